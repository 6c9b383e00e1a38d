//! The languages of the app.

use fluent_langneg::{NegotiationStrategy, negotiate_languages};
use serde::{Deserialize, Serialize};
use unic_langid::{LanguageIdentifier, langid};

/// A language that the app speaks.
#[derive(
    Clone, Copy, Debug, Default, Eq, Hash, Ord, PartialEq, PartialOrd, Serialize, Deserialize,
)]
#[serde(rename_all = "snake_case")]
pub enum Language {
    /// German.
    De,
    /// English, the language of last resort.
    #[default]
    En,
    /// Czech.
    Cs,
}

impl Language {
    /// Every language, in the order in which they are offered.
    pub const ALL: [Self; 3] = [Self::De, Self::En, Self::Cs];

    /// The code, such as `de`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::De => "de",
            Self::En => "en",
            Self::Cs => "cs",
        }
    }

    /// The name in the language itself. It is the same in every language, so it is no message.
    #[must_use]
    pub const fn own_name(self) -> &'static str {
        match self {
            Self::De => "Deutsch",
            Self::En => "English",
            Self::Cs => "Čeština",
        }
    }

    /// The language with this code.
    #[must_use]
    pub fn from_code(code: &str) -> Option<Self> {
        Self::ALL
            .into_iter()
            .find(|language| language.code() == code)
    }

    /// The language that fits the system best; English if none does.
    #[must_use]
    pub fn detect() -> Self {
        Self::negotiate(sys_locale::get_locales())
    }

    /// The language that fits the locales asked for best, the most wanted first; English if none
    /// does. What is no locale (such as `C`) is passed over.
    #[must_use]
    pub fn negotiate<L: AsRef<str>>(requested: impl IntoIterator<Item = L>) -> Self {
        let requested: Vec<LanguageIdentifier> = requested
            .into_iter()
            .filter_map(|locale| locale.as_ref().parse().ok())
            .collect();
        let available = Self::ALL.map(identifier);
        negotiate_languages(
            &requested,
            &available,
            Some(&identifier(Self::En)),
            NegotiationStrategy::Filtering,
        )
        .first()
        .and_then(|best| Self::from_code(best.language.as_str()))
        .unwrap_or_default()
    }
}

/// Not a method: the macro expands to unsafe code, which a type read by serde must not have.
pub(super) fn identifier(language: Language) -> LanguageIdentifier {
    match language {
        Language::De => langid!("de"),
        Language::En => langid!("en"),
        Language::Cs => langid!("cs"),
    }
}
