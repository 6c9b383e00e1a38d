//! What was answered wrong: the question, the answer that was given, the right one and why, and the
//! ways to the rule.

use std::sync::Arc;

use egui::{
    Align, Color32, Galley, Rect, Role, ScrollArea, Sense, Stroke, Ui, UiBuilder, pos2, vec2,
};

use super::{head, regions};
use crate::i18n::text::kings_errand::{Narrator, rule_title};
use crate::rules::kings_errand::Rule;
use crate::ui::Stage;
use crate::ui::app::{Command, ExamGame, lesson_about, names_of};
use crate::ui::screen::parts;
use crate::ui::table::LessonCommand;
use crate::ui::theme::{Text, with_opacity};
use crate::ui::widget::{Access, Button, ButtonKind, panel, text};
use crate::{id, message};

const INSET: f32 = 16.0;
/// Between two mistakes.
const GAP: f32 = 22.0;
/// Between the mark of an answer and its words.
const BESIDE: f32 = 9.0;

/// A line of text, with the mark of an answer before it or none.
struct Line {
    galley: Arc<Galley>,
    ink: Color32,
    right: Option<bool>,
}

struct Mistake {
    rule: Rule,
    name: String,
    spoken: String,
    lines: Vec<Line>,
    height: f32,
}

/// All that was answered wrong, laid out.
pub(super) struct Mistakes {
    all: Vec<Mistake>,
    head: f32,
    /// How high the panel is with all of it; 0 if nothing was answered wrong.
    pub(super) height: f32,
}

fn button_height(stage: Stage<'_>) -> f32 {
    parts::grown(stage.tokens(), 32.0)
}

impl Mistakes {
    /// Lays them out in this width.
    pub(super) fn new(ui: &Ui, stage: Stage<'_>, exam: &ExamGame, width: f32) -> Self {
        let width = width - 2.0 * INSET - 12.0;
        let all: Vec<_> = exam
            .mistakes()
            .map(|(question, given)| {
                let names = names_of(question, stage.translator);
                let narrator = Narrator::new(stage.translator, &names, Some(question.seat()));
                let answer = |at: usize| {
                    let answer = question.answers.get(at);
                    answer.map(|&answer| narrator.exam_answer(question, answer))
                };
                let asked = narrator.exam_question(question);
                let why = narrator.exam_why(question);
                let told = Told {
                    rule: question.rule,
                    asked,
                    given: answer(given).unwrap_or_default(),
                    right: answer(question.right).unwrap_or_default(),
                    why,
                };
                mistake(ui, stage, &told, width)
            })
            .collect();
        let head = parts::grown(stage.tokens(), 36.0);
        let rows: f32 = all.iter().map(|mistake| mistake.height + GAP).sum();
        let height = if all.is_empty() {
            0.0
        } else {
            head + rows + 2.0 * INSET
        };
        Self { all, head, height }
    }

    /// Paints them in `rect`, where they scroll if they have no room.
    pub(super) fn show(&self, ui: &mut Ui, stage: Stage<'_>, rect: Rect) {
        panel::paper(ui.painter(), rect, stage.look);
        let inner = rect.shrink(INSET);
        let heading = stage.translator.text(id!("exam-wrong-rules"));
        let head = inner.with_max_y(inner.top() + self.head - 8.0);
        parts::heading(ui, head, &heading, stage.look);
        let body = inner.with_min_y(inner.top() + self.head);
        let builder = UiBuilder::new().id_salt("exam.wrong").max_rect(body);
        ui.scope_builder(builder, |ui| {
            let shown = ScrollArea::vertical()
                .id_salt("exam.wrong")
                .auto_shrink(false)
                .show(ui, |ui| {
                    ui.spacing_mut().item_spacing.y = 0.0;
                    for (index, mistake) in self.all.iter().enumerate() {
                        let size = vec2(ui.available_width(), mistake.height + GAP);
                        let (place, _) = ui.allocate_exact_size(size, Sense::hover());
                        // Clear of the bar that scrolls.
                        let place = place.with_max_x(place.right() - 12.0);
                        if index > 0 {
                            let soft = stage.tokens().colour.line_soft;
                            let y = place.top() + 0.32 * GAP;
                            let line = Stroke::new(1.0, with_opacity(soft, 0.8));
                            ui.painter().hline(place.x_range(), y, line);
                        }
                        mistake.show(ui, stage, place.with_min_y(place.top() + 0.7 * GAP));
                    }
                });
            let paper = stage.tokens().colour.panel;
            panel::fade_scrolled(ui.painter(), &shown, paper, stage.look);
        });
    }
}

/// A mistake in words.
struct Told {
    rule: Rule,
    asked: String,
    given: String,
    right: String,
    why: String,
}

fn mistake(ui: &Ui, stage: Stage<'_>, told: &Told, width: f32) -> Mistake {
    let (tokens, tr) = (stage.tokens(), stage.translator);
    let colour = &tokens.colour;
    let name = tr.format(message!(
        "exam-rule-title",
        rule = told.rule.to_string(),
        title = rule_title(tr, told.rule),
    ));
    let given = tr.format(message!("exam-given", answer = told.given.as_str()));
    let right = tr.format(message!("exam-right", answer = told.right.as_str()));
    let body = tokens.font(Text::Body);
    let bold = tokens.bold(Text::Body);
    let small = tokens.font(Text::BodySmall);
    let inset = 1.3 * body.size + BESIDE;
    let lines = vec![
        (&told.asked, &body, colour.ink, None),
        (&given, &body, colour.ink, Some(false)),
        (&right, &bold, colour.ink, Some(true)),
        (&told.why, &small, colour.ink_soft, None),
    ];
    let lines: Vec<_> = lines
        .into_iter()
        .map(|(words, font, ink, right)| {
            let room = width - if right.is_some() { inset } else { 0.0 };
            Line {
                galley: text::lay_out(ui.painter(), words, font, ink, room),
                ink,
                right,
            }
        })
        .collect();
    let high: f32 = lines
        .iter()
        .map(|line| line.galley.rect.height() + 4.0)
        .sum();
    Mistake {
        rule: told.rule,
        name,
        spoken: [&told.asked, &given, &right, &told.why]
            .map(String::as_str)
            .join(" "),
        lines,
        height: button_height(stage) + 4.0 + high,
    }
}

impl Mistake {
    fn show(&self, ui: &mut Ui, stage: Stage<'_>, rect: Rect) {
        let tokens = stage.tokens();
        let head = rect.with_max_y(rect.top() + button_height(stage));
        let left = self.buttons(ui, stage, head);
        let room = head.with_max_x(left - 6.0);
        let bold = tokens.bold(Text::Body);
        let ink = tokens.colour.link;
        text::lines(ui.painter(), room, Align::Min, &self.name, &bold, ink, 2);
        let id = format!("exam.wrong.{}", self.rule);
        let whole = rect.with_max_x(room.right());
        let response = ui.interact(whole, ui.scope_id().with(&id), Sense::hover());
        let access = Access::new(&id, &self.name).described(&self.spoken);
        access.describe(ui, &response, Role::Label, None);
        let side = 1.3 * tokens.size(Text::Body);
        let mut y = head.bottom() + 4.0;
        for line in &self.lines {
            let mut x = rect.left();
            if let Some(right) = line.right {
                let centre = pos2(x + side / 2.0, y + side / 2.0);
                head::mark(ui.painter(), centre, 0.44 * side, right, stage.look);
                x += side + BESIDE;
            }
            let galley = Arc::clone(&line.galley);
            ui.painter().galley(pos2(x, y), galley, line.ink);
            y += line.galley.rect.height() + 4.0;
        }
    }

    /// The ways to the rule's page and to the lesson about it; returns where they begin.
    fn buttons(&self, ui: &mut Ui, stage: Stage<'_>, row: Rect) -> f32 {
        let (look, tr) = (stage.look, stage.translator);
        let rule = self.rule;
        let mut right = row.right();
        let mut button = |ui: &mut Ui, id: &str, words: &str, command: Command| {
            let button = Button::new(ButtonKind::Plain, words).text(Text::BodySmall);
            let width = button.width(ui.painter(), row.height(), look);
            let place = row.with_min_x(right - width).with_max_x(right);
            right = place.left() - 8.0;
            let access = Access::new(id, words).described(&self.name);
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
            button(ui, &id, &words, Command::Lesson(command));
        }
        let words = tr.text(id!("exam-look-up"));
        let id = format!("exam.wrong.{rule}.rule");
        button(ui, &id, &words, Command::Consult(Some(rule.into())));
        right
    }
}
