//! The games that were played and saved, and what they tell together.

use egui::Key;
use tafelrunde::ui::app::{HistoryCommand, HistoryTab, Keeping, Purpose, Start};
use tafelrunde::ui::screen::Screen;

use super::{State, open, order, start};
use crate::window::press;

/// Everything the screen can show.
pub(super) fn states() -> Vec<State> {
    let mut all = Vec::new();
    for (name, commands) in [
        ("my games", vec![]),
        (
            "my games, what was left",
            vec![Key::ArrowDown, Key::ArrowDown],
        ),
        ("my games, unreadable", vec![Key::ArrowDown; 6]),
        ("my games, of friends", vec![Key::ArrowDown; 4]),
    ] {
        all.push(State::new(name, Screen::History, move |look| {
            let mut window = open(look, start(look, Screen::History), None);
            for key in &commands {
                press(&mut window, *key);
            }
            window
        }));
    }
    for (name, command) in [
        ("my games, saved", HistoryCommand::Turn(HistoryTab::Saved)),
        (
            "my statistics",
            HistoryCommand::Turn(HistoryTab::Statistics),
        ),
        ("my games, none found", HistoryCommand::Search("xyz".into())),
        (
            "my games, export",
            HistoryCommand::Ask(Purpose::Export("sample-0.ron".into())),
        ),
        ("my games, import", HistoryCommand::Ask(Purpose::Import)),
    ] {
        all.push(State::new(name, Screen::History, move |look| {
            let mut window = open(look, start(look, Screen::History), None);
            order(&mut window, command.clone());
            order(&mut window, HistoryCommand::Accept);
            window
        }));
    }
    for (name, tab) in [
        ("my games, nothing played", HistoryTab::Played),
        ("my games, nothing saved", HistoryTab::Saved),
        ("my statistics, nothing", HistoryTab::Statistics),
    ] {
        all.push(State::new(name, Screen::History, move |look| {
            let folder = tempfile::tempdir().unwrap();
            let start = Start {
                keeping: Keeping::Folder(Some(folder.path().to_owned())),
                ..start(look, Screen::History)
            };
            let mut window = open(look, start, None);
            order(&mut window, HistoryCommand::Turn(tab));
            window
        }));
    }
    all
}
