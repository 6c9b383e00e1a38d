//! The number of the question, the questions as marks, and the way out.

use egui::{Align, Painter, Pos2, Rect, Role, Sense, Stroke, Ui, pos2, vec2};

use super::{ExamCommand, regions};
use crate::i18n::Translator;
use crate::ui::Stage;
use crate::ui::app::{ExamGame, ExamKind};
use crate::ui::theme::{Text, with_opacity};
use crate::ui::widget::{Access, Button, ButtonKind, Look, paint, text};
use crate::{id, message};

/// What kind of exam it is, as a title.
pub(super) fn title(tr: &Translator, exam: &ExamGame) -> String {
    tr.text(match exam.kind() {
        ExamKind::Exam => id!("exam-title"),
        ExamKind::Review => id!("exam-review"),
    })
}

/// "Question 3 of 20".
pub(super) fn number(tr: &Translator, exam: &ExamGame) -> String {
    let (number, count) = (exam.at() + 1, exam.count());
    tr.format(message!("exam-question", number = number, count = count))
}

/// Title and number on a dark bar: the small line above, the large one below.
pub(super) fn lines(ui: &mut Ui, stage: Stage<'_>, exam: &ExamGame, small: Rect, large: Rect) {
    let (tokens, tr) = (stage.tokens(), stage.translator);
    // Large text has room for one line only.
    let both = tokens.size(Text::Label) <= 1.2 * small.height();
    if both {
        let title = title(tr, exam);
        let font = tokens.font(Text::Label);
        let soft = tokens.colour.bar_text_soft;
        text::label(ui, small, Align::Min, &title, &font, soft);
    }
    let line = if both { large } else { small.union(large) };
    let number = number(tr, exam);
    let bold = tokens.bold(Text::Status);
    let size = bold.size.min(0.9 * line.height());
    let bold = egui::FontId::new(size, bold.family);
    let ink = tokens.colour.bar_text;
    let response = text::label(ui, line, Align::Min, &number, &bold, ink);
    ui.ctx()
        .accesskit_node_builder(response.id, |node| node.set_author_id("exam.number"));
}

/// All questions as marks in a row: right, wrong, the present one, and those to come.
pub(super) fn marks(ui: &mut Ui, stage: Stage<'_>, exam: &ExamGame, rect: Rect) {
    let tokens = stage.tokens();
    let colour = &tokens.colour;
    let right = exam.score().right();
    let words = stage
        .translator
        .format(message!("exam-right-so-far", right = right));
    let response = ui.interact(rect, ui.scope_id().with("exam.marks"), Sense::hover());
    Access::new("exam.marks", &words).describe(ui, &response, Role::Label, None);
    let step = (rect.width() / exam.count().max(1) as f32).min(22.0);
    let radius = (0.36 * step).clamp(2.5, 7.5);
    let left = rect.right() - step * exam.count() as f32;
    let painter = ui.painter();
    for (index, answered) in exam.answered().enumerate() {
        let centre = pos2(left + (index as f32 + 0.5) * step, rect.center().y.round());
        if let Some(right) = answered {
            mark(painter, centre, radius, right, stage.look);
        } else {
            let ring = Stroke::new(1.2, with_opacity(colour.bar_text_soft, 0.8));
            painter.circle_stroke(centre, radius - 0.6, ring);
        }
        if index == exam.at() {
            let ring = Stroke::new(2.0, colour.bar_gold);
            painter.circle_stroke(centre, radius + 1.6, ring);
        }
    }
    response.on_hover_text(words);
}

/// The mark of an answer: a tick on green, or a cross on red. The seal with the hourglass says that
/// a card expires, and nothing else.
pub(super) fn mark(painter: &Painter, centre: Pos2, radius: f32, right: bool, look: Look<'_>) {
    let colour = &look.tokens.colour;
    let stroke = Stroke::new((0.19 * radius).max(1.4), colour.on_fill);
    if right {
        painter.circle_filled(centre, radius, colour.works_fill);
        painter.add(paint::check_mark(centre, 1.3 * radius, stroke));
        return;
    }
    painter.circle_filled(centre, radius, colour.expires_fill);
    let reach = 0.42 * radius;
    for turn in [1.0, -1.0] {
        let way = vec2(reach, turn * reach);
        painter.line_segment([centre - way, centre + way], stroke);
    }
}

/// The button that leaves, in `rect` or as much wider to the left as its words need; returns where
/// it is.
pub(super) fn leave(ui: &mut Ui, stage: Stage<'_>, rect: Rect) -> Rect {
    let words = stage.translator.text(id!("learn-leave"));
    let button = Button::new(ButtonKind::Plain, &words).text(Text::BodySmall);
    let width = button.width(ui.painter(), rect.height(), stage.look);
    let rect = rect.with_min_x(rect.left().min(rect.right() - width));
    let access = Access::new("exam.leave", &words);
    let response = button.show(ui, rect, access, stage.look);
    stage.reach(regions::BAR, &response);
    if response.clicked() {
        stage.send(ExamCommand::Leave);
    }
    rect
}
