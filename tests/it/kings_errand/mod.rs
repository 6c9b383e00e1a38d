//! The rules of "Im Auftrag des Königs", one file per chapter of `rules.md`.
//!
//! A test of a rule carries the id of the rule at the start of its name.

mod blunders;
mod bots;
mod carrying_out;
mod choosing;
mod endings;
pub(crate) mod explanations;
mod game_end;
mod information;
mod laws;
mod lines;
mod new_round;
mod plan;
mod quests;
mod reasons;
mod refusals;
mod rule_ids;
mod same_moves;
mod setup;
mod speed;
pub(crate) mod support;
mod test_cards;
mod tournament;
pub(crate) mod walk;
