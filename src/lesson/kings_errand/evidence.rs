//! What a round that was played says about how well its seat knows the rules.

use super::mastery::Evidence;
use crate::rules::kings_errand::{
    ActionCard, Event, KingsErrand, Location, Observation, Reason, Rule, Unmet, Verdict, View,
};
use crate::rules::{Seat, Viewer};
use crate::session::Match;
use crate::session::kings_errand::{Cost, SeatReview};

/// What the seat of `review` has shown in this round. `seen` is what it saw of the round, or of its
/// turn; each thing in it counts once, so no observation is to be handed in twice.
///
/// What it carried out keeps the rules of the card. A card that expired breaks the rule of the reason
/// that decides, and D1 where another order would have done; but not a card that was given up, or one
/// that nothing could have saved.
#[must_use]
pub fn evidence(seen: &[Observation], review: &SeatReview) -> Vec<(Rule, Evidence)> {
    let mut found = Vec::new();
    let mut taken = Vec::new();
    let seat = review.seat;
    for event in seen.iter().map(Observation::event) {
        if let Event::ActionExpired {
            seat: whose,
            card,
            unmet,
            ..
        } = event
        {
            if *whose == seat {
                expired(*card, unmet, review, &mut found);
            }
            continue;
        }
        met(event, &mut found);
        if event.seat() == Some(seat) {
            own(event, &mut taken, &mut found);
        }
    }
    whole_turn(seen, seat, &mut found);
    found
}

/// What choosing `card` with the knight at `place` says: cards may be taken wherever one stands.
#[must_use]
pub fn evidence_of_choice(before: &View, card: ActionCard) -> Vec<(Rule, Evidence)> {
    let knight = before
        .seat()
        .map(|seat| before.position().seat(seat).knight());
    let works = card.side().allows(knight.unwrap_or(Location::Camelot));
    let met = (!works).then_some((Rule::C2, Evidence::Met));
    met.into_iter().collect()
}

/// What `seat` has shown in `round`, in everything that it did and saw; nothing before it has begun
/// to act in it. The set-up belongs to the first round.
#[must_use]
pub fn evidence_of_round(
    game: &Match<KingsErrand>,
    seat: Seat,
    round: u16,
) -> Vec<(Rule, Evidence)> {
    let Some(review) = game.review_of_round(seat, round) else {
        return Vec::new();
    };
    let mut current = 1;
    let mut seen = Vec::new();
    let mut found = Vec::new();
    game.retell(Viewer::Seat(seat), |_, before, step| {
        for observation in step {
            if let Event::RoundBegan { round, .. } = observation.event() {
                current = *round;
            }
            if current != round {
                continue;
            }
            if let Event::CardChosen { seat: who, card } = observation.event()
                && *who == seat
            {
                found.extend(evidence_of_choice(before, *card));
            }
            seen.push(observation.clone());
        }
    });
    found.extend(evidence(&seen, &review));
    found
}

/// Rules that nobody can break: they have been at work.
fn met(event: &Event, found: &mut Vec<(Rule, Evidence)>) {
    let rules: &[Rule] = match event {
        Event::RingLaid { .. } => &[Rule::S1, Rule::S2, Rule::S4, Rule::S5],
        Event::HandDealt { cards: Some(_), .. } => &[Rule::S6],
        Event::RoundBegan { round: 1, .. } => &[Rule::S3, Rule::S7],
        Event::RoundBegan { .. } => &[Rule::N1, Rule::N2, Rule::N3],
        Event::OffersRevealed { .. } => &[Rule::T5],
        Event::GoalReached { .. } => &[Rule::G1],
        Event::GameEnded { .. } => &[Rule::G2],
        Event::HandDealt { cards: None, .. }
        | Event::TaskRevealed { .. }
        | Event::CardChosen { .. }
        | Event::TurnBegan { .. }
        | Event::Exercised { .. }
        | Event::TaskTaken { .. }
        | Event::Rode { .. }
        | Event::CourtHeld { .. }
        | Event::QuestCompleted { .. }
        | Event::ActionExpired { .. }
        | Event::TurnEnded { .. }
        | Event::TournamentBegan { .. }
        | Event::OfferMade { .. }
        | Event::TournamentResult { .. } => &[],
    };
    found.extend(rules.iter().map(|&rule| (rule, Evidence::Met)));
}

/// What the seat has done itself.
fn own(event: &Event, taken: &mut Vec<ActionCard>, found: &mut Vec<(Rule, Evidence)>) {
    let mut kept = |rules: &[Rule]| {
        found.extend(rules.iter().map(|&rule| (rule, Evidence::Kept)));
    };
    match event {
        Event::CardChosen { card, .. } => {
            let second = taken.iter().any(|other| other.letter() == card.letter());
            taken.push(*card);
            found.extend([(Rule::C1, Evidence::Met), (Rule::C5, Evidence::Met)]);
            if second {
                found.push((Rule::C3, Evidence::Met));
            }
            if *card == ActionCard::Tournament {
                found.push((Rule::C4, Evidence::Met));
            }
        }
        Event::Exercised { .. } => kept(&[Rule::D2, Rule::D5]),
        Event::TaskTaken { .. } => kept(&[Rule::D2, Rule::D6]),
        Event::Rode { .. } => kept(&[Rule::D7]),
        Event::CourtHeld { .. } => kept(&[Rule::D2, Rule::D8]),
        Event::QuestCompleted { .. } => kept(&[Rule::D2, Rule::D9]),
        Event::TurnEnded { .. } => {
            found.extend([(Rule::D4, Evidence::Met), (Rule::D10, Evidence::Met)]);
        }
        Event::RingLaid { .. }
        | Event::HandDealt { .. }
        | Event::TaskRevealed { .. }
        | Event::RoundBegan { .. }
        | Event::TurnBegan { .. }
        | Event::ActionExpired { .. }
        | Event::TournamentBegan { .. }
        | Event::OfferMade { .. }
        | Event::OffersRevealed { .. }
        | Event::TournamentResult { .. }
        | Event::GoalReached { .. }
        | Event::GameEnded { .. } => {}
    }
}

/// What a card says that has expired.
fn expired(
    card: ActionCard,
    unmet: &[Unmet],
    review: &SeatReview,
    found: &mut Vec<(Rule, Evidence)>,
) {
    let Some(decisive) = unmet.first() else {
        return;
    };
    let mut mishaps = review.mishaps.iter();
    let mishap = mishaps.find(|mishap| {
        mishap.explanation.subject.card == Some(card)
            && matches!(&mishap.explanation.verdict, Verdict::Expired(all) if all == unmet)
    });
    let fate = mishap.is_some_and(|mishap| {
        matches!(
            mishap.cost,
            Cost::Nothing | Cost::OtherExpires | Cost::Hidden
        )
    });
    found.push((Rule::D3, Evidence::Met));
    if decisive.kind() == Reason::GivenUp {
        return;
    }
    let broken = if fate {
        Evidence::Met
    } else {
        Evidence::Broken
    };
    found.push((decisive.rule(), broken));
    let earlier = |unmet: &Unmet| unmet.kind() == Reason::PossibleEarlier;
    if unmet.iter().any(earlier) {
        found.push((Rule::D1, broken));
    }
}

/// What only the whole round shows: the order of the cards, and the tournament.
fn whole_turn(seen: &[Observation], seat: Seat, found: &mut Vec<(Rule, Evidence)>) {
    let events = || seen.iter().map(Observation::event);
    let own = || events().filter(|event| event.seat() == Some(seat));
    let carried_out = own().filter(|event| {
        matches!(
            event,
            Event::Exercised { .. }
                | Event::TaskTaken { .. }
                | Event::Rode { .. }
                | Event::CourtHeld { .. }
                | Event::QuestCompleted { .. }
        )
    });
    let carried_out = carried_out.count();
    let expired = |event: &Event| matches!(event, Event::ActionExpired { card, .. } if *card != ActionCard::Tournament);
    if carried_out > 1 && !own().any(expired) {
        found.push((Rule::D1, Evidence::Kept));
    }
    let knights = events().find_map(|event| {
        if let Event::TournamentBegan { knights } = event {
            knights.contains(seat).then_some(*knights)
        } else {
            None
        }
    });
    let Some(knights) = knights else {
        return;
    };
    found.push((Rule::T1, Evidence::Kept));
    let lost_card = own().any(|event| {
        matches!(event, Event::ActionExpired { card, .. } if *card == ActionCard::Tournament)
    });
    let kept = if lost_card {
        Evidence::Met
    } else {
        Evidence::Kept
    };
    if knights.len() == 1 {
        // Where it has expired, that was recorded as broken.
        if !lost_card {
            found.push((Rule::T4, kept));
        }
    } else {
        found.extend([(Rule::T2, kept), (Rule::T3, kept)]);
    }
}
