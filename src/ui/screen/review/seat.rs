//! A round of one seat: what expired and why, what it cost, and the turn again.

use egui::{
    Align, CornerRadius, CursorIcon, Rect, Role, Sense, Stroke, StrokeKind, Ui, pos2, vec2,
};

use super::super::parts;
use super::deeds::Deeds;
use super::{INSET, ReviewCommand, Scene, regions, words};
use crate::id;
use crate::message;
use crate::rules::Seat;
use crate::rules::kings_errand::Verdict as Outcome;
use crate::session::kings_errand::{Mishap, SeatReview};
use crate::ui::theme::Text;
use crate::ui::widget::figure::{self, Verdict};
use crate::ui::widget::{
    Access, Button, ButtonKind, Card, CardState, Face, knight, paint, panel, text,
};

/// Paints the panel of a seat and allocates its room.
pub(super) fn show(ui: &mut Ui, scene: &Scene<'_>, own: &SeatReview) {
    let stage = scene.stage;
    let (look, tokens) = (stage.look, stage.tokens());
    let width = ui.available_width() - 16.0;
    let mut head = parts::grown(tokens, 44.0);
    if stacked(scene, width - 2.0 * INSET) {
        head += parts::grown(tokens, 38.0);
    }
    let rows: Vec<f32> = own
        .mishaps
        .iter()
        .map(|mishap| height(ui, scene, own.seat, mishap, width - 2.0 * INSET))
        .collect();
    let fine = rows.is_empty() && own.story.is_some();
    let note = if fine {
        parts::grown(tokens, 26.0)
    } else {
        0.0
    };
    let deeds = Deeds::new(ui, scene, own, width - 2.0 * INSET);
    let inner = head + note + rows.iter().map(|row| row + 6.0).sum::<f32>() + deeds.height;
    let size = vec2(width, inner + 20.0);
    let (whole, _) = ui.allocate_exact_size(size + vec2(4.0, GAP), Sense::hover());
    let rect = Rect::from_min_size(whole.min + vec2(4.0, 2.0), size);
    let strip = tokens.knight(scene.knight(own.seat)).field;
    panel::paper_of(ui.painter(), rect, strip, look);
    let inner = rect.shrink2(vec2(INSET, 10.0));
    self::head(ui, scene, own, inner.with_max_y(inner.top() + head));
    let mut y = inner.top() + head;
    if fine {
        let words = words::fine(scene, own);
        let font = tokens.font(Text::Body);
        let line = inner.with_min_y(y).with_max_y(y + note);
        text::label(ui, line, Align::Min, &words, &font, tokens.colour.works);
        y += note;
    }
    for (index, (mishap, height)) in own.mishaps.iter().zip(rows).enumerate() {
        let row = inner.with_min_y(y).with_max_y(y + height);
        self::row(ui, scene, own.seat, index, mishap, row);
        y += height + 6.0;
    }
    deeds.show(ui, scene, inner.with_min_y(y));
}

const GAP: f32 = 12.0;

/// Coat of arms, name, shields of the round, and the button that shows the turn again.
fn head(ui: &mut Ui, scene: &Scene<'_>, own: &SeatReview, rect: Rect) {
    let stage = scene.stage;
    let (look, tokens, tr) = (stage.look, stage.tokens(), stage.translator);
    let below = if stacked(scene, rect.width()) {
        parts::grown(tokens, 38.0)
    } else {
        0.0
    };
    let height = rect.height() - 6.0 - below;
    let arms = Rect::from_min_size(rect.min, vec2(height / knight::RATIO, height));
    knight::arms(ui.painter(), arms, scene.knight(own.seat), look);
    let mut right = rect.right();
    if own.story.is_some() {
        let words = tr.text(id!("review-again"));
        let named = tr.format(message!(
            "review-again-of",
            who = scene.narrator.who(own.seat),
            name = scene.narrator.name(own.seat),
        ));
        let button = Button::new(ButtonKind::Plain, &words).text(Text::BodySmall);
        let high = parts::grown(tokens, 32.0);
        let width = button.width(ui.painter(), high, look).min(rect.width());
        let corner = if below > 0.0 {
            pos2(rect.left(), arms.bottom() + 6.0)
        } else {
            right -= width + 12.0;
            pos2(rect.right() - width, arms.center().y - high / 2.0)
        };
        let place = Rect::from_min_size(corner, vec2(width, high));
        let id = format!("review.again.{}", own.seat.0);
        let access = Access::new(&id, &named);
        let response = button.show(ui, place, access, look);
        stage.reach(regions::SEATS, &response);
        parts::follow(&response);
        if response.clicked() {
            scene.send(ReviewCommand::Again(own.seat));
        }
    }
    let gained = words::gained(scene, own);
    let title = scene.narrator.title(own.seat);
    let name_font = tokens.font(Text::Display5);
    let font = tokens.font(Text::BodySmall);
    let (ink, soft) = (tokens.colour.ink, tokens.colour.ink_soft);
    let wide = |words: &str, font: &egui::FontId| {
        let galley = ui
            .painter()
            .layout_no_wrap(words.to_owned(), font.clone(), ink);
        galley.rect.width()
    };
    let side = 0.62 * height;
    let named = wide(&title, &name_font);
    let room = right - arms.right() - named - side - 44.0;
    // Where the words have no room, the figure alone has to do; it is named for screen readers.
    let said = wide(&gained, &font);
    let mut x = right;
    if said <= room {
        let place = Rect::from_min_max(pos2(right - said, arms.top()), pos2(right, arms.bottom()));
        text::line(ui.painter(), place, Align::Max, &gained, &font, soft);
        x = place.left() - 8.0;
    }
    let shield = Rect::from_center_size(
        pos2(x - 0.5 * side, arms.center().y),
        vec2(side, side * 72.0 / 64.0),
    );
    figure::shield(ui.painter(), shield, own.gained, look);
    let id = format!("review.gained.{}", own.seat.0);
    let whole = Rect::from_min_max(shield.min, pos2(right, shield.bottom()));
    let response = ui.interact(whole, ui.scope_id().with(&id), Sense::hover());
    let number = own.gained.to_string();
    let access = Access::new(&id, &gained).described(&number);
    access.describe(ui, &response, Role::Label, None);
    let name = Rect::from_min_max(
        pos2(arms.right() + 12.0, arms.top()),
        pos2(shield.left() - 10.0, arms.bottom()),
    );
    text::label(ui, name, Align::Min, &title, &name_font, ink);
}

/// Whether the button stands below the name.
fn stacked(scene: &Scene<'_>, width: f32) -> bool {
    width < parts::grown(scene.stage.tokens(), 430.0)
}

/// Width of the small card of a row, and the least height of the row.
const CARD: f32 = 44.0;
const ROW: f32 = 1.4 * CARD + 14.0;

/// What is said in a row: which card and why, and what it has cost.
fn told(scene: &Scene<'_>, seat: Seat, mishap: &Mishap) -> (String, String) {
    (
        words::mishap(scene, mishap),
        words::cost(scene, seat, mishap),
    )
}

fn why_width(ui: &Ui, scene: &Scene<'_>) -> f32 {
    let words = scene.stage.translator.text(id!("review-why"));
    let tokens = scene.stage.tokens();
    let font = tokens.bold(Text::BodySmall);
    let galley = ui.painter().layout_no_wrap(words, font, tokens.colour.link);
    galley.rect.width()
}

fn height(ui: &Ui, scene: &Scene<'_>, seat: Seat, mishap: &Mishap, width: f32) -> f32 {
    let tokens = scene.stage.tokens();
    let (title, cost) = told(scene, seat, mishap);
    let width = width - CARD - why_width(ui, scene) - 52.0;
    let ink = tokens.colour.ink;
    let bold = tokens.bold(Text::Body);
    let font = tokens.font(Text::BodySmall);
    let above = text::lay_out(ui.painter(), &title, &bold, ink, width);
    let below = text::lay_out(ui.painter(), &cost, &font, ink, width);
    (above.rect.height() + below.rect.height() + 16.0).max(ROW)
}

/// One thing that went wrong; it opens the explanation.
fn row(ui: &mut Ui, scene: &Scene<'_>, seat: Seat, index: usize, mishap: &Mishap, rect: Rect) {
    let stage = scene.stage;
    let (look, tokens) = (stage.look, stage.tokens());
    let colour = &tokens.colour;
    let (title, cost) = told(scene, seat, mishap);
    let id = format!("review.why.{}.{index}", seat.0);
    let response = ui.interact(rect, ui.scope_id().with(&id), Sense::click());
    let access = Access::new(&id, &title).described(&cost);
    access.describe(ui, &response, Role::Button, None);
    stage.reach(regions::SEATS, &response);
    parts::follow(&response);
    if response.hovered() {
        ui.set_cursor_icon(CursorIcon::PointingHand);
    }
    if response.clicked() {
        scene.send(ReviewCommand::Explain(seat, index));
    }
    let expired = matches!(mishap.explanation.verdict, Outcome::Expired(_));
    let rect = paint::on_pixels(ui.painter(), rect);
    let hot = response.hovered() || response.has_focus();
    let fill = match (hot, expired) {
        (true, _) => colour.paper_raised,
        (false, true) => colour.expires_paper,
        (false, false) => colour.paper,
    };
    let rim = Stroke::new(tokens.stroke.field, colour.line_soft);
    let corners = CornerRadius::same(tokens.radius.field as u8);
    ui.painter()
        .rect(rect, corners, fill, rim, StrokeKind::Inside);
    let card = Rect::from_min_size(
        pos2(rect.left() + 8.0, rect.center().y - 0.7 * CARD - 2.0),
        Card::size(CARD),
    );
    if let Some(face) = mishap.explanation.subject.card {
        let state = if expired {
            CardState::Disabled
        } else {
            CardState::Normal
        };
        Card::new(Face::Action(face))
            .state(state)
            .paint(ui.painter(), card, look);
    }
    if expired {
        let seal = Rect::from_center_size(card.center_bottom(), vec2(20.0, 20.0));
        figure::seal(ui.painter(), seal, Verdict::Expires, look);
    }
    let why = stage.translator.text(id!("review-why"));
    let font = tokens.bold(Text::BodySmall);
    let link = Rect::from_min_max(
        pos2(rect.right() - why_width(ui, scene) - 14.0, rect.top()),
        pos2(rect.right() - 14.0, rect.bottom()),
    );
    text::line(ui.painter(), link, Align::Max, &why, &font, colour.link);
    let left = card.right() + 16.0;
    let width = link.left() - 14.0 - left;
    let bold = tokens.bold(Text::Body);
    let small = tokens.font(Text::BodySmall);
    let above = text::lay_out(ui.painter(), &title, &bold, colour.ink, width);
    let below = text::lay_out(ui.painter(), &cost, &small, colour.ink_soft, width);
    let high = above.rect.height() + below.rect.height();
    let top = rect.center().y - high / 2.0;
    let second = top + above.rect.height();
    ui.painter().galley(pos2(left, top), above, colour.ink);
    ui.painter()
        .galley(pos2(left, second), below, colour.ink_soft);
    if response.has_focus() {
        ui.painter()
            .extend(paint::focus_ring(look, rect, tokens.radius.field, 1.0));
    }
}
