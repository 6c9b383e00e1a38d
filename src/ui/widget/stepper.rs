//! A value with an arrow at either side: one of a few, gone through to and fro.

use egui::accesskit::Action;
use egui::{
    Align, CornerRadius, CursorIcon, Key, Modifiers, PointerButton, Rect, Response, Role, Sense,
    Stroke, StrokeKind, Ui, pos2, vec2,
};

use super::{Access, Look, paint, text};
use crate::ui::theme::{Text, Tokens, gradient, with_opacity};

/// Which way somebody goes.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Turn {
    /// To the value before.
    Back,
    /// To the value after.
    Forward,
}

impl Turn {
    /// The value beside `now` in a round of `all`; the first one after a value that is not in it.
    #[must_use]
    pub fn from<T: Copy + PartialEq>(self, all: &[T], now: T) -> Option<T> {
        let count = all.len();
        let step = match self {
            Self::Back => count.saturating_sub(1),
            Self::Forward => 1,
        };
        let at = all.iter().position(|&one| one == now);
        all.get(at.map_or(0, |at| (at + step) % count)).copied()
    }
}

/// Width of the room for an arrow at text size 1.
const ARROW: f32 = 15.0;

/// Width of the room for an arrow, which grows with the text.
#[must_use]
pub fn arrow(tokens: &Tokens) -> f32 {
    ARROW * tokens.text_size().max(1.0)
}

/// Shows the value in `rect`. It changes nothing by itself; a click at the left, the arrow keys and
/// screen readers ask for the value before or after.
pub fn stepper(
    ui: &mut Ui,
    rect: Rect,
    words: &str,
    access: Access<'_>,
    look: Look<'_>,
) -> (Response, Option<Turn>) {
    let tokens = look.tokens;
    let colour = &tokens.colour;
    let response = ui.interact(rect, ui.scope_id().with(access.id), Sense::click());
    access.describe(ui, &response, Role::SpinButton, None);
    ui.ctx().accesskit_node_builder(response.id, |node| {
        node.add_action(Action::Increment);
        node.add_action(Action::Decrement);
    });
    let turn = turn(ui, rect, &response);
    if response.hovered() {
        ui.set_cursor_icon(CursorIcon::PointingHand);
    }
    let over = response.hover_pos();
    let hot = response.hovered() || response.has_focus();
    let seconds = tokens.seconds(tokens.motion.hover_lift);
    let light = ui.ctx().animate_bool_with_time(response.id, hot, seconds);
    let painter = ui.painter();
    let rect = paint::on_pixels(painter, rect);
    let radius = tokens.radius.field;
    let corners = CornerRadius::same(radius as u8);
    let rim = gradient(colour.line, colour.gold, light);
    let rim = Stroke::new(tokens.stroke.field, rim);
    painter.rect(rect, corners, colour.paper_raised, rim, StrokeKind::Inside);
    let back = over.is_some_and(|over| is_back(rect, over.x));
    let room = arrow(tokens);
    for (side, lit) in [(-1.0, hot && back), (1.0, hot && !back)] {
        let middle = rect.center().x + side * (rect.width() - room) / 2.0;
        let reach = room / 3.0;
        let tip = pos2(middle + 0.3 * side * reach, rect.center().y);
        let points = vec![
            tip + vec2(-side * reach, -reach),
            tip,
            tip + vec2(-side * reach, reach),
        ];
        let ink = if lit {
            colour.ink
        } else {
            with_opacity(colour.ink, 0.75)
        };
        let width = if lit { 0.48 } else { 0.38 } * reach;
        painter.line(points, Stroke::new(width, ink));
    }
    let room = rect.shrink2(vec2(room, 0.0));
    let font = tokens.font(Text::BodySmall);
    let font = text::shrunk(painter, words, font, room.width() - 1.0);
    text::line(painter, room, Align::Center, words, &font, colour.ink);
    if response.has_focus() {
        painter.extend(paint::focus_ring(look, rect, radius, 1.0));
    }
    (response, turn)
}

/// Whether a click at `x` asks for the value before.
fn is_back(rect: Rect, x: f32) -> bool {
    x < rect.left() + 0.4 * rect.width()
}

fn turn(ui: &Ui, rect: Rect, response: &Response) -> Option<Turn> {
    if response.has_focus() {
        let pressed = |key: Key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
        if pressed(Key::ArrowLeft) {
            return Some(Turn::Back);
        }
        if pressed(Key::ArrowRight) {
            return Some(Turn::Forward);
        }
    }
    let asked = |action| ui.input(|input| input.has_accesskit_action_request(response.id, action));
    if asked(Action::Decrement) {
        return Some(Turn::Back);
    }
    if asked(Action::Increment) {
        return Some(Turn::Forward);
    }
    let at = response
        .clicked_by(PointerButton::Primary)
        .then(|| response.interact_pointer_pos())
        .flatten();
    match at {
        Some(at) if is_back(rect, at.x) => Some(Turn::Back),
        Some(_) | None => response.clicked().then_some(Turn::Forward),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_gone_through_to_and_fro() {
        let all = ['a', 'b', 'c'];
        assert_eq!(Turn::Forward.from(&all, 'c'), Some('a'));
        assert_eq!(Turn::Back.from(&all, 'a'), Some('c'));
        assert_eq!(Turn::Back.from(&all, 'c'), Some('b'));
        assert_eq!(Turn::Forward.from(&all, 'x'), Some('a'));
        assert_eq!(Turn::Back.from(&[], 'x'), None);
    }
}
