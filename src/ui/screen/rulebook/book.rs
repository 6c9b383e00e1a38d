//! Wood, cover and paper of the open book, and where everything lies on them.

use egui::{CornerRadius, Painter, Rect, Stroke, StrokeKind, Vec2, pos2, vec2};

use crate::rules::kings_errand::Virtue;
use crate::ui::theme::{Text, Tokens, gradient, with_opacity};
use crate::ui::widget::{Look, paint, panel};

/// The places of the screen.
#[derive(Clone, Copy, Debug)]
pub(super) struct Places {
    /// The whole window.
    pub(super) window: Rect,
    /// The bar at the top.
    pub(super) bar: Rect,
    /// The paper of both pages.
    pub(super) paper: Rect,
    /// Where the pages meet.
    pub(super) spine: f32,
    /// Contents, or what was found.
    pub(super) contents: Rect,
    /// Cards of the rule, beside the contents; only if there is room.
    pub(super) aside: Option<Rect>,
    /// The keys, below the contents; only if there is room.
    pub(super) keys: Option<Rect>,
    /// What the page says.
    pub(super) page: Rect,
    /// The line below it, for turning pages.
    pub(super) foot: Rect,
}

impl Places {
    pub(super) fn new(window: Rect, tokens: &Tokens) -> Self {
        let grown = tokens.text_size().max(1.0);
        let wide = window.width() >= 1200.0 * grown && window.height() >= 640.0 * grown;
        let bar = window.with_max_y(window.top() + 52.0 * grown.sqrt());
        let margin = (0.027 * window.width()).clamp(16.0, 56.0);
        let paper = Rect::from_min_max(
            pos2(window.left() + margin, bar.bottom() + 0.56 * margin),
            window.max - vec2(margin, 0.56 * margin),
        );
        let part = if wide { 0.48 } else { 0.37 };
        let spine = paper.left() + (part * paper.width()).round();
        let inset = if wide { 34.0 } else { 18.0 };
        let (left, right) = paper.split_left_right_at_x(spine);
        let mut contents = left.shrink2(vec2(inset, 22.0));
        let mut aside = None;
        let mut keys = None;
        if wide {
            let (list, line) = contents
                .split_top_bottom_at_y(contents.bottom() - 1.9 * tokens.size(Text::BodySmall));
            keys = Some(line);
            let width = (0.25 * left.width()).clamp(120.0, 210.0);
            let (list, cards) = list.split_left_right_at_x(list.right() - width);
            contents = list.with_max_x(list.right() - 22.0);
            aside = Some(cards);
        }
        let page = right.shrink2(vec2(inset, 18.0));
        let foot_height = 36.0 * grown.sqrt();
        let (page, foot) = page.split_top_bottom_at_y(page.bottom() - foot_height);
        Self {
            window,
            bar,
            paper,
            spine,
            contents,
            aside,
            keys,
            page: page.with_max_y(page.bottom() - 8.0),
            foot,
        }
    }
}

/// Paints the desk and the open book on it.
pub(super) fn paint(painter: &Painter, places: &Places, look: Look<'_>) {
    let tokens = look.tokens;
    wood(painter, places.window, look);
    let red = tokens.virtue(Virtue::Sword);
    let cover = paint::on_pixels(painter, places.paper.expand(8.0));
    let corners = CornerRadius::same(9);
    let shadow = tokens.soft_shadow(tokens.shadow.dialog);
    painter.add(shadow.as_shape(cover, corners));
    painter.rect_filled(cover, corners, gradient(red.dark, tokens.card.ink, 0.35));
    let edge = Stroke::new(1.5, gradient(red.dark, tokens.card.ink, 0.75));
    painter.rect_stroke(cover, corners, edge, StrokeKind::Inside);
    // The edges of the pages below the open ones.
    for (step, part) in [(4.0, 0.3), (2.0, 0.16)] {
        let below = places.paper.expand2(Vec2::new(step, 0.5 * step));
        let colour = gradient(tokens.colour.paper, tokens.colour.shadow.to_opaque(), part);
        painter.rect_filled(below, 3, colour);
    }
    let sheet = paint::on_pixels(painter, places.paper);
    painter.add(paint::paper(
        look,
        sheet,
        CornerRadius::same(2),
        tokens.colour.paper,
    ));
}

/// Dark boards, a little lighter than the bar above them.
fn wood(painter: &Painter, window: Rect, look: Look<'_>) {
    let tokens = look.tokens;
    let colour = &tokens.colour;
    if !tokens.textured {
        panel::ground(painter, window, look);
        return;
    }
    painter.add(paint::vertical_gradient(
        window,
        colour.bar_top,
        colour.bar_bottom,
    ));
    let board = 64.0;
    let mut top = window.top();
    let mut odd = false;
    while top < window.bottom() {
        let rect = window
            .with_min_y(top)
            .with_max_y((top + board).min(window.bottom()));
        if odd {
            painter.rect_filled(rect, 0, with_opacity(colour.gold_dark, 0.07));
        }
        let dark = Stroke::new(1.4, with_opacity(colour.shadow, 0.45));
        painter.hline(window.x_range(), top, dark);
        let light = Stroke::new(1.0, with_opacity(colour.gold_dark, 0.22));
        painter.hline(window.x_range(), top + 1.2, light);
        odd = !odd;
        top += board;
    }
}

/// The fold between the pages: both bend down into it, with all that stands on them.
pub(super) fn spine(painter: &Painter, places: &Places, look: Look<'_>) {
    let tokens = look.tokens;
    let (paper, x) = (places.paper, places.spine);
    let reach = (0.045 * paper.width()).min(60.0);
    let dark = with_opacity(tokens.colour.shadow, 0.34);
    let clear = with_opacity(dark, 0.0);
    let half = with_opacity(dark, 0.3);
    for side in [-1.0, 1.0] {
        let (near, middle, far) = (x, x + side * 0.4 * reach, x + side * reach);
        let mut mesh = egui::epaint::Mesh::default();
        for (at, colour) in [(near, dark), (middle, half), (far, clear)] {
            mesh.colored_vertex(pos2(at, paper.top()), colour);
            mesh.colored_vertex(pos2(at, paper.bottom()), colour);
        }
        for first in [0, 2] {
            mesh.add_triangle(first, first + 1, first + 2);
            mesh.add_triangle(first + 1, first + 2, first + 3);
        }
        painter.add(egui::Shape::mesh(mesh));
    }
    let line = Stroke::new(1.2, with_opacity(tokens.colour.shadow, 0.5));
    painter.vline(x, paper.y_range(), line);
}
