//! The panels of the other seats.

use egui::{Align, Rect, Role, Sense, Ui, pos2, vec2};

use super::layout::Opponent;
use super::scene::Scene;
use super::{regions, words};
use crate::rules::Seat;
use crate::rules::kings_errand::Fate;
use crate::ui::picture::Back;
use crate::ui::theme::Text;
use crate::ui::widget::figure::Verdict;
use crate::ui::widget::{Access, Card, Face, Slot, figure, knight, paint, panel, text};

/// Paints the panel of every other seat.
pub fn show(ui: &mut Ui, scene: &Scene<'_>) {
    for (seat, place) in scene.others().zip(&scene.layout.opponents) {
        opponent(ui, scene, seat, place);
    }
}

fn opponent(ui: &mut Ui, scene: &Scene<'_>, seat: Seat, place: &Opponent) {
    let stage = &scene.stage;
    let (look, tokens) = (stage.look, stage.tokens());
    let position = scene.view.position();
    let other = position.seat(seat);
    let colour = scene.knight(seat);
    panel::paper_of(ui.painter(), place.rect, tokens.knight(colour).field, look);
    knight::arms(ui.painter(), place.knight, colour, look);
    let ink = tokens.colour.ink;
    let name = scene.name(seat);
    text::line(
        ui.painter(),
        place.name,
        Align::Min,
        &name,
        &tokens.bold(Text::Body),
        ink,
    );
    if let Some(level) = place.level
        && let Some(words) = scene.label(seat).and_then(|label| label.level.as_deref())
    {
        let soft = tokens.colour.ink_soft;
        text::line(
            ui.painter(),
            level,
            Align::Min,
            words,
            &tokens.font(Text::Label),
            soft,
        );
    }
    let tent = position.order().tent(seat);
    if tent > 0 {
        figure::tent(ui.painter(), place.tent, tent, look);
    }
    figure::shield(ui.painter(), place.shield, other.shields(), look);
    chosen(ui, scene, seat, place);
    tokens_of(ui, scene, seat, place.tokens);
    if position.is_turn_of(seat) {
        let radius = tokens.radius.panel;
        ui.painter()
            .extend(paint::focus_ring(look, place.rect.shrink(1.5), radius, 0.8));
    }

    let id = format!("seat.{seat}");
    let response = ui.interact(place.rect, ui.scope_id().with(&id), Sense::click());
    let about = words::about_seat(stage.translator, scene, seat);
    let access = Access::new(&id, &name).described(&about);
    access.describe(ui, &response, Role::Group, None);
    stage.reach(regions::OTHERS, &response);
    if response.has_focus() {
        let ring = paint::focus_ring(look, place.rect, tokens.radius.panel, 1.0);
        ui.painter().extend(ring);
    }
    super::supply::explain(&response, &name, &about);
}

fn chosen(ui: &Ui, scene: &Scene<'_>, seat: Seat, place: &Opponent) {
    let look = scene.stage.look;
    let mut cards = scene.view.position().seat(seat).chosen();
    for rect in &place.cards {
        let Some(chosen) = cards.next() else {
            Slot::new().paint(ui.painter(), *rect, look);
            continue;
        };
        let card = Card::new(Face::Action(chosen.card));
        let (card, seal) = match chosen.fate {
            Fate::Held => (card, None),
            Fate::CarriedOut => (card, Some(Verdict::Works)),
            Fate::Expired => (card.opacity(0.7), Some(Verdict::Expires)),
        };
        card.paint(ui.painter(), *rect, look);
        if let Some(verdict) = seal {
            let side = 0.42 * rect.width();
            let middle = rect.center_bottom() - vec2(0.0, 0.45 * side);
            let seal = Rect::from_center_size(middle, vec2(side, side));
            figure::seal(ui.painter(), seal, verdict, look);
        }
    }
}

/// What is known of the hand: virtue cards, hidden ones, tasks.
fn tokens_of(ui: &Ui, scene: &Scene<'_>, seat: Seat, rect: Rect) {
    let look = scene.stage.look;
    let tokens = look.tokens;
    let own = scene.view.position().seat(seat);
    let hand = scene.view.hand(seat);
    let known = hand.unwrap_or(own.known());
    let hidden = if hand.is_some() { 0 } else { own.hidden() };
    let side = rect.height().min(22.0);
    let mut at = pos2(rect.left(), rect.center().y - side / 2.0);
    let shown =
        known.kinds().count() + usize::from(hidden > 0) + usize::from(!own.tasks().is_empty());
    let step = ((rect.width() - 2.6 * side) / shown.max(1) as f32).min(side + 12.0);
    for (card, count) in known.kinds() {
        let token = Rect::from_min_size(at, vec2(side, side));
        figure::requirement(ui.painter(), token, card, look);
        at.x += step;
        if count > 1 {
            let label = words::times(scene.stage.translator, count);
            let place = Rect::from_min_size(pos2(at.x - step + side, at.y), vec2(14.0, side));
            let font = tokens.bold(Text::Caption);
            text::line(
                ui.painter(),
                place,
                Align::Min,
                &label,
                &font,
                tokens.colour.ink,
            );
            at.x += 8.0;
        }
    }
    for (count, back) in [
        (usize::from(hidden), Back::Virtue),
        (own.tasks().len(), Back::Task),
    ] {
        if count == 0 {
            continue;
        }
        let card = Rect::from_min_size(at, vec2(side / 1.4, side));
        Card::new(Face::Back(back)).paint(ui.painter(), card, look);
        let label = words::times(scene.stage.translator, count as u8);
        let place = Rect::from_min_size(pos2(card.right() + 2.0, at.y), vec2(22.0, side));
        let font = tokens.bold(Text::Caption);
        text::line(
            ui.painter(),
            place,
            Align::Min,
            &label,
            &font,
            tokens.colour.ink,
        );
        at.x += card.width() + 24.0;
    }
}
