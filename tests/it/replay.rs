//! Games that are shown again: step by step, through several eyes, and on from any moment of them.

mod eyes;
mod on;

use std::time::{Duration, Instant, SystemTime};

use egui::Key;
use tafelrunde::bot::BotKind;
use tafelrunde::i18n::Language;
use tafelrunde::persist::{Animation, BotSpeed, SavedGame};
use tafelrunde::rules::kings_errand::KnightColour;
use tafelrunde::session::{CoachLevel, NewGame, SeatChoice};
use tafelrunde::ui::app::{Command, HistoryCommand, Keeping, Setting, Start, TableGame};
use tafelrunde::ui::picture::Drawing;
use tafelrunde::ui::screen::Screen;
use tafelrunde::ui::table::TableCommand;
use tafelrunde::ui::table::replay::{Replay, ReplayCommand, Speed};

use crate::taking_back::{Table, YOU, dealt, play, play_until};
use crate::window::{self, Window, click, is_there, label, press};

/// Anna and bots, as many as sit at a table of [`dealt`].
fn seating(seats: usize) -> NewGame {
    let names = ["Anna", "Ben", "Cleo", "Dan"];
    let all = names.into_iter().zip(KnightColour::ALL).enumerate();
    NewGame {
        seats: all
            .take(seats)
            .map(|(at, (name, knight))| SeatChoice {
                name: name.to_owned(),
                knight,
                bot: (at > 0).then_some(BotKind::PAGE),
            })
            .collect(),
        coach: CoachLevel::Off,
        ..NewGame::first("Anna")
    }
}

/// The game with what its bots thought, as it lies in a file.
fn saved(table: &Table) -> SavedGame {
    SavedGame::of(table, &seating(table.players().len()), SystemTime::now())
}

/// A game that is over.
fn finished(seats: u8) -> Table {
    let mut table = dealt(seats, 5);
    while table.decision().is_some() {
        play(&mut table, 1, 3);
    }
    table
}

/// A game that has come some rounds far and waits for Anna.
fn under_way(seats: u8) -> Table {
    let mut table = dealt(seats, 5);
    play(&mut table, 60, 3);
    play_until(&mut table, YOU, 3);
    assert!(table.decision().is_some(), "it goes on");
    table
}

fn open_in(table: &Table, keeping: Keeping) -> Window {
    let game = TableGame::continued(saved(table)).unwrap();
    let start = Start {
        language: Some(Language::En),
        screen: Screen::Table,
        drawing: Drawing::Blank,
        animation: Some(Animation::None),
        keeping,
        ..Start::default()
    };
    let mut window = window::open(start, Some(game), [1440.0, 900.0]);
    order(&mut window, Setting::BotSpeed(BotSpeed::AtOnce));
    window
}

/// A window in which the game is open, and shown again.
fn watch(table: &Table) -> Window {
    let mut window = open_in(table, Keeping::Nowhere);
    press(&mut window, Key::B);
    assert_eq!(window.state().screen(), Screen::Replay);
    window
}

fn order(window: &mut Window, command: impl Into<Command>) {
    window.state_mut().order(command.into());
    window::settle(window);
}

fn replay(window: &Window) -> &Replay {
    window.state().replay().expect("a game is shown again")
}

/// Goes to the first step at which `is_it`.
fn go_where(window: &mut Window, is_it: impl Fn(&Replay) -> bool) {
    for at in 0..=replay(window).last() {
        order(window, ReplayCommand::To(at));
        if is_it(replay(window)) {
            return;
        }
    }
    panic!("there is no such step");
}

#[test]
fn a_finished_game_is_seen_from_its_first_step_to_its_last() {
    let mut window = watch(&finished(3));
    let last = replay(&window).last();
    assert!(last > 60, "{last} steps");
    assert_eq!(
        label(&window, "replay.step"),
        format!("Step 1 of {}", last + 1)
    );
    assert_eq!(label(&window, "show.words"), "This is how the game begins.");
    press(&mut window, Key::ArrowRight);
    press(&mut window, Key::ArrowRight);
    assert_eq!(replay(&window).at(), 2);
    press(&mut window, Key::ArrowLeft);
    assert_eq!(replay(&window).at(), 1);
    click(&mut window, "replay.forward");
    click(&mut window, "replay.back");
    assert_eq!(replay(&window).at(), 1);
    press(&mut window, Key::End);
    assert_eq!(replay(&window).at(), last);
    assert!(label(&window, "show.words").contains("game is over"));
    press(&mut window, Key::Home);
    assert_eq!(replay(&window).at(), 0);
    press(&mut window, Key::Escape);
    assert_eq!(window.state().screen(), Screen::End);
    assert!(window.state().replay().is_none());
}

#[test]
fn one_jumps_from_round_to_round() {
    let mut window = watch(&finished(2));
    let rounds = replay(&window).rounds().to_vec();
    assert!(rounds.len() > 2);
    click(&mut window, "replay.round.2");
    assert_eq!(replay(&window).at(), rounds[1].frame);
    assert!(label(&window, "replay.step").starts_with("Round 2"));
    press(&mut window, Key::PageDown);
    assert_eq!(replay(&window).at(), rounds[2].frame);
    press(&mut window, Key::ArrowRight);
    press(&mut window, Key::PageUp);
    assert_eq!(replay(&window).at(), rounds[2].frame, "back to its start");
    press(&mut window, Key::PageUp);
    assert_eq!(replay(&window).at(), rounds[1].frame);
    press(&mut window, Key::Home);
    press(&mut window, Key::PageUp);
    assert_eq!(replay(&window).at(), 0);
}

#[test]
fn it_plays_by_itself_until_the_end_and_stands_still_when_told_to() {
    let mut window = watch(&finished(2));
    let last = replay(&window).last();
    press(&mut window, Key::Plus);
    assert_eq!(replay(&window).speed(), Speed::Fast);
    order(&mut window, ReplayCommand::To(last - 4));
    press(&mut window, Key::Space);
    assert!(replay(&window).is_playing());
    assert_eq!(label(&window, "replay.play"), "Pause");
    window.run_steps(100);
    assert_eq!(replay(&window).at(), last);
    assert!(!replay(&window).is_playing());
    // From the end it begins anew.
    press(&mut window, Key::Space);
    assert!(replay(&window).at() < 3);
    press(&mut window, Key::Space);
    let at = replay(&window).at();
    window.run_steps(40);
    assert_eq!(replay(&window).at(), at, "it stands still");
    for speed in [Speed::Slow, Speed::Usual, Speed::Fast] {
        click(&mut window, "replay.speed");
        assert_eq!(replay(&window).speed(), speed);
    }
}

#[test]
fn whoever_moves_the_line_by_hand_stops_it() {
    let mut window = watch(&finished(2));
    press(&mut window, Key::Space);
    press(&mut window, Key::ArrowRight);
    assert!(!replay(&window).is_playing());
}

#[test]
fn each_step_is_told_but_not_those_that_only_flit_by() {
    let mut window = watch(&finished(2));
    press(&mut window, Key::End);
    window.run_steps(4);
    let words = label(&window, "show.words");
    assert!(label(&window, "announcements").contains(&words), "{words}");
    // Ten steps in ten frames of a fifth of a second.
    for at in 10..20 {
        window.state_mut().order(ReplayCommand::To(at).into());
        window.run_steps(1);
    }
    let before = replay(&window).show().frames()[17].words.clone();
    assert!(
        !label(&window, "announcements").contains(&before),
        "{before}"
    );
    window.run_steps(4);
    let words = label(&window, "show.words");
    assert_eq!(label(&window, "announcements").trim(), words.trim());
}

#[test]
fn why_a_card_expired_is_explained_there() {
    let mut window = watch(&finished(3));
    go_where(&mut window, |replay| replay.expires(replay.at()));
    let at = replay(&window).at();
    click(&mut window, "replay.why");
    assert!(window.state().table().unwrap().state.why.is_some());
    press(&mut window, Key::Escape);
    assert_eq!(window.state().screen(), Screen::Replay);
    press(&mut window, Key::W);
    let why = window.state().table().unwrap().state.why.as_ref().unwrap();
    assert!(why.expires());
    // It can be watched, and one comes back.
    order(&mut window, TableCommand::DoItAnyway);
    assert!(is_there(&window, "show.close"));
    assert!(
        !is_there(&window, "show.to-game"),
        "the game is not below it"
    );
    click(&mut window, "show.close");
    order(&mut window, TableCommand::CloseWhy);
    assert_eq!(replay(&window).at(), at);
}

#[test]
fn a_bot_says_why_it_did_what_it_does_there() {
    let mut window = watch(&finished(2));
    go_where(&mut window, |replay| {
        replay
            .step()
            .is_some_and(|step| step.deed.is_some() && step.expiry.is_none())
    });
    click(&mut window, "replay.ask");
    assert!(is_there(&window, "thought.title"));
    press(&mut window, Key::Escape);
    assert!(!is_there(&window, "thought.title"));
    assert_eq!(window.state().screen(), Screen::Replay);
}

#[test]
fn a_file_that_is_broken_or_gone_is_answered_with_a_notice() {
    let folder = tempfile::tempdir().unwrap();
    let broken = folder.path().join("broken.ron");
    std::fs::write(&broken, "(version: 2, game: \"no").unwrap();
    let mut window = open_in(&under_way(2), Keeping::Nowhere);
    for path in [broken.clone(), folder.path().join("gone.ron")] {
        order(&mut window, HistoryCommand::Replay(path.clone()));
        assert!(is_there(&window, "notice"));
        assert_eq!(window.state().screen(), Screen::Table);
        order(&mut window, Command::Dismiss);
        assert!(!is_there(&window, "notice"));
    }
    assert!(broken.exists(), "it stays where it is");
}

#[test]
fn what_lies_above_the_table_opens_there_too() {
    let mut window = watch(&finished(2));
    for key in [Key::F1, Key::C, Key::A] {
        press(&mut window, key);
        assert!(replay(&window).show().state().overlay.is_some());
        press(&mut window, Key::Escape);
        assert!(replay(&window).show().state().overlay.is_none());
    }
    press(&mut window, Key::R);
    assert_eq!(window.state().screen(), Screen::Rulebook);
    press(&mut window, Key::Escape);
    assert_eq!(window.state().screen(), Screen::Replay);
}

#[test]
fn a_long_game_is_told_at_once_and_leafed_through_within_a_frame() {
    let mut table = dealt(4, 1);
    while table.decision().is_some() {
        play(&mut table, 1, 1);
    }
    assert!(table.steps() > 250, "{} steps", table.steps());
    let mut game = TableGame::continued(saved(&table)).unwrap();
    let translator = tafelrunde::i18n::Translator::new(Language::De);
    let mut told = Duration::MAX;
    for _ in 0..3 {
        let start = Instant::now();
        let _ = game.replay(&translator, true).unwrap();
        told = told.min(start.elapsed());
    }
    let mut replay = game.replay(&translator, true).unwrap();
    let mut slowest = Duration::ZERO;
    for at in 0..=replay.last() {
        let start = Instant::now();
        replay.go_to(replay.last() - at, 0.0);
        slowest = slowest.max(start.elapsed());
    }
    println!("told in {told:?}, leafed in {slowest:?}");
    assert!(told < Duration::from_millis(400), "{told:?}");
    assert!(slowest < Duration::from_millis(2), "{slowest:?}");
}
