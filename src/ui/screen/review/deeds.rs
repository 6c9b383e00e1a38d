//! What a bot did in a round, move by move; each can be asked about.

use egui::{Align, Rect, Ui, Vec2, pos2, vec2};

use super::super::parts;
use super::{ReviewCommand, Scene, regions};
use crate::message;
use crate::rules::Seat;
use crate::session::kings_errand::Deed;
use crate::ui::theme::Text;
use crate::ui::widget::{Access, Button, ButtonKind, text};

const GAP: f32 = 6.0;

/// The moves of one bot as a flow of buttons, laid out from the corner (0, 0).
pub(super) struct Deeds {
    heading: String,
    head: f32,
    moves: Vec<(Deed, String, Rect)>,
    /// How high all of it is; 0 if there is nothing to ask about.
    pub(super) height: f32,
}

impl Deeds {
    pub(super) fn new(ui: &Ui, scene: &Scene<'_>, seat: Seat, width: f32) -> Self {
        let tokens = scene.stage.tokens();
        let high = parts::grown(tokens, 30.0);
        let name = scene.narrator.name(seat);
        let tr = scene.stage.translator;
        let heading = tr.format(message!("thought-ask", name = name));
        let font = tokens.bold(Text::BodySmall);
        let ink = tokens.colour.ink;
        let head = text::lay_out(ui.painter(), &heading, &font, ink, width);
        let head = head.rect.height() + 4.0;
        let round = scene.round().map_or(0, |round| round.round);
        let deeds = scene.game.review.deeds().iter();
        let mut at = Vec2::new(0.0, head);
        let moves: Vec<_> = deeds
            .filter(|deed| deed.seat == seat && deed.round == round)
            .map(|&deed| {
                let words = scene.narrator.thought_deed(deed.action);
                let button = button(&words);
                let wide = button.width(ui.painter(), high, scene.stage.look);
                let wide = wide.min(width);
                if at.x > 0.0 && at.x + wide > width {
                    at = vec2(0.0, at.y + high + GAP);
                }
                let rect = Rect::from_min_size(at.to_pos2(), vec2(wide, high));
                at.x += wide + GAP;
                (deed, words, rect)
            })
            .collect();
        let height = if moves.is_empty() {
            0.0
        } else {
            at.y + high + 8.0
        };
        Self {
            heading,
            head,
            moves,
            height,
        }
    }

    pub(super) fn show(&self, ui: &mut Ui, scene: &Scene<'_>, rect: Rect) {
        if self.moves.is_empty() {
            return;
        }
        let stage = scene.stage;
        let tokens = stage.tokens();
        let font = tokens.bold(Text::BodySmall);
        let soft = tokens.colour.ink_soft;
        let head = rect.with_max_y(rect.top() + self.head);
        text::label(ui, head, Align::Min, &self.heading, &font, soft);
        for (deed, words, place) in &self.moves {
            let place = place.translate(pos2(rect.left(), rect.top()).to_vec2());
            let id = format!("review.ask.{}", deed.step);
            let name = scene.narrator.name(deed.seat);
            let named = stage.translator.format(message!(
                "thought-ask-help",
                name = name,
                deed = words.as_str(),
            ));
            let access = Access::new(&id, &named);
            let response = button(words).show(ui, place, access, stage.look);
            stage.reach(regions::SEATS, &response);
            if scene.game.review.refocus() == Some(deed.step) {
                response.request_focus();
            }
            parts::follow(&response);
            if response.clicked() {
                scene.send(ReviewCommand::Ask(*deed));
            }
        }
    }
}

const fn button(words: &str) -> Button<'_> {
    Button::new(ButtonKind::Plain, words).text(Text::BodySmall)
}
