//! The list of all fourteen tasks: face up, held, done, not yet seen.

use egui::{Align, Rect, ScrollArea, Ui, UiBuilder, pos2, vec2};

use super::scene::Scene;
use super::{map, words};
use crate::rules::Seat;
use crate::rules::kings_errand::{Position, Rule, TaskId};
use crate::ui::theme::{Text, with_opacity};
use crate::ui::widget::{figure, panel, text};

/// Where a task is, as everybody can see.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Whereabouts {
    /// On the display.
    FaceUp,
    /// In somebody's hand.
    Held(Seat),
    /// Completed by somebody.
    Done(Seat),
    /// In the face-down pile.
    NotSeen,
}

/// Where `task` is.
#[must_use]
pub fn whereabouts(position: &Position, task: TaskId) -> Whereabouts {
    if position.unseen().contains(task) {
        return Whereabouts::NotSeen;
    }
    for seat in position.seats() {
        let own = position.seat(seat);
        if own.tasks().contains(task) {
            return Whereabouts::Held(seat);
        }
        if own.completed().contains(task) {
            return Whereabouts::Done(seat);
        }
    }
    Whereabouts::FaceUp
}

/// Paints the list in its panel.
pub(super) fn show(ui: &mut Ui, scene: &Scene<'_>) {
    if scene.is_bare() {
        return;
    }
    if let Some(rect) = scene.layout.overview {
        panel(ui, scene, rect);
    }
}

/// The list on a panel of paper in `rect`.
pub(super) fn panel(ui: &mut Ui, scene: &Scene<'_>, rect: Rect) {
    let stage = &scene.stage;
    let tokens = stage.tokens();
    panel::paper(ui.painter(), rect, stage.look);
    let inner = rect.shrink(tokens.space.panel_inset);
    let head = Rect::from_min_size(
        inner.min,
        vec2(
            inner.width(),
            (26.0 * tokens.text_size().max(1.0)).min(0.2 * inner.height()),
        ),
    );
    let title = words::all_tasks(stage.translator);
    let font = tokens.font(Text::Display5);
    text::label(ui, head, Align::Min, &title, &font, tokens.colour.ink);
    let body = inner.with_min_y(head.bottom() + 4.0);
    let builder = UiBuilder::new().id_salt("overview").max_rect(body);
    ui.scope_builder(builder, |ui| {
        let scrolled = ScrollArea::vertical()
            .id_salt("overview")
            .auto_shrink(false)
            .show(ui, |ui| {
                ui.spacing_mut().item_spacing.y = 3.0;
                for task in TaskId::all() {
                    row(ui, scene, task);
                }
            });
        let paper = tokens.colour.panel;
        panel::fade_scrolled(ui.painter(), &scrolled, paper, stage.look);
    });
}

/// Width of the sign before a name.
const MARK: f32 = 16.0;

fn row(ui: &mut Ui, scene: &Scene<'_>, task: TaskId) {
    let stage = &scene.stage;
    let tokens = stage.tokens();
    let place = whereabouts(scene.view.position(), task);
    let name = words::task_title(stage.translator, task);
    let state = words::whereabouts(stage.translator, &scene.narrator, place);
    let font = match place {
        Whereabouts::FaceUp => tokens.bold(Text::Caption),
        Whereabouts::Held(_) | Whereabouts::Done(_) | Whereabouts::NotSeen => {
            tokens.font(Text::Caption)
        }
    };
    // A long name takes two lines, and the row grows with it.
    let least = 20.0 * tokens.text_size().max(1.0);
    let beside = ui.available_width() - MARK - 5.0;
    let lines = text::lay_out(ui.painter(), &name, &font, tokens.colour.ink, beside);
    let height = least.max(lines.rect.height());
    let (rect, response) =
        ui.allocate_exact_size(vec2(ui.available_width(), height), egui::Sense::hover());
    response.widget_info(|| {
        let all = [name.as_str(), state.as_str()].join(": ");
        egui::WidgetInfo::labeled(egui::Role::Label, true, all)
    });
    if !ui.is_rect_visible(rect) {
        return;
    }
    let faint = matches!(place, Whereabouts::Done(_) | Whereabouts::NotSeen);
    let strength = if faint { tokens.faded(0.62) } else { 1.0 };
    let ink = with_opacity(tokens.colour.ink, strength);
    let mark = Rect::from_min_size(rect.min, vec2(MARK, least.min(24.0)));
    match place {
        Whereabouts::FaceUp => {
            let shields = scene.task(task).map_or(0, |task| task.shields);
            figure::shield(ui.painter(), mark, shields, stage.look);
        }
        Whereabouts::Held(seat) | Whereabouts::Done(seat) => {
            map::small_arms(ui, scene, mark.shrink2(vec2(0.0, 1.0)), seat);
        }
        Whereabouts::NotSeen => {}
    }
    let name_rect = Rect::from_min_max(pos2(mark.right() + 5.0, rect.top()), rect.max);
    text::lines(ui.painter(), name_rect, Align::Min, &name, &font, ink, 2);
    if matches!(place, Whereabouts::Done(_)) {
        let line = egui::Stroke::new(1.0, with_opacity(tokens.colour.ink, 0.45));
        let rows = lines.rows.len();
        for row in 0..rows {
            let y = egui::lerp(rect.y_range(), (row as f32 + 0.5) / rows as f32);
            ui.painter().hline(name_rect.x_range(), y, line);
        }
    }
    // Words that nobody asks for need not be found in every frame.
    if !response.hovered() && !response.has_focus() {
        return;
    }
    let about = words::about_task(stage.translator, scene, task);
    let about = words::with_german(stage, about, |tr| words::task_title(tr, task));
    let tip = [state.as_str(), about.as_str()].join("\n");
    super::supply::explain_by(scene, &response, &name, &tip, Rule::D9);
}
