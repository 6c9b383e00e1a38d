//! Leads a learner through a lesson: says when a step is done, when it can no longer be done and why,
//! and what would do it.

use std::collections::{HashSet, VecDeque};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;

use rand::SeedableRng;

use super::course::{Lesson, Step, by_others};
use super::goal::Moment;
use super::target::Target;
use crate::bot::{Bot, Generator, Signals, Squire};
use crate::rules::kings_errand::{
    Action, ActionCard, Event, KingsErrand, Node, Observation, Unmet, View,
};
use crate::rules::{Actor, Game, Record, Truth, Turn, Viewer};

/// As many states are looked at for a way to the goal.
const MOST_STATES: usize = 4_000;
/// As many actions of the learner are looked ahead.
const LONGEST_WAY: usize = 10;

/// How a step stands.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Verdict {
    /// It can still be done.
    Open,
    /// It is done.
    Reached,
    /// It can no longer be done from here.
    Lapsed(Lapse),
}

/// Why a step can no longer be done from where the game stands.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Lapse {
    /// Nothing was to be played yet: first look, or answer.
    Early,
    /// This answer is wrong.
    WrongAnswer(usize),
    /// A card expired that was needed, with all its reasons.
    Expired(ActionCard, Vec<Unmet>),
    /// The goal is out of reach.
    OutOfReach,
}

/// Leads through one lesson. The game itself is held by somebody else, who hands in its record.
#[derive(Clone, Debug)]
pub struct Tutor {
    lesson: Arc<Lesson>,
    /// Where each step up to the present one began.
    begun: Vec<Record<KingsErrand>>,
    /// The step that the first of those is.
    first: usize,
    looked: Vec<Target>,
    answered: Option<usize>,
}

/// A moment of a step, played from its beginning.
#[derive(Clone)]
struct Played {
    state: Node<Truth>,
    seen: Vec<Observation>,
    /// Which of the actions of others have been done or passed over.
    others: Vec<bool>,
    way: Vec<Action>,
}

impl Tutor {
    /// Begins `lesson` at the step with this number, from 0, or at the last one before it that has a
    /// beginning of its own.
    #[must_use]
    pub fn new(lesson: Arc<Lesson>, step: usize) -> Self {
        let last = step.min(lesson.steps().len().saturating_sub(1));
        let begins = |step: usize| lesson.steps().get(step)?.begins().cloned();
        let found = (0..=last)
            .rev()
            .find_map(|step| Some((step, begins(step)?)));
        let (first, begun) = found.unwrap_or_else(|| {
            let setup = lesson.game().setup().clone();
            let actions = Vec::new();
            (0, Record { setup, actions })
        });
        Self {
            lesson,
            begun: vec![begun],
            first,
            looked: Vec::new(),
            answered: None,
        }
    }

    /// The lesson.
    #[must_use]
    pub const fn lesson(&self) -> &Arc<Lesson> {
        &self.lesson
    }

    /// The number of the present step, from 0; that of steps once the lesson is done.
    #[must_use]
    pub fn at(&self) -> usize {
        (self.first + self.begun.len()).saturating_sub(1)
    }

    /// The present step; `None` once the lesson is done.
    #[must_use]
    pub fn step(&self) -> Option<&Step> {
        self.lesson.steps().get(self.at())
    }

    /// The game at the beginning of the present step.
    #[must_use]
    pub fn beginning(&self) -> Option<&Record<KingsErrand>> {
        self.begun.last()
    }

    /// The learner looks at something.
    pub fn look(&mut self, target: Target) {
        if !self.looked.contains(&target) {
            self.looked.push(target);
        }
    }

    /// The learner chooses an answer.
    pub const fn answer(&mut self, number: usize) {
        self.answered = Some(number);
    }

    /// The answer that was chosen.
    #[must_use]
    pub const fn answered(&self) -> Option<usize> {
        self.answered
    }

    /// How the step stands in `record`.
    #[must_use]
    pub fn verdict(&self, record: &Record<KingsErrand>) -> Verdict {
        let (Some(step), Some(played)) = (self.step(), self.play(record)) else {
            return Verdict::Reached;
        };
        if self.is_done(self.at(), &played) {
            return Verdict::Reached;
        }
        if let Some(answer) = self.answered {
            return Verdict::Lapsed(Lapse::WrongAnswer(answer));
        }
        if !step.goal().is_played() {
            let begun = self.beginning().map_or(0, |begun| begun.actions.len());
            let acted = record.actions.len() > begun;
            return if acted {
                Verdict::Lapsed(Lapse::Early)
            } else {
                Verdict::Open
            };
        }
        if self.search(self.at(), played.clone()).is_some() {
            return Verdict::Open;
        }
        let seat = self.lesson.seat();
        let expired = played.seen.iter().rev().find_map(|seen| {
            if let Event::ActionExpired {
                seat: of,
                card,
                unmet,
                ..
            } = seen.event()
                && *of == seat
            {
                Some(Lapse::Expired(*card, unmet.clone()))
            } else {
                None
            }
        });
        Verdict::Lapsed(expired.unwrap_or(Lapse::OutOfReach))
    }

    /// What somebody else than the learner does next in `record`; `None` if it is the learner's
    /// decision, or nothing is laid down.
    #[must_use]
    pub fn next_of_others(&self, record: &Record<KingsErrand>) -> Option<(Actor, Action)> {
        self.other(self.at(), &mut self.play(record)?)
    }

    /// Goes on to the next step from `record`; the game to go on with.
    pub fn advance(&mut self, record: Record<KingsErrand>) -> Record<KingsErrand> {
        let next = self.lesson.steps().get(self.at() + 1);
        let begins = next
            .and_then(|step| step.begins().cloned())
            .unwrap_or(record);
        self.begun.push(begins.clone());
        self.forget();
        begins
    }

    /// Begins the present step again; the game to go on with.
    pub fn again(&mut self) -> Option<Record<KingsErrand>> {
        self.forget();
        self.begun.last().cloned()
    }

    /// Goes back to the step before, if there is one that was begun; the game to go on with.
    pub fn back(&mut self) -> Option<Record<KingsErrand>> {
        if self.begun.len() > 1 {
            self.begun.pop();
        } else if self.first > 0 {
            *self = Self::new(self.lesson.clone(), self.first - 1);
        } else {
            return None;
        }
        self.again()
    }

    /// The shortest way to the goal from `record`: what the learner does, in order. Empty where
    /// nothing is to be played; `None` if there is no way.
    #[must_use]
    pub fn way(&self, record: &Record<KingsErrand>) -> Option<Vec<Action>> {
        let step = self.step()?;
        if !step.goal().is_played() {
            return Some(Vec::new());
        }
        self.search(self.at(), self.play(record)?)
    }

    /// What the guide points at: what is to be looked at or done next, then what it speaks of.
    #[must_use]
    pub fn points(&self, record: &Record<KingsErrand>) -> Vec<Target> {
        let Some(step) = self.step() else {
            return Vec::new();
        };
        let looks = step.goal().looks();
        let next_look = looks.into_iter().find(|it| !self.looked.contains(it));
        let way = self.way(record).unwrap_or_default();
        let next = next_look.or_else(|| way.first().and_then(|&action| Target::of(action)));
        let mut points: Vec<_> = next.into_iter().collect();
        for &point in step.points() {
            if !points.contains(&point) {
                points.push(point);
            }
        }
        points
    }

    fn forget(&mut self) {
        self.looked.clear();
        self.answered = None;
    }

    /// The step as far as it has been played in `record`; `None` if that is no continuation of it.
    fn play(&self, record: &Record<KingsErrand>) -> Option<Played> {
        let step = self.step()?;
        let begun = self.beginning()?.actions.len();
        let game = self.lesson.game();
        let viewer = Viewer::Seat(self.lesson.seat());
        let mut state = game.root();
        let mut seen = Vec::new();
        for (number, &(actor, action)) in record.actions.iter().enumerate() {
            let mut events: Vec<Event> = Vec::new();
            game.apply(&mut state, actor, action, &mut events).ok()?;
            if number >= begun {
                seen.extend(events.iter().map(|event| game.observe(event, viewer)));
            }
        }
        let mut others = vec![false; step.others().len()];
        for done in by_others(record.actions.get(begun..)?, self.lesson.seat()) {
            let left = step.others().iter().zip(&mut others);
            if let Some((_, used)) = left.into_iter().find(|(it, used)| **it == done && !**used) {
                *used = true;
            }
        }
        Some(Played {
            state,
            seen,
            others,
            way: Vec::new(),
        })
    }

    /// Whether step `at` is done: its goal is met, and the steps that go on from there can be done.
    fn is_done(&self, at: usize, played: &Played) -> bool {
        self.is_met(at, played) && self.leads_on(at, played)
    }

    fn is_met(&self, at: usize, played: &Played) -> bool {
        let Some(step) = self.lesson.steps().get(at) else {
            return true;
        };
        let game = self.lesson.game();
        let view = game.view(&played.state, Viewer::Seat(self.lesson.seat()));
        step.goal().is_met(&self.moment(at, played, &view))
    }

    /// Whether the steps after `at` can be done that go on from here.
    fn leads_on(&self, at: usize, played: &Played) -> bool {
        let Some(next) = self.lesson.steps().get(at + 1) else {
            return true;
        };
        if next.begins().is_some() {
            return true;
        }
        // What others still have to do belongs to the step that ends.
        let mut end = played.clone();
        while let Some((actor, action)) = self.other(at, &mut end) {
            self.act(&mut end, actor, action);
        }
        let from = Played {
            state: end.state,
            seen: Vec::new(),
            others: vec![false; next.others().len()],
            way: Vec::new(),
        };
        self.search(at + 1, from).is_some()
    }

    fn moment<'a>(&'a self, at: usize, played: &'a Played, view: &'a View) -> Moment<'a> {
        let is_present = at == self.at();
        Moment {
            game: self.lesson.game(),
            view,
            seat: self.lesson.seat(),
            seen: &played.seen,
            looked: if is_present { &self.looked } else { &[] },
            answered: self.answered.filter(|_| is_present),
        }
    }

    /// What others do now in step `at`, if it is laid down.
    fn other(&self, at: usize, played: &mut Played) -> Option<(Actor, Action)> {
        let step = self.lesson.steps().get(at)?;
        let game = self.lesson.game();
        let actor = game.turn(&played.state).actor()?;
        if actor == Actor::Seat(self.lesson.seat()) {
            return None;
        }
        for (&action, used) in step.others().iter().zip(&mut played.others) {
            let mut after = played.state;
            if !*used && game.apply(&mut after, actor, action, &mut ()).is_ok() {
                *used = true;
                return Some((actor, action));
            }
        }
        let action = self.improvised(actor, played)?;
        Some((actor, action))
    }

    /// What others do in a lesson in which they play freely: always the same at the same moment.
    fn improvised(&self, actor: Actor, played: &Played) -> Option<Action> {
        if !self.lesson.is_free() {
            return None;
        }
        let game = self.lesson.game();
        let mut hasher = DefaultHasher::new();
        played.state.hash(&mut hasher);
        let mut rng = Generator::seed_from_u64(hasher.finish());
        match actor {
            Actor::Chance => game.sample_chance(&played.state, &mut rng),
            Actor::Seat(seat) => {
                let view = game.view(&played.state, Viewer::Seat(seat));
                let choice =
                    Squire::default().choose(game, &view, &mut rng, &Signals::default())?;
                Some(choice.action)
            }
        }
    }

    /// Does this in a step that is tried.
    fn act(&self, played: &mut Played, actor: Actor, action: Action) -> bool {
        let game = self.lesson.game();
        let viewer = Viewer::Seat(self.lesson.seat());
        let mut events: Vec<Event> = Vec::new();
        let done = game.apply(&mut played.state, actor, action, &mut events);
        let seen = events.iter().map(|event| game.observe(event, viewer));
        played.seen.extend(seen);
        done.is_ok()
    }

    /// The shortest way to do step `at`, breadth first, others as laid down.
    fn search(&self, at: usize, from: Played) -> Option<Vec<Action>> {
        let step = self.lesson.steps().get(at)?;
        if !step.goal().is_played() {
            return self.leads_on(at, &from).then(Vec::new);
        }
        let game = self.lesson.game();
        let seat = self.lesson.seat();
        let mut known = HashSet::new();
        let mut queue = VecDeque::from([from]);
        let mut legal = Vec::new();
        while let Some(mut played) = queue.pop_front() {
            if self.settle(at, &mut played) {
                return Some(played.way);
            }
            let view = game.view(&played.state, Viewer::Seat(seat));
            let signature = step.goal().signature(&self.moment(at, &played, &view));
            if known.len() >= MOST_STATES || !known.insert((played.state, signature)) {
                continue;
            }
            let decides = match game.turn(&played.state) {
                Turn::Player(to_move) | Turn::Simultaneous { next: to_move, .. } => to_move == seat,
                Turn::Chance | Turn::Terminal => false,
            };
            if !decides || played.way.len() >= LONGEST_WAY {
                continue;
            }
            legal.clear();
            game.legal_actions(&played.state, &mut legal);
            for &action in &legal {
                let mut next = played.clone();
                if self.act(&mut next, Actor::Seat(seat), action) {
                    next.way.push(action);
                    queue.push_back(next);
                }
            }
        }
        None
    }

    /// Lets others go on until the learner decides; whether the step is done on the way.
    fn settle(&self, at: usize, played: &mut Played) -> bool {
        loop {
            if self.is_done(at, played) {
                return true;
            }
            let Some((actor, action)) = self.other(at, played) else {
                return false;
            };
            self.act(played, actor, action);
        }
    }
}
