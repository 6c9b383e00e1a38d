//! Exams, reviews and what is kept of them, done by keyboard alone.

use std::fs;
use std::path::Path;

use egui::Key;
use tafelrunde::i18n::Language;
use tafelrunde::lesson::kings_errand::exam::QUESTIONS;
use tafelrunde::lesson::kings_errand::{Evidence, Lesson, Level};
use tafelrunde::persist::{Progress, RulebookPage};
use tafelrunde::rules::Game;
use tafelrunde::rules::kings_errand::{Chapter, Rule};
use tafelrunde::session::NewGame;
use tafelrunde::ui::app::{App, Command, ExamGame, ExamKind, Keeping, Setting, Start};
use tafelrunde::ui::picture::Drawing;
use tafelrunde::ui::screen::Screen;
use tafelrunde::ui::screen::exam::ExamCommand;
use tafelrunde::ui::table::{LessonCommand, TableCommand};

use crate::window::{
    self, Window, click, description, focus, focused, is_there, label, press, settle,
};

fn start(language: Language) -> Start {
    Start {
        language: Some(language),
        screen: Screen::Learn,
        new_game: Some(NewGame::first("Ida")),
        drawing: Drawing::AtOnce,
        ..Start::default()
    }
}

fn open(start: Start) -> Window {
    window::open(start, None, [1024.0, 700.0])
}

fn open_in(folder: &Path) -> Window {
    open(Start {
        keeping: Keeping::Folder(Some(folder.to_owned())),
        ..start(Language::En)
    })
}

fn exam(app: &App) -> &ExamGame {
    app.exam().expect("an exam is open")
}

/// Goes to the exam in the list of lessons and opens it.
fn open_exam(window: &mut Window) {
    for _ in 0..Lesson::all().len() {
        if focused(window).as_deref() == Some("exam") {
            break;
        }
        press(window, Key::ArrowDown);
    }
    assert_eq!(focused(window).as_deref(), Some("exam"));
    press(window, Key::Enter);
    assert_eq!(window.state().screen(), Screen::Exam);
}

/// Answers the question right or wrong with its key; the rule that it was about.
fn answer(window: &mut Window, right: bool) -> Rule {
    const DIGITS: [Key; 4] = [Key::Num1, Key::Num2, Key::Num3, Key::Num4];
    let question = exam(window.state())
        .question()
        .expect("a question is asked");
    let (rule, count) = (question.rule, question.answers.len());
    let chosen = (question.right + usize::from(!right)) % count;
    assert!(!label(window, "exam.asked").is_empty(), "{rule}");
    assert!(!is_there(window, "exam.verdict"), "{rule}");
    for index in 0..count {
        assert!(!label(window, &format!("exam.answer.{index}")).is_empty());
    }
    // A ring around an answer would look like a hint.
    assert_eq!(focused(window), None, "{rule}");
    press(window, DIGITS[chosen]);
    assert!(is_there(window, "exam.verdict"), "{rule}");
    assert_eq!(focused(window).as_deref(), Some("exam.next"), "{rule}");
    rule
}

/// Answers all that are left, right but for the first `wrong`; the rules that these were about.
fn answer_all(window: &mut Window, wrong: usize) -> Vec<Rule> {
    let mut failed = Vec::new();
    while exam(window.state()).question().is_some() {
        let right = failed.len() >= wrong;
        let rule = answer(window, right);
        if !right {
            failed.push(rule);
        }
        press(window, Key::Enter);
    }
    failed
}

#[test]
fn a_whole_exam_is_answered_right_by_keyboard_in_each_language() {
    for language in Language::ALL {
        let mut window = open(start(language));
        open_exam(&mut window);
        answer_all(&mut window, 0);
        let score = label(&window, "exam.score");
        assert_eq!(score.matches("20").count(), 2, "{score}");
        assert!(is_there(&window, "exam.again"));
        // One Enter too many must not hide the result behind a new exam.
        assert_eq!(focused(&window).as_deref(), Some("back"));
        for rule in Rule::ALL {
            assert!(!is_there(&window, &format!("exam.wrong.{rule}")), "{rule}");
        }
        let learnt = window.state().learnt();
        assert_eq!(learnt.exams.len(), 1);
        assert_eq!(learnt.exams[0].right as usize, QUESTIONS);
        assert_eq!(learnt.mastery.level(Rule::D2), Level::Begun);
        press(&mut window, Key::Escape);
        assert_eq!(window.state().screen(), Screen::Learn);
        assert!(description(&window, "exam").contains("20"));
        // Lessons come first, however well the exam went.
        assert!(is_there(&window, "learn.next"));
        assert!(!description(&window, "shield.D2").is_empty());
    }
}

/// The answers and what leads on stay where they are, whatever is asked, with a table and without
/// one; nothing that is said lies over what else is there.
#[test]
fn answers_and_next_stay_in_one_place_and_cover_nothing() {
    for (size, text_size) in [
        ([1024.0, 700.0], 1.0),
        ([1024.0, 700.0], 2.0),
        ([1440.0, 900.0], 1.0),
    ] {
        let mut window = window::open(
            Start {
                text_size: Some(text_size),
                ..start(Language::De)
            },
            None,
            size,
        );
        focus(&mut window, "exam");
        press(&mut window, Key::Enter);
        let mut tables = [0, 0];
        let (mut answers, mut next) = (Vec::new(), Vec::new());
        while let Some(question) = exam(window.state()).question() {
            tables[usize::from(question.scene.is_some())] += 1;
            let count = question.answers.len();
            let place = |id: &str| window::node(&window, id).rect();
            answers.push(place("exam.answer.0"));
            let asked = place("exam.asked");
            for index in 0..count {
                let answer = place(&format!("exam.answer.{index}"));
                assert!(!answer.intersects(asked), "{answer} lies on {asked}");
                assert!(answer.bottom() <= size[1], "{answer}");
            }
            answer(&mut window, false);
            next.push(window::node(&window, "exam.next").rect().left_bottom());
            press(&mut window, Key::Enter);
        }
        assert!(tables.iter().all(|&count| count > 0), "{tables:?}");
        answers.dedup();
        next.dedup();
        assert_eq!(answers.len(), 1, "{answers:?}");
        assert_eq!(next.len(), 1, "{next:?}");
    }
}

/// Where pictures are drawn on a thread, questions are made on one too: no frame waits for them.
#[test]
fn an_exam_is_made_while_the_window_goes_on() {
    let mut window = open(Start {
        drawing: Drawing::Later,
        ..start(Language::En)
    });
    window.state_mut().order(ExamCommand::Open.into());
    window.run_steps(1);
    for _ in 0..2_000 {
        if window.state().screen() == Screen::Exam {
            break;
        }
        assert_eq!(window.state().screen(), Screen::Learn);
        std::thread::sleep(std::time::Duration::from_millis(5));
        window.run_steps(1);
    }
    settle(&mut window);
    assert_eq!(exam(window.state()).count(), QUESTIONS);
    answer(&mut window, true);
}

#[test]
fn an_arrow_key_goes_to_the_answers() {
    let mut window = open(start(Language::En));
    open_exam(&mut window);
    press(&mut window, Key::ArrowDown);
    assert_eq!(focused(&window).as_deref(), Some("exam.answer.0"));
    press(&mut window, Key::ArrowDown);
    assert_eq!(focused(&window).as_deref(), Some("exam.answer.1"));
    press(&mut window, Key::Enter);
    assert!(is_there(&window, "exam.verdict"));
    press(&mut window, Key::Enter);
    assert_eq!(focused(&window), None);
    press(&mut window, Key::Tab);
    let first = focused(&window).expect("Tab gives the focus");
    assert!(first.starts_with("exam."), "{first}");
}

#[test]
fn what_was_answered_wrong_is_named_with_the_ways_to_learn_it() {
    let mut window = open(start(Language::De));
    open_exam(&mut window);
    let wrong = answer_all(&mut window, 1);
    let rule = wrong[0];
    assert!(label(&window, "exam.score").contains("19"));
    assert!(label(&window, &format!("exam.wrong.{rule}")).contains(&rule.to_string()));
    // What was asked, what was said, and what would have been right.
    let told = description(&window, &format!("exam.wrong.{rule}"));
    assert!(told.contains("Du hast gesagt:"), "{told}");
    assert!(told.contains("Richtig ist:"), "{told}");
    assert!(description(&window, "exam.score").contains("Bestes Ergebnis: 19 von 20"));
    assert_eq!(window.state().learnt().exams[0].wrong, wrong);
    focus(&mut window, &format!("exam.wrong.{rule}.rule"));
    press(&mut window, Key::Enter);
    assert_eq!(window.state().screen(), Screen::Rulebook);
    press(&mut window, Key::Escape);
    assert_eq!(window.state().screen(), Screen::Exam);
    focus(&mut window, &format!("exam.wrong.{rule}.lesson"));
    press(&mut window, Key::Enter);
    assert_eq!(window.state().screen(), Screen::Lesson);
    let lesson = window.state().lesson().expect("a lesson is open");
    let step = lesson.tutor().step().expect("it is at a step");
    assert!(step.teaches().contains(&rule));
    // Another exam asks other questions, and counts on.
    window.state_mut().order(Command::Go(Screen::Exam));
    settle(&mut window);
    click(&mut window, "exam.again");
    assert_eq!(exam(window.state()).at(), 0);
    assert_eq!(window.state().learnt().next_exam(), 1);
}

#[test]
fn an_exam_that_is_left_goes_on_where_it_was_and_tells_no_rule_before_the_answer() {
    let mut window = open(start(Language::Cs));
    open_exam(&mut window);
    answer(&mut window, true);
    press(&mut window, Key::R);
    assert_eq!(window.state().screen(), Screen::Rulebook);
    press(&mut window, Key::Escape);
    assert_eq!(window.state().screen(), Screen::Exam);
    assert!(is_there(&window, "exam.verdict"));
    click(&mut window, "exam.next");
    press(&mut window, Key::R);
    assert_eq!(
        window.state().screen(),
        Screen::Exam,
        "that would be a hint"
    );
    press(&mut window, Key::Escape);
    assert_eq!(window.state().screen(), Screen::Learn);
    assert!(window.state().learnt().exams.is_empty());
    focus(&mut window, "exam");
    press(&mut window, Key::Enter);
    assert_eq!(exam(window.state()).at(), 1);
    assert_eq!(exam(window.state()).score().right(), 1);
    window
        .state_mut()
        .order(Setting::Language(Language::En).into());
    settle(&mut window);
    assert!(label(&window, "exam.number").contains("Question 2 of 20"));
}

#[test]
fn what_is_learnt_is_there_after_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("progress.ron");
    let lessons = r#"{"of_tomorrow": (steps: 4, completed: true)}"#;
    fs::write(&path, format!("(version: 1, lessons: {lessons})")).unwrap();
    let mut window = open_in(folder.path());
    press(&mut window, Key::Enter);
    assert_eq!(window.state().screen(), Screen::Lesson);
    let lesson = Lesson::all()[0].name();
    window
        .state_mut()
        .order(Command::Lesson(LessonCommand::Skip));
    settle(&mut window);
    window
        .state_mut()
        .order(Command::Lesson(LessonCommand::Leave));
    settle(&mut window);
    focus(&mut window, "exam");
    press(&mut window, Key::Enter);
    let wrong = answer_all(&mut window, 2);
    drop(window);

    let mut window = open_in(folder.path());
    let learnt = window.state().learnt();
    assert_eq!(learnt.next_exam(), 1);
    assert_eq!(learnt.exams[0].right as usize, QUESTIONS - 2);
    assert!(learnt.lesson("of_tomorrow").completed);
    let begun = window.state().progress().of(lesson).expect("it was begun");
    assert_eq!((begun.step, begun.done), (1, false));
    for rule in wrong {
        assert_eq!(window.state().learnt().mastery.level(rule), Level::Met);
    }
    press(&mut window, Key::Enter);
    let lesson = window.state().lesson().expect("it goes on");
    assert_eq!(lesson.tutor().at(), 1);
}

#[test]
fn a_broken_progress_file_is_told_and_the_app_starts_all_the_same() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("progress.ron");
    fs::write(&path, "nonsense").unwrap();
    let mut window = open_in(folder.path());
    assert!(is_there(&window, "notice"));
    click(&mut window, "notice.close");
    assert!(!is_there(&window, "notice"));
    assert_eq!(window.state().learnt(), &Progress::default());
    let kept = fs::read_dir(folder.path()).unwrap();
    let kept: Vec<_> = kept.map(|entry| entry.unwrap().path()).collect();
    let nonsense =
        |path: &&std::path::PathBuf| fs::read_to_string(path).is_ok_and(|text| text == "nonsense");
    assert_eq!(kept.iter().filter(nonsense).count(), 1, "{kept:?}");
    focus(&mut window, "exam");
    press(&mut window, Key::Enter);
    answer_all(&mut window, 0);
    assert_eq!(Progress::load(&path).unwrap().next_exam(), 1);
}

#[test]
fn rules_that_are_due_are_reviewed_and_rise() {
    let due = [Rule::D2, Rule::C4, Rule::G1];
    let mut progress = Progress::default();
    for rule in due {
        progress.mastery.record(rule, Evidence::AnsweredWrong, 0);
    }
    let mut window = open(Start {
        progress: Some(progress),
        ..start(Language::En)
    });
    assert_eq!(label(&window, "review.due"), "3 rules to review");
    assert!(description(&window, "shield.C4").contains("time to review"));
    assert!(description(&window, "shield.S1").contains("Lesson 1"));
    focus(&mut window, "review");
    press(&mut window, Key::Enter);
    assert_eq!(exam(window.state()).kind(), ExamKind::Review);
    assert_eq!(exam(window.state()).count(), due.len());
    answer_all(&mut window, 0);
    assert!(!is_there(&window, "exam.again"), "nothing is due any more");
    assert_eq!(focused(&window).as_deref(), Some("back"));
    press(&mut window, Key::Enter);
    assert_eq!(window.state().screen(), Screen::Learn);
    assert!(!is_there(&window, "review"));
    for rule in due {
        let learnt = window.state().learnt();
        assert_eq!(learnt.mastery.level(rule), Level::Begun, "{rule}");
    }
    assert!(window.state().learnt().exams.is_empty(), "it was no exam");
}

#[test]
fn every_field_of_the_shield_is_reached_by_arrow_keys_and_opens_its_rule() {
    let mut window = open(start(Language::De));
    press(&mut window, Key::Tab);
    assert_eq!(focused(&window).as_deref(), Some("shield.S1"));
    for rule in Chapter::SetUp.rules().skip(1) {
        press(&mut window, Key::ArrowRight);
        assert_eq!(focused(&window), Some(format!("shield.{rule}")));
    }
    for _ in 0..6 {
        press(&mut window, Key::ArrowDown);
    }
    let last = focused(&window).expect("the focus is on the shield");
    assert!(last.starts_with("shield.G"), "{last}");
    focus(&mut window, "shield.D7");
    press(&mut window, Key::Enter);
    assert_eq!(window.state().screen(), Screen::Rulebook);
    let page = label(&window, "page.title");
    assert!(!page.is_empty(), "{:?}", RulebookPage::Rule(Rule::D7));
}

#[test]
fn a_round_of_a_real_game_shows_what_is_known() {
    let mut window = open(Start {
        screen: Screen::Title,
        ..start(Language::En)
    });
    press(&mut window, Key::Num1);
    assert_eq!(window.state().screen(), Screen::Table);
    assert!(window.state().learnt().mastery.of(Rule::C1).is_none());
    for _ in 0..400 {
        let table = window.state().table().expect("a game is open");
        let round = table.view().position().round();
        if round > 1 {
            break;
        }
        let command = if table.person_to_decide().is_some() {
            let mut legal = Vec::new();
            let game = table.game().game();
            game.legal_actions_in(&table.view(), &mut legal);
            TableCommand::Act(legal[0])
        } else {
            TableCommand::Hurry
        };
        window.state_mut().order(command.into());
        settle(&mut window);
    }
    let learnt = window.state().learnt();
    for rule in [Rule::S1, Rule::S6, Rule::C1, Rule::D4] {
        assert!(learnt.mastery.of(rule).is_some(), "{rule}");
    }
    let before = learnt.mastery.of(Rule::S1);
    window.run_steps(4);
    assert_eq!(window.state().learnt().mastery.of(Rule::S1), before);
}
