//! Setting up a table by hand: for tests, lessons and puzzles.
//!
//! What is not said follows from the rules: piles hold what no hand holds, the supply what nobody
//! has chosen, the face-down pile the tasks that lie nowhere else.

use super::KingsErrand;
use super::action_card::{ActionCard, ActionCards};
use super::node::Node;
use super::place::{LOCATIONS, Location, Ring};
use super::position::{DISPLAY, MAX_PICKS, Phase, SeatPosition, TentOrder};
use super::task::{TaskId, TaskSet};
use super::virtue::VirtueCards;
use crate::rules::{Game, Seat, Truth};

/// A table that is being set up. It starts in Phase II of round 1: seat 0 to move, tents in the
/// order of the seats, every knight at Camelot, empty hands, no task face up.
#[derive(Clone, Debug)]
pub struct Scenario<'a> {
    game: &'a KingsErrand,
    node: Node<Truth>,
    fault: Option<ScenarioFault>,
}

/// Why a table cannot be set up like this.
#[derive(Clone, Copy, Debug, Eq, PartialEq, thiserror::Error)]
pub enum ScenarioFault {
    /// No such seat in this game.
    #[error("there is no seat {0}")]
    NoSuchSeat(Seat),
    /// A location is missing on the circle.
    #[error("the circle needs every location once")]
    BadRing,
    /// The tents do not name every seat once.
    #[error("the tents need every seat once")]
    BadOrder,
    /// More virtue cards than the game has.
    #[error("there are not that many virtue cards")]
    TooManyVirtueCards,
    /// More action cards than the supply has, or than a seat may take.
    #[error("there are not that many action cards")]
    TooManyActionCards,
    /// More than three tasks face up.
    #[error("at most three tasks lie face up")]
    TooManyTasks,
    /// More cards chosen than there are, or a tent that nobody has.
    #[error("nobody is to move then")]
    NobodyToMove,
    /// A task lies in two places, or does not exist.
    #[error("task {0} cannot lie there")]
    NoSuchTask(TaskId),
}

impl<'a> Scenario<'a> {
    /// An empty table of `game`.
    #[must_use]
    pub fn new(game: &'a KingsErrand) -> Self {
        let mut node = game.root();
        let position = &mut node.position;
        position.piles = game.setup().virtues();
        position.opening = VirtueCards::EMPTY;
        position.phase = Phase::CarryOut;
        position.round = 1;
        let seats: Vec<Seat> = Seat::first(game.seats()).collect();
        position.order = TentOrder::new(&seats).unwrap_or_default();
        Self {
            game,
            node,
            fault: None,
        }
    }

    /// The circle, clockwise.
    #[must_use]
    pub fn ring(mut self, clockwise: [Location; LOCATIONS]) -> Self {
        match Ring::new(clockwise) {
            Some(ring) => self.node.position.ring = ring,
            None => self.fail(ScenarioFault::BadRing),
        }
        self
    }

    /// Tents: `seats` in the order in which they act.
    #[must_use]
    pub fn tents(mut self, seats: &[Seat]) -> Self {
        let mut sorted = seats.to_vec();
        sorted.sort_unstable();
        match TentOrder::new(seats) {
            Some(order) if sorted.into_iter().eq(Seat::first(self.game.seats())) => {
                self.node.position.order = order;
            }
            _ => self.fail(ScenarioFault::BadOrder),
        }
        self
    }

    /// The round, from 1.
    #[must_use]
    pub const fn round(mut self, round: u16) -> Self {
        self.node.position.round = round;
        self
    }

    /// In Phase I, with this many cards already chosen by all seats together.
    #[must_use]
    pub const fn choosing(mut self, picks_made: u8) -> Self {
        let position = &mut self.node.position;
        position.phase = Phase::Choose;
        position.lap = picks_made / position.players;
        position.index = picks_made % position.players;
        self
    }

    /// In Phase II, with the seat that holds this tent (from 1) to move.
    #[must_use]
    pub const fn turn_of_tent(mut self, tent: u8) -> Self {
        self.node.position.phase = Phase::CarryOut;
        self.node.position.index = tent.wrapping_sub(1);
        self
    }

    /// Where a knight stands.
    #[must_use]
    pub fn knight(self, seat: Seat, place: Location) -> Self {
        self.with(seat, |own| own.knight = place)
    }

    /// Shields gained so far; the last of them after `gains` gains of the whole game.
    #[must_use]
    pub fn shields(mut self, seat: Seat, shields: u8, gains: u16) -> Self {
        self.node.position.gains = self.node.position.gains.max(gains);
        self.with(seat, |own| {
            own.shields = shields;
            own.last_gain = gains;
        })
    }

    /// Virtue cards in hand that everybody knows.
    #[must_use]
    pub fn hand(mut self, seat: Seat, cards: VirtueCards) -> Self {
        self.take_from_piles(cards);
        self.with(seat, |own| own.known = own.known.plus(cards))
    }

    /// Virtue cards in hand that nobody else has seen: opening cards.
    #[must_use]
    pub fn secret(mut self, seat: Seat, cards: VirtueCards) -> Self {
        self.take_from_piles(cards);
        self.node.position.opening = self.node.position.opening.plus(cards);
        if let Some(secret) = self.node.secret.get_mut(seat.index()) {
            *secret = secret.plus(cards);
        }
        self.with(seat, |own| own.hidden += cards.len())
    }

    /// Virtue cards that are out of the way, so that piles run low: they leave the table.
    #[must_use]
    pub fn without_piles(mut self, cards: VirtueCards) -> Self {
        self.take_from_piles(cards);
        self
    }

    /// Tasks in hand.
    #[must_use]
    pub fn tasks(mut self, seat: Seat, tasks: &[TaskId]) -> Self {
        let set = self.take_from_unseen(tasks);
        self.with(seat, |own| own.tasks = own.tasks.plus(set))
    }

    /// Tasks completed.
    #[must_use]
    pub fn completed(mut self, seat: Seat, tasks: &[TaskId]) -> Self {
        let set = self.take_from_unseen(tasks);
        self.with(seat, |own| own.completed = own.completed.plus(set))
    }

    /// The face-up tasks, by slot.
    #[must_use]
    pub fn display(mut self, tasks: &[TaskId]) -> Self {
        self.take_from_unseen(tasks);
        if tasks.len() > DISPLAY {
            self.fail(ScenarioFault::TooManyTasks);
        }
        for (slot, &task) in self.node.position.display.iter_mut().zip(tasks) {
            *slot = Some(task);
        }
        self
    }

    /// Tasks that have left the game with nobody.
    #[must_use]
    pub fn without_tasks(mut self, tasks: &[TaskId]) -> Self {
        self.take_from_unseen(tasks);
        self
    }

    /// Action cards chosen and still held, in the order of choice.
    #[must_use]
    pub fn chosen(mut self, seat: Seat, cards: &[ActionCard]) -> Self {
        for &card in cards {
            if !self.node.position.supply.remove(card) {
                self.fail(ScenarioFault::TooManyActionCards);
            }
        }
        if cards.len() > MAX_PICKS {
            self.fail(ScenarioFault::TooManyActionCards);
        }
        self.with(seat, |own| {
            own.chosen = [None; MAX_PICKS];
            own.held = ActionCards::NONE;
            for &card in cards {
                own.take(card);
            }
        })
    }

    /// The table.
    ///
    /// # Errors
    /// The first thing that cannot be.
    pub fn build(self) -> Result<Node<Truth>, ScenarioFault> {
        let position = &self.node.position;
        let nobody = position.index >= position.players || position.lap >= self.game.picks();
        let fault = self.fault.or(nobody.then_some(ScenarioFault::NobodyToMove));
        fault.map_or(Ok(self.node), Err)
    }

    fn with(mut self, seat: Seat, change: impl FnOnce(&mut SeatPosition)) -> Self {
        if seat.0 < self.game.seats() {
            change(&mut self.node.position.seats[seat.index()]);
        } else {
            self.fail(ScenarioFault::NoSuchSeat(seat));
        }
        self
    }

    fn fail(&mut self, fault: ScenarioFault) {
        self.fault.get_or_insert(fault);
    }

    fn take_from_piles(&mut self, cards: VirtueCards) {
        let piles = &mut self.node.position.piles;
        if piles.contains(cards) {
            *piles = piles.minus(cards);
        } else {
            self.fail(ScenarioFault::TooManyVirtueCards);
        }
    }

    fn take_from_unseen(&mut self, tasks: &[TaskId]) -> TaskSet {
        for &task in tasks {
            let unseen = self.node.position.unseen;
            if unseen.contains(task) {
                self.node.position.unseen = unseen.minus(TaskSet::of(task));
            } else {
                self.fail(ScenarioFault::NoSuchTask(task));
            }
        }
        tasks.iter().copied().collect()
    }
}
