//! "Im Auftrag des Königs" in words. Every variant of the engine's types has its message.
//!
//! | file | subject |
//! | --- | --- |
//! | `names` | cards, places, virtues, editions, phases, seats; counts |
//! | `help` | what a card or place is for |
//! | `narrator` | who is "you", and what the others are called |
//! | `event` | the log |
//! | `status` | the line that says what is expected now |
//! | `reason` | why a card expires |
//! | `refusal` | why an action is refused |
//! | `explain` | the one cause that decides, whether anything helps, who could have known |
//! | `better` | whole turns, and what is different in a better one |
//! | `coach` | what the coach says |
//! | `thought` | why a bot did what it did |
//! | `example` | what an example shows |
//! | `exam`, `exam_why` | questions and answers of the exam, and why the right ones are right |
//! | `card_sets` | each figure of a card set, and what is wrong with its file |
//! | `fault` | what is wrong with a card set |
//! | `rule` | titles and summaries of the rules |
//! | `rulebook` | what the rulebook says beside them |

mod better;
pub mod card_sets;
mod coach;
mod event;
mod exam;
mod exam_why;
mod example;
mod explain;
mod fault;
pub mod help;
pub mod names;
mod narrator;
mod reason;
mod refusal;
mod rule;
pub mod rulebook;
mod status;
mod thought;

pub use example::example;
pub use fault::{fault, fault_advice};
pub use narrator::Narrator;
pub use rule::{rule_summary, rule_title};
