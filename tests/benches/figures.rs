//! The figures of the README as plain text, median and worst: `cargo bench --bench figures`.
//!
//! On a machine that does other things too, a single measurement says little: rates are medians of
//! many runs, and what is short counts as long as the quickest of three.

mod games;
#[path = "../it/kings_errand/test_cards.rs"]
mod test_cards;

use std::hint::black_box;
use std::time::{Duration, Instant};

use rand::SeedableRng;
use tafelrunde::bot::{Bot, BotKind, Champion, Generator, Signals, Temperament};
use tafelrunde::rules::kings_errand::{Explainer, Planner};

fn main() {
    println!("{:<32}{:>18}{:>18}", "", "median", "worst");
    for players in [2, 4] {
        random_play(players);
    }
    for players in [2, 4] {
        plans(players);
    }
    for players in [2, 4] {
        bot_games("game of Squires", BotKind::SQUIRE, players, 201);
    }
    for players in [2, 4] {
        bot_games("game of Knights", BotKind::KNIGHT, players, 41);
    }
    for players in [2, 4] {
        iterations(players);
    }
    for players in [2, 4] {
        explanations(players);
    }
    for players in [2, 4] {
        lanes(players);
    }
    for players in [2, 4] {
        usable_cards(players);
    }
}

fn time(what: impl FnOnce()) -> Duration {
    let start = Instant::now();
    what();
    start.elapsed()
}

/// The quickest of three.
fn quickest(mut what: impl FnMut()) -> Duration {
    (0..3).map(|_| time(&mut what)).min().unwrap_or_default()
}

fn print_times(name: &str, players: u8, times: impl Iterator<Item = Duration>) {
    let mut times: Vec<_> = times.collect();
    times.sort_unstable();
    let shown = |time: Option<&Duration>| {
        let micros = time.map_or(0.0, |time| time.as_secs_f64() * 1e6);
        if micros < 1_000.0 {
            format!("{micros:.2} µs")
        } else {
            format!("{:.2} ms", micros / 1e3)
        }
    };
    let median = shown(times.get(times.len() / 2));
    print(name, players, &median, &shown(times.last()));
}

fn print(name: &str, players: u8, median: &str, worst: &str) {
    let name = format!("{name}, {players} seats");
    println!("{name:<32}{median:>18}{worst:>18}");
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
    let turns = games::turns(&game, TURNS);
    let times = turns.iter().map(|view| {
        quickest(|| {
            black_box(games::plan(&game, &mut planner, view));
        })
    });
    print_times("plan of a turn", players, times);
}

/// Whole games of one kind of bot.
fn bot_games(name: &str, kind: BotKind, players: u8, count: u64) {
    let game = games::game(players);
    let times = (0..count).map(|seed| {
        time(|| {
            black_box(games::bot_game(&game, kind, seed, |_| {}));
        })
    });
    print_times(name, players, times);
}

/// Iterations of a Champion's search on one thread, from opening positions: before the first card is
/// chosen. Everything that a decision needs is in the time.
fn iterations(players: u8) {
    const OPENINGS: u64 = 31;
    let game = games::game(players);
    let signals = Signals::default();
    let mut rates: Vec<f64> = (0..OPENINGS)
        .map(|seed| {
            let view = games::opening(&game, seed);
            let mut champion = Champion::new(Temperament::Even, games::iterations(20_000), 1);
            let mut rng = Generator::seed_from_u64(seed);
            let mut looked_at = 0;
            let time = time(|| {
                let choice = champion.choose(&game, &view, &mut rng, &signals);
                looked_at = choice.map_or(0, |choice| choice.thought.worlds);
            });
            f64::from(looked_at) / time.as_secs_f64() / 1e3
        })
        .collect();
    rates.sort_by(f64::total_cmp);
    let rate = |rate: f64| format!("{rate:.0} k/s");
    let median = rate(rates[rates.len() / 2]);
    print("iterations of a search", players, &median, &rate(rates[0]));
}

/// Explanations of cards that expired in games of Squires, of Pages and of random moves.
fn explanations(players: u8) {
    const CARDS: usize = 3_000;
    let game = games::game(players);
    let mut explainer = Explainer::default();
    let expired = games::expired(&game, CARDS);
    let times = expired.iter().map(|(turn, play)| {
        quickest(|| {
            black_box(explainer.expired(&game, turn, *play));
        })
    });
    print_times("explanation of a card", players, times);
}

/// What the lane shows at the start of a turn, in every order that begins with another card.
fn lanes(players: u8) {
    const TURNS: usize = 5_000;
    let game = games::game(players);
    let turns = games::turns(&game, TURNS);
    let times = turns.iter().flat_map(|view| {
        let game = &game;
        (0..usize::from(game.picks())).map(move |shift| {
            quickest(|| {
                black_box(games::follow(game, view, shift));
            })
        })
    });
    print_times("turn in the lane", players, times);
}

/// Which of the cards chosen so far can still be used, whatever is chosen next.
fn usable_cards(players: u8) {
    const CHOICES: usize = 6_000;
    let game = games::game(players);
    let mut planner = Planner::default();
    let choices = games::choices(&game, CHOICES);
    let times = choices.iter().map(|view| {
        quickest(|| {
            black_box(games::usable(&game, &mut planner, view));
        })
    });
    print_times("cards still of use", players, times);
}
