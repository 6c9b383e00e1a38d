//! A turn as its seat means to spend it: the cards in an order, and what is to be done with each.
//!
//! The plan lane shows this, live: what each card brings, or why it expires where it stands.

use super::action::Action;
use super::action_card::ActionCard;
use super::conditions::Unmet;
use super::place::Location;
use super::plan::{Joust, Key, Objective, Outcome};
use super::position::{Done, MAX_PICKS};
use super::situation::{Board, Effect, Situation};

/// What a seat means to do with a card.
#[derive(Clone, Copy, Debug, Default, Eq, Hash, PartialEq)]
pub enum Wish {
    /// To carry it out in whatever way suits the rest of the turn best.
    #[default]
    Open,
    /// To do this, if it can be done when it is the card's turn; else as for [`Self::Open`].
    Do(Action),
    /// To let it expire.
    LetExpire,
}

/// A card and what is meant to be done with it.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub struct Intent {
    /// The card.
    pub card: ActionCard,
    /// What is meant to be done with it.
    pub wish: Wish,
}

/// What comes of a card of a line.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum StepResult {
    /// It is carried out.
    Done {
        /// What is done.
        action: Action,
        /// What that changes.
        effect: Effect,
    },
    /// It expires, for these reasons.
    Expires(Vec<Unmet>),
    /// A Tournament that waits for the end of the phase, and will not expire as things stand.
    Waits,
}

/// One card of a line.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct LineStep {
    /// The card.
    pub card: ActionCard,
    /// How things stand when it is the card's turn.
    pub before: Situation,
    /// What comes of it.
    pub result: StepResult,
}

impl LineStep {
    /// What is done with the card; `None` if it expires or waits.
    #[must_use]
    pub const fn action(&self) -> Option<Action> {
        match self.result {
            StepResult::Done { action, .. } => Some(action),
            StepResult::Expires(_) | StepResult::Waits => None,
        }
    }

    /// Why the card expires; empty if it does not.
    #[must_use]
    pub fn unmet(&self) -> &[Unmet] {
        match &self.result {
            StepResult::Expires(unmet) => unmet,
            StepResult::Done { .. } | StepResult::Waits => &[],
        }
    }

    /// Whether the card expires.
    #[must_use]
    pub const fn expires(&self) -> bool {
        matches!(self.result, StepResult::Expires(_))
    }
}

/// A turn that has been followed to its end.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Line {
    /// How things stand at its beginning.
    pub start: Situation,
    /// One for each card, in the order that was meant.
    pub steps: Vec<LineStep>,
    /// What comes of the turn, without the tournament.
    pub outcome: Outcome,
}

impl Line {
    /// What is carried out, in order.
    pub fn actions(&self) -> impl Iterator<Item = Action> {
        self.steps.iter().filter_map(LineStep::action)
    }

    /// What a seat does to spend its turn like this, up to the end of it: cards that expire are given
    /// up where they stand in the line. Tournaments wait.
    pub fn moves(&self) -> impl Iterator<Item = Action> {
        self.steps.iter().filter_map(|step| match step.result {
            StepResult::Done { action, .. } => Some(action),
            StepResult::Expires(_) if step.card != ActionCard::Tournament => {
                Some(Action::GiveUp(step.card))
            }
            StepResult::Expires(_) | StepResult::Waits => None,
        })
    }
}

impl Board<'_> {
    /// Follows a turn from `situation`, after `done` has been carried out in it, to its end.
    ///
    /// Open wishes are filled in so that, in this very order, as few cards as possible expire and
    /// then most shields are gained. At most four intents are looked at.
    #[must_use]
    pub fn follow(
        &self,
        situation: Situation,
        done: &[Done],
        intents: &[Intent],
        joust: Option<Joust>,
    ) -> Line {
        let intents = &intents[..intents.len().min(MAX_PICKS)];
        let mut search = Filling {
            board: *self,
            intents,
            joust,
            ways: Vec::new(),
            filled: [None; MAX_PICKS],
            best: None,
        };
        search.visit(0, situation, [0; 3]);
        let filled = search.best.map_or([None; MAX_PICKS], |(_, filled)| filled);
        self.walk(situation, done, intents, filled, joust)
    }

    fn walk(
        &self,
        mut situation: Situation,
        done: &[Done],
        intents: &[Intent],
        filled: Filled,
        joust: Option<Joust>,
    ) -> Line {
        let start = situation;
        let mut done = done.to_vec();
        let [mut expired, mut shields, mut paid] = [0; 3];
        let mut steps = Vec::with_capacity(intents.len());
        for (intent, action) in intents.iter().zip(filled) {
            let before = situation;
            let result = match action {
                Some(action) => {
                    let effect = self.effect(action);
                    let from = situation.place;
                    done.push(Done { action, from });
                    situation = situation.after(&effect);
                    shields += effect.shields;
                    paid += effect.pays.total();
                    StepResult::Done { action, effect }
                }
                None if intent.card == ActionCard::Tournament => StepResult::Waits,
                None => {
                    expired += 1;
                    StepResult::Expires(self.reasons(intent.card, situation, &done))
                }
            };
            let card = intent.card;
            steps.push(LineStep {
                card,
                before,
                result,
            });
        }
        if let Some(joust) = joust
            && let Some(unmet) = joust.unmet(&situation)
        {
            expired += 1;
            for step in &mut steps {
                if step.card == ActionCard::Tournament {
                    step.before = situation;
                    step.result = StepResult::Expires(vec![unmet]);
                }
            }
        }
        let outcome = Outcome {
            situation,
            expired,
            shields,
            paid,
        };
        Line {
            start,
            steps,
            outcome,
        }
    }

    /// Why `card` expires in `situation`, to which `done` has led in this turn. Empty for a
    /// Tournament, which waits for the end of the phase.
    #[must_use]
    pub fn reasons(&self, card: ActionCard, situation: Situation, done: &[Done]) -> Vec<Unmet> {
        let mut unmet = self.unmet(card, &situation);
        if card == ActionCard::Tournament {
            return unmet;
        }
        if unmet.is_empty() {
            unmet.push(Unmet::GivenUp);
        } else if let Some(step) = self.possible_earlier(card, situation, done) {
            unmet.push(Unmet::PossibleEarlier { step });
        }
        unmet
    }

    /// The last earlier state of a turn in which `card` could have been carried out, as the number
    /// of actions done before it. Source: D1.
    fn possible_earlier(
        &self,
        card: ActionCard,
        mut situation: Situation,
        done: &[Done],
    ) -> Option<u8> {
        for (step, done) in done.iter().enumerate().rev() {
            if done.action.carries_out() == Some(card) {
                return None;
            }
            situation = situation.before(&self.effect(done.action), done.from);
            if self.can_carry_out(card, &situation) {
                return Some(step as u8);
            }
        }
        None
    }

    /// Whether `action` carries a card out in `situation`, legally.
    #[must_use]
    pub fn allows(&self, action: Action, situation: &Situation) -> bool {
        let mut ways = Vec::new();
        if let Some(card) = action.carries_out() {
            self.ways(card, situation, &mut ways);
        }
        ways.contains(&action)
    }
}

impl Joust {
    /// Why the Tournament card would expire if the turn ended like this.
    #[must_use]
    pub fn unmet(self, situation: &Situation) -> Option<Unmet> {
        let at = situation.place;
        let single = self.rivals == 0;
        self.would_expire(situation)
            .then_some(if at == Location::Camelot {
                Unmet::NothingOffered { single }
            } else {
                Unmet::NotAtCamelotForTournament { at }
            })
    }
}

type Filled = [Option<Action>; MAX_PICKS];

/// Fills in what is left open, for one order of the cards.
struct Filling<'a> {
    board: Board<'a>,
    intents: &'a [Intent],
    joust: Option<Joust>,
    ways: Vec<Action>,
    filled: Filled,
    best: Option<((Key, u8), Filled)>,
}

impl Filling<'_> {
    /// Tries everything that may be done with card `index` and those after it. `counts` are the
    /// cards expired, the shields gained and the value paid so far.
    fn visit(&mut self, index: usize, situation: Situation, counts: [u8; 3]) {
        let [expired, shields, paid] = counts;
        let Some(intent) = self.intents.get(index).copied() else {
            self.finish(situation, counts);
            return;
        };
        let start = self.ways.len();
        match intent.wish {
            Wish::LetExpire => {}
            Wish::Do(action) if self.is_way(action, intent.card, &situation) => {
                self.ways.push(action);
            }
            Wish::Do(_) | Wish::Open => {
                self.board.ways(intent.card, &situation, &mut self.ways);
            }
        }
        let end = self.ways.len();
        if start == end {
            let expired = expired + u8::from(intent.card != ActionCard::Tournament);
            self.filled[index] = None;
            self.visit(index + 1, situation, [expired, shields, paid]);
        }
        for way in start..end {
            let action = self.ways[way];
            let effect = self.board.effect(action);
            let counts = [
                expired,
                shields + effect.shields,
                paid + effect.pays.total(),
            ];
            self.filled[index] = Some(action);
            self.visit(index + 1, situation.after(&effect), counts);
        }
        self.filled[index] = None;
        self.ways.truncate(start);
    }

    fn is_way(&mut self, action: Action, card: ActionCard, situation: &Situation) -> bool {
        if action.carries_out() != Some(card) {
            return false;
        }
        let start = self.ways.len();
        self.board.ways(card, situation, &mut self.ways);
        let is_way = self.ways[start..].contains(&action);
        self.ways.truncate(start);
        is_way
    }

    fn finish(&mut self, situation: Situation, [expired, shields, paid]: [u8; 3]) {
        let joust = self
            .joust
            .is_some_and(|joust| joust.would_expire(&situation));
        let outcome = Outcome {
            situation,
            expired: expired + u8::from(joust),
            shields,
            paid,
        };
        // Of tasks that come to the same in this turn, the more valuable one is taken.
        let tasks = self.board.tasks_of(situation.tasks);
        let worth = tasks.map(|task| task.shields).sum();
        let key = (Objective::NothingExpires.key(&outcome), worth);
        if self.best.as_ref().is_none_or(|(best, _)| *best < key) {
            self.best = Some((key, self.filled));
        }
    }
}
