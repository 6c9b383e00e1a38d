//! Lessons in the app: opening and leaving them, and how far one has come in them.

use std::time::Duration;

use super::lesson::{LessonGame, LessonProgress};
use super::{App, OpenGame, TableGame};
use crate::i18n::Translator;
use crate::lesson::kings_errand::Lesson;
use crate::persist::Progress;
use crate::ui::screen::Screen;
use crate::ui::table::{LessonCommand, TableCommand};

/// How far one has come in the lessons, as it is kept. This is the one place that reads it; the one
/// that writes it is [`App::note_progress`].
pub(super) fn load(kept: &Progress) -> LessonProgress {
    let mut progress = LessonProgress::default();
    for lesson in Lesson::all() {
        let name = lesson.name();
        if let Some(begun) = kept.lessons.get(name) {
            let steps = lesson.steps().len();
            // A lesson may have become shorter since.
            let step = (begun.steps as usize).min(steps.saturating_sub(1));
            progress.note(name, if begun.completed { steps } else { step }, steps);
        }
    }
    progress
}

/// The lesson of this name at its step, or the first one.
pub(super) fn first(asked: Option<(String, usize)>, translator: &Translator) -> Option<LessonGame> {
    let (name, step) = asked.unwrap_or_default();
    let lesson = Lesson::named(&name).or_else(|| Lesson::all().first())?;
    LessonGame::open(lesson.clone(), step, translator)
}

impl App {
    /// The lesson that is open.
    #[must_use]
    pub fn lesson(&self) -> Option<&LessonGame> {
        self.lesson.as_deref()
    }

    /// How far one has come in the lessons.
    #[must_use]
    pub const fn progress(&self) -> &LessonProgress {
        &self.progress
    }

    /// Whether the table in front is that of a lesson.
    pub(super) fn is_learning(&self) -> bool {
        self.screen == Screen::Lesson && self.lesson.is_some()
    }

    /// The table in front: that of the lesson, of the game that is shown again, or of the game.
    pub(super) fn front_table(&self) -> Option<&TableGame> {
        if self.is_replaying() {
            return self.replayed();
        }
        match &self.lesson {
            Some(lesson) if self.is_learning() => Some(lesson.table()),
            Some(_) | None => self.table(),
        }
    }

    pub(super) fn front_table_mut(&mut self) -> Option<&mut TableGame> {
        if self.is_replaying() {
            return self.replayed_mut();
        }
        let learning = self.is_learning();
        match (&mut self.lesson, &mut self.open) {
            (Some(lesson), _) if learning => Some(lesson.table_mut()),
            (_, Some(OpenGame::KingsErrand(game))) => Some(game),
            (_, None) => None,
        }
    }

    /// The table that the rulebook speaks of: the one from which it was opened.
    pub(super) fn book_table(&self) -> Option<&TableGame> {
        match &self.lesson {
            Some(lesson) if self.rulebook.came_from() == Screen::Lesson => Some(lesson.table()),
            _ if self.rulebook.came_from() == Screen::Replay => self.replayed(),
            Some(_) | None => self.table(),
        }
    }

    /// Lets time pass in the lesson that is in front.
    pub(super) fn go_on_learning(&mut self, ctx: &egui::Context, now: f64) {
        let learning = self.is_learning() && self.show.is_none();
        let Some(lesson) = self.lesson.as_mut() else {
            return;
        };
        // Nothing moves behind what is read or shown.
        if !learning || lesson.table().state.why.is_some() {
            lesson.table_mut().leave_unseen();
        }
        if !learning {
            return;
        }
        lesson.table_mut().move_on(now, &self.tokens);
        lesson.table_mut().write_log(&self.translator);
        if lesson.table().state.why.is_some() {
            return;
        }
        let tick = lesson.tick(now);
        lesson.table_mut().move_on(now, &self.tokens);
        if lesson.table().is_moving() {
            ctx.request_repaint();
        }
        if tick.changed {
            lesson.table_mut().write_log(&self.translator);
            ctx.request_repaint();
            self.note_lesson(false);
            self.note_progress();
        }
        if let Some(wait) = tick.wait {
            ctx.request_repaint_after(Duration::from_secs_f64(wait));
        }
    }

    /// Carries out what is wanted in a lesson.
    pub(super) fn learn(&mut self, command: LessonCommand) {
        // Who leafs through a lesson shows nothing.
        let leafed = matches!(command, LessonCommand::Skip | LessonCommand::Back);
        match command {
            LessonCommand::Open(name) => {
                let begun = self.progress.of(&name);
                self.open_lesson(&name, begun.map_or(0, |begun| begun.step));
            }
            LessonCommand::OpenAt(name, step) => self.open_lesson(&name, step),
            LessonCommand::Leave => self.screen = Screen::Learn,
            LessonCommand::NextLesson => {
                let next = self.lesson.as_ref().and_then(|it| it.next_lesson());
                match next {
                    Some(next) => self.learn(LessonCommand::Open(next.name().to_owned())),
                    None => self.screen = Screen::Learn,
                }
            }
            LessonCommand::Look(_)
            | LessonCommand::Answer(_)
            | LessonCommand::ShowMe
            | LessonCommand::Again
            | LessonCommand::Back
            | LessonCommand::Skip
            | LessonCommand::Next => {
                if let Some(lesson) = &mut self.lesson {
                    lesson.command(&command, &self.translator);
                }
                self.note_lesson(leafed);
                self.note_progress();
            }
        }
    }

    /// Does what is wanted at the table of the lesson.
    pub(super) fn play_lesson(&mut self, command: TableCommand) {
        if let Some(lesson) = &mut self.lesson {
            lesson.table_command(command, &self.translator);
        }
        self.note_lesson(false);
        self.note_progress();
    }

    fn open_lesson(&mut self, name: &str, step: usize) {
        let lesson = Lesson::named(name);
        let open = lesson.and_then(|it| LessonGame::open(it.clone(), step, &self.translator));
        if let Some(open) = open {
            self.lesson = Some(Box::new(open));
            self.screen = Screen::Lesson;
            self.note_lesson(true);
            self.note_progress();
        }
    }

    /// Remembers how far the open lesson has come.
    pub(super) fn note_progress(&mut self) {
        let Some(lesson) = &self.lesson else {
            return;
        };
        let (tutor, before) = (lesson.tutor(), self.progress.clone());
        let lesson = tutor.lesson();
        let steps = lesson.steps().len();
        self.progress.note(lesson.name(), tutor.at(), steps);
        if self.progress != before {
            let (name, at) = (lesson.name().to_owned(), tutor.at());
            let reached = u32::try_from(at).unwrap_or(u32::MAX);
            let kept = &mut self.learner.kept;
            kept.lesson_reached(&name, reached, at >= steps);
            self.keep_learnt();
        }
    }
}
