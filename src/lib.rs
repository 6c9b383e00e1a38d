//! Tafelrunde: learn and play the card game "Im Auftrag des Königs".
//!
//! # Code map
//!
//! | folder | what | knows |
//! | --- | --- | --- |
//! | [`rules`] | the engine: a game as a tree, views, worlds guessed from them, the turn search | nothing |
//! | [`bot`] | players that are not people | `rules` |
//! | [`session`] | [`session::Match`], the sole owner of a game's true state; undo; who plays | `rules`, `bot` |
//! | [`lesson`] | what is taught, as data: examples, lessons, the exam, how well each rule is known | `rules`, `bot`, `session` |
//! | [`persist`] | card sets, records, saved games, settings, progress | all of these |
//! | [`i18n`] | German, English and Czech; every engine type as a message | all of these |
//! | [`cli`] | headless: simulate, replay, check a card set | all below `ui` |
//! | [`ui`] | the window: app, screens, table, widgets, themes, pictures | all below `cli` |
//!
//! `main` parses the command line and opens the window; nothing else.
//!
//! # Where to start reading
//!
//! - The contract of every game: [`rules::Game`]. This one: [`rules::kings_errand`].
//! - A seat's own turn, on which legality, resolution, search and reasons rest:
//!   [`rules::kings_errand::Situation`] and [`rules::kings_errand::conditions`].
//! - What a seat may know: [`rules::kings_errand::View`].
//! - One frame of the window: [`ui::app::App::step`], then [`ui::app::App::paint`].
//!
//! # Invariants
//!
//! Architecture invariant: `rules` names no text, file, clock, thread or screen.
//!
//! Architecture invariant: bots, screens and logs get views and observations, never a state.
//!
//! Architecture invariant: chance is part of the record; replaying one draws no random number.
//!
//! Architecture invariant: no string for people stands in code outside `i18n`.
//!
//! The first and the walls of the table above are tests: `tests/it/tidy.rs`.

pub mod bot;
pub mod cli;
pub mod i18n;
pub mod lesson;
pub mod persist;
pub mod rules;
pub mod session;
pub mod ui;
