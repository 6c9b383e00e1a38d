//! The games of a record file, one after another.

use std::fs::File;
use std::io::{self, BufReader, Write};
use std::ops::ControlFlow;
use std::path::Path;

use super::messages::Messages;
use super::{Status, complain, output};
use crate::persist::exchange::{Line, Lines};

/// Why not every game was dealt with.
#[derive(Debug)]
pub(super) enum Stopped {
    /// The file cannot be read.
    Reading(io::Error),
    /// What was found cannot be written.
    Writing(io::Error),
}

impl From<io::Error> for Stopped {
    /// Commands write; only [`each`] reads.
    fn from(error: io::Error) -> Self {
        Self::Writing(error)
    }
}

/// Hands every line of the file at `path` to `deal`, with the number of its game from 1, until
/// `deal` has seen enough.
pub(super) fn each<W: Write>(
    path: &Path,
    out: &mut W,
    mut deal: impl FnMut(usize, Line, &mut W) -> io::Result<ControlFlow<()>>,
) -> Result<(), Stopped> {
    let file = File::open(path).map_err(Stopped::Reading)?;
    for (index, line) in Lines::new(BufReader::new(file)).enumerate() {
        let line = line.map_err(Stopped::Reading)?;
        if deal(index + 1, line, out)?.is_break() {
            break;
        }
    }
    Ok(())
}

/// The status of a command that has dealt with the games of a file; what went wrong is said.
pub(super) fn finish(
    ended: Result<(), Stopped>,
    status: Status,
    path: &Path,
    out: &mut impl Write,
    messages: &Messages,
) -> Status {
    match ended {
        Ok(()) => status,
        Err(Stopped::Reading(error)) => {
            // What was found so far comes first.
            let _ = out.flush();
            complain(&messages.unreadable(path, &error));
            Status::Outside
        }
        Err(Stopped::Writing(error)) => output::finish(Err(error), status, messages),
    }
}
