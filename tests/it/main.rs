//! Integration tests, one module a subject.

#![expect(
    clippy::unwrap_used,
    reason = "helpers of tests may fail as loudly as tests do"
)]

mod baking;
mod card_sets;
mod cli;
mod cli_explain;
mod cli_simulate;
mod cli_usage;
mod coach;
mod drag;
mod exam;
mod exam_flow;
mod examples;
mod kings_errand;
mod lane;
mod lesson_flow;
mod lesson_texts;
mod lessons;
mod look;
mod motion;
mod random_input;
mod records;
mod review;
mod rulebook;
mod screens;
mod search;
mod session;
mod settings;
#[cfg(feature = "snapshots")]
mod snapshots;
mod table;
mod taking_back;
mod text;
mod thinking;
mod thoughts;
mod tidy;
mod ui_foundation;
mod window;
