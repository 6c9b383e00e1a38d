//! How a game ended, written at the head of its file so that lists and statistics need not play it again.

use serde::{Deserialize, Serialize};

use crate::persist::exchange::GameResult;
use crate::rules::Viewer;
use crate::rules::kings_errand::KingsErrand;
use crate::session::Match;
use crate::session::kings_errand::story::Story;

/// A game that is over, in figures.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
pub struct Outcome {
    /// Shields, winners, rounds.
    pub result: GameResult,
    /// For each seat its shields from quests, at Court and in tournaments.
    pub sources: Vec<[u16; 3]>,
    /// For each seat how many of its action cards expired.
    pub expired: Vec<u16>,
}

impl Outcome {
    /// How `game` ended; `None` before its end.
    #[must_use]
    pub fn of(game: &Match<KingsErrand>) -> Option<Self> {
        let result = GameResult::of(game.view(Viewer::Public).position())?;
        let seats = Story::of_game(game).seats;
        Some(Self {
            result,
            sources: seats.iter().map(|seat| seat.sources).collect(),
            expired: seats
                .iter()
                .map(|seat| u16::try_from(seat.expired.len()).unwrap_or(u16::MAX))
                .collect(),
        })
    }
}
