//! Integration tests, one module a subject.

mod card_sets;
mod text;
mod tidy;
