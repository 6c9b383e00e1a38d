//! The ranking, with each seat's shields by what they were gained with.

use egui::{Align, CornerRadius, Painter, Rect, Role, Sense, Stroke, StrokeKind, Ui, pos2, vec2};

use super::super::{parts, shields};
use super::{INSET, Scene, plot};
use crate::rules::Seat;
use crate::rules::kings_errand::Virtue;
use crate::session::kings_errand::story::Source;
use crate::ui::theme::{Text, Tokens, gradient, with_opacity};
use crate::ui::widget::{Access, Look, figure, knight, paint, panel, text};
use crate::{id, message};

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
    shields::legend(ui, stage, foot);
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
        .map(|(source, shields)| [shields::source_name(tr, source), shields.to_string()].join(" "))
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
    shields::bar(painter, bar, own.sources, scene.story.most(), look);
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
