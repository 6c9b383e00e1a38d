//! Whether a chosen card can still be used at all: in some order, with whatever may still be chosen.

use super::action_card::{ActionCard, ActionCards};
use super::plan::{Planner, TurnProblem};
use super::position::MAX_PICKS;
use super::virtue::Virtue;

impl Planner {
    /// Whether some order and some choice of `more` further cards from `supply` carries `card` out,
    /// as the table lies now. `problem.cards` are the cards chosen so far, `card` among them; for a
    /// Tournament, `problem.joust` says what it takes.
    #[must_use]
    pub fn can_use(
        &mut self,
        problem: &TurnProblem<'_>,
        card: ActionCard,
        supply: ActionCards,
        more: u8,
    ) -> bool {
        let mut cards = problem.cards.to_vec();
        self.can_use_with(problem, card, &mut cards, supply, more, 0)
    }

    /// Cards are added in the order of their kinds, so that each set is tried once.
    fn can_use_with(
        &mut self,
        problem: &TurnProblem<'_>,
        card: ActionCard,
        cards: &mut Vec<ActionCard>,
        supply: ActionCards,
        more: u8,
        first: usize,
    ) -> bool {
        if self.is_carried_out(problem, card, cards) {
            return true;
        }
        if more == 0 || cards.len() >= MAX_PICKS {
            return false;
        }
        for (other, _) in supply.kinds() {
            if other.index() < first || !may_help(card, other) {
                continue;
            }
            let mut left = supply;
            left.remove(other);
            cards.push(other);
            let can = self.can_use_with(problem, card, cards, left, more - 1, other.index());
            cards.pop();
            if can {
                return true;
            }
        }
        false
    }

    fn is_carried_out(
        &mut self,
        problem: &TurnProblem<'_>,
        card: ActionCard,
        cards: &[ActionCard],
    ) -> bool {
        let mut found = false;
        let problem = TurnProblem { cards, ..*problem };
        self.each(&problem, &mut |plan| {
            found |= match (card, problem.joust) {
                (ActionCard::Tournament, Some(joust)) => {
                    !joust.would_expire(&plan.outcome.situation)
                }
                _ => plan
                    .steps()
                    .iter()
                    .any(|step| step.carries_out() == Some(card)),
            };
        });
        found
    }
}

/// Whether carrying out `other` can bring about what `card` needs.
const fn may_help(card: ActionCard, other: ActionCard) -> bool {
    match other {
        ActionCard::Horse(_) => true,
        ActionCard::Exercise(virtue) => match card {
            // A single knight of edition cs can offer any card.
            ActionCard::Quest | ActionCard::Tournament => true,
            ActionCard::Court => matches!(virtue, Virtue::Book),
            ActionCard::Exercise(_) | ActionCard::RoundTable | ActionCard::Horse(_) => false,
        },
        ActionCard::RoundTable => matches!(card, ActionCard::Quest),
        ActionCard::Tournament | ActionCard::Court | ActionCard::Quest => false,
    }
}
