//! The log: what happened, in words.

use egui::{Align, Rect, ScrollArea, Ui, UiBuilder, pos2, vec2};

use super::scene::Scene;
use super::{guide, map, recall, regions, words};
use crate::rules::Seat;
use crate::rules::kings_errand::{ActionCard, Unmet};
use crate::ui::theme::Text;
use crate::ui::widget::{panel, text};

/// One entry of the log.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct LogLine {
    /// Whom it is about.
    pub seat: Option<Seat>,
    /// Whether it opens a round.
    pub heading: bool,
    /// The sentence.
    pub words: String,
}

/// A card that expired in this round, with every reason that the viewer knows.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct ExpiredCard {
    /// Whose card.
    pub seat: Seat,
    /// The card.
    pub card: ActionCard,
    /// The reasons, in the order of the rules.
    pub unmet: Vec<Unmet>,
}

/// Paints the log in its panel.
pub(super) fn show(ui: &mut Ui, scene: &Scene<'_>) {
    if let Some(rect) = scene.layout.log {
        let rect = guide::foot_of(ui, scene, rect);
        panel(ui, scene, rect);
    }
}

/// The log on a panel of paper in `rect`, newest line at the foot.
pub(super) fn panel(ui: &mut Ui, scene: &Scene<'_>, rect: Rect) {
    let stage = &scene.stage;
    let tokens = stage.tokens();
    panel::paper(ui.painter(), rect, stage.look);
    let inner = rect.shrink(tokens.space.panel_inset);
    let head = Rect::from_min_size(
        inner.min,
        vec2(
            inner.width(),
            (28.0 * tokens.text_size().max(1.0)).min(0.2 * inner.height()),
        ),
    );
    let title = words::log_title(stage.translator);
    let font = tokens.font(Text::Display5);
    text::label(ui, head, Align::Min, &title, &font, tokens.colour.ink);
    let wide = ui
        .painter()
        .layout_no_wrap(title.clone(), font, tokens.colour.ink);
    let body = inner.with_min_y(head.bottom() + 4.0);
    let body = body.with_max_y(body.top() + whole_entries(ui, scene, body));
    let builder = UiBuilder::new().id_salt("log").max_rect(body);
    ui.scope_builder(builder, |ui| {
        let scrolled = ScrollArea::vertical()
            .id_salt("log")
            .auto_shrink(false)
            .stick_to_bottom(true)
            .show(ui, |ui| {
                ui.spacing_mut().item_spacing.y = APART;
                for line in scene.log {
                    entry(ui, scene, line);
                }
            });
        let above = scrolled.state.clamped_offset().y;
        let below = scrolled.content_size.y - above - body.height();
        // At the foot of the log all entries that are seen are whole.
        let above = if below < 1.0 { 0.0 } else { above };
        let paper = tokens.colour.panel;
        panel::fade(ui.painter(), body, [above, below], paper, stage.look);
    });
    let id = ui.scope_id().with("log.panel");
    let response = ui.interact(head, id, egui::Sense::click());
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Group, true, &title));
    ui.ctx()
        .accesskit_node_builder(response.id, |node| node.set_author_id("log"));
    stage.reach(regions::LOG, &response);
    recall::in_log(ui, scene, head, wide.rect.width());
}

/// Between two entries.
const APART: f32 = 5.0;

/// From the left edge to the words of an entry, beside the coat of arms.
const INDENT: f32 = 22.0;

/// How much of the height of `body` the last entries take that are seen whole: none begins in the
/// middle.
fn whole_entries(ui: &Ui, scene: &Scene<'_>, body: Rect) -> f32 {
    let tokens = scene.stage.tokens();
    let ink = tokens.colour.ink;
    let mut taken = 0.0;
    for line in scene.log.iter().rev() {
        let (font, indent) = if line.heading {
            (tokens.italic(Text::BodySmall), 0.0)
        } else {
            (tokens.font(Text::BodySmall), INDENT)
        };
        let galley = text::lay_out(ui.painter(), &line.words, &font, ink, body.width() - indent);
        let more = galley.rect.height() + if taken > 0.0 { APART } else { 0.0 };
        if taken + more > body.height() {
            // A single long entry has all the room.
            return if taken > 0.0 { taken } else { body.height() };
        }
        taken += more;
    }
    body.height()
}

fn entry(ui: &mut Ui, scene: &Scene<'_>, line: &LogLine) {
    let tokens = scene.stage.tokens();
    if line.heading {
        let words = egui::RichText::new(&line.words)
            .font(tokens.italic(Text::BodySmall))
            .color(tokens.colour.ink_soft);
        ui.label(words);
        return;
    }
    let width = ui.available_width() - INDENT;
    let font = tokens.font(Text::BodySmall);
    let galley = ui
        .painter()
        .layout(line.words.clone(), font, tokens.colour.ink, width);
    let size = vec2(ui.available_width(), galley.rect.height());
    let (rect, response) = ui.allocate_exact_size(size, egui::Sense::hover());
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Label, true, &line.words));
    if !ui.is_rect_visible(rect) {
        return;
    }
    if let Some(seat) = line.seat {
        let arms = Rect::from_min_size(rect.min, vec2(15.0, 17.0));
        map::small_arms(ui, scene, arms, seat);
    }
    let at = pos2(rect.left() + INDENT, rect.top());
    ui.painter().galley(at, galley, tokens.colour.ink);
}
