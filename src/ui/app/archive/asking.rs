//! Names that are asked for: of games that are saved, and of files.

use std::path::{Path, PathBuf};

use directories::UserDirs;
use egui::Context;

use super::{App, HistoryTab};
use crate::i18n::text::flaw;
use crate::message;
use crate::persist::exchange::write_game;
use crate::persist::history::{self, import, named, table};
use crate::persist::{FileError, write_whole};
use crate::ui::app::notice::Fault;
use crate::ui::app::table_game::TableGame;
use crate::ui::screen::Screen;

use super::Item;

/// How long it is said at the table that a game was saved, in seconds.
const SAID: f64 = 3.5;

/// What a name is asked for.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Purpose {
    /// The game at the table is saved by it.
    Save,
    /// A saved game gets it.
    Rename(PathBuf),
    /// A game is written to that file.
    Export(PathBuf),
    /// All games are written to that file as a table.
    Table,
    /// Games come in from that file.
    Import,
}

impl Purpose {
    /// Whether a file is asked for, and not the name of a game.
    #[must_use]
    pub const fn is_file(&self) -> bool {
        match self {
            Self::Save | Self::Rename(_) => false,
            Self::Export(_) | Self::Table | Self::Import => true,
        }
    }
}

/// What is wrong with an answer.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Objection {
    /// Nothing was typed.
    Empty,
    /// It is the name of something else; the next time it is replaced.
    Taken,
    /// It is a folder.
    Folder,
}

/// A question and its answer so far.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Asking {
    /// What for.
    pub purpose: Purpose,
    /// What has been typed.
    pub answer: String,
    /// Why it could not be accepted.
    pub objection: Option<Objection>,
    /// Whether it has not been painted yet.
    pub fresh: bool,
}

impl Asking {
    fn new(purpose: Purpose, answer: String) -> Self {
        Self {
            purpose,
            answer,
            objection: None,
            fresh: true,
        }
    }

    /// Another answer has to be looked at anew.
    pub(super) fn type_in(&mut self, answer: String) {
        if self.answer != answer {
            self.answer = answer;
            self.objection = None;
        }
    }

    /// What is wrong with the answer for this file; whoever insists replaces it.
    fn object(&self, path: &Path) -> Option<Objection> {
        if path.is_dir() {
            return Some(Objection::Folder);
        }
        let is_there = path.symlink_metadata().is_ok();
        let insists = self.objection == Some(Objection::Taken);
        (is_there && !insists).then_some(Objection::Taken)
    }
}

/// Where people look for files that they have asked for: among their documents, or in the folder that
/// they have named for everything.
fn suggested(named: Option<&Path>, name: &str) -> String {
    let user = UserDirs::new();
    let documents = user.as_ref().and_then(|user| user.document_dir());
    let documents = documents.filter(|folder| folder.is_dir());
    let home = user.as_ref().map(UserDirs::home_dir);
    let folder = named.or(documents).or(home).unwrap_or(Path::new("."));
    folder.join(name).display().to_string()
}

/// A file as it was typed: `~` is the own folder.
fn typed(answer: &str) -> PathBuf {
    let answer = answer.trim();
    let user = UserDirs::new();
    match (answer.strip_prefix("~/"), user) {
        (Some(rest), Some(user)) => user.home_dir().join(rest),
        _ => PathBuf::from(answer),
    }
}

impl App {
    /// Asks for a name.
    pub(super) fn ask(&mut self, purpose: Purpose) {
        let folder = self.keeper.named_folder().map(Path::to_owned);
        let answer = match &purpose {
            Purpose::Save => {
                // Only a game that goes on can be saved, and only at its own table.
                let game = self.table().filter(|game| !game.is_over());
                let Some(name) = game.map(|game| self.suggested_name(game)) else {
                    return;
                };
                name
            }
            Purpose::Rename(path) => {
                let items = self.archive.lists.iter().flat_map(|list| &list.items);
                let named = items.filter(|item| item.path() == path);
                let mut name = named.filter_map(|item| match item {
                    Item::Game(entry) => entry.name.clone(),
                    Item::Broken(_) => None,
                });
                name.next_back().unwrap_or_default()
            }
            Purpose::Export(path) => {
                let stem = path.file_stem().unwrap_or_default().to_string_lossy();
                suggested(folder.as_deref(), &format!("tafelrunde-{stem}.jsonl"))
            }
            Purpose::Table => suggested(folder.as_deref(), "tafelrunde.csv"),
            Purpose::Import => String::new(),
        };
        if !purpose.is_file()
            && let Err(fault) = self.keeper.writable()
        {
            self.faults.push(fault);
            return;
        }
        self.close_overlay();
        self.archive.said = None;
        self.archive.asking = Some(Asking::new(purpose, answer));
    }

    /// Round and opponents, unless there is such a game already.
    fn suggested_name(&self, game: &TableGame) -> String {
        let seats = game.names().iter().enumerate();
        let others = seats.filter(|(index, _)| game.own_seat().index() != *index);
        let others: Vec<String> = others.map(|(_, name)| name.clone()).collect();
        let round = game.view().position().round();
        let names = self.translator.list_and(&others);
        let words = message!("history-suggested", round = round, names = names);
        named::tidy(&self.translator.format(words)).unwrap_or_default()
    }

    /// Does what the answer was asked for, unless something is wrong with it.
    pub(super) fn accept(&mut self, ctx: &Context) {
        let Some(mut asking) = self.archive.asking.take() else {
            return;
        };
        let objection = match asking.purpose.clone() {
            Purpose::Save => self.save_as(&asking, ctx),
            Purpose::Rename(path) => self.rename(&asking, &path, ctx),
            Purpose::Export(path) => self.export(&asking, &path),
            Purpose::Table => self.write_table(&asking),
            Purpose::Import => {
                let file = typed(&asking.answer);
                if file.as_os_str().is_empty() {
                    Some(Objection::Empty)
                } else {
                    self.import(vec![file], ctx);
                    None
                }
            }
        };
        if objection.is_some() {
            asking.objection = objection;
            self.archive.asking = Some(asking);
        }
    }

    /// Where games are saved by a name; if nothing can be written there, people are told.
    fn saves_to_write(&mut self) -> Option<PathBuf> {
        match self.keeper.writable() {
            Ok(folder) => Some(folder.saves()),
            Err(fault) => {
                self.faults.push(fault);
                None
            }
        }
    }

    fn save_as(&mut self, asking: &Asking, ctx: &Context) -> Option<Objection> {
        let Some(name) = named::tidy(&asking.answer) else {
            return Some(Objection::Empty);
        };
        let folder = self.saves_to_write()?;
        let insists = asking.objection == Some(Objection::Taken);
        if named::is_taken(&folder, &name) && !insists {
            return Some(Objection::Taken);
        }
        let saved = self.table().map(TableGame::saved)?;
        match named::save(&folder, &name, saved) {
            Ok(path) => {
                let words = self
                    .translator
                    .format(message!("history-saved-as", name = &name));
                self.announcer.get_mut().tell([words.clone()]);
                let until = ctx.input(|input| input.time) + SAID;
                self.archive.toast = Some((words, until));
                self.choose_in_archive(HistoryTab::Saved, path);
            }
            Err(fault) => self.faults.push(fault.into()),
        }
        None
    }

    fn rename(&mut self, asking: &Asking, path: &Path, ctx: &Context) -> Option<Objection> {
        let Some(name) = named::tidy(&asking.answer) else {
            return Some(Objection::Empty);
        };
        let folder = self.saves_to_write()?;
        let insists = asking.objection == Some(Objection::Taken);
        let other = named::file(&folder, &name) != path;
        if other && named::is_taken(&folder, &name) && !insists {
            return Some(Objection::Taken);
        }
        match named::rename(path, &name) {
            Ok(path) => {
                let words = message!("history-renamed", name = &name);
                self.archive.said = Some(self.translator.format(words));
                self.choose_in_archive(HistoryTab::Saved, path);
            }
            Err(named::RenameError::Flaw(found)) => self.tell_gone(&found),
            Err(named::RenameError::File(fault)) => self.faults.push(fault.into()),
        }
        self.read_archive(ctx);
        None
    }

    /// Tells why a game cannot be opened.
    pub(super) fn tell_gone(&mut self, found: &history::Flaw) {
        let reason = flaw(&self.translator, found);
        let words = self
            .translator
            .format(message!("history-gone", reason = reason));
        self.faults.push(Fault::Game(words, found.to_string()));
    }

    fn export(&mut self, asking: &Asking, path: &Path) -> Option<Objection> {
        let saved = match history::open(path) {
            Ok(saved) => saved,
            Err(found) => {
                self.tell_gone(&found);
                return None;
            }
        };
        let mut line = Vec::new();
        let written = write_game(&mut line, &import::recorded(&saved));
        self.write_answer(asking, written.map(|()| line))
    }

    fn write_table(&mut self, asking: &Asking) -> Option<Objection> {
        let items = &self.archive.lists[HistoryTab::Played.list()].items;
        let games = items.iter().filter_map(|item| match item {
            Item::Game(entry) => Some(entry),
            Item::Broken(_) => None,
        });
        let text = table::csv(games);
        self.write_answer(asking, Ok(text.into_bytes()))
    }

    /// Writes to the file that was asked for.
    fn write_answer(
        &mut self,
        asking: &Asking,
        bytes: std::io::Result<Vec<u8>>,
    ) -> Option<Objection> {
        let file = typed(&asking.answer);
        if file.as_os_str().is_empty() {
            return Some(Objection::Empty);
        }
        let objection = asking.object(&file);
        if objection.is_some() {
            return objection;
        }
        let written = match bytes {
            Ok(bytes) => write_whole(&file, &bytes),
            Err(source) => Err(FileError::Write {
                path: file.clone(),
                source,
            }),
        };
        match written {
            Ok(()) => {
                let shown = file.display().to_string();
                let words = message!("history-exported", file = shown);
                self.archive.said = Some(self.translator.format(words));
            }
            Err(fault) => self.faults.push(fault.into()),
        }
        None
    }

    /// Whether the game at the table can be saved by a name now.
    pub(in crate::ui::app) fn can_save(&self) -> bool {
        let plays = self.screen == Screen::Table && self.show.is_none();
        plays && self.keeper.keeps() && self.table().is_some_and(|game| !game.is_over())
    }
}
