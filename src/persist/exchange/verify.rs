//! Playing a line action by action, and finding one game in a file.

use std::collections::BTreeMap;
use std::fs::File;
use std::io::{self, BufReader};
use std::path::{Path, PathBuf};

use serde_json::value::RawValue;

use super::action::{Meaning, Written};
use super::fault::{RecordFault, Refused};
use super::read::{Lines, Parts};
use super::{GameResult, HUMAN, RecordedGame};
use crate::bot::Thought;
use crate::rules::kings_errand::{Action, KingsErrand, Refusal};
use crate::rules::{Actor, Game, Record, State};
use crate::session::thought_fits;

/// Reads a line and plays it: every action, and the result.
///
/// # Errors
/// The first thing that the format or the rules do not allow.
pub fn verify_line(text: &str) -> Result<RecordedGame, RecordFault> {
    let (game, fault) = play_line(text)?;
    fault.map_or(Ok(game), Err)
}

/// Reads a line and plays it as far as it follows the format and the rules: the game up to there,
/// and the first fault. Such a game has no result.
///
/// # Errors
/// What keeps the line from holding a game at all.
pub fn play_line(text: &str) -> Result<(RecordedGame, Option<RecordFault>), RecordFault> {
    let parts = Parts::read(text)?;
    let game = KingsErrand::new(parts.setup);
    let mut state = game.root();
    let mut actions = Vec::with_capacity(parts.actions.len());
    let mut fault = None;
    for (index, raw) in parts.actions.into_iter().enumerate() {
        match play(&game, &mut state, index + 1, raw) {
            Ok(action) => actions.push(action),
            Err(found) => {
                fault = Some(found);
                break;
            }
        }
    }
    let fault = fault.or_else(|| {
        let played = GameResult::of(state.position());
        check_result(parts.result.as_ref(), played.as_ref(), actions.len()).err()
    });
    let found = RecordedGame {
        thoughts: thoughts(&parts.thoughts, &actions, &parts.seats),
        record: Record {
            setup: game.setup().clone(),
            actions,
        },
        seats: parts.seats,
        result: parts.result.filter(|_| fault.is_none()),
    };
    Ok((found, fault))
}

/// The thoughts that can be read and fit the action that they led to, each action's first one. What
/// people thought is not known.
fn thoughts(
    list: &[&RawValue],
    actions: &[(Actor, Action)],
    seats: &[String],
) -> Vec<(usize, Thought<Action>)> {
    let by_bot = |actor: Actor| match actor {
        Actor::Seat(seat) => seats.get(seat.index()).is_some_and(|name| name != HUMAN),
        Actor::Chance => false,
    };
    let mut found = BTreeMap::new();
    // There are no more thoughts than actions.
    for raw in list.iter().take(actions.len()) {
        let Ok((step, thought)) = serde_json::from_str::<(usize, Thought<Action>)>(raw.get())
        else {
            continue;
        };
        let fits = |(actor, action): &(Actor, Action)| {
            by_bot(*actor) && thought_fits(*actor, action, &thought)
        };
        if actions.get(step).is_some_and(fits) {
            found.entry(step).or_insert(thought);
        }
    }
    found.into_iter().collect()
}

/// Reads and plays action `number`, counted from 1.
fn play(
    game: &KingsErrand,
    state: &mut State<KingsErrand>,
    number: usize,
    raw: &RawValue,
) -> Result<(Actor, Action), RecordFault> {
    let written = Written::read(raw).map_err(|message| RecordFault::Malformed {
        action: number,
        message,
    })?;
    let (like, reasons) = match written.action {
        Meaning::Action(action) => match game.apply(state, written.by, action, &mut ()) {
            Ok(()) => return Ok((written.by, action)),
            Err(illegal) => (action, illegal.reasons),
        },
        Meaning::Impossible { like, refusal } => {
            let untimely = untimely(game, *state, written.by, like);
            (like, vec![untimely.unwrap_or(refusal)])
        }
    };
    Err(RecordFault::Refused(Box::new(Refused {
        action: number,
        by: written.by,
        text: written.text,
        like,
        reasons,
    })))
}

/// Why nothing of the kind of `like` can be done now; these reasons exclude all others.
fn untimely(
    game: &KingsErrand,
    mut state: State<KingsErrand>,
    by: Actor,
    like: Action,
) -> Option<Refusal> {
    let illegal = game.apply(&mut state, by, like, &mut ()).err()?;
    illegal.reasons.into_iter().find(|reason| {
        matches!(
            reason,
            Refusal::GameOver | Refusal::WrongPhase | Refusal::NotYourTurn
        )
    })
}

fn check_result(
    found: Option<&GameResult>,
    played: Option<&GameResult>,
    actions: usize,
) -> Result<(), RecordFault> {
    let (found, played) = match (found, played) {
        (None, None) => return Ok(()),
        (Some(_), None) => return Err(RecordFault::ResultTooEarly { actions }),
        (None, Some(_)) => return Err(RecordFault::ResultMissing { actions }),
        (Some(found), Some(played)) => (found, played),
    };
    let seats =
        |result: &GameResult| -> Vec<u8> { result.winners.iter().map(|winner| winner.0).collect() };
    let wrong =
        |key, found: String, played: String| Err(RecordFault::WrongResult { key, found, played });
    if found.shields != played.shields {
        wrong(
            "shields",
            format!("{:?}", found.shields),
            format!("{:?}", played.shields),
        )
    } else if found.winners != played.winners {
        wrong(
            "winners",
            format!("{:?}", seats(found)),
            format!("{:?}", seats(played)),
        )
    } else if found.rounds != played.rounds {
        wrong(
            "rounds",
            found.rounds.to_string(),
            played.rounds.to_string(),
        )
    } else {
        Ok(())
    }
}

/// Why a game cannot be taken from a record file.
#[derive(Debug, thiserror::Error)]
pub enum RecordFileError {
    /// The file cannot be read.
    #[error("{}: cannot be read: {source}", path.display())]
    Read {
        /// The file.
        path: PathBuf,
        /// Why.
        source: io::Error,
    },
    /// The file holds fewer games.
    #[error("{}: there is no game {game}; the file holds {games}", path.display())]
    NoSuchGame {
        /// The file.
        path: PathBuf,
        /// The game asked for, from 1.
        game: usize,
        /// How many there are.
        games: usize,
    },
    /// The game holds fewer actions.
    #[error("{}:{line}: game {game} has {actions} actions, there is no action {action}", path.display())]
    NoSuchAction {
        /// The file.
        path: PathBuf,
        /// The line, from 1.
        line: usize,
        /// The game, from 1.
        game: usize,
        /// The action asked for, from 1, chance included.
        action: usize,
        /// How many there are.
        actions: usize,
    },
    /// The game breaks the format or the rules.
    #[error("{}:{line}: game {game}: {fault}", path.display())]
    Fault {
        /// The file.
        path: PathBuf,
        /// The line, from 1.
        line: usize,
        /// The game, from 1.
        game: usize,
        /// What is wrong.
        fault: RecordFault,
    },
}

/// Reads and verifies game `number` (from 1) of the file at `path`; with `actions`, only the first
/// so many of its actions are kept, and no result unless these are all.
///
/// Lines before the game are counted, not verified.
///
/// # Errors
/// The file, the game or the action is not there, or the game breaks the format or the rules.
pub fn load_game(
    path: &Path,
    number: usize,
    actions: Option<usize>,
) -> Result<RecordedGame, RecordFileError> {
    let read = |source| RecordFileError::Read {
        path: path.to_owned(),
        source,
    };
    let file = File::open(path).map_err(read)?;
    let mut games = 0;
    for line in Lines::new(BufReader::new(file)) {
        let line = line.map_err(read)?;
        games += 1;
        if games < number {
            continue;
        }
        let verified = line.text.and_then(|text| verify_line(&text));
        let mut found = verified.map_err(|fault| RecordFileError::Fault {
            path: path.to_owned(),
            line: line.number,
            game: games,
            fault,
        })?;
        let all = found.record.actions.len();
        if let Some(kept) = actions {
            if kept > all {
                return Err(RecordFileError::NoSuchAction {
                    path: path.to_owned(),
                    line: line.number,
                    game: games,
                    action: kept,
                    actions: all,
                });
            }
            if kept < all {
                found.record.actions.truncate(kept);
                found.result = None;
                found.thoughts.retain(|&(step, _)| step < kept);
            }
        }
        return Ok(found);
    }
    Err(RecordFileError::NoSuchGame {
        path: path.to_owned(),
        game: number,
        games,
    })
}
