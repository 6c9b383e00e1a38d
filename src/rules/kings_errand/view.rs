//! What one viewer knows, and worlds guessed from it.

use std::marker::PhantomData;

use rand::{Rng, RngExt};

use super::KingsErrand;
use super::chance::draw;
use super::node::Node;
use super::position::{MAX_PLAYERS, Phase, Position};
use super::situation::Situation;
use super::virtue::VirtueCards;
use crate::rules::{Guess, Knowledge, Seat, Viewer};

/// What a viewer knows of a node, with a perfect memory of everything that was ever shown.
///
/// What it does not show cannot be read from outside this module:
///
/// ```compile_fail,E0616
/// # use tafelrunde::rules::kings_errand::View;
/// fn peek(view: &View) {
///     let _ = view.secret;
/// }
/// ```
///
/// and nobody outside makes one that shows more:
///
/// ```compile_fail,E0451
/// # use tafelrunde::rules::kings_errand::{MAX_PLAYERS, View, VirtueCards};
/// fn peek(view: View) -> View {
///     View { secret: [Some(VirtueCards::EMPTY); MAX_PLAYERS], ..view }
/// }
/// ```
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct View {
    position: Position,
    viewer: Viewer,
    /// Opening cards in hand that have not shown: the viewer's own, or all once the game is over.
    secret: [Option<VirtueCards>; MAX_PLAYERS],
    /// The viewer's own offer that is not revealed yet.
    offer: VirtueCards,
}

impl View {
    pub(super) fn of<K: Knowledge>(node: &Node<K>, viewer: Viewer) -> Self {
        let over = node.position.phase == Phase::Over;
        let sees = |seat: Seat| over || viewer == Viewer::Seat(seat);
        Self {
            position: node.position,
            viewer,
            secret: std::array::from_fn(|seat| sees(Seat(seat as u8)).then(|| node.secret[seat])),
            offer: match viewer {
                Viewer::Seat(seat) => node.offers.get(seat.index()).copied(),
                Viewer::Public => None,
            }
            .unwrap_or_default(),
        }
    }

    /// What lies open.
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// Who looks.
    #[must_use]
    pub const fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// The viewer's own seat.
    #[must_use]
    pub const fn seat(&self) -> Option<Seat> {
        match self.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Public => None,
        }
    }

    /// The viewer's seat, if it is that seat's turn.
    #[must_use]
    pub fn seat_to_move(&self) -> Option<Seat> {
        self.seat()
            .filter(|&seat| self.position.seat_to_move() == Some(seat))
    }

    /// The viewer's own virtue cards.
    #[must_use]
    pub fn own_hand(&self) -> Option<VirtueCards> {
        let seat = self.seat()?;
        let secret = (*self.secret.get(seat.index())?)?;
        Some(secret.plus(self.position.seat(seat).known()))
    }

    /// All virtue cards of `seat`, if the viewer knows them or can conclude them.
    #[must_use]
    pub fn hand(&self, seat: Seat) -> Option<VirtueCards> {
        let own = self.position.seat(seat);
        let left = self.left();
        let secret = self.secret[seat.index()].or_else(|| {
            let one_kind = left.kinds().count() == 1;
            if own.hidden() == 0 {
                Some(VirtueCards::EMPTY)
            } else if left.len() == own.hidden() {
                Some(left)
            } else if one_kind {
                let (card, _) = left.kinds().next()?;
                Some(std::iter::repeat_n(card, usize::from(own.hidden())).collect())
            } else {
                None
            }
        })?;
        Some(own.known().plus(secret))
    }

    /// Opening cards that seats hold which the viewer cannot see, all together.
    #[must_use]
    pub fn left(&self) -> VirtueCards {
        self.secret
            .into_iter()
            .flatten()
            .fold(self.position.opening(), VirtueCards::minus)
    }

    /// What the viewer's own turn depends on.
    #[must_use]
    pub fn situation(&self) -> Option<Situation> {
        Some(self.position.situation(self.seat()?, self.own_hand()?))
    }

    /// The viewer's own offer that lies face down.
    #[must_use]
    pub fn own_offer(&self) -> Option<VirtueCards> {
        let seat = self.seat()?;
        self.position.offered().contains(seat).then_some(self.offer)
    }
}

impl KingsErrand {
    /// A world that fits `view`: unseen opening cards are dealt anew, offers that lie face down are
    /// drawn from all that their knights could have made.
    pub(super) fn guess(&self, view: &View, rng: &mut impl Rng) -> Node<Guess> {
        let mut world = Node {
            position: view.position,
            secret: [VirtueCards::EMPTY; MAX_PLAYERS],
            offers: [VirtueCards::EMPTY; MAX_PLAYERS],
            knowledge: PhantomData,
        };
        let mut left = view.left();
        for seat in view.position.seats() {
            let secret = view.secret[seat.index()].unwrap_or_else(|| {
                let drawn = draw(left, view.position.seat(seat).hidden(), rng);
                left = left.minus(drawn);
                drawn
            });
            world.secret[seat.index()] = secret;
        }
        for seat in view.position.offered().iter() {
            world.offers[seat.index()] = if view.viewer == Viewer::Seat(seat) {
                view.offer
            } else {
                self.guess_offer(&view.position, world.hand(seat), rng)
            };
        }
        world
    }

    fn guess_offer(
        &self,
        position: &Position,
        hand: VirtueCards,
        rng: &mut impl Rng,
    ) -> VirtueCards {
        let mut count = 0u32;
        self.offers(position, hand, |_| count += 1);
        let wanted = rng.random_range(0..count.max(1));
        let mut index = 0;
        let mut guess = VirtueCards::EMPTY;
        self.offers(position, hand, |offer| {
            if index == wanted {
                guess = offer;
            }
            index += 1;
        });
        guess
    }
}
