//! A game as its set-up and everything that was done, chance included.

use serde::{Deserialize, Serialize};

use super::{Actor, EventSink, Game, Illegal, State};

/// A game from its set-up to where it stands. Replaying it needs no random generator.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Record<G: Game> {
    /// What the game was made from.
    pub setup: G::Setup,
    /// What was done, in order.
    pub actions: Vec<(Actor, G::Action)>,
}

/// A record that breaks the rules.
#[derive(Clone, Debug, Eq, PartialEq, thiserror::Error)]
#[error("action {number}: {illegal}")]
pub struct ReplayError<G: Game> {
    /// Which action, counted from 1.
    pub number: usize,
    /// What was refused and why.
    pub illegal: Illegal<G>,
}

/// Plays `actions` from the root of `game` and reports to `sink`.
///
/// # Errors
/// The first action that is refused, by number.
pub fn replay<G: Game>(
    game: &G,
    actions: &[(Actor, G::Action)],
    sink: &mut impl EventSink<G::Event>,
) -> Result<State<G>, ReplayError<G>> {
    let mut state = game.root();
    for (index, &(actor, action)) in actions.iter().enumerate() {
        game.apply(&mut state, actor, action, sink)
            .map_err(|illegal| ReplayError {
                number: index + 1,
                illegal,
            })?;
    }
    Ok(state)
}
