//! A table at which a lesson says what others and chance do.

use super::TableGame;
use super::telling::Telling;
use crate::rules::kings_errand::{Action, KingsErrand};
use crate::rules::{Actor, Record};
use crate::session::{Match, NewGame, ResumeError};

impl TableGame {
    /// The game of a lesson as it stands in `record`: nobody acts in it by themselves.
    ///
    /// # Errors
    /// If the seats do not fit, or the record breaks the rules.
    pub fn scripted(
        record: Record<KingsErrand>,
        seating: NewGame,
    ) -> Result<Self, ResumeError<KingsErrand>> {
        let game = Match::resume(record, seating.players(), 0)?;
        let mut open = Self::with(game, seating, true);
        open.telling = Telling::from(open.game.steps());
        Ok(open)
    }

    /// Does what a lesson says that somebody else does; whether that was legal.
    pub fn bring_about(&mut self, actor: Actor, action: Action) -> bool {
        self.look_before();
        let done = match actor {
            Actor::Chance => self.game.deal(action),
            Actor::Seat(seat) => self.game.submit(seat, action),
        };
        if done.is_ok() {
            self.after_step();
        }
        done.is_ok()
    }
}
