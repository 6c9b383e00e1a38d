//! What the rulebook says beside the summaries: the points of each rule, and names of its parts.

use super::{Narrator, names};
use crate::i18n::Translator;
use crate::rules::Seat;
use crate::rules::kings_errand::{
    ActionCard, Chapter, Edition, Location, LocationSet, Phase, Rule, Side, TaskId, Unmet, Virtue,
};
use crate::{id, message};

/// What a point of a rule rests on.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub enum PointKind {
    /// The rulebooks.
    Plain,
    /// A ruling, where they are silent or differ.
    Ruling,
    /// One edition; it does not hold in the other.
    Edition(Edition),
}

/// One point of a rule.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Point {
    /// What it says, in a sentence or two.
    pub words: String,
    /// What it rests on.
    pub kind: PointKind,
}

/// The attributes with the points, in order.
const POINTS: [&str; 5] = ["p1", "p2", "p3", "p4", "p5"];

macro_rules! rule_points {
    ($($rule:ident: $id:literal [$($kind:expr),+]),+ $(,)?) => {
        const fn points_of(rule: Rule) -> (&'static str, &'static [PointKind]) {
            match rule {
                $(Rule::$rule => (id!($id), &[$($kind),+])),+
            }
        }
    };
}

const P: PointKind = PointKind::Plain;
const R: PointKind = PointKind::Ruling;
const CS: PointKind = PointKind::Edition(Edition::Cs);
const EN: PointKind = PointKind::Edition(Edition::En);

rule_points! {
    S1: "rulebook-s1" [P, P, R],
    S2: "rulebook-s2" [P, P],
    S3: "rulebook-s3" [P, P],
    S4: "rulebook-s4" [P, P, R, R],
    S5: "rulebook-s5" [P, P, R],
    S6: "rulebook-s6" [P, P, P, P, R],
    S7: "rulebook-s7" [P, P],
    C1: "rulebook-c1" [P, P],
    C2: "rulebook-c2" [P, P],
    C3: "rulebook-c3" [P, P],
    C4: "rulebook-c4" [P, P],
    C5: "rulebook-c5" [P, P, R],
    D1: "rulebook-d1" [P, P],
    D2: "rulebook-d2" [P, P, P],
    D3: "rulebook-d3" [P, P, R],
    D4: "rulebook-d4" [P, P],
    D5: "rulebook-d5" [P, P, R],
    D6: "rulebook-d6" [P, P, P],
    D7: "rulebook-d7" [P, P, R],
    D8: "rulebook-d8" [P, P, P],
    D9: "rulebook-d9" [P, P, P, R, R],
    D10: "rulebook-d10" [P, P],
    T1: "rulebook-t1" [P, R],
    T2: "rulebook-t2" [P, CS, EN, R],
    T3: "rulebook-t3" [P, P],
    T4: "rulebook-t4" [CS, EN, R, R],
    T5: "rulebook-t5" [P, R],
    N1: "rulebook-n1" [P, P],
    N2: "rulebook-n2" [P, P],
    N3: "rulebook-n3" [P, P],
    G1: "rulebook-g1" [P, P],
    G2: "rulebook-g2" [P, R, R],
}

/// The points of a rule that its summary does not make.
#[must_use]
pub fn rule_points(tr: &Translator, rule: Rule) -> Vec<Point> {
    let (id, kinds) = points_of(rule);
    POINTS
        .into_iter()
        .zip(kinds)
        .map(|(attribute, &kind)| Point {
            words: tr.attribute(id, attribute),
            kind,
        })
        .collect()
}

/// Where a rule comes from, in one line.
#[must_use]
pub fn rule_source(tr: &Translator, rule: Rule) -> String {
    let source = rule.source();
    let yes_or_no = |yes: bool| if yes { "yes" } else { "no" };
    tr.format(message!(
        "rulebook-source",
        english = yes_or_no(source.english),
        page = source.czech_page,
        ruling = yes_or_no(source.ruling),
    ))
}

/// The name of a chapter.
#[must_use]
pub fn chapter(tr: &Translator, chapter: Chapter) -> String {
    let phase = match chapter {
        Chapter::SetUp => Phase::LayRing,
        Chapter::Choose => Phase::Choose,
        Chapter::CarryOut => Phase::CarryOut,
        Chapter::Tournament => Phase::Tournament,
        Chapter::NewRound => Phase::RevealTasks,
        Chapter::End => return tr.text("rulebook-end-of-game"),
    };
    // In a round, as the set-up reveals tasks too.
    names::phase(tr, phase, 1)
}

/// A reason why an action expires, as the rulebook explains it.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct ReasonEntry {
    /// In two to four words.
    pub title: String,
    /// When it is given.
    pub about: String,
    /// What is said then, at the table.
    pub example: String,
    /// The rule that says so.
    pub rule: Rule,
}

/// Every reason why an action expires, in the order in which they are given.
#[must_use]
pub fn reasons(tr: &Translator) -> Vec<ReasonEntry> {
    let narrator = Narrator::new(tr, &[], Some(Seat(0)));
    samples()
        .into_iter()
        .map(|(card, unmet)| ReasonEntry {
            title: narrator.reason_short(unmet),
            about: tr.text(about(unmet)),
            example: narrator.reason(Seat(0), card, unmet),
            rule: unmet.rule(),
        })
        .collect()
}

const fn about(unmet: Unmet) -> &'static str {
    match unmet {
        Unmet::WrongPlace { .. } => id!("rulebook-reason-wrong-place"),
        Unmet::PileEmpty { .. } => id!("rulebook-reason-pile-empty"),
        Unmet::NoTaskOnDisplay => id!("rulebook-reason-no-task-on-display"),
        Unmet::NoBook => id!("rulebook-reason-no-book"),
        Unmet::NoTaskInHand => id!("rulebook-reason-no-task-in-hand"),
        Unmet::NotAtTaskLocation { .. } => id!("rulebook-reason-not-at-task-location"),
        Unmet::VirtueMissing { .. } => id!("rulebook-reason-virtue-missing"),
        Unmet::NotAtCamelotForTournament { .. } => id!("rulebook-reason-not-at-camelot"),
        Unmet::NothingOffered { single: false } => id!("rulebook-reason-nothing-offered"),
        Unmet::NothingOffered { single: true } => id!("rulebook-reason-nothing-offered-single"),
        Unmet::GivenUp => id!("rulebook-reason-given-up"),
        Unmet::PossibleEarlier { .. } => id!("rulebook-reason-possible-earlier"),
    }
}

/// One case of each reason, in the order of the rules.
fn samples() -> Vec<(ActionCard, Unmet)> {
    let places = |place: Location| {
        let mut places = LocationSet::EMPTY;
        places.insert(place);
        places
    };
    let wrong_place = Unmet::WrongPlace {
        at: Location::WildForest,
        needs: Side::Camelot,
        places: places(Location::Camelot),
    };
    let elsewhere = Unmet::NotAtTaskLocation {
        at: Location::MistyFen,
        places: places(Location::HiddenValley),
    };
    let not_there = Unmet::NotAtCamelotForTournament {
        at: Location::MoonLake,
    };
    let missing = TaskId::all().last().map(|task| Unmet::VirtueMissing {
        task,
        virtue: Virtue::Dragon,
        value: 1,
        best: None,
    });
    let exercise = ActionCard::Exercise(Virtue::Sword);
    let mut samples = vec![
        (exercise, wrong_place),
        (
            exercise,
            Unmet::PileEmpty {
                virtue: Virtue::Sword,
            },
        ),
        (ActionCard::RoundTable, Unmet::NoTaskOnDisplay),
        (ActionCard::Court, Unmet::NoBook),
        (ActionCard::Quest, Unmet::NoTaskInHand),
        (ActionCard::Quest, elsewhere),
    ];
    samples.extend(missing.map(|missing| (ActionCard::Quest, missing)));
    samples.extend([
        (ActionCard::Tournament, not_there),
        (
            ActionCard::Tournament,
            Unmet::NothingOffered { single: false },
        ),
        (
            ActionCard::Tournament,
            Unmet::NothingOffered { single: true },
        ),
        (exercise, Unmet::GivenUp),
        (exercise, Unmet::PossibleEarlier { step: 0 }),
    ]);
    samples
}
