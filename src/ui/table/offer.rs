//! The offer of a tournament, in the place of the lane.

use egui::{Align, Rect, Sense, Ui, pos2, vec2};

use super::drag::{self, Carried};
use super::layout::CARD_RATIO;
use super::scene::Scene;
use super::{TableCommand, words};
use crate::rules::kings_errand::{ActionCard, Virtue};
use crate::ui::picture::{Picture, Token};
use crate::ui::theme::Text;
use crate::ui::widget::{Card, Face, Slot, paint, panel, text};

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

/// What lies on the sheet of somebody who makes an offer.
struct Sheet {
    /// One place for each card, later ones above earlier ones where there are many.
    slots: Vec<Rect>,
    /// The signs of what counts, and the sum.
    sum: Rect,
    /// What it is about.
    words: Rect,
}

impl Sheet {
    fn new(inner: Rect, slots: usize) -> Self {
        let size = Card::size(inner.height() / CARD_RATIO);
        let room = 0.44 * inner.width();
        let gaps = (slots.max(2) - 1) as f32;
        let step = (size.x + 8.0).min((room - size.x) / gaps);
        let slot = |nth: usize| {
            let corner = inner.min + vec2(nth as f32 * step, 0.0);
            Rect::from_min_size(corner, size)
        };
        let slots: Vec<_> = (0..slots).map(slot).collect();
        let left = slots.last().map_or(inner.left(), Rect::right) + 16.0;
        let width = 0.5 * (0.17 * inner.width() + 0.8 * inner.height());
        let sum = inner.with_min_x(left).with_max_x(left + width);
        Self {
            slots,
            sum,
            words: inner.with_min_x(sum.right() + 18.0),
        }
    }
}

/// In the tournament the lane says what is in the offer so far, what it comes to, and what can be won.
pub(super) fn show(ui: &mut Ui, scene: &Scene<'_>) {
    let stage = &scene.stage;
    let look = stage.look;
    let Some(sheet) = sheet(ui, scene) else {
        return;
    };
    let offer = scene.state.offer;
    let alone = scene.view.position().tournament_knights() == 1;
    let places = if alone {
        1
    } else {
        SLOTS.min(scene.shown_hand().len().into())
    };
    let places = places.max(usize::from(offer.len())).max(1);
    let inner = sheet.shrink2(vec2(stage.tokens().space.panel_inset, 10.0));
    let sheet = Sheet::new(inner, places);
    for slot in sheet.slots.iter().skip(usize::from(offer.len())) {
        Slot::new().paint(ui.painter(), *slot, look);
    }
    for (nth, (card, rect)) in offer.iter().zip(&sheet.slots).enumerate() {
        // It can be carried back, or clicked away; for the keyboard there is the card in the hand.
        let id = ui.scope_id().with(("offered", nth));
        let response = ui.interact(*rect, id, Sense::drag());
        let opacity = if response.dragged() { 0.32 } else { 1.0 };
        Card::new(Face::Virtue(card))
            .opacity(opacity)
            .paint(ui.painter(), *rect, look);
        drag::pick(scene, &response, Carried::Offered(card));
        if response.hovered() && ui.input(|input| input.pointer.primary_clicked()) {
            stage.send(TableCommand::OfferLess(card));
        }
    }
    sum(ui, scene, sheet.sum);
    about(ui, scene, sheet.words);
}

/// How many places for cards lie open before anything is offered.
const SLOTS: usize = 3;

/// What counts, and what it comes to.
fn sum(ui: &mut Ui, scene: &Scene<'_>, place: Rect) {
    let (look, tokens) = (scene.stage.look, scene.stage.tokens());
    let row = (0.34 * place.height()).min(0.42 * place.width());
    let (above, below) = place.split_top_bottom_at_y(place.center().y + 0.1 * place.height());
    let signs = Rect::from_center_size(
        pos2(above.center().x, above.bottom() - 0.5 * row - 2.0),
        vec2(2.0 * row + 4.0, row),
    );
    let (left, right) = signs.split_left_right_at_fraction(0.5);
    for (virtue, half) in [(Virtue::Sword, left), (Virtue::Lance, right)] {
        let sign = Rect::from_center_size(half.center(), vec2(row, row));
        let token = Picture::Token(Token::Virtue(virtue));
        paint::image(ui.painter(), look, token, sign, tokens.colour.picture_tint);
    }
    let total = words::offer_total(scene.stage.translator, scene.state.offer);
    let room = below.with_max_y(below.top() + (0.7 * below.height()).max(22.0));
    let font = tokens.bold(Text::Heading);
    text::label(ui, room, Align::Center, &total, &font, tokens.colour.ink);
}

/// Who offers when, and what it is about.
fn about(ui: &mut Ui, scene: &Scene<'_>, place: Rect) {
    let (tr, tokens) = (scene.stage.translator, scene.stage.tokens());
    let ink = tokens.colour.ink;
    let bold = tokens.bold(Text::Body);
    let mut rest = place;
    if let Some(order) = words::offer_order(tr, scene) {
        let room = text::room(
            place.with_max_y(place.top() + 0.42 * place.height()),
            2,
            Align::Min,
        );
        let order_words = text::fit(ui.painter(), &order, &bold, ink, room);
        let height = order_words.galley.rect.height() + 2.0;
        let (above, below) = place.split_top_bottom_at_y(place.top() + height);
        text::labels(ui, above, Align::Min, &order, &bold, ink, 2);
        rest = below;
    }
    let hint = words::offer_hint(tr, scene);
    let font = tokens.font(Text::Body);
    text::labels(ui, rest, Align::Min, &hint, &font, ink, 6);
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
