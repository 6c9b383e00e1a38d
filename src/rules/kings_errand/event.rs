//! What happens, and what each viewer sees of it.

use super::action_card::{ActionCard, Horse};
use super::conditions::Unmet;
use super::place::{Location, Ring};
use super::position::{MAX_PLAYERS, TentOrder};
use super::task::TaskId;
use super::virtue::{Virtue, VirtueCards};
use crate::rules::{Seat, SeatSet, Viewer};

/// Something that happened. [`Event`] holds everything, [`Observation`] what one viewer may see.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Event {
    /// The circle was laid. Source: S1.
    RingLaid {
        /// The circle.
        ring: Ring,
    },
    /// A seat got its opening cards. Source: S6.
    HandDealt {
        /// Who.
        seat: Seat,
        /// The cards; `None` to everybody else.
        cards: Option<VirtueCards>,
    },
    /// A task was laid face up. Source: S7, N1.
    TaskRevealed {
        /// The task.
        task: TaskId,
    },
    /// The tents were dealt, and a round begins. Source: S3, N2, N3.
    RoundBegan {
        /// The round, from 1.
        round: u16,
        /// The new order.
        order: TentOrder,
    },
    /// A seat took an action card. Source: C1.
    CardChosen {
        /// Who.
        seat: Seat,
        /// The card.
        card: ActionCard,
    },
    /// A seat's turn in Phase II begins. Source: D1.
    TurnBegan {
        /// Who.
        seat: Seat,
    },
    /// An Exercise was carried out. Source: D5.
    Exercised {
        /// Who.
        seat: Seat,
        /// The virtue.
        virtue: Virtue,
        /// The value of the card taken.
        value: u8,
    },
    /// A Round Table was carried out. Source: D6.
    TaskTaken {
        /// Who.
        seat: Seat,
        /// The task taken.
        task: TaskId,
    },
    /// A Horse was carried out. Source: D7.
    Rode {
        /// Who.
        seat: Seat,
        /// The horse.
        horse: Horse,
        /// Where from.
        from: Location,
        /// Where to.
        to: Location,
        /// How many locations, on the shorter way.
        distance: u8,
    },
    /// A Court was carried out. Source: D8.
    CourtHeld {
        /// Who.
        seat: Seat,
        /// The value of the Book put back.
        book: u8,
        /// Shields gained.
        shields: u8,
    },
    /// A Quest was carried out. Source: D9.
    QuestCompleted {
        /// Who.
        seat: Seat,
        /// The task.
        task: TaskId,
        /// The cards put back.
        paid: VirtueCards,
        /// Shields gained.
        shields: u8,
    },
    /// A card expired. Source: D3.
    ActionExpired {
        /// Whose card.
        seat: Seat,
        /// The card.
        card: ActionCard,
        /// All reasons; for others only those that follow from what everybody knows.
        unmet: Vec<Unmet>,
        /// The reasons that follow from what everybody knows.
        public: Vec<Unmet>,
    },
    /// A seat's turn in Phase II ended. Source: D4.
    TurnEnded {
        /// Who.
        seat: Seat,
    },
    /// The tournament begins. Source: T1.
    TournamentBegan {
        /// The knights at Camelot.
        knights: SeatSet,
    },
    /// A knight laid its offer face down. Source: T2, T4.
    OfferMade {
        /// Who.
        seat: Seat,
        /// The cards; `None` to everybody else.
        cards: Option<VirtueCards>,
    },
    /// All offers were turned at once. Source: T2.
    OffersRevealed {
        /// What each knight offered; `None` for a seat that takes no part.
        offers: [Option<VirtueCards>; MAX_PLAYERS],
    },
    /// A knight's result in the tournament. Source: T3, T4.
    TournamentResult {
        /// Who.
        seat: Seat,
        /// The total that counts.
        total: u8,
        /// Shields gained; may be 0.
        shields: u8,
    },
    /// A seat reached the goal: this is the last round. Source: G1.
    GoalReached {
        /// Who.
        seat: Seat,
    },
    /// The game is over. Source: G2.
    GameEnded {
        /// Who shares the victory.
        winners: SeatSet,
    },
}

impl Event {
    /// The seat that the event is about, if it is about one.
    #[must_use]
    pub const fn seat(&self) -> Option<Seat> {
        match *self {
            Self::HandDealt { seat, .. }
            | Self::CardChosen { seat, .. }
            | Self::TurnBegan { seat }
            | Self::Exercised { seat, .. }
            | Self::TaskTaken { seat, .. }
            | Self::Rode { seat, .. }
            | Self::CourtHeld { seat, .. }
            | Self::QuestCompleted { seat, .. }
            | Self::ActionExpired { seat, .. }
            | Self::TurnEnded { seat }
            | Self::OfferMade { seat, .. }
            | Self::TournamentResult { seat, .. }
            | Self::GoalReached { seat } => Some(seat),
            Self::RingLaid { .. }
            | Self::TaskRevealed { .. }
            | Self::RoundBegan { .. }
            | Self::TournamentBegan { .. }
            | Self::OffersRevealed { .. }
            | Self::GameEnded { .. } => None,
        }
    }

    /// Shields that the event brought its seat.
    #[must_use]
    pub const fn shields(&self) -> u8 {
        if let Self::CourtHeld { shields, .. }
        | Self::QuestCompleted { shields, .. }
        | Self::TournamentResult { shields, .. } = *self
        {
            shields
        } else {
            0
        }
    }
}

/// What one viewer sees of an event. Made by the rules only.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Observation(Event);

impl Observation {
    /// The event as the viewer sees it.
    #[must_use]
    pub const fn event(&self) -> &Event {
        &self.0
    }

    pub(super) fn of(event: &Event, viewer: Viewer) -> Self {
        let mut seen = event.clone();
        match &mut seen {
            Event::HandDealt { seat, cards } | Event::OfferMade { seat, cards } => {
                if viewer != Viewer::Seat(*seat) {
                    *cards = None;
                }
            }
            Event::ActionExpired {
                seat,
                unmet,
                public,
                ..
            } => {
                if viewer != Viewer::Seat(*seat) {
                    unmet.clone_from(public);
                }
            }
            Event::RingLaid { .. }
            | Event::TaskRevealed { .. }
            | Event::RoundBegan { .. }
            | Event::CardChosen { .. }
            | Event::TurnBegan { .. }
            | Event::Exercised { .. }
            | Event::TaskTaken { .. }
            | Event::Rode { .. }
            | Event::CourtHeld { .. }
            | Event::QuestCompleted { .. }
            | Event::TurnEnded { .. }
            | Event::TournamentBegan { .. }
            | Event::OffersRevealed { .. }
            | Event::TournamentResult { .. }
            | Event::GoalReached { .. }
            | Event::GameEnded { .. } => {}
        }
        Self(seen)
    }
}
