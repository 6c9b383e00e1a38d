//! From vector to pixels.

use egui::{ColorImage, SizeHint};

use super::id::Picture;

/// A picture cannot be drawn; a test draws them all.
#[derive(Clone, Debug, thiserror::Error)]
#[error("picture {picture:?}: {reason}")]
pub struct RasterError {
    /// Which.
    pub picture: Picture,
    /// Why, for developers.
    pub reason: String,
}

/// Draws `picture` at a width of `width` pixels; the height follows.
///
/// # Errors
/// If the SVG is broken or the size is 0.
pub fn rasterize(picture: Picture, width: u32) -> Result<ColorImage, RasterError> {
    let ratio = picture.size().y / picture.size().x;
    let size = SizeHint::Size {
        width,
        height: (width as f32 * ratio).round().max(1.0) as u32,
        maintain_aspect_ratio: false,
    };
    #[expect(
        clippy::default_trait_access,
        reason = "the options are a type of resvg, which egui_extras does not pass on by name"
    )]
    let options = Default::default();
    egui_extras::image::load_svg_bytes_with_size(picture.svg(), size, &options)
        .map_err(|reason| RasterError { picture, reason })
}
