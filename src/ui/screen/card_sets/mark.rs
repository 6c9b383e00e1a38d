//! Where a figure comes from, as a small mark: each source has a shape of its own.

use egui::{Painter, Pos2, Rect, Shape, Stroke, Vec2, vec2};

use crate::i18n::Translator;
use crate::message;
use crate::persist::Provenance;
use crate::ui::widget::{Look, paint};

/// Radius of a mark at text size 1.
pub(super) const RADIUS: f32 = 6.5;

const fn key(from: Provenance) -> &'static str {
    match from {
        Provenance::Rulebook => "rulebook",
        Provenance::Review => "review",
        Provenance::Reconstructed => "reconstructed",
        Provenance::Printed => "printed",
    }
}

/// The source in a word or two, for a legend.
pub(super) fn short(tr: &Translator, from: Provenance) -> String {
    tr.format(message!("card-sets-source", source = key(from)))
}

/// The source in a sentence.
pub(super) fn sentence(tr: &Translator, from: Provenance) -> String {
    tr.format_attribute(message!("card-sets-source", source = key(from)), "sentence")
}

/// How large marks are beside text of this size.
pub(super) fn radius(look: Look<'_>) -> f32 {
    RADIUS * look.tokens.text_size().max(1.0).sqrt()
}

/// Paints the mark.
pub(super) fn paint(painter: &Painter, centre: Pos2, from: Provenance, look: Look<'_>) {
    let tokens = look.tokens;
    let (card, colour) = (&tokens.card, &tokens.colour);
    let radius = radius(look);
    let rim = Stroke::new(1.0, card.ink);
    let side = 0.92 * radius;
    let ground = card.figure_disc;
    match from {
        Provenance::Rulebook => {
            painter.add(paint::disc(centre, radius, ground, rim));
            let square = Rect::from_center_size(centre, Vec2::splat(side));
            painter.rect_filled(paint::on_pixels(painter, square), 0, card.ink);
        }
        Provenance::Review => {
            painter.add(paint::disc(centre, radius, ground, rim));
            let reach = 0.66 * radius;
            let corners = [(0.0, -1.0), (1.0, 0.0), (0.0, 1.0), (-1.0, 0.0)];
            let corners = corners.map(|(x, y)| centre + reach * vec2(x, y));
            let none = Stroke::NONE;
            painter.add(Shape::convex_polygon(corners.to_vec(), card.ink, none));
        }
        Provenance::Reconstructed => {
            painter.add(paint::disc(centre, radius, ground, rim));
            let ring = Stroke::new(0.2 * radius, card.ink);
            painter.circle_stroke(centre, 0.42 * radius, ring);
        }
        Provenance::Printed => {
            painter.add(paint::disc(centre, radius, colour.works_fill, rim));
            let stroke = Stroke::new(0.28 * radius, colour.on_fill);
            painter.add(paint::check_mark(centre, 1.25 * radius, stroke));
        }
    }
}

/// Paints a sign beside a figure that is wrong: a red disc with an exclamation mark.
pub(super) fn paint_fault(painter: &Painter, centre: Pos2, look: Look<'_>) {
    let colour = &look.tokens.colour;
    let radius = 1.1 * radius(look);
    let rim = Stroke::new(1.0, look.tokens.card.ink);
    painter.add(paint::disc(centre, radius, colour.expires_fill, rim));
    let stroke = Stroke::new(0.3 * radius, colour.on_fill);
    let up = vec2(0.0, 0.62 * radius);
    painter.line_segment([centre - up, centre + 0.2 * up], stroke);
    painter.circle_filled(centre + 0.85 * up, 0.19 * radius, colour.on_fill);
}
