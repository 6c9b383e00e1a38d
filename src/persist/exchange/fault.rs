//! What can be wrong with a line of a record.

use crate::rules::Actor;
use crate::rules::kings_errand::{Action, CardSetFault, Refusal};

/// Why a line is no game that was played by the rules.
#[derive(Clone, Debug, Eq, PartialEq, thiserror::Error)]
pub enum RecordFault {
    /// The line is longer than any game.
    #[error("the line is longer than {} bytes", super::MAX_LINE)]
    TooLong,
    /// The line is not UTF-8.
    #[error("not UTF-8 from byte {column} on")]
    NotUtf8 {
        /// The first byte that does not fit, from 1.
        column: usize,
    },
    /// The file begins with a byte order mark.
    #[error("the file begins with a byte order mark")]
    ByteOrderMark,
    /// The line ends with a carriage return.
    #[error("lines must end with LF alone, not CR LF")]
    CarriageReturn,
    /// An empty line before the end.
    #[error("an empty line")]
    EmptyLine,
    /// The line is no JSON.
    #[error("column {column}: {message}")]
    Json {
        /// The byte, from 1.
        column: usize,
        /// What is wrong there.
        message: String,
    },
    /// A part of the line has another shape than the format asks for.
    #[error("{0}")]
    Shape(String),
    /// Another format, version or game.
    #[error("{key} must be {wanted}, not {found}")]
    Unsupported {
        /// The key.
        key: &'static str,
        /// What this program reads.
        wanted: String,
        /// What stands there.
        found: String,
    },
    /// The card set does not fit the rules.
    #[error("the card set does not fit the rules: {}", list(.0))]
    CardSet(Vec<CardSetFault>),
    /// Not one name a seat.
    #[error("{players} play, but {found} seats are named")]
    SeatNames {
        /// How many play.
        players: u8,
        /// How many names there are.
        found: usize,
    },
    /// An action has another shape than the format asks for.
    #[error("action {action}: {message}")]
    Malformed {
        /// Which action, from 1, chance included.
        action: usize,
        /// What is wrong with it.
        message: String,
    },
    /// An action breaks the rules.
    #[error("action {}: {:?} cannot do {}: {:?}", .0.action, .0.by, .0.text, .0.reasons)]
    Refused(Box<Refused>),
    /// There is a result, but the game is not over.
    #[error("there is a result, but the game is not over after {actions} actions")]
    ResultTooEarly {
        /// How many actions there are.
        actions: usize,
    },
    /// The game is over, but there is no result.
    #[error("the game is over after {actions} actions, but there is no result")]
    ResultMissing {
        /// How many actions there are.
        actions: usize,
    },
    /// The result is not the one of the game.
    #[error("result.{key} is {found}, but the game gave {played}")]
    WrongResult {
        /// Which part.
        key: &'static str,
        /// What stands there.
        found: String,
        /// What was played.
        played: String,
    },
}

/// An action that the engine refused.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Refused {
    /// Which action, from 1, chance included.
    pub action: usize,
    /// Who acts in the record.
    pub by: Actor,
    /// The action as written.
    pub text: String,
    /// The action itself; one of the same kind if what is written does not exist.
    pub like: Action,
    /// All reasons; never empty.
    pub reasons: Vec<Refusal>,
}

impl RecordFault {
    /// The action at fault, from 1, chance included; `None` for a fault of another part.
    #[must_use]
    pub fn action(&self) -> Option<usize> {
        match self {
            Self::Malformed { action, .. } => Some(*action),
            Self::Refused(refused) => Some(refused.action),
            Self::TooLong
            | Self::NotUtf8 { .. }
            | Self::ByteOrderMark
            | Self::CarriageReturn
            | Self::EmptyLine
            | Self::Json { .. }
            | Self::Shape(_)
            | Self::Unsupported { .. }
            | Self::CardSet(_)
            | Self::SeatNames { .. }
            | Self::ResultTooEarly { .. }
            | Self::ResultMissing { .. }
            | Self::WrongResult { .. } => None,
        }
    }
}

fn list(faults: &[CardSetFault]) -> String {
    let faults: Vec<_> = faults.iter().map(ToString::to_string).collect();
    faults.join("; ")
}
