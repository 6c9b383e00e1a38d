//! The screens beside the table.

pub mod end;
pub mod language;
pub mod new_game;
pub mod title;

pub use crate::persist::Screen;
