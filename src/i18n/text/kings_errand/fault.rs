//! What is wrong with a card set.

use super::names;
use crate::i18n::Translator;
use crate::message;
use crate::rules::kings_errand::CardSetFault;

/// A fault of a card set, in one sentence.
#[must_use]
pub fn fault(tr: &Translator, fault: &CardSetFault) -> String {
    tr.format(match fault {
        CardSetFault::BadId(id) => message!("fault-bad-id", id = id),
        CardSetFault::LocationCount { found } => message!("fault-location-count", found = *found),
        CardSetFault::UnknownLocation(name) => message!("fault-unknown-location", text = name),
        CardSetFault::LocationTwice(name) => message!("fault-location-twice", text = name),
        CardSetFault::HorseCount { found } => message!("fault-horse-count", found = *found),
        CardSetFault::HorseReach { reach } => message!("fault-horse-reach", reach = *reach),
        CardSetFault::RemovedHorseNotThere { reach } => {
            message!("fault-removed-horse", reach = *reach)
        }
        CardSetFault::UnknownVirtue(name) => message!("fault-unknown-virtue", text = name),
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
        CardSetFault::TaskTwice { number } => message!("fault-task-twice", number = *number),
        CardSetFault::TaskLocation { number, name } => {
            message!("fault-task-location", number = *number, text = name)
        }
        CardSetFault::TaskAtCamelot { number } => {
            message!("fault-task-at-camelot", number = *number)
        }
        CardSetFault::TaskWithoutNeeds { number } => {
            message!("fault-task-without-needs", number = *number)
        }
        CardSetFault::TaskVirtue { number, name } => {
            message!("fault-task-virtue", number = *number, text = name)
        }
        CardSetFault::TaskValue {
            number,
            virtue,
            value,
        } => message!(
            "fault-task-value",
            number = *number,
            virtue = names::virtue(tr, *virtue),
            value = *value,
        ),
        CardSetFault::TaskUnpayable { number, virtue } => message!(
            "fault-task-unpayable",
            number = *number,
            virtue = names::virtue(tr, *virtue),
        ),
        CardSetFault::TaskShields { number, shields } => {
            message!("fault-task-shields", number = *number, shields = *shields)
        }
    })
}
