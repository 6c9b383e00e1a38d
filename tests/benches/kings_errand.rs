//! Benchmarks: `cargo bench --bench kings_errand`.

mod games;
#[path = "../it/kings_errand/test_cards.rs"]
mod test_cards;

use divan::Bencher;
use divan::counter::ItemsCount;
use rand::SeedableRng;
use tafelrunde::bot::{Bot, BotKind, Budget, Champion, Generator, Signals, Temperament};
use tafelrunde::rules::kings_errand::{Explainer, Planner};

fn main() {
    divan::main();
}

/// Items are plies: legal actions, a uniform choice, chance, apply.
#[divan::bench(args = [2, 4])]
fn random_play(bencher: Bencher<'_, '_>, players: u8) {
    let game = games::game(players);
    let mut legal = Vec::new();
    let plies = games::random_game(&game, &mut Generator::seed_from_u64(1), &mut legal);
    bencher
        .counter(ItemsCount::new(plies))
        .bench_local(|| games::random_game(&game, &mut Generator::seed_from_u64(1), &mut legal));
}

/// Items are turns.
#[divan::bench(args = [2, 4])]
fn plan_a_turn(bencher: Bencher<'_, '_>, players: u8) {
    let game = games::game(players);
    let turns = games::turns(&game, 1_000);
    let mut planner = Planner::default();
    bencher
        .counter(ItemsCount::new(turns.len()))
        .bench_local(|| {
            for view in &turns {
                divan::black_box(games::plan(&game, &mut planner, view));
            }
        });
}

#[divan::bench(args = [2, 4])]
fn squire_game(bencher: Bencher<'_, '_>, players: u8) {
    let game = games::game(players);
    let mut seed = 0;
    bencher.bench_local(|| {
        seed += 1;
        games::bot_game(&game, BotKind::SQUIRE, seed, |_| {})
    });
}

/// A whole game of Knights.
#[divan::bench(args = [2, 4])]
fn knight_game(bencher: Bencher<'_, '_>, players: u8) {
    let game = games::game(players);
    let mut seed = 0;
    bencher.bench_local(|| {
        seed += 1;
        games::bot_game(&game, BotKind::KNIGHT, seed, |_| {})
    });
}

/// A Champion's choice of the first card, with its usual iterations on one thread; items are
/// iterations.
#[divan::bench(args = [2, 4])]
fn search(bencher: Bencher<'_, '_>, players: u8) {
    let game = games::game(players);
    let view = games::opening(&game, 1);
    let budget = games::iterations(Budget::ITERATIONS);
    bencher
        .counter(ItemsCount::new(Budget::ITERATIONS))
        .bench_local(|| {
            let mut champion = Champion::new(Temperament::Even, budget, 1);
            let mut rng = Generator::seed_from_u64(1);
            champion.choose(&game, &view, &mut rng, &Signals::default())
        });
}

/// Items are expired cards.
#[divan::bench(args = [2, 4])]
fn explain_a_card(bencher: Bencher<'_, '_>, players: u8) {
    let game = games::game(players);
    let expired = games::expired(&game, 999);
    let mut explainer = Explainer::default();
    bencher
        .counter(ItemsCount::new(expired.len()))
        .bench_local(|| {
            for (turn, play) in &expired {
                divan::black_box(explainer.expired(&game, turn, *play));
            }
        });
}

/// Items are turns.
#[divan::bench(args = [2, 4])]
fn follow_a_turn(bencher: Bencher<'_, '_>, players: u8) {
    let game = games::game(players);
    let turns = games::turns(&game, 1_000);
    bencher
        .counter(ItemsCount::new(turns.len()))
        .bench_local(|| {
            for view in &turns {
                divan::black_box(games::follow(&game, view, 0));
            }
        });
}

/// Items are choices.
#[divan::bench(args = [2, 4])]
fn find_unusable_cards(bencher: Bencher<'_, '_>, players: u8) {
    let game = games::game(players);
    let choices = games::choices(&game, 999);
    let mut planner = Planner::default();
    bencher
        .counter(ItemsCount::new(choices.len()))
        .bench_local(|| {
            for view in &choices {
                divan::black_box(games::usable(&game, &mut planner, view));
            }
        });
}
