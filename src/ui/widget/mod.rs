//! Painters and small widgets in the look of the game.
//!
//! A painter takes `(&Painter, Rect, Look)` and draws; a widget allocates or is given a
//! rectangle, interacts, describes itself for screen readers ([`Access`]) and paints. Words come in
//! translated.

pub mod bubble;
pub mod button;
pub mod card;
pub mod chip;
pub mod dialog;
pub mod figure;
pub mod knight;
pub mod map;
pub mod paint;
pub mod panel;
pub mod slider;
pub mod slot;
pub mod stepper;
pub mod switch;
pub mod text;
pub mod track;

use egui::{CursorIcon, Response, Role, Ui};

use super::picture::Pictures;
use super::theme::Tokens;

pub use button::{Button, ButtonKind};
pub use card::{Card, CardState, Face};
pub use slot::Slot;

/// What every painter needs: tokens and pictures.
#[derive(Clone, Copy)]
pub struct Look<'a> {
    /// Colours, type, distances, times.
    pub tokens: &'a Tokens,
    /// Textures of all pictures.
    pub pictures: &'a Pictures,
}

impl<'a> Look<'a> {
    /// Bundles both.
    #[must_use]
    pub const fn new(tokens: &'a Tokens, pictures: &'a Pictures) -> Self {
        Self { tokens, pictures }
    }
}

/// How a widget describes itself to screen readers and tests.
#[derive(Clone, Copy, Debug)]
pub struct Access<'a> {
    /// Independent of the language, such as `card.horse_3`; unique on the screen.
    pub id: &'a str,
    /// Translated name.
    pub name: &'a str,
    /// Translated state and explanation; may be empty.
    pub description: &'a str,
}

impl<'a> Access<'a> {
    /// A name without further description.
    #[must_use]
    pub const fn new(id: &'a str, name: &'a str) -> Self {
        Self {
            id,
            name,
            description: "",
        }
    }

    /// The same with a description.
    #[must_use]
    pub const fn described(self, description: &'a str) -> Self {
        Self {
            description,
            ..self
        }
    }

    /// Writes this into the accessibility tree for the widget of `response`.
    pub fn describe(self, ui: &Ui, response: &Response, role: Role, selected: Option<bool>) {
        let enabled = ui.is_enabled() && response.enabled();
        response.widget_info(|| {
            let mut info = egui::WidgetInfo::labeled(role, enabled, self.name);
            info.selected = selected;
            info
        });
        ui.ctx().accesskit_node_builder(response.id, |node| {
            node.set_author_id(self.id);
            if !self.description.is_empty() {
                node.set_description(self.description);
            }
        });
    }
}

/// How strongly something that can be pressed is lit, 0 to 1: while the pointer is over it or it has the
/// focus. The pointer becomes a hand.
#[must_use]
pub fn lit(ui: &Ui, response: &Response, look: Look<'_>) -> f32 {
    let tokens = look.tokens;
    let enabled = response.enabled();
    if enabled && response.hovered() {
        ui.set_cursor_icon(CursorIcon::PointingHand);
    }
    let hot = enabled && (response.hovered() || response.has_focus());
    let seconds = tokens.seconds(tokens.motion.hover_lift);
    ui.ctx().animate_bool_with_time(response.id, hot, seconds)
}
