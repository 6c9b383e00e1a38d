//! What is done with a game that was played or saved.

use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

use egui::Context;

use super::{App, HistoryTab, Thrown, YOU};
use crate::i18n::{Language, Translator};
use crate::id;
use crate::persist::history::{self, bin};
use crate::persist::remove;
use crate::ui::app::table_game::TableGame;

impl App {
    /// Shows a game again. It stays where it is whatever is in its file.
    pub(super) fn replay_kept(&mut self, path: &Path, ctx: &Context) {
        let game = match history::open(path) {
            Ok(saved) => TableGame::continued(saved),
            Err(found) => {
                self.tell_gone(&found);
                self.read_archive(ctx);
                return;
            }
        };
        // Reading it has tried that it can be resumed.
        if let Ok(mut game) = game {
            let words = Language::ALL.map(|language| Translator::new(language).text(YOU));
            game.say_you(&words, &self.translator.text(YOU));
            self.begin_replay(Some(Box::new(game)));
        }
    }

    /// Plays a game on. The one that was open before joins those that were played.
    pub(super) fn play_on(&mut self, path: &Path, ctx: &Context) {
        let game = match history::open(path) {
            Ok(saved) => TableGame::continued(saved),
            Err(found) => {
                self.tell_gone(&found);
                self.read_archive(ctx);
                return;
            }
        };
        // Reading it has tried that it can be resumed.
        let Ok(game) = game else {
            return;
        };
        self.archive_unfinished();
        self.faults.extend(self.keeper.keep_game(&game));
        // It goes on at the table: in the list it would soon stand twice. A game with a name stays.
        if self.archive.tab == HistoryTab::Played && self.keeper.has_kept_game() && !game.is_over()
        {
            self.faults.extend(remove(path).err().map(Into::into));
        }
        self.show_game(game);
        // It may have been kept in another language.
        self.address();
    }

    /// Throws a game away; it can come back.
    pub(super) fn throw_away(&mut self, path: PathBuf, ctx: &Context) {
        let folder = match self.keeper.writable() {
            Ok(folder) => folder.trash(),
            Err(fault) => return self.faults.push(fault),
        };
        let since = SystemTime::now().duration_since(UNIX_EPOCH);
        let now = since.map_or(0, |since| since.as_secs());
        match bin::throw(&folder, &path, now) {
            Ok(to) => {
                self.archive.thrown = Some(Thrown { from: path, to });
                self.archive.said = Some(self.translator.text(id!("history-deleted")));
            }
            Err(fault) => self.faults.push(fault.into()),
        }
        self.read_archive(ctx);
    }

    /// Brings back what was thrown away last.
    pub(super) fn bring_back(&mut self, ctx: &Context) {
        let Some(thrown) = self.archive.thrown.take() else {
            return;
        };
        match bin::restore(&thrown.to, &thrown.from) {
            Ok(()) => {
                self.archive.said = Some(self.translator.text(id!("history-restored")));
                let saves = self.keeper.data_dir().map(crate::persist::DataDir::saves);
                let tab = if thrown.from.parent() == saves.as_deref() {
                    HistoryTab::Saved
                } else {
                    HistoryTab::Played
                };
                self.choose_in_archive(tab, thrown.from);
            }
            Err(fault) => self.faults.push(fault.into()),
        }
        self.read_archive(ctx);
    }
}
