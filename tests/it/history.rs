//! The games that were played and saved: as somebody who has a folder full of them sees it.

mod figures;
mod files;
mod import;
mod named;

use std::fs;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant, SystemTime};

use egui::{Key, Modifiers};
use tafelrunde::bot::BotKind;
use tafelrunde::i18n::Language;
use tafelrunde::persist::{SavedGame, embedded_card_set, history};
use tafelrunde::rules::Game;
use tafelrunde::rules::kings_errand::{Edition, KingsErrand, Players, Setup};
use tafelrunde::session::{Match, NewGame, play_out};
use tafelrunde::ui::app::{Command, Keeping, Start};
use tafelrunde::ui::picture::Drawing;
use tafelrunde::ui::screen::Screen;

use crate::window::{
    self, Window, click, description, find, focused, is_there, label, press, press_with, settle,
};

/// A game of Ida against two Squires, who play for her too: up to so many steps, or whole.
fn game(seed: u64, steps: Option<usize>) -> SavedGame {
    let setup = Setup {
        players: Players::new(3).unwrap(),
        edition: Edition::Cs,
        cards: embedded_card_set(),
    };
    let seating = window::seated(&[None, Some(BotKind::SQUIRE), Some(BotKind::SQUIRE)]);
    let rules = KingsErrand::new(setup);
    let mut bots: Vec<_> = (0..rules.seats()).map(|_| BotKind::SQUIRE.make()).collect();
    let mut done = 0;
    let record = play_out(&rules, &mut bots, seed, |_| {
        done += 1;
        if Some(done) == steps {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    });
    saved(record.unwrap(), &seating, seed)
}

fn saved(
    record: tafelrunde::rules::Record<KingsErrand>,
    seating: &NewGame,
    seed: u64,
) -> SavedGame {
    let table = Match::resume(record, seating.players(), seed).unwrap();
    let then = SystemTime::UNIX_EPOCH + Duration::from_secs(1_700_000_000 + 1000 * seed);
    SavedGame::of(&table, seating, then)
}

/// A folder with everything that is kept.
struct Home(tempfile::TempDir);

impl Home {
    fn new() -> Self {
        Self(tempfile::tempdir().unwrap())
    }

    fn path(&self) -> &Path {
        self.0.path()
    }

    fn played(&self) -> PathBuf {
        self.path().join("history")
    }

    /// Keeps a game among those that were played.
    fn keep(&self, game: &SavedGame) -> PathBuf {
        history::keep(&self.played(), game).unwrap()
    }

    fn files(&self, folder: &str) -> usize {
        fs::read_dir(self.path().join(folder)).map_or(0, Iterator::count)
    }

    fn start(&self, screen: Screen) -> Start {
        Start {
            language: Some(Language::En),
            screen,
            drawing: Drawing::Blank,
            keeping: Keeping::Folder(Some(self.path().to_owned())),
            ..Start::default()
        }
    }

    /// Opens the window at the games that were played.
    fn open(&self) -> Window {
        window::open(self.start(Screen::History), None, [1440.0, 900.0])
    }
}

/// The place of the game that is selected.
fn selected(window: &Window) -> Option<usize> {
    use egui_kittest::kittest::{NodeT as _, Queryable as _, by};
    let rows = by().predicate(|node| {
        let id = node.author_id().unwrap_or_default();
        let number = id
            .strip_prefix("game.")
            .and_then(|it| it.parse::<u16>().ok());
        number.is_some() && node.is_toggled_or_selected()
    });
    let row = window.query_all(rows).next()?;
    let row = row.accesskit_node();
    row.author_id()?.strip_prefix("game.")?.parse().ok()
}

trait Toggled {
    fn is_toggled_or_selected(&self) -> bool;
}

impl Toggled for egui_kittest::kittest::AccessKitNode<'_> {
    fn is_toggled_or_selected(&self) -> bool {
        let on = Some(egui::accesskit::Toggled::True);
        self.toggled() == on || self.is_selected() == Some(true)
    }
}

#[test]
fn whoever_has_played_finds_every_game_with_its_end() {
    let home = Home::new();
    home.keep(&game(1, Some(60)));
    home.keep(&game(2, None));
    let mut window = home.open();
    // The latest one comes first and is selected.
    assert_eq!(selected(&window), Some(1));
    let whole = label(&window, "game.1");
    let outcome = game(2, None).outcome.unwrap();
    let names = ["Ida", "Jan", "Eva"];
    let winner = outcome.result.winners[0].index();
    let won = match winner {
        0 => "You won!".to_owned(),
        _ => format!("{} won", names[winner]),
    };
    assert!(whole.starts_with(&won), "{whole}");
    assert!(whole.contains("2023"), "{whole}");
    let seats = description(&window, "game.1");
    for (name, shields) in names.iter().zip(&outcome.result.shields) {
        assert!(
            seats.contains(name) && seats.contains(&shields.to_string()),
            "{seats}"
        );
    }
    assert!(
        seats.contains("Squire") && seats.contains("Czech rulebook"),
        "{seats}"
    );
    let half = label(&window, "game.2");
    assert!(half.starts_with("Left in round "), "{half}");
    // What is over cannot be played on, what was left can.
    assert!(!is_there(&window, "history.play-on"));
    press(&mut window, Key::ArrowDown);
    assert_eq!(selected(&window), Some(2));
    assert_eq!(focused(&window).as_deref(), Some("game.2"));
    assert!(is_there(&window, "history.play-on"));
    press(&mut window, Key::Escape);
    assert_eq!(window.state().screen(), Screen::Title);
}

#[test]
fn a_game_that_was_left_is_played_on_and_the_open_one_takes_its_place() {
    let home = Home::new();
    let left = game(1, Some(60));
    home.keep(&left);
    let mut window = home.open();
    click(&mut window, "history.play-on");
    assert_eq!(window.state().screen(), Screen::Table);
    let table = window.state().table().unwrap();
    assert_eq!(table.game().seed(), 1);
    assert!(table.game().steps() >= left.record.actions.len());
    assert_eq!(home.files("history"), 0, "it is at the table now");
    // Another one is played on: this one joins those that were left.
    home.keep(&game(5, Some(70)));
    window.state_mut().order(Command::Go(Screen::History));
    settle(&mut window);
    click(&mut window, "history.play-on");
    assert_eq!(window.state().table().unwrap().game().seed(), 5);
    let kept = history::list(&home.played()).unwrap();
    assert_eq!(kept.iter().map(|game| game.seed).collect::<Vec<_>>(), [1]);
    // Nothing is lost when the window closes now.
    window.state_mut().finish();
    drop(window);
    let again = window::open(home.start(Screen::Title), None, [1440.0, 900.0]);
    assert_eq!(again.state().table().unwrap().game().seed(), 5);
}

#[test]
fn a_game_is_shown_again_and_leads_back_to_the_list() {
    let home = Home::new();
    home.keep(&game(1, Some(60)));
    let path = home.keep(&game(2, None));
    let mut window = home.open();
    click(&mut window, "history.replay");
    assert_eq!(window.state().screen(), Screen::Replay);
    assert!(
        window.state().table().is_none(),
        "the game at the table is another"
    );
    press(&mut window, Key::Escape);
    assert_eq!(window.state().screen(), Screen::History);
    assert_eq!(selected(&window), Some(1));
    assert!(path.exists());
}

#[test]
fn a_deleted_game_comes_back() {
    let home = Home::new();
    let path = home.keep(&game(1, None));
    home.keep(&game(2, None));
    let text = fs::read(&path).unwrap();
    let mut window = home.open();
    press(&mut window, Key::ArrowDown);
    let name = label(&window, "game.2");
    click(&mut window, "history.delete");
    assert!(!path.exists());
    assert!(!is_there(&window, "game.2"));
    assert!(label(&window, "history.said").contains("trash"));
    press_with(&mut window, Modifiers::COMMAND, Key::Z);
    assert_eq!(label(&window, "game.2"), name);
    assert_eq!(fs::read(&path).unwrap(), text);
    assert_eq!(home.files("trash"), 0);
    // With the keyboard, and the same again with the button.
    walk_to_list(&mut window);
    press(&mut window, Key::Delete);
    assert!(!path.exists());
    click(&mut window, "history.undo");
    assert!(path.exists());
}

/// Gives the focus to the game that is selected.
fn walk_to_list(window: &mut Window) {
    let row = selected(window).unwrap();
    window::focus(window, &format!("game.{row}"));
}

#[test]
fn searching_lists_what_fits() {
    let home = Home::new();
    home.keep(&game(1, None));
    home.keep(&game(2, Some(50)));
    let mut window = home.open();
    let search = |window: &mut Window, words: &str| {
        let command = tafelrunde::ui::app::HistoryCommand::Search(words.to_owned());
        window.state_mut().order(command.into());
        settle(window);
    };
    search(&mut window, "left squire");
    assert!(is_there(&window, "game.1") && !is_there(&window, "game.2"));
    assert!(label(&window, "game.1").starts_with("Left"));
    search(&mut window, "nobody");
    assert!(!is_there(&window, "game.1"));
    window::focus(&mut window, "history.search");
    press(&mut window, Key::Escape);
    assert!(
        is_there(&window, "game.2"),
        "Escape empties the field first"
    );
    assert_eq!(window.state().screen(), Screen::History);
}

#[test]
fn a_thousand_games_are_on_the_screen_at_once_and_only_those_in_sight_are_painted() {
    let home = Home::new();
    let first = home.keep(&game(1, None));
    let text = fs::read(&first).unwrap();
    for number in 0..999 {
        fs::write(home.played().join(format!("{number:012}-7.ron")), &text).unwrap();
    }
    let times = [(); 5].map(|()| {
        let mut window = window::open(home.start(Screen::Title), None, [1440.0, 900.0]);
        let start = Instant::now();
        window.state_mut().order(Command::Go(Screen::History));
        window.run_steps(2);
        let time = start.elapsed();
        assert!(is_there(&window, "game.1"));
        assert!(find(&window, "game.40").is_none());
        time
    });
    let best = times.iter().min().unwrap();
    assert!(*best < Duration::from_millis(200), "{times:?}");
    // The last one is one key away, as soon as they are there.
    let mut window = home.open();
    let begun = Instant::now();
    while !is_there(&window, "game.1") && begun.elapsed() < Duration::from_secs(20) {
        std::thread::sleep(Duration::from_millis(5));
        window.run_steps(1);
    }
    press(&mut window, Key::End);
    assert_eq!(selected(&window), Some(1000));
    assert!(!is_there(&window, "game.1"));
    press(&mut window, Key::Home);
    assert_eq!(selected(&window), Some(1));
}

#[test]
fn whoever_has_played_nothing_is_told_what_to_do() {
    let home = Home::new();
    let mut window = home.open();
    assert!(label(&window, "history.empty").contains("No game"));
    assert_eq!(focused(&window).as_deref(), Some("history.start"));
    click(&mut window, "tab.saved");
    assert!(description(&window, "history.empty").contains("Ctrl"));
    click(&mut window, "history.start");
    assert_eq!(window.state().screen(), Screen::NewGame);
}
