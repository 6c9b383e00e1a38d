//! All steps on a line, each round a piece of it; below it the rounds by number.

use egui::{
    Align, CornerRadius, CursorIcon, Id, Rect, Role, Sense, Stroke, StrokeKind, Ui, pos2, vec2,
};

use super::{Replay, ReplayCommand, words};
use crate::message;
use crate::ui::table::regions;
use crate::ui::table::scene::Scene;
use crate::ui::theme::{Text, gradient, with_opacity};
use crate::ui::widget::slider::Slider;
use crate::ui::widget::{Access, paint, text};

/// Height of the groove.
const GROOVE: f32 = 9.0;
/// Radius of the knob.
const KNOB: f32 = 9.0;
/// Between two rounds.
const GAP: f32 = 3.0;

/// How high the line is with the numbers below it.
pub(super) fn height(scene: &Scene<'_>) -> f32 {
    2.0 * KNOB + numbers(scene)
}

fn numbers(scene: &Scene<'_>) -> f32 {
    1.25 * scene.stage.tokens().size(Text::Caption)
}

/// Paints the line in `rect` and lets people move along it.
pub(super) fn show(ui: &mut Ui, scene: &Scene<'_>, replay: &Replay, rect: Rect) {
    let foot = rect.with_min_y(rect.bottom() - numbers(scene));
    let whole = rect.with_max_y(foot.top());
    let line = whole.shrink2(vec2(KNOB, 0.0));
    rounds(ui, scene, replay, line, foot);
    let stage = &scene.stage;
    let (look, tr) = (stage.look, stage.translator);
    let told = |_: i32| words::place(tr, replay);
    let slider = Slider {
        value: number(replay.at()),
        range: (0, number(replay.last())),
        step: 1,
        mark: None,
        live: true,
        words: &told,
    };
    let sense = Sense::click_and_drag();
    let response = ui.interact(whole, ui.scope_id().with("replay.line"), sense);
    let (shown, wanted) = slider.moved(ui, line, &response);
    let name = tr.text(crate::id!("replay-line"));
    let help = tr.text(crate::id!("replay-keys"));
    let access = Access::new("replay.line", &name).described(&help);
    slider.describe(ui, &response, access);
    stage.reach(regions::LANE, &response);
    if response.hovered() || response.dragged() {
        ui.set_cursor_icon(CursorIcon::ResizeHorizontal);
    }
    let free = ui.memory(egui::Memory::focused).is_none();
    let covered = scene.muted || scene.state.overlay.is_some();
    if (arrived(ui) || free) && !covered {
        response.request_focus();
    }
    paint(ui, scene, replay, line, shown, &response);
    if response.has_focus() {
        let ring = paint::focus_ring(look, whole, KNOB, 1.0);
        ui.painter().extend(ring);
    }
    let at = wanted.and_then(|wanted| usize::try_from(wanted).ok());
    if let Some(at) = at.filter(|&at| at != replay.at()) {
        stage.send(ReplayCommand::To(at));
    }
}

/// Whether the line is there anew: it was not in the frame before.
fn arrived(ui: &Ui) -> bool {
    let now = ui.ctx().cumulative_frame_nr();
    let id = Id::unique("replay.line.frame");
    let last: Option<u64> = ui.data(|data| data.get_temp(id));
    ui.data_mut(|data| data.insert_temp(id, now));
    last.is_none_or(|last| last + 1 < now)
}

/// A frame as the line counts; no game has as many as do not fit.
fn number(frame: usize) -> i32 {
    i32::try_from(frame).unwrap_or(i32::MAX)
}

/// Where a frame stands on the line.
fn at(replay: &Replay, line: Rect, frame: usize) -> f32 {
    let part = frame as f32 / replay.last().max(1) as f32;
    egui::lerp(line.x_range(), part)
}

/// Where the rounds begin on the line, and the end.
fn edges(replay: &Replay, line: Rect) -> Vec<f32> {
    let rounds = replay.rounds().iter();
    let begins = rounds.map(|mark| at(replay, line, mark.frame));
    begins.chain([line.right()]).collect()
}

fn paint(
    ui: &Ui,
    scene: &Scene<'_>,
    replay: &Replay,
    line: Rect,
    shown: i32,
    response: &egui::Response,
) {
    let look = scene.stage.look;
    let tokens = look.tokens;
    let colour = &tokens.colour;
    let hot = response.hovered() || response.has_focus() || response.dragged();
    let seconds = tokens.seconds(tokens.motion.hover_lift);
    let light = ui.ctx().animate_bool_with_time(response.id, hot, seconds);
    let painter = ui.painter();
    let middle = line.center().y;
    let knob = usize::try_from(shown).unwrap_or_default();
    let reached = at(replay, line, knob);
    let corners = CornerRadius::same(3);
    let edges = edges(replay, line);
    let mut left = line.left();
    for edge in edges {
        let wide = edge - left;
        let right = if wide > 3.0 * GAP && edge < line.right() {
            edge - GAP
        } else {
            edge
        };
        if right - left < 0.5 {
            continue;
        }
        let piece = Rect::from_min_max(
            pos2(left, middle - GROOVE / 2.0),
            pos2(right, middle + GROOVE / 2.0),
        );
        let piece = paint::on_pixels(painter, piece);
        let empty = with_opacity(colour.tray_text_soft, 0.22);
        painter.rect_filled(piece, corners, empty);
        if reached > piece.left() {
            let full = piece.with_max_x(piece.right().min(reached));
            let gold = gradient(colour.gold_dark, colour.gold, 0.55);
            painter.rect_filled(full, corners, gold);
        }
        let rim = Stroke::new(1.0, with_opacity(colour.tray_rim, 0.75));
        painter.rect_stroke(piece, corners, rim, StrokeKind::Inside);
        left = edge;
    }
    let centre = pos2(reached, middle);
    let outline = Stroke::new(1.4 + 0.6 * light, tokens.card.ink);
    let face = gradient(colour.gold_light, tokens.card.figure_disc, 0.5 * light);
    painter.add(paint::disc(centre, KNOB, face, outline));
    let boss = gradient(colour.gold_dark, colour.gold, 0.4);
    let rim = Stroke::new(1.0, tokens.card.ink);
    painter.add(paint::disc(centre, 0.42 * KNOB, boss, rim));
}

/// The rounds by number, each below its piece of the line; as many as there is room for.
fn rounds(ui: &mut Ui, scene: &Scene<'_>, replay: &Replay, line: Rect, foot: Rect) {
    let stage = &scene.stage;
    let (look, tokens) = (stage.look, stage.tokens());
    let (plain, bold) = (tokens.font(Text::Caption), tokens.bold(Text::Caption));
    let current = replay.round();
    let edges = edges(replay, line);
    let mut free = foot.left() - KNOB;
    let wide = |words: &str| {
        let ink = tokens.colour.tray_text;
        let galley = ui
            .painter()
            .layout_no_wrap(words.to_owned(), bold.clone(), ink);
        galley.rect.width()
    };
    let names = replay.rounds().iter().map(|mark| {
        let name = message!("review-round", round = mark.round);
        stage.translator.format(name)
    });
    let names: Vec<String> = names.collect();
    // With their names where all have room, else by number.
    let mut pieces = names.iter().zip(edges.windows(2));
    let named = pieces.all(|(name, ends)| ends[1] - ends[0] > wide(name) + 12.0);
    for (index, (mark, ends)) in replay.rounds().iter().zip(edges.windows(2)).enumerate() {
        let &[left, right] = ends else { continue };
        let name = names[index].as_str();
        let digits = mark.round.to_string();
        let written = if named { name } else { &digits };
        let width = wide(written);
        // A short round takes a bit of room beside it.
        let half = ((right - left) / 2.0).max(width / 2.0 + 3.0);
        let middle = f32::midpoint(left, right).min(foot.right() - width / 2.0);
        let place = Rect::from_min_max(
            pos2((middle - half).max(free), foot.top() - 1.0),
            pos2((middle + half).min(foot.right() + KNOB), foot.bottom()),
        );
        if place.width() < width + 2.0 {
            continue;
        }
        free = place.right();
        let id = format!("replay.round.{}", mark.round);
        let response = ui.interact(place, ui.scope_id().with(&id), Sense::click());
        let chosen = current == Some(index);
        Access::new(&id, name).describe(ui, &response, Role::Button, Some(chosen));
        stage.reach(regions::ROUNDS, &response);
        let light = crate::ui::widget::lit(ui, &response, look);
        let (font, ink) = if chosen {
            (&bold, tokens.colour.tray_title)
        } else {
            let soft = tokens.colour.tray_text_soft;
            (&plain, gradient(soft, tokens.colour.tray_text, light))
        };
        text::line(ui.painter(), place, Align::Center, written, font, ink);
        if response.has_focus() {
            let ring = paint::focus_ring(look, place.shrink(1.0), 3.0, 1.0);
            ui.painter().extend(ring);
        }
        if response.clicked() {
            stage.send(ReplayCommand::To(mark.frame));
        }
    }
}
