//! Standard output, which may be closed or full.

use std::io::{self, Write};

use super::messages::Messages;
use super::{Status, complain};

/// The status of a command that has written to standard output. Somebody who stops reading has seen
/// enough; any other failure is one.
pub(super) fn finish(written: io::Result<()>, status: Status, messages: &Messages) -> Status {
    match written {
        Ok(()) => status,
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => status,
        Err(error) => {
            complain(&messages.output_failed(&error));
            Status::Outside
        }
    }
}

/// Standard output with a buffer.
pub(super) fn standard() -> io::BufWriter<io::StdoutLock<'static>> {
    io::BufWriter::new(io::stdout().lock())
}

/// Prints `text` and what was printed before.
pub(super) fn print(text: &str) -> io::Result<()> {
    let mut out = standard();
    writeln!(out, "{text}")?;
    out.flush()
}
