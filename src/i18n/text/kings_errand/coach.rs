//! What the coach says: a hint and why, a warning, a look back.

use super::thought::offering_key;
use super::{Narrator, names};
use crate::message;
use crate::rules::Seat;
use crate::rules::kings_errand::{Action, ActionCard, Unmet};
use crate::session::kings_errand::{Advice, Loss, Motive, Readiness};

impl Narrator<'_> {
    /// What to do, in one sentence: "Ride to the Moon Lake."
    #[must_use]
    pub fn advice(&self, action: Action) -> String {
        self.tr.format(self.action(message!("coach-do"), action))
    }

    /// Why, in a few whole sentences.
    #[must_use]
    pub fn advice_reasons(&self, advice: &Advice) -> Vec<String> {
        let tr = self.tr;
        let pick = matches!(advice.action, Action::Choose(_));
        let when = |first: bool| match (first, pick) {
            (true, _) => "first",
            (false, true) => "pick",
            (false, false) => "step",
        };
        let message = match advice.motive {
            Motive::Ride { to, goal } => {
                let way = tr.format(message!("coach-ride-way", to = names::location_to(tr, to)));
                let goal = tr.format(self.with_goal(
                    message!("coach-ride", at = names::location_at(tr, to)),
                    goal,
                ));
                let way = Some(way).filter(|_| pick);
                return way.into_iter().chain([goal]).collect();
            }
            Motive::Quest {
                task,
                shields,
                taken_first,
            } => message!(
                "coach-quest",
                when = when(taken_first && pick),
                task = names::task_quoted(tr, task),
                shields = self.shields(shields),
            ),
            Motive::Court {
                shields,
                learned_first,
            } => message!(
                "coach-court",
                when = when(learned_first && pick),
                shields = self.shields(shields),
            ),
            Motive::Learn { card, need } => self.with_need(message!("coach-learn"), card, need),
            Motive::TakeTask {
                task,
                shields,
                readiness,
            } => {
                let (key, cards) = match readiness {
                    Readiness::Now => ("now", String::new()),
                    Readiness::Ready => ("ready", String::new()),
                    Readiness::Lacks(cards) => ("lacks", names::virtue_cards(tr, cards)),
                };
                message!(
                    "coach-task",
                    readiness = key,
                    task = names::task_quoted(tr, task),
                    shields = self.shields(shields),
                    cards = cards,
                )
            }
            Motive::Tournament { rival, total } => message!(
                "coach-tournament",
                field = if rival.is_some() { "rival" } else { "alone" },
                rival = self.rival(rival),
                total = total,
            ),
            Motive::Reserve(card) => {
                message!("coach-reserve", card = names::action_card(tr, card))
            }
            Motive::Deny { card, rival } => message!(
                "coach-deny",
                card = names::action_card(tr, card),
                rival = self.name(rival),
            ),
            Motive::Spare(card) => message!("coach-spare", card = names::action_card(tr, card)),
            Motive::GiveUp(card, unmet) => {
                return vec![self.advised_loss(card, unmet)];
            }
            Motive::End {
                ref left,
                tournament,
            } => {
                let useless = left
                    .iter()
                    .map(|&(card, unmet)| self.advised_loss(card, unmet));
                let mut told: Vec<String> = useless.collect();
                if left.is_empty() {
                    let rest = if tournament { "tournament" } else { "none" };
                    told.push(tr.format(message!("coach-end", rest = rest)));
                }
                return told;
            }
            Motive::Offer {
                cards,
                rival,
                most,
                offering,
            } => message!(
                "coach-offer",
                offering = offering_key(offering),
                rival = self.rival(rival),
                most = most,
                total = cards.tournament_total(),
            ),
        };
        vec![tr.format(message)]
    }

    /// How the turn could go on, in one line; nothing where no more is planned.
    #[must_use]
    pub fn advice_sequel(&self, advice: &Advice) -> Option<String> {
        let steps = self.thought_plan(&advice.then);
        if steps.is_empty() {
            return None;
        }
        let steps = steps.join(" ");
        Some(self.tr.format(message!("coach-then", steps = steps)))
    }

    /// What the advised turn gives up though it could be carried out, one sentence for each card.
    #[must_use]
    pub fn advice_without(&self, advice: &Advice) -> Vec<String> {
        let without = advice.without.iter();
        without.map(|&card| self.advised_loss(card, None)).collect()
    }

    fn rival(&self, rival: Option<Seat>) -> String {
        rival.map_or_else(String::new, |rival| self.name(rival))
    }

    fn advised_loss(&self, card: ActionCard, unmet: Option<Unmet>) -> String {
        let tr = self.tr;
        let card = names::action_card(tr, card);
        match unmet.filter(|unmet| *unmet != Unmet::GivenUp) {
            Some(unmet) => tr.format(message!(
                "coach-useless",
                card = card,
                reason = self.reason_within(unmet),
            )),
            None => tr.format(message!("coach-better-without", card = card)),
        }
    }

    /// What is about to be lost for good, one sentence for each card.
    #[must_use]
    pub fn last_chance(&self, losses: &[Loss]) -> Vec<String> {
        let tr = self.tr;
        let told = losses.iter().map(|loss| {
            let card = names::action_card(tr, loss.card);
            if loss.unmet == Unmet::GivenUp {
                tr.format(message!("coach-last-chance-dropped", card = card))
            } else {
                let reason = self.reason_within(loss.unmet);
                tr.format(message!("coach-last-chance", card = card, reason = reason))
            }
        });
        told.collect()
    }

    /// What has been lost in a round though it need not have been.
    #[must_use]
    pub fn lost(&self, round: u16, cards: &[ActionCard]) -> String {
        let tr = self.tr;
        let names: Vec<_> = cards
            .iter()
            .map(|&card| names::action_card(tr, card))
            .collect();
        tr.format(message!(
            "coach-lost",
            round = round,
            count = cards.len(),
            cards = tr.list_and(&names),
        ))
    }
}
