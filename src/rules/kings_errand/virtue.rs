//! The four virtues, the cards that stand for them, and small sets of such cards as counts.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// One of the four knightly virtues, named after the sign on its cards.
///
/// Source: rulebook cs ~2~; the order is the one in which records list virtue cards.
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Virtue {
    /// Strength.
    Sword,
    /// Skill.
    Lance,
    /// Courage.
    Dragon,
    /// Wisdom.
    Book,
}

impl Virtue {
    /// Every virtue, in order.
    pub const ALL: [Self; 4] = [Self::Sword, Self::Lance, Self::Dragon, Self::Book];

    /// Position in [`Self::ALL`].
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Whether cards of this virtue count in a tournament. Source: T2.
    #[must_use]
    pub const fn counts_in_tournament(self) -> bool {
        matches!(self, Self::Sword | Self::Lance)
    }
}

/// A virtue card: two cards of the same virtue and value cannot be told apart.
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct VirtueCard {
    /// The virtue.
    pub virtue: Virtue,
    /// 1 or 2; anything else is no card of this game.
    pub value: u8,
}

/// How many different virtue cards there are: four virtues, two values.
pub const VIRTUE_CARD_KINDS: usize = 8;

/// The highest value of a virtue card. Source: card set, "Virtue cards".
pub const MAX_VALUE: u8 = 2;

impl VirtueCard {
    /// The card of `virtue` with `value`.
    #[must_use]
    pub const fn new(virtue: Virtue, value: u8) -> Self {
        Self { virtue, value }
    }

    /// Every kind of virtue card, by virtue, then value.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> {
        (0..VIRTUE_CARD_KINDS).map(Self::from_index)
    }

    /// Whether such a card exists.
    #[must_use]
    pub const fn exists(self) -> bool {
        self.value >= 1 && self.value <= MAX_VALUE
    }

    /// Position in [`Self::all`], if the card exists.
    #[must_use]
    pub const fn index(self) -> Option<usize> {
        if self.exists() {
            Some(self.virtue.index() * 2 + self.value as usize - 1)
        } else {
            None
        }
    }

    const fn from_index(index: usize) -> Self {
        Self {
            virtue: Virtue::ALL[index / 2],
            value: (index % 2) as u8 + 1,
        }
    }
}

/// A multiset of virtue cards: a hand, a pile, an offer or a payment, as eight counts.
///
/// Serialized as a list of cards, sorted by virtue, then value; read in any order.
#[derive(Clone, Copy, Debug, Default, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub struct VirtueCards([u8; VIRTUE_CARD_KINDS]);

impl VirtueCards {
    /// No card at all.
    pub const EMPTY: Self = Self([0; VIRTUE_CARD_KINDS]);

    /// The set from counts in the order of [`VirtueCard::all`].
    #[must_use]
    pub const fn from_counts(counts: [u8; VIRTUE_CARD_KINDS]) -> Self {
        Self(counts)
    }

    /// The counts in the order of [`VirtueCard::all`].
    #[must_use]
    pub const fn counts(self) -> [u8; VIRTUE_CARD_KINDS] {
        self.0
    }

    /// How many cards of this virtue and value there are (0 for a card that does not exist).
    #[must_use]
    pub const fn count(self, card: VirtueCard) -> u8 {
        match card.index() {
            Some(index) => self.0[index],
            None => 0,
        }
    }

    /// How many cards of `virtue` there are, of any value.
    #[must_use]
    pub const fn count_of(self, virtue: Virtue) -> u8 {
        let index = virtue.index() * 2;
        self.0[index] + self.0[index + 1]
    }

    /// The highest value of `virtue` among the cards.
    #[must_use]
    pub const fn best(self, virtue: Virtue) -> Option<u8> {
        let index = virtue.index() * 2;
        if self.0[index + 1] > 0 {
            Some(2)
        } else if self.0[index] > 0 {
            Some(1)
        } else {
            None
        }
    }

    /// Number of cards.
    #[must_use]
    pub fn len(self) -> u8 {
        self.0.iter().sum()
    }

    /// Whether there is no card.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self == Self::EMPTY
    }

    /// Whether every card of `other` is among these.
    #[must_use]
    pub fn contains(self, other: Self) -> bool {
        self.0
            .iter()
            .zip(other.0)
            .all(|(&own, needed)| own >= needed)
    }

    /// These cards and those of `other`.
    #[must_use]
    pub fn plus(mut self, other: Self) -> Self {
        for (own, more) in self.0.iter_mut().zip(other.0) {
            *own += more;
        }
        self
    }

    /// These cards without those of `other`, as far as they are there.
    #[must_use]
    pub fn minus(mut self, other: Self) -> Self {
        for (own, less) in self.0.iter_mut().zip(other.0) {
            *own = own.saturating_sub(less);
        }
        self
    }

    /// The cards that are in both.
    #[must_use]
    pub fn both(mut self, other: Self) -> Self {
        for (own, others) in self.0.iter_mut().zip(other.0) {
            *own = (*own).min(others);
        }
        self
    }

    /// One more `card`; nothing happens for a card that does not exist.
    pub fn add(&mut self, card: VirtueCard) {
        if let Some(index) = card.index() {
            self.0[index] += 1;
        }
    }

    /// One `card` less; `false` if there was none.
    pub fn remove(&mut self, card: VirtueCard) -> bool {
        match card.index() {
            Some(index) if self.0[index] > 0 => {
                self.0[index] -= 1;
                true
            }
            _ => false,
        }
    }

    /// The different cards with their counts above 0, sorted.
    pub fn kinds(self) -> impl Iterator<Item = (VirtueCard, u8)> {
        VirtueCard::all()
            .zip(self.0)
            .filter(|&(_, count)| count > 0)
    }

    /// Every single card, sorted; equal cards follow each other.
    pub fn iter(self) -> impl Iterator<Item = VirtueCard> {
        self.kinds()
            .flat_map(|(card, count)| std::iter::repeat_n(card, usize::from(count)))
    }

    /// Total value of the cards that count in a tournament. Source: T2, T3.
    #[must_use]
    pub fn tournament_total(self) -> u8 {
        let [sword_1, sword_2, lance_1, lance_2, ..] = self.0;
        sword_1 + lance_1 + 2 * (sword_2 + lance_2)
    }

    /// Only the cards that count in a tournament. Source: T2.
    #[must_use]
    pub fn tournament_cards(self) -> Self {
        let [sword_1, sword_2, lance_1, lance_2, ..] = self.0;
        Self([sword_1, sword_2, lance_1, lance_2, 0, 0, 0, 0])
    }
}

impl From<VirtueCard> for VirtueCards {
    fn from(card: VirtueCard) -> Self {
        let mut cards = Self::EMPTY;
        cards.add(card);
        cards
    }
}

impl FromIterator<VirtueCard> for VirtueCards {
    fn from_iter<T: IntoIterator<Item = VirtueCard>>(iter: T) -> Self {
        let mut cards = Self::EMPTY;
        for card in iter {
            cards.add(card);
        }
        cards
    }
}

impl Serialize for VirtueCards {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for VirtueCards {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let list = Vec::<VirtueCard>::deserialize(deserializer)?;
        let mut cards = Self::EMPTY;
        for card in list {
            // More cards than a count holds cannot be told apart from nonsense.
            let full = cards.len() == u8::MAX / 2;
            if !card.exists() || full {
                return Err(serde::de::Error::custom(format_args!(
                    "there is no such virtue card: {:?} of value {}",
                    card.virtue, card.value
                )));
            }
            cards.add(card);
        }
        Ok(cards)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_are_listed_by_virtue_then_value() {
        let cards: VirtueCards = [(Virtue::Book, 1), (Virtue::Sword, 2), (Virtue::Sword, 1)]
            .into_iter()
            .map(|(virtue, value)| VirtueCard::new(virtue, value))
            .collect();
        let listed: Vec<_> = cards.iter().map(|card| (card.virtue, card.value)).collect();
        assert_eq!(
            listed,
            [(Virtue::Sword, 1), (Virtue::Sword, 2), (Virtue::Book, 1)]
        );
        assert_eq!(cards.tournament_total(), 3);
        assert_eq!(cards.best(Virtue::Sword), Some(2));
        assert_eq!(cards.best(Virtue::Lance), None);
    }

    #[test]
    fn every_kind_has_its_own_place() {
        for (index, card) in VirtueCard::all().enumerate() {
            assert_eq!(card.index(), Some(index));
        }
        assert_eq!(VirtueCard::new(Virtue::Sword, 3).index(), None);
        assert_eq!(VirtueCard::new(Virtue::Sword, 0).index(), None);
    }
}
