//! What is shown and told about games of "Im Auftrag des Königs" beside the game itself.
//!
//! | file | subject |
//! | --- | --- |
//! | `again` | a past turn, as it was seen |
//! | `trial` | a turn that is tried in a sandbox |
//! | `review` | what went wrong, round by round |

mod again;
mod review;
mod trial;

pub use review::{Cost, Mishap, Review, RoundReview, SeatReview};
pub use trial::{Trial, TrialStart};
