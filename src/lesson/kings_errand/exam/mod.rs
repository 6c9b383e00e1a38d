//! The exam: twenty generated questions, the last of the lessons.
//!
//! | file | subject |
//! | --- | --- |
//! | `question`, `answer` | what is asked and what can be answered, as data |
//! | `pool` | the games that questions are taken from |
//! | `apart` | what questions of one exam must not have in common |
//! | `ending` | games that end in a tie |
//! | `draft` | finding a question about a rule in them |
//! | `turn`, `joust`, `round` | what can be asked about turns, tournaments and all else |
//! | `judge` | what is right: the rules are asked |
//! | `wrong` | what somebody may believe instead |
//! | `score` | how an exam went, rule by rule |
//!
//! Architecture invariant: what is right is found out by the engine; no rule is written down here.

mod answer;
mod apart;
mod draft;
mod ending;
mod joust;
mod judge;
mod pool;
mod question;
mod round;
mod score;
mod turn;
mod wrong;

use rand::RngExt;

use super::cards::lesson_card_set;
use crate::bot::Generator;
use crate::rules::kings_errand::{CardSet, Rule};
use crate::session::stream;

pub use answer::{Answer, Bar, Ending, Price, Whither, Witness};
pub use apart::{are_alike, gives_away};
pub use question::{Aftermath, Ask, Kind, Question, Scene, Why, Works};
pub use score::{Score, score};

/// How many questions an exam has.
pub const QUESTIONS: usize = EXPIRY_RULES.len() + OTHERS_AT_ONCE;

/// The rules that decide whether a card expires: each exam asks about all of them.
pub const EXPIRY_RULES: [Rule; 11] = [
    Rule::D1,
    Rule::D2,
    Rule::D3,
    Rule::D5,
    Rule::D6,
    Rule::D7,
    Rule::D8,
    Rule::D9,
    Rule::T1,
    Rule::T3,
    Rule::T4,
];

/// How many of the other rules an exam asks about.
const OTHERS_AT_ONCE: usize = 9;

/// The seed of the games that are played when chance has found no question.
const SPARE_SEED: u64 = 5;
/// How many sets of such games there are; a test shows that they are enough for every rule.
const SPARE_SETS: u64 = 8;

/// How often questions that go together are looked for.
const ATTEMPTS: usize = 12;
/// How many ties are tried for a question about one: not every table goes with the other questions.
const TIES: usize = 8;

/// Twenty questions.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Exam {
    /// Its number, from 0: exams in a row ask about all rules in turn.
    pub number: u64,
    /// The questions, in random order.
    pub questions: Vec<Question>,
}

impl Exam {
    /// The exam with this number. The same generator gives the same exam.
    ///
    /// It asks about each of [`EXPIRY_RULES`] and about nine of the other rules, as `number` has it.
    #[must_use]
    pub fn new(number: u64, rng: &mut Generator) -> Self {
        let mut rules = Self::rules(number);
        shuffle(&mut rules, rng);
        Self {
            number,
            questions: apart::spread(ask(&rules, rng)),
        }
    }

    /// A short exam about these rules, in their order. It has no number among the others.
    #[must_use]
    pub fn about(rules: &[Rule], rng: &mut Generator) -> Self {
        Self {
            number: 0,
            questions: ask(rules, rng),
        }
    }

    /// The rules that the exam with this number asks about.
    #[must_use]
    pub fn rules(number: u64) -> Vec<Rule> {
        let others: Vec<_> = Rule::ALL
            .iter()
            .copied()
            .filter(|rule| !EXPIRY_RULES.contains(rule))
            .collect();
        // No overflow: only the remainder counts.
        let first = number as usize % others.len() * OTHERS_AT_ONCE;
        let others = others.iter().cycle().skip(first % others.len());
        let others = others.copied().take(OTHERS_AT_ONCE);
        EXPIRY_RULES.into_iter().chain(others).collect()
    }
}

/// A question about each of these rules, no two of them alike.
fn ask(rules: &[Rule], rng: &mut Generator) -> Vec<Question> {
    let Ok(cards) = lesson_card_set() else {
        return Vec::new();
    };
    // Where the first questions leave no room for a later one, others are found instead.
    let whole = (0..ATTEMPTS).find_map(|_| {
        let found = ask_once(rules, &cards, false, rng);
        (found.len() == rules.len()).then_some(found)
    });
    whole.unwrap_or_else(|| ask_once(rules, &cards, true, rng))
}

/// The same from one set of games; nothing if a rule is left without a question that
/// fits, unless `any` is better than none.
fn ask_once(rules: &[Rule], cards: &CardSet, any: bool, rng: &mut Generator) -> Vec<Question> {
    let games = pool::play(cards, rng);
    // What is asked on a page comes first: the pictures can give way to it, but not it to them.
    let page = |rule: Rule| {
        let rules = [
            Rule::S2,
            Rule::S4,
            Rule::S5,
            Rule::S6,
            Rule::S7,
            Rule::C1,
            Rule::G1,
        ];
        rules.contains(&rule)
    };
    let mut order: Vec<_> = rules.iter().copied().enumerate().collect();
    order.sort_by_key(|&(_, rule)| !page(rule));
    let mut questions: Vec<Question> = Vec::new();
    let mut places = Vec::new();
    for (place, rule) in order {
        let fits = |question: &Question| {
            questions
                .iter()
                .all(|other| apart::go_together(question, other))
        };
        let ties = if rule == Rule::G2 && rng.random_bool(0.5) {
            TIES
        } else {
            0
        };
        let found = (0..ties)
            .find_map(|_| {
                let tied = ending::tied(&games, rng)?;
                draft::question(rule, &[tied], &fits, rng)
            })
            .or_else(|| draft::question(rule, &games, &fits, rng))
            .or_else(|| any.then(|| spare(rule, cards, &fits)).flatten())
            // Rather one that is like another than none.
            .or_else(|| any.then(|| spare(rule, cards, &|_| true)).flatten());
        let Some(found) = found else {
            if any {
                continue;
            }
            return Vec::new();
        };
        questions.push(found);
        places.push(place);
    }
    let mut placed: Vec<_> = places.into_iter().zip(questions).collect();
    placed.sort_by_key(|&(place, _)| place);
    placed.into_iter().map(|(_, question)| question).collect()
}

/// A question about `rule` that is always found: from games with seeds of their own.
fn spare(rule: Rule, cards: &CardSet, fits: &dyn Fn(&Question) -> bool) -> Option<Question> {
    (0..SPARE_SETS).find_map(|set| {
        let mut rng = stream(SPARE_SEED, set);
        let games = pool::play(cards, &mut rng);
        draft::question(rule, &games, fits, &mut rng)
    })
}

/// A question about `rule` that does not depend on chance: what an exam falls back upon.
#[must_use]
pub fn spare_question(rule: Rule) -> Option<Question> {
    spare(rule, &lesson_card_set().ok()?, &|_| true)
}

/// How a question is to come out, as far as the games have it.
#[derive(Clone, Copy, Debug)]
struct Luck {
    /// All goes well.
    good: bool,
    /// Something out of the ordinary.
    odd: bool,
    /// What a tournament brings.
    gains: u8,
}

impl Luck {
    fn draw(rng: &mut Generator) -> Self {
        Self {
            good: rng.random_bool(0.4),
            odd: rng.random_bool(0.2),
            gains: rng.random_range(0..4),
        }
    }

    const fn is_good(self) -> bool {
        self.good
    }

    const fn is_odd(self) -> bool {
        self.odd
    }

    /// As likely as not.
    const fn is_even(self) -> bool {
        self.gains.is_multiple_of(2)
    }

    /// Shields from a tournament; `None` for an offer that cannot gain any.
    fn gains(self) -> Option<u8> {
        (self.gains < 3).then_some(self.gains)
    }
}

/// One of these, each as likely as another.
fn pick<T: Copy>(list: &[T], rng: &mut Generator) -> Option<T> {
    if list.is_empty() {
        return None;
    }
    let index = rng.random_range(0..list.len() as u32);
    list.get(index as usize).copied()
}

/// Puts these into random order.
fn shuffle<T>(list: &mut [T], rng: &mut Generator) {
    for at in (1..list.len()).rev() {
        let other = rng.random_range(0..=at as u32);
        list.swap(at, other as usize);
    }
}
