//! The large sheet of a dialog on a veil.

use egui::{CornerRadius, Painter, Rect, Stroke, StrokeKind};

use super::{Look, paint};
use crate::ui::table::layout::SMALLEST;

/// The veil over everything behind a dialog.
pub fn scrim(painter: &Painter, window: Rect, opacity: f32, look: Look<'_>) {
    let colour = crate::ui::theme::with_opacity(look.tokens.colour.scrim, opacity);
    painter.rect_filled(window, 0, colour);
}

/// The sheet with its double gold rim.
pub fn sheet(painter: &Painter, rect: Rect, look: Look<'_>) {
    let tokens = look.tokens;
    let colour = &tokens.colour;
    let rect = paint::on_pixels(painter, rect);
    let corners = CornerRadius::same(tokens.radius.dialog as u8);
    let shadow = tokens.soft_shadow(tokens.shadow.dialog);
    painter.add(paint::shadow(shadow, rect, tokens.radius.dialog));
    painter.add(paint::paper(look, rect, corners, colour.paper_raised));
    let rim = Stroke::new(tokens.stroke.dialog, colour.line);
    painter.rect_stroke(rect, corners, rim, StrokeKind::Inside);
    let inner = CornerRadius::same((tokens.radius.dialog - 6.0) as u8);
    let hair = Stroke::new(tokens.stroke.hair, colour.line_soft);
    painter.rect_stroke(rect.shrink(8.0), inner, hair, StrokeKind::Inside);
}

/// The room for dialogs: the window, but never less than a table needs.
#[must_use]
pub fn room(ctx: &egui::Context) -> egui::Vec2 {
    ctx.content_rect().size().max(SMALLEST)
}

/// A dialog as a modal of egui: veil, sheet, and the content inside `size` points.
///
/// Escape and a click on the veil ask to close it: see [`egui::ModalResponse::should_close`].
pub fn modal<T>(
    ctx: &egui::Context,
    id: &str,
    size: egui::Vec2,
    look: Look<'_>,
    content: impl FnOnce(&mut egui::Ui) -> T,
) -> egui::ModalResponse<T> {
    egui::Modal::new(egui::Id::unique(("dialog", id)))
        .frame(egui::Frame::NONE)
        .backdrop_color(look.tokens.colour.scrim)
        .show(ctx, |ui| {
            let (rect, _) = ui.allocate_exact_size(size, egui::Sense::hover());
            sheet(ui.painter(), rect, look);
            let inner = rect.shrink(look.tokens.space.page);
            let builder = egui::UiBuilder::new().max_rect(inner);
            ui.scope_builder(builder, content).inner
        })
}
