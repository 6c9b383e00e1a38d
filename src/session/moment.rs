//! Moments to be shown: what a viewer sees of something that is not being played.

use std::ops::Range;

use super::game::Match;
use crate::rules::{Actor, Game, Viewer, World};

/// What a viewer knows at one moment, and what it saw happen just before.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Moment<G: Game> {
    /// What the viewer knows.
    pub view: G::View,
    /// What happened since the moment before; nothing at the first.
    pub seen: Vec<G::Observation>,
}

impl<G: Game> Match<G> {
    /// The game again, as `viewer` saw it: how things stood before the first of these steps (counted
    /// from 0), and after each of them.
    #[must_use]
    pub fn moments(&self, viewer: Viewer, steps: Range<usize>) -> Vec<Moment<G>> {
        let end = steps.end.min(self.steps());
        if steps.start >= end {
            return Vec::new();
        }
        let mut moments: Vec<Moment<G>> = Vec::with_capacity(end - steps.start + 1);
        let mut last = Vec::new();
        let now = self.retell(viewer, |step, before, seen| {
            if (steps.start..=end).contains(&step) {
                moments.push(Moment {
                    view: before.clone(),
                    seen: std::mem::take(&mut last),
                });
            }
            last = seen.to_vec();
        });
        if end == self.steps() {
            moments.push(Moment {
                view: now,
                seen: last,
            });
        }
        if let Some(first) = moments.first_mut() {
            first.seen.clear();
        }
        moments
    }
}

/// A guessed world in which something is tried. Nothing leads from here back to a game that is being
/// played: it begins with what a viewer knows, and gives out what that viewer would see.
#[derive(Clone, Debug)]
pub struct Sandbox<'a, G: Game> {
    game: &'a G,
    world: World<G>,
    viewer: Viewer,
}

impl<'a, G: Game> Sandbox<'a, G> {
    /// A sandbox with this world, watched by `viewer`.
    #[must_use]
    pub const fn new(game: &'a G, world: World<G>, viewer: Viewer) -> Self {
        Self {
            game,
            world,
            viewer,
        }
    }

    /// What the viewer knows now.
    #[must_use]
    pub fn view(&self) -> G::View {
        self.game.view(&self.world, self.viewer)
    }

    /// Who acts; `None` once the game is over.
    #[must_use]
    pub fn actor(&self) -> Option<Actor> {
        self.game.turn(&self.world).actor()
    }

    /// Does this for whoever acts, and tells what the viewer sees of it; `None` if it is refused.
    pub fn act(&mut self, action: G::Action) -> Option<Vec<G::Observation>> {
        let actor = self.actor()?;
        let mut events = Vec::new();
        let applied = self.game.apply(&mut self.world, actor, action, &mut events);
        applied.ok()?;
        let seen = events.iter();
        Some(
            seen.map(|event| self.game.observe(event, self.viewer))
                .collect(),
        )
    }
}
