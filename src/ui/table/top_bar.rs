//! The bar at the top: whose turn it is, what is expected, who leads.

use egui::{Align, FontId, Rect, Role, Sense, Stroke, StrokeKind, Ui, Vec2, pos2};

use super::scene::Scene;
use super::{Overlay, TableCommand, guide, regions, turns, words};
use crate::ui::announce::place;
use crate::ui::app::{Command, Setting};
use crate::ui::picture::{Icon, Picture};
use crate::ui::theme::{Text, UNSEEN, with_opacity};
use crate::ui::widget::track::{Mark, track};
use crate::ui::widget::{Access, button, figure, paint, panel, text};

/// Paints the bar.
pub(super) fn show(ui: &mut Ui, scene: &Scene<'_>) {
    let stage = &scene.stage;
    let (look, tokens) = (stage.look, stage.tokens());
    let bar = &scene.layout.top;
    panel::top_bar(ui.painter(), bar.rect, look);
    let gold = tokens.colour.bar_gold;
    paint::image(
        ui.painter(),
        look,
        Picture::Icon(Icon::Crown),
        bar.crown,
        gold,
    );
    if let Some(name) = bar.name {
        let font = tokens.font(Text::Display4);
        text::line(
            ui.painter(),
            name,
            Align::Min,
            &words::app_name(stage.translator),
            &font,
            gold,
        );
    }
    if scene.shown.is_none() {
        expected(ui, scene);
        thinking(ui, scene);
        speaker(ui, scene);
        buttons(ui, scene);
    } else if scene.replay.is_some() {
        expected(ui, scene);
        help(ui, scene);
    }
    match scene.guide {
        Some(guide) => guide::bar(ui, scene, guide),
        // Another guide stands in its place.
        None if scene.layout.guide.is_some() => {}
        None => score(ui, scene),
    }
}

/// Round and phase, and the line that says what is expected now.
fn expected(ui: &mut Ui, scene: &Scene<'_>) {
    let stage = &scene.stage;
    let tokens = stage.tokens();
    let bar = &scene.layout.top;
    let soft = tokens.colour.bar_text_soft;
    // In a lesson the guide says there which one it is.
    if scene.guide.is_none() {
        let small = tokens.font(Text::Label);
        let phase = phase_and_next(ui, scene, &small);
        text::label(ui, bar.phase, Align::Min, &phase, &small, soft);
    }
    let status = words::status(scene);
    let response = text::label(
        ui,
        bar.status,
        Align::Min,
        &status,
        &tokens.bold(Text::Status),
        tokens.colour.bar_text,
    );
    ui.ctx()
        .accesskit_node_builder(response.id, |node| node.set_author_id("status"));
    // What others are about to do is told when it has happened. Of a game that is shown again the
    // steps are told.
    if !scene.waiting && scene.moving.is_none() && scene.replay.is_none() {
        stage.say(place::STATUS, &status);
    }
}

/// Round and phase, and who comes after this turn, as far as there is room.
fn phase_and_next(ui: &Ui, scene: &Scene<'_>, font: &FontId) -> String {
    let tr = scene.stage.translator;
    let phase = words::phase_line(tr, scene);
    // While somebody thinks, how far that has got stands there.
    if scene.thinking.is_some() {
        return phase;
    }
    let next = turns::upcoming(scene);
    let room = scene.layout.top.phase.width();
    // All of them, or at least the next.
    for count in [next.len(), 1] {
        let Some(seats) = next.get(..count).filter(|seats| !seats.is_empty()) else {
            break;
        };
        let line = words::phase_and_next(tr, scene, &phase, seats);
        let galley = ui
            .painter()
            .layout_no_wrap(line.clone(), font.clone(), UNSEEN);
        if galley.rect.width() <= room {
            return line;
        }
    }
    phase
}

/// How far the bot that thinks has got: a quiet bar above what is expected.
fn thinking(ui: &mut Ui, scene: &Scene<'_>) {
    let Some(thinking) = scene.thinking else {
        return;
    };
    let stage = &scene.stage;
    let colour = &stage.tokens().colour;
    let bar = &scene.layout.top;
    // Beside the name of the phase, where nothing else stands.
    let phase = words::phase_line(stage.translator, scene);
    let font = stage.tokens().font(Text::Label);
    let written = ui
        .painter()
        .layout_no_wrap(phase, font, colour.bar_text_soft);
    let left = bar.phase.left() + written.rect.width() + 16.0;
    let left = left.min(bar.phase.right() - 40.0);
    let line = Rect::from_min_max(
        pos2(left, bar.phase.center().y - 3.5),
        pos2(
            bar.phase.right().min(left + 220.0),
            bar.phase.center().y + 3.5,
        ),
    );
    let line = paint::on_pixels(ui.painter(), line);
    let words = words::thinks(stage.translator, &scene.name(thinking.seat));
    let response = ui.interact(line, ui.scope_id().with("thinking"), Sense::hover());
    let access = Access::new("thinking", &words);
    access.describe(ui, &response, Role::ProgressIndicator, None);
    ui.ctx().accesskit_node_builder(response.id, |node| {
        node.set_min_numeric_value(0.0);
        node.set_max_numeric_value(100.0);
        node.set_numeric_value(f64::from((100.0 * thinking.progress).round()));
    });
    let round = line.height() / 2.0;
    let ground = with_opacity(colour.bar_text_soft, 0.22);
    ui.painter().rect_filled(line, round, ground);
    // It begins as a dot, so that one sees from the start that something goes on.
    let least = line.left() + line.height();
    let reach = egui::lerp(line.x_range(), thinking.progress.clamp(0.0, 1.0));
    let done = line.with_max_x(reach.max(least));
    ui.painter().rect_filled(done, round, colour.bar_gold);
    let rim = Stroke::new(1.0, with_opacity(colour.bar_text_soft, 0.55));
    ui.painter()
        .rect_stroke(line, round, rim, StrokeKind::Inside);
}

/// The track with all knights in `rect`.
pub(super) fn knights_on_track(ui: &Ui, scene: &Scene<'_>, rect: Rect) {
    let position = scene.view.position();
    let marks: Vec<Mark> = position
        .seats()
        .map(|seat| Mark {
            knight: scene.knight(seat),
            shields: scene.counted_shields(seat),
            leads: scene.leads(seat),
        })
        .collect();
    let goal = scene.game.goal();
    track(ui.painter(), rect, goal, &marks, scene.stage.look);
}

fn score(ui: &mut Ui, scene: &Scene<'_>) {
    let stage = &scene.stage;
    let tokens = stage.tokens();
    let bar = &scene.layout.top;
    knights_on_track(ui, scene, bar.track);
    let shield = Rect::from_min_size(bar.goal.min, Vec2::new(26.0, 30.0));
    let shield = shield.translate(egui::vec2(0.0, (bar.goal.height() - 30.0) / 2.0));
    figure::shield(ui.painter(), shield, "", stage.look);
    let goal = words::goal(stage.translator, scene.game.goal());
    text::label(
        ui,
        bar.goal.with_min_x(shield.right() + 4.0),
        Align::Min,
        &goal,
        &tokens.bold(Text::BodySmall),
        tokens.colour.bar_text,
    );
}

/// Mutes sounds, and lets them be heard again.
fn speaker(ui: &mut Ui, scene: &Scene<'_>) {
    let stage = &scene.stage;
    let (Some(rect), Some(muted)) = (scene.layout.top.speaker, stage.muted()) else {
        return;
    };
    let icon = if muted {
        Icon::SpeakerOff
    } else {
        Icon::Speaker
    };
    let name = words::mute(stage.translator);
    let state = words::sound_state(stage.translator, muted);
    let access = Access::new("mute", &name).described(&state);
    let response = button::bar_icon(ui, rect, icon, access, stage.look);
    stage.reach(regions::BAR, &response);
    ui.ctx().accesskit_node_builder(response.id, |node| {
        node.set_toggled(muted.into());
    });
    if response.on_hover_text(state).clicked() {
        stage.send(Setting::Muted(!muted));
    }
}

/// The keys of a game that is shown again, in the place of the last button.
fn help(ui: &mut Ui, scene: &Scene<'_>) {
    let stage = &scene.stage;
    let Some(&rect) = scene.layout.top.buttons.last() else {
        return;
    };
    let name = words::shortcuts(stage.translator);
    let response = button::bar_icon(ui, rect, Icon::Help, Access::new("help", &name), stage.look);
    stage.reach(regions::BAR, &response);
    if response.clicked() {
        stage.send(TableCommand::Open(Overlay::Shortcuts));
    }
}

fn buttons(ui: &mut Ui, scene: &Scene<'_>) {
    let stage = &scene.stage;
    let places = &scene.layout.top.buttons;
    let menu = words::menu(stage.translator);
    let help = words::shortcuts(stage.translator);
    let mut wanted = vec![("menu", Icon::Gear, menu, Overlay::Menu)];
    if places.len() > 1 {
        wanted.push(("help", Icon::Help, help, Overlay::Shortcuts));
    }
    if let [rulebook, _, _] = places.as_slice() {
        let name = words::rulebook(stage.translator);
        let access = Access::new("rulebook", &name);
        let response = button::bar_icon(ui, *rulebook, Icon::Book, access, stage.look);
        stage.reach(regions::BAR, &response);
        if response.clicked() {
            stage.send(Command::Consult(None));
        }
    }
    for ((id, icon, name, overlay), rect) in wanted.into_iter().zip(places.iter().rev()) {
        let response = button::bar_icon(ui, *rect, icon, Access::new(id, &name), stage.look);
        stage.reach(regions::BAR, &response);
        if response.clicked() {
            stage.send(TableCommand::Open(overlay));
        }
    }
}
