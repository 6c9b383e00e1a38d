//! How far the lesson has come: the list of what is learnt, the dots in the top bar, and the button
//! that leaves.

use egui::{Align, CornerRadius, Rect, Role, ScrollArea, Sense, Stroke, StrokeKind, Ui, UiBuilder};
use egui::{Color32, Painter, Pos2, Vec2, pos2, vec2};

use super::{Guide, LessonCommand, Standing};
use crate::i18n::text::kings_errand::rule_title;
use crate::i18n::{Message, Translator};
use crate::ui::app::Command;
use crate::ui::table::{Scene, regions, top_bar};
use crate::ui::theme::{FONT_FLOOR, Text, with_opacity};
use crate::ui::widget::{Access, Button, ButtonKind, Look, paint, panel, text};
use crate::{id, message};

/// How a step stands in the list.
#[derive(Clone, Copy, Eq, PartialEq)]
enum State {
    Done,
    Now,
    ToCome,
}

fn state(guide: &Guide<'_>, step: usize) -> State {
    match step.cmp(&guide.at) {
        std::cmp::Ordering::Less => State::Done,
        std::cmp::Ordering::Equal => State::Now,
        std::cmp::Ordering::Greater => State::ToCome,
    }
}

/// What is learnt in a step, as a line. Of a question only the rule it is about is told before it is
/// answered.
fn line(tr: &Translator, guide: &Guide<'_>, at: usize) -> String {
    let step = guide.lesson.steps().get(at);
    let is_done = at < guide.at || (at == guide.at && *guide.standing == Standing::Done);
    if let Some(step) = step.filter(|step| !is_done && step.answers() > 0) {
        let rule = step.teaches().last();
        let about = rule.map_or_else(|| "none".to_owned(), |&rule| rule_title(tr, rule));
        return tr.format(message!("learn-question", about = about));
    }
    let id = step.map(|step| guide.lesson.step_id(step));
    id.map(|id| tr.format_attribute(Message::named(id), "learn"))
        .unwrap_or_default()
}

/// The line with its state, for screen readers and tooltips.
fn spoken(tr: &Translator, guide: &Guide<'_>, step: usize) -> String {
    let state = match state(guide, step) {
        State::Done => "done",
        State::Now => "now",
        State::ToCome => "later",
    };
    let line = line(tr, guide, step);
    tr.format(message!("learn-line", state = state, line = line))
}

/// "Step 3 of 6"; after the last one that it is done.
pub(super) fn step_of(tr: &Translator, guide: &Guide<'_>) -> String {
    if guide.at >= guide.steps() {
        return tr.text(id!("learn-done"));
    }
    let (step, steps) = (guide.at + 1, guide.steps());
    tr.format(message!("learn-step", step = step, steps = steps))
}

/// Paints what is learnt in the lesson, where the table has room for it.
pub(super) fn list(ui: &mut Ui, scene: &Scene<'_>, guide: &Guide<'_>) {
    let Some(rect) = scene.layout.guide.as_ref().and_then(|guide| guide.list) else {
        return;
    };
    let rect = super::foot_of(ui, scene, rect);
    let stage = &scene.stage;
    let (look, tokens, tr) = (stage.look, stage.tokens(), stage.translator);
    panel::paper(ui.painter(), rect, look);
    let inner = rect.shrink(10.0);
    let head = Rect::from_min_size(inner.min, vec2(inner.width(), 30.0));
    let title = tr.text(id!("learn-list"));
    let font = tokens.font(Text::Display5);
    let room = head.shrink2(vec2(4.0, 0.0));
    let response = text::label(ui, room, Align::Min, &title, &font, tokens.colour.ink);
    ui.ctx()
        .accesskit_node_builder(response.id, |node| node.set_author_id("guide.list"));
    let body = inner.with_min_y(head.bottom() + 4.0);
    let builder = UiBuilder::new().id_salt("guide.list").max_rect(body);
    let paper = tokens.colour.panel;
    ui.scope_builder(builder, |ui| {
        let shown = ScrollArea::vertical()
            .id_salt("guide.list")
            .auto_shrink(false)
            .show(ui, |ui| {
                ui.spacing_mut().item_spacing.y = 3.0;
                let size = list_size(ui, scene, guide, body.size());
                let follows = follows(ui, guide);
                for step in 0..guide.steps() {
                    entry(ui, scene, guide, step, size, follows);
                }
            });
        panel::fade_scrolled(ui.painter(), &shown, paper, look);
    });
}

/// From the left edge of the list to its words.
const INDENT: f32 = 34.0;

/// As large as all lines fit into `room`; if they never do, the list scrolls.
fn list_size(ui: &Ui, scene: &Scene<'_>, guide: &Guide<'_>, room: Vec2) -> Text {
    let tokens = scene.stage.tokens();
    let fits = |size: &Text| {
        let font = tokens.bold(*size);
        let ink = tokens.colour.ink;
        let width = room.x - INDENT - 6.0;
        let heights = (0..guide.steps()).map(|step| {
            let words = line(scene.stage.translator, guide, step);
            let galley = text::lay_out(ui.painter(), &words, &font, ink, width);
            galley.rect.height().max(20.0) + 13.0
        });
        heights.sum::<f32>() <= room.y + 3.0
    };
    let sizes = [Text::BodySmall, Text::Label, Text::Caption];
    sizes.into_iter().find(fits).unwrap_or(Text::Label)
}

/// Whether the list has to bring the present step into sight: it has just begun.
fn follows(ui: &Ui, guide: &Guide<'_>) -> bool {
    let id = egui::Id::unique("guide.list.followed");
    let now = (guide.number, guide.at);
    let (before, frames) = ui
        .data(|data| data.get_temp::<((usize, usize), u8)>(id))
        .unwrap_or((now, 0));
    // How long the list is is known only once it has been painted.
    let frames = if before == now { frames } else { 0 };
    ui.data_mut(|data| data.insert_temp(id, (now, frames.saturating_add(1))));
    frames < 3
}

fn entry(
    ui: &mut Ui,
    scene: &Scene<'_>,
    guide: &Guide<'_>,
    step: usize,
    size: Text,
    follows: bool,
) {
    let stage = &scene.stage;
    let (look, tokens, tr) = (stage.look, stage.tokens(), stage.translator);
    let state = state(guide, step);
    let words = line(tr, guide, step);
    let (font, ink) = match state {
        State::Now => (tokens.bold(size), tokens.colour.ink),
        State::Done => (tokens.font(size), tokens.colour.ink),
        State::ToCome => (tokens.font(size), tokens.colour.ink_soft),
    };
    let side = 20.0;
    let indent = INDENT;
    let width = ui.available_width();
    let galley = text::lay_out(ui.painter(), &words, &font, ink, width - indent - 6.0);
    let height = galley.rect.height().max(side) + 10.0;
    let (rect, response) = ui.allocate_exact_size(vec2(width, height), Sense::hover());
    let spoken = spoken(tr, guide, step);
    response.widget_info(|| egui::WidgetInfo::labeled(Role::Label, true, &spoken));
    if state == State::Now {
        if follows {
            response.scroll_to_me(Some(Align::Center));
        }
        let corners = CornerRadius::same(tokens.radius.field as u8);
        let rim = Stroke::new(tokens.stroke.panel, tokens.colour.gold);
        let fill = with_opacity(
            tokens.colour.hint_glow,
            if tokens.theme.is_dark() { 0.16 } else { 0.35 },
        );
        ui.painter()
            .rect(rect, corners, fill, rim, StrokeKind::Inside);
    }
    let first = rect.top() + 5.0 + 0.5 * side.max(1.2 * font.size);
    dot(
        ui.painter(),
        pos2(rect.left() + 5.0 + side / 2.0, first),
        side / 2.0,
        state,
        tokens.colour.ink_soft,
        look,
    );
    let top = rect.center().y - galley.rect.height() / 2.0;
    ui.painter()
        .galley(pos2(rect.left() + indent, top), galley, ink);
}

/// A step: a green disc with a check mark, a gold one with a dark middle, or an empty ring.
fn dot(painter: &Painter, centre: Pos2, radius: f32, state: State, rim: Color32, look: Look<'_>) {
    let colour = &look.tokens.colour;
    let line = Stroke::new((0.16 * radius).max(1.4), rim);
    match state {
        State::Done => {
            let line = Stroke::new(line.width, colour.on_fill);
            painter.add(paint::disc(centre, radius, colour.works_fill, line));
            let tick = Stroke::new((0.24 * radius).max(1.6), colour.on_fill);
            painter.add(paint::check_mark(centre, 1.3 * radius, tick));
        }
        State::Now => {
            painter.add(paint::disc(centre, radius, colour.gold, line));
            painter.circle_filled(centre, 0.36 * radius, look.tokens.card.ink);
        }
        State::ToCome => {
            painter.circle_stroke(centre, 0.92 * radius, line);
        }
    }
}

/// The steps as dots in `room`.
fn dots(ui: &Ui, scene: &Scene<'_>, guide: &Guide<'_>, room: Rect) {
    let stage = &scene.stage;
    let soft = stage.tokens().colour.bar_text_soft;
    let steps = guide.steps();
    let apart = (room.width() / steps.max(1) as f32).min(30.0);
    let radius = (0.34 * apart).min(9.0);
    let left = room.right() - apart * steps as f32;
    let middle = room.center().y;
    for step in 0..steps {
        let centre = pos2(left + apart * (step as f32 + 0.5), middle);
        if step > 0 {
            let before = centre.x - apart;
            let line = Stroke::new(1.2, with_opacity(soft, 0.7));
            let x = before + radius + 1.0..=centre.x - radius - 1.0;
            ui.painter().hline(x, middle, line);
        }
        let state = state(guide, step);
        dot(ui.painter(), centre, radius, state, soft, stage.look);
        let place = Rect::from_center_size(centre, vec2(apart, room.height()));
        let id = ui.scope_id().with(("guide.dot", step));
        let response = ui.interact(place, id, Sense::hover());
        response.on_hover_text(spoken(stage.translator, guide, step));
    }
}

/// Paints lesson, steps, and the button that leaves, into the top bar.
pub(in crate::ui::table) fn bar(ui: &mut Ui, scene: &Scene<'_>, guide: &Guide<'_>) {
    let Some(places) = &scene.layout.guide else {
        return;
    };
    let stage = &scene.stage;
    let (look, tokens, tr) = (stage.look, stage.tokens(), stage.translator);
    let soft = tokens.colour.bar_text_soft;
    let title = tr.format(Message::named(guide.lesson.text_id()));
    let (number, lessons) = (guide.number, guide.lessons);
    let heading = tr.format(message!(
        "learn-heading",
        number = number,
        lessons = lessons,
        title = title
    ));
    let place = scene.layout.top.phase;
    let small = tokens.font(Text::Label);
    // The bar does not grow with the letters.
    let small = egui::FontId {
        size: small.size.min(0.95 * place.height()).max(FONT_FLOOR),
        ..small
    };
    let response = text::label(ui, place, Align::Min, &heading, &small, soft);
    Access::new("lesson.title", &heading).describe(ui, &response, Role::Heading, None);

    let words = step_of(tr, guide);
    if places.list.is_some() {
        // The list says how far the lesson has come: here is room for the score.
        let track = places.dots.with_max_y(scene.layout.top.rect.bottom() - 2.0);
        top_bar::knights_on_track(ui, scene, track.shrink2(vec2(14.0, 0.0)));
    } else {
        dots(ui, scene, guide, places.dots);
    }
    let id = ui.scope_id().with("guide.step");
    let area = places.step.unwrap_or(places.dots);
    let response = ui.interact(area.shrink(area.width() / 2.1), id, Sense::hover());
    Access::new("guide.step", &words).describe(ui, &response, Role::Label, None);
    if let Some(rect) = places.step {
        let font = tokens.font(Text::BodySmall);
        text::line(ui.painter(), rect, Align::Center, &words, &font, soft);
    }

    let words = tr.text(id!("learn-leave"));
    let made = |size| Button::new(ButtonKind::Dark, &words).text(size);
    let room = places.leave.width() + 18.0;
    let fits = |size: &Text| made(*size).width(ui.painter(), 30.0, look) <= room;
    let sizes = [Text::BodySmall, Text::Label];
    let button = made(sizes.into_iter().find(fits).unwrap_or(Text::Caption));
    let access = Access::new("lesson.leave", &words);
    let response = button.show(ui, places.leave, access, look);
    stage.reach(regions::BAR, &response);
    if response.clicked() {
        stage.send(Command::Lesson(LessonCommand::Leave));
    }
}
