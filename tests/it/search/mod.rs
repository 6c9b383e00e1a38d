//! The tree search by games small enough to be solved on paper.

mod nim;
mod pennies;

use std::num::NonZeroU32;

use tafelrunde::bot::Budget;

/// So many iterations, however long they take.
pub(crate) fn iterations(count: u32) -> Budget {
    NonZeroU32::new(count).map_or_else(Budget::default, Budget::Iterations)
}
