//! Integration tests, one module a subject.

mod card_sets;
mod records;
mod screens;
mod session;
mod text;
mod tidy;
mod ui_foundation;
