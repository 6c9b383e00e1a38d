//! What the tree search must be told of "Im Auftrag des Königs".

use super::policy::{Policy, cheapest_card, offer_of, take_turn, turn_value};
use super::standing::Standing;
use super::turn::{Steps, each_turn};
use crate::bot::{Generator, Guide, Values};
use crate::rules::kings_errand::{
    Action, ActionCard, Edition, KingsErrand, Phase, Planner, Situation, TurnProblem, VirtueCards,
};
use crate::rules::{Actor, Game, Seat, World};

/// As many turns of a seat are looked at.
const MOST_OPTIONS: usize = 8;
/// A move that seems worse by this much, in hundredths of a shield, seems e times less likely.
const DOUBT: f32 = 70.0;
/// What a move seems likely at least.
const LEAST: f32 = 0.03;

/// One edge of the tree.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Move {
    /// Takes a card in Phase I.
    Pick(ActionCard),
    /// Spends its turn in Phase II, to the end of it.
    Turn(Steps),
    /// Offers these cards.
    Offer(VirtueCards),
}

/// A turn that could be taken.
#[derive(Clone, Copy, Debug)]
pub(super) struct TurnOption {
    pub(super) value: i32,
    pub(super) steps: Steps,
    end: Situation,
    shields: u8,
}

/// Guides a search to the end of the round.
#[derive(Clone, Debug)]
pub(super) struct RoundGuide {
    pub(super) policy: Policy,
    options: Vec<TurnOption>,
    /// Whether the options are those of the node that is asked for next: the root.
    at_root: bool,
}

impl RoundGuide {
    pub(super) const fn new(policy: Policy) -> Self {
        Self {
            policy,
            options: Vec::new(),
            at_root: false,
        }
    }

    /// Forgets what is of no use at this world.
    pub(super) fn begin(&mut self, world: &World<KingsErrand>) {
        self.policy.begin(world.position());
        self.at_root = false;
    }

    /// What `seat` hopes for with one more card: the best turn that uses it, unless one that does
    /// without it is worth far more.
    pub(super) fn hoped(
        &mut self,
        game: &KingsErrand,
        world: &World<KingsErrand>,
        seat: Seat,
        card: ActionCard,
    ) -> Steps {
        let position = world.position();
        let (mut taken, mut supply) = (position.seat(seat).held_cards(), position.supply());
        if supply.remove(card) {
            taken.add(card);
        }
        let hopes = self.policy.hopes(game, world, seat);
        let best = hopes.best(taken, supply);
        let with = hopes
            .best_use(card, taken, supply)
            .filter(|with| best.is_none_or(|best| best.value - with.value < Standing::SHIELD));
        with.or(best).map_or(Steps::NONE, |hope| hope.steps)
    }

    fn picks(
        &mut self,
        game: &KingsErrand,
        world: &World<KingsErrand>,
        seat: Seat,
        out: &mut Vec<(Move, f32)>,
    ) {
        let position = world.position();
        let (taken, supply) = (position.seat(seat).held_cards(), position.supply());
        let hopes = self.policy.hopes(game, world, seat);
        let may_joust = taken.count(ActionCard::Tournament) == 0;
        let start = out.len();
        for (card, _) in supply.kinds() {
            if card == ActionCard::Tournament && !may_joust {
                continue;
            }
            let mut with = taken;
            with.add(card);
            let mut left = supply;
            left.remove(card);
            let value = hopes.best(with, left).map_or(0, |hope| hope.value);
            out.push((Move::Pick(card), value as f32));
        }
        let best = out[start..].iter().map(|it| it.1).fold(f32::MIN, f32::max);
        for (_, prior) in &mut out[start..] {
            *prior = likelihood(best - *prior);
        }
    }

    /// Finds the turns of `seat` that are worth a look, best first.
    fn turns(&mut self, game: &KingsErrand, world: &World<KingsErrand>, seat: Seat) {
        let position = world.position();
        let mut cards = position.seat(seat).held_cards();
        let jousts = cards.remove(ActionCard::Tournament);
        let joust = jousts.then(|| super::joust(game, position, seat));
        let board = game.board(position);
        let taste = self.policy.taste(seat);
        let standing = Standing::on(board, position.round(), taste);
        let situation = position.situation(seat, world.guessed_hand(seat));
        self.options.clear();
        each_turn(board, situation, cards, |end, shields, steps| {
            keep(
                &mut self.options,
                TurnOption {
                    value: turn_value(standing, taste, end, shields, joust),
                    steps: *steps,
                    end: *end,
                    shields,
                },
            );
        });
    }

    /// The same, with every turn tried; a search that begins here takes them over.
    pub(super) fn all_turns(
        &mut self,
        game: &KingsErrand,
        world: &World<KingsErrand>,
        seat: Seat,
        planner: &mut Planner,
    ) -> &[TurnOption] {
        let position = world.position();
        let cards = super::TurnCards::held(position, seat);
        let jousts = position.seat(seat).holds(ActionCard::Tournament);
        let joust = jousts.then(|| super::joust(game, position, seat));
        let board = game.board(position);
        let taste = self.policy.taste(seat);
        let standing = Standing::on(board, position.round(), taste);
        let situation = position.situation(seat, world.guessed_hand(seat));
        let problem = TurnProblem {
            board,
            situation,
            cards: cards.as_slice(),
            joust,
        };
        self.options.clear();
        self.at_root = true;
        let mut richest: Option<TurnOption> = None;
        planner.each(&problem, &mut |plan| {
            let outcome = &plan.outcome;
            let option = TurnOption {
                value: turn_value(standing, taste, &outcome.situation, outcome.shields, joust),
                steps: Steps::of(plan.steps()),
                end: outcome.situation,
                shields: outcome.shields,
            };
            keep(&mut self.options, option);
            let gain = |option: &TurnOption| (option.shields, option.value);
            if richest
                .as_ref()
                .is_none_or(|other| gain(&option) > gain(other))
            {
                richest = Some(option);
            }
        });
        // In the last turn of a game only shields count, whatever else is given up for them.
        if let Some(richest) = richest
            && self
                .options
                .iter()
                .all(|option| option.shields < richest.shields)
        {
            self.options.truncate(MOST_OPTIONS - 1);
            self.options.push(richest);
        }
        &self.options
    }
}

/// How likely a move seems that is worse by this much.
fn likelihood(worse: f32) -> f32 {
    LEAST + super::standing::fading(worse / DOUBT)
}

/// Puts a turn among the best, unless one is there that ends as well or better.
fn keep(options: &mut Vec<TurnOption>, option: TurnOption) {
    let full = options.len() == MOST_OPTIONS;
    if full
        && options
            .last()
            .is_some_and(|last| last.value >= option.value)
    {
        return;
    }
    if options.iter().any(|other| other.beats(&option)) {
        return;
    }
    options.retain(|other| !option.beats(other));
    if options.len() == MOST_OPTIONS {
        options.pop();
    }
    let at = options.partition_point(|other| other.value >= option.value);
    options.insert(at, option);
}

impl TurnOption {
    /// Whether this turn gains as many shields and leaves everything at least as well.
    fn beats(&self, other: &Self) -> bool {
        self.shields >= other.shields
            && self.end.place == other.end.place
            && self.end.tasks.contains_all(other.end.tasks)
            && covers(self.end.hand, other.end.hand)
            && self.value >= other.value
    }
}

/// Whether a hand is as good as another, card by card.
fn covers(hand: VirtueCards, other: VirtueCards) -> bool {
    crate::rules::kings_errand::is_payable(other, hand)
}

/// Everything that a knight in the tournament has reason to offer.
pub(super) fn offers(
    game: &KingsErrand,
    world: &World<KingsErrand>,
    seat: Seat,
    out: &mut Vec<VirtueCards>,
) {
    let hand = world.guessed_hand(seat);
    out.push(VirtueCards::EMPTY);
    if game.edition() == Edition::Cs && world.position().tournament_knights() == 1 {
        out.extend(cheapest_card(hand));
        return;
    }
    for total in 1..=hand.tournament_total() {
        let offer = offer_of(hand, total);
        if !out.contains(&offer) {
            out.push(offer);
        }
    }
}

impl Guide<KingsErrand> for RoundGuide {
    type Move = Move;

    fn information(&self, _game: &KingsErrand, world: &World<KingsErrand>, seat: Seat) -> u64 {
        match world.position().phase() {
            Phase::CarryOut | Phase::Tournament => {
                u64::from_le_bytes(world.guessed_hand(seat).counts())
            }
            // Any card can be taken, whatever is in hand.
            Phase::Choose
            | Phase::LayRing
            | Phase::DealHands
            | Phase::RevealTasks
            | Phase::DealTents
            | Phase::Over => 0,
        }
    }

    fn moves(
        &mut self,
        game: &KingsErrand,
        world: &World<KingsErrand>,
        seat: Seat,
        out: &mut Vec<(Move, f32)>,
    ) {
        match world.position().phase() {
            Phase::Choose => self.picks(game, world, seat, out),
            Phase::CarryOut => {
                if !std::mem::take(&mut self.at_root) {
                    self.turns(game, world, seat);
                }
                let turns = &self.options;
                let best = turns.first().map_or(0, |turn| turn.value);
                out.extend(turns.iter().map(|turn| {
                    let worse = (best - turn.value) as f32;
                    (Move::Turn(turn.steps), likelihood(worse))
                }));
            }
            Phase::Tournament => {
                let mut list = Vec::new();
                offers(game, world, seat, &mut list);
                out.extend(list.into_iter().map(|offer| (Move::Offer(offer), 1.0)));
            }
            Phase::LayRing
            | Phase::DealHands
            | Phase::RevealTasks
            | Phase::DealTents
            | Phase::Over => {}
        }
    }

    fn make(
        &mut self,
        game: &KingsErrand,
        world: &mut World<KingsErrand>,
        seat: Seat,
        chosen: Move,
    ) {
        let action = match chosen {
            Move::Turn(steps) => {
                take_turn(game, world, seat, &steps);
                return;
            }
            Move::Pick(card) => Action::Choose(card),
            Move::Offer(cards) => Action::Offer(cards),
        };
        // A move is legal wherever its seat cannot tell worlds apart.
        let made = game.apply(world, Actor::Seat(seat), action, &mut ());
        debug_assert!(made.is_ok(), "{made:?}");
    }

    fn is_horizon(&self, _game: &KingsErrand, world: &World<KingsErrand>) -> bool {
        world.position().seat_to_move().is_none()
    }

    fn evaluate(
        &mut self,
        game: &KingsErrand,
        world: &mut World<KingsErrand>,
        rng: &mut Generator,
    ) -> Values {
        self.policy.play_out(game, world, rng);
        self.policy.chances(game, world)
    }
}
