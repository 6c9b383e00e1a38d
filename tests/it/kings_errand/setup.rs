//! Set-up: S1 to S7.

use tafelrunde::rules::kings_errand::{
    Action, ChanceFault, Event, Location, Phase, Refusal, TentOrder, VirtueCards,
};
use tafelrunde::rules::{Actor, Seat, Turn, Viewer};

use super::support::*;

fn hand_of(seat: Seat, text: &str) -> Action {
    Action::OpeningHand {
        seat,
        cards: cards(text),
    }
}

fn refused_to_chance(table: &Table, action: Action) -> Vec<Refusal> {
    table.refused_to(Actor::Chance, action)
}

const RING: [Location; 8] = [CAMELOT, LAKE, FEN, MINES, VALLEY, TOWER, ROCK, FOREST];

#[test]
fn s1_chance_lays_all_locations_in_a_circle_and_neighbours_are_one_apart() {
    let table = fresh(2, EDITIONS[0]);
    assert_eq!(table.turn(), Turn::Chance);
    assert_eq!(table.phase(), Phase::LayRing);
    let table = table.chance_does(Action::Ring(RING));
    let ring = table.node.position().ring();
    assert_eq!(ring.clockwise(), RING);
    let from_camelot = RING.map(|to| ring.distance(CAMELOT, to));
    assert_eq!(from_camelot, [0, 1, 2, 3, 4, 3, 2, 1]);
    for from in RING {
        for to in RING {
            assert_eq!(ring.distance(from, to), ring.distance(to, from));
        }
    }
}

#[test]
fn s1_a_circle_needs_every_location_once_and_starts_anywhere() {
    let table = fresh(3, EDITIONS[0]);
    let mut twice = RING;
    twice[3] = LAKE;
    assert_eq!(
        refused_to_chance(&table, Action::Ring(twice)),
        [Refusal::BadChance(ChanceFault::Ring)]
    );
    let mut turned = RING;
    turned.rotate_left(5);
    let turned = table.clone().chance_does(Action::Ring(turned));
    assert_eq!(turned.node, table.chance_does(Action::Ring(RING)).node);
}

#[test]
fn s1_circles_are_drawn_in_any_order() {
    let second_place: Vec<_> = (0..60)
        .map(|seed| {
            let table = dealt(2, EDITIONS[0], seed);
            table.node.position().ring().clockwise()[1]
        })
        .collect();
    for place in [VALLEY, FOREST, LAKE, ROCK, FEN, TOWER, MINES] {
        assert!(second_place.contains(&place), "{place:?} beside Camelot");
    }
}

#[test]
fn s2_every_knight_starts_at_camelot() {
    for players in 2..=4 {
        let table = dealt(players, EDITIONS[0], 1);
        for seat in table.node.position().seats() {
            assert_eq!(table.knight(seat), CAMELOT);
        }
    }
}

#[test]
fn s3_tents_are_dealt_one_per_seat_in_any_order() {
    let table = fresh(3, EDITIONS[0]);
    let table = table
        .chance_does(Action::Ring(RING))
        .chance_does(hand_of(A, "sword 1, dragon 1"))
        .chance_does(hand_of(B, "sword 1, dragon 1"))
        .chance_does(hand_of(C, "lance 1, book 1"))
        .chance_does(Action::Task(task(1)))
        .chance_does(Action::Task(task(2)))
        .chance_does(Action::Task(task(3)));
    assert_eq!(table.phase(), Phase::DealTents);
    let tents = |seats: &[Seat]| Action::Tents(TentOrder::new(seats).expect("at most four"));
    for bad in [&[A, B][..], &[A, B, B], &[A, B, D], &[A, B, C, D]] {
        assert_eq!(
            refused_to_chance(&table, tents(bad)),
            [Refusal::BadChance(ChanceFault::TentSeats)],
            "{bad:?}"
        );
    }
    let table = table.chance_does(tents(&[C, A, B]));
    let order = table.node.position().order();
    assert_eq!(order.as_slice(), [C, A, B]);
    assert_eq!([A, B, C].map(|seat| order.tent(seat)), [2, 3, 1]);
    assert_eq!(table.turn(), Turn::Player(C));
}

#[test]
fn s3_every_order_of_tents_is_drawn() {
    let mut orders: Vec<Vec<Seat>> = (0..80)
        .map(|seed| {
            let table = dealt(3, EDITIONS[0], seed);
            table.node.position().order().as_slice().to_vec()
        })
        .collect();
    orders.sort();
    orders.dedup();
    assert_eq!(orders.len(), 6);
}

#[test]
fn s4_sixteen_action_cards_lie_there_for_four_and_thirteen_for_fewer() {
    let exercises = "exercise_sword, exercise_lance, exercise_dragon, exercise_book";
    let all = "round_table, round_table, tournament, tournament, court, court, quest, quest, \
               horse_2, horse_3, horse_3, horse_4";
    let fewer = "round_table, tournament, tournament, court, quest, quest, \
                 horse_2, horse_3, horse_4";
    for (players, rest, count) in [(2, fewer, 13), (3, fewer, 13), (4, all, 16)] {
        for edition in EDITIONS {
            let table = dealt(players, edition, 3);
            assert_eq!(table.supply(), supply(&format!("{exercises}, {rest}")));
            assert_eq!(table.supply().len(), count);
        }
    }
}

#[test]
fn s5_fewer_than_four_put_a_one_of_each_virtue_back_into_the_box() {
    let ones = cards("sword 1, lance 1, dragon 1, book 1");
    let all = super::test_cards::test_cards().virtues();
    for (players, in_game) in [(2, all.minus(ones)), (3, all.minus(ones)), (4, all)] {
        let table = fresh(players, EDITIONS[0]);
        let opening = table.node.position().opening();
        assert_eq!(table.piles().plus(opening), in_game, "{players} seats");
    }
}

#[test]
fn s6_opening_hands_come_from_these_ones() {
    for (players, opening) in [
        (2, "sword 1, lance 1, dragon 1, book 1"),
        (3, "sword 1, sword 1, dragon 1, dragon 1, book 1, lance 1"),
        (
            4,
            "sword 1, sword 1, lance 1, lance 1, dragon 1, dragon 1, book 1, book 1",
        ),
    ] {
        for seed in 0..20 {
            let table = dealt(players, EDITIONS[0], seed);
            let hands: Vec<VirtueCards> = table
                .node
                .position()
                .seats()
                .map(|seat| table.hand(seat))
                .collect();
            assert!(hands.iter().all(|hand| hand.len() == 2), "two per seat");
            let together = hands.into_iter().fold(cards(""), VirtueCards::plus);
            assert_eq!(together, cards(opening), "{players} seats");
        }
    }
}

#[test]
fn s6_hands_are_dealt_in_the_order_of_the_seats_from_what_is_left() {
    let table = fresh(2, EDITIONS[0]).chance_does(Action::Ring(RING));
    let hand = |fault| vec![Refusal::BadChance(fault)];
    assert_eq!(
        refused_to_chance(&table, hand_of(B, "sword 1, book 1")),
        hand(ChanceFault::HandSeat)
    );
    for bad in [
        "",
        "sword 1",
        "sword 1, sword 1",
        "sword 1, book 2",
        "sword 1, lance 1, book 1",
    ] {
        assert_eq!(
            refused_to_chance(&table, hand_of(A, bad)),
            hand(ChanceFault::HandCards),
            "{bad}"
        );
    }
    let table = table.chance_does(hand_of(A, "sword 1, book 1"));
    assert_eq!(
        refused_to_chance(&table, hand_of(B, "sword 1, lance 1")),
        hand(ChanceFault::HandCards)
    );
    let table = table.chance_does(hand_of(B, "lance 1, dragon 1"));
    assert_eq!(table.phase(), Phase::RevealTasks);
}

#[test]
fn s6_opening_hands_are_hidden_from_the_others() {
    let table = dealt(4, EDITIONS[0], 5);
    let view = table.view(Viewer::Seat(A));
    assert_eq!(view.hand(A), Some(table.hand(A)));
    assert_eq!([B, C, D].map(|seat| view.hand(seat)), [None; 3]);
    let dealt = |event: &&Event| matches!(event, Event::HandDealt { seat: B, .. });
    let event = table.log.iter().find(dealt).expect("B was dealt a hand");
    let seen = |viewer| table.seen(event, viewer);
    let hidden = Event::HandDealt {
        seat: B,
        cards: None,
    };
    assert_eq!(seen(Viewer::Seat(A)), hidden);
    assert_eq!(seen(Viewer::Public), hidden);
    assert_eq!(seen(Viewer::Seat(B)), *event);
}

#[test]
fn s6_two_players_can_deduce_each_other() {
    let table = dealt(2, EDITIONS[0], 6);
    let view = table.view(Viewer::Seat(A));
    assert_eq!(view.hand(B), Some(table.hand(B)));
}

#[test]
fn s7_three_tasks_lie_face_up_and_eleven_in_the_pile() {
    let table = dealt(2, EDITIONS[0], 7);
    let position = table.node.position();
    assert_eq!(position.display_set().len(), 3);
    assert_eq!(position.unseen().len(), 11);
    assert_eq!(
        position.display_set().plus(position.unseen()),
        tafelrunde::rules::kings_errand::TaskSet::ALL
    );
}

#[test]
fn s7_no_task_is_revealed_twice() {
    let table = fresh(2, EDITIONS[0])
        .chance_does(Action::Ring(RING))
        .chance_does(hand_of(A, "sword 1, book 1"))
        .chance_does(hand_of(B, "lance 1, dragon 1"))
        .chance_does(Action::Task(task(11)));
    assert_eq!(
        refused_to_chance(&table, Action::Task(task(11))),
        [Refusal::BadChance(ChanceFault::TaskSeen)]
    );
    assert_eq!(
        refused_to_chance(&table, Action::Task(task(15))),
        [Refusal::NoSuchThing]
    );
}
