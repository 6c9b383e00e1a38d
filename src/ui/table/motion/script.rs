//! Which motion each observation has.

use super::{Arrival, Beat, Move, Printed, Spot};
use crate::rules::Seat;
use crate::rules::kings_errand::{
    ActionCard, Event, Fate, MAX_PLAYERS, Observation, Position, TaskId, TentOrder, View, Virtue,
    VirtueCard, VirtueCards,
};
use crate::ui::picture::Back;
use crate::ui::table::plan::PlannedLane;
use crate::ui::theme::Motion;

/// A step of the game, for whoever looks.
#[derive(Clone, Copy, Debug)]
pub struct Step<'a> {
    /// What was known before it.
    pub before: &'a View,
    /// What is known after it.
    pub after: &'a View,
    /// The seat at the bottom.
    pub own: Seat,
    /// Its lane before and after.
    pub lanes: [&'a PlannedLane; 2],
    /// Whether the person at the bottom did it: then it is quick.
    pub by_person: bool,
    /// The times.
    pub motion: &'a Motion,
}

/// What moves in a step, one after the other; nothing if it has no motion.
#[must_use]
pub fn beats(step: &Step<'_>, seen: &[Observation]) -> Vec<Beat> {
    script(step, seen).0
}

/// The same, and for each observation the number of the beat with which it begins; that is one more
/// than there is if nothing moves from there on.
#[must_use]
pub fn script(step: &Step<'_>, seen: &[Observation]) -> (Vec<Beat>, Vec<usize>) {
    let mut script = Script {
        step,
        beats: Vec::new(),
        settled: Vec::new(),
        returning: Vec::new(),
        offers: Vec::new(),
    };
    let mut begins = Vec::with_capacity(seen.len());
    for observation in seen {
        begins.push(script.beats.len());
        script.see(observation.event());
    }
    script.put_back();
    (script.beats, begins)
}

struct Script<'a> {
    step: &'a Step<'a>,
    beats: Vec<Beat>,
    /// Chosen cards whose fate is settled in this step, by seat and ticket.
    settled: Vec<(Seat, usize)>,
    /// Those that are still to go back to the supply.
    returning: Vec<(Seat, usize, ActionCard)>,
    /// The knights in the lists with what they offered.
    offers: Vec<(Seat, VirtueCards)>,
}

impl<'a> Script<'a> {
    fn see(&mut self, event: &Event) {
        match *event {
            Event::RingLaid { .. }
            | Event::HandDealt { .. }
            | Event::TurnBegan { .. }
            | Event::TournamentBegan { .. }
            | Event::GoalReached { .. }
            | Event::GameEnded { .. } => {}
            Event::TaskRevealed { task } => self.reveal(task),
            Event::RoundBegan { order, .. } => self.tents(order),
            Event::CardChosen { seat, card } => self.choose(seat, card),
            Event::Exercised {
                seat,
                virtue,
                value,
            } => self.exercise(seat, VirtueCard::new(virtue, value)),
            Event::TaskTaken { seat, task } => self.take_task(seat, task),
            Event::Rode {
                seat,
                from,
                to,
                distance,
                ..
            } => self.ride(Move::Knight { seat, from, to }, distance),
            Event::CourtHeld {
                seat,
                book,
                shields,
            } => {
                let book = VirtueCard::new(Virtue::Book, book);
                let paid = self.paid(seat, [book].into_iter().collect());
                self.beat(self.step.motion.card_fly, paid);
                let from = Spot::Place(self.before().seat(seat).knight());
                self.count(seat, shields, from, None);
            }
            Event::QuestCompleted {
                seat,
                task,
                paid,
                shields,
            } => {
                let paid = self.paid(seat, paid);
                self.beat(self.step.motion.card_fly, paid);
                let (from, to) = (Spot::Task { seat, task }, Spot::Score(seat));
                let done = fly(Printed::Task(task), from, to, Arrival::Fades);
                self.count(seat, shields, from, Some(done));
            }
            Event::ActionExpired { seat, card, .. } => self.expire(seat, card),
            Event::TurnEnded { seat } => self.end_turn(seat),
            Event::OfferMade { seat, .. } => {
                let hand = Spot::Hand { seat, card: None };
                let back = Printed::Hidden(Back::Virtue);
                let offer = fly(back, hand, Spot::Middle, Arrival::Fades);
                self.beat(self.step.motion.card_fly, vec![offer]);
            }
            Event::OffersRevealed { offers } => self.open_offers(offers),
            Event::TournamentResult { seat, shields, .. } => self.result(seat, shields),
        }
    }

    fn reveal(&mut self, task: TaskId) {
        if let Some(slot) = slot(self.step.after, task) {
            let to = Spot::Slot(slot);
            let reveal = fly(Printed::Task(task), Spot::TaskPile, to, Arrival::Turned);
            self.beat(self.step.motion.card_flip, vec![reveal]);
        }
    }

    fn tents(&mut self, order: TentOrder) {
        let before = self.before().order();
        let tents = order.as_slice().iter().map(|&to| {
            let number = order.tent(to);
            let mut had = before.as_slice().iter().copied();
            let from = had.find(|&seat| before.tent(seat) == number);
            (number, from, to)
        });
        let moved = tents.filter(|&(_, from, to)| from != Some(to));
        let moves = moved.map(|(number, from, to)| {
            let from = from.map_or(Spot::Middle, Spot::Tent);
            Move::Tent { number, from, to }
        });
        self.beat(self.step.motion.card_fly, moves.collect());
    }

    fn choose(&mut self, seat: Seat, card: ActionCard) {
        let nth = self.before().supply().count(card).saturating_sub(1);
        let ticket = self.before().seat(seat).chosen().count();
        let from = Spot::Supply { card, nth };
        let to = self.chosen(seat, ticket, self.step.lanes[1]);
        let chosen = fly(Printed::Action(card), from, to, Arrival::Lies);
        self.beat(self.step.motion.card_fly, vec![chosen]);
    }

    fn exercise(&mut self, seat: Seat, card: VirtueCard) {
        let nth = held(self.step.after, seat).count(card).saturating_sub(1);
        let to = Spot::Hand {
            seat,
            card: Some((card, nth)),
        };
        let arrival = self.arrival_at(seat);
        let taken = fly(Printed::Virtue(card), Spot::Pile(card), to, arrival);
        self.beat(self.step.motion.card_fly, vec![taken]);
    }

    fn take_task(&mut self, seat: Seat, task: TaskId) {
        if let Some(slot) = slot(self.step.before, task) {
            let to = Spot::Task { seat, task };
            let arrival = self.arrival_at(seat);
            let taken = fly(Printed::Task(task), Spot::Slot(slot), to, arrival);
            self.beat(self.step.motion.card_fly, vec![taken]);
        }
    }

    /// Every place on the way has its time; the person at the bottom rides twice as fast.
    fn ride(&mut self, knight: Move, places: u8) {
        let motion = self.step.motion;
        let whole = (u16::from(places) * motion.ride_one_place).min(motion.ride_most);
        let milliseconds = if self.step.by_person {
            (whole / 2).max(motion.own_most)
        } else {
            whole
        };
        self.beats.push(Beat {
            moves: vec![knight],
            milliseconds,
        });
    }

    fn expire(&mut self, seat: Seat, card: ActionCard) {
        if let Some(ticket) = self.settle(seat, card) {
            let at = self.chosen(seat, ticket, self.step.lanes[0]);
            let expires = Move::Expires { card, at };
            self.beat(self.step.motion.expire, vec![expires]);
            self.returning.push((seat, ticket, card));
        }
    }

    /// What was carried out in the turn goes back with what has expired at its end.
    fn end_turn(&mut self, seat: Seat) {
        for (ticket, chosen) in self.before().seat(seat).chosen().enumerate() {
            let waits = chosen.card == ActionCard::Tournament;
            if chosen.fate == Fate::CarriedOut && !waits {
                self.returning.push((seat, ticket, chosen.card));
            }
        }
        self.put_back();
    }

    /// All have waited for it, so it takes its time, whoever was the last to offer.
    fn open_offers(&mut self, offers: [Option<VirtueCards>; MAX_PLAYERS]) {
        let made = self.before().seats().zip(offers);
        let made = made.filter_map(|(seat, offer)| Some((seat, offer?)));
        self.offers = made.collect();
        let motion = self.step.motion;
        for (moves, milliseconds) in [
            (vec![Move::Offers(offers)], motion.card_flip),
            (Vec::new(), motion.offers_lie),
        ] {
            self.beats.push(Beat {
                moves,
                milliseconds,
            });
        }
    }

    /// What a knight offered goes back, and shields are counted.
    fn result(&mut self, seat: Seat, shields: u8) {
        let columns = self.offers.len() as u8;
        let mut moves = Vec::new();
        let column = self.offers.iter().position(|&(other, _)| other == seat);
        let Some(column) = column else {
            return;
        };
        let (_, offer) = self.offers[column];
        let lists = |nth| Spot::Lists {
            column: column as u8,
            columns,
            nth,
            count: offer.len(),
        };
        if shields > 0 {
            moves.push(Move::Shields {
                seat,
                count: shields,
                from: lists(0),
            });
        }
        for (nth, card) in offer.iter().enumerate() {
            let from = lists(nth as u8);
            let printed = Printed::Virtue(card);
            moves.push(fly(printed, from, Spot::Pile(card), Arrival::Lies));
        }
        self.beat(self.step.motion.card_fly, moves);
        // A Tournament that has not expired has been carried out.
        if let Some(ticket) = self.settle(seat, ActionCard::Tournament) {
            self.returning.push((seat, ticket, ActionCard::Tournament));
        }
    }

    const fn before(&self) -> &'a Position {
        self.step.before.position()
    }

    /// Adds a beat, unless nothing moves in it; what the person at the bottom does is quick.
    fn beat(&mut self, milliseconds: u16, moves: Vec<Move>) {
        if moves.is_empty() {
            return;
        }
        let most = if self.step.by_person {
            self.step.motion.own_most
        } else {
            u16::MAX
        };
        self.beats.push(Beat {
            moves,
            milliseconds: milliseconds.min(most),
        });
    }

    /// Counts shields, while something else goes.
    fn count(&mut self, seat: Seat, count: u8, from: Spot, other: Option<Move>) {
        let mut moves: Vec<_> = other.into_iter().collect();
        if count > 0 {
            moves.push(Move::Shields { seat, count, from });
        }
        self.beat(self.step.motion.shield_count, moves);
    }

    /// What goes from a hand back to the piles.
    fn paid(&self, seat: Seat, cards: VirtueCards) -> Vec<Move> {
        let had = held(self.step.before, seat);
        let kinds = cards.kinds().flat_map(|(card, count)| {
            // The last of equal cards go.
            let nth = move |copy: u8| had.count(card).saturating_sub(copy + 1);
            (0..count).map(move |copy| (card, nth(copy)))
        });
        let moves = kinds.map(|(card, nth)| {
            let from = Spot::Hand {
                seat,
                card: Some((card, nth)),
            };
            fly(Printed::Virtue(card), from, Spot::Pile(card), Arrival::Lies)
        });
        moves.collect()
    }

    /// Every card of this step that goes back to the supply, at once.
    fn put_back(&mut self) {
        let lane = self.step.lanes[0];
        let mut moves = Vec::new();
        let mut back: Vec<ActionCard> = Vec::new();
        for (seat, ticket, card) in std::mem::take(&mut self.returning) {
            let there = self.before().supply().count(card);
            let same = back.iter().filter(|&&other| other == card).count();
            back.push(card);
            let from = self.chosen(seat, ticket, lane);
            let nth = there + same as u8;
            let to = Spot::Supply { card, nth };
            moves.push(fly(Printed::Action(card), from, to, Arrival::Lies));
        }
        self.beat(self.step.motion.card_fly, moves);
    }

    /// The ticket of a card that is held until this step.
    fn settle(&mut self, seat: Seat, card: ActionCard) -> Option<usize> {
        let own = self.before().seat(seat);
        let mut tickets = own.chosen().enumerate();
        let (ticket, _) = tickets.find(|(ticket, chosen)| {
            let held = chosen.card == card && chosen.fate == Fate::Held;
            held && !self.settled.contains(&(seat, *ticket))
        })?;
        self.settled.push((seat, ticket));
        Some(ticket)
    }

    /// Where a chosen card lies: the own ones as the lane has them.
    fn chosen(&self, seat: Seat, ticket: usize, lane: &PlannedLane) -> Spot {
        if seat == self.step.own {
            Spot::Ticket(lane.place_of(ticket).unwrap_or(ticket))
        } else {
            Spot::Chosen { seat, nth: ticket }
        }
    }

    /// A hand that lies open shows the card itself, another one only a small sign for it.
    fn arrival_at(&self, seat: Seat) -> Arrival {
        if seat == self.step.own {
            Arrival::Lies
        } else {
            Arrival::Fades
        }
    }
}

const fn fly(printed: Printed, from: Spot, to: Spot, arrival: Arrival) -> Move {
    Move::Card {
        printed,
        from,
        to,
        arrival,
    }
}

/// The slot of a task that lies face up.
fn slot(view: &View, task: TaskId) -> Option<usize> {
    let display = view.position().display();
    display.iter().position(|&slot| slot == Some(task))
}

/// The virtue cards of a seat as they are shown.
fn held(view: &View, seat: Seat) -> VirtueCards {
    let known = view.position().seat(seat).known();
    view.hand(seat).unwrap_or(known)
}
