//! Grounds: the table, paper panels, the lapis tray, the dark top bar, tickets.

use egui::epaint::RectShape;
use egui::{Color32, CornerRadius, Painter, Rect, Stroke, StrokeKind, pos2};

use super::{Look, paint};
use crate::ui::picture::{Ornament, Picture, Pictures};
use crate::ui::theme::with_opacity;

/// The ground of the whole window, a little darker towards its edges.
pub fn ground(painter: &Painter, rect: Rect, look: Look<'_>) {
    let tokens = look.tokens;
    painter.add(paint::paper(
        look,
        rect,
        CornerRadius::ZERO,
        tokens.colour.ground,
    ));
    if tokens.textured {
        let edge = with_opacity(tokens.colour.ground_edge, 0.55);
        let clear = with_opacity(tokens.colour.ground_edge, 0.0);
        let deep = 0.16 * rect.height();
        let bottom = rect.with_min_y(rect.bottom() - deep);
        painter.add(paint::vertical_gradient(
            rect.with_max_y(rect.top() + deep),
            edge,
            clear,
        ));
        painter.add(paint::vertical_gradient(bottom, clear, edge));
    }
}

/// A paper panel with rim and shadow.
pub fn paper(painter: &Painter, rect: Rect, look: Look<'_>) {
    let tokens = look.tokens;
    sheet(painter, rect, tokens.colour.panel, tokens.colour.line, look);
}

/// A paper panel with a coloured strip at the left, as for another seat.
pub fn paper_of(painter: &Painter, rect: Rect, strip: Color32, look: Look<'_>) {
    paper(painter, rect, look);
    let rect = paint::on_pixels(painter, rect);
    let radius = look.tokens.radius.panel as u8;
    let strip_rect = rect.with_max_x(rect.left() + 5.0);
    let corners = CornerRadius {
        nw: radius.min(5),
        sw: radius.min(5),
        ne: 0,
        se: 0,
    };
    // White on parchment would not be seen without an outline.
    let rim = Stroke::new(1.0, with_opacity(look.tokens.card.ink, 0.75));
    painter.rect(strip_rect, corners, strip, rim, StrokeKind::Inside);
}

/// A raised ticket of the plan lane; red and pink if its card expires.
pub fn ticket(painter: &Painter, rect: Rect, expires: bool, look: Look<'_>) {
    let tokens = look.tokens;
    let colour = &tokens.colour;
    let (fill, rim) = if expires {
        (colour.expires_paper, colour.expires_fill)
    } else {
        (colour.panel, colour.line)
    };
    let rect = paint::on_pixels(painter, rect);
    let corners = CornerRadius::same(tokens.radius.panel as u8);
    let shadow = tokens.soft_shadow(tokens.shadow.ticket);
    painter.add(paint::shadow(shadow, rect, tokens.radius.panel));
    painter.add(paint::paper(look, rect, corners, fill));
    let rim = Stroke::new(tokens.stroke.ticket, rim);
    painter.add(RectShape::stroke(rect, corners, rim, StrokeKind::Inside));
}

/// A ticket that is not there yet: no paper of its own, and a dashed rim.
pub fn preview(painter: &Painter, rect: Rect, look: Look<'_>) {
    let tokens = look.tokens;
    let rect = paint::on_pixels(painter, rect);
    let radius = tokens.radius.panel;
    let corners = CornerRadius::same(radius as u8);
    painter.rect_filled(rect, corners, with_opacity(tokens.colour.panel, 0.8));
    let rim = Stroke::new(tokens.stroke.ticket, tokens.colour.gold);
    painter.add(super::slot::dashed(
        painter,
        rect.shrink(1.0),
        radius,
        rim,
        (9.0, 6.0),
    ));
}

fn sheet(painter: &Painter, rect: Rect, fill: Color32, rim: Color32, look: Look<'_>) {
    let tokens = look.tokens;
    let rect = paint::on_pixels(painter, rect);
    let corners = CornerRadius::same(tokens.radius.panel as u8);
    let shadow = tokens.soft_shadow(tokens.shadow.panel);
    painter.add(paint::shadow(shadow, rect, tokens.radius.panel));
    painter.add(paint::paper(look, rect, corners, fill));
    let rim = Stroke::new(tokens.stroke.panel, rim);
    painter.add(RectShape::stroke(rect, corners, rim, StrokeKind::Inside));
}

/// The coloured head of a paper panel that fills `rect`, with its round corners above and a gold line at
/// its foot.
pub fn head(painter: &Painter, rect: Rect, fill: Color32, gold: f32, look: Look<'_>) {
    let rect = paint::on_pixels(painter, rect);
    painter.rect_filled(rect, head_corners(look), fill);
    head_rim(painter, rect, gold, look);
}

/// The rim of such a head, above what has been painted on it.
pub fn head_rim(painter: &Painter, rect: Rect, gold: f32, look: Look<'_>) {
    let tokens = look.tokens;
    let rect = paint::on_pixels(painter, rect);
    let rim = Stroke::new(tokens.stroke.panel, tokens.colour.line);
    painter.rect_stroke(rect, head_corners(look), rim, StrokeKind::Inside);
    let line = Stroke::new(gold, tokens.colour.tray_rim);
    painter.hline(rect.x_range(), rect.bottom() - gold / 2.0, line);
}

fn head_corners(look: Look<'_>) -> CornerRadius {
    let radius = look.tokens.radius.panel as u8;
    CornerRadius {
        nw: radius,
        ne: radius,
        ..CornerRadius::ZERO
    }
}

/// The dark bar at the top, with a gold line at its foot.
pub fn top_bar(painter: &Painter, rect: Rect, look: Look<'_>) {
    let colour = &look.tokens.colour;
    painter.add(paint::vertical_gradient(
        rect,
        colour.bar_top,
        colour.bar_bottom,
    ));
    let gold = Stroke::new(1.6, colour.tray_rim);
    painter.hline(rect.x_range(), rect.bottom() - 0.8, gold);
    let shade = rect
        .with_min_y(rect.bottom())
        .with_max_y(rect.bottom() + 7.0);
    let dark = with_opacity(colour.shadow, 0.3);
    painter.add(paint::vertical_gradient(
        shade,
        dark,
        with_opacity(dark, 0.0),
    ));
}

/// The dark strip that names what is hovered.
pub fn detail_strip(painter: &Painter, rect: Rect, look: Look<'_>) {
    let colour = &look.tokens.colour;
    let corners = CornerRadius {
        nw: 7,
        ..CornerRadius::ZERO
    };
    painter.rect_filled(rect, corners, with_opacity(colour.bar_bottom, 0.94));
}

/// The lapis tray with its diamond pattern and gold rim.
pub fn tray(painter: &Painter, rect: Rect, look: Look<'_>) {
    let tokens = look.tokens;
    let colour = &tokens.colour;
    let above = rect.with_max_y(rect.top()).with_min_y(rect.top() - 8.0);
    let dark = with_opacity(colour.shadow, 0.35);
    painter.add(paint::vertical_gradient(
        above,
        with_opacity(dark, 0.0),
        dark,
    ));
    painter.add(paint::vertical_gradient(
        rect,
        colour.tray_top,
        colour.tray_bottom,
    ));
    if tokens.textured {
        diaper(
            painter,
            rect,
            with_opacity(colour.tray_text_soft, 0.1),
            look,
        );
    }
    let rim = colour.tray_rim;
    painter.hline(rect.x_range(), rect.top() + 1.5, Stroke::new(3.0, rim));
    painter.hline(rect.x_range(), rect.top() + 6.0, Stroke::new(1.4, rim));
}

/// The diamond pattern in one colour.
pub fn diaper(painter: &Painter, rect: Rect, colour: Color32, look: Look<'_>) {
    const TILE: f32 = 40.0;
    let tile = Picture::Ornament(Ornament::Diaper);
    if let Some(stock) = look.pictures.get(tile, TILE) {
        let uv = Pictures::tile_uv(rect, TILE);
        let shape = RectShape::filled(rect, CornerRadius::ZERO, colour);
        painter.add(shape.with_texture(stock.texture, uv));
    }
}

/// A gold line from top to bottom of the tray, between seat and plan.
pub fn tray_divider(painter: &Painter, x: f32, rect: Rect, look: Look<'_>) {
    let colour = look.tokens.colour.tray_rim;
    let stroke = Stroke::new(1.2, with_opacity(colour, 0.55));
    painter.line_segment(
        [pos2(x, rect.top() + 16.0), pos2(x, rect.bottom() - 16.0)],
        stroke,
    );
}

/// The double line around the map with a vine in each corner.
pub fn map_frame(painter: &Painter, rect: Rect, look: Look<'_>) {
    let tokens = look.tokens;
    let line = tokens.colour.line;
    let rect = paint::on_pixels(painter, rect);
    let stroke = |width: f32, opacity: f32| Stroke::new(width, with_opacity(line, opacity));
    let fill = with_opacity(tokens.colour.panel, 0.45);
    painter.rect(
        rect,
        8,
        fill,
        stroke(tokens.stroke.panel, 0.9),
        StrokeKind::Inside,
    );
    painter.rect_stroke(rect.shrink(5.0), 5, stroke(1.0, 0.75), StrokeKind::Inside);
    let side = (0.15 * rect.width().min(1.4 * rect.height())).clamp(60.0, 150.0);
    let area = rect.shrink(7.0);
    let Some(vine) = look.pictures.get(Picture::Ornament(Ornament::Vine), side) else {
        return;
    };
    let square = egui::Vec2::splat(side);
    let tint = with_opacity(tokens.colour.picture_tint, 0.9);
    for (corner, flip_x, flip_y) in [
        (area.left_top(), false, false),
        (area.right_top(), true, false),
        (area.left_bottom(), false, true),
        (area.right_bottom(), true, true),
    ] {
        let min = corner
            - egui::vec2(
                if flip_x { square.x } else { 0.0 },
                if flip_y { square.y } else { 0.0 },
            );
        let uv = Rect::from_min_max(
            pos2(f32::from(u8::from(flip_x)), f32::from(u8::from(flip_y))),
            pos2(f32::from(u8::from(!flip_x)), f32::from(u8::from(!flip_y))),
        );
        let place = paint::on_pixels(painter, Rect::from_min_size(min, square));
        painter.image(vine.texture, place, uv, tint);
    }
}

/// How deep the edge of what scrolls fades, in points.
const FADE: f32 = 30.0;

/// Lets what scrolls in `rect` fade at its upper and lower edge where there is more of it, with a sign
/// that points there: `hidden` is how much, in points, and `paper` the colour of the ground.
pub fn fade(painter: &Painter, rect: Rect, hidden: [f32; 2], paper: Color32, look: Look<'_>) {
    let clear = with_opacity(paper, 0.0);
    let deep = FADE.min(0.3 * rect.height());
    for (hidden, way) in hidden.into_iter().zip([-1.0, 1.0]) {
        let part = (hidden / FADE).clamp(0.0, 1.0);
        if part <= 0.0 {
            continue;
        }
        // First slowly and then at once, so that the sign stands on paper.
        let (half, solid) = (with_opacity(paper, 0.55 * part), with_opacity(paper, part));
        let (upper, lower) = if way < 0.0 {
            let edge = rect.with_max_y(rect.top() + deep);
            let (outer, inner) = edge.split_top_bottom_at_fraction(0.5);
            ((outer, solid, half), (inner, half, clear))
        } else {
            let edge = rect.with_min_y(rect.bottom() - deep);
            let (inner, outer) = edge.split_top_bottom_at_fraction(0.5);
            ((inner, clear, half), (outer, half, solid))
        };
        for (edge, top, bottom) in [upper, lower] {
            painter.add(paint::fading_paper(look, edge, top, bottom));
        }
        more(painter, rect, way, part, look);
    }
}

/// The same for what a scroll area has just shown.
pub fn fade_scrolled<R>(
    painter: &Painter,
    shown: &egui::scroll_area::ScrollAreaOutput<R>,
    paper: Color32,
    look: Look<'_>,
) {
    let rect = shown.inner_rect;
    let above = shown.state.clamped_offset().y;
    let below = shown.content_size.y - above - rect.height();
    fade(painter, rect, [above, below], paper, look);
}

/// A small angle at the edge: there is more this way.
fn more(painter: &Painter, rect: Rect, way: f32, part: f32, look: Look<'_>) {
    let edge = if way < 0.0 {
        rect.top() + 7.0
    } else {
        rect.bottom() - 7.0
    };
    let at = |x: f32, y: f32| pos2(rect.center().x + x, edge + way * y);
    let points = vec![at(-9.0, -3.5), at(0.0, 3.5), at(9.0, -3.5)];
    let stroke = Stroke::new(2.2, with_opacity(look.tokens.colour.ink_soft, part));
    painter.line(points, stroke);
}
