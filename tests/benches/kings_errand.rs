//! Benchmarks: `cargo bench --bench kings_errand`.

mod games;
#[path = "../it/kings_errand/test_cards.rs"]
mod test_cards;

use divan::Bencher;
use divan::counter::ItemsCount;
use rand::SeedableRng;
use tafelrunde::bot::Generator;
use tafelrunde::rules::kings_errand::Planner;

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
        games::squire_game(&game, seed, |_| {})
    });
}
