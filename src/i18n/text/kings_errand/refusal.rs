//! Why an action is refused.

use super::{Narrator, names};
use crate::message;
use crate::rules::kings_errand::{Action, ChanceFault, Refusal};
use crate::rules::{Actor, Seat};

impl Narrator<'_> {
    /// One reason why `action` of `actor` is refused, in full sentences.
    #[must_use]
    pub fn refusal(&self, actor: Actor, action: Action, refusal: &Refusal) -> String {
        self.tr.format(match refusal {
            Refusal::GameOver => message!("refusal-game-over"),
            Refusal::WrongPhase => message!("refusal-wrong-phase"),
            Refusal::NotYourTurn => message!("refusal-not-your-turn"),
            Refusal::NotYourCard => message!("refusal-not-your-card"),
            Refusal::NotInSupply => message!("refusal-not-in-supply"),
            Refusal::SecondTournament => message!("refusal-second-tournament"),
            Refusal::CannotBeCarriedOut(unmet) => match (actor, action.carries_out()) {
                (Actor::Seat(seat), Some(card)) if !unmet.is_empty() => {
                    return self.reasons(seat, card, unmet).join(" ");
                }
                _ => message!("refusal-cannot-be-carried-out"),
            },
            Refusal::ValueNotInPile => message!("refusal-value-not-in-pile"),
            Refusal::TaskNotOnDisplay => message!("refusal-task-not-on-display"),
            Refusal::TooFar { distance, reach } => {
                message!("refusal-too-far", distance = *distance, reach = *reach)
            }
            Refusal::ZeroMove => message!("refusal-zero-move"),
            Refusal::TaskNotInHand => message!("refusal-task-not-in-hand"),
            Refusal::TaskElsewhere { location } => message!(
                "refusal-task-elsewhere",
                at = names::location_at(self.tr, *location),
            ),
            Refusal::WrongPayment => message!("refusal-wrong-payment"),
            Refusal::CardNotInHand => message!("refusal-card-not-in-hand"),
            Refusal::OfferNotAllowed => message!("refusal-offer-not-allowed"),
            Refusal::NoSuchThing => message!("refusal-no-such-thing"),
            Refusal::BadChance(fault) => match fault {
                ChanceFault::Ring => message!("chance-ring"),
                ChanceFault::HandSeat => message!("chance-hand-seat"),
                ChanceFault::HandCards => message!("chance-hand-cards"),
                ChanceFault::TaskSeen => message!("chance-task-seen"),
                ChanceFault::TentSeats => message!("chance-tent-seats"),
                ChanceFault::TentOrder => message!("chance-tent-order"),
            },
        })
    }

    /// All reasons why `action` of `seat` is refused, one after the other.
    #[must_use]
    pub fn refusals(&self, seat: Seat, action: Action, refusals: &[Refusal]) -> String {
        let reasons: Vec<_> = refusals
            .iter()
            .map(|refusal| self.refusal(Actor::Seat(seat), action, refusal))
            .collect();
        reasons.join(" ")
    }
}
