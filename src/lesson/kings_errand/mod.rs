//! Examples, lessons and the exam for "Im Auftrag des Königs".
//!
//! | file | subject |
//! | --- | --- |
//! | `course` | lessons as they are written: steps with goals |
//! | `goal` | when a step is done |
//! | `target` | what a guide points at |
//! | `tutor` | leads a learner through a lesson |
//! | `topic` | what an example is about |
//! | `example` | an example, played: what its seat sees before and after |
//! | `script` | the files of `assets/examples/` |
//! | `stretch` | games on their way, which examples and lessons begin with |
//! | `cards` | the card set of all of them, frozen |
//! | `exam` | twenty generated questions |
//! | `mastery` | how well each rule is known, and when to ask about it again |
//! | `evidence` | what a round that was played says about that |

mod cards;
mod course;
mod evidence;
pub mod exam;
mod example;
mod goal;
mod mastery;
mod script;
mod stretch;
mod target;
mod topic;
mod tutor;

pub use cards::lesson_card_set;
pub use course::{Lesson, Step, Wrong};
pub use evidence::{evidence, evidence_of_choice};
pub use example::{Example, Frame};
pub use goal::{Fact, Goal, Sight};
pub use mastery::{Day, Evidence, INTERVALS, Learnt, Level, Mastery};
pub use script::load_examples;
pub use stretch::{ScriptError, StepFault};
pub use target::Target;
pub use topic::Topic;
pub use tutor::{Lapse, Tutor, Verdict};
