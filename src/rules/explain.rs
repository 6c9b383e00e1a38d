//! The shapes that explanations of every game share.
//!
//! An explanation is data: ids, figures and whole turns that the engine has carried out. It is put
//! into words elsewhere.

use std::fmt::Debug;

use serde::Serialize;

use super::Game;

/// A game that explains what goes wrong in it.
pub trait Explain: Game {
    /// What is explained.
    type Subject: Clone + Debug + Eq + Send + Sync;
    /// What became of it and why.
    type Verdict: Clone + Debug + Eq + Send + Sync;
    /// One difference between two turns.
    type Change: Clone + Debug + Eq + Send + Sync;
    /// A whole turn with its result.
    type Turn: Clone + Debug + Eq + Send + Sync;
    /// Whether anything could have helped, and if not, what is short by how much.
    type Help: Clone + Debug + Eq + Send + Sync;
}

/// Whether a seat could have found an alternative by what it knew.
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Basis {
    /// It works from what the seat knew at that moment.
    KnownThen,
    /// It uses what has been revealed since.
    Hindsight,
}

/// A whole turn that would have gone better, carried out by the engine.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Alternative<G: Explain> {
    /// What is different, the largest change first; never empty.
    pub changes: Vec<G::Change>,
    /// Whether the seat could have found it.
    pub basis: Basis,
    /// The turn.
    pub turn: G::Turn,
}

/// Why something went wrong, and what would have worked.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Explanation<G: Explain> {
    /// What is explained.
    pub subject: G::Subject,
    /// What became of it and why.
    pub verdict: G::Verdict,
    /// The turn as it was or would be.
    pub line: G::Turn,
    /// At most three turns that would have gone better, the best first.
    pub alternatives: Vec<Alternative<G>>,
    /// Whether anything could have helped.
    pub help: G::Help,
}

/// How many alternatives an explanation offers at most.
pub const MOST_ALTERNATIVES: usize = 3;
