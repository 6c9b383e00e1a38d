//! What holds at every node, for property tests to check.

use super::KingsErrand;
use super::action_card::ActionCards;
use super::node::Node;
use super::position::{Fate, Phase, Position};
use super::task::TaskSet;
use super::virtue::VirtueCards;
use crate::rules::{Game, Knowledge};

impl Position {
    /// Whether every card is exactly once in this game: in a pile, a hand, the supply, a display or
    /// out of the game. Holds at every node below the root.
    #[must_use]
    pub fn conserves_cards(&self, game: &KingsErrand) -> bool {
        let seats = || self.seats().map(|seat| self.seat(seat));
        let virtues = seats().fold(self.piles.plus(self.opening), |all, own| {
            all.plus(own.known)
        });
        let mut actions = self.supply;
        for (index, &seat) in self.order.as_slice().iter().enumerate() {
            let turn_over = self.phase != Phase::Choose
                && (self.phase != Phase::CarryOut || index < usize::from(self.index));
            for chosen in self.seat(seat).chosen() {
                match chosen.fate {
                    Fate::Held => actions.add(chosen.card),
                    Fate::CarriedOut if !turn_over => actions.add(chosen.card),
                    Fate::CarriedOut | Fate::Expired => {}
                }
            }
        }
        let held_counted = seats().all(|own| own.held().collect::<ActionCards>() == own.held);
        let sets = || {
            seats()
                .flat_map(|own| [own.tasks, own.completed])
                .chain([self.unseen, self.display_set()])
        };
        let tasks_once = sets().map(TaskSet::len).sum::<usize>() == super::TASKS
            && sets().fold(TaskSet::EMPTY, TaskSet::plus) == TaskSet::ALL;
        virtues == game.setup().virtues()
            && actions == game.setup().supply()
            && tasks_once
            && held_counted
    }
}

impl<K: Knowledge> Node<K> {
    /// Whether the hidden cards are exactly those that the open table leaves room for.
    #[must_use]
    pub fn is_consistent(&self) -> bool {
        let seats = || self.position.seats();
        let secret = seats().fold(VirtueCards::EMPTY, |all, seat| {
            all.plus(self.secret[seat.index()])
        });
        let counted =
            seats().all(|seat| self.secret[seat.index()].len() == self.position.seat(seat).hidden);
        let dealing = matches!(self.position.phase, Phase::LayRing | Phase::DealHands);
        counted && (dealing || secret == self.position.opening)
    }
}
