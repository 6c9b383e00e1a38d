//! The ranking, with each seat's shields by what they were gained with.

use egui::{
    Align, Color32, CornerRadius, Painter, Rect, Role, Sense, Stroke, StrokeKind, Ui, pos2, vec2,
};

use super::super::parts;
use super::{INSET, Scene, plot};
use crate::i18n::Translator;
use crate::rules::Seat;
use crate::rules::kings_errand::Virtue;
use crate::session::kings_errand::story::Source;
use crate::ui::theme::{Text, Tokens, gradient, with_opacity};
use crate::ui::widget::{Access, Look, figure, knight, paint, panel, text};
use crate::{id, message};

fn source_name(tr: &Translator, source: Source) -> String {
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

fn head(tokens: &Tokens) -> f32 {
    parts::grown(tokens, 34.0)
}

fn legend(tokens: &Tokens) -> f32 {
    parts::grown(tokens, 26.0)
}

fn rest(tokens: &Tokens) -> f32 {
    head(tokens) + legend(tokens) + INSET + 16.0
}

/// The least height at which everything can be read.
pub(super) fn least(scene: &Scene<'_>) -> f32 {
    let tokens = scene.stage.tokens();
    rest(tokens) + scene.story.seats.len() as f32 * parts::grown(tokens, 48.0)
}

/// How high the panel is if there is this much room.
pub(super) fn height(scene: &Scene<'_>, room: f32) -> f32 {
    let tokens = scene.stage.tokens();
    let seats = scene.story.seats.len() as f32;
    (rest(tokens) + seats * parts::grown(tokens, 96.0)).min(room)
}

/// Paints the ranking in `rect`.
pub(super) fn show(ui: &mut Ui, scene: &Scene<'_>, rect: Rect) {
    let stage = scene.stage;
    let (look, tokens) = (stage.look, stage.tokens());
    panel::paper(ui.painter(), rect, look);
    let inner = rect.shrink2(vec2(INSET, 10.0));
    let head = inner.with_max_y(inner.top() + head(tokens));
    let title = stage.translator.text(id!("end-ranking"));
    parts::heading(ui, head, &title, look);
    let foot = inner.with_min_y(inner.bottom() - legend(tokens));
    let rows = Rect::from_min_max(
        pos2(rect.left() + 8.0, head.bottom()),
        pos2(rect.right() - 8.0, foot.top() - 4.0),
    );
    let ranking = scene.story.ranking();
    let height = rows.height() / ranking.len().max(1) as f32;
    for (index, (place, seat)) in ranking.into_iter().enumerate() {
        let top = rows.top() + index as f32 * height;
        let row = Rect::from_min_size(pos2(rows.left(), top), vec2(rows.width(), height));
        self::row(ui, scene, row.shrink2(vec2(0.0, 2.0)), place, seat);
    }
    sources(ui, scene, foot);
}

fn row(ui: &mut Ui, scene: &Scene<'_>, rect: Rect, place: usize, seat: Seat) {
    let stage = scene.stage;
    let (look, tokens, tr) = (stage.look, stage.tokens(), stage.translator);
    let own = &scene.story.seats[seat.index()];
    let name = scene.narrator.title(seat);
    let number = tr.format(message!("end-rank", number = place));
    let total = own.total();
    let shields = crate::i18n::text::kings_errand::names::shields(tr, usize::from(total));
    let parts: Vec<String> = Source::ALL
        .into_iter()
        .zip(own.sources)
        .map(|(source, shields)| [source_name(tr, source), shields.to_string()].join(" "))
        .collect();
    let spoken = [number.as_str(), name.as_str(), shields.as_str()].join(" ");
    let described = parts.join(", ");
    let id = format!("rank.{}", seat.index() + 1);
    let response = ui.interact(rect, ui.scope_id().with(&id), Sense::hover());
    let access = Access::new(&id, &spoken).described(&described);
    access.describe(ui, &response, Role::Label, None);

    let painter = ui.painter();
    if scene.story.winners.contains(seat) {
        let corners = CornerRadius::same(tokens.radius.button as u8);
        let rim = Stroke::new(tokens.stroke.panel, tokens.colour.line);
        let rect = paint::on_pixels(painter, rect);
        let glow = with_opacity(tokens.colour.gold, 0.22);
        painter.rect(rect, corners, glow, rim, StrokeKind::Inside);
    }
    if scene.you == Some(seat) {
        // The own row has a strip in the colour of the own knight.
        let strip = rect.with_max_x(rect.left() + 5.0);
        let field = tokens.knight(scene.knight(seat)).field;
        painter.rect_filled(strip, 2, field);
    }
    let inner = rect.shrink2(vec2(8.0, 3.0));
    let ink = tokens.colour.ink;
    let figure_width = parts::grown(tokens, 34.0);
    let numbers = inner.with_max_x(inner.left() + figure_width);
    medal(painter, numbers, place, look);
    let side = (0.86 * inner.height()).min(44.0);
    let arms = Rect::from_min_size(
        pos2(numbers.right() + 7.0, inner.center().y - side / 2.0),
        vec2(side / knight::RATIO, side),
    );
    knight::arms(painter, arms, scene.knight(seat), look);
    let shield_height = (0.94 * inner.height()).min(48.0);
    let shield = Rect::from_min_size(
        pos2(
            inner.right() - shield_height * 64.0 / 72.0,
            inner.center().y - shield_height / 2.0,
        ),
        vec2(shield_height * 64.0 / 72.0, shield_height),
    );
    figure::shield(painter, shield, total, look);
    let middle = Rect::from_min_max(
        pos2(arms.right() + 12.0, inner.top()),
        pos2(shield.left() - 12.0, inner.bottom()),
    );
    let bar = (0.34 * middle.height()).clamp(16.0, 26.0);
    let names = middle.with_max_y(middle.bottom() - bar - 3.0);
    let bold = tokens.bold(Text::Body);
    let fit = text::room(names, 2, Align::Min);
    let written = text::fit(painter, &name, &bold, ink, fit);
    painter.add(written.shape(painter, names));
    let free = names.with_min_x(names.left() + written.galley.rect.width() + 12.0);
    deeds(painter, scene, free, seat);
    let bar = middle
        .with_min_y(middle.bottom() - bar - 1.0)
        .with_max_y(middle.bottom() - 1.0);
    self::bar(painter, scene, bar, own.sources);
    response.on_hover_text(described);
}

/// The place on a medal: gold, silver, bronze, and paper for the last.
fn medal(painter: &Painter, rect: Rect, place: usize, look: Look<'_>) {
    let tokens = look.tokens;
    let colour = &tokens.colour;
    let (ink, light) = (tokens.card.ink, tokens.card.figure_disc);
    let (fill, rim) = match place {
        1 => (tokens.card.gilt, colour.gold_light),
        2 => (gradient(light, ink, 0.24), light),
        3 => {
            let bronze = gradient(tokens.card.gilt, tokens.virtue(Virtue::Sword).light, 0.45);
            (bronze, gradient(bronze, light, 0.5))
        }
        _ => (light, light),
    };
    let radius = 0.5 * rect.width().min(rect.height()) - 1.0;
    let centre = rect.center();
    painter.add(paint::disc(centre, radius, fill, Stroke::new(1.5, ink)));
    painter.circle_stroke(centre, radius - 3.0, Stroke::new(1.4, rim));
    let font = tokens.printed(1.15 * radius);
    painter.add(paint::glyphs(painter, centre, place.to_string(), font, ink));
}

/// The completed tasks as small discs at the right end of `rect`, as many as fit.
fn deeds(painter: &Painter, scene: &Scene<'_>, rect: Rect, seat: Seat) {
    let look = scene.stage.look;
    let tokens = look.tokens;
    let radius = (0.5 * rect.height() - 2.0).clamp(8.0, 17.0);
    let step = 2.0 * radius + 4.0;
    let deeds = &scene.story.seats[seat.index()].deeds;
    let most = (rect.width() / step).max(0.0) as usize;
    let ink = tokens.knight_text(scene.knight(seat));
    for (index, deed) in deeds.iter().rev().take(most).enumerate() {
        let x = rect.right() - radius - 1.0 - index as f32 * step;
        let centre = pos2(x, rect.center().y);
        let tint = tokens.colour.picture_tint;
        plot::art(painter, deed.task, centre, radius, tint, look);
        painter.circle_stroke(centre, radius, Stroke::new(1.8, ink));
    }
}

/// Shields by source beside each other; the longest bar is the best seat's.
fn bar(painter: &Painter, scene: &Scene<'_>, rect: Rect, sources: [u16; 3]) {
    let tokens = scene.stage.tokens();
    let unit = rect.width() / f32::from(scene.story.most().max(1));
    // How far it is to the best.
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
fn segment(painter: &Painter, rect: Rect, source: Source, tokens: &Tokens) {
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

fn sources(ui: &mut Ui, scene: &Scene<'_>, rect: Rect) {
    let stage = scene.stage;
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
