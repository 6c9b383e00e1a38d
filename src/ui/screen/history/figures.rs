//! What all games together tell: how it went against whom, what shields were gained with, how many cards
//! expired, and how well the rules are known.

use egui::{
    Align, CornerRadius, Id, Rect, Role, ScrollArea, Sense, Stroke, StrokeKind, Ui, UiBuilder,
    pos2, vec2,
};

use super::super::axes::{Axes, curve};
use super::super::learn::mastery;
use super::super::shields;
use super::{GAP, HistoryPage, INSET, parts, regions};
use crate::i18n::text::kings_errand::names;
use crate::persist::history::statistics::{Against, Statistics};
use crate::session::kings_errand::story::Source;
use crate::ui::Stage;
use crate::ui::focus::scroll_by_keys;
use crate::ui::theme::{KnightColour, Line, Text, Tokens, with_opacity};
use crate::ui::widget::{Access, paint, panel, text};
use crate::{id, message};

/// So many games are taken together for the thick line.
const TOGETHER: usize = 5;

fn head(tokens: &Tokens) -> f32 {
    parts::grown(tokens, 34.0)
}

fn row(tokens: &Tokens) -> f32 {
    parts::grown(tokens, 44.0)
}

/// Shows the figures; they scroll where they have no room.
pub(super) fn show(ui: &mut Ui, stage: Stage<'_>, page: &HistoryPage<'_>, body: Rect) {
    let tokens = stage.tokens();
    let beside = tokens.text_size() <= 1.3;
    let side = (0.28 * body.width()).clamp(316.0, 460.0);
    let left = if beside {
        let (left, right) = body.split_left_right_at_x(body.right() - side);
        mastery::show(ui, stage, &page.learning, right, false);
        left.with_max_x(left.right() - GAP)
    } else {
        body
    };
    let moves = scrolls(ui, stage, left);
    let builder = UiBuilder::new().id_salt("statistics").max_rect(left);
    ui.scope_builder(builder, |ui| {
        let shown = ScrollArea::vertical()
            .id_salt("statistics")
            .auto_shrink(false)
            .show(ui, |ui| {
                if moves {
                    scroll_by_keys(ui, row(tokens), left.height());
                }
                panels(ui, stage, page, left, beside);
            });
        let hidden = shown.content_size.y - shown.inner_rect.height();
        let id = Id::unique("statistics.hidden");
        ui.data_mut(|data| data.insert_temp(id, hidden > 1.0));
        panel::fade_scrolled(ui.painter(), &shown, tokens.colour.ground, stage.look);
    });
}

/// Whether the keys move the page: where it is longer than its room it is a Tab stop of its own.
fn scrolls(ui: &mut Ui, stage: Stage<'_>, body: Rect) -> bool {
    let id = Id::unique("statistics.hidden");
    if ui.data(|data| data.get_temp::<bool>(id)) != Some(true) {
        return false;
    }
    let page = ui.scope_id().with("statistics.page");
    let response = ui.interact(body, page, Sense::focusable_noninteractive());
    let name = stage.translator.text(id!("history-tab-statistics"));
    let access = Access::new("statistics.page", &name);
    access.describe(ui, &response, Role::Group, None);
    stage.reach(regions::PAGE, &response);
    if response.has_focus() {
        let radius = stage.tokens().radius.panel;
        let ring = paint::focus_ring(stage.look, body.expand(3.0), radius, 0.6);
        ui.painter().extend(ring);
    }
    response.has_focus()
}

/// The panels, in the width of `body` and at least as high.
fn panels(ui: &mut Ui, stage: Stage<'_>, page: &HistoryPage<'_>, body: Rect, beside: bool) {
    let tokens = stage.tokens();
    let rows = page.statistics.against.len().max(1) as f32;
    let chrome = head(tokens) + 2.0 * 12.0;
    let against = chrome + rows * row(tokens);
    let sources = chrome + 3.0 * row(tokens);
    let plot = parts::grown(tokens, 230.0);
    let top = if beside {
        against.max(sources)
    } else {
        against + GAP + sources
    };
    let mastery = if beside {
        0.0
    } else {
        GAP + parts::grown(tokens, 300.0)
    };
    let plot = plot.max(body.height() - top - GAP - mastery);
    let size = vec2(body.width(), top + GAP + plot + mastery);
    let (whole, _) = ui.allocate_exact_size(size, Sense::hover());
    // The shadow of the panels lies within what scrolls.
    let whole = whole.shrink2(vec2(2.0, 0.0));
    let upper = whole.with_max_y(whole.top() + top);
    let lower = whole
        .with_min_y(upper.bottom() + GAP)
        .with_max_y(upper.bottom() + GAP + plot - 4.0);
    let (one, two) = if beside {
        let (one, two) = upper.split_left_right_at_fraction(0.52);
        (
            one.with_max_x(one.right() - GAP / 2.0),
            two.with_min_x(two.left() + GAP / 2.0),
        )
    } else {
        (
            upper.with_max_y(upper.top() + against),
            upper.with_min_y(upper.bottom() - sources),
        )
    };
    self::against(ui, stage, page.statistics, one);
    self::sources(ui, stage, page.statistics, two);
    expired(ui, stage, page.statistics, lower);
    if !beside {
        let panel = whole.with_min_y(lower.bottom() + 4.0 + GAP);
        mastery::show(
            ui,
            stage,
            &page.learning,
            panel.with_max_y(whole.bottom() - 4.0),
            true,
        );
    }
}

/// A panel with a heading and a note beside it; the room below.
fn sheet(ui: &mut Ui, stage: Stage<'_>, rect: Rect, title: &str, note: &str) -> Rect {
    let (look, tokens) = (stage.look, stage.tokens());
    panel::paper(ui.painter(), rect, look);
    let inner = rect.shrink2(vec2(INSET, 12.0));
    let line = inner.with_max_y(inner.top() + head(tokens));
    let font = tokens.font(Text::Display5);
    let ink = tokens.colour.ink_soft;
    let wide = text::lay_out(ui.painter(), title, &font, ink, inner.width());
    let wide = wide.rect.width() + 2.0;
    parts::heading(ui, line.with_max_x(line.left() + wide), title, look);
    let beside = line.with_min_x(line.left() + wide + 16.0);
    let font = tokens.font(Text::BodySmall);
    text::labels(ui, beside, Align::Min, note, &font, ink, 2);
    inner.with_min_y(line.bottom())
}

fn against(ui: &mut Ui, stage: Stage<'_>, statistics: &Statistics, rect: Rect) {
    let (tokens, tr) = (stage.tokens(), stage.translator);
    let title = tr.text(id!("statistics-against"));
    let note = tr.attribute("statistics-against", "note");
    let mut rows = sheet(ui, stage, rect, &title, &note);
    for level in &statistics.against {
        let place = rows.with_max_y(rows.top() + row(tokens));
        rows = rows.with_min_y(place.bottom());
        self::level(ui, stage, *level, place);
    }
}

fn level(ui: &mut Ui, stage: Stage<'_>, against: Against, rect: Rect) {
    let (tokens, tr) = (stage.tokens(), stage.translator);
    let colour = &tokens.colour;
    let name = names::level(tr, against.level);
    let words = tr.format(message!(
        "statistics-won",
        won = against.won,
        games = against.games,
        percent = against.percent(),
    ));
    let id = format!("statistics.{}", against.level.name());
    let response = ui.interact(rect, ui.scope_id().with(&id), Sense::hover());
    let access = Access::new(&id, &name).described(&words);
    access.describe(ui, &response, Role::Label, None);
    let painter = ui.painter();
    let high = parts::grown(tokens, 10.0);
    let line = rect.with_max_y(rect.bottom() - high - 8.0);
    let bold = tokens.bold(Text::Body);
    let (left, right) = line.split_left_right_at_fraction(0.42);
    text::line(painter, left, Align::Min, &name, &bold, colour.ink);
    let font = tokens.font(Text::BodySmall);
    text::line(painter, right, Align::Max, &words, &font, colour.ink_soft);
    let bar = rect
        .with_min_y(line.bottom() + 1.0)
        .with_max_y(line.bottom() + 1.0 + high);
    let bar = paint::on_pixels(painter, bar);
    let round = CornerRadius::same((high / 2.0) as u8);
    painter.rect_filled(bar, round, colour.paper_sunk);
    let part = against.won as f32 / against.games.max(1) as f32;
    if against.won > 0 {
        let least = bar.left() + high;
        let end = egui::lerp(bar.x_range(), part).max(least);
        painter.rect_filled(bar.with_max_x(end), round, colour.works_fill);
    }
    let rim = Stroke::new(tokens.stroke.hair, colour.line);
    painter.rect_stroke(bar, round, rim, StrokeKind::Inside);
}

fn sources(ui: &mut Ui, stage: Stage<'_>, statistics: &Statistics, rect: Rect) {
    let (tokens, tr) = (stage.tokens(), stage.translator);
    let colour = &tokens.colour;
    let title = tr.text(id!("statistics-sources"));
    let games = statistics.games().max(1) as f64;
    let all: u32 = statistics.sources.iter().sum();
    let average = |shields: u32| (10.0 * f64::from(shields) / games).round() / 10.0;
    let note = tr.format_attribute(
        message!("statistics-sources", average = average(all)),
        "note",
    );
    let mut rows = sheet(ui, stage, rect, &title, &note);
    let most = statistics.sources.iter().max().copied().unwrap_or_default();
    for (source, shields) in Source::ALL.into_iter().zip(statistics.sources) {
        let place = rows.with_max_y(rows.top() + row(tokens));
        rows = rows.with_min_y(place.bottom());
        let name = shields::source_name(tr, source);
        let words = message!("statistics-each", average = average(shields));
        let words = tr.format(words);
        let id = format!("statistics.source.{}", source as u8);
        let response = ui.interact(place, ui.scope_id().with(&id), Sense::hover());
        let access = Access::new(&id, &name).described(&words);
        access.describe(ui, &response, Role::Label, None);
        let painter = ui.painter();
        let high = parts::grown(tokens, 12.0);
        let line = place.with_max_y(place.bottom() - high - 7.0);
        let (left, right) = line.split_left_right_at_fraction(0.5);
        let bold = tokens.bold(Text::Body);
        text::line(painter, left, Align::Min, &name, &bold, colour.ink);
        let font = tokens.font(Text::BodySmall);
        text::line(painter, right, Align::Max, &words, &font, colour.ink_soft);
        let part = shields as f32 / most.max(1) as f32;
        let bar = place
            .with_min_y(line.bottom() + 1.0)
            .with_max_y(line.bottom() + 1.0 + high);
        let end = egui::lerp(bar.x_range(), part).max(bar.left() + 3.0);
        let bar = paint::on_pixels(painter, bar.with_max_x(end));
        shields::segment(painter, bar, source, tokens);
    }
}

/// How many own cards expired in each game, and the mean of some games together.
fn expired(ui: &mut Ui, stage: Stage<'_>, statistics: &Statistics, rect: Rect) {
    let (tokens, tr) = (stage.tokens(), stage.translator);
    let title = tr.text(id!("statistics-expired"));
    let games = &statistics.expired;
    let all: u32 = games.iter().copied().map(u32::from).sum();
    let average = f64::from(all) / games.len().max(1) as f64;
    let average = (10.0 * average).round() / 10.0;
    let note = message!("statistics-expired", average = average, together = TOGETHER);
    let note = tr.format_attribute(note, "note");
    let inner = sheet(ui, stage, rect, &title, &note);
    let response = ui.interact(inner, ui.scope_id().with("statistics.plot"), Sense::hover());
    let course: Vec<String> = games.iter().map(ToString::to_string).collect();
    let course = course.join(", ");
    let access = Access::new("statistics.expired", &title).described(&course);
    access.describe(ui, &response, Role::Label, None);
    let most = games.iter().max().copied().unwrap_or_default();
    let step = usize::from(most / 6 + 1);
    let label = parts::grown(tokens, 24.0);
    let axes = Axes {
        area: Rect::from_min_max(
            pos2(
                inner.left() + parts::grown(tokens, 34.0),
                inner.top() + 14.0,
            ),
            inner.max - vec2(14.0, label + 2.0),
        ),
        across: u16::try_from(games.len()).unwrap_or(u16::MAX).max(1),
        up: (most + 1).max(3),
    };
    let word = tr.text(id!("statistics-axis-game"));
    axes.grid(ui.painter(), stage, inner, step, &word);
    let ink = tokens.knight_text(KnightColour::Blue);
    let painter = ui.painter();
    let number = |index: usize| u16::try_from(index + 1).unwrap_or(u16::MAX);
    // Where there are very many, dots would make one blot.
    let radius = (0.28 * axes.area.width() / f32::from(axes.across)).clamp(1.2, 3.6);
    for (index, &cards) in games.iter().enumerate() {
        let point = axes.at(number(index), f32::from(cards));
        painter.circle_filled(point, radius, with_opacity(ink, 0.55));
    }
    let means = games.windows(TOGETHER.min(games.len()).max(1)).enumerate();
    let mean: Vec<_> = means
        .map(|(index, window)| {
            let sum: u32 = window.iter().copied().map(u32::from).sum();
            let mean = sum as f32 / window.len() as f32;
            axes.at(number(index + window.len() - 1), mean)
        })
        .collect();
    if mean.len() > 1 {
        curve(painter, &mean, Line::Solid, Stroke::new(3.2, ink), tokens);
    }
}
