//! What can be asked about the set-up, about choosing, and about the end of rounds and games.
//! Source: S1–S7, C1–C5, N1–N3, G1, G2.

use rand::RngExt;

use super::judge::Table;
use super::question::{Ask, Kind};
use super::{Luck, pick};
use crate::bot::Generator;
use crate::rules::Seat;
use crate::rules::kings_errand::{
    Action, ActionCard, DISPLAY, Event, LOCATIONS, Location, Node, Phase, Rule, Virtue,
};
use crate::rules::{Actor, Game, Truth};

/// Something to ask about `rule` where a round or a game begins or ends, or a card is chosen.
pub(super) fn propose(
    rule: Rule,
    table: &Table<'_>,
    record: &[(Actor, Action)],
    luck: Luck,
    rng: &mut Generator,
) -> Option<Ask> {
    let position = table.node.position();
    let players = position.players();
    Some(match rule {
        Rule::S1 => {
            let ring = position.ring().clockwise();
            let mut place = || {
                let index = rng.random_range(0..LOCATIONS as u32) as usize;
                ring.get(index).copied().unwrap_or(Location::Camelot)
            };
            let (from, to) = (place(), place());
            (from != to).then_some(Ask::Distance { from, to })?
        }
        Rule::S2 => Ask::StartPlace {
            seat: Seat(rng.random_range(0..players)),
        },
        Rule::S3 => Ask::Taker {
            pick: rng.random_range(1..=players),
        },
        Rule::S4 => Ask::Supply {
            kind: pick(&Kind::ALL, rng)?,
        },
        Rule::S5 => Ask::Boxed,
        Rule::S6 => Ask::Opening {
            virtue: pick(&Virtue::ALL, rng)?,
        },
        Rule::S7 => Ask::FaceDown,
        Rule::C1 => Ask::Picks,
        Rule::C2 | Rule::C3 | Rule::C4 => Ask::MayTake {
            card: may_take(rule, table, luck, rng)?,
        },
        Rule::C5 if luck.is_good() => Ask::MayPass,
        Rule::C5 => {
            let cards: Vec<_> = position.supply().kinds().map(|(card, _)| card).collect();
            Ask::WhoSees {
                card: pick(&cards, rng)?,
            }
        }
        Rule::N1 => Ask::FaceUp {
            now: position.display_set().len() as u8,
            face_down: position.unseen().len() as u8,
        },
        Rule::N2 => Ask::Tent {
            tent: rng.random_range(1..=players),
        },
        Rule::N3 => Ask::AfterTents,
        Rule::G1 if luck.is_good() => Ask::Goal,
        Rule::G1 => {
            // After the last turn of a round two of the answers would come to the same.
            let last = position.order().as_slice().last() == position.seat_to_move().as_ref();
            if last || position.phase() != Phase::CarryOut {
                return None;
            }
            let reached = |seat: &Seat| position.seat(*seat).shields() >= table.game.goal();
            Ask::End {
                seat: position.seats().find(reached)?,
            }
        }
        Rule::G2 => winner(table, record),
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
        | Rule::T1
        | Rule::T2
        | Rule::T3
        | Rule::T4
        | Rule::T5 => return None,
    })
}

/// Whether the question is more than a matter of course.
pub(super) fn suits(table: &Table<'_>, ask: &Ask) -> bool {
    // Where nobody is far behind, it has to be looked at more closely who has won.
    let position = table.node.position();
    let near = |seat: &Seat| position.seat(*seat).shields() + 3 >= table.game.goal();
    let full = matches!(ask, Ask::FaceUp { now, .. } if usize::from(*now) == DISPLAY);
    !full && (*ask != Ask::Winner || position.seats().filter(near).count() > 1)
}

/// A card for a question whether it may be taken.
fn may_take(rule: Rule, table: &Table<'_>, luck: Luck, rng: &mut Generator) -> Option<ActionCard> {
    let position = table.node.position();
    let own = position.seat(table.seat);
    let taken = |card: ActionCard| own.chosen().any(|chosen| chosen.card == card);
    let others_have = |card: ActionCard| {
        let mut others = position.seats().filter(|&seat| seat != table.seat);
        others.any(|seat| {
            position
                .seat(seat)
                .chosen()
                .any(|chosen| chosen.card == card)
        })
    };
    let kind = |card: ActionCard| Kind::ALL.into_iter().find(|kind| kind.has(card));
    let same_kind = |card: ActionCard| own.chosen().any(|chosen| kind(chosen.card) == kind(card));
    let all = table.game.setup().supply();
    let fits = |card: &ActionCard| {
        let card = *card;
        let there = position.supply().count(card) > 0;
        let tournament = card == ActionCard::Tournament;
        if rule == Rule::C2 {
            let works = card.side().allows(own.knight());
            !tournament && !works && there != luck.is_odd()
        } else if rule == Rule::C3 {
            !tournament && same_kind(card) && there != luck.is_odd()
        } else {
            tournament && there && (taken(card) || others_have(card))
        }
    };
    let cards: Vec<_> = all.kinds().map(|(card, _)| card).filter(fits).collect();
    pick(&cards, rng)
}

/// Who has won, with who was first where seats have equally many shields.
fn winner(table: &Table<'_>, record: &[(Actor, Action)]) -> Ask {
    let position = table.node.position();
    let shields = |seat: Seat| position.seat(seat).shields();
    let best = position.seats().map(shields).max().unwrap_or_default();
    let tied: Vec<_> = position.seats().filter(|&it| shields(it) == best).collect();
    if tied.len() < 2 {
        return Ask::Winner;
    }
    let gains: Vec<_> = tied
        .iter()
        .map(|&seat| last_gain(table, record, seat))
        .collect();
    let first = gains.iter().min().copied().unwrap_or_default();
    let mut firsts = tied
        .iter()
        .zip(&gains)
        .filter(|&(_, &gain)| gain == first)
        .map(|(&seat, _)| seat);
    let first = match (firsts.next(), firsts.next()) {
        (Some(only), None) => Some(only),
        _ => None,
    };
    Ask::TieWinner {
        shields: best,
        first,
    }
}

/// The step with which the seat gained its last shields.
fn last_gain(table: &Table<'_>, record: &[(Actor, Action)], seat: Seat) -> usize {
    let game = table.game;
    let mut node: Node<Truth> = game.root();
    let mut last = 0;
    for (step, &(actor, action)) in record.iter().enumerate() {
        let mut events: Vec<Event> = Vec::new();
        if game.apply(&mut node, actor, action, &mut events).is_err() {
            break;
        }
        let mut own = events.iter().filter(|event| event.seat() == Some(seat));
        if own.any(|event| event.shields() > 0) {
            last = step;
        }
    }
    last
}
