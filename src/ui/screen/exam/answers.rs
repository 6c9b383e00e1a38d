//! The answers to a question, below each other.

use std::sync::Arc;

use egui::{
    Align, FontId, Galley, Key, Rect, Response, Role, Sense, Stroke, StrokeKind, Ui, pos2, vec2,
};

use super::asked::Asked;
use super::{ExamCommand, regions};
use crate::id;
use crate::ui::theme::{Text, with_opacity};
use crate::ui::widget::figure::{self, Verdict};
use crate::ui::widget::{Access, Button, ButtonKind, text};

/// The keys of the answers, and what stands on them.
pub(super) const DIGITS: [(Key, &str); 4] = [
    (Key::Num1, "1"),
    (Key::Num2, "2"),
    (Key::Num3, "3"),
    (Key::Num4, "4"),
];

/// Between two answers, in points.
const GAP: f32 = 6.0;

/// What has become of an answer.
#[derive(Clone, Copy, Eq, PartialEq)]
enum State {
    /// Nothing has been chosen yet.
    Open,
    /// It is right, and was chosen or not.
    Right,
    /// It was chosen, and is wrong.
    Wrong,
    /// Another one was chosen.
    Passed,
}

/// Paints the answers in `rect`.
pub(super) fn show(ui: &mut Ui, asked: &Asked<'_>, rect: Rect) {
    let question = asked.question;
    let count = question.answers.len().max(1) as f32;
    let most = asked.stage.tokens().size(Text::Body) * 3.4;
    let height = ((rect.height() - (count - 1.0) * GAP) / count).min(most);
    let whole = count * (height + GAP) - GAP;
    let top = rect.center().y - whole / 2.0;
    for (index, answer) in question.answers.iter().enumerate() {
        let words = asked.narrator.exam_answer(question, *answer);
        let place = Rect::from_min_size(
            pos2(rect.left(), top + index as f32 * (height + GAP)),
            vec2(rect.width(), height),
        );
        let response = self::answer(ui, asked, index, &words, place);
        if index == 0 && asked.fresh && asked.exam.answer().is_none() {
            response.request_focus();
        }
    }
}

fn state(asked: &Asked<'_>, index: usize) -> State {
    match asked.exam.answer() {
        None => State::Open,
        Some(_) if index == asked.question.right => State::Right,
        Some(given) if given == index => State::Wrong,
        Some(_) => State::Passed,
    }
}

fn answer(ui: &mut Ui, asked: &Asked<'_>, index: usize, words: &str, rect: Rect) -> Response {
    let stage = asked.stage;
    let (look, tokens, tr) = (stage.look, stage.tokens(), stage.translator);
    let state = state(asked, index);
    let id = format!("exam.answer.{index}");
    let about = match state {
        State::Open | State::Passed => String::new(),
        State::Right => tr.text(id!("exam-answer-is-right")),
        State::Wrong => tr.text(id!("exam-answer-is-wrong")),
    };
    let access = Access::new(&id, words).described(&about);
    let open = state == State::Open;
    let ground = Button::new(ButtonKind::Plain, "");
    let mut painter = ui.painter().clone();
    let response = if open {
        ground.show(ui, rect, access, look)
    } else {
        // There is nothing left to choose.
        let response = ui.interact(rect, ui.scope_id().with((&id, "given")), Sense::hover());
        access.describe(ui, &response, Role::Label, None);
        if state == State::Passed {
            painter.multiply_opacity(0.5);
        }
        ground.paint(&painter, rect, 0.0, false, look);
        response
    };
    let ink = tokens.colour.button_text;
    let side = (0.62 * rect.height()).min(30.0);
    let mark = Rect::from_center_size(
        pos2(rect.left() + 12.0 + side / 2.0, rect.center().y),
        vec2(side, side),
    );
    match state {
        State::Open | State::Passed => {
            let cap = Rect::from_center_size(mark.center(), vec2(20.0, 20.0));
            let rim = Stroke::new(1.0, with_opacity(ink, 0.7));
            painter.rect_stroke(cap, 4, rim, StrokeKind::Inside);
            let digit = DIGITS.get(index).map_or("", |(_, digit)| *digit);
            // It stands on a key and does not grow.
            let bold = tokens.printed(13.0);
            text::line(&painter, cap, Align::Center, digit, &bold, ink);
        }
        State::Right => figure::seal(&painter, mark, Verdict::Works, look),
        State::Wrong => figure::seal(&painter, mark, Verdict::Expires, look),
    }
    let room = rect
        .with_min_x(mark.right() + 12.0)
        .with_max_x(rect.right() - 10.0);
    let galley = fitted(ui, asked, words, room);
    let place = pos2(room.left(), room.center().y - galley.rect.height() / 2.0);
    painter.galley(place, galley, ink);
    if open {
        stage.reach(regions::ANSWERS, &response);
        let key = DIGITS.get(index).map(|(key, _)| *key);
        if response.clicked() || key.is_some_and(|key| asked.pressed(ui, key)) {
            stage.send(ExamCommand::Answer(index));
        }
    }
    response
}

/// The words as large as they fit into `room`.
fn fitted(ui: &Ui, asked: &Asked<'_>, words: &str, room: Rect) -> Arc<Galley> {
    let tokens = asked.stage.tokens();
    let ink = tokens.colour.button_text;
    let lay = |font: &FontId| text::lay_out(ui.painter(), words, font, ink, room.width());
    let large = tokens.font(Text::Body);
    let mut size = large.size;
    loop {
        let galley = lay(&FontId {
            size,
            ..large.clone()
        });
        let least = tokens.smallest_text();
        if galley.rect.height() <= room.height() - 4.0 || size <= least {
            return galley;
        }
        size = (size - 1.0).max(least);
    }
}
