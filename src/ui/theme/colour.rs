//! Reading colours from data, and the few ways to change one.

use egui::{Color32, Rgba};
use serde::{Deserialize, Deserializer};

/// This is no colour in the form `#RRGGBB` or `#RRGGBBAA`.
#[derive(Clone, Debug, Eq, PartialEq, thiserror::Error)]
#[error("{0:?} is no colour: expected #RRGGBB or #RRGGBBAA")]
pub struct ColourError(pub String);

/// The colour written as sRGB in hex, with two more digits for the opacity.
///
/// # Errors
/// If the text has another form.
pub fn parse_hex(text: &str) -> Result<Color32, ColourError> {
    // `Color32::from_hex` also takes the short form, which our files do not use.
    if text.len() != 7 && text.len() != 9 {
        return Err(ColourError(text.to_owned()));
    }
    Color32::from_hex(text).map_err(|_| ColourError(text.to_owned()))
}

pub(super) fn hex<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Color32, D::Error> {
    parse_hex(&String::deserialize(deserializer)?).map_err(serde::de::Error::custom)
}

/// `colour` at `opacity` (0 to 1) of its own opacity.
#[must_use]
pub fn with_opacity(colour: Color32, opacity: f32) -> Color32 {
    colour.gamma_multiply(opacity.clamp(0.0, 1.0))
}

/// Multiplied with a picture it leaves it as drawn.
pub const UNTINTED: Color32 = Color32::WHITE;

/// For laying out text of which only the size is wanted.
pub const UNSEEN: Color32 = Color32::PLACEHOLDER;

/// The colour at `t` (0 to 1) between two colours.
#[must_use]
pub fn gradient(from: Color32, to: Color32, t: f32) -> Color32 {
    from.lerp_to_gamma(to, t.clamp(0.0, 1.0))
}

/// Relative luminance after WCAG 2, 0 (black) to 1 (white); opacity is ignored.
pub(super) fn luminance(colour: Color32) -> f32 {
    let linear = Rgba::from(colour.to_opaque());
    0.2126 * linear.r() + 0.7152 * linear.g() + 0.0722 * linear.b()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hex_colours_are_read_and_others_refused() {
        assert_eq!(parse_hex("#E9D7AC"), Ok(Color32::from_rgb(233, 215, 172)));
        assert_eq!(
            parse_hex("#00000080"),
            Ok(Color32::from_rgba_unmultiplied(0, 0, 0, 128))
        );
        for wrong in ["", "E9D7AC", "#E9D7A", "#fff", "#GGGGGG", "#E9D7AC0"] {
            assert!(parse_hex(wrong).is_err(), "{wrong}");
        }
    }
}
