//! A switch: something that is on or off, with its words beside it.

use egui::{
    Align, CornerRadius, CursorIcon, Rect, Response, Role, Sense, Stroke, StrokeKind, Ui, pos2,
    vec2,
};

use super::{Access, Look, paint, text};
use crate::ui::theme::{Text, gradient};

/// Shows a switch in `rect`: the knob at the left, `access.name` beside it.
///
/// It changes nothing by itself; a click asks for the other state.
pub fn switch(ui: &mut Ui, rect: Rect, on: bool, access: Access<'_>, look: Look<'_>) -> Response {
    let tokens = look.tokens;
    let colour = &tokens.colour;
    let response = ui.interact(rect, ui.scope_id().with(access.id), Sense::click());
    access.describe(ui, &response, Role::CheckBox, Some(on));
    if response.hovered() {
        ui.set_cursor_icon(CursorIcon::PointingHand);
    }
    let seconds = tokens.seconds(tokens.motion.chip);
    let along = ui.ctx().animate_bool_with_time(response.id, on, seconds);
    let painter = ui.painter();
    let height = (0.62 * rect.height()).min(1.3 * tokens.size(Text::Body));
    let size = vec2(1.8 * height, height);
    let slide = Rect::from_center_size(
        pos2(rect.left() + 6.0 + size.x / 2.0, rect.center().y),
        size,
    );
    let slide = paint::on_pixels(painter, slide);
    let corners = CornerRadius::same((height / 2.0) as u8);
    let fill = gradient(colour.paper_sunk, colour.works_fill, along);
    let rim = if response.hovered() {
        colour.gold
    } else {
        colour.ink_soft
    };
    painter.rect(
        slide,
        corners,
        fill,
        Stroke::new(1.4, rim),
        StrokeKind::Inside,
    );
    let radius = height / 2.0 - 3.5;
    let ends = (slide.left() + height / 2.0)..=(slide.right() - height / 2.0);
    let knob = pos2(egui::lerp(ends, along), slide.center().y);
    let outline = Stroke::new(1.2, tokens.card.ink);
    painter.add(paint::disc(knob, radius, tokens.card.figure_disc, outline));
    if on {
        // Nothing is known by colour alone.
        let stroke = Stroke::new(2.0, colour.works_fill);
        painter.add(paint::check_mark(knob, 1.2 * radius, stroke));
    }
    let words = rect.with_min_x(slide.right() + 12.0);
    let font = tokens.font(Text::Body);
    text::lines(
        painter,
        words,
        Align::Min,
        access.name,
        &font,
        colour.ink,
        2,
    );
    if response.has_focus() {
        painter.extend(paint::focus_ring(look, rect, tokens.radius.field, 1.0));
    }
    response
}
