//! Exams in words.

use tafelrunde::i18n::text::kings_errand::Narrator;
use tafelrunde::i18n::{Language, Translator};
use tafelrunde::lesson::kings_errand::exam::Exam;

use super::{FEW, exams};

/// The longest question, in characters.
const LONGEST_QUESTION: usize = 220;
/// The longest answer: one or two lines of a button.
const LONGEST_ANSWER: usize = 100;
/// The longest explanation: rules have up to three sentences.
const LONGEST_WHY: usize = 330;

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
            fit(&narrator.exam_why(question), LONGEST_WHY);
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
