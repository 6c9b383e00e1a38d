//! The card-set editor, as its owners use it: by mouse, by keyboard, and through a screen reader.

use std::path::Path;

use egui::accesskit::{Role, Toggled};
use egui::{Event, Key, Modifiers};
use egui_kittest::kittest::NodeT;
use tafelrunde::i18n::Language;
use tafelrunde::persist::card_sets::{self, OwnSet};
use tafelrunde::persist::{CardSetFile, Provenance, SavedGame, embedded_card_set};
use tafelrunde::rules::kings_errand::TaskId;
use tafelrunde::session::NewGame;
use tafelrunde::ui::app::{Command, Keeping, Start};
use tafelrunde::ui::picture::Drawing;
use tafelrunde::ui::screen::Screen;
use tafelrunde::ui::screen::card_sets::CardSetsCommand;

use crate::window::{
    self, Window, click, description, focus, focused, is_there, label, node, press, press_with,
    settle,
};

pub(super) fn start(screen: Screen) -> Start {
    Start {
        language: Some(Language::De),
        screen,
        drawing: Drawing::Blank,
        ..Start::default()
    }
}

pub(super) fn open_with(start: Start) -> Window {
    window::open(start, None, [1440.0, 900.0])
}

/// The app with everything that is kept in the folder.
pub(super) fn open_in(folder: &Path, screen: Screen) -> Window {
    open_with(Start {
        keeping: Keeping::Folder(Some(folder.to_owned())),
        ..start(screen)
    })
}

pub(super) fn order(window: &mut Window, command: impl Into<Command>) {
    window.state_mut().order(command.into());
    settle(window);
}

/// Types letters, as a keyboard of any language sends them.
pub(super) fn type_in(window: &mut Window, letters: &str) {
    for letter in letters.chars() {
        window.event(Event::Text(letter.to_string()));
        settle(window);
    }
}

/// Lets so much time pass that everything is kept.
pub(super) fn wait(window: &mut Window) {
    window.run_steps(6);
}

/// The sets in the data folder.
pub(super) fn kept(folder: &Path) -> Vec<OwnSet> {
    let found = card_sets::list(&folder.join("card_sets"));
    found.expect("the folder can be read").sets
}

fn toggled(window: &Window, id: &str) -> Option<Toggled> {
    node(window, id).accesskit_node().toggled()
}

/// The shields of task 1 of the game at the table.
fn shields_at_table(window: &Window) -> u8 {
    let cards = window.state().table().expect("a game lies open");
    let cards = cards.game().game().cards();
    let boar = TaskId::new(1).and_then(|id| cards.task(id));
    boar.expect("every set has it").shields
}

#[test]
fn an_owner_enters_a_figure_and_plays_with_it() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = open_in(folder.path(), Screen::NewGame);
    click(&mut window, "new-game.card-sets");
    assert_eq!(window.state().screen(), Screen::CardSets);
    // The set in the program can be looked at only.
    let role = node(&window, "task.1.shields").accesskit_node().role();
    assert_eq!(role, Role::Label);
    assert_eq!(
        description(&window, "task.1.shields"),
        "Das ist erschlossen: Die gedruckte Angabe kennen wir nicht."
    );
    assert!(label(&window, "progress").starts_with("0 von 84 "));
    click(&mut window, "change-copy");
    let key = window_key(&window);
    assert_eq!(label(&window, &format!("set.{key}")), "Mein Exemplar");

    // The card says 8 and not 3: a digit is enough.
    focus(&mut window, "task.1.shields");
    type_in(&mut window, "8");
    assert_eq!(
        label(&window, "task.1.shields"),
        "„Erlege den wilden Eber!“ bringt 8 Schilde"
    );
    assert_eq!(
        description(&window, "task.1.shields"),
        "Das steht auf deinen eigenen Karten."
    );
    assert!(label(&window, "progress").starts_with("1 von 84 "));
    assert_eq!(focused(&window).as_deref(), Some("task.1.shields"));
    wait(&mut window);
    let sets = kept(folder.path());
    assert_eq!(sets.len(), 1);
    assert_eq!(
        sets[0].file.tasks[0].shields.provenance(),
        Provenance::Printed
    );
    assert_eq!(sets[0].file.count(Provenance::Printed), 1);

    click(&mut window, "play");
    assert_eq!(window.state().screen(), Screen::NewGame);
    assert_eq!(
        label(&window, "new-game.cards"),
        "Kartensatz: Mein Exemplar"
    );
    click(&mut window, "start");
    assert_eq!(shields_at_table(&window), 8);

    // Whatever becomes of the set, the game keeps what it was begun with.
    order(&mut window, Command::Go(Screen::CardSets));
    focus(&mut window, "task.1.shields");
    type_in(&mut window, "2");
    wait(&mut window);
    window.state_mut().finish();
    drop(window);
    let saved = SavedGame::load(&folder.path().join("game.ron"))
        .unwrap()
        .unwrap();
    let cards = &saved.record.setup.cards;
    assert_eq!(cards.id(), "own_set");
    assert_eq!(cards.tasks()[0].shields, 8);
    assert_eq!(*kept(folder.path())[0].file.tasks[0].shields.figure(), 2);

    // The choice survives a restart; the same deal has the old figures, another game the new ones.
    let mut window = open_in(folder.path(), Screen::NewGame);
    assert_eq!(
        label(&window, "new-game.cards"),
        "Kartensatz: Mein Exemplar"
    );
    assert_eq!(shields_at_table(&window), 8);
    order(&mut window, Command::SameDeal);
    assert_eq!(shields_at_table(&window), 8);
    order(&mut window, Command::Again);
    assert_eq!(shields_at_table(&window), 2);
}

/// The key of the set that was made last.
pub(super) fn window_key(window: &Window) -> u32 {
    let there = (1..50).filter(|key| is_there(window, &format!("set.{key}")));
    there.last().expect("there is a set")
}

#[test]
fn a_set_that_is_gone_makes_room_for_the_one_in_the_program() {
    let folder = tempfile::tempdir().unwrap();
    let mut game = NewGame::first("Ida");
    game.card_set = Some("gone".to_owned());
    let mut window = open_with(Start {
        new_game: Some(game),
        keeping: Keeping::Folder(Some(folder.path().to_owned())),
        ..start(Screen::NewGame)
    });
    let words = label(&window, "new-game.cards.note");
    assert!(
        words.starts_with("Den gewählten Kartensatz gibt es nicht mehr."),
        "{words}"
    );
    click(&mut window, "start");
    let table = window.state().table().unwrap();
    assert_eq!(table.game().game().cards(), &embedded_card_set());
    assert_eq!(table.seating().card_set, None);
}

#[test]
fn everything_a_figure_can_be_is_laid_out_and_the_choice_is_confirmed() {
    let mut window = open_with(start(Screen::CardSets));
    click(&mut window, "duplicate");
    // Choosing what stands there already confirms it.
    click(&mut window, "task.1.shields");
    assert_eq!(focused(&window).as_deref(), Some("pick.3"));
    press(&mut window, Key::Enter);
    assert!(label(&window, "progress").starts_with("1 von 84 "));
    assert_eq!(focused(&window).as_deref(), Some("task.1.shields"));

    click(&mut window, "task.1.need.0");
    assert_eq!(focused(&window).as_deref(), Some("pick.sword.1"));
    click(&mut window, "pick.dragon.2");
    assert!(label(&window, "task.1.need.0").ends_with("verlangt: Drache 2"));
    click(&mut window, "task.1.more");
    click(&mut window, "pick.book.1");
    assert!(label(&window, "task.1.need.2").ends_with("verlangt: Buch 1"));
    click(&mut window, "task.1.need.1");
    click(&mut window, "pick.none");
    assert!(label(&window, "task.1.need.1").ends_with("verlangt: Buch 1"));
    assert!(!is_there(&window, "task.1.need.2"));
    click(&mut window, "task.1.place");
    click(&mut window, "pick.black_tower");
    assert!(label(&window, "task.1.place").ends_with("Der schwarze Turm"));
    click(&mut window, "horse.0");
    click(&mut window, "pick.4");
    assert!(label(&window, "horse.0").ends_with("bis zu 4 Orte weit"));
    click(&mut window, "horse.1.back");
    assert_eq!(
        toggled(&window, "horse.1.back"),
        None.or(toggled(&window, "horse.1.back"))
    );
    click(&mut window, "virtue.book.0");
    click(&mut window, "pick.2");
    assert!(label(&window, "virtue.book.0").ends_with("Buch 2"));
    click(&mut window, "virtue.book.3");
    click(&mut window, "pick.1");
    assert!(is_there(&window, "play"));
    // Escape puts everything back as it lies.
    click(&mut window, "task.2.shields");
    press(&mut window, Key::Escape);
    assert!(!is_there(&window, "pick.7"));
    assert_eq!(window.state().screen(), Screen::CardSets);
    assert_eq!(focused(&window).as_deref(), Some("task.2.shields"));
}

#[test]
fn the_tick_confirms_a_whole_card() {
    let mut window = open_with(start(Screen::CardSets));
    click(&mut window, "duplicate");
    assert_eq!(toggled(&window, "task.11.seal"), Some(Toggled::False));
    click(&mut window, "task.11.seal");
    assert_eq!(toggled(&window, "task.11.seal"), Some(Toggled::True));
    assert!(label(&window, "progress").starts_with("4 von 84 "));
    click(&mut window, "horses.seal");
    assert!(label(&window, "progress").starts_with("9 von 84 "));
    click(&mut window, "virtue.sword.seal");
    assert!(label(&window, "progress").starts_with("14 von 84 "));
}

#[test]
fn changes_are_taken_back_and_made_again() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = open_in(folder.path(), Screen::CardSets);
    click(&mut window, "duplicate");
    focus(&mut window, "task.1.shields");
    type_in(&mut window, "9");
    type_in(&mut window, "+");
    assert!(label(&window, "task.1.shields").ends_with("10 Schilde"));
    let undo = Modifiers::COMMAND;
    press_with(&mut window, undo, Key::Z);
    assert!(label(&window, "task.1.shields").ends_with("9 Schilde"));
    press_with(&mut window, undo, Key::Z);
    assert!(label(&window, "task.1.shields").ends_with("3 Schilde"));
    press_with(&mut window, undo, Key::Y);
    assert!(label(&window, "task.1.shields").ends_with("9 Schilde"));
    // Also that a set was thrown away, and that it was made.
    click(&mut window, "delete");
    wait(&mut window);
    assert!(kept(folder.path()).is_empty());
    assert!(label(&window, "card-sets.said").starts_with("„Mein Exemplar“ ist gelöscht."));
    press_with(&mut window, undo, Key::Z);
    wait(&mut window);
    assert_eq!(*kept(folder.path())[0].file.tasks[0].shields.figure(), 9);
    click(&mut window, "undo");
    click(&mut window, "undo");
    assert!(!is_there(&window, "set.1"));
    assert!(!is_there(&window, "undo"));
    wait(&mut window);
    assert!(kept(folder.path()).is_empty());
    click(&mut window, "redo");
    wait(&mut window);
    assert_eq!(kept(folder.path()).len(), 1);
}

#[test]
fn a_name_is_typed_and_taken_back_in_one_step() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = open_in(folder.path(), Screen::CardSets);
    click(&mut window, "duplicate");
    let field = format!("name.{}", window_key(&window));
    focus(&mut window, &field);
    press(&mut window, Key::End);
    type_in(&mut window, " für Jiří");
    assert_eq!(label(&window, "set.1"), "Mein Exemplar für Jiří");
    wait(&mut window);
    let set = &kept(folder.path())[0];
    assert_eq!(
        (set.name(), set.file.id.as_str()),
        ("Mein Exemplar für Jiří", "own_set")
    );
    // A second one is called otherwise, in records too.
    click(&mut window, "duplicate");
    assert_eq!(label(&window, "set.2"), "Mein Exemplar für Jiří 2");
    order(&mut window, CardSetsCommand::Undo);
    order(&mut window, CardSetsCommand::Undo);
    assert_eq!(label(&window, "set.1"), "Mein Exemplar");
}

#[test]
fn all_of_it_works_by_keyboard_alone_in_each_language() {
    for language in Language::ALL {
        let mut window = open_with(Start {
            language: Some(language),
            ..start(Screen::NewGame)
        });
        tab_to(&mut window, "new-game.card-sets");
        press(&mut window, Key::Enter);
        assert_eq!(focused(&window).as_deref(), Some("set.built-in"));
        tab_to(&mut window, "duplicate");
        press(&mut window, Key::Enter);
        tab_to(&mut window, "task.1.need.0");
        press(&mut window, Key::ArrowRight);
        press(&mut window, Key::Enter);
        let picked = focused(&window).unwrap();
        assert!(picked.starts_with("pick."), "{picked}");
        press(&mut window, Key::ArrowDown);
        press(&mut window, Key::Enter);
        let back = focused(&window).unwrap();
        assert!(back.starts_with("task.1."), "{back}");
        let own = CardSetFile::embedded().tally().iter().sum::<usize>();
        let progress = label(&window, "progress");
        assert!(progress.contains(&own.to_string()), "{progress}");
        tab_to(&mut window, "horse.0");
        tab_to(&mut window, "virtue.sword.0");
        press(&mut window, Key::Delete);
        assert!(is_there(&window, "fault.0"), "17 cards are too few");
        tab_to(&mut window, "back");
        press(&mut window, Key::Enter);
        assert_eq!(window.state().screen(), Screen::NewGame);
    }
}

/// Goes on with Tab, and with the arrows inside of a stop, until this has the focus.
fn tab_to(window: &mut Window, id: &str) {
    for _ in 0..40 {
        press(window, Key::Tab);
        for _ in 0..4 {
            if focused(window).as_deref() == Some(id) {
                return;
            }
            press(window, Key::ArrowRight);
        }
        if focused(window).as_deref() == Some(id) {
            return;
        }
    }
    panic!("no key leads to {id}");
}
