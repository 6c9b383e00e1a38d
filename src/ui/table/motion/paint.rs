//! Paints what moves, above everything that lies.

use egui::emath::TSTransform;
use egui::epaint::PathStroke;
use egui::{Painter, Pos2, Rect, Shape, Ui, lerp, vec2};

use super::{Arrival, Move, Moving, Printed, Spot, lists};
use crate::rules::kings_errand::ActionCard;
use crate::ui::picture::Back;
use crate::ui::table::{Scene, words};
use crate::ui::theme::with_opacity;
use crate::ui::timeline::eased;
use crate::ui::widget::figure::Verdict;
use crate::ui::widget::{Card, CardState, Face, figure};

/// How far a card leans to the side to which it flies, in radians.
const LEAN: f32 = 0.13;

/// How high a card flies at most, in points.
const ARC: f32 = 46.0;

/// Paints what moves.
pub(in crate::ui::table) fn show(ui: &mut Ui, scene: &Scene<'_>) {
    let Some(moving) = scene.moving else {
        return;
    };
    let opened = offers_at(moving).is_none_or(|at| moving.at > at);
    for (beat, it, part) in moving.moves() {
        match it {
            Move::Card {
                from: Spot::Lists { .. },
                ..
            } if !opened => {}
            // The sign for it is still there.
            Move::Card {
                from: Spot::Hand { seat, .. } | Spot::Task { seat, .. },
                ..
            } if beat > moving.at && *seat != scene.own => {}
            Move::Card {
                printed,
                from,
                to,
                arrival,
            } => card(ui, scene, *printed, (*from, *to), *arrival, part),
            Move::Shields { seat, count, from } => {
                shields(ui, scene, (*from, Spot::Score(*seat)), *count, part);
            }
            Move::Tent { number, from, to } => {
                tent(ui, scene, *number, (*from, Spot::Tent(*to)), part);
            }
            Move::Expires { card, at } => expires(ui, scene, *card, *at, part),
            Move::Offers(offers) => {
                // All of it goes with the last beat of the step.
                let last = moving.at + 1 == moving.moment.beats.len() && moving.at > beat;
                let opacity = if last { 1.0 - moving.progress } else { 1.0 };
                lists::show(ui.painter(), scene, offers, part, opacity);
                if !opened {
                    lists::turn(ui.painter(), scene, offers, part);
                }
            }
            // Knights are painted on the map.
            Move::Knight { .. } => {}
        }
    }
}

/// The beat in which offers are turned.
fn offers_at(moving: Moving<'_>) -> Option<usize> {
    let mut moves = moving.moves();
    moves.find_map(|(at, it, _)| matches!(it, Move::Offers(_)).then_some(at))
}

/// Paints something that was made for `home` with its middle at `at`, this much larger. So pictures
/// keep their size in pixels and are not drawn anew in every frame.
fn moved(ui: &mut Ui, home: Rect, at: Pos2, scale: f32, paint: impl FnOnce(&Painter, Rect)) {
    let by = at - scale * home.center().to_vec2();
    let transform = TSTransform::new(by.to_vec2(), scale);
    ui.with_visual_transform(transform, |ui| paint(ui.painter(), home));
}

fn card(
    ui: &mut Ui,
    scene: &Scene<'_>,
    printed: Printed,
    (from, to): (Spot, Spot),
    arrival: Arrival,
    part: f32,
) {
    let (Some(from), Some(to)) = (from.rect(scene), to.rect(scene)) else {
        return;
    };
    let way = eased(part);
    // It is drawn as large as it lies where it is larger.
    let home = if from.width() >= to.width() { from } else { to };
    let up = (std::f32::consts::PI * way).sin();
    let by = to.center() - from.center();
    let arc = (0.14 * by.length()).min(ARC) * up;
    let at = from.center() + way * by - vec2(0.0, arc);
    let width = lerp(from.width()..=to.width(), way) * (1.0 + 0.08 * up);
    let lean = LEAN * up * (by.x / 120.0).clamp(-1.0, 1.0);
    let (flip, covered) = if arrival == Arrival::Turned {
        let edge = (std::f32::consts::PI * way).cos();
        (edge.abs().max(0.02), edge > 0.0)
    } else {
        (1.0, false)
    };
    let opacity = if arrival == Arrival::Fades {
        ((1.0 - part) / 0.25).min(1.0)
    } else {
        1.0
    };
    let Some((front, title)) = front(scene, printed) else {
        return;
    };
    let (face, title) = if covered {
        (Face::Back(back(printed)), "")
    } else {
        (front, title.as_str())
    };
    let card = Card::new(face)
        .title(title)
        .lift(up)
        .turn(lean)
        .flip(flip)
        .opacity(opacity);
    let scale = width / home.width();
    moved(ui, home, at, scale, |painter, home| {
        card.paint(painter, home, scene.stage.look);
    });
}

/// The side with the picture, and its title.
pub(in crate::ui::table) fn front(scene: &Scene<'_>, printed: Printed) -> Option<(Face, String)> {
    let translator = scene.stage.translator;
    Some(match printed {
        Printed::Action(card) => (Face::Action(card), words::action_card(translator, card)),
        Printed::Task(task) => (
            Face::Task(*scene.task(task)?),
            words::task_title(translator, task),
        ),
        Printed::Virtue(card) => (Face::Virtue(card), String::new()),
        Printed::Hidden(back) => (Face::Back(back), String::new()),
    })
}

const fn back(printed: Printed) -> Back {
    match printed {
        Printed::Task(_) => Back::Task,
        Printed::Virtue(_) => Back::Virtue,
        Printed::Action(_) => Back::Action,
        Printed::Hidden(back) => back,
    }
}

/// Which part of its way the shield `nth` of `count` has made: they go one after the other.
pub(super) fn shield_part(part: f32, nth: u8, count: u8) -> f32 {
    let apart = 0.5 / f32::from(count.max(1));
    let alone = 1.0 - apart * f32::from(count.saturating_sub(1));
    ((part - apart * f32::from(nth)) / alone).clamp(0.0, 1.0)
}

fn shields(ui: &mut Ui, scene: &Scene<'_>, (from, to): (Spot, Spot), count: u8, part: f32) {
    let (Some(from), Some(to)) = (from.rect(scene), to.rect(scene)) else {
        return;
    };
    for nth in 0..count {
        let part = shield_part(part, nth, count);
        if part <= 0.0 || part >= 1.0 {
            continue;
        }
        let way = eased(part);
        let up = (std::f32::consts::PI * way).sin();
        let by = to.center() - from.center();
        let at = from.center() + way * by - vec2(0.0, ARC * up);
        moved(ui, to, at, 0.6 + 0.4 * way, |painter, home| {
            figure::shield(painter, home, "", scene.stage.look);
        });
    }
}

fn tent(ui: &mut Ui, scene: &Scene<'_>, number: u8, (from, to): (Spot, Spot), part: f32) {
    let (Some(from), Some(to)) = (from.rect(scene), to.rect(scene)) else {
        return;
    };
    let way = eased(part);
    let up = (std::f32::consts::PI * way).sin();
    let at = from.center().lerp(to.center(), way) - vec2(0.0, ARC * up);
    let (start, end) = (from.width().min(to.width() * 1.6) / to.width(), 1.0);
    moved(ui, to, at, lerp(start..=end, way), |painter, home| {
        figure::tent(painter, home, number, scene.stage.look);
    });
}

/// The card grows pale and tears; the seal of what expires is set on it.
fn expires(ui: &mut Ui, scene: &Scene<'_>, card: ActionCard, at: Spot, part: f32) {
    let Some(rect) = at.rect(scene).filter(|_| part > 0.0) else {
        return;
    };
    let look = scene.stage.look;
    let tokens = look.tokens;
    let pale = eased((2.0 * part).min(1.0));
    Card::new(Face::Action(card))
        .state(CardState::Disabled)
        .opacity(pale)
        .paint(ui.painter(), rect, look);
    // The tear runs down while the card grows pale.
    let tear = tear(rect, pale);
    let shade = with_opacity(tokens.colour.shadow, 0.55);
    let light = tokens.colour.paper_raised;
    let width = (0.045 * rect.width()).max(2.0);
    for (stroke, colour) in [(1.8 * width, shade), (width, light)] {
        let path = PathStroke::new(stroke, colour);
        ui.painter().add(Shape::line(tear.clone(), path));
    }
    let stamp = ((part - 0.35) / 0.4).clamp(0.0, 1.0);
    if stamp > 0.0 {
        let side = 0.42 * rect.width();
        let middle = rect.center_bottom() - vec2(0.0, 0.45 * side);
        let seal = Rect::from_center_size(middle, vec2(side, side));
        let scale = lerp(2.2..=1.0, eased(stamp));
        moved(ui, seal, middle, scale, |painter, home| {
            let mut painter = painter.clone();
            painter.multiply_opacity(stamp.sqrt());
            figure::seal(&painter, home, Verdict::Expires, look);
        });
    }
}

/// A zigzag down the card, as far as it has come.
fn tear(card: Rect, part: f32) -> Vec<Pos2> {
    const TEETH: [f32; 8] = [0.56, 0.44, 0.6, 0.47, 0.57, 0.42, 0.54, 0.46];
    let teeth = TEETH.len() as f32 - 1.0;
    let tooth = |at: f32| {
        let index = (at.floor() as usize).min(TEETH.len() - 2);
        let x = lerp(TEETH[index]..=TEETH[index + 1], at - index as f32);
        card.min + vec2(x * card.width(), at / teeth * card.height())
    };
    let end = part * teeth;
    let mut points: Vec<_> = (0..TEETH.len())
        .map(|index| index as f32)
        .take_while(|&at| at < end)
        .map(tooth)
        .collect();
    points.push(tooth(end));
    points
}
