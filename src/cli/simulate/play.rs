//! One game of a simulation.

use std::ops::ControlFlow;

use crate::bot::{BotKind, Signals};
use crate::persist::exchange::{GameResult, RecordedGame, to_line};
use crate::rules::kings_errand::{
    ACTION_CARD_KINDS, Action, Fate, KingsErrand, MAX_PLAYERS, Phase, Position, TentOrder,
};
use crate::rules::{Game, Viewer};
use crate::session::{PlayError, play_out_until, stream_seed};

/// What is to be played.
#[derive(Debug)]
pub(super) struct Plan {
    pub(super) game: KingsErrand,
    /// Who sits where in the first game.
    pub(super) bots: Vec<BotKind>,
    pub(super) games: u64,
    pub(super) seed: u64,
    pub(super) max_rounds: u16,
    /// Whether lines of a record are wanted.
    pub(super) recorded: bool,
}

impl Plan {
    /// Who sits where in game `number`, counted from 0: everybody moves on by one seat a game.
    pub(super) fn seats(&self, number: u64) -> impl Iterator<Item = BotKind> {
        let players = self.bots.len();
        let shift = (number % players as u64) as usize;
        (0..players).map(move |seat| self.bots[(seat + shift) % players])
    }
}

/// What one seat did in a game.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct SeatFigures {
    pub(super) expired: u64,
    pub(super) quest: u64,
    pub(super) court: u64,
    pub(super) tournament: u64,
    /// Cards chosen, by the place of each in the order of the cards.
    pub(super) chosen: [u64; ACTION_CARD_KINDS],
}

/// A game that was played.
#[derive(Debug)]
pub(super) struct Played {
    pub(super) actions: usize,
    pub(super) result: Option<GameResult>,
    pub(super) figures: [SeatFigures; MAX_PLAYERS],
    /// The tents of the first round.
    pub(super) tents: TentOrder,
    /// The game as a line of a record, if wanted.
    pub(super) line: Option<String>,
}

/// Plays game `number`, counted from 0; `None` if `signals` asked to stop before its end.
pub(super) fn play(
    plan: &Plan,
    number: u64,
    signals: &Signals,
) -> Result<Option<Played>, PlayError<KingsErrand>> {
    let mut bots: Vec<_> = plan
        .seats(number)
        // Games run side by side already.
        .map(|kind| kind.make_with_threads(1))
        .collect();
    let root = plan.game.view(&plan.game.root(), Viewer::Public);
    let mut before = *root.position();
    let mut figures = [SeatFigures::default(); MAX_PLAYERS];
    let mut tents = None;
    let seed = stream_seed(plan.seed, number);
    let record = play_out_until(&plan.game, &mut bots, seed, signals, |seen| {
        let after = seen.view.position();
        count(&mut figures, seen.action, &before, after);
        if let Action::Tents(order) = seen.action {
            tents.get_or_insert(order);
        }
        before = *after;
        let round_over = matches!(after.phase(), Phase::RevealTasks | Phase::DealTents);
        if signals.is_stopped() || (round_over && after.round() >= plan.max_rounds) {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    })?;
    if signals.is_stopped() && before.phase() != Phase::Over {
        return Ok(None);
    }
    count_expired(&mut figures, &before);
    let actions = record.actions.len();
    let result = GameResult::of(&before);
    let line = plan.recorded.then(|| RecordedGame {
        record,
        seats: plan.seats(number).map(|bot| bot.to_string()).collect(),
        result: result.clone(),
        thoughts: Vec::new(),
    });
    Ok(Some(Played {
        actions,
        result,
        figures,
        tents: tents.unwrap_or_default(),
        line: line.and_then(|game| to_line(&game).ok()),
    }))
}

fn count(
    figures: &mut [SeatFigures; MAX_PLAYERS],
    action: Action,
    before: &Position,
    after: &Position,
) {
    match action {
        // The fates of the cards of a round are known when the next one begins.
        Action::Tents(_) => count_expired(figures, before),
        Action::Quest { .. } | Action::Court { .. } | Action::Offer(_) => {
            for seat in after.seats() {
                let gain = u64::from(after.seat(seat).shields() - before.seat(seat).shields());
                let own = &mut figures[seat.index()];
                let source = if matches!(action, Action::Quest { .. }) {
                    &mut own.quest
                } else if matches!(action, Action::Court { .. }) {
                    &mut own.court
                } else {
                    &mut own.tournament
                };
                *source += gain;
            }
        }
        Action::Choose(card) => {
            if let Some(seat) = before.seat_to_move() {
                figures[seat.index()].chosen[card.index()] += 1;
            }
        }
        Action::Exercise { .. }
        | Action::RoundTable { .. }
        | Action::Horse { .. }
        | Action::GiveUp(_)
        | Action::EndTurn
        | Action::Ring(_)
        | Action::OpeningHand { .. }
        | Action::Task(_) => {}
    }
}

fn count_expired(figures: &mut [SeatFigures; MAX_PLAYERS], end: &Position) {
    for seat in end.seats() {
        let chosen = end.seat(seat).chosen();
        let expired = chosen.filter(|chosen| chosen.fate == Fate::Expired).count();
        figures[seat.index()].expired += expired as u64;
    }
}
