//! Games to show when none is open: fixed ones, always the same, for pictures and tests; games of
//! records; and what somebody may have learnt.

use std::ops::ControlFlow;

use super::table_game::TableGame;
use crate::bot::{Bot, BotKind};
use crate::lesson::kings_errand::{Evidence, Lesson};
use crate::persist::exchange::{HUMAN, RecordedGame};
use crate::persist::{Progress, embedded_card_set};
use crate::rules::kings_errand::{Edition, KingsErrand, Phase, Players, Rule, Setup, View};
use crate::rules::{Actor, Game, Seat};
use crate::session::{NewGame, play_out};
use crate::ui::screen::Screen;

/// The deal of the sample games.
const SEED: u64 = 11;

/// How far a sample game has come.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum Moment {
    /// A person is about to carry out the cards of a round in the middle of the game.
    Turn,
    /// It is over.
    End,
}

impl Moment {
    /// What `screen` shows where no game is open; `None` if it is not about a game.
    pub(super) const fn of(screen: Screen) -> Option<Self> {
        match screen {
            Screen::Table => Some(Self::Turn),
            Screen::End | Screen::Review | Screen::Replay => Some(Self::End),
            Screen::Language
            | Screen::Title
            | Screen::Learn
            | Screen::Lesson
            | Screen::Exam
            | Screen::NewGame
            | Screen::Rulebook
            | Screen::SetupSheet
            | Screen::Settings
            | Screen::CardSets
            | Screen::History => None,
        }
    }

    fn is_reached(self, view: &View, person: Seat) -> bool {
        let position = view.position();
        let mid_game = position.round() >= 4 && position.is_turn_of(person);
        match self {
            Self::Turn => {
                mid_game
                    && position.phase() == Phase::CarryOut
                    && !position.seat(person).tasks().is_empty()
            }
            Self::End => false,
        }
    }
}

/// A game from a record, to be played on. Without a person in it, one takes the first seat.
pub(super) fn recorded(game: RecordedGame, you: &str) -> Option<TableGame> {
    let watched = !game.seats.iter().any(|name| name == HUMAN);
    let bots = game.seats.iter().enumerate().map(|(index, name)| {
        let person = name == HUMAN || (watched && index == 0);
        // A bot that this program does not know, or one of a certain strength, plays on as a Squire.
        (!person).then(|| name.parse().unwrap_or(BotKind::SQUIRE))
    });
    let seating = NewGame::of_bots(bots, game.record.setup.edition, you).with_names_for_all(you);
    let open = TableGame::resume(game.record, seating, SEED).ok()?;
    Some(open.with_thoughts(game.thoughts))
}

/// What somebody may have learnt after some lessons and games, for pictures of the shield.
#[must_use]
pub fn learnt() -> Progress {
    let mut progress = Progress::default();
    for lesson in Lesson::all().iter().take(4) {
        let steps = lesson.steps().len() as u32;
        progress.lesson_reached(lesson.name(), steps, true);
    }
    if let Some(lesson) = Lesson::all().get(4) {
        progress.lesson_reached(lesson.name(), 2, false);
    }
    let today = super::learner::today();
    for (index, &rule) in Rule::ALL.iter().enumerate() {
        // The first chapters are known best, and the last ones not at all.
        let days: u32 = match index {
            0..12 => [4, 4, 3, 4, 2, 4][index % 6],
            12..22 => [4, 1, 3, 0, 2][index % 5],
            22..29 => [1, 0, 2][index % 3],
            _ => continue,
        };
        progress.mastery.record(rule, Evidence::Met, 0);
        let overdue = if index % 5 == 2 { 36 } else { 0 };
        for left in (0..days).rev() {
            let then = today.saturating_sub(40 * left + overdue);
            progress.mastery.record(rule, Evidence::Kept, then);
        }
    }
    progress
}

/// A game of `players` seats in which bots have played for everybody up to `moment`. The first seat
/// belongs to a person called `you`.
pub(super) fn game(players: Players, moment: Moment, you: &str) -> Option<TableGame> {
    let bots = (0..players.get()).map(|seat| (seat > 0).then_some(BotKind::SQUIRE));
    let seating = NewGame::of_bots(bots, Edition::default(), you);
    let setup = Setup {
        players,
        edition: seating.edition,
        cards: embedded_card_set(),
    };
    let game = KingsErrand::new(setup);
    let mut bots: Vec<Box<dyn Bot<KingsErrand>>> =
        (0..players.get()).map(|_| BotKind::SQUIRE.make()).collect();
    let person = Seat(0);
    let mut thoughts = Vec::new();
    let mut step = 0;
    let record = play_out(&game, &mut bots, SEED, |watched| {
        if let Some(thought) = watched.thought
            && watched.actor != Actor::Seat(person)
        {
            thoughts.push((step, thought.clone()));
        }
        step += 1;
        if moment.is_reached(watched.view, person) {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    })
    .ok()?;
    let open = TableGame::resume(record, seating, SEED).ok()?;
    Some(open.with_thoughts(thoughts))
}
