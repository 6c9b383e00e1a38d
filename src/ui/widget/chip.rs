//! Chips: a few words in a pill.

use egui::{Align, Color32, CornerRadius, Painter, Pos2, Rect, Stroke, StrokeKind, vec2};

use super::{Look, paint};
use crate::ui::theme::{Text, gradient, with_opacity};

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
