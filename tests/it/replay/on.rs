//! On from a moment: a new game out of one that is over, and the open game back to it.

use egui::Key;
use tafelrunde::persist::history;
use tafelrunde::rules::{Game, Viewer};
use tafelrunde::ui::app::{HistoryCommand, Keeping};
use tafelrunde::ui::screen::Screen;
use tafelrunde::ui::table::TableCommand;
use tafelrunde::ui::table::replay::{ReplayCommand, Resume};

use super::{finished, go_where, open_in, order, replay, saved, under_way, watch};
use crate::window::{Window, click, description, is_there, label, press};

fn steps(window: &Window) -> usize {
    window.state().table().unwrap().game().steps()
}

#[test]
fn a_new_game_goes_on_from_any_moment_of_one_that_is_over() {
    let folder = tempfile::tempdir().unwrap();
    let table = finished(2);
    let file = history::keep(&folder.path().join("history"), &saved(&table)).unwrap();
    let open = under_way(3);
    let keeping = Keeping::Folder(Some(folder.path().to_owned()));
    let mut window = open_in(&open, keeping);
    order(&mut window, HistoryCommand::Replay(file));
    assert_eq!(window.state().screen(), Screen::Replay);
    let middle = replay(&window).last() / 2;
    order(&mut window, ReplayCommand::To(middle));
    assert_eq!(label(&window, "replay.resume"), "Play on from here");
    assert!(description(&window, "replay.resume").contains("new game"));
    let done = replay(&window).step().unwrap().done;
    click(&mut window, "replay.resume");
    assert_eq!(window.state().screen(), Screen::Table);
    let game = window.state().table().unwrap();
    assert_eq!(game.game().seed(), table.seed());
    assert!(!game.is_over());
    let (old, new) = (table.record().actions, game.game().record().actions);
    assert!(new.len() >= done);
    assert_eq!(new[..done], old[..done], "it is the same so far");
    assert!(game.game().is_taken_back(), "what comes has been seen");
    // The game that was open is not lost, and the finished one neither.
    let kept = history::list(&folder.path().join("history")).unwrap();
    assert_eq!(kept.len(), 2);
    // One plays on, and can take back what one does.
    window.run_steps(20);
    let before = steps(&window);
    let game = window.state().table().unwrap().game();
    let seat = game.decision().expect("it goes on").seat;
    let mut legal = Vec::new();
    let view = game.view(Viewer::Seat(seat));
    game.game().legal_actions_in(&view, &mut legal);
    order(&mut window, TableCommand::Act(legal[0]));
    window.run_steps(20);
    assert!(steps(&window) > before);
}

#[test]
fn at_the_end_of_a_finished_game_there_is_nothing_to_play() {
    let mut window = watch(&finished(2));
    press(&mut window, Key::End);
    assert_eq!(replay(&window).resume(), None);
    click(&mut window, "replay.resume");
    assert_eq!(window.state().screen(), Screen::Replay);
    press(&mut window, Key::PageUp);
    assert_eq!(replay(&window).resume(), Some(Resume::PlayOn));
}

#[test]
fn the_open_game_goes_back_and_comes_again() {
    let table = under_way(2);
    let mut window = watch(&table);
    press(&mut window, Key::End);
    assert_eq!(replay(&window).resume(), None, "it is there already");
    click(&mut window, "replay.round.2");
    let marks = |replay: &super::Replay| {
        matches!(replay.resume(), Some(Resume::GoBack { marks: true, .. }))
    };
    go_where(&mut window, marks);
    let Some(Resume::GoBack { left, .. }) = replay(&window).resume() else {
        panic!("it goes back");
    };
    assert_eq!(label(&window, "replay.resume"), "Go back to here");
    click(&mut window, "replay.resume");
    // It is said before that the game will be marked.
    assert!(label(&window, "replay.marks").contains("taken back"));
    press(&mut window, Key::Escape);
    assert!(!is_there(&window, "replay.marks"));
    assert_eq!(window.state().screen(), Screen::Replay);
    click(&mut window, "replay.resume");
    click(&mut window, "replay.go");
    assert_eq!(window.state().screen(), Screen::Table);
    assert_eq!(steps(&window), left);
    assert!(window.state().table().unwrap().game().is_taken_back());
    assert!(label(&window, "announcements").contains("taken back"));
    // What was done comes again, step by step.
    press(&mut window, Key::Y);
    assert!(steps(&window) > left);
    while window.state().table().unwrap().can_redo() {
        press(&mut window, Key::Y);
    }
    let again = window.state().table().unwrap().game().record();
    assert!(again.actions.len() >= table.steps());
    assert_eq!(again.actions[..table.steps()], table.record().actions[..]);
    // The mark stays, at the table and where the game is shown again.
    press(&mut window, Key::B);
    assert!(replay(&window).is_taken_back());
    press(&mut window, Key::Escape);
    assert_eq!(window.state().screen(), Screen::Table);
}
