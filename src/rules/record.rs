//! A game as its set-up and everything that was done, chance included.

use serde::{Deserialize, Serialize};

use super::{Actor, EventSink, Game, Illegal, State, Viewer};

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

/// Plays `actions` from the root of `game` as `viewer` sees it: `show` is handed each step by its
/// number from 0, with what the viewer knew before it and saw of it. Returns what the viewer knows
/// at the end.
///
/// # Errors
/// The first action that is refused, by number.
pub fn retell<G: Game>(
    game: &G,
    actions: impl IntoIterator<Item = (Actor, G::Action)>,
    viewer: Viewer,
    mut show: impl FnMut(usize, &G::View, &[G::Observation]),
) -> Result<G::View, ReplayError<G>> {
    let mut state = game.root();
    let mut events = Vec::new();
    for (index, (actor, action)) in actions.into_iter().enumerate() {
        let before = game.view(&state, viewer);
        events.clear();
        game.apply(&mut state, actor, action, &mut events)
            .map_err(|illegal| ReplayError {
                number: index + 1,
                illegal,
            })?;
        let seen: Vec<_> = events
            .iter()
            .map(|event| game.observe(event, viewer))
            .collect();
        show(index, &before, &seen);
    }
    Ok(game.view(&state, viewer))
}
