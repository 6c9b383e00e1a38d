//! Everything that is kept in files: card sets, records, saved games, settings, and where they lie.
//!
//! | file | subject |
//! | --- | --- |
//! | `card_set_file` | a card set with the source of every figure (RON) |

pub mod card_set_file;

pub use card_set_file::{
    CardSetFile, CardSetFileError, FaultAt, Provenance, Sourced, embedded_card_set,
};
