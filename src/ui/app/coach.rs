//! How much the coach helps: what was chosen, and what it knows of the learner.

use super::{App, OpenGame};
use crate::lesson::kings_errand::Level;
use crate::rules::kings_errand::Rule;
use crate::session::CoachLevel;
use crate::session::kings_errand::Learned;

impl App {
    /// Lets the coach help as much as this from now on.
    pub(super) fn set_coach(&mut self, level: CoachLevel) {
        self.new_game.coach = level;
        if let Some(OpenGame::KingsErrand(game)) = &mut self.open {
            game.set_coach(level);
            self.faults.extend(self.keeper.keep_game(game));
        }
    }

    /// Tells the coach of the open game what has been learnt: its help fades by that.
    pub(super) fn tell_coach(&mut self) {
        let mastery = &self.learner.kept.mastery;
        let whole = f32::from(Level::STEPS);
        let share = |&rule: &Rule| (rule, f32::from(mastery.level(rule).painted()) / whole);
        let learned = Learned::new(Rule::ALL.iter().map(share));
        if let Some(OpenGame::KingsErrand(game)) = &mut self.open {
            game.set_learned(learned);
        }
    }
}
