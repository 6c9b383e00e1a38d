//! What people read: German, English and Czech, all of it in the `.ftl` files of `i18n/`.
//!
//! Code names a message by its id, as a literal in one of three places that the tests look for:
//! `translator.text("id")`, `message!("id", name = value)` and `id!("id")`. Sentences are never put
//! together from pieces: a message holds the whole sentence, and a name comes to it in the form that
//! the sentence needs (an attribute such as `location-moon-lake.to`).
//!
//! | file | subject |
//! | --- | --- |
//! | `language` | the languages, and which one the system asks for |
//! | `message` | an id with its variables |
//! | `translator` | the bundles: formatting, fallback to English, decimal comma |
//! | `list` | "a, b and c" |
//! | `text` | engine types as messages, one folder for each game |

mod language;
mod list;
mod message;
pub mod text;
mod translator;

pub use language::Language;
pub use message::{Message, Variable};
pub use translator::Translator;
