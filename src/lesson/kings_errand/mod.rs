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
//!
//! Which lessons teach each rule; the exam asks for all of them:
//!
//! | rule | lessons |
//! | --- | --- |
//! | S1 | 1, 5 |
//! | S2 | 1 |
//! | S3 | 1, 10 |
//! | S4 | 1, 10 |
//! | S5 | 1, 10 |
//! | S6 | 1, 10 |
//! | S7 | 1 |
//! | C1 | 2, 12 |
//! | C2 | 2, 4, 12 |
//! | C3 | 2 |
//! | C4 | 2 |
//! | C5 | 2, 12 |
//! | D1 | 3, 4, 5, 6, 8, 12 |
//! | D2 | 4 |
//! | D3 | 4, 6 |
//! | D4 | 3, 8 |
//! | D5 | 3 |
//! | D6 | 6 |
//! | D7 | 5 |
//! | D8 | 8 |
//! | D9 | 6, 7, 8 |
//! | D10 | 3 |
//! | T1 | 9, 12 |
//! | T2 | 9 |
//! | T3 | 9 |
//! | T4 | 9 |
//! | T5 | 9 |
//! | N1 | 10, 12 |
//! | N2 | 10, 12 |
//! | N3 | 10, 12 |
//! | G1 | 1, 11 |
//! | G2 | 11 |

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
pub use evidence::{evidence, evidence_of_choice, evidence_of_round};
pub use example::{Example, Frame};
pub use goal::{Fact, Goal, Sight};
pub use mastery::{Day, Evidence, INTERVALS, Learnt, Level, Mastery};
pub use script::load_examples;
pub use stretch::{ScriptError, StepFault};
pub use target::Target;
pub use topic::Topic;
pub use tutor::{Lapse, Tutor, Verdict};
