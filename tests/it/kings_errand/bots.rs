//! How bots play: games end, quests matter, each beats the one below it, and fondness shows.

use rand::SeedableRng;
use tafelrunde::bot::{
    Bot, BotKind, Champion, Generator, Level, Page, Random, Signals, Squire, Temperament,
};
use tafelrunde::rules::kings_errand::{Event, KingsErrand};
use tafelrunde::rules::{Actor, Game, Seat, SeatSet, Turn, Viewer};

use super::support::{EDITIONS, game};
use crate::search::iterations;

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

/// Seats in turn, the shields of the first bot by what brought them: tasks and tournaments, in
/// hundredths of all it got; and how many of `games` it won against an even one of its level.
fn fondness(kind: BotKind, games: u64) -> (u32, u32, usize) {
    let game = game(2, EDITIONS[0]);
    let mut shields = [0, 0, 0];
    let mut won = 0;
    for seed in 0..games {
        let own = (seed % 2) as usize;
        let mut bots = [kind.make(), BotKind::even(kind.level).make()];
        bots.rotate_left(own);
        let own = Seat(own as u8);
        let mut rng = Generator::seed_from_u64(seed);
        let mut node = game.root();
        let mut events = Vec::new();
        loop {
            let (actor, action) = match game.turn(&node) {
                Turn::Terminal => break,
                Turn::Chance => (Actor::Chance, game.sample_chance(&node, &mut rng)),
                Turn::Player(seat) | Turn::Simultaneous { next: seat, .. } => {
                    let view = game.view(&node, Viewer::Seat(seat));
                    let bot = &mut bots[seat.index()];
                    let choice = bot.choose(&game, &view, &mut rng, &Signals::default());
                    (Actor::Seat(seat), choice.map(|choice| choice.action))
                }
            };
            let action = action.expect("somebody acts");
            game.apply(&mut node, actor, action, &mut events)
                .expect("bots choose legal actions");
        }
        won += usize::from(game.returns(&node).contains(own));
        for event in events.iter().filter(|event| event.seat() == Some(own)) {
            let index = if matches!(event, Event::QuestCompleted { .. }) {
                0
            } else if matches!(event, Event::TournamentResult { .. }) {
                1
            } else {
                2
            };
            shields[index] += u32::from(event.shields());
        }
    }
    let all: u32 = shields.iter().sum();
    (100 * shields[0] / all, 100 * shields[1] / all, won)
}

#[test]
fn temperaments_show_and_cost_little() {
    for (level, games) in [
        (Level::Page, 200),
        (Level::Squire, 120),
        (Level::Knight, 60),
    ] {
        let of = |temperament| {
            let kind = BotKind::even(level).with_temperament(temperament);
            fondness(kind, games)
        };
        let (more_quests, fewer_jousts, won) = of(Temperament::Questing);
        let (fewer_quests, more_jousts, also_won) = of(Temperament::Jousting);
        assert!(
            more_quests > fewer_quests,
            "{level:?}: {more_quests}, {fewer_quests}"
        );
        assert!(
            more_jousts > fewer_jousts,
            "{level:?}: {more_jousts}, {fewer_jousts}"
        );
        for won in [won, also_won] {
            assert!(
                won * 100 >= 35 * games as usize,
                "{level:?}: {won} of {games}"
            );
        }
    }
}

#[test]
fn any_number_of_threads_chooses_the_same() {
    let game = game(3, EDITIONS[0]);
    let mut rng = Generator::seed_from_u64(4);
    let mut node = game.root();
    while let Some(action) = game.sample_chance(&node, &mut rng) {
        game.apply(&mut node, Actor::Chance, action, &mut ())
            .expect("chance keeps to the rules");
    }
    let seat = game.turn(&node).seat().expect("a seat is to move");
    let view = game.view(&node, Viewer::Seat(seat));
    // So many iterations that there are several trees.
    let choose = |threads| {
        let mut champion = Champion::new(Temperament::Even, iterations(30_000), threads);
        let mut rng = Generator::seed_from_u64(5);
        champion.choose(&game, &view, &mut rng, &Signals::default())
    };
    let one = choose(1);
    assert!(one.is_some());
    for threads in [2, 3, 16] {
        assert_eq!(choose(threads), one, "{threads} threads");
    }
}
