//! What is short, and by how much, where no turn could have carried a card out.

use super::super::action_card::ActionCard;
use super::super::conditions::{Unmet, conditions};
use super::super::place::{Location, LocationSet};
use super::super::plan::{Joust, Planner, TurnProblem};
use super::super::situation::{Board, Situation};

/// The turn that comes closest to carrying a card out, and what it still lacks.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Shortage {
    /// What fails even then, in the order of the rules.
    pub unmet: Vec<Unmet>,
    /// Where the place is what fails: how far the nearest one that would do still is, in locations.
    pub distance: Option<u8>,
}

/// What carrying out `card` once more lacks in the turn that comes closest to it, of those that carry
/// it out `times` times. Nothing fails where it could be carried out, but at too high a price.
pub(super) fn shortage(
    planner: &mut Planner,
    problem: &TurnProblem<'_>,
    card: ActionCard,
    times: usize,
) -> Shortage {
    let board = problem.board;
    let mut best: Option<((usize, u8), Situation)> = None;
    planner.each(problem, &mut |plan| {
        // Another copy of the card is not what is short.
        let done = plan
            .steps()
            .iter()
            .filter(|it| it.carries_out() == Some(card));
        if done.count() != times {
            return;
        }
        let situation = plan.outcome.situation;
        let key = match (card, problem.joust) {
            (ActionCard::Tournament, Some(joust)) => tournament(&board, joust, &situation),
            _ => (
                fails(&board, card, &situation),
                distance(&board, card, &situation),
            ),
        };
        if best.is_none_or(|(other, _)| key < other) {
            best = Some((key, situation));
        }
    });
    let situation = best.map_or(problem.situation, |(_, situation)| situation);
    let unmet = match (card, problem.joust) {
        (ActionCard::Tournament, Some(joust)) => joust.unmet(&situation).into_iter().collect(),
        _ => board.unmet(card, &situation),
    };
    let away = unmet.iter().any(Unmet::is_about_place);
    let distance = away.then(|| distance(&board, card, &situation));
    Shortage { unmet, distance }
}

fn fails(board: &Board<'_>, card: ActionCard, situation: &Situation) -> usize {
    let all = conditions(card).iter();
    all.filter(|&&condition| !board.holds(condition, situation))
        .count()
}

fn tournament(board: &Board<'_>, joust: Joust, situation: &Situation) -> (usize, u8) {
    let away = distance(board, ActionCard::Tournament, situation);
    let at_camelot = Situation {
        place: Location::Camelot,
        ..*situation
    };
    let nothing = usize::from(joust.would_expire(&at_camelot));
    (nothing + usize::from(away > 0), away)
}

/// How far the nearest place is that would do for `card`.
fn distance(board: &Board<'_>, card: ActionCard, situation: &Situation) -> u8 {
    let mut places = LocationSet::EMPTY;
    if card == ActionCard::Quest {
        places = board.places_for_quest(situation);
    }
    if places.is_empty() {
        places = Location::ALL
            .into_iter()
            .filter(|&place| card.side().allows(place))
            .collect();
    }
    let distances = places
        .iter()
        .map(|place| board.ring.distance(situation.place, place));
    distances.min().unwrap_or_default()
}
