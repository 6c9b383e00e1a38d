//! Callouts: paper with a tail that points at what they speak about.

use egui::epaint::{CornerRadiusF32, PathShape, PathStroke, RoundedRect};
use egui::{CornerRadius, Painter, Pos2, Rect, Shape, Stroke, pos2};

use super::{Look, paint};

/// Half the width of a tail where it leaves the body, in points.
const TAIL: f32 = 13.0;

/// What a callout is about.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Tone {
    /// Why something expires: red rim.
    Expires,
    /// What the guide says: gold rim.
    Guide,
}

/// Paints the body in `rect` and, if `tail` is given, a tail down or up to that point; body and
/// tail share one outline.
pub fn bubble(painter: &Painter, rect: Rect, tail: Option<Pos2>, tone: Tone, look: Look<'_>) {
    let tokens = look.tokens;
    let rect = paint::on_pixels(painter, rect);
    let radius = tokens.radius.bubble;
    let rim = match tone {
        Tone::Expires => tokens.colour.expires_fill,
        Tone::Guide => tokens.colour.gold,
    };
    let shadow = tokens.soft_shadow(tokens.shadow.bubble);
    painter.add(paint::shadow(shadow, rect, radius));
    let stroke = Stroke::new(tokens.stroke.bubble, rim);
    let fill = tokens.colour.paper_raised;
    let Some((root, tip)) = tail.and_then(|tip| Some((root(rect, radius, tip)?, tip))) else {
        let corners = CornerRadius::same(radius as u8);
        painter.add(paint::paper(look, rect, corners, fill));
        painter.rect_stroke(rect, corners, stroke, egui::StrokeKind::Inside);
        return;
    };
    let corners = CornerRadius::same(radius as u8);
    painter.add(Shape::convex_polygon(
        vec![root[0], tip, root[1]],
        fill,
        Stroke::NONE,
    ));
    painter.add(paint::paper(look, rect, corners, fill));
    let body = rect.shrink(stroke.width / 2.0);
    painter.add(outline(body, radius, root, tip, stroke));
}

/// Where a tail to `tip` leaves the body: on its lower or upper edge, left point first.
fn root(rect: Rect, radius: f32, tip: Pos2) -> Option<[Pos2; 2]> {
    let y = if tip.y > rect.bottom() {
        rect.bottom()
    } else if tip.y < rect.top() {
        rect.top()
    } else {
        return None;
    };
    let room = rect.x_range().shrink(radius + TAIL + 2.0);
    let x = tip.x.clamp(room.min, room.max.max(room.min));
    Some([pos2(x - TAIL, y), pos2(x + TAIL, y)])
}

/// One closed line around body and tail.
fn outline(rect: Rect, radius: f32, root: [Pos2; 2], tip: Pos2, stroke: Stroke) -> Shape {
    let mut path = Vec::new();
    let body = RoundedRect::new(rect, CornerRadiusF32::same(radius));
    egui::epaint::tessellator::path::rounded_rectangle(&mut path, body);
    let below = tip.y > rect.center().y;
    let edge = if below { rect.bottom() } else { rect.top() };
    // The path runs clockwise: along the lower edge from right to left.
    let tail = if below {
        [pos2(root[1].x, edge), tip, pos2(root[0].x, edge)]
    } else {
        [pos2(root[0].x, edge), tip, pos2(root[1].x, edge)]
    };
    let on_edge = |point: &Pos2| (point.y - edge).abs() < 0.01;
    let first = path.iter().position(on_edge).unwrap_or(0);
    let last = path.iter().rposition(on_edge).unwrap_or(0);
    // The straight edge lies between two neighbours of the path, which may be its two ends.
    let at = (0..path.len())
        .find(|&index| {
            let next = (index + 1) % path.len();
            on_edge(&path[index])
                && on_edge(&path[next])
                && (path[index].x - path[next].x).abs() > 2.0 * TAIL
        })
        .unwrap_or(first.min(last));
    let mut points = Vec::with_capacity(path.len() + 3);
    for (index, point) in path.into_iter().enumerate() {
        points.push(point);
        if index == at {
            points.extend(tail);
        }
    }
    PathShape::closed_line(points, PathStroke::from(stroke)).into()
}
