//! What the person at the machine has learnt, wherever it was shown: in lessons, in exams, in games.

use std::time::{SystemTime, UNIX_EPOCH};

use super::lesson::LessonGame;
use super::{App, OpenGame, TableGame};
use crate::lesson::kings_errand::{Day, Evidence, Lapse, Lesson, Step, evidence_of_round};
use crate::persist::Progress;
use crate::rules::Viewer;
use crate::rules::kings_errand::{Reason, Rule};
use crate::ui::table::Standing;

/// A day in seconds.
const DAY: u64 = 24 * 60 * 60;

/// What has been learnt, and what of it has been noted already.
#[derive(Debug, Default)]
pub(super) struct Learner {
    /// As it is kept.
    pub(super) kept: Progress,
    /// Where the open lesson stood when it was noted last.
    lesson: Option<Stand>,
    /// As many rounds of the open game have been noted.
    rounds: u16,
}

/// Where a lesson stands.
#[derive(Clone, Debug, Eq, PartialEq)]
struct Stand {
    lesson: String,
    step: usize,
    lapsed: bool,
}

impl Stand {
    fn of(lesson: &LessonGame) -> Self {
        Self {
            lesson: lesson.tutor().lesson().name().to_owned(),
            step: lesson.tutor().at(),
            lapsed: matches!(lesson.standing(), Standing::Lapsed(_)),
        }
    }
}

/// Today, as a number of days: the one place that asks the clock for it.
pub(super) fn today() -> Day {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    let days = since.map_or(0, |since| since.as_secs() / DAY);
    Day::try_from(days).unwrap_or(Day::MAX)
}

impl Learner {
    /// Begins with what was kept.
    pub(super) fn new(kept: Progress) -> Self {
        Self {
            kept,
            ..Self::default()
        }
    }

    /// Another game is open: what has been played of it was noted when it was played.
    pub(super) fn meet(&mut self, game: &TableGame) {
        self.rounds = rounds_over(game);
    }

    /// Notes the rounds of the open game that have come to their end since; whether there were any.
    fn see_game(&mut self, game: &TableGame) -> bool {
        let over = rounds_over(game);
        let new = self.rounds + 1..=over;
        if new.is_empty() {
            return false;
        }
        self.rounds = over;
        // Where several people share the machine, nobody knows whose shield it is.
        let Some(seat) = game.you() else {
            return false;
        };
        let found = new.flat_map(|round| evidence_of_round(game.game(), seat, round));
        self.record(found)
    }

    /// Notes what the open lesson has shown since it was noted last; whether that was anything.
    fn see_lesson(&mut self, lesson: &LessonGame) -> bool {
        let now = Stand::of(lesson);
        let before = self.lesson.replace(now.clone());
        let Some(before) = before.filter(|before| before.lesson == now.lesson) else {
            return false;
        };
        let steps = lesson.tutor().lesson().steps();
        let done = steps.get(before.step..now.step).unwrap_or_default();
        let mut found: Vec<_> = done
            .iter()
            .flat_map(Step::teaches)
            .map(|&rule| (rule, Evidence::Met))
            .collect();
        if let Standing::Lapsed(Lapse::Expired(_, unmet)) = lesson.standing()
            && before != now
            && let Some(decisive) = unmet.first()
            && decisive.kind() != Reason::GivenUp
        {
            found.push((decisive.rule(), Evidence::Broken));
        }
        self.record(found)
    }

    /// Notes where the open lesson stands, without anything having been shown.
    fn meet_lesson(&mut self, lesson: &LessonGame) {
        self.lesson = Some(Stand::of(lesson));
    }

    fn record(&mut self, found: impl IntoIterator<Item = (Rule, Evidence)>) -> bool {
        let today = today();
        let mut any = false;
        for (rule, evidence) in found {
            self.kept.mastery.record(rule, evidence, today);
            any = true;
        }
        any
    }
}

/// How many rounds of a game are over.
fn rounds_over(game: &TableGame) -> u16 {
    let view = game.game().view(Viewer::Public);
    let round = view.position().round();
    if game.is_over() {
        round
    } else {
        round.saturating_sub(1)
    }
}

/// The lesson that teaches `rule` most, its number from 1, and the first step that does.
#[must_use]
pub fn lesson_about(rule: Rule) -> Option<(usize, &'static Lesson, usize)> {
    let lessons = Lesson::all().iter().enumerate();
    let counted = lessons.filter_map(|(index, lesson)| {
        let teaches = |step: &Step| step.teaches().contains(&rule);
        let first = lesson.steps().iter().position(teaches)?;
        let count = lesson.steps().iter().filter(|step| teaches(step)).count();
        Some((count, std::cmp::Reverse(index), lesson, first))
    });
    let most = counted.max_by_key(|&(count, index, ..)| (count, index))?;
    let (_, std::cmp::Reverse(index), lesson, first) = most;
    Some((index + 1, lesson, first))
}

impl App {
    /// Everything that has been learnt.
    #[must_use]
    pub const fn learnt(&self) -> &Progress {
        &self.learner.kept
    }

    /// Keeps what has been learnt, for the next time.
    pub(super) fn keep_learnt(&mut self) {
        let fault = self.keeper.keep_progress(&self.learner.kept);
        self.faults.extend(fault);
        self.tell_coach();
        self.pace_bots();
    }

    /// Notes what the open game has shown.
    pub(super) fn note_game(&mut self) {
        if let Some(OpenGame::KingsErrand(game)) = &self.open
            && self.learner.see_game(game)
        {
            self.keep_learnt();
        }
    }

    /// Another game is open.
    pub(super) fn meet_game(&mut self) {
        if let Some(OpenGame::KingsErrand(game)) = &self.open {
            self.learner.meet(game);
        }
        self.tell_coach();
        self.pace_bots();
    }

    /// Notes what the open lesson has shown; nothing if it was only `leafed` through.
    pub(super) fn note_lesson(&mut self, leafed: bool) {
        let Some(lesson) = &self.lesson else {
            return;
        };
        if leafed {
            self.learner.meet_lesson(lesson);
        } else if self.learner.see_lesson(lesson) {
            self.keep_learnt();
        }
    }
}
