//! What the colours of the shield stand for: its chapters, each with its charge.

use egui::{Align, Rect, Stroke, StrokeKind, Ui, pos2, vec2};

use super::shield;
use crate::i18n::Translator;
use crate::i18n::text::kings_errand::rulebook;
use crate::id;
use crate::rules::kings_errand::Chapter;
use crate::ui::Stage;
use crate::ui::picture::Picture;
use crate::ui::screen::parts;
use crate::ui::theme::Text;
use crate::ui::widget::{paint, text};

/// Between two columns.
const GAP: f32 = 10.0;

fn line(stage: Stage<'_>) -> f32 {
    parts::grown(stage.tokens(), 23.0)
}

/// In two columns where both have room, as the longest name needs.
fn columns(stage: Stage<'_>, width: f32) -> usize {
    if width > parts::grown(stage.tokens(), 280.0) {
        2
    } else {
        1
    }
}

/// How high it is in this width.
pub(super) fn height(stage: Stage<'_>, width: f32) -> f32 {
    let rows = Chapter::ALL.len().div_ceil(columns(stage, width));
    rows as f32 * line(stage)
}

/// Paints it in `rect`, in the order of the bands.
pub(super) fn show(ui: &mut Ui, stage: Stage<'_>, rect: Rect) {
    let (look, tokens) = (stage.look, stage.tokens());
    let columns = columns(stage, rect.width());
    let rows = Chapter::ALL.len().div_ceil(columns);
    let line = line(stage);
    let wide = (rect.width() - (columns - 1) as f32 * GAP) / columns as f32;
    // Like the bands of the shield.
    let side = 0.74 * line;
    let band = 1.9 * side;
    let room = wide - band - 8.0;
    let names = Chapter::ALL.map(|of| name(stage.translator, of));
    // All in one size.
    let mut font = tokens.font(Text::Label);
    for name in &names {
        font = text::shrunk(ui.painter(), name, font, room);
    }
    for (index, (of, name)) in Chapter::ALL.into_iter().zip(&names).enumerate() {
        let (column, row) = (index / rows, index % rows);
        let corner = rect.min + vec2(column as f32 * (wide + GAP), row as f32 * line);
        let place = Rect::from_min_size(corner, vec2(wide, line));
        let (deep, pale) = shield::tincture(tokens, of);
        let swatch = Rect::from_center_size(
            pos2(place.left() + band / 2.0, place.center().y),
            vec2(band, side),
        );
        let swatch = paint::on_pixels(ui.painter(), swatch);
        ui.painter()
            .add(paint::rounded_gradient(swatch, 3.0, pale, deep));
        let rim = Stroke::new(1.2, tokens.colour.gold_dark);
        ui.painter().rect_stroke(swatch, 3, rim, StrokeKind::Inside);
        let icon = Picture::Icon(shield::charge_of(of));
        let charge = Rect::from_center_size(swatch.center(), vec2(0.72, 0.72) * side);
        paint::image(ui.painter(), look, icon, charge, tokens.card.gilt);
        let words = place.with_min_x(swatch.right() + 8.0);
        let ink = tokens.colour.ink_soft;
        ui.push_id(index, |ui| {
            text::label(ui, words, Align::Min, name, &font, ink)
        });
    }
}

/// The name of a chapter, as short as it is on the table.
fn name(tr: &Translator, chapter: Chapter) -> String {
    match chapter {
        Chapter::Choose => tr.attribute(id!("phase-choose"), "short"),
        Chapter::CarryOut => tr.attribute(id!("phase-carry-out"), "short"),
        Chapter::NewRound => tr.attribute(id!("phase-new-round"), "short"),
        Chapter::SetUp | Chapter::Tournament | Chapter::End => rulebook::chapter(tr, chapter),
    }
}
