//! Task cards by their printed number, and sets of them.

use std::fmt;
use std::num::NonZeroU8;

use serde::{Deserialize, Serialize};

use super::place::Location;
use super::virtue::VirtueCards;

/// How many task cards there are. Source: rulebook cs ~1~.
pub const TASKS: usize = 14;

/// The number of a task card, as on the list at the end of the rulebook: 1 to 14.
///
/// Other numbers can be written in a record; the engine refuses them as `NoSuchThing`.
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd, Serialize, Deserialize)]
pub struct TaskId(NonZeroU8);

impl TaskId {
    /// The task with this number; `None` for 0.
    #[must_use]
    pub const fn new(number: u8) -> Option<Self> {
        match NonZeroU8::new(number) {
            Some(number) => Some(Self(number)),
            None => None,
        }
    }

    /// Every task, by number.
    pub fn all() -> impl Iterator<Item = Self> {
        (1..=TASKS as u8).filter_map(Self::new)
    }

    /// The printed number.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0.get()
    }

    /// Whether there is such a card.
    #[must_use]
    pub const fn exists(self) -> bool {
        self.number() as usize <= TASKS
    }

    /// Position in [`Self::all`].
    #[must_use]
    pub const fn index(self) -> usize {
        self.number() as usize - 1
    }
}

impl fmt::Display for TaskId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.number().fmt(f)
    }
}

/// What a task card says. Source: D9.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub struct Task {
    /// The printed number.
    pub id: TaskId,
    /// Where the task is to be completed; never Camelot.
    pub location: Location,
    /// One virtue card of at least this value for each.
    pub needs: VirtueCards,
    /// Shields gained.
    pub shields: u8,
}

/// A set of tasks.
#[derive(Clone, Copy, Debug, Default, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub struct TaskSet(u16);

impl TaskSet {
    /// No task.
    pub const EMPTY: Self = Self(0);
    /// All 14 tasks.
    pub const ALL: Self = Self((1 << TASKS) - 1);

    /// The set with this one task; empty if there is no such task.
    #[must_use]
    pub const fn of(task: TaskId) -> Self {
        if task.exists() {
            Self(1 << task.index())
        } else {
            Self::EMPTY
        }
    }

    /// Whether `task` is in the set.
    #[must_use]
    pub const fn contains(self, task: TaskId) -> bool {
        self.0 & Self::of(task).0 != 0
    }

    /// Whether every task of `other` is in the set.
    #[must_use]
    pub const fn contains_all(self, other: Self) -> bool {
        other.0 & !self.0 == 0
    }

    /// The tasks of either set.
    #[must_use]
    pub const fn plus(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The tasks that are not in `other`.
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Number of tasks.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The tasks by number.
    pub fn iter(self) -> impl Iterator<Item = TaskId> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let number = rest.trailing_zeros() as u8 + 1;
            let task = (rest != 0).then(|| TaskId::new(number)).flatten();
            rest &= rest.wrapping_sub(1);
            task
        })
    }
}

impl FromIterator<TaskId> for TaskSet {
    fn from_iter<T: IntoIterator<Item = TaskId>>(iter: T) -> Self {
        iter.into_iter()
            .fold(Self::EMPTY, |set, task| set.plus(Self::of(task)))
    }
}

impl Serialize for TaskSet {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_list_their_tasks_by_number() {
        let set: TaskSet = [11, 3, 14].into_iter().filter_map(TaskId::new).collect();
        let numbers: Vec<_> = set.iter().map(TaskId::number).collect();
        assert_eq!(numbers, [3, 11, 14]);
        assert_eq!(TaskSet::ALL.len(), TASKS);
        assert!(TaskId::new(15).is_some_and(|task| !TaskSet::ALL.contains(task)));
    }
}
