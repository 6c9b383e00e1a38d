//! What questions of one exam must not have in common, and in which order they come.

use std::mem::discriminant;

use super::answer::Answer;
use super::question::{Ask, Kind, Question};
use crate::rules::Game;
use crate::rules::kings_errand::{ActionCard, Location};

/// Whether the two questions can stand in one exam.
pub(super) fn go_together(one: &Question, other: &Question) -> bool {
    !are_alike(one, other) && !gives_away(one, other) && !gives_away(other, one)
}

/// Whether the two questions feel like one: the same is asked about the same kind of card with the
/// same outcome, or both are asked at the same moment of the same game.
#[must_use]
pub fn are_alike(one: &Question, other: &Question) -> bool {
    let kind = |card: ActionCard| Kind::ALL.into_iter().find(|kind| kind.has(card));
    let card = |question: &Question| question.ask.card().and_then(kind);
    let same = discriminant(&one.ask) == discriminant(&other.ask)
        && card(one) == card(other)
        && one.right_answer() == other.right_answer();
    let moment = one.scene.is_some()
        && one.scene.as_ref().map(|scene| &scene.record)
            == other.scene.as_ref().map(|scene| &scene.record);
    same || moment
}

/// Whether the picture of `shown` lets one read off the answer to `asked`, which is asked on a page
/// without a table.
#[must_use]
pub fn gives_away(shown: &Question, asked: &Question) -> bool {
    let Some(scene) = &shown.scene else {
        return false;
    };
    let position = scene.view.position();
    let same_seats = shown.game.seats() == asked.game.seats();
    let is_right = |number: usize| {
        u8::try_from(number).is_ok_and(|it| asked.right_answer() == Some(&Answer::Number(it)))
    };
    match asked.ask {
        Ask::StartPlace { .. } => {
            let at_start = |seat| position.seat(seat).knight() == Location::Camelot;
            position.round() <= 1 || position.seats().all(at_start)
        }
        Ask::FaceDown => is_right(position.unseen().len()),
        Ask::Supply { kind } => {
            let there = position.supply();
            let kinds = there.kinds().filter(|&(card, _)| kind.has(card));
            same_seats && is_right(kinds.map(|(_, count)| usize::from(count)).sum())
        }
        Ask::Picks => {
            let all = |seat| is_right(position.seat(seat).chosen().count());
            same_seats && position.seats().any(all)
        }
        Ask::Goal => {
            let goal = shown.game.goal();
            same_seats
                && position
                    .seats()
                    .any(|it| position.seat(it).shields() >= goal)
        }
        // These are about what is nowhere to be seen once the game has begun.
        Ask::Boxed | Ask::Opening { .. } => position.round() <= 1,
        Ask::Card { .. }
        | Ask::LetGo { .. }
        | Ask::EndTurn { .. }
        | Ask::Expiry { .. }
        | Ask::Ride { .. }
        | Ask::Joust { .. }
        | Ask::Offers { .. }
        | Ask::Distance { .. }
        | Ask::Taker { .. }
        | Ask::MayTake { .. }
        | Ask::MayPass
        | Ask::WhoSees { .. }
        | Ask::SupplyAfter { .. }
        | Ask::HandAfter { .. }
        | Ask::OfferTotal { .. }
        | Ask::MayOffer { .. }
        | Ask::HandAfterOffers { .. }
        | Ask::FaceUp { .. }
        | Ask::Tent { .. }
        | Ask::AfterTents
        | Ask::End { .. }
        | Ask::Winner
        | Ask::TieWinner { .. } => false,
    }
}

/// The questions in an order in which no two neighbours ask the same, as far as that can be.
pub(super) fn spread(mut questions: Vec<Question>) -> Vec<Question> {
    let mut spread: Vec<Question> = Vec::with_capacity(questions.len());
    while !questions.is_empty() {
        let left = |question: &Question| {
            let same = |it: &&Question| discriminant(&it.ask) == discriminant(&question.ask);
            questions.iter().filter(same).count()
        };
        let last = spread.last().map(|it| discriminant(&it.ask));
        // What there is most of comes first, unless it came just now.
        let best = (0..questions.len()).max_by_key(|&index| {
            questions.get(index).map(|it| {
                let differs = last != Some(discriminant(&it.ask));
                (differs, left(it), std::cmp::Reverse(index))
            })
        });
        spread.push(questions.remove(best.unwrap_or_default()));
    }
    spread
}
