//! Games to show where none are kept: the same each time, for pictures and tests.

use std::path::PathBuf;

use super::Item;
use crate::bot::{BotKind, Level, Temperament};
use crate::persist::Outcome;
use crate::persist::exchange::GameResult;
use crate::persist::history::{Broken, Entry, Flaw};
use crate::rules::Seat;
use crate::rules::kings_errand::Edition;
use crate::session::{NewGame, suggested_name};

/// The evening of the latest one: 30 November 2026.
const LATEST: u64 = 1_796_066_040;

/// Minutes between two games, again and again.
const PAUSES: [u64; 6] = [47, 1_390, 64, 2_873, 38, 8_640];

/// Games that were played, and games that were saved.
pub(super) fn games(you: &str) -> [Vec<Item>; 2] {
    let mut time = LATEST;
    let played = (0..28).map(|number| {
        let entry = played(number, time, you);
        time -= 60 * PAUSES[number % PAUSES.len()];
        Item::Game(entry)
    });
    let mut played: Vec<Item> = played.collect();
    if let Some(item) = played.get_mut(6) {
        let broken = Broken {
            path: PathBuf::from("001795500123-88120.ron"),
            written_at: item.time(),
            flaw: Flaw::Broken {
                line: 214,
                column: 9,
                message: "Expected comma".to_owned(),
            },
        };
        *item = Item::Broken(broken);
    }
    // An evening with friends at one machine.
    if let Some(Item::Game(entry)) = played.get_mut(4) {
        let people = ["Wilhelmine Wundermannová", "Kryštof z Lomnice"];
        for (seat, name) in entry.seating.seats.iter_mut().zip(people) {
            name.clone_into(&mut seat.name);
            seat.bot = None;
        }
    }
    let names = ["Vor dem Turnier", "Dračí výprava", "Rainy Sunday"];
    let saved = names.into_iter().enumerate().map(|(number, name)| {
        let mut entry = self::played(3 * number + 1, LATEST - 150_000 * number as u64, you);
        entry.path = PathBuf::from(format!("save-{number}.ron"));
        entry.name = Some(name.to_owned());
        entry.round = Some(3 + 2 * number as u16);
        entry.outcome = None;
        Item::Game(entry)
    });
    [played, saved.collect()]
}

/// A game with opponents that grow stronger, of which the person wins some.
fn played(number: usize, time: u64, you: &str) -> Entry {
    let seats = [3, 4, 3, 2, 4][number % 5];
    let level = match number {
        0..7 => Level::Knight,
        7..18 => Level::Squire,
        _ => Level::Page,
    };
    let bots = (0..seats).map(|seat| {
        let temperament = Temperament::ALL[(number + seat) % 3];
        (seat > 0).then(|| BotKind::even(level).with_temperament(temperament))
    });
    let edition = if number % 7 == 4 {
        Edition::En
    } else {
        Edition::Cs
    };
    let mut seating = NewGame::of_bots(bots, edition, you);
    for index in 1..seats {
        if let Some(kind) = seating.seats[index].bot {
            let name = suggested_name(kind);
            if seating.seats.iter().all(|seat| seat.name != name) {
                name.clone_into(&mut seating.seats[index].name);
            }
        }
    }
    // The person ends first, second and so on, by turns.
    let place = [1, 0, 2, 0, 1, 0, 0, 1][number % 8] % seats;
    let goal: u8 = if seats == 2 { 20 } else { 15 };
    let shields = |seat: usize| {
        let rank = (seat + place) % seats;
        goal + 1 - u8::try_from(4 * rank).unwrap_or_default() + u8::from(number.is_multiple_of(3))
    };
    let shields: Vec<u8> = (0..seats).map(shields).collect();
    let most = shields.iter().max().copied().unwrap_or_default();
    let winners = (0..seats).filter(|&seat| shields[seat] == most);
    let sources = shields.iter().enumerate().map(|(seat, &shields)| {
        let court = u16::from(shields / (3 + (seat as u8 + number as u8) % 3));
        let tournament = u16::from(2 * (shields / 6));
        [u16::from(shields) - court - tournament, court, tournament]
    });
    let early = number / 3;
    let expired = (0..seats).map(|seat| ((number + 2 * seat) % 4 + early / 2) as u16);
    let outcome = Outcome {
        result: GameResult {
            shields: shields.clone(),
            winners: winners.map(|seat| Seat(seat as u8)).collect(),
            rounds: 7 + (number % 5) as u16,
        },
        sources: sources.collect(),
        expired: expired.collect(),
    };
    Entry {
        path: PathBuf::from(format!("sample-{number}.ron")),
        saved_at: time,
        seating,
        seed: 90_017 + 7_919 * number as u64 % 900_000,
        taken_back: number % 9 == 3,
        name: None,
        round: Some(5),
        outcome: (number % 10 != 2).then_some(outcome),
    }
}
