//! The circle: places, knights, and the tasks in its middle.

use egui::{Align, Rect, Ui, vec2};

use super::drag::{self, Carried};
use super::plan::{LaneCard, PlannedLane};
use super::scene::Scene;
use super::supply::explain_by;
use super::{Overlay, TableCommand, motion, path, regions, words};
use crate::lesson::kings_errand::Target;
use crate::rules::Seat;
use crate::rules::kings_errand::{Action, ActionCard, Location, Phase, Rule, TaskId, Wish};
use crate::ui::picture::Back;
use crate::ui::theme::{KnightColour, Text};
use crate::ui::widget::card::stack_below;
use crate::ui::widget::{Access, Card, CardState, Face, Slot, knight, map, panel, text};

/// Paints the circle and what is on it, the way of the plan included.
pub(super) fn show(ui: &mut Ui, scene: &Scene<'_>, lane: &PlannedLane) {
    let look = scene.stage.look;
    if let Some(frame) = scene.layout.map {
        panel::map_frame(ui.painter(), frame, look);
    }
    map::road(ui.painter(), &scene.layout.ring, look);
    let ring = scene.view.position().ring().clockwise();
    for (index, place) in ring.into_iter().enumerate() {
        location(ui, scene, lane, index, place);
    }
    if scene.invites() {
        path::rides(ui.painter(), scene, lane);
    }
    tasks(ui, scene);
    if scene.invites() {
        path::ghost(ui.painter(), scene, lane);
    }
    on_places(ui, scene, lane);
}

/// What lies on the places: how far they are, knights, names, steps.
pub(super) fn on_places(ui: &Ui, scene: &Scene<'_>, lane: &PlannedLane) {
    distances(ui, scene, lane);
    knights(ui, scene);
    names(ui, scene, lane);
}

/// How far the places are that can be ridden to.
fn distances(ui: &Ui, scene: &Scene<'_>, lane: &PlannedLane) {
    let Some(riding) = riding(scene, lane).filter(|_| scene.invites()) else {
        return;
    };
    let ring = scene.view.position().ring();
    for (index, place) in ring.clockwise().into_iter().enumerate() {
        if ride(scene, lane, place).is_some() {
            let card = scene.layout.ring.place(index);
            let far = ring.distance(riding.from, place);
            let crowded = path::steps_at(lane, place) > 1;
            map::distance(ui.painter(), card, far, crowded, scene.stage.look);
        }
    }
}

/// The names of the places and the steps that lead there. Neither who stands at a place nor a rim
/// around it hides a letter of its name.
pub(super) fn names(ui: &Ui, scene: &Scene<'_>, lane: &PlannedLane) {
    let look = scene.stage.look;
    let ring = scene.view.position().ring().clockwise();
    for (index, place) in ring.into_iter().enumerate() {
        let name = words::location(scene.stage.translator, place);
        let width = map::label_width(ui.painter(), &name, scene.layout.ring.label_height, look);
        if let Some(label) = scene.layout.ring.label(index, width) {
            map::place_label(ui.painter(), label, &name, look);
        }
    }
    if scene.invites() {
        path::steps(ui.painter(), scene, lane);
    }
}

fn location(ui: &mut Ui, scene: &Scene<'_>, lane: &PlannedLane, index: usize, place: Location) {
    let stage = &scene.stage;
    let rect = scene.layout.ring.place(index);
    let riding = riding(scene, lane).filter(|_| scene.invites());
    let ride = ride(scene, lane, place);
    let reached = ride.is_some() && riding.is_some();
    let state = if reached {
        CardState::Selectable
    } else {
        CardState::Normal
    };
    let name = words::location(stage.translator, place);
    let about = words::about_location(stage.translator, scene, place);
    let far = riding.filter(|_| reached).map(|riding| {
        let ring = scene.view.position().ring();
        ring.distance(riding.from, place)
    });
    let about = far.map_or(about.clone(), |far| {
        words::with_ride(stage.translator, &about, far)
    });
    let about = words::with_german(stage, about, |tr| words::location(tr, place));
    let id = format!("place.{}", words::location_id(place));
    let access = Access::new(&id, &name).described(&about);
    // The name stands on the card only where it has no label below it.
    let labelled = scene.layout.ring.label(index, 0.0).is_some();
    let card = Card::new(Face::Location(place))
        .title(if labelled { "" } else { &name })
        .state(state);
    // Where the next ride does not lead steps back.
    let rests = riding.is_some_and(|riding| riding.now && !reached && riding.from != place);
    let card = if rests { card.hushed() } else { card };
    let response = card.show(ui, rect, access, stage.look);
    if reached {
        let lift = if response.hovered() || response.has_focus() {
            0.045
        } else {
            0.0
        };
        let raised = rect.translate(vec2(0.0, -lift * rect.width()));
        map::within_reach(ui.painter(), raised, stage.look);
    }
    stage.reach(regions::MAP, &response);
    explain_by(scene, &response, &name, &about, Rule::D2);
    let looks = scene.mark(Target::Location(place), &response);
    if let Some(command) = ride
        && response.clicked()
        && !looks
    {
        stage.send(command);
    }
}

/// The ride that places are chosen for.
#[derive(Clone, Copy)]
struct Riding {
    from: Location,
    /// Whether it is the next step, or the one whose choices are open.
    now: bool,
}

/// The ride that a click on a place is about, if there is one: see [`ride`].
fn riding(scene: &Scene<'_>, lane: &PlannedLane) -> Option<Riding> {
    let own = scene.own_position().knight();
    let Some(card) = horse(scene, lane) else {
        return (!scene.is_bare()).then_some(Riding {
            from: own,
            now: true,
        });
    };
    let first = lane.cards.iter().find(|card| card.is_planned());
    let acting = scene.phase() == Phase::CarryOut && scene.choices.is_own_turn();
    let is_next = acting && first.map(|card| card.ticket) == Some(card.ticket);
    Some(Riding {
        from: card.step.as_ref().map_or(own, |step| step.before.place),
        now: scene.state.selected.is_some() || is_next,
    })
}

/// The Horse of the plan that a click on a place is about.
fn horse<'a>(scene: &Scene<'_>, lane: &'a PlannedLane) -> Option<&'a LaneCard> {
    let is_horse = |card: &&LaneCard| matches!(card.card, ActionCard::Horse(_));
    let mut planned = lane.cards.iter().filter(|card| card.is_planned());
    match scene.state.selected {
        Some(selected) => planned.find(|card| card.ticket == Some(selected) && is_horse(card)),
        None => planned.find(is_horse),
    }
}

/// What a click on a place does: it says where a Horse of the plan is to ride, or rides there at once
/// if that is the next step.
fn ride(scene: &Scene<'_>, lane: &PlannedLane, place: Location) -> Option<TableCommand> {
    let planned = || lane.cards.iter().filter(|card| card.is_planned());
    let selected = scene.state.selected;
    let horse = horse(scene, lane);
    let is_next = planned().next().map(|card| card.ticket) == horse.map(|card| card.ticket);
    if let Some(card) = horse.filter(|_| selected.is_some() || !is_next)
        && let Some(ticket) = card.ticket
    {
        let to = |action: &Action| matches!(action, Action::Horse { to, .. } if *to == place);
        let action = scene.ways(card).into_iter().find(to)?;
        let wish = Wish::Do(action);
        return Some(TableCommand::Wish { ticket, wish });
    }
    let action = scene.choices.ride(place, scene.selected_card())?;
    Some(TableCommand::Act(action))
}

fn knights(ui: &Ui, scene: &Scene<'_>) {
    let position = scene.view.position();
    let seats = position
        .seats()
        .map(|seat| (seat, motion::knight(scene, seat)));
    let mut knights: Vec<_> = seats.collect();
    // Place by place, and whoever rides above all others.
    knights.sort_by_key(|&(seat, (_, rides))| {
        let place = position.ring().position(position.seat(seat).knight());
        (rides, place)
    });
    for (seat, (rect, _)) in knights {
        let own = seat == scene.own;
        let (knight, look) = (scene.knight(seat), scene.stage.look);
        knight::standing(ui.painter(), rect, knight, own, look);
    }
}

fn tasks(ui: &mut Ui, scene: &Scene<'_>) {
    let stage = &scene.stage;
    let pile = scene.layout.task_pile;
    scene.mark_place(Target::Tasks, pile);
    let left = scene.unseen_tasks();
    if left > 0 {
        stack_below(ui.painter(), pile, left, stage.look);
        Card::new(Face::Back(Back::Task))
            .hushed()
            .paint(ui.painter(), pile, stage.look);
    } else {
        Slot::new().paint(ui.painter(), pile, stage.look);
    }
    let words = if scene.is_bare() {
        String::new()
    } else {
        words::face_down(stage.translator, left)
    };
    let tokens = stage.tokens();
    text::label(
        ui,
        scene.layout.task_pile_count,
        Align::Center,
        &words,
        &tokens.font(Text::Label),
        tokens.colour.ink,
    );
    let slots = scene.layout.tasks.into_iter().enumerate();
    for ((slot, rect), task) in slots.zip(scene.display()) {
        match task {
            Some(task) => open_task(ui, scene, task, rect),
            None => Slot::new().takers(taker(scene, slot).as_slice()).paint(
                ui.painter(),
                rect,
                stage.look,
            ),
        }
    }
}

/// Who took the task that lay in this slot in this round.
fn taker(scene: &Scene<'_>, slot: usize) -> Option<KnightColour> {
    let task = scene.state.displayed[slot].filter(|_| !scene.is_bare())?;
    let position = scene.view.position();
    let seat = position.seats().find(|&seat| {
        let own = position.seat(seat);
        own.tasks().contains(task) || own.completed().contains(task)
    })?;
    Some(scene.knight(seat))
}

fn open_task(ui: &mut Ui, scene: &Scene<'_>, task: TaskId, rect: Rect) {
    let stage = &scene.stage;
    let take = scene.choices.take_task(task);
    let state = if take.is_some() && scene.invites() {
        CardState::Selectable
    } else {
        CardState::Normal
    };
    let id = format!("display.{task}");
    let response = task_card(ui, scene, (task, Carried::Open(task)), rect, state, &id);
    stage.reach(regions::TASKS, &response);
    let looks = scene.mark(Target::Task(task), &response) || scene.mark(Target::Tasks, &response);
    if let Some(action) = take
        && response.clicked()
        && !looks
    {
        stage.send(TableCommand::Act(action));
    }
}

/// A task card with its name and everything on it for screen readers and tooltips.
pub(super) fn task_card(
    ui: &mut Ui,
    scene: &Scene<'_>,
    (task, carried): (TaskId, Carried),
    rect: Rect,
    state: CardState,
    id: &str,
) -> egui::Response {
    let stage = &scene.stage;
    let name = words::task_title(stage.translator, task);
    let about = words::about_task(stage.translator, scene, task);
    let about = words::with_german(stage, about, |tr| words::task_title(tr, task));
    let access = Access::new(id, &name).described(&about);
    match scene.task(task) {
        Some(card) => {
            let card = Card::new(Face::Task(*card)).title(&name).state(state);
            let card = card.draggable(drag::can_lift(scene, carried));
            let response = card.show(ui, rect, access, stage.look);
            drag::pick(scene, &response, carried);
            explain_by(scene, &response, &name, &about, Rule::D9);
            response
        }
        None => ui.allocate_rect(rect, egui::Sense::hover()),
    }
}

/// A click on a task in hand: completes it, or asks how it is to be paid.
pub(super) fn quest(scene: &Scene<'_>, task: TaskId) {
    let mut ways = scene.choices.quests(task);
    let (first, more) = (ways.next(), ways.next().is_some());
    match first {
        Some(action) if !more => scene.stage.send(TableCommand::Act(action)),
        Some(_) => scene
            .stage
            .send(TableCommand::Open(Overlay::Payments(task))),
        None => {}
    }
}

/// A small knight beside a name, as high as the line.
pub(super) fn small_arms(ui: &Ui, scene: &Scene<'_>, rect: Rect, seat: Seat) {
    let size = vec2(rect.height() / knight::RATIO, rect.height());
    let arms = Rect::from_min_size(rect.min, size);
    knight::arms(ui.painter(), arms, scene.knight(seat), scene.stage.look);
}
