//! What can be taken back, and done again.
//!
//! - [`Match::undo`]: the latest step of a person, as long as nobody has learned from it and no other
//!   person has acted since. What bots have answered goes with it.
//! - [`Match::undo_turn`]: all such steps of a turn at once.
//! - [`Match::rewind`]: a person who plays against bots goes back to any decision of theirs. If
//!   something hidden was shown since, the game is marked as [taken back](Match::is_taken_back).
//!
//! Whatever goes back lies [ahead](Ahead) of the game: [`Match::redo`] does it again, and once
//! somebody does something else, what chance had drawn comes again as far as it is still possible. So
//! nobody can ask for other luck by going back.

use std::collections::VecDeque;

use super::game::{Match, Step};
use crate::bot::Thought;
use crate::rules::{Actor, Firmness, Game, Seat};

/// A step that was taken back.
#[derive(Clone, Debug)]
pub(super) struct AheadStep<A> {
    actor: Actor,
    action: A,
    thought: Option<Thought<A>>,
}

/// What was taken back, in order. Once somebody has done something else, only what chance drew is
/// left of it.
pub(super) type Ahead<A> = VecDeque<AheadStep<A>>;

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
        self.go_back_to(left);
        Some(left)
    }

    /// Takes back everything that [`Self::undo`] would take back one by one until somebody else has
    /// acted before. The number of steps that are left; `None` if nothing can be taken back.
    pub fn undo_turn(&mut self, seat: Seat) -> Option<usize> {
        let mut left = self.undo(seat)?;
        while self.steps.last().map(|step| step.actor) == Some(Actor::Seat(seat)) {
            let Some(earlier) = self.undo(seat) else {
                break;
            };
            left = earlier;
        }
        Some(left)
    }

    /// Where [`Self::rewind`] to `step` would lead: the latest decision of the person at or before
    /// `step`, as the number of steps before it. `None` if several people play, or none, or the
    /// person has not decided anything by then.
    #[must_use]
    pub fn rewind_target(&self, step: usize) -> Option<usize> {
        let mut people = self.players.iter().filter(|player| player.is_human());
        let (Some(_), None) = (people.next(), people.next()) else {
            return None;
        };
        let last = step.min(self.steps.len().checked_sub(1)?);
        let upto = self.steps.get(..=last)?;
        upto.iter().rposition(|step| self.is_human(step.actor))
    }

    /// Whether going back to after `step` steps takes back something that somebody has learned from.
    #[must_use]
    pub fn reveals_since(&self, step: usize) -> bool {
        let since = self.steps.get(step..).unwrap_or_default();
        since.iter().any(|step| match step.firmness {
            None | Some(Firmness::Reveals) => true,
            Some(Firmness::Free | Firmness::EndsTurn) => false,
        })
    }

    /// Goes back to the latest decision of the person at or before `step`, and marks the game as
    /// taken back if something hidden was shown since. The number of steps that are left; `None`
    /// where [`Self::rewind_target`] names no such decision.
    pub fn rewind(&mut self, step: usize) -> Option<usize> {
        let left = self.rewind_target(step)?;
        self.taken_back |= self.reveals_since(left);
        self.go_back_to(left);
        Some(left)
    }

    /// Whether somebody went back past something that had been hidden.
    #[must_use]
    pub const fn is_taken_back(&self) -> bool {
        self.taken_back
    }

    /// Whether [`Self::redo`] would do something.
    #[must_use]
    pub fn can_redo(&self) -> bool {
        let next = self.ahead.front();
        next.is_some_and(|step| matches!(step.actor, Actor::Seat(_)))
    }

    /// Does again what was taken back: the next step, and everything after it until a person decides.
    /// Whether there was anything to do.
    pub fn redo(&mut self) -> bool {
        let before = self.steps.len();
        while self.steps.len() == before || self.is_bots_turn_ahead() {
            let next = self.ahead.front().map(|step| (step.actor, step.action));
            let Some((actor, action)) = next else { break };
            if self.apply(actor, action).is_err() {
                // Only a file that was altered leads here.
                self.ahead.clear();
            }
        }
        self.steps.len() > before
    }

    fn is_bots_turn_ahead(&self) -> bool {
        let next = self.ahead.front();
        next.is_some_and(|step| !self.is_human(step.actor))
    }

    /// What was taken back and can come again, in order: for saving beside [`Self::record`].
    pub fn ahead(&self) -> impl Iterator<Item = (Actor, G::Action)> {
        self.ahead.iter().map(|step| (step.actor, step.action))
    }

    /// The same game with what was taken back in it, as [`Self::ahead`] told, and whether something
    /// hidden had been shown by then.
    #[must_use]
    pub fn with_ahead(
        mut self,
        ahead: impl IntoIterator<Item = (Actor, G::Action)>,
        taken_back: bool,
    ) -> Self {
        self.taken_back = taken_back;
        let ahead = ahead.into_iter().map(|(actor, action)| AheadStep {
            actor,
            action,
            thought: None,
        });
        self.ahead = ahead.collect();
        self
    }

    /// Lets chance draw what it has drawn before, if some of that is possible now.
    pub(super) fn draw_again(&mut self) -> bool {
        let drawn = self.ahead.iter().filter(|step| step.actor == Actor::Chance);
        let drawn: Vec<G::Action> = drawn.map(|step| step.action).collect();
        let mut drawn = drawn.into_iter();
        drawn.any(|action| self.apply(Actor::Chance, action).is_ok())
    }

    /// Keeps in step with what is done: what was done again no longer lies ahead, and what seats did
    /// is forgotten once a seat does something else.
    pub(super) fn go_on(&mut self, actor: Actor, action: G::Action) {
        let is_done = |step: &AheadStep<G::Action>| (step.actor, step.action) == (actor, action);
        let at = match actor {
            Actor::Chance => self.ahead.iter().position(is_done),
            Actor::Seat(_) => self.ahead.front().is_some_and(is_done).then_some(0),
        };
        let done = at.and_then(|at| self.ahead.remove(at));
        if let Some(thought) = done.as_ref().and_then(|step| step.thought.clone()) {
            self.thoughts.insert(self.steps.len(), thought);
        }
        if done.is_none() && actor != Actor::Chance {
            self.ahead.retain(|step| step.actor == Actor::Chance);
        }
    }

    fn is_human(&self, actor: Actor) -> bool {
        match actor {
            Actor::Chance => false,
            Actor::Seat(seat) => self.player(seat).is_some_and(super::Player::is_human),
        }
    }

    fn go_back_to(&mut self, left: usize) {
        self.state = self.state_after(left);
        let mut thoughts = self.thoughts.split_off(&left);
        let back = self.steps.drain(left..).enumerate();
        let mut back: Ahead<G::Action> = back
            .map(|(index, step)| AheadStep {
                actor: step.actor,
                action: step.action,
                thought: thoughts.remove(&(left + index)),
            })
            .collect();
        back.append(&mut self.ahead);
        self.ahead = back;
        let kept = self.events.partition_point(|&(before, _)| before < left);
        self.events.truncate(kept);
        self.decisions += 1;
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
