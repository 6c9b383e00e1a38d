//! The four knight cards: what tells the seats apart on the table.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::rules::Seat;

/// One of the four knights, by the field of the coat of arms. Source: rulebook cs ~1~.
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum KnightColour {
    /// A lion on red.
    Red,
    /// An eagle on blue.
    Blue,
    /// An oak on green.
    Green,
    /// A raven on silver.
    Silver,
}

impl KnightColour {
    /// Every knight.
    pub const ALL: [Self; 4] = [Self::Red, Self::Blue, Self::Green, Self::Silver];

    /// The knights of all seats in order where nobody has chosen: the eagle sits at `own`, as in a new
    /// game, so that people find themselves again.
    #[must_use]
    pub fn around(own: Seat) -> [Self; 4] {
        let mut others = [Self::Red, Self::Green, Self::Silver].into_iter();
        std::array::from_fn(|seat| {
            if seat == own.index() {
                Self::Blue
            } else {
                others.next().unwrap_or(Self::Blue)
            }
        })
    }

    /// Position in [`Self::ALL`].
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl fmt::Display for KnightColour {
    /// The name in data and ids, such as `red`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Red => "red",
            Self::Blue => "blue",
            Self::Green => "green",
            Self::Silver => "silver",
        })
    }
}
