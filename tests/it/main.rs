//! Integration tests, one module a subject.

#![expect(
    clippy::unwrap_used,
    reason = "helpers of tests may fail as loudly as tests do"
)]

mod baking;
mod by_keyboard;
mod card_sets;
mod cli;
mod cli_explain;
mod cli_simulate;
mod cli_usage;
mod coach;
mod colour_blindness;
mod drag;
mod exam;
mod exam_flow;
mod examples;
mod focus_flow;
mod history;
mod hostile;
mod kings_errand;
mod lane;
mod lesson_flow;
mod lesson_texts;
mod lessons;
mod look;
mod motion;
mod random_input;
mod records;
mod replay;
mod review;
mod rulebook;
mod saves;
mod screens;
mod search;
mod session;
mod settings;
#[cfg(feature = "snapshots")]
mod snapshots;
mod sound;
mod table;
mod taking_back;
mod text;
mod thinking;
mod thoughts;
mod tidy;
mod transcript;
mod ui_foundation;
mod walk;
mod window;
