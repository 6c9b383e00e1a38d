//! The right page: what is open, and the line for turning pages.

use std::sync::Arc;

use egui::{Align, Color32, FontId, Galley, Pos2, Rect, Role, Sense, Ui, UiBuilder, pos2, vec2};

use super::book::Places;
use super::{
    Book, Moment, RulebookCommand, blocks, contents, editions, glossary, pictures, reasons,
    regions, rule, setup_page, tasks, words,
};
use crate::i18n::text::kings_errand::{names, rulebook};
use crate::persist::RulebookPage;
use crate::rules::kings_errand::Rule;
use crate::ui::Stage;
use crate::ui::focus::scroll_by_keys;
use crate::ui::screen::parts;
use crate::ui::theme::Text;
use crate::ui::widget::chip::{ChipKind, chip};
use crate::ui::widget::{Access, Button, ButtonKind, Card, Face, paint, text};
use crate::{id, message};

/// How far a key scrolls, in lines of text.
const STEP: f32 = 4.0;

/// Paints the right page.
pub(super) fn show(
    ui: &mut Ui,
    stage: Stage<'_>,
    book: &Book<'_>,
    places: &Places,
    moment: Moment,
) {
    let reading = sheet(ui, stage, book, places, moment);
    let page = book.state.page();
    let area = places.page.expand2(vec2(8.0, 0.0));
    blocks::scrolled(ui, stage, "page", area, moment.turned, |ui| {
        if reading {
            scroll_by_keys(
                ui,
                STEP * stage.tokens().size(Text::Body),
                places.page.height(),
            );
        }
        let whole = ui.max_rect();
        let inner = Rect::from_min_max(
            whole.min + vec2(8.0, 4.0),
            pos2(whole.right() - 14.0, whole.bottom()),
        );
        ui.scope_builder(UiBuilder::new().max_rect(inner), |ui| {
            ui.set_max_width(inner.width());
            head(ui, stage, book, places.aside.is_none());
            match page {
                RulebookPage::Rule(rule) => rule::show(ui, stage, book, rule),
                RulebookPage::Reasons => reasons::show(ui, stage),
                RulebookPage::Editions => editions::show(ui, stage, book),
                RulebookPage::Setup(players) => setup_page::show(ui, stage, book, players),
                RulebookPage::Tasks => tasks::show(ui, stage, book),
                RulebookPage::Words => glossary::show(ui, stage, book),
            }
            ui.add_space(14.0);
        });
    });
    foot(ui, stage, book, places.foot);
}

/// The page as a whole: it can have the focus and is then scrolled with the keys. Whether it has.
fn sheet(ui: &mut Ui, stage: Stage<'_>, book: &Book<'_>, places: &Places, moment: Moment) -> bool {
    let page = book.state.page();
    let title = words::spoken_title(stage.translator, page);
    let rect = places.page.expand(6.0);
    let sense = Sense::focusable_noninteractive();
    let response = ui.interact(rect, ui.scope_id().with("page"), sense);
    Access::new("page", &title).describe(ui, &response, Role::Group, None);
    // Whoever follows a link goes on reading.
    let goes_on = moment.turned && moment.focused == Some(regions::LINKS);
    stage.say_unless_heard("page", &title, &response, goes_on);
    stage.reach(regions::PAGE, &response);
    if goes_on {
        response.request_focus();
    }
    if response.has_focus() {
        let ring = paint::focus_ring(stage.look, rect.shrink(2.0), 6.0, 0.6);
        ui.painter().extend(ring);
    }
    response.has_focus()
}

/// Sign, title, and for a rule its id and where it comes from.
fn head(ui: &mut Ui, stage: Stage<'_>, book: &Book<'_>, with_card: bool) {
    let (tokens, tr) = (stage.tokens(), stage.translator);
    let colour = &tokens.colour;
    let page = book.state.page();
    let rule = rule_of(page);
    let faces = rule.map(|rule| pictures::faces(rule, book.cards));
    let first = faces.and_then(|faces| faces.into_iter().next());
    let face = first.filter(|_| with_card);
    let sign = face.map_or(vec2(76.0, 76.0), |_| Card::size(84.0));
    let left = sign.x + 20.0;
    let width = ui.available_width() - left;
    let small = tokens.italic(Text::BodySmall);
    let lay = |ui: &Ui, words: &str, font: &FontId, width: f32| {
        parts::lay_out(ui.painter(), words, font, colour.ink, width)
    };
    let title = words::title(tr, page);
    let font = parts::shrunk(ui.painter(), &title, tokens.font(Text::Display2), width);
    let most = tokens.font(Text::Display2).size;
    let font = FontId {
        size: font.size.max(0.62 * most),
        ..font
    };
    let title_lines = lay(ui, &title, &font, width);
    let german = first.and_then(|face| german(stage, face));
    let german_lines = german.as_ref().map(|words| lay(ui, words, &small, width));
    let chip_height = 2.1 * small.size;
    let source = rule.map(|rule| (rule, rulebook::rule_source(tr, rule)));
    let source_lines = source
        .as_ref()
        .map(|(_, words)| lay(ui, words, &small, width - 5.0 * small.size));
    let heights = [
        title_lines.rect.height(),
        german_lines.as_ref().map_or(0.0, |it| it.rect.height()),
        source_lines
            .as_ref()
            .map_or(0.0, |it| it.rect.height().max(chip_height)),
    ];
    let total: f32 = heights.iter().sum();
    let height = sign.y.max(total);
    let size = vec2(ui.available_width(), height + 14.0);
    let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
    let place = Rect::from_min_size(rect.min, sign);
    match face {
        Some(face) => {
            let name = contents::title(stage, face);
            let card = Card::new(face).title(&name);
            card.paint(ui.painter(), place, stage.look);
        }
        None => pictures::paint_emblem(ui, place, pictures::emblem(page), stage),
    }
    let mut at = pos2(rect.left() + left, rect.top() + (height - total) / 2.0);
    line(
        ui,
        at,
        title_lines,
        ("page.title", &title),
        Role::Heading,
        colour.ink,
    );
    at.y += heights[0];
    if let (Some(lines), Some(words)) = (german_lines, &german) {
        line(
            ui,
            at,
            lines,
            ("page.german", words),
            Role::Label,
            colour.ink_soft,
        );
        at.y += heights[1];
    }
    if let (Some((rule, words)), Some(lines)) = (&source, source_lines) {
        let middle = pos2(at.x, at.y + heights[2] / 2.0);
        let id = rule.to_string();
        let chip = chip(ui.painter(), middle, ChipKind::Link, &id, stage.look);
        let at = pos2(chip.right() + 12.0, middle.y - lines.rect.height() / 2.0);
        line(
            ui,
            at,
            lines,
            ("page.source", words),
            Role::Label,
            colour.ink_soft,
        );
    }
}

fn line(
    ui: &Ui,
    at: Pos2,
    galley: Arc<Galley>,
    (id, words): (&str, &str),
    role: Role,
    ink: Color32,
) {
    let area = Rect::from_min_size(at, galley.rect.size());
    let response = ui.interact(area, ui.scope_id().with(id), Sense::hover());
    Access::new(id, words).describe(ui, &response, role, None);
    ui.painter()
        .galley_with_override_text_color(at, galley, ink);
}

const fn rule_of(page: RulebookPage) -> Option<Rule> {
    match page {
        RulebookPage::Rule(rule) => Some(rule),
        RulebookPage::Reasons
        | RulebookPage::Editions
        | RulebookPage::Setup(_)
        | RulebookPage::Tasks
        | RulebookPage::Words => None,
    }
}

/// What is printed on the card that a rule is about, if that is wanted.
fn german(stage: Stage<'_>, face: Face) -> Option<String> {
    let Face::Action(card) = face else {
        return None;
    };
    let term = stage.german(|tr| names::action_card(tr, card))?;
    let message = message!("rulebook-words", term = term);
    Some(stage.translator.format_attribute(message, "german-short"))
}

/// Turning pages, and the number of the page.
fn foot(ui: &mut Ui, stage: Stage<'_>, book: &Book<'_>, rect: Rect) {
    let (look, tokens, tr) = (stage.look, stage.tokens(), stage.translator);
    let page = book.state.page();
    let height = rect.height();
    let number = tr.format(message!(
        "rulebook-page-number",
        number = page.number(),
        pages = RulebookPage::all().count(),
    ));
    let font = tokens.font(Text::BodySmall);
    blocks::hair(ui, stage, rect.translate(vec2(0.0, -rect.height() - 3.0)));
    let turns = [
        (
            "previous",
            tr.text(id!("rulebook-previous")),
            page.previous(),
            RulebookCommand::Previous,
        ),
        (
            "next",
            tr.text(id!("rulebook-next")),
            page.next(),
            RulebookCommand::Next,
        ),
    ];
    let mut edges = [rect.left(), rect.right()];
    for (index, (id, words, target, command)) in turns.into_iter().enumerate() {
        let Some(target) = target else {
            continue;
        };
        let about = words::spoken_title(tr, target);
        let button = Button::new(ButtonKind::Plain, &words).text(Text::BodySmall);
        let width = button
            .width(ui.painter(), height, look)
            .min(0.36 * rect.width());
        let size = vec2(width, height);
        let corner = if index == 0 {
            rect.min
        } else {
            pos2(rect.right() - width, rect.top())
        };
        let place = Rect::from_min_size(corner, size).shrink2(vec2(2.0, 2.0));
        let response = button.show(ui, place, Access::new(id, &words).described(&about), look);
        stage.reach(regions::TURN, &response);
        edges[index] = if index == 0 {
            place.right()
        } else {
            place.left()
        };
        if response.on_hover_text(about).clicked() {
            stage.send(command);
        }
    }
    let room = Rect::from_x_y_ranges(edges[0] + 8.0..=edges[1] - 8.0, rect.y_range());
    text::label(
        ui,
        room,
        Align::Center,
        &number,
        &font,
        tokens.colour.ink_soft,
    );
}
