//! Fixed games to show when no game is open: always the same, for pictures and tests.

use std::ops::ControlFlow;

use super::table_game::TableGame;
use crate::bot::{Bot, BotKind};
use crate::persist::card_set_file::embedded_card_set;
use crate::rules::kings_errand::{Edition, KingsErrand, KnightColour, Phase, Players, Setup, View};
use crate::rules::{Game, Seat};
use crate::session::{NAMES, NewGame, SeatChoice, play_out};

/// The deal of the sample games.
const SEED: u64 = 11;

/// How far a sample game has come.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum Moment {
    /// A person chooses a card.
    Choosing,
    /// A person is about to carry out the cards of a round in the middle of the game.
    Turn,
    /// It is over.
    End,
}

impl Moment {
    fn is_reached(self, view: &View, person: Seat) -> bool {
        let position = view.position();
        let mid_game = position.round() >= 4 && position.is_turn_of(person);
        match self {
            Self::Choosing => mid_game && position.phase() == Phase::Choose,
            Self::Turn => {
                mid_game
                    && position.phase() == Phase::CarryOut
                    && !position.seat(person).tasks().is_empty()
            }
            Self::End => false,
        }
    }
}

/// A game of `players` seats in which bots have played for everybody up to `moment`. The first seat
/// belongs to a person called `you`.
pub(super) fn game(players: Players, moment: Moment, you: &str) -> Option<TableGame> {
    let seating = NewGame {
        seats: std::iter::once(you)
            .chain(NAMES)
            .zip([
                KnightColour::Blue,
                KnightColour::Red,
                KnightColour::Green,
                KnightColour::Silver,
            ])
            .take(usize::from(players.get()))
            .enumerate()
            .map(|(index, (name, knight))| SeatChoice {
                name: name.to_owned(),
                knight,
                bot: (index > 0).then_some(BotKind::Squire),
            })
            .collect(),
        edition: Edition::default(),
        seed: None,
    };
    let setup = Setup {
        players,
        edition: seating.edition,
        cards: embedded_card_set(),
    };
    let game = KingsErrand::new(setup);
    let mut bots: Vec<Box<dyn Bot<KingsErrand>>> =
        (0..players.get()).map(|_| BotKind::Squire.make()).collect();
    let person = Seat(0);
    let record = play_out(&game, &mut bots, SEED, |watched| {
        if moment.is_reached(watched.view, person) {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    })
    .ok()?;
    TableGame::resume(record, seating, SEED).ok()
}
