//! Records of finished and unfinished games as JSON Lines, one game a line. Source: record-format.md.
//!
//! | file | subject |
//! | --- | --- |
//! | `write` | a game as a line |
//! | `read` | a line as a game, and what makes it unreadable |
//! | `action` | one action of a line |
//! | `verify` | playing a line action by action |
//! | `fault`, `reason` | what is wrong with a line, and with an action |
//!
//! Architecture invariant: nothing is accepted that the format does not allow, and everything that
//! is accepted has been played by the engine.

mod action;
mod fault;
mod read;
mod reason;
mod verify;
mod write;

use serde::{Deserialize, Serialize};

use crate::bot::Thought;
use crate::rules::kings_errand::{Action, KingsErrand, Phase, Position};
use crate::rules::{Record, Seat};

pub use fault::{RecordFault, Refused};
pub use read::{Line, Lines, MAX_LINE};
pub use reason::reason_value;
pub use verify::{RecordFileError, load_game, play_line, verify_line};
pub use write::{to_line, write_game};

/// The name of the format.
pub const FORMAT: &str = "tafelrunde-record";
/// The version of the format.
pub const VERSION: u64 = 1;
/// The name of a seat that a person plays.
pub const HUMAN: &str = "human";

/// A game as records carry it.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct RecordedGame {
    /// Set-up and actions.
    pub record: Record<KingsErrand>,
    /// Who played each seat: the name of a bot, or [`HUMAN`].
    pub seats: Vec<String>,
    /// How it ended; `None` for a game that was not finished.
    pub result: Option<GameResult>,
    /// What bots thought, with the action that it led to, counted from 0, in order; empty if nobody
    /// kept it.
    pub thoughts: Vec<(usize, Thought<Action>)>,
}

/// How a game ended.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
pub struct GameResult {
    /// Shields of each seat.
    pub shields: Vec<u8>,
    /// Who won, ascending; several only for a shared victory. Source: G2.
    pub winners: Vec<Seat>,
    /// Rounds played.
    pub rounds: u16,
}

impl GameResult {
    /// The result at `position`; `None` before the end.
    #[must_use]
    pub fn of(position: &Position) -> Option<Self> {
        (position.phase() == Phase::Over).then(|| Self {
            shields: position
                .seats()
                .map(|seat| position.seat(seat).shields())
                .collect(),
            winners: position.winners().iter().collect(),
            rounds: position.round(),
        })
    }
}
