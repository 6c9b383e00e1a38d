//! Games that people saved by a name: one file for each name.

use std::path::{Path, PathBuf};

use super::Flaw;
use crate::persist::saved_game::SavedGame;
use crate::persist::store::{FileError, look_at, remove};

/// Longest name, in letters.
pub const LONGEST: usize = 48;

/// A name as it is kept: without what cannot be seen, and no longer than it may be; `None` if nothing
/// is left.
#[must_use]
pub fn tidy(name: &str) -> Option<String> {
    let seen = |letter: char| {
        if letter.is_control() || letter.is_whitespace() {
            ' '
        } else {
            letter
        }
    };
    let seen: String = name.chars().map(seen).collect();
    let words: Vec<&str> = seen.split(' ').filter(|word| !word.is_empty()).collect();
    let short: String = words.join(" ").chars().take(LONGEST).collect();
    let short = short.trim_end();
    (!short.is_empty()).then(|| short.to_owned())
}

/// The file in `folder` of the game with this name. Any name makes a file name that every system
/// takes, and no two names make the same.
#[must_use]
pub fn file(folder: &Path, name: &str) -> PathBuf {
    let mut plain = String::new();
    for letter in name.chars().take(24) {
        if letter.is_ascii_alphanumeric() {
            plain.push(letter.to_ascii_lowercase());
        } else if !plain.is_empty() && !plain.ends_with('-') {
            plain.push('-');
        }
    }
    let plain = plain.trim_end_matches('-');
    folder.join(format!("{plain}-{:016x}.ron", fingerprint(name.as_bytes())))
}

/// FNV-1a: the same on every machine.
pub(super) fn fingerprint(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, &byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

/// Whether there is a game with this name.
#[must_use]
pub fn is_taken(folder: &Path, name: &str) -> bool {
    file(folder, name).symlink_metadata().is_ok()
}

/// Saves `game` by this name, in place of the one that has it.
///
/// # Errors
/// The folder or the file cannot be written.
pub fn save(folder: &Path, name: &str, mut game: SavedGame) -> Result<PathBuf, FileError> {
    game.name = Some(name.to_owned());
    let path = file(folder, name);
    game.save(&path)?;
    Ok(path)
}

/// Why a game could not be given another name.
#[derive(Debug, thiserror::Error)]
pub enum RenameError {
    /// It cannot be read any more.
    #[error(transparent)]
    Flaw(#[from] Flaw),
    /// It cannot be written.
    #[error(transparent)]
    File(#[from] FileError),
}

/// Gives the game in the file at `path` another name, and returns its new file.
///
/// # Errors
/// It cannot be read, or not be written; then it keeps its name.
pub fn rename(path: &Path, name: &str) -> Result<PathBuf, RenameError> {
    let folder = path.parent().unwrap_or_else(|| Path::new("."));
    let game: SavedGame = look_at(path).map_err(Flaw::from)?;
    let new = save(folder, name, game)?;
    if new != path {
        remove(path)?;
    }
    Ok(new)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn any_name_makes_a_file_name_of_its_own_that_every_system_takes() {
        let names = [
            "Před zkouškou: 3. kolo!",
            "před zkouškou: 3. kolo!",
            "con",
            "../../etc/passwd",
            "…",
            "a/b\\c",
            "🦄",
            "Ida",
        ];
        let folder = Path::new("saves");
        let mut files: Vec<PathBuf> = names.iter().map(|name| file(folder, name)).collect();
        for file in &files {
            assert_eq!(file.parent(), Some(folder));
            let name = file.file_name().unwrap().to_str().unwrap();
            let plain = |letter: char| letter.is_ascii_alphanumeric() || "-.".contains(letter);
            assert!(name.len() < 60 && name.chars().all(plain), "{name}");
        }
        files.sort();
        files.dedup();
        assert_eq!(files.len(), names.len());
    }

    #[test]
    fn a_name_is_kept_without_what_cannot_be_seen() {
        assert_eq!(
            tidy("  Vor\tdem \n Turnier "),
            Some("Vor dem Turnier".into())
        );
        assert_eq!(tidy(" \u{7}\n "), None);
        assert_eq!(tidy(&"ab ".repeat(99)).unwrap().chars().count(), 47);
    }
}
