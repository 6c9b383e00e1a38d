//! The lists: where offers lie while they are open, in the middle of the circle.

use egui::{CornerRadius, Painter, Rect, Stroke, StrokeKind, pos2, vec2};

use crate::rules::Seat;
use crate::rules::kings_errand::{MAX_PLAYERS, VirtueCards};
use crate::ui::picture::Back;
use crate::ui::table::Scene;
use crate::ui::table::layout::{CARD_RATIO, TableLayout};
use crate::ui::theme::Text;
use crate::ui::widget::{Card, Face, figure, knight, paint};

/// Height of what stands above the cards.
const HEAD: f32 = 46.0;

/// Height of what stands below them.
const FOOT: f32 = 30.0;

/// All of it for so many knights.
pub(super) fn ground(layout: &TableLayout, columns: u8) -> Rect {
    let mut tasks = layout.task_pile;
    for slot in layout.tasks {
        tasks = tasks.union(slot);
    }
    let size = vec2(
        (f32::from(columns) * 150.0).min(tasks.width()),
        tasks.height() + 12.0,
    );
    Rect::from_center_size(tasks.center(), size)
}

/// The room of one knight.
fn column(layout: &TableLayout, column: u8, columns: u8) -> Rect {
    let ground = ground(layout, columns);
    let width = ground.width() / f32::from(columns.max(1));
    let corner = ground.min + vec2(f32::from(column) * width, 0.0);
    Rect::from_min_size(corner, vec2(width, ground.height()))
}

/// A card of an offer: side by side, over each other where they are many.
pub(super) fn card(layout: &TableLayout, at: u8, columns: u8, nth: u8, count: u8) -> Rect {
    let room = column(layout, at, columns).shrink2(vec2(9.0, 0.0));
    let height = (room.height() - HEAD - FOOT).max(30.0);
    let width = (height / CARD_RATIO).min(room.width()).min(62.0);
    let others = f32::from(count.max(1) - 1);
    let step = if others > 0.0 {
        ((room.width() - width) / others).min(width + 4.0)
    } else {
        0.0
    };
    let left = room.center().x - f32::midpoint(width, others * step) + f32::from(nth) * step;
    let top = room.top() + HEAD + (height - CARD_RATIO * width) / 2.0;
    Rect::from_min_size(pos2(left, top), vec2(width, CARD_RATIO * width))
}

/// Paints the lists: at `part` 0 they are not there yet, at 1 all offers are turned. The cards are
/// left out once they are on their way back; `opacity` lets all of it go.
pub(super) fn show(
    painter: &Painter,
    scene: &Scene<'_>,
    offers: &[Option<VirtueCards>; MAX_PLAYERS],
    part: f32,
    opacity: f32,
) {
    let look = scene.stage.look;
    let tokens = look.tokens;
    let knights: Vec<(Seat, VirtueCards)> = (0..MAX_PLAYERS as u8)
        .map(Seat)
        .zip(offers)
        .filter_map(|(seat, offer)| Some((seat, (*offer)?)))
        .collect();
    let columns = knights.len() as u8;
    let mut painter = painter.clone();
    painter.multiply_opacity(opacity * (4.0 * part).min(1.0));
    let ground = ground(scene.layout, columns);
    let corners = CornerRadius::same(tokens.radius.panel as u8);
    let shadow = tokens.soft_shadow(tokens.shadow.bubble);
    painter.add(shadow.as_shape(ground, corners));
    painter.add(paint::paper(look, ground, corners, tokens.colour.paper));
    let rim = Stroke::new(tokens.stroke.ticket, tokens.colour.gold);
    painter.rect_stroke(ground, corners, rim, StrokeKind::Inside);
    for (at, &(seat, offer)) in knights.iter().enumerate() {
        let room = column(scene.layout, at as u8, columns);
        let arms = Rect::from_min_max(
            pos2(room.center().x - 17.0, room.top() + 5.0),
            pos2(room.center().x + 17.0, room.top() + HEAD - 3.0),
        );
        knight::arms(&painter, arms, scene.knight(seat), look);
        if part >= 1.0 {
            let total = offer.tournament_total().to_string();
            let foot = pos2(room.center().x, room.bottom() - FOOT / 2.0);
            let size = tokens.size(Text::Body);
            figure::count(&painter, foot, &total, size, look);
        }
    }
}

/// Paints the cards of all offers while they are turned.
pub(super) fn turn(
    painter: &Painter,
    scene: &Scene<'_>,
    offers: &[Option<VirtueCards>; MAX_PLAYERS],
    part: f32,
) {
    let offers: Vec<VirtueCards> = offers.iter().flatten().copied().collect();
    let columns = offers.len() as u8;
    let edge = (std::f32::consts::PI * part).cos();
    let mut painter = painter.clone();
    painter.multiply_opacity((4.0 * part).min(1.0));
    for (at, offer) in offers.iter().enumerate() {
        for (nth, card) in offer.iter().enumerate() {
            let count = offer.len();
            let rect = self::card(scene.layout, at as u8, columns, nth as u8, count);
            let face = if edge > 0.0 {
                Face::Back(Back::Virtue)
            } else {
                Face::Virtue(card)
            };
            Card::new(face)
                .flip(edge.abs().max(0.02))
                .lift(1.0 - edge.abs())
                .paint(&painter, rect, scene.stage.look);
        }
    }
}
