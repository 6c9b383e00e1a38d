//! The answers to a question, below each other.

use std::sync::Arc;

use egui::{
    Align, Color32, FocusDirection, FontId, Galley, Key, Rect, Role, Sense, Stroke, StrokeKind, Ui,
    pos2, vec2,
};

use super::asked::Asked;
use super::{ExamCommand, head, regions};
use crate::id;
use crate::ui::theme::{Text, UNSEEN, with_opacity};
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
    // Each answer has its place, however many there are.
    let count = DIGITS.len() as f32;
    let most = asked.stage.tokens().size(Text::Body) * 3.4;
    let height = ((rect.height() - (count - 1.0) * GAP) / count).min(most);
    let whole = count * (height + GAP) - GAP;
    let top = rect.center().y - whole / 2.0;
    let answers = question.answers.iter();
    let words: Vec<_> = answers
        .map(|answer| asked.narrator.exam_answer(question, *answer))
        .collect();
    let place = |index: usize| {
        Rect::from_min_size(
            pos2(rect.left(), top + index as f32 * (height + GAP)),
            vec2(rect.width(), height),
        )
    };
    // All in the size in which the longest fits: no answer looks more important than another.
    let large = asked.stage.tokens().size(Text::Body);
    let size = words.iter().fold(large, |size, words| {
        let galley = fitted(ui, asked, (words, size), room(place(0)), UNSEEN);
        galley.1
    });
    for (index, words) in words.iter().enumerate() {
        show_one(ui, asked, index, (words, size), place(index));
    }
    if asked.fresh && asked.exam.answer().is_none() {
        // An answer that looks chosen would look like a hint: what had the focus is gone.
        asked.stage.let_go_focus(ui.ctx());
    }
}

/// The arrow key that goes to the first answer or, upwards, to the last one, while nothing has the
/// focus.
fn entered(ui: &Ui, asked: &Asked<'_>, index: usize) -> bool {
    let last = index + 1 == asked.question.answers.len();
    let unfocused = ui.memory(|memory| memory.focused().is_none());
    unfocused
        && ((index == 0 && asked.pressed(ui, Key::ArrowDown))
            || (last && asked.pressed(ui, Key::ArrowUp)))
}

fn state(asked: &Asked<'_>, index: usize) -> State {
    match asked.exam.answer() {
        None => State::Open,
        Some(_) if index == asked.question.right => State::Right,
        Some(given) if given == index => State::Wrong,
        Some(_) => State::Passed,
    }
}

fn show_one(ui: &mut Ui, asked: &Asked<'_>, index: usize, (words, size): (&str, f32), rect: Rect) {
    let stage = asked.stage;
    let look = stage.look;
    let state = state(asked, index);
    let id = format!("exam.answer.{index}");
    if state != State::Open {
        given(ui, asked, &id, (state, words, size), rect);
        return;
    }
    let access = Access::new(&id, words);
    let ground = Button::new(ButtonKind::Plain, "");
    let response = ground.show(ui, rect, access, look);
    let ink = stage.tokens().colour.button_text;
    let mark = mark(rect);
    let cap = Rect::from_center_size(mark.center(), vec2(20.0, 20.0));
    let rim = Stroke::new(1.0, with_opacity(ink, 0.7));
    ui.painter().rect_stroke(cap, 4, rim, StrokeKind::Inside);
    let digit = DIGITS.get(index).map_or("", |(_, digit)| *digit);
    // It stands on a key and does not grow.
    let bold = stage.tokens().printed(13.0);
    text::line(ui.painter(), cap, Align::Center, digit, &bold, ink);
    written(ui, asked, (words, size), room(rect), ink);
    stage.reach(regions::ANSWERS, &response);
    let key = DIGITS.get(index).map(|(key, _)| *key);
    if response.clicked() || key.is_some_and(|key| asked.pressed(ui, key)) {
        stage.send(ExamCommand::Answer(index));
    }
    if entered(ui, asked, index) {
        // The key is used up: it does not go on to the next answer as well.
        ui.memory_mut(|memory| memory.move_focus(FocusDirection::None));
        response.request_focus();
    }
}

/// An answer once one has been chosen: there is nothing left to choose, all can be read, and the
/// right one and the chosen one say what they are.
fn given(
    ui: &Ui,
    asked: &Asked<'_>,
    id: &str,
    (state, words, size): (State, &str, f32),
    rect: Rect,
) {
    let stage = asked.stage;
    let (look, tokens, tr) = (stage.look, stage.tokens(), stage.translator);
    let colour = &tokens.colour;
    let (about, tag, verdict) = match state {
        State::Open | State::Passed => (String::new(), String::new(), None),
        State::Right => (
            tr.text(id!("exam-answer-is-right")),
            tr.attribute(id!("exam-answer-is-right"), "tag"),
            Some((true, colour.works)),
        ),
        State::Wrong => (
            tr.text(id!("exam-answer-is-wrong")),
            tr.attribute(id!("exam-answer-is-wrong"), "tag"),
            Some((false, colour.expires)),
        ),
    };
    let response = ui.interact(rect, ui.scope_id().with((id, "given")), Sense::hover());
    let access = Access::new(id, words).described(&about);
    access.describe(ui, &response, Role::Label, None);
    let painter = ui.painter();
    let corners = tokens.radius.button;
    painter.rect_filled(rect, corners, colour.panel);
    let mark = mark(rect);
    let mut room = room(rect);
    if let Some((right, ink)) = verdict {
        let rim = Stroke::new(3.0, ink);
        painter.rect_stroke(rect, corners, rim, StrokeKind::Inside);
        head::mark(painter, mark.center(), mark.width() / 2.0, right, look);
        let bold = tokens.bold(Text::Label);
        let bold = text::shrunk(painter, &tag, bold, 0.32 * rect.width());
        let width = painter
            .layout_no_wrap(tag.clone(), bold.clone(), ink)
            .rect
            .width();
        let place = room.with_min_x(room.right() - width - 2.0);
        text::line(painter, place, Align::Max, &tag, &bold, ink);
        room.max.x = place.left() - 8.0;
    } else {
        let rim = Stroke::new(1.0, with_opacity(colour.ink_soft, 0.6));
        painter.rect_stroke(rect, corners, rim, StrokeKind::Inside);
    }
    written(ui, asked, (words, size), room, colour.ink);
}

/// Where the key stands, and later the seal.
fn mark(rect: Rect) -> Rect {
    let side = (0.62 * rect.height()).min(30.0);
    Rect::from_center_size(
        pos2(rect.left() + 12.0 + side / 2.0, rect.center().y),
        vec2(side, side),
    )
}

/// The room for the words beside it.
fn room(rect: Rect) -> Rect {
    rect.with_min_x(mark(rect).right() + 12.0)
        .with_max_x(rect.right() - 10.0)
}

/// The words of an answer, at most of this size, as large as they fit into `room`.
fn written(ui: &Ui, asked: &Asked<'_>, words: (&str, f32), room: Rect, ink: Color32) {
    let (galley, _) = fitted(ui, asked, words, room, ink);
    let place = pos2(room.left(), room.center().y - galley.rect.height() / 2.0);
    ui.painter().galley(place, galley, ink);
}

/// The words, at most of this size, as large as they fit into `room`; and how large that is.
fn fitted(
    ui: &Ui,
    asked: &Asked<'_>,
    (words, most): (&str, f32),
    room: Rect,
    ink: Color32,
) -> (Arc<Galley>, f32) {
    let tokens = asked.stage.tokens();
    let family = tokens.font(Text::Body).family;
    let least = tokens.smallest_text();
    let mut size = most;
    loop {
        let font = FontId::new(size, family.clone());
        let galley = text::lay_out(ui.painter(), words, &font, ink, room.width());
        if galley.rect.height() <= room.height() - 4.0 || size <= least {
            return (galley, size);
        }
        size = (size - 1.0).max(least);
    }
}
