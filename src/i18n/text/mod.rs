//! Types as text: each game's own, and what all games share.

mod file;
pub mod kings_errand;

pub use file::{file_details, file_error};
