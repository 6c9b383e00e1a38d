//! Seats, sets of seats, and who acts or looks.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The place of a player at the table, counted from 0.
#[derive(
    Clone, Copy, Debug, Default, Eq, Hash, Ord, PartialEq, PartialOrd, Serialize, Deserialize,
)]
pub struct Seat(pub u8);

impl Seat {
    /// The first `count` seats.
    pub fn first(count: u8) -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (0..count).map(Self)
    }

    /// The number as an index.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A set of seats.
#[derive(Clone, Copy, Debug, Default, Eq, Hash, PartialEq)]
pub struct SeatSet(u8);

impl SeatSet {
    /// No seat.
    pub const EMPTY: Self = Self(0);

    /// Adds `seat`.
    pub const fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// Takes `seat` out.
    pub const fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.0);
    }

    /// Whether `seat` is in the set.
    #[must_use]
    pub const fn contains(self, seat: Seat) -> bool {
        seat.0 < 8 && self.0 & (1 << seat.0) != 0
    }

    /// Number of seats.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The seats, ascending.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        Seat::first(8).filter(move |&seat| self.contains(seat))
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<T: IntoIterator<Item = Seat>>(iter: T) -> Self {
        let mut set = Self::EMPTY;
        for seat in iter {
            set.insert(seat);
        }
        set
    }
}

impl Serialize for SeatSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

/// Who acts: chance, or a seat. Written `"chance"` or the number of the seat.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub enum Actor {
    /// Shuffles, deals and reveals.
    Chance,
    /// A player.
    Seat(Seat),
}

impl Serialize for Actor {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Chance => serializer.serialize_str("chance"),
            Self::Seat(seat) => serializer.serialize_u8(seat.0),
        }
    }
}

impl<'de> Deserialize<'de> for Actor {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Visitor;
        impl serde::de::Visitor<'_> for Visitor {
            type Value = Actor;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("\"chance\" or the number of a seat")
            }

            fn visit_str<E: serde::de::Error>(self, text: &str) -> Result<Actor, E> {
                if text == "chance" {
                    Ok(Actor::Chance)
                } else {
                    Err(E::invalid_value(serde::de::Unexpected::Str(text), &self))
                }
            }

            fn visit_u64<E: serde::de::Error>(self, number: u64) -> Result<Actor, E> {
                match u8::try_from(number) {
                    Ok(number) => Ok(Actor::Seat(Seat(number))),
                    Err(_) => Err(E::invalid_value(
                        serde::de::Unexpected::Unsigned(number),
                        &self,
                    )),
                }
            }
        }
        deserializer.deserialize_any(Visitor)
    }
}

/// Who looks at a game.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub enum Viewer {
    /// A player.
    Seat(Seat),
    /// Somebody at the table who holds no cards.
    Public,
}
