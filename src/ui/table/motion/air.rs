//! What lies on the table while something is in the air.
//!
//! What is on its way lies nowhere: it has left the one place and is not yet at the other. So of
//! everything that can be counted as many lie there as both before the step and after it.

use super::Move;
use crate::rules::Seat;
use crate::rules::kings_errand::{
    ActionCard, DISPLAY, Position, TaskId, TaskSet, View, VirtueCard, VirtueCards,
};
use crate::ui::table::Scene;

impl<'a> Scene<'a> {
    /// What is known after the step that is being seen; nothing while all is still.
    fn after(&self) -> Option<&'a View> {
        self.moving.map(|moving| &moving.moment.after)
    }

    /// How many there are both before and after.
    fn lying(&self, count: impl Fn(&Position) -> u8) -> u8 {
        let now = count(self.view.position());
        self.after()
            .map_or(now, |after| now.min(count(after.position())))
    }

    /// How many such cards lie in the supply.
    #[must_use]
    pub fn supply(&self, card: ActionCard) -> u8 {
        self.lying(|position| position.supply().count(card))
    }

    /// How many such cards lie in their pile.
    #[must_use]
    pub fn pile(&self, card: VirtueCard) -> u8 {
        self.lying(|position| position.piles().count(card))
    }

    /// How many tasks lie face down.
    #[must_use]
    pub fn unseen_tasks(&self) -> usize {
        usize::from(self.lying(|position| position.unseen().len() as u8))
    }

    /// The tasks that lie face up, by slot.
    #[must_use]
    pub fn display(&self) -> [Option<TaskId>; DISPLAY] {
        let mut display = self.view.position().display();
        if let Some(after) = self.after() {
            for (slot, then) in display.iter_mut().zip(after.position().display()) {
                *slot = slot.filter(|_| *slot == then);
            }
        }
        display
    }

    /// The own virtue cards as a view has them; hidden ones are left out while they are covered.
    pub(in crate::ui::table) fn hand_in(&self, view: &View) -> VirtueCards {
        let known = view.position().seat(self.own).known();
        if self.covered {
            known
        } else {
            view.hand(self.own).unwrap_or(known)
        }
    }

    /// The own virtue cards to show face up.
    #[must_use]
    pub fn shown_hand(&self) -> VirtueCards {
        let hand = self.hand_in(self.view);
        self.after()
            .map_or(hand, |after| hand.both(self.hand_in(after)))
    }

    /// The own virtue cards that have a place: also those that come or go.
    #[must_use]
    pub fn hand_places(&self) -> VirtueCards {
        let hand = self.hand_in(self.view);
        self.after().map_or(hand, |after| {
            let after = self.hand_in(after);
            hand.plus(after.minus(hand))
        })
    }

    /// The own tasks to show.
    #[must_use]
    pub fn shown_tasks(&self) -> TaskSet {
        let own = self.own_position().tasks();
        self.after().map_or(own, |after| {
            let after = after.position().seat(self.own).tasks();
            own.minus(own.minus(after))
        })
    }

    /// The own tasks that have a place: also those that come or go.
    #[must_use]
    pub fn task_places(&self) -> TaskSet {
        let own = self.own_position().tasks();
        self.after().map_or(own, |after| {
            own.plus(after.position().seat(self.own).tasks())
        })
    }

    /// The tent of a seat; 0 while it goes to another one.
    #[must_use]
    pub fn tent(&self, seat: Seat) -> u8 {
        let tent = |view: &View| view.position().order().tent(seat);
        let now = tent(self.view);
        match self.after() {
            Some(after) if tent(after) != now => 0,
            Some(_) | None => now,
        }
    }

    /// The shields of a seat as far as they have been counted.
    #[must_use]
    pub fn counted_shields(&self, seat: Seat) -> u8 {
        let before = self.view.position().seat(seat).shields();
        let Some(moving) = self.moving else {
            return before;
        };
        let arrived = moving.moves().map(|(_, it, part)| match *it {
            Move::Shields {
                seat: whose, count, ..
            } if whose == seat => (0..count)
                .filter(|&nth| super::paint::shield_part(part, nth, count) >= 1.0)
                .count() as u8,
            Move::Shields { .. }
            | Move::Card { .. }
            | Move::Knight { .. }
            | Move::Tent { .. }
            | Move::Expires { .. }
            | Move::Offers(_) => 0,
        });
        before + arrived.sum::<u8>()
    }
}
