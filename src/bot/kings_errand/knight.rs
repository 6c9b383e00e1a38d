//! Plans the whole round: what a choice comes to if everybody goes on sensibly.

use rand::{Rng, SeedableRng};

use super::guide::{Move, RoundGuide};
use super::policy::Policy;
use super::standing::Taste;
use super::tournament::mix_offers;
use super::turn::Steps;
use super::underway::{Candidate, Underway};
use crate::bot::{Bot, Choice, Found, Generator, Guide, Signals, Temperament};
use crate::rules::kings_errand::{Action, KingsErrand, Phase, Planner, View};
use crate::rules::{Game, Seat, World};

/// Worlds that it imagines for every choice.
const WORLDS: usize = 6;

/// Looks at each choice in a few worlds that fit what it knows, lets everybody finish the round as the
/// policy of the bots would, and takes what leaves it the best chances. It holds tasks for as long as
/// they are worth it, and mixes its offers by what the other knight may hold.
#[derive(Clone, Debug, Default)]
pub struct Knight {
    mind: Mind,
}

impl Knight {
    /// A Knight of this temperament.
    #[must_use]
    pub fn new(temperament: Temperament) -> Self {
        Self {
            mind: Mind::new(temperament),
        }
    }
}

impl Bot<KingsErrand> for Knight {
    fn choose(
        &mut self,
        game: &KingsErrand,
        view: &View,
        rng: &mut Generator,
        _signals: &Signals,
    ) -> Option<Choice<Action>> {
        let seat = view.seat_to_move()?;
        if let Some(choice) = self.mind.underway.next(game, view) {
            return Some(choice);
        }
        let worlds: Vec<_> = (0..WORLDS).map(|_| game.determinize(view, rng)).collect();
        let mut found = self.mind.options(game, seat, &worlds, rng);
        if view.position().phase() != Phase::Tournament && found.len() > 1 {
            let (_, guide) = self.mind.guide(seat);
            let seed = rng.next_u64();
            for option in &mut found {
                option.value = 0.0;
                // The same chances for every option, so that luck does not tell them apart.
                let mut rng = Generator::seed_from_u64(seed);
                for world in &worlds {
                    let mut world = *world;
                    guide.make(game, &mut world, seat, option.chosen);
                    option.value += guide.evaluate(game, &mut world, &mut rng)[seat.index()];
                }
                option.value /= WORLDS as f32;
            }
            // Stable: of equals, the one that looked best at first.
            found.sort_by(|one, other| other.value.total_cmp(&one.value));
        }
        self.mind.decide(game, view, &worlds, WORLDS as u32, &found)
    }
}

/// What Knights and Champions have in common.
#[derive(Clone, Debug, Default)]
pub(super) struct Mind {
    temperament: Temperament,
    guide: Option<(Seat, RoundGuide)>,
    planner: Planner,
    pub(super) underway: Underway,
}

impl Mind {
    pub(super) fn new(temperament: Temperament) -> Self {
        Self {
            temperament,
            ..Self::default()
        }
    }

    /// The guide of `seat`, made if need be.
    pub(super) fn guide(&mut self, seat: Seat) -> (&mut Planner, &mut RoundGuide) {
        if self.guide.as_ref().is_none_or(|(other, _)| *other != seat) {
            self.guide = None;
        }
        let taste = Taste::of(self.temperament);
        let (_, guide) = self
            .guide
            .get_or_insert_with(|| (seat, RoundGuide::new(Policy::new(seat, taste))));
        (&mut self.planner, guide)
    }

    /// What `seat` could do, the most promising first; offers are mixed already.
    pub(super) fn options(
        &mut self,
        game: &KingsErrand,
        seat: Seat,
        worlds: &[World<KingsErrand>],
        rng: &mut Generator,
    ) -> Vec<Found<Move>> {
        let (planner, guide) = self.guide(seat);
        let Some(world) = worlds.first() else {
            return Vec::new();
        };
        guide.begin(world);
        let found = |chosen| Found {
            chosen,
            tried: 0,
            value: 0.0,
        };
        match world.position().phase() {
            Phase::CarryOut => {
                let turns = guide.all_turns(game, world, seat, planner);
                turns.iter().map(|turn| found(Move::Turn(turn.steps))).collect()
            }
            Phase::Tournament => {
                let offers = mix_offers(game, guide, worlds, seat);
                let shares = offers.iter().map(|option| option.share);
                let drawn = crate::bot::draw(shares, rng).unwrap_or(0);
                let mut offers: Vec<_> = offers
                    .into_iter()
                    .map(|option| Found {
                        chosen: Move::Offer(option.offer),
                        tried: 0,
                        value: option.value,
                    })
                    .collect();
                if drawn < offers.len() {
                    offers[..=drawn].rotate_right(1);
                }
                offers
            }
            Phase::Choose
            | Phase::LayRing
            | Phase::DealHands
            | Phase::RevealTasks
            | Phase::DealTents
            | Phase::Over => {
                let mut moves = Vec::new();
                guide.moves(game, world, seat, &mut moves);
                moves.sort_by(|one, other| other.1.total_cmp(&one.1));
                moves.into_iter().map(|(chosen, _)| found(chosen)).collect()
            }
        }
    }

    /// Does the first of `found`, with the thoughts on all of them.
    pub(super) fn decide(
        &mut self,
        game: &KingsErrand,
        view: &View,
        worlds: &[World<KingsErrand>],
        looked_at: u32,
        found: &[Found<Move>],
    ) -> Option<Choice<Action>> {
        let seat = view.seat_to_move()?;
        let (_, guide) = self.guide(seat);
        let candidates: Vec<_> = found
            .iter()
            .map(|option| Candidate {
                chosen: option.chosen,
                turn: match (option.chosen, worlds.first()) {
                    (Move::Pick(card), Some(world)) => guide.hoped(game, world, seat, card),
                    _ => Steps::NONE,
                },
                value: (option.value * 1_000.0) as i32,
                tried: option.tried,
            })
            .collect();
        self.underway.choose(view, looked_at, &candidates)
    }
}
