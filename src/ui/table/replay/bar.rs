//! What stands where the lane is else: where in the game one is, through whose eyes, what happens,
//! and the line of all steps.

use egui::{Align, Rect, Role, Ui, pos2, vec2};

use super::{Replay, ReplayCommand, buttons, eyes, line, words};
use crate::ui::table::regions;
use crate::ui::table::scene::Scene;
use crate::ui::table::show::{cards, happened};
use crate::ui::theme::Text;
use crate::ui::widget::{Access, Button, ButtonKind, dialog, panel, text};
use crate::{id, message};

/// Paints it.
pub(super) fn show(ui: &mut Ui, scene: &Scene<'_>, replay: &Replay) {
    let tray = &scene.layout.tray;
    let Some(first) = tray.tickets.first() else {
        return;
    };
    let title = tray.lane_title;
    let right = eyes::show(ui, scene, replay, title);
    head(ui, scene, replay, title.with_max_x(right));
    let foot = first.rect.bottom() + 2.0;
    let line = Rect::from_min_max(
        pos2(tray.lane.left(), foot - line::height(scene)),
        pos2(tray.lane.right(), foot),
    );
    let top = first.rect.top().min(title.bottom() + 10.0);
    let sheet = Rect::from_min_max(
        pos2(first.rect.left(), top),
        pos2(tray.lane.right(), line.top() - 5.0),
    );
    happens(ui, scene, replay, sheet);
    line::show(ui, scene, replay, line);
    buttons::show(ui, scene, replay, tray.buttons);
}

/// Where in the game one is.
fn head(ui: &mut Ui, scene: &Scene<'_>, replay: &Replay, rect: Rect) {
    let tokens = scene.stage.tokens();
    let words = words::place(scene.stage.translator, replay);
    let sizes = [Text::Display5, Text::Display6, Text::BodySmall];
    let fits = |size: &Text| {
        let font = tokens.font(*size);
        let galley = ui
            .painter()
            .layout_no_wrap(words.clone(), font, tokens.colour.ink);
        galley.rect.width() <= rect.width()
    };
    let size = sizes.into_iter().find(fits).unwrap_or(Text::BodySmall);
    let font = tokens.font(size);
    let gold = tokens.colour.tray_title;
    let response = text::label(ui, rect, Align::Min, &words, &font, gold);
    Access::new("replay.step", &words).describe(ui, &response, Role::Label, None);
}

/// What happens in this step, with the cards of whoever acts, and what can be asked about it.
fn happens(ui: &mut Ui, scene: &Scene<'_>, replay: &Replay, rect: Rect) {
    let tokens = scene.stage.tokens();
    let shown = replay.show();
    panel::ticket(ui.painter(), rect, shown.frame().expires, scene.stage.look);
    let inner = rect.shrink2(vec2(tokens.space.panel_inset, 8.0));
    // Large text needs all the room there is.
    let left = if tokens.text_size() > 1.4 {
        inner.left()
    } else {
        cards(ui, scene, shown, inner)
    };
    let right = questions(ui, scene, replay, inner);
    let words = inner.with_min_x(left).with_max_x(right);
    happened(ui, scene, shown, words);
}

/// What can be asked about the step, at the right end of `rect`; returns where that begins.
fn questions(ui: &mut Ui, scene: &Scene<'_>, replay: &Replay, rect: Rect) -> f32 {
    let stage = &scene.stage;
    let tr = stage.translator;
    let Some(step) = replay.step() else {
        return rect.right();
    };
    let mut asked = Vec::new();
    if step.expiry.is_some() {
        let words = tr.text(id!("review-why"));
        asked.push(("replay.why", words.clone(), words, ReplayCommand::Why));
    }
    if let Some(deed) = step.deed {
        let name = scene.narrator.name(deed.seat);
        let full = tr.format(message!("thought-ask", name = name));
        let words = tr.text(id!("replay-ask"));
        asked.push(("replay.ask", words, full, ReplayCommand::Ask));
    }
    if asked.is_empty() {
        return rect.right();
    }
    let grown = tokens_grown(scene, 30.0);
    let gap = 6.0;
    let count = asked.len() as f32;
    let height = grown.min((rect.height() - (count - 1.0) * gap) / count);
    let key = |index: usize| if index == 0 { "W" } else { "" };
    let buttons = asked.iter().enumerate().map(|(index, (_, words, ..))| {
        Button::new(ButtonKind::Plain, words)
            .text(Text::BodySmall)
            .key(key(index))
    });
    let buttons: Vec<_> = buttons.collect();
    let widths = buttons
        .iter()
        .map(|button| button.width(ui.painter(), height, stage.look) - 8.0);
    let width = widths.fold(0.0, f32::max).min(0.4 * rect.width());
    let whole = count * (height + gap) - gap;
    let mut top = rect.center().y - whole / 2.0;
    for (button, (id, _, full, command)) in buttons.into_iter().zip(&asked) {
        let corner = pos2(rect.right() - width, top);
        let place = Rect::from_min_size(corner, vec2(width, height));
        let response = button.show(ui, place, Access::new(id, full), stage.look);
        stage.reach(regions::BUTTONS, &response);
        if response.on_hover_text(full).clicked() {
            stage.send(*command);
        }
        top = place.bottom() + gap;
    }
    rect.right() - width - 12.0
}

fn tokens_grown(scene: &Scene<'_>, points: f32) -> f32 {
    points * scene.stage.tokens().text_size().max(1.0)
}

/// Asks whether to go back, for the game will be marked.
pub(super) fn ask(ui: &Ui, scene: &Scene<'_>) {
    let stage = &scene.stage;
    let (tokens, tr) = (stage.tokens(), stage.translator);
    let window = dialog::room(ui.ctx());
    let width = tokens_grown(scene, 480.0).min(window.x - 40.0);
    let inset = tokens.space.page;
    let words = tr.text(id!("replay-marks"));
    let font = tokens.font(Text::Body);
    let ink = tokens.colour.ink;
    let told = text::lay_out(ui.painter(), &words, &font, ink, width - 2.0 * inset);
    let (head, row) = (
        tokens_grown(scene, 36.0),
        tokens_grown(scene, 42.0).min(60.0),
    );
    let high = 2.0 * inset + head + 10.0 + told.rect.height() + 22.0 + row;
    let size = vec2(width, high.min(window.y - 28.0));
    let response = dialog::modal(ui.ctx(), "replay.ask", size, stage.look, |ui| {
        let area = ui.max_rect();
        let head = area.with_max_y(area.top() + head);
        let title = tr.attribute(id!("replay-marks"), "title");
        let font = tokens.font(Text::Display4);
        text::label(ui, head, Align::Min, &title, &font, ink);
        let body = area.with_min_y(head.bottom() + 10.0);
        let place = body.with_max_y(body.top() + told.rect.height());
        let response = ui.interact(place, ui.scope_id().with("words"), egui::Sense::hover());
        Access::new("replay.marks", &words).describe(ui, &response, Role::Label, None);
        stage.say("replay.marks", &words);
        ui.painter().galley(place.min, told, ink);
        let row = area.with_min_y(area.bottom() - row);
        let (left, right) = row.split_left_right_at_fraction(0.5);
        let stay = tr.attribute(id!("replay-marks"), "stay");
        let button = Button::new(ButtonKind::Plain, &stay);
        let access = Access::new("replay.stay", &stay);
        let place = left.with_max_x(left.right() - 6.0);
        let response = button.key("Esc").show(ui, place, access, stage.look);
        stage.reach(crate::ui::focus::Region::OVERLAY, &response);
        if response.clicked() {
            stage.send(ReplayCommand::Stay);
        }
        let go = tr.attribute(id!("replay-marks"), "go");
        let button = Button::new(ButtonKind::Next, &go);
        let access = Access::new("replay.go", &go);
        let place = right.with_min_x(right.left() + 6.0);
        let response = button.show(ui, place, access, stage.look);
        stage.reach(crate::ui::focus::Region::OVERLAY, &response);
        if response.clicked() {
            stage.send(ReplayCommand::ResumeNow);
        }
    });
    if response.should_close() {
        stage.send(ReplayCommand::Stay);
    }
}
