//! What a frame puts on the screen: every shape in the order of painting with its layer, and every
//! widget. All text comes through here, whoever paints it.

use std::sync::{Arc, Mutex};

use egui::{Context, LayerId, Pos2, Rect, Shape, Vec2, epaint, pos2, vec2};
use egui_kittest::kittest::{NodeT, Queryable, by};

use crate::window::{self, Window};

/// A shape and the part of the window it is seen in.
#[derive(Clone, Debug)]
pub(super) struct Painted {
    pub(super) layer: LayerId,
    pub(super) clip: Rect,
    pub(super) shape: Shape,
}

/// A text as it was laid out and painted.
#[derive(Clone, Debug)]
pub(super) struct Words {
    /// Its place in the order of painting.
    pub(super) at: usize,
    pub(super) layer: LayerId,
    pub(super) clip: Rect,
    pub(super) text: String,
    pub(super) elided: bool,
    /// Size of its smallest letters, in points.
    pub(super) smallest: f32,
    /// A word that is broken over two lines, without a hyphen.
    pub(super) broken: bool,
    /// What is inked of each line.
    pub(super) lines: Vec<Rect>,
    /// A point in each letter.
    pub(super) letters: Vec<Pos2>,
}

impl Words {
    /// All that is inked.
    pub(super) fn ink(&self) -> Rect {
        self.lines
            .iter()
            .fold(Rect::NOTHING, |ink, line| ink.union(*line))
    }
}

/// Something that can be clicked or dragged.
#[derive(Clone, Debug)]
pub(super) struct Widget {
    pub(super) layer: LayerId,
    /// What tests and screen readers know it by; empty for what egui adds, such as floating scroll bars.
    pub(super) name: String,
    pub(super) rect: Rect,
    /// As much of it as can be hit.
    pub(super) seen: Rect,
}

/// A whole frame.
#[derive(Clone, Debug)]
pub(super) struct Frame {
    pub(super) window: Rect,
    pub(super) painted: Vec<Painted>,
    pub(super) words: Vec<Words>,
    pub(super) widgets: Vec<Widget>,
    /// Where somebody can type: what is longer than its field moves along with the caret.
    pub(super) fields: Vec<Rect>,
}

type Layers = Arc<Mutex<Vec<Painted>>>;

/// Watches what a window paints.
pub(super) struct Recorder {
    layers: Layers,
}

impl Recorder {
    /// Watches this window from its next frame on.
    pub(super) fn watch(window: &Window) -> Self {
        let layers = Layers::default();
        let theirs = Arc::clone(&layers);
        let watch = move |ui: &mut egui::Ui| *theirs.lock().unwrap() = painted(ui.ctx());
        window.ctx.on_end_pass("recorder", Arc::new(watch));
        Self { layers }
    }

    /// What was painted in the last frame.
    pub(super) fn last(&self) -> Vec<Painted> {
        self.layers.lock().unwrap().clone()
    }

    /// The frame that the window shows at this size once it has settled.
    pub(super) fn frame(&self, window: &mut Window, size: Vec2, scale: f32) -> Frame {
        let input = window.input_mut();
        let root = input.viewports.entry(input.viewport_id).or_default();
        root.native_pixels_per_point = Some(scale);
        window.set_size(size);
        window::settle(window);
        window.step();
        let painted = std::mem::take(&mut *self.layers.lock().unwrap());
        let words = painted.iter().enumerate();
        let words = words.filter_map(|(at, painted)| words_of(at, painted));
        Frame {
            window: Rect::from_min_size(Pos2::ZERO, size),
            words: words.collect(),
            painted,
            widgets: widgets(window),
            fields: fields(window),
        }
    }
}

/// Everything painted in this pass, the lowest first.
fn painted(ctx: &Context) -> Vec<Painted> {
    let mut layers: Vec<LayerId> = ctx.memory(|memory| memory.layer_ids().collect());
    layers.retain(|layer| *layer != LayerId::background());
    layers.insert(0, LayerId::background());
    layers.sort_by_key(|layer| layer.order);
    let mut painted = Vec::new();
    ctx.graphics(|graphics| {
        for layer in layers {
            let Some(list) = graphics.get(layer) else {
                continue;
            };
            for entry in list.all_entries() {
                flatten(&entry.shape, layer, entry.clip_rect, &mut painted);
            }
        }
    });
    painted
}

fn flatten(shape: &Shape, layer: LayerId, clip: Rect, out: &mut Vec<Painted>) {
    if let Shape::Vec(shapes) = shape {
        for shape in shapes {
            flatten(shape, layer, clip, out);
        }
    } else if !matches!(shape, Shape::Noop) {
        let shape = shape.clone();
        out.push(Painted { layer, clip, shape });
    }
}

fn words_of(at: usize, painted: &Painted) -> Option<Words> {
    let Shape::Text(text) = &painted.shape else {
        return None;
    };
    let galley = &text.galley;
    if galley.text().trim().is_empty() || text.opacity_factor < 0.05 {
        return None;
    }
    let sizes = galley.job.sections.iter();
    let smallest = sizes.map(|section| section.format.font_id.size);
    let (mut lines, mut letters) = (Vec::new(), Vec::new());
    for row in &galley.rows {
        let corner = text.pos + row.pos.to_vec2();
        let ink = row.visuals.mesh_bounds;
        if ink.is_positive() {
            lines.push(ink.translate(corner.to_vec2()));
        }
        let inked = row.glyphs.iter().filter(|it| !it.chr.is_whitespace());
        letters.extend(inked.map(|glyph| {
            // The middle of a small letter.
            let middle = vec2(0.5 * glyph.advance_width, -0.22 * glyph.font_height);
            corner + glyph.pos.to_vec2() + middle
        }));
    }
    Some(Words {
        at,
        layer: painted.layer,
        clip: painted.clip,
        text: galley.text().to_owned(),
        elided: galley.elided,
        smallest: smallest.fold(f32::INFINITY, f32::min),
        broken: is_broken(galley),
        lines,
        letters,
    })
}

/// Whether a line ends in the middle of a word.
fn is_broken(galley: &egui::Galley) -> bool {
    let inside = |row: &epaint::text::PlacedRow| {
        let last = row.glyphs.last().map(|glyph| glyph.chr);
        !row.ends_with_newline && last.is_some_and(char::is_alphanumeric)
    };
    let begins = |row: &epaint::text::PlacedRow| {
        let first = row.glyphs.first().map(|glyph| glyph.chr);
        first.is_some_and(char::is_alphanumeric)
    };
    let mut pairs = galley.rows.windows(2);
    pairs.any(|rows| inside(&rows[0]) && begins(&rows[1]))
}

fn fields(window: &Window) -> Vec<Rect> {
    let is_field = by().predicate(|node| node.role() == egui::accesskit::Role::TextInput);
    window.query_all(is_field).map(|node| node.rect()).collect()
}

fn widgets(window: &Window) -> Vec<Widget> {
    let mut names: Vec<(Rect, String)> = Vec::new();
    for node in window.query_all(by().predicate(|node| node.author_id().is_some())) {
        let id = node.accesskit_node().author_id().map(str::to_owned);
        names.push((node.rect(), id.unwrap_or_default()));
    }
    let name = |rect: Rect| {
        let close = |other: &Rect| {
            let apart = (other.min - rect.min).abs() + (other.max - rect.max).abs();
            apart.x + apart.y < 3.0
        };
        let found = names.iter().find(|(other, _)| close(other));
        found.map_or_else(String::new, |(_, id)| id.clone())
    };
    let mut widgets = Vec::new();
    window.ctx.viewport(|viewport| {
        let all = &viewport.prev_pass.widgets;
        for (&layer, rects) in all.layers() {
            for it in rects {
                let is_hit = it.sense.senses_click() || it.sense.senses_drag();
                if is_hit && it.enabled && it.visible {
                    widgets.push((layer, it.rect, it.interact_rect));
                }
            }
        }
    });
    widgets
        .into_iter()
        .map(|(layer, rect, seen)| Widget {
            layer,
            name: name(rect),
            rect,
            seen,
        })
        .collect()
}

impl Painted {
    /// What it is, in a word.
    pub(super) fn kind(&self) -> &'static str {
        match &self.shape {
            Shape::Rect(it) if it.brush.is_some() => "picture",
            Shape::Rect(_) => "panel",
            Shape::Circle(_) | Shape::Ellipse(_) => "disc",
            Shape::Mesh(_) => "mesh",
            Shape::LineSegment { .. } | Shape::Path(_) | Shape::Band(_) => "line",
            Shape::QuadraticBezier(_) | Shape::CubicBezier(_) => "curve",
            Shape::Text(_) => "text",
            Shape::Noop | Shape::Vec(_) | Shape::Callback(_) => "shape",
        }
    }

    /// Whether it hides what lies below this point.
    pub(super) fn hides(&self, point: Pos2) -> bool {
        self.clip.contains(point)
            && self.shape.visual_bounding_rect().contains(point)
            && hides(&self.shape, point)
    }
}

/// From this opacity on, what lies below can no longer be read.
const OPAQUE: u8 = 150;

fn hides(shape: &Shape, point: Pos2) -> bool {
    match shape {
        Shape::Rect(it) => {
            // Shadows and halos are blurred; a picture's corners may be clear.
            let part = if it.brush.is_some() { 0.12 } else { 0.0 };
            let solid = it.rect.shrink2(part * it.rect.size());
            let filled = it.fill.a() >= OPAQUE && it.blur_width < 2.0;
            filled && solid.contains(point)
        }
        Shape::Circle(it) => {
            let filled = it.fill.a() >= OPAQUE;
            filled && it.center.distance(point) < it.radius
        }
        Shape::Ellipse(it) => {
            let away = (point - it.center) / it.radius;
            it.fill.a() >= OPAQUE && away.length() < 1.0
        }
        Shape::LineSegment { points, stroke } => {
            stroke.color.a() >= OPAQUE && on_line(points, stroke.width, point)
        }
        Shape::Path(it) => {
            let stroke = match it.stroke.color {
                epaint::ColorMode::Solid(colour) => colour.a() >= OPAQUE,
                epaint::ColorMode::UV(_) => true,
            };
            let drawn = stroke
                && it
                    .points
                    .windows(2)
                    .any(|two| on_line(two, it.stroke.width, point));
            drawn || (it.closed && it.fill.a() >= OPAQUE && inside(&it.points, point))
        }
        Shape::Mesh(mesh) => mesh.triangles().any(|corners| {
            let corners = corners.map(|index| mesh.vertices[index as usize]);
            let opaque = corners.iter().all(|corner| corner.color.a() >= OPAQUE);
            opaque && inside(&corners.map(|corner| corner.pos), point)
        }),
        Shape::Noop
        | Shape::Vec(_)
        | Shape::Text(_)
        | Shape::QuadraticBezier(_)
        | Shape::CubicBezier(_)
        | Shape::Band(_)
        | Shape::Callback(_) => false,
    }
}

/// Whether a line that is wide enough to hide a letter runs over `point`.
fn on_line(ends: &[Pos2], width: f32, point: Pos2) -> bool {
    let [from, to] = ends else {
        return false;
    };
    let way = *to - *from;
    let part = ((point - *from).dot(way) / way.length_sq().max(0.01)).clamp(0.0, 1.0);
    width >= 2.5 && (*from + part * way).distance(point) < 0.5 * width
}

fn inside(corners: &[Pos2], point: Pos2) -> bool {
    let mut inside = false;
    let mut last = corners.last().copied().unwrap_or(pos2(0.0, 0.0));
    for &corner in corners {
        if (corner.y > point.y) != (last.y > point.y) {
            let part = (point.y - corner.y) / (last.y - corner.y);
            inside ^= point.x < corner.x + part * (last.x - corner.x);
        }
        last = corner;
    }
    inside
}
