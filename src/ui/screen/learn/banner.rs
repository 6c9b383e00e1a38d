//! What comes next: its picture before a landscape, what one will know, and the gold button.

use std::sync::Arc;

use egui::epaint::RectShape;
use egui::{
    Align, Color32, CornerRadius, Galley, Mesh, Painter, Rect, Shape, Stroke, StrokeKind, Ui, pos2,
    vec2,
};

use super::{Entry, LESSONS};
use crate::id;
use crate::rules::kings_errand::Location;
use crate::ui::Stage;
use crate::ui::picture::Picture;
use crate::ui::screen::menu_card::{MenuCard, RATIO};
use crate::ui::screen::parts;
use crate::ui::theme::{Text, with_opacity};
use crate::ui::widget::{Access, Button, ButtonKind, Look, paint, panel, text};

const INSET: f32 = 14.0;

/// The banner, laid out.
pub(super) struct Banner<'a> {
    next: &'a Entry,
    /// The small line above the title.
    above: String,
    title: Arc<Galley>,
    aim: Arc<Galley>,
    line: f32,
    button: f32,
    /// Width of the card; 0 where there is no room for it.
    card: f32,
    pub(super) height: f32,
}

impl<'a> Banner<'a> {
    /// Lays it out in this width.
    pub(super) fn new(ui: &Ui, stage: Stage<'_>, next: &'a Entry, width: f32) -> Self {
        let (tokens, tr) = (stage.tokens(), stage.translator);
        let colour = &tokens.colour;
        let above = tr.text(id!("learn-next"));
        let roomy = width > parts::grown(tokens, 560.0);
        let line = 1.4 * tokens.size(Text::BodySmall);
        let button = (42.0 * parts::grown(tokens, 1.0).sqrt()).round();
        let lay = |card: f32| {
            let beside = if card > 0.0 { card + 1.5 * INSET } else { 0.0 };
            let room = width - 2.0 * INSET - beside;
            // The words end where the landscape is clear.
            let room = if roomy { 0.74 * room } else { room };
            // The title stands in one line unless it became much smaller.
            let large = tokens.font(Text::Display3);
            let font = parts::shrunk(ui.painter(), &next.title, large.clone(), room);
            let font = if font.size < 0.7 * large.size {
                large
            } else {
                font
            };
            let title = text::lay_out(ui.painter(), &next.title, &font, colour.tray_title, room);
            let font = tokens.font(Text::Body);
            let aim = text::lay_out(ui.painter(), &next.aim, &font, colour.tray_text, room);
            let words = line + title.rect.height() + aim.rect.height() + 8.0 + button;
            (title, aim, words + 2.0 * INSET)
        };
        let guess = if roomy { 104.0 } else { 0.0 };
        let (_, _, height) = lay(guess);
        let card = if roomy {
            ((height - 2.0 * INSET) / RATIO).min(0.2 * width)
        } else {
            0.0
        };
        let (title, aim, height) = lay(card);
        Self {
            next,
            above,
            title,
            aim,
            line,
            button,
            card,
            height,
        }
    }

    /// Paints it in `rect`; the button gets the focus if the screen has just come up.
    pub(super) fn show(self, ui: &mut Ui, stage: Stage<'_>, rect: Rect, arrived: bool) {
        let (look, tokens) = (stage.look, stage.tokens());
        let colour = &tokens.colour;
        let art = self.next.art;
        let inner = rect.shrink(INSET);
        let card = if self.card > 0.0 {
            self.card + 1.5 * INSET
        } else {
            0.0
        };
        let words = self.title.rect.width().max(self.aim.rect.width());
        let clear = inner.left() + card + words;
        ground(ui.painter(), rect, clear, art.landscape, look);
        let mut left = inner.left();
        if self.card > 0.0 {
            let size = vec2(self.card, RATIO * self.card);
            let corner = pos2(left, inner.center().y - size.y / 2.0);
            let place = Rect::from_min_size(corner, size);
            MenuCard::new(art.card, art.frame, "").paint(ui.painter(), place, 0.0, look);
            left = place.right() + 1.5 * INSET;
        }
        let words = inner.with_min_x(left);
        let (above, below) = words.split_top_bottom_at_y(words.top() + self.line);
        let bold = tokens.bold(Text::BodySmall);
        text::line(
            ui.painter(),
            above,
            Align::Min,
            &self.above,
            &bold,
            colour.tray_text_soft,
        );
        let title = self.title.rect.height();
        ui.painter()
            .galley(below.min, self.title, colour.tray_title);
        let aim = below.min + vec2(0.0, title);
        ui.painter().galley(aim, self.aim, colour.tray_text);
        let button = Button::new(ButtonKind::Next, &self.next.invitation);
        let width = button.width(ui.painter(), self.button, look) + 16.0;
        let corner = pos2(left, words.bottom() - self.button);
        let size = vec2(width.min(words.width()), self.button);
        let place = Rect::from_min_size(corner, size);
        let beside = words
            .with_min_x(place.right() + 14.0)
            .with_min_y(place.top());
        let beside = beside.with_max_x(egui::lerp(rect.x_range(), 0.62).max(beside.left()));
        if beside.width() > 80.0 {
            let font = tokens.font(Text::BodySmall);
            let state = &self.next.state;
            text::line(
                ui.painter(),
                beside,
                Align::Min,
                state,
                &font,
                colour.tray_text_soft,
            );
        }
        let access = Access::new("learn.next", &self.next.invitation).described(&self.next.title);
        let response = button.show(ui, place, access, look);
        stage.reach(LESSONS, &response);
        parts::follow(&response);
        if arrived {
            response.request_focus();
        }
        if response.clicked() {
            stage.send(self.next.command.clone());
        }
    }
}

/// Lapis that clears to a frieze of landscapes towards the right, where the words end at `clear`. Each
/// is seen whole; the one of the lesson stands last.
fn ground(painter: &Painter, rect: Rect, clear: f32, last: Location, look: Look<'_>) {
    let tokens = look.tokens;
    let colour = &tokens.colour;
    let rect = paint::on_pixels(painter, rect);
    let radius = tokens.radius.panel;
    let corners = CornerRadius::same(radius as u8);
    let shadow = tokens.soft_shadow(tokens.shadow.panel);
    painter.add(shadow.as_shape(rect, corners));
    painter.add(paint::rounded_gradient(
        rect,
        radius,
        colour.tray_top,
        colour.tray_bottom,
    ));
    let left = egui::lerp(rect.x_range(), 0.5).max(clear + 6.0);
    let size = Picture::Location(last).size();
    let tile = rect.height() * size.x / size.y;
    let count = ((rect.right() - left) / tile).floor().max(1.0);
    let seen = rect.with_min_x(rect.right() - count * tile);
    let at = Location::ALL.iter().position(|it| *it == last);
    let before = Location::ALL.iter().cycle().skip(at.unwrap_or(0));
    for (nth, place) in before.take(count as usize).enumerate() {
        let right = rect.right() - nth as f32 * tile;
        let seen = rect.with_min_x(right - tile).with_max_x(right);
        let Some(stock) = look.pictures.get(Picture::Location(*place), tile) else {
            continue;
        };
        let round = if nth == 0 { corners.ne } else { 0 };
        let round = CornerRadius {
            ne: round,
            se: round,
            ..CornerRadius::ZERO
        };
        let whole = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
        let picture = RectShape::filled(seen, round, colour.picture_tint);
        painter.add(picture.with_texture(stock.texture, whole));
        if nth > 0 {
            let line = Stroke::new(2.0, colour.tray_rim);
            painter.vline(right, rect.y_range(), line);
        }
    }
    let veil = seen.with_max_x(seen.left() + tile);
    painter.add(veiled(veil, colour.tray_top, colour.tray_bottom));
    if tokens.textured {
        let lines = with_opacity(colour.tray_text_soft, 0.1);
        panel::diaper(
            painter,
            rect.with_max_x(seen.left()).shrink(4.0),
            lines,
            look,
        );
    }
    let rim = Stroke::new(2.5, colour.tray_rim);
    painter.rect_stroke(rect, corners, rim, StrokeKind::Inside);
}

/// These colours at the left, nothing at the right.
fn veiled(rect: Rect, top: Color32, bottom: Color32) -> Shape {
    let mut mesh = Mesh::default();
    mesh.colored_vertex(rect.left_top(), top);
    mesh.colored_vertex(rect.right_top(), with_opacity(top, 0.0));
    mesh.colored_vertex(rect.right_bottom(), with_opacity(bottom, 0.0));
    mesh.colored_vertex(rect.left_bottom(), bottom);
    mesh.add_triangle(0, 1, 2);
    mesh.add_triangle(0, 2, 3);
    Shape::mesh(mesh)
}
