//! What the bots of a game thought, step by step: kept with the game, since a search cannot be
//! repeated.

use super::game::{Answer, DecisionId, Match, Step};
use crate::bot::{Choice, Thought};
use crate::rules::{Actor, Game, Illegal};

/// No plan of a turn is longer. What is longer in a file is broken.
const LONGEST_PLAN: usize = 16;

/// Whether a thought can be one that led `actor` to `action`: what a file says may be anything.
#[must_use]
pub fn thought_fits<A: PartialEq>(actor: Actor, action: &A, thought: &Thought<A>) -> bool {
    matches!(actor, Actor::Seat(_))
        && thought.weighed.len() <= Thought::<A>::MOST
        && thought
            .weighed
            .iter()
            .all(|option| option.then.len() <= LONGEST_PLAN)
        && thought.of(action).is_some()
}

impl<G: Game> Match<G> {
    /// Carries out the answer of a bot to a decision, unless the decision is past, and keeps what it
    /// thought.
    ///
    /// # Errors
    /// All reasons why the action is refused; nothing has changed then.
    pub fn answer_with(
        &mut self,
        id: DecisionId,
        choice: Choice<G::Action>,
    ) -> Result<Answer, Illegal<G>> {
        let step = self.steps.len();
        let answer = self.answer(id, choice.action)?;
        if answer == Answer::Applied {
            self.keep_thought(step, choice.thought);
        }
        Ok(answer)
    }

    /// What a bot thought before this step, counted from 0; `None` for a step of chance or of a
    /// person, and where it was not kept.
    #[must_use]
    pub fn thought(&self, step: usize) -> Option<&Thought<G::Action>> {
        self.thoughts.get(&step)
    }

    /// Everything that was thought, with the step that it led to, in order: for saving and
    /// exporting beside [`Self::record`].
    #[must_use]
    pub fn thoughts(&self) -> Vec<(usize, Thought<G::Action>)> {
        let thoughts = self.thoughts.iter();
        thoughts
            .map(|(&step, thought)| (step, thought.clone()))
            .collect()
    }

    /// The same game with what was thought in it. What does not fit its step is left out, and what is
    /// said of a step that a person did.
    #[must_use]
    pub fn with_thoughts(
        mut self,
        thoughts: impl IntoIterator<Item = (usize, Thought<G::Action>)>,
    ) -> Self {
        for (step, thought) in thoughts {
            if self.is_by_bot(step) {
                self.keep_thought(step, thought);
            }
        }
        self
    }

    fn is_by_bot(&self, step: usize) -> bool {
        let actor = self.steps.get(step).map(|step| step.actor);
        let Some(Actor::Seat(seat)) = actor else {
            return false;
        };
        self.player(seat).is_some_and(|player| !player.is_human())
    }

    fn keep_thought(&mut self, step: usize, thought: Thought<G::Action>) {
        let fits = |&Step { actor, action, .. }: &Step<_>| thought_fits(actor, &action, &thought);
        if self.steps.get(step).is_some_and(fits) {
            self.thoughts.entry(step).or_insert(thought);
        }
    }
}
