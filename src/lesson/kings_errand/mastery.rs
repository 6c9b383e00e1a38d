//! How well each rule is known: what has been met, kept and broken, and when to ask about it again.
//!
//! There is no clock in here: today is handed in as a number of days since any fixed one.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::exam::Score;
use crate::rules::kings_errand::Rule;

/// A day, counted from any fixed one.
pub type Day = u32;

/// After so many days a rule is asked about again, by the box that it lies in.
pub const INTERVALS: [Day; 6] = [0, 1, 3, 7, 16, 35];

/// The box from which on a rule counts as mastered: it was right on three days.
const MASTERED_FROM: u8 = 3;

/// How many boxes a rule falls back when it is broken.
const FALL: u8 = 2;

/// Something that says how well a rule is known.
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub enum Evidence {
    /// It was at work.
    Met,
    /// It could have been broken, and was not.
    Kept,
    /// Something went wrong by it.
    Broken,
    /// A question about it was answered right.
    AnsweredRight,
    /// A question about it was answered wrong.
    AnsweredWrong,
}

/// What is known about one rule.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Learnt {
    /// How often it was at work, in whatever way.
    pub met: u32,
    /// How often it was kept.
    pub kept: u32,
    /// How often it was broken.
    pub broken: u32,
    /// How often it was answered right.
    pub right: u32,
    /// How often it was answered wrong.
    pub wrong: u32,
    /// Its box: the higher, the better it is known.
    pub place: u8,
    /// The day from which on it is to be asked about again.
    pub due: Day,
}

/// How well a rule is known; how much of its field of the shield is painted.
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub enum Level {
    /// It has never been at work.
    Unknown,
    /// It has been at work, or was broken lately.
    Met,
    /// It was right once.
    Begun,
    /// It was right on two days.
    Practised,
    /// It was right on three days: the field is fully painted.
    Mastered,
}

impl Level {
    /// Every level, the lowest first.
    pub const ALL: [Self; 5] = [
        Self::Unknown,
        Self::Met,
        Self::Begun,
        Self::Practised,
        Self::Mastered,
    ];

    /// How much of the field is painted: 0 to [`Self::STEPS`].
    #[must_use]
    pub const fn painted(self) -> u8 {
        self as u8
    }

    /// The steps of a fully painted field.
    pub const STEPS: u8 = Self::Mastered as u8;
}

/// What is known about every rule.
#[derive(Clone, Debug, Default, Eq, PartialEq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Mastery {
    rules: BTreeMap<Rule, Learnt>,
}

impl Mastery {
    /// Takes note of something that happened today.
    ///
    /// A rule rises by one box at most a day, and only when it is due: what goes right ten times in
    /// one game shows no more than once.
    pub fn record(&mut self, rule: Rule, evidence: Evidence, today: Day) {
        let learnt = self.rules.entry(rule).or_insert_with(|| Learnt {
            due: today,
            ..Learnt::default()
        });
        learnt.met = learnt.met.saturating_add(1);
        let count = match evidence {
            Evidence::Met => return,
            Evidence::Kept => &mut learnt.kept,
            Evidence::Broken => &mut learnt.broken,
            Evidence::AnsweredRight => &mut learnt.right,
            Evidence::AnsweredWrong => &mut learnt.wrong,
        };
        *count = count.saturating_add(1);
        match evidence {
            Evidence::Met => {}
            Evidence::Kept | Evidence::AnsweredRight => {
                if learnt.is_due(today) {
                    learnt.place = learnt.place.saturating_add(1).min(LAST);
                    learnt.due = today.saturating_add(learnt.interval());
                }
            }
            Evidence::Broken | Evidence::AnsweredWrong => {
                learnt.place = learnt.place.min(LAST).saturating_sub(FALL);
                learnt.due = today;
            }
        }
    }

    /// Takes note of an exam that was taken today.
    pub fn record_exam(&mut self, score: &Score, today: Day) {
        for &(rule, right) in &score.by_rule {
            let evidence = if right {
                Evidence::AnsweredRight
            } else {
                Evidence::AnsweredWrong
            };
            self.record(rule, evidence, today);
        }
    }

    /// What is known about `rule`; `None` if it has never been at work.
    #[must_use]
    pub fn of(&self, rule: Rule) -> Option<Learnt> {
        self.rules.get(&rule).copied()
    }

    /// How well `rule` is known.
    #[must_use]
    pub fn level(&self, rule: Rule) -> Level {
        match self.of(rule).map(|learnt| learnt.place) {
            None => Level::Unknown,
            Some(0) => Level::Met,
            Some(1) => Level::Begun,
            Some(place) if place < MASTERED_FROM => Level::Practised,
            Some(_) => Level::Mastered,
        }
    }

    /// The rules that are to be asked about today, the weakest first, at most `count`. Rules that
    /// have never been at work are not among them.
    #[must_use]
    pub fn weakest(&self, today: Day, count: usize) -> Vec<Rule> {
        let due = self.rules.iter().filter(|(_, learnt)| learnt.is_due(today));
        let mut due: Vec<_> = due
            .map(|(&rule, learnt)| {
                let slips = learnt.broken.saturating_add(learnt.wrong);
                (learnt.place, std::cmp::Reverse(slips), learnt.due, rule)
            })
            .collect();
        due.sort();
        due.into_iter().map(|(.., rule)| rule).take(count).collect()
    }

    /// The next day on which a rule is to be asked about; `None` if none has been at work.
    #[must_use]
    pub fn next_due(&self) -> Option<Day> {
        self.rules.values().map(|learnt| learnt.due).min()
    }

    /// How much of the whole shield is painted, from 0 to 1.
    #[must_use]
    pub fn share(&self) -> f32 {
        let painted: u32 = Rule::ALL
            .iter()
            .map(|&rule| u32::from(self.level(rule).painted()))
            .sum();
        let all = Rule::ALL.len() as f32 * f32::from(Level::STEPS);
        painted as f32 / all
    }
}

/// The highest box.
const LAST: u8 = INTERVALS.len() as u8 - 1;

impl Learnt {
    /// Whether it is to be asked about today. A day that lies further away than any interval was
    /// written by a clock that went wrong.
    #[must_use]
    pub fn is_due(self, today: Day) -> bool {
        let longest = INTERVALS.last().copied().unwrap_or_default();
        self.due <= today || self.due > today.saturating_add(longest)
    }

    /// The days until it is asked about again.
    fn interval(self) -> Day {
        INTERVALS
            .get(usize::from(self.place))
            .or(INTERVALS.last())
            .copied()
            .unwrap_or_default()
    }
}
