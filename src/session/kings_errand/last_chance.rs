//! What is lost for good by what somebody is about to do, though it need not be.

use crate::rules::kings_errand::{
    Action, ActionCard, KingsErrand, Objective, Phase, Planner, Situation, TurnProblem, Unmet, View,
};
use crate::rules::{Game, Seat};

/// A card that can no longer be used in this round, and why.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Loss {
    /// The card.
    pub card: ActionCard,
    /// What stands in the way, the first that decides.
    pub unmet: Unmet,
}

/// The cards that the seat which looks could still use, and no longer could after `actions`. Empty
/// where as much would be lost in any case: of two cards of which only one can be used, none is a
/// mistake.
#[must_use]
pub fn last_chance(game: &KingsErrand, view: &View, actions: &[Action]) -> Vec<Loss> {
    let (Some(seat), Some(situation)) = (view.seat_to_move(), view.situation()) else {
        return Vec::new();
    };
    let moment = Moment {
        game,
        view,
        seat,
        situation,
    };
    match (view.position().phase(), actions) {
        (Phase::Choose, &[Action::Choose(card)]) => moment.by_pick(card),
        (Phase::CarryOut, actions) => moment.by_turn(actions),
        (
            Phase::Choose
            | Phase::LayRing
            | Phase::DealHands
            | Phase::RevealTasks
            | Phase::DealTents
            | Phase::Tournament
            | Phase::Over,
            _,
        ) => Vec::new(),
    }
}

/// The moment before something is done.
struct Moment<'a> {
    game: &'a KingsErrand,
    view: &'a View,
    seat: Seat,
    situation: Situation,
}

impl Moment<'_> {
    fn held(&self) -> Vec<ActionCard> {
        let own = self.view.position().seat(self.seat);
        let waits = |card: &ActionCard| *card == ActionCard::Tournament;
        own.held().filter(|card| !waits(card)).collect()
    }

    fn problem<'c>(&'c self, situation: Situation, cards: &'c [ActionCard]) -> TurnProblem<'c> {
        TurnProblem {
            board: self.game.board(self.view.position()),
            situation,
            cards,
            joust: self.game.joust(self.view),
        }
    }

    fn by_turn(&self, actions: &[Action]) -> Vec<Loss> {
        let supply = self.view.position().supply();
        let board = self.game.board(self.view.position());
        let held = self.held();
        let (mut after, mut left, mut dropped) = (self.situation, held.clone(), Vec::new());
        for &action in actions {
            match action {
                Action::GiveUp(card) => {
                    dropped.extend(take(&mut left, card));
                }
                Action::EndTurn => dropped.append(&mut left),
                Action::Exercise { .. }
                | Action::RoundTable { .. }
                | Action::Court { .. }
                | Action::Quest { .. }
                | Action::Horse { .. } => {
                    after = after.after(&board.effect(action));
                    if let Some(card) = action.carries_out() {
                        take(&mut left, card);
                    }
                }
                Action::Choose(_)
                | Action::Offer(_)
                | Action::Ring(_)
                | Action::OpeningHand { .. }
                | Action::Task(_)
                | Action::Tents(_) => {}
            }
        }
        let mut planner = Planner::default();
        let before = self.problem(self.situation, &held);
        let then = self.problem(after, &left);
        let least = |planner: &mut Planner, problem: &TurnProblem<'_>| {
            planner.plan(problem, Objective::NothingExpires)
        };
        let rest = least(&mut planner, &then);
        let lost = usize::from(rest.outcome.expired) + dropped.len();
        if lost <= usize::from(least(&mut planner, &before).outcome.expired) {
            return Vec::new();
        }
        // What is laid aside could be used as long as it is in hand.
        dropped.retain(|&card| planner.can_use(&before, card, supply, 0));
        let mut losses: Vec<ActionCard> = Vec::new();
        let mut candidates = Vec::new();
        let tournament = before.joust.map(|_| ActionCard::Tournament);
        for card in left.iter().copied().chain(tournament) {
            if !planner.can_use(&then, card, supply, 0) {
                candidates.push(card);
            }
        }
        for card in candidates {
            if planner.can_use(&before, card, supply, 0) {
                losses.push(card);
            }
        }
        if losses.is_empty() && dropped.is_empty() {
            // Each alone could still be used, but no longer all of them.
            let mut unused = left.clone();
            for step in rest.steps() {
                if let Some(card) = step.carries_out() {
                    take(&mut unused, card);
                }
            }
            losses = unused;
            after = rest.outcome.situation;
        }
        let reason = |card| Loss {
            card,
            unmet: self.reason(card, &after),
        };
        let laid_aside = dropped.into_iter().map(|card| Loss {
            card,
            unmet: Unmet::GivenUp,
        });
        laid_aside.chain(losses.into_iter().map(reason)).collect()
    }

    /// What stands in the way of `card` in `situation`.
    fn reason(&self, card: ActionCard, situation: &Situation) -> Unmet {
        if card == ActionCard::Tournament {
            let joust = self.game.joust(self.view);
            let unmet = joust.and_then(|joust| joust.unmet(situation));
            return unmet.unwrap_or(Unmet::GivenUp);
        }
        let board = self.game.board(self.view.position());
        let unmet = board.unmet(card, situation);
        unmet.first().copied().unwrap_or(Unmet::GivenUp)
    }

    fn by_pick(&self, card: ActionCard) -> Vec<Loss> {
        let lost = self.lost_by(card);
        if lost.is_empty() {
            return Vec::new();
        }
        let mut legal = Vec::new();
        self.game.legal_actions_in(self.view, &mut legal);
        let spares = legal.iter().any(|&other| {
            matches!(other, Action::Choose(other) if other != card && self.lost_by(other).len() < lost.len())
        });
        let reason = |card| Loss {
            card,
            unmet: self.reason(card, &self.situation),
        };
        if spares {
            lost.into_iter().map(reason).collect()
        } else {
            Vec::new()
        }
    }

    /// The cards chosen so far that could be used, and no longer can once `pick` is taken.
    fn lost_by(&self, pick: ActionCard) -> Vec<ActionCard> {
        let position = self.view.position();
        let own = position.seat(self.seat);
        let taken = own.chosen().count() as u8;
        let more = self.game.picks().saturating_sub(taken);
        let supply = position.supply();
        let mut left = supply;
        left.remove(pick);
        let held = self.held();
        let mut with = held.clone();
        if pick != ActionCard::Tournament {
            with.push(pick);
        }
        let before = self.problem(self.situation, &held);
        let after = self.problem(self.situation, &with);
        let mut planner = Planner::default();
        own.held()
            .filter(|&card| {
                planner.can_use(&before, card, supply, more)
                    && !planner.can_use(&after, card, left, more.saturating_sub(1))
            })
            .collect()
    }
}

/// Takes one `card` out of `cards`.
fn take(cards: &mut Vec<ActionCard>, card: ActionCard) -> Option<ActionCard> {
    let at = cards.iter().position(|&other| other == card)?;
    Some(cards.remove(at))
}
