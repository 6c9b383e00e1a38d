//! The action cards, and counts of them.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::place::Side;
use super::virtue::Virtue;

/// The farthest any horse needs to go: the opposite side of the circle. Source: S1, D7.
pub const MAX_REACH: u8 = 4;

/// A horse card; the number on it says how many locations it goes at most. Source: D7.
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub struct Horse(u8);

impl Horse {
    /// The horse with this reach, 1 to 4.
    #[must_use]
    pub const fn new(reach: u8) -> Option<Self> {
        if reach >= 1 && reach <= MAX_REACH {
            Some(Self(reach))
        } else {
            None
        }
    }

    /// How many locations the horse goes at most, 1 to 4.
    #[must_use]
    pub const fn reach(self) -> u8 {
        self.0
    }
}

/// An action card as far as its face tells it apart. Source: S4.
///
/// Written `exercise_sword`, `round_table`, `horse_2` … in records and data.
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub enum ActionCard {
    /// E: take a card of this virtue. Source: D5.
    Exercise(Virtue),
    /// A: take a task. Source: D6.
    RoundTable,
    /// T: meet in the tournament at the end of Phase II. Source: T1–T5.
    Tournament,
    /// G: put back a Book for 2 shields. Source: D8.
    Court,
    /// Q: complete a task. Source: D9.
    Quest,
    /// P: ride along the circle. Source: D7.
    Horse(Horse),
}

/// How many different action cards there can be.
pub const ACTION_CARD_KINDS: usize = 8 + MAX_REACH as usize;

impl ActionCard {
    const ALL: [Self; ACTION_CARD_KINDS] = {
        let mut all = [Self::RoundTable; ACTION_CARD_KINDS];
        let mut index = 0;
        while index < ACTION_CARD_KINDS {
            all[index] = Self::from_index(index);
            index += 1;
        }
        all
    };

    /// Every action card that can exist, in order.
    pub fn all() -> impl Iterator<Item = Self> {
        Self::ALL.into_iter()
    }

    /// Position in [`Self::all`].
    #[must_use]
    pub const fn index(self) -> usize {
        match self {
            Self::Exercise(virtue) => virtue.index(),
            Self::RoundTable => 4,
            Self::Tournament => 5,
            Self::Court => 6,
            Self::Quest => 7,
            Self::Horse(horse) => 7 + horse.0 as usize,
        }
    }

    const fn from_index(index: usize) -> Self {
        match index {
            0..4 => Self::Exercise(Virtue::ALL[index]),
            4 => Self::RoundTable,
            5 => Self::Tournament,
            6 => Self::Court,
            7 => Self::Quest,
            _ => Self::Horse(Horse(index as u8 - 7)),
        }
    }

    /// Where the card works. Source: D2.
    #[must_use]
    pub const fn side(self) -> Side {
        match self {
            Self::Exercise(_) | Self::RoundTable | Self::Tournament => Side::Camelot,
            Self::Court | Self::Quest => Side::Countryside,
            Self::Horse(_) => Side::Anywhere,
        }
    }

    /// The letter printed on the card, the same in all languages. Source: rulebook cs ~1~.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::Exercise(_) => 'E',
            Self::RoundTable => 'A',
            Self::Tournament => 'T',
            Self::Court => 'G',
            Self::Quest => 'Q',
            Self::Horse(_) => 'P',
        }
    }
}

impl fmt::Display for ActionCard {
    /// The name in records and data, such as `exercise_sword`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Exercise(Virtue::Sword) => f.write_str("exercise_sword"),
            Self::Exercise(Virtue::Lance) => f.write_str("exercise_lance"),
            Self::Exercise(Virtue::Dragon) => f.write_str("exercise_dragon"),
            Self::Exercise(Virtue::Book) => f.write_str("exercise_book"),
            Self::RoundTable => f.write_str("round_table"),
            Self::Tournament => f.write_str("tournament"),
            Self::Court => f.write_str("court"),
            Self::Quest => f.write_str("quest"),
            Self::Horse(horse) => write!(f, "horse_{}", horse.0),
        }
    }
}

/// There is no action card of this name.
#[derive(Clone, Debug, Eq, PartialEq, thiserror::Error)]
#[error("there is no action card called {0:?}")]
pub struct UnknownActionCard(pub String);

impl FromStr for ActionCard {
    type Err = UnknownActionCard;

    fn from_str(name: &str) -> Result<Self, Self::Err> {
        Self::all()
            .find(|card| card.to_string() == name)
            .ok_or_else(|| UnknownActionCard(name.to_owned()))
    }
}

impl Serialize for ActionCard {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for ActionCard {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?
            .parse()
            .map_err(serde::de::Error::custom)
    }
}

impl Serialize for Horse {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        ActionCard::Horse(*self).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Horse {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        match ActionCard::deserialize(deserializer)? {
            ActionCard::Horse(horse) => Ok(horse),
            ActionCard::Exercise(_)
            | ActionCard::RoundTable
            | ActionCard::Tournament
            | ActionCard::Court
            | ActionCard::Quest => Err(serde::de::Error::custom("this card is no horse")),
        }
    }
}

/// Counts of action cards, such as the supply: up to 15 of each kind.
#[derive(Clone, Copy, Default, Eq, Hash, PartialEq)]
pub struct ActionCards(u64);

impl ActionCards {
    /// No card at all.
    pub const NONE: Self = Self(0);
    /// Bits for the count of one kind; a game walks through these counts at every choice.
    const BITS: usize = 4;
    const MOST: u8 = (1 << Self::BITS) - 1;
    /// Every other count.
    const EVEN: u64 = 0x0f0f_0f0f_0f0f_0f0f;
    /// The bit above each of them.
    const BORROW: u64 = 0x1010_1010_1010_1010;

    const fn one(card: ActionCard) -> u64 {
        1 << (card.index() * Self::BITS)
    }

    /// How many of `card` there are.
    #[must_use]
    pub const fn count(self, card: ActionCard) -> u8 {
        (self.0 >> (card.index() * Self::BITS)) as u8 & Self::MOST
    }

    /// Number of cards.
    #[must_use]
    pub fn len(self) -> u8 {
        self.kinds().map(|(_, count)| count).sum()
    }

    /// Whether there is no card.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// One more `card`.
    pub const fn add(&mut self, card: ActionCard) {
        debug_assert!(self.count(card) < Self::MOST, "no game has that many");
        self.0 += Self::one(card);
    }

    /// One `card` less; `false` if there was none.
    pub const fn remove(&mut self, card: ActionCard) -> bool {
        let there = self.count(card) > 0;
        if there {
            self.0 -= Self::one(card);
        }
        there
    }

    /// Whether every card of `other` is among these.
    #[must_use]
    pub const fn contains(self, other: Self) -> bool {
        // Every other count in a byte of its own, with room for a borrow.
        let even = ((self.0 & Self::EVEN) | Self::BORROW) - (other.0 & Self::EVEN);
        let odd =
            ((self.0 >> Self::BITS & Self::EVEN) | Self::BORROW) - (other.0 >> Self::BITS & Self::EVEN);
        even & odd & Self::BORROW == Self::BORROW
    }

    /// These cards and those of `other`.
    #[must_use]
    pub const fn plus(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }

    /// These cards without those of `other`, all of which are among them.
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        debug_assert!(self.contains(other), "only what is there can be taken");
        Self(self.0 - other.0)
    }

    /// A number in which every count has its part, to be looked up by.
    #[must_use]
    pub const fn scattered(self) -> u64 {
        let product = self.0.wrapping_mul(0x9e37_79b9_7f4a_7c15);
        product ^ (product >> 32)
    }

    /// So many of one card.
    #[must_use]
    pub const fn all_of(card: ActionCard, count: u8) -> Self {
        Self((count as u64) << (card.index() * Self::BITS))
    }

    /// The different cards with their counts above 0, in order.
    pub fn kinds(self) -> impl Iterator<Item = (ActionCard, u8)> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            (rest != 0).then(|| {
                let index = rest.trailing_zeros() as usize / Self::BITS;
                let count = (rest >> (index * Self::BITS)) as u8 & Self::MOST;
                rest ^= u64::from(count) << (index * Self::BITS);
                (ActionCard::ALL[index], count)
            })
        })
    }
}

impl fmt::Debug for ActionCards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.kinds()).finish()
    }
}

impl FromIterator<ActionCard> for ActionCards {
    fn from_iter<T: IntoIterator<Item = ActionCard>>(iter: T) -> Self {
        let mut cards = Self::default();
        for card in iter {
            cards.add(card);
        }
        cards
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_and_indices_are_unique_and_read_back() {
        for (index, card) in ActionCard::all().enumerate() {
            assert_eq!(card.index(), index);
            assert_eq!(card.to_string().parse(), Ok(card));
        }
        assert!("horse_0".parse::<ActionCard>().is_err());
        assert!("horse_5".parse::<ActionCard>().is_err());
    }

    #[test]
    fn order_follows_the_index() {
        let cards: Vec<_> = ActionCard::all().collect();
        assert!(cards.is_sorted());
    }
}
