//! Own files: replaced whole or not at all, and never lost when they turn out to be broken.

use std::fs;
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

/// A kind of own file. Its text carries a field `version`.
pub trait Stored: Serialize + DeserializeOwned {
    /// The version that is written. It rises when older programs would misread the file.
    const VERSION: u32;

    /// Reads a text that this or an earlier version wrote: step by step from one version to the next.
    ///
    /// # Errors
    /// The text is not what that version wrote.
    fn migrate(_version: u32, text: &str) -> Result<Self, ron::error::SpannedError> {
        ron::from_str(text)
    }

    /// What is wrong with the meaning of a file that could be read.
    ///
    /// # Errors
    /// The first thing that is wrong.
    fn check(&self) -> Result<(), String> {
        Ok(())
    }

    /// Where something begins in the text that may be lost without loss of the rest: everything from
    /// there to the end. `None` if there is nothing of the kind.
    #[must_use]
    fn extras(_text: &str) -> Option<usize> {
        None
    }

    /// Takes what can be read of [`Self::extras`] to the rest, which has been read and checked.
    fn take_extras(&mut self, _extras: &str) {}
}

/// What has become of a file that cannot be used.
#[derive(Debug)]
pub enum Kept {
    /// It was renamed, so that nothing overwrites it.
    As(PathBuf),
    /// It could not be renamed and lies where it was.
    InPlace(io::Error),
}

/// Why an own file cannot be read or written.
#[derive(Debug, thiserror::Error)]
pub enum FileError {
    /// The system knows no folder for the files of programs.
    #[error("there is no folder to keep files in; name one with --data-dir")]
    NoFolder,
    /// The folder cannot be made.
    #[error("{}: the folder cannot be made: {source}; name another one with --data-dir", path.display())]
    CreateFolder {
        /// The folder.
        path: PathBuf,
        /// Why.
        source: io::Error,
    },
    /// The file cannot be read.
    #[error("{}: cannot be read: {source}", path.display())]
    Read {
        /// The file.
        path: PathBuf,
        /// Why.
        source: io::Error,
    },
    /// The file cannot be written. What was there before is still there.
    #[error("{}: cannot be written: {source}; what was there is unchanged; make room or name another folder with --data-dir", path.display())]
    Write {
        /// The file.
        path: PathBuf,
        /// Why.
        source: io::Error,
    },
    /// The file is broken.
    #[error("{}:{line}:{column}: {message}; {}", path.display(), kept_text(kept))]
    Broken {
        /// The file.
        path: PathBuf,
        /// The line, from 1.
        line: usize,
        /// The column, from 1, in characters.
        column: usize,
        /// What is wrong.
        message: String,
        /// Where it is now.
        kept: Kept,
    },
    /// The file was written by a later version of the program.
    #[error("{}: version {version} of this file is newer than the program; {}", path.display(), kept_text(kept))]
    Newer {
        /// The file.
        path: PathBuf,
        /// Its version.
        version: u32,
        /// Where it is now.
        kept: Kept,
    },
}

fn kept_text(kept: &Kept) -> String {
    match kept {
        Kept::As(path) => format!("it was kept as {}", path.display()),
        Kept::InPlace(error) => format!("it could not be renamed: {error}"),
    }
}

#[derive(Deserialize)]
struct Version {
    version: u32,
}

/// Reads an own file; `None` if there is none.
///
/// # Errors
/// The file cannot be read, or not be used; then it has been set aside under another name.
pub fn load<T: Stored>(path: &Path) -> Result<Option<T>, FileError> {
    let read = |source| FileError::Read {
        path: path.to_owned(),
        source,
    };
    let (bytes, is_cut) = match read_bounded(path, LARGEST) {
        Ok(read) => read,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(read(error)),
    };
    let found = if is_cut {
        parse_beginning(&bytes)
    } else {
        parse(&bytes)
    };
    found.map(Some).map_err(|unusable| unusable.of(path))
}

/// Why a file cannot be used that stays where it is.
#[derive(Debug, thiserror::Error)]
pub enum LookError {
    /// It cannot be read.
    #[error(transparent)]
    Read(#[from] io::Error),
    /// What it says cannot be used.
    #[error(transparent)]
    Unusable(#[from] Unusable),
}

/// Reads an own file and leaves it where it is, even if it is broken.
///
/// # Errors
/// The file cannot be read, or not be used.
pub fn look_at<T: Stored>(path: &Path) -> Result<T, LookError> {
    let (bytes, is_cut) = read_bounded(path, LARGEST)?;
    Ok(if is_cut {
        parse_beginning(&bytes)?
    } else {
        parse(&bytes)?
    })
}

/// Reads the bytes of an own file.
///
/// # Errors
/// They cannot be used.
pub fn parse<T: Stored>(bytes: &[u8]) -> Result<T, Unusable> {
    let text = match str::from_utf8(bytes) {
        Ok(text) => text,
        // What can be read may be enough.
        Err(error) => {
            let text = str::from_utf8(&bytes[..error.valid_up_to()]).unwrap_or_default();
            let last = text.rsplit('\n').next().unwrap_or_default();
            return parse_without_extras(text)?.ok_or_else(|| Unusable::Broken {
                line: text.split('\n').count(),
                column: last.chars().count() + 1,
                message: "the file is not UTF-8".to_owned(),
            });
        }
    };
    match parse_without_extras(text)? {
        Some(value) => Ok(value),
        None => read_text(text),
    }
}

/// Reads the bytes of an own file of which the end is missing, because it is so large.
fn parse_beginning<T: Stored>(bytes: &[u8]) -> Result<T, Unusable> {
    let text = match str::from_utf8(bytes) {
        Ok(text) => text,
        Err(error) => str::from_utf8(&bytes[..error.valid_up_to()]).unwrap_or_default(),
    };
    parse_without_extras(text)?.ok_or_else(|| Unusable::Broken {
        line: 1,
        column: 1,
        message: format!("the file is larger than {} MB", LARGEST >> 20),
    })
}

/// What stands before the extras, with as much of them as can be read; `None` if there are none, or
/// something before them is broken: that is told by the whole text.
fn parse_without_extras<T: Stored>(text: &str) -> Result<Option<T>, Unusable> {
    let Some(start) = T::extras(text) else {
        return Ok(None);
    };
    let (rest, extras) = text.split_at(start);
    match read_text::<T>(&format!("{rest})")) {
        Ok(mut value) => {
            value.take_extras(extras);
            Ok(Some(value))
        }
        Err(newer @ Unusable::Newer(_)) => Err(newer),
        Err(Unusable::Broken { .. }) => Ok(None),
    }
}

/// What the program writes takes far less; what is larger is not read to its end, so that nobody waits
/// for it.
pub(super) const LARGEST: u64 = 8 << 20;

/// The first bytes of a file, at most so many, and whether there are more.
///
/// # Errors
/// It cannot be read, or it is no file: a folder, or something that never ends.
pub(super) fn read_bounded(path: &Path, most: u64) -> io::Result<(Vec<u8>, bool)> {
    // Opening a pipe would wait for whoever writes to it.
    if !fs::metadata(path)?.is_file() {
        return Err(io::Error::new(
            io::ErrorKind::InvalidInput,
            "it is not a file",
        ));
    }
    let mut bytes = Vec::new();
    let mut file = fs::File::open(path)?.take(most + 1);
    file.read_to_end(&mut bytes)?;
    let is_cut = bytes.len() as u64 > most;
    bytes.truncate(usize::try_from(most).unwrap_or(usize::MAX));
    Ok((bytes, is_cut))
}

/// Why the bytes of an own file cannot be used.
#[derive(Clone, Debug, Eq, PartialEq, thiserror::Error)]
pub enum Unusable {
    /// A later version of the program wrote it; the version of the file.
    #[error("version {0} of this file is newer than the program")]
    Newer(u32),
    /// It is broken.
    #[error("{line}:{column}: {message}")]
    Broken {
        /// The line, from 1.
        line: usize,
        /// The column, from 1, in characters.
        column: usize,
        /// What is wrong.
        message: String,
    },
}

impl Unusable {
    /// The error about the file at `path`, which is set aside.
    fn of(self, path: &Path) -> FileError {
        let (path, kept) = (path.to_owned(), set_aside(path));
        match self {
            Self::Newer(version) => FileError::Newer {
                path,
                version,
                kept,
            },
            Self::Broken {
                line,
                column,
                message,
            } => FileError::Broken {
                path,
                line,
                column,
                message,
                kept,
            },
        }
    }
}

fn read_text<T: Stored>(text: &str) -> Result<T, Unusable> {
    let unreadable = |error: ron::error::SpannedError| {
        let (line, column) = super::card_set_file::place(error.span.start, text);
        Unusable::Broken {
            line,
            column,
            message: error.code.to_string(),
        }
    };
    let Version { version } = ron::from_str(text).map_err(unreadable)?;
    if version > T::VERSION {
        return Err(Unusable::Newer(version));
    }
    let value = T::migrate(version, text).map_err(unreadable)?;
    value.check().map_err(|message| Unusable::Broken {
        line: 1,
        column: 1,
        message,
    })?;
    Ok(value)
}

/// Writes an own file: wholly, or not at all.
///
/// # Errors
/// The folder or the file cannot be written; what was there before is still there.
pub fn save<T: Stored>(path: &Path, value: &T) -> Result<(), FileError> {
    let pretty = ron::ser::PrettyConfig::new().depth_limit(3);
    let text = ron::ser::to_string_pretty(value, pretty).map_err(|error| FileError::Write {
        path: path.to_owned(),
        source: io::Error::other(error),
    })?;
    write_whole(path, text.as_bytes())
}

/// Puts `bytes` in the place of the file at `path`: wholly, or not at all.
///
/// # Errors
/// The folder or the file cannot be written; what was there before is still there.
pub fn write_whole(path: &Path, bytes: &[u8]) -> Result<(), FileError> {
    // A link that somebody has laid stays, and leads to what is new.
    let target = fs::canonicalize(path).ok();
    let path = target.as_deref().unwrap_or(path);
    let folder = match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    };
    fs::create_dir_all(folder).map_err(|source| FileError::CreateFolder {
        path: folder.to_owned(),
        source,
    })?;
    let write = || -> io::Result<()> {
        let mut file = tempfile::NamedTempFile::new_in(folder)?;
        file.write_all(bytes)?;
        file.as_file().sync_all()?;
        file.persist(path).map_err(|error| error.error)?;
        Ok(())
    };
    write().map_err(|source| FileError::Write {
        path: path.to_owned(),
        source,
    })
}

/// Removes an own file; it need not be there.
///
/// # Errors
/// The file is there and cannot be removed.
pub fn remove(path: &Path) -> Result<(), FileError> {
    match fs::remove_file(path) {
        Err(source) if source.kind() != io::ErrorKind::NotFound => Err(FileError::Write {
            path: path.to_owned(),
            source,
        }),
        _ => Ok(()),
    }
}

/// Gives a file that cannot be used another name that no file has yet.
fn set_aside(path: &Path) -> Kept {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let free = (1..=9999)
        .map(|number| path.with_file_name(format!("{name}.broken-{number}")))
        .find(|name| name.symlink_metadata().is_err());
    match free {
        None => Kept::InPlace(io::Error::other("every name is taken")),
        Some(free) => match fs::rename(path, &free) {
            Ok(()) => Kept::As(free),
            Err(error) => Kept::InPlace(error),
        },
    }
}

#[cfg(test)]
mod tests {
    use super::super::{SavedGame, Settings, ThemeChoice, embedded_card_set};
    use super::*;
    use crate::bot::BotKind;
    use crate::rules::kings_errand::{Edition, Players, Setup};
    use crate::session::{Match, NewGame};
    use std::time::SystemTime;

    fn saved_game() -> SavedGame {
        let setup = Setup {
            players: Players::ALL[0],
            edition: Edition::En,
            cards: embedded_card_set(),
        };
        let mut seating = NewGame::first("Jiří \"z\" Poděbrad");
        seating.remove_seat();
        seating.edition = Edition::En;
        let mut game = Match::new(setup, seating.players(), u64::MAX).unwrap();
        game.settle();
        SavedGame::of(&game, &seating, SystemTime::now())
    }

    #[test]
    fn a_game_is_saved_and_found_again() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("deep").join("game.ron");
        assert!(SavedGame::load(&path).unwrap().is_none());
        let game = saved_game();
        game.save(&path).unwrap();
        game.save(&path).unwrap();
        let found = SavedGame::load(&path).unwrap().unwrap();
        assert_eq!(found, game);
        assert_eq!(found.resume().unwrap().record(), game.record);
        remove(&path).unwrap();
        remove(&path).unwrap();
        assert!(SavedGame::load(&path).unwrap().is_none());
        assert_eq!(fs::read_dir(path.parent().unwrap()).unwrap().count(), 0);
    }

    #[test]
    fn settings_are_those_of_the_first_start_where_the_file_says_nothing() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("settings.ron");
        assert_eq!(Settings::load(&path).unwrap(), Settings::default());
        fs::write(&path, "(version: 1, theme: dark)").unwrap();
        let settings = Settings::load(&path).unwrap();
        assert_eq!(settings.theme, ThemeChoice::Dark);
        // Bots were written by their level alone before they had a character.
        let seats = r#"(name: "A", knight: blue, bot: None),
            (name: "B", knight: red, bot: Some("squire")),
            (name: "C", knight: green, bot: Some("champion-jousting:500ms"))"#;
        let game = format!("(version: 1, last_new_game: Some((seats: [{seats}], edition: cs)))");
        fs::write(&path, game).unwrap();
        let game = Settings::load(&path).unwrap().last_new_game.unwrap();
        assert_eq!(game.seats[1].bot, Some(BotKind::SQUIRE));
        let kind = game.seats[2].bot.map(|kind| kind.to_string());
        assert_eq!(kind.as_deref(), Some("champion-jousting:500ms"));
        settings.save(&path).unwrap();
        assert_eq!(Settings::load(&path).unwrap(), settings);
    }

    #[test]
    fn a_broken_file_is_set_aside_and_never_overwritten() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("game.ron");
        let whole = {
            saved_game().save(&path).unwrap();
            fs::read_to_string(&path).unwrap()
        };
        let broken: [&[u8]; 7] = [
            b"",
            b"\xFF\xFEnonsense",
            b"(version: 2)",
            &whole.as_bytes()[..whole.len() / 2],
            whole.replace("blue", "red").leak().as_bytes(),
            whole
                .replace("end_turn", "x")
                .replace("tents(", "task(")
                .leak()
                .as_bytes(),
            whole
                .replacen("version: 2", "version: 3", 1)
                .leak()
                .as_bytes(),
        ];
        for (index, bytes) in broken.into_iter().enumerate() {
            fs::write(&path, bytes).unwrap();
            let error = SavedGame::load(&path).unwrap_err();
            let (FileError::Broken { kept, .. } | FileError::Newer { kept, .. }) = &error else {
                panic!("{index}: {error}");
            };
            let Kept::As(kept) = kept else {
                panic!("{index}: {error}");
            };
            assert_eq!(fs::read(kept).unwrap(), bytes, "{index}");
            assert!(error.to_string().contains(&kept.display().to_string()));
            assert!(!path.exists());
        }
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), broken.len());
    }

    #[test]
    fn what_cannot_be_written_or_read_is_said_and_nothing_is_lost() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("file");
        fs::write(&file, "precious").unwrap();
        let below = file.join("game.ron");
        let saved = saved_game().save(&below);
        assert!(
            matches!(saved, Err(FileError::CreateFolder { .. })),
            "{saved:?}"
        );
        let onto_a_folder = saved_game().save(folder.path());
        assert!(matches!(onto_a_folder, Err(FileError::Write { .. })));
        let read = SavedGame::load(folder.path());
        assert!(matches!(read, Err(FileError::Read { .. })), "{read:?}");
        assert_eq!(fs::read_to_string(&file).unwrap(), "precious");
        assert!(folder.path().is_dir());
    }
}
