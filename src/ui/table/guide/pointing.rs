//! What the guide points at: a ring and a small pointer around each thing, and an arrow from what
//! the guide says to the first of them.

use egui::epaint::{PathShape, PathStroke, RectShape};
use egui::{
    CornerRadius, CursorIcon, Painter, Pos2, Rect, Role, Sense, Shape, Stroke, StrokeKind, Ui,
    pos2, vec2,
};

use super::marks::Point;
use super::{Guide, LessonCommand, Standing};
use crate::i18n::Translator;
use crate::id;
use crate::lesson::kings_errand::Target;
use crate::rules::kings_errand::LineStep;
use crate::ui::app::Command;
use crate::ui::table::plan::{LaneCard, PlannedLane};
use crate::ui::table::{Scene, regions};
use crate::ui::theme::with_opacity;
use crate::ui::widget::figure::{self, Verdict};
use crate::ui::widget::{Access, Look, paint};

/// Between a thing and its ring, in points.
const AIR: f32 = 4.0;

/// What is pointed at now, as far as it is on the table.
pub(super) fn points(scene: &Scene<'_>, guide: &Guide<'_>, lane: &PlannedLane) -> Vec<Point> {
    if *guide.standing != Standing::Open {
        return Vec::new();
    }
    // A ticket with which everything has been settled as it should be is carried out next.
    let next = lane.moves().next();
    let settled = guide.wants.is_some() && guide.wants == next;
    let mut points: Vec<Point> = Vec::new();
    for &target in guide.points {
        let is_ticket = matches!(target, Target::Ticket(_));
        let target = if is_ticket && settled && points.is_empty() {
            Target::Next
        } else {
            target
        };
        if let Some(point) = scene.marks.find(target)
            && points.iter().all(|known| known.target != target)
        {
            points.push(point);
        }
    }
    points
}

/// Paints rings and arrow. `from` is where the guide speaks.
pub(super) fn show(
    ui: &mut Ui,
    scene: &Scene<'_>,
    guide: &Guide<'_>,
    lane: &PlannedLane,
    points: &[Point],
    from: Rect,
) {
    let look = scene.stage.look;
    for (index, point) in points.iter().enumerate() {
        ring(ui.painter(), point.rect.expand(AIR), look);
        number_above(ui.painter(), scene, lane, point.target);
        if index > 0 {
            pointer(ui.painter(), point.rect.expand(AIR + 3.0), scene);
        }
    }
    if let Some(first) = points.first() {
        arrow(ui.painter(), from, first.rect.expand(AIR + 5.0), look);
    }
    for point in points {
        if point.id.is_none() && guide.looks.contains(&point.target) {
            place_to_look_at(ui, scene, point);
        }
    }
}

/// Something that is no widget in a game becomes one while it is to be looked at.
fn place_to_look_at(ui: &mut Ui, scene: &Scene<'_>, point: &Point) {
    let stage = &scene.stage;
    let id = "guide.look";
    let response = ui.interact(point.rect, ui.scope_id().with(id), Sense::click());
    let name = name(stage.translator, point.target);
    Access::new(id, &name).describe(ui, &response, Role::Button, None);
    stage.reach(regions::LOOK, &response);
    if response.hovered() {
        ui.set_cursor_icon(CursorIcon::PointingHand);
    }
    if response.has_focus() {
        let radius = stage.tokens().radius.field;
        let ring = paint::focus_ring(stage.look, point.rect, radius, 1.0);
        ui.painter().extend(ring);
    }
    if response.clicked() {
        let command = LessonCommand::Look(point.target);
        stage.send(Command::Lesson(command));
    }
}

/// The name of what can be looked at without being a widget.
fn name(tr: &Translator, target: Target) -> String {
    tr.text(match target {
        Target::Hand => id!("table-hand"),
        Target::OwnTasks => id!("table-tasks-in-hand"),
        Target::Tent => id!("learn-your-tent"),
        Target::Shields => id!("learn-your-shields"),
        Target::Location(_)
        | Target::Supply(_)
        | Target::Ticket(_)
        | Target::Pile(_)
        | Target::Task(_)
        | Target::Tasks
        | Target::Rival(_)
        | Target::Next
        | Target::EndTurn
        | Target::Offer => id!("learn-this-place"),
    })
}

/// A glow and a double line around something.
pub(in crate::ui::table) fn ring(painter: &Painter, rect: Rect, look: Look<'_>) {
    let tokens = look.tokens;
    let corners = CornerRadius::same(9);
    let glow = with_opacity(tokens.colour.hint_glow, 0.9);
    // Only the rim glows, so that the thing itself keeps its colours.
    let rim = Stroke::new(7.0, glow);
    let glow = RectShape::stroke(rect.expand(2.0), corners, rim, StrokeKind::Outside);
    painter.add(glow.with_blur_width(9.0));
    let line = |width: f32, colour| {
        let stroke = Stroke::new(width, colour);
        RectShape::stroke(rect, corners, stroke, StrokeKind::Middle)
    };
    painter.add(line(7.0, tokens.card.ink));
    painter.add(line(4.2, tokens.colour.gold_light));
}

/// The number of a ticket stands on its corner, above the ring around it.
fn number_above(painter: &Painter, scene: &Scene<'_>, lane: &PlannedLane, target: Target) {
    let Target::Ticket(card) = target else {
        return;
    };
    let is_it = |it: &LaneCard| it.card == card && it.is_planned();
    let Some(index) = lane.cards.iter().position(is_it) else {
        return;
    };
    let expires = lane.cards[index].step.as_ref();
    let verdict = if expires.is_some_and(LineStep::expires) {
        Verdict::Expires
    } else {
        Verdict::Works
    };
    if let Some(place) = scene.layout.tray.tickets.get(index) {
        let number = PlannedLane::number(index);
        figure::step(painter, place.number, number, verdict, scene.stage.look);
    }
}

/// A small arrow head that points at something from above, or from below near the upper edge.
fn pointer(painter: &Painter, rect: Rect, scene: &Scene<'_>) {
    let above = rect.top() - 22.0 > scene.layout.top.rect.bottom();
    let (tip, back) = if above {
        (rect.center_top(), vec2(0.0, -1.0))
    } else {
        (rect.center_bottom(), vec2(0.0, 1.0))
    };
    head(painter, tip, -back, 18.0, scene.stage.look);
}

/// The head of an arrow that points in `direction`.
fn head(painter: &Painter, tip: Pos2, direction: egui::Vec2, size: f32, look: Look<'_>) {
    let across = vec2(-direction.y, direction.x);
    let foot = tip - size * direction;
    let points = vec![
        tip,
        foot + 0.56 * size * across,
        foot - 0.56 * size * across,
    ];
    let tokens = look.tokens;
    let rim = Stroke::new(1.8, tokens.card.ink);
    painter.add(Shape::convex_polygon(points, tokens.colour.gold_light, rim));
}

/// An arrow in an arc from the rim of `from` to the rim of `to`.
fn arrow(painter: &Painter, from: Rect, to: Rect, look: Look<'_>) {
    let start = rim(from, to.center(), 26.0);
    let corner = 0.3 * to.size().min_elem();
    // What lies lower is reached from above.
    let lower = start.y < to.top() - 12.0;
    let tip = if lower {
        let room = to.x_range().shrink(corner);
        pos2(start.x.clamp(room.min, room.max), to.top())
    } else {
        rim(to, start, corner)
    };
    let way = tip - start;
    let length = way.length();
    if length < 16.0 {
        return;
    }
    let size = 22.0_f32.min(0.7 * length);
    // It rises on its way and comes down on what it points at.
    let rise = (0.3 * length).min(150.0) * (way.x.abs() / length);
    let control = if lower {
        pos2(tip.x - 0.25 * way.x, start.y.min(tip.y - 60.0) - 0.4 * rise)
    } else {
        start + 0.55 * way - vec2(0.0, rise)
    };
    let end = (tip - control).normalized();
    let stop = tip - 0.8 * size * end;
    let points: Vec<Pos2> = (0..=28)
        .map(|step| {
            let t = step as f32 / 28.0;
            let (one, two) = (start.lerp(control, t), control.lerp(stop, t));
            one.lerp(two, t)
        })
        .collect();
    let tokens = look.tokens;
    let line = |width: f32, colour| PathShape::line(points.clone(), PathStroke::new(width, colour));
    painter.add(line(8.5, tokens.card.ink));
    painter.add(line(5.2, tokens.colour.gold_light));
    head(painter, tip, end, size, look);
}

/// The point of the rim of `rect` nearest to `to`, at least `corner` from the corners.
fn rim(rect: Rect, to: Pos2, corner: f32) -> Pos2 {
    let inner = rect.shrink(corner.min(0.45 * rect.size().min_elem()));
    let near = inner.clamp(to);
    let (right, left) = (to.x - rect.right(), rect.left() - to.x);
    let (below, above) = (to.y - rect.bottom(), rect.top() - to.y);
    if right.max(left) >= below.max(above) {
        let side = if right > left {
            rect.right()
        } else {
            rect.left()
        };
        pos2(side, near.y)
    } else {
        let side = if below > above {
            rect.bottom()
        } else {
            rect.top()
        };
        pos2(near.x, side)
    }
}
