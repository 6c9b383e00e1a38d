//! What is wrong with a file that holds no game that can be used.

use std::io;

use crate::persist::exchange::RecordFault;
use crate::persist::store::{LookError, Unusable};

/// What is wrong with a file.
#[derive(Clone, Debug, Eq, PartialEq, thiserror::Error)]
pub enum Flaw {
    /// It cannot be read; what the system says.
    #[error("cannot be read: {0}")]
    Unreadable(String),
    /// It is larger than any game.
    #[error("the file is larger than any game")]
    TooLarge,
    /// Nothing in it says that it is a game.
    #[error("this is no game")]
    NoGame,
    /// A later version of the program wrote it.
    #[error("version {0} of this file is newer than the program")]
    Newer(u32),
    /// It is broken off or altered.
    #[error("{line}:{column}: {message}")]
    Broken {
        /// The line, from 1.
        line: usize,
        /// The column, from 1, in characters.
        column: usize,
        /// What is wrong, for those who want to know exactly.
        message: String,
    },
    /// A line of a record is no game that was played by the rules.
    #[error("line {line}: {fault}")]
    Record {
        /// The line, from 1.
        line: usize,
        /// What is wrong.
        fault: RecordFault,
    },
}

impl From<io::Error> for Flaw {
    fn from(error: io::Error) -> Self {
        Self::Unreadable(error.to_string())
    }
}

impl From<Unusable> for Flaw {
    fn from(unusable: Unusable) -> Self {
        match unusable {
            Unusable::Newer(version) => Self::Newer(version),
            Unusable::Broken {
                line,
                column,
                message,
            } => Self::Broken {
                line,
                column,
                message,
            },
        }
    }
}

impl From<LookError> for Flaw {
    fn from(error: LookError) -> Self {
        match error {
            LookError::Read(error) => error.into(),
            LookError::Unusable(unusable) => unusable.into(),
        }
    }
}
