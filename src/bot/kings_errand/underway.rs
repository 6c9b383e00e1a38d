//! A turn that a bot is in the middle of.

use super::guide::Move;
use super::turn::Steps;
use crate::bot::{Choice, Thought, Weighed, Yardstick};
use crate::rules::kings_errand::{Action, KingsErrand, Phase, View};
use crate::rules::{Game, Seat};

/// A move that was found, and what was thought of it.
#[derive(Clone, Debug)]
pub(super) struct Candidate {
    pub(super) chosen: Move,
    /// For a pick: the turn that it is meant for.
    pub(super) turn: Steps,
    /// In thousandths of a victory.
    pub(super) value: i32,
    pub(super) tried: u32,
}

impl Candidate {
    fn weighed(&self) -> Weighed<Action> {
        let (action, then) = match &self.chosen {
            Move::Pick(card) => (Action::Choose(*card), self.turn.as_slice()),
            Move::Turn(steps) => match steps.as_slice() {
                [first, then @ ..] => (*first, then),
                [] => (Action::EndTurn, [].as_slice()),
            },
            Move::Offer(offer) => (Action::Offer(*offer), [].as_slice()),
        };
        Weighed {
            action,
            then: then.to_vec(),
            value: self.value,
            tried: self.tried,
        }
    }
}

/// The rest of a turn that has begun, so that a bot carries out what it has planned. It holds only as
/// long as everything goes as planned.
#[derive(Clone, Debug, Default)]
pub(super) struct Underway {
    turn: Option<Turn>,
}

#[derive(Clone, Debug)]
struct Turn {
    round: u16,
    seat: Seat,
    /// What was done before it was planned, and what is to be done, in order.
    steps: Vec<Action>,
    value: i32,
    worlds: u32,
    tried: u32,
}

impl Underway {
    /// Goes on with the turn, if it is the one that `view` shows.
    pub(super) fn next(&self, game: &KingsErrand, view: &View) -> Option<Choice<Action>> {
        let turn = self.turn.as_ref()?;
        let position = view.position();
        let done = position.done().count();
        let as_planned = position.phase() == Phase::CarryOut
            && position.round() == turn.round
            && view.seat_to_move() == Some(turn.seat)
            && done > 0
            && turn.steps.len() >= done
            && position.done().zip(&turn.steps).all(|(done, step)| done.action == *step);
        if !as_planned {
            return None;
        }
        let (action, then) = match &turn.steps[done..] {
            [first, then @ ..] => (*first, then.to_vec()),
            [] => (Action::EndTurn, Vec::new()),
        };
        let mut legal = Vec::new();
        game.legal_actions_in(view, &mut legal);
        let weighed = Weighed {
            action,
            then,
            value: turn.value,
            tried: turn.tried,
        };
        legal.contains(&action).then(|| Choice {
            action,
            thought: Thought::new(Yardstick::Victories, turn.worlds, vec![weighed], &action),
        })
    }

    /// Chooses the first of `candidates`, and keeps the turn if it is one.
    pub(super) fn choose(
        &mut self,
        view: &View,
        worlds: u32,
        candidates: &[Candidate],
    ) -> Option<Choice<Action>> {
        let best = candidates.first()?;
        let position = view.position();
        self.turn = match &best.chosen {
            Move::Turn(steps) => Some(Turn {
                round: position.round(),
                seat: view.seat_to_move()?,
                steps: position
                    .done()
                    .map(|done| done.action)
                    .chain(steps.as_slice().iter().copied())
                    .collect(),
                value: best.value,
                worlds,
                tried: best.tried,
            }),
            Move::Pick(_) | Move::Offer(_) => None,
        };
        let weighed: Vec<_> = candidates.iter().map(Candidate::weighed).collect();
        let action = weighed.first()?.action;
        Some(Choice {
            action,
            thought: Thought::new(Yardstick::Victories, worlds, weighed, &action),
        })
    }
}
