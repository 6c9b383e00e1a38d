//! What an example is about.

use serde::Deserialize;

use crate::rules::kings_errand::{Reason, RefusalKind, Rule};

/// What an example is about; written `rule(D9)`, `reason(no_book)`, `refusal(too_far)`.
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Topic {
    /// A rule at work.
    Rule(Rule),
    /// Why a card expires.
    Reason(Reason),
    /// Why an action is refused.
    Refusal(RefusalKind),
}

impl Topic {
    /// Everything that has an example: rules, then reasons, then refusals.
    pub fn all() -> impl Iterator<Item = Self> {
        let rules = Rule::ALL.iter().copied().map(Self::Rule);
        let reasons = Reason::ALL.iter().copied().map(Self::Reason);
        let refusals = RefusalKind::ALL.iter().copied().map(Self::Refusal);
        rules.chain(reasons).chain(refusals)
    }
}
