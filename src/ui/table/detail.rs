//! The strip that names what is hovered or focused, where cards have no room for their names.

use egui::{Align, Ui, vec2};

use super::scene::Scene;
use super::words;
use crate::ui::theme::Text;
use crate::ui::widget::{panel, text};

/// Paints the strip, if the table has one.
pub(super) fn show(ui: &mut Ui, scene: &Scene<'_>) {
    let Some(rect) = scene.layout.detail else {
        return;
    };
    let stage = &scene.stage;
    let tokens = stage.tokens();
    let detail = scene.detail.borrow();
    if detail.name.is_empty() {
        return;
    }
    panel::detail_strip(ui.painter(), rect, stage.look);
    let room = rect.shrink2(vec2(tokens.space.l, 0.0));
    let bold = tokens.bold(Text::BodySmall);
    let ink = tokens.colour.bar_text;
    let name = ui
        .painter()
        .layout_no_wrap(detail.name.clone(), bold.clone(), ink);
    let width = name.rect.width().min(room.width() / 2.0);
    let (left, right) = room.split_left_right_at_x(room.left() + width + tokens.space.l);
    text::line(ui.painter(), left, Align::Min, &detail.name, &bold, ink);
    let cite = detail.rule.map(|rule| words::cite(stage.translator, rule));
    let about = [detail.about.replace('\n', " "), cite.unwrap_or_default()].join(" ");
    let soft = tokens.colour.bar_text_soft;
    let font = tokens.font(Text::BodySmall);
    text::line(ui.painter(), right, Align::Min, &about, &font, soft);
}
