//! The engraved place of a card that is not there: with its letter and the shields of the takers.

use egui::{CornerRadius, Painter, Rect, Shape, Stroke, StrokeKind, pos2, vec2};

use super::{Look, knight, paint};
use crate::ui::baking;
use crate::ui::theme::{KnightColour, Theme, with_opacity};

/// An empty place for a card.
#[derive(Clone, Copy, Debug)]
#[must_use = "a slot is seen once it is painted"]
pub struct Slot<'a> {
    letter: Option<char>,
    takers: &'a [KnightColour],
    on_tray: bool,
}

impl<'a> Slot<'a> {
    /// A place without a mark.
    pub const fn new() -> Self {
        Self {
            letter: None,
            takers: &[],
            on_tray: false,
        }
    }

    /// The letter of the action card that belongs here.
    pub const fn letter(mut self, letter: char) -> Self {
        self.letter = Some(letter);
        self
    }

    /// Who took the cards.
    pub const fn takers(mut self, takers: &'a [KnightColour]) -> Self {
        self.takers = takers;
        self
    }

    /// On the dark tray instead of on paper.
    pub const fn on_tray(mut self) -> Self {
        self.on_tray = true;
        self
    }

    /// Paints it in `rect`.
    pub fn paint(&self, painter: &Painter, rect: Rect, look: Look<'_>) {
        let tokens = look.tokens;
        let rect = paint::on_pixels(painter, rect);
        let corners = tokens.card_radius(rect.width());
        let (fill, line) = if self.on_tray {
            let colour = tokens.colour.tray_text_soft;
            (with_opacity(colour, 0.04), with_opacity(colour, 0.2))
        } else {
            let line = with_opacity(tokens.colour.ink_soft, 0.55);
            (with_opacity(tokens.colour.paper_sunk, 0.55), line)
        };
        painter.rect_filled(rect, corners, fill);
        if self.on_tray {
            let stroke = Stroke::new(tokens.stroke.hair, line);
            painter.rect_stroke(rect, corners, stroke, StrokeKind::Inside);
        } else {
            let radius = f32::from(corners.nw);
            let stroke = Stroke::new(1.0, line);
            let rim = rect.shrink(0.5);
            painter.add(dashed(painter, rim, radius, stroke, (3.5, 2.5)));
        }
        self.marks(painter, rect, line, look);
    }

    fn marks(&self, painter: &Painter, rect: Rect, line: egui::Color32, look: Look<'_>) {
        let width = rect.width();
        // Where contrast is wanted a letter is no engraving, but something to be read.
        let ink = match look.tokens.theme {
            Theme::Parchment | Theme::Night => line,
            Theme::Contrast => look.tokens.colour.ink,
        };
        if let Some(letter) = self.letter {
            let part = if self.takers.is_empty() { 0.5 } else { 0.33 };
            let centre = pos2(rect.center().x, rect.top() + part * rect.height());
            let font = look.tokens.printed_initial(0.4 * width);
            painter.add(paint::glyphs(
                painter,
                centre,
                letter.to_string(),
                font,
                ink,
            ));
        }
        let count = self.takers.len() as f32;
        let size = (0.27 * width).max(14.0).min(0.9 * width / count.max(1.0));
        let part = if self.letter.is_some() { 0.68 } else { 0.5 };
        for (index, &taker) in self.takers.iter().enumerate() {
            let along = (index as f32 - (count - 1.0) / 2.0) * (size + 1.0);
            let centre = pos2(rect.center().x + along, rect.top() + part * rect.height());
            let shield = Rect::from_center_size(centre, vec2(size, knight::RATIO * size));
            knight::arms(painter, shield, taker, look);
        }
    }
}

impl Default for Slot<'_> {
    fn default() -> Self {
        Self::new()
    }
}

/// A dashed outline with rounded corners: the lengths of a dash and of a gap.
pub(super) fn dashed(
    painter: &Painter,
    rect: Rect,
    radius: f32,
    stroke: Stroke,
    (dash, gap): (f32, f32),
) -> Shape {
    let bits = [rect.left(), rect.top(), rect.right(), rect.bottom(), radius];
    let key = (
        bits.map(f32::to_bits),
        stroke,
        dash.to_bits(),
        gap.to_bits(),
    );
    baking::kept(painter, ("dashed", key), || {
        let mut path = Vec::new();
        let corners = egui::epaint::CornerRadiusF32::from(CornerRadius::same(radius as u8));
        let rounded = egui::epaint::RoundedRect::new(rect, corners);
        egui::epaint::tessellator::path::rounded_rectangle(&mut path, rounded);
        path.extend(path.first().copied());
        vec![paint::dashes(painter, &path, stroke, (dash, gap))]
    })
}
