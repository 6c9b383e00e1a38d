//! What a situation is worth beyond the shields it has brought: tasks, virtues, place.

use crate::bot::Temperament;
use crate::rules::kings_errand::{
    Board, Location, Situation, Task, VIRTUE_CARD_KINDS, VirtueCards, missing,
};

/// As many cards of a kind are worth something.
const MOST: usize = 5;

/// What 0, 1, 2 … cards of each kind are worth.
const BY_COUNT: [[i32; MOST + 1]; VIRTUE_CARD_KINDS] = {
    // Sword, Lance, Dragon, Book; a two is worth a little more than a one, a second card of a
    // kind half as much as the first, further ones little.
    let ones = [22, 22, 16, 42];
    let mut by_count = [[0; MOST + 1]; VIRTUE_CARD_KINDS];
    let mut kind = 0;
    while kind < VIRTUE_CARD_KINDS {
        let first = ones[kind / 2] + if kind % 2 == 0 { 0 } else { 16 };
        let mut count = 1;
        while count <= MOST {
            let more = match count {
                1 => first,
                2 => first / 2,
                _ => 3,
            };
            by_count[kind][count] = by_count[kind][count - 1] + more;
            count += 1;
        }
        kind += 1;
    }
    by_count
};

/// Values situations in hundredths of a shield.
#[derive(Clone, Copy, Debug)]
pub struct Valuation<'a> {
    board: Board<'a>,
    /// What tasks and tournaments count, in hundredths of their worth.
    tasks: i32,
    jousts: i32,
}

impl<'a> Valuation<'a> {
    /// One shield.
    pub const SHIELD: i32 = 100;

    /// Part of a task's shields that it is worth in hand, in hundredths, by the number of virtue
    /// cards still missing.
    const BY_MISSING: [i32; 5] = [66, 46, 28, 14, 6];
    /// What each location on the way takes off, in hundredths of the shields.
    const BY_DISTANCE: i32 = 5;
    /// Every further task is worth less: a turn has few Quests.
    const BY_RANK: [i32; 4] = [100, 60, 25, 5];

    /// For situations on this board, in the eyes of somebody of this temperament.
    #[must_use]
    pub const fn of(board: Board<'a>, temperament: Temperament) -> Self {
        let (tasks, jousts) = match temperament {
            Temperament::Even => (100, 100),
            Temperament::Questing => (108, 88),
            Temperament::Jousting => (95, 130),
        };
        Self {
            board,
            tasks,
            jousts,
        }
    }

    /// What a tournament counts that is worth so much.
    #[must_use]
    pub const fn joust(&self, worth: i32) -> i32 {
        worth * self.jousts / 100
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
        self.cards(situation.hand) + tasks * self.tasks / 100
    }

    /// What virtue cards are worth, whatever the tasks.
    #[must_use]
    pub fn cards(&self, hand: VirtueCards) -> i32 {
        let worth = hand
            .counts()
            .into_iter()
            .zip(&BY_COUNT)
            .map(|(count, by_count)| by_count[usize::from(count).min(MOST)]);
        worth.sum()
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
