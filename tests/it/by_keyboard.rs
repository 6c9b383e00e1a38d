//! Whole games by keyboard alone: Tab, arrows, Enter and Alt with the arrows, from the title to the end.

use std::collections::BTreeMap;

use egui::{Key, Modifiers};
use rand::SeedableRng;
use tafelrunde::bot::{Bot, BotKind, Generator, Signals};
use tafelrunde::i18n::Language;
use tafelrunde::rules::kings_errand::{Action, ActionCard, KingsErrand};
use tafelrunde::rules::{Seat, Viewer};
use tafelrunde::ui::app::{Start, TableGame};
use tafelrunde::ui::picture::Drawing;
use tafelrunde::ui::screen::Screen;
use tafelrunde::ui::table::plan::LaneCard;

use crate::walk;
use crate::window::{self, Window, focused, is_there, press, press_with, settle};

/// Opens the title with these seats, whose first is a person.
fn open(language: Language, other: Option<BotKind>, size: [f32; 2]) -> Window {
    let new_game = window::seated(&[None, other]);
    let start = Start {
        language: Some(language),
        new_game: Some(new_game),
        drawing: Drawing::Blank,
        ..Start::default()
    };
    window::open(start, None, size)
}

fn table(window: &Window) -> &TableGame {
    window.state().table().expect("a game is open")
}

/// Goes to what is called `id` and presses it.
fn enter(window: &mut Window, id: &str) {
    walk::to(window, id);
    press(window, Key::Enter);
}

fn do_by_keys(window: &mut Window, action: Action) {
    match action {
        Action::Choose(card) => enter(window, &format!("supply.{card}")),
        Action::EndTurn => enter(window, "end-turn"),
        Action::Offer(offer) => {
            let mut nth = BTreeMap::new();
            for card in offer.iter() {
                let virtue = format!("{:?}", card.virtue).to_lowercase();
                let count = nth.entry(card).or_insert(0);
                enter(window, &format!("hand.{virtue}.{}.{count}", card.value));
                *count += 1;
            }
            enter(window, "offer");
        }
        Action::Exercise { virtue, value } => {
            let virtue = format!("{virtue:?}").to_lowercase();
            enter(window, &format!("pile.{virtue}.{value}"));
        }
        Action::RoundTable { task } => enter(window, &format!("display.{task}")),
        Action::GiveUp(card) => by_ticket(window, card, None),
        Action::Horse { .. } | Action::Court { .. } | Action::Quest { .. } => {
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
    let lane = table(window).lane();
    let planned: Vec<_> = lane
        .cards
        .iter()
        .filter(|card| LaneCard::is_planned(card))
        .collect();
    let at = planned.iter().position(|it| it.card == card);
    let at = at.expect("it is in the plan");
    let ticket = planned[at].ticket.expect("it was taken");
    let id = format!("ticket.{ticket}");
    walk::to(window, &id);
    for _ in 0..at {
        press_with(window, Modifiers::ALT, Key::ArrowLeft);
    }
    assert_eq!(focused(window).as_ref(), Some(&id), "it is still held");
    press(window, Key::Enter);
    let option = match action {
        None => "let-expire".to_owned(),
        Some(action) => {
            let choices = table(window).choices();
            let ways = &choices.tickets()[ticket].ways;
            let way = ways.iter().position(|&way| way == action);
            format!("option.{}", way.expect("it can be done"))
        }
    };
    enter(window, &option);
    assert_eq!(focused(window), Some(id), "back to the ticket");
    enter(window, "next-step");
}

/// Whoever sits at the keyboard plays like a Squire.
struct Player {
    squire: Box<dyn Bot<KingsErrand>>,
    rng: Generator,
}

impl Player {
    fn new() -> Self {
        Self {
            squire: BotKind::SQUIRE.make(),
            rng: Generator::seed_from_u64(1),
        }
    }

    fn decides(&mut self, table: &TableGame, seat: Seat) -> Action {
        let (game, view) = (table.game(), table.game().view(Viewer::Seat(seat)));
        let signals = Signals::default();
        let choice = self
            .squire
            .choose(game.game(), &view, &mut self.rng, &signals);
        choice.expect("somebody decides").action
    }
}

/// From the title to the end of the game, and into the next one.
fn a_whole_game(mut window: Window) {
    let mut player = Player::new();
    assert_eq!(window.state().screen(), Screen::Title);
    walk::to(&mut window, "menu.play");
    press(&mut window, Key::Enter);
    assert_eq!(window.state().screen(), Screen::Table);
    let mut decisions = 0;
    while window.state().screen() == Screen::Table {
        if is_there(&window, "take-seat") {
            enter(&mut window, "take-seat");
            continue;
        }
        let Some(seat) = table(&window).person_to_decide() else {
            press(&mut window, Key::S);
            continue;
        };
        let action = player.decides(table(&window), seat);
        let before = table(&window).game().steps();
        do_by_keys(&mut window, action);
        decisions += 1;
        assert!(decisions < 1000, "the game does not end");
        let after = window.state().table().map(|game| game.game().steps());
        assert!(after > Some(before), "nothing came of {action:?}");
        settle(&mut window);
        assert!(focused(&window).is_some(), "lost after {action:?}");
    }
    assert!(decisions > 30, "that was no whole game");
    assert_eq!(window.state().screen(), Screen::End);
    assert_eq!(focused(&window).as_deref(), Some("again"));
    press(&mut window, Key::Enter);
    assert_eq!(window.state().screen(), Screen::Table);
}

#[test]
fn a_whole_game_against_a_bot() {
    let bot = Some(BotKind::SQUIRE);
    a_whole_game(open(Language::De, bot, [1440.0, 900.0]));
}

#[test]
fn a_whole_game_of_two_people_at_one_machine() {
    a_whole_game(open(Language::Cs, None, [1024.0, 700.0]));
}
