//! The exam, how well rules are known, and the file that keeps it.

mod learnt;
mod replayed;
mod said;

use std::collections::{BTreeMap, BTreeSet};
use std::time::Instant;

use rand::SeedableRng;
use tafelrunde::bot::Generator;
use tafelrunde::lesson::kings_errand::exam::{
    Aftermath, Answer, Ask, EXPIRY_RULES, Exam, QUESTIONS, Question, Why, are_alike, gives_away,
    score, spare_question,
};
use tafelrunde::rules::kings_errand::Rule;

/// Exams in the short form of the test; the long one is for release builds.
const FEW: u64 = 20;
/// Exams that must be without a fault.
const MANY: u64 = 1_000;

fn exams(count: u64) -> impl Iterator<Item = Exam> {
    (0..count).map(|number| Exam::new(number, &mut Generator::seed_from_u64(number)))
}

/// What must hold for every question.
fn check(question: &Question) {
    let at = question.rule;
    let answers = &question.answers;
    assert!((2..=4).contains(&answers.len()), "{at}: {answers:?}");
    for (index, answer) in answers.iter().enumerate() {
        assert!(!answers[..index].contains(answer), "{at}: {answers:?}");
    }
    assert!(question.right < answers.len(), "{at}");
    let number = |answer: &Answer| {
        if let Answer::Number(number) = answer {
            Some(*number)
        } else {
            None
        }
    };
    let numbers: Vec<u8> = answers.iter().filter_map(number).collect();
    assert!(numbers.is_sorted(), "{at}: {answers:?}");
    replayed::check(question);
}

fn check_exam(exam: &Exam) {
    assert_eq!(exam.questions.len(), QUESTIONS, "exam {}", exam.number);
    let mut asked: Vec<_> = exam.questions.iter().map(|it| it.rule).collect();
    asked.sort();
    let mut planned = Exam::rules(exam.number);
    planned.sort();
    assert_eq!(asked, planned, "exam {}", exam.number);
    exam.questions.iter().for_each(check);
    check_together(exam);
}

/// No two questions feel like one, no picture tells the answer to another question, and neighbours
/// do not ask the same.
fn check_together(exam: &Exam) {
    let number = exam.number;
    for (index, one) in exam.questions.iter().enumerate() {
        if let Some(scene) = &one.scene {
            let round = scene.view.position().round();
            assert!(
                round > 1,
                "exam {number}: the set-up is seen: {:?}",
                one.ask
            );
        }
        for other in &exam.questions[index + 1..] {
            let both = format!("exam {number}: {:?} and {:?}", one.ask, other.ask);
            assert!(!are_alike(one, other), "{both}");
            assert!(!gives_away(one, other), "{both}");
            assert!(!gives_away(other, one), "{both}");
        }
    }
    for pair in exam.questions.windows(2) {
        let [one, next] = pair else { continue };
        let kind = |question: &Question| std::mem::discriminant(&question.ask);
        assert_ne!(kind(one), kind(next), "exam {number}: {:?}", next.ask);
    }
}

#[test]
fn twenty_exams_agree_with_the_engine() {
    let start = Instant::now();
    let made = exams(FEW).map(|exam| exam.questions.len()).sum::<usize>();
    println!("{made} questions in {:?}", start.elapsed());
    exams(FEW).for_each(|exam| check_exam(&exam));
}

#[test]
#[ignore = "a thousand exams, for release builds: bash tests/learning.sh"]
fn a_thousand_exams_agree_with_the_engine() {
    let start = Instant::now();
    let made = exams(MANY).map(|exam| exam.questions.len()).sum::<usize>();
    println!("{made} questions in {:?}", start.elapsed());
    let mut outcomes: BTreeMap<Rule, BTreeSet<String>> = BTreeMap::new();
    for exam in exams(MANY) {
        check_exam(&exam);
        said::check(&exam);
        for question in &exam.questions {
            let right = question.right_answer().map(|it| format!("{it:?}"));
            outcomes.entry(question.rule).or_default().extend(right);
        }
    }
    for rule in EXPIRY_RULES {
        let outcomes = outcomes.get(&rule).map_or(0, BTreeSet::len);
        let least = if rule == Rule::D3 { 4 } else { 2 };
        assert!(outcomes >= least, "{rule}: the answer is always the same");
    }
    let (ties, together, endings) = ties(MANY);
    println!("{ties} ties, {together} of them at the same moment, in {endings} endings");
    assert!(
        5 * ties > 2 * endings && 5 * ties < 3 * endings,
        "{ties} of {endings}"
    );
    assert!(together > 0, "none of {ties} at the same moment");
}

#[test]
fn three_exams_in_a_row_ask_about_every_rule() {
    assert_eq!(QUESTIONS, 20);
    for first in [0, 1, 7, u64::MAX - 2] {
        let asked: BTreeSet<_> = (first..=first + 2).flat_map(Exam::rules).collect();
        assert_eq!(asked.len(), Rule::ALL.len(), "from exam {first}");
        for number in first..=first + 2 {
            let rules: BTreeSet<_> = Exam::rules(number).into_iter().collect();
            assert_eq!(rules.len(), QUESTIONS, "no rule twice");
            assert!(EXPIRY_RULES.iter().all(|rule| rules.contains(rule)));
        }
    }
}

#[test]
fn every_rule_has_a_question_to_fall_back_upon() {
    for &rule in Rule::ALL {
        let question = spare_question(rule).unwrap_or_else(|| panic!("none for {rule}"));
        assert_eq!(question.rule, rule);
        check(&question);
    }
}

#[test]
fn expiry_rules_ask_whether_a_card_expires_and_why() {
    for exam in exams(FEW) {
        for question in exam
            .questions
            .iter()
            .filter(|it| EXPIRY_RULES.contains(&it.rule))
        {
            let asks = matches!(
                question.ask,
                Ask::Card { .. }
                    | Ask::LetGo { .. }
                    | Ask::EndTurn { .. }
                    | Ask::Expiry { .. }
                    | Ask::Ride { .. }
                    | Ask::Joust { .. }
                    | Ask::Offers { .. }
            );
            assert!(asks, "{}: {:?}", question.rule, question.ask);
            let expires =
                |answer: &Answer| matches!(answer, Answer::Expires(_) | Answer::ExpiresTooLate);
            // What an offer brings is asked, not what counts as carried out; and what follows from an
            // expiry.
            let told = matches!(question.ask, Ask::Offers { .. } | Ask::Expiry { .. });
            assert!(
                told || question.answers.iter().any(expires),
                "{:?}",
                question.answers
            );
            assert!(question.scene.is_some(), "{:?}", question.ask);
        }
    }
}

/// How many endings are ties, how many of these at the same moment, and how many endings there are.
fn ties(exams: u64) -> (usize, usize, usize) {
    let (mut ties, mut together, mut endings) = (0, 0, 0);
    for exam in self::exams(exams) {
        for question in exam.questions.iter().filter(|it| it.rule == Rule::G2) {
            endings += 1;
            if let Ask::TieWinner { first, .. } = question.ask {
                ties += 1;
                together += usize::from(first.is_none());
            }
        }
    }
    (ties, together, endings)
}

#[test]
fn many_games_end_in_a_tie() {
    let (ties, _, endings) = ties(3 * FEW);
    assert!(4 * ties >= endings, "{ties} of {endings}");
    assert!(4 * ties <= 3 * endings, "{ties} of {endings}");
}

/// Letting a card go is asked about in many ways, and the answer is not always the same.
#[test]
fn what_becomes_of_a_card_that_is_let_go_is_asked_in_many_ways() {
    let mut seen = BTreeSet::new();
    for exam in exams(2 * FEW) {
        let about = exam.questions.iter().filter(|it| it.rule == Rule::D3);
        seen.extend(about.map(|it| match it.ask {
            Ask::Expiry {
                about: Aftermath::Allowed,
                ..
            } => "allowed",
            Ask::Expiry {
                about: Aftermath::Price,
                ..
            } => "price",
            Ask::Expiry {
                about: Aftermath::Whither,
                ..
            } => "whither",
            Ask::EndTurn { .. } => "end of turn",
            Ask::LetGo { .. } => "given up",
            ref other @ (Ask::Card { .. }
            | Ask::Ride { .. }
            | Ask::Joust { .. }
            | Ask::Offers { .. }
            | Ask::Distance { .. }
            | Ask::StartPlace { .. }
            | Ask::Taker { .. }
            | Ask::Supply { .. }
            | Ask::Boxed
            | Ask::Opening { .. }
            | Ask::FaceDown
            | Ask::Picks
            | Ask::MayTake { .. }
            | Ask::MayPass
            | Ask::WhoSees { .. }
            | Ask::SupplyAfter { .. }
            | Ask::HandAfter { .. }
            | Ask::OfferTotal { .. }
            | Ask::MayOffer { .. }
            | Ask::HandAfterOffers { .. }
            | Ask::FaceUp { .. }
            | Ask::Tent { .. }
            | Ask::AfterTents
            | Ask::Goal
            | Ask::End { .. }
            | Ask::Winner
            | Ask::TieWinner { .. }) => panic!("{other:?}"),
        }));
    }
    assert_eq!(seen.len(), 5, "{seen:?}");
}

/// Two shields, one or none: whether a card counts as carried out is no answer of its own.
#[test]
fn a_tournament_brings_two_shields_or_one_or_nothing() {
    for exam in exams(FEW) {
        for question in &exam.questions {
            if !matches!(question.ask, Ask::Offers { .. }) {
                continue;
            }
            let is_count = |it: &&Answer| matches!(it, Answer::Gains(_) | Answer::OfferRefused);
            let counts = question.answers.iter().filter(is_count).count();
            assert_eq!(counts, question.answers.len(), "{:?}", question.answers);
            if question.right_answer() == Some(&Answer::OfferRefused) {
                let nothing = question.answers.contains(&Answer::Gains(0));
                assert!(!nothing, "that is true as well");
                assert!(matches!(question.why, Why::Refused(..)));
            }
        }
    }
}

#[test]
fn the_same_generator_gives_the_same_exam() {
    let exam = || Exam::new(4, &mut Generator::seed_from_u64(11));
    assert_eq!(exam(), exam());
}

#[test]
fn an_exam_is_scored_by_rule() {
    let exam = Exam::new(0, &mut Generator::seed_from_u64(3));
    let right: Vec<_> = exam.questions.iter().map(|it| Some(it.right)).collect();
    let all = score(&exam, &right);
    assert_eq!((all.right(), all.wrong()), (QUESTIONS, Vec::new()));
    assert_eq!(score(&exam, &[]).right(), 0, "no answer is a wrong one");
    let mut slip = right.clone();
    slip[5] = Some(exam.questions[5].right + 1);
    slip[6] = None;
    let scored = score(&exam, &slip);
    assert_eq!(scored.right(), QUESTIONS - 2);
    let mut wrong = vec![exam.questions[5].rule, exam.questions[6].rule];
    wrong.sort();
    assert_eq!(scored.wrong(), wrong);
}
