//! The table, played through the accessibility tree: no display, no pixels.

use egui::Key;
use rand::SeedableRng;
use tafelrunde::bot::{BotKind, Generator, Signals};
use tafelrunde::i18n::Language;
use tafelrunde::rules::kings_errand::{Action, KnightColour, Phase};
use tafelrunde::rules::{Game, Viewer};
use tafelrunde::session::{NewGame, SeatChoice};
use tafelrunde::ui::app::Start;
use tafelrunde::ui::picture::Drawing;
use tafelrunde::ui::screen::Screen;
use tafelrunde::ui::table::plan::LaneCard;

use crate::window::{Window, click, focus, is_there};

fn seats(bots: &[Option<BotKind>]) -> NewGame {
    let seats = bots
        .iter()
        .zip(KnightColour::ALL)
        .enumerate()
        .map(|(index, (&bot, knight))| SeatChoice {
            name: ["Ida", "Jan", "Žofie-Marie von Trosky", "Ulf"][index].to_owned(),
            knight,
            bot,
        })
        .collect();
    NewGame {
        seats,
        edition: tafelrunde::rules::kings_errand::Edition::Cs,
        seed: Some(7),
        coach: tafelrunde::session::CoachLevel::Off,
        table_mode: false,
        card_set: None,
    }
}

fn window(language: Language, new_game: NewGame, size: [f32; 2]) -> Window {
    let start = Start {
        language: Some(language),
        new_game: Some(new_game),
        drawing: Drawing::AtOnce,
        ..Start::default()
    };
    let mut window = crate::window::open(start, None, size);
    window
        .state_mut()
        .order(tafelrunde::ui::app::Command::Start);
    window.run_steps(3);
    window
}

/// Does `action` as a player would: by clicking what lies on the table.
fn carry_out(window: &mut Window, action: Action) {
    match action {
        Action::Choose(card) => click(window, &format!("supply.{card}")),
        Action::EndTurn => click(window, "end-turn"),
        Action::Offer(offer) => {
            let mut nth = std::collections::BTreeMap::new();
            for card in offer.iter() {
                let virtue = format!("{:?}", card.virtue).to_lowercase();
                let count = nth.entry(card).or_insert(0);
                click(window, &format!("hand.{virtue}.{}.{count}", card.value));
                *count += 1;
            }
            click(window, "offer");
        }
        Action::Exercise { virtue, value } => {
            let virtue = format!("{virtue:?}").to_lowercase();
            click(window, &format!("pile.{virtue}.{value}"));
        }
        Action::RoundTable { task } => click(window, &format!("display.{task}")),
        Action::Horse { .. } | Action::Court { .. } | Action::Quest { .. } | Action::GiveUp(_) => {
            by_ticket(window, action);
        }
        Action::Ring(_) | Action::OpeningHand { .. } | Action::Task(_) | Action::Tents(_) => {
            panic!("that is for chance")
        }
    }
}

/// Puts the card first in the plan, chooses what is to be done with it, and takes the next step.
fn by_ticket(window: &mut Window, action: Action) {
    let (card, gives_up) = if let Action::GiveUp(card) = action {
        (card, true)
    } else {
        (action.carries_out().unwrap(), false)
    };
    let lane = |window: &Window| window.state().table().unwrap().lane();
    let planned = |window: &Window| {
        let cards = lane(window).cards.into_iter();
        cards
            .filter(LaneCard::is_planned)
            .map(|it| (it.ticket.unwrap(), it.card))
            .collect::<Vec<_>>()
    };
    let before = planned(window);
    let at = before.iter().position(|&(_, it)| it == card).unwrap();
    let ticket = before[at].0;
    if at > 0 {
        focus(window, &format!("ticket.{ticket}"));
        for _ in 0..at {
            window.key_press_modifiers(egui::Modifiers::ALT, Key::ArrowLeft);
            window.run_steps(2);
        }
    }
    assert_eq!(planned(window)[0].0, ticket, "it is first in the plan");
    click(window, &format!("ticket.{ticket}"));
    if gives_up {
        click(window, "let-expire");
    } else {
        let game = window.state().table().unwrap();
        let choices = game.choices();
        let ways = &choices.tickets()[ticket].ways;
        let option = ways.iter().position(|&way| way == action).unwrap();
        click(window, &format!("option.{option}"));
    }
    click(window, "next-step");
}

/// Plays on with a Squire's judgement and a player's hands until the game is over.
fn play_to_the_end(window: &mut Window) -> usize {
    let mut squire = BotKind::SQUIRE.make();
    let mut rng = Generator::seed_from_u64(1);
    let mut decisions = 0;
    while window.state().screen() == Screen::Table {
        if is_there(window, "take-seat") {
            click(window, "take-seat");
            continue;
        }
        let game = window.state().table().unwrap();
        let Some(seat) = game.person_to_decide() else {
            window.key_press(Key::S);
            window.run_steps(2);
            continue;
        };
        let view = game.game().view(Viewer::Seat(seat));
        let action = squire.choose(game.game().game(), &view, &mut rng, &Signals::default());
        let action = action.unwrap().action;
        let before = game.game().steps();
        carry_out(window, action);
        decisions += 1;
        assert!(decisions < 3000, "the game does not end");
        if let Some(game) = window.state().table() {
            assert!(game.game().steps() > before, "nothing came of {action:?}");
        }
    }
    decisions
}

fn a_whole_game(language: Language) {
    let squire = Some(BotKind::SQUIRE);
    let mut window = window(language, seats(&[None, squire, squire]), [1440.0, 900.0]);
    play_to_the_end(&mut window);
    assert_eq!(window.state().screen(), Screen::End);
    assert!(window.state().table().unwrap().is_over());
}

#[test]
fn a_whole_game_in_german() {
    a_whole_game(Language::De);
}

#[test]
fn a_whole_game_in_english() {
    a_whole_game(Language::En);
}

#[test]
fn a_whole_game_in_czech() {
    a_whole_game(Language::Cs);
}

#[test]
fn two_people_at_one_machine_hand_over_before_turns_and_offers_only() {
    let mut window = window(Language::En, seats(&[None, None]), [1024.0, 700.0]);
    let mut sheets = 0;
    for _ in 0..400 {
        let game = window.state().table().unwrap();
        let phase = game.game().view(Viewer::Public).position().phase();
        if is_there(&window, "take-seat") {
            assert_ne!(phase, Phase::Choose, "picks are open to all");
            assert!(!is_there(&window, "status"), "the sheet hides the table");
            sheets += 1;
            click(&mut window, "take-seat");
            continue;
        }
        let game = window.state().table().unwrap();
        if game.game().view(Viewer::Public).position().round() > 2 {
            break;
        }
        assert_eq!(game.is_covered(), phase == Phase::Choose);
        let seat = game.person_to_decide().unwrap();
        let view = game.game().view(Viewer::Seat(seat));
        let mut legal = Vec::new();
        game.game().game().legal_actions_in(&view, &mut legal);
        let action = if phase == Phase::CarryOut {
            Action::EndTurn
        } else {
            legal[0]
        };
        carry_out(&mut window, action);
    }
    assert!(sheets >= 4, "each person takes the seat for each turn");
}

#[test]
fn keys_do_not_reach_the_table_through_what_lies_above_it() {
    let squire = Some(BotKind::SQUIRE);
    let mut window = window(
        Language::En,
        seats(&[None, squire, squire]),
        [1440.0, 900.0],
    );
    while window.state().table().unwrap().person_to_decide().is_none() {
        window.key_press(Key::S);
        window.run_steps(3);
    }
    let steps = |window: &Window| window.state().table().unwrap().game().steps();
    let before = steps(&window);
    for key in [Key::F1, Key::C, Key::A, Key::Escape] {
        window.key_press(key);
        window.run_steps(3);
        for pressed in [Key::Num1, Key::Num2, Key::E, Key::G, Key::Z] {
            window.key_press(pressed);
            window.run_steps(2);
        }
        assert_eq!(steps(&window), before, "behind what {key:?} opens");
        window.key_press(Key::Escape);
        window.run_steps(3);
    }
    window.key_press(Key::Num1);
    window.run_steps(3);
    assert!(
        steps(&window) > before,
        "with nothing open the digit chooses"
    );
}

#[test]
fn opened_choices_have_the_focus_and_enter_takes_the_first() {
    let squire = Some(BotKind::SQUIRE);
    let mut window = window(Language::De, seats(&[None, squire]), [1440.0, 900.0]);
    let mut tries = 0;
    loop {
        tries += 1;
        assert!(tries < 400, "there is a turn with something to choose");
        let game = window.state().table().unwrap();
        let Some(seat) = game.person_to_decide() else {
            window.key_press(Key::S);
            window.run_steps(2);
            continue;
        };
        let view = game.game().view(Viewer::Seat(seat));
        let choices = game.choices();
        let open = choices
            .tickets()
            .iter()
            .position(|ticket| !ticket.ways.is_empty());
        match (view.position().phase(), open) {
            (Phase::Choose, _) => {
                let card = choices.supply().next().unwrap();
                click(&mut window, &format!("supply.{card}"));
            }
            (Phase::CarryOut, Some(index)) => {
                let before = game.plan().clone();
                click(&mut window, &format!("ticket.{index}"));
                window.run_steps(2);
                window.key_press(Key::Enter);
                window.run_steps(3);
                let game = window.state().table().unwrap();
                assert_ne!(game.plan(), &before, "the plan says what is to be done");
                let steps = game.game().steps();
                window.key_press(Key::N);
                window.run_steps(3);
                let game = window.state().table().unwrap();
                assert!(game.game().steps() > steps);
                return;
            }
            (Phase::CarryOut, None) => click(&mut window, "end-turn"),
            _ => click(&mut window, "offer"),
        }
    }
}

#[test]
fn a_name_keeps_only_letters_that_can_be_shown() {
    let mut game = NewGame::first("Ида 😀 שלום Žofie");
    assert_eq!(game.clone().mended().seats[0].name.trim(), "Žofie");
    game.seats[0].name = "Du".to_owned();
    game.seats[1].bot = None;
    let named = game.with_names_for_all("Du");
    assert_ne!(named.seats[0].name, "Du", "two people cannot both be you");
}

#[test]
fn a_hand_that_is_looked_at_is_covered_as_soon_as_the_seat_changes() {
    let mut window = window(Language::En, seats(&[None, None]), [1440.0, 900.0]);
    let covered = |window: &Window| window.state().table().unwrap().is_covered();
    assert!(covered(&window));
    window.key_down(Key::H);
    window.run_steps(3);
    assert!(!covered(&window), "whoever holds the key looks");
    window.key_press(Key::Num1);
    window.run_steps(3);
    assert!(
        covered(&window),
        "the key is still held, but by somebody else"
    );
    window.key_up(Key::H);
    window.run_steps(2);
    window.key_down(Key::H);
    window.run_steps(3);
    assert!(!covered(&window));
    // What opens beside the table is not for the one who only peeks.
    window.key_press(Key::V);
    window.run_steps(3);
    window.key_up(Key::H);
    window.run_steps(2);
    assert!(covered(&window));
}
