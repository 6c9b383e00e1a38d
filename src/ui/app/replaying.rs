//! Games that are shown again: opening and leaving them, seeing them through other eyes, and playing
//! on from a moment of them.

use super::table_game::TableGame;
use super::{App, OpenGame};
use crate::i18n::Translator;
use crate::ui::screen::Screen;
use crate::ui::table::TableCommand;
use crate::ui::table::replay::{Replay, ReplayCommand, Resume};
use crate::ui::table::show::Show;

/// A game that is shown again, as it is open.
pub(super) struct OpenReplay {
    /// What is shown.
    pub(super) replay: Replay,
    /// The game, if it is not the one that is open at the table.
    game: Option<Box<TableGame>>,
    /// Where one goes back to.
    came_from: Screen,
}

impl App {
    /// The game that is shown again.
    #[must_use]
    pub fn replay(&self) -> Option<&Replay> {
        self.replay.as_deref().map(|open| &open.replay)
    }

    /// Whether a game is shown again.
    pub(super) fn is_replaying(&self) -> bool {
        self.screen == Screen::Replay && self.replay.is_some()
    }

    /// The game that is shown again, with its table.
    pub(super) fn replayed(&self) -> Option<&TableGame> {
        let open = self.replay.as_deref()?;
        open.game.as_deref().or_else(|| self.table())
    }

    /// The same, to be changed.
    pub(super) fn replayed_mut(&mut self) -> Option<&mut TableGame> {
        match (&mut self.replay, &mut self.open) {
            (Some(open), _) if open.game.is_some() => open.game.as_deref_mut(),
            (Some(_), Some(OpenGame::KingsErrand(game))) => Some(game),
            (None, _) | (Some(_), None) => None,
        }
    }

    /// Shows a game again: this one, or the one that is open.
    pub(super) fn begin_replay(&mut self, mut game: Option<Box<TableGame>>) {
        let told = match (&mut game, &mut self.open) {
            (Some(game), _) => game.replay(&self.translator, false),
            (None, Some(OpenGame::KingsErrand(game))) => game.replay(&self.translator, true),
            (None, None) => None,
        };
        let Some(replay) = told else {
            return;
        };
        self.close_overlay();
        self.replay = Some(Box::new(OpenReplay {
            replay,
            game,
            came_from: self.screen,
        }));
        self.screen = Screen::Replay;
    }

    /// Turns to the last moment of a game that was `recorded` as far as this; in a sample to one in the
    /// middle at which there is something to ask.
    pub(super) fn leaf(&mut self, recorded: bool) {
        let Some(open) = &mut self.replay else {
            return;
        };
        let last = open.replay.last();
        let middle = 3 * last / 5;
        let at = if recorded {
            last
        } else {
            let mut asked = (middle..=last).filter(|&at| open.replay.expires(at));
            asked.next().unwrap_or(middle)
        };
        open.replay.go_to(at, f64::NEG_INFINITY);
    }

    /// Tells it again in the language that is spoken now.
    pub(super) fn retell_replay(&mut self) {
        let Some(viewer) = self.replay().map(Replay::viewer) else {
            return;
        };
        let told = self
            .replayed()
            .and_then(|game| game.retold(viewer, &self.translator));
        if let (Some(open), Some(told)) = (&mut self.replay, told) {
            open.replay.see(told, viewer);
        }
    }

    /// Shows something above the table in front; above a game that is shown again, no way leads from it
    /// to the game at the table.
    pub(super) fn show_above(
        &mut self,
        what: impl FnOnce(&TableGame, &Translator) -> Option<Show>,
    ) {
        let show = self.front_table();
        let show = show.and_then(|game| what(game, &self.translator));
        let away = self.is_replaying();
        self.show = show.map(|show| Box::new(if away { show.away_from_game() } else { show }));
    }

    /// What has been opened in it has been on the screen.
    pub(super) fn settle_replay(&mut self) {
        if let Some(open) = &mut self.replay {
            open.replay.settle();
            if let Some(game) = &mut open.game {
                game.state.opened = false;
                game.review.settle();
            }
        }
    }

    /// Lets time pass in it.
    pub(super) fn go_on_replaying(&mut self, ctx: &egui::Context, now: f64) {
        let shown = self.is_replaying() && self.show.is_none();
        let reads = self
            .replayed()
            .is_some_and(|game| game.state.why.is_some() || game.review.answer().is_some());
        let faults = !self.faults.is_empty();
        let Some(open) = &mut self.replay else {
            return;
        };
        let replay = &mut open.replay;
        // Nothing goes on behind what is read.
        if !shown || reads || faults || replay.asks || replay.show().state().overlay.is_some() {
            replay.hold(now);
        } else if let Some(wait) = replay.advance(now) {
            ctx.request_repaint_after(std::time::Duration::from_secs_f64(wait));
        }
    }

    /// Does what is wanted of it.
    pub(super) fn replay_command(&mut self, command: ReplayCommand, now: f64) {
        let Some(open) = &mut self.replay else {
            return;
        };
        let replay = &mut open.replay;
        match command {
            ReplayCommand::To(at) => {
                replay.play(false, now);
                replay.go_to(at, now);
            }
            ReplayCommand::Play(playing) => replay.play(playing, now),
            ReplayCommand::Speed(speed) => replay.set_speed(speed),
            ReplayCommand::Through(viewer) => {
                let allowed = replay.viewers().contains(&viewer);
                let told = self
                    .replayed()
                    .filter(|_| allowed)
                    .and_then(|game| game.retold(viewer, &self.translator));
                if let (Some(open), Some(told)) = (&mut self.replay, told) {
                    open.replay.see(told, viewer);
                }
            }
            ReplayCommand::Why => {
                let step = replay.step();
                let viewer = replay.viewer();
                replay.play(false, now);
                if let Some((step, expiry)) = step.and_then(|step| Some((step, step.expiry?)))
                    && let Some(game) = self.replayed_mut()
                {
                    game.explain_expiry(step.done.saturating_sub(1), expiry, viewer);
                }
            }
            ReplayCommand::Ask => {
                let deed = replay.step().and_then(|step| step.deed);
                replay.play(false, now);
                if let (Some(deed), Some(game)) = (deed, self.replayed_mut()) {
                    game.ask(deed);
                }
            }
            ReplayCommand::Resume => {
                replay.play(false, now);
                match replay.resume() {
                    Some(Resume::GoBack { marks: true, .. }) => replay.asks = true,
                    Some(_) => self.resume_replay(),
                    None => {}
                }
            }
            ReplayCommand::ResumeNow => self.resume_replay(),
            ReplayCommand::Stay => replay.asks = false,
            ReplayCommand::Close => self.close_replay(),
        }
    }

    /// What is opened and closed above the table of it. Nothing is played in a game that is only shown.
    pub(super) fn command_at_replay(&mut self, command: &TableCommand) {
        if let (TableCommand::Open(overlay), Some(open)) = (command, &mut self.replay) {
            open.replay.open(Some(*overlay));
        } else if let (TableCommand::Close, Some(open)) = (command, &mut self.replay) {
            open.replay.open(None);
        } else if let (TableCommand::CloseWhy, Some(game)) = (command, self.replayed_mut()) {
            game.state.why = None;
        } else if let (TableCommand::WhyMore(more), Some(game)) = (command, self.replayed_mut())
            && let Some(why) = &mut game.state.why
        {
            why.more = *more;
        }
    }

    /// Goes back to where it was opened.
    pub(super) fn close_replay(&mut self) {
        if let Some(game) = self.replayed_mut() {
            game.state.why = None;
            game.review.close_answer();
        }
        self.show = None;
        if let Some(open) = self.replay.take() {
            self.screen = open.came_from;
        }
    }

    /// Plays on from the moment that is shown.
    fn resume_replay(&mut self) {
        let Some(open) = self.replay.as_deref() else {
            return;
        };
        let done = open.replay.step().map_or(0, |step| step.done);
        match open.replay.resume() {
            None => {}
            Some(Resume::GoBack { left, marks }) => {
                self.close_replay();
                if let Some(OpenGame::KingsErrand(game)) = &mut self.open
                    && game.go_back(left, &self.translator)
                {
                    if marks {
                        let words = self.translator.text("replay-marked");
                        self.announcer.get_mut().tell([words]);
                    }
                    self.faults.extend(self.keeper.keep_game(game));
                    self.screen = Screen::Table;
                }
            }
            Some(Resume::PlayOn) => {
                let Some(game) = self.replayed().and_then(|game| game.from_here(done)) else {
                    return;
                };
                self.close_replay();
                self.archive_unfinished();
                self.faults.extend(self.keeper.keep_game(&game));
                self.open = Some(OpenGame::KingsErrand(Box::new(game)));
                self.meet_game();
                self.screen = Screen::Table;
            }
        }
    }
}
