//! The offer of a tournament, in the place of the lane.

use egui::{Align, Rect, Ui, pos2};

use super::scene::Scene;
use super::words;
use crate::ui::theme::Text;
use crate::ui::widget::{Card, Face, panel, text};

/// In the tournament the lane says what is in the offer so far.
pub(super) fn show(ui: &mut Ui, scene: &Scene<'_>) {
    let stage = &scene.stage;
    let (look, tokens) = (stage.look, stage.tokens());
    let tray = &scene.layout.tray;
    let Some(first) = tray.tickets.first() else {
        return;
    };
    let sheet = Rect::from_min_max(first.rect.min, pos2(tray.lane.right(), first.rect.bottom()));
    panel::ticket(ui.painter(), sheet, false, look);
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
    for card in offer.iter() {
        let rect = Rect::from_min_size(at, Card::size(width));
        Card::new(Face::Virtue(card)).paint(ui.painter(), rect, look);
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
