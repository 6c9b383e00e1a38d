//! How much the coach helps a person at the table.

use serde::de::{Error, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// How much the coach is to help, as it was chosen.
#[derive(Clone, Copy, Debug, Default, Eq, Hash, PartialEq)]
pub enum CoachLevel {
    /// Not at all.
    #[default]
    Off,
    /// It answers when it is asked.
    Quiet,
    /// It also speaks up by itself.
    Full,
    /// It speaks up by itself about rules that have not been learned yet.
    ByMastery,
}

impl CoachLevel {
    /// What somebody gets who has not chosen: help that goes as the rules are learned.
    pub const USUAL: Self = Self::ByMastery;

    /// Every level, the one with the least help first.
    pub const ALL: [Self; 4] = [Self::Off, Self::Quiet, Self::ByMastery, Self::Full];

    /// What stands for it in files.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Off => "off",
            Self::Quiet => "quiet",
            Self::Full => "full",
            Self::ByMastery => "by_mastery",
        }
    }

    /// Whether there is a coach at all.
    #[must_use]
    pub const fn is_on(self) -> bool {
        !matches!(self, Self::Off)
    }

    /// What is shown where somebody has learned the rules in question up to `mastery`, from 0 to 1.
    #[must_use]
    pub fn help(self, mastery: f32) -> Help {
        let speaks = |until: f32| match self {
            Self::Off | Self::Quiet => false,
            Self::Full => true,
            Self::ByMastery => mastery < until,
        };
        Help {
            hint: self.is_on(),
            beckons: speaks(BECKONS_UNTIL),
            warns: speaks(WARNS_UNTIL),
            looks_back: speaks(LOOKS_BACK_UNTIL),
        }
    }
}

/// The coach stops beckoning first, then warning, and goes on looking back for longest: what has been
/// lost teaches most.
const BECKONS_UNTIL: f32 = 0.4;
const WARNS_UNTIL: f32 = 0.7;
const LOOKS_BACK_UNTIL: f32 = 0.9;

/// What a coach does.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a kind of help of its own"
)]
pub struct Help {
    /// It gives a hint when it is asked.
    pub hint: bool,
    /// It shows by itself that a hint would help.
    pub beckons: bool,
    /// It warns before something is lost for good.
    pub warns: bool,
    /// It looks back at what was lost in a round.
    pub looks_back: bool,
}

impl Serialize for CoachLevel {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.key())
    }
}

/// Older files say whether there is a coach at all.
impl<'de> Deserialize<'de> for CoachLevel {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Level;
        impl Visitor<'_> for Level {
            type Value = CoachLevel;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("how much the coach helps")
            }

            fn visit_bool<E: Error>(self, on: bool) -> Result<CoachLevel, E> {
                Ok(if on {
                    CoachLevel::ByMastery
                } else {
                    CoachLevel::Off
                })
            }

            fn visit_str<E: Error>(self, key: &str) -> Result<CoachLevel, E> {
                let mut levels = CoachLevel::ALL.into_iter();
                // A level that this program does not know is still a coach.
                Ok(levels
                    .find(|level| level.key() == key)
                    .unwrap_or(CoachLevel::ByMastery))
            }
        }
        deserializer.deserialize_any(Level)
    }
}
