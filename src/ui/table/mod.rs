//! The table on which the game is played.

pub mod layout;
