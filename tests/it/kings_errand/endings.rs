//! Endings solved by trying everything: where one seat can win whatever the other does, the search
//! finds a turn that does.

use rand::SeedableRng;
use tafelrunde::bot::{Bot, BotKind, Champion, Generator, Signals, Temperament};
use tafelrunde::rules::kings_errand::{
    Action, ActionCard, KingsErrand, Phase, Planner, TurnProblem,
};
use tafelrunde::rules::{Actor, Game, Seat, State, Turn, Viewer};

use super::support::{EDITIONS, game};
use crate::search::iterations;

/// Everything that `seat` can do with its turn: the states after it.
fn turns(game: &KingsErrand, state: &State<KingsErrand>, seat: Seat) -> Vec<State<KingsErrand>> {
    let view = game.view(state, Viewer::Seat(seat));
    let position = view.position();
    let cards: Vec<ActionCard> = position.seat(seat).held().collect();
    let problem = TurnProblem {
        board: game.board(position),
        situation: view.situation().expect("its own turn"),
        cards: &cards,
        joust: None,
    };
    let mut after = Vec::new();
    Planner::default().each(&problem, &mut |plan| {
        let mut state = *state;
        for &step in plan.steps().iter().chain([&Action::EndTurn]) {
            let done = game.apply(&mut state, Actor::Seat(seat), step, &mut ());
            done.expect("plans are legal");
        }
        after.push(state);
    });
    after
}

/// Whether `seat` has won, or wins whatever the seats after it do with their turns.
fn is_won(game: &KingsErrand, state: &State<KingsErrand>, seat: Seat) -> bool {
    match game.turn(state) {
        Turn::Terminal => {
            let winners = game.returns(state);
            winners.len() == 1 && winners.contains(seat)
        }
        Turn::Player(other) if state.position().phase() == Phase::CarryOut => {
            let answers = turns(game, state, other);
            answers.iter().all(|answer| is_won(game, answer, seat))
        }
        Turn::Player(_) | Turn::Simultaneous { .. } | Turn::Chance => false,
    }
}

/// The states at the start of turns in Phase II in games of Knights, if nobody holds a Tournament.
fn turn_starts(game: &KingsErrand, seed: u64, mut found: impl FnMut(Seat, &State<KingsErrand>)) {
    let mut rng = Generator::seed_from_u64(seed);
    let mut bots: Vec<_> = (0..game.seats()).map(|_| BotKind::KNIGHT.make()).collect();
    let mut state = game.root();
    loop {
        let (actor, action) = match game.turn(&state) {
            Turn::Terminal => return,
            Turn::Chance => (Actor::Chance, game.sample_chance(&state, &mut rng)),
            Turn::Player(seat) | Turn::Simultaneous { next: seat, .. } => {
                let position = state.position();
                let quiet = position
                    .seats()
                    .all(|seat| !position.seat(seat).holds(ActionCard::Tournament));
                let begins =
                    position.phase() == Phase::CarryOut && position.done().next().is_none();
                if quiet && begins {
                    found(seat, &state);
                }
                let view = game.view(&state, Viewer::Seat(seat));
                let choice = bots[seat.index()].choose(game, &view, &mut rng, &Signals::default());
                (Actor::Seat(seat), choice.map(|choice| choice.action))
            }
        };
        let action = action.expect("somebody acts");
        game.apply(&mut state, actor, action, &mut ())
            .expect("bots choose legal actions");
    }
}

/// The state after the turn that a Champion chooses.
fn champions_turn(
    game: &KingsErrand,
    mut state: State<KingsErrand>,
    seat: Seat,
) -> State<KingsErrand> {
    let mut champion = Champion::new(Temperament::Even, iterations(500), 1);
    let mut rng = Generator::seed_from_u64(1);
    loop {
        let view = game.view(&state, Viewer::Seat(seat));
        let choice = champion.choose(game, &view, &mut rng, &Signals::default());
        let action = choice.expect("its own turn").action;
        game.apply(&mut state, Actor::Seat(seat), action, &mut ())
            .expect("bots choose legal actions");
        if action == Action::EndTurn {
            return state;
        }
    }
}

#[test]
fn a_won_ending_is_won() {
    let mut solved = 0;
    let mut with_answer = 0;
    for seed in 0..60 {
        let game = game(2, EDITIONS[(seed % 2) as usize]);
        turn_starts(&game, seed, |seat, state| {
            let own = turns(&game, state, seat);
            let won = own
                .iter()
                .filter(|after| is_won(&game, after, seat))
                .count();
            // If every turn wins there is nothing to find.
            if won > 0 && won < own.len() {
                solved += 1;
                let is_first = state.position().order().tent(seat) == 1;
                with_answer += u32::from(is_first);
                let after = champions_turn(&game, *state, seat);
                assert!(
                    is_won(&game, &after, seat),
                    "game {seed}: {:?}",
                    state.position()
                );
            }
        });
    }
    assert!(
        solved >= 10 && with_answer >= 3,
        "{solved} endings, {with_answer} with an answer"
    );
}
