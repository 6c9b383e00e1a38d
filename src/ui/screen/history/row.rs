//! A game in the list: when, who, and how it went.

use egui::{
    Align, CornerRadius, Painter, Rect, Response, Role, Sense, Stroke, StrokeKind, Ui, pos2, vec2,
};

use super::{parts, words};
use crate::i18n::text::Date;
use crate::id;
use crate::persist::history::{Broken, Entry};
use crate::rules::Seat;
use crate::ui::Stage;
use crate::ui::app::Item;
use crate::ui::picture::{Icon, Picture, Token};
use crate::ui::theme::{Text, Tokens, with_opacity};
use crate::ui::widget::{Access, knight, lit, paint, text};

/// How high a row is, with the gap to the next one.
pub(super) fn height(tokens: &Tokens) -> f32 {
    parts::grown(tokens, 68.0)
}

/// Shows a row as one of many of which one is selected.
pub(super) fn show(
    ui: &mut Ui,
    stage: Stage<'_>,
    item: &Item,
    rect: Rect,
    index: usize,
    chosen: bool,
) -> Response {
    let (look, tokens, tr) = (stage.look, stage.tokens(), stage.translator);
    let id = format!("game.{}", index + 1);
    // The keyboard reaches only the one that is selected.
    let sense = if chosen {
        Sense::CLICK.union(Sense::FOCUSABLE)
    } else {
        Sense::CLICK
    };
    let response = ui.interact(rect, ui.scope_id().with(&id), sense);
    let (name, about) = (words::title(tr, item), words::about(tr, item));
    let access = Access::new(&id, &name).described(&about);
    access.describe(ui, &response, Role::RadioButton, Some(chosen));
    let light = lit(ui, &response, look);
    let painter = ui.painter();
    ground(painter, rect, chosen, light, stage);
    if response.has_focus() {
        let ring = paint::focus_ring(look, rect, tokens.radius.button, 1.0);
        painter.extend(ring);
    }
    let inner = rect.shrink2(vec2(10.0, 5.0));
    let date =
        inner.with_max_x(inner.left() + parts::grown(tokens, 92.0).min(0.24 * inner.width()));
    let right = parts::grown(tokens, 150.0).min(0.27 * inner.width());
    let result = inner.with_min_x(inner.right() - right);
    let middle = Rect::from_min_max(
        pos2(date.right() + 10.0, inner.top()),
        pos2(result.left() - 10.0, inner.bottom()),
    );
    self::date(painter, stage, item, date);
    match item {
        Item::Game(entry) => {
            match &entry.name {
                Some(name) => named(painter, stage, entry, name, middle),
                None => seats(painter, stage, entry, middle),
            }
            self::result(painter, stage, entry, result);
        }
        Item::Broken(broken) => unreadable(painter, stage, broken, middle.union(result)),
    }
    response
}

fn ground(painter: &Painter, rect: Rect, chosen: bool, light: f32, stage: Stage<'_>) {
    let tokens = stage.tokens();
    let colour = &tokens.colour;
    let rect = paint::on_pixels(painter, rect);
    let corners = CornerRadius::same(tokens.radius.button as u8);
    if chosen {
        let glow = with_opacity(colour.gold, 0.22);
        let rim = Stroke::new(tokens.stroke.panel, colour.line);
        painter.rect(rect, corners, glow, rim, StrokeKind::Inside);
    } else {
        painter.rect_filled(rect, corners, with_opacity(colour.gold, 0.12 * light));
        let hair = Stroke::new(tokens.stroke.hair, with_opacity(colour.line_soft, 0.7));
        painter.hline(rect.shrink(8.0).x_range(), rect.bottom() + 2.0, hair);
    }
}

fn halves(rect: Rect) -> (Rect, Rect) {
    rect.split_top_bottom_at_fraction(0.5)
}

fn date(painter: &Painter, stage: Stage<'_>, item: &Item, rect: Rect) {
    let tokens = stage.tokens();
    let date = Date::new(stage.translator, item.time());
    let (above, below) = halves(rect);
    let (ink, soft) = (tokens.colour.ink, tokens.colour.ink_soft);
    let bold = tokens.bold(Text::BodySmall);
    text::line(painter, above, Align::Min, &date.day, &bold, ink);
    let font = tokens.font(Text::BodySmall);
    text::line(painter, below, Align::Min, &date.time, &font, soft);
}

/// All seats, two beside each other, with their shields.
fn seats(painter: &Painter, stage: Stage<'_>, entry: &Entry, rect: Rect) {
    let tokens = stage.tokens();
    let (above, below) = halves(rect);
    let many = entry.seating.seats.len() > 2;
    for (index, seat) in entry.seating.seats.iter().enumerate() {
        let line = match (many, index) {
            (false, _) => rect.shrink2(vec2(0.0, rect.height() / 4.0)),
            (true, 0 | 1) => above,
            (true, _) => below,
        };
        // Shields stand near the names they belong to.
        let half = ((line.width() - 18.0) / 2.0).min(parts::grown(tokens, 190.0));
        let left = line.left() + (index % 2) as f32 * (half + 18.0);
        let cell = Rect::from_min_size(pos2(left, line.top()), vec2(half, line.height()));
        let side = (0.78 * cell.height()).min(parts::grown(tokens, 22.0));
        let arms = Rect::from_center_size(
            pos2(cell.left() + side / 2.0, cell.center().y),
            vec2(side, side),
        );
        knight::arms(painter, arms, seat.knight, stage.look);
        let own = Seat(index as u8);
        let won = words::has_won(entry, own);
        if won {
            knight::crown(painter, arms, stage.look);
        }
        let outcome = entry.outcome.as_ref();
        let shields = outcome.and_then(|outcome| outcome.result.shields.get(index));
        let (font, ink) = if won {
            (tokens.bold(Text::BodySmall), tokens.colour.ink)
        } else {
            (tokens.font(Text::BodySmall), tokens.colour.ink_soft)
        };
        let number = parts::grown(tokens, 22.0);
        let end = cell.right() - if shields.is_some() { number } else { 0.0 };
        let name = Rect::from_min_max(
            pos2(arms.right() + 6.0, cell.top()),
            pos2(end - 2.0, cell.bottom()),
        );
        text::lines(painter, name, Align::Min, &seat.name, &font, ink, 2);
        if let Some(shields) = shields {
            let place = cell.with_min_x(end);
            let shields = shields.to_string();
            text::line(painter, place, Align::Max, &shields, &font, ink);
        }
    }
}

/// What people have called it, and who plays.
fn named(painter: &Painter, stage: Stage<'_>, entry: &Entry, name: &str, rect: Rect) {
    let tokens = stage.tokens();
    let (above, below) = halves(rect);
    let bold = tokens.bold(Text::Body);
    text::lines(
        painter,
        above,
        Align::Min,
        name,
        &bold,
        tokens.colour.ink,
        2,
    );
    let side = 0.74 * below.height();
    let mut left = below.left();
    for seat in &entry.seating.seats {
        let middle = pos2(left + side / 2.0, below.center().y);
        let arms = Rect::from_center_size(middle, vec2(side, side));
        knight::arms(painter, arms, seat.knight, stage.look);
        left += side + 3.0;
    }
    let names: Vec<String> = entry
        .seating
        .seats
        .iter()
        .map(|it| it.name.clone())
        .collect();
    let names = stage.translator.list_and(&names);
    let font = tokens.font(Text::BodySmall);
    let room = below.with_min_x(left + 5.0);
    text::lines(
        painter,
        room,
        Align::Min,
        &names,
        &font,
        tokens.colour.ink_soft,
        2,
    );
}

/// How it ended, how long it was, and whether something was taken back.
fn result(painter: &Painter, stage: Stage<'_>, entry: &Entry, rect: Rect) {
    let (look, tokens, tr) = (stage.look, stage.tokens(), stage.translator);
    let words = words::result(tr, entry);
    let rounds = words::rounds(tr, entry);
    let own = words::you(entry).is_some_and(|own| words::has_won(entry, own));
    let (font, ink) = match (own, entry.outcome.is_some()) {
        (true, _) => (tokens.bold(Text::BodySmall), tokens.colour.works),
        (false, true) => (tokens.font(Text::BodySmall), tokens.colour.ink),
        (false, false) => (tokens.italic(Text::BodySmall), tokens.colour.ink_soft),
    };
    let (above, mut below) = halves(rect);
    if rounds.is_none() && !entry.taken_back {
        text::lines(painter, rect, Align::Max, &words, &font, ink, 3);
        return;
    }
    text::lines(painter, above, Align::Max, &words, &font, ink, 2);
    let soft = tokens.colour.ink_soft;
    if entry.taken_back {
        let side = 0.62 * below.height();
        let middle = pos2(below.right() - side / 2.0, below.center().y);
        let sign = Rect::from_center_size(middle, vec2(side, side));
        paint::image(painter, look, Picture::Icon(Icon::Undo), sign, soft);
        below = below.with_max_x(sign.left() - 6.0);
    }
    if let Some(rounds) = rounds {
        let font = tokens.font(Text::BodySmall);
        text::line(painter, below, Align::Max, &rounds, &font, soft);
    }
}

/// A file that cannot be read, and what is wrong with it.
fn unreadable(painter: &Painter, stage: Stage<'_>, broken: &Broken, rect: Rect) {
    let tokens = stage.tokens();
    let side = (0.5 * rect.height()).min(parts::grown(tokens, 26.0));
    let middle = pos2(rect.left() + side / 2.0, rect.center().y);
    let seal = Rect::from_center_size(middle, vec2(side, side));
    let tint = tokens.colour.picture_tint;
    let picture = Picture::Token(Token::Expires);
    paint::image(painter, stage.look, picture, seal, tint);
    let (above, below) = halves(rect.with_min_x(seal.right() + 10.0));
    let words = stage.translator.text(id!("history-broken"));
    let bold = tokens.bold(Text::BodySmall);
    text::line(
        painter,
        above,
        Align::Min,
        &words,
        &bold,
        tokens.colour.expires,
    );
    let reason = crate::i18n::text::flaw(stage.translator, &broken.flaw);
    let font = tokens.font(Text::BodySmall);
    text::lines(
        painter,
        below,
        Align::Min,
        &reason,
        &font,
        tokens.colour.ink_soft,
        2,
    );
}
