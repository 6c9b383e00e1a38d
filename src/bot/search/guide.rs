//! What a search must be told of a game beyond its rules.

use std::fmt::Debug;

use crate::bot::Generator;
use crate::rules::{Game, Seat, World};

/// The most seats of any game.
pub const MOST_SEATS: usize = 8;

/// What a world is worth to each seat, from 0 to 1: the part of a victory it can expect.
pub type Values = [f32; MOST_SEATS];

/// Knows which moves of a game are worth a look, and what a world is worth.
///
/// A move is one edge of the search tree: an action, or several that one seat does in a row, such as
/// a whole turn.
pub trait Guide<G: Game>: Clone + Send {
    /// A move.
    type Move: Copy + Debug + PartialEq + Send;

    /// Tells apart what `seat`, whose turn it is, knows beyond what everybody knows, as far as its
    /// moves depend on it. Worlds with the same path and the same number share a node.
    fn information(&self, game: &G, world: &World<G>, seat: Seat) -> u64;

    /// Writes the moves of `seat`, whose turn it is, with how likely each seems to be the best, in
    /// any unit above 0. At least one; the same ones wherever [`Self::information`] is the same.
    fn moves(&mut self, game: &G, world: &World<G>, seat: Seat, out: &mut Vec<(Self::Move, f32)>);

    /// Makes a move of `seat`. What cannot be done in this world is left out.
    fn make(&mut self, game: &G, world: &mut World<G>, seat: Seat, chosen: Self::Move);

    /// Whether the search ends at this world and asks for its value.
    fn is_horizon(&self, game: &G, world: &World<G>) -> bool;

    /// Plays on from `world` as sensible players would, at least to the horizon, and says what it is
    /// worth then.
    fn evaluate(&mut self, game: &G, world: &mut World<G>, rng: &mut Generator) -> Values;
}
