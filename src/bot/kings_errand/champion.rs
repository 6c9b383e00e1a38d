//! For now a Squire.

use super::Squire;
use crate::bot::{Bot, Budget, Choice, Generator, Signals, Temperament};
use crate::rules::kings_errand::{Action, KingsErrand, View};

/// For now a Squire.
#[derive(Clone, Debug, Default)]
pub struct Champion(Squire);

impl Champion {
    /// One of this temperament.
    #[must_use]
    pub fn new(temperament: Temperament, _budget: Budget) -> Self {
        Self(Squire::new(temperament))
    }
}

impl Bot<KingsErrand> for Champion {
    fn choose(
        &mut self,
        game: &KingsErrand,
        view: &View,
        rng: &mut Generator,
        signals: &Signals,
    ) -> Option<Choice<Action>> {
        self.0.choose(game, view, rng, signals)
    }
}
