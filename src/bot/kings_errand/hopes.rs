//! What a seat can hope for in Phase I: every set of cards it could still end up with, and the turn
//! each would allow.

use rand::RngExt;

use super::standing::{Standing, Taste};
use super::turn::{Limits, Steps, each_use, prospect};
use crate::bot::Generator;
use crate::rules::kings_errand::{Action, ActionCard, ActionCards, Board, Joust, Situation};

/// A set of cards to end up with.
#[derive(Clone, Copy, Debug)]
pub(super) struct Hope {
    /// The whole set, with what has been taken already.
    pub(super) cards: ActionCards,
    /// What the turn is worth, in hundredths of a shield.
    pub(super) value: i32,
    /// The turn.
    pub(super) steps: Steps,
}

/// The sets that a seat can end up with, best first.
#[derive(Clone, Debug, Default)]
pub(super) struct Hopes {
    sets: Vec<Hope>,
}

/// A seat in Phase I that looks at the cards that are left.
#[derive(Clone, Copy, Debug)]
pub(super) struct Outlook<'a> {
    pub(super) board: Board<'a>,
    pub(super) round: u16,
    pub(super) situation: Situation,
    /// What the seat has taken already.
    pub(super) taken: ActionCards,
    /// What is left to take.
    pub(super) supply: ActionCards,
    /// How many cards it takes altogether.
    pub(super) picks: u8,
    /// The tournament, if it were to take part.
    pub(super) joust: Joust,
    /// What tasks and tournaments count for it, in hundredths.
    pub(super) taste: Taste,
}

impl Hopes {
    /// Finds all of them, in the place of those from before.
    pub(super) fn fill(&mut self, outlook: &Outlook<'_>) {
        self.sets.clear();
        let more = outlook.picks.saturating_sub(outlook.taken.len());
        let mut used = Best::new();
        outlook.each_use(more, |cards, value, steps| used.offer(cards, value, steps));
        let kinds: Vec<_> = outlook.supply.kinds().collect();
        self.add(&used, &kinds, outlook.taken, more);
        self.sets.sort_by_key(|hope| std::cmp::Reverse(hope.value));
    }

    /// Adds every set of `cards` and as many `more` of these kinds.
    fn add(&mut self, used: &Best, kinds: &[(ActionCard, u8)], cards: ActionCards, more: u8) {
        if more == 0 {
            // A set is worth what the best use of some of its cards is.
            let mut best = used.get(cards);
            each_part(cards, &mut |part| {
                let slot = used.get(part);
                if slot.value > best.value {
                    best = slot;
                }
            });
            let steps = used.steps.get(best.steps as usize);
            self.sets.push(Hope {
                cards,
                value: best.value,
                steps: steps.copied().unwrap_or(Steps::NONE),
            });
            return;
        }
        let [(card, count), rest @ ..] = kinds else {
            return;
        };
        let mut with = cards;
        let most = if *card == ActionCard::Tournament {
            1 - cards.count(*card).min(1)
        } else {
            *count
        };
        self.add(used, rest, with, more);
        for taken in 1..=most.min(more) {
            with.add(*card);
            self.add(used, rest, with, more - taken);
        }
    }

    /// The best set with all of `taken` and nothing but cards of `supply` beside.
    pub(super) fn best(&self, taken: ActionCards, supply: ActionCards) -> Option<&Hope> {
        let within = taken.plus(supply);
        self.sets
            .iter()
            .find(|hope| hope.cards.contains(taken) && within.contains(hope.cards))
    }

    /// The best set of those in which the turn uses `card`.
    pub(super) fn best_use(
        &self,
        card: ActionCard,
        taken: ActionCards,
        supply: ActionCards,
    ) -> Option<&Hope> {
        let within = taken.plus(supply);
        self.sets.iter().find(|hope| {
            let uses = |step: &Action| step.carries_out() == Some(card);
            hope.cards.contains(taken)
                && within.contains(hope.cards)
                && hope.steps.as_slice().iter().any(uses)
        })
    }

    /// The best turn with exactly these cards.
    pub(super) fn turn(&self, cards: ActionCards) -> Option<&Steps> {
        let same = self.sets.iter().find(|hope| hope.cards == cards)?;
        Some(&same.steps)
    }

    /// The card to take first: of the best set, the one that would be missed most if it were gone,
    /// and may be. Some of the time (`slip`) the best set escapes its notice.
    pub(super) fn pick(
        &self,
        taken: ActionCards,
        supply: ActionCards,
        slip: f32,
        rng: &mut Generator,
    ) -> Option<ActionCard> {
        let within = taken.plus(supply);
        let mut found = None;
        for (index, hope) in self.sets.iter().enumerate() {
            if hope.cards.contains(taken) && within.contains(hope.cards) {
                found = Some((index, hope));
                if slip == 0.0 || rng.random::<f32>() >= slip {
                    break;
                }
            }
        }
        let (index, best) = found?;
        let wanted = best.cards.minus(taken);
        let mut pick = None;
        for (card, _) in wanted.kinds() {
            let left = supply.count(card);
            let without = within.minus(ActionCards::all_of(card, left));
            let next = self.sets[index..]
                .iter()
                .find(|hope| hope.cards.contains(taken) && without.contains(hope.cards));
            let loss = best.value - next.map_or(best.value - 100, |next| next.value);
            // Of two cards of a kind, one is likely to be left the next time.
            let urgency = loss * if left > 1 { 1 } else { 3 };
            if pick.is_none_or(|(_, other)| urgency > other) {
                pick = Some((card, urgency));
            }
        }
        pick.map(|(card, _)| card)
    }
}

impl Outlook<'_> {
    /// Calls `found` with every use of cards that are taken and `more` others, once for each way.
    fn each_use(&self, more: u8, mut found: impl FnMut(ActionCards, i32, &Steps)) {
        let standing = Standing::on(self.board, self.round, self.taste);
        let mut quiet = self.taken.plus(self.supply);
        while quiet.remove(ActionCard::Tournament) {}
        let mut joust = ActionCards::NONE;
        joust.add(ActionCard::Tournament);
        let has_joust = self.taken.count(ActionCard::Tournament) > 0;
        let joust_left = self.supply.count(ActionCard::Tournament) > 0;
        let limits = Limits {
            taken: self.taken,
            more,
        };
        each_use(
            self.board,
            self.situation,
            quiet,
            limits,
            |end, shields, steps, used| {
                let value = i32::from(shields) * Standing::SHIELD + standing.worth(end);
                found(used, value, steps);
                if has_joust || (joust_left && limits.left(used) > 0) {
                    let prospect = prospect(self.joust, end, true) * self.taste.jousts / 100;
                    found(used.plus(joust), value + prospect, steps);
                }
            },
        );
    }
}

/// The best use of each set of cards.
///
/// A hash table with the numbers that are compared apart from the turns, which are copied only in the
/// end: hundreds of sets are looked up several thousand times.
struct Best {
    /// Half full at most; a set lies at its number or after it.
    slots: Vec<Slot>,
    steps: Vec<Steps>,
}

#[derive(Clone, Copy)]
struct Slot {
    cards: ActionCards,
    value: i32,
    /// Where its turn is; [`Slot::FREE`] if there is no such set.
    steps: u32,
}

impl Slot {
    const FREE: Self = Self {
        cards: ActionCards::NONE,
        value: i32::MIN,
        steps: u32::MAX,
    };
}

impl Best {
    fn new() -> Self {
        Self {
            slots: vec![Slot::FREE; 1024],
            steps: Vec::with_capacity(512),
        }
    }

    fn slot(&self, cards: ActionCards) -> usize {
        let most = self.slots.len() - 1;
        let mut index = cards.scattered() as usize & most;
        while self.slots[index].cards != cards && self.slots[index].steps != u32::MAX {
            index = (index + 1) & most;
        }
        index
    }

    fn get(&self, cards: ActionCards) -> Slot {
        self.slots[self.slot(cards)]
    }

    fn offer(&mut self, cards: ActionCards, value: i32, steps: &Steps) {
        let index = self.slot(cards);
        let slot = &mut self.slots[index];
        if slot.steps == u32::MAX {
            *slot = Slot {
                cards,
                value,
                steps: self.steps.len() as u32,
            };
            self.steps.push(*steps);
            if 2 * self.steps.len() > self.slots.len() {
                self.grow();
            }
        } else if slot.value < value {
            slot.value = value;
            self.steps[slot.steps as usize] = *steps;
        }
    }

    fn grow(&mut self) {
        let twice = vec![Slot::FREE; 2 * self.slots.len()];
        for slot in std::mem::replace(&mut self.slots, twice) {
            if slot.steps != u32::MAX {
                let index = self.slot(slot.cards);
                self.slots[index] = slot;
            }
        }
    }
}

/// Calls `found` with every part of `cards`, all and none of them included.
fn each_part(cards: ActionCards, found: &mut impl FnMut(ActionCards)) {
    let mut part = cards;
    loop {
        found(part);
        // Counts down: one card less of the first kind that has one, and all of the kinds before.
        let Some((card, _)) = part.kinds().next() else {
            return;
        };
        part.remove(card);
        for (before, count) in cards.kinds().take_while(|(kind, _)| *kind < card) {
            part = part.plus(ActionCards::all_of(before, count));
        }
    }
}
