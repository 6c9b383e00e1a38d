//! The figures of the README as plain text, median and worst: `cargo bench --bench figures`.
//!
//! On a machine that does other things too, a single measurement says little: rates are medians of
//! many runs, and a turn counts as long as the quickest of three plans.

mod games;
#[path = "../it/kings_errand/test_cards.rs"]
mod test_cards;

use std::hint::black_box;
use std::time::{Duration, Instant};

use rand::SeedableRng;
use tafelrunde::bot::Generator;
use tafelrunde::rules::kings_errand::Planner;

fn main() {
    println!("{:<28}{:>18}{:>18}", "", "median", "worst");
    for players in [2, 4] {
        random_play(players);
    }
    for players in [2, 4] {
        plans(players);
    }
    for players in [2, 4] {
        squire_games(players);
    }
}

fn time(what: impl FnOnce()) -> Duration {
    let start = Instant::now();
    what();
    start.elapsed()
}

fn print(name: &str, players: u8, median: &str, worst: &str) {
    let name = format!("{name}, {players} seats");
    println!("{name:<28}{median:>18}{worst:>18}");
}

/// Random play without a sink: legal actions, uniform choice, chance, apply.
fn random_play(players: u8) {
    const RUNS: usize = 41;
    const PLIES: usize = 200_000;
    let game = games::game(players);
    let mut rng = Generator::seed_from_u64(1);
    let mut legal = Vec::new();
    let mut rates: Vec<f64> = (0..RUNS)
        .map(|_| {
            let mut plies = 0;
            let time = time(|| {
                while plies < PLIES {
                    plies += games::random_game(&game, &mut rng, &mut legal);
                }
            });
            plies as f64 / time.as_secs_f64() / 1e6
        })
        .collect();
    rates.sort_by(f64::total_cmp);
    let rate = |rate: f64| format!("{rate:.1} M plies/s");
    print(
        "random play",
        players,
        &rate(rates[RUNS / 2]),
        &rate(rates[0]),
    );
}

/// The search over a whole turn, at the start of each of 10,000 turns of Squires.
fn plans(players: u8) {
    const TURNS: usize = 10_000;
    let game = games::game(players);
    let mut planner = Planner::default();
    let mut times: Vec<Duration> = games::turns(&game, TURNS)
        .iter()
        .map(|view| {
            let mut plan = || {
                black_box(games::plan(&game, &mut planner, view));
            };
            (0..3).map(|_| time(&mut plan)).min().unwrap_or_default()
        })
        .collect();
    times.sort_unstable();
    let micros = |time: Duration| format!("{:.2} µs", time.as_secs_f64() * 1e6);
    print(
        "plan of a turn",
        players,
        &micros(times[TURNS / 2]),
        &micros(times[TURNS - 1]),
    );
}

/// Whole games of Squires.
fn squire_games(players: u8) {
    const GAMES: usize = 201;
    let game = games::game(players);
    let mut times: Vec<Duration> = (0..GAMES)
        .map(|seed| {
            time(|| {
                black_box(games::squire_game(&game, seed as u64, |_| {}));
            })
        })
        .collect();
    times.sort_unstable();
    let millis = |time: Duration| format!("{:.2} ms", time.as_secs_f64() * 1e3);
    print(
        "game of Squires",
        players,
        &millis(times[GAMES / 2]),
        &millis(times[GAMES - 1]),
    );
}
