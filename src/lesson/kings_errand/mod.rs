//! Examples for "Im Auftrag des Königs": one for every rule, expiry reason and refusal.
//!
//! | file | subject |
//! | --- | --- |
//! | `topic` | what an example is about |
//! | `example` | an example, played: what its seat sees before and after |
//! | `script` | the files of `assets/examples/` |
//! | `stretch` | games on their way, which examples and lessons begin with |
//! | `cards` | the card set of all of them, frozen |

mod cards;
mod example;
mod script;
mod stretch;
mod topic;

pub use cards::lesson_card_set;
pub use example::{Example, Frame};
pub use script::load_examples;
pub use stretch::{ScriptError, StepFault};
pub use topic::Topic;
