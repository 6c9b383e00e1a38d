//! The games that were played, and those that people saved by a name: a file each, of which a list
//! reads only the head.
//!
//! | file | subject |
//! | --- | --- |
//! | `head` | what the head of a file says of its game |
//! | `flaw` | what is wrong with a file that holds no game |
//! | `named` | games saved by a name |
//! | `bin` | what was deleted, and comes back |
//! | `import` | games from elsewhere: records, saved games, and what earlier versions left |
//! | `statistics` | what all games together tell |
//! | `table` | every game as a row, for programs that calculate |

pub mod bin;
mod flaw;
mod head;
pub mod import;
pub mod named;
pub mod statistics;
pub mod table;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use super::saved_game::{Outcome, SavedGame};
use super::store::{FileError, look_at};
use crate::session::NewGame;

pub use flaw::Flaw;

/// A game in the list.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Entry {
    /// Its file.
    pub path: PathBuf,
    /// When it was kept, in seconds since 1970 (UTC).
    pub saved_at: u64,
    /// Who played, and by which rules.
    pub seating: NewGame,
    /// The number of its deal.
    pub seed: u64,
    /// Whether somebody went back past something that had been hidden.
    pub taken_back: bool,
    /// What people have called it.
    pub name: Option<String>,
    /// The round in which it was left; the last one if it is over.
    pub round: Option<u16>,
    /// How it ended; `None` if it was left before the end.
    pub outcome: Option<Outcome>,
}

impl Entry {
    /// The round in which it was left or ended.
    #[must_use]
    pub fn last_round(&self) -> Option<u16> {
        let ended = self.outcome.as_ref().map(|outcome| outcome.result.rounds);
        ended.or(self.round)
    }
}

/// A file that is none of the games that can be read.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Broken {
    /// The file.
    pub path: PathBuf,
    /// When it was written, in seconds since 1970 (UTC), as far as the system knows.
    pub written_at: u64,
    /// What is wrong with it.
    pub flaw: Flaw,
}

/// Everything in a folder of games.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Shelf {
    /// The games, the latest first.
    pub games: Vec<Entry>,
    /// Files that hold no game that can be read, the latest first.
    pub broken: Vec<Broken>,
}

/// What was found in files, so that those that have not changed need not be read again.
#[derive(Clone, Debug, Default)]
pub struct Known(BTreeMap<PathBuf, Reading>);

/// When a file was changed last, its length in bytes, and what it says.
type Reading = (Option<SystemTime>, u64, Result<Entry, Flaw>);

/// Keeps a game in `folder`, beside all that are there, and returns its file.
///
/// # Errors
/// The folder or the file cannot be written.
pub fn keep(folder: &Path, game: &SavedGame) -> Result<PathBuf, FileError> {
    let name = format!("{:012}-{}", game.saved_at, game.seed);
    let path = free(folder, &name).ok_or_else(|| FileError::Write {
        path: folder.join(&name),
        source: io::ErrorKind::AlreadyExists.into(),
    })?;
    game.save(&path)?;
    Ok(path)
}

/// A file in `folder` whose name begins with `name` and that is not there yet.
fn free(folder: &Path, name: &str) -> Option<PathBuf> {
    (1..=9999)
        .map(|number| match number {
            1 => folder.join(format!("{name}.ron")),
            _ => folder.join(format!("{name}_{number}.ron")),
        })
        .find(|path| path.symlink_metadata().is_err())
}

/// The games in `folder`, the latest first. What is no game of ours is left alone and not listed.
///
/// # Errors
/// The folder is there and cannot be read.
pub fn list(folder: &Path) -> io::Result<Vec<Entry>> {
    Ok(read(folder, &mut Known::default())?.games)
}

/// Everything in `folder`; files that have not changed since they were `known` are not read again.
///
/// # Errors
/// The folder is there and cannot be read.
pub fn read(folder: &Path, known: &mut Known) -> io::Result<Shelf> {
    let files = match fs::read_dir(folder) {
        Ok(files) => files,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Shelf::default()),
        Err(error) => return Err(error),
    };
    let mut shelf = Shelf::default();
    let mut seen = BTreeSet::new();
    for path in files.filter_map(|file| Some(file.ok()?.path())) {
        if !is_of_a_game(&path) {
            continue;
        }
        seen.insert(path.clone());
        let about = fs::metadata(&path);
        let written = about.as_ref().ok().and_then(|about| about.modified().ok());
        let size = about.map_or(0, |about| about.len());
        let found = match known.0.get(&path) {
            Some((then, long, found)) if *then == written && *long == size && written.is_some() => {
                found.clone()
            }
            _ => head::read(&path),
        };
        known.0.insert(path.clone(), (written, size, found.clone()));
        match found {
            Ok(entry) => shelf.games.push(entry),
            Err(flaw) => shelf.broken.push(Broken {
                path,
                written_at: seconds(written),
                flaw,
            }),
        }
    }
    known
        .0
        .retain(|path, _| path.parent() != Some(folder) || seen.contains(path));
    shelf
        .games
        .sort_by(|a, b| (b.saved_at, &b.path).cmp(&(a.saved_at, &a.path)));
    shelf
        .broken
        .sort_by(|a, b| (b.written_at, &b.path).cmp(&(a.written_at, &a.path)));
    Ok(shelf)
}

/// Whether this is the name of a game, or of one that was set aside because it is broken.
fn is_of_a_game(path: &Path) -> bool {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let (stem, end) = name.rsplit_once('.').unwrap_or((&name, ""));
    let ends = |name: &str| Path::new(name).extension().is_some_and(|end| end == "ron");
    end == "ron" || (end.starts_with("broken-") && ends(stem))
}

fn seconds(time: Option<SystemTime>) -> u64 {
    let since = time.and_then(|time| time.duration_since(SystemTime::UNIX_EPOCH).ok());
    since.map_or(0, |since| since.as_secs())
}

/// The whole game in a file, which stays where it is whatever is in it.
///
/// # Errors
/// What is wrong with the file.
pub fn open(path: &Path) -> Result<SavedGame, Flaw> {
    Ok(look_at(path)?)
}
