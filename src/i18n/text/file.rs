//! What went wrong with a file, and what to do about it.

use std::path::Path;

use crate::i18n::Translator;
use crate::message;
use crate::persist::{FileError, Kept};

/// A failure in full sentences: what, where, why, and what to do.
#[must_use]
pub fn file_error(tr: &Translator, error: &FileError) -> String {
    let name = |path: &Path| path.display().to_string();
    match error {
        FileError::NoFolder => join(
            tr.text("file-no-folder"),
            tr.attribute("file-no-folder", "advice"),
        ),
        FileError::CreateFolder { path, source } => join(
            tr.format(message!(
                "file-no-new-folder",
                path = name(path),
                reason = source.to_string()
            )),
            tr.attribute("file-no-new-folder", "advice"),
        ),
        FileError::Read { path, source } => join(
            tr.format(message!(
                "file-unreadable",
                path = name(path),
                reason = source.to_string()
            )),
            tr.attribute("file-unreadable", "advice"),
        ),
        FileError::Write { path, source } => join(
            tr.format(message!(
                "file-unwritable",
                path = name(path),
                reason = source.to_string()
            )),
            tr.attribute("file-unwritable", "advice"),
        ),
        FileError::Broken {
            path,
            line,
            column,
            message,
            kept: what,
        } => join(
            tr.format(message!(
                "file-broken",
                path = name(path),
                line = *line,
                column = *column,
                message = message.clone()
            )),
            kept(tr, what),
        ),
        FileError::Newer {
            path,
            version,
            kept: what,
        } => join(
            tr.format(message!(
                "file-newer",
                path = name(path),
                version = *version
            )),
            kept(tr, what),
        ),
    }
}

/// What became of a file that could not be used.
fn kept(tr: &Translator, kept: &Kept) -> String {
    match kept {
        Kept::As(path) => tr.format(message!("file-kept-as", path = path.display().to_string())),
        Kept::InPlace(error) => {
            tr.format(message!("file-kept-in-place", reason = error.to_string()))
        }
    }
}

/// Two whole sentences, one after the other.
fn join(what: String, advice: String) -> String {
    let stop = if what.ends_with('.') { " " } else { ". " };
    [what, advice].join(stop)
}
