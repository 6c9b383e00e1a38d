//! What is to be heard of the table: each event once, when it begins to be seen.

use super::TableGame;
use crate::rules::Viewer;
use crate::ui::sound::{Sound, cue};

/// What has been heard, and what is to be heard next.
#[derive(Default)]
pub(super) struct Sounding {
    /// Whole steps of the game that have been heard, and events of the next one.
    heard: (usize, usize),
    due: Vec<Sound>,
}

impl TableGame {
    /// What has become due since this was asked last.
    pub(in super::super) fn take_sounds(&mut self) -> Vec<Sound> {
        std::mem::take(&mut self.sounding.due)
    }

    /// Takes all that has happened so far for heard.
    pub(in super::super) fn hush(&mut self) {
        self.sounding.heard = (self.game.steps(), 0);
        self.sounding.due.clear();
    }

    /// Finds out what has begun to be seen.
    pub(super) fn listen(&mut self) {
        let begun = self.moving().map_or((self.game.steps(), 0), |moving| {
            let begins = moving.moment.begins.iter();
            let begun = begins.take_while(|&&beat| beat <= moving.at).count();
            (moving.moment.steps, begun)
        });
        let heard = self.sounding.heard;
        if begun <= heard {
            return;
        }
        let mut at = (heard.0, 0);
        let mut due = Vec::new();
        // Everybody hears the same.
        for (number, observation) in self.game.observations(Viewer::Public, heard.0) {
            // The step is the last one of so many: those before it count.
            if at.0 != number - 1 {
                at = (number - 1, 0);
            }
            if at >= begun {
                break;
            }
            if at >= heard {
                due.extend(cue(observation.event()));
            }
            at.1 += 1;
        }
        self.sounding.heard = begun;
        self.sounding.due.append(&mut due);
    }
}
