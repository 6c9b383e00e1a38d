//! Why something went wrong: the one cause that decides, whether anything helps, who could have known.

use super::reason::is_whole;
use super::{Narrator, names};
use crate::i18n::Message;
use crate::message;
use crate::rules::kings_errand::{
    Action, ActionCard, Explanation, Help, Refusal, Subject, TaskId, Unmet, Verdict, Virtue,
    VirtueCard, Waste,
};
use crate::rules::{Actor, Basis, Seat};

impl Narrator<'_> {
    /// What is asked, as a title: "Why does Court expire here?".
    #[must_use]
    pub fn why_title(&self, explanation: &Explanation) -> String {
        let Subject { seat, card, .. } = explanation.subject;
        let card = card.map(|card| names::action_card(self.tr, card));
        let named = card.is_some();
        let card = card.unwrap_or_default();
        self.say_of(
            seat,
            match &explanation.verdict {
                Verdict::Expired(_) => message!("why-title-expired", card = card),
                Verdict::WouldExpire(_) => message!("why-title-would-expire", card = card),
                Verdict::Refused(_) => {
                    let kind = match explanation.subject.action {
                        Some(Action::Choose(_)) => "take",
                        Some(Action::GiveUp(_)) => "give-up",
                        Some(Action::Offer(_)) => "offer",
                        Some(_) | None if named => "play",
                        Some(_) | None => "other",
                    };
                    message!("why-title-refused", kind = kind, card = card)
                }
                Verdict::Wasted(_) => message!("why-title-wasted", card = card),
            },
        )
    }

    /// The one cause that decides, in one or two full sentences; the first one names the card and the
    /// place. Where all reasons are hidden from the viewer, it says so.
    #[must_use]
    pub fn why(&self, explanation: &Explanation) -> String {
        let subject = &explanation.subject;
        let seat = subject.seat;
        match &explanation.verdict {
            Verdict::Expired(unmet) => self.cause(subject, unmet, false),
            Verdict::WouldExpire(unmet) => self.cause(subject, unmet, true),
            Verdict::Refused(refusals) => match refusals.first() {
                Some(Refusal::CannotBeCarriedOut(unmet)) if !unmet.is_empty() => {
                    self.cause(subject, unmet, true)
                }
                Some(refusal) => self.refused(subject, refusal),
                None => self.refused(subject, &Refusal::CannotBeCarriedOut(Vec::new())),
            },
            Verdict::Wasted(waste) => self.say_of(seat, self.waste(subject, *waste)),
        }
    }

    /// The other reasons, each in full sentences; empty if one decides alone.
    #[must_use]
    pub fn why_more(&self, explanation: &Explanation) -> Vec<String> {
        let subject = &explanation.subject;
        let card = subject.card.unwrap_or(ActionCard::Quest);
        let reasons = |unmet: &[Unmet]| -> Vec<String> {
            let rest = unmet.iter().skip(1);
            rest.map(|&unmet| self.reason(subject.seat, card, unmet))
                .collect()
        };
        match &explanation.verdict {
            Verdict::Expired(unmet) | Verdict::WouldExpire(unmet) => reasons(unmet),
            Verdict::Refused(refusals) => {
                let mut more = match refusals.first() {
                    Some(Refusal::CannotBeCarriedOut(unmet)) => reasons(unmet),
                    Some(_) | None => Vec::new(),
                };
                let rest = refusals.iter().skip(1);
                more.extend(rest.map(|refusal| self.refused(subject, refusal)));
                more
            }
            Verdict::Wasted(_) => Vec::new(),
        }
    }

    /// Where nothing helps, what is short by how much; where help has its price or cannot be seen,
    /// that. `None` where the alternatives speak for themselves or a rule alone decides.
    #[must_use]
    pub fn help(&self, explanation: &Explanation) -> Option<String> {
        let Subject { seat, card, .. } = explanation.subject;
        let card = card.unwrap_or(ActionCard::Quest);
        match &explanation.help {
            Help::Better | Help::RuleAlone => None,
            Help::AtACost => {
                let card = names::action_card(self.tr, card);
                Some(self.tr.format(message!("help-at-a-cost", card = card)))
            }
            Help::StillToChoose(cards) => {
                let more = message!("help-still-to-choose", cards = *cards);
                Some(self.tr.format(more))
            }
            Help::Hidden => Some(self.say_of(seat, message!("help-hidden"))),
            Help::Nothing(shortage) => {
                let when = match explanation.verdict {
                    Verdict::Expired(_) | Verdict::Wasted(_) => "past",
                    Verdict::WouldExpire(_) | Verdict::Refused(_) => "now",
                };
                let mut sentences = vec![self.tr.format(message!("help-nothing", when = when))];
                let short = decisive(&shortage.unmet);
                sentences.extend(
                    short
                        .into_iter()
                        .map(|unmet| self.short(seat, card, unmet, shortage.distance)),
                );
                Some(sentences.join(" "))
            }
        }
    }

    /// Whether `seat` could have found an alternative.
    #[must_use]
    pub fn basis(&self, seat: Seat, basis: Basis) -> String {
        match basis {
            Basis::KnownThen => self.say_of(seat, message!("basis-known-then")),
            Basis::Hindsight => self.tr.text("basis-hindsight"),
        }
    }

    /// That another card of Phase I can no longer be had.
    #[must_use]
    pub fn too_late(&self) -> String {
        self.tr.text("too-late-for-card")
    }

    /// That so many alternatives were carried out by the rules; for none, that all were tried.
    #[must_use]
    pub fn tried(&self, count: usize) -> String {
        self.tr
            .format(message!("alternatives-tried", count = count))
    }

    /// A message with the two variables that say who is meant.
    fn say_of(&self, seat: Seat, message: Message<'static>) -> String {
        let (who, name) = (self.who(seat), self.name(seat));
        self.tr.format(message.with("who", who).with("name", name))
    }

    fn refused(&self, subject: &Subject, refusal: &Refusal) -> String {
        let action = subject.action.unwrap_or(Action::EndTurn);
        self.refusal(Actor::Seat(subject.seat), action, refusal)
    }

    /// The first of the reasons. `ahead`: it has not happened yet.
    fn cause(&self, subject: &Subject, unmet: &[Unmet], ahead: bool) -> String {
        let card = subject.card.unwrap_or(ActionCard::Quest);
        match unmet.first() {
            Some(&unmet) => self.say_of(
                subject.seat,
                self.cause_message(subject, card, unmet, ahead),
            ),
            None => self.reasons(subject.seat, card, &[]).join(" "),
        }
    }

    fn cause_message(
        &self,
        subject: &Subject,
        card: ActionCard,
        unmet: Unmet,
        ahead: bool,
    ) -> Message<'static> {
        let tr = self.tr;
        let at = names::location_at(tr, subject.at);
        let card_name = names::action_card(tr, card);
        match unmet {
            Unmet::WrongPlace { needs, places, .. } => {
                if card == ActionCard::Quest && !is_whole(needs, places) {
                    let places = names::at_one_of(tr, places);
                    message!("why-wrong-place-quest", at = at, places = places)
                } else {
                    message!(
                        "why-wrong-place",
                        card = card_name,
                        side = names::side(tr, needs),
                        border = names::border(tr, needs),
                        at = at,
                    )
                }
            }
            Unmet::PileEmpty { virtue } => message!(
                "why-pile-empty",
                card = card_name,
                at = at,
                virtue = names::virtue(tr, virtue),
            ),
            Unmet::NoTaskOnDisplay => message!("why-no-task-on-display", at = at),
            Unmet::NoBook => message!("why-no-book", at = at),
            Unmet::NoTaskInHand => message!("why-no-task-in-hand", at = at),
            Unmet::NotAtTaskLocation { places, .. } => message!(
                "why-not-at-task-location",
                at = at,
                places = names::at_one_of(tr, places),
            ),
            Unmet::VirtueMissing {
                task,
                virtue,
                value,
                best,
            } => {
                let message = message!("why-virtue-missing", at = at);
                self.virtue_missing(message, task, virtue, value, best)
            }
            Unmet::NotAtCamelotForTournament { .. } => message!("why-not-at-camelot", at = at),
            Unmet::NothingOffered { single } => match (ahead, single) {
                (true, false) => message!("why-nothing-to-offer", at = at),
                (true, true) => message!("why-nothing-to-offer-single", at = at),
                (false, false) => message!("why-nothing-offered", at = at),
                (false, true) => message!("why-nothing-offered-single", at = at),
            },
            Unmet::GivenUp => message!("why-given-up", card = card_name, at = at),
            Unmet::PossibleEarlier { step } => {
                message!(
                    "why-possible-earlier",
                    card = card_name,
                    at = at,
                    step = step
                )
            }
        }
    }

    fn waste(&self, subject: &Subject, waste: Waste) -> Message<'static> {
        let tr = self.tr;
        let at = names::location_at(tr, subject.at);
        match waste {
            Waste::Overpaid { task, paid, enough } => message!(
                "waste-overpaid",
                task = names::task_quoted(tr, task),
                at = at,
                paid = names::virtue_cards(tr, paid.minus(enough)),
                enough = names::virtue_cards(tr, enough.minus(paid)),
            ),
            Waste::BookNeeded { book, task } => message!(
                "waste-book-needed",
                at = at,
                book = names::virtue_card(tr, VirtueCard::new(Virtue::Book, book)),
                task = names::task_quoted(tr, task),
            ),
            Waste::IdleRide { to } => message!(
                "waste-idle-ride",
                card = subject
                    .card
                    .map(|card| names::action_card(tr, card))
                    .unwrap_or_default(),
                to = names::location_to(tr, to),
            ),
        }
    }

    /// What is short even in the turn that comes closest, with the distance to the right place.
    fn short(&self, seat: Seat, card: ActionCard, unmet: Unmet, distance: Option<u8>) -> String {
        let message = match unmet {
            Unmet::WrongPlace { .. }
            | Unmet::NotAtTaskLocation { .. }
            | Unmet::NotAtCamelotForTournament { .. } => {
                message!(
                    "help-nothing-place",
                    distance = distance.unwrap_or_default()
                )
            }
            Unmet::PileEmpty { virtue } => {
                message!("help-nothing-pile", virtue = names::virtue(self.tr, virtue))
            }
            Unmet::NoTaskOnDisplay => message!("help-nothing-display"),
            Unmet::NoBook => message!("help-nothing-book"),
            Unmet::NoTaskInHand => message!("help-nothing-task"),
            Unmet::VirtueMissing {
                task,
                virtue,
                value,
                best,
            } => {
                let message = message!("help-nothing-virtue");
                self.virtue_missing(message, task, virtue, value, best)
            }
            Unmet::NothingOffered { single: false } => message!("help-nothing-offer"),
            Unmet::NothingOffered { single: true } => message!("help-nothing-offer-single"),
            Unmet::GivenUp | Unmet::PossibleEarlier { .. } => {
                return self.reason(seat, card, unmet);
            }
        };
        self.say_of(seat, message)
    }
}

/// What to tell of a shortage: of several tasks only the one that lacks the fewest cards.
fn decisive(unmet: &[Unmet]) -> Vec<Unmet> {
    let task_of = |unmet: &Unmet| -> Option<TaskId> {
        if let Unmet::VirtueMissing { task, .. } = *unmet {
            Some(task)
        } else {
            None
        }
    };
    let lacks = |task: &TaskId| {
        let of_task = unmet.iter().filter(|it| task_of(it) == Some(*task));
        of_task.count()
    };
    let nearest = unmet.iter().filter_map(task_of).min_by_key(lacks);
    let told = |it: &&Unmet| task_of(it).is_none() || task_of(it) == nearest;
    unmet.iter().filter(told).copied().collect()
}
