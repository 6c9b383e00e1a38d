//! Games that are saved by a name.

use egui::{Key, Modifiers};
use tafelrunde::bot::BotKind;
use tafelrunde::persist::history;
use tafelrunde::ui::app::{Command, HistoryCommand, TableGame};
use tafelrunde::ui::screen::Screen;

use super::{Home, game};
use crate::window::{self, Window, click, is_there, label, press, press_with, settle};

fn order(window: &mut Window, command: impl Into<Command>) {
    window.state_mut().order(command.into());
    settle(window);
}

/// Answers the question for a name.
fn answer(window: &mut Window, words: &str) {
    order(window, HistoryCommand::Answer(words.to_owned()));
    click(window, "ask.accept");
}

/// A table at which Ida sits.
fn at_the_table(home: &Home, seed: u64) -> Window {
    let saved = game(seed, Some(60));
    let table = TableGame::continued(saved).unwrap();
    window::open(home.start(Screen::Table), Some(table), [1440.0, 900.0])
}

#[test]
fn a_game_is_saved_by_a_name_at_the_table_and_loaded_again() {
    let home = Home::new();
    let mut window = at_the_table(&home, 3);
    press_with(&mut window, Modifiers::COMMAND, Key::S);
    // The question has the keyboard, and a name to begin with.
    assert!(is_there(&window, "ask.answer"));
    let steps = window.state().table().unwrap().game().steps();
    answer(&mut window, "Dračí výprava: 1. pokus?");
    assert_eq!(window.state().screen(), Screen::Table, "the game goes on");
    let list = history::list(&home.path().join("saves")).unwrap();
    assert_eq!(list[0].name.as_deref(), Some("Dračí výprava: 1. pokus?"));

    // Another game is begun and left for it.
    order(&mut window, Command::Start);
    let other = window.state().table().unwrap().game().seed();
    order(&mut window, Command::Go(Screen::History));
    click(&mut window, "tab.saved");
    assert!(label(&window, "game.1").starts_with("Dračí výprava"));
    click(&mut window, "history.play-on");
    let table = window.state().table().unwrap();
    assert_eq!(table.game().seed(), 3);
    assert!(table.game().steps() >= steps);
    let left = history::list(&home.played()).unwrap();
    assert!(
        left.iter().any(|entry| entry.seed == other),
        "nothing is lost"
    );
    // A game with a name stays.
    assert_eq!(home.files("saves"), 1);
}

#[test]
fn a_name_that_is_taken_is_replaced_only_by_who_insists() {
    let home = Home::new();
    let mut window = at_the_table(&home, 3);
    let save = |window: &mut Window, name: &str| {
        press_with(window, Modifiers::COMMAND, Key::S);
        answer(window, name);
    };
    save(&mut window, "Before the tournament");
    save(&mut window, "  Before the   tournament ");
    assert!(label(&window, "ask.objection").contains("already"));
    // Another name is another question.
    answer(&mut window, "After the tournament");
    assert!(!is_there(&window, "ask.answer"));
    assert_eq!(home.files("saves"), 2);
    save(&mut window, "Before the tournament");
    click(&mut window, "ask.accept");
    assert!(!is_there(&window, "ask.answer"));
    assert_eq!(home.files("saves"), 2);
    save(&mut window, "   ");
    assert!(label(&window, "ask.objection").contains("name"));
    press(&mut window, Key::Escape);
    assert!(!is_there(&window, "ask.answer"));
    assert_eq!(window.state().screen(), Screen::Table);
}

#[test]
fn a_saved_game_is_renamed_deleted_and_brought_back() {
    let home = Home::new();
    let saves = home.path().join("saves");
    for name in ["One", "Two"] {
        history::named::save(&saves, name, game(3, Some(60))).unwrap();
    }
    let mut window = home.open();
    click(&mut window, "tab.saved");
    let first = label(&window, "game.1");
    click(&mut window, "history.rename");
    answer(&mut window, "Three");
    let names = |window: &Window| {
        let rows = ["game.1", "game.2"].map(|row| label(window, row));
        rows.map(|row| row.split('.').next().unwrap_or_default().to_owned())
    };
    assert!(names(&window).contains(&"Three".to_owned()), "{first}");
    assert_eq!(home.files("saves"), 2);
    click(&mut window, "history.delete");
    assert_eq!(home.files("saves"), 1);
    click(&mut window, "history.undo");
    assert_eq!(home.files("saves"), 2);
    assert!(names(&window).contains(&"Three".to_owned()));
}

#[test]
fn a_game_that_is_over_and_a_lesson_are_not_saved_by_a_name() {
    let home = Home::new();
    let over = TableGame::continued(game(4, None)).unwrap();
    let mut window = window::open(home.start(Screen::Table), Some(over), [1440.0, 900.0]);
    press_with(&mut window, Modifiers::COMMAND, Key::S);
    assert!(!is_there(&window, "ask.answer"));
    let nowhere = tafelrunde::ui::app::Start {
        keeping: tafelrunde::ui::app::Keeping::Nowhere,
        ..home.start(Screen::Table)
    };
    let seats = [None, Some(BotKind::PAGE)];
    let start = tafelrunde::ui::app::Start {
        new_game: Some(window::seated(&seats)),
        ..nowhere
    };
    let mut window = window::open(start, None, [1440.0, 900.0]);
    order(&mut window, Command::Start);
    press_with(&mut window, Modifiers::COMMAND, Key::S);
    assert!(!is_there(&window, "ask.answer"), "where nothing is kept");
}
