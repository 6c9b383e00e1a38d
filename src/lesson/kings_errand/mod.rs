//! Examples for "Im Auftrag des Königs": one for every rule, expiry reason and refusal.
//!
//! | file | subject |
//! | --- | --- |
//! | `topic` | what an example is about |
//! | `example` | an example, played: what its seat sees before and after |
//! | `script` | the files of `assets/examples/`, and how they are played |
//! | `cards` | the card set of all of them, frozen |

mod cards;
mod example;
mod script;
mod topic;

pub use cards::lesson_card_set;
pub use example::{Example, Frame};
pub use script::{ExampleError, load_examples};
pub use topic::Topic;
