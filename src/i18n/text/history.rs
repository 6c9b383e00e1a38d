//! What is wrong with files that hold games, and what has become of those that were to come in.

use std::path::Path;

use super::{file_error, record_fault};
use crate::i18n::Translator;
use crate::persist::history::Flaw;
use crate::persist::history::import::Report;
use crate::{id, message};

/// What is wrong with a file, in a sentence or two.
#[must_use]
pub fn flaw(tr: &Translator, flaw: &Flaw) -> String {
    tr.format(match flaw {
        Flaw::Unreadable(reason) => message!("history-flaw-unreadable", reason = reason),
        Flaw::TooLarge => return tr.text(id!("history-flaw-large")),
        Flaw::NoGame => return tr.text(id!("history-flaw-no-game")),
        Flaw::Newer(version) => message!("history-flaw-newer", version = *version),
        Flaw::Broken { line, column, .. } => message!(
            "history-flaw-broken",
            line = line.to_string(),
            column = column.to_string()
        ),
        Flaw::Record { line, fault } => message!(
            "history-flaw-record",
            line = line.to_string(),
            fault = record_fault(tr, fault)
        ),
    })
}

/// What has become of files with games: the first line says how many came in, each other one what was
/// wrong.
#[must_use]
pub fn import_report(tr: &Translator, report: &Report) -> Vec<String> {
    let (games, known) = (report.games.len(), report.known);
    let mut lines = vec![tr.format(message!("history-imported", games = games, known = known))];
    if report.stopped {
        lines.push(tr.attribute("history-imported", "stopped"));
    }
    if let Some(failed) = &report.failed {
        lines.push(file_error(tr, failed));
    }
    let name = |path: &Path| {
        let name = path.file_name().unwrap_or(path.as_os_str());
        name.to_string_lossy().into_owned()
    };
    for (path, found) in &report.faults {
        lines.push(tr.format(message!(
            "history-not-imported",
            file = name(path),
            reason = flaw(tr, found)
        )));
    }
    let more = report.faulty - report.faults.len();
    if more > 0 {
        lines.push(tr.format_attribute(message!("history-not-imported", more = more), "more"));
    }
    lines
}
