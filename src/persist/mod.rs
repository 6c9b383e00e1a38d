//! Everything that is kept in files: card sets, records, saved games, settings, what has been learnt,
//! and where they lie.
//!
//! | file | subject |
//! | --- | --- |
//! | `paths` | the folder with everything |
//! | `history` | the games that were played, and those that people saved by a name |
//! | `lock` | one window writes to a folder |
//! | `store` | own files: written whole, set aside when broken (RON) |
//! | `saved_game`, `settings`, `progress` | what is kept in such files |
//! | `window_options`, `window_place` | how the window opens, and where |
//! | `card_set_file` | a card set with the source of every figure (RON) |
//! | `card_set_edit` | changing one figure by figure |
//! | `card_sets` | the sets that people have made, a file each |
//! | `exchange` | records of games for other programs (JSON Lines) |
//! | `json` | JSON read without leniency |
//!
//! Architecture invariant: a file of the program's own is replaced whole or not at all, and one that
//! cannot be used is renamed, never overwritten.

pub mod card_set_edit;
pub mod card_set_file;
pub mod card_sets;
pub mod exchange;
pub mod history;
mod json;
mod lock;
mod paths;
mod progress;
mod rulebook_page;
mod saved_game;
mod settings;
mod store;
mod window_options;
mod window_place;

pub use card_set_file::{
    CardSetFile, CardSetFileError, FaultAt, HorsesFile, Provenance, Sourced, TaskFile,
    embedded_card_set,
};
pub use lock::{FolderLock, Taken};
pub use paths::{DATA_DIR_VARIABLE, DataDir};
pub use progress::{ExamTaken, LessonProgress, Progress};
pub use rulebook_page::{RulebookPage, UnknownPage};
pub use saved_game::{Outcome, Rescued, SavedGame};
pub use settings::{Animation, BotSpeed, Settings, SoundSettings, ThemeChoice, UnknownTheme};
pub use store::{
    FileError, Kept, LookError, Stored, Unusable, load, look_at, parse, remove, save, write_whole,
};
pub use window_options::{RecordPoint, Screen, UnknownScreen, WindowOptions};
pub use window_place::{Monitor, SMALLEST_WINDOW, WindowPlace};
