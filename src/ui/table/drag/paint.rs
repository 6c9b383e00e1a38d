//! How it looks while something is carried.

use egui::emath::Rot2;
use egui::{CornerRadius, CursorIcon, Id, LayerId, Order, Pos2, Rect, Ui, Vec2};

use super::places::Place;
use super::{Carried, Carry};
use crate::ui::table::map;
use crate::ui::table::motion::{Printed, front};
use crate::ui::table::plan::PlannedLane;
use crate::ui::table::plan_words::{self, Tone};
use crate::ui::table::scene::Scene;
use crate::ui::table::ticket::{self, TicketLook};
use crate::ui::theme::with_opacity;
use crate::ui::widget::figure::Verdict;
use crate::ui::widget::{Card, figure, paint};

/// How far a card leans while it is carried, in radians.
const LEAN: f32 = 0.055;

/// The rims of all places that take what is carried; the one below the pointer is lit.
pub(super) fn places(
    ui: &Ui,
    scene: &Scene<'_>,
    lane: &PlannedLane,
    places: &[Place],
    over: Option<usize>,
) {
    let look = scene.stage.look;
    let tokens = look.tokens;
    let marked = scene.invites() && !scene.is_bare();
    for (index, place) in places.iter().enumerate() {
        let lit = over == Some(index);
        // Where nothing is marked the place below the pointer says no more than that it is one.
        let seen = if marked { place.may } else { lit };
        if !seen {
            continue;
        }
        let corners = if place.is_card {
            tokens.card_radius(place.shown.width())
        } else {
            CornerRadius::same(tokens.radius.panel as u8)
        };
        if lit {
            let light = with_opacity(tokens.colour.hint_glow, 0.35);
            ui.painter().rect_filled(place.shown, corners, light);
        }
        let rim = paint::rim(look, place.shown, corners, lit);
        ui.painter().extend(rim);
    }
    // No name or number is hidden by a rim.
    map::names(ui, scene, lane);
    for (at, card) in lane.cards.iter().enumerate() {
        let outlook = plan_words::outlook(scene, card, lane.is_pending(card));
        let verdict = if outlook.tone == Tone::Bad {
            Verdict::Expires
        } else {
            Verdict::Works
        };
        let place = scene.layout.tray.tickets.get(at);
        let carried = Carried::Ticket(card.ticket.unwrap_or(usize::MAX));
        let lies = card.is_planned() && scene.carry.get().is_none_or(|it| it.what != carried);
        if let Some(place) = place.filter(|_| lies && !scene.choices.is_offering()) {
            let number = PlannedLane::number(at);
            figure::step(ui.painter(), place.number, number, verdict, look);
        }
    }
    let refused = over.is_some_and(|over| marked && !places[over].may);
    ui.set_cursor_icon(if refused {
        CursorIcon::NoDrop
    } else {
        CursorIcon::Grabbing
    });
}

/// What is carried, above everything: held where it was taken, and leaning a little.
pub(super) fn carried(
    ui: &Ui,
    scene: &Scene<'_>,
    lane: &PlannedLane,
    carry: Carry,
    pointer: Option<Pos2>,
) {
    let look = scene.stage.look;
    let tokens = look.tokens;
    let home = carry.home;
    let taken = ui.input(|input| input.pointer.press_origin());
    // In a window of another size it may lie elsewhere by now.
    let half = 0.5 * home.size();
    let grip = taken.map_or(Vec2::ZERO, |at| (at - home.center()).clamp(-half, half));
    let middle = pointer.map_or(home.center(), |at| at - grip);
    let moves = tokens.seconds(1000) > 0.0;
    let turn = Rot2::from_angle(if moves { LEAN } else { 0.0 });
    let layer = LayerId::new(Order::Tooltip, Id::unique("carried"));
    let lean = |point: Pos2| middle + turn * (point - middle);
    let by = middle - home.center();
    paint::aloft(ui.ctx(), layer, lean, |painter| match carry.what {
        Carried::Ticket(ticket) => {
            let tickets = &scene.layout.tray.tickets;
            let place = lane.place_of(ticket).filter(|&at| at < tickets.len());
            if let Some(at) = place {
                let place = tickets[at].translate(by);
                let corners = CornerRadius::same(tokens.radius.panel as u8);
                let shadow = tokens.card_shadow(0.5 * place.rect.width(), 1.0);
                painter.add(shadow.as_shape(place.rect, corners));
                let number = PlannedLane::number(at);
                let card = &lane.cards[at];
                let shown = TicketLook {
                    movable: true,
                    pending: lane.is_pending(card),
                    ..TicketLook::default()
                };
                ticket::paint(painter, scene, card, number, &place, shown);
            }
        }
        Carried::Supply(card) => self::card(scene, Printed::Action(card), home, by, painter),
        Carried::Pile(card) | Carried::Virtue(card) | Carried::Offered(card) => {
            self::card(scene, Printed::Virtue(card), home, by, painter);
        }
        Carried::Open(task) | Carried::Task(task) => {
            card(scene, Printed::Task(task), home, by, painter);
        }
    });
}

fn card(scene: &Scene<'_>, printed: Printed, home: Rect, by: Vec2, painter: &egui::Painter) {
    if let Some((face, title)) = front(scene, printed) {
        Card::new(face).title(&title).lift(1.0).paint(
            painter,
            home.translate(by),
            scene.stage.look,
        );
    }
}
