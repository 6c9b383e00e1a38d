//! For now a Squire.

use super::Squire;
use crate::bot::{Bot, Choice, Generator, Signals, Temperament};
use crate::rules::kings_errand::{Action, KingsErrand, View};

/// For now a Squire.
#[derive(Clone, Debug, Default)]
pub struct Knight(Squire);

impl Knight {
    /// One of this temperament.
    #[must_use]
    pub fn new(temperament: Temperament) -> Self {
        Self(Squire::new(temperament))
    }
}

impl Bot<KingsErrand> for Knight {
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
