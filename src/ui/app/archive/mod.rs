//! The games that were played and saved, as the app keeps them at hand: what is listed, what is
//! selected, and what is done with it.
//!
//! | file | subject |
//! | --- | --- |
//! | `reading` | the folders are read on a thread of their own |
//! | `importing` | games come in from files, on another one |
//! | `asking` | names that are asked for |
//! | `doing` | what is wanted of a game |
//! | `sample` | games to show when none are kept |

mod asking;
mod doing;
mod importing;
mod reading;
mod sample;

use std::path::{Path, PathBuf};

use egui::Context;

use super::{App, YOU};
use crate::i18n::{Language, Translator};
use crate::persist::history::statistics::Statistics;
use crate::persist::history::{Broken, Entry};
use crate::ui::screen::Screen;
use crate::ui::screen::history::{HistoryPage, words};
use crate::ui::screen::learn::Learning;

pub use asking::{Asking, Objection, Purpose};
use importing::Importing;
use reading::{Found, Reading};

/// What is wanted on the screen of the games that were played.
#[derive(Clone, Debug, PartialEq)]
pub enum HistoryCommand {
    /// Show a part of it.
    Turn(HistoryTab),
    /// Select a game.
    Choose(PathBuf),
    /// List only what has these words.
    Search(String),
    /// Show a game again from its beginning.
    Replay(PathBuf),
    /// Play on.
    PlayOn(PathBuf),
    /// Throw a game away.
    Delete(PathBuf),
    /// Bring back what was thrown away last.
    Undo,
    /// Ask for a name.
    Ask(Purpose),
    /// What was typed as the answer.
    Answer(String),
    /// The answer stands.
    Accept,
    /// Ask no more.
    Cancel,
    /// Read no more games.
    Stop,
    /// Leave the screen.
    Close,
}

/// A part of the screen.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub enum HistoryTab {
    /// Games that are over or were left.
    #[default]
    Played,
    /// Games that have a name.
    Saved,
    /// What all games together tell.
    Statistics,
}

impl HistoryTab {
    /// Every part, in the order on the screen.
    pub const ALL: [Self; 3] = [Self::Played, Self::Saved, Self::Statistics];

    /// Its name in ids.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Played => "played",
            Self::Saved => "saved",
            Self::Statistics => "statistics",
        }
    }

    /// The list that belongs to it: figures are about the games that were played.
    const fn list(self) -> usize {
        match self {
            Self::Played | Self::Statistics => 0,
            Self::Saved => 1,
        }
    }
}

/// A line of a list.
#[derive(Clone, Debug, PartialEq)]
pub enum Item {
    /// A game.
    Game(Entry),
    /// A file that cannot be read.
    Broken(Broken),
}

impl Item {
    /// Its file.
    #[must_use]
    pub fn path(&self) -> &Path {
        match self {
            Self::Game(entry) => &entry.path,
            Self::Broken(broken) => &broken.path,
        }
    }

    /// When it was kept, in seconds since 1970 (UTC).
    #[must_use]
    pub const fn time(&self) -> u64 {
        match self {
            Self::Game(entry) => entry.saved_at,
            Self::Broken(broken) => broken.written_at,
        }
    }
}

/// Why there is no list.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum NoList {
    /// It is being read.
    Reading,
    /// Nothing is kept.
    Nowhere,
    /// The folder cannot be read.
    Unreadable,
}

/// A list with what is selected in it.
#[derive(Debug, Default)]
struct List {
    items: Vec<Item>,
    /// What is looked through when somebody searches, in small letters; empty before that.
    texts: Vec<String>,
    /// The places of those that are listed.
    listed: Vec<usize>,
    chosen: Option<PathBuf>,
}

impl List {
    fn fill(&mut self, items: Vec<Item>) {
        let at = self.at();
        self.items = items;
        self.texts.clear();
        self.listed = (0..self.items.len()).collect();
        // What has gone gives its place to the next one.
        if self.at().is_none() {
            let at = at.unwrap_or_default().min(self.items.len().max(1) - 1);
            self.chosen = self.items.get(at).map(|item| item.path().to_owned());
        }
    }

    /// Says "you" in the language that is spoken to whoever has never chosen a name.
    fn address(&mut self, words: &[String], you: &str) {
        for item in &mut self.items {
            if let Item::Game(entry) = item {
                entry.seating.say_you(words, you);
            }
        }
    }

    fn at(&self) -> Option<usize> {
        let chosen = self.chosen.as_deref()?;
        self.items.iter().position(|item| item.path() == chosen)
    }

    fn search(&mut self, wanted: &str, tr: &Translator) {
        let wanted = wanted.trim().to_lowercase();
        if wanted.is_empty() {
            self.listed = (0..self.items.len()).collect();
            return;
        }
        if self.texts.len() != self.items.len() {
            let texts = self.items.iter();
            self.texts = texts
                .map(|item| words::all(tr, item).to_lowercase())
                .collect();
        }
        let parts: Vec<&str> = wanted.split_whitespace().collect();
        let fits = |text: &String| parts.iter().all(|part| text.contains(part));
        let texts = self.texts.iter().enumerate();
        self.listed = texts
            .filter(|(_, text)| fits(text))
            .map(|it| it.0)
            .collect();
        if self.at().is_none_or(|at| !self.listed.contains(&at)) {
            let first = self.listed.first().and_then(|&at| self.items.get(at));
            self.chosen = first.map(|item| item.path().to_owned());
        }
    }
}

/// A game that was thrown away and can come back.
#[derive(Debug)]
struct Thrown {
    from: PathBuf,
    to: PathBuf,
}

/// The games that were played and saved.
#[derive(Default)]
pub(super) struct Archive {
    /// Whether files are read at once, and not beside what is painted.
    pub(super) at_once: bool,
    /// Whether games are made up, because none are kept.
    pub(super) is_sample: bool,
    lists: [List; 2],
    found: Option<Found>,
    statistics: Statistics,
    reading: Option<Reading>,
    tab: HistoryTab,
    search: String,
    /// What has just been done, in words.
    said: Option<String>,
    thrown: Option<Thrown>,
    /// What has just been done at the table, and until when it is said there.
    toast: Option<(String, f64)>,
    asking: Option<Asking>,
    importing: Option<Importing>,
    /// The screen that was left for this one.
    from: Option<Screen>,
    /// Whether what is selected has to come into sight.
    reveal: bool,
}

impl Archive {
    /// With files read at once or beside what is painted.
    pub(super) fn new(at_once: bool) -> Self {
        Self {
            at_once,
            ..Self::default()
        }
    }

    /// Whether files are being read.
    pub(super) const fn is_busy(&self) -> bool {
        self.reading.is_some() || self.importing.is_some()
    }

    /// What is asked for, above whatever screen is shown.
    pub(super) const fn asking(&self) -> Option<&Asking> {
        self.asking.as_ref()
    }

    /// What has just been done at the table.
    pub(super) fn toast(&self) -> Option<&str> {
        self.toast.as_ref().map(|(words, _)| words.as_str())
    }

    const fn list(&mut self) -> &mut List {
        &mut self.lists[self.tab.list()]
    }
}

impl App {
    /// The screen has been painted once with what was new.
    pub(super) const fn settle_archive(&mut self) {
        self.archive.reveal = false;
        if let Some(asking) = &mut self.archive.asking {
            asking.fresh = false;
        }
    }

    /// What was said at the table has been said long enough.
    pub(super) fn pass_toast(&mut self, ctx: &Context) {
        let now = ctx.input(|input| input.time);
        if let Some((_, until)) = &self.archive.toast {
            if *until <= now {
                self.archive.toast = None;
            } else {
                let left = std::time::Duration::from_secs_f64(until - now);
                ctx.request_repaint_after(left);
            }
        }
    }

    /// Shows the games that were played and saved, read anew.
    pub(super) fn open_archive(&mut self, ctx: &Context) {
        if self.screen != Screen::History {
            self.archive.from = Some(self.screen);
            self.archive.said = None;
            self.archive.search.clear();
        }
        self.close_overlay();
        self.screen = Screen::History;
        self.archive.reveal = true;
        self.read_archive(ctx);
    }

    /// Does what is wanted on the screen.
    pub(super) fn history(&mut self, command: HistoryCommand, ctx: &Context) {
        let archive = &mut self.archive;
        match command {
            HistoryCommand::Turn(tab) => {
                archive.tab = tab;
                archive.reveal = true;
                self.search_again();
            }
            HistoryCommand::Choose(path) => {
                archive.list().chosen = Some(path);
                archive.reveal = true;
            }
            HistoryCommand::Search(words) => {
                archive.search = words;
                archive.reveal = true;
                self.search_again();
            }
            HistoryCommand::Replay(path) => self.replay_kept(&path, ctx),
            HistoryCommand::PlayOn(path) => self.play_on(&path, ctx),
            HistoryCommand::Delete(path) => self.throw_away(path, ctx),
            HistoryCommand::Undo => self.bring_back(ctx),
            HistoryCommand::Ask(purpose) => self.ask(purpose),
            HistoryCommand::Answer(words) => {
                if let Some(asking) = &mut archive.asking {
                    asking.type_in(words);
                }
            }
            HistoryCommand::Accept => self.accept(ctx),
            HistoryCommand::Cancel => archive.asking = None,
            HistoryCommand::Stop => {
                if let Some(importing) = &archive.importing {
                    importing.stop();
                }
            }
            HistoryCommand::Close => {
                let from = archive.from.take();
                self.screen = from.unwrap_or(Screen::Title);
            }
        }
    }

    fn search_again(&mut self) {
        let Archive {
            lists, search, tab, ..
        } = &mut self.archive;
        lists[tab.list()].search(search, &self.translator);
    }

    /// Counts the games that are listed.
    fn count_games(&mut self) {
        let items = self.archive.lists[0].items.iter();
        self.archive.statistics = Statistics::of(items.filter_map(|item| match item {
            Item::Game(entry) => Some(entry),
            Item::Broken(_) => None,
        }));
    }

    fn address_archive(&mut self) {
        let words = Language::ALL.map(|language| Translator::new(language).text(YOU));
        let you = self.translator.text(YOU);
        for list in &mut self.archive.lists {
            list.address(&words, &you);
            list.texts.clear();
        }
    }

    /// What has been searched for is called otherwise in another language.
    pub(super) fn forget_archive_words(&mut self) {
        self.address_archive();
        self.archive.said = None;
        self.archive.asking = None;
        self.search_again();
    }

    /// What the screen is painted from.
    pub(super) fn history_page(&self) -> HistoryPage<'_> {
        let archive = &self.archive;
        let list = &archive.lists[archive.tab.list()];
        let none = match &archive.found {
            _ if archive.is_sample => None,
            _ if !self.keeper.keeps() => Some(NoList::Nowhere),
            None => Some(NoList::Reading),
            Some(found) if found.is_unreadable(archive.tab) => Some(NoList::Unreadable),
            Some(_) => None,
        };
        HistoryPage {
            tab: archive.tab,
            counts: [archive.lists[0].items.len(), archive.lists[1].items.len()],
            statistics: &archive.statistics,
            learning: Learning {
                listed: false,
                ..self.learning()
            },
            items: &list.items,
            listed: &list.listed,
            chosen: list.chosen.as_deref(),
            none,
            search: &archive.search,
            said: archive.said.as_deref(),
            can_undo: archive.thrown.is_some(),
            importing: archive.importing.as_ref().map(Importing::games),
            reveal: archive.reveal,
        }
    }
}
