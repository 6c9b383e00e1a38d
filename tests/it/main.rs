//! Integration tests.

mod ui_foundation;
