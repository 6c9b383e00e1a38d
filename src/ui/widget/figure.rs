//! Figures: shields and tents with numbers, virtue requirements, counts of cards, seals, steps.

use std::fmt;

use egui::{Color32, CornerRadius, Painter, Pos2, Rect, Shape, Stroke, Vec2, pos2, vec2};

use super::{Look, paint};
use crate::rules::kings_errand::VirtueCard;
use crate::ui::picture::{Picture, Token};
use crate::ui::theme::{UNTINTED, with_opacity};

/// What a seal says.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Verdict {
    /// It works.
    Works,
    /// It expires.
    Expires,
}

fn add(painter: &Painter, shapes: impl IntoIterator<Item = Shape>) {
    painter.extend(shapes);
}

/// A shield with the number of shields, filling `rect` (ratio 64 : 72).
pub fn shield(painter: &Painter, rect: Rect, number: impl fmt::Display, look: Look<'_>) {
    let rect = paint::on_pixels(painter, rect);
    add(
        painter,
        shield_shapes(painter, rect, number.to_string(), look),
    );
}

pub(super) fn shield_shapes(
    painter: &Painter,
    rect: Rect,
    number: String,
    look: Look<'_>,
) -> Vec<Shape> {
    let tint = look.tokens.colour.picture_tint;
    let mut shapes = Vec::with_capacity(2);
    shapes.extend(paint::picture(
        look,
        Picture::Token(Token::Shield),
        rect,
        tint,
    ));
    if number.is_empty() {
        return shapes;
    }
    let font = look.tokens.printed(0.56 * rect.width());
    let centre = rect.center() - vec2(0.0, 0.06 * rect.height());
    shapes.push(paint::glyphs(
        painter,
        centre,
        number,
        font,
        look.tokens.card.ink,
    ));
    shapes
}

/// A tent with its number on a disc, filling the square `rect`.
pub fn tent(painter: &Painter, rect: Rect, number: u8, look: Look<'_>) {
    let rect = paint::on_pixels(painter, rect);
    let tokens = look.tokens;
    paint::image(
        painter,
        look,
        Picture::Token(Token::Tent),
        rect,
        tokens.colour.picture_tint,
    );
    let centre = rect.center() + vec2(0.0, 0.17 * rect.height());
    let radius = (0.24 * rect.width()).max(8.0);
    let outline = Stroke::new(0.035 * rect.width(), tokens.card.ink);
    painter.add(paint::disc(
        centre,
        radius,
        tokens.card.figure_disc,
        outline,
    ));
    let font = tokens.printed(1.5 * radius);
    painter.add(paint::glyphs(
        painter,
        centre,
        number.to_string(),
        font,
        tokens.card.ink,
    ));
}

/// Width of a requirement in parts of its height.
pub const REQUIREMENT: f32 = 1.5;

/// A virtue's sign, whole, with the value on a plate beside it; as large as fits into `rect`, from its
/// left end.
pub fn requirement(painter: &Painter, rect: Rect, card: VirtueCard, look: Look<'_>) {
    let rect = paint::on_pixels(painter, rect);
    add(painter, requirement_shapes(painter, rect, card, look));
}

pub(super) fn requirement_shapes(
    painter: &Painter,
    rect: Rect,
    card: VirtueCard,
    look: Look<'_>,
) -> Vec<Shape> {
    let tokens = look.tokens;
    let (fill, ink) = (tokens.card.figure_disc, tokens.card.ink);
    let side = rect.height().min(rect.width() / REQUIREMENT);
    let sign = Rect::from_min_size(
        pos2(rect.left(), rect.center().y - side / 2.0),
        Vec2::splat(side),
    );
    // The plate begins below the sign, which hides its left end.
    let plate = Rect::from_min_max(
        pos2(sign.center().x, sign.top() + 0.09 * side),
        pos2(
            sign.left() + REQUIREMENT * side,
            sign.bottom() - 0.09 * side,
        ),
    );
    let corners = CornerRadius::same((0.3 * side) as u8);
    let rim = Stroke::new((0.035 * side).max(1.0), ink);
    let mut shapes = vec![
        egui::epaint::RectShape::new(plate, corners, fill, rim, egui::StrokeKind::Inside).into(),
    ];
    // Where there is room for it, gold runs along the rim, as around the sign.
    if side > 40.0 {
        let gold = Stroke::new(0.03 * side, tokens.card.gilt);
        let line = plate.shrink(0.06 * side);
        let corners = CornerRadius::same((0.24 * side) as u8);
        shapes.push(
            egui::epaint::RectShape::stroke(line, corners, gold, egui::StrokeKind::Inside).into(),
        );
    }
    let token = Picture::Token(Token::Virtue(card.virtue));
    shapes.extend(paint::picture(
        look,
        token,
        sign,
        tokens.colour.picture_tint,
    ));
    let centre = pos2(
        f32::midpoint(sign.right(), plate.right()) - 0.02 * side,
        sign.center().y,
    );
    let font = tokens.printed((0.74 * side).max(11.0));
    let value = card.value.to_string();
    shapes.push(paint::glyphs(painter, centre, value, font, ink));
    shapes
}

fn value_disc(fill: Color32, ink: Color32, centre: Pos2, radius: f32) -> Shape {
    paint::disc(
        centre,
        radius,
        fill,
        Stroke::new((0.11 * radius).max(1.0), ink),
    )
}

/// A figure on a light disc, as the value of a virtue card or the reach of a horse.
pub fn disc(painter: &Painter, centre: Pos2, radius: f32, number: u8, look: Look<'_>) {
    add(
        painter,
        disc_shapes(painter, centre, radius, number.to_string(), look),
    );
}

/// A figure on a light disc, as the value of a virtue card or the reach of a horse.
pub(super) fn disc_shapes(
    painter: &Painter,
    centre: Pos2,
    radius: f32,
    number: String,
    look: Look<'_>,
) -> [Shape; 2] {
    let tokens = look.tokens;
    let font = tokens.printed(1.5 * radius);
    [
        value_disc(tokens.card.figure_disc, tokens.card.ink, centre, radius),
        paint::glyphs(painter, centre, number, font, tokens.card.ink),
    ]
}

/// A dark pill with a count, centred on `centre`; returns its rectangle.
#[expect(
    clippy::must_use_candidate,
    reason = "it paints; the rectangle is for what stands beside it"
)]
pub fn count(painter: &Painter, centre: Pos2, text: &str, size: f32, look: Look<'_>) -> Rect {
    let tokens = look.tokens;
    let colour = tokens.card.count_text;
    let font = tokens.printed(size);
    let galley = painter.layout_no_wrap(text.to_owned(), font.clone(), colour);
    let height = 1.42 * font.size;
    let width = (galley.rect.width() + 0.95 * font.size).max(height);
    let rect = paint::on_pixels(painter, Rect::from_center_size(centre, vec2(width, height)));
    let rim = Stroke::new(tokens.stroke.hair, with_opacity(tokens.card.gilt, 0.6));
    let corners = CornerRadius::same((height / 2.0) as u8);
    painter.rect(
        rect,
        corners,
        tokens.card.count,
        rim,
        egui::StrokeKind::Inside,
    );
    painter.galley(
        paint::place_lines(painter, rect, 0.5, &galley, &font),
        galley,
        colour,
    );
    rect
}

/// The counts of a virtue pile in its bar: each value as on its card, and how many cards of it are
/// left.
pub fn pile_counts(painter: &Painter, bar: Rect, counts: [(u8, u8); 2], look: Look<'_>) {
    let tokens = look.tokens;
    let bar = paint::on_pixels(painter, bar);
    let corners = CornerRadius::same((bar.height() / 2.0) as u8);
    let rim = Stroke::new(tokens.stroke.hair, with_opacity(tokens.card.gilt, 0.6));
    painter.rect(
        bar,
        corners,
        tokens.card.count,
        rim,
        egui::StrokeKind::Inside,
    );
    let size = (0.7 * bar.height()).min(0.22 * bar.width());
    let font = tokens.printed(size);
    let radius = (0.4 * bar.height()).min(0.115 * bar.width()).max(7.0);
    let (left, right) = bar
        .shrink2(vec2(2.0, 0.0))
        .split_left_right_at_fraction(0.5);
    let divider = Stroke::new(1.0, with_opacity(tokens.card.gilt, 0.7));
    painter.vline(bar.center().x, bar.shrink(3.0).y_range(), divider);
    for (half, (value, count)) in [(left, counts[0]), (right, counts[1])] {
        let opacity = if count == 0 { tokens.faded(0.55) } else { 1.0 };
        let mut painter = painter.clone();
        painter.multiply_opacity(opacity);
        let colour = tokens.card.count_text;
        let lay = |text: String| painter.layout_no_wrap(text, font.clone(), colour);
        let room = half.width() - 2.0 * radius - 1.0;
        let mut galley = lay(format!("×{count}"));
        // Beside a disc the figure alone says it too.
        if galley.rect.width() > room {
            galley = lay(count.to_string());
        }
        let taken = 2.0 * radius + 1.0 + galley.rect.width();
        let from = half.center().x - taken / 2.0;
        let centre = pos2(from + radius, half.center().y);
        painter.extend(disc_shapes(
            &painter,
            centre,
            radius,
            value.to_string(),
            look,
        ));
        let place = half.with_min_x(centre.x + radius + 1.0);
        let place = paint::place_lines(&painter, place, 0.0, &galley, &font);
        painter.galley(place, galley, colour);
    }
}

/// The seal of a verdict, filling the square `rect`.
pub fn seal(painter: &Painter, rect: Rect, verdict: Verdict, look: Look<'_>) {
    let token = match verdict {
        Verdict::Works => Token::Works,
        Verdict::Expires => Token::Expires,
    };
    paint::image(painter, look, Picture::Token(token), rect, UNTINTED);
}

/// A disc with the number of a step of the plan: blue, or red where it expires.
pub fn step(painter: &Painter, rect: Rect, number: usize, verdict: Verdict, look: Look<'_>) {
    let tokens = look.tokens;
    let fill = match verdict {
        Verdict::Works => {
            tokens
                .virtue(crate::rules::kings_errand::Virtue::Lance)
                .base
        }
        Verdict::Expires => tokens.colour.expires_fill,
    };
    let radius = rect.width() / 2.0;
    let rim = Stroke::new(0.09 * rect.width(), tokens.card.count_text);
    let shadow = tokens.card_shadow(1.6 * rect.width(), 0.0);
    painter.add(paint::shadow(shadow, rect, radius));
    painter.add(paint::disc(
        rect.center(),
        radius - 0.5 * rim.width,
        fill,
        rim,
    ));
    let font = tokens.printed(0.62 * rect.width());
    let text = number.to_string();
    painter.add(paint::glyphs(
        painter,
        rect.center(),
        text,
        font,
        tokens.card.count_text,
    ));
}
