//! The left page: the contents, and beside them the cards of the rule that is open.

use egui::{
    CornerRadius, CursorIcon, FontId, Pos2, Rect, Response, Role, Sense, Shape, Stroke, StrokeKind,
    Ui, pos2, vec2,
};

use super::book::Places;
use super::{Book, Moment, RulebookCommand, Section, blocks, pictures, regions, words};
use crate::i18n::text::kings_errand::{names, rulebook};
use crate::persist::RulebookPage;
use crate::rules::kings_errand::{ActionCard, Chapter, Location, Virtue};
use crate::ui::Stage;
use crate::ui::screen::parts;
use crate::ui::theme::{Text, gradient, with_opacity};
use crate::ui::widget::{Access, Card, Face, paint, text};
use crate::{id, message};

/// The list with what all its rows need.
#[derive(Clone, Copy)]
struct List<'a> {
    stage: Stage<'a>,
    book: &'a Book<'a>,
    moment: Moment,
    /// Size of its text, in points.
    size: f32,
}

/// Paints the left page.
pub(super) fn show(
    ui: &mut Ui,
    stage: Stage<'_>,
    book: &Book<'_>,
    places: &Places,
    moment: Moment,
) {
    let (tokens, tr) = (stage.tokens(), stage.translator);
    let area = places.contents;
    let font = tokens.font(Text::Display3);
    let head = area.with_max_y(area.top() + 1.35 * font.size);
    let title = tr.text(id!("rulebook-contents"));
    let font = parts::shrunk(ui.painter(), &title, font, head.width());
    let ink = blocks::title_ink(tokens);
    text::label(ui, head, egui::Align::Min, &title, &font, ink);
    let list = List {
        stage,
        book,
        moment,
        // In a narrow column the longest words still fit.
        size: tokens.size(Text::Body).min(area.width() / 13.5),
    };
    let body = area.with_min_y(head.bottom() + 4.0);
    // Focus rings need a little room beside the entries.
    let body = body.expand2(vec2(8.0, 0.0));
    blocks::scrolled(ui, stage, "contents", body, false, |ui| {
        ui.add_space(4.0);
        list.show(ui);
        ui.add_space(6.0);
    });
    if let Some(aside) = places.aside {
        cards(ui, stage, book, aside);
    }
}

/// The name of a section in ids of widgets.
const fn section_id(section: Section) -> &'static str {
    match section {
        Section::Chapter(Chapter::SetUp) => "section.setup",
        Section::Chapter(Chapter::Choose) => "section.choose",
        Section::Chapter(Chapter::CarryOut) => "section.carry-out",
        Section::Chapter(Chapter::Tournament) => "section.tournament",
        Section::Chapter(Chapter::NewRound) => "section.new-round",
        Section::Chapter(Chapter::End) => "section.end",
        Section::RealTable => "section.real-table",
    }
}

impl List<'_> {
    fn show(&self, ui: &mut Ui) {
        for chapter in Chapter::ALL {
            let name = rulebook::chapter(self.stage.translator, chapter);
            self.section(ui, Section::Chapter(chapter), &name);
        }
        ui.add_space(8.0);
        self.entry(ui, RulebookPage::Reasons);
        self.entry(ui, RulebookPage::Editions);
        let name = self.stage.translator.text(id!("rulebook-at-the-table"));
        self.section(ui, Section::RealTable, &name);
        self.entry(ui, RulebookPage::Tasks);
        self.entry(ui, RulebookPage::Words);
    }

    fn font(&self, bold: bool) -> FontId {
        let tokens = self.stage.tokens();
        let font = if bold {
            tokens.bold(Text::Body)
        } else {
            tokens.font(Text::Body)
        };
        FontId {
            size: self.size,
            ..font
        }
    }

    /// A section with its entries, if it is unfolded.
    fn section(&self, ui: &mut Ui, section: Section, name: &str) {
        let stage = self.stage;
        let tokens = stage.tokens();
        let unfolded = self.book.state.is_unfolded(section);
        let font = self.font(true);
        let range = range(stage, section);
        let soft = tokens.colour.ink_soft;
        let small = FontId {
            size: 0.88 * self.size,
            ..self.font(false)
        };
        let wide = ui
            .painter()
            .layout_no_wrap(range.clone(), small.clone(), soft);
        let reserve = if range.is_empty() {
            8.0
        } else {
            wide.rect.width() + 20.0
        };
        let arrow = 1.3 * self.size;
        let width = ui.available_width() - 8.0 - arrow - reserve;
        let galley = parts::lay_out(ui.painter(), name, &font, tokens.colour.ink, width);
        let height = (galley.rect.height() + 0.55 * self.size).max(1.85 * self.size);
        let response = row(ui, stage, height, section_id(section), name);
        ui.ctx()
            .accesskit_node_builder(response.id, |node| node.set_expanded(unfolded));
        let rect = response.rect;
        if ui.is_rect_visible(rect) {
            let middle = pos2(rect.left() + 8.0 + 0.35 * self.size, rect.center().y);
            triangle(ui, middle, 0.62 * self.size, unfolded, stage);
            let left = rect.left() + 8.0 + arrow;
            let place = pos2(left, rect.center().y - galley.rect.height() / 2.0);
            ui.painter().galley(place, galley, tokens.colour.ink);
            let right = rect.with_max_x(rect.right() - 10.0);
            text::line(ui.painter(), right, egui::Align::Max, &range, &small, soft);
        }
        if response.clicked() {
            stage.send(RulebookCommand::Unfold(section));
        }
        if unfolded {
            for page in section.pages() {
                self.entry(ui, page);
            }
            ui.add_space(5.0);
        }
    }

    /// A page: within a section with its id; by itself it looks like a link.
    fn entry(&self, ui: &mut Ui, page: RulebookPage) {
        let (stage, tr) = (self.stage, self.stage.translator);
        let colour = &stage.tokens().colour;
        let chosen = page == self.book.state.page();
        let alone = Section::of(page).is_none();
        let font = self.font(chosen || alone);
        let (mark, title) = match page {
            RulebookPage::Rule(rule) => (rule.to_string(), words::title(tr, page)),
            RulebookPage::Setup(players) => (String::new(), words::players(tr, players)),
            RulebookPage::Reasons
            | RulebookPage::Editions
            | RulebookPage::Tasks
            | RulebookPage::Words => (String::new(), words::title(tr, page)),
        };
        let (ink, link) = match (chosen, alone) {
            (true, _) => (colour.button_text, colour.button_text),
            (false, true) => (colour.link, colour.link),
            (false, false) => (colour.ink, colour.link),
        };
        let indent = 8.0 + 1.3 * self.size;
        let marked = if mark.is_empty() {
            0.0
        } else {
            2.4 * self.size
        };
        let width = ui.available_width() - indent - marked - 10.0;
        let galley = parts::lay_out(ui.painter(), &title, &font, ink, width);
        let height = (galley.rect.height() + 0.42 * self.size).max(1.72 * self.size);
        let id = format!("contents.{page}");
        let response = row(ui, stage, height, &id, &words::spoken_title(tr, page));
        ui.ctx()
            .accesskit_node_builder(response.id, |node| node.set_selected(chosen));
        if chosen && self.moment.turned {
            blocks::bring(ui, response.rect);
            // Whoever walks through the contents goes on from the page that is open.
            if self.moment.arrived || self.moment.focused == Some(regions::CONTENTS) {
                response.request_focus();
            }
        }
        let rect = response.rect;
        if ui.is_rect_visible(rect) {
            if chosen {
                current(
                    ui,
                    stage,
                    rect.with_min_x(rect.left() + 8.0 + 0.6 * self.size),
                );
            }
            let at = pos2(
                rect.left() + indent,
                rect.center().y - galley.rect.height() / 2.0,
            );
            let mark = ui.painter().layout_no_wrap(mark, self.font(true), link);
            ui.painter().galley(at, mark, link);
            ui.painter().galley(at + vec2(marked, 0.0), galley, ink);
        }
        if response.clicked() {
            stage.send(RulebookCommand::Open(page));
        }
    }
}

/// "D1–D10".
fn range(stage: Stage<'_>, section: Section) -> String {
    let Section::Chapter(chapter) = section else {
        return String::new();
    };
    let mut rules = chapter.rules();
    let Some(first) = rules.next() else {
        return String::new();
    };
    let last = rules.last().unwrap_or(first);
    stage.translator.format(message!(
        "rulebook-range",
        first = first.to_string(),
        last = last.to_string(),
    ))
}

fn triangle(ui: &Ui, centre: Pos2, size: f32, down: bool, stage: Stage<'_>) {
    let points = if down {
        [(-0.5, -0.3), (0.5, -0.3), (0.0, 0.4)]
    } else {
        [(-0.3, -0.5), (0.4, 0.0), (-0.3, 0.5)]
    };
    let points = points.map(|(x, y)| centre + size * vec2(x, y)).to_vec();
    let ink = blocks::title_ink(stage.tokens());
    ui.painter()
        .add(Shape::convex_polygon(points, ink, Stroke::NONE));
}

/// The golden ground of the entry whose page is open.
fn current(ui: &Ui, stage: Stage<'_>, rect: Rect) {
    let tokens = stage.tokens();
    let rect = paint::on_pixels(ui.painter(), rect.shrink2(vec2(0.0, 1.0)));
    let corners = CornerRadius::same(tokens.radius.field as u8);
    let fill = gradient(tokens.colour.button_top, tokens.colour.button_bottom, 0.3);
    let rim = Stroke::new(tokens.stroke.field, tokens.colour.gold_dark);
    ui.painter()
        .rect(rect, corners, fill, rim, StrokeKind::Inside);
}

/// A row that can be clicked, as wide as the list.
pub(super) fn row(ui: &mut Ui, stage: Stage<'_>, height: f32, id: &str, name: &str) -> Response {
    let tokens = stage.tokens();
    let size = vec2(ui.available_width(), height);
    let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
    let response = ui.interact(rect, ui.scope_id().with(id), Sense::click());
    Access::new(id, name).describe(ui, &response, Role::Link, None);
    stage.reach(regions::CONTENTS, &response);
    blocks::follow(ui, &response);
    if response.hovered() {
        ui.set_cursor_icon(CursorIcon::PointingHand);
        let corners = CornerRadius::same(tokens.radius.field as u8);
        let fill = with_opacity(tokens.colour.gold, 0.18);
        ui.painter()
            .rect_filled(rect.shrink2(vec2(4.0, 1.0)), corners, fill);
    }
    if response.has_focus() {
        let ring = rect.shrink2(vec2(6.0, 3.0));
        ui.painter().extend(paint::focus_ring(
            stage.look,
            ring,
            tokens.radius.field,
            1.0,
        ));
    }
    response
}

/// The cards that the page is about, below each other, a little askew.
fn cards(ui: &mut Ui, stage: Stage<'_>, book: &Book<'_>, rect: Rect) {
    let (tokens, tr) = (stage.tokens(), stage.translator);
    let faces = match book.state.page() {
        RulebookPage::Rule(rule) => pictures::faces(rule, book.cards),
        RulebookPage::Reasons => vec![
            Face::Action(ActionCard::Quest),
            Face::Location(Location::Camelot),
        ],
        RulebookPage::Editions => vec![Face::Action(ActionCard::Tournament)],
        RulebookPage::Setup(players) => vec![Face::Tent(players.get())],
        RulebookPage::Tasks => {
            let tasks = book.cards.tasks().iter().take(2);
            tasks.map(|task| Face::Task(*task)).collect()
        }
        RulebookPage::Words => vec![Face::Action(ActionCard::Exercise(Virtue::Book))],
    };
    let font = tokens.italic(Text::BodySmall);
    let caption = faces.first().and_then(|face| match face {
        Face::Action(card) => Some(tr.format(message!(
            "rulebook-works",
            place = names::side(tr, card.side()),
            border = names::border(tr, card.side()),
        ))),
        Face::Task(_)
        | Face::Virtue(_)
        | Face::Location(_)
        | Face::Knight(_)
        | Face::Tent(_)
        | Face::Back(_) => None,
    });
    let galley = caption.as_ref().map(|words| {
        let soft = tokens.colour.ink_soft;
        parts::lay_out(ui.painter(), words, &font, soft, rect.width() - 6.0)
    });
    let below = galley
        .as_ref()
        .map_or(0.0, |galley| galley.rect.height() + 12.0);
    let top = rect.top() + 40.0;
    let count = faces.len().max(1) as f32;
    let gap = 20.0;
    let room = (rect.bottom() - top - below - count * gap) / count;
    let width = (0.86 * rect.width()).min(room / 1.4).min(172.0);
    let size = Card::size(width);
    let mut y = top;
    for (index, face) in faces.iter().enumerate() {
        let turn = [0.05, -0.045, 0.03][index % 3];
        let title = title(stage, *face);
        let place = Rect::from_min_size(pos2(rect.center().x - width / 2.0, y), size);
        Card::new(*face)
            .title(&title)
            .turn(turn)
            .paint(ui.painter(), place, stage.look);
        y = place.bottom() + gap;
        if index == 0
            && let (Some(galley), Some(words)) = (&galley, &caption)
        {
            let at = pos2(rect.center().x - galley.rect.width() / 2.0, y - 4.0);
            let area = Rect::from_min_size(at, galley.rect.size());
            let id = ui.scope_id().with("caption");
            let response = ui.interact(area, id, Sense::hover());
            response.widget_info(|| egui::WidgetInfo::labeled(Role::Label, true, words));
            ui.painter()
                .galley(at, std::sync::Arc::clone(galley), tokens.colour.ink_soft);
            y += below;
        }
    }
}

/// The title on a card.
pub(super) fn title(stage: Stage<'_>, face: Face) -> String {
    let tr = stage.translator;
    match face {
        Face::Action(card) => names::action_card(tr, card),
        Face::Task(task) => names::task(tr, task.id),
        Face::Location(location) => names::location(tr, location),
        Face::Virtue(_) | Face::Knight(_) | Face::Tent(_) | Face::Back(_) => String::new(),
    }
}
