//! Shapes that several painters share.

use std::sync::Arc;

use egui::epaint::{
    CornerRadiusF32, Mesh, PathStroke, RectShape, RoundedRect, Shadow, Tessellator,
};
use egui::{
    Color32, CornerRadius, FontId, Galley, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, Vec2,
    pos2, vec2,
};

use super::Look;
use crate::ui::picture::{Picture, Pictures};
use crate::ui::theme::{UNSEEN, gradient, with_opacity};

/// The whole of a texture.
pub const WHOLE: Rect = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));

/// `rect` moved onto whole pixels, so that pictures stay sharp.
#[must_use]
pub fn on_pixels(painter: &Painter, rect: Rect) -> Rect {
    let ppp = painter.pixels_per_point();
    let round = |value: f32| (value * ppp).round() / ppp;
    let size = vec2(round(rect.width()), round(rect.height()));
    Rect::from_min_size(pos2(round(rect.left()), round(rect.top())), size)
}

/// A picture filling `rect`, multiplied with `tint`; none while it is still being drawn.
#[must_use]
pub fn picture(look: Look<'_>, picture: Picture, rect: Rect, tint: Color32) -> Option<Shape> {
    rounded_picture(look, picture, rect, CornerRadius::ZERO, tint)
}

/// The same with rounded corners.
#[must_use]
pub fn rounded_picture(
    look: Look<'_>,
    picture: Picture,
    rect: Rect,
    corners: CornerRadius,
    tint: Color32,
) -> Option<Shape> {
    let stock = look.pictures.get(picture, rect.width())?;
    let shape = RectShape::filled(rect, corners, tint).with_texture(stock.texture, WHOLE);
    Some(shape.into())
}

/// Paints a picture in `rect`, on whole pixels.
pub fn image(painter: &Painter, look: Look<'_>, what: Picture, rect: Rect, tint: Color32) {
    if let Some(shape) = picture(look, what, on_pixels(painter, rect), tint) {
        painter.add(shape);
    }
}

/// Text set with the middle of its drawn glyphs at `centre`: for figures and initials.
pub fn glyphs(
    painter: &Painter,
    centre: Pos2,
    text: impl Into<String>,
    font: FontId,
    colour: Color32,
) -> Shape {
    let galley = painter.layout_no_wrap(text.into(), font, colour);
    let corner = centre - galley.mesh_bounds.center().to_vec2();
    Shape::galley(corner, galley, colour)
}

/// Height of the capitals of `font`, in points.
#[must_use]
pub fn capitals(painter: &Painter, font: &FontId) -> f32 {
    let galley = painter.layout_no_wrap("H".to_owned(), font.clone(), UNSEEN);
    galley.mesh_bounds.height()
}

/// Where a galley in `font` goes so that its lines are centred in `rect` vertically, and aligned
/// with 0 (left) to 1 (right) horizontally.
///
/// Alegreya sits high in its line; lines are centred on their capitals and not on the line's box.
#[must_use]
pub fn place_lines(
    painter: &Painter,
    rect: Rect,
    align: f32,
    galley: &Galley,
    font: &FontId,
) -> Pos2 {
    let baseline = |row: &egui::epaint::text::PlacedRow| {
        row.pos.y + row.glyphs.first().map_or(0.0, |glyph| glyph.pos.y)
    };
    let first = galley.rows.first().map_or(0.0, baseline);
    let last = galley.rows.last().map_or(first, baseline);
    let middle = (first + last - capitals(painter, font)) / 2.0;
    let left = rect.left() + align * (rect.width() - galley.rect.width()) - galley.rect.left();
    pos2(left, rect.center().y - middle)
}

/// Two colours from top to bottom with rounded corners; cover its edge with a stroke.
pub fn rounded_gradient(rect: Rect, radius: f32, top: Color32, bottom: Color32) -> Shape {
    let mut path = Vec::new();
    let rounded = RoundedRect::new(rect, CornerRadiusF32::same(radius));
    egui::epaint::tessellator::path::rounded_rectangle(&mut path, rounded);
    let height = rect.height().max(1.0);
    let colour = |point: Pos2| gradient(top, bottom, (point.y - rect.top()) / height);
    let mut mesh = Mesh::default();
    mesh.colored_vertex(rect.center(), colour(rect.center()));
    for &point in &path {
        mesh.colored_vertex(point, colour(point));
    }
    let count = path.len() as u32;
    for index in 0..count {
        mesh.add_triangle(0, 1 + index, 1 + (index + 1) % count);
    }
    Shape::mesh(mesh)
}

/// Two colours from top to bottom with square corners.
pub fn vertical_gradient(rect: Rect, top: Color32, bottom: Color32) -> Shape {
    let mut mesh = Mesh::default();
    mesh.colored_vertex(rect.left_top(), top);
    mesh.colored_vertex(rect.right_top(), top);
    mesh.colored_vertex(rect.right_bottom(), bottom);
    mesh.colored_vertex(rect.left_bottom(), bottom);
    mesh.add_triangle(0, 1, 2);
    mesh.add_triangle(0, 2, 3);
    Shape::mesh(mesh)
}

/// A filled disc or any star-shaped curve around `centre`, from `inside` to `outside`.
pub fn fan(centre: Pos2, curve: &[Pos2], inside: Color32, outside: Color32) -> Shape {
    let mut mesh = Mesh::default();
    mesh.colored_vertex(centre, inside);
    for &point in curve {
        mesh.colored_vertex(point, outside);
    }
    let count = curve.len() as u32;
    for index in 0..count {
        mesh.add_triangle(0, 1 + index, 1 + (index + 1) % count);
    }
    Shape::mesh(mesh)
}

/// Dashes of this length along a path, with gaps between, in few triangles: their long sides are
/// smooth, their ends are cut straight.
pub fn dashes(painter: &Painter, path: &[Pos2], stroke: Stroke, (dash, gap): (f32, f32)) -> Shape {
    let soft = 1.0 / painter.pixels_per_point();
    let (whole, clear) = (stroke.color, Color32::TRANSPARENT);
    // How far from the middle of the line which colour lies.
    let half = stroke.width / 2.0;
    let rails: &[(f32, Color32)] = if stroke.width <= soft {
        let thin = whole.gamma_multiply(stroke.width / soft);
        &[(-soft, clear), (0.0, thin), (soft, clear)]
    } else {
        let (inner, outer) = (half - soft / 2.0, half + soft / 2.0);
        &[
            (-outer, clear),
            (-inner, whole),
            (inner, whole),
            (outer, clear),
        ]
    };
    let mut mesh = Mesh::default();
    for shape in Shape::dashed_line(path, stroke, dash, gap) {
        let Shape::LineSegment {
            points: [from, to], ..
        } = shape
        else {
            continue;
        };
        let across = (to - from).normalized().rot90();
        for &(offset, colour) in rails {
            mesh.colored_vertex(from + offset * across, colour);
            mesh.colored_vertex(to + offset * across, colour);
        }
        let last = mesh.vertices.len() as u32 - 2;
        for rail in 1..rails.len() as u32 {
            let at = last - 2 * rail;
            mesh.add_triangle(at, at + 1, at + 2);
            mesh.add_triangle(at + 1, at + 3, at + 2);
        }
    }
    Shape::mesh(mesh)
}

/// Small dots along a path, in few triangles.
pub fn dots(
    painter: &Painter,
    path: &[Pos2],
    colour: Color32,
    (spacing, radius): (f32, f32),
) -> Shape {
    const CORNERS: u32 = 10;
    let soft = 1.0 / painter.pixels_per_point();
    let mut mesh = Mesh::default();
    for shape in Shape::dotted_line(path, colour, spacing, radius) {
        let Shape::Circle(dot) = shape else { continue };
        let first = mesh.vertices.len() as u32;
        for corner in 0..CORNERS {
            let angle = corner as f32 / CORNERS as f32 * std::f32::consts::TAU;
            let out = Vec2::angled(angle);
            mesh.colored_vertex(dot.center + (radius - soft / 2.0) * out, colour);
            mesh.colored_vertex(
                dot.center + (radius + soft / 2.0) * out,
                Color32::TRANSPARENT,
            );
        }
        for corner in 0..CORNERS {
            let (at, next) = (first + 2 * corner, first + 2 * ((corner + 1) % CORNERS));
            if corner > 0 {
                mesh.add_triangle(first, at, next);
            }
            mesh.add_triangle(at, at + 1, next);
            mesh.add_triangle(at + 1, next + 1, next);
        }
    }
    Shape::mesh(mesh)
}

/// A shadow below a card or a sheet with corners of this radius, in few triangles: what is blurred
/// needs no fine curve.
pub fn shadow(shadow: Shadow, rect: Rect, radius: f32) -> Shape {
    /// A quarter of a turn, as far as it goes across and up.
    const QUARTER: [(f32, f32); 5] = [
        (1.0, 0.0),
        (0.924, 0.383),
        (0.707, 0.707),
        (0.383, 0.924),
        (0.0, 1.0),
    ];
    let [across, down] = shadow.offset.map(f32::from);
    let rect = rect
        .translate(vec2(across, down))
        .expand(f32::from(shadow.spread));
    let smallest = rect.width().min(rect.height());
    let half = (0.5 * f32::from(shadow.blur)).min(0.49 * smallest);
    let mut mesh = Mesh::default();
    for (grown, colour) in [(-half, shadow.color), (half, Color32::TRANSPARENT)] {
        let radius = (radius + half + grown).min(0.5 * smallest + grown);
        let middle = rect.expand(grown - radius);
        let corners = [
            (middle.right_top(), 1.0, -1.0, false),
            (middle.right_bottom(), 1.0, 1.0, true),
            (middle.left_bottom(), -1.0, 1.0, false),
            (middle.left_top(), -1.0, -1.0, true),
        ];
        for (corner, right, below, from_side) in corners {
            for step in 0..QUARTER.len() {
                let step = if from_side {
                    step
                } else {
                    QUARTER.len() - 1 - step
                };
                let (x, y) = QUARTER[step];
                let point = corner + radius * vec2(right * x, below * y);
                mesh.colored_vertex(point, colour);
            }
        }
    }
    let count = 4 * QUARTER.len() as u32;
    for at in 0..count {
        let next = (at + 1) % count;
        if at > 0 {
            mesh.add_triangle(0, at, next);
        }
        mesh.add_triangle(at, count + at, next);
        mesh.add_triangle(count + at, count + next, next);
    }
    Shape::mesh(mesh)
}

/// A soft round glow that fades to nothing at `radius`.
pub fn halo(centre: Pos2, radius: Vec2, colour: Color32) -> Shape {
    const STEPS: usize = 48;
    // Three rings follow a soft curve better than one straight fade.
    let rings = [(0.35, 0.72), (0.7, 0.25), (1.0, 0.0)];
    let mut mesh = Mesh::default();
    mesh.colored_vertex(centre, colour);
    for (part, opacity) in rings {
        for step in 0..STEPS {
            let angle = step as f32 / STEPS as f32 * std::f32::consts::TAU;
            let point = centre + vec2(angle.cos() * radius.x, angle.sin() * radius.y) * part;
            mesh.colored_vertex(point, with_opacity(colour, opacity));
        }
    }
    let steps = STEPS as u32;
    for step in 0..steps {
        let next = (step + 1) % steps;
        mesh.add_triangle(0, 1 + step, 1 + next);
        for ring in 0..rings.len() as u32 - 1 {
            let (inner, outer) = (1 + ring * steps, 1 + (ring + 1) * steps);
            mesh.add_triangle(inner + step, outer + step, outer + next);
            mesh.add_triangle(inner + step, outer + next, inner + next);
        }
    }
    Shape::mesh(mesh)
}

/// Paper of this colour in `rect`: textured if the theme is.
pub fn paper(look: Look<'_>, rect: Rect, corners: CornerRadius, colour: Color32) -> Shape {
    let shape = RectShape::filled(rect, corners, colour);
    if look.tokens.textured {
        let uv = Pictures::paper_uv(rect);
        shape.with_texture(look.pictures.paper(), uv).into()
    } else {
        shape.into()
    }
}

/// Paper of two colours from top to bottom; where they are clear, what lies below shows through.
pub fn fading_paper(look: Look<'_>, rect: Rect, top: Color32, bottom: Color32) -> Shape {
    if !look.tokens.textured {
        return vertical_gradient(rect, top, bottom);
    }
    let uv = Pictures::paper_uv(rect);
    let mut mesh = Mesh::with_texture(look.pictures.paper());
    for (pos, uv, color) in [
        (rect.left_top(), uv.left_top(), top),
        (rect.right_top(), uv.right_top(), top),
        (rect.right_bottom(), uv.right_bottom(), bottom),
        (rect.left_bottom(), uv.left_bottom(), bottom),
    ] {
        mesh.vertices.push(egui::epaint::Vertex { pos, uv, color });
    }
    mesh.add_triangle(0, 1, 2);
    mesh.add_triangle(0, 2, 3);
    Shape::mesh(mesh)
}

/// The rim around what may be taken or put somewhere, or around what is `chosen`: between two dark
/// lines it is seen on any card and any ground. What may be taken has a pale one: gold there would turn
/// every border into the yellow wall.
pub fn rim(look: Look<'_>, rect: Rect, corners: CornerRadius, chosen: bool) -> [Shape; 3] {
    let tokens = look.tokens;
    let dark = tokens.card.ink;
    let (width, light) = if chosen {
        (3.4, tokens.colour.gold_light)
    } else {
        (2.4, tokens.card.plate_top)
    };
    [(width + 3.0, dark), (width + 1.6, light), (1.6, dark)].map(|(reach, colour)| {
        let stroke = Stroke::new(reach, colour);
        RectShape::stroke(rect, corners, stroke, StrokeKind::Outside).into()
    })
}

/// The ring of the keyboard focus around `rect`: seen on any ground because of its halo.
pub fn focus_ring(look: Look<'_>, rect: Rect, radius: f32, opacity: f32) -> [Shape; 2] {
    let tokens = look.tokens;
    let ring = |width: f32, colour: Color32| {
        let stroke = Stroke::new(width, with_opacity(colour, opacity));
        let rect = rect.expand(2.0);
        let corners = CornerRadius::same((radius + 2.0) as u8);
        RectShape::stroke(rect, corners, stroke, StrokeKind::Outside).into()
    };
    [
        ring(tokens.stroke.focus_halo, tokens.colour.focus_halo),
        ring(tokens.stroke.focus, tokens.colour.focus),
    ]
}

/// A disc with an outline.
pub fn disc(centre: Pos2, radius: f32, fill: Color32, stroke: Stroke) -> Shape {
    egui::epaint::CircleShape {
        center: centre,
        radius,
        fill,
        stroke,
    }
    .into()
}

/// The check mark of "it works" in a square of `size` points.
pub fn check_mark(centre: Pos2, size: f32, stroke: Stroke) -> Shape {
    let at = |x: f32, y: f32| centre + vec2(x, y) * size;
    let points = vec![at(-0.34, 0.02), at(-0.1, 0.26), at(0.36, -0.26)];
    Shape::line(points, PathStroke::from(stroke))
}

/// A short arrow to the right in a square of `size` points.
pub fn arrow(centre: Pos2, size: f32, colour: Color32) -> [Shape; 2] {
    let at = |x: f32, y: f32| centre + vec2(x, y) * size;
    let head = vec![at(0.05, -0.3), at(0.5, 0.0), at(0.05, 0.3)];
    [
        Shape::line_segment(
            [at(-0.5, 0.0), at(0.15, 0.0)],
            Stroke::new(0.17 * size, colour),
        ),
        Shape::convex_polygon(head, colour, Stroke::NONE),
    ]
}

/// Paints into a layer with every point moved, as of a card that is carried and leans.
pub fn aloft(
    ctx: &egui::Context,
    layer: egui::LayerId,
    to: impl Fn(Pos2) -> Pos2,
    paint: impl FnOnce(&Painter),
) {
    let painter = ctx.layer_painter(layer);
    let from = ctx.graphics_mut(|graphics| graphics.entry(layer).next_idx());
    paint(&painter);
    let shapes = ctx.graphics_mut(|graphics| {
        let list = graphics.entry(layer);
        let painted = list.all_entries().skip(from.0);
        let painted: Vec<Shape> = painted.map(|it| it.shape.clone()).collect();
        for index in from.0..list.next_idx().0 {
            list.reset_shape(egui::layers::ShapeIdx(index));
        }
        painted
    });
    painter.extend(moved(&painter, shapes, to));
}

/// Tessellates shapes, text too, and moves every point: turns and flips of whole cards.
#[must_use]
pub fn moved(painter: &Painter, shapes: Vec<Shape>, to: impl Fn(Pos2) -> Pos2) -> Vec<Shape> {
    let ctx = painter.ctx();
    let options = ctx.tessellation_options(|options| *options);
    let atlas = font_image_size(ctx);
    let mut tessellator = Tessellator::new(painter.pixels_per_point(), options, atlas, Vec::new());
    tessellator.set_clip_rect(Rect::EVERYTHING);
    let mut meshes: Vec<Mesh> = Vec::new();
    for shape in shapes {
        let mut mesh = Mesh::with_texture(shape.texture_id());
        tessellator.tessellate_shape(shape, &mut mesh);
        match meshes.last_mut() {
            Some(last) if last.texture_id == mesh.texture_id => last.append(mesh),
            Some(_) | None => meshes.push(mesh),
        }
    }
    for mesh in &mut meshes {
        for vertex in &mut mesh.vertices {
            vertex.pos = to(vertex.pos);
        }
    }
    meshes
        .into_iter()
        .map(|mesh| Shape::Mesh(Arc::new(mesh)))
        .collect()
}

fn font_image_size(ctx: &egui::Context) -> [usize; 2] {
    #[expect(
        clippy::redundant_closure_for_method_calls,
        reason = "the method itself is bound to one lifetime"
    )]
    ctx.fonts(|fonts| fonts.font_image_size())
}
