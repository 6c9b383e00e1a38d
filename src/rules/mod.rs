//! The rules engine: no text, no files, no clock, no threads, no screen.

pub mod kings_errand;
