//! Where the window was, and whether it can be there again.

use serde::{Deserialize, Serialize};

/// Where the window was.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct WindowPlace {
    /// Width and height of the inside while it did not fill the screen, in points at scale 1.
    pub size: (f32, f32),
    /// Left and top of the outside then, in pixels; `None` where the system does not tell.
    #[serde(default)]
    pub position: Option<(f32, f32)>,
    /// Whether it filled the screen.
    #[serde(default)]
    pub maximized: bool,
}

/// A screen of the machine, in pixels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Monitor {
    /// Left and top; the first screen begins at 0.
    pub position: (f32, f32),
    /// Width and height.
    pub size: (f32, f32),
}

/// The smallest inside of the window, in points.
pub const SMALLEST_WINDOW: (f32, f32) = (1024.0, 700.0);

/// No window is larger than this, in points; no screen is, either.
const LARGEST: f32 = 16_384.0;

/// How much of the upper edge must be on a screen, so that the window can be taken hold of, in pixels.
const HOLD: (f32, f32) = (120.0, 24.0);

impl WindowPlace {
    /// The same with every number where it can be used; `None` if nothing of it can.
    #[must_use]
    pub fn mended(mut self) -> Option<Self> {
        let (width, height) = self.size;
        if !(width > 0.0 && height > 0.0 && width.is_finite() && height.is_finite()) {
            return None;
        }
        self.size.0 = width.clamp(SMALLEST_WINDOW.0, LARGEST);
        self.size.1 = height.clamp(SMALLEST_WINDOW.1, LARGEST);
        self.position = self
            .position
            .filter(|(left, top)| left.is_finite() && top.is_finite());
        Some(self)
    }

    /// Left and top, if the window can be taken hold of there on one of these screens; `scale` is the
    /// number of pixels of a point. A screen that is gone takes the place along.
    #[must_use]
    pub fn position_on(&self, monitors: &[Monitor], scale: f32) -> Option<(f32, f32)> {
        let (left, top) = self.position?;
        let width = self.size.0 * scale;
        let holds = |monitor: &Monitor| {
            let (from, upper) = monitor.position;
            let (to, lower) = (from + monitor.size.0, upper + monitor.size.1);
            let seen = (left + width).min(to) - left.max(from);
            seen >= HOLD.0.min(width) && top >= upper - HOLD.1 && top + HOLD.1 <= lower
        };
        monitors.iter().any(holds).then_some((left, top))
    }
}
