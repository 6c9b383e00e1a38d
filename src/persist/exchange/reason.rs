//! Why an action is refused, as JSON: `{"reason":"too_far","distance":4,"reach":2}`.

use serde_json::{Value, json};

use crate::rules::kings_errand::Refusal;

/// A reason with its name and its facts.
#[must_use]
pub fn reason_value(refusal: &Refusal) -> Value {
    let reason = refusal.kind();
    match refusal {
        Refusal::CannotBeCarriedOut(unmet) => json!({"reason": reason, "unmet": unmet}),
        Refusal::TooFar { distance, reach } => {
            json!({"reason": reason, "distance": distance, "reach": reach})
        }
        Refusal::TaskElsewhere { location } => json!({"reason": reason, "location": location}),
        Refusal::BadChance(fault) => json!({"reason": "bad_chance", "fault": fault}),
        Refusal::GameOver
        | Refusal::WrongPhase
        | Refusal::NotYourTurn
        | Refusal::NotYourCard
        | Refusal::NotInSupply
        | Refusal::SecondTournament
        | Refusal::ValueNotInPile
        | Refusal::TaskNotOnDisplay
        | Refusal::ZeroMove
        | Refusal::TaskNotInHand
        | Refusal::WrongPayment
        | Refusal::CardNotInHand
        | Refusal::OfferNotAllowed
        | Refusal::NoSuchThing => json!({"reason": reason}),
    }
}
