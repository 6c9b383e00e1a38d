//! Games to measure, on the frozen cards of the tests.

use std::num::NonZeroU32;
use std::ops::ControlFlow;

use rand::{RngExt, SeedableRng};
use tafelrunde::bot::{BotKind, Budget, Generator, Signals};
use tafelrunde::rules::kings_errand::{
    Action, ActionCard, Chronicle, Edition, Intent, KingsErrand, Line, Objective, Phase, Plan,
    Planner, Players, Setup, TurnProblem, TurnStory, View, Wish,
};
use tafelrunde::rules::{Actor, Game, Seat, State, Turn, Viewer, retell};
use tafelrunde::session::play_out;

use crate::test_cards::test_cards;

/// The bots whose games are full of cards that expire.
const KINDS: [BotKind; 3] = [BotKind::RANDOM, BotKind::PAGE, BotKind::SQUIRE];

pub(crate) fn game(players: u8) -> KingsErrand {
    KingsErrand::new(Setup {
        players: Players::new(players).expect("2 to 4 play"),
        edition: Edition::default(),
        cards: test_cards(),
    })
}

/// Plays one game in which `choose` answers for every seat; the number of plies.
fn play(
    game: &KingsErrand,
    rng: &mut Generator,
    mut choose: impl FnMut(&State<KingsErrand>, &mut Generator) -> Option<Action>,
) -> usize {
    let mut state = game.root();
    for plies in 0.. {
        let (actor, action) = match game.turn(&state) {
            Turn::Terminal => return plies,
            Turn::Chance => (Actor::Chance, game.sample_chance(&state, rng)),
            Turn::Player(seat) | Turn::Simultaneous { next: seat, .. } => {
                (Actor::Seat(seat), choose(&state, rng))
            }
        };
        let action = action.expect("somebody acts");
        game.apply(&mut state, actor, action, &mut ())
            .expect("only legal actions are chosen");
    }
    unreachable!("a game ends")
}

/// One game of uniformly random choices; the number of plies.
pub(crate) fn random_game(
    game: &KingsErrand,
    rng: &mut Generator,
    legal: &mut Vec<Action>,
) -> usize {
    play(game, rng, |state, rng| {
        game.legal_actions(state, legal);
        let index = rng.random_range(0..legal.len() as u32);
        legal.get(index as usize).copied()
    })
}

/// One game of bots of one kind; `seen` is shown every view before the choice. Returns the number of
/// plies.
pub(crate) fn bot_game(
    game: &KingsErrand,
    kind: BotKind,
    seed: u64,
    mut seen: impl FnMut(&View),
) -> usize {
    let mut bot = kind.make();
    let mut rng = Generator::seed_from_u64(seed);
    play(game, &mut rng, |state, rng| {
        let seat = game.turn(state).seat()?;
        let view = game.view(state, Viewer::Seat(seat));
        seen(&view);
        Some(bot.choose(game, &view, rng, &Signals::default())?.action)
    })
}

/// A budget of so many iterations.
pub(crate) fn iterations(count: u32) -> Budget {
    NonZeroU32::new(count).map_or_else(Budget::default, Budget::Iterations)
}

/// What the first seat sees before it chooses the first card of a game.
pub(crate) fn opening(game: &KingsErrand, seed: u64) -> View {
    let mut rng = Generator::seed_from_u64(seed);
    let mut state = game.root();
    while let Some(action) = game.sample_chance(&state, &mut rng) {
        game.apply(&mut state, Actor::Chance, action, &mut ())
            .expect("chance keeps to the rules");
    }
    let seat = game.turn(&state).seat().expect("a seat is to move");
    game.view(&state, Viewer::Seat(seat))
}

/// This many views in games of bots of one kind, of those that are wanted.
fn views(game: &KingsErrand, kind: BotKind, count: usize, wanted: fn(&View) -> bool) -> Vec<View> {
    let mut views = Vec::with_capacity(count);
    for seed in 0.. {
        bot_game(game, kind, seed, |view| {
            if views.len() < count && wanted(view) {
                views.push(*view);
            }
        });
        if views.len() == count {
            break;
        }
    }
    views
}

/// The views at the start of this many turns of Squires.
pub(crate) fn turns(game: &KingsErrand, count: usize) -> Vec<View> {
    views(game, BotKind::SQUIRE, count, |view| {
        let position = view.position();
        position.phase() == Phase::CarryOut && position.done().next().is_none()
    })
}

/// The views before this many choices of cards, as many of each kind of bot, where one has been
/// chosen already.
pub(crate) fn choices(game: &KingsErrand, count: usize) -> Vec<View> {
    let chooses = |view: &View| {
        let position = view.position();
        let own = view.seat().map(|seat| position.seat(seat));
        position.phase() == Phase::Choose && own.is_some_and(|own| own.chosen().next().is_some())
    };
    let each = count / KINDS.len();
    let of = |kind| views(game, kind, each, chooses);
    KINDS.into_iter().flat_map(of).collect()
}

/// This many expired cards, as many of each kind of bot: the turn, as its seat knew it, and the place
/// of the card in it.
pub(crate) fn expired(game: &KingsErrand, count: usize) -> Vec<(TurnStory, usize)> {
    let each = count.div_ceil(KINDS.len());
    let mut found = Vec::new();
    for kind in KINDS {
        let of_others = found.len();
        for seed in 0.. {
            expired_in_game(game, kind, seed, &mut found);
            if found.len() >= of_others + each {
                break;
            }
        }
        found.truncate(of_others + each);
    }
    found
}

fn expired_in_game(
    game: &KingsErrand,
    kind: BotKind,
    seed: u64,
    found: &mut Vec<(TurnStory, usize)>,
) {
    // A game of uniformly random moves is long; its beginning shows everything.
    const LONGEST: usize = 700;
    let mut bots: Vec<_> = Seat::first(game.seats()).map(|_| kind.make()).collect();
    let mut plies = 0;
    let record = play_out(game, &mut bots, seed, |_| {
        plies += 1;
        if plies < LONGEST {
            ControlFlow::Continue(())
        } else {
            ControlFlow::Break(())
        }
    });
    let actions = record.expect("bots play by the rules").actions;
    for seat in Seat::first(game.seats()) {
        let mut chronicle = Chronicle::new(game);
        let steps = actions.iter().copied();
        let see = |step: usize, before: &View, seen: &[_]| chronicle.see(step, before, seen);
        retell(game, steps, Viewer::Seat(seat), see).expect("it was played");
        for turn in chronicle.into_turns() {
            if turn.seat == seat {
                found.extend(turn.expired().map(|play| (turn.clone(), play)));
            }
        }
    }
}

/// The cards that the viewer has still to carry out, without Tournament.
fn held(view: &View) -> Vec<ActionCard> {
    let seat = view.seat().expect("a seat looks");
    let held = view.position().seat(seat).held();
    held.filter(|&card| card != ActionCard::Tournament)
        .collect()
}

fn problem<'a>(game: &'a KingsErrand, view: &'a View, cards: &'a [ActionCard]) -> TurnProblem<'a> {
    TurnProblem {
        board: game.board(view.position()),
        situation: view.situation().expect("a seat knows its situation"),
        cards,
        joust: None,
    }
}

/// Plans the turn that `view` is at the start of.
pub(crate) fn plan(game: &KingsErrand, planner: &mut Planner, view: &View) -> Plan {
    let cards = held(view);
    planner.plan(&problem(game, view, &cards), Objective::MostShields)
}

/// What the lane shows of the turn that `view` is at the start of, with every wish open and the
/// cards moved on by `shift` places.
pub(crate) fn follow(game: &KingsErrand, view: &View, shift: usize) -> Line {
    let mut cards = held(view);
    if !cards.is_empty() {
        let middle = shift % cards.len();
        cards.rotate_left(middle);
    }
    let wish = Wish::Open;
    let intents: Vec<_> = cards.iter().map(|&card| Intent { card, wish }).collect();
    let problem = problem(game, view, &cards);
    let joust = game.joust(view);
    problem
        .board
        .follow(problem.situation, &[], &intents, joust)
}

/// How many of the cards that the viewer has chosen so far can still be used.
pub(crate) fn usable(game: &KingsErrand, planner: &mut Planner, view: &View) -> usize {
    let position = view.position();
    let own = position.seat(view.seat().expect("a seat looks"));
    let cards = held(view);
    let problem = TurnProblem {
        joust: game.joust(view),
        ..problem(game, view, &cards)
    };
    let more = game.picks() - own.chosen().count() as u8;
    let can = |card: &ActionCard| planner.can_use(&problem, *card, position.supply(), more);
    own.held().filter(can).count()
}
