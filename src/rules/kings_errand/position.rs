//! What lies open on the table: shared by the true state, determinized worlds and views.

use super::action::Action;
use super::action_card::{ActionCard, ActionCards};
use super::place::{Location, Ring};
use super::situation::Situation;
use super::task::{TaskId, TaskSet};
use super::virtue::VirtueCards;
use crate::rules::{Seat, SeatSet};

/// The most seats there can be.
pub const MAX_PLAYERS: usize = 4;
/// The most cards a seat takes in one round. Source: C1.
pub const MAX_PICKS: usize = 4;
/// How many tasks lie face up. Source: S7, N1.
pub const DISPLAY: usize = 3;

/// What the game is waiting for.
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub enum Phase {
    /// Chance lays the circle. Source: S1.
    LayRing,
    /// Chance deals the opening hands. Source: S6.
    DealHands,
    /// Chance reveals tasks: at the set-up and in Phase III. Source: S7, N1.
    RevealTasks,
    /// Chance deals the tents: at the set-up and in Phase III. Source: S3, N2.
    DealTents,
    /// Phase I. Source: C1.
    Choose,
    /// Phase II. Source: D1.
    CarryOut,
    /// The tournament at the end of Phase II. Source: T1.
    Tournament,
    /// The game has ended. Source: G1.
    Over,
}

/// The seats in the order of their tents.
#[derive(Clone, Copy, Debug, Default, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub struct TentOrder {
    seats: [Seat; MAX_PLAYERS],
    players: u8,
}

impl TentOrder {
    /// The order in which `seats` act; `None` if there are more than four.
    #[must_use]
    pub fn new(seats: &[Seat]) -> Option<Self> {
        let mut order = Self {
            seats: [Seat(0); MAX_PLAYERS],
            players: seats.len() as u8,
        };
        order.seats.get_mut(..seats.len())?.copy_from_slice(seats);
        Some(order)
    }

    /// The seats, tent 1 first.
    #[must_use]
    pub fn as_slice(&self) -> &[Seat] {
        &self.seats[..usize::from(self.players)]
    }

    /// The tent of `seat`, from 1; 0 before the tents are dealt.
    #[must_use]
    pub fn tent(&self, seat: Seat) -> u8 {
        let place = self.as_slice().iter().position(|&other| other == seat);
        place.map_or(0, |place| place as u8 + 1)
    }
}

/// What has become of a card chosen in Phase I.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub enum Fate {
    /// Still with its seat.
    Held,
    /// Carried out; back in the supply when the seat's turn ends. Source: D4.
    CarriedOut,
    /// Expired; back in the supply. Source: D3.
    Expired,
}

/// A card chosen in Phase I of this round.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub struct ChosenCard {
    /// The card.
    pub card: ActionCard,
    /// What has become of it.
    pub fate: Fate,
}

/// What lies open of one seat.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub struct SeatPosition {
    pub(super) knight: Location,
    pub(super) shields: u8,
    /// When the last shields were gained, in gains of the whole game; 0 for never. Source: G2.
    pub(super) last_gain: u16,
    pub(super) tasks: TaskSet,
    pub(super) completed: TaskSet,
    /// Virtue cards that everybody knows to be in hand.
    pub(super) known: VirtueCards,
    /// How many more there are: opening cards that have not shown yet.
    pub(super) hidden: u8,
    pub(super) chosen: [Option<ChosenCard>; MAX_PICKS],
    /// Those of them that are held, counted: asked for at every step of a turn.
    pub(super) held: ActionCards,
}

impl SeatPosition {
    const START: Self = Self {
        knight: Location::Camelot,
        shields: 0,
        last_gain: 0,
        tasks: TaskSet::EMPTY,
        completed: TaskSet::EMPTY,
        known: VirtueCards::EMPTY,
        hidden: 0,
        chosen: [None; MAX_PICKS],
        held: ActionCards::NONE,
    };

    /// Where the knight stands.
    #[must_use]
    pub const fn knight(&self) -> Location {
        self.knight
    }

    /// Shields gained so far.
    #[must_use]
    pub const fn shields(&self) -> u8 {
        self.shields
    }

    /// Tasks in hand.
    #[must_use]
    pub const fn tasks(&self) -> TaskSet {
        self.tasks
    }

    /// Tasks completed; they have left the game.
    #[must_use]
    pub const fn completed(&self) -> TaskSet {
        self.completed
    }

    /// Virtue cards that everybody knows to be in hand.
    #[must_use]
    pub const fn known(&self) -> VirtueCards {
        self.known
    }

    /// Number of opening cards in hand that have not shown yet.
    #[must_use]
    pub const fn hidden(&self) -> u8 {
        self.hidden
    }

    /// The cards chosen in this round, in the order in which they were chosen.
    pub fn chosen(&self) -> impl Iterator<Item = ChosenCard> {
        self.chosen.iter().flatten().copied()
    }

    /// The chosen cards that are neither carried out nor expired, in the order of choice.
    pub fn held(&self) -> impl Iterator<Item = ActionCard> {
        self.chosen()
            .filter(|chosen| chosen.fate == Fate::Held)
            .map(|chosen| chosen.card)
    }

    /// The same as a set.
    #[must_use]
    pub const fn held_cards(&self) -> ActionCards {
        self.held
    }

    /// Whether such a card is held.
    #[must_use]
    pub const fn holds(&self, card: ActionCard) -> bool {
        self.held.count(card) > 0
    }

    /// Takes `card`, if there is room for one more.
    pub(super) fn take(&mut self, card: ActionCard) {
        if let Some(slot) = self.chosen.iter_mut().find(|slot| slot.is_none()) {
            let fate = Fate::Held;
            *slot = Some(ChosenCard { card, fate });
            self.held.add(card);
        }
    }

    /// Settles the fate of the first such card that is held.
    pub(super) fn settle(&mut self, card: ActionCard, fate: Fate) {
        let held = ChosenCard {
            card,
            fate: Fate::Held,
        };
        if let Some(chosen) = self.chosen.iter_mut().flatten().find(|it| **it == held) {
            chosen.fate = fate;
            self.held.remove(card);
        }
    }
}

/// An action carried out in the current turn, and where the knight stood before.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub struct Done {
    /// The action.
    pub action: Action,
    /// Where the knight stood before it.
    pub from: Location,
}

/// Everything that lies open.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub struct Position {
    pub(super) players: u8,
    pub(super) phase: Phase,
    /// Rounds begun; 0 during the set-up.
    pub(super) round: u16,
    /// How often every seat has taken a card in this phase.
    pub(super) lap: u8,
    /// Whose pick or turn it is in tent order, from 0.
    pub(super) index: u8,
    pub(super) order: TentOrder,
    pub(super) ring: Ring,
    pub(super) supply: ActionCards,
    pub(super) piles: VirtueCards,
    /// The display, one slot per card; an empty slot stays where it is until Phase III.
    pub(super) display: [Option<TaskId>; DISPLAY],
    /// Tasks in the face-down pile; their order is nobody's.
    pub(super) unseen: TaskSet,
    pub(super) seats: [SeatPosition; MAX_PLAYERS],
    /// Opening cards that have not shown yet, of all seats together.
    pub(super) opening: VirtueCards,
    /// What the seat to move has carried out in this turn.
    pub(super) done: [Option<Done>; MAX_PICKS],
    /// Knights of the tournament that still owe their offer, and those that have made it.
    pub(super) to_offer: SeatSet,
    pub(super) offered: SeatSet,
    /// Gains so far, for G2.
    pub(super) gains: u16,
    pub(super) winners: SeatSet,
}

impl Position {
    pub(super) const fn start(
        players: u8,
        supply: ActionCards,
        piles: VirtueCards,
        opening: VirtueCards,
        ring: Ring,
    ) -> Self {
        Self {
            players,
            phase: Phase::LayRing,
            round: 0,
            lap: 0,
            index: 0,
            order: TentOrder {
                seats: [Seat(0); MAX_PLAYERS],
                players: 0,
            },
            ring,
            supply,
            piles,
            display: [None; DISPLAY],
            unseen: TaskSet::ALL,
            seats: [SeatPosition::START; MAX_PLAYERS],
            opening,
            done: [None; MAX_PICKS],
            to_offer: SeatSet::EMPTY,
            offered: SeatSet::EMPTY,
            gains: 0,
            winners: SeatSet::EMPTY,
        }
    }

    /// Number of seats.
    #[must_use]
    pub const fn players(&self) -> u8 {
        self.players
    }

    /// What the game is waiting for.
    #[must_use]
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// The round, from 1; 0 during the set-up.
    #[must_use]
    pub const fn round(&self) -> u16 {
        self.round
    }

    /// How many cards have been chosen in this phase (Phase I only), in tent order.
    #[must_use]
    pub const fn picks_made(&self) -> u8 {
        if matches!(self.phase, Phase::Choose) {
            self.lap * self.players + self.index
        } else {
            0
        }
    }

    /// The seats in the order of their tents.
    #[must_use]
    pub const fn order(&self) -> &TentOrder {
        &self.order
    }

    /// The circle; its order is meaningless before chance has laid it.
    #[must_use]
    pub const fn ring(&self) -> &Ring {
        &self.ring
    }

    /// Action cards that can be taken.
    #[must_use]
    pub const fn supply(&self) -> ActionCards {
        self.supply
    }

    /// The four virtue piles.
    #[must_use]
    pub const fn piles(&self) -> VirtueCards {
        self.piles
    }

    /// The face-up tasks by slot.
    #[must_use]
    pub const fn display(&self) -> [Option<TaskId>; DISPLAY] {
        self.display
    }

    /// The face-up tasks.
    #[must_use]
    pub fn display_set(&self) -> TaskSet {
        self.display.into_iter().flatten().collect()
    }

    /// Tasks that nobody has seen yet: those in the face-down pile.
    #[must_use]
    pub const fn unseen(&self) -> TaskSet {
        self.unseen
    }

    /// What lies open of `seat`.
    ///
    /// # Panics
    /// If there is no such seat at any table.
    #[must_use]
    pub const fn seat(&self, seat: Seat) -> &SeatPosition {
        &self.seats[seat.index()]
    }

    /// Every seat of this game.
    #[must_use]
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + use<> {
        Seat::first(self.players)
    }

    /// Opening cards that have not shown yet, of all seats together.
    #[must_use]
    pub const fn opening(&self) -> VirtueCards {
        self.opening
    }

    /// What the seat to move has carried out in this turn, in order.
    #[must_use]
    pub fn done(&self) -> impl DoubleEndedIterator<Item = Done> {
        self.done.iter().flatten().copied()
    }

    /// Knights of the tournament that still owe their offer.
    #[must_use]
    pub const fn to_offer(&self) -> SeatSet {
        self.to_offer
    }

    /// Knights of the tournament that have made their offer, not yet revealed.
    #[must_use]
    pub const fn offered(&self) -> SeatSet {
        self.offered
    }

    /// Number of knights in the tournament that is under way.
    #[must_use]
    pub const fn tournament_knights(&self) -> usize {
        self.to_offer.len() + self.offered.len()
    }

    /// The seats that share the victory; empty before the end.
    #[must_use]
    pub const fn winners(&self) -> SeatSet {
        self.winners
    }

    /// The seat whose turn it is in Phase I or II.
    #[must_use]
    pub fn seat_to_move(&self) -> Option<Seat> {
        let order = self.order.as_slice();
        match self.phase {
            Phase::Choose | Phase::CarryOut => order.get(usize::from(self.index)).copied(),
            Phase::Tournament => order
                .iter()
                .copied()
                .find(|&seat| self.to_offer.contains(seat)),
            Phase::LayRing
            | Phase::DealHands
            | Phase::RevealTasks
            | Phase::DealTents
            | Phase::Over => None,
        }
    }

    /// Tournament cards that others than `seat` hold. Source: C4, T2, T4.
    #[must_use]
    pub fn rivals(&self, seat: Seat) -> u8 {
        let others = self.seats().filter(|&other| other != seat);
        let holds = |other: &Seat| self.seat(*other).holds(ActionCard::Tournament);
        others.filter(holds).count() as u8
    }

    /// What the turn of `seat` depends on, if its virtue cards are `hand`.
    #[must_use]
    pub fn situation(&self, seat: Seat, hand: VirtueCards) -> Situation {
        let own = self.seat(seat);
        Situation {
            place: own.knight,
            hand,
            tasks: own.tasks,
            piles: self.piles,
            display: self.display_set(),
        }
    }
}
