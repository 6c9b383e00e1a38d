//! The lessons with the exam, how far one has come in each, and the shield of what is known.

mod mastery;
mod shield;

use std::sync::Arc;

use egui::{
    Align, CornerRadius, CursorIcon, Galley, Key, Modifiers, Painter, Rect, Response, Role,
    ScrollArea, Sense, Stroke, StrokeKind, Ui, UiBuilder, pos2, vec2,
};

use super::{Screen, parts};
use crate::i18n::{Message, Translator};
use crate::lesson::kings_errand::{Day, Lesson};
use crate::persist::Progress;
use crate::ui::app::{Begun, Command, ExamGame, LessonProgress};
use crate::ui::picture::Icon;
use crate::ui::screen::exam::ExamCommand;
use crate::ui::table::LessonCommand;
use crate::ui::theme::{Text, gradient, with_opacity};
use crate::ui::widget::figure::{self, Verdict};
use crate::ui::widget::{Access, Button, ButtonKind, paint, panel, text};
use crate::ui::{Region, Stage};
use crate::{id, message};

const LESSONS: Region = Region(0);
const SHIELD: Region = Region(1);
const REVIEW: Region = Region(2);
const FOOT: Region = Region(3);

/// Between two entries, in points.
const GAP: f32 = 9.0;

/// What the screen is painted from.
#[derive(Clone, Copy)]
pub struct Learning<'a> {
    /// How far one has come in the lessons.
    pub lessons: &'a LessonProgress,
    /// Everything that has been learnt.
    pub learnt: &'a Progress,
    /// The exam that is open and not over.
    pub exam: Option<&'a ExamGame>,
    /// Today.
    pub today: Day,
}

/// An entry of the list.
struct Entry {
    id: String,
    number: usize,
    title: String,
    aim: String,
    state: String,
    is_next: bool,
    done: bool,
    command: Command,
}

/// Shows all lessons; the next one has the focus.
pub fn show(ui: &mut Ui, stage: Stage<'_>, learning: &Learning<'_>) {
    let arrived = parts::arrived(ui.ctx(), Screen::Learn);
    let (look, tokens, tr) = (stage.look, stage.tokens(), stage.translator);
    let window = ui.max_rect();
    let grown = parts::grown(tokens, 1.0).sqrt();
    panel::ground(ui.painter(), window, look);
    let head = window.with_max_y(window.top() + 62.0 * grown);
    parts::header(ui, head, Icon::Scroll, &tr.text(id!("learn-title")), look);
    let foot = window.with_min_y(window.bottom() - 66.0 * grown);
    let body = Rect::from_min_max(head.left_bottom(), foot.right_top());
    content(ui, stage, learning, body, arrived);
    leave(ui, stage, foot);
    if ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape)) {
        stage.send(Command::Go(Screen::Title));
    }
}

fn leave(ui: &mut Ui, stage: Stage<'_>, foot: Rect) {
    let (look, tokens, tr) = (stage.look, stage.tokens(), stage.translator);
    parts::foot(ui.painter(), foot, look);
    let height = 42.0 * parts::grown(tokens, 1.0).sqrt();
    let words = tr.text(id!("button-back"));
    let button = Button::new(ButtonKind::Plain, &words).key("Esc");
    let width = button.width(ui.painter(), height, look);
    let middle = pos2(foot.left() + 24.0 + width / 2.0, foot.center().y);
    let rect = Rect::from_center_size(middle, vec2(width, height));
    let response = button.show(ui, rect, Access::new("back", &words), look);
    stage.reach(FOOT, &response);
    if response.clicked() {
        stage.send(Command::Go(Screen::Title));
    }
}

/// The lessons, and the exam as the last of them.
fn entries(tr: &Translator, learning: &Learning<'_>) -> Vec<Entry> {
    let next = learning.lessons.next().map(|lesson| lesson.name());
    let mut entries: Vec<_> = Lesson::all()
        .iter()
        .enumerate()
        .map(|(index, lesson)| {
            let begun = learning.lessons.of(lesson.name());
            Entry {
                id: format!("lesson.{}", lesson.name()),
                number: index + 1,
                title: tr.format(Message::named(lesson.text_id())),
                aim: tr.format_attribute(Message::named(lesson.text_id()), "aim"),
                state: state(tr, lesson, begun),
                is_next: next == Some(lesson.name()),
                done: begun.is_some_and(|begun| begun.done),
                command: Command::Lesson(LessonCommand::Open(lesson.name().to_owned())),
            }
        })
        .collect();
    let last = learning.learnt.exams.last();
    let state = match (learning.exam, last) {
        (Some(exam), _) => {
            let (number, count) = (exam.at() + 1, exam.count());
            tr.format(message!("exam-question", number = number, count = count))
        }
        (None, Some(last)) => tr.format(message!("exam-last", right = last.right, count = last.of)),
        (None, None) => tr.text(id!("learn-not-begun")),
    };
    entries.push(Entry {
        id: "exam".to_owned(),
        number: entries.len() + 1,
        title: tr.text(id!("exam-title")),
        aim: tr.attribute(id!("exam-title"), "aim"),
        state,
        is_next: next.is_none() && last.is_none(),
        done: last.is_some(),
        command: ExamCommand::Open.into(),
    });
    entries
}

/// Columns of entries, read downwards, and the shield beside or below them; they scroll where they
/// have no room.
fn content(ui: &mut Ui, stage: Stage<'_>, learning: &Learning<'_>, body: Rect, arrived: bool) {
    let tokens = stage.tokens();
    let margin = (0.016 * body.width()).max(16.0);
    let beside = tokens.text_size() <= 1.3;
    let list = if beside {
        let width = (0.28 * body.width()).clamp(316.0, 460.0);
        let panel = body.shrink(margin);
        let panel = panel.with_min_x(panel.right() - width);
        mastery::show(ui, stage, learning, panel, false);
        body.with_max_x(panel.left())
    } else {
        body
    };
    let builder = UiBuilder::new().id_salt("learn").max_rect(list);
    ui.scope_builder(builder, |ui| {
        ScrollArea::vertical()
            .id_salt("learn")
            .auto_shrink(false)
            .show(ui, |ui| {
                let whole = self::list(ui, stage, learning, list, margin, arrived);
                if !beside {
                    let height = parts::grown(tokens, 300.0);
                    let size = vec2(list.width(), height + margin);
                    let (place, _) = ui.allocate_exact_size(size, Sense::hover());
                    let panel = place.with_min_x(whole.left() + margin);
                    let panel = panel.with_max_x(whole.right() - margin);
                    let panel = panel.with_max_y(panel.top() + height);
                    mastery::show(ui, stage, learning, panel, true);
                }
            });
    });
}

/// The entries, and what is wrong with lessons that cannot be opened; returns the room they take.
fn list(
    ui: &mut Ui,
    stage: Stage<'_>,
    learning: &Learning<'_>,
    body: Rect,
    margin: f32,
    arrived: bool,
) -> Rect {
    let tokens = stage.tokens();
    let entries = entries(stage.translator, learning);
    let faults = Lesson::faults();
    let width = body.width() - 2.0 * margin;
    let gap = 2.0 * GAP;
    let columns = if width > parts::grown(tokens, 830.0) {
        2
    } else {
        1
    };
    let rows = entries.len().div_ceil(columns).max(1);
    let entry = (width - (columns - 1) as f32 * gap) / columns as f32;
    let needed = parts::grown(tokens, 70.0);
    let notes = faults.len() as f32 * parts::grown(tokens, 34.0);
    let room = body.height() - 2.0 * margin - notes - (rows - 1) as f32 * GAP;
    let height = (room / rows as f32).clamp(needed, 1.4 * needed);
    let list = rows as f32 * (height + GAP) - GAP;
    let whole = vec2(body.width(), list + notes + 2.0 * margin - 2.0);
    let (whole, _) = ui.allocate_exact_size(whole, Sense::hover());
    let from = whole.min + vec2(margin, margin);
    let first = entries.iter().position(|entry| entry.is_next).unwrap_or(0);
    for (index, shown) in entries.iter().enumerate() {
        let (column, row) = (index / rows, index % rows);
        let at = vec2(column as f32 * (entry + gap), row as f32 * (height + GAP));
        let rect = Rect::from_min_size(from + at, vec2(entry, height));
        let response = self::entry(ui, stage, rect, shown);
        if arrived && index == first {
            response.request_focus();
        }
    }
    let mut top = from.y + list + GAP;
    for fault in faults {
        let words = fault.to_string();
        let words = stage
            .translator
            .format(message!("learn-broken", fault = words));
        let place = Rect::from_min_size(pos2(from.x, top), vec2(width, 22.0));
        let bold = tokens.bold(Text::BodySmall);
        let red = tokens.colour.expires;
        top += text::paragraph(ui, place, &words, &bold, red) + GAP;
    }
    whole
}

/// How far one has come, in words.
fn state(tr: &Translator, lesson: &Lesson, begun: Option<Begun>) -> String {
    match begun {
        Some(begun) if begun.step == 0 && begun.done => tr.text(id!("learn-done")),
        None => tr.text(id!("learn-not-begun")),
        Some(begun) => {
            let (step, steps) = (begun.step + 1, lesson.steps().len());
            tr.format(message!("learn-step", step = step, steps = steps))
        }
    }
}

fn entry(ui: &mut Ui, stage: Stage<'_>, rect: Rect, shown: &Entry) -> Response {
    let (look, tokens, tr) = (stage.look, stage.tokens(), stage.translator);
    let colour = &tokens.colour;
    let Entry {
        id,
        number,
        title,
        aim,
        state,
        is_next,
        done,
        command,
    } = shown;
    let next = is_next.then(|| tr.text(id!("learn-next")));
    let name = tr.format(message!(
        "learn-entry",
        number = *number,
        title = title.clone()
    ));
    let about = [
        aim.as_str(),
        state.as_str(),
        next.as_deref().unwrap_or_default(),
    ]
    .join(" ");
    let response = ui.interact(rect, ui.scope_id().with(id), Sense::click());
    Access::new(id, &name)
        .described(about.trim())
        .describe(ui, &response, Role::Button, None);
    stage.reach(LESSONS, &response);
    parts::follow(&response);
    if response.hovered() {
        ui.set_cursor_icon(CursorIcon::PointingHand);
    }
    let hot = response.hovered() || response.has_focus();
    let seconds = tokens.seconds(tokens.motion.hover_lift);
    let light = ui.ctx().animate_bool_with_time(response.id, hot, seconds);

    let painter = ui.painter();
    panel::paper(painter, rect, look);
    let place = paint::on_pixels(painter, rect);
    let corners = CornerRadius::same(tokens.radius.panel as u8);
    let (next_glow, hot_glow) = if tokens.theme.is_dark() {
        (0.13, 0.09)
    } else {
        (0.34, 0.2)
    };
    let glow = if *is_next { next_glow } else { 0.0 } + hot_glow * light;
    painter.rect_filled(place, corners, with_opacity(colour.hint_glow, glow));
    if *is_next {
        let rim = Stroke::new(2.5, colour.gold);
        painter.rect_stroke(place, corners, rim, StrokeKind::Inside);
    }
    let inner = place.shrink(10.0);
    let side = inner.height().min(parts::grown(tokens, 54.0));
    let tile = Rect::from_center_size(
        pos2(inner.left() + side / 2.0, inner.center().y),
        vec2(side, side),
    );
    self::number(painter, stage, tile, *number, *done);
    let words = inner.with_min_x(tile.right() + 14.0);
    let badge = badge(ui, stage, words, state, next.as_deref(), *done);
    let words = words.with_max_x(badge - 12.0);
    let line = 1.35 * tokens.size(Text::Display6);
    let font = tokens.font(Text::Display6);
    let soft = colour.ink_soft;
    let aim = |size| {
        let small = tokens.font(size);
        text::lay_out(ui.painter(), aim, &small, soft, words.width())
    };
    let fits = |galley: &Arc<Galley>| line + galley.rect.height() <= place.height() - 8.0;
    let sizes = [Text::BodySmall, Text::Label].into_iter().map(aim);
    let aim = sizes
        .clone()
        .find(fits)
        .unwrap_or_else(|| aim(Text::Caption));
    let all = line + aim.rect.height();
    let top = (words.center().y - all / 2.0).max(place.top() + 3.0);
    let (above, below) = words.with_min_y(top).split_top_bottom_at_y(top + line);
    text::line(ui.painter(), above, Align::Min, title, &font, colour.ink);
    ui.painter().galley(below.min, aim, soft);
    if response.has_focus() {
        let ring = paint::focus_ring(look, place, tokens.radius.panel, 1.0);
        ui.painter().extend(ring);
    }
    if response.clicked() {
        stage.send(command.clone());
    }
    response
}

/// The number like the initial of a chapter: gold on lapis; with a seal once the lesson is done.
fn number(painter: &Painter, stage: Stage<'_>, tile: Rect, number: usize, done: bool) {
    let (look, tokens) = (stage.look, stage.tokens());
    let colour = &tokens.colour;
    let tile = paint::on_pixels(painter, tile);
    let ground = paint::rounded_gradient(tile, 7.0, colour.tray_top, colour.tray_bottom);
    painter.add(ground);
    if tokens.textured {
        let lines = with_opacity(colour.tray_text_soft, 0.12);
        panel::diaper(painter, tile.shrink(3.0), lines, look);
    }
    let rim = Stroke::new(2.0, colour.tray_rim);
    painter.rect_stroke(tile, 7, rim, StrokeKind::Inside);
    let line = Stroke::new(1.0, gradient(colour.tray_rim, colour.tray_bottom, 0.35));
    painter.rect_stroke(tile.shrink(4.0), 4, line, StrokeKind::Inside);
    let font = tokens.printed_initial(0.56 * tile.height());
    let gold = colour.tray_title;
    painter.add(paint::glyphs(
        painter,
        tile.center(),
        number.to_string(),
        font,
        gold,
    ));
    if done {
        let side = 0.46 * tile.height();
        let corner = tile.right_bottom() - vec2(0.3 * side, 0.3 * side);
        let seal = Rect::from_center_size(corner, vec2(side, side));
        figure::seal(painter, seal, Verdict::Works, look);
    }
}

/// How far one has come, at the right end; returns where that begins.
fn badge(
    ui: &Ui,
    stage: Stage<'_>,
    room: Rect,
    state: &str,
    next: Option<&str>,
    done: bool,
) -> f32 {
    let tokens = stage.tokens();
    let colour = &tokens.colour;
    let painter = ui.painter();
    let small = tokens.font(Text::Label);
    let bold = tokens.bold(Text::Label);
    let wide = |words: &str, font: &egui::FontId| {
        let galley = painter.layout_no_wrap(words.to_owned(), font.clone(), colour.ink);
        galley.rect.width()
    };
    let width = wide(state, &bold)
        .max(next.map_or(0.0, |next| wide(next, &bold)))
        .min(0.4 * room.width());
    let place = room.with_min_x(room.right() - width - 2.0);
    let line = 1.3 * small.size;
    let (font, ink) = if done {
        (bold.clone(), colour.works)
    } else {
        (small, colour.ink_soft)
    };
    let lines = if next.is_some() { 2.0 } else { 1.0 };
    let top = place.center().y - lines * line / 2.0;
    let mut row = Rect::from_min_size(pos2(place.left(), top), vec2(place.width(), line));
    if let Some(next) = next {
        let gold = if tokens.theme.is_dark() {
            colour.gold_light
        } else {
            colour.gold_dark
        };
        text::line(painter, row, Align::Max, next, &bold, gold);
        row = row.translate(vec2(0.0, line));
    }
    text::line(painter, row, Align::Max, state, &font, ink);
    place.left()
}
