//! A lesson that is open: its table, its tutor, and what has become of the present step.

use std::collections::BTreeMap;
use std::sync::Arc;

use super::TableGame;
use crate::bot::BotKind;
use crate::i18n::Translator;
use crate::lesson::kings_errand::{Lapse, Lesson, Target, Tutor, Verdict};
use crate::rules::kings_errand::{Action, KingsErrand, KnightColour};
use crate::rules::{Actor, Game, Record, Seat};
use crate::session::{CoachLevel, NAMES, NewGame, SeatChoice};
use crate::ui::table::guide::Notice;
use crate::ui::table::{Guide, LessonCommand, Standing, TableCommand};

/// Seconds between two actions of others.
const PACE: f64 = 0.75;

/// As much is done at most to skip a step.
const MOST_MOVES: usize = 200;

/// How far each lesson has come, by its name.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct LessonProgress {
    lessons: BTreeMap<String, Begun>,
}

/// How far a lesson has come.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub struct Begun {
    /// The step to go on with, from 0.
    pub step: usize,
    /// Whether it has been done to its end, now or earlier.
    pub done: bool,
}

impl LessonProgress {
    /// How far this lesson has come; `None` if it was never begun.
    #[must_use]
    pub fn of(&self, lesson: &str) -> Option<Begun> {
        self.lessons.get(lesson).copied()
    }

    /// Notes that a lesson has come to `step`, of `steps`.
    pub fn note(&mut self, lesson: &str, step: usize, steps: usize) {
        let begun = self.lessons.entry(lesson.to_owned()).or_default();
        begun.done |= step >= steps;
        // Whoever opens a lesson that is done begins it anew.
        begun.step = if step >= steps { 0 } else { step };
    }

    /// The first lesson that is not done yet; `None` once all are done.
    #[must_use]
    pub fn next(&self) -> Option<&'static Arc<Lesson>> {
        let is_open = |lesson: &&Arc<Lesson>| !self.of(lesson.name()).is_some_and(|it| it.done);
        Lesson::all().iter().find(is_open)
    }
}

/// What has come of a moment of a lesson.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct LessonTick {
    pub(super) changed: bool,
    /// Seconds until something happens without anybody's doing.
    pub(super) wait: Option<f64>,
}

/// A lesson at its table. It has nothing to do with the game that is open beside it.
pub struct LessonGame {
    table: TableGame,
    tutor: Tutor,
    /// What the person at the machine is called.
    you: String,
    standing: Standing,
    /// What others do next.
    others: Option<(Actor, Action)>,
    points: Vec<Target>,
    looked: Vec<Target>,
    looks: Vec<Target>,
    wants: Option<Action>,
    wrong: Vec<usize>,
    notice: Option<Notice>,
    /// Whether what the guide says is new in this frame.
    fresh: bool,
    /// When something happens by itself, in seconds of the window's clock.
    due: Option<f64>,
    hurry: bool,
}

impl LessonGame {
    /// Opens `lesson` at a step, from 0. `None` if it cannot be played, which a test rules out.
    #[must_use]
    pub fn open(lesson: Arc<Lesson>, step: usize, translator: &Translator) -> Option<Self> {
        let tutor = Tutor::new(lesson, step);
        let you = translator.text("default-name-you");
        let table = table(tutor.lesson(), tutor.beginning()?.clone(), &you)?;
        let mut open = Self {
            table,
            tutor,
            you,
            standing: Standing::Open,
            others: None,
            points: Vec::new(),
            looked: Vec::new(),
            looks: Vec::new(),
            wants: None,
            wrong: Vec::new(),
            notice: None,
            fresh: true,
            due: None,
            hurry: false,
        };
        open.judge();
        // A lesson can be entered only where a step has a beginning of its own.
        while open.tutor.at() < step && open.standing == Standing::Open {
            open.finish_step();
        }
        open.fresh = true;
        Some(open)
    }

    /// The table.
    #[must_use]
    pub const fn table(&self) -> &TableGame {
        &self.table
    }

    /// The table, to change what is selected and opened at it.
    pub(super) const fn table_mut(&mut self) -> &mut TableGame {
        &mut self.table
    }

    /// Who leads through the lesson.
    #[must_use]
    pub const fn tutor(&self) -> &Tutor {
        &self.tutor
    }

    /// How the step stands.
    #[must_use]
    pub const fn standing(&self) -> &Standing {
        &self.standing
    }

    /// Whether others are to act before the learner can do anything.
    #[must_use]
    pub fn is_waiting(&self) -> bool {
        self.others.is_some() && matches!(self.standing, Standing::Open | Standing::Done)
    }

    /// What the guide of this lesson says and points at.
    #[must_use]
    pub fn guide(&self) -> Guide<'_> {
        let name = self.tutor.lesson().name();
        let all = Lesson::all();
        let at = all.iter().position(|lesson| lesson.name() == name);
        Guide {
            lesson: self.tutor.lesson(),
            number: at.map_or(1, |at| at + 1),
            lessons: all.len(),
            at: self.tutor.at(),
            standing: &self.standing,
            points: &self.points,
            looks: &self.looks,
            wants: self.wants,
            wrong: &self.wrong,
            notice: self.notice,
            fresh: self.fresh,
            has_next: self.next_lesson().is_some(),
        }
    }

    /// The lesson after this one.
    pub(super) fn next_lesson(&self) -> Option<&'static Arc<Lesson>> {
        let name = self.tutor.lesson().name();
        let mut rest = Lesson::all().iter();
        rest.find(|lesson| lesson.name() == name)?;
        rest.next()
    }

    /// What the guide said has been on the screen.
    pub(super) const fn settle(&mut self) {
        self.fresh = false;
        self.table.state.opened = false;
        self.table.state.refocus = None;
    }

    /// Calls the learner `you` from now on, who has been called one of `words`.
    pub(super) fn say_you(&mut self, words: &[String], you: &str) {
        you.clone_into(&mut self.you);
        self.table.say_you(words, you);
        self.table.forget_log();
    }

    /// Does what a learner wants, other than to open or leave a lesson.
    pub(super) fn command(&mut self, command: &LessonCommand, translator: &Translator) {
        match command {
            LessonCommand::Look(target) => self.look(*target),
            LessonCommand::Answer(number) => self.answer(*number),
            LessonCommand::ShowMe => {
                if self.standing == Standing::Open
                    && let Some(action) = self.wants
                {
                    self.act(TableCommand::Act(action), translator);
                }
            }
            LessonCommand::Again => {
                let record = self.tutor.again();
                self.begin(record);
            }
            LessonCommand::Back => {
                if let Some(record) = self.tutor.back() {
                    self.begin(Some(record));
                }
            }
            LessonCommand::Skip => self.finish_step(),
            LessonCommand::Next => {
                if self.standing == Standing::Done {
                    self.finish_others();
                    self.advance();
                }
            }
            LessonCommand::Open(_)
            | LessonCommand::OpenAt(..)
            | LessonCommand::Leave
            | LessonCommand::NextLesson => {}
        }
    }

    /// Does what is wanted at the table.
    pub(super) fn table_command(&mut self, command: TableCommand, translator: &Translator) {
        let plays = matches!(
            command,
            TableCommand::Act(_) | TableCommand::Step | TableCommand::CarryOutAll
        );
        if plays {
            self.act(command, translator);
        } else if matches!(command, TableCommand::Hurry | TableCommand::Enough) {
            self.hurry = true;
        } else {
            self.table.command(command, translator);
        }
    }

    /// Plays at the table, one step after the other, as long as the step of the lesson is open.
    fn act(&mut self, command: TableCommand, translator: &Translator) {
        if self.standing == Standing::Done && self.others.is_none() && self.goes_on() {
            self.advance();
        }
        let Some(step) = self
            .tutor
            .step()
            .filter(|_| self.standing == Standing::Open)
        else {
            return;
        };
        if !step.goal().is_played() {
            self.notice = Some(if step.answers() > 0 {
                Notice::AnswerFirst
            } else {
                Notice::LookFirst
            });
            return;
        }
        let all = command == TableCommand::CarryOutAll;
        if !all {
            if self.table.command(command, translator) {
                self.judge();
            }
            return;
        }
        for action in self.table.moves() {
            let done = self.table.command(TableCommand::Act(action), translator);
            if !done {
                break;
            }
            self.judge();
            if self.standing != Standing::Open || self.others.is_some() {
                break;
            }
        }
    }

    fn look(&mut self, target: Target) {
        if self.standing != Standing::Open || self.looked.contains(&target) {
            return;
        }
        self.tutor.look(target);
        self.looked.push(target);
        self.notice = None;
        self.judge();
        self.fresh = true;
    }

    fn answer(&mut self, number: usize) {
        if self.standing != Standing::Open {
            return;
        }
        self.tutor.answer(number);
        match self.tutor.verdict(&self.record()) {
            Verdict::Lapsed(Lapse::WrongAnswer(wrong)) => {
                // Nothing is lost by it: the question stays, and this answer stays marked.
                self.tutor.again();
                self.wrong.push(wrong);
                self.notice = Some(Notice::WrongAnswer);
            }
            Verdict::Open | Verdict::Reached | Verdict::Lapsed(_) => {
                self.notice = None;
                self.judge();
            }
        }
    }

    fn record(&self) -> Record<KingsErrand> {
        self.table.game().record()
    }

    /// Looks how the step stands now. This plays ahead and so is done once for each change.
    fn judge(&mut self) {
        let record = self.record();
        if self.standing == Standing::Open {
            self.standing = match self.tutor.verdict(&record) {
                Verdict::Open => Standing::Open,
                Verdict::Reached if self.tutor.step().is_none() => Standing::Over,
                Verdict::Reached => Standing::Done,
                Verdict::Lapsed(lapse) => Standing::Lapsed(lapse),
            };
            self.fresh |= self.standing != Standing::Open;
        }
        self.others = match self.standing {
            Standing::Open | Standing::Done => self.tutor.next_of_others(&record),
            Standing::Lapsed(_) | Standing::Over => None,
        };
        self.due = None;
        self.look_ahead(&record);
    }

    /// Finds out what is to be pointed at.
    fn look_ahead(&mut self, record: &Record<KingsErrand>) {
        self.points.clear();
        self.looks.clear();
        self.wants = None;
        if self.standing != Standing::Open || self.others.is_some() {
            return;
        }
        self.points = self.tutor.points(record);
        if let Some(step) = self.tutor.step() {
            let looks = step.goal().looks().into_iter();
            self.looks = looks.filter(|it| !self.looked.contains(it)).collect();
        }
        let way = self.tutor.way(record);
        self.wants = way.and_then(|way| way.first().copied());
    }

    /// Goes on from `record`, at the beginning of a step.
    fn begin(&mut self, record: Option<Record<KingsErrand>>) {
        let same = |record: &Record<KingsErrand>| record.actions == self.record().actions;
        if let Some(record) = record.filter(|record| !same(record))
            && let Some(table) = table(self.tutor.lesson(), record, &self.you)
        {
            self.table = table;
        }
        self.table.state.selected = None;
        self.table.state.why = None;
        self.looked.clear();
        self.wrong.clear();
        self.notice = None;
        self.standing = Standing::Open;
        self.fresh = true;
        self.hurry = false;
        self.judge();
    }

    /// Whether the next step goes on from where the game stands, so that nothing is taken from sight.
    fn goes_on(&self) -> bool {
        let next = self.tutor.lesson().steps().get(self.tutor.at() + 1);
        next.is_some_and(|next| next.begins().is_none())
    }

    fn advance(&mut self) {
        let record = self.tutor.advance(self.record());
        self.begin(Some(record));
    }

    /// Lets others do at once what is left to them in a step that is done.
    fn finish_others(&mut self) {
        for _ in 0..MOST_MOVES {
            let Some((actor, action)) = self.others else {
                break;
            };
            if !self.table.bring_about(actor, action) {
                self.others = None;
                break;
            }
            self.others = self.tutor.next_of_others(&self.record());
        }
        self.table.skip_motion();
    }

    /// Does the rest of the step for the learner, and goes on.
    fn finish_step(&mut self) {
        if matches!(self.standing, Standing::Lapsed(_)) {
            let record = self.tutor.again();
            self.begin(record);
        }
        let learner = Actor::Seat(self.tutor.lesson().seat());
        let mut told = false;
        for _ in 0..MOST_MOVES {
            if self.standing != Standing::Open {
                break;
            }
            if let Some((actor, action)) = self.others {
                if !self.table.bring_about(actor, action) {
                    break;
                }
            } else if let Some(action) = self.wants {
                if !self.table.bring_about(learner, action) {
                    break;
                }
            } else if let Some(step) = self.tutor.step().filter(|_| !told) {
                told = true;
                let goal = step.goal().clone();
                goal.looks().into_iter().for_each(|it| self.tutor.look(it));
                if let Some(answer) = goal.answer() {
                    self.tutor.answer(answer);
                }
            } else {
                break;
            }
            self.judge();
        }
        self.table.skip_motion();
        if self.standing == Standing::Done {
            self.finish_others();
            self.advance();
        }
    }

    /// Lets time pass: others act when they are due. A step that is done stays until the learner goes on:
    /// whoever reads slowly must not click what has just come up in its place.
    pub(super) fn tick(&mut self, now: f64) -> LessonTick {
        let mut tick = LessonTick::default();
        if self.table.is_moving() && !self.hurry {
            return tick;
        }
        for _ in 0..MOST_MOVES {
            let pace = match (&self.standing, self.others) {
                (Standing::Open | Standing::Done, Some((Actor::Chance, _))) => 0.0,
                (Standing::Open | Standing::Done, Some((Actor::Seat(_), _))) => PACE,
                _ => break,
            };
            let due = *self.due.get_or_insert(now + pace);
            let left = if self.hurry { 0.0 } else { due - now };
            if left > 0.0 {
                tick.wait = Some(left);
                return tick;
            }
            self.due = None;
            tick.changed = true;
            let Some((actor, action)) = self.others else {
                break;
            };
            if !self.table.bring_about(actor, action) {
                self.others = None;
                break;
            }
            self.judge();
        }
        if std::mem::take(&mut self.hurry) {
            self.table.skip_motion();
        }
        tick
    }
}

/// The table of a lesson, as the game stands in `record`.
fn table(lesson: &Lesson, record: Record<KingsErrand>, you: &str) -> Option<TableGame> {
    let seats = Seat::first(lesson.game().seats())
        .zip(NAMES)
        .zip(KnightColour::around(lesson.seat()))
        .map(|((seat, name), knight)| {
            let own = seat == lesson.seat();
            SeatChoice {
                name: if own { you } else { name }.to_owned(),
                knight,
                bot: (!own).then_some(BotKind::SQUIRE),
            }
        });
    let seating = NewGame {
        seats: seats.collect(),
        edition: record.setup.edition,
        seed: None,
        coach: CoachLevel::Off,
        table_mode: false,
        card_set: None,
    };
    TableGame::scripted(record, seating).ok()
}
