//! Entries of a menu that look like cards.

use egui::epaint::RectShape;
use egui::{
    Align, CornerRadius, CursorIcon, Painter, Rect, Response, Role, Sense, Stroke, StrokeKind, Ui,
    vec2,
};

use crate::ui::picture::{CardFrame, Picture};
use crate::ui::theme::{UNTINTED, with_opacity};
use crate::ui::widget::{Access, Look, paint, text};

/// Height of a card in parts of its width.
pub(super) const RATIO: f32 = 1.4;

/// Width of the drawings of cards, in their own units.
const UNITS: f32 = 240.0;

/// A card with a title in the display face.
#[derive(Clone, Copy, Debug)]
#[must_use = "a card is seen once it is shown"]
pub(super) struct MenuCard<'a> {
    art: Picture,
    frame: CardFrame,
    title: &'a str,
    chosen: Option<bool>,
}

impl<'a> MenuCard<'a> {
    /// A card with this art and frame and a translated title.
    pub(super) const fn new(art: Picture, frame: CardFrame, title: &'a str) -> Self {
        Self {
            art,
            frame,
            title,
            chosen: None,
        }
    }

    /// One of several of which one is chosen.
    pub(super) const fn chosen(mut self, chosen: bool) -> Self {
        self.chosen = Some(chosen);
        self
    }

    /// Shows the card as a button in `rect`.
    pub(super) fn show(
        self,
        ui: &mut Ui,
        rect: Rect,
        access: Access<'_>,
        look: Look<'_>,
    ) -> Response {
        let tokens = look.tokens;
        let response = ui.interact(rect, ui.scope_id().with(access.id), Sense::click());
        let role = match self.chosen {
            Some(_) => Role::RadioButton,
            None => Role::Button,
        };
        access.describe(ui, &response, role, self.chosen);
        if response.hovered() {
            ui.set_cursor_icon(CursorIcon::PointingHand);
        }
        let hot = response.hovered() || response.has_focus();
        let seconds = tokens.seconds(tokens.motion.hover_lift);
        let lift = ui.ctx().animate_bool_with_time_and_easing(
            response.id,
            hot,
            seconds,
            egui::emath::easing::cubic_out,
        );
        let raised = rect.translate(vec2(0.0, -0.05 * rect.width() * lift));
        self.paint(ui.painter(), raised, lift, look);
        if response.has_focus() {
            let radius = tokens.radius.card * rect.width();
            ui.painter()
                .extend(paint::focus_ring(look, raised, radius, 1.0));
        }
        response
    }

    /// Paints the card; `lift` is its height above the table, 0 to 1.
    pub(super) fn paint(&self, painter: &Painter, rect: Rect, lift: f32, look: Look<'_>) {
        let tokens = look.tokens;
        let rect = paint::on_pixels(painter, rect);
        let unit = rect.width() / UNITS;
        let corners = tokens.card_radius(rect.width());
        let shadow = tokens.card_shadow(rect.width(), lift);
        painter.add(shadow.as_shape(rect, corners));
        if lift > 0.0 {
            let colour = with_opacity(tokens.colour.hint_glow, 0.85 * lift);
            let halo = RectShape::filled(rect.expand(6.0), corners, colour);
            painter.add(halo.with_blur_width(26.0));
        }
        // The art ends under the frame, so that nothing shows outside its round corners.
        let inner = rect.shrink(2.5 * unit);
        let round = CornerRadius::same((13.0 * unit) as u8);
        painter.rect_filled(inner, round, tokens.card.face);
        let tint = tokens.colour.picture_tint;
        if let Some(stock) = look.pictures.get(self.art, rect.width()) {
            let cut = (inner.min - rect.min) / rect.size();
            let uv = Rect::from_min_max(cut.to_pos2(), (vec2(1.0, 1.0) - cut).to_pos2());
            let art = RectShape::filled(inner, round, tint).with_texture(stock.texture, uv);
            painter.add(art);
        }
        paint::image(painter, look, Picture::Frame(self.frame), rect, tint);
        if !self.title.is_empty() {
            let plate = Picture::Frame(CardFrame::Plate);
            paint::image(painter, look, plate, rect, UNTINTED);
            let room = Rect::from_min_max(
                rect.min + vec2(19.0, 265.0) * unit,
                rect.min + vec2(221.0, 321.0) * unit,
            );
            let font = tokens.printed_initial(0.15 * rect.width());
            text::lines(
                painter,
                room,
                Align::Center,
                self.title,
                &font,
                tokens.card.ink,
                1,
            );
        }
        if self.chosen == Some(true) {
            let rim = Stroke::new(3.0, tokens.colour.gold_light);
            painter.rect_stroke(rect, corners, rim, StrokeKind::Outside);
        }
    }
}
