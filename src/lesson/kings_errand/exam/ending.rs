//! Games that end in a tie: the last rounds of a game are played again until it does.

use rand::RngExt;

use super::pool::{Mood, Played, play_on};
use crate::bot::Generator;
use crate::rules::kings_errand::{Node, Phase};
use crate::rules::{Seat, Truth};

/// How often the end of a game is played again.
const TRIES: usize = 160;
/// From so many rounds before the end at most.
const ROUNDS: u32 = 3;

/// One of these games with another end, in which seats in front have equally many shields; `None` if
/// chance has found none.
pub(super) fn tied(games: &[Played], rng: &mut Generator) -> Option<Played> {
    let over: Vec<_> = (0..ROUNDS)
        .flat_map(|rounds| games.iter().filter_map(move |game| before(game, rounds)))
        .collect();
    for _ in 0..TRIES {
        let index = rng.random_range(0..over.len().max(1) as u32) as usize;
        let moods = [(); 4].map(|()| {
            if rng.random_bool(0.2) {
                Mood::Random
            } else {
                Mood::Page
            }
        });
        let again = play_on(over.get(index)?, &moods, MOST_STEPS, rng);
        if again.nodes.last().is_some_and(is_tied) {
            return Some(again);
        }
    }
    None
}

/// More steps than so many rounds have.
const MOST_STEPS: usize = 300;

/// The game up to the beginning of the round so many before its last one, if it is over.
fn before(played: &Played, rounds: u32) -> Option<Played> {
    let last = played.nodes.last()?.position();
    if last.phase() != Phase::Over {
        return None;
    }
    let begins = |node: &Node<Truth>| {
        let position = node.position();
        u32::from(position.round()) + rounds == u32::from(last.round())
            && position.phase() == Phase::Choose
    };
    let first = played.nodes.iter().position(begins)?;
    Some(Played {
        game: played.game.clone(),
        record: played.record.get(..first)?.to_vec(),
        nodes: played.nodes.get(..=first)?.to_vec(),
    })
}

/// Whether the game is over and seats in front have equally many shields.
fn is_tied(node: &Node<Truth>) -> bool {
    let position = node.position();
    let shields = |seat: Seat| position.seat(seat).shields();
    let best = position.seats().map(shields).max();
    let first = position.seats().filter(|&it| Some(shields(it)) == best);
    position.phase() == Phase::Over && first.count() > 1
}
