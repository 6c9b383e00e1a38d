//! What went wrong in a game, in its order, each card as its own seat knew it.

use std::collections::VecDeque;

use crate::rules::kings_errand::{
    Action, Chronicle, Event, Explainer, Explanation, KingsErrand, TurnStory,
};
use crate::rules::{Actor, Game, Seat, Viewer, retell};

/// A card that expired.
#[derive(Clone, Copy, Debug)]
pub(super) struct Expired {
    /// The action at which it expired, from 1.
    pub(super) action: usize,
    seat: Seat,
    /// Which turn of the seat, from 0.
    turn: usize,
    /// Which play of the turn, from 0.
    play: usize,
}

/// Something that went wrong, explained.
#[derive(Clone, Debug)]
pub(super) struct Finding {
    /// The action of the game, from 1.
    pub(super) action: usize,
    /// The round, from 1.
    pub(super) round: u16,
    pub(super) explanation: Explanation,
}

/// What went wrong in a game.
#[derive(Debug)]
pub(super) struct Findings<'a> {
    game: &'a KingsErrand,
    /// The turns of each seat, as it has seen them itself.
    turns: Vec<Vec<TurnStory>>,
    /// In the order of the game.
    expired: Vec<Expired>,
}

impl<'a> Findings<'a> {
    /// What went wrong in a game of these actions, which have been found legal.
    pub(super) fn of(game: &'a KingsErrand, actions: &[(Actor, Action)]) -> Self {
        let seats = Seat::first(game.seats());
        let turns: Vec<_> = seats.map(|seat| own_turns(game, actions, seat)).collect();
        let expired = in_order(game, actions, &turns);
        Self {
            game,
            turns,
            expired,
        }
    }

    /// Every card that expired, in the order of the game.
    pub(super) fn expired(&self) -> impl Iterator<Item = Expired> {
        self.expired.iter().copied()
    }

    /// Why a card expired, and what would have worked.
    pub(super) fn explain(&self, expired: Expired, explainer: &mut Explainer) -> Option<Finding> {
        let story = self.turns.get(expired.seat.index())?.get(expired.turn)?;
        Some(Finding {
            action: expired.action,
            round: story.round,
            explanation: explainer.expired(self.game, story, expired.play)?,
        })
    }

    /// What was wasted in the turn that `action`, counted from 1, belongs to.
    pub(super) fn wasted(&self, action: usize, explainer: &mut Explainer) -> Vec<Finding> {
        let mut turns = self.turns.iter().flatten();
        turns
            .find(|turn| turn.steps.contains(&(action - 1)))
            .map(|story| wasted(self.game, story, explainer))
            .unwrap_or_default()
    }
}

/// The turns of `seat` as it has seen them.
fn own_turns(game: &KingsErrand, actions: &[(Actor, Action)], seat: Seat) -> Vec<TurnStory> {
    let mut chronicle = Chronicle::new(game);
    let steps = actions.iter().copied();
    let told = retell(game, steps, Viewer::Seat(seat), |step, before, seen| {
        chronicle.see(step, before, seen);
    });
    debug_assert!(told.is_ok(), "the actions have been found legal");
    let mut turns = chronicle.into_turns();
    turns.retain(|turn| turn.seat == seat);
    turns
}

/// The expired cards of all seats in the order of the game, which everybody sees.
fn in_order(
    game: &KingsErrand,
    actions: &[(Actor, Action)],
    turns: &[Vec<TurnStory>],
) -> Vec<Expired> {
    let seats = Seat::first(game.seats());
    let mut queues: Vec<VecDeque<Expired>> = seats
        .zip(turns)
        .map(|(seat, turns)| {
            let turns = turns.iter().enumerate();
            let plays = turns.flat_map(|(turn, story)| {
                story.expired().map(move |play| Expired {
                    action: story.plays[play].step + 1,
                    seat,
                    turn,
                    play,
                })
            });
            plays.collect()
        })
        .collect();
    let mut expired = Vec::new();
    let steps = actions.iter().copied();
    let told = retell(game, steps, Viewer::Public, |_, _, seen| {
        for observation in seen {
            if let Event::ActionExpired { seat, .. } = observation.event() {
                let queue = queues.get_mut(seat.index());
                expired.extend(queue.and_then(VecDeque::pop_front));
            }
        }
    });
    debug_assert!(told.is_ok(), "the actions have been found legal");
    expired
}

/// What was wasted in a turn.
fn wasted(game: &KingsErrand, story: &TurnStory, explainer: &mut Explainer) -> Vec<Finding> {
    // Where a turn does the same thing twice, it is the later one that wastes it: both are matched
    // from the end of the turn.
    let mut plays = story.plays.iter().rev();
    let wasted = explainer.wasted(game, story).into_iter().rev();
    let mut findings: Vec<_> = wasted
        .filter_map(|explanation| {
            let play = plays.find(|play| play.action == explanation.subject.action)?;
            Some(Finding {
                action: play.step + 1,
                round: story.round,
                explanation,
            })
        })
        .collect();
    findings.reverse();
    findings
}
