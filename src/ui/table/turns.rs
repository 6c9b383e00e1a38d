//! Who comes after whom: the order of play from here on, and who is through.

use egui::{Painter, Rect, Vec2, vec2};

use super::scene::Scene;
use crate::rules::Seat;
use crate::rules::kings_errand::Phase;
use crate::ui::widget::figure::{self, Verdict};

/// The seats that come after the one whose turn it is, in order, as far as this phase goes.
pub(super) fn upcoming(scene: &Scene<'_>) -> Vec<Seat> {
    let position = scene.view.position();
    let order = position.order().as_slice();
    let Some(now) = position.seat_to_move() else {
        return Vec::new();
    };
    let at = order.iter().position(|&seat| seat == now).unwrap_or(0);
    let later = order.iter().skip(at + 1).copied();
    match position.phase() {
        Phase::Choose => {
            // After the last of them it begins again with the first, if there is more to choose.
            let lap = position.picks_made() / position.players().max(1);
            let again = lap + 1 < scene.game.picks();
            let earlier = order.iter().take(at).copied().filter(|_| again);
            later.chain(earlier).collect()
        }
        Phase::CarryOut => later.collect(),
        Phase::Tournament => later
            .filter(|&seat| position.to_offer().contains(seat))
            .collect(),
        Phase::LayRing | Phase::DealHands | Phase::RevealTasks | Phase::DealTents | Phase::Over => {
            Vec::new()
        }
    }
}

/// Whether `seat` has had its turn in this phase, while others still have theirs.
pub(super) fn is_through(scene: &Scene<'_>, seat: Seat) -> bool {
    let position = scene.view.position();
    match position.phase() {
        Phase::CarryOut => {
            let tent = |seat| position.order().tent(seat);
            position
                .seat_to_move()
                .is_some_and(|now| tent(seat) < tent(now))
        }
        Phase::Tournament => position.offered().contains(seat),
        Phase::Choose
        | Phase::LayRing
        | Phase::DealHands
        | Phase::RevealTasks
        | Phase::DealTents
        | Phase::Over => false,
    }
}

/// The seal of those who are through, at the foot of their arms.
pub(super) fn seal(painter: &Painter, scene: &Scene<'_>, seat: Seat, arms: Rect) {
    if scene.shown.is_some() || !is_through(scene, seat) {
        return;
    }
    let side = (0.44 * arms.width()).max(16.0);
    let middle = arms.right_bottom() - vec2(0.46, 0.34) * side;
    let seal = Rect::from_center_size(middle, Vec2::splat(side));
    figure::seal(painter, seal, Verdict::Works, scene.stage.look);
}
