//! Bots that play a whole game by themselves.

use std::ops::ControlFlow;

use super::stream::Streams;
use crate::bot::{Bot, Generator, Signals, Thought};
use crate::rules::{Actor, Game, Illegal, Record, Seat, Turn, Viewer};

/// What a bot must not do.
#[derive(Clone, Debug, thiserror::Error)]
pub enum PlayError<G: Game> {
    /// There is no bot for a seat.
    #[error("there is no bot on seat {0}")]
    NoBot(Seat),
    /// A bot did not choose, although it was its turn.
    #[error("the bot on seat {0} did not choose")]
    NoChoice(Seat),
    /// An action was refused.
    #[error(transparent)]
    Illegal(Illegal<G>),
}

/// A step, as somebody sees it who stands by.
#[derive(Clone, Copy, Debug)]
pub struct Watched<'a, G: Game> {
    /// Who acted.
    pub actor: Actor,
    /// What was done.
    pub action: G::Action,
    /// What a bot thought before; `None` for chance.
    pub thought: Option<&'a Thought<G::Action>>,
    /// What everybody knows now.
    pub view: &'a G::View,
}

/// Lets `bots`, one a seat, play `game` to its end, or until `watch` breaks off.
///
/// The same seed and the same bots give the same game.
///
/// # Errors
/// A bot fails to choose a legal action.
pub fn play_out<G: Game>(
    game: &G,
    bots: &mut [Box<dyn Bot<G>>],
    seed: u64,
    watch: impl FnMut(&Watched<'_, G>) -> ControlFlow<()>,
) -> Result<Record<G>, PlayError<G>> {
    play_out_until(game, bots, seed, &Signals::default(), watch)
}

/// As [`play_out`], and until `signals` asks to stop: a bot that is searching then is not waited for,
/// and what it answers in its haste is not done.
///
/// # Errors
/// A bot fails to choose a legal action.
pub fn play_out_until<G: Game>(
    game: &G,
    bots: &mut [Box<dyn Bot<G>>],
    seed: u64,
    signals: &Signals,
    mut watch: impl FnMut(&Watched<'_, G>) -> ControlFlow<()>,
) -> Result<Record<G>, PlayError<G>> {
    let streams = Streams(seed);
    let mut rngs: Vec<Generator> = (0..game.seats()).map(|seat| streams.bot(seat)).collect();
    let mut draws = 0;
    let mut state = game.root();
    let mut actions = Vec::new();
    loop {
        let (actor, action, thought) = match game.turn(&state) {
            Turn::Terminal => break,
            Turn::Chance => {
                let action = game.sample_chance(&state, &mut streams.chance(draws));
                draws += 1;
                match action {
                    Some(action) => (Actor::Chance, action, None),
                    None => break,
                }
            }
            Turn::Player(seat) | Turn::Simultaneous { next: seat, .. } => {
                let (Some(bot), Some(rng)) =
                    (bots.get_mut(seat.index()), rngs.get_mut(seat.index()))
                else {
                    return Err(PlayError::NoBot(seat));
                };
                let view = game.view(&state, Viewer::Seat(seat));
                let choice = bot
                    .choose(game, &view, rng, signals)
                    .ok_or(PlayError::NoChoice(seat))?;
                if signals.is_stopped() {
                    break;
                }
                (Actor::Seat(seat), choice.action, Some(choice.thought))
            }
        };
        game.apply(&mut state, actor, action, &mut ())
            .map_err(PlayError::Illegal)?;
        actions.push((actor, action));
        let view = game.view(&state, Viewer::Public);
        let watched = Watched {
            actor,
            action,
            thought: thought.as_ref(),
            view: &view,
        };
        if watch(&watched).is_break() {
            break;
        }
    }
    Ok(Record {
        setup: game.setup().clone(),
        actions,
    })
}
