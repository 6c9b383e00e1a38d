//! A lesson in the list: its picture with its number, what one will know, and how far one has come.

use egui::epaint::PathStroke;
use egui::{
    Align, Color32, CornerRadius, FontId, Painter, Pos2, Rect, Response, Role, Sense, Shape,
    Stroke, StrokeKind, Ui, Vec2, pos2, vec2,
};

use super::{Entry, LESSONS};
use crate::lesson::kings_errand::Level;
use crate::ui::Stage;
use crate::ui::screen::menu_card::{MenuCard, RATIO};
use crate::ui::screen::parts;
use crate::ui::theme::{FONT_FLOOR, Text, Tokens, gradient, with_opacity};
use crate::ui::widget::figure::{self, Verdict};
use crate::ui::widget::{Access, Look, lit, paint, panel, text};
use crate::{id, message};

const INSET: f32 = 8.0;

/// Paints the entry in `rect` as a button, its aim in this size.
pub(super) fn show(ui: &mut Ui, stage: Stage<'_>, rect: Rect, shown: &Entry, aim: f32) -> Response {
    let (look, tokens, tr) = (stage.look, stage.tokens(), stage.translator);
    let name = tr.format(message!(
        "learn-entry",
        number = shown.number,
        title = shown.title.clone()
    ));
    let known = known(stage, &shown.levels);
    let next = if shown.is_next {
        tr.text(id!("learn-next"))
    } else {
        String::new()
    };
    let about = [&shown.aim, &shown.state, &next, &known].map(String::as_str);
    let about = about.join(" ");
    let response = ui.interact(rect, ui.scope_id().with(&shown.id), Sense::click());
    Access::new(&shown.id, &name)
        .described(about.trim())
        .describe(ui, &response, Role::Button, None);
    stage.reach(LESSONS, &response);
    parts::follow(&response);
    let light = lit(ui, &response, look);
    let place = paint::on_pixels(ui.painter(), rect);
    ground(ui.painter(), place, shown, light, look);
    let card = picture(ui.painter(), stage, place, shown);
    let mut words = words_in(place, card);
    if let Some(best) = shown.best {
        words.max.x = questions(ui.painter(), words, best, look) - 12.0;
    }
    self::words(ui, stage, words, shown, aim);
    if response.has_focus() {
        let ring = paint::focus_ring(look, place, tokens.radius.panel, 1.0);
        ui.painter().extend(ring);
    }
    if response.clicked() {
        stage.send(shown.command.clone());
    }
    if known.is_empty() {
        response
    } else {
        response.on_hover_text(known)
    }
}

/// Room for the words beside the picture.
fn words_in(place: Rect, card: Rect) -> Rect {
    Rect::from_min_max(
        pos2(card.right() + 13.0, place.top() + 4.0),
        place.max - vec2(10.0, 4.0),
    )
}

/// The largest size in which the aims of all `entries` fit into places of `size`, so that all are
/// written alike; and how high the places must be for that.
pub(super) fn aims(ui: &Ui, stage: Stage<'_>, entries: &[Entry], size: Vec2) -> (f32, f32) {
    let tokens = stage.tokens();
    let place = Rect::from_min_size(Pos2::ZERO, size);
    let room = words_in(place, card_in(tokens, place));
    let [high, foot] = lines(tokens);
    let least = high + foot + 3.0;
    let tallest = |size: f32| {
        let font = FontId {
            size,
            ..tokens.font(Text::BodySmall)
        };
        let heights = entries.iter().map(|entry| {
            let galley = text::lay_out(
                ui.painter(),
                &entry.aim,
                &font,
                tokens.colour.ink_soft,
                room.width(),
            );
            galley.rect.height()
        });
        heights.fold(0.0, f32::max)
    };
    let sizes = [Text::BodySmall, Text::Label, Text::Caption].map(|size| tokens.size(size));
    let sizes = sizes.into_iter().chain([FONT_FLOOR]);
    let mut all = sizes.map(|size| (size, tallest(size)));
    let fits = all.find(|(_, aim)| least + aim <= room.height());
    let (font, aim) = fits.unwrap_or_else(|| {
        let label = tokens.size(Text::Label);
        (label, tallest(label))
    });
    (font, (least + aim + 8.0).max(size.y))
}

/// Height of the title and of the line at the foot.
fn lines(tokens: &Tokens) -> [f32; 2] {
    [
        1.3 * tokens.size(Text::Display6),
        1.35 * tokens.size(Text::Label),
    ]
}

/// How many of its rules are well known, in words.
fn known(stage: Stage<'_>, levels: &[Level]) -> String {
    if levels.is_empty() {
        return String::new();
    }
    let well = levels.iter().filter(|level| is_well_known(**level)).count();
    let (known, rules) = (well, levels.len());
    stage
        .translator
        .format(message!("learn-known", known = known, rules = rules))
}

const fn is_well_known(level: Level) -> bool {
    match level {
        Level::Practised | Level::Mastered => true,
        Level::Unknown | Level::Met | Level::Begun => false,
    }
}

/// What is done lies quietly on the ground, what is to come on paper, what comes next glows.
fn ground(painter: &Painter, place: Rect, shown: &Entry, light: f32, look: Look<'_>) {
    let tokens = look.tokens;
    let colour = &tokens.colour;
    let corners = CornerRadius::same(tokens.radius.panel as u8);
    let (next_glow, hot_glow) = if tokens.theme.is_dark() {
        (0.13, 0.09)
    } else {
        (0.34, 0.2)
    };
    if shown.done && !shown.is_next {
        painter.rect_filled(place, corners, with_opacity(colour.panel, 0.45));
        let rim = Stroke::new(1.0, with_opacity(colour.line, 0.55));
        painter.rect_stroke(place, corners, rim, StrokeKind::Inside);
    } else {
        panel::paper(painter, place, look);
    }
    let glow = if shown.is_next { next_glow } else { 0.0 } + hot_glow * light;
    painter.rect_filled(place, corners, with_opacity(colour.hint_glow, glow));
    if shown.is_next {
        let rim = Stroke::new(2.5, colour.gold);
        painter.rect_stroke(place, corners, rim, StrokeKind::Inside);
    }
}

/// The picture with the number before it, and a seal once the lesson is done; returns its place.
fn picture(painter: &Painter, stage: Stage<'_>, place: Rect, shown: &Entry) -> Rect {
    let look = stage.look;
    let card = paint::on_pixels(painter, card_in(stage.tokens(), place));
    let height = card.height();
    let art = shown.art;
    MenuCard::new(art.card, art.frame, "").paint(painter, card, 0.0, look);
    let side = (0.34 * height).clamp(22.0, 34.0);
    let tile = Rect::from_center_size(card.left_top() + vec2(0.34, 0.4) * side, vec2(side, side));
    number(painter, stage, tile, shown.number);
    if shown.done {
        // Clear of the words, which begin at the same place whether there is a seal or not.
        let seal = Rect::from_center_size(card.right_bottom() - vec2(9.0, 8.0), vec2(side, side));
        figure::seal(painter, seal, Verdict::Works, look);
    }
    card
}

/// Where the picture lies.
fn card_in(tokens: &Tokens, place: Rect) -> Rect {
    let height = (place.height() - 2.0 * INSET).min(parts::grown(tokens, 110.0));
    let corner = pos2(place.left() + INSET + 4.0, place.center().y - height / 2.0);
    Rect::from_min_size(corner, vec2(height / RATIO, height))
}

/// The number like the initial of a chapter: gold on lapis.
fn number(painter: &Painter, stage: Stage<'_>, tile: Rect, number: usize) {
    let colour = &stage.tokens().colour;
    let tile = paint::on_pixels(painter, tile);
    painter.add(paint::rounded_gradient(
        tile,
        5.0,
        colour.tray_top,
        colour.tray_bottom,
    ));
    let rim = Stroke::new(1.6, colour.tray_rim);
    painter.rect_stroke(tile, 5, rim, StrokeKind::Inside);
    let font = stage.tokens().printed_initial(0.6 * tile.height());
    let number = number.to_string();
    let gold = colour.tray_title;
    painter.add(paint::glyphs(painter, tile.center(), number, font, gold));
}

/// Title and aim, and at the foot how far one has come and how well its rules are known.
fn words(ui: &Ui, stage: Stage<'_>, room: Rect, shown: &Entry, size: f32) {
    let tokens = stage.tokens();
    let colour = &tokens.colour;
    let painter = ui.painter();
    let font = text::shrunk(
        painter,
        &shown.title,
        tokens.font(Text::Display6),
        room.width(),
    );
    let [high, foot] = lines(tokens);
    let state = tokens.font(Text::Label);
    let font_of_aim = FontId {
        size,
        ..tokens.font(Text::BodySmall)
    };
    let ink = colour.ink_soft;
    let aim = text::lay_out(painter, &shown.aim, &font_of_aim, ink, room.width());
    let aim_height = aim.rect.height();
    let all = high + aim_height + 3.0 + foot;
    let mut at = pos2(room.left(), room.center().y - all / 2.0);
    let line = Rect::from_min_size(at, vec2(room.width(), high));
    text::line(painter, line, Align::Min, &shown.title, &font, colour.ink);
    at.y += high;
    painter.galley(at, aim, ink);
    at.y += aim_height;
    let row = Rect::from_min_size(pos2(at.x, at.y + 3.0), vec2(room.width(), foot));
    let (font, ink) = if shown.done {
        (tokens.bold(Text::Label), colour.works)
    } else if shown.is_next {
        let gold = if tokens.theme.is_dark() {
            colour.gold_light
        } else {
            colour.gold_dark
        };
        (tokens.bold(Text::Label), gold)
    } else {
        (state, colour.ink_soft)
    };
    // The words come first; the pennants stand as close as they must.
    let words = painter.layout_no_wrap(shown.state.clone(), font.clone(), ink);
    let beside = row.with_min_x(row.left() + words.rect.width() + 10.0);
    let flags = pennants(painter, stage, beside, &shown.levels);
    let row = row.with_max_x(flags - 8.0);
    let font: FontId = text::shrunk(painter, &shown.state, font, row.width());
    text::line(painter, row, Align::Min, &shown.state, &font, ink);
}

/// A pennant for each rule of the lesson, painted once the rule is well known; returns where they
/// begin.
fn pennants(painter: &Painter, stage: Stage<'_>, row: Rect, levels: &[Level]) -> f32 {
    let colour = &stage.tokens().colour;
    let size = vec2(0.62 * row.height(), 0.86 * row.height());
    let step = (size.x + 3.0).min(row.width() / levels.len().max(1) as f32);
    let left = row.right() - step * levels.len() as f32;
    // The best known stand first, so that how many there are is seen at once.
    let mut sorted = levels.to_vec();
    sorted.sort_by_key(|level| !is_well_known(*level));
    for (index, level) in sorted.into_iter().enumerate() {
        let corner = pos2(left + index as f32 * step, row.center().y - 0.5 * size.y);
        let place = Rect::from_min_size(corner, size);
        let (fill, rim) = if is_well_known(level) {
            (colour.gold, colour.gold_dark)
        } else {
            let empty = gradient(colour.panel, colour.paper_sunk, 0.8);
            (empty, with_opacity(colour.ink_soft, 0.7))
        };
        pennant(painter, place, fill, rim);
    }
    left
}

/// The questions of the exam as discs at the right end, gold as far as they were answered right; returns
/// where they begin.
fn questions(painter: &Painter, room: Rect, (right, of): (usize, usize), look: Look<'_>) -> f32 {
    let colour = &look.tokens.colour;
    let columns = of.div_ceil(2).max(1);
    let step = (0.3 * room.height()).min(0.42 * room.width() / columns as f32);
    let left = room.right() - step * columns as f32;
    for index in 0..of {
        let (row, column) = (index / columns, index % columns);
        let centre = pos2(
            left + (column as f32 + 0.5) * step,
            room.center().y + (row as f32 - 0.5) * step,
        );
        let (fill, rim) = if index < right {
            (colour.gold, colour.gold_dark)
        } else {
            let empty = gradient(colour.panel, colour.paper_sunk, 0.8);
            (empty, with_opacity(colour.ink_soft, 0.7))
        };
        painter.add(paint::disc(
            centre,
            0.36 * step,
            fill,
            Stroke::new(1.0, rim),
        ));
    }
    left
}

/// A hanging flag with two tails.
fn pennant(painter: &Painter, place: Rect, fill: Color32, rim: Color32) {
    let notch = pos2(place.center().x, place.bottom() - 0.36 * place.width());
    let points: Vec<Pos2> = vec![
        place.left_top(),
        place.right_top(),
        place.right_bottom(),
        notch,
        place.left_bottom(),
    ];
    // The path is not convex: the halves are filled by themselves.
    let middle = pos2(place.center().x, place.top());
    for half in [
        vec![place.left_top(), middle, notch, place.left_bottom()],
        vec![middle, place.right_top(), place.right_bottom(), notch],
    ] {
        painter.add(Shape::convex_polygon(half, fill, Stroke::NONE));
    }
    let line = PathStroke::from(Stroke::new(1.0, rim));
    painter.add(egui::epaint::PathShape::closed_line(points, line));
}
