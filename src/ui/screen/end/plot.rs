//! The story of the game: every seat's shields after each round, and the tasks completed.

use egui::epaint::RectShape;
use egui::{
    Align, Color32, CornerRadius, Painter, Pos2, Rect, Role, Sense, Shape, Stroke, Ui, Vec2, pos2,
    vec2,
};

use super::super::axes::{Axes, curve};
use super::super::parts;
use super::{INSET, Scene, regions};
use crate::i18n::text::kings_errand::names;
use crate::rules::Seat;
use crate::rules::kings_errand::TaskId;
use crate::session::kings_errand::story::Deed;
use crate::ui::app::Command;
use crate::ui::picture::{Icon, Picture};
use crate::ui::theme::Text;
use crate::ui::widget::{Access, Button, ButtonKind, knight, paint, panel, text};
use crate::{id, message};

/// The button that shows the game again, at the right end of the heading; returns where it begins. It
/// leaves room for what is `told` from `left` on, if need be as a sign without words.
fn again(ui: &mut Ui, scene: &Scene<'_>, head: Rect, left: f32, told: &str) -> f32 {
    let stage = scene.stage;
    let (look, tokens) = (stage.look, stage.tokens());
    let words = stage.translator.text(id!("replay-open"));
    let button = |words, key| {
        Button::new(ButtonKind::Plain, words)
            .text(Text::BodySmall)
            .key(key)
    };
    let place = |width: f32| head.with_min_x(head.right() - width);
    let font = tokens.font(Text::Body);
    let fits = |place: Rect| {
        let room = head.with_min_x(left).with_max_x(place.left() - APART);
        let room = text::room(room, 2, Align::Min);
        let fitted = text::fit(ui.painter(), told, &font, tokens.colour.ink_soft, room);
        room.width > 60.0 && !fitted.is_cut()
    };
    let tries = [button(&words, "B"), button(&words, "")];
    let mut tries = tries.into_iter().map(|button| {
        (
            button,
            place(button.width(ui.painter(), head.height(), look)),
        )
    });
    let sign = Button::new(ButtonKind::Plain, "").icon(Icon::Hourglass);
    let (button, place) = tries
        .find(|&(_, place)| fits(place))
        .unwrap_or_else(|| (sign, place(1.2 * head.height())));
    let response = button.show(ui, place, Access::new("end.replay", &words), look);
    stage.reach(regions::REPLAY, &response);
    if response.on_hover_text(&words).clicked() {
        stage.send(Command::Replay);
    }
    place.left()
}

/// Between what is told beside the heading and the button.
const APART: f32 = 14.0;

/// Paints the panel; `told` is said beside the heading instead of what the plot shows.
pub(super) fn show(ui: &mut Ui, scene: &Scene<'_>, rect: Rect, told: Option<String>) {
    let stage = scene.stage;
    let (look, tokens, tr) = (stage.look, stage.tokens(), stage.translator);
    panel::paper(ui.painter(), rect, look);
    let inner = rect.shrink2(vec2(INSET + 4.0, 12.0));
    let head = inner.with_max_y(inner.top() + parts::grown(tokens, 34.0));
    let title = tr.text(id!("end-story"));
    parts::heading(ui, head, &title, look);
    let font = tokens.font(Text::Display5);
    let ink = tokens.colour.ink_soft;
    let wide = ui.painter().layout_no_wrap(title, font, ink).rect.width();
    let told = told.unwrap_or_else(|| tr.attribute("end-story", "help"));
    let left = head.left() + wide + 22.0;
    let right = again(ui, scene, head, left, &told);
    let beside = head.with_min_x(left).with_max_x(right - APART);
    let font = tokens.font(Text::Body);
    let response = ui.allocate_rect(beside, Sense::hover());
    Access::new("story", &told).describe(ui, &response, Role::Label, None);
    text::lines(ui.painter(), beside, Align::Min, &told, &font, ink, 2);

    let bold = tokens.bold(Text::BodySmall);
    let names = (0..scene.story.seats.len())
        .map(|index| label(scene, Seat(index as u8)))
        .map(|words| {
            let galley = ui.painter().layout_no_wrap(words, bold.clone(), ink);
            galley.rect.width()
        })
        .fold(0.0, f32::max);
    let arms = parts::grown(tokens, 22.0);
    let right = (names + arms + 26.0).min(0.3 * inner.width());
    let label_room = parts::grown(tokens, 24.0);
    let axes = Axes {
        area: Rect::from_min_max(
            pos2(
                inner.left() + parts::grown(tokens, 34.0),
                head.bottom() + 12.0,
            ),
            inner.max - vec2(right, label_room + 2.0),
        ),
        across: scene.story.rounds.max(1),
        up: scene
            .story
            .most()
            .max(u16::from(scene.game.game().game().goal()))
            + 1,
    };
    let word = tr.text(id!("end-axis-round"));
    axes.grid(ui.painter(), stage, inner, 5, &word);
    goal(ui.painter(), scene, &axes);
    for seat in order(scene) {
        line(ui.painter(), scene, &axes, seat);
    }
    names_at_the_end(ui, scene, &axes, right, arms);
    medallions(ui, scene, &axes);
}

/// The hero's line is painted last, over all others.
fn order(scene: &Scene<'_>) -> Vec<Seat> {
    let hero = scene.hero();
    let mut seats: Vec<_> = Seat::first(scene.story.seats.len() as u8).collect();
    seats.sort_by_key(|&seat| seat == hero);
    seats
}

fn label(scene: &Scene<'_>, seat: Seat) -> String {
    let total = scene.story.seats[seat.index()].total().to_string();
    [scene.narrator.title(seat), total].join(" ")
}

fn goal(painter: &Painter, scene: &Scene<'_>, axes: &Axes) {
    let stage = scene.stage;
    let tokens = stage.tokens();
    let goal = scene.game.game().game().goal();
    let y = axes.at(0, f32::from(goal)).y;
    let stroke = Stroke::new(2.0, tokens.colour.expires);
    let ends = [pos2(axes.area.left(), y), pos2(axes.area.right(), y)];
    painter.extend(Shape::dashed_line(&ends, stroke, 9.0, 6.0));
    let words = stage.translator.format(message!("end-goal", goal = goal));
    let font = tokens.bold(Text::BodySmall);
    let high = 1.3 * font.size;
    // Below the line where there is no room above it.
    let top = if y - high < axes.area.top() {
        y + 2.0
    } else {
        y - high - 2.0
    };
    let place = Rect::from_min_size(pos2(axes.area.left() + 8.0, top), vec2(200.0, high));
    text::line(
        painter,
        place,
        Align::Min,
        &words,
        &font,
        tokens.colour.expires,
    );
}

/// How far a seat's line is moved, so that lines with the same count stay apart.
fn aside(scene: &Scene<'_>, seat: Seat) -> Vec2 {
    let middle = (scene.story.seats.len() as f32 - 1.0) / 2.0;
    vec2(0.0, 2.6 * (seat.index() as f32 - middle))
}

fn line(painter: &Painter, scene: &Scene<'_>, axes: &Axes, seat: Seat) {
    let tokens = scene.stage.tokens();
    let knight = scene.knight(seat);
    let own = &scene.story.seats[seat.index()];
    let points: Vec<Pos2> = (0..=axes.across)
        .map(|round| axes.at(round, f32::from(own.after(round))) + aside(scene, seat))
        .collect();
    let width = if seat == scene.hero() { 4.6 } else { 3.2 };
    let stroke = Stroke::new(width, tokens.knight_text(knight));
    curve(painter, &points, tokens.knight(knight).line, stroke, tokens);
    for &point in &points[1..] {
        painter.circle_filled(point, 0.75 * width, stroke.color);
    }
}

/// Coat of arms, name and shields beside the end of each line; they make room for each other.
fn names_at_the_end(ui: &mut Ui, scene: &Scene<'_>, axes: &Axes, room: f32, arms: f32) {
    let stage = scene.stage;
    let (look, tokens) = (stage.look, stage.tokens());
    // Two lines of a long name need some room, and all of them the height of the plot at most.
    let share = (axes.area.height() + 12.0) / scene.story.seats.len().max(1) as f32;
    let high = (knight::RATIO * arms + 4.0).max(30.0).min(share);
    let arms = arms.min((high - 4.0) / knight::RATIO);
    let mut ends: Vec<(Seat, f32)> = Seat::first(scene.story.seats.len() as u8)
        .map(|seat| {
            (
                seat,
                axes.at(0, f32::from(scene.story.seats[seat.index()].total()))
                    .y,
            )
        })
        .collect();
    ends.sort_by(|a, b| a.1.total_cmp(&b.1));
    for index in 1..ends.len() {
        ends[index].1 = ends[index].1.max(ends[index - 1].1 + high);
    }
    let mut lowest = axes.area.bottom() + 6.0;
    for (_, y) in ends.iter_mut().rev() {
        *y = y.min(lowest);
        lowest = *y - high;
    }
    for (seat, y) in ends {
        let left = axes.area.right() + 10.0;
        let size = parts::arms_size(arms);
        let shield = Rect::from_min_size(pos2(left, y - size.y / 2.0), size);
        let knight = scene.knight(seat);
        knight::arms(ui.painter(), shield, knight, look);
        let place = Rect::from_min_max(
            pos2(shield.right() + 6.0, y - high / 2.0),
            pos2(axes.area.right() + room, y + high / 2.0),
        );
        let words = label(scene, seat);
        let own = &scene.story.seats[seat.index()];
        let course: Vec<String> = own.shields.iter().map(ToString::to_string).collect();
        let course = course.join(", ");
        let id = format!("story.{}", seat.index() + 1);
        let response = ui.interact(place, ui.scope_id().with(&id), Sense::hover());
        let access = Access::new(&id, &words).described(&course);
        access.describe(ui, &response, Role::Label, None);
        let ink = tokens.knight_text(knight);
        let bold = tokens.bold(Text::BodySmall);
        text::lines(ui.painter(), place, Align::Min, &words, &bold, ink, 2);
    }
}

/// A round picture for each completed task, beside the point where it was completed. They get
/// smaller until none lies on another.
fn medallions(ui: &mut Ui, scene: &Scene<'_>, axes: &Axes) {
    let count: usize = scene.story.seats.iter().map(|own| own.deeds.len()).sum();
    let column = axes.area.width() / f32::from(axes.across);
    let mut radius = (0.3 * column).clamp(13.0, if count > 12 { 17.0 } else { 22.0 });
    let mut places = places(scene, axes, radius);
    while places.iter().any(|(_, _, _, free)| !free) && radius > SMALLEST {
        radius = (0.88 * radius).max(SMALLEST);
        places = self::places(scene, axes, radius);
    }
    for (seat, index, centre, _) in places {
        let own = &scene.story.seats[seat.index()];
        let deed = own.deeds[index];
        let point = axes.at(deed.round, f32::from(own.after(deed.round))) + aside(scene, seat);
        medallion(ui, scene, seat, index, deed, point, centre, radius);
    }
}

/// The least radius of a medallion that shows something.
const SMALLEST: f32 = 9.0;

/// Where the medallion of each completed task has its middle, and whether it hides nothing there.
fn places(scene: &Scene<'_>, axes: &Axes, radius: f32) -> Vec<(Seat, usize, Pos2, bool)> {
    let mut taken: Vec<Pos2> = Vec::new();
    let mut places = Vec::new();
    for seat in order(scene).into_iter().rev() {
        let own = &scene.story.seats[seat.index()];
        for (index, deed) in own.deeds.iter().enumerate() {
            let point = axes.at(deed.round, f32::from(own.after(deed.round))) + aside(scene, seat);
            let lines = lines(scene, axes, deed.round);
            let place = free_place(point, radius, &taken, axes.area, &lines);
            let centre = place.unwrap_or(point - vec2(1.2 * radius, 1.8 * radius));
            taken.push(centre);
            places.push((seat, index, centre, place.is_some()));
        }
    }
    places
}

/// Where all lines stand after `round`.
fn lines(scene: &Scene<'_>, axes: &Axes, round: u16) -> Vec<Pos2> {
    Seat::first(scene.story.seats.len() as u8)
        .map(|seat| {
            let own = &scene.story.seats[seat.index()];
            axes.at(round, f32::from(own.after(round))) + aside(scene, seat)
        })
        .collect()
}

/// The nearest place above or below `point` that hides no other medallion, no line's point, and
/// nothing beside the plot, where the names stand.
fn free_place(
    point: Pos2,
    radius: f32,
    taken: &[Pos2],
    area: Rect,
    lines: &[Pos2],
) -> Option<Pos2> {
    // With the ring around each.
    let far = 2.0 * radius + 7.0;
    let room = area.shrink2(vec2(radius - 4.0, 0.7 * radius));
    let steps = (4..32).flat_map(|step| {
        let down = 0.45 * radius * step as f32;
        [-down, down]
    });
    let asides = [0.0, -1.1, 1.1, -2.2, 2.2, -3.3].map(|part| part * radius);
    let is_free = |place: &Pos2| {
        let clear = |other: &Pos2| other.distance(*place) >= far;
        let open = |line: &Pos2| line.distance(*place) >= radius + 5.0;
        room.contains(*place) && taken.iter().all(clear) && lines.iter().all(open)
    };
    // Straight above or below is better than aside.
    let effort = |place: &Pos2| place.distance(point) + (place.x - point.x).abs();
    steps
        .flat_map(|down| asides.map(|aside| point + vec2(aside, down)))
        .filter(is_free)
        .min_by(|a, b| effort(a).total_cmp(&effort(b)))
}

#[expect(
    clippy::too_many_arguments,
    reason = "one deed, and where it is painted"
)]
fn medallion(
    ui: &mut Ui,
    scene: &Scene<'_>,
    seat: Seat,
    index: usize,
    deed: Deed,
    point: Pos2,
    centre: Pos2,
    radius: f32,
) {
    let stage = scene.stage;
    let (look, tokens, tr) = (stage.look, stage.tokens(), stage.translator);
    let ink = tokens.knight_text(scene.knight(seat));
    let painter = ui.painter();
    painter.line_segment([point, centre], Stroke::new(1.6, ink));
    painter.circle_filled(centre, radius + 2.5, tokens.colour.paper_raised);
    art(
        painter,
        deed.task,
        centre,
        radius,
        tokens.colour.picture_tint,
        look,
    );
    painter.circle_stroke(centre, radius + 0.5, Stroke::new(2.6, ink));
    let rect = Rect::from_center_size(centre, Vec2::splat(2.0 * radius));
    let id = format!("medallion.{}.{}", seat.index() + 1, index + 1);
    let response = ui.interact(rect, ui.scope_id().with(&id), Sense::hover());
    let name = tr.format(message!(
        "screens-deed",
        round = deed.round,
        name = scene.narrator.title(seat),
        task = names::task_quoted(tr, deed.task),
        shields = deed.shields,
    ));
    Access::new(&id, &name).describe(ui, &response, Role::Label, None);
    response.on_hover_text(name);
}

/// The heart of the task's picture, cut out as a disc.
pub(super) fn art(
    painter: &Painter,
    task: TaskId,
    centre: Pos2,
    radius: f32,
    tint: Color32,
    look: crate::ui::widget::Look<'_>,
) {
    let rect = paint::on_pixels(
        painter,
        Rect::from_center_size(centre, Vec2::splat(2.0 * radius)),
    );
    // The charge fills the width of the card below its middle.
    let width = 1.35 * rect.width();
    if let Some(stock) = look.pictures.get(Picture::Task(task), width) {
        let part = rect.width() / width;
        let part = vec2(part, part * 240.0 / 336.0);
        let uv = Rect::from_center_size(pos2(0.5, 0.52), part);
        let corners = CornerRadius::same(radius as u8);
        let disc = RectShape::filled(rect, corners, tint).with_texture(stock.texture, uv);
        painter.add(disc);
    }
}
