//! Wrong answers: what somebody may believe who has not learnt the rule yet.

use super::answer::{Answer, Bar, Ending, Price, Whither, Witness};
use super::judge::{Ruling, Table};
use super::question::{Aftermath, Ask, Kind};
use super::shuffle;
use crate::bot::Generator;
use crate::rules::kings_errand::{ActionCard, Edition, Location, Phase, Reason, Rule};

/// How many wrong answers there are at most.
const MOST_WRONG: usize = 3;

/// About the order of a turn.
const ORDER: [Answer; 4] = [
    Answer::CarriedOut,
    Answer::ExpiresTooLate,
    Answer::ExpiresAnyway,
    Answer::ExpiresOutOfOrder,
];

/// About a card that could be carried out and is not.
const LEFT_UNDONE: [Answer; 4] = [
    Answer::MustCarryOut,
    Answer::Kept,
    Answer::CarriedOut,
    Answer::Expires(Reason::GivenUp),
];

/// Whether a card that could be carried out may be let go.
const LEAVE: [Answer; 3] = [
    Answer::Allowed,
    Answer::AllowedOnce,
    Answer::Barred(Bar::MustCarryOut),
];

/// What that costs.
const PRICES: [Answer; 4] = [
    Answer::Costs(Price::Nothing),
    Answer::Costs(Price::Shield),
    Answer::Costs(Price::Turn),
    Answer::Costs(Price::Card),
];

/// Where the card goes.
const WAYS_OUT: [Answer; 4] = [
    Answer::Goes(Whither::Supply),
    Answer::Goes(Whither::Box),
    Answer::Goes(Whither::Kept),
    Answer::Goes(Whither::Reserved),
];

/// About a ride.
const RIDE: [Answer; 4] = [
    Answer::CarriedOut,
    Answer::TooFar,
    Answer::Expires(Reason::WrongPlace),
    Answer::ZeroMove,
];

/// About who takes part in a tournament.
const JOUST: [Answer; 4] = [
    Answer::TakesPart,
    Answer::Expires(Reason::NotAtCamelotForTournament),
    Answer::JoustsAtOnce,
    Answer::Kept,
];

/// About what a tournament brings.
const OFFERS: [Answer; 3] = [Answer::Gains(0), Answer::Gains(1), Answer::Gains(2)];

/// About what may be offered.
const OFFERED: [Answer; 3] = [
    Answer::Allowed,
    Answer::Barred(Bar::OnlySwordsAndLances),
    Answer::Barred(Bar::OneIsTooFew),
];

/// About the place where a card is chosen.
const TAKEN_ANYWHERE: [Answer; 4] = [
    Answer::Allowed,
    Answer::Barred(Bar::Place),
    Answer::Barred(Bar::HorseFirst),
    Answer::Barred(Bar::NoneLeft),
];

/// About a second card of a kind.
const TAKEN_AGAIN: [Answer; 3] = [
    Answer::Allowed,
    Answer::Barred(Bar::SameKind),
    Answer::Barred(Bar::NoneLeft),
];

/// About a second Tournament.
const TOURNAMENT_TAKEN: [Answer; 3] = [
    Answer::Allowed,
    Answer::Barred(Bar::SecondTournament),
    Answer::Barred(Bar::OthersTournament),
];

/// About taking no card.
const PASSED: [Answer; 3] = [Answer::MustTake, Answer::MayPass, Answer::MayPassLast];

/// About who sees a choice.
const SEEN: [Answer; 3] = [
    Answer::Seen(Witness::Everybody),
    Answer::Seen(Witness::OnlyYou),
    Answer::Seen(Witness::Later),
];

/// About what comes next.
const PHASES: [Answer; 4] = [
    Answer::Phase(Phase::Choose),
    Answer::Phase(Phase::CarryOut),
    Answer::Phase(Phase::Tournament),
    Answer::Phase(Phase::Over),
];

/// About the end of the game.
const ENDINGS: [Answer; 4] = [
    Answer::Ends(Ending::AtOnce),
    Answer::Ends(Ending::AfterTurn),
    Answer::Ends(Ending::AfterRound),
    Answer::Ends(Ending::AfterNextRound),
];

/// Up to three wrong answers, no two alike; none of them holds.
pub(super) fn answers(
    rule: Rule,
    table: &Table<'_>,
    ask: &Ask,
    ruling: &Ruling,
    rng: &mut Generator,
) -> Vec<Answer> {
    let (mut near, mut far) = believed(rule, table, ask, ruling);
    shuffle(&mut near, rng);
    // That all may go well is always among the answers.
    near.sort_by_key(|answer| *answer != Answer::CarriedOut);
    shuffle(&mut far, rng);
    near.extend(far);
    let mut wrong: Vec<Answer> = Vec::new();
    for answer in near {
        if answer != ruling.answer && !holds_too(answer, ruling) && !wrong.contains(&answer) {
            wrong.push(answer);
        }
    }
    wrong.truncate(MOST_WRONG);
    wrong
}

/// Whether the answer is true as well, though another reason decides.
fn holds_too(answer: Answer, ruling: &Ruling) -> bool {
    let Answer::Expires(reason) = answer else {
        // Who may not offer something gains nothing by it.
        return answer == Answer::Gains(0) && ruling.answer == Answer::OfferRefused;
    };
    let applies = |reason: Reason| ruling.unmet.iter().any(|unmet| unmet.kind() == reason);
    let no_task = applies(Reason::NoTaskInHand);
    // Without a task there is none for this place either, and none can be paid for.
    let no_task_here = reason == Reason::NotAtTaskLocation;
    let no_payment = reason == Reason::VirtueMissing;
    applies(reason)
        || (no_task && (no_task_here || no_payment))
        || (no_task_here && applies(Reason::WrongPlace))
}

/// What may be believed: the answers to use first, and those that fill up.
fn believed(
    rule: Rule,
    table: &Table<'_>,
    ask: &Ask,
    ruling: &Ruling,
) -> (Vec<Answer>, Vec<Answer>) {
    let position = table.node.position();
    let seats = || position.seats().map(Answer::Seat).collect::<Vec<_>>();
    let right = if let Answer::Number(number) = ruling.answer {
        number
    } else {
        0
    };
    let numbers = |list: &[u8]| list.iter().copied().map(Answer::Number).collect::<Vec<_>>();
    let around = [1, 2, 3]
        .into_iter()
        .flat_map(|step| [right.saturating_sub(step), right.saturating_add(step)])
        .map(Answer::Number)
        .collect::<Vec<_>>();
    let near = match *ask {
        Ask::Card { .. } if rule == Rule::D1 => ORDER.to_vec(),
        Ask::Card { card, .. } => return (card_answers(card), vec![Answer::ExpiresOutOfOrder]),
        Ask::LetGo { .. } | Ask::EndTurn { .. } => LEFT_UNDONE.to_vec(),
        Ask::Ride { .. } => RIDE.to_vec(),
        Ask::Joust { .. } => JOUST.to_vec(),
        Ask::Expiry { about, .. } => match about {
            Aftermath::Allowed => LEAVE.to_vec(),
            Aftermath::Price => PRICES.to_vec(),
            Aftermath::Whither => WAYS_OUT.to_vec(),
        },
        Ask::Offers { other: None, .. } if table.game.edition() == Edition::En => {
            return (OFFERS.to_vec(), vec![Answer::OfferRefused]);
        }
        Ask::Offers { .. } => OFFERS.to_vec(),
        Ask::Distance { .. } => {
            let positive = |answer: &Answer| *answer != Answer::Number(0);
            let around = around.iter().copied().filter(positive).collect();
            return (numbers(&[8 - right.min(8)]), around);
        }
        Ask::StartPlace { .. } => Location::ALL.map(Answer::Place).to_vec(),
        Ask::Taker { .. } | Ask::Winner => seats(),
        Ask::TieWinner { .. } => return (vec![Answer::Shared], seats()),
        Ask::Supply { kind } => {
            let all: u8 = match kind {
                Kind::Exercise | Kind::Horse => 4,
                Kind::RoundTable | Kind::Tournament | Kind::Court | Kind::Quest => 2,
            };
            numbers(&[all, all - 1, all + 1, 2 * all])
        }
        Ask::Boxed => numbers(&[0, 1, 4, 8]),
        Ask::Opening { .. } => numbers(&[0, 1, 2, 3]),
        Ask::FaceDown => numbers(&[14, 10, 9, 12]),
        Ask::Picks => numbers(&[2, 3, 4, 5]),
        Ask::MayTake { .. } if rule == Rule::C2 => TAKEN_ANYWHERE.to_vec(),
        Ask::MayTake { .. } if rule == Rule::C3 => TAKEN_AGAIN.to_vec(),
        Ask::MayTake { .. } => TOURNAMENT_TAKEN.to_vec(),
        Ask::MayPass => PASSED.to_vec(),
        Ask::WhoSees { .. } => SEEN.to_vec(),
        Ask::SupplyAfter { now, .. } => return (numbers(&[now, now + 2, 0]), around),
        Ask::HandAfter { now, .. } => return (numbers(&[now, now - 1]), around),
        Ask::OfferTotal { own } => return (numbers(&[own.total(), own.len()]), around),
        Ask::MayOffer { .. } => OFFERED.to_vec(),
        Ask::HandAfterOffers { other, now, .. } => {
            return (numbers(&[now, now + other.1.len(), now - 1]), around);
        }
        Ask::FaceUp { now, face_down } => {
            return (numbers(&[now, now + face_down.min(1), 3]), around);
        }
        Ask::Tent { .. } => return (vec![Answer::Lot], seats()),
        Ask::AfterTents => PHASES.to_vec(),
        Ask::Goal => numbers(&[15, 20, 25, 30]),
        Ask::End { .. } => ENDINGS.to_vec(),
    };
    (near, Vec::new())
}

/// What may become of a card of a turn.
fn card_answers(card: ActionCard) -> Vec<Answer> {
    let reasons: &[Reason] = match card {
        ActionCard::Exercise(_) => &[Reason::WrongPlace, Reason::PileEmpty],
        ActionCard::RoundTable => &[Reason::WrongPlace, Reason::NoTaskOnDisplay],
        ActionCard::Court => &[Reason::WrongPlace, Reason::NoBook, Reason::NoTaskInHand],
        ActionCard::Quest => &[
            Reason::WrongPlace,
            Reason::NoTaskInHand,
            Reason::NotAtTaskLocation,
            Reason::VirtueMissing,
        ],
        ActionCard::Horse(_) => &[Reason::WrongPlace],
        ActionCard::Tournament => &[],
    };
    let reasons = reasons.iter().copied().map(Answer::Expires);
    reasons.chain([Answer::CarriedOut]).collect()
}
