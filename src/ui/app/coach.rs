//! How much the coach helps, for the game that is open and for the next one.

use super::{App, OpenGame};
use crate::session::CoachLevel;

impl App {
    /// Lets the coach help as much as this from now on.
    pub(super) fn set_coach(&mut self, level: CoachLevel) {
        self.new_game.coach = level;
        self.keep_settings();
        if let Some(OpenGame::KingsErrand(game)) = &mut self.open {
            game.set_coach(level);
            self.faults.extend(self.keeper.keep_game(game));
        }
    }
}
