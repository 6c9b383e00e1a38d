//! The first format: it named neither the game nor its rules, kept no fingerprint, and forgot what was
//! taken back.

use serde::Deserialize;

use super::{Outcome, SavedGame, hexadecimal, read_thoughts};
use crate::bot::Thought;
use crate::persist::Stored as _;
use crate::rules::kings_errand::{Action, KingsErrand, RULES_VERSION};
use crate::rules::{Game as _, Record};
use crate::session::NewGame;

#[derive(Deserialize)]
pub(super) struct Version1 {
    saved_at: u64,
    seed: u64,
    seating: NewGame,
    record: Record<KingsErrand>,
    #[serde(default)]
    refused: Vec<(usize, Action)>,
    #[serde(default, deserialize_with = "read_thoughts")]
    thoughts: Vec<(usize, Thought<Action>)>,
}

impl From<Version1> for SavedGame {
    fn from(old: Version1) -> Self {
        let mut game = Self {
            version: Self::VERSION,
            game: KingsErrand::ID.to_owned(),
            rules: RULES_VERSION,
            saved_at: old.saved_at,
            seed: old.seed,
            seating: old.seating,
            taken_back: false,
            name: None,
            round: None,
            outcome: None,
            state: String::new(),
            record: old.record,
            ahead: Vec::new(),
            refused: old.refused,
            thoughts: old.thoughts,
        };
        // A record that breaks the rules is told by the check that follows.
        if let Ok(resumed) = game.resume() {
            game.state = hexadecimal(resumed.fingerprint());
            game.outcome = Outcome::of(&resumed);
        }
        game
    }
}
