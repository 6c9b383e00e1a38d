//! What expired, and why.

use egui::{Rect, Role, ScrollArea, Sense, Ui, UiBuilder, pos2, vec2};

use super::super::parts;
use super::super::review::ReviewCommand;
use super::{INSET, Scene, regions};
use crate::i18n::text::kings_errand::names;
use crate::rules::Seat;
use crate::session::kings_errand::story::Expired;
use crate::ui::app::Command;
use crate::ui::theme::Text;
use crate::ui::widget::figure::{self, Verdict};
use crate::ui::widget::{Access, Button, ButtonKind, Card, Face, paint, panel, text};
use crate::{id, message};

/// The seats whose cards are listed with their reasons: those of people.
fn listed(scene: &Scene<'_>) -> Vec<(Seat, Expired)> {
    let mut listed = Vec::new();
    for seat in scene.game.people() {
        let expired = &scene.story.seats[seat.index()].expired;
        listed.extend(expired.iter().map(|expired| (seat, expired.clone())));
    }
    listed
}

/// How many cards of each seat expired, in one line.
fn counts(scene: &Scene<'_>) -> String {
    let tr = scene.stage.translator;
    let mut words = Vec::new();
    for (index, own) in scene.story.seats.iter().enumerate() {
        let seat = Seat(index as u8);
        let cards = own.expired.len();
        words.push(if Some(seat) == scene.you {
            if cards == 0 {
                tr.attribute("end-expired", "none")
            } else {
                tr.format_attribute(message!("end-expired", cards = cards), "yours")
            }
        } else {
            let name = scene.narrator.name(seat);
            tr.format_attribute(message!("end-expired", cards = cards, name = name), "of")
        });
    }
    // What is said of the own seat is a sentence; the others are a list.
    let (sentence, others): (Vec<_>, Vec<_>) = words
        .into_iter()
        .enumerate()
        .partition(|&(index, _)| scene.you == Some(Seat(index as u8)));
    let others: Vec<_> = others.into_iter().map(|(_, words)| words).collect();
    let mut words: Vec<_> = sentence.into_iter().map(|(_, words)| words).collect();
    words.push(others.join(" · "));
    words.join("  ")
}

/// A row of the list in words: when and which card, then the reason that decided.
fn row_words(scene: &Scene<'_>, seat: Seat, expired: &Expired) -> (String, String) {
    let tr = scene.stage.translator;
    let card = names::action_card(tr, expired.card);
    let several = scene.game.people().count() > 1;
    let when = if several {
        tr.format(message!(
            "screens-expired-of",
            name = scene.narrator.name(seat),
            round = expired.round,
            card = card,
        ))
    } else {
        tr.format(message!(
            "screens-expired-when",
            round = expired.round,
            card = card
        ))
    };
    let reasons = scene.narrator.reasons(seat, expired.card, &expired.unmet);
    (when, reasons.into_iter().next().unwrap_or_default())
}

struct Sizes {
    head: f32,
    row: f32,
    /// How many rows lie beside each other.
    columns: usize,
}

impl Sizes {
    fn new(scene: &Scene<'_>, width: f32) -> Self {
        let tokens = scene.stage.tokens();
        Self {
            head: parts::grown(tokens, 34.0),
            row: parts::grown(tokens, 80.0),
            columns: if width / tokens.text_size().max(1.0) >= 760.0 {
                2
            } else {
                1
            },
        }
    }

    fn rows(&self, count: usize) -> usize {
        count.div_ceil(self.columns)
    }
}

/// How high the panel is, at most `most`.
pub(super) fn height(ui: &Ui, scene: &Scene<'_>, width: f32, most: f32) -> f32 {
    let sizes = Sizes::new(scene, width);
    let tokens = scene.stage.tokens();
    let font = tokens.font(Text::Body);
    let room = width - 2.0 * INSET - sizes.head - 14.0;
    let counts = parts::lay_out(ui.painter(), &counts(scene), &font, tokens.colour.ink, room);
    let rows = sizes.rows(listed(scene).len()) as f32;
    let whole = sizes.head + counts.rect.height() + rows * sizes.row + 2.0 * INSET;
    whole.min(most)
}

/// Paints the panel.
pub(super) fn show(ui: &mut Ui, scene: &Scene<'_>, rect: Rect) {
    let stage = scene.stage;
    let (look, tokens) = (stage.look, stage.tokens());
    let sizes = Sizes::new(scene, rect.width());
    panel::paper(ui.painter(), rect, look);
    let inner = rect.shrink2(vec2(INSET, 12.0));
    let side = sizes.head;
    let seal = Rect::from_min_size(inner.min, vec2(side, side));
    figure::seal(ui.painter(), seal, Verdict::Expires, look);
    let words_room = inner.with_min_x(seal.right() + 14.0);
    let head = words_room.with_max_y(words_room.top() + sizes.head);
    let title = stage.translator.text(id!("end-expired"));
    let button = by_round(ui, scene, head);
    parts::heading(ui, head.with_max_x(button.left() - 10.0), &title, look);
    let words = counts(scene);
    let below = words_room.with_min_y(head.bottom());
    let font = tokens.font(Text::Body);
    let height = parts::paragraph(ui, below, &words, &font, tokens.colour.ink);
    let list = Rect::from_min_max(
        pos2(inner.left(), below.top() + height + 6.0),
        pos2(inner.right() + 6.0, rect.bottom() - 6.0),
    );
    let listed = listed(scene);
    if listed.is_empty() || list.height() < 20.0 {
        return;
    }
    let builder = UiBuilder::new().id_salt("expired").max_rect(list);
    ui.scope_builder(builder, |ui| {
        let shown = ScrollArea::vertical()
            .id_salt("expired")
            .auto_shrink(false)
            .min_scrolled_height(0.0)
            .show(ui, |ui| rows(ui, scene, &listed, &sizes));
        let paper = stage.tokens().colour.panel;
        panel::fade_scrolled(ui.painter(), &shown, paper, stage.look);
    });
}

/// The button that leads to the round review, at the right end of the heading; returns its place.
fn by_round(ui: &mut Ui, scene: &Scene<'_>, head: Rect) -> Rect {
    let stage = scene.stage;
    let words = stage.translator.text(id!("review-by-round"));
    let button = Button::new(ButtonKind::Plain, &words)
        .text(Text::BodySmall)
        .key("V");
    let width = button.width(ui.painter(), head.height(), stage.look);
    let place = head.with_min_x(head.right() - width.min(0.6 * head.width()));
    let response = button.show(ui, place, Access::new("end.review", &words), stage.look);
    stage.reach(regions::EXPIRED, &response);
    if response.clicked() {
        stage.send(Command::Review(ReviewCommand::Open));
    }
    place
}

fn rows(ui: &mut Ui, scene: &Scene<'_>, listed: &[(Seat, Expired)], sizes: &Sizes) {
    let width = ui.available_width() - 10.0;
    let size = vec2(width, sizes.rows(listed.len()) as f32 * sizes.row);
    let (whole, _) = ui.allocate_exact_size(size, Sense::hover());
    let column = width / sizes.columns as f32;
    for (index, (seat, expired)) in listed.iter().enumerate() {
        let (down, across) = (index / sizes.columns, index % sizes.columns);
        let min = whole.min + vec2(across as f32 * column, down as f32 * sizes.row);
        let rect = Rect::from_min_size(min, vec2(column - 10.0, sizes.row - 4.0));
        row(ui, scene, rect, index, *seat, expired);
    }
}

fn row(ui: &mut Ui, scene: &Scene<'_>, rect: Rect, index: usize, seat: Seat, expired: &Expired) {
    let stage = scene.stage;
    let (look, tokens) = (stage.look, stage.tokens());
    let (when, reason) = row_words(scene, seat, expired);
    let id = format!("expired.{}", index + 1);
    let response = ui.interact(rect, ui.scope_id().with(&id), Sense::click());
    let access = Access::new(&id, &when).described(&reason);
    access.describe(ui, &response, Role::ListItem, None);
    stage.reach(regions::EXPIRED, &response);
    parts::follow(&response);
    let card = Rect::from_min_size(
        rect.min + vec2(2.0, 2.0),
        vec2((rect.height() - 4.0) / 1.4, rect.height() - 4.0),
    );
    Card::new(Face::Action(expired.card)).paint(ui.painter(), card, look);
    let words = Rect::from_min_max(pos2(card.right() + 10.0, rect.top()), rect.max);
    let line = parts::grown(tokens, 20.0);
    let ink = tokens.colour.ink;
    let above = words.with_max_y(words.top() + line);
    let bold = tokens.bold(Text::BodySmall);
    text::line(ui.painter(), above, egui::Align::Min, &when, &bold, ink);
    let below = words.with_min_y(above.bottom());
    let font = tokens.font(Text::BodySmall);
    let soft = tokens.colour.ink_soft;
    let whole = parts::lay_out(ui.painter(), &reason, &font, soft, below.width());
    let mut cut = false;
    if whole.rect.height() <= below.height() {
        ui.painter().galley(below.min, whole, soft);
    } else {
        let fit = text::Fit {
            width: below.width(),
            height: below.height(),
            rows: 3,
            smallest: tokens.smallest_text(),
            align: egui::Align::Min,
        };
        let fitted = text::fit(ui.painter(), &reason, &font, soft, fit);
        let place = Rect::from_min_size(below.min, fitted.galley.rect.size());
        ui.painter().add(fitted.shape(ui.painter(), place));
        cut = fitted.is_cut();
    }
    if response.has_focus() {
        ui.painter().extend(paint::focus_ring(look, rect, 6.0, 1.0));
    }
    if cut {
        response.on_hover_text(reason);
    }
}
