//! Searches worlds that fit what it knows.

use super::guide::Move;
use super::knight::Mind;
use crate::bot::{Bot, Budget, Choice, Found, Generator, Search, Signals, Temperament};
use crate::rules::Game;
use crate::rules::kings_errand::{Action, KingsErrand, Phase, View};

/// Searches the rest of the round as a tree, in worlds that fit what it knows.
#[derive(Clone, Debug)]
pub struct Champion {
    budget: Budget,
    mind: Mind,
    search: Search<Move>,
}

/// Worlds by which it mixes its offers.
const WORLDS: usize = 16;

impl Champion {
    /// A Champion of this temperament, which thinks for so long, with so many threads. It chooses the
    /// same with any number of them, unless its budget is one of time.
    #[must_use]
    pub fn new(temperament: Temperament, budget: Budget, threads: usize) -> Self {
        Self {
            budget,
            mind: Mind::new(temperament),
            search: Search::new(threads),
        }
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
        let seat = view.seat_to_move()?;
        if let Some(choice) = self.mind.underway.next(game, view) {
            return Some(choice);
        }
        let worlds: Vec<_> = (0..WORLDS).map(|_| game.determinize(view, rng)).collect();
        let options = self.mind.options(game, seat, &worlds, rng);
        if view.position().phase() == Phase::Tournament || options.len() < 2 {
            return self
                .mind
                .decide(game, view, &worlds, WORLDS as u32, &options);
        }
        let (_, guide) = self.mind.guide(seat);
        let found: Vec<Found<Move>> =
            self.search
                .run(game, view, &*guide, self.budget, rng, signals);
        let looked_at = found.iter().map(|option| option.tried).sum();
        self.mind.decide(game, view, &worlds, looked_at, &found)
    }
}
