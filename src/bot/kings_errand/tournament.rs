//! Offers: two knights decide at once, each by what it knows of the other's hand.
//!
//! What an offer is worth depends on the other one, so neither has a best one: the offers are mixed
//! until neither knight would gain by offering otherwise (regret matching).

use super::guide::{RoundGuide, offers};
use crate::rules::kings_errand::{Action, KingsErrand, MAX_PLAYERS, VirtueCards};
use crate::rules::{Actor, Game, Seat, World};

/// Rounds of mixing.
const ROUNDS: usize = 300;

/// An offer that could be made.
#[derive(Clone, Copy, Debug)]
pub(super) struct OfferOption {
    pub(super) offer: VirtueCards,
    /// What part of a victory it is worth, given how the other mixes.
    pub(super) value: f32,
    /// How often it should be made, from 0 to 1.
    pub(super) share: f32,
}

/// Mixes the offers of `seat`, whose turn it is; `worlds` fit what it knows, at least one.
pub(super) fn mix_offers(
    game: &KingsErrand,
    guide: &RoundGuide,
    worlds: &[World<KingsErrand>],
    seat: Seat,
) -> Vec<OfferOption> {
    let mut own = Vec::new();
    let Some(first) = worlds.first() else {
        return Vec::new();
    };
    offers(game, first, seat, &mut own);
    let position = first.position();
    let rival = position.seats().find(|&other| {
        other != seat && (position.to_offer().contains(other) || position.offered().contains(other))
    });
    let mut rivals: Vec<Rival> = Vec::new();
    for world in worlds {
        let hand = rival.map_or(VirtueCards::EMPTY, |rival| world.guessed_hand(rival));
        // What else is hidden has no part in the tournament.
        if let Some(known) = rivals.iter_mut().find(|known| known.hand == hand) {
            known.weight += 1.0;
        } else {
            rivals.push(Rival::new(game, guide, world, [Some(seat), rival], &own));
        }
    }
    let mut mixed = Mixed::even(own.len());
    let mut values = vec![0.0; own.len()];
    let all: f32 = rivals.iter().map(|rival| rival.weight).sum();
    for _ in 0..ROUNDS {
        let now = mixed.now();
        values.fill(0.0);
        for rival in &mut rivals {
            let theirs = rival.mixed.now();
            for (value, payoffs) in values.iter_mut().zip(&rival.own_payoffs) {
                *value += rival.weight / all * dot(payoffs, &theirs);
            }
            let answers: Vec<f32> = rival
                .payoffs
                .iter()
                .map(|payoffs| dot(payoffs, &now))
                .collect();
            rival.mixed.learn(&theirs, &answers);
        }
        mixed.learn(&now, &values);
    }
    let mut worth = vec![0.0; own.len()];
    for rival in &rivals {
        let theirs = rival.mixed.shares();
        for (value, payoffs) in worth.iter_mut().zip(&rival.own_payoffs) {
            *value += rival.weight / all * dot(payoffs, &theirs);
        }
    }
    own.into_iter()
        .zip(worth)
        .zip(mixed.shares())
        .map(|((offer, value), share)| OfferOption {
            offer,
            value,
            share,
        })
        .collect()
}

fn dot(one: &[f32], other: &[f32]) -> f32 {
    one.iter().zip(other).map(|(one, other)| one * other).sum()
}

/// The other knight with one of the hands that it may hold.
struct Rival {
    hand: VirtueCards,
    weight: f32,
    /// What the searcher can expect, by its offers, then the rival's.
    own_payoffs: Vec<Vec<f32>>,
    /// What the rival can expect, by its offers, then the searcher's.
    payoffs: Vec<Vec<f32>>,
    mixed: Mixed,
}

impl Rival {
    fn new(
        game: &KingsErrand,
        guide: &RoundGuide,
        world: &World<KingsErrand>,
        [seat, rival]: [Option<Seat>; 2],
        own: &[VirtueCards],
    ) -> Self {
        let mut theirs = Vec::new();
        match rival {
            Some(rival) => offers(game, world, rival, &mut theirs),
            None => theirs.push(VirtueCards::EMPTY),
        }
        let mut own_payoffs = vec![vec![0.0; theirs.len()]; own.len()];
        let mut payoffs = vec![vec![0.0; own.len()]; theirs.len()];
        for (mine, &offer) in own.iter().enumerate() {
            for (other, &answer) in theirs.iter().enumerate() {
                let both = [(seat, offer), (rival, answer)];
                let chances = outcome(game, guide, world, both);
                let of = |seat: Option<Seat>| seat.map_or(0.0, |seat| chances[seat.index()]);
                own_payoffs[mine][other] = of(seat);
                payoffs[other][mine] = of(rival);
            }
        }
        Self {
            hand: rival.map_or(VirtueCards::EMPTY, |rival| world.guessed_hand(rival)),
            weight: 1.0,
            own_payoffs,
            mixed: Mixed::even(theirs.len()),
            payoffs,
        }
    }
}

/// What comes of two offers.
fn outcome(
    game: &KingsErrand,
    guide: &RoundGuide,
    world: &World<KingsErrand>,
    both: [(Option<Seat>, VirtueCards); 2],
) -> [f32; MAX_PLAYERS] {
    let mut world = *world;
    // An offer that lies face down already is changed first, so that it is the one revealed.
    for (seat, offer) in both {
        if let Some(changed) = seat.and_then(|seat| world.with_offer_instead(seat, offer)) {
            world = changed;
        }
    }
    while let Some(next) = world.position().seat_to_move() {
        let offer = both.iter().find(|(seat, _)| *seat == Some(next));
        let action = Action::Offer(offer.map_or(VirtueCards::EMPTY, |(_, offer)| *offer));
        if game
            .apply(&mut world, Actor::Seat(next), action, &mut ())
            .is_err()
        {
            break;
        }
    }
    guide.policy.chances(game, &world)
}

/// A mixed strategy that learns what it has missed.
struct Mixed {
    regrets: Vec<f32>,
    sums: Vec<f32>,
}

impl Mixed {
    fn even(count: usize) -> Self {
        Self {
            regrets: vec![0.0; count],
            sums: vec![0.0; count],
        }
    }

    fn now(&self) -> Vec<f32> {
        parts(&self.regrets)
    }

    fn shares(&self) -> Vec<f32> {
        parts(&self.sums)
    }

    fn learn(&mut self, now: &[f32], values: &[f32]) {
        let mean = dot(now, values);
        for index in 0..self.regrets.len() {
            // What was missed long ago counts no more (regret matching plus).
            self.regrets[index] = (self.regrets[index] + values[index] - mean).max(0.0);
            self.sums[index] += now[index];
        }
    }
}

/// The parts that numbers above 0 have of their sum; all the same if there are none.
fn parts(numbers: &[f32]) -> Vec<f32> {
    let sum: f32 = numbers.iter().map(|number| number.max(0.0)).sum();
    if sum > 0.0 {
        numbers.iter().map(|number| number.max(0.0) / sum).collect()
    } else {
        vec![1.0 / numbers.len().max(1) as f32; numbers.len()]
    }
}
