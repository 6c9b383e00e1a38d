//! Greedy over its own turn: takes and does what leaves it best off when the turn ends.

use std::cmp::Reverse;

use super::{TurnCards, Valuation, joust, problem};
use crate::bot::{Bot, Choice, Generator, Signals, Temperament, Thought, Weighed, Yardstick};
use crate::rules::kings_errand::{
    Action, ActionCard, ActionCards, Joust, KingsErrand, Outcome, Phase, Plan, Planner, Situation,
    View, VirtueCards,
};
use crate::rules::{Game, Seat};

/// Plans its own turn, and values tasks, virtues in hand and place beside shields.
#[derive(Clone, Debug, Default)]
pub struct Squire {
    temperament: Temperament,
    planner: Planner,
    legal: Vec<Action>,
}

impl Squire {
    /// A Squire of this temperament.
    #[must_use]
    pub fn new(temperament: Temperament) -> Self {
        Self {
            temperament,
            ..Self::default()
        }
    }
}

impl Bot<KingsErrand> for Squire {
    fn choose(
        &mut self,
        game: &KingsErrand,
        view: &View,
        _rng: &mut Generator,
        _signals: &Signals,
    ) -> Option<Choice<Action>> {
        let seat = view.seat_to_move()?;
        let weighed = match view.position().phase() {
            Phase::Choose => self.weigh_cards(game, view, seat)?,
            Phase::CarryOut => self.weigh_steps(game, view, seat)?,
            Phase::Tournament => self.weigh_offers(game, view, seat)?,
            Phase::LayRing
            | Phase::DealHands
            | Phase::RevealTasks
            | Phase::DealTents
            | Phase::Over => return None,
        };
        let action = weighed.first()?.action;
        Some(Choice {
            action,
            thought: Thought::new(Yardstick::Shields, 0, weighed, &action),
        })
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
        + joust.map_or(0, |joust| valuation.joust(prospect(joust, outcome)))
        + valuation.situation(&outcome.situation)
}

impl Squire {
    /// Every card that can be taken, best first: by the turn that it leaves, together with one more
    /// card where another is still to be taken, since a Quest without a Horse comes to nothing, and a
    /// Horse alone as well.
    fn weigh_cards(
        &mut self,
        game: &KingsErrand,
        view: &View,
        seat: Seat,
    ) -> Option<Vec<Weighed<Action>>> {
        let position = view.position();
        let chosen = TurnCards::held(position, seat);
        let mut turn = Turn {
            game,
            view,
            valuation: Valuation::of(game.board(position), self.temperament),
            ahead: joust(game, position, seat),
            in_tournament: position.seat(seat).holds(ActionCard::Tournament),
            planner: &mut self.planner,
        };
        let takes_another = usize::from(game.picks()) > position.seat(seat).chosen().count() + 1;
        game.legal_actions_in(view, &mut self.legal);
        let mut options = Vec::with_capacity(self.legal.len());
        // Sorted, the farthest horse comes last; it does whatever a shorter one does.
        for (index, &action) in self.legal.iter().enumerate() {
            let Action::Choose(card) = action else {
                continue;
            };
            if matches!(card, ActionCard::Horse(_)) && index + 1 < self.legal.len() {
                continue;
            }
            let alone = turn.best_with(&chosen, &[card])?;
            options.push(Candidate {
                card,
                alone: alone.0,
                best: alone,
            });
        }
        if takes_another {
            for first in 0..options.len() {
                for second in first..options.len() {
                    let [card, other] = [options[first].card, options[second].card];
                    if card == other && !may_be_taken_twice(position.supply(), card) {
                        continue;
                    }
                    let both = turn.best_with(&chosen, &[card, other])?;
                    for index in [first, second] {
                        if options[index].best.0 < both.0 {
                            options[index].best = both;
                        }
                    }
                }
            }
        }
        options.sort_by_key(|it| (Reverse(it.best.0), Reverse(it.alone), it.card));
        let weighed = options.into_iter().map(|option| Weighed {
            action: Action::Choose(option.card),
            then: option.best.1.steps().to_vec(),
            value: option.best.0,
            tried: 0,
        });
        Some(weighed.collect())
    }

    /// What it could do first in this turn, best first, each with the best that may follow.
    fn weigh_steps(
        &mut self,
        game: &KingsErrand,
        view: &View,
        seat: Seat,
    ) -> Option<Vec<Weighed<Action>>> {
        let position = view.position();
        let valuation = Valuation::of(game.board(position), self.temperament);
        let cards = TurnCards::held(position, seat);
        let joust = position
            .seat(seat)
            .holds(ActionCard::Tournament)
            .then(|| joust(game, position, seat));
        let problem = problem(game, view, &cards, joust)?;
        let mut options: Vec<(i32, Plan)> = Vec::new();
        self.planner.each(&problem, &mut |plan| {
            let worth = worth(valuation, joust, &plan.outcome);
            let first = plan.steps().first();
            match options.iter_mut().find(|it| it.1.steps().first() == first) {
                Some(known) if known.0 < worth => *known = (worth, *plan),
                Some(_) => {}
                None => options.push((worth, *plan)),
            }
        });
        options.sort_by_key(|&(worth, _)| Reverse(worth));
        let weighed = options.into_iter().map(|(value, plan)| {
            let (action, then) = match plan.steps() {
                [first, then @ ..] => (*first, then.to_vec()),
                [] => (Action::EndTurn, Vec::new()),
            };
            Weighed {
                action,
                then,
                value,
                tried: 0,
            }
        });
        Some(weighed.collect())
    }

    /// Offers, best first, if the rival lays down half of what it could.
    fn weigh_offers(
        &mut self,
        game: &KingsErrand,
        view: &View,
        seat: Seat,
    ) -> Option<Vec<Weighed<Action>>> {
        let position = view.position();
        let valuation = Valuation::of(game.board(position), self.temperament);
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
            valuation.situation(&Situation { hand, ..situation })
        };
        game.legal_actions_in(view, &mut self.legal);
        let offers = self.legal.iter().filter_map(|&action| {
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
            Some(Weighed {
                action,
                then: Vec::new(),
                value: gain * Valuation::SHIELD + left(offer),
                tried: 0,
            })
        });
        let mut offers: Vec<_> = offers.collect();
        offers.sort_by_key(|offer| (Reverse(offer.value), offer.action));
        Some(offers)
    }
}

/// A card that could be taken.
struct Candidate {
    card: ActionCard,
    /// What the turn is worth with this card and those taken before.
    alone: i32,
    /// The best turn with one more card, and what it is worth.
    best: (i32, Plan),
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
    /// The best turn with the cards chosen so far and these, and what it is worth.
    fn best_with(&mut self, chosen: &TurnCards, more: &[ActionCard]) -> Option<(i32, Plan)> {
        let mut cards = *chosen;
        for &card in more {
            cards.push(card);
        }
        let in_tournament = self.in_tournament || more.contains(&ActionCard::Tournament);
        let joust = in_tournament.then_some(self.ahead);
        let problem = problem(self.game, self.view, &cards, joust)?;
        let mut best: Option<(i32, Plan)> = None;
        self.planner.each(&problem, &mut |plan| {
            // Without one of the new cards the turn is one that has been tried before.
            let used = |&card: &ActionCard| {
                let mut steps = plan.steps().iter();
                card == ActionCard::Tournament || steps.any(|it| it.carries_out() == Some(card))
            };
            if more.iter().all(used) || plan.steps().is_empty() {
                let worth = worth(self.valuation, joust, &plan.outcome);
                if best.as_ref().is_none_or(|(other, _)| *other < worth) {
                    best = Some((worth, *plan));
                }
            }
        });
        best
    }
}
