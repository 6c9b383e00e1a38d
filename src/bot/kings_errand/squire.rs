//! Greedy over its own turn: takes and does what leaves it best off when the turn ends.

use super::{TurnCards, Valuation, joust, problem};
use crate::bot::{Bot, Generator};
use crate::rules::kings_errand::{
    Action, ActionCard, Joust, KingsErrand, Outcome, Phase, Planner, View, VirtueCards,
};
use crate::rules::{Game, Seat};

/// Plans its own turn, and values tasks, virtues in hand and place beside shields.
#[derive(Clone, Debug, Default)]
pub struct Squire {
    planner: Planner,
    legal: Vec<Action>,
}

impl Bot<KingsErrand> for Squire {
    fn choose(&mut self, game: &KingsErrand, view: &View, _rng: &mut Generator) -> Option<Action> {
        let seat = view.seat_to_move()?;
        match view.position().phase() {
            Phase::Choose => self.choose_card(game, view, seat),
            Phase::CarryOut => self.next_step(game, view, seat),
            Phase::Tournament => self.offer(game, view, seat),
            Phase::LayRing
            | Phase::DealHands
            | Phase::RevealTasks
            | Phase::DealTents
            | Phase::Over => None,
        }
    }
}

/// A card that expires is a small loss: it could have been another one.
const EXPIRED: i32 = -6;

/// What the tournament ahead is worth to a knight that will stand at Camelot with something to offer.
fn prospect(joust: Joust, outcome: &Outcome) -> i32 {
    if joust.would_expire(&outcome.situation) {
        return 0;
    }
    let total = i32::from(outcome.situation.hand.tournament_total());
    match joust.rivals {
        0 => 130 + 5 * total.min(4),
        _ => 30 + 15 * total.min(4),
    }
}

fn worth(valuation: Valuation<'_>, joust: Option<Joust>, outcome: &Outcome) -> i32 {
    Valuation::SHIELD * i32::from(outcome.shields)
        + EXPIRED * i32::from(outcome.expired)
        + joust.map_or(0, |joust| prospect(joust, outcome))
        + valuation.situation(&outcome.situation)
}

impl Squire {
    fn choose_card(&mut self, game: &KingsErrand, view: &View, seat: Seat) -> Option<Action> {
        let position = view.position();
        let valuation = Valuation::of(game.board(position));
        let chosen = TurnCards::held(position, seat);
        let ahead = joust(game, position, seat);
        let in_tournament = position.seat(seat).holds(ActionCard::Tournament);
        game.legal_actions_in(view, &mut self.legal);
        let mut best = None;
        for index in 0..self.legal.len() {
            let Action::Choose(card) = self.legal[index] else {
                continue;
            };
            let mut cards = chosen;
            cards.push(card);
            let joust = (in_tournament || card == ActionCard::Tournament).then_some(ahead);
            let problem = problem(game, view, &cards, joust)?;
            let mut value = i32::MIN;
            self.planner.each(&problem, &mut |plan| {
                value = value.max(worth(valuation, joust, &plan.outcome));
            });
            if best.is_none_or(|(other, _)| other < value) {
                best = Some((value, Action::Choose(card)));
            }
        }
        best.map(|(_, action)| action)
    }

    fn next_step(&mut self, game: &KingsErrand, view: &View, seat: Seat) -> Option<Action> {
        let position = view.position();
        let valuation = Valuation::of(game.board(position));
        let cards = TurnCards::held(position, seat);
        let joust = position
            .seat(seat)
            .holds(ActionCard::Tournament)
            .then(|| joust(game, position, seat));
        let problem = problem(game, view, &cards, joust)?;
        let plan = self
            .planner
            .best_by(&problem, |outcome| worth(valuation, joust, outcome));
        Some(plan.steps().first().copied().unwrap_or(Action::EndTurn))
    }

    /// Offers what gains most if the rival lays down half of what it could.
    fn offer(&mut self, game: &KingsErrand, view: &View, seat: Seat) -> Option<Action> {
        let position = view.position();
        let valuation = Valuation::of(game.board(position));
        let situation = view.situation()?;
        let rival = position
            .seats()
            .filter(|&other| other != seat)
            .find(|&other| {
                position.to_offer().contains(other) || position.offered().contains(other)
            });
        let expected = rival.map(|rival| {
            let own = position.seat(rival);
            (own.known().tournament_total() + own.hidden()).div_ceil(2)
        });
        let left = |offer: VirtueCards| {
            let hand = situation.hand.minus(offer);
            valuation.situation(&crate::rules::kings_errand::Situation { hand, ..situation })
        };
        game.legal_actions_in(view, &mut self.legal);
        self.legal
            .iter()
            .filter_map(|&action| {
                let Action::Offer(offer) = action else {
                    return None;
                };
                let total = offer.tournament_total();
                let gain = match expected {
                    Some(expected) if total == expected && total > 0 => 1,
                    Some(expected) if total <= expected => 0,
                    None if offer.is_empty() => 0,
                    Some(_) | None => 2,
                };
                Some((gain * Valuation::SHIELD + left(offer), action))
            })
            .max_by_key(|&(value, action)| (value, std::cmp::Reverse(action)))
            .map(|(_, action)| action)
    }
}
