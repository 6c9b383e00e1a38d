//! Contrast after WCAG 2.

use egui::Color32;

use super::colour::luminance;

/// Contrast of two opaque colours, 1 (the same) to 21 (black on white).
#[must_use]
pub fn contrast_ratio(text: Color32, ground: Color32) -> f32 {
    let (text, ground) = (luminance(text), luminance(ground));
    (text.max(ground) + 0.05) / (text.min(ground) + 0.05)
}
