//! The screens beside the table.

pub mod card_sets;
pub mod end;
pub mod exam;
mod field;
pub mod language;
pub mod learn;
mod menu_card;
pub mod new_game;
mod parts;
pub mod review;
pub mod rulebook;
mod scene;
pub mod settings;
pub mod title;

pub use crate::persist::Screen;
