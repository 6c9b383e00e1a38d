//! The exhaustive search over a seat's own turn: every order, every parameter.
//!
//! It serves the explainer, the live preview of the plan lane, puzzles and the bots. Orders that
//! come to the same are tried once: between two rides the actions of a turn change nothing for each
//! other, so only the sorted order of them is followed; and of two rides in a row only the goal
//! counts, so they go in sorted order, by the first place on the way that will do.

use std::cmp::Reverse;

use super::action::Action;
use super::action_card::{ActionCard, Horse};
use super::place::Location;
use super::position::MAX_PICKS;
use super::setup::Edition;
use super::situation::{Board, Situation};

/// What a turn is searched for.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub enum Objective {
    /// Fewest expired cards, then most shields: for explanations and puzzles.
    NothingExpires,
    /// Most shields, then fewest expired cards, cheapest payment, better hand and place: for play.
    MostShields,
}

/// The tournament that a seat with a Tournament card looks forward to. Source: T1, T2, T4.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub struct Joust {
    /// The edition of the rules.
    pub edition: Edition,
    /// Tournament cards that others hold: 0 or 1.
    pub rivals: u8,
}

impl Joust {
    /// Whether the Tournament card would expire if the turn ended like this: away from Camelot, or
    /// without a card whose offer could gain.
    #[must_use]
    pub fn would_expire(self, situation: &Situation) -> bool {
        let gains = match self.edition {
            Edition::Cs if self.rivals == 0 => !situation.hand.is_empty(),
            Edition::Cs | Edition::En => situation.hand.tournament_total() > 0,
        };
        situation.place != Location::Camelot || !gains
    }
}

/// A seat's turn, or what is left of it.
#[derive(Clone, Copy, Debug)]
pub struct TurnProblem<'a> {
    /// The figures of the cards, and the circle.
    pub board: Board<'a>,
    /// Where the turn stands.
    pub situation: Situation,
    /// Cards still to be carried out, without Tournament.
    pub cards: &'a [ActionCard],
    /// The tournament, if a Tournament card is held.
    pub joust: Option<Joust>,
}

/// One way to spend a turn.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Plan {
    steps: [Action; MAX_PICKS],
    len: u8,
    /// What comes of it.
    pub outcome: Outcome,
}

/// What comes of a turn.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Outcome {
    /// The situation at its end.
    pub situation: Situation,
    /// Cards that expire, a Tournament card included.
    pub expired: u8,
    /// Shields gained.
    pub shields: u8,
    /// Total value of the virtue cards put back.
    pub paid: u8,
}

impl Plan {
    /// The actions, in order.
    #[must_use]
    pub fn steps(&self) -> &[Action] {
        &self.steps[..usize::from(self.len)]
    }
}

/// How good an outcome is for [`Objective::NothingExpires`] and [`Objective::MostShields`]; more is
/// better.
pub(super) type Key = (Reverse<u8>, u8, Reverse<u8>, Reverse<u8>, u8, bool);

impl Objective {
    pub(super) fn key(self, outcome: &Outcome) -> Key {
        let situation = &outcome.situation;
        let hand = situation.hand.total() + situation.tasks.len() as u8;
        let home = situation.place == Location::Camelot;
        let (first, last) = match self {
            Self::NothingExpires => (Reverse(outcome.expired), Reverse(0)),
            Self::MostShields => (Reverse(0), Reverse(outcome.expired)),
        };
        (
            first,
            outcome.shields,
            last,
            Reverse(outcome.paid),
            hand,
            home,
        )
    }
}

/// Searches turns; keeps its buffer between searches, so that none of them allocates.
#[derive(Clone, Debug, Default)]
pub struct Planner {
    ways: Vec<Action>,
}

impl Planner {
    /// The best plan for `objective`; of equals the one found first.
    #[must_use]
    pub fn plan(&mut self, problem: &TurnProblem<'_>, objective: Objective) -> Plan {
        self.best_by(problem, |outcome| objective.key(outcome))
    }

    /// The plan whose outcome has the highest key; of equals the one found first.
    #[must_use]
    pub fn best_by<K: Ord>(
        &mut self,
        problem: &TurnProblem<'_>,
        key: impl Fn(&Outcome) -> K,
    ) -> Plan {
        let mut best: Option<(K, Plan)> = None;
        self.each(problem, &mut |plan| {
            let key = key(&plan.outcome);
            if best.as_ref().is_none_or(|(other, _)| *other < key) {
                best = Some((key, *plan));
            }
        });
        best.map_or_else(|| problem.nothing(), |(_, plan)| plan)
    }

    /// Calls `found` with every plan; whatever is not carried out expires.
    pub fn each(&mut self, problem: &TurnProblem<'_>, found: &mut impl FnMut(&Plan)) {
        self.ways.clear();
        let mut search = Search {
            problem,
            ways: &mut self.ways,
            found,
        };
        let held = (1u8 << problem.cards.len().min(MAX_PICKS)) - 1;
        let mut plan = problem.nothing();
        search.visit(&mut plan, held, problem.situation, None);
    }
}

impl TurnProblem<'_> {
    /// The plan to carry out nothing.
    fn nothing(&self) -> Plan {
        let cards = self.cards.len() as u8;
        Plan {
            steps: [Action::EndTurn; MAX_PICKS],
            len: 0,
            outcome: self.outcome(self.situation, cards, 0, 0),
        }
    }

    fn outcome(&self, situation: Situation, left: u8, shields: u8, paid: u8) -> Outcome {
        let joust = self
            .joust
            .is_some_and(|joust| joust.would_expire(&situation));
        Outcome {
            situation,
            expired: left + u8::from(joust),
            shields,
            paid,
        }
    }
}

struct Search<'a, F> {
    problem: &'a TurnProblem<'a>,
    ways: &'a mut Vec<Action>,
    found: &'a mut F,
}

/// The last action of a plan, and where the knight stood before it.
#[derive(Clone, Copy)]
struct Last {
    action: Action,
    from: Location,
}

impl<F: FnMut(&Plan)> Search<'_, F> {
    /// Reports the plan as it stands, then extends it by each way to carry out each card of `held`.
    fn visit(&mut self, plan: &mut Plan, held: u8, situation: Situation, last: Option<Last>) {
        let Outcome { shields, paid, .. } = plan.outcome;
        plan.outcome = self
            .problem
            .outcome(situation, held.count_ones() as u8, shields, paid);
        (self.found)(plan);
        let cards = self.problem.cards;
        for (index, &card) in cards.iter().enumerate().take(MAX_PICKS) {
            let same_before =
                (0..index).any(|other| held & (1 << other) != 0 && cards[other] == card);
            if held & (1 << index) == 0 || same_before {
                continue;
            }
            let start = self.ways.len();
            self.problem.board.ways(card, &situation, self.ways);
            for way in start..self.ways.len() {
                let action = self.ways[way];
                if last.is_some_and(|last| self.is_detour(last, action, situation.place)) {
                    continue;
                }
                let effect = self.problem.board.effect(action);
                let before = plan.outcome;
                plan.steps[usize::from(plan.len)] = action;
                plan.len += 1;
                plan.outcome.shields = shields + effect.shields;
                plan.outcome.paid = paid + effect.pays.total();
                let last = Last {
                    action,
                    from: situation.place,
                };
                self.visit(
                    plan,
                    held & !(1 << index),
                    situation.after(&effect),
                    Some(last),
                );
                plan.len -= 1;
                plan.steps[usize::from(plan.len)] = Action::EndTurn;
                plan.outcome = before;
            }
            self.ways.truncate(start);
        }
    }

    /// Whether `action`, done at `at` right after `last`, comes to the same as another order.
    fn is_detour(&self, last: Last, action: Action, at: Location) -> bool {
        match (last.action, action) {
            (Action::Horse { card: first, .. }, Action::Horse { card: second, to }) => {
                let ring = self.problem.board.ring;
                let goes =
                    |horse: Horse, from, to| (1..=horse.reach()).contains(&ring.distance(from, to));
                let by = Location::ALL
                    .into_iter()
                    .find(|&by| goes(first, last.from, by) && goes(second, by, to));
                first > second || by != Some(at)
            }
            (Action::Horse { .. }, _) | (_, Action::Horse { .. }) => false,
            (last, action) => action < last,
        }
    }
}
