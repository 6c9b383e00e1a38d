//! Where the rulebook is open, what is searched in it, and what changes that.

use std::collections::BTreeSet;

use super::search::{Hit, search};
use crate::i18n::Translator;
use crate::persist::{RulebookPage, Screen};
use crate::rules::kings_errand::{CardSet, Chapter, Players};

/// A part of the contents that can be unfolded.
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub enum Section {
    /// The rules of a chapter.
    Chapter(Chapter),
    /// The set-up of the real table, by players.
    RealTable,
}

impl Section {
    /// The section in which a page is listed; others stand by themselves.
    #[must_use]
    pub const fn of(page: RulebookPage) -> Option<Self> {
        match page {
            RulebookPage::Rule(rule) => Some(Self::Chapter(rule.chapter())),
            RulebookPage::Setup(_) => Some(Self::RealTable),
            RulebookPage::Reasons
            | RulebookPage::Editions
            | RulebookPage::Tasks
            | RulebookPage::Words => None,
        }
    }

    /// The pages of the section, in order.
    #[must_use]
    pub fn pages(self) -> Vec<RulebookPage> {
        RulebookPage::all()
            .filter(|&page| Self::of(page) == Some(self))
            .collect()
    }
}

/// What a reader of the rulebook wants.
#[derive(Clone, Debug, PartialEq)]
pub enum RulebookCommand {
    /// Open this page.
    Open(RulebookPage),
    /// Turn to the next page.
    Next,
    /// Turn to the page before.
    Previous,
    /// Unfold a part of the contents, or fold it again.
    Unfold(Section),
    /// Search for this; nothing ends the search.
    Search(String),
    /// Show the set-up for so many players as a sheet.
    Sheet(Players),
    /// Back from the sheet to the book.
    CloseSheet,
    /// Back to where the rulebook was opened.
    Close,
}

/// Where the rulebook is open.
#[derive(Clone, Debug)]
pub struct RulebookState {
    page: RulebookPage,
    unfolded: BTreeSet<Section>,
    search: String,
    hits: Vec<Hit>,
    /// Whether the page has just been turned, so that it is read from its top.
    pub turned: bool,
    /// The screen that was left for the rulebook.
    from: Screen,
}

impl RulebookState {
    /// Open at `page`; closing leads to the title.
    #[must_use]
    pub fn at(page: RulebookPage) -> Self {
        Self {
            page,
            unfolded: Section::of(page).into_iter().collect(),
            search: String::new(),
            hits: Vec::new(),
            turned: true,
            from: Screen::Title,
        }
    }

    /// The page that is open.
    #[must_use]
    pub const fn page(&self) -> RulebookPage {
        self.page
    }

    /// What is searched for; empty for nothing.
    #[must_use]
    pub fn search(&self) -> &str {
        &self.search
    }

    /// What was found.
    #[must_use]
    pub fn hits(&self) -> &[Hit] {
        &self.hits
    }

    /// Whether the entries of a part of the contents are shown.
    #[must_use]
    pub fn is_unfolded(&self, section: Section) -> bool {
        self.unfolded.contains(&section)
    }

    /// The screen from which the book was opened.
    #[must_use]
    pub const fn came_from(&self) -> Screen {
        self.from
    }

    /// Opens the book at `page`, or where it is, for a reader who comes from the screen `from`.
    pub fn open(&mut self, page: Option<RulebookPage>, from: Screen) {
        // Whoever comes from the book itself or from its sheet still came from where they were.
        if !matches!(from, Screen::Rulebook | Screen::SetupSheet) {
            self.from = from;
        }
        self.search.clear();
        self.hits.clear();
        self.turn_to(page.unwrap_or(self.page));
    }

    fn turn_to(&mut self, page: RulebookPage) {
        self.page = page;
        self.turned = true;
        // The contents show where the reader is; what was unfolded before would only be in the way.
        if let Some(section) = Section::of(page)
            && !self.unfolded.contains(&section)
        {
            self.unfolded = BTreeSet::from([section]);
        }
    }

    /// Does what a reader wants; the screen to show then, if it is another one.
    pub fn command(
        &mut self,
        command: RulebookCommand,
        tr: &Translator,
        cards: &CardSet,
    ) -> Option<Screen> {
        match command {
            RulebookCommand::Open(page) => self.turn_to(page),
            RulebookCommand::Next => self.turn_to(self.page.next().unwrap_or(self.page)),
            RulebookCommand::Previous => self.turn_to(self.page.previous().unwrap_or(self.page)),
            RulebookCommand::Unfold(section) => {
                if !self.unfolded.remove(&section) {
                    self.unfolded.insert(section);
                }
            }
            RulebookCommand::Search(text) => {
                self.hits = search(&text, tr, cards);
                self.search = text;
            }
            RulebookCommand::Sheet(players) => {
                self.page = RulebookPage::Setup(players);
                return Some(Screen::SetupSheet);
            }
            RulebookCommand::CloseSheet => return Some(Screen::Rulebook),
            RulebookCommand::Close => return Some(self.from),
        }
        None
    }
}
