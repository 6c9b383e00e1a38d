//! A knight's coat of arms: on the map, in panels, as a small sign.

use egui::{Painter, Rect, Stroke, Vec2, pos2, vec2};

use super::{Look, paint};
use crate::ui::picture::{Icon, Picture, Token};
use crate::ui::theme::{KnightColour, with_opacity};

/// Height of a coat of arms in parts of its width.
pub const RATIO: f32 = 112.0 / 96.0;

/// The coat of arms as large as fits into `rect`.
pub fn arms(painter: &Painter, rect: Rect, knight: KnightColour, look: Look<'_>) {
    arms_faded(painter, rect, knight, 1.0, look);
}

/// The same at this opacity, 0 to 1.
pub fn arms_faded(
    painter: &Painter,
    rect: Rect,
    knight: KnightColour,
    opacity: f32,
    look: Look<'_>,
) {
    let width = rect.width().min(rect.height() / RATIO);
    let rect = Rect::from_center_size(rect.center(), vec2(width, RATIO * width));
    let tint = with_opacity(look.tokens.colour.picture_tint, opacity);
    paint::image(
        painter,
        look,
        Picture::Token(Token::Knight(knight)),
        rect,
        tint,
    );
}

/// A knight standing on the map: with a shadow on the ground, and a halo for the own one.
pub fn standing(painter: &Painter, rect: Rect, knight: KnightColour, own: bool, look: Look<'_>) {
    let tokens = look.tokens;
    let foot = rect.center_bottom() - vec2(0.0, 0.02 * rect.height());
    let shade = with_opacity(tokens.colour.shadow, 0.55);
    let size = vec2(0.62, 0.17) * rect.width();
    painter.add(paint::halo(foot, size, shade));
    if own {
        let glow = with_opacity(tokens.colour.hint_glow, 0.9);
        painter.add(paint::halo(
            rect.center(),
            Vec2::splat(0.95 * rect.width()),
            glow,
        ));
    }
    arms(painter, rect, knight, look);
}

/// Where the own knight would be after the plan: pale, on a disc with a dashed rim.
pub fn ghost(painter: &Painter, rect: Rect, knight: KnightColour, look: Look<'_>) {
    let tokens = look.tokens;
    let radius = 0.5 * rect.width().max(rect.height()) + 5.0;
    let centre = rect.center();
    let disc = with_opacity(tokens.colour.focus_halo, 0.82);
    painter.circle_filled(centre, radius, with_opacity(tokens.card.count_text, 0.82));
    painter.circle_stroke(centre, radius + 1.5, Stroke::new(1.5, disc));
    let points: Vec<_> = (0..=64)
        .map(|step| {
            let angle = step as f32 / 64.0 * std::f32::consts::TAU;
            centre + radius * Vec2::angled(angle)
        })
        .collect();
    let rim = Stroke::new(2.5, tokens.knight(knight).text);
    painter.add(paint::dashes(painter, &points, rim, (6.0, 4.0)));
    arms_faded(painter, rect, knight, 0.75, look);
}

/// The crown of whoever leads, on the upper edge of a coat of arms that fills `arms`.
pub fn crown(painter: &Painter, arms: Rect, look: Look<'_>) {
    let tokens = look.tokens;
    let width = arms.width().min(arms.height() / RATIO);
    let side = (0.62 * width).max(11.0);
    let centre = pos2(arms.center().x, arms.center().y - 0.5 * RATIO * width);
    let rect = Rect::from_center_size(centre, Vec2::splat(side));
    let crown = Picture::Icon(Icon::Crown);
    // A dark edge keeps it in sight on any shield and ground.
    let edge = (0.05 * side).max(1.0);
    for by in [
        vec2(edge, 0.0),
        vec2(-edge, 0.0),
        vec2(0.0, edge),
        vec2(0.0, -edge),
    ] {
        paint::image(painter, look, crown, rect.translate(by), tokens.card.ink);
    }
    paint::image(painter, look, crown, rect, tokens.card.gilt);
}
