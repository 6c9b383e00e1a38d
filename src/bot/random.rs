//! Uniform among the legal actions.

use rand::RngExt;

use super::{Bot, Choice, Generator, Signals, Thought};
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
    fn choose(
        &mut self,
        game: &G,
        view: &G::View,
        rng: &mut Generator,
        _signals: &Signals,
    ) -> Option<Choice<G::Action>> {
        game.legal_actions_in(view, &mut self.legal);
        let action = pick(&self.legal, rng)?;
        Some(Choice {
            action,
            thought: Thought::by_chance(&self.legal, action),
        })
    }
}

/// One of them, each as likely as another.
pub(super) fn pick<A: Copy>(actions: &[A], rng: &mut Generator) -> Option<A> {
    if actions.is_empty() {
        return None;
    }
    let index = rng.random_range(0..actions.len() as u32);
    actions.get(index as usize).copied()
}
