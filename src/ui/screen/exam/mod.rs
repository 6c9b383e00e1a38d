//! The exam: a question at the table or on a page of its own, and how it all went.
//!
//! | file | subject |
//! | --- | --- |
//! | `asked` | a question with its answers, and what is said to the one that was given |
//! | `answers` | the answers |
//! | `head` | the number of the question, the questions as marks, the way out |
//! | `mistakes` | what was answered wrong, with the right answers and the ways to the rules |
//! | `result` | how it went |

mod answers;
mod asked;
mod head;
mod mistakes;
mod result;

pub use asked::Asked;
pub use result::show as result;

/// The Tab stops.
mod regions {
    use crate::ui::Region;

    pub(super) const ANSWERS: Region = Region(0);
    pub(super) const SAID: Region = Region(1);
    // What lies on the table comes between, with numbers of its own.
    pub(super) const BAR: Region = Region(100);
}

/// What is wanted in an exam.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum ExamCommand {
    /// Go on with the exam, or begin one.
    Open,
    /// Go on with the review, or begin one with the rules that are due.
    Review,
    /// Give the answer with this number, from 0.
    Answer(usize),
    /// Go on to the next question, or to how it went.
    Next,
    /// Begin another one of the same kind.
    Again,
    /// Back to the lessons; the exam stays open.
    Leave,
}
