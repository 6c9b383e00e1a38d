//! What went wrong with a file, and what to do about it.

use std::path::Path;

use crate::i18n::Translator;
use crate::message;
use crate::persist::{FileError, Kept};

/// A failure in full sentences: what, where, and what to do.
#[must_use]
pub fn file_error(tr: &Translator, error: &FileError) -> String {
    let name = |path: &Path| path.display().to_string();
    match error {
        FileError::NoFolder => join(
            tr.text("file-no-folder"),
            tr.attribute("file-no-folder", "advice"),
        ),
        FileError::CreateFolder { path, source: _ } => join(
            tr.format(message!("file-no-new-folder", path = name(path))),
            tr.attribute("file-no-new-folder", "advice"),
        ),
        FileError::Read { path, source: _ } => join(
            tr.format(message!("file-unreadable", path = name(path))),
            tr.attribute("file-unreadable", "advice"),
        ),
        FileError::Write { path, source: _ } => join(
            tr.format(message!("file-unwritable", path = name(path))),
            tr.attribute("file-unwritable", "advice"),
        ),
        FileError::Broken {
            path,
            line,
            column,
            message: _,
            kept: what,
        } => join(
            tr.format(message!(
                "file-broken",
                path = name(path),
                line = *line,
                column = *column,
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

/// What the system or the reader of the file says about it, for those who want to know exactly; it
/// is not translated.
#[must_use]
pub fn file_details(error: &FileError) -> Option<String> {
    let of = |kept: &Kept| match kept {
        Kept::As(_) => None,
        Kept::InPlace(error) => Some(error.to_string()),
    };
    match error {
        FileError::NoFolder => None,
        FileError::CreateFolder { source, .. }
        | FileError::Read { source, .. }
        | FileError::Write { source, .. } => Some(source.to_string()),
        FileError::Broken { message, kept, .. } => {
            let all = [Some(message.clone()), of(kept)];
            Some(all.into_iter().flatten().collect::<Vec<_>>().join("\n"))
        }
        FileError::Newer { kept, .. } => of(kept),
    }
}

/// What became of a file that could not be used.
fn kept(tr: &Translator, kept: &Kept) -> String {
    match kept {
        Kept::As(path) => tr.format(message!("file-kept-as", path = path.display().to_string())),
        Kept::InPlace(_) => tr.text("file-kept-in-place"),
    }
}

/// Two whole sentences, one after the other.
fn join(what: String, advice: String) -> String {
    let stop = if what.ends_with('.') { " " } else { ". " };
    [what, advice].join(stop)
}
