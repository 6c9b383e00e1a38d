//! Why a card expires: a full sentence, and two short forms.

use super::{Narrator, names};
use crate::i18n::Message;
use crate::message;
use crate::rules::Seat;
use crate::rules::kings_errand::{
    ActionCard, Location, LocationSet, Side, TaskId, Unmet, Virtue, VirtueCard,
};

impl Narrator<'_> {
    /// Why `card` of `seat` expires or cannot be carried out, in one or two full sentences. The
    /// first one names the cause.
    #[must_use]
    pub fn reason(&self, seat: Seat, card: ActionCard, unmet: Unmet) -> String {
        self.tr.format(
            self.reason_message(card, unmet)
                .with("who", self.who(seat))
                .with("name", self.name(seat)),
        )
    }

    /// All reasons in words, the one that decides first. Where they are hidden from the viewer, the
    /// one sentence says so.
    #[must_use]
    pub fn reasons(&self, seat: Seat, card: ActionCard, unmet: &[Unmet]) -> Vec<String> {
        if unmet.is_empty() {
            return vec![self.tr.format(message!(
                "reason-hidden",
                who = self.who(seat),
                name = self.name(seat),
            ))];
        }
        unmet
            .iter()
            .map(|&unmet| self.reason(seat, card, unmet))
            .collect()
    }

    /// The reason in two to four words, such as "Wrong place", for seals and labels.
    #[must_use]
    pub fn reason_short(&self, unmet: Unmet) -> String {
        // Short forms do not depend on the card.
        let message = self.reason_message(ActionCard::Quest, unmet);
        self.tr.format_attribute(message, "short")
    }

    /// The same within a sentence: "wrong place".
    pub(super) fn reason_within(&self, unmet: Unmet) -> String {
        let message = self.reason_message(ActionCard::Quest, unmet);
        self.tr.format_attribute(message, "within")
    }

    /// The message about `unmet`, but for the two variables that say whose card it is.
    fn reason_message(&self, card: ActionCard, unmet: Unmet) -> Message<'static> {
        let tr = self.tr;
        match unmet {
            Unmet::WrongPlace { at, needs, places } => self.wrong_place(card, at, needs, places),
            Unmet::PileEmpty { virtue } => {
                message!("reason-pile-empty", virtue = names::virtue(tr, virtue))
            }
            Unmet::NoTaskOnDisplay => message!("reason-no-task-on-display"),
            Unmet::NoBook => message!("reason-no-book"),
            Unmet::NoTaskInHand => message!("reason-no-task-in-hand"),
            Unmet::NotAtTaskLocation { at, places } => message!(
                "reason-not-at-task-location",
                at = names::location_at(tr, at),
                places = names::at_one_of(tr, places),
            ),
            Unmet::VirtueMissing {
                task,
                virtue,
                value,
                best,
            } => self.virtue_missing(message!("reason-virtue-missing"), task, virtue, value, best),
            Unmet::NotAtCamelotForTournament { at } => message!(
                "reason-not-at-camelot-for-tournament",
                at = names::location_at(tr, at),
            ),
            Unmet::NothingOffered { single: false } => message!("reason-nothing-offered"),
            Unmet::NothingOffered { single: true } => message!("reason-nothing-offered-single"),
            Unmet::GivenUp => message!("reason-given-up"),
            Unmet::PossibleEarlier { step } => message!("reason-possible-earlier", step = step),
        }
    }

    /// `message` with what is said of a requirement that cannot be paid.
    pub(super) fn virtue_missing(
        &self,
        message: Message<'static>,
        task: TaskId,
        virtue: Virtue,
        value: u8,
        best: Option<u8>,
    ) -> Message<'static> {
        let tr = self.tr;
        let have = match best {
            None => "none",
            Some(best) if best < value => "lower",
            // The best card is spent on another requirement.
            Some(_) => "used",
        };
        let best = VirtueCard::new(virtue, best.unwrap_or_default());
        let card = VirtueCard::new(virtue, value);
        message
            .with("task", names::task_quoted(tr, task))
            .with("card", names::virtue_card(tr, card))
            .with("have", have)
            .with("nothing", names::no_card(tr, virtue))
            .with("best", names::virtue_card(tr, best))
    }

    fn wrong_place(
        &self,
        card: ActionCard,
        at: Location,
        needs: Side,
        places: LocationSet,
    ) -> Message<'static> {
        let tr = self.tr;
        let at = names::location_at(tr, at);
        if card == ActionCard::Quest && !is_whole(needs, places) {
            let places = names::at_one_of(tr, places);
            message!("reason-wrong-place-quest", at = at, places = places)
        } else {
            message!(
                "reason-wrong-place",
                kind = names::action_key(card),
                at = at
            )
        }
    }
}

/// Whether `places` are all that the border of a card allows.
pub(super) fn is_whole(needs: Side, places: LocationSet) -> bool {
    Location::ALL
        .into_iter()
        .all(|place| needs.allows(place) == places.contains(place))
}
