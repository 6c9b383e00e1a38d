//! Every game that was played as a row of a table, for programs that calculate: CSV as RFC 4180 has
//! it, in UTF-8, with a head.
//!
//! | column | meaning |
//! | --- | --- |
//! | `kept_at` | when it was kept, in UTC as ISO 8601 has it |
//! | `edition` | the rulebook: `cs` or `en` |
//! | `players` | seats, 2 to 4 |
//! | `deal` | the number of the deal |
//! | `finished` | `yes` or `no` |
//! | `rounds` | rounds played, or the round in which it was left; may be empty |
//! | `taken_back` | whether somebody went back past something hidden: `yes` or `no` |
//! | `seat_1_name` … `seat_4_name` | who sat there; empty without such a seat |
//! | `seat_1_player` … | `human`, or the bot as the command line names it |
//! | `seat_1_shields` … | shields at the end; empty for a game that was left |
//! | `seat_1_won` … | `yes` for every winner, also of a shared victory, or `no` |
//! | `seat_1_quests`, `seat_1_court`, `seat_1_tournament` … | shields by what they were gained with |
//! | `seat_1_expired` … | action cards that expired |

use std::fmt::Write as _;

use jiff::Timestamp;

use super::Entry;
use crate::persist::exchange::HUMAN;
use crate::rules::Seat;

/// What each seat has a column for.
const SEAT: [&str; 8] = [
    "name",
    "player",
    "shields",
    "won",
    "quests",
    "court",
    "tournament",
    "expired",
];

/// As many seats as a game can have.
const SEATS: usize = 4;

/// The games as a table, one row each, the first first.
#[must_use]
pub fn csv<'a>(games: impl IntoIterator<Item = &'a Entry>) -> String {
    let mut text = String::new();
    let game = [
        "kept_at",
        "edition",
        "players",
        "deal",
        "finished",
        "rounds",
        "taken_back",
    ];
    let seats = (1..=SEATS).flat_map(|seat| SEAT.map(|what| format!("seat_{seat}_{what}")));
    row(&mut text, game.map(str::to_owned).into_iter().chain(seats));
    for entry in games {
        row(&mut text, cells(entry));
    }
    text
}

fn yes(is_so: bool) -> String {
    if is_so { "yes" } else { "no" }.to_owned()
}

fn cells(entry: &Entry) -> Vec<String> {
    let seconds = i64::try_from(entry.saved_at).unwrap_or_default();
    let kept_at =
        Timestamp::from_second(seconds).map_or_else(|_| String::new(), |at| at.to_string());
    let outcome = entry.outcome.as_ref();
    let rounds = entry.last_round().map(|rounds| rounds.to_string());
    let mut cells = vec![
        kept_at,
        format!("{:?}", entry.seating.edition).to_ascii_lowercase(),
        entry.seating.seats.len().to_string(),
        entry.seed.to_string(),
        yes(outcome.is_some()),
        rounds.unwrap_or_default(),
        yes(entry.taken_back),
    ];
    for index in 0..SEATS {
        let Some(seat) = entry.seating.seats.get(index) else {
            cells.extend(SEAT.map(|_| String::new()));
            continue;
        };
        cells.push(seat.name.clone());
        cells.push(
            seat.bot
                .map_or_else(|| HUMAN.to_owned(), |kind| kind.to_string()),
        );
        let Some(outcome) = outcome else {
            cells.extend(SEAT[2..].iter().map(|_| String::new()));
            continue;
        };
        let number = |number: Option<u16>| number.unwrap_or_default().to_string();
        let won = outcome.result.winners.contains(&Seat(index as u8));
        cells.push(number(
            outcome.result.shields.get(index).copied().map(u16::from),
        ));
        cells.push(yes(won));
        let sources = outcome.sources.get(index).copied().unwrap_or_default();
        cells.extend(sources.map(|shields| shields.to_string()));
        cells.push(number(outcome.expired.get(index).copied()));
    }
    cells
}

/// A row ends with a carriage return and a line feed; what holds a comma, a quotation mark or the end of
/// a line stands in quotation marks.
fn row(text: &mut String, cells: impl IntoIterator<Item = String>) {
    for (index, cell) in cells.into_iter().enumerate() {
        if index > 0 {
            text.push(',');
        }
        if cell.contains([',', '"', '\r', '\n']) {
            let _ = write!(text, "\"{}\"", cell.replace('"', "\"\""));
        } else {
            text.push_str(&cell);
        }
    }
    text.push_str("\r\n");
}
