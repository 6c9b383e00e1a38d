//! Information-set Monte-Carlo tree search, for every game.
//!
//! Each iteration guesses a world that fits the searcher's view ([`Game::determinize`]), follows the
//! tree as far as it goes, and lets a [`Guide`] judge the world from there. One tree serves all
//! worlds: a node is what the seat to move can tell apart, so nobody in it decides by what it cannot
//! know. Of moves made at once no seat sees another's: their nodes hang side by side, and each seat
//! mixes its moves by regret. Values are one number a seat, and each seat looks after its own.
//!
//! | file | subject |
//! | --- | --- |
//! | `guide` | what a search must be told of a game beyond its rules |
//! | `tree` | nodes, and what they have learned of each move |
//! | `run` | iterations, several trees, budgets |
//!
//! Two crates do such a search, and neither does this one. `ismcts` 0.3 and `turnbase-bots` 0.1 are
//! handed the true state and asked to forget what the searcher must not know; here a search is made
//! from a view and cannot be made from anything else. Both play uniformly random moves to the end of
//! the game from every leaf, which takes some 2,500 plies or 100 µs in this game, seven times what an
//! iteration may take; both allocate lists of moves at every node of every iteration; neither knows
//! moves that are made at once, whole turns as single moves, or guesses which moves are good, and
//! `ismcts` runs until a time is over and cannot repeat its answer.
//!
//! Architecture invariant: the same view, generator and number of iterations give the same move on
//! every machine and with any number of threads. There is a fixed number of trees, each with a stream
//! of its own, added up in order; no logarithm or power of the system is used.
//!
//! [`Game::determinize`]: crate::rules::Game::determinize

mod guide;
mod run;
mod tree;

pub use guide::{Guide, MOST_SEATS, Values};
pub(super) use run::draw;
pub use run::{Found, Search};
