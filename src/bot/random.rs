//! Uniform among the legal actions.

use rand::RngExt;

use super::{Bot, Generator};
use crate::rules::Game;

/// Chooses uniformly among the legal actions.
#[derive(Clone, Debug)]
pub struct Random<A> {
    legal: Vec<A>,
}

impl<A> Default for Random<A> {
    fn default() -> Self {
        Self { legal: Vec::new() }
    }
}

impl<G: Game> Bot<G> for Random<G::Action> {
    fn choose(&mut self, game: &G, view: &G::View, rng: &mut Generator) -> Option<G::Action> {
        game.legal_actions_in(view, &mut self.legal);
        let count = self.legal.len() as u32;
        (count > 0).then(|| self.legal[rng.random_range(0..count) as usize])
    }
}
