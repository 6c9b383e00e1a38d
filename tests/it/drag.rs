//! Cards carried under the pointer: what takes them, what refuses them, and that nothing is lost.

mod course;

use egui::{Event, Key, Modifiers, PointerButton, Pos2, Vec2, pos2};
use rand::SeedableRng;
use tafelrunde::bot::{BotKind, Generator, Signals};
use tafelrunde::i18n::Language;
use tafelrunde::persist::Animation;
use tafelrunde::rules::kings_errand::{
    Action, Edition, KnightColour, LineStep, Location, Phase, SeatPosition, Virtue, VirtueCard,
};
use tafelrunde::rules::{Seat, Viewer};
use tafelrunde::session::{CoachLevel, NewGame, SeatChoice};
use tafelrunde::ui::app::{Command, Start, TableGame};
use tafelrunde::ui::picture::Drawing;
use tafelrunde::ui::table::TableCommand;

use crate::lane::{at_the_turn, pheasant};
use crate::window::{self, Window, is_there, label, node, press, settle};

/// Somewhere on the own seat, between knight and hand, in a window of 1440 × 900 points.
const OWN_SEAT: Pos2 = pos2(330.0, 885.0);

/// In the middle of nothing.
const NOWHERE: Pos2 = pos2(700.0, 26.0);

fn game(window: &Window) -> &TableGame {
    window.state().table().unwrap()
}

fn steps(window: &Window) -> usize {
    game(window).game().steps()
}

fn own(window: &Window) -> SeatPosition {
    let view = game(window).game().view(Viewer::Public);
    *view.position().seat(Seat(0))
}

fn own_hand(window: &Window) -> Vec<VirtueCard> {
    let game = game(window);
    let hand = game.view().hand(game.own_seat()).unwrap();
    hand.iter().collect()
}

/// The tickets in the order of the plan.
fn order(window: &Window) -> Vec<Option<usize>> {
    let cards = game(window).lane().cards;
    cards.iter().map(|card| card.ticket).collect()
}

/// What the ticket is to do.
fn planned(window: &Window, ticket: usize) -> Option<Action> {
    let lane = game(window).lane();
    let place = lane.place_of(ticket)?;
    lane.cards[place].step.as_ref().and_then(LineStep::action)
}

fn at(window: &Window, id: &str) -> Pos2 {
    node(window, id).rect().center()
}

fn to(window: &mut Window, pos: Pos2) {
    window.event(Event::PointerMoved(pos));
    window.step();
}

fn button(window: &mut Window, button: PointerButton, pos: Pos2, pressed: bool) {
    window.event(Event::PointerButton {
        pos,
        button,
        pressed,
        modifiers: Modifiers::NONE,
    });
    window.step();
}

/// Takes something up and carries it there, without letting it go.
fn carry(window: &mut Window, from: Pos2, over: Pos2) {
    to(window, from);
    button(window, PointerButton::Primary, from, true);
    to(window, from.lerp(over, 0.4));
    to(window, over);
    to(window, over);
}

fn let_go(window: &mut Window, pos: Pos2) {
    button(window, PointerButton::Primary, pos, false);
    settle(window);
}

/// Carries something there and lets it go.
fn drag(window: &mut Window, id: &str, over: Pos2) {
    let from = at(window, id);
    carry(window, from, over);
    let_go(window, over);
}

fn drag_to(window: &mut Window, id: &str, other: &str) {
    let over = at(window, other);
    drag(window, id, over);
}

/// The reason why the last wish was refused.
fn refused(window: &Window) -> String {
    assert!(is_there(window, "refused"), "nothing was refused");
    let shown = label(window, "refused");
    assert_eq!(Some(shown.as_str()), game(window).refused());
    shown
}

/// Quest and Horse have been chosen, Exercise and Round Table are still to be.
fn choosing(language: Language) -> Window {
    pheasant(
        language,
        |action| matches!(action, Action::Choose(card) if card.to_string() == "exercise_book"),
    )
}

/// The plan leads to the golden pheasant: Exercise, Round Table, Horse 2, Quest.
fn in_order(language: Language) -> Window {
    let mut window = at_the_turn(language);
    drag_to(&mut window, "ticket.0", "ticket.3");
    drag_to(&mut window, "ticket.1", "ticket.3");
    assert_eq!(order(&window), [Some(2), Some(3), Some(1), Some(0)]);
    window
}

/// In the middle of a tournament with two knights in which only weapons count.
fn tournament(edition: Edition) -> Window {
    let seats = [("Ida", KnightColour::Blue), ("Jan", KnightColour::Red)];
    let seating = NewGame {
        seats: seats
            .map(|(name, knight)| SeatChoice {
                name: name.to_owned(),
                knight,
                bot: None,
            })
            .into(),
        edition,
        seed: Some(5),
        coach: CoachLevel::Off,
        table_mode: false,
        card_set: None,
    };
    let start = Start {
        language: Some(Language::En),
        animation: Some(Animation::None),
        new_game: Some(seating),
        drawing: Drawing::Blank,
        ..Start::default()
    };
    let mut window = window::open(start, None, [1440.0, 900.0]);
    window.state_mut().order(Command::Start);
    window.run_steps(1);
    let mut squire = BotKind::SQUIRE.make();
    for seed in 0..600 {
        if game(&window).hand_over().is_some() {
            window.state_mut().order(TableCommand::TakeSeat.into());
            window.run_steps(1);
            continue;
        }
        let Some(seat) = game(&window).person_to_decide() else {
            window.run_steps(1);
            continue;
        };
        let game = game(&window).game();
        let view = game.view(Viewer::Seat(seat));
        let hand = view.hand(seat).unwrap();
        let weapons = hand.tournament_cards();
        let offering = view.position().phase() == Phase::Tournament;
        if offering && !weapons.is_empty() && weapons != hand {
            window.run_steps(2);
            return window;
        }
        let mut rng = Generator::seed_from_u64(seed);
        let choice = squire.choose(game.game(), &view, &mut rng, &Signals::default());
        let action = choice.unwrap().action;
        window.state_mut().order(TableCommand::Act(action).into());
        window.run_steps(1);
    }
    panic!("no tournament comes");
}

fn place_id(place: Location) -> String {
    let name = format!("{place:?}");
    let mut id = "place".to_owned();
    for letter in name.chars() {
        if letter.is_uppercase() {
            id.push(if id == "place" { '.' } else { '_' });
        }
        id.extend(letter.to_lowercase());
    }
    id
}

fn hand_id(card: VirtueCard) -> String {
    let virtue = format!("{:?}", card.virtue).to_lowercase();
    format!("hand.{virtue}.{}.0", card.value)
}

#[test]
fn a_card_of_the_supply_is_carried_to_the_own_seat() {
    for language in Language::ALL {
        let mut window = choosing(language);
        assert_eq!(own(&window).chosen().count(), 2);
        drag(&mut window, "supply.exercise_book", OWN_SEAT);
        assert_eq!(own(&window).chosen().count(), 3);
        assert!(!is_there(&window, "refused"));
    }
}

#[test]
fn a_card_that_cannot_be_taken_now_is_refused_with_the_reason() {
    for (language, reason) in [
        (Language::De, "Phase"),
        (Language::En, "phase"),
        (Language::Cs, "fázi"),
    ] {
        let mut window = at_the_turn(language);
        let before = steps(&window);
        drag(&mut window, "supply.court", OWN_SEAT);
        assert_eq!(steps(&window), before);
        let said = refused(&window);
        assert!(said.contains(reason), "{said}");
    }
}

#[test]
fn an_open_task_is_carried_to_the_own_seat() {
    let mut window = in_order(Language::En);
    let task = game(&window).view().position().display()[0].unwrap();
    drag(&mut window, &format!("display.{task}"), OWN_SEAT);
    assert!(own(&window).tasks().contains(task));
    // The Round Table has been used up by that.
    let other = game(&window).view().position().display()[1].unwrap();
    let before = steps(&window);
    drag(&mut window, &format!("display.{other}"), OWN_SEAT);
    assert_eq!(steps(&window), before);
    assert!(!own(&window).tasks().contains(other));
    let said = refused(&window);
    assert!(said.contains("used"), "{said}");
}

#[test]
fn an_open_task_is_carried_to_the_card_that_takes_it() {
    let mut window = in_order(Language::De);
    for task in game(&window).view().position().display() {
        let task = task.unwrap();
        let before = steps(&window);
        drag_to(&mut window, &format!("display.{task}"), "ticket.3");
        assert_eq!(steps(&window), before, "that only says what is meant");
        assert_eq!(planned(&window, 3), Some(Action::RoundTable { task }));
    }
}

#[test]
fn a_virtue_card_joins_the_offer_and_leaves_it_again() {
    let mut window = tournament(Edition::En);
    let weapon = own_weapon(&window);
    let sheet = sheet(&window);
    let seat = game(&window).own_seat();
    drag(&mut window, &hand_id(weapon), sheet);
    assert_eq!(game(&window).state.offer.count(weapon), 1);
    assert!(!is_there(&window, "refused"));
    // Back to the hand.
    let before = steps(&window);
    let card = sheet_card(&window);
    carry(&mut window, card, OWN_SEAT);
    let_go(&mut window, OWN_SEAT);
    assert!(game(&window).state.offer.is_empty());
    assert_eq!((steps(&window), game(&window).own_seat()), (before, seat));
}

/// The first weapon in the hand.
fn own_weapon(window: &Window) -> VirtueCard {
    let hand = own_hand(window);
    let weapon = hand.iter().find(|card| card.virtue.counts_in_tournament());
    *weapon.unwrap()
}

/// On the sheet of the tournament, over the button that makes the offer.
fn sheet(window: &Window) -> Pos2 {
    let button = node(window, "offer").rect();
    button.center_top() - Vec2::new(0.0, 50.0)
}

/// The first card on the sheet.
fn sheet_card(window: &Window) -> Pos2 {
    let button = node(window, "offer").rect();
    button.left_top() + Vec2::new(30.0, -50.0)
}

#[test]
fn a_virtue_card_that_may_not_be_offered_is_refused_with_the_reason() {
    let mut window = tournament(Edition::En);
    let hand = own_hand(&window);
    let other = hand.iter().find(|card| !card.virtue.counts_in_tournament());
    let (before, sheet) = (steps(&window), sheet(&window));
    drag(&mut window, &hand_id(*other.unwrap()), sheet);
    assert!(game(&window).state.offer.is_empty());
    assert_eq!(steps(&window), before);
    let said = refused(&window);
    assert!(said.contains("offered"), "{said}");
}

#[test]
fn a_task_is_paid_with_the_cards_that_are_carried_to_it() {
    let mut window = in_order(Language::En);
    for _ in 0..3 {
        press(&mut window, Key::N);
    }
    let task = own(&window).tasks().iter().next().unwrap();
    let id = format!("task.{task}");
    let Some(Action::Quest { pay, .. }) = planned(&window, 0) else {
        panic!("the Quest is next");
    };
    let before = steps(&window);
    for card in pay.iter() {
        drag_to(&mut window, &hand_id(card), &id);
        assert_eq!(planned(&window, 0), Some(Action::Quest { task, pay }));
        drag_to(&mut window, &hand_id(card), "ticket.0");
        assert_eq!(planned(&window, 0), Some(Action::Quest { task, pay }));
        assert!(!is_there(&window, "refused"));
    }
    assert_eq!(steps(&window), before);
    // The task is carried out where the knight stands.
    let hand = own_hand(&window);
    drag_to(&mut window, "ticket.0", &id);
    assert!(own(&window).completed().contains(task));
    assert_eq!(own_hand(&window).len() + usize::from(pay.len()), hand.len());
}

#[test]
fn a_payment_that_does_not_fit_is_refused_with_the_reason() {
    let mut window = in_order(Language::En);
    for _ in 0..3 {
        press(&mut window, Key::N);
    }
    let Some(Action::Quest { task, pay }) = planned(&window, 0) else {
        panic!("the Quest is next");
    };
    let others = own_hand(&window).into_iter();
    let other = others.clone().find(|card| pay.count_of(card.virtue) == 0);
    let Some(other) = other else {
        panic!("every card pays: {:?}", others.collect::<Vec<_>>());
    };
    let before = steps(&window);
    drag_to(&mut window, &hand_id(other), &format!("task.{task}"));
    assert_eq!(steps(&window), before);
    assert_eq!(planned(&window, 0), Some(Action::Quest { task, pay }));
    let said = refused(&window);
    assert!(said.contains("virtue"), "{said}");
}

#[test]
fn cards_of_the_plan_change_their_order_and_are_carried_out_where_they_belong() {
    let mut window = in_order(Language::Cs);
    // The Exercise is next: it is carried out at its pile.
    let books = |window: &Window| {
        let hand = own_hand(window);
        hand.iter().filter(|it| it.virtue == Virtue::Book).count()
    };
    let (before, had) = (steps(&window), books(&window));
    let value = [1, 2].into_iter().find(|value| {
        let id = format!("pile.book.{value}");
        is_there(&window, &id)
    });
    drag_to(
        &mut window,
        "ticket.2",
        &format!("pile.book.{}", value.unwrap()),
    );
    assert_eq!(steps(&window), before + 1);
    assert_eq!(books(&window), had + 1);
    // The Horse comes later: its place is only said.
    let before = steps(&window);
    drag_to(&mut window, "ticket.1", "place.misty_fen");
    assert_eq!(steps(&window), before);
    let ride = planned(&window, 1);
    assert!(matches!(
        ride,
        Some(Action::Horse {
            to: Location::MistyFen,
            ..
        })
    ));
}

#[test]
fn a_place_that_the_horse_cannot_reach_is_refused_with_the_reason() {
    let mut window = at_the_turn(Language::De);
    let view = game(&window).view();
    let position = view.position();
    let (ring, from) = (position.ring(), position.seat(Seat(0)).knight());
    let far = ring.clockwise().into_iter();
    let far = far.max_by_key(|&to| ring.distance(from, to)).unwrap();
    let wish = planned(&window, 1);
    let before = (steps(&window), order(&window));
    drag_to(&mut window, "ticket.1", &place_id(far));
    assert_eq!((steps(&window), order(&window)), before);
    assert_eq!(planned(&window, 1), wish);
    let said = refused(&window);
    assert!(said.contains("entfernt"), "{said}");
    // Another drag forgets it.
    drag_to(&mut window, "ticket.0", "ticket.3");
    assert!(!is_there(&window, "refused"));
}
