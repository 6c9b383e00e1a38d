//! The left page while something is searched for: what was found, the best first.

use egui::text::{LayoutJob, TextFormat};
use egui::{Align, FontId, Ui, UiBuilder, pos2, vec2};

use super::book::Places;
use super::{Book, Hit, RulebookCommand, blocks, contents, found_parts};
use crate::message;
use crate::persist::RulebookPage;
use crate::ui::Stage;
use crate::ui::theme::{Text, with_opacity};
use crate::ui::widget::text;

/// Paints the left page.
pub(super) fn show(ui: &mut Ui, stage: Stage<'_>, book: &Book<'_>, places: &Places) {
    let (tokens, tr) = (stage.tokens(), stage.translator);
    let mut area = places.contents;
    if let Some(aside) = places.aside {
        // The cards make room: sentences need more of it than entries.
        area = area.with_max_x(aside.right());
    }
    let hits = book.state.hits();
    let head = if hits.is_empty() {
        tr.format_attribute(
            message!("rulebook-search", text = book.state.search().to_owned()),
            "none",
        )
    } else {
        tr.format_attribute(message!("rulebook-search", count = hits.len()), "found")
    };
    let font = tokens.font(Text::Display4);
    let ink = blocks::title_ink(tokens);
    let fitted = text::fit(
        ui.painter(),
        &head,
        &font,
        ink,
        text::room(area, 2, Align::Min),
    );
    let height = (fitted.galley.rect.height() + 6.0).max(1.35 * font.size);
    let line = area.with_max_y(area.top() + height);
    let response = ui.allocate_rect(line, egui::Sense::hover());
    crate::ui::widget::Access::new("found", &head).describe(ui, &response, egui::Role::Label, None);
    stage.say("found", &head);
    ui.painter().add(fitted.shape(ui.painter(), line));
    let body = area.with_min_y(line.bottom() + 4.0).expand2(vec2(8.0, 0.0));
    blocks::scrolled(ui, stage, "results", body, false, |ui| {
        ui.add_space(4.0);
        if hits.is_empty() {
            let hint = tr.attribute("rulebook-search", "hint");
            let inner = ui.max_rect().shrink2(vec2(8.0, 4.0));
            ui.scope_builder(UiBuilder::new().max_rect(inner), |ui| {
                ui.set_max_width(inner.width());
                blocks::lead(ui, stage, &hint);
            });
        }
        for (index, hit) in hits.iter().enumerate() {
            entry(ui, stage, book, index, hit);
        }
        ui.add_space(6.0);
    });
}

fn entry(ui: &mut Ui, stage: Stage<'_>, book: &Book<'_>, index: usize, hit: &Hit) {
    let (tokens, tr) = (stage.tokens(), stage.translator);
    let colour = &tokens.colour;
    let search = book.state.search();
    let mark = match hit.page {
        RulebookPage::Rule(rule) => rule.to_string(),
        RulebookPage::Reasons
        | RulebookPage::Editions
        | RulebookPage::Setup(_)
        | RulebookPage::Tasks
        | RulebookPage::Words => String::new(),
    };
    let bold = tokens.bold(Text::Body);
    let width = ui.available_width() - 24.0;
    let marked = if mark.is_empty() {
        0.0
    } else {
        2.4 * bold.size
    };
    let mut title = LayoutJob::default();
    title.wrap.max_width = width - marked;
    title.append(
        &hit.title,
        0.0,
        TextFormat::simple(bold.clone(), colour.ink),
    );
    let title = ui.painter().layout_job(title);
    let sentence = if hit.german {
        tr.format_attribute(
            message!("rulebook-search", text = hit.sentence.as_str()),
            "german",
        )
    } else {
        hit.sentence.clone()
    };
    let mut job = marked_text(stage, &sentence, search);
    job.wrap.max_width = width;
    job.wrap.max_rows = 3;
    let below = ui.painter().layout_job(job);
    let height = title.rect.height() + below.rect.height() + 16.0;
    let id = format!("result.{index}");
    let name = [hit_title(stage, hit), sentence].join(". ");
    let response = contents::row(ui, stage, height, &id, &name);
    let rect = response.rect;
    if ui.is_rect_visible(rect) {
        let at = pos2(rect.left() + 12.0, rect.top() + 6.0);
        let id_galley = ui.painter().layout_no_wrap(mark, bold, colour.link);
        let title_height = title.rect.height();
        ui.painter().galley(at, id_galley, colour.link);
        ui.painter()
            .galley(at + vec2(marked, 0.0), title, colour.ink);
        ui.painter()
            .galley(at + vec2(0.0, title_height + 1.0), below, colour.ink);
        blocks::hair(ui, stage, rect.shrink2(vec2(10.0, 0.0)));
    }
    if response.clicked() {
        stage.send(RulebookCommand::Open(hit.page));
    }
}

fn hit_title(stage: Stage<'_>, hit: &Hit) -> String {
    super::words::spoken_title(stage.translator, hit.page)
}

/// A sentence in which what is searched for stands out.
fn marked_text(stage: Stage<'_>, sentence: &str, search: &str) -> LayoutJob {
    let tokens = stage.tokens();
    let colour = &tokens.colour;
    let plain = |font: FontId| TextFormat::simple(font, colour.ink_soft);
    let usual = plain(tokens.font(Text::BodySmall));
    let mut strong = TextFormat::simple(tokens.bold(Text::BodySmall), colour.ink);
    strong.background = with_opacity(colour.gold, 0.35);
    let mut job = LayoutJob::default();
    let mut done = 0;
    for part in found_parts(sentence, search) {
        job.append(&sentence[done..part.start], 0.0, usual.clone());
        job.append(&sentence[part.clone()], 0.0, strong.clone());
        done = part.end;
    }
    job.append(&sentence[done..], 0.0, usual);
    job
}
