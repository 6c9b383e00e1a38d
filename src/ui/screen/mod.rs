//! The screens beside the table.

pub mod end;
pub mod language;
mod menu_card;
pub mod new_game;
mod parts;
mod scene;
pub mod title;

pub use crate::persist::Screen;
