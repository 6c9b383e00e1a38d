//! The one line that says whose turn it is and what is expected now.

use super::Narrator;
use crate::i18n::Message;
use crate::message;
use crate::rules::Seat;
use crate::rules::kings_errand::{ActionCard, Edition, KingsErrand, Phase, Position};

impl Narrator<'_> {
    /// What the game is waiting for. `is_bot` says whether a seat is played by the computer.
    #[must_use]
    pub fn status(
        &self,
        game: &KingsErrand,
        position: &Position,
        is_bot: impl Fn(Seat) -> bool,
    ) -> String {
        match (position.phase(), position.seat_to_move()) {
            (Phase::Over, _) => self.victory(position.winners()),
            (Phase::Choose | Phase::CarryOut | Phase::Tournament, Some(seat)) => {
                let who = if is_bot(seat) && !self.is_you(seat) {
                    "bot"
                } else {
                    self.who(seat)
                };
                let message = expected(game, position, seat);
                self.tr
                    .format(message.with("who", who).with("name", self.name(seat)))
            }
            (Phase::RevealTasks, _) if position.round() > 0 => self.tr.text("status-new-tasks"),
            (Phase::DealTents, _) if position.round() > 0 => self.tr.text("status-new-tents"),
            (
                Phase::LayRing
                | Phase::DealHands
                | Phase::RevealTasks
                | Phase::DealTents
                | Phase::Choose
                | Phase::CarryOut
                | Phase::Tournament,
                _,
            ) => self.tr.text("status-laying"),
        }
    }
}

/// What `seat` is to do, but for the two variables that say who it is.
fn expected(game: &KingsErrand, position: &Position, seat: Seat) -> Message<'static> {
    match position.phase() {
        Phase::Choose => message!(
            "status-choose",
            pick = position.picks_made() / position.players().max(1) + 1,
            picks = game.picks(),
        ),
        Phase::Tournament if position.tournament_knights() > 1 => message!("status-offer"),
        Phase::Tournament => match game.edition() {
            Edition::Cs => message!("status-offer-single-cs"),
            Edition::En => message!("status-offer-single-en"),
        },
        Phase::CarryOut
        | Phase::LayRing
        | Phase::DealHands
        | Phase::RevealTasks
        | Phase::DealTents
        | Phase::Over => {
            let held = position.seat(seat).held();
            let cards = held.filter(|&card| card != ActionCard::Tournament).count();
            message!("status-carry-out", cards = cards)
        }
    }
}
