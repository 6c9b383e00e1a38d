//! Why an action is refused, as JSON: `{"reason":"too_far","distance":4,"reach":2}`.

use serde_json::{Value, json};

use crate::rules::kings_errand::{ChanceFault, Refusal};

/// A reason with its name and its facts.
#[must_use]
pub fn reason_value(refusal: &Refusal) -> Value {
    let name = match refusal {
        Refusal::GameOver => "game_over",
        Refusal::WrongPhase => "wrong_phase",
        Refusal::NotYourTurn => "not_your_turn",
        Refusal::NotYourCard => "not_your_card",
        Refusal::NotInSupply => "not_in_supply",
        Refusal::SecondTournament => "second_tournament",
        Refusal::CannotBeCarriedOut(unmet) => {
            return json!({"reason": "cannot_be_carried_out", "unmet": unmet});
        }
        Refusal::ValueNotInPile => "value_not_in_pile",
        Refusal::TaskNotOnDisplay => "task_not_on_display",
        Refusal::TooFar { distance, reach } => {
            return json!({"reason": "too_far", "distance": distance, "reach": reach});
        }
        Refusal::ZeroMove => "zero_move",
        Refusal::TaskNotInHand => "task_not_in_hand",
        Refusal::TaskElsewhere { location } => {
            return json!({"reason": "task_elsewhere", "location": location});
        }
        Refusal::WrongPayment => "wrong_payment",
        Refusal::CardNotInHand => "card_not_in_hand",
        Refusal::OfferNotAllowed => "offer_not_allowed",
        Refusal::NoSuchThing => "no_such_thing",
        Refusal::BadChance(fault) => {
            return json!({"reason": "bad_chance", "fault": chance_fault(*fault)});
        }
    };
    json!({"reason": name})
}

const fn chance_fault(fault: ChanceFault) -> &'static str {
    match fault {
        ChanceFault::Ring => "ring",
        ChanceFault::HandSeat => "hand_seat",
        ChanceFault::HandCards => "hand_cards",
        ChanceFault::TaskSeen => "task_seen",
        ChanceFault::TentSeats => "tent_seats",
        ChanceFault::TentOrder => "tent_order",
    }
}
