//! The lines of a record file, and the parts of a line.

use std::io::{self, BufRead, Read};

use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use serde_json::value::RawValue;

use super::super::json::{Shape, Strict};
use super::{FORMAT, GameResult, RecordFault, VERSION};
use crate::rules::Game;
use crate::rules::kings_errand::{CardSet, CardSetDraft, Edition, KingsErrand, Players, Setup};

/// No line is longer, in bytes: a file without line feeds is not read into memory whole. The longest
/// games with everything that bots thought take some hundred thousand.
pub const MAX_LINE: u64 = 1 << 24;

/// One line of a record file: its text, or why it has none.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Line {
    /// The line, from 1.
    pub number: usize,
    /// The text without the line feed.
    pub text: Result<String, RecordFault>,
}

/// The lines of a record file that hold games.
#[derive(Debug)]
pub struct Lines<R> {
    reader: R,
    number: usize,
    /// An empty line is no fault if it is the last.
    empty: bool,
    waiting: Option<Line>,
    done: bool,
}

impl<R: BufRead> Lines<R> {
    /// The lines of `reader`.
    pub const fn new(reader: R) -> Self {
        Self {
            reader,
            number: 0,
            empty: false,
            waiting: None,
            done: false,
        }
    }

    /// The next line; `None` at the end of the file.
    fn read(&mut self) -> io::Result<Option<Line>> {
        let mut bytes = Vec::new();
        let mut limited = self.reader.by_ref().take(MAX_LINE + 1);
        limited.read_until(b'\n', &mut bytes)?;
        if bytes.is_empty() {
            return Ok(None);
        }
        self.number += 1;
        let whole = bytes.pop_if(|last| *last == b'\n').is_some();
        if !whole && bytes.len() as u64 > MAX_LINE {
            // The rest of such a file is not worth looking at.
            self.done = true;
        }
        Ok(Some(Line {
            number: self.number,
            text: self.text(bytes),
        }))
    }

    fn text(&self, bytes: Vec<u8>) -> Result<String, RecordFault> {
        if bytes.len() as u64 > MAX_LINE {
            return Err(RecordFault::TooLong);
        }
        if self.number == 1 && bytes.starts_with(b"\xEF\xBB\xBF") {
            return Err(RecordFault::ByteOrderMark);
        }
        let text = String::from_utf8(bytes).map_err(|error| RecordFault::NotUtf8 {
            column: error.utf8_error().valid_up_to() + 1,
        })?;
        if text.contains('\r') {
            return Err(RecordFault::CarriageReturn);
        }
        Ok(text)
    }
}

impl<R: BufRead> Iterator for Lines<R> {
    type Item = io::Result<Line>;

    fn next(&mut self) -> Option<Self::Item> {
        if let Some(line) = self.waiting.take() {
            return Some(Ok(line));
        }
        if self.done {
            return None;
        }
        let line = match self.read() {
            Err(error) => {
                self.done = true;
                return Some(Err(error));
            }
            Ok(line) => line,
        };
        let empty = std::mem::replace(
            &mut self.empty,
            matches!(&line, Some(Line { text: Ok(text), .. }) if text.is_empty()),
        );
        match line {
            None => {
                self.done = true;
                None
            }
            // Whether this empty line is allowed depends on what follows.
            Some(_) if self.empty && !empty => self.next(),
            Some(line) if empty => {
                let fault = Line {
                    number: line.number - 1,
                    text: Err(RecordFault::EmptyLine),
                };
                if !self.empty {
                    self.waiting = Some(line);
                }
                Some(Ok(fault))
            }
            Some(line) => Some(Ok(line)),
        }
    }
}

/// The parts of a line; what the format does not know is passed over.
#[derive(Deserialize)]
struct Raw<'a> {
    #[serde(borrow)]
    format: Option<&'a RawValue>,
    #[serde(borrow)]
    version: Option<&'a RawValue>,
    #[serde(borrow)]
    game: Option<&'a RawValue>,
    #[serde(borrow)]
    card_set: Option<&'a RawValue>,
    #[serde(borrow)]
    setup: Option<&'a RawValue>,
    #[serde(borrow)]
    seats: Option<&'a RawValue>,
    #[serde(borrow)]
    actions: Option<&'a RawValue>,
    #[serde(borrow, default, deserialize_with = "some")]
    result: Option<&'a RawValue>,
    #[serde(borrow)]
    thoughts: Option<&'a RawValue>,
}

/// `null` is a value here, and no sign that the key is missing.
fn some<'de: 'a, 'a, D: serde::Deserializer<'de>>(
    deserializer: D,
) -> Result<Option<&'a RawValue>, D::Error> {
    <&RawValue>::deserialize(deserializer).map(Some)
}

/// A line whose parts have the right shape; the actions are not looked at yet.
#[derive(Debug)]
pub(super) struct Parts<'a> {
    pub(super) setup: Setup,
    pub(super) seats: Vec<String>,
    pub(super) actions: Vec<&'a RawValue>,
    pub(super) result: Option<GameResult>,
    /// What bots thought, not looked at yet.
    pub(super) thoughts: Vec<&'a RawValue>,
}

impl<'a> Parts<'a> {
    pub(super) fn read(text: &'a str) -> Result<Self, RecordFault> {
        if !text.trim_start_matches([' ', '\t']).starts_with('{') {
            return Err(RecordFault::Shape(
                "a line must hold one JSON object".to_owned(),
            ));
        }
        let raw: Raw<'a> = serde_json::from_str(text).map_err(|error| json(&error))?;
        expect("format", raw.format, &Value::from(FORMAT))?;
        expect("version", raw.version, &Value::from(VERSION))?;
        expect("game", raw.game, &Value::from(KingsErrand::ID))?;
        let draft: CardSetDraft = part("card_set", raw.card_set, &CARD_SET)?;
        let cards = CardSet::check(draft).map_err(RecordFault::CardSet)?;
        let SetupPart { players, edition } = part("setup", raw.setup, &SETUP)?;
        let seats: Vec<String> = part("seats", raw.seats, &Shape::List(&Shape::Text))?;
        if seats.len() != usize::from(players.get()) {
            return Err(RecordFault::SeatNames {
                players: players.get(),
                found: seats.len(),
            });
        }
        let actions = given("actions", raw.actions)?;
        let actions = serde_json::from_str(actions.get())
            .map_err(|_| RecordFault::Shape("actions must be a list".to_owned()))?;
        let result = match given("result", raw.result)? {
            null if null.get() == "null" => None,
            result => Some(part("result", Some(result), &RESULT)?),
        };
        // Nothing in it can spoil a game, so nothing in it is a fault.
        let thoughts = raw.thoughts;
        let thoughts = thoughts.and_then(|raw| serde_json::from_str(raw.get()).ok());
        Ok(Self {
            thoughts: thoughts.unwrap_or_default(),
            setup: Setup {
                players,
                edition,
                cards,
            },
            seats,
            actions,
            result,
        })
    }
}

#[derive(Deserialize)]
struct SetupPart {
    players: Players,
    edition: Edition,
}

const CARD_SET: Shape = Shape::Fields(&[
    ("id", Shape::Text),
    ("locations", Shape::List(&Shape::Text)),
    (
        "horses",
        Shape::Fields(&[
            ("all", Shape::List(&Shape::Whole)),
            ("removed_below_4", Shape::Whole),
        ]),
    ),
    ("virtues", Shape::Map(&Shape::List(&Shape::Whole))),
    (
        "tasks",
        Shape::List(&Shape::Fields(&[
            ("id", Shape::Whole),
            ("location", Shape::Text),
            ("needs", super::action::VIRTUE_CARDS),
            ("shields", Shape::Whole),
        ])),
    ),
]);

const SETUP: Shape = Shape::Fields(&[("players", Shape::Whole), ("edition", Shape::Text)]);

const RESULT: Shape = Shape::Fields(&[
    ("shields", Shape::List(&Shape::Whole)),
    ("winners", Shape::List(&Shape::Whole)),
    ("rounds", Shape::Whole),
]);

fn json(error: &serde_json::Error) -> RecordFault {
    let message = error.to_string();
    RecordFault::Json {
        column: error.column(),
        // The place is said once, and better: a line of a file, not line 1 of a string.
        message: match message.rsplit_once(" at line ") {
            Some((message, _)) => message.to_owned(),
            None => message,
        },
    }
}

fn given<'a>(key: &str, raw: Option<&'a RawValue>) -> Result<&'a RawValue, RecordFault> {
    raw.ok_or_else(|| RecordFault::Shape(format!("{key} is missing")))
}

fn expect(key: &'static str, raw: Option<&RawValue>, wanted: &Value) -> Result<(), RecordFault> {
    let raw = given(key, raw)?;
    let found: Option<Value> = serde_json::from_str(raw.get()).ok();
    if found.as_ref() == Some(wanted) {
        Ok(())
    } else {
        Err(RecordFault::Unsupported {
            key,
            wanted: wanted.to_string(),
            found: super::action::shortened(raw.get()),
        })
    }
}

fn part<T: DeserializeOwned>(
    key: &str,
    raw: Option<&RawValue>,
    shape: &Shape,
) -> Result<T, RecordFault> {
    let Strict(value) = serde_json::from_str(given(key, raw)?.get()).map_err(|error| {
        let RecordFault::Json { message, .. } = json(&error) else {
            return RecordFault::Shape(key.to_owned());
        };
        RecordFault::Shape(format!("{key}: {message}"))
    })?;
    shape.check(&value, key).map_err(RecordFault::Shape)?;
    T::deserialize(value).map_err(|error| RecordFault::Shape(format!("{key}: {error}")))
}
