//! How long a search may take.

use std::fmt;
use std::num::NonZeroU32;
use std::str::FromStr;
use std::time::Duration;

/// How much a search may look at. Written `1000` (iterations) or `500ms`; the default is written as
/// nothing.
#[derive(Clone, Copy, Debug, Default, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub enum Budget {
    /// [`Self::ITERATIONS`], and [`Self::TIME`] at most.
    #[default]
    Usual,
    /// So many iterations, however long they take: the same choice on every machine.
    Iterations(NonZeroU32),
    /// As many as there are in so many milliseconds.
    Milliseconds(NonZeroU32),
}

impl Budget {
    /// Iterations a decision by default.
    pub const ITERATIONS: u32 = 2_000;
    /// Time a decision by default, at most.
    pub const TIME: Duration = Duration::from_millis(50);
    /// The most iterations and milliseconds that can be asked for: a search of more would not end
    /// while anybody waits.
    pub const MOST: u32 = 10_000_000;

    /// The most iterations.
    #[must_use]
    pub const fn iterations(self) -> u32 {
        match self {
            Self::Usual => Self::ITERATIONS,
            Self::Iterations(iterations) => iterations.get(),
            Self::Milliseconds(_) => Self::MOST,
        }
    }

    /// The most time; `None` if only iterations count.
    #[must_use]
    pub const fn time(self) -> Option<Duration> {
        match self {
            Self::Usual => Some(Self::TIME),
            Self::Iterations(_) => None,
            Self::Milliseconds(milliseconds) => {
                Some(Duration::from_millis(milliseconds.get() as u64))
            }
        }
    }
}

impl fmt::Display for Budget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Usual => Ok(()),
            Self::Iterations(iterations) => write!(f, "{iterations}"),
            Self::Milliseconds(milliseconds) => write!(f, "{milliseconds}ms"),
        }
    }
}

/// Neither a number of iterations nor one of milliseconds, or not from 1 to [`Budget::MOST`].
#[derive(Clone, Debug, Eq, PartialEq, thiserror::Error)]
#[error("{0:?} is neither a number of iterations, such as 1000, nor one of milliseconds, such as 500ms, from 1 to {most}", most = Budget::MOST)]
pub struct UnknownBudget(pub String);

impl FromStr for Budget {
    type Err = UnknownBudget;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let number = |digits: &str| {
            let plain = digits.bytes().all(|digit| digit.is_ascii_digit());
            let number: NonZeroU32 = digits.parse().ok().filter(|_| plain)?;
            (number.get() <= Self::MOST).then_some(number)
        };
        match text.strip_suffix("ms") {
            Some(digits) => number(digits).map(Self::Milliseconds),
            None => number(text).map(Self::Iterations),
        }
        .ok_or_else(|| UnknownBudget(text.to_owned()))
    }
}
