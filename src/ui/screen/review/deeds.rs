//! What a bot did in a round, phase by phase; each move can be asked about.

use egui::{
    Align, CornerRadius, CursorIcon, FontId, Painter, Rect, Response, Role, Sense, Stroke,
    StrokeKind, Ui, Vec2, pos2, vec2,
};

use super::super::parts;
use super::{ReviewCommand, Scene, regions};
use crate::i18n::Translator;
use crate::rules::Seat;
use crate::rules::kings_errand::Action;
use crate::session::kings_errand::Deed;
use crate::ui::theme::{Text, Tokens, gradient, with_opacity};
use crate::ui::widget::{Access, Look, paint, text};
use crate::{id, message};

const GAP: f32 = 6.0;

/// Before, between and after the sign and the words of a move.
const INSET: f32 = 7.0;

/// A part of the round.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
enum Part {
    Picks,
    Turn,
    Tournament,
}

impl Part {
    const ALL: [Self; 3] = [Self::Picks, Self::Turn, Self::Tournament];

    const fn of(action: Action) -> Self {
        match action {
            Action::Choose(_) => Self::Picks,
            Action::Offer(_) => Self::Tournament,
            Action::Exercise { .. }
            | Action::RoundTable { .. }
            | Action::Court { .. }
            | Action::Quest { .. }
            | Action::Horse { .. }
            | Action::GiveUp(_)
            | Action::EndTurn
            | Action::Ring(_)
            | Action::OpeningHand { .. }
            | Action::Task(_)
            | Action::Tents(_) => Self::Turn,
        }
    }

    fn name(self, tr: &Translator) -> String {
        match self {
            Self::Picks => tr.attribute(id!("phase-choose"), "short"),
            Self::Turn => tr.attribute(id!("phase-carry-out"), "short"),
            Self::Tournament => tr.text(id!("phase-tournament")),
        }
    }
}

/// The moves of one bot in rows, a part of the round each, laid out from the corner (0, 0).
pub(super) struct Deeds {
    question: String,
    head: f32,
    parts: Vec<(String, Rect)>,
    moves: Vec<(Deed, String, Rect)>,
    /// How high all of it is; 0 if there is nothing to ask about.
    pub(super) height: f32,
}

impl Deeds {
    pub(super) fn new(ui: &Ui, scene: &Scene<'_>, seat: Seat, width: f32) -> Self {
        let (tokens, tr) = (scene.stage.tokens(), scene.stage.translator);
        let painter = ui.painter();
        let name = scene.narrator.name(seat);
        let question = tr.format(message!("thought-ask", name = name));
        let font = tokens.font(Text::BodySmall);
        let bold = tokens.bold(Text::BodySmall);
        let ink = tokens.colour.ink;
        let head = text::lay_out(painter, &question, &bold, ink, width);
        let head = head.rect.height() + 4.0;
        let high = parts::grown(tokens, 27.0);
        let names = Part::ALL.map(|part| part.name(tr));
        let widths = names.iter().map(|name| wide(painter, name, &bold));
        let column = widths.fold(0.0, f32::max) + 14.0;
        // In a narrow panel the moves stand below the name of the part.
        let beside = column < 0.3 * width;
        let round = scene.round().map_or(0, |round| round.round);
        let all = scene.game.review.deeds().iter();
        let own = all.filter(|deed| deed.seat == seat && deed.round == round);
        let mut top = head;
        let (mut parts, mut moves) = (Vec::new(), Vec::new());
        for (part, name) in Part::ALL.into_iter().zip(names) {
            let mut deeds = own
                .clone()
                .filter(|deed| Part::of(deed.action) == part)
                .peekable();
            if deeds.peek().is_none() {
                continue;
            }
            let left = if beside { column } else { 0.0 };
            let place = Rect::from_min_size(pos2(0.0, top), vec2(column, high));
            parts.push((name, place));
            let mut at = vec2(left, if beside { top } else { top + high });
            for &deed in deeds {
                let words = scene.narrator.thought_deed(deed.action);
                let needed = wide(painter, &words, &font) + sign(tokens) + 3.0 * INSET;
                let needed = needed.min(width - left);
                if at.x > left && at.x + needed > width {
                    at = vec2(left, at.y + high + GAP);
                }
                let rect = Rect::from_min_size(at.to_pos2(), vec2(needed, high));
                at.x += needed + GAP;
                moves.push((deed, words, rect));
            }
            top = at.y + high + GAP;
        }
        let height = if moves.is_empty() { 0.0 } else { top + 2.0 };
        Self {
            question,
            head,
            parts,
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
        let bold = tokens.bold(Text::BodySmall);
        let soft = tokens.colour.ink_soft;
        let head = rect.with_max_y(rect.top() + self.head);
        text::label(
            ui,
            head,
            Align::Min,
            &self.question,
            &bold,
            tokens.colour.ink,
        );
        let corner: Vec2 = rect.min.to_vec2();
        for (name, place) in &self.parts {
            let place = place.translate(corner);
            text::label(ui, place, Align::Min, name, &bold, soft);
        }
        for (deed, words, place) in &self.moves {
            let id = format!("review.ask.{}", deed.step);
            let name = scene.narrator.name(deed.seat);
            let named = stage.translator.format(message!(
                "thought-ask-help",
                name = name,
                deed = words.as_str(),
            ));
            let access = Access::new(&id, &named);
            let response = question(ui, place.translate(corner), words, access, stage.look);
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

fn wide(painter: &Painter, words: &str, font: &FontId) -> f32 {
    let galley = painter.layout_no_wrap(words.to_owned(), font.clone(), crate::ui::theme::UNSEEN);
    galley.rect.width()
}

/// Width of the question mark before a move.
fn sign(tokens: &Tokens) -> f32 {
    parts::grown(tokens, 15.0)
}

/// A move that can be asked about: flat, so that it does not look like something to be done.
fn question(ui: &mut Ui, rect: Rect, words: &str, access: Access<'_>, look: Look<'_>) -> Response {
    let tokens = look.tokens;
    let colour = &tokens.colour;
    let response = ui.interact(rect, ui.scope_id().with(access.id), Sense::click());
    access.describe(ui, &response, Role::Button, None);
    if response.hovered() {
        ui.set_cursor_icon(CursorIcon::PointingHand);
    }
    let hot = response.hovered() || response.has_focus();
    let seconds = tokens.seconds(tokens.motion.hover_lift);
    let light = ui.ctx().animate_bool_with_time(response.id, hot, seconds);
    let painter = ui.painter();
    let rect = paint::on_pixels(painter, rect);
    let corners = CornerRadius::same((rect.height() / 2.0) as u8);
    let fill = with_opacity(colour.paper_raised, light);
    let rim = gradient(colour.line_soft, colour.gold, light);
    let rim = Stroke::new(tokens.stroke.hair, rim);
    painter.rect(rect, corners, fill, rim, StrokeKind::Inside);
    let side = sign(tokens);
    let centre = pos2(rect.left() + INSET + side / 2.0, rect.center().y);
    let stroke = Stroke::new(1.2, colour.link);
    painter.circle_stroke(centre, side / 2.0, stroke);
    let font = tokens.bold(Text::Caption);
    let font = FontId {
        size: font.size.min(0.8 * side),
        ..font
    };
    painter.add(paint::glyphs(
        painter,
        centre,
        "?".to_owned(),
        font,
        colour.link,
    ));
    let place = Rect::from_min_max(
        pos2(centre.x + side / 2.0 + INSET, rect.top()),
        pos2(rect.right() - INSET + 1.0, rect.bottom()),
    );
    let font = tokens.font(Text::BodySmall);
    text::line(painter, place, Align::Min, words, &font, colour.ink);
    if response.has_focus() {
        painter.extend(paint::focus_ring(look, rect, rect.height() / 2.0, 1.0));
    }
    response
}
