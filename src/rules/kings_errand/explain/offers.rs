//! Better and allowed offers in the tournament.

use std::cmp::Reverse;

use super::super::setup::Edition;
use super::super::view::View;
use super::super::virtue::{Virtue, VirtueCard, VirtueCards};
use super::{Change, KingsErrand, OfferStory, PlayedTurn, TurnStory};
use crate::rules::{Alternative, Basis};

/// Shields for a higher total or a single knight, and for equal totals. Source: T3, T4.
const WON: u8 = 2;
const DRAWN: u8 = 1;

/// The cheapest of the offers from the same hand that gain most, for a knight whose offer could not
/// gain anything; `None` if its hand has none.
pub(super) fn better(story: &TurnStory, line: &PlayedTurn) -> Option<Alternative<KingsErrand>> {
    let told = story.offer.as_ref()?;
    let offer = offers(told.hand, story.edition, told.other.is_none()).max_by_key(|offer| {
        (
            gain(told, *offer),
            Reverse(offer.total()),
            Reverse(offer.len()),
        )
    })?;
    let gain = gain(told, offer);
    // Against another knight it takes hindsight to know what an offer gains.
    let basis = match told.other {
        None => Basis::KnownThen,
        Some(_) => Basis::Hindsight,
    };
    Some(Alternative {
        changes: vec![Change::Offer {
            instead: told.offer,
            offer,
        }],
        basis,
        turn: PlayedTurn {
            cards: line.cards.clone(),
            offer: Some(offer),
            expired: line.expired.saturating_sub(1),
            shields: line.shields + gain,
        },
    })
}

fn gain(told: &OfferStory, offer: VirtueCards) -> u8 {
    let total = offer.tournament_total();
    match told.other {
        None => WON,
        Some(other) if total > other => WON,
        Some(other) if total == other => DRAWN,
        Some(_) => 0,
    }
}

/// The offers of a hand that do not expire: for a single knight of edition cs one card each.
fn offers(
    hand: VirtueCards,
    edition: Edition,
    single: bool,
) -> Box<dyn Iterator<Item = VirtueCards>> {
    if single {
        let counts =
            move |card: &VirtueCard| edition == Edition::Cs || card.virtue.counts_in_tournament();
        let cards = VirtueCard::all().filter(move |&card| hand.count(card) > 0);
        return Box::new(cards.filter(counts).map(VirtueCards::from));
    }
    let up_to = move |virtue, value| 0..=hand.count(VirtueCard::new(virtue, value));
    let all = up_to(Virtue::Sword, 1).flat_map(move |s1| {
        up_to(Virtue::Sword, 2).flat_map(move |s2| {
            up_to(Virtue::Lance, 1).flat_map(move |l1| {
                up_to(Virtue::Lance, 2)
                    .map(move |l2| VirtueCards::from_counts([s1, s2, l1, l2, 0, 0, 0, 0]))
            })
        })
    });
    Box::new(all.filter(|offer| offer.tournament_total() > 0))
}

/// What is left of a refused offer if everything is taken out of it that may not be offered.
pub(super) fn allowed(
    game: &KingsErrand,
    view: &View,
    refused: VirtueCards,
) -> Option<Alternative<KingsErrand>> {
    let position = view.position();
    let seat = view.seat()?;
    let single = position.tournament_knights() == 1;
    let mut offer = refused.both(view.own_hand()?);
    match game.edition() {
        Edition::En => offer = offer.tournament_cards(),
        Edition::Cs if single => offer = offer.iter().take(1).collect(),
        Edition::Cs => {}
    }
    let expires = match game.edition() {
        Edition::Cs if single => offer.is_empty(),
        Edition::Cs | Edition::En => offer.tournament_total() == 0,
    };
    let instead = refused;
    (position.to_offer().contains(seat) && offer != refused).then(|| Alternative {
        changes: vec![Change::Offer { instead, offer }],
        basis: Basis::KnownThen,
        turn: PlayedTurn {
            cards: Vec::new(),
            offer: Some(offer),
            expired: u8::from(expires),
            shields: if single && !expires { WON } else { 0 },
        },
    })
}
