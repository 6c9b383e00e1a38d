//! The log: what happened, in words.

use std::sync::Arc;

use egui::{Align, Rect, ScrollArea, Ui, UiBuilder, pos2, vec2};

use super::scene::Scene;
use super::{guide, map, recall, regions, words};
use crate::rules::Seat;
use crate::rules::kings_errand::{ActionCard, Unmet};
use crate::ui::focus::scroll_by_keys;
use crate::ui::theme::Text;
use crate::ui::widget::{paint, panel, text};

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
    let heights = heights(ui, scene, body.width());
    let heights = heights.entries.get(..scene.log.len()).unwrap_or_default();
    let body = body.with_max_y(body.top() + whole_entries(heights, body.height()));
    let id = ui.scope_id().with("log.panel");
    let reading = ui.memory(|memory| memory.has_focus(id));
    let builder = UiBuilder::new().id_salt("log").max_rect(body);
    ui.scope_builder(builder, |ui| {
        let scrolled = ScrollArea::vertical()
            .id_salt("log")
            .auto_shrink(false)
            .stick_to_bottom(true)
            .show(ui, |ui| {
                if reading {
                    scroll_by_keys(ui, 2.0 * tokens.size(Text::Body), body.height());
                }
                entries(ui, scene, heights);
            });
        let above = scrolled.state.clamped_offset().y;
        let below = scrolled.content_size.y - above - body.height();
        // At the foot of the log all entries that are seen are whole.
        let above = if below < 1.0 { 0.0 } else { above };
        let paper = tokens.colour.panel;
        panel::fade(ui.painter(), body, [above, below], paper, stage.look);
    });
    let response = ui.interact(head, id, egui::Sense::click());
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Group, true, &title));
    ui.ctx()
        .accesskit_node_builder(response.id, |node| node.set_author_id("log"));
    stage.reach(regions::LOG, &response);
    if response.has_focus() {
        let ring = paint::focus_ring(stage.look, rect.shrink(2.0), tokens.radius.panel, 1.0);
        ui.painter().extend(ring);
    }
    recall::in_log(ui, scene, head, wide.rect.width());
}

/// Between two entries.
const APART: f32 = 5.0;

/// From the left edge to the words of an entry, beside the coat of arms.
const INDENT: f32 = 22.0;

/// How high each entry is. A long game has hundreds, of which a few are seen: the others are not laid
/// out in each frame.
#[derive(Clone, Default)]
struct Heights {
    /// Width and size of the text they were laid out with.
    laid_out: [u32; 2],
    /// Fingerprint of the words, and height.
    entries: Vec<(u64, f32)>,
}

/// The heights of all entries; only those that are new or have other words are laid out. Of a game that
/// is shown again all that will ever be in the log is measured at once, so that one can leaf through it.
fn heights(ui: &Ui, scene: &Scene<'_>, width: f32) -> Arc<Heights> {
    let id = ui.scope_id().with("log.heights");
    let known: Arc<Heights> = ui.data(|data| data.get_temp(id)).unwrap_or_default();
    let font = scene.stage.tokens().font(Text::BodySmall);
    let laid_out = [width.to_bits(), font.size.to_bits()];
    let fits = known.laid_out == laid_out;
    let whole = scene.replay.map_or(scene.log, |it| it.show().whole_log());
    let fingerprint = |line: &LogLine| egui::epaint::util::hash((&line.words, line.heading));
    let old = |at: usize| known.entries.get(at).filter(|_| fits);
    let mut entries = whole.iter().map(fingerprint).enumerate();
    let same = |(at, print)| old(at).is_some_and(|&(known, _)| known == print);
    if known.entries.len() == whole.len() && entries.all(same) {
        return known;
    }
    let measured = whole.iter().enumerate().map(|(at, line)| {
        let print = fingerprint(line);
        match old(at) {
            Some(&(known, height)) if known == print => (print, height),
            Some(_) | None => (print, galley(ui, scene, line, width).rect.height()),
        }
    });
    let heights = Arc::new(Heights {
        laid_out,
        entries: measured.collect(),
    });
    ui.data_mut(|data| data.insert_temp(id, Arc::clone(&heights)));
    heights
}

fn galley(ui: &Ui, scene: &Scene<'_>, line: &LogLine, width: f32) -> Arc<egui::Galley> {
    let tokens = scene.stage.tokens();
    let colour = &tokens.colour;
    let (font, ink, indent) = if line.heading {
        (tokens.italic(Text::BodySmall), colour.ink_soft, 0.0)
    } else {
        (tokens.font(Text::BodySmall), colour.ink, INDENT)
    };
    text::lay_out(ui.painter(), &line.words, &font, ink, width - indent)
}

/// How much of `room` the last entries take that are seen whole: none begins in the middle.
fn whole_entries(heights: &[(u64, f32)], room: f32) -> f32 {
    let mut taken = 0.0;
    for &(_, height) in heights.iter().rev() {
        let more = height + if taken > 0.0 { APART } else { 0.0 };
        if taken + more > room {
            // A single long entry has all the room.
            return if taken > 0.0 { taken } else { room };
        }
        taken += more;
    }
    room
}

fn entries(ui: &mut Ui, scene: &Scene<'_>, heights: &[(u64, f32)]) {
    let width = ui.available_width();
    let apart = APART * heights.len().saturating_sub(1) as f32;
    let all = heights.iter().map(|(_, height)| height);
    let size = vec2(width, all.sum::<f32>() + apart);
    let (whole, response) = ui.allocate_exact_size(size, egui::Sense::hover());
    // For screen readers every entry is there, for the eye those in sight.
    let is_read = ui.accesskit_node_builder(response.id, |_| ()).is_some();
    let mut top = whole.top();
    for (at, (line, &(_, height))) in scene.log.iter().zip(heights).enumerate() {
        let rect = Rect::from_min_size(pos2(whole.left(), top), vec2(width, height));
        top = rect.bottom() + APART;
        let is_seen = ui.is_rect_visible(rect);
        if is_seen || is_read {
            let id = response.id.with(at);
            let response = ui.interact(rect, id, egui::Sense::hover());
            response
                .widget_info(|| egui::WidgetInfo::labeled(egui::Role::Label, true, &line.words));
        }
        if is_seen {
            entry(ui, scene, line, rect);
        }
    }
}

fn entry(ui: &Ui, scene: &Scene<'_>, line: &LogLine, rect: Rect) {
    let galley = galley(ui, scene, line, rect.width());
    let mut at = rect.min;
    if !line.heading {
        if let Some(seat) = line.seat {
            let arms = Rect::from_min_size(rect.min, vec2(15.0, 17.0));
            map::small_arms(ui, scene, arms, seat);
        }
        at.x += INDENT;
    }
    let ink = scene.stage.tokens().colour.ink;
    ui.painter().galley(at, galley, ink);
}
