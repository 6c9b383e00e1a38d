//! Games to measure, on the frozen cards of the tests.

use rand::{RngExt, SeedableRng};
use tafelrunde::bot::{Bot, Generator, Squire};
use tafelrunde::rules::kings_errand::{
    Action, ActionCard, Edition, KingsErrand, Objective, Phase, Plan, Planner, Players, Setup,
    TurnProblem, View,
};
use tafelrunde::rules::{Actor, Game, State, Turn, Viewer};

use crate::test_cards::test_cards;

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

/// One game of Squires; `seen` is shown every view before the choice.
pub(crate) fn squire_game(game: &KingsErrand, seed: u64, mut seen: impl FnMut(&View)) -> usize {
    let mut squire = Squire::default();
    let mut rng = Generator::seed_from_u64(seed);
    play(game, &mut rng, |state, rng| {
        let seat = game.turn(state).seat()?;
        let view = game.view(state, Viewer::Seat(seat));
        seen(&view);
        squire.choose(game, &view, rng)
    })
}

/// The views at the start of this many turns of Squires.
pub(crate) fn turns(game: &KingsErrand, count: usize) -> Vec<View> {
    let mut turns = Vec::with_capacity(count);
    for seed in 0.. {
        squire_game(game, seed, |view| {
            let position = view.position();
            if position.phase() == Phase::CarryOut && position.done().next().is_none() {
                turns.push(*view);
            }
        });
        if turns.len() >= count {
            break;
        }
    }
    turns.truncate(count);
    turns
}

/// Plans the turn that `view` is at the start of.
pub(crate) fn plan(game: &KingsErrand, planner: &mut Planner, view: &View) -> Plan {
    let seat = view.seat().expect("a seat looks");
    let mut cards = [ActionCard::Quest; 4];
    let mut count = 0;
    for card in view.position().seat(seat).held() {
        if card != ActionCard::Tournament {
            cards[count] = card;
            count += 1;
        }
    }
    let problem = TurnProblem {
        board: game.board(view.position()),
        situation: view.situation().expect("a seat knows its situation"),
        cards: &cards[..count],
        joust: None,
    };
    planner.plan(&problem, Objective::MostShields)
}
