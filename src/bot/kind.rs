//! Which bots there are, and their names.

use std::fmt;
use std::num::NonZeroUsize;
use std::str::FromStr;
use std::thread::available_parallelism;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::{Bot, Budget, Champion, Knight, Page, Random, Squire, UnknownBudget};
use crate::rules::kings_errand::KingsErrand;

/// How strong a bot is.
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub enum Level {
    /// Uniform among the legal actions.
    Random,
    /// Random, but sensible.
    Page,
    /// Greedy over its own turn.
    Squire,
    /// Plans the whole round.
    Knight,
    /// Searches worlds that fit what it knows.
    Champion,
}

impl Level {
    /// Every level, from the weakest on.
    pub const ALL: [Self; 5] = [
        Self::Random,
        Self::Page,
        Self::Squire,
        Self::Knight,
        Self::Champion,
    ];

    /// The name in records and on the command line.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Page => "page",
            Self::Squire => "squire",
            Self::Knight => "knight",
            Self::Champion => "champion",
        }
    }

    /// Whether it can have a temperament.
    #[must_use]
    pub const fn has_temperament(self) -> bool {
        !matches!(self, Self::Random)
    }
}

/// What a bot is fond of. It shows in play and costs little strength.
#[derive(Clone, Copy, Debug, Default, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub enum Temperament {
    /// Nothing in particular.
    #[default]
    Even,
    /// Tasks and Quests.
    Questing,
    /// Tournaments, and Swords and Lances for them.
    Jousting,
}

impl Temperament {
    /// Every temperament.
    pub const ALL: [Self; 3] = [Self::Even, Self::Questing, Self::Jousting];

    /// The name in records and on the command line; nothing for [`Self::Even`].
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Even => "",
            Self::Questing => "questing",
            Self::Jousting => "jousting",
        }
    }
}

/// A kind of bot. Written `random`, `squire`, `knight-jousting`, `champion:1000`,
/// `champion-questing:500ms`.
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub struct BotKind {
    /// How strong it is.
    pub level: Level,
    /// What it is fond of; always [`Temperament::Even`] for [`Level::Random`].
    pub temperament: Temperament,
    /// How much it may look at; always [`Budget::Usual`] but for [`Level::Champion`].
    pub budget: Budget,
}

impl BotKind {
    /// Uniform among the legal actions.
    pub const RANDOM: Self = Self::even(Level::Random);
    /// Random, but sensible.
    pub const PAGE: Self = Self::even(Level::Page);
    /// Greedy.
    pub const SQUIRE: Self = Self::even(Level::Squire);
    /// Plans the whole round.
    pub const KNIGHT: Self = Self::even(Level::Knight);
    /// Searches.
    pub const CHAMPION: Self = Self::even(Level::Champion);

    /// One kind of each level, from the weakest on.
    pub const LEVELS: [Self; 5] = [
        Self::RANDOM,
        Self::PAGE,
        Self::SQUIRE,
        Self::KNIGHT,
        Self::CHAMPION,
    ];

    /// Of this level, with no fondness and the usual budget.
    #[must_use]
    pub const fn even(level: Level) -> Self {
        Self {
            level,
            temperament: Temperament::Even,
            budget: Budget::Usual,
        }
    }

    /// The same with another temperament, if its level has one.
    #[must_use]
    pub const fn with_temperament(mut self, temperament: Temperament) -> Self {
        if self.level.has_temperament() {
            self.temperament = temperament;
        }
        self
    }

    /// The same with another budget, if it searches.
    #[must_use]
    pub const fn with_budget(mut self, budget: Budget) -> Self {
        if matches!(self.level, Level::Champion) {
            self.budget = budget;
        }
        self
    }

    /// A bot of this kind, which thinks with as many threads as there are processors.
    #[must_use]
    pub fn make(self) -> Box<dyn Bot<KingsErrand>> {
        self.make_with_threads(available_parallelism().map_or(1, NonZeroUsize::get))
    }

    /// A bot of this kind which leaves one processor to the window, so that the window stays quick
    /// while the bot thinks.
    #[must_use]
    pub fn make_beside_window(self) -> Box<dyn Bot<KingsErrand>> {
        self.make_with_threads(beside_window(available_parallelism().ok()))
    }

    /// A bot of this kind which thinks with so many threads: one, where games run side by side. How
    /// many there are changes what it does only if its budget is one of time.
    #[must_use]
    pub fn make_with_threads(self, threads: usize) -> Box<dyn Bot<KingsErrand>> {
        let temperament = self.temperament;
        match self.level {
            Level::Random => Box::new(Random::default()),
            Level::Page => Box::new(Page::new(temperament)),
            Level::Squire => Box::new(Squire::new(temperament)),
            Level::Knight => Box::new(Knight::new(temperament)),
            Level::Champion => Box::new(Champion::new(temperament, self.budget, threads)),
        }
    }
}

/// How many threads may think where there are so many processors and a window.
fn beside_window(processors: Option<NonZeroUsize>) -> usize {
    processors
        .map_or(1, NonZeroUsize::get)
        .saturating_sub(1)
        .max(1)
}

impl fmt::Display for BotKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.level.name())?;
        if self.temperament != Temperament::Even {
            write!(f, "-{}", self.temperament.name())?;
        }
        if self.budget != Budget::Usual {
            write!(f, ":{}", self.budget)?;
        }
        Ok(())
    }
}

/// Why a name is that of no bot.
#[derive(Clone, Debug, Eq, PartialEq, thiserror::Error)]
pub enum UnknownBot {
    /// There is no bot of this name.
    #[error("there is no bot called {0:?}")]
    Name(String),
    /// There is one, but what stands after the colon does not say how long it may search.
    #[error("{bot:?}: {source}")]
    Budget {
        /// The whole name.
        bot: String,
        /// What is wrong with the part after the colon.
        source: UnknownBudget,
    },
    /// There is one, but it does not search: there is nothing to say about how long.
    #[error("{0:?}: only {champion} can be told how long to search", champion = Level::Champion.name())]
    NoSearch(String),
}

impl FromStr for BotKind {
    type Err = UnknownBot;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let (name, budget) = match text.split_once(':') {
            Some((name, budget)) => (name, Some(budget)),
            None => (text, None),
        };
        let unknown = || UnknownBot::Name(text.to_owned());
        let (level, fond) = match name.split_once('-') {
            Some((level, fond)) => (level, Some(fond)),
            None => (name, None),
        };
        let level = Level::ALL.into_iter().find(|it| it.name() == level);
        let level = level.ok_or_else(unknown)?;
        let temperament = match fond {
            Some(fond) => Temperament::ALL
                .into_iter()
                .find(|it| !it.name().is_empty() && it.name() == fond)
                .filter(|_| level.has_temperament())
                .ok_or_else(unknown)?,
            None => Temperament::Even,
        };
        let kind = Self::even(level).with_temperament(temperament);
        let Some(budget) = budget else {
            return Ok(kind);
        };
        if level != Level::Champion {
            return Err(UnknownBot::NoSearch(text.to_owned()));
        }
        match budget.parse() {
            Ok(budget) => Ok(kind.with_budget(budget)),
            Err(source) => Err(UnknownBot::Budget {
                bot: text.to_owned(),
                source,
            }),
        }
    }
}

impl Serialize for BotKind {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for BotKind {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?
            .parse()
            .map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_processor_is_left_to_the_window_if_there_are_several() {
        let threads = |processors| beside_window(NonZeroUsize::new(processors));
        assert_eq!([0, 1, 2, 8].map(threads), [1, 1, 1, 7]);
    }
}
