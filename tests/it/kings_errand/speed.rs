//! Playouts allocate nothing per ply.

use rand::{RngExt, SeedableRng};
use tafelrunde::bot::Generator;
use tafelrunde::rules::kings_errand::{Action, Edition, KingsErrand};
use tafelrunde::rules::{Actor, Game, Turn, Viewer};

use super::support::{EDITIONS, game};

fn random_game(game: &KingsErrand, seed: u64, legal: &mut Vec<Action>) {
    let mut rng = Generator::seed_from_u64(seed);
    let mut node = game.root();
    loop {
        game.legal_actions(&node, legal);
        let (actor, action) = match game.turn(&node) {
            Turn::Terminal => return,
            Turn::Chance => (Actor::Chance, game.sample_chance(&node, &mut rng)),
            Turn::Player(seat) | Turn::Simultaneous { next: seat, .. } => {
                let index = rng.random_range(0..legal.len() as u32) as usize;
                (Actor::Seat(seat), legal.get(index).copied())
            }
        };
        let action = action.expect("somebody acts");
        game.apply(&mut node, actor, action, &mut ())
            .expect("legal");
    }
}

#[test]
fn random_play_allocates_nothing_once_its_buffer_has_grown() {
    for edition in EDITIONS {
        for players in 2..=4 {
            let game = game(players, edition);
            let mut legal = Vec::new();
            random_game(&game, 1, &mut legal);
            let info = allocation_counter::measure(|| random_game(&game, 1, &mut legal));
            assert_eq!(info.count_total, 0, "{players} seats, {edition:?}");
        }
    }
}

#[test]
fn guessing_worlds_and_looking_at_them_allocates_nothing() {
    let game = game(4, Edition::Cs);
    let mut rng = Generator::seed_from_u64(1);
    let mut node = game.root();
    while let Some(action) = game.sample_chance(&node, &mut rng) {
        game.apply(&mut node, Actor::Chance, action, &mut ())
            .expect("legal");
    }
    let seat = game.turn(&node).seat().expect("a seat chooses");
    let info = allocation_counter::measure(|| {
        let view = game.view(&node, Viewer::Seat(seat));
        let world = game.determinize(&view, &mut rng);
        assert_eq!(game.view(&world, Viewer::Seat(seat)), view);
    });
    assert_eq!(info.count_total, 0);
}
