//! The cards that lessons and examples are played with.

use super::ScriptError;
use crate::rules::kings_errand::{CardSet, CardSetDraft};

/// The figures at the time when the lessons were written.
const LESSONS: &str = include_str!("../../../assets/card_sets/lessons_1.ron");

/// The card set of lessons and examples. It does not change when the built-in set is balanced anew.
///
/// # Errors
/// None: a test reads the file that is built in.
pub fn lesson_card_set() -> Result<CardSet, ScriptError> {
    let draft: CardSetDraft =
        ron::from_str(LESSONS).map_err(|error| ScriptError::syntax("lessons_1", error))?;
    CardSet::check(draft).map_err(ScriptError::CardSet)
}
