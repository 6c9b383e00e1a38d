//! The four knight cards: what tells the seats apart on the table.

use std::fmt;

use serde::{Deserialize, Serialize};

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
