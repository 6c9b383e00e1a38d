//! How sensible players go on from a world: quick enough to be asked a hundred thousand times a
//! second.

use rand::RngExt;

use super::hopes::{Hopes, Outlook};
use super::joust;
use super::standing::{Standing, Taste, chances};
use super::turn::{Steps, best_turn, prospect};
use crate::bot::Generator;
use crate::rules::kings_errand::{
    Action, ActionCard, ActionCards, Edition, Joust, KingsErrand, MAX_PLAYERS, Phase, Position,
    Situation, VirtueCard, VirtueCards,
};
use crate::rules::{Actor, Game, Seat, World};

/// How often a seat overlooks the best set of cards, unless told otherwise.
const SLIP: f32 = 0.15;
/// As many turns are kept that have been found.
const MOST_TURNS: usize = 48;

/// Plays on from worlds of one decision; keeps what follows from the position, which is the same in
/// all of them but for a few hidden cards.
#[derive(Clone, Debug)]
pub(super) struct Policy {
    tastes: [Taste; MAX_PLAYERS],
    pub(super) slip: f32,
    /// What seats hope for in this round, each by the virtue cards it may hold.
    hopes: Vec<SeatHopes>,
    /// The round they are for, and what was left and taken in it at the latest decision.
    round: u16,
    supply: ActionCards,
    taken: [ActionCards; MAX_PLAYERS],
    /// Turns that have been found for seats in Phase II.
    turns: Vec<SeatTurn>,
}

#[derive(Clone, Debug)]
struct SeatHopes {
    seat: Seat,
    situation: Situation,
    /// What was taken and what was left when they were found.
    within: ActionCards,
    hopes: Hopes,
}

#[derive(Clone, Copy, Debug)]
struct SeatTurn {
    seat: Seat,
    situation: Situation,
    cards: ActionCards,
    steps: Steps,
}

impl Policy {
    /// Everybody plays alike but `seat`, which has this taste.
    pub(super) fn new(seat: Seat, taste: Taste) -> Self {
        let even = Taste::of(crate::bot::Temperament::Even);
        let mut tastes = [even; MAX_PLAYERS];
        tastes[seat.index() % MAX_PLAYERS] = taste;
        Self {
            tastes,
            slip: SLIP,
            hopes: Vec::new(),
            round: 0,
            supply: ActionCards::NONE,
            taken: [ActionCards::NONE; MAX_PLAYERS],
            turns: Vec::new(),
        }
    }

    /// Forgets what is of no use at `position`.
    pub(super) fn begin(&mut self, position: &Position) {
        if self.round != position.round() || position.phase() != Phase::Choose {
            self.hopes.clear();
        }
        self.turns.clear();
        self.round = position.round();
        self.supply = position.supply();
        for seat in position.seats() {
            self.taken[seat.index()] = position.seat(seat).held_cards();
        }
    }

    /// Plays to the end of the round.
    pub(super) fn play_out(
        &mut self,
        game: &KingsErrand,
        world: &mut World<KingsErrand>,
        rng: &mut Generator,
    ) {
        loop {
            let position = world.position();
            let Some(seat) = position.seat_to_move() else {
                return;
            };
            let done = match position.phase() {
                Phase::Choose => match self.pick(game, world, seat, rng) {
                    Some(card) => act(game, world, seat, Action::Choose(card)),
                    None => false,
                },
                Phase::CarryOut => {
                    let steps = self.turn(game, world, seat);
                    take_turn(game, world, seat, &steps)
                }
                Phase::Tournament => {
                    let offer = quick_offer(game, world, seat, rng);
                    act(game, world, seat, Action::Offer(offer))
                }
                Phase::LayRing
                | Phase::DealHands
                | Phase::RevealTasks
                | Phase::DealTents
                | Phase::Over => false,
            };
            if !done {
                return;
            }
        }
    }

    /// What a world at the end of a round is worth to each seat.
    pub(super) fn chances<const N: usize>(
        &self,
        game: &KingsErrand,
        world: &World<KingsErrand>,
    ) -> [f32; N] {
        let position = world.position();
        let board = game.board(position);
        chances(game.goal(), position, |seat| {
            let standing = Standing::on(board, position.round(), self.tastes[seat.index()]);
            standing.worth(&position.situation(seat, world.guessed_hand(seat)))
        })
    }

    fn pick(
        &mut self,
        game: &KingsErrand,
        world: &World<KingsErrand>,
        seat: Seat,
        rng: &mut Generator,
    ) -> Option<ActionCard> {
        let slip = self.slip;
        let position = world.position();
        let [taken, supply] = [position.seat(seat).held_cards(), position.supply()];
        self.hopes(game, world, seat).pick(taken, supply, slip, rng)
    }

    /// What `seat` can hope for in Phase I.
    pub(super) fn hopes(
        &mut self,
        game: &KingsErrand,
        world: &World<KingsErrand>,
        seat: Seat,
    ) -> &Hopes {
        let position = world.position();
        let situation = position.situation(seat, world.guessed_hand(seat));
        // Worlds are played on from the decision, so what is possible in them was possible there.
        let (taken, supply) = (self.taken[seat.index()], self.supply);
        let within = taken.plus(supply);
        let known = self.hopes.iter().position(|it| {
            it.seat == seat && it.situation == situation && it.within.contains(within)
        });
        let index = known.unwrap_or_else(|| {
            let mut hopes = Hopes::default();
            hopes.fill(&Outlook {
                board: game.board(position),
                round: position.round(),
                situation,
                taken,
                supply,
                picks: game.picks(),
                joust: joust(game, position, seat),
                taste: self.tastes[seat.index()],
            });
            self.hopes.push(SeatHopes {
                seat,
                situation,
                within,
                hopes,
            });
            self.hopes.len() - 1
        });
        &self.hopes[index].hopes
    }

    /// The turn of `seat`, whose turn it is.
    fn turn(&mut self, game: &KingsErrand, world: &World<KingsErrand>, seat: Seat) -> Steps {
        let position = world.position();
        let situation = position.situation(seat, world.guessed_hand(seat));
        let cards = position.seat(seat).held_cards();
        // What others did before changes little: a turn that was good is, as long as it works.
        let alike = |known: &Situation| {
            known.hand == situation.hand
                && known.tasks == situation.tasks
                && known.place == situation.place
        };
        let hoped = self
            .hopes
            .iter()
            .filter(|it| it.seat == seat && alike(&it.situation))
            .find_map(|it| it.hopes.turn(cards))
            .filter(|steps| still_works(steps, &situation));
        if let Some(steps) = hoped {
            return *steps;
        }
        let known = self.turns.iter().find(|it| {
            it.seat == seat
                && it.cards == cards
                && alike(&it.situation)
                && still_works(&it.steps, &situation)
        });
        if let Some(known) = known {
            return known.steps;
        }
        let mut of_turn = cards;
        let jousts = of_turn.remove(ActionCard::Tournament);
        let joust = joust(game, position, seat);
        let taste = self.tastes[seat.index()];
        let board = game.board(position);
        let standing = Standing::on(board, position.round(), taste);
        let best = best_turn(board, situation, of_turn, |end, shields| {
            turn_value(standing, taste, end, shields, jousts.then_some(joust))
        });
        if self.turns.len() < MOST_TURNS {
            self.turns.push(SeatTurn {
                seat,
                situation,
                cards,
                steps: best.steps,
            });
        }
        best.steps
    }

    /// What `seat` is fond of.
    pub(super) const fn taste(&self, seat: Seat) -> Taste {
        self.tastes[seat.index() % MAX_PLAYERS]
    }
}

/// What the end of a turn is worth, with the tournament to come.
pub(super) fn turn_value(
    standing: Standing<'_>,
    taste: Taste,
    end: &Situation,
    shields: u8,
    joust: Option<Joust>,
) -> i32 {
    let joust = joust.map_or(0, |joust| prospect(joust, end, false) * taste.jousts / 100);
    i32::from(shields) * Standing::SHIELD + standing.worth(end) + joust
}

/// Whether the piles and the display still allow these steps. Everything else is as it was.
fn still_works(steps: &Steps, situation: &Situation) -> bool {
    steps.as_slice().iter().all(|&step| match step {
        Action::Exercise { virtue, value } => {
            situation.piles.count(VirtueCard::new(virtue, value)) > 0
        }
        Action::RoundTable { task } => situation.display.contains(task),
        Action::Horse { .. }
        | Action::Court { .. }
        | Action::Quest { .. }
        | Action::Choose(_)
        | Action::GiveUp(_)
        | Action::EndTurn
        | Action::Offer(_)
        | Action::Ring(_)
        | Action::OpeningHand { .. }
        | Action::Task(_)
        | Action::Tents(_) => true,
    })
}

fn act(game: &KingsErrand, world: &mut World<KingsErrand>, seat: Seat, action: Action) -> bool {
    game.apply(world, Actor::Seat(seat), action, &mut ())
        .is_ok()
}

/// Carries out what can be of these steps, and ends the turn.
pub(super) fn take_turn(
    game: &KingsErrand,
    world: &mut World<KingsErrand>,
    seat: Seat,
    steps: &Steps,
) -> bool {
    for &step in steps.as_slice() {
        if !act(game, world, seat, step) {
            break;
        }
    }
    act(game, world, seat, Action::EndTurn)
}

/// Something that a knight may well offer.
fn quick_offer(
    game: &KingsErrand,
    world: &World<KingsErrand>,
    seat: Seat,
    rng: &mut Generator,
) -> VirtueCards {
    let hand = world.guessed_hand(seat);
    let position = world.position();
    let single = position.tournament_knights() == 1;
    match (game.edition(), single) {
        (Edition::Cs, true) => cheapest_card(hand).unwrap_or_default(),
        (Edition::En, true) => cheapest_card(hand.tournament_cards()).unwrap_or_default(),
        (Edition::Cs | Edition::En, false) => {
            let most = u32::from(hand.tournament_total());
            offer_of(hand, rng.random_range(0..=most) as u8)
        }
    }
}

/// The card that is missed least.
pub(super) fn cheapest_card(hand: VirtueCards) -> Option<VirtueCards> {
    hand.kinds()
        .map(|(card, _)| VirtueCards::from(card))
        .max_by_key(|&card| Standing::cards(hand.minus(card)))
}

/// Swords and Lances of at least this total, low cards first.
pub(super) fn offer_of(hand: VirtueCards, total: u8) -> VirtueCards {
    let mut offer = VirtueCards::EMPTY;
    for value in 1..=2 {
        for (card, count) in hand.tournament_cards().kinds() {
            for _ in 0..count {
                if card.value == value && offer.tournament_total() < total {
                    offer.add(card);
                }
            }
        }
    }
    // A low card that a high one made needless stays in hand.
    for (card, count) in offer.kinds() {
        for _ in 0..count {
            let less = offer.minus(card.into());
            if less.tournament_total() >= total {
                offer = less;
            }
        }
    }
    offer
}
