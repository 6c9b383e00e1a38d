//! Finds what features of a standing are worth: `cargo bench --bench fit [games [bot]]`.
//!
//! Bots play each other, with every number of seats and both editions. How things stood at the end of
//! each round, and who won in the end, is then explained as well as possible (most likely, with ties to
//! the weights there are): a seat's chances grow with e to the power of its shields and its standing. The
//! result goes by hand into `src/bot/kings_errand/standing.rs`; playing with it changes the games, so
//! this is done more than once, and what comes out is kept only if it beats what was there.

use std::num::NonZeroU32;

use rand::SeedableRng;
use tafelrunde::bot::{
    Bot, BotKind, Budget, Features, Generator, Signals, Standing, Taste, Temperament,
};
use tafelrunde::persist::embedded_card_set;
use tafelrunde::rules::kings_errand::{Edition, KingsErrand, MAX_PLAYERS, Phase, Players, Setup};
use tafelrunde::rules::{Actor, Game, Seat, Turn, Viewer};

/// Number of weights.
const WEIGHTS: usize = Standing::WEIGHTS.len();
/// With the slopes for 2, 3 and 4 seats.
const ALL: usize = WEIGHTS + 9;
/// How strongly weights are tied to those there are.
const TIES: f64 = 0.003;
const STEPS: i32 = 600;

/// How things stood at the end of a round.
struct Row {
    players: usize,
    goal: f64,
    shields: [f64; MAX_PLAYERS],
    features: [Features; MAX_PLAYERS],
    /// The part of the victory that each seat had in the end.
    won: [f64; MAX_PLAYERS],
}

fn main() {
    let mut arguments = std::env::args()
        .skip(1)
        .filter(|argument| argument != "--bench");
    let games = arguments
        .next()
        .and_then(|games| games.parse().ok())
        .unwrap_or(12);
    let quick = NonZeroU32::new(200).map_or(Budget::Usual, Budget::Iterations);
    let kind = arguments.next().and_then(|kind| kind.parse().ok());
    let kind: BotKind = kind.unwrap_or(BotKind::CHAMPION.with_budget(quick));
    let mut rows = Vec::new();
    for players in Players::ALL {
        for edition in Edition::ALL {
            let game = KingsErrand::new(Setup {
                players,
                edition,
                cards: embedded_card_set(),
            });
            for seed in 0..games {
                rows.extend(play(&game, kind, seed));
            }
        }
    }
    println!(
        "{} ends of rounds in {} games of {kind}",
        rows.len(),
        games * 6
    );
    fit(&rows);
}

/// Plays one game; how things stood at the end of each of its rounds.
fn play(game: &KingsErrand, kind: BotKind, seed: u64) -> Vec<Row> {
    let mut bots: Vec<_> = (0..game.seats()).map(|_| kind.make()).collect();
    let mut rng = Generator::seed_from_u64(seed);
    let mut state = game.root();
    let mut rows: Vec<Row> = Vec::new();
    loop {
        let (actor, action) = match game.turn(&state) {
            Turn::Terminal => break,
            Turn::Chance => (Actor::Chance, game.sample_chance(&state, &mut rng)),
            Turn::Player(seat) | Turn::Simultaneous { next: seat, .. } => {
                let view = game.view(&state, Viewer::Seat(seat));
                let bot: &mut Box<dyn Bot<KingsErrand>> = &mut bots[seat.index()];
                let choice = bot.choose(game, &view, &mut rng, &Signals::default());
                (Actor::Seat(seat), choice.map(|choice| choice.action))
            }
        };
        let action = action.expect("somebody acts");
        game.apply(&mut state, actor, action, &mut ())
            .expect("bots choose legal actions");
        let round_over = matches!(
            state.position().phase(),
            Phase::RevealTasks | Phase::DealTents
        );
        if actor != Actor::Chance && round_over {
            rows.push(row(game, |seat| game.view(&state, Viewer::Seat(seat))));
        }
    }
    let winners = state.position().winners();
    for row in &mut rows {
        for seat in winners.iter() {
            row.won[seat.index()] = 1.0 / winners.len() as f64;
        }
    }
    rows
}

fn row(game: &KingsErrand, view: impl Fn(Seat) -> tafelrunde::rules::kings_errand::View) -> Row {
    let mut row = Row {
        players: usize::from(game.seats()),
        goal: f64::from(game.goal()),
        shields: [0.0; MAX_PLAYERS],
        features: [Features::default(); MAX_PLAYERS],
        won: [0.0; MAX_PLAYERS],
    };
    for seat in Seat::first(game.seats()) {
        let view = view(seat);
        let position = view.position();
        let taste = Taste::of(Temperament::Even);
        let standing = Standing::on(game.board(position), position.round(), taste);
        let situation = view.situation().expect("a seat knows its own hand");
        row.shields[seat.index()] = f64::from(position.seat(seat).shields());
        row.features[seat.index()] = standing.features(&situation);
    }
    row
}

/// Climbs to the most likely weights (Adam) and prints them.
fn fit(rows: &[Row]) {
    let mut weights = [0.0; ALL];
    let slopes = Standing::SLOPES.into_iter().flatten().map(f64::from);
    let given = Standing::WEIGHTS
        .into_iter()
        .map(|weight| f64::from(weight) / 100.0);
    for (weight, value) in weights.iter_mut().zip(given.chain(slopes)) {
        *weight = value;
    }
    let start = weights;
    let [mut mean, mut square] = [[0.0; ALL]; 2];
    let (likelihood, _) = climb(&weights, rows);
    println!("before: {likelihood:.5}");
    for step in 1..=STEPS {
        let (_, mut up) = climb(&weights, rows);
        for index in 0..WEIGHTS {
            up[index] -= TIES * (weights[index] - start[index]);
        }
        for index in 0..ALL {
            mean[index] = 0.9 * mean[index] + 0.1 * up[index];
            square[index] = 0.999 * square[index] + 0.001 * up[index] * up[index];
            let fair_mean = mean[index] / (1.0 - 0.9_f64.powi(step));
            let fair_square: f64 = square[index] / (1.0 - 0.999_f64.powi(step));
            weights[index] += 0.006 * fair_mean / (fair_square.sqrt() + 1e-8);
        }
    }
    println!("after:  {:.5}", climb(&weights, rows).0);
    let hundredths = weights[..WEIGHTS]
        .iter()
        .map(|weight| (weight * 100.0).round());
    println!("weights: {:?}", hundredths.collect::<Vec<_>>());
    for slopes in weights[WEIGHTS..].chunks(3) {
        println!("slopes: {slopes:.3?}");
    }
}

/// The mean logarithm of how likely the winners were, and how it grows with each weight.
fn climb(weights: &[f64; ALL], rows: &[Row]) -> (f64, [f64; ALL]) {
    let mut up = [0.0; ALL];
    let mut likelihood = 0.0;
    for row in rows {
        let base = WEIGHTS + 3 * (row.players - 2);
        let [start, late, loss] = [weights[base], weights[base + 1], weights[base + 2]];
        let most = row
            .shields
            .iter()
            .copied()
            .fold(0.0, f64::max)
            .min(row.goal);
        let progress = most / row.goal;
        let slope = start + late * progress * progress;
        let kept = 1.0 - loss * progress;
        let worth = |seat: usize| -> f64 {
            let features = row.features[seat].iter().zip(weights);
            features
                .map(|(feature, weight)| f64::from(*feature) * weight)
                .sum()
        };
        let worths: Vec<f64> = (0..row.players).map(worth).collect();
        let sums: Vec<f64> = (0..row.players)
            .map(|seat| row.shields[seat] + kept * worths[seat])
            .collect();
        let best = sums.iter().copied().fold(f64::MIN, f64::max);
        let all: f64 = sums.iter().map(|sum| (slope * (sum - best)).exp()).sum();
        for seat in 0..row.players {
            let chance = (slope * (sums[seat] - best)).exp() / all;
            let missed = row.won[seat] - chance;
            likelihood += row.won[seat] * chance.max(1e-9).ln();
            for (up, feature) in up.iter_mut().zip(row.features[seat]) {
                *up += slope * kept * f64::from(feature) * missed;
            }
            up[base] += sums[seat] * missed;
            up[base + 1] += progress * progress * sums[seat] * missed;
            up[base + 2] -= slope * progress * worths[seat] * missed;
        }
    }
    let count = rows.len().max(1) as f64;
    (likelihood / count, up.map(|up| up / count))
}
