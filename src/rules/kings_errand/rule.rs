//! The ids of the rules, as events and explanations cite them.

use std::fmt;

use serde::{Deserialize, Serialize};

macro_rules! rules {
    ($($(#[$doc:meta])* $id:ident),+ $(,)?) => {
        /// The id of a rule: S set-up, C choosing, D doing, T tournament, N new round, G game end.
        #[derive(
            Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd, Serialize, Deserialize,
        )]
        pub enum Rule { $($(#[$doc])* $id),+ }

        impl Rule {
            /// Every rule, in the order of the rulebook.
            pub const ALL: &'static [Self] = &[$(Self::$id),+];
        }
    };
}

rules! {
    /// The circle of locations.
    S1,
    /// Knights start at Camelot.
    S2,
    /// Tents are dealt.
    S3,
    /// The action supply, and what fewer players put back.
    S4,
    /// The virtue piles, and what fewer players put back.
    S5,
    /// Opening hands.
    S6,
    /// Tasks: three face up.
    S7,
    /// Cards are taken in tent order, three or four times round.
    C1,
    /// Any card may be taken, wherever the knight stands.
    C2,
    /// Several cards of a kind may be taken.
    C3,
    /// At most one Tournament a seat and round.
    C4,
    /// Chosen cards lie face up; taking one is not optional.
    C5,
    /// Each seat carries out its cards in any order.
    D1,
    /// Where each action works.
    D2,
    /// What cannot be carried out expires.
    D3,
    /// Used cards go back to the supply.
    D4,
    /// Exercise.
    D5,
    /// Round Table.
    D6,
    /// Horse.
    D7,
    /// Court.
    D8,
    /// Quest.
    D9,
    /// No hand limit.
    D10,
    /// Who takes part in the tournament.
    T1,
    /// Offers of two knights.
    T2,
    /// Who gains what.
    T3,
    /// A single knight.
    T4,
    /// Offered cards go back.
    T5,
    /// Tasks are filled up.
    N1,
    /// New tents by shields.
    N2,
    /// The next round.
    N3,
    /// When the game ends.
    G1,
    /// Who wins.
    G2,
}

impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}
