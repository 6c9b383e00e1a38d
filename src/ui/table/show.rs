//! What is shown at the table without being the game: a past turn, a turn that was tried in a
//! sandbox, an example.
//!
//! The table is painted from the views of a list of frames. Nothing on it can be played; in place of
//! the lane it says what happened, and leads forward, back, and away.

mod bar;

use std::sync::Arc;

use crate::rules::Seat;
use crate::rules::kings_errand::{KingsErrand, View};

use super::{LogLine, SeatLabel, TableState};

pub(super) use bar::{banner, beside_cards, keys, lane, still};

/// One step of what is shown.
#[derive(Clone, Debug, PartialEq)]
pub struct Frame {
    /// What the viewer knows after it.
    pub view: View,
    /// What happened, in full sentences.
    pub words: String,
    /// Whether something of the acting seat expires in it.
    pub expires: bool,
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
    /// Whose turn is shown.
    pub acting: Seat,
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
        for frame in &frames {
            state.notice(frame.view.position());
        }
        let lines = frames.iter().map(|frame| LogLine {
            seat: Some(table.acting),
            heading: false,
            words: frame.words.clone(),
        });
        Some(Self {
            lines: lines.collect(),
            title,
            table,
            frames,
            origin,
            at: 0,
            state,
        })
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
    }

    /// What has happened so far, line by line.
    #[must_use]
    pub fn log(&self) -> &[LogLine] {
        &self.lines[..=self.at]
    }

    /// What the table has open: nothing.
    #[must_use]
    pub const fn state(&self) -> &TableState {
        &self.state
    }
}
