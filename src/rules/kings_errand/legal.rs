//! The legal actions of the seat to move, from what lies open and its own hand alone.

use super::KingsErrand;
use super::action::Action;
use super::action_card::ActionCard;
use super::position::{Phase, Position};
use super::setup::Edition;
use super::virtue::{VIRTUE_CARD_KINDS, VirtueCard, VirtueCards};
use crate::rules::Seat;

impl KingsErrand {
    /// Appends the legal actions of `seat`, whose turn it is, sorted.
    pub(super) fn legal(
        &self,
        position: &Position,
        seat: Seat,
        hand: VirtueCards,
        out: &mut Vec<Action>,
    ) {
        match position.phase {
            Phase::Choose => {
                let may_joust = may_choose_tournament(position, seat);
                for (card, _) in position.supply.kinds() {
                    if card != ActionCard::Tournament || may_joust {
                        out.push(Action::Choose(card));
                    }
                }
            }
            Phase::CarryOut => {
                let board = self.board(position);
                let situation = position.situation(seat, hand);
                let mut cards = position.seat(seat).held;
                cards.remove(ActionCard::Tournament);
                for (card, _) in cards.kinds() {
                    board.ways(card, &situation, out);
                }
                for (card, _) in cards.kinds() {
                    out.push(Action::GiveUp(card));
                }
                out.push(Action::EndTurn);
            }
            Phase::Tournament => self.offers(position, hand, |offer| {
                out.push(Action::Offer(offer));
            }),
            Phase::LayRing
            | Phase::DealHands
            | Phase::RevealTasks
            | Phase::DealTents
            | Phase::Over => {}
        }
    }

    /// Calls `found` with everything that a knight with this hand may offer, sorted; nothing first.
    ///
    /// Source: T2, T4.
    pub(super) fn offers(
        &self,
        position: &Position,
        hand: VirtueCards,
        mut found: impl FnMut(VirtueCards),
    ) {
        match self.edition() {
            Edition::Cs if position.tournament_knights() == 1 => {
                found(VirtueCards::EMPTY);
                // Sorted by counts, a card late in the order comes first.
                for card in VirtueCard::all().rev().filter(|&card| hand.count(card) > 0) {
                    found(card.into());
                }
            }
            Edition::Cs => each_part(hand, found),
            Edition::En => each_part(hand.tournament_cards(), found),
        }
    }
}

/// Whether `seat` has not taken a Tournament in this round yet. Source: C4.
pub(super) fn may_choose_tournament(position: &Position, seat: Seat) -> bool {
    position
        .seat(seat)
        .chosen()
        .all(|chosen| chosen.card != ActionCard::Tournament)
}

/// Calls `found` with every multiset of cards from `hand`, sorted; the empty one first.
pub(super) fn each_part(hand: VirtueCards, mut found: impl FnMut(VirtueCards)) {
    let most = hand.counts();
    let mut counts = [0; VIRTUE_CARD_KINDS];
    loop {
        found(VirtueCards::from_counts(counts));
        let Some(next) = (0..VIRTUE_CARD_KINDS)
            .rev()
            .find(|&kind| counts[kind] < most[kind])
        else {
            return;
        };
        counts[next] += 1;
        counts[next + 1..].fill(0);
    }
}
