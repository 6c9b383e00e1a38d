//! How an exam went: the score, and below it what was answered wrong.

use egui::{Align, Key, Modifiers, Rect, Role, Sense, Ui, pos2, vec2};

use super::mistakes::Mistakes;
use super::{ExamCommand, head};
use crate::ui::app::{Command, ExamGame, ExamKind};
use crate::ui::picture::Icon;
use crate::ui::screen::learn::Learning;
use crate::ui::screen::{Screen, parts};
use crate::ui::theme::Text;
use crate::ui::widget::{Access, Button, ButtonKind, figure, panel, text};
use crate::ui::{Region, Stage};
use crate::{id, message};

const FOOT: Region = Region(2);

/// Between two rows, in points.
const GAP: f32 = 8.0;

/// Shows how it went, beside what else is known about the learner.
pub fn show(ui: &mut Ui, stage: Stage<'_>, exam: &ExamGame, learning: &Learning<'_>, muted: bool) {
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
    let due = !learning.learnt.due(learning.today, 1).is_empty();
    let height = (118.0 * grown).min(0.4 * body.height());
    let list = Mistakes::new(ui, stage, exam, width);
    let whole = height + list.height + if list.height > 0.0 { 2.0 * GAP } else { 0.0 };
    let top = body.top() + ((body.height() - whole) / 2.0).max(0.0);
    let above = Rect::from_min_size(pos2(body.left(), top), vec2(body.width(), height));
    score(ui, stage, exam, learning, above);
    if list.height > 0.0 {
        let below = body.with_min_y(above.bottom() + 2.0 * GAP);
        let below = below.with_max_y((below.top() + list.height).min(body.bottom()));
        list.show(ui, stage, below);
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
fn score(ui: &mut Ui, stage: Stage<'_>, exam: &ExamGame, learning: &Learning<'_>, rect: Rect) {
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
    let best = learning.learnt.best_exam();
    let best = best.filter(|_| exam.kind() == ExamKind::Exam);
    let best =
        best.map(|best| tr.format(message!("exam-best", right = best.right, count = best.of)));
    let verdict = match best {
        Some(best) => [verdict, best].join("\n"),
        None => verdict,
    };
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
