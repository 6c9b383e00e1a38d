//! What all games together tell of the person who plays at this machine.

use super::Entry;
use crate::bot::Level;
use crate::rules::Seat;

/// How it went against bots of a level.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Against {
    /// The level of the strongest bot at the table.
    pub level: Level,
    /// Games that are over.
    pub games: usize,
    /// Games that were won, also together with others.
    pub won: usize,
}

impl Against {
    /// The part of games that were won, in percent.
    #[must_use]
    pub const fn percent(&self) -> usize {
        (100 * self.won + self.games / 2) / if self.games == 0 { 1 } else { self.games }
    }
}

/// Figures of the games that one person has played against bots to the end. Games with several people,
/// without any, or without an end are left out: nobody could say whose they are.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Statistics {
    /// Each level that was played against, from the weakest on.
    pub against: Vec<Against>,
    /// All own shields from quests, at Court and in tournaments.
    pub sources: [u32; 3],
    /// How many own cards expired in each game, the first game first.
    pub expired: Vec<u16>,
}

impl Statistics {
    /// The figures of these games, the latest first.
    pub fn of<'a>(games: impl IntoIterator<Item = &'a Entry>) -> Self {
        let mut all = Self::default();
        let mut counts = Level::ALL.map(|level| Against {
            level,
            games: 0,
            won: 0,
        });
        for entry in games {
            let (Some(outcome), Some(own)) = (&entry.outcome, own_seat(entry)) else {
                continue;
            };
            let bots = entry.seating.seats.iter().filter_map(|seat| seat.bot);
            let strongest = bots.map(|kind| kind.level).max();
            if let Some(count) = counts.iter_mut().find(|it| Some(it.level) == strongest) {
                count.games += 1;
                count.won += usize::from(outcome.result.winners.contains(&own));
            }
            let sources = outcome.sources.get(own.index()).copied();
            for (sum, shields) in all.sources.iter_mut().zip(sources.unwrap_or_default()) {
                *sum += u32::from(shields);
            }
            let expired = outcome.expired.get(own.index()).copied();
            all.expired.push(expired.unwrap_or_default());
        }
        all.expired.reverse();
        all.against = counts.into_iter().filter(|it| it.games > 0).collect();
        all
    }

    /// How many games were counted.
    #[must_use]
    pub const fn games(&self) -> usize {
        self.expired.len()
    }

    /// How many of them were won.
    #[must_use]
    pub fn won(&self) -> usize {
        self.against.iter().map(|it| it.won).sum()
    }
}

/// The seat of the only person, if there are bots beside.
fn own_seat(entry: &Entry) -> Option<Seat> {
    let seats = entry.seating.seats.iter().enumerate();
    let mut people = seats.filter(|(_, seat)| seat.bot.is_none());
    let (index, _) = people.next()?;
    people.next().is_none().then_some(Seat(index as u8))
}
