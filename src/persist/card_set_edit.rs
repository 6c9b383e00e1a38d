//! Changing a card set figure by figure: what is changed or confirmed comes from an owner's copy.

use super::card_set_file::{CardSetFile, Provenance, Sourced, TaskFile};
use crate::rules::kings_errand::{
    CardSetFault, HORSES, Location, NeedDraft, TaskId, VIRTUE_CARDS, Virtue, VirtueCard,
    is_record_id, location_named, virtue_named,
};

/// A figure of a card set, by its place in the file; or the place for one more.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub enum Figure {
    /// How far this horse goes.
    Reach(usize),
    /// Which horse goes back into the box.
    PutBack,
    /// The value of one of the cards of this virtue.
    Value(Virtue, usize),
    /// One more card of this virtue.
    NewCard(Virtue),
    /// Where the task lies.
    Place(usize),
    /// One of the cards that the task asks for.
    Need(usize, usize),
    /// One more card that the task asks for.
    NewNeed(usize),
    /// What the task brings.
    Shields(usize),
}

/// Cards that are confirmed together.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub enum Group {
    /// All that stands on the card of a task.
    Task(usize),
    /// The horses.
    Horses,
    /// The cards of a virtue.
    Virtue(Virtue),
}

/// What becomes of a figure.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Change {
    /// It becomes this number; `None` takes the card away, where one can be missing.
    Number(Figure, Option<u8>),
    /// The task asks for this card there.
    Card(Figure, VirtueCard),
    /// The task lies there.
    Place(usize, Location),
    /// This horse goes back into the box with fewer than four players.
    PutBack(usize),
    /// Everything in the group stands on the owner's cards as it does here.
    Confirm(Group),
    /// What the editor cannot show becomes as it is in the set of the program.
    Mend,
}

/// No task of a sound set asks for more cards.
const MOST_NEEDS: usize = 8;

impl<T: Clone> Sourced<T> {
    fn confirm(&mut self) {
        *self = Self::Printed(self.figure().clone());
    }

    const fn is_printed(&self) -> bool {
        matches!(self, Self::Printed(_))
    }
}

impl CardSetFile {
    /// Makes the change. A change of something that is not there changes nothing.
    pub fn change(&mut self, change: Change) {
        match change {
            Change::Number(figure, number) => self.set_number(figure, number),
            Change::Card(figure, card) => self.set_card(figure, card),
            Change::Place(task, place) => {
                if let Some(task) = self.tasks.get_mut(task) {
                    task.location = Sourced::Printed(place.name().to_owned());
                }
            }
            Change::PutBack(horse) => {
                if let Some(reach) = self.horses.all.get(horse) {
                    self.horses.removed_below_4 = Sourced::Printed(*reach.figure());
                }
            }
            Change::Confirm(group) => self.confirm(group),
            Change::Mend => *self = self.mended(),
        }
    }

    fn set_number(&mut self, figure: Figure, number: Option<u8>) {
        match (figure, number) {
            (Figure::Reach(horse), Some(reach)) => self.set_reach(horse, reach),
            (Figure::Value(virtue, index), number) => {
                let Some(cards) = self.virtues.get_mut(virtue.name()) else {
                    return;
                };
                match (cards.get_mut(index), number) {
                    (Some(card), Some(value)) => *card = Sourced::Printed(value),
                    (Some(_), None) => drop(cards.remove(index)),
                    (None, _) => {}
                }
            }
            (Figure::NewCard(virtue), Some(value)) => {
                let cards = self.virtues.entry(virtue.name().to_owned());
                let cards = cards.or_default();
                if cards.len() < VIRTUE_CARDS {
                    cards.push(Sourced::Printed(value));
                }
            }
            (Figure::Need(task, index), number) => {
                let Some(task) = self.tasks.get_mut(task) else {
                    return;
                };
                match (task.needs.get_mut(index), number) {
                    (Some(need), Some(value)) => {
                        let virtue = need.figure().virtue.clone();
                        *need = Sourced::Printed(NeedDraft { virtue, value });
                    }
                    (Some(_), None) => drop(task.needs.remove(index)),
                    (None, _) => {}
                }
            }
            (Figure::Shields(task), Some(shields)) => {
                if let Some(task) = self.tasks.get_mut(task) {
                    task.shields = Sourced::Printed(shields);
                }
            }
            (Figure::Reach(_) | Figure::NewCard(_) | Figure::Shields(_), None)
            | (Figure::PutBack | Figure::Place(_) | Figure::NewNeed(_), _) => {}
        }
    }

    /// The horse that goes back into the box does so at its new reach too, unless another horse has the
    /// old one.
    fn set_reach(&mut self, horse: usize, reach: u8) {
        let Some(found) = self.horses.all.get_mut(horse) else {
            return;
        };
        let old = *found.figure();
        *found = Sourced::Printed(reach);
        let removed = &mut self.horses.removed_below_4;
        let is_there = self.horses.all.iter().any(|it| *it.figure() == old);
        if *removed.figure() == old && !is_there {
            *removed = Sourced::new(removed.provenance(), reach);
        }
    }

    fn set_card(&mut self, figure: Figure, card: VirtueCard) {
        let need = Sourced::Printed(NeedDraft {
            virtue: card.virtue.name().to_owned(),
            value: card.value,
        });
        match figure {
            Figure::Need(task, index) => {
                let task = self.tasks.get_mut(task);
                if let Some(found) = task.and_then(|task| task.needs.get_mut(index)) {
                    *found = need;
                }
            }
            Figure::NewNeed(task) => {
                if let Some(task) = self.tasks.get_mut(task)
                    && task.needs.len() < MOST_NEEDS
                {
                    task.needs.push(need);
                }
            }
            Figure::Reach(_)
            | Figure::PutBack
            | Figure::Value(..)
            | Figure::NewCard(_)
            | Figure::Place(_)
            | Figure::Shields(_) => {}
        }
    }

    fn confirm(&mut self, group: Group) {
        match group {
            Group::Task(task) => {
                if let Some(task) = self.tasks.get_mut(task) {
                    task.location.confirm();
                    task.shields.confirm();
                    task.needs.iter_mut().for_each(Sourced::confirm);
                }
            }
            Group::Horses => {
                self.horses.all.iter_mut().for_each(Sourced::confirm);
                self.horses.removed_below_4.confirm();
            }
            Group::Virtue(virtue) => {
                let cards = self.virtues.get_mut(virtue.name());
                cards.into_iter().flatten().for_each(Sourced::confirm);
            }
        }
    }

    /// Whether everything in the group comes from an owner's copy.
    #[must_use]
    pub fn is_confirmed(&self, group: Group) -> bool {
        match group {
            Group::Task(task) => self.tasks.get(task).is_some_and(|task| {
                let needs = task.needs.iter().all(Sourced::is_printed);
                needs && task.location.is_printed() && task.shields.is_printed()
            }),
            Group::Horses => {
                let horses = self.horses.all.iter().all(Sourced::is_printed);
                horses && self.horses.removed_below_4.is_printed()
            }
            Group::Virtue(virtue) => {
                let cards = self.virtues.get(virtue.name());
                cards.is_some_and(|cards| cards.iter().all(Sourced::is_printed))
            }
        }
    }

    /// Where a figure comes from; `None` if there is none.
    #[must_use]
    pub fn provenance(&self, figure: Figure) -> Option<Provenance> {
        match figure {
            Figure::Reach(horse) => self.horses.all.get(horse).map(Sourced::provenance),
            Figure::PutBack => Some(self.horses.removed_below_4.provenance()),
            Figure::Value(virtue, index) => {
                let cards = self.virtues.get(virtue.name())?;
                cards.get(index).map(Sourced::provenance)
            }
            Figure::Place(task) => Some(self.tasks.get(task)?.location.provenance()),
            Figure::Need(task, index) => {
                let needs = &self.tasks.get(task)?.needs;
                needs.get(index).map(Sourced::provenance)
            }
            Figure::Shields(task) => Some(self.tasks.get(task)?.shields.provenance()),
            Figure::NewCard(_) | Figure::NewNeed(_) => None,
        }
    }

    /// How many figures come from each source, in the order of [`Provenance::ALL`]. The names of the
    /// locations are no figures: they are the same in every set.
    #[must_use]
    pub fn tally(&self) -> [usize; 4] {
        let names = |from| {
            self.locations
                .iter()
                .filter(move |it| it.provenance() == from)
        };
        Provenance::ALL.map(|from| self.count(from) - names(from).count())
    }

    /// Whether `fault` is about this figure.
    #[must_use]
    pub fn is_at(&self, fault: &CardSetFault, figure: Figure) -> bool {
        let number = |task: usize| self.tasks.get(task).map(|task| task.id);
        let need = |task: usize, index: usize| {
            let needs = &self.tasks.get(task)?.needs;
            needs.get(index).map(Sourced::figure)
        };
        match (fault, figure) {
            (CardSetFault::HorseReach { reach }, Figure::Reach(horse)) => {
                let found = self.horses.all.get(horse);
                found.is_some_and(|found| found.figure() == reach)
            }
            (CardSetFault::RemovedHorseNotThere { .. }, Figure::PutBack)
            | (CardSetFault::VirtueCardCount { .. }, Figure::NewCard(_)) => true,
            (CardSetFault::VirtueValue { virtue, value }, Figure::Value(of, index)) => {
                let cards = self.virtues.get(of.name());
                let found = cards.and_then(|cards| cards.get(index));
                *virtue == of && found.is_some_and(|found| found.figure() == value)
            }
            (CardSetFault::TooFewOnes { virtue, .. }, Figure::Value(of, index)) => {
                let cards = self.virtues.get(of.name());
                let found = cards.and_then(|cards| cards.get(index));
                *virtue == of && found.is_some_and(|found| *found.figure() != 1)
            }
            (CardSetFault::TooFewOnes { virtue, .. }, Figure::NewCard(of)) => *virtue == of,
            (
                CardSetFault::TaskAtCamelot { number: of }
                | CardSetFault::TaskLocation { number: of, .. },
                Figure::Place(task),
            )
            | (CardSetFault::TaskShields { number: of, .. }, Figure::Shields(task))
            | (CardSetFault::TaskWithoutNeeds { number: of }, Figure::NewNeed(task)) => {
                number(task) == Some(*of)
            }
            (CardSetFault::TaskVirtue { number: of, name }, Figure::Need(task, index)) => {
                number(task) == Some(*of) && need(task, index).is_some_and(|it| it.virtue == *name)
            }
            (
                CardSetFault::TaskValue {
                    number: of,
                    virtue,
                    value,
                },
                Figure::Need(task, index),
            ) => {
                let fits = |it: &NeedDraft| it.virtue == virtue.name() && it.value == *value;
                number(task) == Some(*of) && need(task, index).is_some_and(fits)
            }
            (CardSetFault::TaskUnpayable { number: of, virtue }, Figure::Need(task, index)) => {
                let fits = |it: &NeedDraft| it.virtue == virtue.name();
                number(task) == Some(*of) && need(task, index).is_some_and(fits)
            }
            _ => false,
        }
    }

    /// The same with everything that the editor cannot show as it is in the set of the program: what is
    /// too many, missing, or has a name that means nothing. Figures stay, also wrong ones.
    #[must_use]
    pub fn mended(&self) -> Self {
        let usual = Self::embedded();
        let is_known = |name: &Sourced<String>| location_named(name.figure()).is_some();
        let locations = usual.locations.iter().map(|usual| {
            let mut own = self.locations.iter();
            let own = own.find(|own| own.figure() == usual.figure());
            own.unwrap_or(usual).clone()
        });
        let mut horses = self.horses.clone();
        horses.all.truncate(HORSES);
        let missing = usual.horses.all.iter().skip(horses.all.len());
        horses.all.extend(missing.copied());
        let virtues = Virtue::ALL.map(|virtue| {
            let name = virtue.name();
            let own = self.virtues.get(name).or_else(|| usual.virtues.get(name));
            let cards = own.into_iter().flatten().take(VIRTUE_CARDS).copied();
            (name.to_owned(), cards.collect())
        });
        let tasks = usual.tasks.iter().map(|usual| {
            let own = self.tasks.iter().find(|own| own.id == usual.id);
            let Some(own) = own else {
                return usual.clone();
            };
            let named = own.needs.iter();
            let named = named.filter(|need| virtue_named(&need.figure().virtue).is_some());
            TaskFile {
                id: own.id,
                location: Some(&own.location)
                    .filter(|it| is_known(it))
                    .unwrap_or(&usual.location)
                    .clone(),
                needs: named.take(MOST_NEEDS).cloned().collect(),
                shields: own.shields,
            }
        });
        Self {
            id: if is_record_id(&self.id) {
                self.id.clone()
            } else {
                "own_set".to_owned()
            },
            name: self.name.clone(),
            locations: locations.collect(),
            horses,
            virtues: virtues.into(),
            tasks: tasks.collect(),
        }
    }
}

/// Whether [`Change::Mend`] takes care of the fault, and nothing else does.
#[must_use]
pub const fn is_mended(fault: &CardSetFault) -> bool {
    match fault {
        CardSetFault::BadId(_)
        | CardSetFault::LocationCount { .. }
        | CardSetFault::UnknownLocation(_)
        | CardSetFault::LocationTwice(_)
        | CardSetFault::HorseCount { .. }
        | CardSetFault::UnknownVirtue(_)
        | CardSetFault::TaskCount { .. }
        | CardSetFault::UnknownTask { .. }
        | CardSetFault::TaskTwice { .. }
        | CardSetFault::TaskLocation { .. }
        | CardSetFault::TaskVirtue { .. } => true,
        CardSetFault::HorseReach { .. }
        | CardSetFault::RemovedHorseNotThere { .. }
        | CardSetFault::VirtueCardCount { .. }
        | CardSetFault::VirtueValue { .. }
        | CardSetFault::TooFewOnes { .. }
        | CardSetFault::TaskAtCamelot { .. }
        | CardSetFault::TaskWithoutNeeds { .. }
        | CardSetFault::TaskValue { .. }
        | CardSetFault::TaskUnpayable { .. }
        | CardSetFault::TaskShields { .. } => false,
    }
}

/// The task that a task in a file stands for; `None` if no card has its number.
#[must_use]
pub fn task_id(task: &TaskFile) -> Option<TaskId> {
    TaskId::new(task.id).filter(|id| id.exists())
}
