//! A past turn, as it was seen: the seat's own steps, and its part in the tournament.

use crate::rules::kings_errand::{ActionCard, Event, KingsErrand, Observation, Phase, TurnStory};
use crate::rules::{Seat, Viewer};
use crate::session::{Match, Moment};

impl Match<KingsErrand> {
    /// A turn again as `viewer` saw it, from its beginning; with the tournament of the round if the
    /// seat had chosen Tournament. The turns of the others in between are left out.
    #[must_use]
    pub fn turn_again(&self, viewer: Viewer, story: &TurnStory) -> Vec<Moment<KingsErrand>> {
        let round = story.round;
        let own = story.steps.clone();
        let whole = self.moments(viewer, own.start..self.steps());
        let mut again = Vec::new();
        for (index, mut moment) in whole.into_iter().enumerate() {
            // The moment with this index lies after the step before it.
            let in_turn = index == 0 || own.contains(&(own.start + index - 1));
            if !in_turn {
                let keep = |seen: &Observation| is_of_tournament(seen.event(), story.seat);
                moment.seen.retain(keep);
                if moment.seen.is_empty() || !story.holds_tournament() {
                    if is_later(&moment, round) {
                        break;
                    }
                    continue;
                }
            }
            let later = is_later(&moment, round);
            again.push(moment);
            if later {
                break;
            }
        }
        again
    }
}

fn is_later(moment: &Moment<KingsErrand>, round: u16) -> bool {
    let position = moment.view.position();
    let over = matches!(
        position.phase(),
        Phase::RevealTasks | Phase::DealTents | Phase::Over
    );
    position.round() > round || over
}

/// Whether an event tells of the tournament as far as it concerns `seat`.
pub(super) fn is_of_tournament(event: &Event, seat: Seat) -> bool {
    match *event {
        Event::TournamentBegan { .. } | Event::OffersRevealed { .. } => true,
        Event::OfferMade { seat: who, .. } | Event::TournamentResult { seat: who, .. } => {
            who == seat
        }
        Event::ActionExpired {
            seat: who, card, ..
        } => who == seat && card == ActionCard::Tournament,
        Event::RingLaid { .. }
        | Event::HandDealt { .. }
        | Event::TaskRevealed { .. }
        | Event::RoundBegan { .. }
        | Event::CardChosen { .. }
        | Event::TurnBegan { .. }
        | Event::Exercised { .. }
        | Event::TaskTaken { .. }
        | Event::Rode { .. }
        | Event::CourtHeld { .. }
        | Event::QuestCompleted { .. }
        | Event::TurnEnded { .. }
        | Event::GoalReached { .. }
        | Event::GameEnded { .. } => false,
    }
}
