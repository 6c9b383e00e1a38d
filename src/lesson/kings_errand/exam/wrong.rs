//! Wrong answers: what somebody may believe who has not learnt the rule yet.

use super::answer::{Answer, Bar, Ending, Witness};
use super::judge::{Ruling, Table};
use super::question::{Ask, Kind};
use super::shuffle;
use crate::bot::Generator;
use crate::rules::kings_errand::{ActionCard, Location, Phase, Reason, Rule};

/// How many wrong answers there are at most.
const MOST_WRONG: usize = 3;

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
        return false;
    };
    let applies = |reason: Reason| ruling.unmet.iter().any(|unmet| unmet.kind() == reason);
    let no_task = applies(Reason::NoTaskInHand);
    applies(reason)
        || match reason {
            // Without a task there is none for this place either, and none can be paid for.
            Reason::NotAtTaskLocation => no_task || applies(Reason::WrongPlace),
            Reason::VirtueMissing => no_task,
            _ => false,
        }
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
    let right = match ruling.answer {
        Answer::Number(number) => number,
        _ => 0,
    };
    let numbers = |list: &[u8]| list.iter().copied().map(Answer::Number).collect::<Vec<_>>();
    let around = [1, 2, 3]
        .into_iter()
        .flat_map(|step| [right.saturating_sub(step), right.saturating_add(step)])
        .map(Answer::Number)
        .collect::<Vec<_>>();
    let near = match *ask {
        Ask::Card { .. } if rule == Rule::D1 => vec![
            Answer::CarriedOut,
            Answer::ExpiresTooLate,
            Answer::ExpiresAnyway,
            Answer::ExpiresOutOfOrder,
        ],
        Ask::Card { card, .. } => return (card_answers(card), vec![Answer::ExpiresOutOfOrder]),
        Ask::LetGo { .. } | Ask::EndTurn { .. } => vec![
            Answer::MustCarryOut,
            Answer::Kept,
            Answer::CarriedOut,
            Answer::Expires(Reason::GivenUp),
        ],
        Ask::Ride { .. } => vec![
            Answer::CarriedOut,
            Answer::TooFar,
            Answer::Expires(Reason::WrongPlace),
            Answer::ZeroMove,
        ],
        Ask::Joust { .. } => vec![
            Answer::TakesPart,
            Answer::Expires(Reason::NotAtCamelotForTournament),
            Answer::JoustsAtOnce,
            Answer::Kept,
        ],
        Ask::Offers { other: None, .. } => vec![
            Answer::Gains(2),
            Answer::Gains(1),
            Answer::Expires(Reason::NothingOfferedSingle),
            Answer::OfferRefused,
        ],
        Ask::Offers { .. } => vec![
            Answer::Gains(0),
            Answer::Gains(1),
            Answer::Gains(2),
            Answer::Expires(Reason::NothingOffered),
        ],
        Ask::Distance { .. } => {
            let positive = |answer: &Answer| *answer != Answer::Number(0);
            let around = around.iter().copied().filter(positive).collect();
            return (numbers(&[8 - right.min(8)]), around);
        }
        Ask::StartPlace { .. } => Location::ALL.map(Answer::Place).to_vec(),
        Ask::Taker { .. } | Ask::Winner => seats(),
        Ask::TieWinner { .. } => {
            let shared = [Answer::Shared].into_iter();
            return (shared.chain(seats()).collect(), Vec::new());
        }
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
        Ask::MayTake { .. } => match rule {
            Rule::C2 => vec![
                Answer::Allowed,
                Answer::Barred(Bar::Place),
                Answer::Barred(Bar::HorseFirst),
                Answer::Barred(Bar::NoneLeft),
            ],
            Rule::C3 => vec![
                Answer::Allowed,
                Answer::Barred(Bar::SameKind),
                Answer::Barred(Bar::NoneLeft),
            ],
            _ => vec![
                Answer::Allowed,
                Answer::Barred(Bar::SecondTournament),
                Answer::Barred(Bar::OthersTournament),
            ],
        },
        Ask::MayPass => vec![Answer::MustTake, Answer::MayPass, Answer::MayPassLast],
        Ask::WhoSees { .. } => [Witness::Everybody, Witness::OnlyYou, Witness::Later]
            .map(Answer::Seen)
            .to_vec(),
        Ask::SupplyAfter { now, .. } => return (numbers(&[now, now + 2, 0]), around),
        Ask::HandAfter { now, .. } => return (numbers(&[now, now - 1]), around),
        Ask::OfferTotal { own } => return (numbers(&[own.total(), own.len()]), around),
        Ask::MayOffer { .. } => vec![
            Answer::Allowed,
            Answer::Barred(Bar::OnlySwordsAndLances),
            Answer::Barred(Bar::OneIsTooFew),
        ],
        Ask::HandAfterOffers { other, now, .. } => {
            return (numbers(&[now, now + other.1.len(), now - 1]), around);
        }
        Ask::FaceUp { now, face_down } => {
            return (numbers(&[now, (now + 1).min(now + face_down), 3]), around);
        }
        Ask::Tent { .. } => return (vec![Answer::Lot], seats()),
        Ask::AfterTents => [
            Phase::Choose,
            Phase::CarryOut,
            Phase::Tournament,
            Phase::Over,
        ]
        .map(Answer::Phase)
        .to_vec(),
        Ask::Goal => numbers(&[15, 20, 25, 30]),
        Ask::End { .. } => [
            Ending::AtOnce,
            Ending::AfterTurn,
            Ending::AfterRound,
            Ending::AfterNextRound,
        ]
        .map(Answer::Ends)
        .to_vec(),
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
