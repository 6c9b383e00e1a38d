//! The eight locations, the circle in which they lie, and where an action card works.

use serde::{Deserialize, Serialize};

/// A location card: Camelot or one of the seven places in the countryside.
///
/// Source: rulebook cs ~1~; names in `cards.md`.
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Location {
    /// The king's castle; the only place with a yellow wall.
    Camelot,
    /// The Hidden Valley.
    HiddenValley,
    /// The Wild Forest.
    WildForest,
    /// The Moon Lake.
    MoonLake,
    /// The Dragon Rock.
    DragonRock,
    /// The Misty Fen.
    MistyFen,
    /// The Black Tower.
    BlackTower,
    /// The Dwarf Mines.
    DwarfMines,
}

/// How many locations there are.
pub const LOCATIONS: usize = 8;

impl Location {
    /// Every location, Camelot first.
    pub const ALL: [Self; LOCATIONS] = [
        Self::Camelot,
        Self::HiddenValley,
        Self::WildForest,
        Self::MoonLake,
        Self::DragonRock,
        Self::MistyFen,
        Self::BlackTower,
        Self::DwarfMines,
    ];

    /// The name in records and data.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Camelot => "camelot",
            Self::HiddenValley => "hidden_valley",
            Self::WildForest => "wild_forest",
            Self::MoonLake => "moon_lake",
            Self::DragonRock => "dragon_rock",
            Self::MistyFen => "misty_fen",
            Self::BlackTower => "black_tower",
            Self::DwarfMines => "dwarf_mines",
        }
    }

    /// Position in [`Self::ALL`].
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Whether this is a place with green leaves: any but Camelot. Source: D2.
    #[must_use]
    pub const fn is_countryside(self) -> bool {
        !matches!(self, Self::Camelot)
    }
}

/// Where an action card can be carried out; its border shows it. Source: D2.
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// Yellow wall: at Camelot only.
    Camelot,
    /// Green leaves: at the seven other locations only.
    Countryside,
    /// Wall and leaves: everywhere.
    Anywhere,
}

impl Side {
    /// Whether a card with this border works at `place`.
    #[must_use]
    pub const fn allows(self, place: Location) -> bool {
        match self {
            Self::Camelot => !place.is_countryside(),
            Self::Countryside => place.is_countryside(),
            Self::Anywhere => true,
        }
    }
}

/// A set of locations.
#[derive(Clone, Copy, Debug, Default, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub struct LocationSet(u8);

impl LocationSet {
    /// No location.
    pub const EMPTY: Self = Self(0);

    /// Adds `location`.
    pub fn insert(&mut self, location: Location) {
        self.0 |= 1 << location.index();
    }

    /// Whether `location` is in the set.
    #[must_use]
    pub const fn contains(self, location: Location) -> bool {
        self.0 & (1 << location.index()) != 0
    }

    /// The locations of either set.
    #[must_use]
    pub const fn plus(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Whether the set is empty.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Number of locations.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The locations in the order of [`Location::ALL`].
    pub fn iter(self) -> impl Iterator<Item = Location> {
        Location::ALL
            .into_iter()
            .filter(move |&location| self.contains(location))
    }
}

impl FromIterator<Location> for LocationSet {
    fn from_iter<T: IntoIterator<Item = Location>>(iter: T) -> Self {
        let mut set = Self::EMPTY;
        for location in iter {
            set.insert(location);
        }
        set
    }
}

impl Serialize for LocationSet {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

/// The circle of the eight locations: neighbours are one location apart. Source: S1.
///
/// Kept with Camelot first, so that two rotations of one circle are equal.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub struct Ring {
    clockwise: [Location; LOCATIONS],
    /// Where each location lies in `clockwise`.
    at: [u8; LOCATIONS],
}

impl Ring {
    /// The circle with these locations clockwise, in any rotation.
    ///
    /// `None` if a location is missing and another there twice.
    #[must_use]
    pub fn new(clockwise: [Location; LOCATIONS]) -> Option<Self> {
        let start = clockwise
            .iter()
            .position(|&location| location == Location::Camelot)?;
        let mut ring = Self {
            clockwise,
            at: [u8::MAX; LOCATIONS],
        };
        ring.clockwise.rotate_left(start);
        for (index, location) in ring.clockwise.iter().enumerate() {
            ring.at[location.index()] = index as u8;
        }
        (!ring.at.contains(&u8::MAX)).then_some(ring)
    }

    /// The locations clockwise, Camelot first.
    #[must_use]
    pub const fn clockwise(&self) -> [Location; LOCATIONS] {
        self.clockwise
    }

    /// Position of `location` in [`Self::clockwise`]; Camelot is 0.
    #[must_use]
    pub const fn position(&self, location: Location) -> usize {
        self.at[location.index()] as usize
    }

    /// How many locations `from` and `to` are apart on the shorter way, 0 to 4. Source: S1, D7.
    #[must_use]
    pub const fn distance(&self, from: Location, to: Location) -> u8 {
        let way = (self.at[to.index()] + LOCATIONS as u8 - self.at[from.index()]) % LOCATIONS as u8;
        if way > LOCATIONS as u8 / 2 {
            LOCATIONS as u8 - way
        } else {
            way
        }
    }
}

impl Default for Ring {
    /// The locations in their own order, as they lie in the box.
    fn default() -> Self {
        Self {
            clockwise: Location::ALL,
            at: [0, 1, 2, 3, 4, 5, 6, 7],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_ring_is_the_same_in_every_rotation() {
        let mut clockwise = Location::ALL;
        let ring = Ring::new(clockwise);
        clockwise.rotate_left(3);
        assert_eq!(Ring::new(clockwise), ring);
        clockwise[0] = clockwise[1];
        assert_eq!(Ring::new(clockwise), None);
    }

    #[test]
    fn s1_neighbours_are_one_apart_and_the_far_side_is_four_away() {
        let ring = Ring::default();
        let from_camelot: Vec<_> = Location::ALL
            .iter()
            .map(|&to| ring.distance(Location::Camelot, to))
            .collect();
        assert_eq!(from_camelot, [0, 1, 2, 3, 4, 3, 2, 1]);
        assert_eq!(
            ring.distance(Location::DwarfMines, Location::HiddenValley),
            2
        );
    }
}
