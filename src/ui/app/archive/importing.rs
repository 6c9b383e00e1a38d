//! Games come in from files on a thread of its own: each one is played by the engine first.

use std::ops::ControlFlow;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::{self, Receiver, TryRecvError};
use std::thread;
use std::time::Duration;

use egui::Context;

use super::{App, HistoryTab, YOU};
use crate::i18n::text::import_report;
use crate::persist::DataDir;
use crate::persist::history::import::{Places, Report, import};
use crate::ui::app::notice::Fault;
use crate::ui::screen::Screen;

/// How soon it is shown how far it has come.
const WAIT: Duration = Duration::from_millis(100);

/// Games that are coming in.
pub(super) struct Importing {
    report: Receiver<Report>,
    games: Arc<AtomicUsize>,
    stop: Arc<AtomicBool>,
}

impl Importing {
    /// How many were read so far.
    pub(super) fn games(&self) -> usize {
        self.games.load(Ordering::Relaxed)
    }

    /// Reads no more.
    pub(super) fn stop(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}

/// Takes in all games of `files`.
fn import_all(
    files: &[PathBuf],
    folder: &DataDir,
    you: &str,
    games: &AtomicUsize,
    stop: &AtomicBool,
) -> Report {
    let (history, saves) = (folder.history(), folder.saves());
    let places = Places {
        history: &history,
        saves: &saves,
        you,
    };
    let mut report = Report::default();
    for file in files {
        import(file, places, &mut report, &mut |_| {
            games.fetch_add(1, Ordering::Relaxed);
            if stop.load(Ordering::Relaxed) {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        });
        if report.failed.is_some() || stop.load(Ordering::Relaxed) {
            break;
        }
    }
    report
}

impl App {
    /// Takes in all games of `files`.
    pub(super) fn import(&mut self, files: Vec<PathBuf>, ctx: &Context) {
        if self.archive.importing.is_some() {
            return;
        }
        let folder = match self.keeper.writable() {
            Ok(folder) => folder.clone(),
            Err(fault) => return self.faults.push(fault),
        };
        let you = self.translator.text(YOU);
        let (games, stop) = (Arc::default(), Arc::default());
        if self.archive.at_once {
            let report = import_all(&files, &folder, &you, &games, &stop);
            self.tell_import(report, ctx);
            return;
        }
        let (send, receive) = mpsc::channel();
        let (counted, stopped) = (Arc::clone(&games), Arc::clone(&stop));
        let window = ctx.clone();
        let spawned = thread::Builder::new()
            .name("import".to_owned())
            .spawn(move || {
                let report = import_all(&files, &folder, &you, &counted, &stopped);
                // Nobody listens any more when the window has been closed.
                let _ = send.send(report);
                window.request_repaint();
            });
        if spawned.is_ok() {
            self.archive.said = None;
            self.archive.importing = Some(Importing {
                report: receive,
                games,
                stop,
            });
        }
    }

    /// Takes in the games of files that were let go over the window.
    pub(in crate::ui::app) fn take_dropped(&mut self, ctx: &Context) {
        let dropped = ctx.input(|input| input.raw.dropped_files.clone());
        let files: Vec<PathBuf> = dropped.iter().map(|file| file.path().to_owned()).collect();
        // The first start has another question, and card sets take files in by themselves.
        let elsewhere = matches!(self.screen, Screen::Language | Screen::CardSets);
        if files.is_empty() || elsewhere {
            return;
        }
        self.open_archive(ctx);
        self.import(files, ctx);
    }

    /// Takes what has come in.
    pub(in crate::ui::app) fn await_import(&mut self, ctx: &Context) {
        let Some(importing) = &self.archive.importing else {
            return;
        };
        match importing.report.try_recv() {
            Ok(report) => {
                self.archive.importing = None;
                self.tell_import(report, ctx);
            }
            Err(TryRecvError::Empty) => ctx.request_repaint_after(WAIT),
            Err(TryRecvError::Disconnected) => self.archive.importing = None,
        }
    }

    fn tell_import(&mut self, report: Report, ctx: &Context) {
        let lines = import_report(&self.translator, &report);
        self.archive.said = lines.first().cloned();
        // What went wrong has to be read at leisure.
        if lines.len() > 1 {
            self.faults.push(Fault::Import(lines));
        }
        if let Some(first) = report.games.into_iter().next() {
            let saves = self.keeper.data_dir().map(DataDir::saves);
            let saved = first.parent() == saves.as_deref();
            let tab = if saved {
                HistoryTab::Saved
            } else {
                HistoryTab::Played
            };
            self.archive.search.clear();
            self.choose_in_archive(tab, first);
        }
        self.read_archive(ctx);
    }
}
