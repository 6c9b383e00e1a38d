//! The panels of the page: two columns where there is room for them, else one below the other.

use egui::{Align, Rect, Sense, Stroke, Ui, pos2, vec2};

use super::super::parts;
use super::groups::{self, Group};
use super::{SettingsPage, row};
use crate::ui::picture::Picture;
use crate::ui::theme::Text;
use crate::ui::widget::{paint, panel, text};
use crate::ui::{Region, Stage};

/// From the rim of a panel to what is in it.
const INSET: f32 = 14.0;

/// Between two rows.
const GAP: f32 = 15.0;

/// Between two panels.
const PANEL_GAP: f32 = 14.0;

/// A column needs so much, at text size 1, before there are two.
const LEAST: f32 = 460.0;

/// Shows everything that can be set, from the top of what scrolls.
pub(super) fn show(
    ui: &mut Ui,
    stage: Stage<'_>,
    page: &SettingsPage<'_>,
    body: Rect,
    arrived: bool,
) {
    let tokens = stage.tokens();
    let columns = groups::all(stage.translator, page);
    let margin = (0.022 * body.width()).max(18.0);
    let most = parts::grown(tokens, 1560.0);
    let width = (body.width() - 2.0 * margin).min(most);
    let half = (width - PANEL_GAP - 4.0) / 2.0;
    let beside = half >= parts::grown(tokens, LEAST);
    let width = if beside {
        half
    } else {
        width.min(parts::grown(tokens, 820.0))
    };
    let heights = columns.each_ref().map(|groups| {
        groups
            .iter()
            .map(|it| height(ui, stage, it, width) + PANEL_GAP)
            .sum::<f32>()
            - PANEL_GAP
    });
    let inner = if beside {
        heights[0].max(heights[1])
    } else {
        heights[0] + PANEL_GAP + heights[1]
    };
    let space = tokens.space.l;
    let size = vec2(body.width(), (inner + 2.0 * space).max(body.height()));
    let (whole, _) = ui.allocate_exact_size(size, Sense::hover());
    let spare = (whole.height() - 2.0 * space - inner).max(0.0);
    let total = if beside {
        2.0 * width + PANEL_GAP + 4.0
    } else {
        width
    };
    let left = whole.center().x - total / 2.0;
    let first = whole.top() + space + 0.3 * spare;
    let mut region = 0;
    let mut top = first;
    for (column, groups) in columns.iter().enumerate() {
        let left = if beside && column == 1 {
            left + width + PANEL_GAP + 4.0
        } else {
            left
        };
        if beside {
            top = first;
        }
        // What is left over goes between the panels, so that both columns end together.
        let short = if beside { inner - heights[column] } else { 0.0 };
        let gap = PANEL_GAP + (short / (groups.len().max(2) - 1) as f32).min(18.0);
        for it in groups {
            let rect =
                Rect::from_min_size(pos2(left, top), vec2(width, height(ui, stage, it, width)));
            group(ui, stage, it, rect, &mut region, arrived);
            top = rect.bottom() + gap;
        }
    }
}

fn head_height(stage: Stage<'_>) -> f32 {
    parts::grown(stage.tokens(), 30.0)
}

fn height(ui: &Ui, stage: Stage<'_>, group: &Group<'_>, width: f32) -> f32 {
    let inner = width - 2.0 * INSET;
    let rows = group
        .rows
        .iter()
        .map(|it| it.height(ui, stage, inner) + GAP);
    head_height(stage) + INSET + rows.sum::<f32>() - GAP + INSET
}

fn group(
    ui: &mut Ui,
    stage: Stage<'_>,
    group: &Group<'_>,
    rect: Rect,
    region: &mut u8,
    arrived: bool,
) {
    let (look, tokens) = (stage.look, stage.tokens());
    panel::paper(ui.painter(), rect, look);
    let head = rect.with_max_y(rect.top() + head_height(stage));
    banner(ui, stage, group, head);
    let inner = rect.shrink(INSET);
    let mut top = head.bottom() + INSET;
    for (index, it) in group.rows.iter().enumerate() {
        let size = vec2(inner.width(), it.height(ui, stage, inner.width()));
        let row = Rect::from_min_size(pos2(inner.left(), top), size);
        if index > 0 {
            let hair = Stroke::new(tokens.stroke.hair, tokens.colour.line_soft);
            ui.painter().hline(inner.x_range(), top - GAP / 2.0, hair);
        }
        let first = arrived && *region == 0;
        if row::show(ui, stage, it, row, Region(*region), first) {
            *region += 1;
        }
        top = row.bottom() + GAP;
    }
}

/// The blue head of a panel with its sign.
fn banner(ui: &mut Ui, stage: Stage<'_>, group: &Group<'_>, rect: Rect) {
    let (look, tokens) = (stage.look, stage.tokens());
    let colour = &tokens.colour;
    let painter = ui.painter();
    panel::head(painter, rect, colour.tray_top, 1.5, look);
    let side = 0.6 * rect.height();
    let sign = Rect::from_center_size(
        pos2(rect.left() + INSET + side / 2.0, rect.center().y),
        vec2(side, side),
    );
    paint::image(
        painter,
        look,
        Picture::Icon(group.icon),
        sign,
        colour.tray_title,
    );
    let room = rect.with_min_x(sign.right() + 10.0).shrink2(vec2(6.0, 1.0));
    let font = tokens.bold(Text::BodyLarge);
    text::label(ui, room, Align::Min, &group.title, &font, colour.tray_text);
}
