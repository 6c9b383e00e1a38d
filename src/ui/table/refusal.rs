//! Why the last wish was refused, in the heading of the lane. A referee says only that it was.

use egui::{Align, Rect, Ui, vec2};

use super::scene::Scene;
use super::{TableCommand, plan_words, referee, regions};
use crate::ui::announce::place;
use crate::ui::theme::Text;
use crate::ui::widget::{Access, Button, ButtonKind, text};

/// Why the last wish was refused; whether there is something to say.
pub(super) fn show(ui: &mut Ui, scene: &Scene<'_>, room: Rect) -> bool {
    let Some(words) = scene.refused else {
        return false;
    };
    let tokens = scene.stage.tokens();
    let fill = tokens.colour.expires_fill;
    let radius = tokens.radius.field;
    ui.painter().rect_filled(room, radius, fill);
    let plain = referee::refused(scene);
    let words = if scene.is_bare() { &plain } else { words };
    let why = plan_words::why(scene.stage.translator);
    let button = Button::new(ButtonKind::Plain, &why).text(Text::Label);
    let width = button.width(ui.painter(), room.height(), scene.stage.look);
    let (inner, place) = room.split_left_right_at_x(room.right() - width);
    let inner = if scene.is_bare() {
        room
    } else {
        let access = Access::new("refused.why", &why);
        let response = button.show(ui, place, access, scene.stage.look);
        scene.stage.reach(regions::BUTTONS, &response);
        if response.clicked() {
            scene.stage.send(TableCommand::WhyRefused);
        }
        inner
    };
    let inner = inner.shrink2(vec2(tokens.space.m, 0.0));
    let font = tokens.bold(Text::BodySmall);
    let ink = tokens.colour.on_fill;
    let place = format!("{}.{}", place::REFUSED, scene.state.refusals);
    scene.stage.say(&place, words);
    let response = text::label(ui, inner, Align::Min, words, &font, ink);
    ui.ctx().accesskit_node_builder(response.id, |node| {
        node.set_author_id("refused");
    });
    true
}
