//! The plan lane in the tray: the chosen cards as tickets in the order in which they will be carried
//! out, what the turn comes to, and the buttons.

use egui::{Align, Id, Key, Modifiers, PointerButton, Rect, Role, Sense, Ui, pos2};

use super::coach::{self, CoachCommand};
use super::drag::{self, Carried};
use super::layout;
use super::plan::{LaneCard, PlannedLane};
use super::scene::Scene;
use super::ticket::{self, TicketLook};
use super::{TableCommand, offer, plan_words, regions, words};
use super::{referee, refusal};
use crate::lesson::kings_errand::Target;
use crate::rules::kings_errand::{Action, ActionCard, Fate, Phase};
use crate::ui::picture::Icon;
use crate::ui::theme::Text;
use crate::ui::widget::chip::{self, ChipKind, chip};
use crate::ui::widget::{Access, Button, ButtonKind, Slot, text};

/// Paints the lane.
pub(super) fn show(ui: &mut Ui, scene: &Scene<'_>, lane: &PlannedLane) {
    heading(ui, scene, lane);
    if scene.choices.is_offering() {
        offer::show(ui, scene);
    } else if scene.phase() == Phase::Tournament && !scene.is_bare() {
        offer::watch(ui, scene);
    } else {
        tickets(ui, scene, lane);
    }
    buttons(ui, scene, lane);
}

/// Title, what the plan comes to, and how it is changed; or why the last wish was refused.
fn heading(ui: &mut Ui, scene: &Scene<'_>, lane: &PlannedLane) {
    let stage = &scene.stage;
    let tokens = stage.tokens();
    let place = scene.layout.tray.lane_title;
    // The number of the first ticket lies on its corner, a little over the heading.
    let place = place.with_min_x(place.left() + 22.0);
    let words = plan_words::title(scene, lane);
    let font = tokens.font(Text::Display5);
    let ink = tokens.colour.tray_title;
    text::label(ui, place, Align::Min, &words, &font, ink);
    let title = text::fit(
        ui.painter(),
        &words,
        &font,
        ink,
        text::room(place, 1, Align::Min),
    );
    let mut right = place.left() + title.galley.rect.width() + tokens.space.l;
    scene.say_in(place.with_max_x(right));
    if refusal::show(ui, scene, place.with_min_x(right)) {
        return;
    }
    let compact = scene.layout.class == layout::Class::Compact;
    let chips = chips(scene, lane);
    for (kind, words) in chips {
        let at = pos2(right, place.center().y);
        let chip = chip(ui.painter(), at, kind, &words, stage.look);
        let access = ui.allocate_rect(chip, Sense::hover());
        access.widget_info(|| egui::WidgetInfo::labeled(Role::Label, true, &words));
        scene.say_in(chip);
        right = chip.right() + tokens.space.m;
    }
    let several = lane.cards.iter().filter(|card| is_movable(card)).count() > 1;
    // In a lesson the guide says it when it is time.
    let movable = several && !scene.is_bare() && scene.guide.is_none();
    if movable && !compact && scene.state.selected.is_none() {
        let room = place.with_min_x(right);
        let words = plan_words::hint(stage.translator);
        let font = tokens.italic(Text::BodySmall);
        let width = ui
            .painter()
            .layout_no_wrap(words.clone(), font.clone(), ink);
        // Where it has no room it is left out: F1 says it too.
        if width.rect.width() < room.width() {
            let soft = tokens.colour.tray_text_soft;
            text::label(ui, room, Align::Max, &words, &font, soft);
        }
    }
}

/// What the plan comes to: shields gained, cards that expire.
fn chips(scene: &Scene<'_>, lane: &PlannedLane) -> Vec<(ChipKind, String)> {
    let translator = scene.stage.translator;
    let planned = lane.cards.iter().any(|card| card.step.is_some());
    let Some(line) = lane.line.as_ref().filter(|_| planned) else {
        return Vec::new();
    };
    let outcome = &line.outcome;
    let mut chips = Vec::new();
    if outcome.shields > 0 {
        let words = plan_words::shields(translator, outcome.shields);
        chips.push((ChipKind::Works, words));
    }
    let (expiring, pending) = (lane.expiring(), lane.pending());
    if pending > 0 {
        chips.push((ChipKind::Plain, plan_words::pending(translator, pending)));
    }
    if expiring > 0 || pending == 0 {
        let kind = if expiring > 0 {
            ChipKind::Expires
        } else {
            ChipKind::Works
        };
        chips.push((kind, plan_words::expiring(translator, expiring)));
    }
    chips
}

fn is_movable(card: &LaneCard) -> bool {
    card.is_planned() && card.ticket.is_some()
}

fn tickets(ui: &mut Ui, scene: &Scene<'_>, lane: &PlannedLane) {
    for (index, place) in scene.layout.tray.tickets.iter().enumerate() {
        match lane.cards.get(index) {
            Some(card) if card.ticket.is_some() => self::card(ui, scene, lane, index, place),
            Some(_) => considered(ui, scene, lane, index, place),
            None => {
                Slot::new()
                    .on_tray()
                    .paint(ui.painter(), place.rect, scene.stage.look);
            }
        }
    }
    if lane.cards.is_empty() && scene.phase() == Phase::Choose {
        let tokens = scene.stage.tokens();
        let Some(first) = scene.layout.tray.tickets.first() else {
            return;
        };
        let words = plan_words::empty(scene);
        let room = first.rect.shrink(tokens.space.panel_inset);
        let font = tokens.italic(Text::Body);
        let soft = tokens.colour.tray_text_soft;
        text::lines(ui.painter(), room, Align::Min, &words, &font, soft, 4);
    }
}

/// A card of the supply that is being looked at: what the turn would become with it.
fn considered(
    ui: &Ui,
    scene: &Scene<'_>,
    lane: &PlannedLane,
    index: usize,
    place: &layout::Ticket,
) {
    let card = &lane.cards[index];
    let mut painter = ui.painter().clone();
    painter.multiply_opacity(0.9);
    let number = PlannedLane::number(index);
    let shown = TicketLook {
        pending: lane.is_pending(card),
        considered: true,
        ..TicketLook::default()
    };
    ticket::paint(&painter, scene, card, number, place, shown);
    // A ribbon across the head says that it is not so yet.
    let words = plan_words::considered(scene.stage.translator);
    let rect = place.rect;
    let size = scene.stage.tokens().size(Text::Label);
    let height = (1.4 * size).min(0.3 * rect.height());
    let ribbon = Rect::from_min_max(
        pos2(rect.left() + 18.0, rect.top() - 0.5 * height),
        pos2(rect.right() - 6.0, rect.top() + 0.5 * height),
    );
    chip::pennant(ui.painter(), ribbon, Align::Min, &words, scene.stage.look);
}

fn card(ui: &mut Ui, scene: &Scene<'_>, lane: &PlannedLane, index: usize, place: &layout::Ticket) {
    let stage = &scene.stage;
    let card = &lane.cards[index];
    let Some(ticket) = card.ticket else {
        return;
    };
    let selected = scene.state.selected == Some(ticket);
    let name = words::action_card(stage.translator, card.card);
    let about = words::about_action_card(stage.translator, card.card);
    let about = words::with_german(stage, about, |tr| words::action_card(tr, card.card));
    let number = PlannedLane::number(index);
    let id = format!("ticket.{ticket}");
    let movable = is_movable(card) && !scene.watching && !scene.is_bare();
    let carried = Carried::Ticket(ticket);
    let at_table = scene.is_bare() && card.is_planned() && drag::can_lift(scene, carried);
    let sense = if movable || at_table {
        Sense::click_and_drag()
    } else {
        Sense::click()
    };
    let response = ui.interact(place.rect, ui.scope_id().with(&id), sense);
    let spoken = [plan_words::spoken(scene, lane, card, number), about.clone()].join(" ");
    Access::new(&id, &name).described(&spoken).describe(
        ui,
        &response,
        Role::Button,
        Some(selected),
    );
    stage.reach(regions::LANE, &response);
    if scene.state.refocus == Some(ticket) {
        response.request_focus();
    }
    // Of equal cards the one that is still to be carried out.
    let same = |other: &LaneCard| other.card == card.card && other.is_planned();
    let stands_for = card.is_planned() || !lane.cards.iter().any(same);
    let looks = stands_for && scene.mark(Target::Ticket(card.card), &response);
    let opens = if scene.is_bare() {
        card.is_planned() && scene.choices.is_own_turn() && scene.phase() == Phase::CarryOut
    } else {
        can_open(card)
    };
    let shown = TicketLook {
        hovered: response.hovered(),
        marked: response.has_focus() || selected,
        movable,
        opens: opens && movable && !scene.ways(card).is_empty(),
        pending: lane.is_pending(card),
        considered: false,
    };
    if response.dragged_by(PointerButton::Primary) {
        Slot::new()
            .on_tray()
            .paint(ui.painter(), place.rect, stage.look);
    } else {
        ticket::paint(ui.painter(), scene, card, number, place, shown);
    }
    drag::pick(scene, &response, carried);
    if movable {
        moves(ui, scene, lane, index, ticket, &response);
    }
    if response.clicked() && opens && !looks {
        stage.send(TableCommand::Select((!selected).then_some(ticket)));
    }
    if card.hopeless {
        let help = plan_words::hopeless_help(stage.translator);
        let about = [about, help].join("\n");
        super::supply::explain_by(scene, &response, &name, &about, card.card.rule());
    } else {
        super::supply::explain_by(scene, &response, &name, &about, card.card.rule());
    }
}

/// Whether there is something to choose or to be told.
fn can_open(card: &LaneCard) -> bool {
    match card.fate {
        Fate::Held => card
            .step
            .as_ref()
            .is_some_and(|step| card.card != ActionCard::Tournament || step.expires()),
        Fate::Expired => true,
        Fate::CarriedOut => false,
    }
}

/// Alt + arrow moves a ticket among those that are still to be carried out.
fn moves(
    ui: &Ui,
    scene: &Scene<'_>,
    lane: &PlannedLane,
    index: usize,
    ticket: usize,
    response: &egui::Response,
) {
    let places: Vec<usize> = (0..lane.cards.len())
        .filter(|&at| is_movable(&lane.cards[at]))
        .collect();
    let Some(own) = places.iter().position(|&at| at == index) else {
        return;
    };
    let mut to = None;
    let selected = scene.state.selected == Some(ticket);
    if response.has_focus() || selected {
        let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::ALT, key));
        if pressed(Key::ArrowLeft) {
            to = own.checked_sub(1);
        }
        if pressed(Key::ArrowRight) {
            to = Some(own + 1).filter(|&to| to < places.len());
        }
    }
    if let Some(to) = to {
        scene.stage.send(TableCommand::Shift { ticket, to });
    }
}

/// A button of the row at the foot of the lane.
struct Wanted {
    id: &'static str,
    kind: ButtonKind,
    words: String,
    key: &'static str,
    icon: Option<Icon>,
    command: TableCommand,
}

/// How large buttons are written, and whether with their keys. Where they have no room they first
/// get smaller, then lose their keys: F1 has those too.
const FITS: [(Text, bool); 5] = [
    (Text::Body, true),
    (Text::BodySmall, true),
    (Text::BodySmall, false),
    (Text::Label, false),
    (Text::Caption, false),
];

/// Between two buttons.
const GAP: f32 = 10.0;

/// For how long after a button of waiting has gone a click on its place still means that button,
/// in seconds.
const STILL_MEANT: f64 = 0.6;

/// What plays on stands at the left. The hint, taking back and the two buttons of waiting each have a
/// place of their own at the right end, so that none of them turns into another under the pointer.
fn buttons(ui: &mut Ui, scene: &Scene<'_>, lane: &PlannedLane) {
    let row = scene.layout.tray.buttons;
    let standing = standing(scene);
    let all: Vec<&Wanted> = standing.iter().map(|(wanted, _)| wanted).collect();
    let widths = widths(ui, scene, &all, 0.6 * row.width());
    let (mut right, mut left_of_undo) = (row.right(), row.right());
    for ((wanted, shown), width) in standing.iter().zip(widths.each) {
        let place = Rect::from_x_y_ranges(right - width..=right, row.y_range());
        right = place.left() - GAP;
        if *shown {
            left_of_undo = right;
            if wanted.id == "hint" && coach::beckons(scene, lane) {
                coach::beckon(ui, scene, place);
            }
            button(ui, scene, wanted, widths.fit, place);
        }
    }
    let mut main = main(scene, lane);
    if !scene.invites() {
        // Merlin's own buttons lead on.
        for it in &mut main {
            it.kind = ButtonKind::Dark;
        }
    }
    let all: Vec<&Wanted> = main.iter().collect();
    // Where there is too little room, places of buttons that are not there now are used as well.
    let mut widths = self::widths(ui, scene, &all, right - row.left());
    if widths.shrunk {
        widths = self::widths(ui, scene, &all, left_of_undo - row.left());
    }
    let mut left = row.left();
    for (wanted, width) in main.iter().zip(widths.each) {
        let place = Rect::from_x_y_ranges(left..=left + width, row.y_range());
        left = place.right() + GAP;
        button(ui, scene, wanted, widths.fit, place);
    }
}

/// How buttons side by side fit into their room.
struct Widths {
    each: Vec<f32>,
    fit: (Text, bool),
    /// Whether they are narrower than their smallest words.
    shrunk: bool,
}

fn widths(ui: &Ui, scene: &Scene<'_>, wanted: &[&Wanted], room: f32) -> Widths {
    let height = scene.layout.tray.buttons.height();
    let look = scene.stage.look;
    let gaps = GAP * wanted.len().saturating_sub(1) as f32;
    let made = |(size, keys): (Text, bool)| -> Vec<f32> {
        let width = |it: &&Wanted| it.button(size, keys).width(ui.painter(), height, look);
        wanted.iter().map(width).collect()
    };
    let fits = |each: &[f32]| each.iter().sum::<f32>() + gaps <= room;
    let found = FITS.into_iter().map(|fit| (made(fit), fit));
    if let Some((each, fit)) = found.clone().find(|(each, _)| fits(each)) {
        return Widths {
            each,
            fit,
            shrunk: false,
        };
    }
    let fit = (Text::Caption, false);
    let each = made(fit);
    let sum = each.iter().sum::<f32>().max(1.0);
    let shrink = ((room - gaps) / sum).clamp(0.0, 1.0);
    Widths {
        each: each.into_iter().map(|width| width * shrink).collect(),
        fit,
        shrunk: true,
    }
}

fn button(ui: &mut Ui, scene: &Scene<'_>, wanted: &Wanted, fit: (Text, bool), place: Rect) {
    let stage = &scene.stage;
    let (size, keys) = fit;
    scene.say_in(place);
    let access = Access::new(wanted.id, &wanted.words);
    let button = wanted.button(size, keys);
    let mut response = button.show(ui, place, access, stage.look);
    if size == Text::Caption {
        response = response.on_hover_text(&wanted.words);
    }
    stage.reach(regions::BUTTONS, &response);
    let target = if let TableCommand::Act(action) = &wanted.command {
        Target::of(*action)
    } else {
        (wanted.command == TableCommand::Step).then_some(Target::Next)
    };
    if target.is_some_and(|target| scene.mark(target, &response)) {
        return;
    }
    let memory = Id::unique("lane.waiting");
    let now = ui.input(|input| input.time);
    let waits = matches!(wanted.command, TableCommand::Hurry | TableCommand::Enough);
    if waits {
        ui.data_mut(|data| data.insert_temp(memory, (place, now)));
    }
    if !response.clicked() {
        return;
    }
    let gone: Option<(Rect, f64)> = ui.data(|data| data.get_temp(memory));
    let pointer = ui.input(|input| input.pointer.interact_pos());
    let pointer = pointer.filter(|_| response.clicked_by(PointerButton::Primary));
    let late = gone.is_some_and(|(place, since)| {
        now - since < STILL_MEANT && pointer.is_some_and(|pointer| place.contains(pointer))
    });
    if waits || !late {
        stage.send(wanted.command.clone());
    }
}

impl Wanted {
    fn button(&self, size: Text, keys: bool) -> Button<'_> {
        let key = if keys { self.key } else { "" };
        // The last that goes are the words beside a sign: these stand in the tooltip.
        let words = if size == Text::Caption && self.icon.is_some() {
            ""
        } else {
            &self.words
        };
        let button = Button::new(self.kind, words).key(key).text(size);
        match self.icon {
            Some(icon) => button.icon(icon),
            None => button,
        }
    }
}

/// What plays on.
fn main(scene: &Scene<'_>, lane: &PlannedLane) -> Vec<Wanted> {
    let translator = scene.stage.translator;
    let mut wanted = Vec::new();
    if scene.choices.is_offering() {
        let offer = scene.state.offer;
        wanted.push(Wanted {
            id: "offer",
            kind: if offer.is_empty() {
                ButtonKind::Plain
            } else {
                ButtonKind::Next
            },
            words: words::make_offer(translator, offer),
            key: "E",
            icon: None,
            command: TableCommand::Act(Action::Offer(offer)),
        });
    } else if scene.phase() == Phase::CarryOut && scene.choices.is_own_turn() {
        let planned = lane.cards.iter().any(is_movable);
        if planned && !scene.is_bare() {
            wanted.push(Wanted {
                id: "next-step",
                kind: ButtonKind::Next,
                words: plan_words::next_step(translator),
                key: "N",
                icon: None,
                command: TableCommand::Step,
            });
            wanted.push(Wanted {
                id: "carry-out-all",
                kind: ButtonKind::Plain,
                words: plan_words::carry_out_all(translator),
                key: "X",
                icon: None,
                command: TableCommand::CarryOutAll,
            });
        }
        let unused = scene.choices.unused();
        wanted.push(Wanted {
            id: "end-turn",
            // The gold button is never the one that throws cards away.
            kind: if unused == 0 {
                ButtonKind::Next
            } else {
                ButtonKind::Dark
            },
            // Beside a plan the count would sound as if the plan failed.
            words: if scene.is_bare() {
                words::end_turn(translator, 0)
            } else if planned {
                plan_words::end_without(translator)
            } else {
                words::end_turn(translator, unused)
            },
            key: "E",
            icon: None,
            command: TableCommand::Act(Action::EndTurn),
        });
    }
    if let Some((words, command)) = referee::opener(scene) {
        wanted.push(Wanted {
            id: "mistakes",
            kind: ButtonKind::Plain,
            words,
            key: "",
            icon: None,
            command,
        });
    }
    wanted
}

/// The hint, taking back and what is for waiting, from the right end of the row; which of it is shown.
fn standing(scene: &Scene<'_>) -> Vec<(Wanted, bool)> {
    let translator = scene.stage.translator;
    let undo = Wanted {
        id: "undo",
        kind: ButtonKind::Dark,
        words: words::undo(translator),
        key: "Z",
        icon: Some(Icon::Undo),
        command: TableCommand::Undo,
    };
    let hurry = Wanted {
        id: "hurry",
        kind: ButtonKind::Plain,
        words: words::hurry(translator),
        key: "S",
        icon: None,
        command: TableCommand::Hurry,
    };
    let enough = Wanted {
        id: "enough",
        kind: ButtonKind::Plain,
        words: words::enough(translator),
        key: "S",
        icon: None,
        command: TableCommand::Enough,
    };
    let thinking = scene.thinking.is_some();
    let mut standing = vec![
        (undo, scene.can_undo),
        (hurry, scene.waiting && !thinking),
        (enough, thinking),
    ];
    if scene.coach.is_some_and(|coach| coach.level.is_on()) {
        let hint = Wanted {
            id: "hint",
            kind: ButtonKind::Plain,
            words: translator.text(crate::id!("coach-hint")),
            key: "H",
            icon: None,
            command: TableCommand::Coach(CoachCommand::Ask),
        };
        standing.insert(0, (hint, coach::may_ask(scene)));
    }
    standing
}
