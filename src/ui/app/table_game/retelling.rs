//! The game told again from its beginning, for whoever may see it so; and games that go on from a
//! moment of it.

use std::sync::Arc;

use super::{TableGame, is_silent};
use crate::i18n::Translator;
use crate::i18n::text::kings_errand::Narrator;
use crate::rules::kings_errand::{
    ActionCard, Chronicle, Event, Explainer, KingsErrand, Observation,
};
use crate::rules::{Actor, Seat, Viewer};
use crate::session::Moment;
use crate::session::kings_errand::{Deed, TrialStart};
use crate::ui::table::LogLine;
use crate::ui::table::replay::{Expiry, Replay, ReplayStep, Resume, Retold, RoundMark};
use crate::ui::table::show::{Frame, Origin, Show, ShownTable};
use crate::ui::table::why::Why;

impl TableGame {
    /// The game to be shown again, as its player sees it, or else as everybody does. `None` at a table
    /// without marks, where nobody can look back before the end.
    ///
    /// `at_table` says whether it is the game that is open there.
    pub fn replay(&mut self, translator: &Translator, at_table: bool) -> Option<Replay> {
        if self.is_bare() && !self.is_over() {
            return None;
        }
        self.list_deeds();
        let viewer = self.you().map_or(Viewer::Public, Viewer::Seat);
        // Hidden cards lie open once the game is over, and not before.
        let viewers = if self.is_over() {
            let seats = Seat::first(self.names.len() as u8).map(Viewer::Seat);
            std::iter::once(Viewer::Public).chain(seats).collect()
        } else {
            vec![viewer]
        };
        let told = self.retold(viewer, translator)?;
        let steps = told.1.steps.iter();
        let ways = steps.map(|step| self.way_on(step.done, at_table)).collect();
        let taken_back = self.game.is_taken_back();
        Some(Replay::new(told, viewers, viewer, ways, taken_back))
    }

    /// What can be made of the moment after the first `done` steps.
    fn way_on(&self, done: usize, at_table: bool) -> Option<Resume> {
        if self.is_over() {
            return (done < self.game.steps()).then_some(Resume::PlayOn);
        }
        if !at_table {
            return Some(Resume::PlayOn);
        }
        let left = self.game.rewind_target(done).filter(|_| !self.scripted)?;
        let back = done < self.game.steps() && left < self.game.steps();
        back.then(|| Resume::GoBack {
            left,
            marks: !self.game.is_taken_back() && self.game.reveals_since(left),
        })
    }

    /// The game from its beginning as `viewer` sees it.
    #[must_use]
    pub fn retold(&self, viewer: Viewer, translator: &Translator) -> Option<(Show, Retold)> {
        let you = self.you();
        let narrator = Narrator::new(translator, &self.names, you);
        let actors = self.game.record().actions;
        let mut retold = Retold::default();
        let (mut frames, mut log) = (Vec::new(), Vec::new());
        let moments = self.game.moments(viewer, 0..self.game.steps());
        for (done, moment) in moments.iter().enumerate() {
            let actor = done.checked_sub(1).and_then(|step| actors.get(step));
            let Some(&(actor, _)) = actor else {
                frames.push(Frame {
                    view: moment.view,
                    words: translator.text("replay-begins"),
                    expires: false,
                    acting: None,
                });
                log.push(Vec::new());
                retold.steps.push(ReplayStep {
                    done,
                    expiry: None,
                    deed: None,
                });
                continue;
            };
            self.tell_step(
                &narrator,
                done,
                actor,
                moment,
                |frame, step, lines, round| {
                    if let Some(round) = round {
                        retold.rounds.push(RoundMark {
                            round,
                            frame: frames.len(),
                        });
                    }
                    frames.push(frame);
                    retold.steps.push(step);
                    log.push(lines);
                },
            );
        }
        // The end of a turn is told by what comes next; where nothing has come yet, it counts all the
        // same.
        if let (Some(frame), Some(step), Some(now)) =
            (frames.last_mut(), retold.steps.last_mut(), moments.last())
        {
            frame.view = now.view;
            step.done = self.game.steps();
        }
        let own = match viewer {
            Viewer::Seat(seat) => seat,
            Viewer::Public => self.people().next().unwrap_or_default(),
        };
        let table = ShownTable {
            rules: Arc::new(self.game.game().clone()),
            seats: self.labels(translator),
            names: self.names.clone(),
            you,
            own,
            over: self.is_over(),
        };
        let title = translator.text("replay-title");
        let show = Show::new(title, table, frames, Origin::Game)?;
        Some((show.with_log(log), retold))
    }

    /// Tells a step of the game in frames: what expires has one of its own.
    fn tell_step(
        &self,
        narrator: &Narrator<'_>,
        done: usize,
        actor: Actor,
        moment: &Moment<KingsErrand>,
        mut add: impl FnMut(Frame, ReplayStep, Vec<LogLine>, Option<u16>),
    ) {
        let seen: Vec<&Observation> = moment
            .seen
            .iter()
            .filter(|seen| !is_silent(seen.event()))
            .collect();
        let mut expired = Vec::new();
        let mut deed = self.deed_at(done - 1);
        for part in seen.chunk_by(|one, next| is_alike(one.event(), next.event())) {
            let Some(first) = part.first().map(|seen| seen.event()) else {
                continue;
            };
            let mut acting = match actor {
                Actor::Seat(seat) => Some(seat),
                Actor::Chance => None,
            };
            let mut expiry = None;
            if let Event::ActionExpired { seat, card, .. } = *first {
                let same = |&&before: &&(Seat, ActionCard)| before == (seat, card);
                let nth = expired.iter().filter(same).count();
                expired.push((seat, card));
                acting = Some(seat);
                expiry = Some(Expiry { seat, card, nth });
            } else if matches!(
                first,
                Event::OffersRevealed { .. } | Event::TournamentResult { .. }
            ) {
                // Whoever laid the last offer did not turn them.
                acting = None;
            }
            let lines: Vec<_> = part
                .iter()
                .map(|seen| LogLine {
                    seat: seen.event().seat(),
                    heading: matches!(seen.event(), Event::RoundBegan { .. }),
                    words: narrator.observation(seen),
                })
                .collect();
            let round = part.iter().find_map(|seen| {
                if let Event::RoundBegan { round, .. } = *seen.event() {
                    Some(round)
                } else {
                    None
                }
            });
            let sentences: Vec<_> = lines.iter().map(|line| line.words.as_str()).collect();
            let frame = Frame {
                view: moment.view,
                words: sentences.join(" "),
                expires: expiry.is_some(),
                acting,
            };
            let step = ReplayStep {
                done,
                expiry,
                deed: deed.take(),
            };
            add(frame, step, lines, round);
        }
    }

    fn deed_at(&self, step: usize) -> Option<Deed> {
        let mut deeds = self.review.deeds().iter().copied();
        deeds.find(|deed| deed.step == step)
    }

    /// Explains why a card expired in a step of the game, by what its seat knew once the game is over,
    /// and before by what `viewer` knows.
    pub fn explain_expiry(&mut self, step: usize, expiry: Expiry, viewer: Viewer) {
        let viewer = if self.is_over() {
            Viewer::Seat(expiry.seat)
        } else {
            viewer
        };
        let mut chronicle = Chronicle::new(self.game.game());
        self.game.retell(viewer, |step, before, seen| {
            chronicle.see(step, before, seen);
        });
        let told = chronicle.turns().iter().find_map(|story| {
            let plays = story.plays.iter().enumerate();
            let mut expired = plays.filter(|(_, play)| {
                play.action.is_none() && play.step == step && play.card == expiry.card
            });
            let (play, _) = expired
                .nth(expiry.nth)
                .filter(|_| story.seat == expiry.seat)?;
            let told = Explainer::default().expired(self.game.game(), story, play)?;
            Some((told, story.steps.start))
        });
        let Some((explanation, start)) = told else {
            return;
        };
        self.state.opened = true;
        self.state.why = Some(Why {
            explanation: Box::new(explanation),
            can_apply: false,
            choosing: false,
            start: TrialStart::After(start),
            viewer,
            opener: Origin::Review,
            more: false,
        });
    }

    /// A new game that has come as far as this one after its first `done` steps; the rest has never
    /// been. It is marked if something hidden has been shown since.
    #[must_use]
    pub fn from_here(&self, done: usize) -> Option<Self> {
        let mut record = self.game.record();
        record.actions.truncate(done);
        let thoughts = self.game.thoughts().into_iter();
        let thoughts = thoughts.filter(|&(step, _)| step < done);
        let marked = self.game.is_taken_back() || self.game.reveals_since(done);
        let game = Self::resume(record, self.seating.clone(), self.game.seed()).ok()?;
        let mut game = game.with_thoughts(thoughts);
        game.game = game.game.with_ahead([], marked);
        Some(game)
    }
}

/// Whether two things that happen one after the other are told at once.
fn is_alike(one: &Event, next: &Event) -> bool {
    let alone = |event: &Event| {
        matches!(
            event,
            Event::ActionExpired { .. } | Event::OffersRevealed { .. }
        )
    };
    !alone(one) && !alone(next)
}
