//! What comes between while something is carried, and where it is no business of the table.

use egui::{Event, Key, PointerButton, Vec2, pos2};
use tafelrunde::bot::BotKind;
use tafelrunde::i18n::Language;
use tafelrunde::persist::Animation;
use tafelrunde::rules::Seat;
use tafelrunde::rules::Viewer;
use tafelrunde::rules::kings_errand::{Action, ActionCard, Edition, Phase};
use tafelrunde::ui::app::{Command, Setting, Start};
use tafelrunde::ui::picture::Drawing;
use tafelrunde::ui::screen::Screen;
use tafelrunde::ui::table::{LessonCommand, TableCommand};

use super::{
    NOWHERE, OWN_SEAT, at, button, carry, choosing, drag, drag_to, game, hand_id, let_go, order,
    own, own_hand, place_id, steps, to, tournament,
};
use crate::lane::at_the_turn;
use crate::window::{self, Window, click, is_there, press, settle};

#[test]
fn a_plain_click_does_what_it_did() {
    let mut window = choosing(Language::En);
    let card = at(&window, "supply.exercise_book");
    to(&mut window, card);
    button(&mut window, PointerButton::Primary, card, true);
    to(&mut window, card + Vec2::new(3.0, 2.0));
    let_go(&mut window, card + Vec2::new(3.0, 2.0));
    assert_eq!(own(&window).chosen().count(), 3);
}

#[test]
fn escape_and_the_other_button_put_it_back() {
    let mut window = at_the_turn(Language::En);
    let before = (steps(&window), order(&window));
    let (from, over) = (at(&window, "ticket.0"), at(&window, "ticket.3"));
    carry(&mut window, from, over);
    press(&mut window, Key::Escape);
    to(&mut window, over + Vec2::new(2.0, 0.0));
    let_go(&mut window, over);
    assert_eq!((steps(&window), order(&window)), before);
    assert!(
        game(&window).state.overlay.is_none(),
        "Escape did one thing"
    );
    // A right click, then the button that carried it is let go over something to click.
    for other in [PointerButton::Secondary, PointerButton::Middle] {
        carry(&mut window, from, over);
        button(&mut window, other, over, true);
        button(&mut window, other, over, false);
        let_go(&mut window, over);
        assert_eq!((steps(&window), order(&window)), before);
        assert_eq!(game(&window).state.selected, None, "and that is no click");
        carry(&mut window, from, over);
        button(&mut window, other, over, true);
        let_go(&mut window, over);
        button(&mut window, other, over, false);
        assert_eq!((steps(&window), order(&window)), before);
        assert_eq!(game(&window).state.selected, None);
    }
    // After that everything is as before.
    click(&mut window, "ticket.3");
    assert_eq!(game(&window).state.selected, Some(3));
}

#[test]
fn what_is_let_go_elsewhere_lies_where_it_lay() {
    let mut window = at_the_turn(Language::En);
    let before = (steps(&window), order(&window), own_hand(&window));
    let task = game(&window).view().position().display()[0].unwrap();
    let cards: Vec<_> = own_hand(&window).into_iter().map(hand_id).collect();
    let mut ids = vec![
        "ticket.1".to_owned(),
        "supply.court".to_owned(),
        "pile.sword.1".to_owned(),
        format!("display.{task}"),
    ];
    ids.extend(cards);
    for id in ids {
        for over in [NOWHERE, pos2(-60.0, -60.0), pos2(5000.0, 200.0)] {
            drag(&mut window, &id, over);
            let now = (steps(&window), order(&window), own_hand(&window));
            assert_eq!(now, before, "{id} at {over}");
            assert!(!is_there(&window, "refused"), "{id} at {over}");
        }
        // The pointer leaves the window, and nobody hears of its button.
        let from = at(&window, &id);
        carry(&mut window, from, NOWHERE);
        window.event(Event::PointerGone);
        window.run_steps(2);
        let_go(&mut window, pos2(-5.0, 300.0));
        let now = (steps(&window), order(&window), own_hand(&window));
        assert_eq!(now, before, "{id}");
    }
}

#[test]
fn another_size_and_another_language_in_the_middle_harm_nothing() {
    let mut window = at_the_turn(Language::De);
    let (from, over) = (at(&window, "ticket.0"), NOWHERE);
    carry(&mut window, from, over);
    for (size, language) in [
        ([1024.0, 700.0], Language::Cs),
        ([320.0, 240.0], Language::De),
        ([1920.0, 1080.0], Language::En),
    ] {
        window.set_size(Vec2::from(size));
        window.run_steps(2);
        window.state_mut().order(Setting::Language(language).into());
        window.run_steps(2);
    }
    let over = at(&window, "ticket.3");
    to(&mut window, over);
    let_go(&mut window, over);
    assert_eq!(order(&window), [Some(1), Some(2), Some(3), Some(0)]);
}

#[test]
fn keys_do_nothing_while_something_is_carried() {
    let mut window = at_the_turn(Language::En);
    let before = steps(&window);
    let from = at(&window, "ticket.0");
    carry(&mut window, from, NOWHERE);
    for key in [Key::X, Key::E, Key::F1, Key::Num1] {
        press(&mut window, key);
    }
    assert_eq!(steps(&window), before);
    assert!(game(&window).state.overlay.is_none());
    assert_eq!(game(&window).state.selected, None);
    let over = at(&window, "ticket.3");
    to(&mut window, over);
    let_go(&mut window, over);
    assert_eq!(order(&window)[3], Some(0), "it is still carried");
}

/// A person and two slow bots, who have just begun to move.
fn while_others_move() -> Window {
    let squire = Some(BotKind::SQUIRE);
    let seating = window::seated(&[None, squire, squire]);
    let start = Start {
        language: Some(Language::En),
        animation: Some(Animation::Slow),
        new_game: Some(seating),
        drawing: Drawing::Blank,
        ..Start::default()
    };
    let mut window = window::open(start, None, [1440.0, 900.0]);
    window.state_mut().order(Command::Start);
    for _ in 0..2000 {
        window.run_steps(1);
        let game = game(&window);
        let asked = game.person_to_decide().is_some();
        if asked && game.is_moving() && !game.moves_for_person() {
            return window;
        }
        if asked && !game.is_moving() {
            let card = game.choices().supply().next().unwrap();
            let choose = TableCommand::Act(Action::Choose(card));
            window.state_mut().order(choose.into());
        }
    }
    panic!("nobody moves");
}

#[test]
fn nothing_is_carried_that_was_taken_while_others_moved() {
    let mut window = while_others_move();
    let (before, chosen) = (steps(&window), own(&window).chosen().count());
    let card = game(&window).choices().supply().last();
    let card = card.unwrap_or(ActionCard::Quest);
    let id = format!("supply.{card}");
    let from = at(&window, &id);
    to(&mut window, from);
    assert!(game(&window).is_moving());
    button(&mut window, PointerButton::Primary, from, true);
    assert!(!game(&window).is_moving(), "that has ended it");
    to(&mut window, from.lerp(OWN_SEAT, 0.5));
    to(&mut window, OWN_SEAT);
    let_go(&mut window, OWN_SEAT);
    assert_eq!(steps(&window), before, "and did nothing else");
    assert!(!is_there(&window, "refused"));
    // Now it counts.
    drag(&mut window, &id, OWN_SEAT);
    assert!(steps(&window) > before);
    assert_eq!(own(&window).chosen().count(), chosen + 1);
}

#[test]
fn the_order_of_the_plan_is_changed_while_others_move() {
    let mut window = while_others_move();
    for _ in 0..400 {
        let game = game(&window);
        let two = game
            .lane()
            .cards
            .iter()
            .filter(|it| it.is_planned())
            .count()
            > 1;
        if two && !game.is_moving() {
            break;
        }
        if let Some(card) = game.choices().supply().next().filter(|_| !two)
            && !game.is_moving()
        {
            let choose = TableCommand::Act(Action::Choose(card));
            window.state_mut().order(choose.into());
        }
        window.run_steps(1);
    }
    let tickets = order(&window);
    let [Some(first), Some(second)] = tickets[..2] else {
        panic!("{tickets:?}");
    };
    let from = at(&window, &format!("ticket.{first}"));
    let over = at(&window, &format!("ticket.{second}"));
    carry(&mut window, from, over);
    // Bots go on meanwhile.
    for _ in 0..20 {
        to(&mut window, over);
    }
    let_go(&mut window, over);
    let now = order(&window);
    let place = |ticket| now.iter().position(|it| *it == Some(ticket));
    assert!(place(second) < place(first), "{tickets:?}, {now:?}");
}

#[test]
fn in_a_lesson_the_guide_says_what_may_be_done() {
    let start = Start {
        language: Some(Language::De),
        screen: Screen::Learn,
        drawing: Drawing::Blank,
        ..Start::default()
    };
    let mut window = window::open(start, None, [1440.0, 900.0]);
    let lessons = tafelrunde::lesson::kings_errand::Lesson::all();
    // First look: nothing is played yet.
    let looks = lessons
        .iter()
        .find(|it| !it.steps()[0].goal().is_played() && it.steps()[0].answers() == 0);
    let name = looks.unwrap().name().to_owned();
    let command = LessonCommand::OpenAt(name, 0);
    window.state_mut().order(Command::Lesson(command));
    settle(&mut window);
    let lesson = |window: &Window| window.state().lesson().unwrap().table().game().steps();
    let before = lesson(&window);
    let choices = window.state().lesson().unwrap().table().choices();
    let card = choices.supply().next();
    if let Some(card) = card {
        drag(&mut window, &format!("supply.{card}"), OWN_SEAT);
        assert_eq!(lesson(&window), before);
        assert!(is_there(&window, "guide.notice"));
    }
}

#[test]
fn at_a_table_without_marks_the_referee_judges() {
    let mut window = tournament(Edition::En);
    let mut seating = game(&window).seating().clone();
    seating.table_mode = true;
    seating.seats[1].bot = Some(BotKind::SQUIRE);
    seating.seats[0].bot = None;
    window.state_mut().order(Command::Draft(seating));
    window.state_mut().order(Command::Start);
    settle(&mut window);
    for _ in 0..200 {
        if game(&window).person_to_decide().is_some() && !game(&window).is_moving() {
            break;
        }
        window.run_steps(1);
    }
    let mut taken = 0;
    for _ in 0..400 {
        let game = game(&window);
        let phase = game.game().view(Viewer::Public).position().phase();
        if phase == Phase::CarryOut && game.person_to_decide().is_some() {
            break;
        }
        let asked = phase == Phase::Choose && game.person_to_decide().is_some();
        // One Horse, so that a ride can be tried.
        let supply: Vec<_> = game.choices().supply().collect();
        if asked && !game.is_moving() {
            let horse = supply
                .iter()
                .find(|it| matches!(it, ActionCard::Horse(_)) && taken == 0);
            let card = horse.or(supply.first()).unwrap().to_string();
            drag(&mut window, &format!("supply.{card}"), OWN_SEAT);
            taken += 1;
        }
        window.run_steps(1);
    }
    assert!(taken > 1, "cards were carried");
    // The Horse stands where it was taken: first.
    let (before, view) = (steps(&window), game(&window).view());
    let here = view.position().seat(Seat(0)).knight();
    drag_to(&mut window, "ticket.0", &place_id(here));
    assert_eq!(steps(&window), before);
    assert!(
        is_there(&window, "refused"),
        "the referee says so, and no more"
    );
    let ring = view.position().ring();
    let mut near = ring.clockwise().into_iter();
    let near = near.rfind(|&to| ring.distance(here, to) == 1);
    drag_to(&mut window, "ticket.0", &place_id(near.unwrap()));
    assert!(steps(&window) > before);
}
