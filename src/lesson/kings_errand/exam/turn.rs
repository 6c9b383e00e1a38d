//! What can be asked about a seat's own turn. Source: D1–D10, T1.

use rand::RngExt;

use super::judge::{Ruling, Table};
use super::question::{Aftermath, Ask, Kind};
use super::{Luck, pick, shuffle};
use crate::bot::Generator;
use crate::lesson::kings_errand::exam::Answer;
use crate::rules::kings_errand::{Action, ActionCard, Location, Reason, Rule};

/// How long the sentences about a line may become, roughly, in characters.
const ROOM: usize = 125;
/// The same for questions that take longer to ask.
const LITTLE_ROOM: usize = 100;

/// How long the sentence about this step becomes at most.
const fn length(action: Action) -> usize {
    match action.carries_out() {
        Some(ActionCard::Quest) => 118,
        Some(ActionCard::RoundTable) => 80,
        Some(ActionCard::Court) => 65,
        _ => 45,
    }
}

/// Some cards of the turn carried out in some order, and the cards that are left.
fn line(table: &Table<'_>, mut room: usize, rng: &mut Generator) -> (Vec<Action>, Vec<ActionCard>) {
    let own = table.node.position().seat(table.seat);
    let mut cards: Vec<_> = own
        .held()
        .filter(|&it| it != ActionCard::Tournament)
        .collect();
    shuffle(&mut cards, rng);
    let steps = rng.random_range(0..=3u32) as usize;
    let (mut line, mut left) = (Vec::new(), Vec::new());
    for card in cards {
        let ways = table.ways(&line, card).unwrap_or_default();
        match pick(&ways, rng) {
            Some(way) if line.len() < steps && length(way) <= room => {
                room -= length(way);
                line.push(way);
            }
            _ => left.push(card),
        }
    }
    (line, left)
}

/// Rules that are about one kind of card.
const KINDS: [(Rule, Kind); 5] = [
    (Rule::D5, Kind::Exercise),
    (Rule::D6, Kind::RoundTable),
    (Rule::D7, Kind::Horse),
    (Rule::D8, Kind::Court),
    (Rule::D9, Kind::Quest),
];

/// The kind of card that the rule is about; any kind for the others.
fn kind(rule: Rule) -> Option<Kind> {
    let mut kinds = KINDS.into_iter();
    kinds.find_map(|(about, kind)| (about == rule).then_some(kind))
}

/// Something to ask about `rule` at the beginning of a turn.
pub(super) fn propose(
    rule: Rule,
    table: &Table<'_>,
    luck: Luck,
    rng: &mut Generator,
) -> Option<Ask> {
    let own = table.node.position().seat(table.seat);
    if rule == Rule::D4 {
        // When a Tournament goes back depends on what the others do.
        let held = own.held().filter(|&it| it != ActionCard::Tournament);
        let card = pick(&held.collect::<Vec<_>>(), rng)?;
        let now = table.node.position().supply().count(card);
        return Some(Ask::SupplyAfter { card, now });
    }
    if rule == Rule::D10 {
        return hand_after(table, rng);
    }
    if rule == Rule::T1 {
        let (line, _) = line(table, ROOM, rng);
        return own
            .holds(ActionCard::Tournament)
            .then_some(Ask::Joust { line });
    }
    let long = matches!(rule, Rule::D3 | Rule::D7);
    let room = if long { LITTLE_ROOM } else { ROOM };
    let (line, left) = line(table, room, rng);
    let kind = kind(rule);
    let left: Vec<_> = left
        .into_iter()
        .filter(|&card| kind.is_none_or(|kind| kind.has(card)))
        .collect();
    let card = pick(&left, rng)?;
    match (rule, card) {
        (Rule::D7, ActionCard::Horse(horse)) => {
            let (after, _) = table.after(&line)?;
            let at = after.position().seat(table.seat).knight();
            let ring = after.position().ring();
            let fits = |to: &Location| match ring.distance(at, *to) {
                0 => luck.is_odd(),
                distance => luck.is_good() == (distance <= horse.reach()),
            };
            let goals: Vec<_> = Location::ALL.into_iter().filter(fits).collect();
            let to = if luck.is_odd() {
                at
            } else {
                pick(&goals, rng)?
            };
            Some(Ask::Ride { line, horse, to })
        }
        (Rule::D3, _) if own.held_cards().count(card) > 1 => None,
        (Rule::D3, _) => Some(let_go(line, card, luck)),
        (_, ActionCard::Horse(_)) => None,
        _ => Some(Ask::Card { line, card }),
    }
}

/// One of the questions about a card that is not carried out, though it could be.
fn let_go(line: Vec<Action>, card: ActionCard, luck: Luck) -> Ask {
    let about = match luck.gains() {
        Some(0) => Aftermath::Allowed,
        Some(1) => Aftermath::Price,
        Some(_) => Aftermath::Whither,
        None if luck.is_good() => return Ask::EndTurn { line, card },
        None => return Ask::LetGo { line, card },
    };
    Ask::Expiry { line, card, about }
}

/// A full hand, and one card more.
fn hand_after(table: &Table<'_>, rng: &mut Generator) -> Option<Ask> {
    let own = table.node.position().seat(table.seat);
    let ways: Vec<_> = own
        .held()
        .filter(|card| matches!(card, ActionCard::Exercise(_) | ActionCard::RoundTable))
        .filter_map(|card| pick(&table.ways(&[], card)?, rng))
        .collect();
    let action = pick(&ways, rng)?;
    let tasks = action.carries_out() == Some(ActionCard::RoundTable);
    let now = if tasks {
        own.tasks().len() as u8
    } else {
        own.known().len() + own.hidden()
    };
    let many = if tasks { 2 } else { 4 };
    (now >= many).then_some(Ask::HandAfter { action, now })
}

/// Whether the question is really about `rule`, and comes out as luck would have it if it is `eager`.
pub(super) fn suits(
    rule: Rule,
    table: &Table<'_>,
    ask: &Ask,
    ruling: &Ruling,
    wanted: Option<Luck>,
) -> bool {
    let carried_out = ruling.answer == Answer::CarriedOut;
    let as_wanted = wanted
        .is_none_or(|luck| luck.is_good() == (carried_out || ruling.answer == Answer::TakesPart));
    let only = |reasons: &[Reason]| {
        let mut unmet = ruling.unmet.iter();
        unmet.all(|unmet| reasons.contains(&unmet.kind()))
    };
    let decides = if carried_out || rule == Rule::D1 {
        true
    } else if rule == Rule::D2 {
        ruling.answer == Answer::Expires(Reason::WrongPlace)
            && only(&[Reason::WrongPlace, Reason::PossibleEarlier])
    } else if rule == Rule::D3 {
        matches!(ask, Ask::Expiry { .. }) || ruling.answer == Answer::Expires(Reason::GivenUp)
    } else {
        let mut unmet = ruling.unmet.iter();
        kind(rule) == Some(Kind::Horse)
            || kind(rule).is_none()
            || unmet.next().is_some_and(|reason| reason.rule() == rule)
    };
    let to_the_point = if rule == Rule::D1 && carried_out {
        is_out_of_order(table, ask)
    } else if rule == Rule::D1 {
        // One reason beside that it was possible earlier; or one alone, and then it never was.
        let reasons = ruling.unmet.len();
        wanted.map_or(reasons <= 2, |luck| {
            reasons == if luck.is_even() { 1 } else { 2 }
        })
    } else if rule == Rule::D9 && !carried_out {
        // Where to pay is asked as often as what with.
        let unpaid = ruling.answer == Answer::Expires(Reason::VirtueMissing);
        wanted.is_none_or(|luck| luck.is_even() == unpaid)
    } else if rule == Rule::D2 && carried_out {
        let rides = |action: &Action| matches!(action, Action::Horse { .. });
        ask.line().iter().any(rides)
    } else {
        true
    };
    let lucky = [
        Rule::D1,
        Rule::D2,
        Rule::D5,
        Rule::D6,
        Rule::D8,
        Rule::D9,
        Rule::T1,
    ];
    decides && to_the_point && (as_wanted || !lucky.contains(&rule))
}

/// Whether the card in question was chosen before one that the line has carried out already.
fn is_out_of_order(table: &Table<'_>, ask: &Ask) -> bool {
    let own = table.node.position().seat(table.seat);
    let place = |card: ActionCard| own.held().position(|other| other == card);
    let mut line = ask.line().iter().filter_map(|action| action.carries_out());
    let card = ask.card().and_then(place);
    line.any(|done| place(done) > card)
}
