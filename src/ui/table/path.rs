//! The way of the plan on the circle: rides, the knight where it would end, and which step happens
//! where.

use egui::{Painter, Rect, Vec2};

use super::plan::PlannedLane;
use super::scene::Scene;
use crate::rules::kings_errand::{Action, Location};
use crate::ui::widget::figure::Verdict;
use crate::ui::widget::{figure, knight, map};

/// A step of the plan and where it happens.
struct Stop {
    number: usize,
    place: Location,
    verdict: Verdict,
    ride_from: Option<Location>,
}

fn stops(lane: &PlannedLane) -> Vec<Stop> {
    let cards = lane.cards.iter().enumerate();
    cards
        .filter(|(_, card)| card.is_planned())
        .filter_map(|(at, card)| {
            let step = card.step.as_ref()?;
            let from = step.before.place;
            let ride = match step.action() {
                Some(Action::Horse { to, .. }) => Some(to),
                _ => None,
            };
            Some(Stop {
                number: PlannedLane::number(at),
                // A ride has its number where it leads to.
                place: ride.unwrap_or(from),
                verdict: if step.expires() && !lane.is_pending(card) {
                    Verdict::Expires
                } else {
                    Verdict::Works
                },
                ride_from: ride.map(|_| from),
            })
        })
        .collect()
}

/// How many steps of the plan happen at `place`.
pub(super) fn steps_at(lane: &PlannedLane, place: Location) -> usize {
    let stops = stops(lane);
    stops.iter().filter(|stop| stop.place == place).count()
}

/// Paints the rides, over the cards and under the names.
pub(super) fn rides(painter: &Painter, scene: &Scene<'_>, lane: &PlannedLane) {
    let layout = &scene.layout.ring;
    let ring = scene.view.position().ring();
    for stop in stops(lane) {
        let Some(from) = stop.ride_from else {
            continue;
        };
        let (from, to) = (ring.position(from), ring.position(stop.place));
        let colour = scene.knight(scene.own);
        map::ride(painter, layout, from, to, colour, scene.stage.look);
    }
}

/// Paints the knight where it would end.
pub(super) fn ghost(painter: &Painter, scene: &Scene<'_>, lane: &PlannedLane) {
    let layout = &scene.layout.ring;
    let ring = scene.view.position().ring();
    let stops = stops(lane);
    let end = stops.iter().rev().find(|stop| stop.ride_from.is_some());
    let Some(end) = end.filter(|end| end.place != scene.own_position().knight()) else {
        return;
    };
    let card = layout.place(ring.position(end.place));
    let width = 0.75 * layout.knight_width(true);
    let size = Vec2::new(width, knight::RATIO * width);
    let rect = Rect::from_center_size(card.center(), size);
    knight::ghost(painter, rect, scene.knight(scene.own), scene.stage.look);
}

/// Paints the numbers of the steps on the places where they happen.
pub(super) fn steps(painter: &Painter, scene: &Scene<'_>, lane: &PlannedLane) {
    let layout = &scene.layout.ring;
    let ring = scene.view.position().ring();
    let stops = stops(lane);
    // The bar at the top hides none of them.
    let ceiling = scene.layout.top.rect.bottom() + 2.0;
    for place in ring.clockwise() {
        let here: Vec<_> = stops.iter().filter(|stop| stop.place == place).collect();
        for (nth, stop) in here.iter().enumerate() {
            let disc = layout.step(ring.position(place), nth, here.len());
            let down = (ceiling - disc.top()).max(0.0);
            let disc = disc.translate(Vec2::new(0.0, down));
            figure::step(painter, disc, stop.number, stop.verdict, scene.stage.look);
        }
    }
}
