//! What a seat can hope for in Phase I: every set of cards it could still end up with, and the turn
//! each would allow.

use rand::RngExt;

use super::standing::{Standing, Taste};
use super::turn::{Steps, best_turn, prospect};
use crate::bot::Generator;
use crate::rules::kings_errand::{
    ActionCard, ActionCards, Board, Joust, MAX_PICKS, Situation,
};

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
        let kinds: Vec<_> = outlook.supply.kinds().collect();
        let more = usize::from(outlook.picks.saturating_sub(outlook.taken.len()));
        self.add(outlook, &kinds, outlook.taken, more.min(MAX_PICKS));
        self.sets.sort_by_key(|hope| std::cmp::Reverse(hope.value));
    }

    fn add(
        &mut self,
        outlook: &Outlook<'_>,
        kinds: &[(ActionCard, u8)],
        cards: ActionCards,
        more: usize,
    ) {
        if more == 0 {
            self.sets.push(outlook.hope(cards));
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
        self.add(outlook, rest, with, more);
        for taken in 1..=usize::from(most).min(more) {
            with.add(*card);
            self.add(outlook, rest, with, more - taken);
        }
    }

    /// The best set with all of `taken` and nothing but cards of `supply` beside.
    pub(super) fn best(&self, taken: ActionCards, supply: ActionCards) -> Option<&Hope> {
        let within = taken.plus(supply);
        self.sets
            .iter()
            .find(|hope| hope.cards.contains(taken) && within.contains(hope.cards))
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
    fn hope(&self, cards: ActionCards) -> Hope {
        let standing = Standing::on(self.board, self.taste);
        let mut of_turn = cards;
        let jousts = of_turn.remove(ActionCard::Tournament);
        let turn = best_turn(self.board, self.situation, of_turn, |end, shields| {
            self.value(standing, end, shields, jousts)
        });
        Hope {
            cards,
            value: turn.value,
            steps: turn.steps,
        }
    }

    /// What the end of a turn is worth.
    fn value(
        &self,
        standing: Standing<'_>,
        end: &Situation,
        shields: u8,
        jousts: bool,
    ) -> i32 {
        let joust = if jousts {
            prospect(self.joust, end, true) * self.taste.jousts / 100
        } else {
            0
        };
        i32::from(shields) * Standing::SHIELD + standing.worth(end) + joust
    }
}
