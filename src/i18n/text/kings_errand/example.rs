//! What an example shows and what comes of it.

use super::names;
use crate::i18n::{Message, Translator};
use crate::lesson::kings_errand::Topic;
use crate::message;
use crate::rules::kings_errand::{
    ActionCard, ChanceFault, Location, Reason, RefusalKind, Rule, TaskId, Virtue,
};

/// The caption of the example for `topic`, in one to three short sentences. "You" is the seat that
/// looks.
#[must_use]
pub fn example(tr: &Translator, topic: Topic) -> String {
    tr.format(match topic {
        Topic::Rule(rule) => rule_message(tr, rule),
        Topic::Reason(reason) => reason_message(tr, reason),
        Topic::Refusal(refusal) => refusal_message(tr, refusal),
    })
}

fn task(tr: &Translator, number: u8) -> String {
    TaskId::new(number).map_or_else(String::new, |id| names::task_quoted(tr, id))
}

fn rule_message(tr: &Translator, rule: Rule) -> Message<'static> {
    match rule {
        Rule::S1 => message!(
            "example-rule-s1",
            near = names::location_to(tr, Location::HiddenValley),
            far = names::location_to(tr, Location::DragonRock),
        ),
        Rule::S2 => message!("example-rule-s2"),
        Rule::S3 => message!("example-rule-s3"),
        Rule::S4 => message!("example-rule-s4"),
        Rule::S5 => message!("example-rule-s5"),
        Rule::S6 => message!("example-rule-s6"),
        Rule::S7 => message!(
            "example-rule-s7",
            at = names::location_at(tr, Location::HiddenValley),
        ),
        Rule::C1 => message!("example-rule-c1"),
        Rule::C2 => message!("example-rule-c2"),
        Rule::C3 => message!("example-rule-c3"),
        Rule::C4 => message!("example-rule-c4"),
        Rule::C5 => message!(
            "example-rule-c5",
            card = names::action_card(tr, ActionCard::Exercise(Virtue::Sword)),
        ),
        Rule::D1 => message!("example-rule-d1"),
        Rule::D2 => message!(
            "example-rule-d2",
            to = names::location_to(tr, Location::MistyFen),
        ),
        Rule::D3 => message!("example-rule-d3"),
        Rule::D4 => message!("example-rule-d4"),
        Rule::D5 => message!("example-rule-d5"),
        Rule::D6 => message!("example-rule-d6", task = task(tr, 1)),
        Rule::D7 => message!(
            "example-rule-d7",
            to = names::location_to(tr, Location::HiddenValley),
        ),
        Rule::D8 => message!("example-rule-d8"),
        Rule::D9 => message!("example-rule-d9", task = task(tr, 11)),
        Rule::D10 => message!("example-rule-d10"),
        Rule::T1 => message!("example-rule-t1"),
        Rule::T2 => message!("example-rule-t2"),
        Rule::T3 => message!("example-rule-t3"),
        Rule::T4 => message!("example-rule-t4"),
        Rule::T5 => message!("example-rule-t5"),
        Rule::N1 => message!("example-rule-n1"),
        Rule::N2 => message!("example-rule-n2"),
        Rule::N3 => message!("example-rule-n3"),
        Rule::G1 => message!("example-rule-g1", task = task(tr, 8)),
        Rule::G2 => message!("example-rule-g2"),
    }
}

fn reason_message(tr: &Translator, reason: Reason) -> Message<'static> {
    match reason {
        Reason::WrongPlace => message!("example-reason-wrong-place"),
        Reason::PileEmpty => message!("example-reason-pile-empty"),
        Reason::NoTaskOnDisplay => message!("example-reason-no-task-on-display"),
        Reason::NoBook => message!("example-reason-no-book"),
        Reason::NoTaskInHand => message!("example-reason-no-task-in-hand"),
        Reason::NotAtTaskLocation => message!(
            "example-reason-not-at-task-location",
            place = names::location_at(tr, Location::HiddenValley),
            at = names::location_at(tr, Location::MistyFen),
        ),
        Reason::VirtueMissing => {
            message!("example-reason-virtue-missing", task = task(tr, 11))
        }
        Reason::NotAtCamelotForTournament => message!(
            "example-reason-not-at-camelot-for-tournament",
            at = names::location_at(tr, Location::MistyFen),
        ),
        Reason::NothingOffered => message!("example-reason-nothing-offered"),
        Reason::NothingOfferedSingle => message!("example-reason-nothing-offered-single"),
        Reason::GivenUp => message!("example-reason-given-up"),
        Reason::PossibleEarlier => message!(
            "example-reason-possible-earlier",
            at = names::location_at(tr, Location::HiddenValley),
        ),
    }
}

fn refusal_message(tr: &Translator, refusal: RefusalKind) -> Message<'static> {
    match refusal {
        RefusalKind::GameOver => message!("example-refusal-game-over"),
        RefusalKind::WrongPhase => message!("example-refusal-wrong-phase"),
        RefusalKind::NotYourTurn => message!("example-refusal-not-your-turn"),
        RefusalKind::NotYourCard => message!("example-refusal-not-your-card"),
        RefusalKind::NotInSupply => message!("example-refusal-not-in-supply"),
        RefusalKind::SecondTournament => message!("example-refusal-second-tournament"),
        RefusalKind::CannotBeCarriedOut => message!("example-refusal-cannot-be-carried-out"),
        RefusalKind::ValueNotInPile => message!("example-refusal-value-not-in-pile"),
        RefusalKind::TaskNotOnDisplay => {
            message!("example-refusal-task-not-on-display", task = task(tr, 8))
        }
        RefusalKind::TooFar => message!(
            "example-refusal-too-far",
            to = names::location_to(tr, Location::DwarfMines),
        ),
        RefusalKind::ZeroMove => message!("example-refusal-zero-move"),
        RefusalKind::TaskNotInHand => {
            message!("example-refusal-task-not-in-hand", task = task(tr, 10))
        }
        RefusalKind::TaskElsewhere => message!(
            "example-refusal-task-elsewhere",
            task = task(tr, 3),
            place = names::location_at(tr, Location::MoonLake),
            at = names::location_at(tr, Location::HiddenValley),
        ),
        RefusalKind::WrongPayment => {
            message!("example-refusal-wrong-payment", task = task(tr, 11))
        }
        RefusalKind::CardNotInHand => message!("example-refusal-card-not-in-hand"),
        RefusalKind::OfferNotAllowed => message!("example-refusal-offer-not-allowed"),
        RefusalKind::NoSuchThing => message!("example-refusal-no-such-thing"),
        RefusalKind::BadChance(fault) => match fault {
            ChanceFault::Ring => message!("example-chance-ring"),
            ChanceFault::HandSeat => message!("example-chance-hand-seat"),
            ChanceFault::HandCards => message!("example-chance-hand-cards"),
            ChanceFault::TaskSeen => message!("example-chance-task-seen", task = task(tr, 11)),
            ChanceFault::TentSeats => message!("example-chance-tent-seats"),
            ChanceFault::TentOrder => message!("example-chance-tent-order"),
        },
    }
}
