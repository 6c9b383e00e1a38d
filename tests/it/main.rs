//! Integration tests.

mod text;
