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
    pub fn with(mut self, name: &'static str, value: impl Variable<'a>) -> Self {
        self.arguments.set(name, value.into_value());
        self
    }
}

/// What a variable of a message can be: a text or a number.
pub trait Variable<'a> {
    /// The value as the texts know it.
    fn into_value(self) -> FluentValue<'a>;
}

macro_rules! text_variables {
    ($($text:ty),*) => {
        $(impl<'a> Variable<'a> for $text {
            fn into_value(self) -> FluentValue<'a> {
                FluentValue::from(self)
            }
        })*
    };
}

text_variables!(String, &'a str, &'a String, Cow<'a, str>);

macro_rules! small_variables {
    ($($number:ty),*) => {
        $(impl<'a> Variable<'a> for $number {
            fn into_value(self) -> FluentValue<'a> {
                FluentValue::from(self)
            }
        })*
    };
}

small_variables!(u8, i8, u16, i16, u32, i32);

impl<'a> Variable<'a> for u64 {
    fn into_value(self) -> FluentValue<'a> {
        // Numbers of texts are floating-point: from here on one would be said in place of another. As
        // a text it is exact, and takes the last plural form, which is that of all large numbers.
        const EXACT: u64 = 1 << 53;
        if self <= EXACT {
            FluentValue::from(self)
        } else {
            FluentValue::from(self.to_string())
        }
    }
}

impl<'a> Variable<'a> for usize {
    fn into_value(self) -> FluentValue<'a> {
        (self as u64).into_value()
    }
}

macro_rules! fraction_variables {
    ($($number:ty),*) => {
        $(impl<'a> Variable<'a> for $number {
            fn into_value(self) -> FluentValue<'a> {
                // Plural rules know finite numbers only.
                if self.is_finite() {
                    FluentValue::from(self)
                } else {
                    FluentValue::from(self.to_string())
                }
            }
        })*
    };
}

fraction_variables!(f32, f64);

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
