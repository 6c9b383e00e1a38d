//! Chips: a few words in a pill.

use egui::{
    Align, Color32, CornerRadius, FontId, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, pos2,
    vec2,
};

use super::{Look, paint};
use crate::ui::theme::{FONT_FLOOR, Text, UNSEEN, gradient, with_opacity};

/// What a chip says.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum ChipKind {
    /// Something is gained: green.
    Works,
    /// Something expires: red.
    Expires,
    /// A rule, chosen: blue.
    Link,
    /// Anything else: paper.
    Plain,
}

/// Paints a chip whose left middle is at `at`; returns its right end, for what stands beside it.
#[expect(
    clippy::must_use_candidate,
    reason = "it paints; the rectangle is for what stands beside it"
)]
pub fn chip(painter: &Painter, at: Pos2, kind: ChipKind, words: &str, look: Look<'_>) -> Rect {
    let tokens = look.tokens;
    let colour = &tokens.colour;
    let (fill, rim, ink) = match kind {
        ChipKind::Works => (
            colour.works_fill,
            gradient(colour.works_fill, colour.on_fill, 0.5),
            colour.on_fill,
        ),
        ChipKind::Expires => (
            colour.expires_fill,
            gradient(colour.expires_fill, colour.on_fill, 0.5),
            colour.on_fill,
        ),
        ChipKind::Link => (
            tokens
                .virtue(crate::rules::kings_errand::Virtue::Lance)
                .base,
            with_opacity(colour.on_fill, 0.4),
            colour.on_fill,
        ),
        ChipKind::Plain => (colour.paper_raised, colour.line, colour.ink),
    };
    let font = tokens.font(Text::BodySmall);
    let galley = painter.layout_no_wrap(words.to_owned(), font.clone(), ink);
    let height = (1.75 * font.size).round();
    let size = vec2(galley.rect.width() + 1.4 * font.size, height);
    let rect = Rect::from_min_size(at - vec2(0.0, height / 2.0), size);
    let rect = paint::on_pixels(painter, rect);
    let corners = CornerRadius::same((height / 2.0) as u8);
    let rim = Stroke::new(tokens.stroke.field, rim);
    painter.rect(rect, corners, fill, rim, StrokeKind::Inside);
    let place = paint::place_lines(painter, rect, 0.5, &galley, &font);
    painter.galley(place, galley, ink);
    rect
}

/// Paints a heading on a coloured ground, as above the blocks of action cards.
pub fn banner(
    painter: &Painter,
    rect: Rect,
    fill: Color32,
    ink: Color32,
    words: &str,
    look: Look<'_>,
) {
    let tokens = look.tokens;
    let rect = paint::on_pixels(painter, rect);
    let rim = Stroke::new(tokens.stroke.field, with_opacity(tokens.card.ink, 0.8));
    painter.rect(rect, 4, fill, rim, StrokeKind::Inside);
    super::text::line(
        painter,
        rect.shrink(3.0),
        Align::Center,
        words,
        &tokens.bold(Text::BodySmall),
        ink,
    );
}

fn pennant_font(height: f32, look: Look<'_>) -> FontId {
    let font = look.tokens.bold(Text::Caption);
    let size = font.size.min(0.86 * height).max(FONT_FLOOR);
    FontId { size, ..font }
}

/// Whether a pennant in `rect` with its words at the left has room for them as large as they should be.
#[must_use]
pub fn pennant_fits(painter: &Painter, rect: Rect, words: &str, look: Look<'_>) -> bool {
    let font = pennant_font(rect.height(), look);
    let galley = painter.layout_no_wrap(words.to_owned(), font, UNSEEN);
    galley.rect.width() <= rect.width() - 0.32 * rect.height() - 10.0
}

/// A gold pennant with a few words: swallow-tailed at its right end, or at both if the words stand in
/// the middle.
pub fn pennant(painter: &Painter, rect: Rect, align: Align, words: &str, look: Look<'_>) {
    let tokens = look.tokens;
    let colour = &tokens.colour;
    let rect = paint::on_pixels(painter, rect);
    let tail = 0.32 * rect.height();
    let body = if align == Align::Center {
        rect.shrink2(vec2(tail, 0.0))
    } else {
        rect.with_max_x(rect.right() - tail)
    };
    let rim = Stroke::new(tokens.stroke.field, tokens.card.ink);
    let swallow = |x: f32, out: f32| {
        // Each half of a tail is convex, and together they have the notch.
        for (edge, other) in [(body.top(), body.bottom()), (body.bottom(), body.top())] {
            let middle = f32::midpoint(edge, other);
            let points = vec![pos2(x, edge), pos2(x + out, edge), pos2(x, middle)];
            painter.add(Shape::convex_polygon(points, colour.button_bottom, rim));
        }
    };
    swallow(body.right() - 1.0, tail);
    if align == Align::Center {
        swallow(body.left() + 1.0, -tail);
    }
    painter.add(paint::vertical_gradient(
        body,
        colour.button_top,
        colour.button_bottom,
    ));
    painter.rect_stroke(body, 2, rim, StrokeKind::Inside);
    let font = pennant_font(body.height(), look);
    let pad = if align == Align::Center { 1.0 } else { 5.0 };
    let room = body.shrink2(vec2(pad, 0.0));
    super::text::line(painter, room, align, words, &font, colour.button_text);
}
