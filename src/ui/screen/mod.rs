//! The screens beside the table.

mod axes;
pub mod card_sets;
pub mod end;
pub mod exam;
mod field;
pub mod history;
pub mod language;
pub mod learn;
mod menu_card;
pub mod new_game;
mod parts;
pub mod review;
pub mod rulebook;
mod scene;
pub mod settings;
mod shields;
pub mod title;

pub use crate::persist::Screen;
