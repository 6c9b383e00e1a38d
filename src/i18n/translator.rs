//! Messages in one language.

use std::borrow::Cow;
use std::sync::OnceLock;

use fluent::concurrent::FluentBundle;
use fluent::{FluentArgs, FluentResource, FluentValue};
use intl_memoizer::concurrent::IntlLangMemoizer;

use super::language::identifier;
use super::{Language, Message};

/// The texts of one language: name of the file without `.ftl`, and what it says.
type Sources = &'static [(&'static str, &'static str)];

macro_rules! sources {
    ($language:literal) => {
        &[
            source!($language, "app"),
            source!($language, "card_set"),
            source!($language, "card_sets"),
            source!($language, "cli"),
            source!($language, "coach"),
            source!($language, "exam"),
            source!($language, "examples"),
            source!($language, "explain"),
            source!($language, "history"),
            source!($language, "kings_errand"),
            source!($language, "learn"),
            source!($language, "lessons"),
            source!($language, "plan"),
            source!($language, "review"),
            source!($language, "rulebook"),
            source!($language, "rules"),
            source!($language, "screens"),
            source!($language, "settings"),
            source!($language, "table"),
            source!($language, "thought"),
            source!($language, "why"),
        ]
    };
}

macro_rules! source {
    ($language:literal, $name:literal) => {
        (
            $name,
            include_str!(concat!("../../i18n/", $language, "/", $name, ".ftl")),
        )
    };
}

impl Language {
    /// The texts of this language, embedded in the program: name of each file, and what it says.
    #[must_use]
    pub const fn sources(self) -> &'static [(&'static str, &'static str)] {
        const DE: Sources = sources!("de");
        const EN: Sources = sources!("en");
        const CS: Sources = sources!("cs");
        match self {
            Self::De => DE,
            Self::En => EN,
            Self::Cs => CS,
        }
    }
}

/// Puts messages into words. To switch the language, make another one.
pub struct Translator {
    language: Language,
    bundle: FluentBundle<FluentResource>,
    /// English for what the language lacks, made when something is lacking: tests see to it that
    /// nothing is.
    english: OnceLock<Box<FluentBundle<FluentResource>>>,
    /// German, made when it is first asked for.
    printed: OnceLock<Box<Self>>,
}

impl Translator {
    /// The translator into `language`.
    #[must_use]
    pub fn new(language: Language) -> Self {
        Self {
            language,
            bundle: bundle(language),
            english: OnceLock::new(),
            printed: OnceLock::new(),
        }
    }

    /// The translator into German, the language that is printed on the cards.
    #[must_use]
    pub fn printed(&self) -> &Self {
        if self.language == Language::De {
            return self;
        }
        self.printed
            .get_or_init(|| Box::new(Self::new(Language::De)))
    }

    /// For tests: English with accents and a third longer, so that text which is cut off, or which
    /// comes from nowhere, is seen at once.
    #[must_use]
    pub fn pseudo() -> Self {
        let mut translator = Self::new(Language::En);
        translator.bundle.set_transform(Some(stretch));
        translator
    }

    /// The language.
    #[must_use]
    pub const fn language(&self) -> Language {
        self.language
    }

    /// A message without variables.
    #[must_use]
    pub fn text(&self, id: &'static str) -> String {
        self.find(id, None, None)
    }

    /// A form of a message, such as `at` of a location. Without variables.
    #[must_use]
    pub fn attribute(&self, id: &'static str, attribute: &'static str) -> String {
        self.find(id, Some(attribute), None)
    }

    /// A message with its variables.
    #[must_use]
    #[expect(
        clippy::needless_pass_by_value,
        reason = "a message is made to be said once"
    )]
    pub fn format(&self, message: Message<'_>) -> String {
        self.find(&message.id, None, Some(&message.arguments))
    }

    /// A form of a message, with its variables.
    #[must_use]
    #[expect(
        clippy::needless_pass_by_value,
        reason = "a message is made to be said once"
    )]
    pub fn format_attribute(&self, message: Message<'_>, attribute: &'static str) -> String {
        self.find(&message.id, Some(attribute), Some(&message.arguments))
    }

    /// The language says it, or else English. A text that is nowhere is a mistake of ours: tests
    /// stop at it, people see the id in brackets rather than nothing.
    fn find(
        &self,
        id: &str,
        attribute: Option<&str>,
        arguments: Option<&FluentArgs<'_>>,
    ) -> String {
        if let Some(text) = say(&self.bundle, id, attribute, arguments) {
            return text;
        }
        let english = || Box::new(bundle(Language::En));
        if self.language != Language::En
            && let Some(text) = say(self.english.get_or_init(english), id, attribute, arguments)
        {
            return text;
        }
        debug_assert!(false, "there is no message {id} {attribute:?}");
        format!("[{id}]")
    }
}

/// What `bundle` says; `None` if it has no such text.
fn say(
    bundle: &FluentBundle<FluentResource>,
    id: &str,
    attribute: Option<&str>,
    arguments: Option<&FluentArgs<'_>>,
) -> Option<String> {
    let message = bundle.get_message(id)?;
    let pattern = match attribute {
        None => message.value()?,
        Some(name) => message.get_attribute(name)?.value(),
    };
    let mut errors = Vec::new();
    let text = bundle.format_pattern(pattern, arguments, &mut errors);
    debug_assert!(errors.is_empty(), "{id} {attribute:?}: {errors:?}");
    Some(text.into_owned())
}

impl std::fmt::Debug for Translator {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Translator").field(&self.language).finish()
    }
}

/// A test reads every file, so neither kind of error below can reach people; what is sound is kept.
fn bundle(language: Language) -> FluentBundle<FluentResource> {
    let mut bundle = FluentBundle::new_concurrent(vec![identifier(language)]);
    // The marks would show as boxes: the fonts have no picture for them.
    bundle.set_use_isolating(false);
    let added = bundle.add_builtins();
    debug_assert!(added.is_ok(), "{added:?}");
    bundle.set_formatter(Some(match language {
        Language::De | Language::Cs => decimal_comma,
        Language::En => decimal_point,
    }));
    for (name, source) in language.sources() {
        let resource = match FluentResource::try_new((*source).to_owned()) {
            Ok(resource) => resource,
            Err((resource, errors)) => {
                debug_assert!(false, "{language:?} {name}: {errors:?}");
                resource
            }
        };
        let added = bundle.add_resource(resource);
        debug_assert!(added.is_ok(), "{language:?} {name}: {added:?}");
    }
    bundle
}

/// `NUMBER` of this library knows no locale and no upper limit of digits.
fn digits(value: &FluentValue<'_>) -> Option<String> {
    let FluentValue::Number(number) = value else {
        return None;
    };
    let mut number = number.clone();
    if let Some(most) = number.options.maximum_fraction_digits {
        let scale = 10f64.powi(i32::try_from(most).unwrap_or(0));
        number.value = (number.value * scale).round() / scale;
    }
    Some(number.as_string().into_owned())
}

fn decimal_point(value: &FluentValue<'_>, _: &IntlLangMemoizer) -> Option<String> {
    digits(value)
}

fn decimal_comma(value: &FluentValue<'_>, _: &IntlLangMemoizer) -> Option<String> {
    digits(value).map(|digits| digits.replace('.', ","))
}

fn stretch(text: &str) -> Cow<'_, str> {
    let mut stretched = String::with_capacity(text.len() * 2);
    for letter in text.chars() {
        match letter {
            'a' => stretched.push_str("áá"),
            'e' => stretched.push_str("éě"),
            'i' => stretched.push('í'),
            'o' => stretched.push_str("öó"),
            'u' => stretched.push_str("üů"),
            'c' => stretched.push('č'),
            's' => stretched.push('š'),
            other => stretched.push(other),
        }
    }
    Cow::Owned(stretched)
}
