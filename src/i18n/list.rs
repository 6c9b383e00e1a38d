//! Lists of names in a sentence.

use super::Translator;
use crate::message;

impl Translator {
    /// "a, b and c"; empty for nothing.
    #[must_use]
    pub fn list_and(&self, items: &[String]) -> String {
        self.list(items, |rest, last| {
            message!("list-and", rest = rest, last = last)
        })
    }

    /// "a, b or c"; empty for nothing.
    #[must_use]
    pub fn list_or(&self, items: &[String]) -> String {
        self.list(items, |rest, last| {
            message!("list-or", rest = rest, last = last)
        })
    }

    fn list(
        &self,
        items: &[String],
        join: impl Fn(String, String) -> super::Message<'static>,
    ) -> String {
        match items {
            [] => String::new(),
            [only] => only.clone(),
            [rest @ .., last] => self.format(join(rest.join(", "), last.clone())),
        }
    }
}
