//! The card sets: what each figure is, and what is wrong with a set or its file.

use std::io;
use std::path::Path;

use super::{fault, fault_advice, names};
use crate::i18n::Translator;
use crate::i18n::text::file_error;
use crate::persist::card_sets::ExportError;
use crate::persist::{CardSetFileError, FileError};
use crate::rules::kings_errand::{CardSetFault, TaskId, Virtue, VirtueCard};
use crate::{id, message};

/// Longest piece of a file that is quoted.
const BRIEF: usize = 32;

/// The first letters of what somebody has written, without what cannot be shown.
#[must_use]
pub fn brief(text: &str) -> String {
    let shown = text
        .chars()
        .filter(|&letter| crate::session::is_shown(letter));
    let mut brief: String = shown.take(BRIEF + 1).collect();
    if brief.chars().count() > BRIEF {
        brief = brief.chars().take(BRIEF - 1).chain(['…']).collect();
    }
    brief
}

/// The last part of a path that is too long to be shown.
#[must_use]
pub fn shortened(path: &Path) -> String {
    const MOST: usize = 60;
    let whole = path.display().to_string();
    let count = whole.chars().count();
    if count <= MOST {
        return whole;
    }
    let end = whole.chars().skip(count - MOST + 1);
    ['…'].into_iter().chain(end).collect()
}

/// The name of a file alone.
fn file_name(path: &Path) -> String {
    brief(&path.file_name().unwrap_or_default().to_string_lossy())
}

/// A fault, and what to do about it.
#[must_use]
pub fn fault_and_advice(tr: &Translator, found: &CardSetFault) -> String {
    [fault(tr, found), fault_advice(tr, found)].join(" ")
}

/// Another set has this id, and what to do about that.
#[must_use]
pub fn id_taken(tr: &Translator, id: &str) -> String {
    let message = || message!("card-sets-id-taken", id = brief(id));
    [
        tr.format(message()),
        tr.format_attribute(message(), "advice"),
    ]
    .join(" ")
}

/// Why a file is no card set.
#[must_use]
pub fn unreadable(tr: &Translator, error: &CardSetFileError) -> String {
    match error {
        CardSetFileError::Read { path, source } => {
            let file = file_name(path);
            let kind = source.kind();
            tr.format(if kind == io::ErrorKind::FileTooLarge {
                message!("card-sets-file-too-large", file = file)
            } else if kind == io::ErrorKind::InvalidData {
                message!("card-sets-file-no-text", file = file)
            } else if kind == io::ErrorKind::NotFound {
                message!("card-sets-file-missing", file = file)
            } else {
                message!("card-sets-file-closed", file = file)
            })
        }
        CardSetFileError::Syntax {
            path, line, column, ..
        } => tr.format(message!(
            "card-sets-file-broken",
            file = file_name(path),
            line = *line,
            column = *column,
        )),
        CardSetFileError::Faults { path, faults } => {
            let told = faults.first().map(|at| fault_and_advice(tr, &at.fault));
            told.unwrap_or_else(|| {
                tr.format(message!("card-sets-file-closed", file = file_name(path)))
            })
        }
    }
}

/// Why a set was not exported.
#[must_use]
pub fn not_exported(tr: &Translator, error: &ExportError) -> String {
    match error {
        ExportError::IsThere(path) => {
            tr.format(message!("card-sets-file-there", file = file_name(path)))
        }
        ExportError::File(_) => tr.text(id!("card-sets-not-exported")),
    }
}

/// Why a set cannot be kept, and what to do about it.
#[must_use]
pub fn unkept(tr: &Translator, error: &FileError) -> String {
    [tr.text(id!("card-sets-unkept")), file_error(tr, error)].join(" ")
}

/// What a task brings.
#[must_use]
pub fn shields(tr: &Translator, task: TaskId, shields: u8) -> String {
    let task = names::task_quoted(tr, task);
    tr.format(message!(
        "card-sets-shields",
        task = task,
        shields = shields
    ))
}

/// "3 shields".
#[must_use]
pub fn shield_count(tr: &Translator, shields: u8) -> String {
    tr.format(message!("card-sets-shield-count", shields = shields))
}

/// A card that a task asks for; `written` is what stands there in place of a virtue.
#[must_use]
pub fn need(tr: &Translator, task: TaskId, card: Option<VirtueCard>, written: &str) -> String {
    let card = card.map_or_else(|| brief(written), |card| names::virtue_card(tr, card));
    let task = names::task_quoted(tr, task);
    tr.format(message!("card-sets-need", task = task, card = card))
}

/// The place for one more card that a task asks for.
#[must_use]
pub fn new_need(tr: &Translator, task: TaskId) -> String {
    let task = names::task_quoted(tr, task);
    tr.format(message!("card-sets-new-need", task = task))
}

/// Where a task lies.
#[must_use]
pub fn place(tr: &Translator, task: TaskId, place: &str) -> String {
    let task = names::task_quoted(tr, task);
    tr.format(message!("card-sets-place", task = task, place = place))
}

/// The horse as its card is called.
#[must_use]
pub fn horse(tr: &Translator) -> String {
    tr.text(id!("card-sets-horse"))
}

/// How far a horse goes.
#[must_use]
pub fn reach(tr: &Translator, number: usize, reach: u8) -> String {
    tr.format(message!("card-sets-reach", number = number, reach = reach))
}

/// "goes up to 3 locations".
#[must_use]
pub fn reach_alone(tr: &Translator, reach: u8) -> String {
    tr.format(message!("card-sets-reach-alone", reach = reach))
}

/// Whether this horse goes back into the box.
#[must_use]
pub fn put_back(tr: &Translator, number: usize) -> String {
    tr.format_attribute(message!("card-sets-put-back", number = number), "of")
}

/// The title of a row of virtue cards.
#[must_use]
pub fn virtue_row(tr: &Translator, virtue: Virtue, count: usize) -> String {
    let virtue = names::virtue(tr, virtue);
    tr.format(message!(
        "card-sets-virtue-row",
        virtue = virtue,
        count = count
    ))
}

/// The value of a virtue card.
#[must_use]
pub fn virtue_card(tr: &Translator, virtue: Virtue, number: usize, value: u8) -> String {
    let card = names::virtue_card(tr, VirtueCard::new(virtue, value));
    tr.format(message!("card-sets-value", number = number, card = card))
}

/// The place for one more card of a virtue.
#[must_use]
pub fn new_card(tr: &Translator, virtue: Virtue) -> String {
    let virtue = names::virtue(tr, virtue);
    tr.format(message!("card-sets-new-card", virtue = virtue))
}

/// What the task brings on an owner's card.
#[must_use]
pub fn ask_shields(tr: &Translator, task: TaskId) -> String {
    let task = names::task_quoted(tr, task);
    tr.format(message!("card-sets-ask-shields", task = task))
}

/// What the task asks for on an owner's card.
#[must_use]
pub fn ask_need(tr: &Translator, task: TaskId) -> String {
    let task = names::task_quoted(tr, task);
    tr.format(message!("card-sets-ask-need", task = task))
}

/// Where the task lies on an owner's card.
#[must_use]
pub fn ask_place(tr: &Translator, task: TaskId) -> String {
    let task = names::task_quoted(tr, task);
    tr.format(message!("card-sets-ask-place", task = task))
}
