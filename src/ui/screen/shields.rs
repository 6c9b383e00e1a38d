//! Shields by what they were gained with: bars with a colour and a pattern for each source.

use egui::{Align, Color32, CornerRadius, Painter, Rect, Stroke, StrokeKind, Ui, pos2, vec2};

use crate::i18n::Translator;
use crate::id;
use crate::rules::kings_errand::Virtue;
use crate::session::kings_errand::story::Source;
use crate::ui::Stage;
use crate::ui::theme::{Text, Tokens, with_opacity};
use crate::ui::widget::{Look, paint, text};

/// What a source is called.
pub(super) fn source_name(tr: &Translator, source: Source) -> String {
    tr.text(match source {
        Source::Quest => id!("end-source-quest"),
        Source::Court => id!("end-source-court"),
        Source::Tournament => id!("end-source-tournament"),
    })
}

const fn colour(tokens: &Tokens, source: Source) -> Color32 {
    match source {
        Source::Quest => tokens.virtue(Virtue::Book).base,
        Source::Court => tokens.virtue(Virtue::Dragon).base,
        Source::Tournament => tokens.virtue(Virtue::Sword).base,
    }
}

/// Shields by source beside each other; `most` fill the whole width.
pub(super) fn bar(painter: &Painter, rect: Rect, sources: [u16; 3], most: u16, look: Look<'_>) {
    let tokens = look.tokens;
    let unit = rect.width() / f32::from(most.max(1));
    // How far it is to the most.
    let corners = CornerRadius::same(3);
    let ground = with_opacity(tokens.colour.ink_soft, 0.14);
    painter.rect_filled(rect, corners, ground);
    let mut left = rect.left();
    let font = tokens.printed((0.78 * rect.height()).max(12.0));
    for (source, shields) in Source::ALL.into_iter().zip(sources) {
        if shields == 0 {
            continue;
        }
        let width = unit * f32::from(shields);
        let part = Rect::from_min_max(pos2(left, rect.top()), pos2(left + width, rect.bottom()));
        let part = paint::on_pixels(painter, part);
        segment(painter, part, source, tokens);
        left += width;
        if width >= 1.1 * font.size {
            let number = shields.to_string();
            let ink = tokens.card.count_text;
            let shape = paint::glyphs(painter, part.center(), number, font.clone(), ink);
            if source != Source::Quest {
                // The pattern would run through the figure.
                let ground = shape.visual_bounding_rect().expand(2.0);
                painter.rect_filled(ground, 2, colour(tokens, source));
            }
            painter.add(shape);
        }
    }
}

/// One source's colour and pattern: plain, slanting lines, upright lines.
pub(super) fn segment(painter: &Painter, rect: Rect, source: Source, tokens: &Tokens) {
    let rim = Stroke::new(tokens.stroke.hair, tokens.card.ink);
    painter.rect_filled(rect, 0, colour(tokens, source));
    let inside = painter.with_clip_rect(rect.intersect(painter.clip_rect()));
    let stroke = Stroke::new(1.3, with_opacity(tokens.card.count_text, 0.5));
    let (step, slant) = match source {
        Source::Quest => (0.0, 0.0),
        Source::Court => (6.0, rect.height()),
        Source::Tournament => (5.0, 0.0),
    };
    if step > 0.0 {
        let mut x = rect.left() + 0.5 * step;
        while x < rect.right() + slant {
            let from = pos2(x - slant, rect.bottom());
            inside.line_segment([from, pos2(x, rect.top())], stroke);
            x += step;
        }
    }
    painter.rect_stroke(rect, 0, rim, StrokeKind::Inside);
}

/// What the colours and patterns stand for, in a line.
pub(super) fn legend(ui: &mut Ui, stage: Stage<'_>, rect: Rect) {
    let (tokens, tr) = (stage.tokens(), stage.translator);
    let font = tokens.font(Text::BodySmall);
    let ink = tokens.colour.ink_soft;
    let width = rect.width() / 3.0;
    for (index, source) in Source::ALL.into_iter().enumerate() {
        let part = Rect::from_min_size(
            pos2(rect.left() + index as f32 * width, rect.top()),
            vec2(width, rect.height()),
        );
        let swatch =
            Rect::from_center_size(pos2(part.left() + 9.0, part.center().y), vec2(18.0, 16.0));
        segment(
            ui.painter(),
            paint::on_pixels(ui.painter(), swatch),
            source,
            tokens,
        );
        let words = part.with_min_x(swatch.right() + 7.0);
        let name = source_name(tr, source);
        text::line(ui.painter(), words, Align::Min, &name, &font, ink);
    }
}
