//! The rules engine: no text, no files, no clock, no threads, no screen.
//!
//! A game is a tree in the usual sense: [`Game::turn`] says who acts at a node,
//! [`Game::legal_actions`] what they may do, [`Game::apply`] follows one edge.
//!
//! Architecture invariant: nothing in here knows how anything is worded or shown, and no random
//! number is drawn except where a generator is handed in.
//!
//! Architecture invariant: what a seat must not know cannot be reached from a [`Game::View`], and a
//! `Node<Guess>` cannot be made from a `Node<Truth>`.

mod explain;
pub mod kings_errand;
mod record;
mod seat;

use std::fmt::Debug;
use std::hash::Hash;

use rand::Rng;
use serde::Serialize;
use serde::de::DeserializeOwned;

pub use explain::{Alternative, Basis, Explain, Explanation, MOST_ALTERNATIVES};
pub use record::{Record, ReplayError, replay, retell};
pub use seat::{Actor, Seat, SeatSet, Viewer};

/// Who acts at a node of the game tree.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Turn {
    /// One seat acts.
    Player(Seat),
    /// Several seats choose without knowing the others' choice. `next` answers first, `later` after
    /// it, and nobody learns anything before the last has answered.
    Simultaneous {
        /// The seat that answers now.
        next: Seat,
        /// The seats that still answer after it.
        later: SeatSet,
    },
    /// Chance acts: a shuffle, a deal, a reveal.
    Chance,
    /// The game is over.
    Terminal,
}

impl Turn {
    /// The seat that answers now, if it is a seat's turn.
    #[must_use]
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Player(seat) | Self::Simultaneous { next: seat, .. } => Some(seat),
            Self::Chance | Self::Terminal => None,
        }
    }

    /// Who acts now; `None` once the game is over.
    #[must_use]
    pub const fn actor(self) -> Option<Actor> {
        match self {
            Self::Player(seat) | Self::Simultaneous { next: seat, .. } => Some(Actor::Seat(seat)),
            Self::Chance => Some(Actor::Chance),
            Self::Terminal => None,
        }
    }
}

/// What a node of the game tree is: the true state, or a world guessed from a view.
///
/// Sealed: a node of one kind never becomes one of the other.
pub trait Knowledge: sealed::Sealed + Copy + Debug + Eq + Hash + Send + Sync + 'static {}

/// The true state, which only the owner of a game holds.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub struct Truth;

/// A determinized world: what a viewer knows, and a guess for the rest.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub struct Guess;

impl Knowledge for Truth {}
impl Knowledge for Guess {}

mod sealed {
    pub trait Sealed {}
    impl Sealed for super::Truth {}
    impl Sealed for super::Guess {}
}

/// Whether a step of a game can be taken back, if its owner allows it at all.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Firmness {
    /// It can.
    Free,
    /// It ended its seat's turn: it goes back with an earlier step, but never by itself.
    EndsTurn,
    /// It showed somebody what had been hidden: nothing goes back past it.
    Reveals,
}

/// Where [`Game::apply`] reports what happened.
///
/// `()` is a sink that wants nothing: events and reasons are then not even computed.
pub trait EventSink<E> {
    /// Whether events are worth computing.
    const WANTED: bool;
    /// Takes one event.
    fn push(&mut self, event: E);
}

impl<E> EventSink<E> for () {
    const WANTED: bool = false;
    fn push(&mut self, _event: E) {}
}

impl<E> EventSink<E> for Vec<E> {
    const WANTED: bool = true;
    fn push(&mut self, event: E) {
        Self::push(self, event);
    }
}

/// An action that was refused, with every reason. The node is as it was before.
#[derive(Clone, Debug, Eq, PartialEq, thiserror::Error)]
#[error("{actor:?} cannot do {action:?}: {reasons:?}")]
pub struct IllegalAction<A: Debug, R: Debug> {
    /// Who wanted to act.
    pub actor: Actor,
    /// What was refused.
    pub action: A,
    /// All reasons that apply; never empty.
    pub reasons: Vec<R>,
}

/// What [`Game::apply`] hands back when it refuses.
pub type Illegal<G> = IllegalAction<<G as Game>::Action, <G as Game>::Refusal>;

/// A game as a tree. A value of this type is one set-up: number of seats, edition, cards.
pub trait Game: Clone + Debug + Send + Sync + Sized + 'static {
    /// The name in records, such as `kings-errand`.
    const ID: &'static str;

    /// What a game is made from.
    type Setup: Clone + Debug + Eq + Serialize + DeserializeOwned + Send + Sync;
    /// What seats and chance do.
    type Action: Copy + Debug + Eq + Ord + Serialize + DeserializeOwned + Send + Sync;
    /// Why an action is refused.
    type Refusal: Clone + Debug + Eq + Send + Sync;
    /// What happens, with everything in it.
    type Event: Clone + Debug + Eq + Send + Sync;
    /// What one viewer sees of an event.
    type Observation: Clone + Debug + Eq + Send + Sync;
    /// What one viewer knows of a node (perfect recall).
    type View: Clone + Debug + Eq + Send + Sync;
    /// A node of the tree.
    type Node<K: Knowledge>: Clone + Debug + Eq + Hash + Send + Sync;

    /// The game with this set-up.
    fn new(setup: Self::Setup) -> Self;
    /// What the game was made from.
    fn setup(&self) -> &Self::Setup;
    /// Number of seats.
    fn seats(&self) -> u8;
    /// The node before anything has happened.
    fn root(&self) -> Self::Node<Truth>;
    /// Who acts.
    fn turn<K: Knowledge>(&self, node: &Self::Node<K>) -> Turn;
    /// Who acts, as a viewer knows it; the same as at the node itself.
    fn turn_in(&self, view: &Self::View) -> Turn;
    /// Writes the legal actions of the seat whose turn it is into `out`, sorted; none at a chance
    /// node, whose actions are sampled, never listed.
    fn legal_actions<K: Knowledge>(&self, node: &Self::Node<K>, out: &mut Vec<Self::Action>);
    /// The same from the view of the seat whose turn it is; none for any other viewer.
    fn legal_actions_in(&self, view: &Self::View, out: &mut Vec<Self::Action>);
    /// Draws the action of chance at a chance node; `None` elsewhere.
    fn sample_chance<K: Knowledge>(
        &self,
        node: &Self::Node<K>,
        rng: &mut impl Rng,
    ) -> Option<Self::Action>;
    /// Follows one edge of the tree.
    ///
    /// # Errors
    /// All reasons why the action is refused; the node is then unchanged.
    fn apply<K: Knowledge>(
        &self,
        node: &mut Self::Node<K>,
        actor: Actor,
        action: Self::Action,
        sink: &mut impl EventSink<Self::Event>,
    ) -> Result<(), Illegal<Self>>;
    /// The seats that share the victory; empty before the end.
    fn returns<K: Knowledge>(&self, node: &Self::Node<K>) -> SeatSet;
    /// What `viewer` knows. Everything lies open to everybody once the game is over.
    fn view<K: Knowledge>(&self, node: &Self::Node<K>, viewer: Viewer) -> Self::View;
    /// A world that fits the view: what is hidden is drawn anew, every deal as likely as another.
    fn determinize(&self, view: &Self::View, rng: &mut impl Rng) -> Self::Node<Guess>;
    /// Whether the step of a seat from `before` to `after` can be taken back. What chance does never
    /// can, so this is not asked about it.
    fn firmness(&self, before: &State<Self>, action: Self::Action, after: &State<Self>)
    -> Firmness;
    /// What `viewer` sees of an event.
    fn observe(&self, event: &Self::Event, viewer: Viewer) -> Self::Observation;
}

/// The true state of a game.
pub type State<G> = <G as Game>::Node<Truth>;
/// A determinized world of a game.
pub type World<G> = <G as Game>::Node<Guess>;
