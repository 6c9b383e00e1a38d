//! Whole turns in words, and what is different in a better one.

use super::{Narrator, names};
use crate::rules::Alternative;
use crate::rules::kings_errand::{
    Action, ActionCard, Change, KingsErrand, PlayedTurn, Virtue, VirtueCard,
};
use crate::{id, message};

impl Narrator<'_> {
    /// What is different, by the largest change: a heading such as "First ride, then hold court".
    #[must_use]
    pub fn alternative_title(&self, alternative: &Alternative<KingsErrand>) -> String {
        let changes = &alternative.changes;
        let largest = changes.iter().map(Change::size).max();
        let mut candidates = changes.iter().filter(|it| Some(it.size()) == largest);
        // Another choice says more than that a card is now carried out.
        let replaces = |change: &&Change| {
            !matches!(
                change,
                Change::Choice { instead: None, .. } | Change::Choice { action: None, .. }
            )
        };
        let change = candidates.clone().find(replaces).or(candidates.next());
        match change {
            None | Some(Change::Order) => self.order(&alternative.turn),
            Some(change) => self.change(change, &alternative.turn),
        }
    }

    /// What is done with each card of a turn, in order, and what is offered where that matters: full
    /// sentences that do not say who plays.
    #[must_use]
    pub fn turn_steps(&self, turn: &PlayedTurn) -> Vec<String> {
        let tr = self.tr;
        let cards = turn.cards.iter().map(|step| {
            step.action
                .and_then(|action| self.step(action))
                .unwrap_or_else(|| {
                    let card = names::action_card(tr, step.card);
                    tr.format(message!("turn-step-expires", card = card))
                })
        });
        let offer = turn.offer.map(|offer| {
            tr.format(message!(
                "turn-step-offer",
                count = offer.len(),
                offer = names::virtue_cards(tr, offer),
            ))
        });
        // A Tournament is not among the cards of a turn; if it expires, it is counted beside them.
        let unused = turn.cards.iter().filter(|card| card.action.is_none());
        let missed = usize::from(turn.expired) > unused.count() && turn.offer.is_none();
        let tournament = missed.then(|| {
            let card = names::action_card(tr, ActionCard::Tournament);
            tr.format(message!("turn-step-expires", card = card))
        });
        cards.chain(offer).chain(tournament).collect()
    }

    /// What a turn comes to: "Nothing expires, +5 shields."
    #[must_use]
    pub fn turn_result(&self, turn: &PlayedTurn) -> String {
        self.tr.format(message!(
            "turn-result",
            expired = turn.expired,
            shields = turn.shields,
        ))
    }

    pub(super) fn step(&self, action: Action) -> Option<String> {
        let tr = self.tr;
        let message = match action {
            Action::Exercise { virtue, value } => message!(
                "turn-step-exercise",
                card = names::virtue_card(tr, VirtueCard::new(virtue, value)),
            ),
            Action::RoundTable { task } => {
                message!("turn-step-round-table", task = names::task_quoted(tr, task))
            }
            Action::Horse { to, .. } => {
                message!("turn-step-horse", to = names::location_to(tr, to))
            }
            Action::Court { book } => message!(
                "turn-step-court",
                card = names::virtue_card(tr, VirtueCard::new(Virtue::Book, book)),
            ),
            Action::Quest { task, pay } => message!(
                "turn-step-quest",
                task = names::task_quoted(tr, task),
                paid = names::virtue_cards(tr, pay),
            ),
            Action::Choose(_)
            | Action::GiveUp(_)
            | Action::EndTurn
            | Action::Offer(_)
            | Action::Ring(_)
            | Action::OpeningHand { .. }
            | Action::Task(_)
            | Action::Tents(_) => return None,
        };
        Some(tr.format(message))
    }

    /// The order of a turn; what is done several times in a row is named once.
    fn order(&self, turn: &PlayedTurn) -> String {
        let tr = self.tr;
        let mut phrases: Vec<String> = Vec::new();
        for id in turn.actions().filter_map(phrase_id) {
            let phrase = tr.text(id);
            if phrases.last() != Some(&phrase) {
                phrases.push(phrase);
            }
        }
        match phrases.split_first() {
            Some((first, rest)) if !rest.is_empty() => tr.format(message!(
                "better-order",
                first = first.as_str(),
                rest = tr.list_and(rest),
            )),
            Some(_) | None => tr.text("better-order-same"),
        }
    }

    fn change(&self, change: &Change, turn: &PlayedTurn) -> String {
        let tr = self.tr;
        let message = match *change {
            Change::Order => return self.order(turn),
            Change::Choice {
                instead: Some(instead),
                action: Some(action),
                card,
            } => return self.choice(card, instead, action),
            Change::Choice {
                action: Some(_),
                card,
                ..
            } => message!("better-carry-out", card = names::action_card(tr, card)),
            Change::Choice {
                action: None, card, ..
            } => message!("better-let-expire", card = names::action_card(tr, card)),
            Change::Card { instead, card } => message!(
                "better-card",
                card = names::action_card(tr, card),
                instead = names::action_card(tr, instead),
            ),
            Change::Offer { offer, .. } => message!(
                "better-offer",
                count = offer.len(),
                offer = names::virtue_cards(tr, offer),
            ),
        };
        tr.format(message)
    }

    /// Something else done with the same card.
    fn choice(&self, card: ActionCard, instead: Action, action: Action) -> String {
        let tr = self.tr;
        let value_of = |virtue, value| names::virtue_card(tr, VirtueCard::new(virtue, value));
        let message = match (action, instead) {
            (Action::Horse { to, .. }, Action::Horse { to: other, .. }) => message!(
                "better-ride",
                to = names::location_to(tr, to),
                instead = names::location_to(tr, other),
            ),
            (
                Action::Exercise { virtue, value },
                Action::Exercise {
                    virtue: other_virtue,
                    value: other,
                },
            ) => message!(
                "better-exercise",
                card = value_of(virtue, value),
                instead = value_of(other_virtue, other),
            ),
            (Action::RoundTable { task }, Action::RoundTable { task: other }) => message!(
                "better-round-table",
                task = names::task_quoted(tr, task),
                instead = names::task_quoted(tr, other),
            ),
            (Action::Court { book }, Action::Court { book: other }) => message!(
                "better-court",
                card = value_of(Virtue::Book, book),
                instead = value_of(Virtue::Book, other),
            ),
            (
                Action::Quest { task, pay },
                Action::Quest {
                    task: other_task,
                    pay: other,
                },
            ) => {
                if task == other_task {
                    let paid = pay.minus(other);
                    message!(
                        "better-payment",
                        count = paid.len(),
                        paid = names::virtue_cards(tr, paid),
                        instead = names::virtue_cards(tr, other.minus(pay)),
                    )
                } else {
                    message!(
                        "better-quest",
                        task = names::task_quoted(tr, task),
                        instead = names::task_quoted(tr, other_task),
                    )
                }
            }
            // The same card cannot be used in two ways as different as these.
            _ => message!("better-carry-out", card = names::action_card(tr, card)),
        };
        tr.format(message)
    }
}

/// How an action is named among others: "ride".
const fn phrase_id(action: Action) -> Option<&'static str> {
    Some(match action {
        Action::Exercise { .. } => id!("better-do-exercise"),
        Action::RoundTable { .. } => id!("better-do-round-table"),
        Action::Court { .. } => id!("better-do-court"),
        Action::Quest { .. } => id!("better-do-quest"),
        Action::Horse { .. } => id!("better-do-horse"),
        Action::Choose(_)
        | Action::GiveUp(_)
        | Action::EndTurn
        | Action::Offer(_)
        | Action::Ring(_)
        | Action::OpeningHand { .. }
        | Action::Task(_)
        | Action::Tents(_) => return None,
    })
}
