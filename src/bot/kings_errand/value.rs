//! What a situation is worth beyond the shields it has brought: tasks, virtues, place.

use crate::rules::kings_errand::{
    Board, Location, Situation, Task, Virtue, VirtueCard, VirtueCards, missing,
};

/// Values situations in hundredths of a shield.
#[derive(Clone, Copy, Debug)]
pub struct Valuation<'a> {
    board: Board<'a>,
}

impl<'a> Valuation<'a> {
    /// One shield.
    pub const SHIELD: i32 = 100;

    /// Part of a task's shields that it is worth in hand, in hundredths, by the number of virtue
    /// cards still missing.
    const BY_MISSING: [i32; 5] = [62, 42, 26, 14, 6];
    /// What each location on the way takes off, in hundredths of the shields.
    const BY_DISTANCE: i32 = 5;
    /// Every further task is worth less: a turn has few Quests.
    const BY_RANK: [i32; 4] = [100, 60, 25, 5];

    /// For situations on this board.
    #[must_use]
    pub const fn of(board: Board<'a>) -> Self {
        Self { board }
    }

    /// What `situation` is worth.
    #[must_use]
    pub fn situation(&self, situation: &Situation) -> i32 {
        let mut tasks = [0; 4];
        for task in self.board.tasks_of(situation.tasks) {
            let mut value = self.task(task, situation);
            // Insertion into the best four, highest first.
            for slot in &mut tasks {
                if *slot < value {
                    std::mem::swap(slot, &mut value);
                }
            }
        }
        let tasks: i32 = tasks
            .iter()
            .zip(Self::BY_RANK)
            .map(|(value, share)| value * share / 100)
            .sum();
        self.cards(situation.hand) + tasks
    }

    /// What virtue cards are worth, whatever the tasks.
    #[must_use]
    pub fn cards(&self, hand: VirtueCards) -> i32 {
        let mut value = 0;
        for (
            VirtueCard {
                virtue,
                value: face,
            },
            count,
        ) in hand.kinds()
        {
            let first = match virtue {
                Virtue::Sword | Virtue::Lance => 22,
                Virtue::Dragon => 16,
                Virtue::Book => 42,
            };
            let one = first + 16 * (i32::from(face) - 1);
            // A second card of a kind is worth half, further ones little.
            value += one + one / 2 * i32::from(count > 1) + 3 * i32::from(count.saturating_sub(2));
        }
        value
    }

    fn task(&self, task: &Task, situation: &Situation) -> i32 {
        let short = usize::from(missing(task.needs, situation.hand).len());
        let ring = self.board.ring;
        let way = if short == 0 {
            ring.distance(situation.place, task.location)
        } else {
            // What is missing is learned at Camelot first.
            ring.distance(situation.place, Location::Camelot)
                + ring.distance(Location::Camelot, task.location) / 2
        };
        let share = Self::BY_MISSING[short.min(4)] - Self::BY_DISTANCE * i32::from(way);
        i32::from(task.shields) * share.max(2)
    }
}
