//! What lessons say: short, complete, soon read; and what they teach.

use std::collections::BTreeMap;

use tafelrunde::i18n::{Language, Message, Translator};
use tafelrunde::lesson::kings_errand::{Lesson, Step, Tutor, Verdict};
use tafelrunde::rules::kings_errand::Rule;

use crate::text::engine::{assert_fit, assert_sentence};

/// What the guide says at most, in letters.
const MOST: usize = 220;
/// A line of the list at most.
const LINE: usize = 60;
/// An answer at most.
const ANSWER: usize = 70;
/// The aim of a lesson at most.
const AIM: usize = 120;

/// Reading pace, in words a minute.
const PACE: f64 = 200.0;
/// What an action takes, in seconds.
const ACTION: f64 = 4.0;

const ANSWERS: [&str; 4] = ["a", "b", "c", "d"];

fn said(translator: &Translator, id: &str, attribute: Option<&'static str>) -> String {
    let message = Message::named(id.to_owned());
    match attribute {
        None => translator.format(message),
        Some(attribute) => translator.format_attribute(message, attribute),
    }
}

#[test]
fn guides_are_brief() {
    for translator in &Language::ALL.map(Translator::new) {
        for lesson in Lesson::all() {
            let title = said(translator, &lesson.text_id(), None);
            assert!(title.chars().count() <= 40, "{title}");
            let aim = said(translator, &lesson.text_id(), Some("aim"));
            assert_sentence(&aim);
            assert!(aim.chars().count() <= AIM, "{aim}");
            for step in lesson.steps() {
                let id = lesson.step_id(step);
                let text = said(translator, &id, None);
                assert_fit(&text);
                assert!(text.ends_with(['.', '?', '“', '”']), "{id}: {text}");
                assert!(text.chars().count() <= MOST, "{id}: {text}");
                let line = said(translator, &id, Some("learn"));
                assert_fit(&line);
                assert!(line.chars().count() <= LINE, "{id}: {line}");
                for attribute in &ANSWERS[..step.answers()] {
                    let answer = said(translator, &id, Some(attribute));
                    assert_fit(&answer);
                    assert!(answer.chars().count() <= ANSWER, "{id}: {answer}");
                }
            }
        }
    }
}

/// What a learner does in this step at least.
fn actions(tutor: &mut Tutor, step: &Step) -> usize {
    if step.answers() > 0 {
        return 1;
    }
    let looks = step.goal().looks().len();
    if looks > 0 {
        return looks;
    }
    let beginning = tutor.beginning().cloned();
    let way = beginning.and_then(|record| tutor.way(&record));
    way.map_or(0, |way| way.len())
}

/// Seconds that a lesson takes at reading pace.
fn seconds(translator: &Translator, lesson: &std::sync::Arc<Lesson>) -> f64 {
    let mut all = 0.0;
    let mut tutor = Tutor::new(lesson.clone(), 0);
    while let Some(step) = tutor.step().cloned() {
        let id = lesson.step_id(&step);
        let mut read = said(translator, &id, None);
        for attribute in &ANSWERS[..step.answers()] {
            read += " ";
            read += &said(translator, &id, Some(attribute));
        }
        let words = read.split_whitespace().count();
        let actions = actions(&mut tutor, &step);
        all += words as f64 * 60.0 / PACE + actions as f64 * ACTION;
        // On by the way that the tutor would show.
        let mut record = tutor.beginning().cloned().expect("it begins");
        for target in step.goal().looks() {
            tutor.look(target);
        }
        if let Some(answer) = step.goal().answer() {
            tutor.answer(answer);
        }
        loop {
            if tutor.verdict(&record) != Verdict::Reached {
                let other = tutor.next_of_others(&record);
                let own = |way: Vec<_>| {
                    let seat = tafelrunde::rules::Actor::Seat(lesson.seat());
                    way.first().map(|&action| (seat, action))
                };
                let next = other.or_else(|| tutor.way(&record).and_then(own));
                record.actions.push(next.expect("there is a way"));
                continue;
            }
            match tutor.next_of_others(&record) {
                Some(next) => record.actions.push(next),
                None => break,
            }
        }
        tutor.advance(record);
    }
    all
}

#[test]
fn lessons_are_soon_done() {
    for translator in &Language::ALL.map(Translator::new) {
        let times: Vec<_> = Lesson::all()
            .iter()
            .map(|lesson| (lesson.name(), seconds(translator, lesson)))
            .collect();
        let all: f64 = times.iter().map(|(_, seconds)| seconds).sum();
        assert!(all < 25.0 * 60.0, "{times:?}");
        let table = times.iter().find(|(name, _)| *name == "table");
        assert!(
            table.is_none_or(|(_, seconds)| *seconds < 120.0),
            "{times:?}"
        );
        println!("{:?}: {all:.0} s, {times:.0?}", translator.language());
    }
}

/// Which lessons teach each rule, as the table in the docs says.
#[test]
fn every_rule_is_taught_and_the_docs_say_where() {
    let mut taught: BTreeMap<Rule, Vec<usize>> = BTreeMap::new();
    for (number, lesson) in (1..).zip(Lesson::all()) {
        for rule in lesson.teaches() {
            taught.entry(rule).or_default().push(number);
        }
    }
    let docs = include_str!("../../src/lesson/kings_errand/mod.rs");
    for rule in Rule::ALL {
        let lessons = taught.get(rule).cloned().unwrap_or_default();
        assert!(!lessons.is_empty(), "{rule} is taught by no lesson");
        let numbers: Vec<_> = lessons.iter().map(ToString::to_string).collect();
        let line = format!("//! | {rule} | {} |", numbers.join(", "));
        assert!(docs.contains(&line), "the docs lack: {line}");
    }
}
