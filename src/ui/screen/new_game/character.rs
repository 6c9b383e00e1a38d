//! What the player of a seat is like: in words, and what can be chosen of it.

use std::num::NonZeroU32;

use egui::{
    Align, CornerRadius, CursorIcon, Painter, Rect, Response, Role, Sense, Stroke, StrokeKind, Ui,
    pos2, vec2,
};

use super::super::parts;
use super::{Form, regions};
use crate::bot::{BotKind, Budget, Level, Temperament};
use crate::i18n::Translator;
use crate::i18n::text::kings_errand::names;
use crate::message;
use crate::ui::Stage;
use crate::ui::theme::{Text, Tokens, gradient};
use crate::ui::widget::{Access, paint, text};

/// How long a bot that searches can be asked to think.
fn budgets() -> [Budget; 3] {
    let time = |milliseconds| NonZeroU32::new(milliseconds).map(Budget::Milliseconds);
    [
        Budget::Usual,
        time(500).unwrap_or_default(),
        time(2_000).unwrap_or_default(),
    ]
}

/// The one after `now` in a round of `all`; the first after one that is not among them.
fn next<T: Copy + PartialEq>(all: &[T], now: T) -> Option<T> {
    let at = all.iter().position(|&one| one == now);
    all.get(at.map_or(0, |at| (at + 1) % all.len())).copied()
}

/// How high the words are at most, so that the card stays when another player is chosen.
pub(super) fn height(painter: &Painter, width: f32, tr: &Translator, tokens: &Tokens) -> f32 {
    let font = tokens.font(Text::BodySmall);
    let ink = tokens.colour.ink_soft;
    let bots = Level::ALL.into_iter().flat_map(|level| {
        let fond = |temperament| BotKind::even(level).with_temperament(temperament);
        Temperament::ALL.map(fond)
    });
    let words = bots.map(|kind| names::bot_character(tr, kind));
    words
        .chain([names::person_character(tr)])
        .map(|words| {
            let galley = parts::lay_out(painter, &words, &font, ink, width);
            galley.rect.height()
        })
        .fold(0.0, f32::max)
}

/// What can be chosen, in lines of this height, and below it the words. The words come last, so that
/// nothing that is clicked moves.
pub(super) fn show(ui: &mut Ui, form: &mut Form<'_>, rect: Rect, line: f32, index: usize) {
    let stage = form.stage;
    let (tokens, tr) = (stage.tokens(), stage.translator);
    let seated = form.draft.seats[index].bot;
    let mut row = rect.with_max_y(rect.top() + line);
    let mut wanted = None;
    if let Some(kind) = seated.filter(|kind| kind.level.has_temperament()) {
        let words = names::temperament(tr, kind.temperament);
        let id = format!("seat.{}.temperament", index + 1);
        let spoken = tr.format(message!("screens-temperament", value = words.as_str()));
        let help = tr.attribute("screens-temperament", "help");
        let access = Access::new(&id, &spoken).described(&help);
        if cycle(ui, stage, row, index, &words, access).clicked() {
            wanted = next(&Temperament::ALL, kind.temperament)
                .map(|temperament| kind.with_temperament(temperament));
        }
        row = row.translate(vec2(0.0, line + 4.0));
    }
    if let Some(kind) = seated.filter(|kind| kind.level == Level::Champion) {
        let words = names::budget(tr, kind.budget);
        let id = format!("seat.{}.budget", index + 1);
        let spoken = tr.format(message!("screens-budget", value = words.as_str()));
        let help = tr.attribute("screens-budget", "help");
        let access = Access::new(&id, &spoken).described(&help);
        if cycle(ui, stage, row, index, &words, access).clicked() {
            wanted = next(&budgets(), kind.budget).map(|budget| kind.with_budget(budget));
        }
        row = row.translate(vec2(0.0, line + 4.0));
    }
    let words = match seated {
        None => names::person_character(tr),
        Some(kind) => names::bot_character(tr, kind),
    };
    let note = rect.with_min_y(row.top() + 2.0);
    let font = tokens.font(Text::BodySmall);
    let soft = tokens.colour.ink_soft;
    ui.push_id(index, |ui| parts::paragraph(ui, note, &words, &font, soft));
    if wanted.is_some() {
        let you = tr.text("default-name-you");
        form.next.seat_player(index, wanted, &you);
    }
}

/// A value that every click changes to the next one.
fn cycle(
    ui: &mut Ui,
    stage: Stage<'_>,
    rect: Rect,
    seat: usize,
    words: &str,
    access: Access<'_>,
) -> Response {
    let (look, tokens) = (stage.look, stage.tokens());
    let colour = &tokens.colour;
    let response = ui.interact(rect, ui.scope_id().with(access.id), Sense::click());
    access.describe(ui, &response, Role::Button, None);
    stage.reach(regions::seat(seat), &response);
    parts::follow(&response);
    if response.hovered() {
        ui.set_cursor_icon(CursorIcon::PointingHand);
    }
    let hot = response.hovered() || response.has_focus();
    let seconds = tokens.seconds(tokens.motion.hover_lift);
    let light = ui.ctx().animate_bool_with_time(response.id, hot, seconds);
    let painter = ui.painter();
    let rect = paint::on_pixels(painter, rect);
    let corners = CornerRadius::same(tokens.radius.field as u8);
    let fill = gradient(colour.paper, colour.paper_raised, 0.4 + 0.6 * light);
    let rim = Stroke::new(
        tokens.stroke.field,
        gradient(colour.line_soft, colour.gold, light),
    );
    painter.rect(rect, corners, fill, rim, StrokeKind::Inside);
    // The arrow says that there is another one after this.
    let tip = pos2(rect.right() - 8.0, rect.center().y);
    let points = vec![tip + vec2(-4.5, -4.5), tip, tip + vec2(-4.5, 4.5)];
    let ink = gradient(colour.ink_soft, colour.ink, light);
    painter.line(points, Stroke::new(1.8, ink));
    let room = rect.with_max_x(tip.x - 6.0);
    let room = room.with_min_x(rect.left() + 8.0);
    let font = tokens.font(Text::BodySmall);
    text::line(painter, room, Align::Min, words, &font, colour.ink);
    if response.has_focus() {
        ui.painter()
            .extend(paint::focus_ring(look, rect, tokens.radius.field, 1.0));
    }
    response.on_hover_text(access.description)
}
