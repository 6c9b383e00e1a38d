//! The reasons of an expiry without their facts: what a list or a catalogue goes by.

use serde::{Deserialize, Serialize};

use super::conditions::Unmet;
use super::rule::Rule;

macro_rules! reasons {
    ($($(#[$doc:meta])* $reason:ident),+ $(,)?) => {
        /// A kind of [`Unmet`]. Source: rules.md, "Reasons an action expires".
        #[derive(
            Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd, Serialize, Deserialize,
        )]
        #[serde(rename_all = "snake_case")]
        pub enum Reason { $($(#[$doc])* $reason),+ }

        impl Reason {
            /// Every reason, in the order in which they are reported.
            pub const ALL: &'static [Self] = &[$(Self::$reason),+];
        }
    };
}

reasons! {
    /// The knight stands on the wrong side of the wall. Source: D2.
    WrongPlace,
    /// The pile is empty. Source: D5.
    PileEmpty,
    /// No task lies on the display. Source: D6.
    NoTaskOnDisplay,
    /// No Book in hand. Source: D8.
    NoBook,
    /// No task in hand. Source: D9.
    NoTaskInHand,
    /// No task in hand is for this place. Source: D9.
    NotAtTaskLocation,
    /// The hand cannot pay what a task asks for. Source: D9.
    VirtueMissing,
    /// Not at Camelot when the tournament began. Source: T1.
    NotAtCamelotForTournament,
    /// One of two knights made an offer that cannot gain anything. Source: T2.
    NothingOffered,
    /// A knight alone made an offer that cannot gain anything. Source: T4.
    NothingOfferedSingle,
    /// Given up, though it could have been carried out. Source: D3.
    GivenUp,
    /// It could have been carried out earlier in this turn. Source: D1.
    PossibleEarlier,
}

impl Reason {
    /// The rule that says so.
    #[must_use]
    pub const fn rule(self) -> Rule {
        match self {
            Self::WrongPlace => Rule::D2,
            Self::PileEmpty => Rule::D5,
            Self::NoTaskOnDisplay => Rule::D6,
            Self::NoBook => Rule::D8,
            Self::NoTaskInHand | Self::NotAtTaskLocation | Self::VirtueMissing => Rule::D9,
            Self::NotAtCamelotForTournament => Rule::T1,
            Self::NothingOffered => Rule::T2,
            Self::NothingOfferedSingle => Rule::T4,
            Self::GivenUp => Rule::D3,
            Self::PossibleEarlier => Rule::D1,
        }
    }
}

impl Unmet {
    /// The reason without its facts.
    #[must_use]
    pub const fn kind(&self) -> Reason {
        match self {
            Self::WrongPlace { .. } => Reason::WrongPlace,
            Self::PileEmpty { .. } => Reason::PileEmpty,
            Self::NoTaskOnDisplay => Reason::NoTaskOnDisplay,
            Self::NoBook => Reason::NoBook,
            Self::NoTaskInHand => Reason::NoTaskInHand,
            Self::NotAtTaskLocation { .. } => Reason::NotAtTaskLocation,
            Self::VirtueMissing { .. } => Reason::VirtueMissing,
            Self::NotAtCamelotForTournament { .. } => Reason::NotAtCamelotForTournament,
            Self::NothingOffered { single: false } => Reason::NothingOffered,
            Self::NothingOffered { single: true } => Reason::NothingOfferedSingle,
            Self::GivenUp => Reason::GivenUp,
            Self::PossibleEarlier { .. } => Reason::PossibleEarlier,
        }
    }

    /// The rule that says so.
    #[must_use]
    pub const fn rule(&self) -> Rule {
        self.kind().rule()
    }

    /// Whether it says that the knight stands in the wrong place.
    #[must_use]
    pub const fn is_about_place(&self) -> bool {
        matches!(
            self.kind(),
            Reason::WrongPlace | Reason::NotAtTaskLocation | Reason::NotAtCamelotForTournament
        )
    }
}
