//! Tafelrunde: learn and play the card game "Im Auftrag des Königs".

pub mod bot;
pub mod cli;
pub mod i18n;
pub mod persist;
pub mod rules;
pub mod session;
pub mod ui;
