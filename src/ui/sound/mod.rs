//! What is heard: short, quiet sounds, made by arithmetic.
//!
//! [`cue()`] says which event sounds like what, [`samples`] makes the sounds, and [`Sounds`] plays them.
//! They are part of every build; only the way to a sound device needs the feature `sound`. Without it,
//! or without a device, everything is silent and works as it does otherwise.
//!
//! Architecture invariant: playing a sound never waits and never fails.

mod cue;
#[cfg(feature = "sound")]
mod device;
mod player;
mod synth;

pub use cue::cue;
pub use player::{Heard, Output, Sounds};
pub use synth::{SAMPLE_RATE, samples};

/// A sound.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub enum Sound {
    /// Two knocks of a hoof: a knight has ridden.
    Hoof,
    /// The swish of paper: a card has been taken, laid or turned over.
    Page,
    /// The ring of a blade: the offers of a tournament cross.
    Sword,
    /// Two clear strokes: shields have been gained.
    Coin,
    /// Three notes of a horn: the goal is reached, or the game is over.
    Fanfare,
    /// A soft tone that falls: a card has expired.
    Expiry,
}

impl Sound {
    /// Every sound.
    pub const ALL: [Self; 6] = [
        Self::Hoof,
        Self::Page,
        Self::Sword,
        Self::Coin,
        Self::Fanfare,
        Self::Expiry,
    ];
}
