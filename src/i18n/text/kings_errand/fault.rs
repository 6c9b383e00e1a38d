//! What is wrong with a card set.

use super::card_sets::brief;
use super::names;
use crate::i18n::{Message, Translator};
use crate::message;
use crate::rules::kings_errand::{CardSetFault, TaskId};

/// A fault of a card set, in one sentence.
#[must_use]
pub fn fault(tr: &Translator, fault: &CardSetFault) -> String {
    tr.format(said(tr, fault))
}

/// What to do about a fault of a card set, in one sentence.
#[must_use]
pub fn fault_advice(tr: &Translator, fault: &CardSetFault) -> String {
    tr.format_attribute(said(tr, fault), "advice")
}

fn said(tr: &Translator, fault: &CardSetFault) -> Message<'static> {
    let task = |number| {
        let id = TaskId::new(number);
        id.map_or_else(String::new, |id| names::task_quoted(tr, id))
    };
    match fault {
        CardSetFault::BadId(id) => message!("fault-bad-id", id = brief(id)),
        CardSetFault::LocationCount { found } => message!("fault-location-count", found = *found),
        CardSetFault::UnknownLocation(name) => {
            message!("fault-unknown-location", text = brief(name))
        }
        CardSetFault::LocationTwice(name) => message!("fault-location-twice", text = brief(name)),
        CardSetFault::HorseCount { found } => message!("fault-horse-count", found = *found),
        CardSetFault::HorseReach { reach } => message!("fault-horse-reach", reach = *reach),
        CardSetFault::RemovedHorseNotThere { reach } => {
            message!("fault-removed-horse", reach = *reach)
        }
        CardSetFault::UnknownVirtue(name) => message!("fault-unknown-virtue", text = brief(name)),
        CardSetFault::VirtueCardCount { found } => message!("fault-virtue-count", found = *found),
        CardSetFault::VirtueValue { virtue, value } => message!(
            "fault-virtue-value",
            virtue = names::virtue(tr, *virtue),
            value = *value,
        ),
        CardSetFault::TooFewOnes {
            virtue,
            found,
            needed,
        } => message!(
            "fault-too-few-ones",
            virtue = names::virtue(tr, *virtue),
            found = *found,
            needed = *needed,
        ),
        CardSetFault::TaskCount { found } => message!("fault-task-count", found = *found),
        CardSetFault::UnknownTask { number } => message!("fault-unknown-task", number = *number),
        CardSetFault::TaskTwice { number } => {
            message!("fault-task-twice", number = *number, task = task(*number))
        }
        CardSetFault::TaskLocation { number, name } => {
            message!(
                "fault-task-location",
                number = *number,
                task = task(*number),
                text = brief(name)
            )
        }
        CardSetFault::TaskAtCamelot { number } => {
            message!(
                "fault-task-at-camelot",
                number = *number,
                task = task(*number)
            )
        }
        CardSetFault::TaskWithoutNeeds { number } => {
            message!(
                "fault-task-without-needs",
                number = *number,
                task = task(*number)
            )
        }
        CardSetFault::TaskVirtue { number, name } => {
            message!(
                "fault-task-virtue",
                number = *number,
                task = task(*number),
                text = brief(name)
            )
        }
        CardSetFault::TaskValue {
            number,
            virtue,
            value,
        } => message!(
            "fault-task-value",
            number = *number,
            task = task(*number),
            virtue = names::virtue(tr, *virtue),
            value = *value,
        ),
        CardSetFault::TaskUnpayable { number, virtue } => message!(
            "fault-task-unpayable",
            number = *number,
            task = task(*number),
            virtue = names::virtue(tr, *virtue),
        ),
        CardSetFault::TaskShields { number, shields } => {
            message!(
                "fault-task-shields",
                number = *number,
                task = task(*number),
                shields = *shields
            )
        }
    }
}
