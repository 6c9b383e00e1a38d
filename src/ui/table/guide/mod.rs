//! The guide of a lesson at the table: what it says, what it points at, and how far the lesson has
//! come.
//!
//! | file | subject |
//! | --- | --- |
//! | `marks` | where things lie that a guide can point at |
//! | `callout` | what the guide says, and the buttons below it |
//! | `lay` | how the callout is laid out |
//! | `pointing` | the rings around things, and the arrow to the first of them |
//! | `progress` | the list of what is learnt, and the steps in the top bar |

mod callout;
mod lay;
mod marks;
mod pointing;
mod progress;

use egui::{Rect, Ui};

use super::plan::PlannedLane;
use super::scene::Scene;
use crate::i18n::Translator;
use crate::id;
use crate::lesson::kings_errand::{Lapse, Lesson, Target};
use crate::rules::kings_errand::Action;

pub use marks::Marks;
pub(super) use pointing::ring;

/// How the step of a lesson stands, for the screen.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Standing {
    /// It is to be done.
    Open,
    /// It is done; the next one begins in a moment, or when it is asked for.
    Done,
    /// It cannot be done any more from here.
    Lapsed(Lapse),
    /// The whole lesson is done.
    Over,
}

/// What the guide adds to what it says, because of what the learner has just wanted.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Notice {
    /// Nothing is to be played yet: first look.
    LookFirst,
    /// Nothing is to be played yet: first answer.
    AnswerFirst,
    /// That answer was wrong.
    WrongAnswer,
}

/// The lesson at one moment.
#[derive(Clone, Copy, Debug)]
pub struct Guide<'a> {
    /// The lesson.
    pub lesson: &'a Lesson,
    /// Its number, from 1.
    pub number: usize,
    /// How many lessons there are.
    pub lessons: usize,
    /// The number of the step, from 0; how many there are once the lesson is done.
    pub at: usize,
    /// How the step stands.
    pub standing: &'a Standing,
    /// What is pointed at.
    pub points: &'a [Target],
    /// What is still to be looked at.
    pub looks: &'a [Target],
    /// What the learner could do next to reach the goal.
    pub wants: Option<Action>,
    /// Answers that were tried and are wrong.
    pub wrong: &'a [usize],
    /// What was wanted and could not be.
    pub notice: Option<Notice>,
    /// Whether what the guide says is new.
    pub fresh: bool,
    /// Whether another lesson follows.
    pub has_next: bool,
}

impl Guide<'_> {
    /// How many steps there are.
    #[must_use]
    pub fn steps(&self) -> usize {
        self.lesson.steps().len()
    }

    /// Whether something is to be played now, and not to be looked at, answered or read.
    #[must_use]
    pub fn wants_moves(&self) -> bool {
        let step = self.lesson.steps().get(self.at);
        let plays = step.is_some_and(|step| step.goal().is_played());
        plays && *self.standing == Standing::Open
    }

    /// What the guide wants, as a line; nothing while something is to be played.
    pub(super) fn wish(&self, tr: &Translator) -> Option<String> {
        if self.wants_moves() {
            return None;
        }
        Some(tr.text(match self.standing {
            Standing::Open if self.is_asking() => id!("learn-wish-answer"),
            Standing::Open => id!("learn-wish-look"),
            Standing::Done => id!("learn-wish-next"),
            Standing::Lapsed(_) => id!("learn-wish-again"),
            Standing::Over => id!("learn-wish-over"),
        }))
    }

    /// Whether a question waits for its answer.
    #[must_use]
    pub fn is_asking(&self) -> bool {
        let step = self.lesson.steps().get(self.at);
        *self.standing == Standing::Open && step.is_some_and(|step| step.answers() > 0)
    }
}

/// What a learner wants in a lesson, beside what can be done at the table.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum LessonCommand {
    /// Go on with the lesson of this name where it was left, or begin it.
    Open(String),
    /// Begin the lesson of this name at this step, from 0.
    OpenAt(String, usize),
    /// Back to the list.
    Leave,
    /// Look at this.
    Look(Target),
    /// Choose the answer with this number, from 0.
    Answer(usize),
    /// Do the next thing for the learner.
    ShowMe,
    /// Begin the step again.
    Again,
    /// Back to the step before.
    Back,
    /// Go on without doing the step.
    Skip,
    /// Go on after a step that is done.
    Next,
    /// Go on with the next lesson.
    NextLesson,
}

/// Paints what the guide says and points at. Everything else has been painted before.
pub(super) fn show(ui: &mut Ui, scene: &Scene<'_>, lane: &PlannedLane) {
    let Some(guide) = scene.guide else {
        return;
    };
    progress::list(ui, scene, guide);
    let points = pointing::points(scene, guide, lane);
    let Some(laid) = callout::lay_out(ui, scene, guide) else {
        return;
    };
    pointing::show(ui, scene, guide, lane, &points, laid.rect);
    callout::show(ui, scene, guide, &points, &laid);
}

/// Whether what the guide says takes the place of this panel: nothing is covered by half.
pub(super) fn replaces(ui: &Ui, scene: &Scene<'_>, panel: Rect) -> bool {
    let Some(guide) = scene.guide else {
        return false;
    };
    let laid = callout::lay_out(ui, scene, guide);
    laid.is_some_and(|laid| laid.rect.intersects(panel))
}

/// Where a panel in the column of the guide ends: it makes use of the room that the guide leaves.
pub(super) fn foot_of(ui: &Ui, scene: &Scene<'_>, panel: Rect) -> Rect {
    let (Some(guide), Some(places)) = (scene.guide, &scene.layout.guide) else {
        return panel;
    };
    let above = places.most.with_max_y(places.bubble.top());
    if !above.contains_rect(panel) {
        return panel;
    }
    let laid = callout::lay_out(ui, scene, guide);
    laid.map_or(panel, |laid| {
        panel.with_max_y((laid.rect.top() - 10.0).max(panel.top() + 60.0))
    })
}

pub(super) use progress::bar;
