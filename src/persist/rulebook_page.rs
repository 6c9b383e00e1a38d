//! The pages of the rulebook, by the names that the command line uses.

use std::fmt;
use std::str::FromStr;

use crate::rules::kings_errand::{Players, Rule};

/// A page of the rulebook. Written `d9`, `reasons`, `setup-3` and so on.
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub enum RulebookPage {
    /// One rule.
    Rule(Rule),
    /// Why actions expire.
    Reasons,
    /// What differs between the editions.
    Editions,
    /// How the real table is laid for so many players.
    Setup(Players),
    /// The 14 tasks.
    Tasks,
    /// What the cards are called.
    Words,
}

impl RulebookPage {
    /// Every page, in the order of the book.
    pub fn all() -> impl Iterator<Item = Self> {
        let rules = Rule::ALL.iter().copied().map(Self::Rule);
        let tables = Players::ALL.into_iter().map(Self::Setup);
        rules
            .chain([Self::Reasons, Self::Editions])
            .chain(tables)
            .chain([Self::Tasks, Self::Words])
    }

    /// The page after this one.
    #[must_use]
    pub fn next(self) -> Option<Self> {
        Self::all().skip_while(|&page| page != self).nth(1)
    }

    /// The page before this one.
    #[must_use]
    pub fn previous(self) -> Option<Self> {
        Self::all().take_while(|&page| page != self).last()
    }

    /// The number of the page, from 1.
    #[must_use]
    pub fn number(self) -> usize {
        Self::all().take_while(|&page| page != self).count() + 1
    }
}

impl Default for RulebookPage {
    /// The first page.
    fn default() -> Self {
        Self::Rule(Rule::S1)
    }
}

impl From<Rule> for RulebookPage {
    fn from(rule: Rule) -> Self {
        Self::Rule(rule)
    }
}

impl fmt::Display for RulebookPage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Rule(rule) => f.write_str(&rule.to_string().to_lowercase()),
            Self::Reasons => f.write_str("reasons"),
            Self::Editions => f.write_str("editions"),
            Self::Setup(players) => write!(f, "setup-{}", players.get()),
            Self::Tasks => f.write_str("tasks"),
            Self::Words => f.write_str("words"),
        }
    }
}

/// There is no page of this name.
#[derive(Clone, Debug, Eq, PartialEq, thiserror::Error)]
#[error("the rulebook has no page called {0:?}")]
pub struct UnknownPage(pub String);

impl FromStr for RulebookPage {
    type Err = UnknownPage;

    fn from_str(name: &str) -> Result<Self, Self::Err> {
        Self::all()
            .find(|page| page.to_string() == name.to_lowercase())
            .ok_or_else(|| UnknownPage(name.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pages_are_read_back_and_turned_to_both_ends() {
        for page in RulebookPage::all() {
            assert_eq!(page.to_string().parse(), Ok(page));
            assert_eq!(
                page.next().and_then(RulebookPage::previous),
                page.next().map(|_| page)
            );
        }
        assert_eq!("D9".parse(), Ok(RulebookPage::Rule(Rule::D9)));
        assert!("d11".parse::<RulebookPage>().is_err());
        assert_eq!(RulebookPage::default().previous(), None);
        assert_eq!(RulebookPage::Words.next(), None);
        assert_eq!(RulebookPage::Words.number(), RulebookPage::all().count());
    }
}
