//! Knights on their way along the road.

use egui::Rect;

use super::Move;
use crate::rules::Seat;
use crate::rules::kings_errand::{LOCATIONS, Location, Position};
use crate::ui::table::Scene;
use crate::ui::timeline::eased;

/// How high a knight hops on its way from one place to the next, in parts of its width.
const HOP: f32 = 0.12;

/// Where the knight of `seat` stands or rides, and whether it rides: then it is above the others.
pub(in crate::ui::table) fn knight(scene: &Scene<'_>, seat: Seat) -> (Rect, bool) {
    let before = standing(scene, scene.view.position(), seat);
    let Some(moving) = scene.moving else {
        return (before, false);
    };
    let ride = moving.moves().find_map(|(_, it, part)| match *it {
        Move::Knight { seat, from, to } => Some((seat, from, to, eased(part))),
        Move::Card { .. }
        | Move::Shields { .. }
        | Move::Tent { .. }
        | Move::Expires { .. }
        | Move::Offers(_) => None,
    });
    let Some((rider, from, to, part)) = ride else {
        return (before, false);
    };
    let after = standing(scene, moving.moment.after.position(), seat);
    // Those who stay make room.
    let beside = before.lerp_towards(&after, part);
    if rider != seat {
        return (beside, false);
    }
    (along(scene, (from, to), (before, after), part), true)
}

/// A knight on the road, part of the way; it keeps the distance from the middle of the road that it
/// has at both ends.
fn along(
    scene: &Scene<'_>,
    (from, to): (Location, Location),
    (before, after): (Rect, Rect),
    part: f32,
) -> Rect {
    let layout = &scene.layout.ring;
    let ring = scene.view.position().ring();
    let (from, to) = (ring.position(from), ring.position(to));
    let there = (to + LOCATIONS - from) % LOCATIONS;
    // The same way as on the road of the plan: clockwise if both are as long.
    let (places, direction) = if there <= LOCATIONS / 2 {
        (there as f32, 1.0)
    } else {
        ((LOCATIONS - there) as f32, -1.0)
    };
    let on_road = layout.point(from as f32 + direction * places * part, 0.0);
    let start = before.center() - layout.point(from as f32, 0.0);
    let end = after.center() - layout.point(to as f32, 0.0);
    let aside = start * (1.0 - part) + end * part;
    let hop = (std::f32::consts::PI * places * part).sin().abs() * HOP * before.width();
    let middle = on_road + aside - egui::vec2(0.0, hop);
    Rect::from_center_size(middle, before.size())
}

/// Where a knight stands.
fn standing(scene: &Scene<'_>, position: &Position, seat: Seat) -> Rect {
    let place = position.seat(seat).knight();
    let seats = position.seats();
    let here: Vec<Seat> = seats
        .filter(|&other| position.seat(other).knight() == place)
        .collect();
    let nth = here.iter().position(|&other| other == seat);
    let (nth, count) = (nth.unwrap_or_default(), here.len());
    let layout = &scene.layout.ring;
    let width = layout.knight_width(seat == scene.own);
    layout.knight(position.ring().position(place), nth, count, width)
}
