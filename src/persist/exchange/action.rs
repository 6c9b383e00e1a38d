//! One action of a line: who does what.

use serde::Deserialize;
use serde_json::Value;
use serde_json::value::RawValue;

use super::super::json::{Shape, Strict, kind};
use crate::rules::kings_errand::{
    Action, ActionCard, ChanceFault, Horse, Location, Refusal, TaskId, TentOrder, Virtue,
    VirtueCards,
};
use crate::rules::{Actor, Seat};

/// An action as written.
#[derive(Debug)]
pub(super) struct Written {
    pub(super) by: Actor,
    pub(super) action: Meaning,
    /// The action as it stands in the record, shortened if it is very long.
    pub(super) text: String,
}

/// What a well-formed action means.
#[derive(Debug)]
pub(super) enum Meaning {
    /// An action of the game.
    Action(Action),
    /// An action that names something that does not exist. `like` is an action of the same kind, to
    /// find out whether it is the time for one.
    Impossible { like: Action, refusal: Refusal },
}

pub(super) const VIRTUE_CARDS: Shape = Shape::List(&Shape::Fields(&[
    ("virtue", Shape::Text),
    ("value", Shape::Whole),
]));

const STEP: &str = "an action must be an object with the keys by and do";

/// Every key of `do` with the shape of what it holds. `end_turn` stands alone, without a key.
const KINDS: [(&str, Shape); 12] = [
    ("choose", Shape::Text),
    (
        "exercise",
        Shape::Fields(&[("virtue", Shape::Text), ("value", Shape::Whole)]),
    ),
    ("round_table", Shape::Fields(&[("task", Shape::Whole)])),
    ("court", Shape::Fields(&[("book", Shape::Whole)])),
    (
        "quest",
        Shape::Fields(&[("task", Shape::Whole), ("pay", VIRTUE_CARDS)]),
    ),
    (
        "horse",
        Shape::Fields(&[("card", Shape::Text), ("to", Shape::Text)]),
    ),
    ("give_up", Shape::Text),
    ("offer", VIRTUE_CARDS),
    ("ring", Shape::List(&Shape::Text)),
    (
        "opening_hand",
        Shape::Fields(&[("seat", Shape::Whole), ("cards", VIRTUE_CARDS)]),
    ),
    ("task", Shape::Whole),
    ("tents", Shape::List(&Shape::Whole)),
];

impl Written {
    /// Reads one element of `actions`.
    ///
    /// # Errors
    /// What is wrong with its shape.
    pub(super) fn read(raw: &RawValue) -> Result<Self, String> {
        let Strict(step) = serde_json::from_str(raw.get()).map_err(|error| {
            let message = error.to_string();
            match message.rsplit_once(" at line ") {
                Some((message, _)) => message.to_owned(),
                None => message,
            }
        })?;
        let Value::Object(mut step) = step else {
            return Err(STEP.to_owned());
        };
        let (Some(by), Some(action)) = (step.remove("by"), step.remove("do")) else {
            return Err(STEP.to_owned());
        };
        if let Some(key) = step.keys().next() {
            return Err(format!("unknown key {key} beside by and do"));
        }
        Ok(Self {
            by: read_actor(&by)?,
            text: shortened(&action.to_string()),
            action: read_action(action)?,
        })
    }
}

fn read_actor(by: &Value) -> Result<Actor, String> {
    match (by.as_str(), by.as_u64()) {
        (Some("chance"), _) => Ok(Actor::Chance),
        // A number that no seat can have is nobody's turn.
        (_, Some(seat)) => Ok(Actor::Seat(Seat(u8::try_from(seat).unwrap_or(u8::MAX)))),
        _ => Err(format!(
            "by must be \"chance\" or the number of a seat, not {}",
            shortened(&by.to_string())
        )),
    }
}

fn read_action(action: Value) -> Result<Meaning, String> {
    let (key, inner) = match &action {
        Value::String(name) if name == "end_turn" => return Ok(Meaning::Action(Action::EndTurn)),
        Value::Object(fields) => {
            let mut fields = fields.iter();
            match (fields.next(), fields.next()) {
                (Some(field), None) => field,
                (None, _) => return Err("do is empty".to_owned()),
                (Some(_), Some((key, _))) => return Err(format!("do has a second key {key}")),
            }
        }
        Value::String(name) => return Err(format!("there is no action {}", shortened(name))),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::Array(_) => {
            return Err(format!("do must be an action, not {}", kind(&action)));
        }
    };
    let Some((name, shape)) = KINDS.iter().find(|(name, _)| name == key) else {
        return Err(format!("there is no action {}", shortened(key)));
    };
    shape.check(inner, name)?;
    let refusal = refusal(name, inner);
    match Action::deserialize(action) {
        Ok(action) => Ok(Meaning::Action(action)),
        Err(_) => Ok(Meaning::Impossible {
            like: like(name),
            refusal,
        }),
    }
}

/// Why an action of the right shape is none: names and numbers of things that do not exist, or too
/// many or too few of things that do.
fn refusal(kind: &str, inner: &Value) -> Refusal {
    let all =
        |known: fn(&Value) -> bool| inner.as_array().is_some_and(|list| list.iter().all(known));
    match kind {
        "ring" if all(|name| Location::deserialize(name).is_ok()) => {
            Refusal::BadChance(ChanceFault::Ring)
        }
        "tents" if all(|seat| Seat::deserialize(seat).is_ok()) => {
            Refusal::BadChance(ChanceFault::TentSeats)
        }
        _ => Refusal::NoSuchThing,
    }
}

/// Some action of this kind.
fn like(kind: &str) -> Action {
    let task = TaskId::new(1);
    match (kind, task, Horse::new(1)) {
        ("choose", ..) => Action::Choose(ActionCard::Quest),
        ("exercise", ..) => Action::Exercise {
            virtue: Virtue::Sword,
            value: 1,
        },
        ("round_table", Some(task), _) => Action::RoundTable { task },
        ("court", ..) => Action::Court { book: 1 },
        ("quest", Some(task), _) => Action::Quest {
            task,
            pay: VirtueCards::EMPTY,
        },
        ("horse", _, Some(card)) => Action::Horse {
            card,
            to: Location::Camelot,
        },
        ("give_up", ..) => Action::GiveUp(ActionCard::Quest),
        ("offer", ..) => Action::Offer(VirtueCards::EMPTY),
        ("ring", ..) => Action::Ring(Location::ALL),
        ("opening_hand", ..) => Action::OpeningHand {
            seat: Seat(0),
            cards: VirtueCards::EMPTY,
        },
        ("task", Some(task), _) => Action::Task(task),
        ("tents", ..) => Action::Tents(TentOrder::default()),
        _ => Action::EndTurn,
    }
}

/// `text`, cut where a message would become unreadable.
pub(super) fn shortened(text: &str) -> String {
    const MOST: usize = 200;
    match text.char_indices().nth(MOST) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}
