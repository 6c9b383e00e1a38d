//! Back, play, forward and the speed at the left; the ways out at the right.

use egui::{Color32, Painter, Rect, Response, Shape, Stroke, Ui, pos2, vec2};

use super::{Replay, ReplayCommand, words};
use crate::id;
use crate::ui::table::regions;
use crate::ui::table::scene::Scene;
use crate::ui::theme::Text;
use crate::ui::widget::{Access, Button, ButtonKind};

const GAP: f32 = 8.0;

/// Paints the row of buttons.
pub(super) fn show(ui: &mut Ui, scene: &Scene<'_>, replay: &Replay, row: Rect) {
    let tr = scene.stage.translator;
    let (at, last) = (replay.at(), replay.last());
    let side = row.height().clamp(30.0, 54.0) * 1.15;
    let mut left = row.left();
    let mut next = |width: f32| {
        let place = Rect::from_min_size(pos2(left, row.top()), vec2(width, row.height()));
        left = place.right() + GAP;
        place
    };
    let words = tr.text(id!("show-back"));
    let to = (at > 0).then(|| ReplayCommand::To(at - 1));
    let access = Access::new("replay.back", &words);
    sign(
        ui,
        scene,
        next(side),
        ButtonKind::Plain,
        access,
        arrow_back,
        to,
    );
    let (words, paint): (_, Sign) = if replay.is_playing() {
        (tr.text(id!("replay-pause")), pause)
    } else {
        (tr.text(id!("replay-play")), play)
    };
    let to = Some(ReplayCommand::Play(!replay.is_playing()));
    let access = Access::new("replay.play", &words);
    let kind = ButtonKind::Next;
    sign(ui, scene, next(1.2 * side), kind, access, paint, to);
    let words = tr.text(id!("show-forward"));
    let to = (at < last).then(|| ReplayCommand::To(at + 1));
    let access = Access::new("replay.forward", &words);
    sign(
        ui,
        scene,
        next(side),
        ButtonKind::Plain,
        access,
        arrow_forward,
        to,
    );
    let taken = speed(ui, scene, replay, next(1.25 * side));
    ways_out(ui, scene, replay, row.with_min_x(taken.right() + 1.5 * GAP));
}

type Sign = fn(&Painter, Rect, Color32);

/// A button with a sign instead of words; it can be pressed if it does something.
fn sign(
    ui: &mut Ui,
    scene: &Scene<'_>,
    rect: Rect,
    kind: ButtonKind,
    access: Access<'_>,
    paint: Sign,
    command: Option<ReplayCommand>,
) {
    let stage = &scene.stage;
    // What cannot be pressed is a thin outline that is seen on the tray.
    let kind = if command.is_some() {
        kind
    } else {
        ButtonKind::Rest
    };
    let button = Button::new(kind, "");
    let shown = ui.add_enabled_ui(command.is_some(), |ui| {
        let response = button.show(ui, rect, access, stage.look);
        let ink = if command.is_some() {
            stage.tokens().colour.button_text
        } else {
            button.disabled_ink(stage.look)
        };
        let size = 0.5 * rect.height().min(rect.width());
        let place = Rect::from_center_size(rect.center(), vec2(size, size));
        paint(ui.painter(), place, ink);
        response
    });
    act(scene, shown.inner, access.name, command);
}

fn act(scene: &Scene<'_>, response: Response, name: &str, command: Option<ReplayCommand>) {
    let Some(command) = command else {
        return;
    };
    scene.stage.reach(regions::BUTTONS, &response);
    if response.on_hover_text(name).clicked() {
        scene.stage.send(command);
    }
}

fn polygon(painter: &Painter, rect: Rect, ink: Color32, points: &[(f32, f32)]) {
    let at = |&(x, y): &(f32, f32)| rect.min + vec2(x, y) * rect.size();
    let points = points.iter().map(at).collect();
    painter.add(Shape::convex_polygon(points, ink, Stroke::NONE));
}

fn play(painter: &Painter, rect: Rect, ink: Color32) {
    polygon(painter, rect, ink, &[(0.14, 0.0), (1.0, 0.5), (0.14, 1.0)]);
}

fn pause(painter: &Painter, rect: Rect, ink: Color32) {
    for left in [0.1, 0.6] {
        let (top, right) = (0.04, left + 0.3);
        let bar = [(left, top), (right, top), (right, 0.96), (left, 0.96)];
        polygon(painter, rect, ink, &bar);
    }
}

fn arrow_forward(painter: &Painter, rect: Rect, ink: Color32) {
    polygon(painter, rect, ink, &[(0.04, 0.1), (0.74, 0.5), (0.04, 0.9)]);
    let bar = [(0.78, 0.1), (0.96, 0.1), (0.96, 0.9), (0.78, 0.9)];
    polygon(painter, rect, ink, &bar);
}

fn arrow_back(painter: &Painter, rect: Rect, ink: Color32) {
    polygon(painter, rect, ink, &[(0.96, 0.1), (0.96, 0.9), (0.26, 0.5)]);
    let bar = [(0.04, 0.1), (0.22, 0.1), (0.22, 0.9), (0.04, 0.9)];
    polygon(painter, rect, ink, &bar);
}

fn speed(ui: &mut Ui, scene: &Scene<'_>, replay: &Replay, rect: Rect) -> Rect {
    let stage = &scene.stage;
    let (sign, words) = words::speed(stage.translator, replay.speed());
    let button = Button::new(ButtonKind::Dark, &sign).text(Text::BodySmall);
    let width = button.width(ui.painter(), rect.height(), stage.look) - 12.0;
    let place = Rect::from_min_size(rect.min, vec2(width.max(rect.width()), rect.height()));
    let response = button.show(ui, place, Access::new("replay.speed", &words), stage.look);
    let faster = ReplayCommand::Speed(replay.speed().next());
    act(scene, response, &words, Some(faster));
    place
}

/// Play on or go back from here, and the way out.
fn ways_out(ui: &mut Ui, scene: &Scene<'_>, replay: &Replay, row: Rect) {
    let stage = &scene.stage;
    let tr = stage.translator;
    let close = tr.text(id!("replay-close"));
    let resume = replay.can_resume();
    let resume = resume.map(|first| words::resume(tr, replay.resume().unwrap_or(first)));
    let wide = |words: &str, size: Text, key: &str| {
        let button = Button::new(ButtonKind::Dark, words).text(size).key(key);
        button.width(ui.painter(), row.height(), stage.look)
    };
    let total = |&(size, key): &(Text, &str)| {
        let first = resume.as_ref();
        first.map_or(0.0, |(words, _)| wide(words, size, "") + GAP) + wide(&close, size, key)
    };
    let tries = [
        (Text::Body, "Esc"),
        (Text::BodySmall, "Esc"),
        (Text::BodySmall, ""),
    ];
    let fit = tries.iter().find(|fit| total(fit) <= row.width());
    let &(size, key) = fit.unwrap_or(&tries[2]);
    // Where nothing fits, words take two lines.
    let part = (row.width() / total(&(size, key))).min(1.0);
    let close_width = part * wide(&close, size, key);
    let resume_width = resume
        .as_ref()
        .map_or(0.0, |(words, _)| part * wide(words, size, ""));
    let place = row.with_min_x(row.right() - close_width);
    if let Some((words, help)) = &resume {
        let right = place.left() - GAP;
        let place = row.with_max_x(right).with_min_x(right - resume_width);
        let possible = replay.resume().is_some();
        let button = Button::new(ButtonKind::Dark, words).text(size);
        let access = Access::new("replay.resume", words).described(help);
        let shown = ui.add_enabled_ui(possible, |ui| button.show(ui, place, access, stage.look));
        let command = possible.then_some(ReplayCommand::Resume);
        act(scene, shown.inner, help, command);
    }
    let button = Button::new(ButtonKind::Dark, &close).text(size).key(key);
    let access = Access::new("replay.close", &close);
    let response = button.show(ui, place, access, stage.look);
    stage.reach(regions::BUTTONS, &response);
    if response.clicked() {
        stage.send(ReplayCommand::Close);
    }
}
