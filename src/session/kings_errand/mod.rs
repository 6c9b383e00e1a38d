//! What is shown and told about games of "Im Auftrag des Königs" beside the game itself.
//!
//! | file | subject |
//! | --- | --- |
//! | `advice` | what a Knight would do in somebody's place |
//! | `again` | a past turn, as it was seen |
//! | `trial` | a turn that is tried in a sandbox |
//! | `last_chance` | what somebody is about to lose |
//! | `learned` | how well somebody has learned each rule |
//! | `mistakes` | what went wrong where nothing is marked |
//! | `motive` | what a move of a bot was good for |
//! | `purpose` | finds it |
//! | `reasoning` | why a bot did what it did, as far as a viewer may know it |
//! | `review` | what went wrong, round by round |
//! | `story` | what the end tells of a game |

mod advice;
mod again;
mod last_chance;
mod learned;
mod mistakes;
mod motive;
mod purpose;
mod reasoning;
mod review;
pub mod story;
mod trial;

pub use advice::{Advice, advise};
pub use last_chance::{Loss, last_chance};
pub use learned::Learned;
pub use mistakes::Mistake;
pub use motive::{Goal, Knew, Motive, Need, Offering, Readiness};
pub use reasoning::{Balance, Deed, Difficulty, Draw, Reasoning};
pub use review::{Cost, Mishap, Review, RoundReview, SeatReview};
pub use trial::{Trial, TrialStart};
