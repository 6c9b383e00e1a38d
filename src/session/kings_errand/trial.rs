//! A turn that is tried in a sandbox: the wrong line of an explanation, or one that would have
//! worked.
//!
//! The sandbox begins with what its viewer knew when the turn began. What was hidden is guessed, the
//! same way every time; of the guesses the first is taken in which the whole turn can be carried
//! out, because a turn that is known to have happened must happen in it.

use std::collections::VecDeque;

use super::again::is_of_tournament;
use crate::rules::kings_errand::{
    Action, ActionCard, Change, Event, KingsErrand, Observation, Phase, PlayedTurn, View,
    VirtueCards,
};
use crate::rules::{Actor, Game, Seat, Viewer};
use crate::session::{Match, Moment, Sandbox, stream};

/// How many guesses are tried before the best of them has to do.
const GUESSES: u64 = 200;

/// The seed of the guesses.
const SEED: u64 = 0x7461_6665_6c72;

/// Where a turn begins that is tried.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum TrialStart {
    /// Where the game stands now, in the middle of a turn maybe.
    Now,
    /// After so many steps of the game.
    After(usize),
}

/// A turn to be tried.
#[derive(Clone, Copy, Debug)]
pub struct Trial<'a> {
    /// Who looks on.
    pub viewer: Viewer,
    /// Whose turn it is.
    pub seat: Seat,
    /// Where it begins.
    pub start: TrialStart,
    /// What is done.
    pub turn: &'a PlayedTurn,
    /// What is different from what happened, or nothing: another card chosen in Phase I counts here.
    pub changes: &'a [Change],
    /// Whether the tournament after it is shown too.
    pub tournament: bool,
}

/// What came of a trial in one guess.
struct Tried {
    moments: Vec<Moment<KingsErrand>>,
    whole: bool,
}

impl Match<KingsErrand> {
    /// Tries a turn in a sandbox: how things stand before it and after each card. This game is not
    /// touched. Cards that expire are given up where they stand in the turn.
    #[must_use]
    pub fn try_turn(&self, trial: &Trial<'_>) -> Vec<Moment<KingsErrand>> {
        let (view, after) = match trial.start {
            TrialStart::Now => (self.view(trial.viewer), None),
            TrialStart::After(steps) => {
                let after = trial
                    .tournament
                    .then(|| self.answers_after(steps, trial.seat));
                (self.view_after(trial.viewer, steps), after.flatten())
            }
        };
        let mut best: Option<Tried> = None;
        for guess in 0..GUESSES {
            let Some(tried) = try_in(self.game(), &view, trial, after.as_deref(), guess) else {
                continue;
            };
            let longer = |best: &Tried| best.moments.len() < tried.moments.len();
            let better = best.as_ref().is_none_or(longer);
            let whole = tried.whole;
            if whole || better {
                best = Some(tried);
            }
            if whole {
                break;
            }
        }
        best.map(|tried| tried.moments).unwrap_or_default()
    }

    /// What the others did after these steps until the offers of that round were turned; `None` if
    /// they have not been turned yet, because nothing hidden may show in a sandbox.
    fn answers_after(&self, steps: usize, seat: Seat) -> Option<Vec<(Seat, Action)>> {
        let in_turns = |phase: Phase| matches!(phase, Phase::CarryOut | Phase::Tournament);
        let round = self.view_after(Viewer::Public, steps).position().round();
        let mut last = steps;
        let now = self.retell(Viewer::Public, |step, before, _| {
            let position = before.position();
            if step >= steps && position.round() == round && in_turns(position.phase()) {
                last = step + 1;
            }
        });
        let position = now.position();
        let revealed = position.round() > round || !in_turns(position.phase());
        revealed.then(|| {
            let done = self.steps.get(steps..last).unwrap_or_default();
            done.iter()
                .filter_map(|step| match step.actor {
                    Actor::Seat(actor) if actor != seat => Some((actor, step.action)),
                    Actor::Seat(_) | Actor::Chance => None,
                })
                .collect()
        })
    }
}

/// The trial in one guessed world; `None` if that has no room for the changes.
fn try_in(
    game: &KingsErrand,
    view: &View,
    trial: &Trial<'_>,
    after: Option<&[(Seat, Action)]>,
    guess: u64,
) -> Option<Tried> {
    let mut world = game.determinize(view, &mut stream(SEED, guess));
    for change in trial.changes {
        if let Change::Card { instead, card } = *change {
            world = world.with_card_instead(trial.seat, instead, card)?;
        }
    }
    let mut sandbox = Sandbox::new(game, world, trial.viewer);
    let mut tried = Tried {
        moments: vec![Moment {
            view: sandbox.view(),
            seen: Vec::new(),
        }],
        whole: true,
    };
    for card in &trial.turn.cards {
        let action = card.action.unwrap_or(Action::GiveUp(card.card));
        let Some(seen) = sandbox.act(action) else {
            tried.whole = false;
            return Some(tried);
        };
        let view = sandbox.view();
        tried.moments.push(Moment { view, seen });
    }
    if trial.tournament {
        tournament(&mut sandbox, trial, after, &mut tried);
    }
    Some(tried)
}

/// The rest of Phase II and the tournament. Of a game that has not come so far, the others do and
/// offer nothing, and the table stays as it is.
fn tournament(
    sandbox: &mut Sandbox<'_, KingsErrand>,
    trial: &Trial<'_>,
    after: Option<&[(Seat, Action)]>,
    tried: &mut Tried,
) {
    let mut answers: VecDeque<_> = after.unwrap_or_default().iter().copied().collect();
    let still = sandbox.view();
    while let Some(Actor::Seat(seat)) = sandbox.actor() {
        let offering = sandbox.view().position().phase() == Phase::Tournament;
        if !offering && sandbox.view().position().phase() != Phase::CarryOut {
            break;
        }
        let own = trial.turn.offer.unwrap_or(VirtueCards::EMPTY);
        let nothing = if offering {
            Action::Offer(if seat == trial.seat {
                own
            } else {
                VirtueCards::EMPTY
            })
        } else {
            Action::EndTurn
        };
        let answer = answers.iter().position(|&(who, action)| {
            who == seat && offering == matches!(action, Action::Offer(_))
        });
        let answer = answer.and_then(|at| answers.remove(at));
        let mut seen = answer.and_then(|(_, action)| sandbox.act(action));
        if seen.is_none() {
            tried.whole &= answer.is_none();
            seen = sandbox.act(nothing);
        }
        let Some(seen) = seen else { break };
        let keep = |seen: &Observation| is_told(seen.event(), trial.seat, after.is_some());
        let seen: Vec<_> = seen.into_iter().filter(keep).collect();
        if !seen.is_empty() {
            let view = if after.is_some() {
                sandbox.view()
            } else {
                still
            };
            tried.moments.push(Moment { view, seen });
        }
    }
}

/// What is told of the tournament; of one that has not come yet only what becomes of the own card.
fn is_told(event: &Event, seat: Seat, happened: bool) -> bool {
    let expires = matches!(
        event,
        Event::ActionExpired {
            card: ActionCard::Tournament,
            ..
        }
    );
    is_of_tournament(event, seat) && (happened || expires)
}
