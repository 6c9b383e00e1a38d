//! Players that are not people. They see views only, never a state.
//!
//! | file | subject |
//! | --- | --- |
//! | `kind`, `budget` | which bots there are, what they are fond of, how much they may look at |
//! | `thought`, `signals` | why a bot did what it did; how far it has got |
//! | `worker` | a thread on which they think while others go on |
//! | `random` | uniform among the legal actions, for every game |
//! | `kings_errand` | the players of "Im Auftrag des Königs" |

mod budget;
mod kind;
mod kings_errand;
mod random;
mod search;
mod signals;
mod thought;
mod worker;

use rand_xoshiro::Xoshiro256PlusPlus;

use crate::rules::Game;

pub use budget::{Budget, UnknownBudget};
pub use kind::{BotKind, Level, Temperament, UnknownBot};
pub use kings_errand::{Champion, Features, Knight, Page, Squire, Standing, Taste, Valuation};
pub use random::Random;
use search::draw;
pub use search::{Found, Guide, MOST_SEATS, Search, Values};
pub use signals::Signals;
pub use thought::{Choice, Thought, Weighed, Yardstick};
pub use worker::{Answer, Question, Worker, think};

/// The one generator used everywhere: portable, seedable, the same on every machine.
pub type Generator = Xoshiro256PlusPlus;

/// A player that chooses by what its seat knows.
pub trait Bot<G: Game>: Send {
    /// Chooses a legal action for the viewer of `view`, whose turn it is, and says what it thought.
    ///
    /// `None` only if it is not the viewer's turn. All chance comes from `rng`, so that the same
    /// view and generator give the same choice. What it keeps between two choices are only buffers
    /// and what follows from the view.
    fn choose(
        &mut self,
        game: &G,
        view: &G::View,
        rng: &mut Generator,
        signals: &Signals,
    ) -> Option<Choice<G::Action>>;
}
