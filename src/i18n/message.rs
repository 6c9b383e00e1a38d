//! A message: an id and the variables of its text.

use std::borrow::Cow;

use fluent::{FluentArgs, FluentValue};

/// A message by its id, with everything that its text needs.
///
/// Made by [`message!`](crate::message); put into words by
/// [`Translator::format`](super::Translator::format).
#[derive(Debug)]
pub struct Message<'a> {
    pub(super) id: Cow<'static, str>,
    pub(super) arguments: FluentArgs<'a>,
}

impl<'a> Message<'a> {
    /// The message with this id and no variables yet.
    #[must_use]
    pub fn new(id: &'static str) -> Self {
        Self {
            id: Cow::Borrowed(id),
            arguments: FluentArgs::new(),
        }
    }

    /// The message with an id that comes from data, such as a lesson.
    #[must_use]
    pub fn named(id: String) -> Self {
        Self {
            id: Cow::Owned(id),
            arguments: FluentArgs::new(),
        }
    }

    /// The message with one more variable. A number picks the plural form by itself.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<FluentValue<'a>>) -> Self {
        let mut value = value.into();
        // Plural rules know finite numbers only.
        if let FluentValue::Number(number) = &value
            && !number.value.is_finite()
        {
            value = FluentValue::from(number.value.to_string());
        }
        self.arguments.set(name, value);
        self
    }
}

/// A `Message`: `message!("event-rode", name = "Emrys", distance = 2)`.
#[macro_export]
macro_rules! message {
    ($id:literal $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::i18n::Message::new($id)$(.with(stringify!($name), $value))*
    };
}

/// Marks a literal as the id of a message, for tables of ids.
#[macro_export]
macro_rules! id {
    ($id:literal) => {
        $id
    };
}
