//! Why an action is refused. A refused action changes nothing.

use serde::{Deserialize, Serialize};

use super::action::Action;
use super::conditions::Unmet;
use super::place::Location;
use super::rule::Rule;

/// One reason why an action is refused. Source: rules.md, "Reasons a choice is refused".
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Refusal {
    /// The game is over. Source: G1.
    GameOver,
    /// Not what this phase is about.
    WrongPhase,
    /// Somebody else acts.
    NotYourTurn,
    /// This action card is not held. Source: D1.
    NotYourCard,
    /// No such card in the supply. Source: C1.
    NotInSupply,
    /// A second Tournament in one round. Source: C4.
    SecondTournament,
    /// Conditions of the card fail; it stays in hand. Source: D3.
    CannotBeCarriedOut(Vec<Unmet>),
    /// No card of this value in the pile. Source: D5.
    ValueNotInPile,
    /// This task does not lie on the display. Source: D6.
    TaskNotOnDisplay,
    /// Farther than the horse goes. Source: D7.
    TooFar {
        /// How far it is.
        distance: u8,
        /// How far the horse goes.
        reach: u8,
    },
    /// Riding nowhere. Source: D7.
    ZeroMove,
    /// This task is not in hand. Source: D9.
    TaskNotInHand,
    /// The task is to be completed elsewhere. Source: D9.
    TaskElsewhere {
        /// Where.
        location: Location,
    },
    /// These cards are not what the task asks for. Source: D9.
    WrongPayment,
    /// A virtue card that is not in hand. Source: D8, D9, T2.
    CardNotInHand,
    /// Not to be offered in this tournament. Source: T2, T4.
    OfferNotAllowed,
    /// An id, place or card that does not exist.
    NoSuchThing,
    /// Something that chance cannot do here. Source: S1, S3, S6, S7, N1, N2.
    BadChance(ChanceFault),
}

macro_rules! kinds {
    (
        refusals { $($(#[$doc:meta])* $kind:ident),+ $(,)? }
        faults { $($(#[$fault_doc:meta])* $fault:ident),+ $(,)? }
    ) => {
        /// What is wrong with an action of chance.
        #[derive(
            Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd, Serialize, Deserialize,
        )]
        #[serde(rename_all = "snake_case")]
        pub enum ChanceFault { $($(#[$fault_doc])* $fault),+ }

        /// A [`Refusal`] without its facts: what a list or a catalogue goes by. Records name it so
        /// too.
        #[derive(
            Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd, Serialize, Deserialize,
        )]
        #[serde(rename_all = "snake_case")]
        pub enum RefusalKind {
            $($(#[$doc])* $kind,)+
            /// Something that chance cannot do here.
            BadChance(ChanceFault),
        }

        impl RefusalKind {
            /// Every kind, in the order of [`Refusal`], with every fault of chance.
            pub const ALL: &'static [Self] =
                &[$(Self::$kind,)+ $(Self::BadChance(ChanceFault::$fault)),+];
        }
    };
}

kinds! {
    refusals {
        /// The game is over. Source: G1.
        GameOver,
        /// Not what this phase is about.
        WrongPhase,
        /// Somebody else acts.
        NotYourTurn,
        /// This action card is not held. Source: D1.
        NotYourCard,
        /// No such card in the supply. Source: C1.
        NotInSupply,
        /// A second Tournament in one round. Source: C4.
        SecondTournament,
        /// Conditions of the card fail. Source: D3.
        CannotBeCarriedOut,
        /// No card of this value in the pile. Source: D5.
        ValueNotInPile,
        /// This task does not lie on the display. Source: D6.
        TaskNotOnDisplay,
        /// Farther than the horse goes. Source: D7.
        TooFar,
        /// Riding nowhere. Source: D7.
        ZeroMove,
        /// This task is not in hand. Source: D9.
        TaskNotInHand,
        /// The task is to be completed elsewhere. Source: D9.
        TaskElsewhere,
        /// These cards are not what the task asks for. Source: D9.
        WrongPayment,
        /// A virtue card that is not in hand. Source: D8, D9, T2.
        CardNotInHand,
        /// Not to be offered in this tournament. Source: T2, T4.
        OfferNotAllowed,
        /// An id, place or card that does not exist.
        NoSuchThing,
    }
    faults {
        /// Not every location once. Source: S1.
        Ring,
        /// Not the next seat. Source: S6.
        HandSeat,
        /// Not two of the cards that are left to deal. Source: S6.
        HandCards,
        /// A task that has been revealed before. Source: S7, N1.
        TaskSeen,
        /// Not every seat once. Source: S3.
        TentSeats,
        /// More shields before fewer. Source: N2.
        TentOrder,
    }
}

impl Refusal {
    /// The refusal without its facts.
    #[must_use]
    pub const fn kind(&self) -> RefusalKind {
        match self {
            Self::GameOver => RefusalKind::GameOver,
            Self::WrongPhase => RefusalKind::WrongPhase,
            Self::NotYourTurn => RefusalKind::NotYourTurn,
            Self::NotYourCard => RefusalKind::NotYourCard,
            Self::NotInSupply => RefusalKind::NotInSupply,
            Self::SecondTournament => RefusalKind::SecondTournament,
            Self::CannotBeCarriedOut(_) => RefusalKind::CannotBeCarriedOut,
            Self::ValueNotInPile => RefusalKind::ValueNotInPile,
            Self::TaskNotOnDisplay => RefusalKind::TaskNotOnDisplay,
            Self::TooFar { .. } => RefusalKind::TooFar,
            Self::ZeroMove => RefusalKind::ZeroMove,
            Self::TaskNotInHand => RefusalKind::TaskNotInHand,
            Self::TaskElsewhere { .. } => RefusalKind::TaskElsewhere,
            Self::WrongPayment => RefusalKind::WrongPayment,
            Self::CardNotInHand => RefusalKind::CardNotInHand,
            Self::OfferNotAllowed => RefusalKind::OfferNotAllowed,
            Self::NoSuchThing => RefusalKind::NoSuchThing,
            Self::BadChance(fault) => RefusalKind::BadChance(*fault),
        }
    }

    /// The rule behind the refusal of `action`; `None` where no rule is about it.
    #[must_use]
    pub const fn rule(&self, action: Action) -> Option<Rule> {
        Some(match self {
            Self::GameOver => Rule::G1,
            Self::SecondTournament => Rule::C4,
            Self::NotInSupply => Rule::C1,
            Self::NotYourCard => Rule::D1,
            Self::CannotBeCarriedOut(_) => Rule::D3,
            Self::ValueNotInPile => Rule::D5,
            Self::TaskNotOnDisplay => Rule::D6,
            Self::TooFar { .. } | Self::ZeroMove => Rule::D7,
            Self::CardNotInHand if matches!(action, Action::Court { .. }) => Rule::D8,
            Self::CardNotInHand if matches!(action, Action::Offer(_)) => Rule::T2,
            Self::TaskNotInHand
            | Self::TaskElsewhere { .. }
            | Self::WrongPayment
            | Self::CardNotInHand => Rule::D9,
            Self::OfferNotAllowed => Rule::T2,
            Self::BadChance(fault) => match fault {
                ChanceFault::Ring => Rule::S1,
                ChanceFault::HandSeat | ChanceFault::HandCards => Rule::S6,
                ChanceFault::TaskSeen => Rule::N1,
                ChanceFault::TentSeats => Rule::S3,
                ChanceFault::TentOrder => Rule::N2,
            },
            Self::WrongPhase | Self::NotYourTurn | Self::NoSuchThing => return None,
        })
    }
}
