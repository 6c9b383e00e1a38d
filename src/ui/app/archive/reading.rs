//! The folders with games are read on a thread of their own, so that the window never waits for a disk.

use std::path::PathBuf;
use std::sync::mpsc::{self, Receiver, TryRecvError};
use std::thread;

use egui::Context;

use super::{App, HistoryTab, Item, YOU, sample};
use crate::persist::DataDir;
use crate::persist::history::import::{Places, import_old};
use crate::persist::history::{self, Broken, Known, Shelf};

/// What was found in the folders.
#[derive(Debug, Default)]
pub(super) struct Found {
    played: Option<Shelf>,
    saved: Option<Shelf>,
    /// Records of earlier versions that do not follow the rules.
    old: Vec<Broken>,
    known: Known,
}

impl Found {
    /// Whether the folder of a part could not be read.
    pub(super) const fn is_unreadable(&self, tab: HistoryTab) -> bool {
        match tab {
            HistoryTab::Played | HistoryTab::Statistics => self.played.is_none(),
            HistoryTab::Saved => self.saved.is_none(),
        }
    }
}

/// Folders that are being read.
pub(super) type Reading = Receiver<Found>;

/// Reads everything. What earlier versions left comes in first, if this window may write.
fn read(folder: &DataDir, mut known: Known, may_write: bool, you: &str) -> Found {
    let (history, saves) = (folder.history(), folder.saves());
    let mut old = Vec::new();
    if may_write {
        let places = Places {
            history: &history,
            saves: &saves,
            you,
        };
        old = import_old(&folder.old_records(), places);
    }
    Found {
        played: history::read(&history, &mut known).ok(),
        saved: history::read(&saves, &mut known).ok(),
        old,
        known,
    }
}

fn items(shelf: Option<Shelf>, more: Vec<Broken>) -> Vec<Item> {
    let Shelf { games, broken } = shelf.unwrap_or_default();
    let broken = broken.into_iter().chain(more).map(Item::Broken);
    let mut items: Vec<Item> = games.into_iter().map(Item::Game).chain(broken).collect();
    // Games come in their order already; this keeps it.
    items.sort_by_key(|item| std::cmp::Reverse(item.time()));
    items
}

impl App {
    /// Reads all games anew.
    pub(super) fn read_archive(&mut self, ctx: &Context) {
        if self.archive.is_sample {
            let games = sample::games(&self.translator.text(YOU));
            for (list, items) in self.archive.lists.iter_mut().zip(games) {
                list.fill(items);
            }
            self.count_games();
            return;
        }
        let (Some(folder), None) = (self.keeper.data_dir().cloned(), &self.archive.reading) else {
            return;
        };
        let known = self.archive.found.take().unwrap_or_default().known;
        let may_write = self.keeper.may_write();
        let you = self.translator.text(YOU);
        if self.archive.at_once {
            let found = read(&folder, known, may_write, &you);
            self.show_found(found);
            return;
        }
        let (send, receive) = mpsc::channel();
        let ctx = ctx.clone();
        let spawned = thread::Builder::new()
            .name("archive".to_owned())
            .spawn(move || {
                // Nobody listens any more when the window has been closed.
                let _ = send.send(read(&folder, known, may_write, &you));
                ctx.request_repaint();
            });
        match spawned {
            Ok(_) => self.archive.reading = Some(receive),
            Err(_) => self.archive.found = Some(Found::default()),
        }
    }

    /// Takes what has been read.
    pub(in crate::ui::app) fn await_archive(&mut self) {
        let Some(reading) = &self.archive.reading else {
            return;
        };
        match reading.try_recv() {
            Ok(found) => {
                self.archive.reading = None;
                self.show_found(found);
            }
            Err(TryRecvError::Empty) => {}
            Err(TryRecvError::Disconnected) => {
                self.archive.reading = None;
                self.archive.found = Some(Found::default());
            }
        }
    }

    fn show_found(&mut self, mut found: Found) {
        // What could not be read is told by its absence.
        let played = found.played.as_mut().map(std::mem::take);
        let saved = found.saved.as_mut().map(std::mem::take);
        let old = std::mem::take(&mut found.old);
        let [first, second] = &mut self.archive.lists;
        first.fill(items(played, old));
        second.fill(items(saved, Vec::new()));
        self.archive.found = Some(found);
        self.archive.reveal = true;
        self.address_archive();
        self.count_games();
        self.search_again();
    }

    /// Selects the game in this file when it is listed.
    pub(super) fn choose_in_archive(&mut self, tab: HistoryTab, path: PathBuf) {
        self.archive.lists[tab.list()].chosen = Some(path);
        self.archive.tab = tab;
        self.archive.reveal = true;
    }
}
