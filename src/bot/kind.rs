//! Which bots there are, and their names.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::{Bot, Page, Random, Squire};
use crate::rules::kings_errand::KingsErrand;

/// A kind of bot, from the weakest on. Written `random`, `page` and so on.
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub enum BotKind {
    /// Uniform among the legal actions.
    Random,
    /// Random, but sensible.
    Page,
    /// Greedy.
    Squire,
}

impl BotKind {
    /// Every kind, from the weakest on.
    pub const ALL: [Self; 3] = [Self::Random, Self::Page, Self::Squire];

    /// The name in records and on the command line.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Page => "page",
            Self::Squire => "squire",
        }
    }

    /// A bot of this kind.
    #[must_use]
    pub fn make(self) -> Box<dyn Bot<KingsErrand>> {
        match self {
            Self::Random => Box::new(Random::default()),
            Self::Page => Box::new(Page::default()),
            Self::Squire => Box::new(Squire::default()),
        }
    }
}

impl fmt::Display for BotKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// There is no bot of this name.
#[derive(Clone, Debug, Eq, PartialEq, thiserror::Error)]
#[error("there is no bot called {0:?}")]
pub struct UnknownBot(pub String);

impl FromStr for BotKind {
    type Err = UnknownBot;

    fn from_str(name: &str) -> Result<Self, Self::Err> {
        Self::ALL
            .into_iter()
            .find(|kind| kind.name() == name)
            .ok_or_else(|| UnknownBot(name.to_owned()))
    }
}

impl Serialize for BotKind {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

impl<'de> Deserialize<'de> for BotKind {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?
            .parse()
            .map_err(serde::de::Error::custom)
    }
}
