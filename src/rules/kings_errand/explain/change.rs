//! What is different between two turns.

use super::super::action::Action;
use super::super::action_card::ActionCard;
use super::super::plan::Plan;
use super::super::position::MAX_PICKS;
use super::super::situation::Board;
use super::super::virtue::VirtueCards;
use crate::rules::kings_errand::Location;

/// One difference between a turn and another.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub enum Change {
    /// Something else is done with a card.
    Choice {
        /// The card.
        card: ActionCard,
        /// What was done; `None` if it expired.
        instead: Option<Action>,
        /// What is done; `None` if it expires.
        action: Option<Action>,
    },
    /// The cards are carried out in another order.
    Order,
    /// Another card is chosen in Phase I: one that nobody took.
    Card {
        /// The card that was chosen.
        instead: ActionCard,
        /// The card that is chosen.
        card: ActionCard,
    },
    /// Something else is offered in the tournament.
    Offer {
        /// What was offered.
        instead: VirtueCards,
        /// What is offered.
        offer: VirtueCards,
    },
}

/// How large a change is; the smaller is offered first among equals.
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub enum ChangeSize {
    /// Another value or payment, or a card used that was not.
    Parameter,
    /// Another place or task.
    Target,
    /// Another order.
    Order,
    /// Another card chosen in Phase I.
    OtherCard,
}

impl ChangeSize {
    /// Number of sizes.
    pub(super) const COUNT: usize = 4;
}

impl Change {
    /// How large it is.
    #[must_use]
    pub fn size(&self) -> ChangeSize {
        match *self {
            Self::Offer { .. } => ChangeSize::Parameter,
            Self::Choice {
                instead, action, ..
            } => match (instead.map(target), action.map(target)) {
                (Some(one), Some(other)) if one == other => ChangeSize::Parameter,
                (_, Some(Target::None) | None) => ChangeSize::Parameter,
                (_, Some(_)) => ChangeSize::Target,
            },
            Self::Order => ChangeSize::Order,
            Self::Card { .. } => ChangeSize::OtherCard,
        }
    }
}

/// What an action aims at.
#[derive(Clone, Copy, Eq, PartialEq)]
enum Target {
    None,
    Place(Location),
    Task(super::super::TaskId),
}

const fn target(action: Action) -> Target {
    match action {
        Action::Horse { to, .. } => Target::Place(to),
        Action::Quest { task, .. } | Action::RoundTable { task } => Target::Task(task),
        Action::Choose(_)
        | Action::Exercise { .. }
        | Action::Court { .. }
        | Action::GiveUp(_)
        | Action::EndTurn
        | Action::Offer(_)
        | Action::Ring(_)
        | Action::OpeningHand { .. }
        | Action::Task(_)
        | Action::Tents(_) => Target::None,
    }
}

/// What a turn did with one card, for comparing.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) struct Played {
    pub(super) card: ActionCard,
    /// What was done; `None` if it expired.
    pub(super) action: Option<Action>,
    /// Whether it expired without a place in the order: at the end of the turn.
    pub(super) unplaced: bool,
}

/// The actions of a plan in the order in which a turn had them, as far as that comes to the same.
#[derive(Clone, Copy, Debug)]
pub(super) struct Aligned {
    actions: [Action; MAX_PICKS],
    /// For each action the card of the turn that it is matched with.
    partners: [Option<usize>; MAX_PICKS],
    len: usize,
}

impl Aligned {
    pub(super) fn actions(&self) -> &[Action] {
        &self.actions[..self.len]
    }

    /// Matches `plan` with `line`; between two rides the actions of a plan change nothing for each
    /// other, and of rides in a row only the goal counts, so there the line's own order is kept.
    pub(super) fn new(plan: &Plan, line: &[Played], board: &Board<'_>, start: Location) -> Self {
        let steps = plan.steps();
        let mut aligned = Self {
            actions: [Action::EndTurn; MAX_PICKS],
            partners: [None; MAX_PICKS],
            len: steps.len(),
        };
        aligned.actions[..steps.len()].copy_from_slice(steps);
        aligned.keep_rides(line, board, start);
        aligned.find_partners(line);
        aligned.sort_between_rides(line);
        aligned
    }

    /// A run of rides that the line has as well, from the same place to the same place, is kept.
    fn keep_rides(&mut self, line: &[Played], board: &Board<'_>, start: Location) {
        let mut place = start;
        let mut index = 0;
        while index < self.len {
            let run = rides(&self.actions[index..self.len]).count();
            let Some(goal) = rides(&self.actions[index..index + run]).last() else {
                index += 1;
                continue;
            };
            if run > 1
                && let Some(own) = same_ride(line, board, place, goal, run)
                && same_cards(&self.actions[index..index + run], &own[..run])
            {
                self.actions[index..index + run].copy_from_slice(&own[..run]);
            }
            place = goal;
            index += run;
        }
    }

    fn find_partners(&mut self, line: &[Played]) {
        let mut taken = [false; MAX_PICKS];
        for exact in [true, false] {
            for index in 0..self.len {
                if self.partners[index].is_some() {
                    continue;
                }
                let action = self.actions[index];
                let partner = line
                    .iter()
                    .take(MAX_PICKS)
                    .enumerate()
                    .position(|(at, it)| {
                        let same = if exact {
                            it.action == Some(action)
                        } else {
                            Some(it.card) == action.carries_out()
                        };
                        same && !taken[at]
                    });
                if let Some(partner) = partner {
                    taken[partner] = true;
                    self.partners[index] = Some(partner);
                }
            }
        }
    }

    fn sort_between_rides(&mut self, line: &[Played]) {
        let rank = |partner: Option<usize>| {
            partner.map_or((true, usize::MAX), |at| (line[at].unplaced, at))
        };
        for end in 1..self.len {
            let mut index = end;
            while index > 0 {
                let ride = |at: usize| matches!(self.actions[at], Action::Horse { .. });
                if ride(index)
                    || ride(index - 1)
                    || rank(self.partners[index - 1]) <= rank(self.partners[index])
                {
                    break;
                }
                self.actions.swap(index - 1, index);
                self.partners.swap(index - 1, index);
                index -= 1;
            }
        }
    }

    /// Writes every difference to `line` into `out`, except that cards of the plan that the line does
    /// not have are left to the caller.
    pub(super) fn compare(&self, line: &[Played], out: &mut Vec<Change>) {
        if self.is_reordered(line) {
            out.push(Change::Order);
        }
        for (index, &action) in self.actions().iter().enumerate() {
            let Some(partner) = self.partners[index] else {
                continue;
            };
            let instead = line[partner].action;
            if instead != Some(action) {
                out.push(Change::Choice {
                    card: line[partner].card,
                    instead,
                    action: Some(action),
                });
            }
        }
        for (at, played) in line.iter().enumerate() {
            if played.action.is_some() && !self.partners[..self.len].contains(&Some(at)) {
                out.push(Change::Choice {
                    card: played.card,
                    instead: played.action,
                    action: None,
                });
            }
        }
    }

    /// Whether two cards are the other way round than in the line. A card without a place in the
    /// line comes after all that have one.
    fn is_reordered(&self, line: &[Played]) -> bool {
        // Of equal cards it does not matter which comes first.
        let own = line.iter().filter(|it| it.action.is_some());
        let own = own.map(|it| Some(it.card));
        if self.actions().iter().map(|it| it.carries_out()).eq(own) {
            return false;
        }
        let placed = |at: usize| (!line[at].unplaced).then_some(at);
        let partners = self.partners[..self.len].iter().flatten();
        let mut last = Some(0);
        for &partner in partners {
            match (placed(partner), last) {
                (Some(_), None) => return true,
                (Some(at), Some(before)) if at < before => return true,
                (now, _) => last = now,
            }
        }
        false
    }
}

fn rides(actions: &[Action]) -> impl Iterator<Item = Location> {
    actions.iter().map_while(|action| {
        if let Action::Horse { to, .. } = *action {
            Some(to)
        } else {
            None
        }
    })
}

/// The rides of the line in a row that lead from `from` to `goal`, if it has `count` of them.
fn same_ride(
    line: &[Played],
    board: &Board<'_>,
    from: Location,
    goal: Location,
    count: usize,
) -> Option<[Action; MAX_PICKS]> {
    let mut own = [Action::EndTurn; MAX_PICKS];
    line.windows(count).find_map(|window| {
        let mut place = from;
        for (slot, played) in own.iter_mut().zip(window) {
            let Some(action @ Action::Horse { card, to }) = played.action else {
                return None;
            };
            let reached = (1..=card.reach()).contains(&board.ring.distance(place, to));
            if !reached {
                return None;
            }
            place = to;
            *slot = action;
        }
        (place == goal).then_some(own)
    })
}

fn same_cards(one: &[Action], other: &[Action]) -> bool {
    let count = |actions: &[Action], card| {
        let cards = actions.iter().filter_map(|action| action.carries_out());
        cards.filter(|&it| it == card).count()
    };
    one.iter()
        .filter_map(|action| action.carries_out())
        .all(|card| count(one, card) == count(other, card))
}
