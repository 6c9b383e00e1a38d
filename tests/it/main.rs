//! Integration tests.

mod kings_errand;
