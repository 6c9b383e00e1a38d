//! The conditions of each action card, as data.
//!
//! This one list serves legality, resolution, the reasons of what expires, explanations and the
//! goals of lessons. There is no second one.

use serde::Serialize;

use super::action_card::ActionCard;
use super::payment;
use super::place::{Location, LocationSet, Side};
use super::situation::{Board, Situation};
use super::task::{Task, TaskId, TaskSet};
use super::virtue::{Virtue, VirtueCard};

/// Something that must hold for a card to be carried out.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub enum Condition {
    /// The knight stands where the border of the card says. Source: D2.
    Place(Side),
    /// The pile of this virtue has a card. Source: D5.
    PileHasCard(Virtue),
    /// A task lies on the display. Source: D6.
    TaskOnDisplay,
    /// A Book is in hand. Source: D8.
    BookInHand,
    /// A task is in hand. Source: D9.
    TaskInHand,
    /// A task in hand is for this place; nothing is asked at Camelot or without a task. Source: D9.
    AtTaskLocation,
    /// The hand pays for one of the tasks in question: those for this place, or all in hand where
    /// none is for this place; nothing is asked without a task. Source: D9.
    VirtuesForTask,
}

/// What must hold for `card`, in the order in which reasons are reported. Source: D2, D5–D9.
#[must_use]
pub const fn conditions(card: ActionCard) -> &'static [Condition] {
    const fn exercise(virtue: Virtue) -> [Condition; 2] {
        [
            Condition::Place(Side::Camelot),
            Condition::PileHasCard(virtue),
        ]
    }
    const SWORD: [Condition; 2] = exercise(Virtue::Sword);
    const LANCE: [Condition; 2] = exercise(Virtue::Lance);
    const DRAGON: [Condition; 2] = exercise(Virtue::Dragon);
    const BOOK: [Condition; 2] = exercise(Virtue::Book);
    match card {
        ActionCard::Exercise(Virtue::Sword) => &SWORD,
        ActionCard::Exercise(Virtue::Lance) => &LANCE,
        ActionCard::Exercise(Virtue::Dragon) => &DRAGON,
        ActionCard::Exercise(Virtue::Book) => &BOOK,
        ActionCard::RoundTable => &[Condition::Place(Side::Camelot), Condition::TaskOnDisplay],
        ActionCard::Court => &[Condition::Place(Side::Countryside), Condition::BookInHand],
        ActionCard::Quest => &[
            Condition::Place(Side::Countryside),
            Condition::TaskInHand,
            Condition::AtTaskLocation,
            Condition::VirtuesForTask,
        ],
        // A horse goes from anywhere, and the tournament is not carried out in a turn.
        ActionCard::Horse(_) | ActionCard::Tournament => &[],
    }
}

/// A condition that fails, with its facts; or another reason why a card expires.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq, Serialize)]
#[serde(tag = "reason", rename_all = "snake_case")]
pub enum Unmet {
    /// The knight stands on the wrong side of the wall. Source: D2.
    WrongPlace {
        /// Where it stands.
        at: Location,
        /// What the card needs.
        needs: Side,
        /// The places that would do.
        places: LocationSet,
    },
    /// The pile is empty. Source: D5.
    PileEmpty {
        /// Which pile.
        virtue: Virtue,
    },
    /// No task lies on the display. Source: D6.
    NoTaskOnDisplay,
    /// No Book in hand. Source: D8.
    NoBook,
    /// No task in hand. Source: D9.
    NoTaskInHand,
    /// In the countryside, but no task in hand is for this place. Source: D9.
    NotAtTaskLocation {
        /// Where the knight stands.
        at: Location,
        /// The places that would do.
        places: LocationSet,
    },
    /// A requirement of a task that the hand cannot pay. Source: D9.
    VirtueMissing {
        /// The task.
        task: TaskId,
        /// The virtue asked for.
        virtue: Virtue,
        /// The least value.
        value: u8,
        /// The best value of this virtue in hand.
        best: Option<u8>,
    },
    /// Not at Camelot when the tournament began. Source: T1.
    NotAtCamelotForTournament {
        /// Where the knight stands.
        at: Location,
    },
    /// An offer that cannot gain anything. Source: T2, T4.
    NothingOffered {
        /// Whether the knight was alone (T4).
        single: bool,
    },
    /// Given up, though it could have been carried out. Source: D3.
    GivenUp,
    /// It could have been carried out earlier in this turn. Source: D1.
    PossibleEarlier {
        /// Own actions carried out before the last state in which it was possible.
        step: u8,
    },
}

impl Board<'_> {
    /// Whether `card` can be carried out in `situation`: all its conditions hold.
    #[must_use]
    pub fn can_carry_out(&self, card: ActionCard, situation: &Situation) -> bool {
        card != ActionCard::Tournament
            && conditions(card)
                .iter()
                .all(|&condition| self.holds(condition, situation))
    }

    /// Whether `condition` holds.
    #[must_use]
    pub fn holds(&self, condition: Condition, situation: &Situation) -> bool {
        match condition {
            Condition::Place(side) => side.allows(situation.place),
            Condition::PileHasCard(virtue) => situation.piles.count_of(virtue) > 0,
            Condition::TaskOnDisplay => !situation.display.is_empty(),
            Condition::BookInHand => situation.hand.count_of(Virtue::Book) > 0,
            Condition::TaskInHand => !situation.tasks.is_empty(),
            Condition::AtTaskLocation => {
                situation.tasks.is_empty()
                    || !situation.place.is_countryside()
                    || self
                        .tasks_at(situation.tasks, situation.place)
                        .next()
                        .is_some()
            }
            Condition::VirtuesForTask => {
                let tasks = self.tasks_in_question(situation);
                tasks.is_empty()
                    || self
                        .tasks_of(tasks)
                        .any(|task| payment::is_payable(task.needs, situation.hand))
            }
        }
    }

    /// Every condition of `card` that fails in `situation`, with its facts, in the order of the
    /// rules. Empty for a card that can be carried out, and for Tournament.
    #[must_use]
    pub fn unmet(&self, card: ActionCard, situation: &Situation) -> Vec<Unmet> {
        let mut unmet = Vec::new();
        for &condition in conditions(card) {
            if !self.holds(condition, situation) {
                self.report(card, condition, situation, &mut unmet);
            }
        }
        unmet
    }

    fn report(
        &self,
        card: ActionCard,
        condition: Condition,
        situation: &Situation,
        out: &mut Vec<Unmet>,
    ) {
        let at = situation.place;
        match condition {
            Condition::Place(needs) => {
                let mut places = self.places_for_quest(situation);
                if card != ActionCard::Quest || places.is_empty() {
                    places = Location::ALL
                        .into_iter()
                        .filter(|&place| needs.allows(place))
                        .collect();
                }
                out.push(Unmet::WrongPlace { at, needs, places });
            }
            Condition::PileHasCard(virtue) => out.push(Unmet::PileEmpty { virtue }),
            Condition::TaskOnDisplay => out.push(Unmet::NoTaskOnDisplay),
            Condition::BookInHand => out.push(Unmet::NoBook),
            Condition::TaskInHand => out.push(Unmet::NoTaskInHand),
            Condition::AtTaskLocation => out.push(Unmet::NotAtTaskLocation {
                at,
                places: self.places_for_quest(situation),
            }),
            Condition::VirtuesForTask => {
                for task in self.tasks_of(self.tasks_in_question(situation)) {
                    out.extend(missing_virtues(task, situation));
                }
            }
        }
    }

    /// The tasks a Quest is about here: those for this place, or where there is none all in hand.
    fn tasks_in_question(&self, situation: &Situation) -> TaskSet {
        let here: TaskSet = self
            .tasks_at(situation.tasks, situation.place)
            .map(|task| task.id)
            .collect();
        if here.is_empty() {
            situation.tasks
        } else {
            here
        }
    }

    /// Where a Quest would do: the places of the tasks that the hand pays for, or of all tasks in
    /// hand where it pays for none.
    pub(super) fn places_for_quest(&self, situation: &Situation) -> LocationSet {
        let payable: LocationSet = self
            .tasks_of(situation.tasks)
            .filter(|task| payment::is_payable(task.needs, situation.hand))
            .map(|task| task.location)
            .collect();
        if payable.is_empty() {
            self.tasks_of(situation.tasks)
                .map(|task| task.location)
                .collect()
        } else {
            payable
        }
    }
}

fn missing_virtues(task: &Task, situation: &Situation) -> impl Iterator<Item = Unmet> {
    let hand = situation.hand;
    let id = task.id;
    payment::missing(task.needs, hand)
        .iter()
        .map(move |VirtueCard { virtue, value }| Unmet::VirtueMissing {
            task: id,
            virtue,
            value,
            best: hand.best(virtue),
        })
}
