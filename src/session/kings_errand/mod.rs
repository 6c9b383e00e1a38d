//! What is shown and told about games of "Im Auftrag des Königs" beside the game itself.
//!
//! | file | subject |
//! | --- | --- |
//! | `again` | a past turn, as it was seen |
//! | `trial` | a turn that is tried in a sandbox |
//! | `motive` | what a move of a bot was good for |
//! | `purpose` | finds it |
//! | `reasoning` | why a bot did what it did, as far as a viewer may know it |
//! | `review` | what went wrong, round by round |

mod again;
mod motive;
mod purpose;
mod reasoning;
mod review;
mod trial;

pub use motive::{Goal, Knew, Motive, Need, Offering, Readiness};
pub use reasoning::{Balance, Deed, Difficulty, Draw, Reasoning};
pub use review::{Cost, Mishap, Review, RoundReview, SeatReview};
pub use trial::{Trial, TrialStart};
