//! Types as text: each game's own, and what all games share.

mod date;
mod file;
mod history;
pub mod kings_errand;
mod record;

pub use date::Date;
pub use file::{file_details, file_error};
pub use history::{flaw, import_report};
pub use record::record_fault;
