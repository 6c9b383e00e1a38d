//! A node of the game tree: what lies open, and what does not.

use std::marker::PhantomData;

use super::action_card::ActionCard;
use super::position::{ChosenCard, Fate, MAX_PLAYERS, Position};
use super::virtue::VirtueCards;
use crate::rules::{Knowledge, Seat};

/// The true state (`Node<Truth>`) or a determinized world (`Node<Guess>`): flat and cheap to copy.
///
/// What a seat must not know cannot be read from outside this module:
///
/// ```compile_fail,E0616
/// # use tafelrunde::rules::{Truth, kings_errand::Node};
/// fn peek(state: &Node<Truth>) {
///     let _ = state.secret;
/// }
/// ```
///
/// and a world is never made from the truth:
///
/// ```compile_fail,E0277
/// # use tafelrunde::rules::{Guess, Truth, kings_errand::Node};
/// fn cheat(state: Node<Truth>) -> Node<Guess> {
///     state.into()
/// }
/// ```
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub struct Node<K> {
    pub(super) position: Position,
    /// Opening cards in hand that have not shown yet.
    pub(super) secret: [VirtueCards; MAX_PLAYERS],
    /// Offers that are not revealed yet.
    pub(super) offers: [VirtueCards; MAX_PLAYERS],
    pub(super) knowledge: PhantomData<K>,
}

impl<K: Knowledge> Node<K> {
    pub(super) const fn new(position: &Position) -> Self {
        Self {
            position: *position,
            secret: [VirtueCards::EMPTY; MAX_PLAYERS],
            offers: [VirtueCards::EMPTY; MAX_PLAYERS],
            knowledge: PhantomData,
        }
    }

    /// What lies open.
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// All virtue cards of `seat`.
    pub(super) fn hand(&self, seat: Seat) -> VirtueCards {
        self.secret[seat.index()].plus(self.position.seat(seat).known)
    }

    /// Puts cards of a seat's hand back to their piles. Those that everybody knows go first; only
    /// what they do not cover shows an opening card.
    pub(super) fn put_back(&mut self, seat: Seat, cards: VirtueCards) {
        let own = &mut self.position.seats[seat.index()];
        let shown = cards.minus(own.known);
        own.known = own.known.minus(cards);
        own.hidden -= shown.len();
        let secret = &mut self.secret[seat.index()];
        *secret = secret.minus(shown);
        self.position.opening = self.position.opening.minus(shown);
        self.position.piles = self.position.piles.plus(cards);
    }
}

impl Node<crate::rules::Guess> {
    /// All virtue cards of `seat` in this guessed world.
    #[must_use]
    pub fn guessed_hand(&self, seat: Seat) -> VirtueCards {
        self.hand(seat)
    }

    /// The same world, had `seat` chosen `card` in Phase I instead of `instead`, which nothing has
    /// been done with yet. `None` if it holds no `instead`, nobody left a `card` in the supply, or it
    /// would be its second Tournament. Source: C1, C4.
    ///
    /// Only a guessed world can be changed like this; what really happened stays:
    ///
    /// ```compile_fail,E0599
    /// # use tafelrunde::rules::{Seat, Truth, kings_errand::{ActionCard, Node}};
    /// fn cheat(state: Node<Truth>) -> Option<Node<Truth>> {
    ///     state.with_card_instead(Seat(0), ActionCard::Quest, ActionCard::Court)
    /// }
    /// ```
    #[must_use]
    pub fn with_card_instead(
        mut self,
        seat: Seat,
        instead: ActionCard,
        card: ActionCard,
    ) -> Option<Self> {
        let position = &mut self.position;
        let own = position.seats.get_mut(seat.index())?;
        let second = card == ActionCard::Tournament
            && instead != card
            && own.chosen().any(|chosen| chosen.card == card);
        if second || position.supply.count(card) == 0 {
            return None;
        }
        let held = |card| ChosenCard {
            card,
            fate: Fate::Held,
        };
        let mut slots = own.chosen.iter_mut().flatten();
        let slot = slots.rfind(|slot| **slot == held(instead))?;
        *slot = held(card);
        own.held.remove(instead);
        own.held.add(card);
        position.supply.remove(card);
        position.supply.add(instead);
        Some(self)
    }

    /// The same world, had `seat` offered `cards` in the tournament that is under way, whose offers lie
    /// face down. `None` if it has made no offer or could not have made this one. Source: T2.
    #[must_use]
    pub fn with_offer_instead(mut self, seat: Seat, cards: VirtueCards) -> Option<Self> {
        let possible = self.position.offered.contains(seat) && self.hand(seat).contains(cards);
        *self.offers.get_mut(seat.index())? = cards;
        possible.then_some(self)
    }
}
