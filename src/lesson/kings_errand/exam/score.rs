//! How an exam went.

use super::Exam;
use crate::rules::kings_errand::Rule;

/// How an exam went, question by question.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Score {
    /// The rule of each question, in the order of the exam, and whether it was answered right.
    pub by_rule: Vec<(Rule, bool)>,
}

impl Score {
    /// How many answers are right.
    #[must_use]
    pub fn right(&self) -> usize {
        self.by_rule.iter().filter(|(_, right)| *right).count()
    }

    /// The rules that were answered wrong, in the order of the rulebook.
    #[must_use]
    pub fn wrong(&self) -> Vec<Rule> {
        let wrong = self.by_rule.iter().filter(|(_, right)| !right);
        let mut rules: Vec<_> = wrong.map(|&(rule, _)| rule).collect();
        rules.sort();
        rules
    }
}

/// How the exam went with these answers: the place of the chosen one for each question, in order;
/// `None`, or no entry, for a question that was not answered, which is wrong.
#[must_use]
pub fn score(exam: &Exam, answers: &[Option<usize>]) -> Score {
    let given = answers.iter().copied().chain(std::iter::repeat(None));
    Score {
        by_rule: exam
            .questions
            .iter()
            .zip(given)
            .map(|(question, given)| (question.rule, given == Some(question.right)))
            .collect(),
    }
}
