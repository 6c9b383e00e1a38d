//! What a seat has got beyond its shields, and what its chances to win are.
//!
//! A standing is a sum of features with weights in hundredths of a shield. The weights are not
//! guessed: `cargo bench --bench fit` plays games of Knights and finds those that make the winners most
//! likely, given how things stood at the end of each round.

use crate::bot::Temperament;
use crate::rules::Seat;
use crate::rules::kings_errand::{
    Board, Location, MAX_PLAYERS, Position, Situation, Virtue, VirtueCard, VirtueCards, missing,
};

/// What a situation is judged by; see [`Standing::features`].
pub type Features = [i32; 25];

/// Hundredths of a shield for each unit of each feature.
#[rustfmt::skip]
const WEIGHTS: Features = [
    // The first card of each kind: Sword 1 and 2, Lance, Dragon, Book.
    55, 126, 89, 96, 4, 113, 86, 112,
    // Further cards of each virtue, three at most.
    53, 96, 58, 88,
    // Shields on tasks by the number of virtue cards that are missing.
    61, 27, 14, 1,
    // Shields on tasks that can be paid for, for each location on the way.
    -7,
    // Shields on the best task that could be next, on the second, and on further ones.
    -33, -22, -31,
    // Tasks that need a card which another task needs too.
    -9,
    // At Camelot; locations on the way there.
    -27, -66,
    // Any card at all to offer; different virtues.
    -3, 34,
];

/// How near a task is, in sixtieths, by the number of virtue cards that are missing.
const NEARNESS: [i32; 5] = [60, 40, 30, 24, 20];

/// What the cards of a virtue are worth, by the number of ones and of twos.
const CARDS: [[[i32; 4]; 6]; 4] = {
    const fn if_any(count: usize, weight: i32) -> i32 {
        if count > 0 { weight } else { 0 }
    }
    let mut worth = [[[0; 4]; 6]; 4];
    let mut index = 0;
    while index < 4 * 6 * 4 {
        let (virtue, ones, twos) = (index / 24, index / 4 % 6, index % 4);
        let first = if_any(ones, WEIGHTS[2 * virtue]) + if_any(twos, WEIGHTS[2 * virtue + 1]);
        let more = ones.saturating_sub(1) + twos.saturating_sub(1);
        let counted = [0, 1, 2, 3][if more > 3 { 3 } else { more }];
        worth[virtue][ones][twos] =
            first + counted * WEIGHTS[8 + virtue] + if_any(ones + twos, WEIGHTS[24]);
        index += 1;
    }
    worth
};

/// What a seat is fond of: tasks and tournaments count so many hundredths of what they are worth.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Taste {
    /// Tasks in hand.
    pub tasks: i32,
    /// Tournaments to come.
    pub jousts: i32,
}

impl Taste {
    /// What this temperament is fond of.
    #[must_use]
    pub const fn of(temperament: Temperament) -> Self {
        let (tasks, jousts) = match temperament {
            Temperament::Even => (100, 100),
            Temperament::Questing => (130, 60),
            Temperament::Jousting => (85, 180),
        };
        Self { tasks, jousts }
    }
}

/// Judges situations on one board.
#[derive(Clone, Copy, Debug)]
pub struct Standing<'a> {
    board: Board<'a>,
    taste: Taste,
    /// In hundredths.
    patience: i32,
}

/// Rounds before patience begins to wane.
const PATIENT: u16 = 9;
/// What is lost of it in each round from then on, in hundredths.
const WANING: i32 = 10;
/// What is left of it at last, in hundredths.
const LEAST: i32 = 20;
/// Rounds before getting on begins to count more than what others get.
const EAGER: u16 = 16;
/// How much more in each round from then on, until nothing else counts.
const EAGERNESS: f32 = 0.1;

impl<'a> Standing<'a> {
    /// One shield.
    pub const SHIELD: i32 = 100;
    /// Hundredths of a shield for each unit of each feature.
    pub const WEIGHTS: Features = WEIGHTS;
    /// How sure the seat with the best standing is to win, by the number of seats, 2 to 4: at the
    /// start, more with the square of what has been gained of the goal, and loss of worth of what is
    /// no shield yet.
    pub const SLOPES: [[f32; 3]; 3] = SLOPES;

    /// For situations on this board in this round, in the eyes of somebody with this taste.
    ///
    /// In a long game patience wanes, and what is in hand counts less and less: knights who all sit on
    /// their cards and wait for those of the others would wait for ever.
    #[must_use]
    pub fn on(board: Board<'a>, round: u16, taste: Taste) -> Self {
        let late = i32::from(round.saturating_sub(PATIENT));
        Self {
            board,
            taste,
            patience: (100 - WANING * late).max(LEAST),
        }
    }

    /// What `situation` is worth beyond the shields gained, in hundredths of a shield.
    #[must_use]
    pub fn worth(&self, situation: &Situation) -> i32 {
        let ring = self.board.ring;
        let home = ring.distance(situation.place, Location::Camelot);
        let mut tasks = 0;
        let mut best = [0; 2];
        let mut wanted = VirtueCards::EMPTY;
        for task in self.board.tasks_of(situation.tasks) {
            let shields = i32::from(task.shields);
            let short = missing(task.needs, situation.hand).len();
            tasks += shields * WEIGHTS[12 + usize::from(short.min(3))];
            if short == 0 {
                let way = ring.distance(situation.place, task.location);
                tasks += shields * i32::from(way) * WEIGHTS[16];
            }
            let next = shields * NEARNESS[usize::from(short.min(4))] / 60;
            tasks += next * WEIGHTS[19];
            if next > best[0] {
                best = [next, best[0]];
            } else if next > best[1] {
                best[1] = next;
            }
            tasks += i32::from(wanted.both(task.needs).len()) * WEIGHTS[20];
            wanted = wanted.plus(task.needs);
        }
        tasks += best[0] * (WEIGHTS[17] - WEIGHTS[19]) + best[1] * (WEIGHTS[18] - WEIGHTS[19]);
        let place = i32::from(home == 0) * WEIGHTS[21] + i32::from(home) * WEIGHTS[22];
        let in_hand = Self::cards(situation.hand) + tasks * self.taste.tasks / 100;
        in_hand * self.patience / 100 + place
    }

    /// What virtue cards are worth, whatever the tasks, in hundredths of a shield.
    #[must_use]
    pub fn cards(hand: VirtueCards) -> i32 {
        let counts = hand.counts();
        let of = |virtue: usize| {
            let [ones, twos] = [counts[2 * virtue], counts[2 * virtue + 1]];
            CARDS[virtue][usize::from(ones.min(5))][usize::from(twos.min(3))]
        };
        of(0) + of(1) + of(2) + of(3) + i32::from(!hand.is_empty()) * WEIGHTS[23]
    }

    /// What a situation is judged by.
    #[must_use]
    pub fn features(&self, situation: &Situation) -> Features {
        let mut features = Features::default();
        count_cards(situation.hand, &mut features);
        let ring = self.board.ring;
        let home = ring.distance(situation.place, Location::Camelot);
        let mut best = [0; 2];
        let mut wanted = VirtueCards::EMPTY;
        for task in self.board.tasks_of(situation.tasks) {
            let shields = i32::from(task.shields);
            let short = missing(task.needs, situation.hand).len();
            features[12 + usize::from(short.min(3))] += shields;
            if short == 0 {
                let way = ring.distance(situation.place, task.location);
                features[16] += shields * i32::from(way);
            }
            let next = shields * NEARNESS[usize::from(short.min(4))] / 60;
            if next > best[0] {
                best = [next, best[0]];
            } else if next > best[1] {
                best[1] = next;
            }
            features[19] += next;
            features[20] += i32::from(wanted.both(task.needs).len());
            wanted = wanted.plus(task.needs);
        }
        features[17] = best[0];
        features[18] = best[1];
        features[19] -= best[0] + best[1];
        features[21] = i32::from(home == 0);
        features[22] = i32::from(home);
        features
    }
}

/// The features that depend on virtue cards alone.
fn count_cards(hand: VirtueCards, features: &mut Features) {
    let counts = hand.counts();
    for (feature, count) in features.iter_mut().zip(counts) {
        *feature = i32::from(count > 0);
    }
    for virtue in Virtue::ALL {
        let kinds = [1, 2].map(|value| hand.count(VirtueCard::new(virtue, value)).min(1));
        let more = hand.count_of(virtue) - kinds[0] - kinds[1];
        features[8 + virtue.index()] = i32::from(more.min(3));
        features[24] += i32::from(kinds != [0, 0]);
    }
    features[23] = i32::from(!hand.is_empty());
}

/// How sure the seat with the best standing is to win, and what standings count late in a game: by
/// the number of seats, 2 to 4.
const SLOPES: [[f32; 3]; 3] = [
    // At the start, more with the square of what has been gained of the goal, loss of worth of what
    // is no shield yet.
    [0.237, 0.307, 0.086],
    [0.098, 0.404, 0.107],
    [0.045, 0.289, -0.536],
];

/// What part of a victory shields are worth in themselves: the goal twice over is worth this much. Who
/// can neither win nor lose any more still takes what there is to gain; nobody gives up a chance for it.
const HONOUR: f32 = 0.001;

/// The part of a victory that each seat can expect at the end of a round, from 0 to 1: all of it if the
/// game is over; and a trifle for the shields gained.
///
/// `worth` tells what a seat has got beyond its shields.
#[must_use]
pub(super) fn chances<const N: usize>(
    goal: u8,
    position: &Position,
    mut worth: impl FnMut(Seat) -> i32,
) -> [f32; N] {
    let mut chances = [0.0; N];
    let shields = |seat: Seat| f32::from(position.seat(seat).shields());
    let of_goal = |sum: f32| (sum / (2.0 * f32::from(goal.max(1)))).clamp(0.0, 1.0);
    let winners = position.winners();
    if winners.is_empty() {
        victories(goal, position, &shields, &mut worth, &of_goal, &mut chances);
    }
    for seat in winners.iter() {
        chances[seat.index()] = 1.0 / winners.len() as f32;
    }
    for seat in position.seats() {
        let chance = &mut chances[seat.index()];
        *chance = (1.0 - HONOUR) * *chance + HONOUR * of_goal(shields(seat));
    }
    chances
}

/// The part of a victory that each seat can expect at the end of a round, if the game goes on.
fn victories(
    goal: u8,
    position: &Position,
    shields: &impl Fn(Seat) -> f32,
    worth: &mut impl FnMut(Seat) -> i32,
    of_goal: &impl Fn(f32) -> f32,
    chances: &mut [f32],
) {
    let players = usize::from(position.players());
    let [start, late, loss] = SLOPES[players.clamp(2, 4) - 2];
    let most = position.seats().map(shields).fold(0.0, f32::max);
    let progress = most.min(f32::from(goal)) / f32::from(goal.max(1));
    let slope = start + late * progress * progress;
    let kept = 1.0 - loss * progress;
    let mut sums = [0.0; MAX_PLAYERS];
    for seat in position.seats() {
        sums[seat.index()] = shields(seat) + kept * worth(seat) as f32 / 100.0;
    }
    let best = sums[..players].iter().copied().fold(f32::MIN, f32::max);
    let mut all = 0.0;
    for (chance, sum) in chances.iter_mut().zip(sums).take(players) {
        *chance = fading(slope * (best - sum));
        all += *chance;
    }
    // In the end, keeping something from others counts less than getting on: two knights who only
    // hold each other up would do so for ever.
    let late = position.round().saturating_sub(EAGER);
    let eagerness = (f32::from(late) * EAGERNESS).min(1.0);
    for (chance, sum) in chances.iter_mut().zip(sums).take(players) {
        *chance = (1.0 - eagerness) * *chance / all + eagerness * of_goal(sum);
    }
}

/// Steps of [`FADING`] for one unit.
const STEPS: usize = 64;

/// `e` to the power of minus 0, 1/64, 2/64 …: multiplied out, so that it is the same on every machine.
const FADING: [f32; STEPS * 12] = {
    let mut table = [1.0; STEPS * 12];
    let mut index = 1;
    while index < table.len() {
        // e^(-1/64)
        table[index] = table[index - 1] * 0.984_496_4;
        index += 1;
    }
    table
};

/// `e` to the power of `-x`, for `x` from 0 on.
pub(super) fn fading(x: f32) -> f32 {
    let scaled = x * STEPS as f32;
    let index = scaled as usize;
    match FADING.get(index..index + 2) {
        Some(&[here, next]) => here + (next - here) * (scaled - index as f32),
        _ => FADING[FADING.len() - 1],
    }
}
