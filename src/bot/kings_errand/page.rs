//! Random, but sensible: nothing that cannot come to anything, nothing thrown away.

use rand::RngExt;

use super::{Valuation, joust};
use crate::bot::random::pick;
use crate::bot::{Bot, Choice, Generator, Signals, Temperament, Thought};
use crate::rules::Game;
use crate::rules::kings_errand::{
    Action, ActionCard, Board, KingsErrand, Location, Situation, View, Virtue, VirtueCards, missing,
};

/// How often it gives in to what it is fond of.
const FONDNESS: f64 = 0.15;

/// Chooses at random among the sensible actions; a fond one now and then only among
/// those it is fond of.
#[derive(Clone, Debug, Default)]
pub struct Page {
    temperament: Temperament,
    legal: Vec<Action>,
    sensible: Vec<Action>,
}

impl Page {
    /// A Page of this temperament.
    #[must_use]
    pub fn new(temperament: Temperament) -> Self {
        Self {
            temperament,
            ..Self::default()
        }
    }
}

impl Bot<KingsErrand> for Page {
    fn choose(
        &mut self,
        game: &KingsErrand,
        view: &View,
        rng: &mut Generator,
        _signals: &Signals,
    ) -> Option<Choice<Action>> {
        let seat = view.seat_to_move()?;
        let situation = view.situation()?;
        game.legal_actions_in(view, &mut self.legal);
        let turn = Turn {
            game,
            view,
            board: game.board(view.position()),
            situation,
            held: view.position().seat(seat).held().collect(),
        };
        self.sensible.clear();
        // The best sort of action that is there; within it, chance decides.
        let best = self.legal.iter().map(|&action| turn.sense(action)).max()?;
        self.sensible.extend(
            self.legal
                .iter()
                .copied()
                .filter(|&action| turn.sense(action) == best),
        );
        let fond = |action: &Action| turn.is_fond_of(self.temperament, *action);
        if self.sensible.iter().any(fond) && rng.random_bool(FONDNESS) {
            self.sensible.retain(fond);
        }
        let action = pick(&self.sensible, rng)?;
        Some(Choice {
            action,
            thought: Thought::by_chance(&self.sensible, action),
        })
    }
}

/// What a Page makes of an action; later ones are better.
#[derive(Clone, Copy, Eq, Ord, PartialEq, PartialOrd)]
enum Sense {
    /// Throws something away.
    Wasteful,
    /// Nothing better to do.
    Idle,
    /// Good, but what works only here comes first.
    Later,
    /// Sensible now.
    Now,
}

struct Turn<'a> {
    game: &'a KingsErrand,
    view: &'a View,
    board: Board<'a>,
    situation: Situation,
    held: Vec<ActionCard>,
}

impl Turn<'_> {
    /// Whether somebody of this temperament takes this card rather than another one that would do as
    /// well: what a task in hand still needs, or what tournaments are won with.
    fn is_fond_of(&self, temperament: Temperament, action: Action) -> bool {
        let Action::Choose(card) = action else {
            return false;
        };
        match (temperament, card) {
            (Temperament::Questing, ActionCard::Exercise(virtue)) => self
                .board
                .tasks_of(self.situation.tasks)
                .any(|task| missing(task.needs, self.situation.hand).count_of(virtue) > 0),
            (Temperament::Jousting, ActionCard::Exercise(virtue)) => {
                matches!(virtue, Virtue::Sword | Virtue::Lance)
            }
            (Temperament::Jousting, ActionCard::Tournament) => true,
            _ => false,
        }
    }

    fn sense(&self, action: Action) -> Sense {
        match action {
            Action::Choose(card) if self.can_be_used(card) => Sense::Now,
            Action::Exercise { .. } | Action::RoundTable { .. } => Sense::Now,
            Action::Court { book } => self.cheapest(action, Virtue::Book, book),
            Action::Quest { task, pay } => {
                let exact = self.board.task(task).is_some_and(|task| task.needs == pay);
                let exact_possible = self
                    .board
                    .task(task)
                    .is_some_and(|task| self.situation.hand.contains(task.needs));
                if exact || !exact_possible {
                    Sense::Now
                } else {
                    Sense::Wasteful
                }
            }
            Action::Horse { to, .. } if self.leads_somewhere(to) => Sense::Later,
            Action::Offer(offer) => self.offer(offer),
            Action::Horse { .. } | Action::EndTurn => Sense::Idle,
            Action::Choose(_)
            | Action::GiveUp(_)
            | Action::Ring(_)
            | Action::OpeningHand { .. }
            | Action::Task(_)
            | Action::Tents(_) => Sense::Wasteful,
        }
    }

    fn cheapest(&self, action: Action, virtue: Virtue, value: u8) -> Sense {
        debug_assert!(
            action.carries_out().is_some(),
            "only for a card of the turn"
        );
        let lower = self
            .situation
            .hand
            .kinds()
            .any(|(card, _)| card.virtue == virtue && card.value < value);
        if lower { Sense::Wasteful } else { Sense::Now }
    }

    /// Whether a card could come to something in this round, with the cards taken so far.
    fn can_be_used(&self, card: ActionCard) -> bool {
        let hand = self.situation.hand;
        let takes = |card: ActionCard| self.held.contains(&card);
        match card {
            ActionCard::Exercise(virtue) => self.situation.piles.count_of(virtue) > 0,
            ActionCard::RoundTable => {
                self.situation.tasks.len() < 3 && !self.situation.display.is_empty()
            }
            ActionCard::Tournament => hand.tournament_total() > 0,
            ActionCard::Court => {
                hand.count_of(Virtue::Book) > 0 || takes(ActionCard::Exercise(Virtue::Book))
            }
            ActionCard::Quest => !self.situation.tasks.is_empty() || takes(ActionCard::RoundTable),
            ActionCard::Horse(_) => !self
                .held
                .iter()
                .any(|card| matches!(card, ActionCard::Horse(_))),
        }
    }

    /// Whether a card that is held could be carried out after riding there, or a task is there.
    fn leads_somewhere(&self, to: Location) -> bool {
        let there = Situation {
            place: to,
            ..self.situation
        };
        self.held.iter().any(|&card| {
            !matches!(card, ActionCard::Horse(_)) && self.board.can_carry_out(card, &there)
        }) || (self.held.contains(&ActionCard::Tournament) && to == Location::Camelot)
    }

    fn offer(&self, offer: VirtueCards) -> Sense {
        let Some(seat) = self.view.seat() else {
            return Sense::Wasteful;
        };
        let single = joust(self.game, self.view.position(), seat).rivals == 0;
        let bluff = offer != offer.tournament_cards();
        let valuation = Valuation::of(self.board, Temperament::Even);
        let worth = valuation.cards(self.situation.hand)
            - valuation.cards(self.situation.hand.minus(offer));
        match offer.tournament_total() {
            0 if !bluff => Sense::Idle,
            _ if worth > 2 * Valuation::SHIELD || (bluff && !single) => Sense::Wasteful,
            _ => Sense::Now,
        }
    }
}
