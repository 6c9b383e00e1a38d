//! Finding a question about a rule in games that have been played.

use std::sync::Arc;

use super::judge::{Ruling, Table};
use super::pool::Played;
use super::question::{Ask, Question, Scene, Why};
use super::{Answer, Luck, joust, pick, round, shuffle, turn, wrong};
use crate::bot::Generator;
use crate::rules::kings_errand::{Action, Event, Fate, Node, Phase, Position, Rule};
use crate::rules::{Actor, Game, Seat, Truth, Viewer};

/// How often a question is looked for before the answer may be any; and how often then.
const TRIES: [usize; 2] = [150, 250];

/// A question about `rule`, taken from these games, that `fits` those there are; `None` if chance has
/// found none.
pub(super) fn question(
    rule: Rule,
    games: &[Played],
    fits: &dyn Fn(&Question) -> bool,
    rng: &mut Generator,
) -> Option<Question> {
    let moments: Vec<_> = games
        .iter()
        .flat_map(|played| {
            let nodes = played.nodes.iter().enumerate();
            nodes
                .filter(|(_, node)| is_moment(rule, played, node))
                .map(move |(index, _)| (played, index))
        })
        .collect();
    let luck = Luck::draw(rng);
    for _ in 0..TRIES[0] {
        let (played, index) = pick(&moments, rng)?;
        let found = at(rule, played, index, luck, true, rng);
        if let Some(found) = found.filter(fits) {
            return Some(found);
        }
    }
    for _ in 0..TRIES[1] {
        let (played, index) = pick(&moments, rng)?;
        let luck = Luck::draw(rng);
        let found = at(rule, played, index, luck, false, rng);
        if let Some(found) = found.filter(fits) {
            return Some(found);
        }
    }
    None
}

/// Whether `rule` can be asked about here.
fn is_moment(rule: Rule, played: &Played, node: &Node<Truth>) -> bool {
    let position = node.position();
    let choosing = position.phase() == Phase::Choose;
    let first = choosing && position.round() == 1 && position.picks_made() == 0;
    // What lies there in the first round would show how a game is set up.
    let later = position.round() > 1;
    let choosing = choosing && later;
    let dealing = position.phase() == Phase::DealTents && later;
    let acting = matches!(position.phase(), Phase::CarryOut | Phase::Tournament);
    match rule {
        Rule::S1 | Rule::S3 => choosing && position.picks_made() == 0,
        Rule::S2 | Rule::S4 | Rule::S5 | Rule::S6 | Rule::S7 | Rule::C1 => first,
        Rule::C2 | Rule::C3 | Rule::C4 | Rule::C5 => choosing,
        Rule::D1
        | Rule::D2
        | Rule::D3
        | Rule::D4
        | Rule::D5
        | Rule::D6
        | Rule::D7
        | Rule::D8
        | Rule::D9
        | Rule::D10
        | Rule::T1 => later && is_turn_start(position),
        Rule::T2 | Rule::T3 | Rule::T5 => later && is_joust(position, 2),
        Rule::T4 => later && is_joust(position, 1),
        Rule::N1 => (position.phase() == Phase::RevealTasks && later) || dealing,
        Rule::N2 | Rule::N3 => dealing,
        // Half of the questions about the end are about a table where it is near.
        Rule::G1 => {
            let goal = played.game.goal();
            let mut seats = position.seats();
            first || (acting && seats.any(|seat| position.seat(seat).shields() >= goal))
        }
        Rule::G2 => position.phase() == Phase::Over,
    }
}

fn is_turn_start(position: &Position) -> bool {
    position.phase() == Phase::CarryOut
        && position.seat_to_move().is_some_and(|seat| {
            let mut chosen = position.seat(seat).chosen();
            chosen.all(|chosen| chosen.fate == Fate::Held)
        })
}

fn is_joust(position: &Position, knights: usize) -> bool {
    position.phase() == Phase::Tournament
        && position.offered().is_empty()
        && position.to_offer().len() == knights
}

/// Who is asked: whoever acts, a knight of the tournament, else anybody.
fn asked(position: &Position, rng: &mut Generator) -> Option<Seat> {
    let seats: Vec<_> = match position.phase() {
        Phase::Choose | Phase::CarryOut => position.seat_to_move().into_iter().collect(),
        Phase::Tournament => position.to_offer().iter().collect(),
        Phase::LayRing | Phase::DealHands | Phase::RevealTasks | Phase::DealTents | Phase::Over => {
            position.seats().collect()
        }
    };
    pick(&seats, rng)
}

fn at(
    rule: Rule,
    played: &Played,
    index: usize,
    luck: Luck,
    eager: bool,
    rng: &mut Generator,
) -> Option<Question> {
    let node = played.nodes.get(index)?;
    let record = played.record.get(..index)?;
    let table = Table {
        game: &played.game,
        node,
        seat: asked(node.position(), rng)?,
    };
    let phase = node.position().phase();
    let ask = if rule != Rule::G1 && phase == Phase::CarryOut {
        turn::propose(rule, &table, luck, rng)
    } else if rule != Rule::G1 && phase == Phase::Tournament {
        joust::propose(rule, &table, luck, rng)
    } else {
        round::propose(rule, &table, record, luck, rng)
    }?;
    let ruling = table.judge(rule, &ask)?;
    let wanted = eager.then_some(luck);
    let suits = turn::suits(rule, &table, &ask, &ruling, wanted)
        && joust::suits(rule, &ruling, wanted)
        && (!eager || round::suits(&table, &ask));
    suits
        .then(|| build(rule, played, record, &table, ask, ruling, rng))
        .flatten()
}

fn build(
    rule: Rule,
    played: &Played,
    record: &[(Actor, Action)],
    table: &Table<'_>,
    ask: Ask,
    ruling: Ruling,
    rng: &mut Generator,
) -> Option<Question> {
    let viewer = Viewer::Seat(table.seat);
    let mut answers = wrong::answers(rule, table, &ask, &ruling, rng);
    if answers.is_empty() {
        return None;
    }
    answers.push(ruling.answer);
    shuffle(&mut answers, rng);
    // Keys stand beside the answers: numbers in any other order than theirs would be a trap.
    answers.sort_by_key(|answer| {
        if let Answer::Number(number) = answer {
            *number
        } else {
            0
        }
    });
    let (_, events) = table.after(ask.line())?;
    Some(Question {
        rule,
        game: Arc::clone(&played.game),
        scene: ask.needs_table().then(|| Scene {
            record: record.to_vec(),
            seat: table.seat,
            view: table.game.view(table.node, viewer),
        }),
        // That the goal is reached is not what the question is about.
        shown: events
            .iter()
            .filter(|event| !matches!(event, Event::GoalReached { .. }))
            .map(|event| table.game.observe(event, viewer))
            .collect(),
        right: answers.iter().position(|&it| it == ruling.answer)?,
        why: match ruling.why {
            // That the order is free says more than what the card needs.
            Why::CarriedOut(card, works) if rule == Rule::D1 => Why::AnyOrder(card, works),
            why @ (Why::Expires(..)
            | Why::TooLate(..)
            | Why::CarriedOut(..)
            | Why::AnyOrder(..)
            | Why::Refused(..)
            | Why::Answer) => why,
        },
        ask,
        answers,
    })
}
