//! What the guide points at: a ring around each thing and a short arrow beside it, where it hides
//! nothing.

use egui::epaint::RectShape;
use egui::{
    CornerRadius, CursorIcon, Painter, Pos2, Rect, Role, Sense, Shape, Stroke, StrokeKind, Ui,
    Vec2, pos2, vec2,
};

use super::marks::Point;
use super::{Guide, LessonCommand, Standing};
use crate::i18n::Translator;
use crate::id;
use crate::lesson::kings_errand::Target;
use crate::rules::kings_errand::{Action, LOCATIONS, LineStep};
use crate::ui::app::Command;
use crate::ui::table::plan::PlannedLane;
use crate::ui::table::{Scene, map, regions};
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
        } else if target == Target::Offer && !offers(scene, guide.wants) {
            // What is still to be offered lies in the hand.
            Target::Hand
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

/// Whether what the guide wants to be offered is what lies in the offer.
fn offers(scene: &Scene<'_>, wanted: Option<Action>) -> bool {
    wanted.is_none_or(|wanted| wanted == Action::Offer(scene.state.offer))
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
        numbers_above(ui.painter(), scene, lane, point.rect.expand(AIR + LINE));
        // What is pointed at beside the first thing has its ring, and an arrow only where all is free.
        let (length, most) = if index > 0 {
            (0.5 * LENGTH, 0.1)
        } else {
            (LENGTH, 1.0)
        };
        let to = point.rect.expand(AIR + 5.0);
        // Near the edge of the window there is room for a short one.
        if !arrow(ui.painter(), scene, from, to, (length, most)) && index == 0 {
            arrow(ui.painter(), scene, from, to, (SHORT, most));
        }
    }
    let is_place = |point: &Point| matches!(point.target, Target::Location(_));
    if points.iter().any(is_place) {
        // Knights, names and steps at a place lie on its ring.
        map::on_places(ui, scene, lane);
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

/// How thick the line of a ring is, and how far it stays from the edge of the window, in points.
const LINE: f32 = 5.6;
const MARGIN: f32 = 4.0;

/// A glow and a double line around something.
pub(in crate::ui::table) fn ring(painter: &Painter, rect: Rect, look: Look<'_>) {
    let tokens = look.tokens;
    let rect = rect.intersect(painter.clip_rect().shrink(MARGIN + 0.5 * LINE));
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
    painter.add(line(LINE, tokens.card.ink));
    painter.add(line(LINE - 2.4, tokens.colour.gold_light));
}

/// The numbers of tickets stand on their corners, above a ring in `ring`, be it around another one.
fn numbers_above(painter: &Painter, scene: &Scene<'_>, lane: &PlannedLane, ring: Rect) {
    let places = lane.cards.iter().zip(&scene.layout.tray.tickets);
    for (index, (card, place)) in places.enumerate() {
        if place.settled || !place.number.intersects(ring) {
            continue;
        }
        let expires = card.step.as_ref().is_some_and(LineStep::expires);
        let expires = expires && !lane.is_pending(card);
        let verdict = if expires {
            Verdict::Expires
        } else {
            Verdict::Works
        };
        let number = PlannedLane::number(index);
        figure::step(painter, place.number, number, verdict, scene.stage.look);
    }
}

/// The head of an arrow that points in `direction`.
fn head(painter: &Painter, tip: Pos2, direction: Vec2, size: f32, look: Look<'_>) {
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

/// How long an arrow is, and how far it reaches to both sides.
const LENGTH: f32 = 46.0;
const SHORT: f32 = 30.0;
const HALF: f32 = 13.0;

/// A short arrow that points at `to`, from where it hides least; of several such sides from the one
/// that is nearest to `from`. `most` is the part of it that may hide something. Whether there is room.
fn arrow(
    painter: &Painter,
    scene: &Scene<'_>,
    from: Rect,
    to: Rect,
    (length, most): (f32, f32),
) -> bool {
    let look = scene.stage.look;
    let occupied = occupied(scene);
    let free = scene
        .layout
        .window
        .shrink(MARGIN)
        .with_min_y(scene.layout.top.rect.bottom());
    let wanted = (to.center() - from.center()).normalized();
    let room = |(tip, direction): &(Pos2, Vec2)| {
        let tail = *tip - length * *direction;
        Rect::from_two_pos(*tip, tail).expand2(HALF * direction.rot90().abs())
    };
    let hidden = |side: &(Pos2, Vec2)| {
        let hidden = occupied.iter().map(|it| area(it.intersect(room(side))));
        hidden.sum::<f32>()
    };
    let cost = |side: &(Pos2, Vec2)| hidden(side) - 60.0 * side.1.dot(wanted);
    let best = sides(to)
        .into_iter()
        .filter(|side| free.contains_rect(room(side)))
        .min_by(|one, other| cost(one).total_cmp(&cost(other)));
    // Where everything is full the ring alone has to do.
    let Some(side @ (tip, direction)) = best else {
        return false;
    };
    if hidden(&side) > most * HALF * length {
        return false;
    }
    let size = 20.0;
    let line = [tip - length * direction, tip - 0.8 * size * direction];
    let tokens = look.tokens;
    for (width, colour) in [(8.5, tokens.card.ink), (5.2, tokens.colour.gold_light)] {
        let end = if width > 6.0 { 1.6 } else { 0.0 };
        let line = [line[0] - end * direction, line[1]];
        painter.line_segment(line, Stroke::new(width, colour));
    }
    head(painter, tip, direction, size, look);
    true
}

fn area(rect: Rect) -> f32 {
    rect.width().max(0.0) * rect.height().max(0.0)
}

/// Where an arrow can touch `rect`, and in which direction.
fn sides(rect: Rect) -> Vec<(Pos2, Vec2)> {
    let mut sides = Vec::new();
    for part in [0.5, 0.25, 0.75] {
        let x = egui::lerp(rect.x_range(), part);
        let y = egui::lerp(rect.y_range(), part);
        sides.extend([
            (pos2(x, rect.top()), vec2(0.0, 1.0)),
            (pos2(x, rect.bottom()), vec2(0.0, -1.0)),
            (pos2(rect.left(), y), vec2(1.0, 0.0)),
            (pos2(rect.right(), y), vec2(-1.0, 0.0)),
        ]);
    }
    for (corner, x, y) in [
        (rect.left_top(), 1.0, 1.0),
        (rect.right_top(), -1.0, 1.0),
        (rect.left_bottom(), 1.0, -1.0),
        (rect.right_bottom(), -1.0, -1.0),
    ] {
        sides.push((corner, vec2(x, y).normalized()));
    }
    sides
}

/// Everything on the table that has something to say.
fn occupied(scene: &Scene<'_>) -> Vec<Rect> {
    let layout = scene.layout;
    let (tray, castle, country) = (&layout.tray, &layout.castle, &layout.country);
    let mut all = scene.marks.said();
    all.extend(layout.opponents.iter().map(|it| it.rect));
    all.extend([
        tray.turn,
        tray.name,
        tray.tent,
        tray.shield,
        tray.hand_title,
        tray.lane_title,
    ]);
    all.extend([tray.knight, layout.task_pile, layout.task_pile_count]);
    all.extend(tray.columns);
    all.extend(tray.column_names);
    all.extend(tray.tickets.iter().map(|it| it.rect));
    let own = scene.own_position().tasks().len().max(1);
    all.extend((0..own).map(|nth| tray.task(nth, own)));
    all.extend(castle.exercises);
    all.extend(castle.piles.iter().map(|pile| pile.rect.union(pile.counts)));
    all.extend([
        castle.round_table,
        castle.tournament,
        country.court,
        country.quest,
    ]);
    all.extend(&country.horses);
    all.extend(layout.tasks);
    for place in 0..LOCATIONS {
        all.push(layout.ring.place(place));
        all.extend(layout.ring.label(place, 90.0));
    }
    let panels = [layout.log, layout.overview, layout.detail, tray.tasks_title];
    all.extend(panels.into_iter().flatten());
    all.extend([castle.label, country.label]);
    all.extend(layout.overlay_buttons.into_iter().flatten());
    let guide = layout.guide.as_ref();
    all.extend(guide.map(|guide| guide.bubble));
    all.extend(guide.and_then(|guide| guide.list));
    all
}
