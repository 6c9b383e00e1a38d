//! The road around the meadow, rides along it, name labels of places.

use egui::epaint::PathStroke;
use egui::{Align, Color32, FontId, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, vec2};

use super::{Look, paint};
use crate::ui::baking;
use crate::ui::table::layout::RingLayout;
use crate::ui::theme::{FONT_FLOOR, KnightColour, Text, UNSEEN, gradient, with_opacity};

/// The meadow with the road around it.
pub fn road(painter: &Painter, ring: &RingLayout, look: Look<'_>) {
    let bits = |vec: egui::Vec2| [vec.x.to_bits(), vec.y.to_bits()];
    let place = (bits(ring.centre.to_vec2()), bits(ring.radius));
    let key = ("road", look.tokens.theme, place, ring.place_width.to_bits());
    painter.add(baking::kept(painter, key, || {
        road_shapes(painter, ring, look)
    }));
}

fn road_shapes(painter: &Painter, ring: &RingLayout, look: Look<'_>) -> Vec<Shape> {
    let colour = &look.tokens.colour;
    let wide = (24.0 * ring.place_width / 90.0).clamp(18.0, 38.0);
    let closed = |offset: f32, width: f32, colour: Color32| {
        let stroke = PathStroke::new(width, colour);
        Shape::closed_line(ring.curve(offset), stroke)
    };
    let meadow = ring.curve(-wide);
    let mut shapes = vec![
        paint::fan(ring.centre, &meadow, colour.meadow_in, colour.meadow_out),
        closed(0.0, 2.0 * wide, colour.road_edge),
        closed(0.0, 2.0 * wide - 6.0, colour.road),
        // A lighter crown along the middle makes the road round.
        closed(
            0.0,
            0.9 * wide,
            gradient(colour.road, colour.meadow_in, 0.22),
        ),
    ];
    // On a dark road white dashes would make a motorway of it.
    if look.tokens.textured {
        let mut middle = ring.curve(0.0);
        middle.extend(middle.first().copied());
        let dash = Stroke::new(2.5, with_opacity(colour.road_edge, 0.55));
        shapes.push(paint::dashes(painter, &middle, dash, (12.0, 12.0)));
    }
    let hair = with_opacity(colour.works_fill, 0.35);
    shapes.push(closed(-wide - 10.0, 1.2, hair));
    shapes.push(closed(-wide - 15.0, 0.8, hair));
    shapes
}

/// A ride along the road in the colour of the knight, from the edge of place `from`, whose picture it
/// does not cross, to the middle of place `to`, with an arrow between two places.
pub fn ride(
    painter: &Painter,
    ring: &RingLayout,
    from: usize,
    to: usize,
    knight: KnightColour,
    look: Look<'_>,
) {
    let tokens = look.tokens;
    let whole = ring.ride(from, to);
    let place = ring.place(from).shrink(4.0);
    let out = whole.iter().position(|point| !place.contains(*point));
    let path = whole[out.unwrap_or(whole.len())..].to_vec();
    if path.len() < 2 {
        return;
    }
    let casing = with_opacity(tokens.card.count_text, 0.92);
    painter.add(Shape::line(path.clone(), PathStroke::new(11.0, casing)));
    for end in [path.first(), path.last()].into_iter().flatten() {
        painter.circle_filled(*end, 5.5, casing);
    }
    let colour = tokens.knight(knight).text;
    painter.add(paint::dots(painter, &path, colour, (11.0, 2.75)));
    // Half-way between two places, where no card lies.
    for near in whole.windows(3).skip(6).step_by(14) {
        arrow_head(painter, near[1], near[2] - near[0], colour, casing);
    }
}

/// The gold rim of a place that can be ridden to.
pub fn within_reach(painter: &Painter, card: Rect, look: Look<'_>) {
    let tokens = look.tokens;
    let card = paint::on_pixels(painter, card);
    let corners = tokens.card_radius(card.width());
    let rim = Stroke::new(3.0, tokens.colour.gold);
    let edge = Stroke::new(1.0, tokens.card.ink);
    painter.rect_stroke(card, corners, rim, StrokeKind::Outside);
    painter.rect_stroke(card.expand(3.0), corners, edge, StrokeKind::Outside);
}

/// How many places away a place is, on its card; below what else is on the upper edge, if that is
/// `crowded`.
pub fn distance(painter: &Painter, card: Rect, places: u8, crowded: bool, look: Look<'_>) {
    let tokens = look.tokens;
    let card = paint::on_pixels(painter, card);
    let radius = (0.14 * card.width()).clamp(11.0, 17.0);
    let down = if crowded {
        radius + 14.0
    } else {
        0.75 * radius
    };
    let centre = card.right_top() + vec2(-0.25 * radius, down);
    painter.add(paint::disc(
        centre,
        radius,
        tokens.colour.button_bottom,
        Stroke::new(1.5, tokens.card.ink),
    ));
    let font = tokens.printed(1.35 * radius);
    let figure = places.to_string();
    let ink = tokens.colour.button_text;
    painter.add(paint::glyphs(painter, centre, figure, font, ink));
}

fn arrow_head(
    painter: &Painter,
    at: Pos2,
    direction: egui::Vec2,
    colour: Color32,
    casing: Color32,
) {
    let along = direction.normalized();
    let across = along.rot90();
    let point = |forward: f32, side: f32| at + forward * along + side * across;
    let triangle = vec![point(9.0, 0.0), point(-7.0, 8.0), point(-7.0, -8.0)];
    painter.add(Shape::convex_polygon(
        triangle,
        colour,
        Stroke::new(2.0, casing),
    ));
}

/// The name of a place on its label.
pub fn place_label(painter: &Painter, rect: Rect, name: &str, look: Look<'_>) {
    let tokens = look.tokens;
    let rect = paint::on_pixels(painter, rect);
    let rim = Stroke::new(tokens.stroke.panel, with_opacity(tokens.card.ink, 0.85));
    let rim = if tokens.theme.is_dark() {
        Stroke::new(tokens.stroke.panel, tokens.colour.line)
    } else {
        rim
    };
    let shadow = tokens.soft_shadow(tokens.shadow.panel);
    painter.add(paint::shadow(shadow, rect, 4.0));
    painter.rect(rect, 4, tokens.colour.paper_raised, rim, StrokeKind::Inside);
    let words = rect.shrink2(vec2(3.0, 0.0));
    // Beside the tasks some names have less room than they need.
    let mut font = label_font(rect.height(), look);
    let needed = label_width(painter, name, rect.height(), look).max(1.0);
    let fit = (words.width() / needed).min(1.0);
    if fit < 1.0 {
        font.size = (font.size * fit).floor().max(FONT_FLOOR);
    }
    super::text::line(
        painter,
        words,
        Align::Center,
        name,
        &font,
        tokens.colour.ink,
    );
}

/// The font of a label of this height.
fn label_font(height: f32, look: Look<'_>) -> FontId {
    let font = look.tokens.bold(Text::BodySmall);
    let size = font.size.min(0.7 * height).max(FONT_FLOOR);
    FontId { size, ..font }
}

/// Width of a place's name on a label of this height, in points.
#[must_use]
pub fn label_width(painter: &Painter, name: &str, height: f32, look: Look<'_>) -> f32 {
    let font = label_font(height, look);
    let galley = painter.layout_no_wrap(name.to_owned(), font, UNSEEN);
    galley.rect.width()
}
