//! Taking back and doing again at the table, with the keys.

use egui::{Key, Modifiers};
use tafelrunde::i18n::Language;
use tafelrunde::persist::{Animation, BotSpeed};
use tafelrunde::ui::app::{Setting, Start, TableGame};
use tafelrunde::ui::picture::Drawing;
use tafelrunde::ui::screen::Screen;

use super::{YOU, dealt, play, play_until};
use crate::window::{self, Window, is_there, press, press_with};

/// A game in which the person has two cards and decides about the third.
fn open() -> Window {
    let mut table = dealt(2, 4);
    play_until(&mut table, YOU, 1);
    play(&mut table, 2, 1);
    play_until(&mut table, YOU, 1);
    let mut seating = tafelrunde::session::NewGame::first("Anna");
    seating.remove_seat();
    let game = TableGame::resume(table.record(), seating, table.seed()).unwrap();
    let start = Start {
        language: Some(Language::En),
        screen: Screen::Table,
        drawing: Drawing::Blank,
        animation: Some(Animation::None),
        ..Start::default()
    };
    let mut window = window::open(start, Some(game), [1440.0, 900.0]);
    let speed = Setting::BotSpeed(BotSpeed::AtOnce);
    window.state_mut().order(speed.into());
    window::settle(&mut window);
    window
}

fn steps(window: &Window) -> usize {
    window.state().table().unwrap().game().steps()
}

#[test]
fn what_was_taken_back_is_done_again_with_y_and_lost_once_something_else_is_done() {
    let mut window = open();
    let before = steps(&window);
    assert!(is_there(&window, "undo"));
    assert!(!is_there(&window, "redo"));
    press(&mut window, Key::Z);
    let back = steps(&window);
    assert!(back < before);
    assert!(is_there(&window, "redo"));
    for (modifiers, key) in [
        (Modifiers::NONE, Key::Y),
        (Modifiers::COMMAND, Key::Y),
        (Modifiers::COMMAND | Modifiers::SHIFT, Key::Z),
    ] {
        press_with(&mut window, modifiers, key);
        assert_eq!(steps(&window), before, "{modifiers:?} {key:?}");
        assert!(!is_there(&window, "redo"));
        press_with(&mut window, Modifiers::COMMAND, Key::Z);
        assert_eq!(steps(&window), back);
    }
    window::click(&mut window, "redo");
    assert_eq!(steps(&window), before);
    press(&mut window, Key::Z);
    // Another card is chosen: what was taken back is gone.
    let mut legal = Vec::new();
    let game = window.state().table().unwrap().game();
    let view = game.view(tafelrunde::rules::Viewer::Seat(YOU));
    tafelrunde::rules::Game::legal_actions_in(game.game(), &view, &mut legal);
    let done = game.ahead().next().unwrap().1;
    let other = legal.into_iter().find(|action| *action != done).unwrap();
    let command = tafelrunde::ui::table::TableCommand::Act(other);
    window.state_mut().order(command.into());
    window::settle(&mut window);
    assert!(!is_there(&window, "redo"));
    press(&mut window, Key::Y);
    assert!(is_there(&window, "undo"));
}

#[test]
fn shift_z_takes_back_the_whole_turn() {
    let mut window = open();
    let before = steps(&window);
    press_with(&mut window, Modifiers::SHIFT, Key::Z);
    assert!(steps(&window) < before);
    press(&mut window, Key::Y);
    assert_eq!(steps(&window), before);
}
