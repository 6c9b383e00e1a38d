//! Lessons as they are written: files of set-up, stretches and steps.

use std::collections::BTreeSet;
use std::sync::{Arc, LazyLock};

use serde::Deserialize;

use super::cards::lesson_card_set;
use super::goal::Goal;
use super::stretch::{ScriptError, StepFault, Stretch, Stretches, read};
use super::target::Target;
use crate::rules::kings_errand::{Action, CardSet, Edition, KingsErrand, Players, Reason, Rule};
use crate::rules::{Actor, Record, Seat};

macro_rules! files {
    ($($name:literal),+ $(,)?) => {
        &[$(($name, include_str!(concat!("../../../assets/lessons/", $name, ".ron")))),+]
    };
}

/// The lessons in the program, in the order in which they are taught, with their text.
const FILES: &[(&str, &str)] = files![
    "table",
    "choosing",
    "camelot",
    "wrong_place",
    "horse",
    "quests",
    "paying",
    "court",
    "tournament",
    "tents",
    "ending",
    "round",
];

/// A lesson: a game that is played in steps, each with a goal.
#[derive(Clone, Debug)]
pub struct Lesson {
    name: String,
    game: Arc<KingsErrand>,
    seat: Seat,
    free: bool,
    steps: Vec<Step>,
}

/// A step of a lesson.
#[derive(Clone, Debug)]
pub struct Step {
    name: String,
    begins: Option<Arc<Record<KingsErrand>>>,
    goal: Goal,
    others: Vec<Action>,
    points: Vec<Target>,
    teaches: Vec<Rule>,
    answers: usize,
    wrong: Vec<Wrong>,
}

/// Something that a learner may well do wrong in a step, and what it teaches.
#[derive(Clone, Debug, Eq, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Wrong {
    /// What is done, from the beginning of the step.
    pub does: Vec<Action>,
    /// Why a card expires then.
    pub because: Reason,
}

/// A lesson as written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Script {
    players: Players,
    edition: Edition,
    /// Where the learner sits.
    #[serde(default)]
    seat: Seat,
    /// Whether others play as Squires and chance as it likes, where nothing is laid down for them.
    #[serde(default)]
    free: bool,
    stretches: Vec<Stretch>,
    steps: Vec<StepScript>,
}

/// A step as written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct StepScript {
    name: String,
    /// The stretch after which it begins; without one it goes on from the step before.
    after: Option<String>,
    goal: Goal,
    /// What other seats and chance do until the learner decides again, in this order as far as it is
    /// legal then; what is not is passed over.
    #[serde(default)]
    others: Vec<Action>,
    /// What the guide points at beside what is to be done next.
    #[serde(default)]
    points: Vec<Target>,
    #[serde(default)]
    teaches: Vec<Rule>,
    /// How many answers a question has.
    #[serde(default)]
    answers: usize,
    #[serde(default)]
    wrong: Vec<Wrong>,
}

/// The lessons in the program, and what is wrong with those that cannot be read.
static ALL: LazyLock<(Vec<Arc<Lesson>>, Vec<ScriptError>)> = LazyLock::new(|| {
    let mut lessons = Vec::new();
    let mut faults = Vec::new();
    match lesson_card_set() {
        Ok(cards) => {
            for (name, text) in FILES {
                match Lesson::read(name, text, &cards) {
                    Ok(lesson) => lessons.push(Arc::new(lesson)),
                    Err(fault) => faults.push(fault),
                }
            }
        }
        Err(fault) => faults.push(fault),
    }
    (lessons, faults)
});

impl Lesson {
    /// The lessons in the program that can be taught, in their order.
    #[must_use]
    pub fn all() -> &'static [Arc<Self>] {
        &ALL.0
    }

    /// What is wrong with the others: nothing, as a test shows.
    #[must_use]
    pub fn faults() -> &'static [ScriptError] {
        &ALL.1
    }

    /// The lesson of this name.
    #[must_use]
    pub fn named(name: &str) -> Option<&'static Arc<Self>> {
        Self::all().iter().find(|lesson| lesson.name == name)
    }

    /// Reads a lesson as it is written in a file.
    ///
    /// # Errors
    /// What is wrong with it, and where.
    pub fn read(name: &str, text: &str, cards: &CardSet) -> Result<Self, ScriptError> {
        let script: Script = read(name, text)?;
        let setup = (script.players, script.edition, cards.clone());
        let stretches = Stretches::play(name, setup, script.stretches)?;
        let game = stretches.after("")?.game;
        let fault = |step: &str, fault| ScriptError::Step {
            file: name.to_owned(),
            step: step.to_owned(),
            fault,
        };
        let mut names = BTreeSet::new();
        let mut steps = Vec::new();
        for step in script.steps {
            if !names.insert(step.name.clone()) {
                return Err(fault(&step.name, StepFault::SameName));
            }
            if steps.is_empty() && step.after.is_none() {
                return Err(fault(&step.name, StepFault::NoBeginning));
            }
            let answer = step.goal.answer();
            let is_asked = step.answers >= 2 && answer.is_some_and(|it| it < step.answers);
            if (step.answers > 0 || answer.is_some()) && !is_asked {
                return Err(fault(&step.name, StepFault::NoAnswers));
            }
            let begins = match &step.after {
                None => None,
                Some(stretch) => {
                    let played = stretches.after(stretch)?;
                    Some(Arc::new(played.record()))
                }
            };
            steps.push(Step {
                name: step.name,
                begins,
                goal: step.goal,
                others: step.others,
                points: step.points,
                teaches: step.teaches,
                answers: step.answers,
                wrong: step.wrong,
            });
        }
        if steps.is_empty() {
            return Err(fault("", StepFault::NoSteps));
        }
        Ok(Self {
            name: name.to_owned(),
            game,
            seat: script.seat,
            free: script.free,
            steps,
        })
    }

    /// Its name in files and ids, such as `wrong_place`.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The rules with the set-up.
    #[must_use]
    pub fn game(&self) -> &KingsErrand {
        &self.game
    }

    /// Where the learner sits.
    #[must_use]
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// Whether others play freely where nothing is laid down for them.
    #[must_use]
    pub const fn is_free(&self) -> bool {
        self.free
    }

    /// Its steps, at least one.
    #[must_use]
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// The rules that it teaches.
    #[must_use]
    pub fn teaches(&self) -> BTreeSet<Rule> {
        let steps = self.steps.iter();
        steps
            .flat_map(|step| step.teaches.iter().copied())
            .collect()
    }

    /// The ids of its texts: its own, and those of its steps.
    pub fn text_ids(&self) -> impl Iterator<Item = String> {
        let steps = self.steps.iter().map(|step| self.step_id(step));
        std::iter::once(self.text_id()).chain(steps)
    }

    /// The id of its title: `lesson-wrong-place`.
    #[must_use]
    pub fn text_id(&self) -> String {
        format!("lesson-{}", self.name.replace('_', "-"))
    }

    /// The id of what the guide says at a step: `lesson-wrong-place-ride-away`.
    #[must_use]
    pub fn step_id(&self, step: &Step) -> String {
        format!("{}-{}", self.text_id(), step.name.replace('_', "-"))
    }
}

impl Step {
    /// Its name within the lesson.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The game in which it begins; `None` if it goes on from the step before.
    #[must_use]
    pub fn begins(&self) -> Option<&Record<KingsErrand>> {
        self.begins.as_deref()
    }

    /// When it is done.
    #[must_use]
    pub const fn goal(&self) -> &Goal {
        &self.goal
    }

    /// What others do, in order of preference.
    #[must_use]
    pub fn others(&self) -> &[Action] {
        &self.others
    }

    /// What the guide points at beside what is to be done next.
    #[must_use]
    pub fn points(&self) -> &[Target] {
        &self.points
    }

    /// The rules that it teaches.
    #[must_use]
    pub fn teaches(&self) -> &[Rule] {
        &self.teaches
    }

    /// How many answers there are to choose from; 0 if it is no question.
    #[must_use]
    pub const fn answers(&self) -> usize {
        self.answers
    }

    /// What a learner may well do wrong.
    #[must_use]
    pub fn wrong(&self) -> &[Wrong] {
        &self.wrong
    }
}

/// What is done in a record by somebody else than `seat`.
pub(super) fn by_others(actions: &[(Actor, Action)], seat: Seat) -> impl Iterator<Item = Action> {
    let others = actions
        .iter()
        .filter(move |(actor, _)| *actor != Actor::Seat(seat));
    others.map(|&(_, action)| action)
}
