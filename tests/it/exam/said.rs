//! Exams in words.

use tafelrunde::i18n::text::kings_errand::{Narrator, names, rule_summary};
use tafelrunde::i18n::{Language, Translator};
use tafelrunde::lesson::kings_errand::exam::{Answer, Ask, Exam, Question, Why};
use tafelrunde::rules::kings_errand::{ActionCard, Rule};

use super::{FEW, exams};

/// The longest question, in characters.
const LONGEST_QUESTION: usize = 220;
/// The longest answer: one or two lines of a button.
const LONGEST_ANSWER: usize = 100;
/// The longest explanation.
const LONGEST_WHY: usize = 160;
/// What the places of the tasks in hand add to it.
const PLACES: usize = 60;
/// The longest sentence about a wrong answer.
const LONGEST_SLIP: usize = 70;

/// What is said to an answer is about this question: it is no general sentence, and names the number,
/// the place or the seat that is right.
fn concrete(narrator: &Narrator<'_>, tr: &Translator, question: &Question, why: &str) {
    let rule = question.rule;
    assert_ne!(why, rule_summary(tr, rule), "{rule}");
    let says = |part: String| assert!(why.contains(&part), "{rule}: {part} is not in: {why}");
    let right = *question.right_answer().expect("an answer is right");
    if let Answer::Number(number) = right {
        says(number.to_string());
    } else if let Answer::Place(place) = right {
        says(names::location_at(tr, place));
    } else if let Answer::Seat(seat) = right
        && seat != question.seat()
    {
        says(narrator.name(seat));
    }
}

/// Every text of the exam is whole and short, and no two answers to a question read the same.
pub(super) fn check(exam: &Exam) {
    let names: Vec<_> = ["Emrys", "Branwen", "Gawain", "Morwenna"]
        .map(str::to_owned)
        .to_vec();
    for language in Language::ALL {
        let tr = Translator::new(language);
        for question in &exam.questions {
            let narrator = Narrator::new(&tr, &names, Some(question.seat()));
            let at =
                |text: &str| format!("{language:?} {} {:?}: {text}", question.rule, question.ask);
            let fit = |text: &str, longest: usize| {
                let length = text.chars().count();
                assert!((1..=longest).contains(&length), "{length} of {}", at(text));
                assert!(!text.contains(['{', '}', '$', '[', ']']), "{}", at(text));
                assert!(!text.contains("exam-"), "{}", at(text));
            };
            let asked = narrator.exam_question(question);
            fit(&asked, LONGEST_QUESTION);
            assert!(asked.ends_with('?'), "{}", at(&asked));
            let why = narrator.exam_why(question);
            let lists_places = matches!(question.why, Why::Expires(ActionCard::Quest, _));
            fit(&why, LONGEST_WHY + usize::from(lists_places) * PLACES);
            concrete(&narrator, &tr, question, &why);
            for &answer in &question.answers {
                if let Some(slip) = narrator.exam_slip(question, answer) {
                    fit(&slip, LONGEST_SLIP);
                    assert_ne!(question.right_answer(), Some(&answer), "{}", at(&slip));
                }
            }
            let mut said = Vec::new();
            for &answer in &question.answers {
                let text = narrator.exam_answer(question, answer);
                fit(&text, LONGEST_ANSWER);
                assert!(!said.contains(&text), "{}", at(&text));
                said.push(text);
            }
        }
    }
}

#[test]
fn every_text_of_an_exam_fits_in_every_language() {
    exams(FEW).for_each(|exam| check(&exam));
}

/// "The shorter way" is meant, and nothing says that there is no other one.
#[test]
fn a_distance_is_asked_by_the_shorter_way() {
    let shorter = ["shorter way", "kürzeren Weg", "kratší cestou"];
    let names: [String; 0] = [];
    for (language, words) in [Language::En, Language::De, Language::Cs]
        .into_iter()
        .zip(shorter)
    {
        let tr = Translator::new(language);
        for exam in exams(FEW) {
            for question in &exam.questions {
                if matches!(question.ask, Ask::Distance { .. }) {
                    let narrator = Narrator::new(&tr, &names, Some(question.seat()));
                    let asked = narrator.exam_question(question);
                    assert!(asked.contains(words), "{asked}");
                }
            }
        }
        let rule = rule_summary(&tr, Rule::S1);
        for contradiction in ["no other way", "anderen Weg gibt es nicht", "Jiná cesta"] {
            assert!(!rule.contains(contradiction), "{rule}");
        }
    }
}
