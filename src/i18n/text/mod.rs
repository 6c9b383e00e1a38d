//! Types as text: each game's own, and what all games share.

pub mod kings_errand;
