//! How the first bots play: games end, quests matter, and each beats the one below it.

use rand::SeedableRng;
use tafelrunde::bot::{Bot, Generator, Page, Random, Signals, Squire};
use tafelrunde::rules::kings_errand::{Event, KingsErrand};
use tafelrunde::rules::{Actor, Game, SeatSet, Turn, Viewer};

use super::support::{EDITIONS, game};

type AnyBot = Box<dyn Bot<KingsErrand>>;

/// What came of a game.
struct Played {
    rounds: u16,
    winners: SeatSet,
    shields: u32,
    from_quests: u32,
}

/// One game; nobody has won if it takes more than 60 rounds.
fn play(game: &KingsErrand, bots: &mut [AnyBot], seed: u64) -> Played {
    let mut rng = Generator::seed_from_u64(seed);
    let mut node = game.root();
    let mut events = Vec::new();
    while node.position().round() <= 60 {
        let (actor, action) = match game.turn(&node) {
            Turn::Terminal => break,
            Turn::Chance => (Actor::Chance, game.sample_chance(&node, &mut rng)),
            Turn::Player(seat) | Turn::Simultaneous { next: seat, .. } => {
                let view = game.view(&node, Viewer::Seat(seat));
                let choice = bots[seat.index()].choose(game, &view, &mut rng, &Signals::default());
                (Actor::Seat(seat), choice.map(|choice| choice.action))
            }
        };
        let action = action.expect("somebody acts");
        game.apply(&mut node, actor, action, &mut events)
            .expect("bots choose legal actions");
    }
    let is_quest = |event: &&Event| matches!(event, Event::QuestCompleted { .. });
    let shields = |event: &Event| u32::from(event.shields());
    Played {
        rounds: node.position().round(),
        winners: game.returns(&node),
        shields: events.iter().map(shields).sum(),
        from_quests: events.iter().filter(is_quest).map(shields).sum(),
    }
}

#[test]
fn games_of_squires_end_in_time_and_quests_matter() {
    const GAMES: u64 = 30;
    for players in 2..=4 {
        for edition in EDITIONS {
            let game = game(players, edition);
            let mut bots: Vec<AnyBot> = Vec::new();
            bots.resize_with(usize::from(players), || Box::new(Squire::default()));
            let played: Vec<Played> = (0..GAMES)
                .map(|seed| play(&game, &mut bots, seed))
                .collect();
            let table = format!("{players} seats, {edition:?}");
            assert!(played.iter().all(|it| !it.winners.is_empty()), "{table}");
            let mut rounds: Vec<u16> = played.iter().map(|it| it.rounds).collect();
            rounds.sort_unstable();
            assert!(
                (7..16).contains(&rounds[rounds.len() / 2]),
                "{table}: {rounds:?}"
            );
            let shields: u32 = played.iter().map(|it| it.shields).sum();
            let quests: u32 = played.iter().map(|it| it.from_quests).sum();
            assert!(quests * 3 >= shields, "{table}: {quests} of {shields}");
        }
    }
}

/// How many of `games` between two the first wins, seats in turn.
fn wins(games: u64, first: fn() -> AnyBot, second: fn() -> AnyBot) -> usize {
    let game = game(2, EDITIONS[0]);
    let won = |seed: &u64| {
        let swap = seed % 2 == 1;
        let mut bots = [first(), second()];
        if swap {
            bots.reverse();
        }
        let winners = play(&game, &mut bots, *seed).winners;
        winners.iter().eq(super::support::seats(&[u8::from(swap)]))
    };
    (0..games).filter(won).count()
}

#[test]
fn a_squire_beats_a_page_and_a_page_beats_chance() {
    let squire = || -> AnyBot { Box::new(Squire::default()) };
    let page = || -> AnyBot { Box::new(Page::default()) };
    let random = || -> AnyBot { Box::new(Random::default()) };
    let against_page = wins(60, squire, page);
    assert!(against_page >= 54, "{against_page} of 60");
    let against_random = wins(60, page, random);
    assert!(against_random >= 54, "{against_random} of 60");
}
