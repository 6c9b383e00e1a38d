//! A game as it is kept in a file: the one that is being played, and those that people save.
//!
//! | file | subject |
//! | --- | --- |
//! | `outcome` | how a game ended, for lists |
//! | `version_1` | what the first format held, and how it becomes the present one |
//! | `rescue` | what can be saved of a broken file |
//! | `pieces` | the fields of a text that may be broken |

mod outcome;
pub(super) mod pieces;
mod rescue;
mod version_1;

use std::path::Path;
use std::time::{SystemTime, UNIX_EPOCH};

use ron::value::RawValue;
use serde::{Deserialize, Deserializer, Serialize};

use super::store::{self, FileError, Stored};
use crate::bot::Thought;
use crate::rules::kings_errand::{Action, KingsErrand, RULES_VERSION};
use crate::rules::{Actor, Game, Record, Viewer};
use crate::session::{Match, NewGame, ResumeError};
use version_1::Version1;

pub use outcome::Outcome;
pub use rescue::Rescued;

/// A game with everything that is needed to play on.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
pub struct SavedGame {
    /// [`Stored::VERSION`] of the program that wrote it.
    pub version: u32,
    /// Which game it is: [`Game::ID`].
    pub game: String,
    /// [`RULES_VERSION`] of the program that wrote it.
    pub rules: u32,
    /// When it was saved, in seconds since 1970 (UTC).
    pub saved_at: u64,
    /// The seed that chance draws from.
    pub seed: u64,
    /// Who plays, and how it is played.
    pub seating: NewGame,
    /// Whether somebody went back past something that had been hidden.
    pub taken_back: bool,
    /// What people have called it, if they saved it by a name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// The round that is played, for lists; earlier programs did not write it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub round: Option<u16>,
    /// How it ended; `None` before the end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub outcome: Option<Outcome>,
    /// [`Match::fingerprint`] of the state that the record leads to, in hexadecimal digits.
    pub state: String,
    /// The set-up with its card set, and everything that was done.
    pub record: Record<KingsErrand>,
    /// What was taken back and can come again.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub ahead: Vec<(Actor, Action)>,
    /// What was wanted after so many steps and refused, at a table without marks.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub refused: Vec<(usize, Action)>,
    /// What bots thought, with the step that it led to. Programs that do not know this pass over it,
    /// and a thought that this one cannot read is passed over as well: a game is never lost for it.
    #[serde(default, deserialize_with = "read_thoughts")]
    pub thoughts: Vec<(usize, Thought<Action>)>,
}

/// What can be read of the thoughts in a file; the rest is left out.
fn read_thoughts<'de, D: Deserializer<'de>>(
    deserializer: D,
) -> Result<Vec<(usize, Thought<Action>)>, D::Error> {
    let whole = Box::<RawValue>::deserialize(deserializer)?;
    let list: Vec<Box<RawValue>> = whole.into_rust().unwrap_or_default();
    Ok(list.iter().filter_map(|it| it.into_rust().ok()).collect())
}

/// The end of a file, from the thoughts on.
#[derive(Deserialize)]
struct Extras {
    #[serde(default, deserialize_with = "read_thoughts")]
    thoughts: Vec<(usize, Thought<Action>)>,
}

/// No thought takes more bytes in a file. Where there are more, they are not ours, and nobody shall
/// have to wait for them.
const LONGEST_THOUGHT: usize = 1 << 13;

impl Stored for SavedGame {
    const VERSION: u32 = 2;

    fn migrate(version: u32, text: &str) -> Result<Self, ron::error::SpannedError> {
        match version {
            0 | 1 => ron::from_str::<Version1>(text).map(Self::from),
            _ => ron::from_str(text),
        }
    }

    fn check(&self) -> Result<(), String> {
        if self.game != KingsErrand::ID {
            return Err(format!("this is a game of \"{}\"", self.game));
        }
        if self.seating.clone().mended() != self.seating {
            return Err("there are 2 to 4 seats, each with a knight of its own".to_owned());
        }
        let game = self.resume().map_err(|error| error.to_string())?;
        // Where the rules have changed since, so may what the same record leads to.
        if self.rules == RULES_VERSION && self.state != hexadecimal(game.fingerprint()) {
            return Err("the game does not stand as it stood when it was saved".to_owned());
        }
        if self.rules == RULES_VERSION && self.outcome != Outcome::of(&game) {
            return Err("the game did not end as the file says".to_owned());
        }
        Ok(())
    }

    fn extras(text: &str) -> Option<usize> {
        // As it is written: the last field, on a line of its own. A line feed in a name is not
        // written as one.
        const FIELD: &str = "\n    thoughts:";
        text.find(FIELD)
    }

    fn take_extras(&mut self, extras: &str) {
        let steps = self.record.actions.len();
        if extras.len() > LONGEST_THOUGHT.saturating_mul(steps + 1) {
            return;
        }
        let found: Result<Extras, _> = ron::from_str(&format!("({extras}"));
        if let (Ok(Extras { thoughts }), Ok(game)) = (found, self.resume()) {
            self.thoughts = game.with_thoughts(thoughts).thoughts();
        }
    }
}

fn hexadecimal(fingerprint: u64) -> String {
    format!("{fingerprint:016x}")
}

impl SavedGame {
    /// The game as it stands.
    #[must_use]
    pub fn of(game: &Match<KingsErrand>, seating: &NewGame, now: SystemTime) -> Self {
        Self {
            version: Self::VERSION,
            game: KingsErrand::ID.to_owned(),
            rules: RULES_VERSION,
            saved_at: now
                .duration_since(UNIX_EPOCH)
                .map_or(0, |since| since.as_secs()),
            seed: game.seed(),
            seating: seating.clone(),
            taken_back: game.is_taken_back(),
            name: None,
            round: Some(game.view(Viewer::Public).position().round()),
            outcome: Outcome::of(game),
            state: hexadecimal(game.fingerprint()),
            record: game.record(),
            ahead: game.ahead().collect(),
            refused: Vec::new(),
            thoughts: game.thoughts(),
        }
    }

    /// The same with what was refused at a table without marks.
    #[must_use]
    pub fn with_refused(mut self, refused: &[(usize, Action)]) -> Self {
        self.refused = refused.to_vec();
        self
    }

    /// The game, to be played on.
    ///
    /// # Errors
    /// The record breaks the rules, or does not fit the seats. A game that [`Self::load`] has read
    /// can always be resumed.
    pub fn resume(&self) -> Result<Match<KingsErrand>, ResumeError<KingsErrand>> {
        let game = Match::resume(self.record.clone(), self.seating.players(), self.seed)?;
        Ok(game
            .with_thoughts(self.thoughts.iter().cloned())
            .with_ahead(self.ahead.iter().copied(), self.taken_back))
    }

    /// Reads the saved game at `path`; `None` if there is none.
    ///
    /// # Errors
    /// The file cannot be read, or not be used; then it has been set aside under another name.
    pub fn load(path: &Path) -> Result<Option<Self>, FileError> {
        store::load(path)
    }

    /// Saves the game at `path`.
    ///
    /// # Errors
    /// The file cannot be written; what was there before is still there.
    pub fn save(&self, path: &Path) -> Result<(), FileError> {
        store::save(path, self)
    }
}
