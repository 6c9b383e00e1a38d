//! Starting games: with the seats, the deal and the cards that were chosen.

use super::start::fresh_seed;
use super::{App, OpenGame, TableGame, YOU};
use crate::rules::kings_errand::{CardSet, Players, Setup};
use crate::session::NewGame;
use crate::ui::screen::Screen;

impl App {
    /// Starts the game as it was chosen. Where the chosen card set cannot be played with, the one in the
    /// program is; the screen has said so.
    pub(super) fn deal(&mut self) {
        let mut seating = self.new_game.clone();
        let cards = self.chosen_cards(&seating);
        if cards.is_none() {
            seating.card_set = None;
        }
        let seed = seating.seed.unwrap_or_else(fresh_seed);
        let cards = cards.unwrap_or_else(|| self.cards.clone());
        self.start(seating, seed, cards);
    }

    /// Starts another game with the same seats, with the card set as it is now; with the cards of the
    /// game where that is gone.
    pub(super) fn deal_again(&mut self) {
        let Some(game) = self.table() else {
            return;
        };
        let seating = game.seating().clone();
        let played = game.game().game().cards();
        let cards = self.chosen_cards(&seating);
        let cards = cards.unwrap_or_else(|| played.clone());
        self.start(seating, fresh_seed(), cards);
    }

    /// Starts the same game again, with the same cards whatever has become of their set.
    pub(super) fn deal_the_same(&mut self) {
        let Some(game) = self.table() else {
            return;
        };
        let (seating, seed) = (game.seating().clone(), game.game().seed());
        let cards = game.game().game().cards().clone();
        self.start(seating, seed, cards);
    }

    /// A game that is left for another one is kept as a record.
    pub(super) fn archive_unfinished(&mut self) {
        if let Some(OpenGame::KingsErrand(game)) = &self.open
            && !game.is_over()
        {
            self.faults.extend(self.keeper.archive(game));
        }
    }

    fn start(&mut self, seating: NewGame, seed: u64, cards: CardSet) {
        let Some(players) = Players::new(seating.seats.len() as u8) else {
            return;
        };
        let you = self.translator.text(YOU);
        let seating = seating.with_names_for_all(&you);
        let setup = Setup {
            players,
            edition: seating.edition,
            cards,
        };
        self.keep_settings();
        self.archive_unfinished();
        if let Ok(game) = TableGame::new(setup, seating, seed) {
            self.faults.extend(self.keeper.keep_game(&game));
            self.open = Some(OpenGame::KingsErrand(Box::new(game)));
            self.meet_game();
            self.screen = Screen::Table;
        }
    }
}
