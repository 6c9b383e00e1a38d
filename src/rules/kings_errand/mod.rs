//! "Im Auftrag des Königs": the rules of `rules.md`, for 2 to 4 seats and both editions.

mod action_card;
mod place;
mod rule;
mod task;
mod virtue;

pub use action_card::{
    ACTION_CARD_KINDS, ActionCard, ActionCards, Horse, MAX_REACH, UnknownActionCard,
};
pub use place::{LOCATIONS, Location, LocationSet, Ring, Side};
pub use rule::Rule;
pub use task::{TASKS, Task, TaskId, TaskSet};
pub use virtue::{MAX_VALUE, VIRTUE_CARD_KINDS, Virtue, VirtueCard, VirtueCards};
