//! The offer of a tournament, in the place of the lane.

use egui::{Align, Rect, Sense, Ui, pos2, vec2};

use super::drag::{self, Carried};
use super::scene::Scene;
use super::words;
use crate::rules::kings_errand::ActionCard;
use crate::ui::theme::Text;
use crate::ui::widget::{Card, Face, panel, text};

/// Where the paper lies, in the place of the lane; `None` where there is no lane.
pub(super) fn place(scene: &Scene<'_>) -> Option<Rect> {
    let tray = &scene.layout.tray;
    let first = tray.tickets.first()?.rect;
    let corner = pos2(tray.lane.right(), first.bottom());
    Some(Rect::from_min_max(first.min, corner))
}

/// Paints the paper; nothing where there is no lane.
fn sheet(ui: &Ui, scene: &Scene<'_>) -> Option<Rect> {
    let sheet = place(scene)?;
    panel::ticket(ui.painter(), sheet, false, scene.stage.look);
    Some(sheet)
}

/// In the tournament the lane says what is in the offer so far.
pub(super) fn show(ui: &mut Ui, scene: &Scene<'_>) {
    let stage = &scene.stage;
    let (look, tokens) = (stage.look, stage.tokens());
    let Some(sheet) = sheet(ui, scene) else {
        return;
    };
    let inner = sheet.shrink(tokens.space.panel_inset);
    let offer = scene.state.offer;
    let (head, rest) = inner.split_top_bottom_at_y(inner.top() + 44.0);
    let hint = words::offer_hint(stage.translator, scene);
    text::lines(
        ui.painter(),
        head,
        Align::Min,
        &hint,
        &tokens.font(Text::Body),
        tokens.colour.ink,
        2,
    );
    let total = words::offer_total(stage.translator, offer);
    let width = (rest.height() - 4.0) / 1.4;
    let mut at = rest.min;
    for (nth, card) in offer.iter().enumerate() {
        let rect = Rect::from_min_size(at, Card::size(width));
        // It can be carried back; for a click there is the card in the hand.
        let id = ui.scope_id().with(("offered", nth));
        let response = ui.interact(rect, id, Sense::drag());
        let opacity = if response.dragged() { 0.32 } else { 1.0 };
        Card::new(Face::Virtue(card))
            .opacity(opacity)
            .paint(ui.painter(), rect, look);
        drag::pick(scene, &response, Carried::Offered(card));
        at.x += (width + 6.0).min((rest.width() - 200.0) / f32::from(offer.len().max(1)));
    }
    let place = Rect::from_min_max(pos2(rest.right() - 190.0, rest.top()), rest.max);
    text::label(
        ui,
        place,
        Align::Max,
        &total,
        &tokens.bold(Text::Heading),
        tokens.colour.ink,
    );
}

/// What the lane says to those who make no offer now: who does, and what can be won.
pub(super) fn watch(ui: &mut Ui, scene: &Scene<'_>) {
    let stage = &scene.stage;
    let (look, tokens) = (stage.look, stage.tokens());
    let Some(sheet) = sheet(ui, scene) else {
        return;
    };
    let inner = sheet.shrink2(vec2(tokens.space.panel_inset, 8.0));
    let width = (inner.height() / 1.4).min(0.2 * inner.width());
    let card = Card::size(width);
    let card = Rect::from_min_size(pos2(inner.left(), inner.center().y - card.y / 2.0), card);
    Card::new(Face::Action(ActionCard::Tournament)).paint(ui.painter(), card, look);
    let beside = inner.with_min_x(card.right() + tokens.space.xl);
    let [who, prize] = words::tournament(stage.translator, scene);
    let (above, below) = beside.split_top_bottom_at_fraction(0.5);
    let ink = tokens.colour.ink;
    let bold = tokens.bold(Text::Body);
    text::labels(ui, above, Align::Min, &who, &bold, ink, 3);
    let font = tokens.font(Text::Body);
    text::labels(ui, below, Align::Min, &prize, &font, ink, 3);
}
