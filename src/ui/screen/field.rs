//! One line of typed text.

use egui::{
    Align2, FontId, Frame, Id, Key, Margin, Modifiers, Rect, Response, Stroke, TextEdit, Ui,
};

use super::parts;
use crate::ui::theme::Text;
use crate::ui::widget::{Access, paint};
use crate::ui::{Region, Stage};

/// A field for a line of text, in the look of the game.
pub(super) struct Field<'a> {
    pub(super) access: Access<'a>,
    /// What stands in an empty field.
    pub(super) hint: &'a str,
    /// Most letters.
    pub(super) limit: usize,
    /// Whether what is typed must be mended.
    pub(super) wrong: bool,
}

impl Field<'_> {
    /// Shows the field in `rect`; whether Enter was pressed in it comes second.
    pub(super) fn show(
        self,
        ui: &mut Ui,
        rect: Rect,
        region: Region,
        typed: &mut String,
        stage: Stage<'_>,
    ) -> (Response, bool) {
        let tokens = stage.tokens();
        let colour = &tokens.colour;
        let rim = if self.wrong {
            Stroke::new(2.0, colour.expires)
        } else {
            Stroke::new(tokens.stroke.field, colour.line)
        };
        let across = 8;
        let room = rect.width() - 2.0 * f32::from(across) - 4.0;
        let font = parts::shrunk(ui.painter(), typed, font(stage), room);
        let frame = Frame::new()
            .fill(colour.paper_raised)
            .stroke(rim)
            .corner_radius(tokens.radius.field)
            .inner_margin(Margin::symmetric(across, 2));
        let hint = egui::RichText::new(self.hint)
            .font(parts::shrunk(
                ui.painter(),
                self.hint,
                tokens.italic(Text::Body),
                room,
            ))
            .color(colour.ink_soft);
        let edit = TextEdit::singleline(typed)
            .id(Id::unique(("field", self.access.id)))
            .font(font)
            .text_color(colour.ink)
            .hint_text(hint)
            .char_limit(self.limit)
            .frame(frame)
            .align(Align2::LEFT_CENTER)
            .desired_width(room)
            .min_size(rect.size());
        let response = ui.put(rect, edit);
        ui.ctx().accesskit_node_builder(response.id, |node| {
            node.set_author_id(self.access.id);
            node.set_label(self.access.name);
            if !self.access.description.is_empty() {
                node.set_description(self.access.description);
            }
            if self.wrong {
                node.set_invalid(egui::accesskit::Invalid::True);
            }
        });
        stage.reach(region, &response);
        parts::follow(&response);
        let entered = response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
        if response.has_focus() {
            let ring = paint::focus_ring(stage.look, rect, tokens.radius.field, 1.0);
            ui.painter().extend(ring);
            // The field has used them for its caret already; they must not move the focus too.
            ui.input_mut(|input| {
                input.consume_key(Modifiers::NONE, Key::ArrowLeft);
                input.consume_key(Modifiers::NONE, Key::ArrowRight);
            });
        }
        (response, entered)
    }
}

fn font(stage: Stage<'_>) -> FontId {
    stage.tokens().bold(Text::Body)
}
