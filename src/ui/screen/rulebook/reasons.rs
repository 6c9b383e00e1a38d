//! The page with all reasons why an action expires.

use egui::{Rect, Sense, Ui, pos2, vec2};

use super::{RulebookCommand, blocks, regions, words};
use crate::i18n::text::kings_errand::rulebook::{self, ReasonEntry};
use crate::persist::RulebookPage;
use crate::ui::Stage;
use crate::ui::screen::parts;
use crate::ui::theme::Text;
use crate::ui::widget::figure;

/// Paints the page below its title.
pub(super) fn show(ui: &mut Ui, stage: Stage<'_>) {
    let tr = stage.translator;
    blocks::lead(ui, stage, &tr.attribute("rulebook-reasons", "intro"));
    for (index, reason) in rulebook::reasons(tr).into_iter().enumerate() {
        entry(ui, stage, index, &reason);
    }
}

fn entry(ui: &mut Ui, stage: Stage<'_>, index: usize, reason: &ReasonEntry) {
    let (tokens, tr) = (stage.tokens(), stage.translator);
    let colour = &tokens.colour;
    let bold = tokens.bold(Text::BodyLarge);
    let seal = 1.5 * bold.size;
    let small = tokens.bold(Text::BodySmall);
    let page = RulebookPage::Rule(reason.rule);
    let id_words = reason.rule.to_string();
    let id_width = ui
        .painter()
        .layout_no_wrap(id_words.clone(), small.clone(), colour.link);
    let pill = vec2(id_width.rect.width() + 1.6 * small.size, 1.8 * small.size);
    let width = ui.available_width() - seal - 10.0 - pill.x - 10.0;
    let galley = parts::lay_out(ui.painter(), &reason.title, &bold, colour.expires, width);
    let height = galley.rect.height().max(seal);
    let (rect, response) =
        ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
    response
        .widget_info(|| egui::WidgetInfo::labeled(egui::Role::Label, true, reason.title.as_str()));
    let mark = Rect::from_center_size(
        pos2(rect.left() + seal / 2.0, rect.center().y),
        vec2(seal, seal),
    );
    figure::seal(ui.painter(), mark, figure::Verdict::Expires, stage.look);
    let at = pos2(
        mark.right() + 10.0,
        rect.center().y - galley.rect.height() / 2.0,
    );
    ui.painter().galley(at, galley, colour.expires);
    let place = Rect::from_center_size(pos2(rect.right() - pill.x / 2.0, rect.center().y), pill);
    // Several reasons lead to one rule: their links need ids of their own.
    let link_id = format!("reason.{index}");
    let response = blocks::link(ui, place, &link_id, &id_words, stage);
    stage.reach(regions::LINKS, &response);
    let about = words::spoken_title(tr, page);
    if response.on_hover_text(about).clicked() {
        stage.send(RulebookCommand::Open(page));
    }
    ui.add_space(3.0);
    let font = tokens.font(Text::Body);
    blocks::paragraph(ui, &reason.about, &font, colour.ink);
    let example = [
        tr.attribute("rulebook-reasons", "example"),
        reason.example.clone(),
    ]
    .join(" ");
    let italic = tokens.italic(Text::BodySmall);
    let row = blocks::paragraph(ui, &example, &italic, colour.ink_soft);
    ui.add_space(7.0);
    blocks::hair(ui, stage, row.translate(vec2(0.0, 5.0)));
    ui.add_space(9.0);
}
