//! What was done in a round, phase by phase, in cards; bots can be asked about their moves.

use egui::{
    Align, CornerRadius, FontId, Painter, Rect, Response, Role, Sense, Stroke, StrokeKind, Ui,
    Vec2, pos2, vec2,
};

use super::super::parts;
use super::{ReviewCommand, Scene, regions};
use crate::i18n::Translator;
use crate::i18n::text::kings_errand::names;
use crate::rules::kings_errand::{Action, ActionCard};
use crate::session::kings_errand::{Deed, SeatReview};
use crate::ui::theme::{Text, Tokens, with_opacity};
use crate::ui::widget::figure::{self, Verdict};
use crate::ui::widget::{Access, Card, CardState, Face, Look, lit, paint, text};
use crate::{id, message};

const GAP: f32 = 6.0;

/// Before, between and after the card, the words and the sign of a move.
const INSET: f32 = 6.0;

/// Width of a card.
const CARD: f32 = 43.0;

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

/// Something that was done, as it stands in its row.
struct Move {
    /// The bot that did it can be asked why.
    deed: Option<Deed>,
    card: Option<ActionCard>,
    verdict: Option<Verdict>,
    words: String,
    rect: Rect,
}

/// The moves of one seat in rows, a part of the round each, laid out from the corner (0, 0).
pub(super) struct Deeds {
    /// What is asked of a bot; empty for people.
    question: String,
    head: f32,
    parts: Vec<(String, Rect)>,
    moves: Vec<Move>,
    /// How high all of it is; 0 if nothing was done.
    pub(super) height: f32,
}

/// What was done in a part of the round: what the story tells, each with the deed that can be asked
/// about; then what else can be asked about.
fn told(scene: &Scene<'_>, own: &SeatReview, part: Part, deeds: &[Deed]) -> Vec<Move> {
    let tr = scene.stage.translator;
    let mut left: Vec<_> = deeds.to_vec();
    let mut moves = Vec::new();
    let mut add = |deed, card, verdict, words| {
        moves.push(Move {
            deed,
            card,
            verdict,
            words,
            rect: Rect::ZERO,
        });
    };
    let mut take = |fits: &dyn Fn(&Deed) -> bool| {
        let at = left.iter().position(fits)?;
        Some(left.remove(at))
    };
    if let Some(story) = &own.story {
        match part {
            Part::Picks => {
                for pick in &story.picks {
                    let deed = take(&|deed| deed.action == Action::Choose(pick.card));
                    let words = names::action_card(tr, pick.card);
                    add(deed, Some(pick.card), None, words);
                }
            }
            Part::Turn => {
                for play in &story.plays {
                    let deed =
                        take(&|deed| deed.step == play.step && deed.action != Action::EndTurn);
                    let (verdict, words) = match play.action {
                        Some(action) => (Verdict::Works, scene.narrator.thought_deed(action)),
                        None => (Verdict::Expires, names::action_card(tr, play.card)),
                    };
                    add(deed, Some(play.card), Some(verdict), words);
                }
            }
            Part::Tournament => {
                if let Some(offer) = story.offer {
                    let action = Action::Offer(offer.offer);
                    let deed = take(&|deed| deed.action == action);
                    let words = scene.narrator.thought_deed(action);
                    add(deed, Some(ActionCard::Tournament), None, words);
                }
            }
        }
    }
    for deed in left {
        let card = match deed.action {
            Action::Choose(card) | Action::GiveUp(card) => Some(card),
            Action::Offer(_) => Some(ActionCard::Tournament),
            Action::Exercise { .. }
            | Action::RoundTable { .. }
            | Action::Court { .. }
            | Action::Quest { .. }
            | Action::Horse { .. }
            | Action::EndTurn
            | Action::Ring(_)
            | Action::OpeningHand { .. }
            | Action::Task(_)
            | Action::Tents(_) => None,
        };
        let words = if let Action::Choose(card) = deed.action {
            names::action_card(tr, card)
        } else {
            scene.narrator.thought_deed(deed.action)
        };
        add(Some(deed), card, None, words);
    }
    moves
}

impl Deeds {
    pub(super) fn new(ui: &Ui, scene: &Scene<'_>, own: &SeatReview, width: f32) -> Self {
        let (tokens, tr) = (scene.stage.tokens(), scene.stage.translator);
        let painter = ui.painter();
        let name = scene.narrator.name(own.seat);
        let question = tr.format(message!("thought-ask", name = name));
        let font = tokens.font(Text::BodySmall);
        let bold = tokens.bold(Text::BodySmall);
        let ink = tokens.colour.ink;
        let round = scene.round().map_or(0, |round| round.round);
        let all = scene.game.review.deeds().iter().copied();
        let deeds: Vec<_> = all
            .filter(|deed| deed.seat == own.seat && deed.round == round)
            .collect();
        let (question, head) = if deeds.is_empty() {
            (String::new(), 4.0)
        } else {
            let lines = text::lay_out(painter, &question, &bold, ink, width);
            (question, lines.rect.height() + 5.0)
        };
        let high = parts::grown(tokens, 27.0).max(Card::size(CARD).y + 7.0);
        let names = Part::ALL.map(|part| part.name(tr));
        let widths = names.iter().map(|name| wide(painter, name, &bold));
        let column = widths.fold(0.0, f32::max) + 14.0;
        // In a narrow panel the moves stand below the name of the part.
        let beside = column < 0.3 * width;
        let mut top = head;
        let (mut parts, mut moves) = (Vec::new(), Vec::new());
        for (part, name) in Part::ALL.into_iter().zip(names) {
            let asked: Vec<_> = deeds
                .iter()
                .copied()
                .filter(|deed| Part::of(deed.action) == part)
                .collect();
            let told = told(scene, own, part, &asked);
            if told.is_empty() {
                continue;
            }
            let left = if beside { column } else { 0.0 };
            let line = if beside {
                high
            } else {
                parts::grown(tokens, 27.0)
            };
            let place = Rect::from_min_size(pos2(0.0, top), vec2(column, line));
            parts.push((name, place));
            let mut at = vec2(left, if beside { top } else { top + line });
            for mut one in told {
                let mut needed = wide(painter, &one.words, &font) + 2.0 * INSET;
                if one.card.is_some() {
                    needed += CARD + INSET;
                }
                if one.deed.is_some() {
                    needed += sign(tokens) + INSET;
                }
                let needed = needed.min(width - left);
                if at.x > left && at.x + needed > width {
                    at = vec2(left, at.y + high + GAP);
                }
                one.rect = Rect::from_min_size(at.to_pos2(), vec2(needed, high));
                at.x += needed + 2.0 * GAP;
                moves.push(one);
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
        if !self.question.is_empty() {
            text::label(
                ui,
                head,
                Align::Min,
                &self.question,
                &bold,
                tokens.colour.ink,
            );
        }
        let corner: Vec2 = rect.min.to_vec2();
        for (name, place) in &self.parts {
            let place = place.translate(corner);
            text::label(ui, place, Align::Min, name, &bold, soft);
        }
        for (index, one) in self.moves.iter().enumerate() {
            let place = one.rect.translate(corner);
            let Some(deed) = one.deed else {
                let id = ui.scope_id().with(("review.move", index));
                let response = ui.interact(place, id, Sense::hover());
                let words = one.words.as_str();
                response.widget_info(|| egui::WidgetInfo::labeled(Role::Label, true, words));
                one.paint(ui.painter(), place, 0.0, stage.look);
                continue;
            };
            let id = format!("review.ask.{}", deed.step);
            let name = scene.narrator.name(deed.seat);
            let named = stage.translator.format(message!(
                "thought-ask-help",
                name = name,
                deed = scene.narrator.thought_deed(deed.action),
            ));
            let access = Access::new(&id, &named);
            let response = one.ask(ui, place, access, stage.look);
            stage.reach(regions::SEATS, &response);
            if scene.game.review.refocus() == Some(deed.step) {
                response.request_focus();
            }
            parts::follow(&response);
            if response.clicked() {
                scene.send(ReviewCommand::Ask(deed));
            }
        }
    }
}

fn wide(painter: &Painter, words: &str, font: &FontId) -> f32 {
    let galley = painter.layout_no_wrap(words.to_owned(), font.clone(), crate::ui::theme::UNSEEN);
    galley.rect.width()
}

/// Width of the question mark behind a move.
fn sign(tokens: &Tokens) -> f32 {
    parts::grown(tokens, 15.0)
}

impl Move {
    /// A move that can be asked about: flat, so that it does not look like something to be done.
    fn ask(&self, ui: &mut Ui, rect: Rect, access: Access<'_>, look: Look<'_>) -> Response {
        let tokens = look.tokens;
        let colour = &tokens.colour;
        let response = ui.interact(rect, ui.scope_id().with(access.id), Sense::click());
        access.describe(ui, &response, Role::Button, None);
        let light = lit(ui, &response, look);
        let painter = ui.painter();
        let rect = paint::on_pixels(painter, rect);
        let corners = CornerRadius::same(tokens.radius.field as u8);
        let fill = with_opacity(colour.paper_raised, light);
        let rim = Stroke::new(tokens.stroke.hair, with_opacity(colour.gold, light));
        painter.rect(rect, corners, fill, rim, StrokeKind::Inside);
        self.paint(painter, rect, light, look);
        if response.has_focus() {
            painter.extend(paint::focus_ring(look, rect, tokens.radius.field, 1.0));
        }
        response
    }

    /// The card with what has become of it, and the words beside it.
    fn paint(&self, painter: &Painter, rect: Rect, light: f32, look: Look<'_>) {
        let tokens = look.tokens;
        let colour = &tokens.colour;
        let mut left = rect.left() + INSET;
        if let Some(card) = self.card {
            let size = Card::size(CARD);
            let corner = pos2(left, rect.center().y - size.y / 2.0);
            let place = Rect::from_min_size(corner, size);
            let state = if self.verdict == Some(Verdict::Expires) {
                CardState::Disabled
            } else {
                CardState::Normal
            };
            Card::new(Face::Action(card))
                .state(state)
                .paint(painter, place, look);
            if let Some(verdict) = self.verdict {
                let middle = place.center_bottom() - vec2(0.0, 4.0);
                let seal = Rect::from_center_size(middle, vec2(17.0, 17.0));
                figure::seal(painter, seal, verdict, look);
            }
            left = place.right() + INSET;
        }
        let mut right = rect.right() - INSET;
        if self.deed.is_some() {
            let side = sign(tokens);
            let centre = pos2(right - side / 2.0, rect.center().y);
            let ink = with_opacity(colour.link, tokens.faded(0.75 + 0.25 * light));
            painter.circle_stroke(centre, side / 2.0, Stroke::new(1.1, ink));
            let font = tokens.bold(Text::Caption);
            let font = FontId {
                size: font.size.min(0.8 * side),
                ..font
            };
            painter.add(paint::glyphs(painter, centre, "?".to_owned(), font, ink));
            right = centre.x - side / 2.0 - INSET;
        }
        let place = rect.with_min_x(left).with_max_x(right + 1.0);
        let font = tokens.font(Text::BodySmall);
        text::line(painter, place, Align::Min, &self.words, &font, colour.ink);
    }
}
