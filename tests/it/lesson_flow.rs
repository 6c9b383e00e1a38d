//! Lessons, done by keyboard alone: whoever follows the guide comes to the end.

use egui::{Key, Modifiers};
use tafelrunde::i18n::Language;
use tafelrunde::lesson::kings_errand::{Lesson, Target};
use tafelrunde::rules::Game;
use tafelrunde::rules::kings_errand::{Action, ActionCard, Location};
use tafelrunde::ui::app::{Command, LessonGame, Setting, Start};
use tafelrunde::ui::picture::Drawing;
use tafelrunde::ui::screen::Screen;
use tafelrunde::ui::table::plan::LaneCard;
use tafelrunde::ui::table::{LessonCommand, Standing};

use crate::window::{
    self, Window, click, description, focus, focused, is_there, label, press, press_with, settle,
};

fn open(language: Language, size: [f32; 2]) -> Window {
    let start = Start {
        language: Some(language),
        screen: Screen::Learn,
        drawing: Drawing::AtOnce,
        ..Start::default()
    };
    window::open(start, None, size)
}

fn lesson(window: &Window) -> &LessonGame {
    window.state().lesson().expect("a lesson is open")
}

fn digit(index: usize) -> Key {
    const DIGITS: [Key; 10] = [
        Key::Num1,
        Key::Num2,
        Key::Num3,
        Key::Num4,
        Key::Num5,
        Key::Num6,
        Key::Num7,
        Key::Num8,
        Key::Num9,
        Key::Num0,
    ];
    DIGITS[index]
}

/// Does `action` with the keys of the table.
fn do_by_keys(window: &mut Window, action: Action) {
    match action {
        Action::Choose(card) => {
            let supply = lesson(window).table().game().game().setup().supply();
            let at = supply.kinds().position(|(it, _)| it == card);
            press(window, digit(at.expect("it is in the game")));
        }
        Action::EndTurn => press(window, Key::E),
        Action::Offer(offer) => {
            let table = lesson(window).table();
            let hand = table.view().hand(table.own_seat()).expect("it is known");
            for card in offer.iter() {
                let at = hand.kinds().position(|(it, _)| it == card);
                press(window, digit(at.expect("it is in hand")));
            }
            press(window, Key::E);
        }
        Action::GiveUp(card) => by_ticket(window, card, None),
        Action::Exercise { .. }
        | Action::RoundTable { .. }
        | Action::Horse { .. }
        | Action::Court { .. }
        | Action::Quest { .. } => {
            let card = action.carries_out().expect("it is a card");
            by_ticket(window, card, Some(action));
        }
        Action::Ring(_) | Action::OpeningHand { .. } | Action::Task(_) | Action::Tents(_) => {
            panic!("that is for chance")
        }
    }
}

/// Puts a card first in the plan, chooses what is to be done with it, and takes the next step.
fn by_ticket(window: &mut Window, card: ActionCard, action: Option<Action>) {
    let lane = lesson(window).table().lane();
    let planned: Vec<_> = lane.cards.iter().filter(|it| it.is_planned()).collect();
    let nth = planned.iter().position(|it| it.card == card);
    let nth = nth.expect("it is in the plan");
    let is_it = |it: &LaneCard| it.ticket == planned[nth].ticket;
    let ticket = planned[nth].ticket.expect("it was taken");
    let at = lane.cards.iter().position(is_it).expect("it is there");
    press(window, digit(at));
    for _ in 0..nth {
        press_with(window, Modifiers::ALT, Key::ArrowLeft);
    }
    match action {
        None => press(window, Key::G),
        Some(action) => {
            let choices = lesson(window).table().choices();
            let ways = &choices.tickets()[ticket].ways;
            let way = ways.iter().position(|&way| way == action);
            press(window, digit(way.expect("it can be done")));
        }
    }
    press(window, Key::N);
}

/// Goes through the open lesson as its guide says.
fn follow(window: &mut Window) {
    let name = lesson(window).tutor().lesson().name().to_owned();
    let mut step = usize::MAX;
    for _ in 0..600 {
        let open = lesson(window);
        let guide = open.guide();
        let at = format!("{name}, step {}", guide.at + 1);
        match open.standing() {
            Standing::Over => return,
            Standing::Done => {
                if focused(window).as_deref() == Some("guide.next") {
                    press(window, Key::Enter);
                } else {
                    press(window, Key::S);
                }
                continue;
            }
            Standing::Lapsed(lapse) => panic!("{at}: {lapse:?}"),
            Standing::Open if open.is_waiting() => {
                press(window, Key::S);
                continue;
            }
            Standing::Open => {}
        }
        let is_new = std::mem::replace(&mut step, guide.at) != guide.at;
        let asks = guide.is_asking();
        let looks = guide.looks.to_vec();
        let wants = guide.wants;
        let answer = open.tutor().step().and_then(|step| step.goal().answer());
        if is_new && !asks {
            let points = guide.points.to_vec();
            assert_eq!(focused(window).as_deref(), Some("guide.text"), "{at}");
            assert!(!label(window, "guide.text").is_empty(), "{at}");
            press(window, Key::Enter);
            let there = focused(window);
            assert_ne!(there.as_deref(), Some("guide.text"), "{at}: {points:?}");
        }
        if asks {
            press(window, digit(answer.expect("it is a question")));
        } else if !looks.is_empty() {
            focus(window, "guide.text");
            press(window, Key::Enter);
            press(window, Key::Enter);
            let left = lesson(window).guide().looks.len();
            let done = *lesson(window).standing() == Standing::Done;
            assert!(done || left < looks.len(), "{at}: {looks:?}");
        } else {
            let action = wants.unwrap_or_else(|| panic!("{at}: nothing leads to the goal"));
            let before = lesson(window).table().game().steps();
            do_by_keys(window, action);
            let open = lesson(window);
            let acted = open.table().game().steps() != before;
            assert!(acted || open.guide().at != step, "{at}: {action:?}");
        }
    }
    panic!("{name} does not end");
}

/// Opens a lesson from the list by keyboard.
fn begin(window: &mut Window, name: &str) {
    focus(window, &format!("lesson.{name}"));
    press(window, Key::Enter);
    assert_eq!(window.state().screen(), Screen::Lesson);
}

fn is_done(window: &Window, name: &str) -> bool {
    let begun = window.state().progress().of(name);
    begun.is_some_and(|begun| begun.done)
}

/// Does this lesson from the list and back, as the guide says.
fn done_by_keyboard(name: &str, language: Language) {
    let mut window = open(language, [1024.0, 700.0]);
    begin(&mut window, name);
    follow(&mut window);
    assert!(is_done(&window, name), "{name}, {language:?}");
    press(&mut window, Key::Escape);
    assert_eq!(window.state().screen(), Screen::Learn);
}

#[test]
fn every_lesson_is_done_by_keyboard_alone_as_the_guide_says() {
    for (index, lesson) in Lesson::all().iter().enumerate() {
        done_by_keyboard(lesson.name(), Language::ALL[index % 3]);
    }
}

#[test]
#[ignore = "takes long: bash tests/learning.sh"]
fn every_lesson_is_done_by_keyboard_alone_in_every_language() {
    for lesson in Lesson::all() {
        for language in Language::ALL {
            done_by_keyboard(lesson.name(), language);
        }
    }
}

#[test]
fn a_lesson_is_done_in_every_language_and_leads_to_the_next() {
    for language in Language::ALL {
        let mut window = open(language, [1440.0, 900.0]);
        begin(&mut window, "wrong_place");
        follow(&mut window);
        assert_eq!(focused(&window).as_deref(), Some("guide.next-lesson"));
        press(&mut window, Key::Enter);
        assert_eq!(window.state().screen(), Screen::Lesson);
        let name = lesson(&window).tutor().lesson().name();
        assert_ne!(name, "wrong_place");
    }
}

#[test]
fn the_title_leads_to_the_lessons_and_back() {
    let start = Start {
        language: Some(Language::De),
        drawing: Drawing::AtOnce,
        ..Start::default()
    };
    let mut window = window::open(start, None, [1024.0, 700.0]);
    click(&mut window, "menu.learn");
    assert_eq!(window.state().screen(), Screen::Learn);
    assert_eq!(focused(&window).as_deref(), Some("learn.next"));
    let first = Lesson::all()[0].name();
    press(&mut window, Key::Enter);
    assert_eq!(lesson(&window).tutor().lesson().name(), first);
    press(&mut window, Key::Escape);
    press(&mut window, Key::Escape);
    assert_eq!(window.state().screen(), Screen::Title);
    press(&mut window, Key::L);
    assert_eq!(window.state().screen(), Screen::Learn);
}

/// Opens a lesson at the step of this name.
fn at(name: &str, step: &str) -> Window {
    let mut window = open(Language::De, [1440.0, 900.0]);
    let steps = Lesson::named(name).expect("it is there").steps();
    let step = steps.iter().position(|it| it.name() == step);
    let command = LessonCommand::OpenAt(name.to_owned(), step.expect("it is there"));
    window.state_mut().order(Command::Lesson(command));
    settle(&mut window);
    window
}

/// The first step of all lessons that names something wrong to do.
fn something_wrong() -> (String, usize, Vec<Action>) {
    for lesson in Lesson::all() {
        for (index, step) in lesson.steps().iter().enumerate() {
            if let Some(wrong) = step.wrong().first() {
                return (lesson.name().to_owned(), index, wrong.does.clone());
            }
        }
    }
    panic!("no lesson names anything wrong");
}

#[test]
fn what_goes_wrong_is_explained_and_can_be_tried_again() {
    let (name, step, does) = something_wrong();
    let mut window = open(Language::En, [1024.0, 700.0]);
    let command = LessonCommand::OpenAt(name, step);
    window.state_mut().order(Command::Lesson(command));
    settle(&mut window);
    let before = lesson(&window).table().game().steps();
    for action in does {
        do_by_keys(&mut window, action);
        while lesson(&window).is_waiting() {
            press(&mut window, Key::S);
        }
    }
    assert!(matches!(lesson(&window).standing(), Standing::Lapsed(_)));
    assert!(
        label(&window, "guide.text").contains("has expired"),
        "{}",
        label(&window, "guide.text")
    );
    assert_eq!(focused(&window).as_deref(), Some("guide.again"));
    press(&mut window, Key::Enter);
    assert_eq!(*lesson(&window).standing(), Standing::Open);
    assert_eq!(lesson(&window).table().game().steps(), before);
    assert_eq!(focused(&window).as_deref(), Some("guide.text"));
}

#[test]
fn leaving_keeps_the_step_and_a_game_beside_it_is_not_touched() {
    let mut window = open(Language::De, [1024.0, 700.0]);
    window.state_mut().order(Command::Start);
    settle(&mut window);
    let steps = window
        .state()
        .table()
        .expect("a game is open")
        .game()
        .steps();
    window.state_mut().order(Command::Go(Screen::Learn));
    settle(&mut window);
    begin(&mut window, "wrong_place");
    click(&mut window, "guide.skip");
    click(&mut window, "guide.skip");
    assert_eq!(lesson(&window).guide().at, 2);
    press(&mut window, Key::Escape);
    assert_eq!(window.state().screen(), Screen::Learn);
    let told = description(&window, "lesson.wrong_place");
    assert!(told.contains("Schritt 3"), "{told}");
    begin(&mut window, "wrong_place");
    assert_eq!(lesson(&window).guide().at, 2);
    click(&mut window, "guide.back");
    assert_eq!(lesson(&window).guide().at, 1);
    let game = window.state().table().expect("the game is still open");
    assert_eq!(game.game().steps(), steps);
}

#[test]
fn the_guide_speaks_another_language_at_once() {
    let mut window = open(Language::De, [1024.0, 700.0]);
    begin(&mut window, "wrong_place");
    let german = label(&window, "guide.text");
    window
        .state_mut()
        .order(Setting::Language(Language::Cs).into());
    settle(&mut window);
    assert_ne!(label(&window, "guide.text"), german);
    let name = lesson(&window).table().names()[0].clone();
    assert_eq!(name, "Ty");
}

#[test]
fn a_wrong_answer_is_marked_and_the_right_one_still_counts() {
    let asks = |lesson: &&std::sync::Arc<Lesson>| lesson.steps().iter().any(|it| it.answers() > 0);
    let found = Lesson::all().iter().find(asks).expect("some lesson asks");
    let asked = found.steps().iter().find(|it| it.answers() > 0);
    let asked = asked.expect("some step asks");
    let right = asked.goal().answer().expect("it is a question");
    let wrong = (right + 1) % asked.answers();
    let mut window = at(found.name(), asked.name());
    // One order at a time: the line in the bar says what the guide wants.
    assert_eq!(label(&window, "status"), "Beantworte Merlins Frage.");
    press(&mut window, digit(wrong));
    assert_eq!(*lesson(&window).standing(), Standing::Open);
    assert!(is_there(&window, "guide.notice"));
    press(&mut window, digit(right));
    assert_eq!(*lesson(&window).standing(), Standing::Done);
}

#[test]
fn nothing_is_played_before_it_was_looked_at() {
    let looks = |lesson: &&std::sync::Arc<Lesson>| {
        let goal = lesson.steps()[0].goal();
        !goal.is_played() && !goal.looks().is_empty()
    };
    let Some(found) = Lesson::all().iter().find(looks) else {
        return;
    };
    let mut window = open(Language::De, [1440.0, 900.0]);
    begin(&mut window, found.name());
    assert_eq!(
        label(&window, "status"),
        "Sieh dir an, worauf Merlin zeigt."
    );
    let steps = lesson(&window).table().game().steps();
    press(&mut window, Key::Num1);
    press(&mut window, Key::E);
    assert_eq!(lesson(&window).table().game().steps(), steps);
    assert_eq!(*lesson(&window).standing(), Standing::Open);
    // Looking at something else does no harm either.
    let other = LessonCommand::Look(Target::Location(Location::MistyFen));
    window.state_mut().order(Command::Lesson(other));
    settle(&mut window);
    assert_eq!(lesson(&window).table().game().steps(), steps);
}
