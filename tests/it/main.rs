//! Integration tests.

mod card_sets;
