//! How well somebody has learned each rule: what the help of the coach fades by.

use std::collections::BTreeMap;

use crate::rules::kings_errand::Rule;

/// How well each rule has been learned; nothing is known of a rule that is not in it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Learned(BTreeMap<Rule, f32>);

impl Learned {
    /// With these shares, from 0 to 1.
    #[must_use]
    pub fn new(shares: impl IntoIterator<Item = (Rule, f32)>) -> Self {
        Self(shares.into_iter().collect())
    }

    /// How well `rule` has been learned, from 0 to 1.
    #[must_use]
    pub fn share(&self, rule: Rule) -> f32 {
        self.0.get(&rule).copied().unwrap_or_default()
    }

    /// How well the least learned of `rules` has been learned; 0 where there is none.
    #[must_use]
    pub fn least(&self, rules: impl IntoIterator<Item = Rule>) -> f32 {
        let shares = rules.into_iter().map(|rule| self.share(rule));
        shares.min_by(f32::total_cmp).unwrap_or_default()
    }
}
