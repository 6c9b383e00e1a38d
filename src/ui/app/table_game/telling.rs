//! What is still to be told of the game to people who hear the screen.

use super::TableGame;
use crate::rules::Seat;

/// How far the game has been told.
#[derive(Debug, Default)]
pub(super) struct Telling {
    /// Steps of the match that have been told.
    steps: usize,
    untold: Vec<String>,
    /// Whether somebody else than the player has acted in what is untold.
    by_others: bool,
}

impl Telling {
    /// Nothing of the first `steps` steps is told: whoever comes back knows them.
    pub(super) fn from(steps: usize) -> Self {
        Self {
            steps,
            ..Self::default()
        }
    }

    /// A line of the log that comes of this step.
    pub(super) fn line(&mut self, step: usize, words: &str, is_own: bool) {
        // The log is written anew in another language, or after an undo.
        if step > self.steps {
            self.untold.push(words.to_owned());
            self.by_others |= !is_own;
        }
    }

    /// All of the first `steps` steps is in the log.
    pub(super) fn reach(&mut self, steps: usize) {
        self.steps = self.steps.max(steps);
    }

    /// Everything after the first `steps` steps has been taken back.
    pub(super) fn take_back(&mut self, steps: usize, words: String) {
        self.steps = self.steps.min(steps);
        self.untold.clear();
        self.untold.push(words);
        // What is expected now is expected again.
        self.by_others = true;
    }
}

impl TableGame {
    /// What has happened since the last time, in words, and whether it was not the player alone.
    pub(in crate::ui::app) fn take_untold(&mut self) -> (Vec<String>, bool) {
        let untold = std::mem::take(&mut self.telling.untold);
        (untold, std::mem::take(&mut self.telling.by_others))
    }

    /// Whether a line about `seat` is about the one person who plays.
    pub(super) fn is_about_you(&self, seat: Option<Seat>) -> bool {
        seat.is_some() && seat == self.you()
    }
}
