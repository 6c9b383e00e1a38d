//! A number between two others, on a line.

use egui::accesskit::{Action, ActionData};
use egui::{
    Align, CornerRadius, CursorIcon, Id, Key, Modifiers, Rect, Response, Role, Sense, Stroke,
    StrokeKind, Ui, pos2, vec2,
};

use super::{Access, Look, paint, text};
use crate::ui::theme::{Text, gradient, with_opacity};

/// A whole number that can be moved along a line.
#[derive(Clone, Copy)]
#[must_use = "a slider is seen once it is shown"]
pub struct Slider<'a> {
    /// The number as it is.
    pub value: i32,
    /// The smallest and the largest.
    pub range: (i32, i32),
    /// From one number to the next.
    pub step: i32,
    /// What is marked on the line, such as the usual number.
    pub mark: Option<i32>,
    /// Whether it changes while it is dragged, and not only when it is let go: for what does not move
    /// the slider itself.
    pub live: bool,
    /// A number in words.
    pub words: &'a dyn Fn(i32) -> String,
}

impl Slider<'_> {
    fn nearest(&self, value: f32) -> i32 {
        let (least, most) = self.range;
        let step = self.step.max(1);
        let steps = ((value - least as f32) / step as f32).round() as i32;
        least
            .saturating_add(steps.saturating_mul(step))
            .clamp(least, most.max(least))
    }

    /// The part of the line before `value`.
    fn part(&self, value: i32) -> f32 {
        let (least, most) = self.range;
        (value - least) as f32 / (most - least).max(1) as f32
    }

    /// Shows the line in `rect` with the number at its right. It changes nothing by itself; what is
    /// asked for comes second.
    pub fn show(
        self,
        ui: &mut Ui,
        rect: Rect,
        access: Access<'_>,
        look: Look<'_>,
    ) -> (Response, Option<i32>) {
        let tokens = look.tokens;
        let font = tokens.bold(Text::Body);
        let widest = [self.range.0, self.range.1].map(|value| {
            let words = (self.words)(value);
            let galley = text::lay_out(ui.painter(), &words, &font, tokens.colour.ink, 999.0);
            galley.rect.width()
        });
        let number = widest[0].max(widest[1]) + 16.0;
        let knob = (0.3 * rect.height()).clamp(8.0, 16.0);
        let line = Rect::from_min_max(
            pos2(rect.left() + knob + 4.0, rect.top()),
            pos2(
                (rect.right() - number - knob).max(rect.left() + 40.0),
                rect.bottom(),
            ),
        );
        let sense = Sense::click_and_drag();
        let response = ui.interact(rect, ui.scope_id().with(access.id), sense);
        let (shown, wanted) = self.moved(ui, line, &response);
        self.describe(ui, &response, access);
        if response.hovered() || response.dragged() {
            ui.set_cursor_icon(CursorIcon::ResizeHorizontal);
        }
        let hot = response.hovered() || response.has_focus() || response.dragged();
        let seconds = tokens.seconds(tokens.motion.hover_lift);
        let light = ui.ctx().animate_bool_with_time(response.id, hot, seconds);
        self.paint(ui, line, shown, knob, light, look);
        let words = (self.words)(shown);
        let room = rect.with_min_x(rect.right() - number);
        let ink = tokens.colour.ink;
        text::line(
            ui.painter(),
            room.shrink2(vec2(6.0, 0.0)),
            Align::Max,
            &words,
            &font,
            ink,
        );
        if response.has_focus() {
            let ring = paint::focus_ring(look, rect, tokens.radius.field, 1.0);
            ui.painter().extend(ring);
        }
        (response, wanted.filter(|&wanted| wanted != self.value))
    }

    fn paint(&self, ui: &Ui, line: Rect, shown: i32, knob: f32, light: f32, look: Look<'_>) {
        let tokens = look.tokens;
        let colour = &tokens.colour;
        let painter = ui.painter();
        let thick = (0.55 * knob).max(5.0);
        let at = |value: i32| egui::lerp(line.x_range(), self.part(value));
        let groove = Rect::from_x_y_ranges(
            line.x_range(),
            line.center().y - thick / 2.0..=line.center().y + thick / 2.0,
        );
        let groove = paint::on_pixels(painter, groove);
        let corners = CornerRadius::same((thick / 2.0) as u8);
        let rim = Stroke::new(1.2, gradient(colour.ink_soft, colour.gold, 0.5 * light));
        painter.rect(groove, corners, colour.paper_sunk, rim, StrokeKind::Outside);
        let full = groove.with_max_x(at(shown).max(groove.left() + thick));
        painter.rect_filled(full, corners, gradient(colour.gold_dark, colour.gold, 0.5));
        if let Some(mark) = self.mark {
            let tick = Stroke::new(1.6, with_opacity(colour.ink, 0.7));
            let (top, bottom) = (line.center().y - knob - 2.0, line.center().y + knob + 2.0);
            painter.vline(at(mark), top..=groove.top() - 3.0, tick);
            painter.vline(at(mark), groove.bottom() + 3.0..=bottom, tick);
        }
        let centre = pos2(at(shown), line.center().y);
        let outline = Stroke::new(1.4 + 0.6 * light, tokens.card.ink);
        let face = gradient(tokens.card.figure_disc, colour.gold_light, 0.5 * light);
        painter.add(paint::disc(centre, knob, face, outline));
        let boss = gradient(colour.gold_dark, colour.gold, 0.4);
        painter.add(paint::disc(
            centre,
            0.42 * knob,
            boss,
            Stroke::new(1.0, tokens.card.ink),
        ));
    }

    /// Writes the number into the accessibility tree.
    pub(in crate::ui) fn describe(&self, ui: &Ui, response: &Response, access: Access<'_>) {
        access.describe(ui, response, Role::Slider, None);
        let (least, most) = self.range;
        ui.ctx().accesskit_node_builder(response.id, |node| {
            node.set_numeric_value(f64::from(self.value));
            node.set_min_numeric_value(f64::from(least));
            node.set_max_numeric_value(f64::from(most));
            node.set_numeric_value_step(f64::from(self.step));
            node.set_value((self.words)(self.value));
            node.add_action(Action::SetValue);
            if self.value < most {
                node.add_action(Action::Increment);
            }
            if self.value > least {
                node.add_action(Action::Decrement);
            }
        });
    }

    /// What is shown now, and what somebody wants it to be.
    pub(in crate::ui) fn moved(
        &self,
        ui: &Ui,
        line: Rect,
        response: &Response,
    ) -> (i32, Option<i32>) {
        let keyed = self.keyed(ui, response);
        let id = response.id.with("dragged");
        let pointed = response.interact_pointer_pos().map(|at| {
            let part = (at.x - line.left()) / line.width().max(1.0);
            let (least, most) = self.range;
            self.nearest(egui::lerp(least as f32..=most as f32, part.clamp(0.0, 1.0)))
        });
        if response.dragged()
            && let Some(value) = pointed
        {
            if self.live {
                return (value, Some(value));
            }
            ui.data_mut(|data| data.insert_temp(id, value));
            return (value, None);
        }
        let dragged = |id: Id| ui.data_mut(|data| data.remove_temp::<i32>(id));
        if response.drag_stopped()
            && let Some(value) = dragged(id)
        {
            return (value, Some(value));
        }
        let clicked = pointed.filter(|_| response.clicked());
        let wanted = clicked.or(keyed);
        (wanted.unwrap_or(self.value), wanted)
    }

    fn keyed(&self, ui: &Ui, response: &Response) -> Option<i32> {
        let (least, most) = self.range;
        let step = self.step.max(1);
        let by = |steps: i32| (self.value + steps * step).clamp(least, most);
        if response.has_focus() {
            let keys = [
                (Key::ArrowLeft, by(-1)),
                (Key::ArrowDown, by(-1)),
                (Key::ArrowRight, by(1)),
                (Key::ArrowUp, by(1)),
                (Key::PageDown, by(-4)),
                (Key::PageUp, by(4)),
                (Key::Home, least),
                (Key::End, most),
            ];
            let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
            if let Some((_, value)) = keys.into_iter().find(|(key, _)| pressed(*key)) {
                return Some(value);
            }
        }
        let asked =
            |action| ui.input(|input| input.has_accesskit_action_request(response.id, action));
        if asked(Action::Increment) {
            return Some(by(1));
        }
        if asked(Action::Decrement) {
            return Some(by(-1));
        }
        ui.input(|input| {
            let requests = input.accesskit_action_requests(response.id, Action::SetValue);
            let values = requests.filter_map(|request| match request.data {
                Some(ActionData::NumericValue(value)) => Some(self.nearest(value as f32)),
                _ => None,
            });
            values.last()
        })
    }
}
