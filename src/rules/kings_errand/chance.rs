//! Drawing what chance does. Source: S1, S3, S6, S7, N1, N2.

use rand::seq::SliceRandom;
use rand::{Rng, RngExt};

use super::action::Action;
use super::check::dealt;
use super::node::Node;
use super::place::Location;
use super::position::{Phase, TentOrder};
use super::task::TaskId;
use super::virtue::VirtueCards;
use crate::rules::{Knowledge, Seat};

/// Draws the action of chance at `node`; `None` if it is not chance's turn.
pub(super) fn sample<K: Knowledge>(node: &Node<K>, rng: &mut impl Rng) -> Option<Action> {
    let position = &node.position;
    match position.phase {
        Phase::LayRing => {
            let mut clockwise = Location::ALL;
            clockwise[1..].shuffle(rng);
            Some(Action::Ring(clockwise))
        }
        Phase::DealHands => Some(Action::OpeningHand {
            seat: Seat(dealt(node) as u8),
            cards: draw(left_to_deal(node), 2, rng),
        }),
        Phase::RevealTasks => nth_task(position.unseen.iter(), position.unseen.len(), rng),
        Phase::DealTents => {
            let mut seats: [Seat; super::MAX_PLAYERS] =
                std::array::from_fn(|seat| Seat(seat as u8));
            let seats = &mut seats[..usize::from(position.players)];
            seats.shuffle(rng);
            // Insertion keeps the shuffled order among equals and allocates nothing.
            for end in 1..seats.len() {
                for at in (1..=end).rev() {
                    let [before, after] =
                        [at - 1, at].map(|place| position.seat(seats[place]).shields);
                    if before <= after {
                        break;
                    }
                    seats.swap(at - 1, at);
                }
            }
            TentOrder::new(seats).map(Action::Tents)
        }
        Phase::Choose | Phase::CarryOut | Phase::Tournament | Phase::Over => None,
    }
}

fn nth_task(
    mut tasks: impl Iterator<Item = TaskId>,
    count: usize,
    rng: &mut impl Rng,
) -> Option<Action> {
    if count == 0 {
        return None;
    }
    let index = rng.random_range(0..count as u32);
    tasks.nth(index as usize).map(Action::Task)
}

/// Opening cards that no seat has been dealt yet. Source: S6.
pub(super) fn left_to_deal<K: Knowledge>(node: &Node<K>) -> VirtueCards {
    node.secret
        .into_iter()
        .fold(node.position.opening, VirtueCards::minus)
}

/// Draws `count` cards of `cards` without putting any back.
pub(super) fn draw(mut cards: VirtueCards, count: u8, rng: &mut impl Rng) -> VirtueCards {
    let mut drawn = VirtueCards::EMPTY;
    for _ in 0..count {
        let left = u32::from(cards.len());
        if left == 0 {
            break;
        }
        let index = rng.random_range(0..left) as usize;
        if let Some(card) = cards.iter().nth(index) {
            cards.remove(card);
            drawn.add(card);
        }
    }
    drawn
}
