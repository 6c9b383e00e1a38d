//! The scene behind the title and the first question: road, castle and riders.

use egui::{Color32, CornerRadius, FontId, Painter, Rect, Stroke, StrokeKind, pos2, vec2};

use crate::ui::picture::Picture;
use crate::ui::theme::{Theme, Tokens, UNTINTED, gradient, with_opacity};
use crate::ui::widget::text::{self, Fit, Fitted};
use crate::ui::widget::{Look, paint};

/// The part of the picture that stays in sight when the window has another shape than it: castle
/// and riders stand in the right half, the flags near the upper edge.
const ANCHOR: egui::Vec2 = vec2(0.72, 0.45);

/// Paints the scene so that it covers `rect`, with a double gold line along the edge.
pub(super) fn paint(painter: &Painter, rect: Rect, look: Look<'_>) {
    let tokens = look.tokens;
    let picture = if tokens.theme.is_dark() {
        Picture::TitleAtNight
    } else {
        Picture::Title
    };
    let size = picture.size();
    let scale = (rect.width() / size.x).max(rect.height() / size.y);
    let whole = scale * size;
    painter.rect_filled(rect, 0, gradient(tokens.colour.gold, tint(tokens), 0.5));
    let corner = (egui::Vec2::splat(1.0) - rect.size() / whole) * ANCHOR;
    if let Some(stock) = look.pictures.get(picture, whole.x) {
        let uv = Rect::from_min_size(corner.to_pos2(), rect.size() / whole);
        painter.image(stock.texture, rect, uv, tint(tokens));
    }
    let dark = with_opacity(tokens.colour.shadow, 0.45);
    let foot = rect.with_min_y(egui::lerp(rect.y_range(), 0.72));
    painter.add(paint::vertical_gradient(
        foot,
        with_opacity(dark, 0.0),
        dark,
    ));
    frame(painter, rect, look);
}

/// The scene as it is painted; quieter where contrast comes first.
fn tint(tokens: &Tokens) -> Color32 {
    match tokens.theme {
        Theme::Parchment | Theme::Night => UNTINTED,
        Theme::Contrast => gradient(UNTINTED, tokens.colour.ground, 0.32),
    }
}

/// The double gold line along the edge of the window.
fn frame(painter: &Painter, rect: Rect, look: Look<'_>) {
    let gold = look.tokens.colour.tray_rim;
    let outer = paint::on_pixels(painter, rect.shrink(14.0));
    let inner = paint::on_pixels(painter, rect.shrink(20.0));
    let stroke = |width: f32| Stroke::new(width, gold);
    painter.rect_stroke(outer, 8, stroke(2.0), StrokeKind::Inside);
    painter.rect_stroke(inner, 5, stroke(1.0), StrokeKind::Inside);
}

/// The name of the game in large letters whose left edge is at `left` and whose capitals stand in
/// the middle of the height of `rect`; as large as fits.
pub(super) fn name(painter: &Painter, rect: Rect, words: &str, look: Look<'_>) {
    let tokens = look.tokens;
    let (face, shade) = if tokens.theme.is_dark() {
        (tokens.colour.bar_gold, tokens.card.ink)
    } else {
        let red = tokens.virtue(crate::rules::kings_errand::Virtue::Sword);
        (gradient(red.base, red.dark, 0.55), tokens.card.ink)
    };
    let font = fitting(painter, words, rect, tokens);
    let deep = 0.028 * font.size;
    let at = |offset: f32, colour: Color32| {
        let galley = painter.layout_no_wrap(words.to_owned(), font.clone(), colour);
        let place = rect.translate(vec2(offset, offset));
        let corner = pos2(
            place.left() - galley.mesh_bounds.left(),
            place.center().y - galley.mesh_bounds.center().y,
        );
        egui::Shape::galley(corner, galley, colour)
    };
    painter.add(at(deep, with_opacity(shade, 0.8)));
    painter.add(at(0.5 * deep, with_opacity(shade, 0.9)));
    painter.add(at(0.0, face));
}

fn fitting(painter: &Painter, words: &str, rect: Rect, tokens: &Tokens) -> FontId {
    let font = tokens.printed_initial(rect.height());
    let galley = painter.layout_no_wrap(words.to_owned(), font.clone(), tokens.card.ink);
    let width = galley.mesh_bounds.width();
    let factor = (rect.width() / width.max(1.0)).min(1.0);
    tokens.printed_initial(factor * font.size)
}

/// Text on a picture: on a slip of paper, so that it can be read whatever lies behind it.
pub(super) fn caption(painter: &Painter, rect: Rect, words: &str, font: &FontId, look: Look<'_>) {
    let tokens = look.tokens;
    let fitted = fit_caption(painter, rect, words, font, look);
    let size = fitted.galley.rect.size() + vec2(1.3, 0.55) * font.size;
    let slip = Rect::from_center_size(
        pos2(rect.center().x, rect.top() + size.y / 2.0),
        vec2(size.x.min(rect.width()), size.y),
    );
    let slip = paint::on_pixels(painter, slip);
    let corners = CornerRadius::same(tokens.radius.field as u8);
    let shadow = tokens.soft_shadow(tokens.shadow.panel);
    painter.add(paint::shadow(shadow, slip, tokens.radius.field));
    painter.add(paint::paper(
        look,
        slip,
        corners,
        tokens.colour.paper_raised,
    ));
    let rim = Stroke::new(tokens.stroke.field, tokens.colour.line);
    painter.rect_stroke(slip, corners, rim, StrokeKind::Inside);
    let room = rect.with_max_y(slip.bottom()).with_min_y(slip.top());
    let inner = room.shrink2(vec2(0.6 * font.size, 0.0));
    painter.add(fitted.shape(painter, inner));
}

/// The words of a caption, laid out as they fit into `rect`.
pub(super) fn fit_caption(
    painter: &Painter,
    rect: Rect,
    words: &str,
    font: &FontId,
    look: Look<'_>,
) -> Fitted {
    let fit = Fit {
        width: rect.width() - 1.2 * font.size,
        height: rect.height() - 0.5 * font.size,
        rows: 4,
        smallest: look.tokens.smallest_text(),
        align: egui::Align::Center,
    };
    text::fit(painter, words, font, look.tokens.colour.ink, fit)
}
