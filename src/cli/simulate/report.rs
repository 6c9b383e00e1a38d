//! What many games come to. Source: command-line.md, `simulate --json`.

use std::collections::BTreeMap;
use std::time::Duration;

use serde::{Serialize, Serializer};

use super::play::{Plan, Played, SeatFigures};
use crate::bot::BotKind;
use crate::rules::kings_errand::{ACTION_CARD_KINDS, ActionCard};
use crate::rules::{Game, Seat};

/// A victory in parts that every number of seats can share evenly, so that sums stay exact.
const VICTORY: u64 = 12;

/// The figures of a simulation, in the order of the format.
#[derive(Debug, Serialize)]
pub(crate) struct Report {
    /// Games played, unfinished ones included.
    pub(crate) games: u64,
    /// Games that were asked for.
    pub(crate) asked: u64,
    /// Whether somebody stopped it before all of them were played.
    pub(crate) stopped: bool,
    /// Games broken off after the most rounds.
    pub(crate) unfinished: u64,
    /// How long it took.
    pub(crate) seconds: f64,
    pub(crate) games_per_second: f64,
    /// Actions of all games, chance included.
    pub(crate) actions: u64,
    /// Rounds of finished games.
    pub(crate) rounds: Rounds,
    /// Each bot once, in the order of the command line; finished games only.
    pub(crate) bots: Vec<BotReport>,
    /// The share of the victories that fell to each tent of the first round, tent 1 first.
    pub(crate) tents: Vec<f64>,
    /// How often winners and losers choose each action card.
    pub(crate) chosen: Vec<Chosen>,
}

/// How often an action card is chosen.
#[derive(Debug, Serialize)]
pub(crate) struct Chosen {
    pub(crate) card: ActionCard,
    /// Times a game and seat, of those that won.
    pub(crate) winners: f64,
    /// Of all others.
    pub(crate) losers: f64,
}

/// Rounds of finished games; `None` if there is none.
#[derive(Debug, Serialize)]
pub(crate) struct Rounds {
    pub(crate) min: Option<u16>,
    pub(crate) median: Option<Median>,
    pub(crate) max: Option<u16>,
}

/// A median of whole numbers: whole, or halfway between two.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Median {
    doubled: u32,
}

impl Median {
    pub(crate) fn value(self) -> f64 {
        f64::from(self.doubled) / 2.0
    }
}

impl Serialize for Median {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if self.doubled.is_multiple_of(2) {
            serializer.serialize_u32(self.doubled / 2)
        } else {
            serializer.serialize_f64(self.value())
        }
    }
}

/// The figures of one bot.
#[derive(Debug, Serialize)]
pub(crate) struct BotReport {
    pub(crate) bot: BotKind,
    /// Seats it has played: several in one game count one by one.
    pub(crate) games: u64,
    /// A victory shared by k counts 1/k.
    pub(crate) wins: f64,
    /// Wins by games.
    pub(crate) share: f64,
    /// Wilson interval of the share.
    pub(crate) ci95: [f64; 2],
    pub(crate) mean_shields: f64,
    pub(crate) expired_per_game: f64,
    /// Mean shields by where they come from; the sum is `mean_shields`.
    pub(crate) shields_from: ShieldsFrom,
}

/// Mean shields a game.
#[derive(Debug, Serialize)]
pub(crate) struct ShieldsFrom {
    pub(crate) quest: f64,
    pub(crate) court: f64,
    pub(crate) tournament: f64,
}

/// Sums over games.
#[derive(Debug)]
pub(super) struct Tally<'a> {
    plan: &'a Plan,
    games: u64,
    unfinished: u64,
    actions: u64,
    /// How many games had so many rounds.
    rounds: BTreeMap<u16, u64>,
    bots: Vec<BotTally>,
    /// In parts of a [`VICTORY`], by the tent of the first round.
    tents: Vec<u64>,
    /// Seats that did not win and seats that did, and what they chose.
    chosen: [(u64, [u64; ACTION_CARD_KINDS]); 2],
}

#[derive(Debug)]
struct BotTally {
    bot: BotKind,
    games: u64,
    /// In parts of a [`VICTORY`].
    victories: u64,
    shields: u64,
    figures: SeatFigures,
}

impl<'a> Tally<'a> {
    pub(super) fn new(plan: &'a Plan) -> Self {
        let mut bots: Vec<BotTally> = Vec::new();
        for &bot in &plan.bots {
            if bots.iter().all(|known| known.bot != bot) {
                bots.push(BotTally {
                    bot,
                    games: 0,
                    victories: 0,
                    shields: 0,
                    figures: SeatFigures::default(),
                });
            }
        }
        Self {
            plan,
            games: 0,
            unfinished: 0,
            actions: 0,
            rounds: BTreeMap::new(),
            tents: vec![0; plan.bots.len()],
            chosen: [(0, [0; ACTION_CARD_KINDS]); 2],
            bots,
        }
    }

    /// Adds game `number`, counted from 0.
    pub(super) fn add(&mut self, number: u64, played: &Played) {
        self.games += 1;
        self.actions += played.actions as u64;
        let Some(result) = &played.result else {
            self.unfinished += 1;
            return;
        };
        *self.rounds.entry(result.rounds).or_default() += 1;
        for (seat, bot) in self.plan.seats(number).enumerate() {
            let Some(tally) = self.bots.iter_mut().find(|tally| tally.bot == bot) else {
                continue;
            };
            tally.games += 1;
            let has_won = result.winners.iter().any(|winner| winner.index() == seat);
            if has_won {
                let part = VICTORY / result.winners.len() as u64;
                tally.victories += part;
                let tent = usize::from(played.tents.tent(Seat(seat as u8)));
                if let Some(tent) = tent
                    .checked_sub(1)
                    .and_then(|tent| self.tents.get_mut(tent))
                {
                    *tent += part;
                }
            }
            let (seats, chosen) = &mut self.chosen[usize::from(has_won)];
            *seats += 1;
            for (sum, own) in chosen.iter_mut().zip(played.figures[seat].chosen) {
                *sum += own;
            }
            tally.shields += u64::from(result.shields[seat]);
            let (sum, own) = (&mut tally.figures, &played.figures[seat]);
            sum.expired += own.expired;
            sum.quest += own.quest;
            sum.court += own.court;
            sum.tournament += own.tournament;
        }
    }

    pub(super) fn report(&self, took: Duration) -> Report {
        let seconds = took.as_secs_f64();
        Report {
            games: self.games,
            asked: self.plan.games,
            stopped: self.games < self.plan.games,
            unfinished: self.unfinished,
            seconds,
            games_per_second: ratio(self.games as f64, seconds),
            actions: self.actions,
            rounds: Rounds {
                min: self.rounds.keys().next().copied(),
                median: median(&self.rounds),
                max: self.rounds.keys().next_back().copied(),
            },
            bots: self.bots.iter().map(BotTally::report).collect(),
            tents: self.tents(),
            chosen: self.chosen(),
        }
    }

    fn tents(&self) -> Vec<f64> {
        let all: u64 = self.tents.iter().sum();
        let share = |&part: &u64| ratio(part as f64, all as f64);
        self.tents.iter().map(share).collect()
    }

    /// Every card that is in the game.
    fn chosen(&self) -> Vec<Chosen> {
        let supply = self.plan.game.setup().supply();
        let mean = |of: usize, card: ActionCard| {
            let (seats, chosen) = &self.chosen[of];
            ratio(chosen[card.index()] as f64, *seats as f64)
        };
        supply
            .kinds()
            .map(|(card, _)| Chosen {
                card,
                winners: mean(1, card),
                losers: mean(0, card),
            })
            .collect()
    }
}

impl BotTally {
    fn report(&self) -> BotReport {
        let games = self.games as f64;
        let wins = self.victories as f64 / VICTORY as f64;
        let mean = |sum: u64| ratio(sum as f64, games);
        BotReport {
            bot: self.bot,
            games: self.games,
            wins,
            share: ratio(wins, games),
            ci95: wilson(wins, games),
            mean_shields: mean(self.shields),
            expired_per_game: mean(self.figures.expired),
            shields_from: ShieldsFrom {
                quest: mean(self.figures.quest),
                court: mean(self.figures.court),
                tournament: mean(self.figures.tournament),
            },
        }
    }
}

/// 0 where there is nothing to divide by.
fn ratio(part: f64, whole: f64) -> f64 {
    if whole > 0.0 { part / whole } else { 0.0 }
}

/// The 95 % interval of a share by Wilson; everything is possible before the first game.
fn wilson(wins: f64, games: f64) -> [f64; 2] {
    const Z: f64 = 1.959_963_984_540_054;
    if games <= 0.0 {
        return [0.0, 1.0];
    }
    let share = wins / games;
    let spread = Z * Z / games;
    let middle = (share + spread / 2.0) / (1.0 + spread);
    let half = Z * (share * (1.0 - share) / games + spread / (4.0 * games)).sqrt() / (1.0 + spread);
    [(middle - half).max(0.0), (middle + half).min(1.0)]
}

fn median(counts: &BTreeMap<u16, u64>) -> Option<Median> {
    let all: u64 = counts.values().sum();
    let nth = |index: u64| {
        let mut before = 0;
        counts.iter().find_map(|(&rounds, &count)| {
            before += count;
            (index < before).then_some(rounds)
        })
    };
    let (low, high) = (nth(all.checked_sub(1)? / 2)?, nth(all / 2)?);
    Some(Median {
        doubled: u32::from(low) + u32::from(high),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_interval_is_wilsons() {
        // Ten of twenty: 0.299 to 0.701 (Wilson 1927; any statistics package).
        let [low, high] = wilson(10.0, 20.0);
        assert!(
            (low - 0.2993).abs() < 1e-4 && (high - 0.7007).abs() < 1e-4,
            "{low} {high}"
        );
        let [low, high] = wilson(0.0, 10.0);
        assert!(low < 1e-12 && (high - 0.2775).abs() < 1e-4, "{low} {high}");
        assert_eq!(
            wilson(0.0, 0.0).map(f64::to_bits),
            [0.0, 1.0_f64].map(f64::to_bits)
        );
    }

    #[test]
    fn the_median_of_an_even_number_lies_halfway() {
        let of = |counts: &[(u16, u64)]| {
            let counts = counts.iter().copied().collect();
            median(&counts).map(|median| serde_json::to_string(&median).unwrap())
        };
        assert_eq!(of(&[]), None);
        assert_eq!(of(&[(7, 1)]).as_deref(), Some("7"));
        assert_eq!(of(&[(7, 1), (8, 1)]).as_deref(), Some("7.5"));
        assert_eq!(of(&[(7, 1), (8, 2)]).as_deref(), Some("8"));
        assert_eq!(of(&[(7, 2), (9, 2)]).as_deref(), Some("8"));
    }
}
