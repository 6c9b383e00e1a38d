//! Players that are not people. They see views only, never a state.

mod kind;
mod kings_errand;
mod random;

use rand_xoshiro::Xoshiro256PlusPlus;

use crate::rules::Game;

pub use kind::{BotKind, UnknownBot};
pub use kings_errand::{Page, Squire, Valuation};
pub use random::Random;

/// The one generator used everywhere: portable, seedable, the same on every machine.
pub type Generator = Xoshiro256PlusPlus;

/// A player that chooses by what its seat knows.
pub trait Bot<G: Game>: Send {
    /// Chooses a legal action for the viewer of `view`, whose turn it is.
    ///
    /// `None` only if it is not the viewer's turn. All chance comes from `rng`, so that the same
    /// view and generator give the same choice.
    fn choose(&mut self, game: &G, view: &G::View, rng: &mut Generator) -> Option<G::Action>;
}
