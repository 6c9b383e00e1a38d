//! The three kinds of waste: nothing expired, but it could have been had for less.

use serde::Serialize;

use super::super::action::Action;
use super::super::payment;
use super::super::place::Location;
use super::super::plan::Joust;
use super::super::rule::Rule;
use super::super::situation::{Board, Situation};
use super::super::task::TaskId;
use super::super::virtue::{Virtue, VirtueCards};

/// Something that was spent for nothing.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq, Serialize)]
#[serde(tag = "waste", rename_all = "snake_case")]
pub enum Waste {
    /// A Quest was paid with a higher card while the exact one was in hand. Source: D9.
    Overpaid {
        /// The task.
        task: TaskId,
        /// What was paid.
        paid: VirtueCards,
        /// What would have been enough.
        enough: VirtueCards,
    },
    /// A Court put back a Book that a task in hand asks for. Source: D8, D9.
    BookNeeded {
        /// The value of the Book.
        book: u8,
        /// The task.
        task: TaskId,
    },
    /// A ride after which nothing bound to a place happened in the turn. Source: D7.
    IdleRide {
        /// Where it led.
        to: Location,
    },
}

impl Waste {
    /// The rule that it is about.
    #[must_use]
    pub const fn rule(&self) -> Rule {
        match self {
            Self::Overpaid { .. } => Rule::D9,
            Self::BookNeeded { .. } => Rule::D8,
            Self::IdleRide { .. } => Rule::D7,
        }
    }

    const fn is_like(&self, other: &Self) -> bool {
        matches!(
            (self, other),
            (Self::Overpaid { .. }, Self::Overpaid { .. })
                | (Self::BookNeeded { .. }, Self::BookNeeded { .. })
                | (Self::IdleRide { .. }, Self::IdleRide { .. })
        )
    }
}

/// Calls `found` with each waste in a turn and the number of the action, from 0.
pub(super) fn wastes(
    board: &Board<'_>,
    start: Situation,
    actions: &[Action],
    joust: Option<Joust>,
    mut found: impl FnMut(usize, Waste),
) {
    let mut situation = start;
    let mut idle = [None; super::super::position::MAX_PICKS];
    for (index, &action) in actions.iter().enumerate() {
        if let Some(waste) = spent(board, &situation, action) {
            found(index, waste);
        }
        situation = situation.after(&board.effect(action));
        if let Action::Horse { to, .. } = action {
            if let Some(slot) = idle.get_mut(index) {
                *slot = Some(to);
            }
        } else {
            // Everything but a horse is bound to a place, so the rides before it were good for it.
            idle = [None; super::super::position::MAX_PICKS];
        }
    }
    let jousts = joust.is_some() && situation.place == Location::Camelot;
    if !jousts {
        for (index, to) in idle.into_iter().enumerate() {
            if let Some(to) = to {
                found(index, Waste::IdleRide { to });
            }
        }
    }
}

/// Whether a turn has waste like `waste` in it.
pub(super) fn has_waste_like(
    board: &Board<'_>,
    start: Situation,
    actions: &[Action],
    joust: Option<Joust>,
    waste: &Waste,
) -> bool {
    let mut has = false;
    wastes(board, start, actions, joust, |_, other| {
        has |= other.is_like(waste);
    });
    has
}

fn spent(board: &Board<'_>, situation: &Situation, action: Action) -> Option<Waste> {
    if let Action::Quest { task, pay } = action {
        let needs = board.task(task)?.needs;
        let mut enough = pay;
        payment::payments(needs, situation.hand, |other| {
            if other.total() < enough.total() {
                enough = other;
            }
        });
        let paid = pay;
        return (enough != paid).then_some(Waste::Overpaid { task, paid, enough });
    }
    if let Action::Court { book } = action {
        let left = situation.after(&board.effect(action)).hand;
        let short = |needs, hand| payment::missing(needs, hand).count_of(Virtue::Book);
        let task = board
            .tasks_of(situation.tasks)
            .find(|task| short(task.needs, left) > short(task.needs, situation.hand))?;
        let task = task.id;
        return Some(Waste::BookNeeded { book, task });
    }
    None
}
