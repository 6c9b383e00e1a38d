//! The own seat in the tray: coat of arms, tent, shields, virtue cards and tasks.

use egui::{Align, FontId, Rect, Ui, pos2, vec2};

use super::drag::{self, Carried};
use super::plan::PlannedLane;
use super::referee;
use super::scene::Scene;
use super::supply::explain_by;
use super::{TableCommand, map, regions, turns, words};
use crate::lesson::kings_errand::Target;
use crate::rules::kings_errand::{Rule, TaskId, Virtue, VirtueCard};
use crate::ui::picture::Back;
use crate::ui::theme::{FONT_FLOOR, Text};
use crate::ui::widget::{
    Access, Button, ButtonKind, Card, CardState, Face, Slot, chip, figure, knight, paint, panel,
    text,
};

/// Paints the tray and the own seat in it.
pub(super) fn show(ui: &mut Ui, scene: &Scene<'_>, lane: &PlannedLane) {
    let look = scene.stage.look;
    let tray = &scene.layout.tray;
    panel::tray(ui.painter(), tray.rect, look);
    panel::tray_divider(ui.painter(), tray.lane.left() - 12.0, tray.rect, look);
    seat(ui, scene);
    virtues(ui, scene, lane);
    tasks(ui, scene, lane);
}

fn seat(ui: &mut Ui, scene: &Scene<'_>) {
    let look = scene.stage.look;
    let tokens = look.tokens;
    let tray = &scene.layout.tray;
    let turn = scene.acts(scene.own);
    if turn {
        let glow = tokens.colour.hint_glow;
        let middle = tray.knight.center();
        let halo = paint::halo(middle, 0.62 * tray.knight.size(), glow);
        ui.painter().add(halo);
    }
    knight::arms(ui.painter(), tray.knight, scene.knight(scene.own), look);
    if scene.leads(scene.own) {
        knight::crown(ui.painter(), tray.knight, look);
    }
    turns::seal(ui.painter(), scene, scene.own, tray.knight);
    if turn && scene.invites() {
        let tr = scene.stage.translator;
        let words = if scene.watching || words::shows_other(scene) {
            words::turn_of_other(tr)
        } else {
            words::turn_of_you(tr)
        };
        chip::pennant(ui.painter(), tray.turn, Align::Center, &words, look);
    }
    let name = scene.name(scene.own);
    text::labels(
        ui,
        tray.name,
        Align::Center,
        &name,
        &tokens.font(Text::Display4),
        tokens.colour.tray_text,
        2,
    );
    scene.mark_place(Target::Tent, tray.tent);
    scene.mark_place(Target::Shields, tray.shield);
    let tent = scene.tent(scene.own);
    if tent > 0 {
        figure::tent(ui.painter(), tray.tent, tent, look);
    }
    figure::shield(
        ui.painter(),
        tray.shield,
        scene.counted_shields(scene.own),
        look,
    );
}

fn virtues(ui: &mut Ui, scene: &Scene<'_>, lane: &PlannedLane) {
    let stage = &scene.stage;
    let tokens = stage.tokens();
    let tray = &scene.layout.tray;
    let heading = words::hand_title(scene);
    let place = if scene.covered_cards() > 0 {
        // Covered cards lie at the end of the line.
        let end = tray.columns[3].right() - tray.hand_title.height().min(30.0) - 28.0;
        tray.hand_title.with_max_x(end)
    } else {
        tray.hand_title
    };
    let title = title_font(ui, scene, &heading, place);
    text::label(
        ui,
        place,
        Align::Min,
        &heading,
        &title,
        tokens.colour.tray_title,
    );
    // All four in the size in which the longest fits.
    let mut small = tokens.font(Text::Caption);
    for virtue in Virtue::ALL {
        let name = words::virtue_sign(stage.translator, virtue);
        let place = tray.column_names[virtue.index()];
        small = text::shrunk(ui.painter(), &name, small, place.width() - 2.0);
        small.size = small.size.min(place.height()).max(FONT_FLOOR);
    }
    let (hand, places) = (scene.shown_hand(), scene.hand_places());
    let [first, .., last] = tray.columns;
    // Only as far down as there are cards.
    let counts = Virtue::ALL.map(|virtue| {
        let of_it = places.iter().filter(|card| card.virtue == virtue);
        (virtue.index(), of_it.count())
    });
    let feet = counts.map(|(column, count)| tray.column_name(column, count).top());
    let foot = feet.into_iter().fold(first.top(), f32::max);
    // A ring around it leaves heading and names in sight.
    let whole = first.union(last).with_max_y(foot - 6.0);
    scene.mark_place(Target::Hand, whole.with_min_y(whole.top() + 3.0));
    for virtue in Virtue::ALL {
        let of_it = places.iter().filter(|card| card.virtue == virtue);
        let cards: Vec<VirtueCard> = of_it.collect();
        if cards.is_empty() {
            let place = tray.hand_card(virtue.index(), 0, 1);
            Slot::new().on_tray().paint(ui.painter(), place, stage.look);
        }
        let mut marks = Vec::new();
        for (nth, &card) in cards.iter().enumerate() {
            let same_before = cards[..nth].iter().filter(|&&other| other == card).count();
            // What is on its way leaves its place free.
            if same_before >= usize::from(hand.count(card)) {
                continue;
            }
            let offered = same_before < usize::from(scene.offered(card));
            let rect = tray.hand_card(virtue.index(), nth, cards.len());
            let paid = lane.payer_of(card, same_before);
            let paid = paid.filter(|_| scene.invites());
            virtue_card(
                ui,
                scene,
                card,
                rect,
                same_before,
                offered || paid.is_some(),
            );
            marks.extend(paid.map(|number| (rect, number)));
        }
        // No card of the fan may lie on a number.
        for (rect, number) in marks {
            mark(ui, scene, rect, number);
        }
        let name = words::virtue_sign(stage.translator, virtue);
        let place = tray.column_name(virtue.index(), cards.len());
        let ink = tokens.colour.tray_text;
        text::line(ui.painter(), place, Align::Center, &name, &small, ink);
    }
    covered(ui, scene);
}

/// The number of the step that uses a card, at its foot.
fn mark(ui: &Ui, scene: &Scene<'_>, rect: Rect, number: usize) {
    let side = 24.0;
    let middle = rect.center_bottom() - vec2(0.0, 0.5 * side - 2.0);
    let disc = Rect::from_center_size(middle, vec2(side, side));
    let look = scene.stage.look;
    figure::step(ui.painter(), disc, number, figure::Verdict::Works, look);
}

fn virtue_card(
    ui: &mut Ui,
    scene: &Scene<'_>,
    card: VirtueCard,
    rect: Rect,
    nth: usize,
    chosen: bool,
) {
    let stage = &scene.stage;
    let offering = scene.choices.is_offering() || referee::is_paying(scene);
    // At a real table any card can be laid down; what it is good for, the referee says.
    let joins = scene.is_bare() || scene.choices.can_offer_more(scene.state.offer, card);
    let can_join = offering && joins;
    let offered = offering && chosen;
    let state = match (chosen, can_join) {
        (_, _) if !scene.invites() => CardState::Normal,
        (true, _) => CardState::Selected,
        (false, true) if !scene.is_bare() => CardState::Selectable,
        (false, false) if offering => CardState::Disabled,
        (false, _) => CardState::Normal,
    };
    let name = words::virtue_card(stage.translator, card);
    let about = words::about_virtue_card(stage.translator, card, offered);
    let about = words::with_german(stage, about, |tr| words::virtue_card(tr, card));
    let id = format!(
        "hand.{}.{}.{nth}",
        words::virtue_id(card.virtue),
        card.value
    );
    let count = scene.shown_hand().count(card);
    let spoken = words::with_copy(stage.translator, &about, nth, count);
    let access = Access::new(&id, &name).described(&spoken);
    let carried = Carried::Virtue(card);
    // What is offered or pays already is carried from there.
    let free = !offered && drag::can_lift(scene, carried);
    let response = Card::new(Face::Virtue(card))
        .state(state)
        .draggable(free)
        .show(ui, rect, access, stage.look);
    stage.reach(regions::HAND, &response);
    if free {
        drag::pick(scene, &response, carried);
    }
    explain_by(scene, &response, &name, &about, Rule::D10);
    let looks = scene.mark(Target::Hand, &response);
    if response.clicked() && !looks {
        if offered {
            stage.send(TableCommand::OfferLess(card));
        } else if can_join {
            stage.send(TableCommand::OfferMore(card));
        }
    }
}

/// Covered cards, and the button to look at them.
fn covered(ui: &mut Ui, scene: &Scene<'_>) {
    let stage = &scene.stage;
    let count = scene.covered_cards();
    if count == 0 && !scene.state.peeking {
        return;
    }
    let shown = scene.shown.is_some();
    let tray = &scene.layout.tray;
    let height = (tray.hand_title.height()).min(30.0);
    let right = tray.columns[3].right();
    if count > 0 {
        let card = Rect::from_min_size(
            pos2(right - height / 1.4, tray.hand_title.top()),
            vec2(height / 1.4, height),
        );
        Card::new(Face::Back(Back::Virtue)).paint(ui.painter(), card, stage.look);
        let label = words::times(stage.translator, count);
        let place = Rect::from_min_max(pos2(card.left() - 26.0, card.top()), card.left_bottom());
        let tokens = stage.tokens();
        let ink = tokens.colour.tray_text;
        text::line(
            ui.painter(),
            place,
            Align::Center,
            &label,
            &tokens.bold(Text::Label),
            ink,
        );
    }
    // What is shown is no game: there is nothing to uncover in it. And the hand of a bot is not for
    // people who watch.
    if shown || scene.watching {
        return;
    }
    let words = words::hold_to_look(stage.translator);
    let button = Button::new(ButtonKind::Dark, &words)
        .text(Text::Caption)
        .key("H");
    // Clear of the names of the virtues.
    let room = tray.rect.bottom() - tray.column_names[0].bottom();
    let height = (room - 8.0).clamp(0.0, 26.0);
    let foot = tray.rect.bottom() - (height + 8.0).min(f32::midpoint(room, height));
    let left = tray.columns[0].left();
    let width = button
        .width(ui.painter(), height, stage.look)
        .min(right - left);
    let rect = Rect::from_min_size(pos2(left, foot), vec2(width, height));
    let response = button.show(ui, rect, Access::new("peek", &words), stage.look);
    stage.reach(regions::HAND, &response);
    let looking = response.is_pointer_button_down_on();
    let (key, pressed, clicked) = ui.input(|input| {
        let key = input.key_down(egui::Key::H) && input.modifiers.is_none();
        let fresh = |event: &egui::Event| {
            matches!(
                event,
                egui::Event::Key {
                    key: egui::Key::H,
                    pressed: true,
                    repeat: false,
                    ..
                }
            )
        };
        let pressed = input.events.iter().any(fresh);
        (key, pressed, input.pointer.primary_pressed())
    });
    // A key that is held on from before the seat changed hands uncovers nothing.
    let begins = (looking && clicked) || (key && pressed);
    if scene.state.peeking && !(looking || key) {
        stage.send(TableCommand::Peek(false));
    } else if !scene.state.peeking && begins {
        stage.send(TableCommand::Peek(true));
    }
}

/// Both headings are of one size, and of the size of the one over the plan where they have the room.
pub(super) fn title_font(ui: &Ui, scene: &Scene<'_>, heading: &str, room: Rect) -> FontId {
    let font = scene.stage.tokens().font(Text::Display5);
    let mut both = text::shrunk(ui.painter(), heading, font, room.width() - 2.0);
    let others = [
        (words::hand_title(scene), Some(scene.layout.tray.hand_title)),
        (words::tasks_title(scene), scene.layout.tray.tasks_title),
    ];
    for (words, place) in others {
        if let Some(place) = place {
            both = text::shrunk(ui.painter(), &words, both, place.width() - 2.0);
        }
    }
    both
}

fn tasks(ui: &mut Ui, scene: &Scene<'_>, lane: &PlannedLane) {
    let stage = &scene.stage;
    let tokens = stage.tokens();
    let tray = &scene.layout.tray;
    if let Some(rect) = tray.tasks_title {
        let heading = words::tasks_title(scene);
        let title = title_font(ui, scene, &heading, rect);
        text::label(
            ui,
            rect,
            Align::Min,
            &heading,
            &title,
            tokens.colour.tray_title,
        );
    }
    let (own, shown) = (scene.task_places(), scene.shown_tasks());
    let count = own.len();
    if count == 0 {
        let place = tray.task(0, 1);
        scene.mark_place(Target::OwnTasks, place);
        Slot::new().on_tray().paint(ui.painter(), place, stage.look);
    }
    for (nth, task) in own.iter().enumerate() {
        if !shown.contains(task) {
            continue;
        }
        let rect = tray.task(nth, count);
        own_task(ui, scene, task, rect);
        if let Some(number) = lane.quest_for(task).filter(|_| scene.invites()) {
            let corner =
                Rect::from_min_size(rect.left_bottom() - vec2(2.0, 20.0), vec2(24.0, 24.0));
            let look = stage.look;
            figure::step(ui.painter(), corner, number, figure::Verdict::Works, look);
        }
    }
}

fn own_task(ui: &mut Ui, scene: &Scene<'_>, task: TaskId, rect: Rect) {
    let payable = scene.choices.quests(task).next().is_some();
    let state = if payable && scene.invites() {
        CardState::Selectable
    } else {
        CardState::Normal
    };
    let id = format!("task.{task}");
    let carried = (task, Carried::Task(task));
    let response = map::task_card(ui, scene, carried, rect, state, &id);
    scene.stage.reach(regions::HAND, &response);
    let looks = scene.mark(Target::OwnTasks, &response);
    if response.clicked() && !looks {
        map::quest(scene, task);
    }
}
