//! Who plays, and by which rules.

mod cards;
mod character;
mod check;
mod heraldry;
mod rules;
mod seat;

use egui::{Align, Id, Key, Modifiers, Rect, ScrollArea, Ui, UiBuilder, pos2, vec2};

use super::{Screen, parts};
use crate::id;
use crate::session::NewGame;
use crate::ui::Stage;
use crate::ui::app::Command;
use crate::ui::picture::Icon;
use crate::ui::theme::Text;
use crate::ui::widget::{Access, Button, ButtonKind, panel, text};

pub use cards::{CardChoice, NotPlayed};
pub use check::{Fault, faults, is_playable, read_seed};

/// The Tab stops: each seat, the free place, the rulebook, the cards, the deal, the coach, the buttons.
mod regions {
    use crate::ui::Region;

    pub(super) const fn seat(index: usize) -> Region {
        Region(index as u8)
    }
    pub(super) const MORE: Region = Region(10);
    pub(super) const EDITION: Region = Region(11);
    pub(super) const CARDS: Region = Region(12);
    pub(super) const SEED: Region = Region(13);
    pub(super) const COACH: Region = Region(14);
    pub(super) const BUTTONS: Region = Region(15);
}

/// What this screen works on: the draft as it will be, and what is wrong with it as it is.
struct Form<'a> {
    stage: Stage<'a>,
    /// The draft as it came.
    draft: &'a NewGame,
    /// The card sets it can be played with.
    cards: &'a CardChoice<'a>,
    /// The draft with the changes of this frame.
    next: NewGame,
    /// What is typed as the number of the deal.
    seed: String,
    faults: Vec<Fault>,
    /// Enter was pressed in a field.
    entered: bool,
}

/// Shows the screen; every change is sent as a new draft.
pub fn show(ui: &mut Ui, stage: Stage<'_>, draft: &NewGame, cards: &CardChoice<'_>) {
    let arrived = parts::arrived(ui.ctx(), Screen::NewGame);
    let seed_id = Id::unique("new-game.seed-typed");
    let kept = (!arrived).then(|| ui.data(|data| data.get_temp::<String>(seed_id)));
    let seed = kept.flatten().unwrap_or_else(|| {
        let seed = draft.seed.as_ref().map(ToString::to_string);
        seed.unwrap_or_default()
    });
    let mut form = Form {
        stage,
        draft,
        cards,
        next: draft.clone(),
        faults: faults(draft, &seed),
        seed,
        entered: false,
    };
    let (look, tokens) = (stage.look, stage.tokens());
    let window = ui.max_rect();
    let grown = parts::grown(tokens, 1.0).sqrt();
    panel::ground(ui.painter(), window, look);

    let head = window.with_max_y(window.top() + 62.0 * grown);
    let title = stage.translator.text(id!("new-game-title"));
    parts::header(ui, head, Icon::Swords, &title, look);

    let foot = window.with_min_y(window.bottom() - 66.0 * grown);
    let body = Rect::from_min_max(head.left_bottom(), foot.right_top());
    content(ui, &mut form, body, arrived);
    let start = buttons(ui, &mut form, foot, arrived);

    ui.data_mut(|data| data.insert_temp(seed_id, form.seed.clone()));
    if form.next != *draft {
        stage.send(Command::Draft(form.next));
    }
    if start {
        stage.send(Command::Start);
    } else if ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape)) {
        stage.send(Command::Go(Screen::Title));
    }
}

/// Seats at the left, rules at the right or below; both scroll together where the window is too
/// small.
fn content(ui: &mut Ui, form: &mut Form<'_>, body: Rect, arrived: bool) {
    let stage = form.stage;
    let tokens = stage.tokens();
    let margin = (0.022 * body.width()).max(18.0);
    let builder = UiBuilder::new().id_salt("new-game").max_rect(body);
    ui.scope_builder(builder, |ui| {
        let mut area = ScrollArea::vertical()
            .id_salt("new-game")
            .auto_shrink(false);
        if arrived {
            // It opens at the top, wherever it was left.
            area = area.vertical_scroll_offset(0.0);
        }
        let shown = area.show(ui, |ui| {
            let width = body.width() - 2.0 * margin;
            let rules_width = (0.33 * width).clamp(300.0, 520.0);
            let seats_width = width - rules_width - tokens.space.xl;
            let beside = seat::fit_beside(ui, form, seats_width);
            // Large letters need the whole width: then the rules stand below.
            let (seats_width, rules_width) = if beside {
                (seats_width, rules_width)
            } else {
                (width, width)
            };
            let space = tokens.space.l;
            let room = body.height() - 2.0 * space;
            let seats_needed = seat::height(ui, form, seats_width);
            let rules_needed = rules::height(ui, form, rules_width);
            let (seats_height, rules_height, inner) = if beside {
                let seats = seats_needed.max(room.min(1.5 * seats_needed));
                let rules = rules_needed.max(seats);
                (seats, rules, rules)
            } else {
                let both = seats_needed + space + rules_needed;
                (seats_needed, rules_needed, both)
            };
            let height = (inner + 2.0 * space).max(body.height());
            let size = vec2(body.width(), height);
            let (whole, _) = ui.allocate_exact_size(size, egui::Sense::hover());
            let spare = (whole.height() - 2.0 * space - inner).max(0.0);
            let min = whole.min + vec2(margin, space + 0.5 * spare);
            let seats = Rect::from_min_size(min, vec2(seats_width, seats_height));
            let corner = if beside {
                pos2(seats.right() + tokens.space.xl, min.y)
            } else {
                pos2(min.x, seats.bottom() + space)
            };
            let rules = Rect::from_min_size(corner, vec2(rules_width, rules_height));
            seat::show(ui, form, seats);
            rules::show(ui, form, rules);
        });
        let ground = tokens.colour.ground;
        panel::fade_scrolled(ui.painter(), &shown, ground, stage.look);
    });
}

/// Back and Start, and between them what is in the way. Whether the game is to start.
fn buttons(ui: &mut Ui, form: &mut Form<'_>, foot: Rect, arrived: bool) -> bool {
    let stage = form.stage;
    let (look, tokens, tr) = (stage.look, stage.tokens(), stage.translator);
    parts::foot(ui.painter(), foot, look);
    let height = 42.0 * parts::grown(tokens, 1.0).sqrt();
    let row = Rect::from_center_size(foot.center(), vec2(foot.width() - 48.0, height));

    let words = tr.text(id!("button-back"));
    let back = Button::new(ButtonKind::Plain, &words).key("Esc");
    let width = back.width(ui.painter(), height, look);
    let back_rect = Rect::from_min_size(row.min, vec2(width, height));
    let response = back.show(ui, back_rect, Access::new("back", &words), look);
    stage.reach(regions::BUTTONS, &response);
    if response.clicked() {
        stage.send(Command::Go(Screen::Title));
    }

    let reason = form.faults.first().map(|fault| fault.words(tr));
    let words = tr.text(id!("new-game-start"));
    let can_start = reason.is_none();
    let kind = if can_start {
        ButtonKind::Next
    } else {
        ButtonKind::Dark
    };
    let start = Button::new(kind, &words).text(Text::BodyLarge);
    let width = start.width(ui.painter(), height, look) + 40.0;
    let start_rect = Rect::from_min_max(pos2(row.right() - width, row.top()), row.max);
    let description = reason.clone().unwrap_or_default();
    let access = Access::new("start", &words).described(&description);
    let response = ui
        .add_enabled_ui(can_start, |ui| start.show(ui, start_rect, access, look))
        .inner;
    if can_start {
        stage.reach(regions::BUTTONS, &response);
        if arrived {
            response.request_focus();
        }
    }
    if let Some(reason) = &reason {
        let room = Rect::from_min_max(
            pos2(back_rect.right() + 20.0, foot.top() + 4.0),
            pos2(start_rect.left() - 20.0, foot.bottom() - 4.0),
        );
        why_not(ui, stage, room, reason);
    }
    let unfocused = ui.memory(egui::Memory::focused).is_none();
    let enter = unfocused && ui.input(|input| input.key_pressed(Key::Enter));
    can_start && (response.clicked() || form.entered || enter)
}

fn why_not(ui: &mut Ui, stage: Stage<'_>, rect: Rect, reason: &str) {
    let tokens = stage.tokens();
    let response = ui.allocate_rect(rect, egui::Sense::hover());
    Access::new("fault", reason).describe(ui, &response, egui::Role::Label, None);
    stage.say("fault", reason);
    let font = tokens.bold(Text::Body);
    let ink = tokens.colour.tray_title;
    text::lines(ui.painter(), rect, Align::Max, reason, &font, ink, 2);
}
