//! Lessons: every one is walked through, whatever the learner does.

use std::collections::HashSet;
use std::fs;
use std::path::PathBuf;
use std::sync::Arc;

use rand::{RngExt, SeedableRng};
use tafelrunde::bot::Generator;
use tafelrunde::lesson::kings_errand::{Lapse, Lesson, Tutor, Verdict, lesson_card_set};
use tafelrunde::rules::kings_errand::{Action, Event, KingsErrand, Observation};
use tafelrunde::rules::{Actor, Game, Record, Turn, Viewer, replay};

/// Does what others do until the learner decides, and says how the step stands.
fn settled(tutor: &Tutor, record: &mut Record<KingsErrand>) -> Verdict {
    loop {
        let verdict = tutor.verdict(record);
        if verdict != Verdict::Open {
            return verdict;
        }
        match tutor.next_of_others(record) {
            Some((actor, action)) => record.actions.push((actor, action)),
            None => return Verdict::Open,
        }
    }
}

/// What the learner can do in `record`.
fn legal(lesson: &Lesson, record: &Record<KingsErrand>) -> Vec<Action> {
    let game = lesson.game();
    let state = replay(game, &record.actions, &mut ()).expect("lessons are legal");
    let mut legal = Vec::new();
    let decides = match game.turn(&state) {
        Turn::Player(seat) | Turn::Simultaneous { next: seat, .. } => seat == lesson.seat(),
        Turn::Chance | Turn::Terminal => false,
    };
    if decides {
        game.legal_actions(&state, &mut legal);
    }
    legal
}

/// As many beginnings of one step are walked from; the rest of them differ in what no longer matters.
const MOST_BEGINNINGS: usize = 40;

/// Walks every step: everything the learner can do, up to the goal of the step or to where it is out
/// of reach. The beginnings of the next step, and what was found.
fn walk(lesson: &Arc<Lesson>) {
    let mut tutors = vec![Tutor::new(lesson.clone(), 0)];
    for step in lesson.steps() {
        let name = format!("{}, {}", lesson.name(), step.name());
        let mut next: Vec<Tutor> = Vec::new();
        let mut begun = HashSet::new();
        for mut tutor in tutors {
            let Some(beginning) = tutor.beginning().cloned() else {
                panic!("{name} does not begin");
            };
            let end = |mut tutor: Tutor, record| {
                let record = tutor.advance(record);
                (tutor, record)
            };
            if let Some(answer) = step.goal().answer() {
                for wrong in (0..step.answers()).filter(|it| *it != answer) {
                    tutor.answer(wrong);
                    let verdict = tutor.verdict(&beginning);
                    assert_eq!(
                        verdict,
                        Verdict::Lapsed(Lapse::WrongAnswer(wrong)),
                        "{name}"
                    );
                    tutor.again();
                }
                tutor.answer(answer);
            }
            assert!(
                !tutor.points(&beginning).is_empty() || step.answers() > 0,
                "{name} points at nothing"
            );
            for target in step.goal().looks() {
                assert_eq!(tutor.verdict(&beginning), Verdict::Open, "{name}");
                tutor.look(target);
            }
            if !step.goal().is_played() {
                assert_eq!(tutor.verdict(&beginning), Verdict::Reached, "{name}");
                let (tutor, record) = end(tutor, beginning);
                if next.len() < MOST_BEGINNINGS && begun.insert(record.actions) {
                    next.push(tutor);
                }
                continue;
            }
            assert_eq!(
                tutor.verdict(&beginning),
                Verdict::Open,
                "{name} is done before it begins, or never"
            );
            let from = beginning.actions.len();
            let mut open = vec![beginning];
            let mut reached = 0;
            let mut known = HashSet::new();
            while let Some(mut record) = open.pop() {
                // What was seen in another order comes to the same.
                let mut told: Vec<_> = seen(lesson, &record, from)
                    .iter()
                    .map(|seen| format!("{seen:?}"))
                    .collect();
                told.sort();
                let state = replay(lesson.game(), &record.actions, &mut ()).expect("legal");
                if !known.insert((state, told)) {
                    continue;
                }
                match settled(&tutor, &mut record) {
                    Verdict::Reached => {
                        reached += 1;
                        while let Some((actor, action)) = tutor.next_of_others(&record) {
                            record.actions.push((actor, action));
                        }
                        let (tutor, record) = end(tutor.clone(), record);
                        if next.len() < MOST_BEGINNINGS && begun.insert(record.actions) {
                            next.push(tutor);
                        }
                    }
                    Verdict::Lapsed(_) => {
                        // Stepping back leads to the beginning, from where there is a way.
                        assert_eq!(tutor.clone().again().as_ref(), tutor.beginning(), "{name}");
                    }
                    Verdict::Open => {
                        let legal = legal(lesson, &record);
                        assert!(!legal.is_empty(), "{name}: nothing to do, and not done");
                        let seat = Actor::Seat(lesson.seat());
                        for action in legal {
                            let mut after = record.clone();
                            after.actions.push((seat, action));
                            open.push(after);
                        }
                    }
                }
            }
            assert!(reached > 0, "{name}");
        }
        tutors = next;
    }
    for tutor in tutors {
        assert!(tutor.step().is_none(), "{} ends", lesson.name());
    }
}

/// The lessons as they lie in the folder: whoever writes one sees at once what is wrong with it.
fn lessons() -> Vec<Arc<Lesson>> {
    let root = std::env::var("CARGO_MANIFEST_DIR")
        .unwrap_or_else(|_| env!("CARGO_MANIFEST_DIR").to_owned());
    let folder = PathBuf::from(root).join("assets/lessons");
    let mut lessons = Vec::new();
    let cards = lesson_card_set().expect("the cards can be read");
    let mut paths: Vec<_> = fs::read_dir(folder)
        .expect("the lessons are there")
        .map(|entry| entry.expect("the lessons are there").path())
        .collect();
    paths.sort();
    let wanted = std::env::var("LESSON").ok();
    for path in paths {
        let name = path
            .file_stem()
            .expect("files have names")
            .to_string_lossy()
            .into_owned();
        if wanted.as_ref().is_some_and(|wanted| *wanted != name) {
            continue;
        }
        let text = fs::read_to_string(&path).expect("it can be read");
        let lesson = Lesson::read(&name, &text, &cards);
        lessons.push(Arc::new(lesson.unwrap_or_else(|fault| panic!("{fault}"))));
    }
    lessons
}

#[test]
fn every_lesson_of_the_folder_is_in_the_program() {
    let faults: Vec<_> = Lesson::faults().iter().map(ToString::to_string).collect();
    assert_eq!(faults, [""; 0]);
    let mut known: Vec<_> = Lesson::all()
        .iter()
        .map(|it| it.name().to_owned())
        .collect();
    known.sort();
    let there: Vec<_> = lessons().iter().map(|it| it.name().to_owned()).collect();
    assert_eq!(known, there);
}

#[test]
fn whatever_a_learner_does_a_lesson_goes_on() {
    for lesson in lessons().iter().filter(|lesson| !lesson.is_free()) {
        walk(lesson);
    }
}

/// The events of the learner since the step began.
fn seen(lesson: &Lesson, record: &Record<KingsErrand>, from: usize) -> Vec<Observation> {
    let game = lesson.game();
    let mut events: Vec<Event> = Vec::new();
    let mut before: Vec<Event> = Vec::new();
    replay(game, &record.actions[..from], &mut before).expect("legal");
    replay(game, &record.actions, &mut events).expect("legal");
    let viewer = Viewer::Seat(lesson.seat());
    let new = events[before.len()..].iter();
    new.map(|event| game.observe(event, viewer)).collect()
}

#[test]
fn what_a_lesson_names_as_wrong_teaches_its_reason() {
    for lesson in &lessons() {
        for (number, step) in lesson.steps().iter().enumerate() {
            for wrong in step.wrong() {
                let name = format!("{}, {}: {wrong:?}", lesson.name(), step.name());
                assert!(step.begins().is_some(), "{name}: say where the step begins");
                let tutor = Tutor::new(lesson.clone(), number);
                let mut record = tutor.beginning().cloned().expect("it begins");
                let from = record.actions.len();
                for &action in &wrong.does {
                    assert_eq!(settled(&tutor, &mut record), Verdict::Open, "{name}");
                    record.actions.push((Actor::Seat(lesson.seat()), action));
                }
                settled(&tutor, &mut record);
                let because = seen(lesson, &record, from).into_iter().any(|seen| {
                    matches!(seen.event(), Event::ActionExpired { seat, unmet, .. }
                        if *seat == lesson.seat() && unmet.iter().any(|it| it.kind() == wrong.because))
                });
                assert!(because, "{name}");
                assert!(
                    matches!(tutor.verdict(&record), Verdict::Lapsed(_)),
                    "{name}"
                );
            }
        }
    }
}

/// Plays a lesson by chance, as a learner who tries everything: a step that cannot be done any more is
/// begun again, at most so often, and then done as the tutor shows it.
fn stumble(lesson: &Arc<Lesson>, seed: u64) {
    let mut rng = Generator::seed_from_u64(seed);
    let mut tutor = Tutor::new(lesson.clone(), 0);
    let mut record = tutor.beginning().cloned().expect("it begins");
    let mut tries = 0;
    while let Some(step) = tutor.step() {
        let name = format!("{}, {}, walk {seed}", lesson.name(), step.name());
        match settled(&tutor, &mut record) {
            Verdict::Reached => {
                while let Some((actor, action)) = tutor.next_of_others(&record) {
                    record.actions.push((actor, action));
                }
                record = tutor.advance(record);
                tries = 0;
            }
            Verdict::Lapsed(_) => {
                record = tutor.again().expect("it begins");
                tries += 1;
            }
            Verdict::Open => {
                let looks = step.goal().looks();
                let way = tutor.way(&record);
                if let Some(answer) = step.goal().answer() {
                    tutor.answer(if tries > 2 {
                        answer
                    } else {
                        rng.random_range(0..step.answers())
                    });
                } else if !looks.is_empty() && !step.goal().is_played() {
                    for target in looks {
                        tutor.look(target);
                    }
                } else if tries > 2 {
                    let way = way.expect(&name);
                    record.actions.push((Actor::Seat(lesson.seat()), way[0]));
                } else {
                    let legal = legal(lesson, &record);
                    assert!(!legal.is_empty(), "{name}: nothing to do");
                    let action = legal[rng.random_range(0..legal.len())];
                    record.actions.push((Actor::Seat(lesson.seat()), action));
                }
            }
        }
    }
}

#[test]
fn lessons_can_be_stumbled_through() {
    for lesson in &lessons() {
        let walks = if lesson.is_free() { 40 } else { 4 };
        (0..walks).for_each(|seed| stumble(lesson, seed));
    }
}

#[test]
#[ignore = "takes long: bash tests/learning.sh"]
fn free_lessons_can_be_stumbled_through_a_thousand_times() {
    for lesson in lessons().iter().filter(|lesson| lesson.is_free()) {
        (0..1_000).for_each(|seed| stumble(lesson, seed));
    }
}
