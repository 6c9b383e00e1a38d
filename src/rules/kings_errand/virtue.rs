//! The four virtues, the cards that stand for them, and small sets of such cards as counts.

use std::fmt;

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

    /// The name in records and data.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Sword => "sword",
            Self::Lance => "lance",
            Self::Dragon => "dragon",
            Self::Book => "book",
        }
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

/// A multiset of virtue cards: a hand, a pile, an offer or a payment, as eight counts up to 127.
///
/// Serialized as a list of cards, sorted by virtue, then value; read in any order.
///
/// For arithmetic the counts are the bytes of one number. A count leaves the highest bit of its byte
/// free; set in all bytes (`BORROW`), it keeps a subtraction of two sets from reaching into the next
/// count, and tells afterwards which counts had enough.
#[derive(Clone, Copy, Default, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub struct VirtueCards([u8; VIRTUE_CARD_KINDS]);

/// The highest bit of every count.
const BORROW: u64 = 0x8080_8080_8080_8080;
/// The counts of the cards of value 2.
const TWOS: u64 = 0xff00_ff00_ff00_ff00;
/// The counts of Swords and Lances.
const FOR_TOURNAMENTS: u64 = 0x0000_0000_ffff_ffff;
/// The most cards of one kind that a set can hold.
const MOST_OF_A_KIND: u8 = 127;

impl VirtueCards {
    /// No card at all.
    pub const EMPTY: Self = Self([0; VIRTUE_CARD_KINDS]);

    const fn number(self) -> u64 {
        u64::from_le_bytes(self.0)
    }

    const fn from_number(number: u64) -> Self {
        Self(number.to_le_bytes())
    }

    /// The set from counts in the order of [`VirtueCard::all`]; none goes beyond 127.
    #[must_use]
    pub const fn from_counts(mut counts: [u8; VIRTUE_CARD_KINDS]) -> Self {
        let mut index = 0;
        while index < VIRTUE_CARD_KINDS {
            if counts[index] > MOST_OF_A_KIND {
                counts[index] = MOST_OF_A_KIND;
            }
            index += 1;
        }
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

    /// Number of cards, up to 255.
    #[must_use]
    pub const fn len(self) -> u8 {
        // The highest byte of the product adds up all bytes.
        (self.number().wrapping_mul(0x0101_0101_0101_0101) >> 56) as u8
    }

    /// Whether there is no card.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.number() == 0
    }

    /// Whether every card of `other` is among these.
    #[must_use]
    pub const fn contains(self, other: Self) -> bool {
        ((self.number() | BORROW) - other.number()) & BORROW == BORROW
    }

    /// These cards and those of `other`.
    #[must_use]
    pub const fn plus(self, other: Self) -> Self {
        let sum = self.number() + other.number();
        debug_assert!(sum & BORROW == 0, "no game has that many cards");
        Self::from_number(sum)
    }

    /// These cards without those of `other`, as far as they are there.
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        let left = (self.number() | BORROW) - other.number();
        let enough = (left & BORROW) >> 7;
        Self::from_number(left & (enough * 0x7f))
    }

    /// The cards that are in both.
    #[must_use]
    pub const fn both(self, other: Self) -> Self {
        self.minus(self.minus(other))
    }

    /// One more `card`; nothing happens for a card that does not exist.
    pub const fn add(&mut self, card: VirtueCard) {
        if let Some(index) = card.index() {
            debug_assert!(self.0[index] < MOST_OF_A_KIND, "no game has that many");
            self.0[index] += 1;
        }
    }

    /// One `card` less; `false` if there was none.
    pub const fn remove(&mut self, card: VirtueCard) -> bool {
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
        let mut rest = self.number();
        std::iter::from_fn(move || {
            (rest != 0).then(|| {
                let index = rest.trailing_zeros() as usize / 8;
                rest &= !(0xff << (8 * index));
                (VirtueCard::from_index(index), self.0[index])
            })
        })
    }

    /// Every single card, sorted; equal cards follow each other.
    pub fn iter(self) -> impl Iterator<Item = VirtueCard> {
        self.kinds()
            .flat_map(|(card, count)| std::iter::repeat_n(card, usize::from(count)))
    }

    /// Total value of all cards.
    #[must_use]
    pub const fn total(self) -> u8 {
        let twos = Self::from_number(self.number() & TWOS);
        self.len().wrapping_add(twos.len())
    }

    /// As many ones as there are twos of each virtue.
    pub(super) const fn ones_for_twos(self) -> Self {
        Self::from_number((self.number() & TWOS) >> 8)
    }

    /// Total value of the cards that count in a tournament. Source: T2, T3.
    #[must_use]
    pub const fn tournament_total(self) -> u8 {
        self.tournament_cards().total()
    }

    /// Only the cards that count in a tournament. Source: T2.
    #[must_use]
    pub const fn tournament_cards(self) -> Self {
        Self::from_number(self.number() & FOR_TOURNAMENTS)
    }
}

impl fmt::Debug for VirtueCards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let kind = |(card, count): (VirtueCard, u8)| {
            let VirtueCard { virtue, value } = card;
            format!("{count} {virtue:?} {value}")
        };
        f.debug_list().entries(self.kinds().map(kind)).finish()
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
            // No game has more, and sums of counts stay far from their limit.
            let full = usize::from(cards.len()) == super::VIRTUE_CARDS;
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

    #[test]
    fn sets_add_up_and_compare_as_their_counts_do() {
        let of = VirtueCards::from_counts;
        let [few, many] = [[0, 1, 2, 0, 0, 3, 0, 1], [1, 0, 2, 5, 0, 2, 0, 127]];
        assert_eq!(of(few).counts(), few);
        assert_eq!(of(few).minus(of(many)), of([0, 1, 0, 0, 0, 1, 0, 0]));
        assert_eq!(of(many).minus(of(few)), of([1, 0, 0, 5, 0, 0, 0, 126]));
        assert_eq!(of(few).both(of(many)), of([0, 0, 2, 0, 0, 2, 0, 1]));
        assert_eq!(of([1; 8]).plus(of(few)), of([1, 2, 3, 1, 1, 4, 1, 2]));
        assert!(of(few) < of(many) && few < many);
        assert!(!of(many).contains(of(few)) && !of(few).contains(of(many)));
        assert!(of(few).contains(of(few).both(of(many))));
        assert_eq!(of([255; 8]).counts(), [127; 8]);
        assert_eq!(of(few).len(), 7);
        assert_eq!(of(few).total(), 12);
        assert_eq!(of(many).ones_for_twos(), of([0, 0, 5, 0, 2, 0, 127, 0]));
    }
}
