//! What is taught with a game: as data, played by the rules themselves.
//!
//! | folder | subject |
//! | --- | --- |
//! | [`kings_errand`] | examples, lessons and the exam of "Im Auftrag des Königs" |
//!
//! Architecture invariant: whatever is shown is reached from the root of a game by its rules; nothing
//! is set up by hand.

pub mod kings_errand;
