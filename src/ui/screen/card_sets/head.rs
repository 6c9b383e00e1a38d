//! The head of the set that is shown: its name, where its figures come from, and what is wrong.

use std::sync::Arc;

use egui::{
    Align, Color32, CornerRadius, FontId, Galley, Rect, Role, Sense, Stroke, StrokeKind, Ui, pos2,
    vec2,
};

use super::{CardSetsCommand, CardSetsPage, Trouble, mark, regions};
use crate::i18n::text::kings_errand::card_sets;
use crate::persist::Provenance;
use crate::persist::card_set_edit::Change;
use crate::persist::card_sets::LONGEST_NAME;
use crate::ui::Stage;
use crate::ui::screen::field::Field;
use crate::ui::screen::parts;
use crate::ui::theme::Text;
use crate::ui::widget::{Access, Button, ButtonKind, paint, panel, text};
use crate::{id, message};

const INSET: f32 = 14.0;
const GAP: f32 = 9.0;

/// So many faults are told at once.
const MOST_FAULTS: usize = 5;

/// Something below the name: words, or a button.
enum Block {
    Words {
        id: String,
        words: String,
        galley: Arc<Galley>,
        ink: Color32,
        wrong: bool,
    },
    Button {
        id: &'static str,
        words: String,
        kind: ButtonKind,
        command: CardSetsCommand,
    },
}

/// One source in the legend, with its number of figures.
struct Source {
    from: Provenance,
    galley: Arc<Galley>,
    words: String,
    at: egui::Vec2,
}

/// The head, laid out at a width.
pub(super) struct Head {
    line: f32,
    progress: String,
    sources: Vec<Source>,
    legend: f32,
    blocks: Vec<Block>,
    pub(super) height: f32,
}

/// Lays the head out.
pub(super) fn lay_out(ui: &Ui, stage: Stage<'_>, page: &CardSetsPage<'_>, width: f32) -> Head {
    let (tokens, tr) = (stage.tokens(), stage.translator);
    let inner = width - 2.0 * INSET;
    let line = parts::grown(tokens, 34.0);
    let tally = page.file().tally();
    let (own, all) = (tally[3], tally.iter().sum::<usize>());
    let progress = tr.format(message!("card-sets-own", own = own, all = all));
    let small = tokens.font(Text::BodySmall);
    let (mut x, mut y) = (0.0, 0.0);
    let step = 1.5 * small.size;
    let room = 2.0 * mark::radius(stage.look) + 7.0;
    let sources = Provenance::ALL.into_iter().zip(tally);
    let sources = sources.map(|(from, count)| {
        let source = mark::short(tr, from);
        let words = tr.format(message!("card-sets-count", source = source, count = count));
        let soft = tokens.colour.ink_soft;
        let galley = parts::lay_out(ui.painter(), &words, &small, soft, inner - room);
        let needed = room + galley.rect.width();
        if x > 0.0 && x + needed > inner {
            (x, y) = (0.0, y + step);
        }
        let at = vec2(x, y);
        x += needed + 22.0;
        Source {
            from,
            galley,
            words,
            at,
        }
    });
    let sources: Vec<Source> = sources.collect();
    let legend = y + step;
    let blocks = blocks(ui, stage, page, inner);
    let below: f32 = blocks
        .iter()
        .map(|block| GAP + block_height(stage, block))
        .sum();
    let bar = 1.6 * small.size;
    Head {
        line,
        progress,
        sources,
        legend,
        blocks,
        height: 2.0 * INSET + line + GAP + bar + GAP + legend + below,
    }
}

fn block_height(stage: Stage<'_>, block: &Block) -> f32 {
    match block {
        Block::Words { galley, wrong, .. } => galley.rect.height() + if *wrong { 4.0 } else { 0.0 },
        Block::Button { .. } => parts::grown(stage.tokens(), 36.0),
    }
}

fn blocks(ui: &Ui, stage: Stage<'_>, page: &CardSetsPage<'_>, inner: f32) -> Vec<Block> {
    let (tokens, tr) = (stage.tokens(), stage.translator);
    let colour = &tokens.colour;
    let mut blocks = Vec::new();
    let words = |id: String, words: String, font: FontId, ink: Color32, wrong: bool| {
        let room = if wrong { inner - sign(stage) } else { inner };
        Block::Words {
            id,
            galley: parts::lay_out(ui.painter(), &words, &font, ink, room),
            words,
            ink,
            wrong,
        }
    };
    if let Some(trouble) = page.trouble
        && page.open.is_some()
    {
        let said = match trouble {
            Trouble::Nowhere => tr.attribute("card-sets-unkept", "nowhere"),
            Trouble::Occupied => tr.attribute("card-sets-unkept", "occupied"),
            Trouble::Unread(_) => tr.attribute("card-sets-unkept", "unread"),
            Trouble::Unkept(error) => card_sets::unkept(tr, error),
        };
        let bold = tokens.bold(Text::BodySmall);
        blocks.push(words(
            "unkept".to_owned(),
            said,
            bold,
            colour.expires,
            false,
        ));
    }
    let issues = page.issues();
    for (index, issue) in issues.iter().take(MOST_FAULTS).enumerate() {
        let said = issue.words(tr);
        let font = tokens.font(Text::Body);
        blocks.push(words(
            format!("fault.{index}"),
            said,
            font,
            colour.ink,
            true,
        ));
    }
    if issues.len() > MOST_FAULTS {
        let more = issues.len() - MOST_FAULTS;
        let said = tr.format(message!("card-sets-more-faults", faults = more));
        let font = tokens.font(Text::BodySmall);
        blocks.push(words(
            "more-faults".to_owned(),
            said,
            font,
            colour.ink_soft,
            false,
        ));
    }
    if issues.iter().any(super::Issue::is_mended) {
        blocks.push(Block::Button {
            id: "mend",
            words: tr.text(id!("card-sets-mend")),
            kind: ButtonKind::Next,
            command: CardSetsCommand::Change(Change::Mend),
        });
    }
    let small = tokens.font(Text::BodySmall);
    if page.open.is_some() {
        if issues.is_empty() {
            let help = tr.text(id!("card-sets-how"));
            blocks.push(words("how".to_owned(), help, small, colour.ink_soft, false));
        }
    } else {
        let help = tr.attribute("card-sets-built-in", "help");
        blocks.push(words("how".to_owned(), help, small, colour.ink_soft, false));
        blocks.push(Block::Button {
            id: "change-copy",
            words: tr.attribute("card-sets-built-in", "copy"),
            kind: ButtonKind::Next,
            command: CardSetsCommand::Duplicate,
        });
    }
    blocks
}

/// The room for the sign before a fault.
fn sign(stage: Stage<'_>) -> f32 {
    2.2 * mark::radius(stage.look) + 8.0
}

/// Shows the head in `rect`.
pub(super) fn show(
    ui: &mut Ui,
    stage: Stage<'_>,
    page: &CardSetsPage<'_>,
    head: &Head,
    rect: Rect,
) {
    let (look, tokens) = (stage.look, stage.tokens());
    panel::paper(ui.painter(), rect, look);
    let inner = rect.shrink(INSET);
    let name = inner.with_max_y(inner.top() + head.line);
    self::name(ui, stage, page, name);
    let small = tokens.font(Text::BodySmall);
    let bar = Rect::from_min_size(
        pos2(inner.left(), name.bottom() + GAP),
        vec2(inner.width(), 1.6 * small.size),
    );
    progress(ui, stage, page, head, bar);
    let legend = pos2(inner.left(), bar.bottom() + GAP);
    let radius = mark::radius(look);
    for source in &head.sources {
        let at = legend + source.at;
        let height = source.galley.rect.height();
        let size = vec2(2.0 * radius + 7.0 + source.galley.rect.width(), height);
        let place = Rect::from_min_size(at, size);
        let id = ui.scope_id().with(("source", source.from));
        let response = ui.interact(place, id, Sense::hover());
        let sentence = mark::sentence(stage.translator, source.from);
        let name = format!("source.{}", source.from as u8);
        Access::new(&name, &source.words)
            .described(&sentence)
            .describe(ui, &response, Role::Label, None);
        response.on_hover_text(sentence);
        mark::paint(
            ui.painter(),
            at + vec2(radius, height / 2.0),
            source.from,
            look,
        );
        let words = at + vec2(2.0 * radius + 7.0, 0.0);
        let soft = tokens.colour.ink_soft;
        ui.painter().galley(words, Arc::clone(&source.galley), soft);
    }
    let mut top = legend.y + head.legend + GAP;
    for block in &head.blocks {
        let height = block_height(stage, block);
        let place = Rect::from_min_size(pos2(inner.left(), top), vec2(inner.width(), height));
        self::block(ui, stage, block, place);
        top = place.bottom() + GAP;
    }
}

fn block(ui: &mut Ui, stage: Stage<'_>, block: &Block, place: Rect) {
    match block {
        Block::Words {
            id,
            words,
            galley,
            ink,
            wrong,
        } => {
            let response = ui.interact(place, ui.scope_id().with(id), Sense::hover());
            Access::new(id, words).describe(ui, &response, Role::Label, None);
            let mut at = place.min;
            if *wrong {
                let radius = 1.1 * mark::radius(stage.look);
                let centre = at + vec2(radius, 0.55 * stage.tokens().size(Text::Body) + 3.0);
                mark::paint_fault(ui.painter(), centre, stage.look);
                at += vec2(sign(stage), 2.0);
            }
            if *wrong || id == "unkept" {
                stage.say(id, words);
            }
            ui.painter().galley(at, Arc::clone(galley), *ink);
        }
        Block::Button {
            id,
            words,
            kind,
            command,
        } => {
            let button = Button::new(*kind, words);
            let width = button.width(ui.painter(), place.height(), stage.look);
            let place = place.with_max_x(place.left() + width.min(place.width()));
            let response = button.show(ui, place, Access::new(id, words), stage.look);
            stage.reach(regions::MEND, &response);
            parts::follow(&response);
            if response.clicked() {
                stage.send(command.clone());
            }
        }
    }
}

/// The name, to be typed for a set of one's own, and the id by which records know the set.
fn name(ui: &mut Ui, stage: Stage<'_>, page: &CardSetsPage<'_>, rect: Rect) {
    let (tokens, tr) = (stage.tokens(), stage.translator);
    let field = rect.with_max_x(rect.left() + 0.56 * rect.width());
    let beside = rect.with_min_x(field.right() + 14.0);
    if let Some(entry) = page.open {
        let label = tr.text(id!("card-sets-name"));
        let shown = &entry.set.file.name;
        let mut typed = shown.clone();
        let hint = tr.attribute("card-sets-name", "hint");
        let id = format!("name.{}", entry.key);
        let field_of_name = Field {
            access: Access::new(&id, &label),
            hint: &hint,
            limit: LONGEST_NAME,
            wrong: false,
        };
        let (response, _) = field_of_name.show(ui, field, regions::HEAD, &mut typed, stage);
        if response.changed() && typed != *shown {
            stage.send(CardSetsCommand::Rename(typed));
        }
    } else {
        let words = tr.text(id!("card-sets-built-in"));
        parts::heading(ui, field, &words, stage.look);
    }
    let id = card_sets::brief(&page.file().id);
    let words = tr.format(message!("card-sets-id", id = id));
    let font = tokens.italic(Text::BodySmall);
    let ink = tokens.colour.ink_soft;
    text::labels(ui, beside, Align::Max, &words, &font, ink, 2);
}

/// How many figures are from an own copy: in words, and as a bar that fills.
fn progress(ui: &mut Ui, stage: Stage<'_>, page: &CardSetsPage<'_>, head: &Head, rect: Rect) {
    let tokens = stage.tokens();
    let colour = &tokens.colour;
    let font = tokens.bold(Text::BodySmall);
    let words = &head.progress;
    let wide = parts::lay_out(ui.painter(), words, &font, colour.ink, rect.width());
    let label = rect.with_max_x(rect.left() + wide.rect.width() + 2.0);
    let response = ui.interact(label, ui.scope_id().with("progress"), Sense::hover());
    Access::new("progress", words).describe(ui, &response, Role::Label, None);
    text::line(ui.painter(), label, Align::Min, words, &font, colour.ink);
    let bar = rect
        .with_min_x(label.right() + 14.0)
        .shrink2(vec2(0.0, 0.32 * rect.height()));
    if bar.width() < 60.0 {
        return;
    }
    let painter = ui.painter();
    let bar = paint::on_pixels(painter, bar);
    let corners = CornerRadius::same((bar.height() / 2.0) as u8);
    let rim = Stroke::new(tokens.stroke.field, colour.line);
    painter.rect(bar, corners, colour.paper_sunk, rim, StrokeKind::Inside);
    let tally = page.file().tally();
    let all = tally.iter().sum::<usize>().max(1);
    let part = tally[3] as f32 / all as f32;
    if part > 0.0 {
        let width = (part * bar.width()).max(bar.height());
        let filled = bar.with_max_x(bar.left() + width);
        painter.rect(filled, corners, colour.works_fill, rim, StrokeKind::Inside);
    }
}
