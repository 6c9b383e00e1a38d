//! The players of "Im Auftrag des Königs".

mod champion;
mod guide;
mod hopes;
mod knight;
mod page;
mod policy;
mod squire;
mod standing;
mod tournament;
mod turn;
mod underway;
mod value;

pub use champion::Champion;
pub use knight::Knight;
pub use page::Page;
pub use squire::Squire;
pub use standing::{Features, Standing, Taste};
pub use value::Valuation;

use crate::rules::Seat;
use crate::rules::kings_errand::{
    ActionCard, Joust, KingsErrand, MAX_PICKS, Position, TurnProblem, View,
};

/// The cards of a turn, without Tournament, in a buffer of their own.
#[derive(Clone, Copy, Debug)]
struct TurnCards {
    cards: [ActionCard; MAX_PICKS],
    len: usize,
}

impl TurnCards {
    fn new() -> Self {
        Self {
            cards: [ActionCard::Quest; MAX_PICKS],
            len: 0,
        }
    }

    /// What `seat` holds.
    fn held(position: &Position, seat: Seat) -> Self {
        let mut cards = Self::new();
        for card in position.seat(seat).held() {
            cards.push(card);
        }
        cards
    }

    /// Adds `card`; Tournament is no card of the turn, and there is room for four.
    fn push(&mut self, card: ActionCard) {
        if card != ActionCard::Tournament && self.len < MAX_PICKS {
            self.cards[self.len] = card;
            self.len += 1;
        }
    }

    fn as_slice(&self) -> &[ActionCard] {
        &self.cards[..self.len]
    }
}

/// The tournament as `seat` sees it coming, if it holds or takes a Tournament card.
fn joust(game: &KingsErrand, position: &Position, seat: Seat) -> Joust {
    Joust {
        edition: game.edition(),
        rivals: position.rivals(seat),
    }
}

/// The turn of the viewer with these cards.
fn problem<'a>(
    game: &'a KingsErrand,
    view: &'a View,
    cards: &'a TurnCards,
    joust: Option<Joust>,
) -> Option<TurnProblem<'a>> {
    Some(TurnProblem {
        board: game.board(view.position()),
        situation: view.situation()?,
        cards: cards.as_slice(),
        joust,
    })
}
