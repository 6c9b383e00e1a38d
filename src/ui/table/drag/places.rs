//! The places that take what is carried, and what is done when it is let go there.

use egui::{Rect, vec2};

use super::Carried;
use crate::rules::kings_errand::{
    Action, ActionCard, LineStep, Location, Phase, TaskId, Virtue, VirtueCard, VirtueCards, Wish,
    payments,
};
use crate::ui::table::motion::Spot;
use crate::ui::table::plan::{LaneCard, PlannedLane};
use crate::ui::table::scene::Scene;
use crate::ui::table::{Overlay, TableCommand, offer, referee};

/// A place that takes what is carried.
#[derive(Clone, Debug)]
pub(super) struct Place {
    /// Where it has to be let go.
    pub(super) takes: Rect,
    /// What is marked.
    pub(super) shown: Rect,
    /// Whether that is a card.
    pub(super) is_card: bool,
    /// Whether it goes there by the rules, as far as anybody may say.
    pub(super) may: bool,
    /// What is done.
    pub(super) commands: Vec<TableCommand>,
}

impl Place {
    fn card(rect: Rect, may: bool, commands: Vec<TableCommand>) -> Self {
        Self {
            takes: rect,
            shown: rect,
            is_card: true,
            may,
            commands,
        }
    }

    fn panel(rect: Rect, may: bool, command: TableCommand) -> Self {
        Self {
            is_card: false,
            ..Self::card(rect, may, vec![command])
        }
    }

    /// The same for whatever is let go in `room`.
    fn within(self, room: Rect) -> Self {
        Self {
            takes: room,
            ..self
        }
    }
}

/// What a card of the plan needs when it is carried out.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
enum Thing {
    /// A place of the circle.
    Place(Location),
    /// A virtue card of a pile.
    Pile(VirtueCard),
    /// An open task.
    Open(TaskId),
    /// An own task.
    Own(TaskId),
    /// An own virtue card; for this task, if it is for a task that is known.
    Hand(VirtueCard, Option<TaskId>),
}

/// The places that take `what`; where they lie upon each other the first one counts.
pub(super) fn of(scene: &Scene<'_>, lane: &PlannedLane, what: Carried) -> Vec<Place> {
    match what {
        Carried::Supply(card) => own_seat(scene, Action::Choose(card), next_ticket(scene, lane)),
        Carried::Pile(card) => {
            let mut places = tickets(scene, lane, Thing::Pile(card));
            let VirtueCard { virtue, value } = card;
            let column = scene.layout.tray.columns[virtue.index()];
            places.extend(own_seat(scene, Action::Exercise { virtue, value }, column));
            places
        }
        Carried::Open(task) => {
            let mut places = tickets(scene, lane, Thing::Open(task));
            let room = scene.layout.tray.tasks;
            places.extend(own_seat(scene, Action::RoundTable { task }, room));
            places
        }
        Carried::Virtue(card) if scene.choices.is_offering() => joins(scene, card),
        Carried::Virtue(card) => {
            let mut places = tickets(scene, lane, Thing::Hand(card, None));
            places.extend(own_tasks(scene, lane, card));
            places
        }
        Carried::Offered(card) => {
            let [first, .., last] = scene.layout.tray.columns;
            let room = scene.layout.tray.rect;
            let room = room.with_max_x(scene.layout.tray.lane.left());
            let command = TableCommand::OfferLess(card);
            vec![Place::panel(first.union(last), true, command).within(room)]
        }
        Carried::Task(task) => {
            let mut places = tickets(scene, lane, Thing::Own(task));
            places.extend(where_it_is_done(scene, task));
            places
        }
        Carried::Ticket(ticket) => {
            let mut places = uses(scene, lane, ticket);
            places.extend(order(scene, lane, ticket));
            places
        }
    }
}

/// The own seat takes what one of its actions takes; only when it acts.
fn own_seat(scene: &Scene<'_>, action: Action, shown: Rect) -> Vec<Place> {
    if !scene.choices.is_own_turn() {
        return Vec::new();
    }
    let may = scene.choices.allows(action);
    let command = TableCommand::Act(action);
    vec![Place::panel(shown, may, command).within(scene.layout.tray.rect)]
}

/// Where a card that is taken will lie.
fn next_ticket(scene: &Scene<'_>, lane: &PlannedLane) -> Rect {
    let tray = &scene.layout.tray;
    let considered = lane.cards.iter().position(|card| card.ticket.is_none());
    let ticket = tray.tickets.get(considered.unwrap_or(lane.cards.len()));
    ticket.map_or(tray.lane, |ticket| ticket.rect)
}

/// The sheet of the tournament takes what may be offered.
fn joins(scene: &Scene<'_>, card: VirtueCard) -> Vec<Place> {
    let Some(sheet) = offer::place(scene) else {
        return Vec::new();
    };
    let may = scene.is_bare() || scene.choices.can_offer_more(scene.state.offer, card);
    let command = if may {
        TableCommand::OfferMore(card)
    } else {
        let more = scene.state.offer.plus(card.into());
        TableCommand::Act(Action::Offer(more))
    };
    vec![Place::panel(sheet, may, command).within(scene.layout.tray.lane)]
}

/// The cards of the plan that have a use for something: it says what they are for.
fn tickets(scene: &Scene<'_>, lane: &PlannedLane, thing: Thing) -> Vec<Place> {
    let planned = lane.cards.iter().enumerate();
    let planned = planned.filter(|(_, card)| card.is_planned());
    planned
        .filter_map(|(at, card)| {
            let rect = scene.layout.tray.tickets.get(at)?.rect;
            let (ticket, (action, may)) = (card.ticket?, use_of(scene, card, thing)?);
            let commands = if scene.is_bare() {
                said_to_referee(scene, ticket, thing, action)
            } else {
                let wish = Wish::Do(action);
                vec![TableCommand::Wish { ticket, wish }]
            };
            let place = Place::panel(rect, may, TableCommand::Close);
            Some(Place { commands, ..place })
        })
        .collect()
}

/// What is said at a table without marks: a payment is put together first, all else is done.
fn said_to_referee(
    scene: &Scene<'_>,
    ticket: usize,
    thing: Thing,
    action: Action,
) -> Vec<TableCommand> {
    let select = TableCommand::Select(Some(ticket));
    match (action, thing) {
        (Action::Quest { .. }, Thing::Hand(card, _)) => {
            let pays = referee::is_paying(scene) && scene.state.selected == Some(ticket);
            let more = TableCommand::OfferMore(card);
            if pays { vec![more] } else { vec![select, more] }
        }
        (Action::Quest { .. }, _) => vec![select],
        _ => vec![TableCommand::Act(action)],
    }
}

/// Own tasks take what they can be paid with.
fn own_tasks(scene: &Scene<'_>, lane: &PlannedLane, card: VirtueCard) -> Vec<Place> {
    let own = scene.task_places();
    let quests = || {
        let quest = |it: &&LaneCard| it.is_planned() && it.card == ActionCard::Quest;
        lane.cards.iter().filter(quest)
    };
    let mut places = Vec::new();
    for (nth, task) in own.iter().enumerate() {
        let rect = scene.layout.tray.task(nth, own.len());
        let thing = Thing::Hand(card, Some(task));
        let does = |it: &&LaneCard| {
            let action = it.step.as_ref().and_then(LineStep::action);
            matches!(action, Some(Action::Quest { task: other, .. }) if other == task)
        };
        let quest = quests().find(does).or_else(|| quests().next());
        let found = quest.and_then(|it| Some((it.ticket?, use_of(scene, it, thing)?)));
        if let Some((ticket, (action, may))) = found {
            let commands = if scene.is_bare() {
                said_to_referee(scene, ticket, thing, action)
            } else {
                let wish = Wish::Do(action);
                vec![TableCommand::Wish { ticket, wish }]
            };
            places.push(Place::card(rect, may, commands));
        } else if scene.choices.is_own_turn() && !scene.is_bare() {
            let pay = card.into();
            let command = TableCommand::Act(Action::Quest { task, pay });
            places.push(Place::card(rect, false, vec![command]));
        }
    }
    places
}

/// The place of the circle where an own task is completed.
fn where_it_is_done(scene: &Scene<'_>, task: TaskId) -> Vec<Place> {
    if !scene.choices.is_own_turn() || scene.is_bare() {
        return Vec::new();
    }
    let place = scene.task(task).map(|card| Spot::Place(card.location));
    let Some(rect) = place.and_then(|spot| spot.rect(scene)) else {
        return Vec::new();
    };
    let mut ways = scene.choices.quests(task);
    let first = ways.next();
    let command = match first {
        Some(_) if ways.next().is_some() => TableCommand::Open(Overlay::Payments(task)),
        Some(action) => TableCommand::Act(action),
        None => TableCommand::Act(Action::Quest {
            task,
            pay: payment(scene, task),
        }),
    };
    vec![Place::card(rect, first.is_some(), vec![command])]
}

/// Everything on the table that a card of the plan can be carried out with.
fn uses(scene: &Scene<'_>, lane: &PlannedLane, ticket: usize) -> Vec<Place> {
    let card = lane.place_of(ticket).and_then(|at| lane.cards.get(at));
    let Some(card) = card.filter(|card| card.is_planned()) else {
        return Vec::new();
    };
    things(scene, card.card)
        .into_iter()
        .filter_map(|(thing, spot)| {
            let rect = spot.rect(scene)?;
            let (action, may) = use_of(scene, card, thing)?;
            let command = done_with(scene, lane, ticket, action);
            Some(Place::card(rect, may, vec![command]))
        })
        .collect()
}

/// What a kind of card is carried out with, and where that lies.
fn things(scene: &Scene<'_>, card: ActionCard) -> Vec<(Thing, Spot)> {
    let own = scene.own;
    match card {
        ActionCard::Horse(_) => {
            let ring = scene.view.position().ring().clockwise().into_iter();
            ring.map(|place| (Thing::Place(place), Spot::Place(place)))
                .collect()
        }
        ActionCard::Exercise(virtue) => [1, 2]
            .map(|value| VirtueCard::new(virtue, value))
            .into_iter()
            .filter(|&card| scene.pile(card) > 0)
            .map(|card| (Thing::Pile(card), Spot::Pile(card)))
            .collect(),
        ActionCard::RoundTable => {
            let slots = scene.display().into_iter().enumerate();
            slots
                .filter_map(|(slot, task)| Some((Thing::Open(task?), Spot::Slot(slot))))
                .collect()
        }
        ActionCard::Court => {
            let books = scene.shown_hand().kinds();
            let books = books.filter(|(card, _)| card.virtue == Virtue::Book);
            let copies = |(card, count)| (0..count).map(move |nth| (card, nth));
            books
                .flat_map(copies)
                .map(|(card, nth)| {
                    let card_and_copy = Some((card, nth));
                    let spot = Spot::Hand {
                        seat: own,
                        card: card_and_copy,
                    };
                    (Thing::Hand(card, None), spot)
                })
                .collect()
        }
        ActionCard::Quest => {
            let tasks = scene.shown_tasks();
            let tasks = tasks.iter();
            tasks
                .map(|task| (Thing::Own(task), Spot::Task { seat: own, task }))
                .collect()
        }
        ActionCard::Tournament => Vec::new(),
    }
}

/// What it means to carry a card of the plan to where it is carried out: the next one is carried out at
/// once, a later one when its turn comes.
fn done_with(scene: &Scene<'_>, lane: &PlannedLane, ticket: usize, action: Action) -> TableCommand {
    let is_quest = matches!(action, Action::Quest { .. });
    if scene.is_bare() {
        return if is_quest {
            TableCommand::Select(Some(ticket))
        } else {
            TableCommand::Act(action)
        };
    }
    let mut planned = lane.cards.iter().filter(|card| card.is_planned());
    let next = planned.next().and_then(|card| card.ticket);
    let acts = scene.phase() == Phase::CarryOut && scene.choices.is_own_turn();
    if next != Some(ticket) || !acts {
        let wish = Wish::Do(action);
        return TableCommand::Wish { ticket, wish };
    }
    if let Action::Quest { task, .. } = action
        && scene.choices.quests(task).nth(1).is_some()
    {
        return TableCommand::Open(Overlay::Payments(task));
    }
    TableCommand::Act(action)
}

/// What a card of the plan does with a thing, and whether it can when its turn comes; `None` if it has
/// no use for such a thing. Of several payments that which is most like the present one.
fn use_of(scene: &Scene<'_>, card: &LaneCard, thing: Thing) -> Option<(Action, bool)> {
    if scene.is_bare() {
        return attempt(scene, card, thing).map(|action| (action, true));
    }
    // Of covered cards nothing is said.
    let step = card.step.as_ref()?;
    let present = step.action();
    let ways = scene.ways(card);
    let fitting = ways.into_iter().filter(|&way| uses_thing(way, thing));
    let best = fitting.max_by_key(|&way| likeness(way, present));
    if let Some(way) = best {
        return Some((way, true));
    }
    attempt(scene, card, thing).map(|action| (action, false))
}

fn uses_thing(way: Action, thing: Thing) -> bool {
    match (way, thing) {
        (Action::Horse { to, .. }, Thing::Place(place)) => to == place,
        (Action::Exercise { virtue, value }, Thing::Pile(card)) => {
            VirtueCard::new(virtue, value) == card
        }
        (Action::RoundTable { task }, Thing::Open(open)) => task == open,
        (Action::Court { book }, Thing::Hand(card, None)) => {
            VirtueCard::new(Virtue::Book, book) == card
        }
        (Action::Quest { task, .. }, Thing::Own(own)) => task == own,
        (Action::Quest { task, pay }, Thing::Hand(card, wanted)) => {
            pay.count(card) > 0 && wanted.is_none_or(|wanted| wanted == task)
        }
        _ => false,
    }
}

/// How much alike two ways to complete a task are.
fn likeness(way: Action, present: Option<Action>) -> (bool, u8) {
    match (way, present) {
        (
            Action::Quest { task, pay },
            Some(Action::Quest {
                task: other,
                pay: paid,
            }),
        ) => (task == other, pay.both(paid).len()),
        _ => (false, 0),
    }
}

/// What would be tried with a thing, for the rules to say why not.
fn attempt(scene: &Scene<'_>, card: &LaneCard, thing: Thing) -> Option<Action> {
    match (card.card, thing) {
        (ActionCard::Horse(card), Thing::Place(to)) => Some(Action::Horse { card, to }),
        (ActionCard::Exercise(virtue), Thing::Pile(card)) if card.virtue == virtue => {
            let value = card.value;
            Some(Action::Exercise { virtue, value })
        }
        (ActionCard::RoundTable, Thing::Open(task)) => Some(Action::RoundTable { task }),
        (ActionCard::Court, Thing::Hand(card, None)) if card.virtue == Virtue::Book => {
            Some(Action::Court { book: card.value })
        }
        (ActionCard::Quest, Thing::Own(task)) => Some(Action::Quest {
            task,
            pay: payment(scene, task),
        }),
        (ActionCard::Quest, Thing::Hand(paid, wanted)) => {
            let planned = match card.step.as_ref().and_then(LineStep::action) {
                Some(Action::Quest { task, .. }) => Some(task),
                Some(_) | None => None,
            };
            let first = || scene.shown_tasks().iter().next();
            let task = wanted.or(planned).or_else(first)?;
            let pay = paid.into();
            Some(Action::Quest { task, pay })
        }
        _ => None,
    }
}

/// What a task would be paid with: what the hand has for it, else what it asks for.
fn payment(scene: &Scene<'_>, task: TaskId) -> VirtueCards {
    let needs = scene.task(task).map_or(VirtueCards::EMPTY, |it| it.needs);
    let mut pay = needs;
    payments(needs, scene.shown_hand(), |found| pay = found);
    pay
}

/// The places of the other cards of the plan that are still to be carried out.
fn order(scene: &Scene<'_>, lane: &PlannedLane, ticket: usize) -> Vec<Place> {
    if scene.is_bare() {
        return Vec::new();
    }
    let movable = lane.cards.iter().enumerate();
    let movable = movable.filter(|(_, card)| card.is_planned() && card.ticket.is_some());
    let tray = &scene.layout.tray;
    movable
        .enumerate()
        .filter(|(_, (_, card))| card.ticket != Some(ticket))
        .filter_map(|(to, (at, _))| {
            let rect = tray.tickets.get(at)?.rect;
            let command = TableCommand::Shift { ticket, to };
            // The numbers on the corners and the gap between two tickets belong to them.
            let room = rect.expand2(vec2(4.0, 20.0));
            Some(Place::panel(rect, true, command).within(room))
        })
        .collect()
}
