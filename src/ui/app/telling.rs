//! For people who hear the screen: what happens at the table is told, and what the keyboard reaches
//! can be asked.

use super::App;
use crate::ui::announce::place;
use crate::ui::focus::Keys;

impl App {
    /// How far the keyboard reaches on the screen that was painted last.
    #[must_use]
    pub fn keys(&self, ctx: &egui::Context) -> Keys {
        self.focus.borrow().keys(ctx)
    }

    /// Tells what has come into the log of the table in front.
    pub(super) fn tell_events(&mut self) {
        let Some(game) = self.front_table_mut() else {
            return;
        };
        let (untold, by_others) = game.take_untold();
        let announcer = self.announcer.get_mut();
        announcer.tell(untold);
        if by_others {
            announcer.again(place::STATUS);
        }
    }
}
