//! How an exam went: the score, and the rules that were answered wrong, with the ways to them.

use egui::{Align, Key, Modifiers, Rect, Role, ScrollArea, Sense, Ui, UiBuilder, pos2, vec2};

use super::{ExamCommand, head, regions};
use crate::i18n::text::kings_errand::rule_title;
use crate::rules::kings_errand::Rule;
use crate::ui::app::{Command, ExamGame, ExamKind, lesson_about};
use crate::ui::picture::Icon;
use crate::ui::screen::{Screen, parts};
use crate::ui::table::LessonCommand;
use crate::ui::theme::Text;
use crate::ui::widget::{Access, Button, ButtonKind, figure, panel, text};
use crate::ui::{Region, Stage};
use crate::{id, message};

const FOOT: Region = Region(2);

/// Between two rows, in points.
const GAP: f32 = 8.0;

/// Shows how it went. `due` is whether rules are left to be reviewed.
pub fn show(ui: &mut Ui, stage: Stage<'_>, exam: &ExamGame, due: bool, muted: bool) {
    let fresh = parts::arrived(ui.ctx(), Screen::Exam) || exam.fresh();
    let (look, tokens, tr) = (stage.look, stage.tokens(), stage.translator);
    let window = ui.max_rect();
    let grown = parts::grown(tokens, 1.0).sqrt();
    panel::ground(ui.painter(), window, look);
    let bar = window.with_max_y(window.top() + 62.0 * grown);
    parts::header(ui, bar, Icon::Scroll, &head::title(tr, exam), look);
    let foot = window.with_min_y(window.bottom() - 66.0 * grown);
    let body = Rect::from_min_max(bar.left_bottom(), foot.right_top()).shrink(24.0);
    let width = (860.0 * grown).min(body.width());
    let body = Rect::from_center_size(body.center(), vec2(width, body.height()));
    let wrong = exam.score().wrong();
    let height = (118.0 * grown).min(0.4 * body.height());
    let rows = parts::grown(tokens, 34.0) + wrong.len() as f32 * (row_height(stage) + GAP) + 28.0;
    let whole = height
        + if wrong.is_empty() {
            0.0
        } else {
            rows + 2.0 * GAP
        };
    let top = body.top() + ((body.height() - whole) / 2.0).max(0.0);
    let above = Rect::from_min_size(pos2(body.left(), top), vec2(body.width(), height));
    score(ui, stage, exam, above);
    if !wrong.is_empty() {
        let list = body.with_min_y(above.bottom() + 2.0 * GAP);
        let list = list.with_max_y((list.top() + rows).min(body.bottom()));
        self::wrong(ui, stage, &wrong, list);
    }
    let again = match exam.kind() {
        ExamKind::Exam => Some(tr.text(id!("exam-again"))),
        ExamKind::Review if due => Some(tr.text(id!("exam-review-again"))),
        ExamKind::Review => None,
    };
    buttons(ui, stage, again.as_deref(), fresh, foot);
    if !muted && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape)) {
        stage.send(Command::Go(Screen::Learn));
    }
}

/// The score on a shield, and in words.
fn score(ui: &mut Ui, stage: Stage<'_>, exam: &ExamGame, rect: Rect) {
    let (look, tokens, tr) = (stage.look, stage.tokens(), stage.translator);
    let (right, count) = (exam.score().right(), exam.count());
    panel::paper(ui.painter(), rect, look);
    let inner = rect.shrink(14.0);
    let shield = Rect::from_min_size(
        inner.min,
        vec2(inner.height() * 64.0 / 72.0, inner.height()),
    );
    figure::shield(ui.painter(), shield, right, look);
    let words = inner.with_min_x(shield.right() + 18.0);
    let score = tr.format(message!("exam-score", right = right, count = count));
    // Halves and quarters, so that the praise fits exams and reviews alike.
    let verdict = tr.format(message!(
        "exam-praise",
        level = if right == count {
            "all"
        } else if 4 * right >= 3 * count {
            "most"
        } else {
            "some"
        },
    ));
    let (upper, lower) = words.split_top_bottom_at_fraction(0.45);
    let font = tokens.font(Text::Display3);
    let size = font.size.min(0.9 * upper.height());
    let font = egui::FontId::new(size, font.family);
    text::line(
        ui.painter(),
        upper,
        Align::Min,
        &score,
        &font,
        tokens.colour.ink,
    );
    let mut size = Text::BodyLarge;
    for smaller in [Text::Body, Text::BodySmall] {
        let font = tokens.font(size);
        let galley = text::lay_out(
            ui.painter(),
            &verdict,
            &font,
            tokens.colour.ink,
            lower.width(),
        );
        if galley.rect.height() <= lower.height() {
            break;
        }
        size = smaller;
    }
    let font = tokens.font(size);
    text::paragraph(ui, lower, &verdict, &font, tokens.colour.ink);
    let response = ui.interact(rect, ui.scope_id().with("exam.score"), Sense::hover());
    let access = Access::new("exam.score", &score).described(&verdict);
    access.describe(ui, &response, Role::Label, None);
}

fn row_height(stage: Stage<'_>) -> f32 {
    parts::grown(stage.tokens(), 46.0)
}

/// The rules that were answered wrong.
fn wrong(ui: &mut Ui, stage: Stage<'_>, rules: &[Rule], rect: Rect) {
    let (tokens, tr) = (stage.tokens(), stage.translator);
    panel::paper(ui.painter(), rect, stage.look);
    let inner = rect.shrink(14.0);
    let line = parts::grown(tokens, 34.0);
    let heading = tr.text(id!("exam-wrong-rules"));
    parts::heading(
        ui,
        inner.with_max_y(inner.top() + line - 6.0),
        &heading,
        stage.look,
    );
    let body = inner.with_min_y(inner.top() + line);
    let builder = UiBuilder::new().id_salt("exam.wrong").max_rect(body);
    ui.scope_builder(builder, |ui| {
        let shown = ScrollArea::vertical()
            .id_salt("exam.wrong")
            .auto_shrink(false)
            .show(ui, |ui| {
                ui.spacing_mut().item_spacing.y = GAP;
                for &rule in rules {
                    let size = vec2(ui.available_width(), row_height(stage));
                    let (place, _) = ui.allocate_exact_size(size, Sense::hover());
                    // Clear of the bar that scrolls.
                    row(ui, stage, rule, place.with_max_x(place.right() - 10.0));
                }
            });
        let above = shown.state.clamped_offset().y;
        let below = shown.content_size.y - above - body.height();
        let paper = tokens.colour.panel;
        panel::fade(ui.painter(), body, [above, below], paper, stage.look);
    });
}

/// A rule, with the ways to its page and to the lesson about it.
fn row(ui: &mut Ui, stage: Stage<'_>, rule: Rule, rect: Rect) {
    let (look, tokens, tr) = (stage.look, stage.tokens(), stage.translator);
    let title = rule_title(tr, rule);
    let height = rect.height() - 6.0;
    let mut right = rect.right();
    let name = tr.format(message!(
        "exam-rule-title",
        rule = rule.to_string(),
        title = title
    ));
    let mut button = |ui: &mut Ui, id: &str, words: &str, help: &str, command: Command| {
        let button = Button::new(ButtonKind::Plain, words).text(Text::BodySmall);
        let width = button.width(ui.painter(), height, look);
        let place = Rect::from_min_size(
            pos2(right - width, rect.center().y - height / 2.0),
            vec2(width, height),
        );
        right = place.left() - 8.0;
        let access = Access::new(id, words).described(help);
        let response = button.show(ui, place, access, look);
        stage.reach(regions::SAID, &response);
        parts::follow(&response);
        if response.clicked() {
            stage.send(command);
        }
    };
    if let Some((number, lesson, step)) = lesson_about(rule) {
        let words = tr.format(message!("exam-lesson", number = number));
        let command = LessonCommand::OpenAt(lesson.name().to_owned(), step);
        let id = format!("exam.wrong.{rule}.lesson");
        button(ui, &id, &words, &name, Command::Lesson(command));
    }
    let words = tr.text(id!("exam-look-up"));
    let id = format!("exam.wrong.{rule}.rule");
    button(ui, &id, &words, &name, Command::Consult(Some(rule.into())));
    let room = rect.with_max_x(right - 6.0);
    let bold = tokens.bold(Text::Body);
    let ink = tokens.colour.ink;
    text::lines(ui.painter(), room, Align::Min, &name, &bold, ink, 2);
    let id = format!("exam.wrong.{rule}");
    let response = ui.interact(room, ui.scope_id().with(&id), Sense::hover());
    Access::new(&id, &name).describe(ui, &response, Role::Label, None);
}

/// Back to the lessons, and on to more questions if there are any.
fn buttons(ui: &mut Ui, stage: Stage<'_>, again: Option<&str>, fresh: bool, foot: Rect) {
    let (look, tokens, tr) = (stage.look, stage.tokens(), stage.translator);
    parts::foot(ui.painter(), foot, look);
    let height = 42.0 * parts::grown(tokens, 1.0).sqrt();
    let back = tr.text(id!("learn-to-list"));
    let button = Button::new(ButtonKind::Plain, &back).key("Esc");
    let width = button.width(ui.painter(), height, look);
    let middle = pos2(foot.left() + 24.0 + width / 2.0, foot.center().y);
    let rect = Rect::from_center_size(middle, vec2(width, height));
    let response = button.show(ui, rect, Access::new("back", &back), look);
    stage.reach(FOOT, &response);
    // One Enter too many after the last question must not begin anew and hide the result.
    if fresh {
        response.request_focus();
    }
    if response.clicked() {
        stage.send(Command::Go(Screen::Learn));
    }
    let Some(again) = again else {
        return;
    };
    let button = Button::new(ButtonKind::Next, again);
    let room = foot.right() - 24.0 - rect.right() - 16.0;
    let width = button.width(ui.painter(), height, look).min(room);
    let middle = pos2(foot.right() - 24.0 - width / 2.0, foot.center().y);
    let rect = Rect::from_center_size(middle, vec2(width, height));
    let response = button.show(ui, rect, Access::new("exam.again", again), look);
    stage.reach(FOOT, &response);
    if response.clicked() {
        stage.send(ExamCommand::Again);
    }
}
