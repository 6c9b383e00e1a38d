//! What can be asked about a tournament. Source: T2–T5.

use rand::RngExt;

use super::judge::{Ruling, Table};
use super::question::Ask;
use super::{Answer, Luck, pick};
use crate::bot::Generator;
use crate::rules::kings_errand::{Edition, Rule, Virtue, VirtueCard, VirtueCards};

/// How many cards are offered at most, so that the question stays short.
const MOST_OFFERED: u32 = 3;

/// Some cards of these, in a fair mixture of few and many.
fn some(cards: VirtueCards, most: u32, rng: &mut Generator) -> VirtueCards {
    let mut left: Vec<VirtueCard> = cards.iter().collect();
    let mut offer = VirtueCards::EMPTY;
    for _ in 0..rng.random_range(0..=most) {
        let Some(card) = pick(&left, rng) else {
            break;
        };
        left.retain(|&other| other != card);
        offer.add(card);
    }
    offer
}

/// Something to ask about `rule` when a tournament has begun.
pub(super) fn propose(
    rule: Rule,
    table: &Table<'_>,
    luck: Luck,
    rng: &mut Generator,
) -> Option<Ask> {
    let position = table.node.position();
    let hand = table.hand_now();
    let strict = table.game.edition() == Edition::En;
    let allowed = |cards: VirtueCards| {
        if strict {
            cards.tournament_cards()
        } else {
            cards
        }
    };
    let other = position.to_offer().iter().find(|&it| it != table.seat);
    if rule == Rule::T4 {
        let most = if luck.is_odd() { 2 } else { 1 };
        let own = some(hand, most, rng);
        return Some(Ask::Offers { own, other: None });
    }
    let other = other?;
    let own = some(allowed(hand), MOST_OFFERED, rng);
    let theirs = some(allowed(position.seat(other).known()), MOST_OFFERED, rng);
    if rule == Rule::T2 && (strict || luck.is_odd()) {
        let cards: Vec<_> = hand.kinds().map(|(card, _)| card).collect();
        let own = pick(&cards, rng)?.into();
        return Some(Ask::MayOffer { own });
    }
    if rule == Rule::T2 {
        let bluff = own.count_of(Virtue::Dragon) + own.count_of(Virtue::Book) > 0;
        return (own.len() > 1 && bluff).then_some(Ask::OfferTotal { own });
    }
    let other = (other, theirs);
    if rule == Rule::T5 {
        let now = hand.len();
        let both_offer = !own.is_empty() && !theirs.is_empty();
        return both_offer.then_some(Ask::HandAfterOffers { own, other, now });
    }
    let other = Some(other);
    Some(Ask::Offers { own, other })
}

/// Whether the question comes out as luck would have it.
pub(super) fn suits(rule: Rule, ruling: &Ruling, wanted: Option<Luck>) -> bool {
    let Some(luck) = wanted else {
        return true;
    };
    let expires = !ruling.unmet.is_empty();
    if rule == Rule::T3 {
        let gains = |gains| !expires && ruling.answer == Answer::Gains(gains);
        luck.gains().map_or(expires, gains)
    } else if rule == Rule::T4 && luck.is_odd() {
        ruling.answer == Answer::OfferRefused
    } else {
        rule != Rule::T4 || luck.is_good() != expires
    }
}
