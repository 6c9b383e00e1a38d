//! Exams and reviews in the app: opening them, answering, and what comes of it.

use std::sync::Arc;
use std::sync::mpsc::{self, Receiver, TryRecvError};
use std::thread;
use std::time::Duration;

use egui::Context;
use rand::SeedableRng;

use super::App;
use super::learner::today;
use super::start::fresh_seed;
use crate::bot::Generator;
use crate::i18n::Translator;
use crate::lesson::kings_errand::Evidence;
use crate::lesson::kings_errand::exam::{Exam, Question, Score, score};
use crate::rules::kings_errand::KnightColour;
use crate::rules::{Game, Seat};
use crate::session::NAMES;
use crate::ui::screen::Screen;
use crate::ui::screen::exam::ExamCommand;
use crate::ui::screen::learn::Learning;
use crate::ui::table::SeatLabel;
use crate::ui::table::show::{Frame, Origin, Show, ShownTable};

/// As many rules at most are asked about in one review.
const REVIEWED: usize = 6;

/// How soon it is looked again whether an exam is there.
const WAIT: Duration = Duration::from_millis(10);

/// What kind of exam it is.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum ExamKind {
    /// The last of the lessons.
    Exam,
    /// The rules that are due.
    Review,
}

/// An exam that is open.
pub struct ExamGame {
    kind: ExamKind,
    exam: Exam,
    given: Vec<Option<usize>>,
    at: usize,
    names: Vec<String>,
    show: Option<Box<Show>>,
    fresh: bool,
}

impl ExamGame {
    fn new(kind: ExamKind, exam: Exam, translator: &Translator) -> Self {
        let mut open = Self {
            kind,
            given: vec![None; exam.questions.len()],
            exam,
            at: 0,
            names: Vec::new(),
            show: None,
            fresh: true,
        };
        open.lay(translator);
        open
    }

    /// What kind of exam it is.
    #[must_use]
    pub const fn kind(&self) -> ExamKind {
        self.kind
    }

    /// The question that is asked; `None` once all are over.
    #[must_use]
    pub fn question(&self) -> Option<&Question> {
        self.exam.questions.get(self.at)
    }

    /// The number of that question, from 0.
    #[must_use]
    pub const fn at(&self) -> usize {
        self.at
    }

    /// How many questions there are.
    #[must_use]
    pub fn count(&self) -> usize {
        self.exam.questions.len()
    }

    /// The answer to the question that is asked, if it has been given.
    #[must_use]
    pub fn answer(&self) -> Option<usize> {
        self.given.get(self.at).copied().flatten()
    }

    /// Whether each question was answered right; `None` where it has not been answered.
    pub fn answered(&self) -> impl Iterator<Item = Option<bool>> {
        let given = self.exam.questions.iter().zip(&self.given);
        given.map(|(question, given)| given.map(|given| given == question.right))
    }

    /// How it went so far.
    #[must_use]
    pub fn score(&self) -> Score {
        score(&self.exam, &self.given)
    }

    /// The questions that were answered wrong, with the answers given.
    pub fn mistakes(&self) -> impl Iterator<Item = (&Question, usize)> {
        let given = self.exam.questions.iter().zip(&self.given);
        given.filter_map(|(question, &given)| {
            let given = given.filter(|&given| given != question.right)?;
            Some((question, given))
        })
    }

    /// What the seats at the table of the question are called.
    #[must_use]
    pub fn names(&self) -> &[String] {
        &self.names
    }

    /// The table of the question, if it is asked at one.
    #[must_use]
    pub fn show(&self) -> Option<&Show> {
        self.show.as_deref()
    }

    /// Whether what is said is new in this frame.
    #[must_use]
    pub const fn fresh(&self) -> bool {
        self.fresh
    }

    fn is_over(&self) -> bool {
        self.at >= self.count()
    }

    /// Gives this answer; the question if that was the first one to it.
    fn give(&mut self, answer: usize) -> Option<&Question> {
        let question = self.exam.questions.get(self.at)?;
        let given = self.given.get_mut(self.at)?;
        if given.is_some() || answer >= question.answers.len() {
            return None;
        }
        *given = Some(answer);
        self.fresh = true;
        Some(question)
    }

    /// Lays the table for the question.
    fn lay(&mut self, translator: &Translator) {
        self.names.clear();
        self.show = None;
        let Some(question) = self.exam.questions.get(self.at) else {
            return;
        };
        let (own, rules) = (question.seat(), &question.game);
        self.names = names_of(question, translator);
        let Some(scene) = &question.scene else {
            return;
        };
        let labels = self.names.iter().zip(KnightColour::around(own));
        let seats = labels.map(|(name, knight)| SeatLabel {
            name: name.clone(),
            knight,
            level: None,
        });
        let table = ShownTable {
            rules: Arc::clone(rules),
            seats: seats.collect(),
            names: self.names.clone(),
            you: Some(own),
            own,
            over: false,
        };
        let frame = Frame {
            view: scene.view,
            words: String::new(),
            expires: false,
            acting: Some(own),
        };
        let title = String::new();
        self.show = Show::new(title, table, vec![frame], Origin::Game).map(Box::new);
    }
}

/// What the seats at the table of `question` are called.
#[must_use]
pub fn names_of(question: &Question, translator: &Translator) -> Vec<String> {
    let own = question.seat();
    let you = translator.text("default-name-you");
    let names = Seat::first(question.game.seats()).zip(NAMES);
    names
        .map(|(seat, name)| if seat == own { &you } else { name }.to_owned())
        .collect()
}

/// An exam that is being made on a thread of its own.
struct Making {
    kind: ExamKind,
    /// Where it was asked for.
    screen: Screen,
    exam: Receiver<Exam>,
}

/// The exams that are open, until the program is closed.
#[derive(Default)]
pub(super) struct Exams {
    /// Whether questions are made in the frame that asks, as for tests and single images.
    at_once: bool,
    making: Option<Making>,
    exam: Option<Box<ExamGame>>,
    review: Option<Box<ExamGame>>,
    /// Whether the review is in front.
    reviewing: bool,
}

impl Exams {
    /// No exam is open.
    pub(super) fn new(at_once: bool) -> Self {
        Self {
            at_once,
            ..Self::default()
        }
    }

    /// Whether an exam is being made.
    pub(super) const fn is_making(&self) -> bool {
        self.making.is_some()
    }

    fn front(&self) -> Option<&ExamGame> {
        let front = if self.reviewing {
            &self.review
        } else {
            &self.exam
        };
        front.as_deref()
    }

    fn front_mut(&mut self) -> Option<&mut ExamGame> {
        let front = if self.reviewing {
            &mut self.review
        } else {
            &mut self.exam
        };
        front.as_deref_mut()
    }

    /// Speaks another language from now on.
    pub(super) fn speak(&mut self, translator: &Translator) {
        for open in [&mut self.exam, &mut self.review].into_iter().flatten() {
            open.lay(translator);
        }
    }

    /// What was said has been on the screen.
    pub(super) fn settle(&mut self) {
        if let Some(open) = self.front_mut() {
            open.fresh = false;
        }
    }
}

impl App {
    /// The exam or review that is open.
    #[must_use]
    pub fn exam(&self) -> Option<&ExamGame> {
        self.exams.front()
    }

    /// What the list of lessons is painted from.
    pub(super) fn learning(&self) -> Learning<'_> {
        Learning {
            lessons: &self.progress,
            learnt: &self.learner.kept,
            exam: self.exams.exam.as_deref().filter(|exam| !exam.is_over()),
            today: today(),
            listed: true,
        }
    }

    /// Carries out what is wanted in an exam.
    pub(super) fn examine(&mut self, command: ExamCommand) {
        match command {
            ExamCommand::Open => {
                self.exams.reviewing = false;
                if self.exam().is_none_or(ExamGame::is_over) {
                    self.begin_exam();
                } else {
                    self.come_back();
                }
            }
            ExamCommand::Review => {
                self.exams.reviewing = true;
                if self.exam().is_none_or(ExamGame::is_over) {
                    self.begin_review();
                } else {
                    self.come_back();
                }
            }
            ExamCommand::Again => match self.exam().map(ExamGame::kind) {
                Some(ExamKind::Review) => self.examine(ExamCommand::Review),
                Some(ExamKind::Exam) | None => self.examine(ExamCommand::Open),
            },
            ExamCommand::Answer(answer) => self.answer(answer),
            ExamCommand::Next => {
                if let Some(open) = self.exams.front_mut()
                    && open.answer().is_some()
                {
                    open.at += 1;
                    open.fresh = true;
                    open.lay(&self.translator);
                }
            }
            ExamCommand::Leave => self.screen = Screen::Learn,
        }
    }

    /// Goes on where the open exam stands; back to the lessons if there is none.
    fn come_back(&mut self) {
        self.screen = match self.exams.front_mut() {
            Some(open) => {
                open.fresh = true;
                Screen::Exam
            }
            None => Screen::Learn,
        };
    }

    /// Where nothing is kept, as for pictures, questions are the same every time.
    fn questions(&self, number: u64) -> Generator {
        Generator::seed_from_u64(if self.keeper.keeps() {
            fresh_seed()
        } else {
            number
        })
    }

    fn begin_exam(&mut self) {
        let number = self.learner.kept.next_exam();
        let mut rng = self.questions(number);
        self.make(ExamKind::Exam, move || Exam::new(number, &mut rng));
    }

    fn begin_review(&mut self) {
        let rules = self.learner.kept.due(today(), REVIEWED);
        if rules.is_empty() {
            self.exams.review = None;
            self.come_back();
            return;
        }
        let mut rng = self.questions(0);
        self.make(ExamKind::Review, move || Exam::about(&rules, &mut rng));
    }

    /// Has an exam made: whole games are played for it, which may take longer than a frame. Until it
    /// is there, the screen stays as it is.
    fn make(&mut self, kind: ExamKind, mut make: impl FnMut() -> Exam + Clone + Send + 'static) {
        let waits = self.exams.making.as_ref();
        if waits.is_some_and(|making| making.kind == kind) {
            return;
        }
        if !self.exams.at_once {
            let (done, exam) = mpsc::channel();
            let mut theirs = make.clone();
            let thread = thread::Builder::new().name("exam".to_owned());
            // When nobody waits for it any more, it is thrown away.
            let started = thread.spawn(move || drop(done.send(theirs())));
            if started.is_ok() {
                let screen = self.screen;
                self.exams.making = Some(Making { kind, screen, exam });
                return;
            }
        }
        self.open_exam(kind, make());
        self.come_back();
    }

    fn open_exam(&mut self, kind: ExamKind, exam: Exam) {
        let open = ExamGame::new(kind, exam, &self.translator);
        let open = Some(Box::new(open)).filter(|open| open.count() > 0);
        match kind {
            ExamKind::Exam => self.exams.exam = open,
            ExamKind::Review => self.exams.review = open,
        }
    }

    /// Opens the exam that was being made, once it is there.
    pub(super) fn await_exam(&mut self, ctx: &Context) {
        let Some(making) = self.exams.making.take() else {
            return;
        };
        match making.exam.try_recv() {
            Ok(exam) => {
                self.open_exam(making.kind, exam);
                // Whoever has gone elsewhere in the meantime stays there.
                if self.screen == making.screen {
                    self.exams.reviewing = making.kind == ExamKind::Review;
                    self.come_back();
                }
                ctx.request_repaint();
            }
            Err(TryRecvError::Empty) => {
                self.exams.making = Some(making);
                ctx.request_repaint_after(WAIT);
            }
            Err(TryRecvError::Disconnected) => {}
        }
    }

    fn answer(&mut self, answer: usize) {
        let Some(open) = self.exams.front_mut() else {
            return;
        };
        let kind = open.kind;
        let Some(question) = open.give(answer) else {
            return;
        };
        match kind {
            ExamKind::Review => {
                let evidence = if question.right == answer {
                    Evidence::AnsweredRight
                } else {
                    Evidence::AnsweredWrong
                };
                let mastery = &mut self.learner.kept.mastery;
                mastery.record(question.rule, evidence, today());
                self.keep_learnt();
            }
            // An exam counts as a whole, once the last answer is given.
            ExamKind::Exam if open.answered().all(|answered| answered.is_some()) => {
                let (number, score) = (open.exam.number, open.score());
                self.learner.kept.exam_taken(number, &score, today());
                self.keep_learnt();
            }
            ExamKind::Exam => {}
        }
    }
}
