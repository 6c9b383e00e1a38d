//! What is wrong with a game in a record.

use super::kings_errand::{Narrator, fault};
use crate::i18n::Translator;
use crate::message;
use crate::persist::exchange::{MAX_LINE, RecordFault, Refused};
use crate::rules::Actor;

/// A fault of a record, in a sentence or two.
#[must_use]
pub fn record_fault(tr: &Translator, found: &RecordFault) -> String {
    tr.format(match found {
        RecordFault::Refused(refused) => return self::refused(tr, refused),
        RecordFault::TooLong => message!("record-too-long", most = MAX_LINE),
        RecordFault::NotUtf8 { column } => {
            message!("record-not-utf8", column = column.to_string())
        }
        RecordFault::ByteOrderMark => message!("record-byte-order-mark"),
        RecordFault::CarriageReturn => message!("record-carriage-return"),
        RecordFault::EmptyLine => message!("record-empty-line"),
        RecordFault::Json { column, message } => message!(
            "record-json",
            column = column.to_string(),
            message = message
        ),
        RecordFault::Shape(message) => message!("record-shape", message = message),
        RecordFault::Unsupported { key, wanted, found } => message!(
            "record-unsupported",
            key = *key,
            wanted = wanted,
            found = found
        ),
        RecordFault::CardSet(faults) => {
            let faults: Vec<_> = faults.iter().map(|it| fault(tr, it)).collect();
            message!("record-card-set", faults = faults.join(" "))
        }
        RecordFault::SeatNames { players, found } => {
            message!("record-seat-names", players = *players, found = *found)
        }
        RecordFault::Malformed { action, message } => message!(
            "record-malformed",
            action = action.to_string(),
            message = message
        ),
        RecordFault::ResultTooEarly { actions } => {
            message!("record-result-early", actions = actions.to_string())
        }
        RecordFault::ResultMissing { actions } => {
            message!("record-result-missing", actions = actions.to_string())
        }
        RecordFault::WrongResult { key, found, played } => message!(
            "record-wrong-result",
            key = *key,
            found = found,
            played = played
        ),
    })
}

fn refused(tr: &Translator, refused: &Refused) -> String {
    let narrator = Narrator::new(tr, &[], None);
    let reasons: Vec<_> = refused
        .reasons
        .iter()
        .map(|reason| narrator.refusal(refused.by, refused.like, reason))
        .collect();
    let (who, seat) = match refused.by {
        Actor::Chance => ("chance", String::new()),
        Actor::Seat(seat) => ("seat", seat.to_string()),
    };
    tr.format(message!(
        "record-refused",
        who = who,
        seat = seat,
        action = refused.action.to_string(),
        text = &refused.text,
        reasons = reasons.join(" ")
    ))
}
