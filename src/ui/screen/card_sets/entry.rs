//! The sets on the shelf, and what can be done with them.

use std::path::PathBuf;

use crate::i18n::Translator;
use crate::i18n::text::kings_errand::card_sets;
use crate::persist::card_set_edit::{Change, Figure, is_mended};
use crate::persist::card_sets::{ExportError, OwnSet};
use crate::persist::{CardSetFileError, FileError};
use crate::rules::kings_errand::{CardSet, CardSetFault};

/// A set that people have made, on the shelf.
#[derive(Clone, Debug)]
pub struct Entry {
    /// What it is known by as long as the app runs.
    pub key: u32,
    /// Its figures and its file.
    pub set: OwnSet,
    /// What it is played with, or everything that is wrong with it.
    pub checked: Result<CardSet, Vec<Issue>>,
}

impl Entry {
    /// What is wrong with it.
    #[must_use]
    pub fn issues(&self) -> &[Issue] {
        match &self.checked {
            Ok(_) => &[],
            Err(issues) => issues,
        }
    }
}

/// Something that is wrong with a set.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Issue {
    /// Its figures do not fit the rules.
    Fault(CardSetFault),
    /// Another set has its id.
    IdTaken(String),
}

impl Issue {
    /// What is wrong, and what to do about it.
    #[must_use]
    pub fn words(&self, tr: &Translator) -> String {
        match self {
            Self::Fault(fault) => card_sets::fault_and_advice(tr, fault),
            Self::IdTaken(id) => card_sets::id_taken(tr, id),
        }
    }

    /// Whether it is mended by [`Change::Mend`].
    #[must_use]
    pub const fn is_mended(&self) -> bool {
        match self {
            Self::Fault(fault) => is_mended(fault),
            Self::IdTaken(_) => true,
        }
    }
}

/// What is wanted on this screen.
#[derive(Clone, Debug, PartialEq)]
pub enum CardSetsCommand {
    /// Open it, to come back to where one is.
    Open,
    /// Back to where it was opened.
    Close,
    /// Show this set; `None` is the one in the program.
    Select(Option<u32>),
    /// Make a set that is the same as the one that is shown.
    Duplicate,
    /// Throw the set away that is shown. It can be undone.
    Delete,
    /// Take back what was changed last.
    Undo,
    /// Change it again.
    Redo,
    /// Call the set that is shown by this name.
    Rename(String),
    /// Change the set that is shown.
    Change(Change),
    /// Lay out what a figure can be, or put that away.
    Pick(Option<Figure>),
    /// Ask for a file, or stop asking.
    Ask(Option<Wanted>),
    /// Take the set in this file to the others.
    Import(PathBuf),
    /// Write the set that is shown to this file.
    Export(PathBuf),
    /// Choose the set that is shown for the next game.
    Play,
}

/// What a file is asked for.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Wanted {
    /// To read a set from.
    Import,
    /// To write a set to.
    Export,
}

/// What has just been done, and is said at the foot.
#[derive(Debug)]
pub enum Said {
    /// This set is new, as a copy of another.
    Duplicated(String),
    /// This set was thrown away.
    Deleted(String),
    /// This set came from a file.
    Imported(String),
    /// The set lies there now.
    Exported(PathBuf),
    /// A file is no card set, or cannot be read.
    NotImported(CardSetFileError),
    /// The set could not be written.
    NotExported(ExportError),
    /// There are as many sets as there can be.
    Full,
    /// What was changed last was taken back.
    Undone,
    /// What was taken back was changed again.
    Redone,
}

/// Why nothing is kept.
#[derive(Debug)]
pub enum Trouble {
    /// There is no folder to keep anything in.
    Nowhere,
    /// Another window has the folder.
    Occupied,
    /// The folder of the sets cannot be read.
    Unread(std::io::Error),
    /// A file could not be written or removed.
    Unkept(FileError),
}
