//! Everything that a seat's own turn depends on and changes, and what each action does to it.
//!
//! During a turn nobody else acts, so these few bytes are all that legality, resolution, the search
//! over a turn and the explanations look at.

use super::action::Action;
use super::action_card::ActionCard;
use super::card_set::CardSet;
use super::place::{Location, Ring};
use super::task::{Task, TaskId, TaskSet};
use super::virtue::{Virtue, VirtueCard, VirtueCards};

/// Shields gained by a Court. Source: D8.
pub const COURT_SHIELDS: u8 = 2;

/// What a seat's turn depends on.
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub struct Situation {
    /// Where its knight stands.
    pub place: Location,
    /// Its virtue cards.
    pub hand: VirtueCards,
    /// Its tasks.
    pub tasks: TaskSet,
    /// The virtue piles.
    pub piles: VirtueCards,
    /// The tasks on the display.
    pub display: TaskSet,
}

/// What carrying out one action changes.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub struct Effect {
    /// Where the knight rides.
    pub ride: Option<Location>,
    /// Virtue cards from the piles to the hand.
    pub takes: VirtueCards,
    /// Virtue cards from the hand to the piles.
    pub pays: VirtueCards,
    /// A task from the display to the hand.
    pub takes_task: TaskSet,
    /// A task that leaves the game.
    pub completes: TaskSet,
    /// Shields gained.
    pub shields: u8,
}

impl Situation {
    /// The situation after `effect`.
    #[must_use]
    pub fn after(mut self, effect: &Effect) -> Self {
        if let Some(place) = effect.ride {
            self.place = place;
        }
        self.hand = self.hand.plus(effect.takes).minus(effect.pays);
        self.piles = self.piles.minus(effect.takes).plus(effect.pays);
        self.display = self.display.minus(effect.takes_task);
        self.tasks = self.tasks.plus(effect.takes_task).minus(effect.completes);
        self
    }

    /// The situation before `effect`, with the knight at `place`.
    #[must_use]
    pub fn before(mut self, effect: &Effect, place: Location) -> Self {
        self.place = place;
        self.hand = self.hand.plus(effect.pays).minus(effect.takes);
        self.piles = self.piles.minus(effect.pays).plus(effect.takes);
        self.display = self.display.plus(effect.takes_task);
        self.tasks = self.tasks.plus(effect.completes).minus(effect.takes_task);
        self
    }
}

/// What does not change during a turn: the cards' figures and the circle.
#[derive(Clone, Copy, Debug)]
pub struct Board<'a> {
    /// The figures of the cards.
    pub cards: &'a CardSet,
    /// The circle.
    pub ring: &'a Ring,
}

impl Board<'_> {
    /// What the card of this task says; `None` if there is no such task.
    #[must_use]
    pub fn task(&self, id: TaskId) -> Option<&Task> {
        self.cards.task(id)
    }

    /// The tasks of `set` that are to be completed at `place`.
    pub fn tasks_at(&self, set: TaskSet, place: Location) -> impl Iterator<Item = &Task> {
        self.tasks_of(set)
            .filter(move |task| task.location == place)
    }

    /// What the cards of these tasks say.
    pub fn tasks_of(&self, set: TaskSet) -> impl Iterator<Item = &Task> {
        set.iter().filter_map(|id| self.task(id))
    }

    /// What a legal action that carries out a card changes; nothing for any other action.
    #[must_use]
    pub fn effect(&self, action: Action) -> Effect {
        let mut effect = Effect::default();
        match action {
            Action::Exercise { virtue, value } => {
                effect.takes = VirtueCard::new(virtue, value).into();
            }
            Action::RoundTable { task } => effect.takes_task = TaskSet::of(task),
            Action::Horse { to, .. } => effect.ride = Some(to),
            Action::Court { book } => {
                effect.pays = VirtueCard::new(Virtue::Book, book).into();
                effect.shields = COURT_SHIELDS;
            }
            Action::Quest { task, pay } => {
                effect.pays = pay;
                effect.completes = TaskSet::of(task);
                effect.shields = self.task(task).map_or(0, |task| task.shields);
            }
            Action::Choose(_)
            | Action::GiveUp(_)
            | Action::EndTurn
            | Action::Offer(_)
            | Action::Ring(_)
            | Action::OpeningHand { .. }
            | Action::Task(_)
            | Action::Tents(_) => {}
        }
        effect
    }

    /// Writes every way to carry out `card` in `situation` into `out`, sorted; none if it cannot be.
    ///
    /// Source: D2, D5–D9.
    pub fn ways(&self, card: ActionCard, situation: &Situation, out: &mut Vec<Action>) {
        if !self.can_carry_out(card, situation) {
            return;
        }
        match card {
            ActionCard::Exercise(virtue) => {
                for value in 1..=super::MAX_VALUE {
                    if situation.piles.count(VirtueCard::new(virtue, value)) > 0 {
                        out.push(Action::Exercise { virtue, value });
                    }
                }
            }
            ActionCard::RoundTable => {
                for task in situation.display.iter() {
                    out.push(Action::RoundTable { task });
                }
            }
            ActionCard::Horse(card) => {
                for to in Location::ALL {
                    let distance = self.ring.distance(situation.place, to);
                    if distance > 0 && distance <= card.reach() {
                        out.push(Action::Horse { card, to });
                    }
                }
            }
            ActionCard::Court => {
                for book in 1..=super::MAX_VALUE {
                    if situation.hand.count(VirtueCard::new(Virtue::Book, book)) > 0 {
                        out.push(Action::Court { book });
                    }
                }
            }
            ActionCard::Quest => {
                for task in self.tasks_at(situation.tasks, situation.place) {
                    super::payment::payments(task.needs, situation.hand, |pay| {
                        out.push(Action::Quest { task: task.id, pay });
                    });
                }
            }
            ActionCard::Tournament => {}
        }
    }
}
