//! What the head of a file says of its game.

use std::path::Path;

use super::{Entry, Flaw};
use crate::persist::saved_game::{SavedGame, pieces};
use crate::persist::store::{LARGEST, Stored as _, read_bounded};
use crate::session::NewGame;

/// Everything before the record takes less.
const HEAD: u64 = 8 << 10;

/// Reads the head of the file at `path`.
///
/// # Errors
/// It says nothing of a game.
pub(super) fn read(path: &Path) -> Result<Entry, Flaw> {
    let (bytes, is_cut) = read_bounded(path, HEAD)?;
    let text = String::from_utf8_lossy(&bytes);
    let mut entry = Entry {
        path: path.to_owned(),
        saved_at: 0,
        seating: NewGame::first(""),
        seed: 0,
        taken_back: false,
        name: None,
        round: None,
        outcome: None,
    };
    let mut is_known = false;
    let mut is_whole = false;
    for (name, value) in pieces::fields(&text) {
        let known = match name {
            "version" => match value.parse() {
                Ok(version) if version > SavedGame::VERSION => return Err(Flaw::Newer(version)),
                version => version.is_ok(),
            },
            "saved_at" => set(&mut entry.saved_at, value.parse().ok()),
            "seed" => set(&mut entry.seed, value.parse().ok()),
            "seating" => {
                is_known = set(&mut entry.seating, ron::from_str(value).ok());
                is_known
            }
            "taken_back" => set(&mut entry.taken_back, value.parse().ok()),
            "name" => set(&mut entry.name, ron::from_str(value).ok()),
            "round" => set(&mut entry.round, ron::from_str(value).ok()),
            "outcome" => set(&mut entry.outcome, ron::from_str(value).ok()),
            "record" => {
                is_whole = true;
                break;
            }
            _ => true,
        };
        if !known {
            return Err(Flaw::NoGame);
        }
    }
    // A file that is broken off before its record holds nothing that could be played.
    if !is_known || !is_whole {
        return Err(Flaw::NoGame);
    }
    if entry.last_round().is_none() {
        entry.round = if is_cut {
            read_bounded(path, LARGEST)
                .ok()
                .map(|(bytes, _)| rounds(&bytes))
        } else {
            Some(rounds(&bytes))
        };
    }
    Ok(entry)
}

fn set<T>(field: &mut T, value: Option<T>) -> bool {
    match value {
        Some(value) => {
            *field = value;
            true
        }
        None => false,
    }
}

/// How many rounds have begun: tents are dealt before each.
fn rounds(bytes: &[u8]) -> u16 {
    const TENTS: &[u8] = b"tents(";
    let found = bytes.windows(TENTS.len()).filter(|part| *part == TENTS);
    u16::try_from(found.count()).unwrap_or(u16::MAX)
}
