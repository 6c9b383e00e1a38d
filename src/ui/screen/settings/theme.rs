//! The themes, each shown small in its own colours: a page with its bar, a card on the ground, paper
//! with writing, the tray, and a button.

use egui::{
    Align, CornerRadius, Painter, Rect, Response, Role, Sense, Stroke, StrokeKind, Ui, pos2, vec2,
};

use super::super::parts;
use super::row::Options;
use crate::rules::kings_errand::{Location, Virtue, VirtueCard};
use crate::ui::Stage;
use crate::ui::theme::{Text, Tokens, gradient, with_opacity};
use crate::ui::widget::figure::{self, Verdict};
use crate::ui::widget::{
    Access, Button, ButtonKind, Card, Face, Look, knight, lit, paint, panel, text,
};

/// Between two themes.
const GAP: f32 = 10.0;

/// From the rim to the picture.
const RIM: f32 = 6.0;

fn line(tokens: &Tokens) -> f32 {
    parts::grown(tokens, 28.0)
}

fn width(whole: f32, count: usize) -> f32 {
    (whole + GAP) / count.max(1) as f32 - GAP
}

/// How high the pictures with their names are at this width.
pub(super) fn height(tokens: &Tokens, whole: f32, count: usize) -> f32 {
    let width = width(whole, count);
    0.6 * (width - 2.0 * RIM) + 2.0 * RIM + line(tokens)
}

/// Shows all themes beside each other.
pub(super) fn show(
    ui: &mut Ui,
    stage: Stage<'_>,
    name: impl Fn(&str) -> String,
    options: &Options,
    themes: &[Tokens],
    rect: Rect,
) -> Vec<Response> {
    let count = options.all.len();
    let width = width(rect.width(), count);
    let mut responses = Vec::with_capacity(count);
    for (index, it) in options.all.iter().enumerate() {
        let left = rect.left() + index as f32 * (width + GAP);
        let place = Rect::from_min_size(pos2(left, rect.top()), vec2(width, rect.height()));
        let name = name(&it.words);
        let access = Access::new(&it.id, &name);
        let chosen = index == options.chosen;
        let theme = themes.get(index);
        responses.push(one(ui, stage, place, access, (&it.words, chosen), theme));
    }
    responses
}

fn one(
    ui: &mut Ui,
    stage: Stage<'_>,
    rect: Rect,
    access: Access<'_>,
    (words, chosen): (&str, bool),
    theme: Option<&Tokens>,
) -> Response {
    let (look, tokens) = (stage.look, stage.tokens());
    let colour = &tokens.colour;
    // The keyboard reaches what is chosen; the arrow keys choose.
    let sense = if chosen { Sense::click() } else { Sense::CLICK };
    let response = ui.interact(rect, ui.scope_id().with(access.id), sense);
    access.describe(ui, &response, Role::RadioButton, Some(chosen));
    parts::follow(&response);
    let light = lit(ui, &response, look);
    let painter = ui.painter();
    let rect = paint::on_pixels(painter, rect);
    let (ground, rim) = if chosen {
        (colour.paper_raised, Stroke::new(2.5, colour.gold))
    } else {
        let rim = gradient(colour.line_soft, colour.gold, light);
        let ground = with_opacity(colour.paper_raised, 0.4 + 0.4 * light);
        (ground, Stroke::new(tokens.stroke.field, rim))
    };
    let corners = CornerRadius::same(tokens.radius.field as u8);
    painter.rect(rect, corners, ground, rim, StrokeKind::Inside);
    let below = rect.with_min_y(rect.bottom() - line(tokens));
    let picture = Rect::from_min_max(rect.min, pos2(rect.right(), below.top())).shrink(RIM);
    if let Some(theme) = theme {
        let small = painter.with_clip_rect(picture.intersect(painter.clip_rect()));
        paint_small(&small, picture, Look::new(theme, look.pictures));
    }
    painter.rect_stroke(
        picture,
        CornerRadius::same(4),
        Stroke::new(1.2, colour.ink_soft),
        StrokeKind::Outside,
    );
    let side = parts::grown(tokens, 15.0);
    let font = if chosen {
        tokens.bold(Text::Body)
    } else {
        tokens.font(Text::Body)
    };
    let room = below.width() - side - 26.0;
    let font = text::shrunk(painter, words, font, room);
    let galley = text::lay_out(painter, words, &font, colour.ink, 9999.0);
    let whole = side + 8.0 + galley.rect.width().min(room);
    let left = below.center().x - whole / 2.0;
    let ring = pos2(left + side / 2.0, below.center().y - 1.0);
    painter.circle(ring, side / 2.0, colour.paper, Stroke::new(1.4, colour.ink));
    if chosen {
        painter.circle_filled(ring, 0.28 * side, colour.ink);
    }
    let room = Rect::from_min_max(
        pos2(left + side + 8.0, below.top()),
        pos2(below.right() - 6.0, below.bottom() - 2.0),
    );
    text::line(painter, room, Align::Min, words, &font, colour.ink);
    if response.has_focus() {
        painter.extend(paint::focus_ring(look, rect, tokens.radius.field, 1.0));
    }
    response
}

/// A small table in the colours of `look`, without a word.
fn paint_small(painter: &Painter, rect: Rect, look: Look<'_>) {
    let tokens = look.tokens;
    let colour = &tokens.colour;
    let unit = rect.width() / 200.0;
    let at = |x: f32, y: f32, width: f32, height: f32| {
        Rect::from_min_size(rect.min + unit * vec2(x, y), unit * vec2(width, height))
    };
    panel::ground(painter, rect, look);
    let bar = rect.with_max_y(rect.top() + 15.0 * unit);
    painter.add(paint::vertical_gradient(
        bar,
        colour.bar_top,
        colour.bar_bottom,
    ));
    stroke(
        painter,
        at(10.0, 7.5, 52.0, 0.0),
        2.6 * unit,
        colour.bar_text,
    );
    painter.hline(
        bar.x_range(),
        bar.bottom(),
        Stroke::new(1.2, colour.tray_rim),
    );
    painter.circle_filled(at(188.0, 7.5, 0.0, 0.0).min, 3.6 * unit, colour.bar_gold);

    for (x, place) in [(14.0, Location::Camelot), (60.0, Location::MoonLake)] {
        Card::new(Face::Location(place)).paint(painter, at(x, 22.0, 38.0, 53.2), look);
    }
    let page = at(108.0, 22.0, 82.0, 54.0);
    panel::paper(painter, page, look);
    stroke(painter, at(115.0, 30.0, 40.0, 0.0), 3.4 * unit, colour.ink);
    for (y, width) in [(38.5, 66.0), (45.0, 58.0), (51.5, 63.0)] {
        stroke(
            painter,
            at(115.0, y, width, 0.0),
            1.8 * unit,
            colour.ink_soft,
        );
    }
    stroke(painter, at(115.0, 66.0, 26.0, 0.0), 2.2 * unit, colour.link);
    for (x, verdict) in [(160.0, Verdict::Works), (174.0, Verdict::Expires)] {
        figure::seal(painter, at(x, 60.0, 11.0, 11.0), verdict, look);
    }

    let tray = rect.with_min_y(rect.top() + 84.0 * unit);
    painter.add(paint::vertical_gradient(
        tray,
        colour.tray_top,
        colour.tray_bottom,
    ));
    painter.hline(
        tray.x_range(),
        tray.top(),
        Stroke::new(1.6, colour.tray_rim),
    );
    let blue = crate::ui::theme::KnightColour::Blue;
    knight::arms(painter, at(12.0, 90.0, 20.0, 23.3), blue, look);
    let cards = VirtueCard::all().filter(|card| card.virtue != Virtue::Dragon);
    for (index, card) in cards.take(3).enumerate() {
        let x = 46.0 + 25.0 * index as f32;
        Card::new(Face::Virtue(card)).paint(painter, at(x, 89.0, 20.0, 28.0), look);
    }
    let button = at(138.0, 93.0, 50.0, 19.0);
    Button::new(ButtonKind::Next, "").paint(painter, button, 0.0, false, look);
    stroke(
        painter,
        at(148.0, 102.5, 30.0, 0.0),
        2.8 * unit,
        colour.button_text,
    );
}

/// A line of writing, too small to be read.
fn stroke(painter: &Painter, from: Rect, width: f32, colour: egui::Color32) {
    let stroke = Stroke::new(width, colour);
    painter.hline(from.x_range(), from.top(), stroke);
}
