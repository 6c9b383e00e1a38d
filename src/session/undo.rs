//! What can be taken back: the latest step of a person, as long as nobody has learned from it and no
//! other person has acted since. What bots have answered goes with it.

use super::game::{Match, Step};
use crate::rules::{Actor, Firmness, Game, Seat};

impl<G: Game> Match<G> {
    /// Whether [`Self::undo`] would take something back.
    #[must_use]
    pub fn can_undo(&self, seat: Seat) -> bool {
        self.undo_target(seat).is_some()
    }

    /// Takes back the latest step of the person on `seat` and what bots have answered to it. The
    /// number of steps that are left; `None` if nothing can be taken back:
    ///
    /// - the step ended the seat's turn, or showed somebody what had been hidden;
    /// - since then another person or chance has acted, or a bot has shown something hidden.
    pub fn undo(&mut self, seat: Seat) -> Option<usize> {
        let left = self.undo_target(seat)?;
        self.state = self.state_after(left);
        self.steps.truncate(left);
        self.events.retain(|&(before, _)| before < left);
        self.thoughts.retain(|&step, _| step < left);
        self.decisions += 1;
        Some(left)
    }

    /// The step of `seat` that would be taken back, counted from 0.
    fn undo_target(&self, seat: Seat) -> Option<usize> {
        if !self.player(seat)?.is_human() {
            return None;
        }
        for (index, step) in self.steps.iter().enumerate().rev() {
            let &Step {
                actor: Actor::Seat(actor),
                firmness: Some(firmness),
                ..
            } = step
            else {
                return None;
            };
            if actor == seat {
                return (firmness == Firmness::Free).then_some(index);
            }
            if firmness == Firmness::Reveals || self.player(actor)?.is_human() {
                return None;
            }
        }
        None
    }
}
