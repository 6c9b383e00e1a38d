//! Through whose eyes the game is seen: everybody's at the table, or those of one seat.

use egui::{Rect, Role, Sense, Stroke, Ui, pos2, vec2};

use super::{Replay, ReplayCommand, words};
use crate::rules::Viewer;
use crate::ui::picture::{Icon, Picture};
use crate::ui::table::regions;
use crate::ui::table::scene::Scene;
use crate::ui::theme::with_opacity;
use crate::ui::widget::{Access, knight, lit, paint};

/// Paints the choice at the right end of `row`; returns where it begins.
pub(super) fn show(ui: &mut Ui, scene: &Scene<'_>, replay: &Replay, row: Rect) -> f32 {
    let viewers = replay.viewers();
    if viewers.len() < 2 {
        return row.right();
    }
    let high = row.height().clamp(24.0, 40.0);
    let size = vec2(high + 2.0, high);
    let gap = 5.0;
    let count = viewers.len() as f32;
    let left = row.right() - count * (size.x + gap) + gap;
    let top = row.center().y - high / 2.0;
    for (index, &viewer) in viewers.iter().enumerate() {
        let corner = pos2(left + index as f32 * (size.x + gap), top);
        one(ui, scene, replay, viewer, Rect::from_min_size(corner, size));
    }
    left - 16.0
}

fn one(ui: &mut Ui, scene: &Scene<'_>, replay: &Replay, viewer: Viewer, rect: Rect) {
    let stage = &scene.stage;
    let (look, tokens) = (stage.look, stage.tokens());
    let id = match viewer {
        Viewer::Public => "replay.eyes.all".to_owned(),
        Viewer::Seat(seat) => format!("replay.eyes.{}", seat.0),
    };
    let chosen = viewer == replay.viewer();
    let name = words::through(scene, viewer);
    let response = ui.interact(rect, ui.scope_id().with(&id), Sense::click());
    Access::new(&id, &name).describe(ui, &response, Role::RadioButton, Some(chosen));
    stage.reach(regions::EYES, &response);
    let light = lit(ui, &response, look);
    let painter = ui.painter();
    let gold = tokens.colour.tray_title;
    let place = paint::on_pixels(painter, rect);
    if chosen || light > 0.0 {
        let strength = if chosen { 0.22 } else { 0.14 * light };
        painter.rect_filled(place, tokens.radius.field, with_opacity(gold, strength));
    }
    if chosen {
        let rim = Stroke::new(1.6, gold);
        painter.rect_stroke(place, tokens.radius.field, rim, egui::StrokeKind::Inside);
    }
    let inner = rect.shrink(3.5);
    match viewer {
        Viewer::Seat(seat) => {
            let opacity = if chosen {
                1.0
            } else {
                tokens.faded(0.72 + 0.28 * light)
            };
            knight::arms_faded(painter, inner, scene.knight(seat), opacity, look);
        }
        Viewer::Public => {
            let ink = if chosen {
                gold
            } else {
                tokens.colour.tray_text_soft
            };
            let side = inner.height().min(inner.width());
            let sign = Rect::from_center_size(inner.center(), vec2(side, side));
            paint::image(painter, look, Picture::Icon(Icon::Castle), sign, ink);
        }
    }
    if response.has_focus() {
        let ring = paint::focus_ring(look, place, tokens.radius.field, 1.0);
        ui.painter().extend(ring);
    }
    if response.on_hover_text(&name).clicked() {
        stage.send(ReplayCommand::Through(viewer));
    }
}
