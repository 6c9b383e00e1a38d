//! What is said about a round.

use super::Scene;
use crate::i18n::text::kings_errand::names;
use crate::rules::Seat;
use crate::rules::kings_errand::{Verdict, Waste};
use crate::session::kings_errand::{Cost, Mishap, RoundReview, SeatReview};
use crate::{id, message};

/// "Round 3".
pub(super) fn round_title(scene: &Scene<'_>, round: &RoundReview) -> String {
    let tr = scene.stage.translator;
    tr.format(message!("review-round", round = round.round))
}

/// How many cards expired, in a few words.
pub(super) fn expired_short(scene: &Scene<'_>, round: &RoundReview) -> String {
    let tr = scene.stage.translator;
    let cards = round.expired();
    if cards == 0 && !round.over {
        return tr.text(id!("review-under-way"));
    }
    tr.format(message!("review-expired-short", cards = cards))
}

/// How the round went, in a sentence or two.
pub(super) fn summary(scene: &Scene<'_>, round: &RoundReview) -> String {
    let tr = scene.stage.translator;
    let cards = round.expired();
    let mut words = match (round.over, cards) {
        (true, 0) => tr.text(id!("review-summary-fine")),
        (true, _) => tr.format(message!("review-summary", cards = cards)),
        (false, _) => tr.format(message!("review-summary-so-far", cards = cards)),
    };
    if scene.game.is_over() {
        words = [words, tr.text(id!("review-open-hands"))].join(" ");
    }
    words
}

/// Shields of a seat in the round.
pub(super) fn gained(scene: &Scene<'_>, own: &SeatReview) -> String {
    let tr = scene.stage.translator;
    tr.format(message!("review-gained", shields = own.gained))
}

/// That nothing went wrong for a seat.
pub(super) fn fine(scene: &Scene<'_>, own: &SeatReview) -> String {
    let ended = own.story.as_ref().is_some_and(|story| story.ended);
    let tr = scene.stage.translator;
    tr.text(if ended {
        id!("review-fine")
    } else {
        id!("review-fine-so-far")
    })
}

/// Which card, and why in a few words.
pub(super) fn mishap(scene: &Scene<'_>, mishap: &Mishap) -> String {
    let tr = scene.stage.translator;
    let explanation = &mishap.explanation;
    let card = explanation.subject.card;
    let card = card.map_or_else(String::new, |card| names::action_card(tr, card));
    let reason = match &explanation.verdict {
        Verdict::Expired(unmet) | Verdict::WouldExpire(unmet) => match unmet.first() {
            Some(&unmet) => scene.narrator.reason_short(unmet),
            None => tr.text(id!("review-reason-hidden")),
        },
        Verdict::Wasted(Waste::Overpaid { .. }) => tr.text(id!("review-overpaid")),
        Verdict::Wasted(Waste::BookNeeded { .. }) => tr.text(id!("review-book-needed")),
        Verdict::Wasted(Waste::IdleRide { .. }) => tr.text(id!("review-idle-ride")),
        Verdict::Refused(_) => String::new(),
    };
    tr.format(message!("review-mishap", card = card, reason = reason))
}

/// What it has cost.
pub(super) fn cost(scene: &Scene<'_>, seat: Seat, mishap: &Mishap) -> String {
    let tr = scene.stage.translator;
    let message = match (&mishap.explanation.verdict, mishap.cost) {
        (Verdict::Wasted(_), _) => message!("review-cost-waste"),
        (_, Cost::Shields(shields)) => message!("review-cost-shields", shields = shields),
        (_, Cost::Tournament) => message!("review-cost-tournament"),
        (_, Cost::OtherExpires) => message!("review-cost-other-expires"),
        (_, Cost::OtherCard(shields)) => message!("review-cost-other-card", shields = shields),
        (_, Cost::Nothing) => message!("review-cost-nothing"),
        (_, Cost::Hidden) => message!(
            "review-cost-hidden",
            who = scene.narrator.who(seat),
            name = scene.narrator.name(seat),
        ),
    };
    tr.format(message)
}
