//! The plan lane, used by keyboard alone and read through the accessibility tree.

use egui::{Key, Modifiers};
use tafelrunde::i18n::Language;
use tafelrunde::lesson::kings_errand::{Example, Topic};
use tafelrunde::persist::exchange::{HUMAN, RecordedGame};
use tafelrunde::rules::kings_errand::{Action, Help, LineStep, Rule};
use tafelrunde::rules::{Game, Record, Seat, Viewer};
use tafelrunde::ui::app::Start;
use tafelrunde::ui::picture::Drawing;
use tafelrunde::ui::screen::Screen;

use crate::window::{
    self, Window, click, description, focused, is_there, label, press, press_with,
};

/// The way to the golden pheasant: Quest, Horse 2, Exercise: book and Round Table are chosen in this
/// order, so that the first three expire if nothing is moved. `cut` says where the game stops.
pub(crate) fn pheasant(language: Language, cut: impl Fn(&Action) -> bool) -> Window {
    let example = Example::of(Topic::Rule(Rule::D9)).expect("the golden pheasant");
    let actions = example.before();
    let end = actions.iter().position(|(_, action)| cut(action));
    let record = Record {
        setup: example.game().setup().clone(),
        actions: actions[..end.expect("it comes")].to_vec(),
    };
    let game = RecordedGame {
        record,
        seats: vec![HUMAN.to_owned(), "page".to_owned()],
        result: None,
        thoughts: Vec::new(),
    };
    let start = Start {
        language: Some(language),
        screen: Screen::Table,
        record: Some(game),
        drawing: Drawing::AtOnce,
        ..Start::default()
    };
    window::open(start, None, [1440.0, 900.0])
}

pub(crate) fn at_the_turn(language: Language) -> Window {
    pheasant(language, |action| action.carries_out().is_some())
}

/// Presses Tab until something whose id begins like this has the focus.
fn tab_to(window: &mut Window, start: &str) {
    for _ in 0..30 {
        if focused(window).is_some_and(|id| id.starts_with(start)) {
            return;
        }
        press(window, Key::Tab);
    }
    panic!("Tab never comes to {start}");
}

fn shields(window: &Window) -> u8 {
    let game = window.state().table().unwrap();
    let view = game.game().view(Viewer::Public);
    view.position().seat(Seat(0)).shields()
}

fn expiring(window: &Window) -> u8 {
    let lane = window.state().table().unwrap().lane();
    lane.line.expect("the own cards lie open").outcome.expired
}

fn moved_into_order(window: &mut Window) {
    assert_eq!(expiring(window), 3);
    tab_to(window, "ticket.");
    assert_eq!(focused(window).as_deref(), Some("ticket.0"));
    let said = description(window, "ticket.0");
    assert!(!said.contains(['{', '$', '[']), "{said}");
    // The Quest goes to the end, the Horse before it; the focus stays with the card.
    for _ in 0..3 {
        press_with(window, Modifiers::ALT, Key::ArrowRight);
        assert_eq!(focused(window).as_deref(), Some("ticket.0"));
    }
    press(window, Key::ArrowLeft);
    press(window, Key::ArrowLeft);
    press(window, Key::ArrowLeft);
    assert_eq!(focused(window).as_deref(), Some("ticket.1"));
    press_with(window, Modifiers::ALT, Key::ArrowRight);
    press_with(window, Modifiers::ALT, Key::ArrowRight);
    assert_eq!(expiring(window), 0);
}

#[test]
fn a_plan_is_put_in_order_and_carried_out_by_keyboard_alone() {
    for language in Language::ALL {
        let mut window = at_the_turn(language);
        moved_into_order(&mut window);
        press(&mut window, Key::N);
        press(&mut window, Key::X);
        assert_eq!(shields(&window), 2);
        assert!(
            !is_there(&window, "next-step"),
            "nothing is left of the plan"
        );
        assert!(is_there(&window, "end-turn"));
    }
}

#[test]
fn a_place_is_chosen_in_the_ticket() {
    let mut window = at_the_turn(Language::En);
    moved_into_order(&mut window);
    tab_to(&mut window, "ticket.");
    while focused(&window).as_deref() != Some("ticket.1") {
        press(&mut window, Key::ArrowRight);
    }
    press(&mut window, Key::Enter);
    assert!(focused(&window).is_some_and(|id| id.starts_with("option.")));
    // The other way round the circle there is no task to complete.
    let game = window.state().table().unwrap();
    let lane = game.lane();
    let ride = lane.cards[2].step.as_ref().and_then(LineStep::action);
    press(&mut window, Key::Num4);
    let lane = window.state().table().unwrap().lane();
    let other = lane.cards[2].step.as_ref().and_then(LineStep::action);
    assert_ne!(ride, other);
    assert_eq!(expiring(&window), 1);
    assert!(!is_there(&window, "option.0"), "the choice is made");
}

#[test]
fn a_plan_in_which_cards_expire_is_carried_out_without_being_asked() {
    let mut window = at_the_turn(Language::De);
    press(&mut window, Key::X);
    let game = window.state().table().unwrap();
    assert_eq!(game.expired().len(), 3);
    assert!(is_there(&window, "end-turn"));
    // All of it can be taken back, since nothing hidden was revealed.
    for _ in 0..4 {
        press(&mut window, Key::Z);
    }
    assert_eq!(window.state().table().unwrap().expired(), []);
    assert_eq!(expiring(&window), 3);
}

#[test]
fn what_says_that_cards_expire_tells_why_by_click_and_by_keys() {
    let mut window = at_the_turn(Language::En);
    assert_eq!(label(&window, "lane.expiring"), "3 cards expire");
    click(&mut window, "lane.expiring");
    let game = window.state().table().unwrap();
    let first = game.state.why.as_ref().expect("it is explained").clone();
    press(&mut window, Key::Escape);
    tab_to(&mut window, "lane.expiring");
    press(&mut window, Key::Enter);
    let game = window.state().table().unwrap();
    let again = game.state.why.as_ref().expect("it is explained");
    assert_eq!(again.explanation, first.explanation);
}

#[test]
fn looking_at_a_card_of_the_supply_shows_the_turn_with_it() {
    let mut window = pheasant(
        Language::Cs,
        |action| matches!(action, Action::Choose(card) if card.to_string() == "exercise_book"),
    );
    let lane = |window: &Window| window.state().table().unwrap().lane();
    assert_eq!(lane(&window).cards.len(), 2, "two picks are made");
    tab_to(&mut window, "supply.");
    assert!(
        lane(&window).cards.iter().all(|card| card.ticket.is_some()),
        "the plan itself is as it was"
    );
    // The lane is open from the first pick: it is put in order like later.
    tab_to(&mut window, "ticket.");
    press_with(&mut window, Modifiers::ALT, Key::ArrowRight);
    assert_eq!(lane(&window).cards[1].ticket, Some(0));
}

#[test]
fn a_card_that_can_no_longer_be_used_is_marked_with_its_reason() {
    // After the turn has been spent on something else, the Quest has no task.
    let mut window = at_the_turn(Language::En);
    moved_into_order(&mut window);
    tab_to(&mut window, "ticket.");
    while focused(&window).as_deref() != Some("ticket.3") {
        press(&mut window, Key::ArrowLeft);
    }
    press(&mut window, Key::Enter);
    press(&mut window, Key::G);
    // The Exercise comes first, then the Round Table is let go.
    press(&mut window, Key::N);
    press(&mut window, Key::N);
    let lane = window.state().table().unwrap().lane();
    let quest = lane
        .cards
        .iter()
        .find(|card| card.ticket == Some(0))
        .unwrap();
    assert!(quest.hopeless);
    assert!(description(&window, "ticket.0").contains("no longer use"));
}

#[test]
fn what_is_taken_back_returns_to_its_place_in_the_plan() {
    let mut window = at_the_turn(Language::En);
    moved_into_order(&mut window);
    let tickets = |window: &Window| {
        let lane = window.state().table().unwrap().lane();
        lane.cards
            .iter()
            .map(|card| card.ticket)
            .collect::<Vec<_>>()
    };
    let before = tickets(&window);
    press(&mut window, Key::N);
    assert_eq!(
        tickets(&window),
        before,
        "what is done keeps its place, too"
    );
    // The plan is changed and changed back in between.
    tab_to(&mut window, "ticket.");
    while focused(&window).as_deref() != Some("ticket.1") {
        press(&mut window, Key::ArrowRight);
    }
    press_with(&mut window, Modifiers::ALT, Key::ArrowLeft);
    press_with(&mut window, Modifiers::ALT, Key::ArrowRight);
    press(&mut window, Key::Z);
    assert_eq!(tickets(&window), before);
    assert_eq!(expiring(&window), 0);
}

#[test]
fn the_focus_returns_to_the_ticket_whose_choices_are_closed() {
    let mut window = at_the_turn(Language::De);
    for close in [Key::Escape, Key::Num1, Key::Enter] {
        press(&mut window, Key::Num2);
        assert!(focused(&window).is_some_and(|id| id.starts_with("option.")));
        press(&mut window, close);
        assert_eq!(focused(&window).as_deref(), Some("ticket.1"));
    }
    press_with(&mut window, Modifiers::ALT, Key::ArrowRight);
    assert_eq!(focused(&window).as_deref(), Some("ticket.1"));
}

#[test]
fn a_place_that_is_clicked_is_where_the_horse_of_the_plan_will_ride() {
    let mut window = at_the_turn(Language::Cs);
    moved_into_order(&mut window);
    let steps = window.state().table().unwrap().game().steps();
    click(&mut window, "place.misty_fen");
    let game = window.state().table().unwrap();
    assert_eq!(game.game().steps(), steps, "nothing is done yet");
    let lane = game.lane();
    let horse = lane.cards[2].step.as_ref().and_then(LineStep::action);
    assert!(matches!(
        horse,
        Some(Action::Horse {
            to: tafelrunde::rules::kings_errand::Location::MistyFen,
            ..
        })
    ));
}

#[test]
fn a_card_that_is_taken_stands_where_the_turn_comes_to_most_with_it() {
    // The Quest is taken first; the Horse that leads to its place goes before it.
    let mut window = pheasant(
        Language::En,
        |action| matches!(action, Action::Choose(card) if card.to_string() == "exercise_book"),
    );
    let lane = |window: &Window| window.state().table().unwrap().lane();
    let cards = |window: &Window| {
        lane(window)
            .cards
            .iter()
            .map(|it| it.card)
            .collect::<Vec<_>>()
    };
    click(&mut window, "supply.exercise_book");
    let book = "exercise_book".parse().expect("a card");
    let horse = "horse_2".parse().expect("a card");
    let order = cards(&window);
    let at = |card| {
        order
            .iter()
            .position(|&it| it == card)
            .expect("it was taken")
    };
    assert!(at(book) < at(horse), "an Exercise comes before the ride");
    assert_eq!(expiring(&window), 1, "only the Quest still lacks its task");
}

#[test]
fn while_cards_are_chosen_an_explanation_says_what_is_still_to_come() {
    let mut window = pheasant(
        Language::En,
        |action| matches!(action, Action::Choose(card) if card.to_string() == "exercise_book"),
    );
    assert_eq!(expiring(&window), 1);
    let lane = window.state().table().unwrap().lane();
    assert_eq!((lane.pending(), lane.expiring()), (1, 0), "nothing is lost");
    press(&mut window, Key::W);
    let game = window.state().table().unwrap();
    let why = game.state.why.as_ref().expect("it is explained");
    assert_eq!(why.explanation.help, Help::StillToChoose(2));
    assert!(!is_there(&window, "why.anyway"), "there is no turn yet");
    press(&mut window, Key::Escape);
    assert!(window.state().table().unwrap().state.why.is_none());
}
