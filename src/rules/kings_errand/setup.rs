//! How many play, by which edition, with which cards. Source: S4–S6, G1, C1.

use serde::{Deserialize, Serialize};

use super::action_card::{ActionCard, ActionCards};
use super::card_set::CardSet;
use super::place::Ring;
use super::position::Position;
use super::virtue::{Virtue, VirtueCard, VirtueCards};

/// Number of seats: 2, 3 or 4.
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Players(u8);

impl Players {
    /// Every number of seats.
    pub const ALL: [Self; 3] = [Self(2), Self(3), Self(4)];

    /// `None` unless it is 2, 3 or 4.
    #[must_use]
    pub const fn new(players: u8) -> Option<Self> {
        match players {
            2..=4 => Some(Self(players)),
            _ => None,
        }
    }

    /// The number.
    #[must_use]
    pub const fn get(self) -> u8 {
        self.0
    }

    /// Shields that end the game. Source: G1.
    #[must_use]
    pub const fn goal(self) -> u8 {
        match self.0 {
            2 => 25,
            3 => 20,
            _ => 15,
        }
    }

    /// Cards that each seat takes in a round. Source: C1.
    #[must_use]
    pub const fn picks(self) -> u8 {
        if self.0 == 2 { 4 } else { 3 }
    }

    /// Cards from which the opening hands are dealt, all of value 1. Source: S6.
    #[must_use]
    pub fn opening_cards(self) -> VirtueCards {
        let counts = match self.0 {
            2 => [1, 1, 1, 1],
            3 => [2, 1, 2, 1],
            _ => [2, 2, 2, 2],
        };
        Virtue::ALL
            .into_iter()
            .zip(counts)
            .flat_map(|(virtue, count)| std::iter::repeat_n(VirtueCard::new(virtue, 1), count))
            .collect()
    }
}

impl TryFrom<u8> for Players {
    type Error = String;

    fn try_from(players: u8) -> Result<Self, Self::Error> {
        Self::new(players).ok_or_else(|| format!("2 to 4 can play, not {players}"))
    }
}

impl From<Players> for u8 {
    fn from(players: Players) -> Self {
        players.0
    }
}

/// Which rulebook decides T2 and T4; everything else is the same in both.
#[derive(
    Clone, Copy, Debug, Default, Eq, Hash, Ord, PartialEq, PartialOrd, Serialize, Deserialize,
)]
#[serde(rename_all = "snake_case")]
pub enum Edition {
    /// The Czech rulebook: the complete one.
    #[default]
    Cs,
    /// The English rulebook.
    En,
}

impl Edition {
    /// Both editions.
    pub const ALL: [Self; 2] = [Self::Cs, Self::En];
}

/// What a game is made from.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
pub struct Setup {
    /// Number of seats.
    pub players: Players,
    /// The edition of the rules.
    pub edition: Edition,
    /// The figures of the cards.
    pub cards: CardSet,
}

impl Setup {
    /// All action cards of this game. Source: S4.
    #[must_use]
    pub fn supply(&self) -> ActionCards {
        let mut supply: ActionCards = Virtue::ALL.into_iter().map(ActionCard::Exercise).collect();
        for card in [
            ActionCard::RoundTable,
            ActionCard::Tournament,
            ActionCard::Court,
            ActionCard::Quest,
        ] {
            supply.add(card);
            supply.add(card);
        }
        for horse in self.cards.horses() {
            supply.add(ActionCard::Horse(horse));
        }
        if self.players.get() < 4 {
            supply.remove(ActionCard::RoundTable);
            supply.remove(ActionCard::Court);
            supply.remove(ActionCard::Horse(self.cards.removed_horse()));
        }
        supply
    }

    /// All virtue cards of this game, opening hands included. Source: S5.
    #[must_use]
    pub fn virtues(&self) -> VirtueCards {
        let ones = Virtue::ALL.map(|virtue| VirtueCard::new(virtue, 1));
        if self.players.get() < 4 {
            self.cards.virtues().minus(ones.into_iter().collect())
        } else {
            self.cards.virtues()
        }
    }

    /// The table before chance has done anything. Source: S1–S7.
    pub(super) fn start(&self) -> Position {
        let opening = self.players.opening_cards();
        Position::start(
            self.players.get(),
            self.supply(),
            self.virtues().minus(opening),
            opening,
            Ring::default(),
        )
    }
}
