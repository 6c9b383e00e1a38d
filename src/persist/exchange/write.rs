//! A game as a line of a record.

use std::io::{self, Write};

use serde::Serialize;
use serde::ser::{SerializeMap, Serializer};

use super::{FORMAT, GameResult, RecordedGame, VERSION};
use crate::bot::Thought;
use crate::rules::kings_errand::{
    Action, CardSetDraft, Edition, HorsesDraft, KingsErrand, Players, TaskDraft, Virtue,
};
use crate::rules::{Actor, Game};

#[derive(Serialize)]
struct Line<'a> {
    format: &'static str,
    version: u64,
    game: &'static str,
    card_set: CardSetLine<'a>,
    setup: SetupLine,
    seats: &'a [String],
    actions: Vec<Step>,
    result: Option<&'a GameResult>,
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    thoughts: &'a [(usize, Thought<Action>)],
}

#[derive(Serialize)]
struct CardSetLine<'a> {
    id: &'a str,
    locations: &'a [String],
    horses: &'a HorsesDraft,
    virtues: Virtues<'a>,
    tasks: &'a [TaskDraft],
}

/// The virtues in the order of the format: Sword, Lance, Dragon, Book.
struct Virtues<'a>(&'a CardSetDraft);

impl Serialize for Virtues<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        for virtue in Virtue::ALL {
            let name = format!("{virtue:?}").to_ascii_lowercase();
            if let Some(values) = self.0.virtues.get(&name) {
                map.serialize_entry(&name, values)?;
            }
        }
        map.end()
    }
}

#[derive(Serialize)]
struct SetupLine {
    players: Players,
    edition: Edition,
}

#[derive(Serialize)]
struct Step {
    by: Actor,
    r#do: Action,
}

/// The game as one line, without the line feed.
///
/// # Errors
/// None that a game can cause.
pub fn to_line(game: &RecordedGame) -> serde_json::Result<String> {
    let setup = &game.record.setup;
    let draft = setup.cards.draft();
    serde_json::to_string(&Line {
        format: FORMAT,
        version: VERSION,
        game: KingsErrand::ID,
        card_set: CardSetLine {
            id: &draft.id,
            locations: &draft.locations,
            horses: &draft.horses,
            virtues: Virtues(draft),
            tasks: &draft.tasks,
        },
        setup: SetupLine {
            players: setup.players,
            edition: setup.edition,
        },
        seats: &game.seats,
        actions: game
            .record
            .actions
            .iter()
            .map(|&(by, r#do)| Step { by, r#do })
            .collect(),
        result: game.result.as_ref(),
        thoughts: &game.thoughts,
    })
}

/// Writes the game as a line that ends with a line feed.
///
/// # Errors
/// What `out` reports.
pub fn write_game(out: &mut impl Write, game: &RecordedGame) -> io::Result<()> {
    let line = to_line(game)?;
    out.write_all(line.as_bytes())?;
    out.write_all(b"\n")
}
