//! The exam, how well rules are known, and the file that keeps it.

mod learnt;
mod replayed;
mod said;

use std::collections::{BTreeMap, BTreeSet};
use std::time::Instant;

use rand::SeedableRng;
use tafelrunde::bot::Generator;
use tafelrunde::lesson::kings_errand::exam::{
    Answer, Ask, EXPIRY_RULES, Exam, QUESTIONS, Question, score, spare_question,
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
}

#[test]
fn twenty_exams_agree_with_the_engine() {
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
        let least = if rule == Rule::D3 { 1 } else { 2 };
        assert!(outcomes >= least, "{rule}: the answer is always the same");
    }
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
                    | Ask::Ride { .. }
                    | Ask::Joust { .. }
                    | Ask::Offers { .. }
            );
            assert!(asks, "{}: {:?}", question.rule, question.ask);
            let expires =
                |answer: &Answer| matches!(answer, Answer::Expires(_) | Answer::ExpiresTooLate);
            assert!(
                question.answers.iter().any(expires),
                "{:?}",
                question.answers
            );
            assert!(question.scene.is_some(), "{:?}", question.ask);
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
