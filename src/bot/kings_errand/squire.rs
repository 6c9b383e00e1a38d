//! Greedy over its own turn: takes and does what leaves it best off when the turn ends.

use std::cmp::Reverse;

use super::{TurnCards, Valuation, joust, problem};
use crate::bot::{Bot, Generator};
use crate::rules::kings_errand::{
    ACTION_CARD_KINDS, Action, ActionCard, ActionCards, Joust, KingsErrand, Outcome, Phase,
    Planner, View, VirtueCards,
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
        _ => 10 + 12 * total.min(4),
    }
}

fn worth(valuation: Valuation<'_>, joust: Option<Joust>, outcome: &Outcome) -> i32 {
    Valuation::SHIELD * i32::from(outcome.shields)
        + EXPIRED * i32::from(outcome.expired)
        + joust.map_or(0, |joust| prospect(joust, outcome))
        + valuation.situation(&outcome.situation)
}

impl Squire {
    /// Takes the card that leaves the best turn, together with one more card where another is still
    /// to be taken: a Quest without a Horse comes to nothing, and a Horse alone as well.
    fn choose_card(&mut self, game: &KingsErrand, view: &View, seat: Seat) -> Option<Action> {
        let position = view.position();
        let chosen = TurnCards::held(position, seat);
        let mut turn = Turn {
            game,
            view,
            valuation: Valuation::of(game.board(position)),
            ahead: joust(game, position, seat),
            in_tournament: position.seat(seat).holds(ActionCard::Tournament),
            planner: &mut self.planner,
        };
        let takes_another = usize::from(game.picks()) > position.seat(seat).chosen().count() + 1;
        game.legal_actions_in(view, &mut self.legal);
        let mut options = [(ActionCard::Quest, 0, 0); ACTION_CARD_KINDS];
        let mut count = 0;
        // Sorted, the farthest horse comes last; it does whatever a shorter one does.
        for (index, &action) in self.legal.iter().enumerate() {
            let Action::Choose(card) = action else {
                continue;
            };
            if matches!(card, ActionCard::Horse(_)) && index + 1 < self.legal.len() {
                continue;
            }
            let alone = turn.worth_with(&chosen, &[card])?;
            options[count] = (card, alone, alone);
            count += 1;
        }
        let options = &mut options[..count];
        if takes_another {
            for first in 0..count {
                for second in first..count {
                    let [(card, ..), (other, ..)] = [options[first], options[second]];
                    if card == other && !may_be_taken_twice(position.supply(), card) {
                        continue;
                    }
                    let both = turn.worth_with(&chosen, &[card, other])?;
                    for index in [first, second] {
                        options[index].1 = options[index].1.max(both);
                    }
                }
            }
        }
        let best = options
            .iter()
            .max_by_key(|&&(card, best, alone)| (best, alone, Reverse(card)))?;
        Some(Action::Choose(best.0))
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
            .max_by_key(|&(value, action)| (value, Reverse(action)))
            .map(|(_, action)| action)
    }
}

/// Source: C3, C4.
fn may_be_taken_twice(supply: ActionCards, card: ActionCard) -> bool {
    card != ActionCard::Tournament && supply.count(card) > 1
}

/// A turn to come, to be tried with one set of cards after the other.
struct Turn<'a> {
    game: &'a KingsErrand,
    view: &'a View,
    valuation: Valuation<'a>,
    ahead: Joust,
    in_tournament: bool,
    planner: &'a mut Planner,
}

impl Turn<'_> {
    /// What the best turn is worth with the cards chosen so far and these.
    fn worth_with(&mut self, chosen: &TurnCards, more: &[ActionCard]) -> Option<i32> {
        let mut cards = *chosen;
        for &card in more {
            cards.push(card);
        }
        let in_tournament = self.in_tournament || more.contains(&ActionCard::Tournament);
        let joust = in_tournament.then_some(self.ahead);
        let problem = problem(self.game, self.view, &cards, joust)?;
        let mut best = i32::MIN;
        self.planner.each(&problem, &mut |plan| {
            // Without one of the new cards the turn is one that has been tried before.
            let used = |&card: &ActionCard| {
                let mut steps = plan.steps().iter();
                card == ActionCard::Tournament || steps.any(|it| it.carries_out() == Some(card))
            };
            if more.iter().all(used) || plan.steps().is_empty() {
                best = best.max(worth(self.valuation, joust, &plan.outcome));
            }
        });
        Some(best)
    }
}
