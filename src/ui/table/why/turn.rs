//! A turn as a row of small cards: in order, with arrows between them and a seal on each.

use egui::{Pos2, Rect, Ui, pos2, vec2};

use super::WhyScene;
use crate::rules::kings_errand::{ActionCard, Change, PlayedTurn, VirtueCards};
use crate::ui::widget::figure::{self, Verdict};
use crate::ui::widget::{Card, CardState, Face, paint};

/// What is painted of one card.
#[derive(Clone, Copy, Debug)]
pub(super) struct Small {
    card: ActionCard,
    works: bool,
    /// Whether it is the card that should have been chosen.
    new: bool,
}

/// The cards of a turn. The Tournament is among them where it matters.
pub(super) fn smalls(scene: &WhyScene<'_>, turn: &PlayedTurn, changes: &[Change]) -> Vec<Small> {
    let mut chosen = changes.iter().find_map(|change| match *change {
        Change::Card { card, .. } => Some(card),
        Change::Choice { .. } | Change::Order | Change::Offer { .. } => None,
    });
    let mut smalls: Vec<_> = turn
        .cards
        .iter()
        .map(|card| {
            let new = chosen == Some(card.card);
            if new {
                chosen = None;
            }
            Small {
                card: card.card,
                works: card.action.is_some(),
                new,
            }
        })
        .collect();
    let expired = smalls.iter().filter(|small| !small.works).count();
    let loses = usize::from(turn.expired) > expired;
    let about = scene.why.explanation.subject.card == Some(ActionCard::Tournament);
    if loses || about || turn.offer.is_some() || chosen == Some(ActionCard::Tournament) {
        smalls.push(Small {
            card: ActionCard::Tournament,
            works: !loses,
            new: chosen == Some(ActionCard::Tournament),
        });
    }
    smalls
}

const SEAL: f32 = 22.0;
const ARROW: f32 = 15.0;
const GAP: f32 = 7.0;

/// How much room the row takes with cards of this width.
pub(super) fn size(cards: usize, offer: Option<VirtueCards>, width: f32) -> egui::Vec2 {
    let cards = cards as f32;
    let arrows = (cards - 1.0).max(0.0) * (ARROW + 2.0 * GAP);
    // Offered cards overlap.
    let offered = match offer.map_or(0, VirtueCards::len) {
        0 => 0.0,
        count => GAP + (0.5 * f32::from(count) + 0.3) * width,
    };
    vec2(
        cards * width + arrows + offered,
        Card::size(width).y + 0.5 * SEAL,
    )
}

/// Paints the row from its upper left corner.
pub(super) fn paint(
    ui: &Ui,
    scene: &WhyScene<'_>,
    at: Pos2,
    smalls: &[Small],
    offer: Option<VirtueCards>,
    width: f32,
) {
    let look = scene.look();
    let painter = ui.painter();
    let mut x = at.x;
    for (index, small) in smalls.iter().enumerate() {
        let rect = Rect::from_min_size(pos2(x, at.y), Card::size(width));
        let state = match (small.works, small.new) {
            (false, _) => CardState::Disabled,
            (true, true) => CardState::Selected,
            (true, false) => CardState::Normal,
        };
        Card::new(Face::Action(small.card))
            .state(state)
            .paint(painter, rect, look);
        let verdict = if small.works {
            Verdict::Works
        } else {
            Verdict::Expires
        };
        let seal = Rect::from_center_size(rect.center_bottom(), vec2(SEAL, SEAL));
        figure::seal(painter, seal, verdict, look);
        x = rect.right();
        if index + 1 < smalls.len() {
            let centre = pos2(x + GAP + ARROW / 2.0, rect.center().y);
            painter.extend(paint::arrow(centre, ARROW, scene.tokens().colour.line));
            x += ARROW + 2.0 * GAP;
        }
    }
    x += GAP;
    for card in offer.into_iter().flat_map(VirtueCards::iter) {
        let part = 0.8 * width;
        let rect = Rect::from_min_size(pos2(x, at.y + 0.2 * width), Card::size(part));
        Card::new(Face::Virtue(card)).paint(painter, rect, look);
        x += 0.5 * width;
    }
}
