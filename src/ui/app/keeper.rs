//! What is kept between two starts: the game that is open, what has been learnt, and the settings.
//!
//! A folder that cannot be written to is reported once; the game goes on without it.

use std::path::{Path, PathBuf};

use super::notice::Fault;
use super::start::Keeping;
use super::table_game::TableGame;
use crate::persist::{
    DataDir, FileError, FolderLock, Kept, Progress, Rescued, SavedGame, Settings, Taken,
    WindowPlace, card_sets, history, remove,
};

/// The folder with everything that is kept.
#[derive(Debug)]
pub(super) struct Keeper {
    folder: Option<DataDir>,
    /// Whether somebody has asked for that very folder.
    named: bool,
    /// The right to write to it; without it another window has it.
    lock: Option<FolderLock>,
    /// Files that could not even be read are not replaced: they may be whole.
    unread: Vec<PathBuf>,
    complained: bool,
}

/// What has been kept, as it was found before the window opens.
#[derive(Debug)]
pub struct Prepared {
    pub(super) keeper: Keeper,
    pub(super) found: Found,
}

impl Prepared {
    /// Everything that has been kept there.
    #[must_use]
    pub fn of(keeping: &Keeping) -> Self {
        let (keeper, found) = match keeping {
            Keeping::Nowhere => (Keeper::nothing(), Found::default()),
            Keeping::Folder(asked) => Keeper::open(asked.as_deref()),
        };
        Self { keeper, found }
    }

    /// Where the window was.
    #[must_use]
    pub const fn window(&self) -> Option<WindowPlace> {
        self.found.settings.window
    }
}

/// What was found at the start.
#[derive(Debug, Default)]
pub(super) struct Found {
    /// The settings, or the usual ones.
    pub(super) settings: Settings,
    /// The game that was open last.
    pub(super) game: Option<SavedGame>,
    /// What has been learnt.
    pub(super) progress: Progress,
    /// The card sets that people have made.
    pub(super) card_sets: card_sets::Found,
    /// Why the folder of the card sets cannot be read.
    pub(super) card_sets_unread: Option<std::io::Error>,
    /// What could not be read.
    pub(super) faults: Vec<Fault>,
}

/// Whether a file lies where it was though it cannot be used: then nothing is written over it.
const fn is_in_the_way(fault: &FileError) -> bool {
    match fault {
        FileError::Read { .. } => true,
        FileError::Broken { kept, .. } | FileError::Newer { kept, .. } => match kept {
            Kept::InPlace(_) => true,
            Kept::As(_) => false,
        },
        FileError::NoFolder | FileError::CreateFolder { .. } | FileError::Write { .. } => false,
    }
}

impl Keeper {
    /// Keeps nothing: for pictures and tests.
    pub(super) const fn nothing() -> Self {
        Self {
            folder: None,
            named: false,
            lock: None,
            unread: Vec::new(),
            complained: true,
        }
    }

    /// Opens the folder: `asked` for, named by the environment, or the system's.
    pub(super) fn open(asked: Option<&Path>) -> (Self, Found) {
        let mut found = Found::default();
        let mut unread = Vec::new();
        let mut lock = None;
        let folder = match DataDir::find(asked) {
            Ok(folder) => {
                match FolderLock::take(folder.path()) {
                    Taken::Ours(ours) => lock = Some(ours),
                    Taken::ByAnother => {
                        let path = folder.path().to_owned();
                        found.faults.push(Fault::Occupied(path));
                    }
                }
                let mut missed = |path: PathBuf, fault: FileError| {
                    if is_in_the_way(&fault) {
                        unread.push(path);
                    }
                    found.faults.push(fault.into());
                };
                let path = folder.settings();
                match Settings::load(&path) {
                    Ok(settings) => found.settings = settings,
                    Err(fault) => missed(path, fault),
                }
                let path = folder.progress();
                match Progress::load(&path) {
                    Ok(progress) => found.progress = progress,
                    Err(fault) => missed(path, fault),
                }
                let path = folder.saved_game();
                match SavedGame::load(&path) {
                    Ok(game) => found.game = game,
                    Err(file) => match SavedGame::rescue_from(&file) {
                        Some(Rescued { game, lost }) if !is_in_the_way(&file) => {
                            found.faults.push(Fault::Rescued { file, lost });
                            // Whoever only looks and closes the window still has it the next time.
                            if lock.is_some()
                                && let Err(fault) = game.save(&path)
                            {
                                found.faults.push(fault.into());
                            }
                            found.game = Some(game);
                        }
                        _ => missed(path, file),
                    },
                }
                match card_sets::list(&folder.card_sets()) {
                    Ok(sets) => found.card_sets = sets,
                    Err(error) => found.card_sets_unread = Some(error),
                }
                Some(folder)
            }
            Err(fault) => {
                found.faults.push(fault.into());
                None
            }
        };
        let complained = folder.is_none();
        let keeper = Self {
            folder,
            named: asked.is_some(),
            lock,
            unread,
            complained,
        };
        (keeper, found)
    }

    /// Whether anything is kept at all.
    pub(super) const fn keeps(&self) -> bool {
        self.folder.is_some()
    }

    /// The folder in which everything is kept.
    pub(super) fn folder(&self) -> Option<&Path> {
        self.folder.as_ref().map(DataDir::path)
    }

    /// The folder with everything.
    pub(super) const fn data_dir(&self) -> Option<&DataDir> {
        self.folder.as_ref()
    }

    /// The folder, if somebody has asked for that very one: then nothing is suggested outside of it.
    pub(super) fn named_folder(&self) -> Option<&Path> {
        self.folder().filter(|_| self.named)
    }

    /// Whether this window may write to the folder.
    pub(super) fn may_write(&self) -> bool {
        self.own_folder().is_some()
    }

    /// The folder to write to.
    ///
    /// # Errors
    /// Another window has it, or there is none.
    pub(super) fn writable(&self) -> Result<&DataDir, Fault> {
        match (&self.folder, &self.lock) {
            (Some(folder), Some(_)) => Ok(folder),
            (Some(folder), None) => Err(Fault::Occupied(folder.path().to_owned())),
            (None, _) => Err(FileError::NoFolder.into()),
        }
    }

    /// Whether the game at the table has just been kept.
    pub(super) fn has_kept_game(&self) -> bool {
        let path = self.own_folder().map(DataDir::saved_game);
        path.is_some_and(|path| !self.complained && !self.unread.contains(&path))
    }

    /// The folder, if this window may write to it.
    fn own_folder(&self) -> Option<&DataDir> {
        self.folder.as_ref().filter(|_| self.lock.is_some())
    }

    /// The folder of the card sets, if this window may write to it.
    pub(super) fn card_sets(&self) -> Option<PathBuf> {
        self.own_folder().map(DataDir::card_sets)
    }

    /// Saves the game, or removes the saved one if it is over.
    pub(super) fn keep_game(&mut self, game: &TableGame) -> Option<Fault> {
        let path = self.own_folder()?.saved_game();
        if self.unread.contains(&path) {
            return None;
        }
        let kept = if game.is_over() {
            remove(&path)
        } else {
            game.saved().save(&path)
        };
        self.complain(kept)
    }

    /// Puts a game that is left or over among those that were played, so that none is ever lost.
    pub(super) fn archive(&mut self, game: &TableGame) -> Option<Fault> {
        let folder = self.own_folder()?.history();
        let kept = history::keep(&folder, &game.saved()).map(|_| ());
        self.complain(kept)
    }

    /// Saves the settings.
    pub(super) fn keep_settings(&mut self, settings: &Settings) -> Option<Fault> {
        let path = self.own_folder()?.settings();
        if self.unread.contains(&path) {
            return None;
        }
        let kept = settings.save(&path);
        self.complain(kept)
    }

    /// Saves what has been learnt.
    pub(super) fn keep_progress(&mut self, progress: &Progress) -> Option<Fault> {
        let path = self.own_folder()?.progress();
        if self.unread.contains(&path) {
            return None;
        }
        let kept = progress.save(&path);
        self.complain(kept)
    }

    /// The failure, unless there was one before since the last success.
    fn complain(&mut self, kept: Result<(), FileError>) -> Option<Fault> {
        match kept {
            Ok(()) => {
                self.complained = false;
                None
            }
            Err(_) if self.complained => None,
            Err(fault) => {
                self.complained = true;
                Some(fault.into())
            }
        }
    }
}
