//! What is shown at the table without being the game: a past turn, a turn that was tried in a
//! sandbox, an example.
//!
//! The table is painted from the views of a list of frames. Nothing on it can be played; in place of
//! the lane it says what happened, and leads forward, back, and away.

mod bar;

use std::sync::Arc;

use crate::rules::Seat;
use crate::rules::kings_errand::{DISPLAY, KingsErrand, TaskId, View};

use super::{LogLine, Overlay, SeatLabel, TableState};

pub(super) use bar::{banner, beside_cards, cards, happened, keys, lane, still};

/// One step of what is shown.
#[derive(Clone, Debug, PartialEq)]
pub struct Frame {
    /// What the viewer knows after it.
    pub view: View,
    /// What happened, in full sentences.
    pub words: String,
    /// Whether something of the acting seat expires in it.
    pub expires: bool,
    /// Whose turn is shown; nobody's where chance acts.
    pub acting: Option<Seat>,
}

/// Where one came from, and goes back to.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Origin {
    /// The game, or how it went.
    Game,
    /// An explanation.
    Explanation,
    /// The round review.
    Review,
    /// The rulebook.
    Rulebook,
}

/// Who sits at the table that is shown.
#[derive(Clone, Debug, PartialEq)]
pub struct ShownTable {
    /// The rules and figures.
    pub rules: Arc<KingsErrand>,
    /// The seats.
    pub seats: Vec<SeatLabel>,
    /// Their names.
    pub names: Vec<String>,
    /// Who is called "you".
    pub you: Option<Seat>,
    /// The seat at the bottom.
    pub own: Seat,
    /// Whether the game that one goes back to is over.
    pub over: bool,
}

/// Something to be shown, and how far it has come.
#[derive(Clone, Debug, PartialEq)]
pub struct Show {
    title: String,
    table: ShownTable,
    frames: Vec<Frame>,
    origin: Origin,
    at: usize,
    lines: Vec<LogLine>,
    /// How many lines have been written by the end of each frame.
    written: Vec<usize>,
    /// The tasks that lie or lay in the display in the round of each frame.
    displayed: Vec<[Option<TaskId>; DISPLAY]>,
    /// Whether a way leads from here to the game.
    to_game: bool,
    state: TableState,
}

/// What can be asked of a show.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum ShowCommand {
    /// Show this frame, from 0.
    To(usize),
    /// Go back to where one came from.
    Close,
    /// Go back to the game, whatever lies open above it.
    ToGame,
}

impl Show {
    /// A show of these frames, at its beginning; `None` if there are none.
    #[must_use]
    pub fn new(
        title: String,
        table: ShownTable,
        frames: Vec<Frame>,
        origin: Origin,
    ) -> Option<Self> {
        if frames.is_empty() {
            return None;
        }
        let mut state = TableState::default();
        let displayed = frames.iter().map(|frame| {
            state.notice(frame.view.position());
            state.displayed
        });
        let displayed: Vec<_> = displayed.collect();
        let lines = frames.iter().map(|frame| LogLine {
            seat: frame.acting,
            heading: false,
            words: frame.words.clone(),
        });
        let lines: Vec<_> = lines.collect();
        let mut show = Self {
            written: (1..=lines.len()).collect(),
            lines,
            title,
            table,
            frames,
            origin,
            at: 0,
            displayed,
            to_game: true,
            state: TableState::default(),
        };
        show.go_to(0);
        Some(show)
    }

    /// The same with another log: the lines that each frame adds to it.
    #[must_use]
    pub fn with_log(mut self, added: impl IntoIterator<Item = Vec<LogLine>>) -> Self {
        self.lines.clear();
        self.written.clear();
        for lines in added {
            self.lines.extend(lines);
            self.written.push(self.lines.len());
        }
        self
    }

    /// The same without a way to the game, for it is not the game that lies below.
    #[must_use]
    pub const fn away_from_game(mut self) -> Self {
        self.to_game = false;
        self
    }

    /// Whether a way leads from here to the game.
    #[must_use]
    pub const fn leads_to_game(&self) -> bool {
        self.to_game
    }

    /// What is shown, as a title.
    #[must_use]
    pub fn title(&self) -> &str {
        &self.title
    }

    /// Who sits at the table.
    #[must_use]
    pub const fn table(&self) -> &ShownTable {
        &self.table
    }

    /// All frames; at least one.
    #[must_use]
    pub fn frames(&self) -> &[Frame] {
        &self.frames
    }

    /// Where one goes back to.
    #[must_use]
    pub const fn origin(&self) -> Origin {
        self.origin
    }

    /// The number of the frame that is shown, from 0.
    #[must_use]
    pub const fn at(&self) -> usize {
        self.at
    }

    /// The frame that is shown.
    #[must_use]
    pub fn frame(&self) -> &Frame {
        &self.frames[self.at]
    }

    /// Shows the frame with this number, from 0, or the last.
    pub fn go_to(&mut self, at: usize) {
        self.at = at.min(self.frames.len() - 1);
        if let Some(&displayed) = self.displayed.get(self.at) {
            self.state.displayed = displayed;
        }
    }

    /// What has happened so far, line by line.
    #[must_use]
    pub fn log(&self) -> &[LogLine] {
        let written = self.written.get(self.at).copied().unwrap_or_default();
        &self.lines[..written.min(self.lines.len())]
    }

    /// What will have happened at the end, line by line.
    #[must_use]
    pub fn whole_log(&self) -> &[LogLine] {
        &self.lines
    }

    /// What the table has open.
    #[must_use]
    pub const fn state(&self) -> &TableState {
        &self.state
    }

    /// Opens something above the table, or closes it.
    pub const fn open(&mut self, overlay: Option<Overlay>) {
        self.state.opened = overlay.is_some();
        self.state.overlay = overlay;
    }

    /// What was opened has been there for a frame.
    pub const fn settle(&mut self) {
        self.state.opened = false;
    }
}
