//! What moves at the table: every step is seen once, from how the table lay before it.

use std::collections::BTreeMap;
use std::sync::Arc;

use super::TableGame;
use crate::rules::kings_errand::{Observation, View};
use crate::rules::{Seat, Viewer};
use crate::session::Player;
use crate::ui::table::choices::Choices;
use crate::ui::table::motion::{self, Moment, Moving, Step};
use crate::ui::table::plan::{self, PlannedLane};
use crate::ui::theme::Tokens;
use crate::ui::timeline::Timeline;

/// More steps than that at once are not worth watching: nobody has waited for them.
const MOST_STEPS: usize = 60;

/// What moves, and what is still to be set in motion.
#[derive(Default)]
pub(super) struct Motions {
    /// Beats of the moments, one after the other.
    timeline: Timeline<(Arc<Moment>, usize)>,
    unseen: Option<Still>,
    /// Whether motion is on.
    lively: bool,
}

/// How the table lay before steps that nobody has seen yet.
#[derive(Clone, Copy)]
struct Still {
    steps: usize,
    own: Seat,
    covered: bool,
}

impl Motions {
    /// Whether something moves.
    pub(super) fn is_empty(&self) -> bool {
        self.timeline.is_empty()
    }

    /// Whether motion is on, so that it says by itself how long things take.
    pub(super) const fn is_lively(&self) -> bool {
        self.lively
    }
}

impl TableGame {
    /// Looks at the table before something is done at it.
    pub(super) fn look_before(&mut self) {
        if self.motions.unseen.is_none() {
            self.motions.unseen = Some(Still {
                steps: self.game.steps(),
                own: self.own_seat(),
                // Whoever only peeked does not go on peeking.
                covered: self.is_covered() || self.state.peeking,
            });
        }
    }

    /// What moves just now.
    #[must_use]
    pub fn moving(&self) -> Option<Moving<'_>> {
        let (beat, progress) = self.motions.timeline.current()?;
        Some(Moving {
            moment: &beat.0,
            at: beat.1,
            progress,
        })
    }

    /// Whether something moves. Then nobody plays.
    #[must_use]
    pub fn is_moving(&self) -> bool {
        !self.motions.is_empty()
    }

    /// Whether all that moves is the doing of the person at the bottom, who needs not wait for it.
    #[must_use]
    pub fn moves_for_person(&self) -> bool {
        let mut beats = self.motions.timeline.beats();
        beats.all(|(moment, _)| moment.by_person)
    }

    /// Ends every motion; whether there was one.
    pub fn skip_motion(&mut self) -> bool {
        let moved = self.is_moving();
        self.motions.unseen = None;
        self.motions.timeline.skip();
        moved
    }

    /// Ends every motion, and nothing of it is heard; whether there was one.
    pub fn leave_unseen(&mut self) -> bool {
        let moved = self.skip_motion();
        self.hush();
        moved
    }

    /// What the seat at the bottom could do at a moment.
    #[must_use]
    pub fn choices_in(&self, moment: &Moment) -> Choices {
        let choices = Choices::new(self.game.game(), &moment.view, moment.own);
        if self.is_bare() {
            choices.unmarked()
        } else {
            choices
        }
    }

    /// Steps of the game of which everything has been seen.
    pub(super) fn steps_seen(&self) -> usize {
        let steps = self.game.steps();
        self.moving().map_or(steps, |moving| moving.moment.steps)
    }

    /// Sets in motion what has happened, and lets time pass. `now` is the window's clock in seconds.
    pub fn move_on(&mut self, now: f64, tokens: &Tokens) {
        self.motions.lively = tokens.seconds(1000) > 0.0;
        if let Some(still) = self.motions.unseen.take()
            && self.motions.lively
        {
            self.set_in_motion(still, tokens);
        }
        self.motions.timeline.advance(now);
        self.listen();
    }

    fn set_in_motion(&mut self, still: Still, tokens: &Tokens) {
        let steps = still.steps..self.game.steps();
        if steps.is_empty() || steps.len() > MOST_STEPS {
            return;
        }
        let viewer = if still.covered {
            Viewer::Public
        } else {
            Viewer::Seat(still.own)
        };
        let mut seen: BTreeMap<usize, Vec<Observation>> = BTreeMap::new();
        for (number, observation) in self.game.observations(viewer, still.steps) {
            seen.entry(number).or_default().push(observation);
        }
        let mut before = self.game.view_after(viewer, still.steps);
        for step in steps {
            let after = self.game.view_after(viewer, step + 1);
            let seen = seen.remove(&(step + 1)).unwrap_or_default();
            self.push_step(still, (step, &before, &after), &seen, tokens);
            before = after;
        }
    }

    fn push_step(
        &mut self,
        still: Still,
        (steps, before, after): (usize, &View, &View),
        seen: &[Observation],
        tokens: &Tokens,
    ) {
        let own = still.own;
        let to_move = before.position().seat_to_move();
        let is_person = |seat: Seat| self.game.player(seat).is_some_and(Player::is_human);
        let by_person = to_move == Some(own) && is_person(own);
        let lanes = [before, after].map(|view| self.lane_in(view, own));
        let (beats, begins) = motion::script(
            &Step {
                before,
                after,
                own,
                lanes: [&lanes[0], &lanes[1]],
                by_person,
                motion: &tokens.motion,
            },
            seen,
        );
        if beats.is_empty() {
            return;
        }
        let lengths: Vec<f32> = beats
            .iter()
            .map(|beat| tokens.seconds(beat.milliseconds))
            .collect();
        let hopeless = if self.is_bare() {
            Vec::new()
        } else {
            plan::hopeless(self.game.game(), before)
        };
        let moment = Arc::new(Moment {
            view: *before,
            after: *after,
            own,
            covered: still.covered,
            waiting: !to_move.is_some_and(is_person),
            by_person,
            hopeless,
            steps,
            beats,
            begins,
        });
        for (at, seconds) in lengths.into_iter().enumerate() {
            let beat = (Arc::clone(&moment), at);
            self.motions.timeline.push(beat, seconds);
        }
    }

    /// The lane of the seat at the bottom as a view has it, without what is hopeless in it.
    fn lane_in(&self, view: &View, own: Seat) -> PlannedLane {
        if self.is_bare() {
            return PlannedLane::bare(view, own);
        }
        let plan = self.plan_of(own);
        PlannedLane::new(self.game.game(), view, own, plan, None, &[])
    }
}
