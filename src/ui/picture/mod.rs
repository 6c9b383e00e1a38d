//! Pictures: vector art embedded in the program, drawn once for each size it is shown at.
//!
//! Invariant: no vector picture is tessellated in a frame; the screen shows textures only.

mod art;
mod id;
mod raster;
mod store;

pub use id::{Back, CardFrame, Icon, Ornament, Picture, Token};
pub use raster::{RasterError, rasterize};
pub use store::{Drawing, Pictures, Stock};
