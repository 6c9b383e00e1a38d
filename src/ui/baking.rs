//! What looks as it did in the last frame keeps its triangles.
//!
//! The table paints everything anew in each frame, and most of it stands still: grounds, rims, shadows,
//! dashes, discs. Turning those into triangles costs more than finding out that they are the same. So
//! shapes that follow each other, none of them text, all with the same picture or none, are turned into
//! one mesh, which serves as long as every one of them stays as it is. Whoever paints need not know of it.
//!
//! What lies out of sight is left out here as well: egui would look at every corner of every mesh in every
//! frame to find out.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::Arc;

use egui::cache::CacheTrait;
use egui::epaint::{ClippedShape, ColorMode, Mesh, PathShape, RectShape, Tessellator};
use egui::{
    Color32, Context, FullOutput, Painter, Plugin, Pos2, Rect, Shape, Stroke, StrokeKind, TextureId,
};

/// Keeps the triangles of what stands still. It watches a context as a plugin.
#[derive(Default)]
pub struct Baking {
    kept: HashMap<u64, Kept>,
    /// The number of this frame.
    frame: u64,
    /// What a run of shapes looks like, in bits; kept for its room.
    looks: Vec<u32>,
}

struct Kept {
    mesh: Arc<Mesh>,
    used_in: u64,
}

impl Plugin for Baking {
    fn debug_name(&self) -> &'static str {
        "baking"
    }

    fn output_hook(&mut self, ctx: &Context, output: &mut FullOutput) {
        self.frame += 1;
        let frame = self.frame;
        let ppp = output.pixels_per_point;
        let mut tessellator = tessellator(ctx, ppp);
        ctx.tessellation_options_mut(|options| options.coarse_tessellation_culling = false);
        let shapes = &mut output.shapes;
        shapes.retain(is_in_sight);
        let mut from = 0;
        while from < shapes.len() {
            let (to, look) = self.run(shapes, from, ppp);
            if to > from {
                let clip = shapes[from].clip_rect;
                let run = shapes[from..to]
                    .iter_mut()
                    .map(|it| std::mem::replace(&mut it.shape, Shape::Noop));
                let kept = self.kept.entry(look).or_insert_with(|| Kept {
                    mesh: Arc::new(bake(&mut tessellator, clip, run)),
                    used_in: frame,
                });
                kept.used_in = frame;
                let mesh = Shape::Mesh(Arc::clone(&kept.mesh));
                for covered in &mut shapes[from..to] {
                    covered.shape = Shape::Noop;
                }
                shapes[from].shape = mesh;
            }
            from = to.max(from + 1);
        }
        self.kept.retain(|_, kept| kept.used_in == frame);
    }
}

impl Baking {
    /// The end of the run of shapes that begins at `from`, and a fingerprint of what it looks like.
    fn run(&mut self, shapes: &[ClippedShape], from: usize, ppp: f32) -> (usize, u64) {
        self.looks.clear();
        self.looks.push(ppp.to_bits());
        let clip = shapes[from].clip_rect;
        point(clip.min, &mut self.looks);
        point(clip.max, &mut self.looks);
        let same = |shape: &ClippedShape| {
            shape.clip_rect == clip
                && shape.transform_after_tessellation == egui::emath::TSTransform::IDENTITY
        };
        let texture = shapes[from].shape.texture_id();
        self.looks.extend(texture_bits(texture));
        let mut to = from;
        while let Some(shape) = shapes.get(to).filter(|shape| same(shape)) {
            let before = self.looks.len();
            if !note(&shape.shape, texture, &mut self.looks) {
                self.looks.truncate(before);
                break;
            }
            to += 1;
        }
        (to, egui::epaint::util::hash(&self.looks))
    }
}

/// What is also costly to compose, such as the road, is composed only when `key` changes, which has to
/// tell all that it depends on. `compose` makes shapes without text and pictures.
pub fn kept(painter: &Painter, key: impl Hash, compose: impl FnOnce() -> Vec<Shape>) -> Shape {
    let ppp = painter.pixels_per_point();
    let key = egui::epaint::util::hash((key, ppp.to_bits()));
    let ctx = painter.ctx();
    let known = ctx.memory_mut(|memory| memory.caches.cache::<Composed>().get(key));
    let mesh = known.unwrap_or_else(|| {
        let mut tessellator = tessellator(ctx, ppp);
        let mesh = Arc::new(bake(&mut tessellator, Rect::EVERYTHING, compose()));
        ctx.memory_mut(|memory| {
            let cache = memory.caches.cache::<Composed>();
            cache.put(key, Arc::clone(&mesh));
        });
        mesh
    });
    Shape::Mesh(mesh)
}

/// What has been composed in this frame or the last one.
#[derive(Default)]
struct Composed {
    frame: u64,
    meshes: HashMap<u64, Kept>,
}

impl Composed {
    fn get(&mut self, key: u64) -> Option<Arc<Mesh>> {
        let kept = self.meshes.get_mut(&key)?;
        kept.used_in = self.frame;
        Some(Arc::clone(&kept.mesh))
    }

    fn put(&mut self, key: u64, mesh: Arc<Mesh>) {
        let used_in = self.frame;
        self.meshes.insert(key, Kept { mesh, used_in });
    }
}

impl CacheTrait for Composed {
    fn update(&mut self) {
        let frame = self.frame;
        self.meshes.retain(|_, kept| kept.used_in == frame);
        self.frame += 1;
    }

    fn len(&self) -> usize {
        self.meshes.len()
    }
}

/// What makes triangles that can be kept: discs of the font texture move when that grows, so there
/// are none.
fn tessellator(ctx: &Context, ppp: f32) -> Tessellator {
    let mut options = ctx.tessellation_options(|options| *options);
    options.prerasterized_discs = false;
    Tessellator::new(ppp, options, [1, 1], Vec::new())
}

/// Turns shapes into triangles, as far as they lie in `clip`.
fn bake(
    tessellator: &mut Tessellator,
    clip: Rect,
    shapes: impl IntoIterator<Item = Shape>,
) -> Mesh {
    tessellator.set_clip_rect(clip);
    let mut mesh = Mesh::default();
    for shape in shapes {
        tessellator.tessellate_shape(shape, &mut mesh);
    }
    mesh.indices.shrink_to_fit();
    mesh.vertices.shrink_to_fit();
    mesh
}

/// Whether anything of a shape can be seen. A mesh is taken as seen: its bounds cost as much as it does.
fn is_in_sight(shape: &ClippedShape) -> bool {
    let moves = shape.transform_after_tessellation != egui::emath::TSTransform::IDENTITY;
    let is_costly = match shape.shape {
        Shape::Noop => return false,
        Shape::Vec(_) | Shape::Path(_) | Shape::Mesh(_) | Shape::Callback(_) => true,
        Shape::Circle(_)
        | Shape::Ellipse(_)
        | Shape::LineSegment { .. }
        | Shape::Band(_)
        | Shape::Rect(_)
        | Shape::Text(_)
        | Shape::QuadraticBezier(_)
        | Shape::CubicBezier(_) => false,
    };
    moves
        || is_costly
        || shape
            .clip_rect
            .intersects(shape.shape.visual_bounding_rect())
}

/// Writes down what a shape with this texture or none looks like; false if it is none whose triangles
/// can be kept with the others: text follows the font texture.
fn note(shape: &Shape, texture: TextureId, looks: &mut Vec<u32>) -> bool {
    if !matches!(shape, Shape::Noop | Shape::Vec(_)) && shape.texture_id() != texture {
        return false;
    }
    match shape {
        Shape::Noop => true,
        Shape::Vec(shapes) => shapes.iter().all(|shape| note(shape, texture, looks)),
        Shape::Circle(circle) => {
            looks.extend([1, circle.radius.to_bits()]);
            point(circle.center, looks);
            colour(circle.fill, looks);
            stroke(circle.stroke, looks);
            true
        }
        Shape::LineSegment {
            points,
            stroke: line,
        } => {
            looks.push(2);
            for &end in points {
                point(end, looks);
            }
            stroke(*line, looks);
            true
        }
        Shape::Rect(rect) => {
            note_rect(rect, looks);
            true
        }
        Shape::Path(path) => note_path(path, looks),
        Shape::Mesh(mesh) => note_mesh(mesh, looks),
        Shape::Ellipse(_)
        | Shape::Band(_)
        | Shape::Text(_)
        | Shape::QuadraticBezier(_)
        | Shape::CubicBezier(_)
        | Shape::Callback(_) => false,
    }
}

fn note_rect(rect: &RectShape, looks: &mut Vec<u32>) {
    if let Some(brush) = &rect.brush {
        looks.extend(texture_bits(brush.fill_texture_id));
        point(brush.uv.min, looks);
        point(brush.uv.max, looks);
    }
    let corners = rect.corner_radius;
    looks.extend([
        3,
        u32::from_le_bytes([corners.nw, corners.ne, corners.sw, corners.se]),
        kind(rect.stroke_kind),
        rect.round_to_pixels.map_or(2, u32::from),
        rect.blur_width.to_bits(),
        rect.angle.to_bits(),
    ]);
    point(rect.rect.min, looks);
    point(rect.rect.max, looks);
    colour(rect.fill, looks);
    stroke(rect.stroke, looks);
}

/// Small ones without a picture, such as shadows, are cheaper to look through than to paint apart.
fn note_mesh(mesh: &Mesh, looks: &mut Vec<u32>) -> bool {
    const MOST: usize = 64;
    let plain = mesh.texture_id == TextureId::default();
    let small = mesh.vertices.len() <= MOST;
    let untouched = |vertex: &egui::epaint::Vertex| vertex.uv == egui::epaint::WHITE_UV;
    if !plain || !small || !mesh.vertices.iter().all(untouched) {
        return false;
    }
    looks.extend([5, mesh.vertices.len() as u32, mesh.indices.len() as u32]);
    for vertex in &mesh.vertices {
        point(vertex.pos, looks);
        colour(vertex.color, looks);
    }
    looks.extend(&mesh.indices);
    true
}

fn note_path(path: &PathShape, looks: &mut Vec<u32>) -> bool {
    let ColorMode::Solid(line) = path.stroke.color else {
        return false;
    };
    let length = u32::try_from(path.points.len()).unwrap_or(u32::MAX);
    looks.extend([
        4,
        length,
        u32::from(path.closed),
        path.stroke.width.to_bits(),
        kind(path.stroke.kind),
    ]);
    colour(path.fill, looks);
    colour(line, looks);
    for &at in &path.points {
        point(at, looks);
    }
    true
}

fn texture_bits(texture: TextureId) -> [u32; 3] {
    let (kind, number) = match texture {
        TextureId::Managed(number) => (0, number),
        TextureId::User(number) => (1, number),
    };
    [kind, number as u32, (number >> 32) as u32]
}

fn point(at: Pos2, looks: &mut Vec<u32>) {
    looks.extend([at.x.to_bits(), at.y.to_bits()]);
}

fn colour(colour: Color32, looks: &mut Vec<u32>) {
    looks.push(u32::from_le_bytes(colour.to_array()));
}

fn stroke(stroke: Stroke, looks: &mut Vec<u32>) {
    looks.push(stroke.width.to_bits());
    colour(stroke.color, looks);
}

const fn kind(kind: StrokeKind) -> u32 {
    match kind {
        StrokeKind::Inside => 0,
        StrokeKind::Middle => 1,
        StrokeKind::Outside => 2,
    }
}
