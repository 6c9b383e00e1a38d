//! Design tokens: the colours, type sizes, distances and times of the app, as data.
//!
//! Architecture invariant: no other module makes a colour. A widget takes it from [`Tokens`].

mod colour;
mod colours;
mod contrast;
mod fonts;
mod install;
mod tokens;
mod typography;

pub use crate::rules::kings_errand::KnightColour;
pub use colour::{ColourError, UNSEEN, UNTINTED, gradient, parse_hex, with_opacity};
pub use colours::{CardColours, Colours, KnightColours, Line, VirtueColours};
pub use contrast::contrast_ratio;
pub use install::install;
pub use tokens::{
    CardShadow, Motion, Radii, Shadows, SoftShadow, Spacing, Strokes, Theme, Tokens, TokensError,
};
pub use typography::{FONT_FLOOR, Text, TypeScale, Weight};
