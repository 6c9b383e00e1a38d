//! The rulebook in the app: opening it, and what it is painted from.

use super::App;
use crate::persist::RulebookPage;
use crate::rules::kings_errand::CardSet;
use crate::ui::screen::Screen;
use crate::ui::screen::rulebook::Book;
use crate::ui::table::Overlay;

impl App {
    /// Opens the rulebook, to come back to the screen that is shown now.
    pub(super) fn consult(&mut self, page: Option<RulebookPage>) {
        self.rulebook.open(page, self.screen);
        if let Some(game) = self.front_table_mut()
            && game.state.overlay == Some(Overlay::Menu)
        {
            game.state.overlay = None;
        }
        self.screen = Screen::Rulebook;
    }

    /// The figures of the open game, or those that come with the program.
    pub(super) fn open_cards(&self) -> CardSet {
        let open = self.book_table().map(|game| game.game().game().cards());
        open.unwrap_or(&self.cards).clone()
    }

    /// What the rulebook is painted from.
    pub(super) fn book(&self) -> Book<'_> {
        let game = self.book_table();
        Book {
            state: &self.rulebook,
            cards: game.map_or(&self.cards, |game| game.game().game().cards()),
            edition: game.map_or(self.new_game.edition, |game| game.game().game().edition()),
            game,
        }
    }
}
