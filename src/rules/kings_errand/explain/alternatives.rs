//! The search for turns that would have gone better.
//!
//! Every alternative comes out of the exhaustive search over the turn, so it has been carried out by
//! the same rules that the turn itself is carried out by. For each size of change the best turn is
//! kept; of those the three best are offered.

use std::cmp::Reverse;

use super::super::action::Action;
use super::super::action_card::{ActionCard, ActionCards};
use super::super::plan::{Joust, Outcome, Plan, Planner, TurnProblem};
use super::super::position::MAX_PICKS;
use super::super::situation::{Board, Situation};
use super::change::{Aligned, Change, ChangeSize, Played};
use super::story::Pick;
use super::waste::{Waste, has_waste_like};
use super::{PlayedTurn, TurnCard};
use crate::rules::kings_errand::KingsErrand;
use crate::rules::{Alternative, Basis, MOST_ALTERNATIVES};

/// What an alternative has to bring about.
#[derive(Clone, Copy, Debug)]
pub(super) enum Aim {
    /// The card is carried out more than so many times.
    CarryOut(ActionCard, usize),
    /// The knight takes part in the tournament with something to gain.
    TakePart,
    /// Nothing of this kind is wasted, and nothing else is lost by it.
    Spare(Waste),
}

impl Aim {
    /// The card in question.
    const fn card(&self) -> Option<ActionCard> {
        match *self {
            Self::CarryOut(card, _) => Some(card),
            Self::TakePart => Some(ActionCard::Tournament),
            Self::Spare(_) => None,
        }
    }
}

/// A turn to find better ones for.
#[derive(Clone, Copy, Debug)]
pub(super) struct Case<'a> {
    pub(super) board: Board<'a>,
    pub(super) start: Situation,
    /// The cards to be carried out, without Tournament.
    pub(super) cards: &'a [ActionCard],
    pub(super) joust: Option<Joust>,
    /// What was done with each of them.
    pub(super) line: &'a [Played],
    pub(super) expired: u8,
    pub(super) shields: u8,
    pub(super) aim: Aim,
}

/// Cards that could have been chosen instead.
#[derive(Clone, Copy, Debug)]
pub(super) struct Swaps<'a> {
    pub(super) picks: &'a [Pick],
    pub(super) left: ActionCards,
    /// What a seat with a Tournament card would look forward to.
    pub(super) joust: Joust,
}

/// How good a candidate is; more is better.
type Key = (Reverse<u8>, u8);

/// What decides among equals: fewer changes, then cheaper, then more in hand.
type Tie = (Reverse<usize>, Reverse<u8>, u8);

#[derive(Clone, Debug)]
struct Candidate {
    key: Key,
    tie: Tie,
    changes: Vec<Change>,
    actions: Vec<Action>,
    cards: [Option<ActionCard>; MAX_PICKS],
    outcome: Outcome,
    basis: Basis,
}

impl Case<'_> {
    const fn problem<'a>(&'a self, cards: &'a [ActionCard]) -> TurnProblem<'a> {
        TurnProblem {
            board: self.board,
            situation: self.start,
            cards,
            joust: self.joust,
        }
    }

    /// Whether a plan with the chosen cards brings about what is wanted.
    fn helps(&self, plan: &Plan) -> bool {
        let outcome = &plan.outcome;
        match self.aim {
            Aim::CarryOut(card, times) => {
                let carried = plan
                    .steps()
                    .iter()
                    .filter(|action| action.carries_out() == Some(card));
                outcome.expired <= self.expired && carried.count() > times
            }
            Aim::TakePart => {
                let takes_part = |joust: Joust| !joust.would_expire(&outcome.situation);
                outcome.expired <= self.expired && self.joust.is_some_and(takes_part)
            }
            Aim::Spare(waste) => {
                outcome.expired <= self.expired
                    && outcome.shields >= self.shields
                    && !has_waste_like(&self.board, self.start, plan.steps(), self.joust, &waste)
            }
        }
    }

    fn tie(&self, outcome: &Outcome, changes: usize) -> Tie {
        let situation = &outcome.situation;
        let tasks = self.board.tasks_of(situation.tasks);
        let worth: u8 = tasks.map(|task| 1 + task.shields).sum();
        let hand = situation.hand.total() + worth;
        (Reverse(changes), Reverse(outcome.paid), hand)
    }

    /// The best turns with the chosen cards, one for each size of change.
    fn own(&self, planner: &mut Planner) -> [Option<Candidate>; ChangeSize::COUNT] {
        let mut best: [Option<Candidate>; ChangeSize::COUNT] = Default::default();
        let mut changes = Vec::new();
        let problem = self.problem(self.cards);
        planner.each(&problem, &mut |plan| {
            if !self.helps(plan) {
                return;
            }
            let aligned = Aligned::new(plan, self.line, &self.board, self.start.place);
            changes.clear();
            aligned.compare(self.line, &mut changes);
            let Some(size) = changes.iter().map(Change::size).max() else {
                return;
            };
            let outcome = plan.outcome;
            let key = (Reverse(outcome.expired), outcome.shields);
            let tie = self.tie(&outcome, changes.len());
            let slot = &mut best[size as usize];
            if slot
                .as_ref()
                .is_none_or(|other| (other.key, other.tie) < (key, tie))
            {
                *slot = Some(Candidate {
                    key,
                    tie,
                    changes: changes.clone(),
                    actions: aligned.actions().to_vec(),
                    cards: listed(self.cards),
                    outcome,
                    basis: Basis::KnownThen,
                });
            }
        });
        best
    }

    /// The best turn with one other card chosen in Phase I, of those that do not outrank `own`.
    fn other_card(
        &self,
        planner: &mut Planner,
        swaps: &Swaps<'_>,
        own: Option<Key>,
    ) -> Option<Candidate> {
        let mut best: Option<Candidate> = None;
        for (index, pick) in swaps.picks.iter().enumerate() {
            let instead = pick.card;
            // Of equal cards the one chosen last stands for all. Where the chosen cards would have
            // done, only the card in question can still have been the wrong one.
            let again = swaps.picks[index + 1..]
                .iter()
                .any(|pick| pick.card == instead);
            if again || (own.is_some() && Some(instead) != self.aim.card()) {
                continue;
            }
            for (card, _) in swaps.left.kinds() {
                let held = swaps.picks.iter().map(|pick| pick.card);
                let mut chosen: Vec<_> = held.collect();
                chosen[index] = card;
                let tournaments = chosen.iter().filter(|&&it| it == ActionCard::Tournament);
                // Source: C4.
                if card == instead || tournaments.count() > 1 {
                    continue;
                }
                self.with_card(planner, swaps, pick, card, &chosen, own, &mut best);
            }
        }
        best
    }

    #[expect(
        clippy::too_many_arguments,
        reason = "one step of the search above, split off to be read by itself"
    )]
    fn with_card(
        &self,
        planner: &mut Planner,
        swaps: &Swaps<'_>,
        pick: &Pick,
        card: ActionCard,
        chosen: &[ActionCard],
        own: Option<Key>,
        best: &mut Option<Candidate>,
    ) {
        let mut cards = chosen.to_vec();
        cards.retain(|&card| card != ActionCard::Tournament);
        let holds = cards.len() < chosen.len();
        let joust = holds.then_some(swaps.joust);
        let problem = TurnProblem {
            joust,
            ..self.problem(&cards)
        };
        let instead = pick.card;
        let mut kept = self.line.to_vec();
        if let Some(at) = kept.iter().rposition(|played| played.card == instead) {
            kept.remove(at);
        }
        let mut changes = Vec::new();
        planner.each(&problem, &mut |plan| {
            let outcome = plan.outcome;
            let key = (Reverse(outcome.expired), outcome.shields);
            if outcome.expired >= self.expired
                || !self.swap_helps(plan, instead, card, joust)
                || own.is_some_and(|own| key > own)
                || best.as_ref().is_some_and(|best| key < best.key)
            {
                return;
            }
            let aligned = Aligned::new(plan, &kept, &self.board, self.start.place);
            changes.clear();
            changes.push(Change::Card { instead, card });
            aligned.compare(&kept, &mut changes);
            let tie = self.tie(&outcome, changes.len());
            let known = self.was_known(pick, swaps, holds, &outcome, aligned.actions());
            let basis = if known {
                Basis::KnownThen
            } else {
                Basis::Hindsight
            };
            let rank = |basis: Basis| Reverse(basis);
            let better = best.as_ref().is_none_or(|other| {
                (other.key, rank(other.basis), other.tie) < (key, rank(basis), tie)
            });
            if better {
                *best = Some(Candidate {
                    key,
                    tie,
                    changes: changes.clone(),
                    actions: aligned.actions().to_vec(),
                    cards: listed(&cards),
                    outcome,
                    basis,
                });
            }
        });
    }

    /// Whether a plan uses the card that was chosen instead, and with it the card in question,
    /// unless that is the one that was given for it.
    fn swap_helps(
        &self,
        plan: &Plan,
        instead: ActionCard,
        card: ActionCard,
        joust: Option<Joust>,
    ) -> bool {
        let takes_part = || {
            let situation = &plan.outcome.situation;
            joust.is_some_and(|joust| !joust.would_expire(situation))
        };
        let times = |card: ActionCard| {
            let carried = plan.steps().iter();
            carried
                .filter(|step| step.carries_out() == Some(card))
                .count()
        };
        let used = if card == ActionCard::Tournament {
            takes_part()
        } else {
            times(card) > 0
        };
        used && match self.aim {
            _ if self.aim.card() == Some(instead) => true,
            Aim::CarryOut(card, before) => times(card) > before,
            Aim::TakePart => takes_part(),
            Aim::Spare(_) => false,
        }
    }

    /// Whether the same turn came to the same on the table as it lay when the card was chosen.
    fn was_known(
        &self,
        pick: &Pick,
        swaps: &Swaps<'_>,
        holds: bool,
        outcome: &Outcome,
        actions: &[Action],
    ) -> bool {
        let mut situation = pick.table;
        let mut shields = 0;
        for &action in actions {
            if !self.board.allows(action, &situation) {
                return false;
            }
            let effect = self.board.effect(action);
            shields += effect.shields;
            situation = situation.after(&effect);
        }
        let joust = |rivals| Joust {
            rivals,
            ..swaps.joust
        };
        let expires = |rivals, situation| holds && joust(rivals).would_expire(situation);
        shields == outcome.shields
            && expires(pick.rivals, &situation) == expires(swaps.joust.rivals, &outcome.situation)
    }

    /// At most three turns that would have gone better, the best first.
    pub(super) fn alternatives(
        &self,
        planner: &mut Planner,
        swaps: Option<&Swaps<'_>>,
    ) -> Vec<Alternative<KingsErrand>> {
        let own = self.own(planner);
        let best_own = own.iter().flatten().map(|candidate| candidate.key).max();
        // A turn with the own cards comes first if it saves everything: a better card that one could
        // have chosen is then not what went wrong.
        let saves_all = best_own.filter(|(Reverse(expired), _)| *expired == 0);
        let other = swaps.and_then(|swaps| self.other_card(planner, swaps, saves_all));
        let mut found: Vec<Candidate> = Vec::with_capacity(MOST_ALTERNATIVES + 1);
        for candidate in own.into_iter().flatten() {
            // A larger change has to come to more than every smaller one.
            if found.iter().all(|smaller| smaller.key < candidate.key) {
                found.push(candidate);
            }
        }
        found.extend(other);
        if found
            .iter()
            .any(|candidate| candidate.outcome.expired < self.expired)
        {
            found.retain(|candidate| candidate.outcome.expired < self.expired);
        }
        // Candidates stand in the order of their size, and sorting keeps that among equals.
        found.sort_by_key(|candidate| Reverse(candidate.key));
        found.truncate(MOST_ALTERNATIVES);
        found.into_iter().map(Candidate::finish).collect()
    }
}

impl Candidate {
    fn finish(mut self) -> Alternative<KingsErrand> {
        self.changes.sort_by_key(|change| Reverse(change.size()));
        let mut left: Vec<_> = self.cards.into_iter().flatten().collect();
        let mut cards = Vec::with_capacity(left.len());
        for action in self.actions {
            let at = left
                .iter()
                .position(|&card| Some(card) == action.carries_out());
            if let Some(at) = at {
                let card = left.remove(at);
                let action = Some(action);
                cards.push(TurnCard { card, action });
            }
        }
        let action = None;
        cards.extend(left.into_iter().map(|card| TurnCard { card, action }));
        Alternative {
            changes: self.changes,
            basis: self.basis,
            turn: PlayedTurn {
                cards,
                offer: None,
                expired: self.outcome.expired,
                shields: self.outcome.shields,
            },
        }
    }
}

fn listed(cards: &[ActionCard]) -> [Option<ActionCard>; MAX_PICKS] {
    let mut list = [None; MAX_PICKS];
    for (slot, &card) in list.iter_mut().zip(cards) {
        *slot = Some(card);
    }
    list
}
