//! What pages are made of: paragraphs, points, links, rows of small cards, below each other.

use std::sync::Arc;

use egui::text::{LayoutJob, TextFormat};
use egui::{
    Align, Color32, CornerRadius, CursorIcon, FontId, Galley, Rect, Response, Role, ScrollArea,
    Sense, Stroke, StrokeKind, Ui, UiBuilder, Vec2, pos2, vec2,
};

use super::{Book, regions, words};
use crate::i18n::text::kings_errand::names;
use crate::i18n::text::kings_errand::rulebook::{Point, PointKind};
use crate::persist::RulebookPage;
use crate::rules::kings_errand::{Edition, Virtue};
use crate::ui::Stage;
use crate::ui::screen::parts;
use crate::ui::screen::rulebook::RulebookCommand;
use crate::ui::theme::{Text, Tokens, gradient, with_opacity};
use crate::ui::widget::{Access, Card, Face, figure, paint, panel, text};
use crate::{id, message};

/// The colour of titles: red on paper, gold at night.
pub(super) fn title_ink(tokens: &Tokens) -> Color32 {
    if tokens.theme.is_dark() {
        tokens.colour.gold
    } else {
        let red = tokens.virtue(Virtue::Sword);
        gradient(red.base, red.dark, 0.45)
    }
}

/// What scrolls on a page: it fades where there is more of it.
pub(super) fn scrolled(
    ui: &mut Ui,
    stage: Stage<'_>,
    id: &str,
    rect: Rect,
    from_top: bool,
    content: impl FnOnce(&mut Ui),
) {
    let builder = UiBuilder::new().id_salt(id).max_rect(rect);
    ui.scope_builder(builder, |ui| {
        let mut area = ScrollArea::vertical().id_salt(id).auto_shrink(false);
        if from_top {
            area = area.vertical_scroll_offset(0.0);
        }
        let shown = area.show(ui, |ui| {
            ui.spacing_mut().item_spacing = Vec2::ZERO;
            content(ui);
        });
        let paper = stage.tokens().colour.paper;
        panel::fade_scrolled(ui.painter(), &shown, paper, stage.look);
    });
}

/// Brings what got the focus into sight, clear of the fading edge.
pub(super) fn follow(ui: &Ui, response: &Response) {
    if response.gained_focus() {
        bring(ui, response.rect);
    }
}

/// Brings `rect` into sight, clear of the fading edge.
pub(super) fn bring(ui: &Ui, rect: Rect) {
    ui.scroll_to_rect(rect.expand2(vec2(0.0, FADE + 4.0)), None);
}

/// How deep the edge of what scrolls fades, in points.
const FADE: f32 = 36.0;

/// Lines of text as wide as the page, known to screen readers.
pub(super) fn lines(ui: &mut Ui, galley: Arc<Galley>, words: &str, colour: Color32) -> Rect {
    let size = vec2(ui.available_width(), galley.rect.height());
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    response.widget_info(|| egui::WidgetInfo::labeled(Role::Label, true, words));
    if ui.is_rect_visible(rect) {
        ui.painter().galley(rect.min, galley, colour);
    }
    rect
}

/// A paragraph in one font.
pub(super) fn paragraph(ui: &mut Ui, words: &str, font: &FontId, colour: Color32) -> Rect {
    let width = ui.available_width();
    let galley = parts::lay_out(ui.painter(), words, font, colour, width);
    lines(ui, galley, words, colour)
}

/// The sentences a page begins with.
pub(super) fn lead(ui: &mut Ui, stage: Stage<'_>, words: &str) {
    let tokens = stage.tokens();
    let font = tokens.font(Text::BodyLarge);
    paragraph(ui, words, &font, tokens.colour.ink);
    ui.add_space(tokens.space.l);
}

/// A remark of less weight.
pub(super) fn note(ui: &mut Ui, stage: Stage<'_>, words: &str) {
    let tokens = stage.tokens();
    let font = tokens.italic(Text::BodySmall);
    paragraph(ui, words, &font, tokens.colour.ink_soft);
    ui.add_space(tokens.space.m);
}

/// The heading of a part of a page.
pub(super) fn heading(ui: &mut Ui, stage: Stage<'_>, words: &str) {
    let tokens = stage.tokens();
    ui.add_space(tokens.space.m);
    let font = tokens.font(Text::Display5);
    paragraph(ui, words, &font, title_ink(tokens));
    ui.add_space(tokens.space.xs);
}

/// Words in the middle of the height of `rect`, in at most `rows` lines, with a tooltip if cut.
pub(super) fn fitted(
    ui: &mut Ui,
    rect: Rect,
    words: &str,
    font: &FontId,
    colour: Color32,
    rows: usize,
) {
    let id = ui
        .scope_id()
        .with(("fitted", words, rect.min.x.to_bits(), rect.min.y.to_bits()));
    let response = ui.interact(rect, id, Sense::hover());
    response.widget_info(|| egui::WidgetInfo::labeled(Role::Label, true, words));
    let room = text::room(rect, rows, Align::Min);
    let fitted = text::fit(ui.painter(), words, font, colour, room);
    ui.painter().add(fitted.shape(ui.painter(), rect));
    if fitted.is_cut() {
        response.on_hover_text(words);
    }
}

/// A hair line at the foot of a row.
pub(super) fn hair(ui: &Ui, stage: Stage<'_>, row: Rect) {
    let tokens = stage.tokens();
    let line = Stroke::new(
        tokens.stroke.hair,
        with_opacity(tokens.colour.line_soft, 0.6),
    );
    ui.painter().hline(row.x_range(), row.bottom() - 0.5, line);
}

/// One point of a rule with a diamond before it: what belongs to one edition only has its chip,
/// and a ruling says that it is one.
pub(super) fn point(ui: &mut Ui, stage: Stage<'_>, book: &Book<'_>, point: &Point) {
    let (tokens, tr) = (stage.tokens(), stage.translator);
    let colour = &tokens.colour;
    let font = tokens.font(Text::Body);
    let inset = 1.5 * font.size;
    let edition = match point.kind {
        PointKind::Edition(edition) => Some(edition),
        PointKind::Plain | PointKind::Ruling => None,
    };
    let elsewhere = edition.is_some_and(|edition| edition != book.edition);
    let ink = if elsewhere {
        colour.ink_soft
    } else {
        colour.ink
    };
    let mut job = LayoutJob::default();
    job.wrap.max_width = (ui.available_width() - inset).max(40.0);
    job.append(&point.words, 0.0, TextFormat::simple(font.clone(), ink));
    let mut spoken = point.words.clone();
    if point.kind == PointKind::Ruling {
        // The two words stay together.
        let ruling = tr.text(id!("rulebook-ruling")).replace(' ', "\u{a0}");
        let soft = TextFormat::simple(tokens.italic(Text::BodySmall), colour.ink_soft);
        job.append(&ruling, 0.6 * font.size, soft);
        spoken = [spoken, ruling].join(" · ");
    }
    let galley = ui.painter().layout_job(job);
    let chip_height = edition.map_or(0.0, |_| 2.0 * tokens.size(Text::BodySmall));
    let size = vec2(ui.available_width(), chip_height + galley.rect.height());
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    let mark = pos2(
        rect.left() + 0.45 * font.size,
        rect.top() + chip_height + 0.62 * font.size,
    );
    if let Some(edition) = edition {
        let words = edition_words(stage, book, edition);
        spoken = [words, spoken].join(": ");
        let at = pos2(rect.left() + inset, rect.top() + 0.45 * chip_height);
        edition_chip(ui, stage, book, at, edition);
    }
    response.widget_info(|| egui::WidgetInfo::labeled(Role::Label, true, spoken.as_str()));
    if ui.is_rect_visible(rect) {
        diamond(ui, mark, 0.26 * font.size, title_ink(tokens));
        let at = pos2(rect.left() + inset, rect.top() + chip_height);
        ui.painter().galley(at, galley, ink);
    }
    if point.kind == PointKind::Ruling {
        response.on_hover_text(tr.attribute("rulebook-ruling", "help"));
    }
    ui.add_space(tokens.space.m);
}

fn diamond(ui: &Ui, centre: egui::Pos2, radius: f32, colour: Color32) {
    let points = [(0.0, -1.0), (1.0, 0.0), (0.0, 1.0), (-1.0, 0.0)]
        .map(|(x, y)| centre + radius * vec2(x, y));
    let shape = egui::Shape::convex_polygon(points.to_vec(), colour, Stroke::NONE);
    ui.painter().add(shape);
}

/// The name of an edition, and whether it is the one that is played.
fn edition_words(stage: Stage<'_>, book: &Book<'_>, edition: Edition) -> String {
    let tr = stage.translator;
    let name = names::edition(tr, edition);
    if book.game.is_some() && edition == book.edition {
        tr.format(message!("rulebook-edition-here", edition = name))
    } else {
        name
    }
}

/// The chip of an edition, whose left middle is at `at`: gold with a check mark if it is the one
/// that holds.
pub(super) fn edition_chip(
    ui: &Ui,
    stage: Stage<'_>,
    book: &Book<'_>,
    at: egui::Pos2,
    edition: Edition,
) -> Rect {
    let tokens = stage.tokens();
    let colour = &tokens.colour;
    let holds = edition == book.edition;
    let font = tokens.bold(Text::BodySmall);
    let words = edition_words(stage, book, edition);
    let (fill, rim, ink) = if holds {
        (colour.button_top, colour.gold_dark, colour.button_text)
    } else {
        (colour.paper_sunk, colour.line_soft, colour.ink)
    };
    let galley = ui.painter().layout_no_wrap(words, font.clone(), ink);
    let height = (1.6 * font.size).round();
    let check = if holds { 1.1 * font.size } else { 0.0 };
    let size = vec2(galley.rect.width() + check + 1.3 * font.size, height);
    let rect = Rect::from_min_size(at - vec2(0.0, height / 2.0), size);
    let rect = paint::on_pixels(ui.painter(), rect);
    let corners = CornerRadius::same((height / 2.0) as u8);
    let rim = Stroke::new(tokens.stroke.field, rim);
    ui.painter()
        .rect(rect, corners, fill, rim, StrokeKind::Inside);
    if holds {
        let centre = pos2(rect.left() + 1.0 * font.size, rect.center().y);
        let stroke = Stroke::new(2.0, ink);
        ui.painter()
            .add(paint::check_mark(centre, 0.7 * font.size, stroke));
    }
    let words = rect.with_min_x(rect.left() + 0.65 * font.size + check);
    let place = paint::place_lines(ui.painter(), words, 0.0, &galley, &font);
    ui.painter().galley(place, galley, ink);
    rect
}

/// Links to other pages, one after the other, in as many rows as they need.
pub(super) fn links(ui: &mut Ui, stage: Stage<'_>, heading: &str, pages: &[RulebookPage]) {
    let tokens = stage.tokens();
    let font = tokens.bold(Text::BodySmall);
    let height = (1.9 * font.size).round();
    let (gap, width) = (tokens.space.m, ui.available_width());
    let ink = tokens.colour.ink_soft;
    let head = ui
        .painter()
        .layout_no_wrap(heading.to_owned(), font.clone(), ink);
    let indent = if heading.is_empty() {
        0.0
    } else {
        head.rect.width() + 2.0 * gap
    };
    let mut corner = vec2(indent, 0.0);
    let mut places = Vec::new();
    for &page in pages {
        let words = words::spoken_title(stage.translator, page);
        let wide = ui
            .painter()
            .layout_no_wrap(words.clone(), font.clone(), ink)
            .rect
            .width();
        let wide = (wide + 1.5 * font.size).min(width);
        if corner.x + wide > width && corner.x > 0.0 {
            corner = vec2(0.0, corner.y + height + 6.0);
        }
        places.push((
            page,
            words,
            Rect::from_min_size(corner.to_pos2(), vec2(wide, height)),
        ));
        corner.x += wide + gap;
    }
    let size = vec2(width, corner.y + height);
    let (all, _) = ui.allocate_exact_size(size, Sense::hover());
    let first = all.with_max_y(all.top() + height);
    let at = paint::place_lines(ui.painter(), first, 0.0, &head, &font);
    ui.painter().galley(at, head, ink);
    for (page, words, place) in places {
        let id = format!("see.{page}");
        let rect = place.translate(all.min.to_vec2());
        let response = link(ui, rect, &id, &words, stage);
        stage.reach(regions::LINKS, &response);
        if response.clicked() {
            stage.send(RulebookCommand::Open(page));
        }
    }
}

/// A link as a pill.
pub(super) fn link(ui: &mut Ui, rect: Rect, id: &str, words: &str, stage: Stage<'_>) -> Response {
    let tokens = stage.tokens();
    let colour = &tokens.colour;
    let response = ui.interact(rect, ui.scope_id().with(id), Sense::click());
    Access::new(id, words).describe(ui, &response, Role::Link, None);
    follow(ui, &response);
    if response.hovered() {
        ui.set_cursor_icon(CursorIcon::PointingHand);
    }
    let hot = response.hovered() || response.has_focus();
    let rect = paint::on_pixels(ui.painter(), rect);
    let corners = CornerRadius::same((rect.height() / 2.0) as u8);
    let fill = if hot {
        colour.paper_raised
    } else {
        colour.panel
    };
    let rim = Stroke::new(
        tokens.stroke.field,
        if hot { colour.link } else { colour.line_soft },
    );
    ui.painter()
        .rect(rect, corners, fill, rim, StrokeKind::Inside);
    let font = tokens.bold(Text::BodySmall);
    let room = rect.shrink2(vec2(0.6 * font.size, 0.0));
    text::line(ui.painter(), room, Align::Center, words, &font, colour.link);
    if response.has_focus() {
        let ring = paint::focus_ring(stage.look, rect, rect.height() / 2.0, 1.0);
        ui.painter().extend(ring);
    }
    response
}

/// Small cards beside each other with how many there are of each, in as many rows as they need.
pub(super) fn cards(ui: &mut Ui, stage: Stage<'_>, cards: &[(Face, u8)], spoken: &str) {
    if cards.is_empty() {
        return;
    }
    let width = parts::grown(stage.tokens(), 52.0).min(76.0);
    let size = Card::size(width);
    let gap = 9.0;
    let across = ((ui.available_width() + gap) / (width + gap))
        .floor()
        .max(1.0) as usize;
    let rows = cards.len().div_ceil(across);
    let height = rows as f32 * (size.y + gap + 6.0);
    let (all, response) =
        ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
    if !spoken.is_empty() {
        response.widget_info(|| egui::WidgetInfo::labeled(Role::Label, true, spoken));
    }
    if !ui.is_rect_visible(all) {
        return;
    }
    for (index, &card) in cards.iter().enumerate() {
        let (row, column) = (index / across, index % across);
        let corner = vec2(
            column as f32 * (width + gap),
            row as f32 * (size.y + gap + 6.0) + 2.0,
        );
        let rect = Rect::from_min_size(all.min + corner, size);
        small_card(ui, stage, rect, card);
    }
}

/// A small card with how many there are of it, if there are several.
pub(super) fn small_card(ui: &Ui, stage: Stage<'_>, rect: Rect, (face, count): (Face, u8)) {
    let tr = stage.translator;
    if count > 1 {
        crate::ui::widget::card::stack_below(ui.painter(), rect, usize::from(count), stage.look);
    }
    Card::new(face).paint(ui.painter(), rect, stage.look);
    if count > 1 {
        let times = tr.format(message!("table-times", count = count));
        // On the smallest cards the count hangs half below them, clear of the picture.
        let up = if rect.width() < 48.0 { 0.0 } else { 0.1 };
        let at = rect.center_bottom() - vec2(0.0, up * rect.height());
        let most = stage.tokens().size(Text::Label);
        let size = (0.3 * rect.width()).min(most);
        figure::count(ui.painter(), at, &times, size, stage.look);
    }
}
