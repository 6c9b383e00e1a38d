//! The games that were played: a file each, of which a list reads only the head.

use std::fs::{self, File};
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use super::saved_game::{Outcome, SavedGame, pieces};
use super::store::FileError;
use crate::session::NewGame;

/// A game in the list.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Entry {
    /// Its file.
    pub path: PathBuf,
    /// When it was kept, in seconds since 1970 (UTC).
    pub saved_at: u64,
    /// Who played, and by which rules.
    pub seating: NewGame,
    /// Whether somebody went back past something that had been hidden.
    pub taken_back: bool,
    /// How it ended; `None` if it was left before the end.
    pub outcome: Option<Outcome>,
}

/// Keeps a game in `folder`, beside all that are there, and returns its file.
///
/// # Errors
/// The folder or the file cannot be written.
pub fn keep(folder: &Path, game: &SavedGame) -> Result<PathBuf, FileError> {
    let name = format!("{:012}-{}", game.saved_at, game.seed);
    let free = (1..=9999)
        .map(|number| match number {
            1 => folder.join(format!("{name}.ron")),
            _ => folder.join(format!("{name}_{number}.ron")),
        })
        .find(|path| path.symlink_metadata().is_err());
    let path = free.unwrap_or_else(|| folder.join(format!("{name}_more.ron")));
    game.save(&path)?;
    Ok(path)
}

/// The games in `folder`, the latest first. What is no game of ours is left alone and not listed.
///
/// # Errors
/// The folder is there and cannot be read.
pub fn list(folder: &Path) -> io::Result<Vec<Entry>> {
    let files = match fs::read_dir(folder) {
        Ok(files) => files,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
        Err(error) => return Err(error),
    };
    let paths = files.filter_map(|file| Some(file.ok()?.path()));
    let of_games = paths.filter(|path| path.extension().is_some_and(|end| end == "ron"));
    let mut entries: Vec<Entry> = of_games.filter_map(read_head).collect();
    entries.sort_by(|a, b| (b.saved_at, &b.path).cmp(&(a.saved_at, &a.path)));
    Ok(entries)
}

/// What the head of a file says of its game; `None` if it is none.
fn read_head(path: PathBuf) -> Option<Entry> {
    // Everything before the record takes less.
    const HEAD: u64 = 8 << 10;
    if !fs::metadata(&path).ok()?.is_file() {
        return None;
    }
    let mut bytes = Vec::new();
    let mut file = File::open(&path).ok()?.take(HEAD);
    file.read_to_end(&mut bytes).ok()?;
    let text = String::from_utf8_lossy(&bytes);
    let mut entry = Entry {
        path,
        saved_at: 0,
        seating: NewGame::first(""),
        taken_back: false,
        outcome: None,
    };
    let mut is_known = false;
    for (name, value) in pieces::fields(&text) {
        match name {
            "saved_at" => entry.saved_at = value.parse().ok()?,
            "seating" => {
                entry.seating = ron::from_str(value).ok()?;
                is_known = true;
            }
            "taken_back" => entry.taken_back = value == "true",
            "outcome" => entry.outcome = ron::from_str(value).ok()?,
            "record" => break,
            _ => {}
        }
    }
    is_known.then_some(entry)
}
