//! Phase III: N1 to N3.

use tafelrunde::rules::kings_errand::{
    Action, ChanceFault, Event, Phase, Refusal, Scenario, TentOrder,
};
use tafelrunde::rules::{Actor, Seat};

use super::support::*;

/// A table at the start of Phase III: every seat has ended its turn.
fn phase_three(players: u8, set: impl FnOnce(Scenario<'_>) -> Scenario<'_>) -> Table {
    table(players, EDITIONS[0], set).all_end()
}

fn tents(seats: &[Seat]) -> Action {
    Action::Tents(TentOrder::new(seats).expect("at most four"))
}

#[test]
fn n1_face_up_tasks_are_filled_up_to_three() {
    let table = phase_three(2, |it| it.display(&tasks(&[4])));
    assert_eq!(table.phase(), Phase::RevealTasks);
    let table = table.chance_does(Action::Task(task(9)));
    assert_eq!(table.phase(), Phase::RevealTasks);
    let table = table.chance_does(Action::Task(task(2)));
    assert_eq!(table.phase(), Phase::DealTents);
    assert_eq!(table.node.position().display_set(), task_set(&[2, 4, 9]));
}

#[test]
fn n1_a_full_display_stays() {
    let table = phase_three(2, |it| it.display(&tasks(&[4, 5, 6])));
    assert_eq!(table.phase(), Phase::DealTents);
}

#[test]
fn n1_as_long_as_the_pile_lasts() {
    let gone = [1, 2, 3, 5, 6, 7, 8, 9, 10, 11, 12, 13];
    let one_left = phase_three(2, |it| {
        it.display(&tasks(&[4])).without_tasks(&tasks(&gone))
    });
    let table = one_left.chance_does(Action::Task(task(14)));
    assert_eq!(table.phase(), Phase::DealTents);
    assert_eq!(table.node.position().display_set(), task_set(&[4, 14]));
    let all: Vec<u8> = (1..=14).collect();
    let none_left = phase_three(2, |it| it.without_tasks(&tasks(&all)));
    assert_eq!(none_left.phase(), Phase::DealTents);
}

#[test]
fn n2_fewest_shields_get_the_first_tent() {
    let table = phase_three(4, |it| {
        it.display(&tasks(&[1, 2, 3]))
            .shields(A, 5, 1)
            .shields(B, 2, 2)
            .shields(C, 9, 3)
            .shields(D, 3, 4)
    });
    for bad in [[A, B, C, D], [B, A, D, C], [C, A, D, B]] {
        assert_eq!(
            table.refused_to(Actor::Chance, tents(&bad)),
            [Refusal::BadChance(ChanceFault::TentOrder)]
        );
    }
    for seed in 0..10 {
        let order = table.clone().chance(seed);
        assert_eq!(order.node.position().order().as_slice(), [B, D, A, C]);
    }
}

#[test]
fn n2_the_tents_of_tied_seats_are_shuffled_among_them() {
    let table = phase_three(3, |it| {
        it.display(&tasks(&[1, 2, 3]))
            .shields(A, 4, 1)
            .shields(B, 2, 2)
            .shields(C, 4, 3)
    });
    let mut orders: Vec<Vec<Seat>> = (0..40)
        .map(|seed| {
            let table = table.clone().chance(seed);
            table.node.position().order().as_slice().to_vec()
        })
        .collect();
    orders.sort();
    orders.dedup();
    assert_eq!(orders, [[B, A, C], [B, C, A]]);
    for order in orders {
        assert!(
            table.clone().chance_does(tents(&order)).phase() == Phase::Choose,
            "either is allowed"
        );
    }
}

#[test]
fn n3_the_next_round_begins_with_phase_one() {
    let table = phase_three(2, |it| {
        it.round(4)
            .knight(B, FEN)
            .hand(B, cards("sword 1"))
            .shields(A, 3, 1)
            .display(&tasks(&[1, 2, 3]))
            .chosen(A, &action_cards("court"))
    });
    let table = table.chance_does(tents(&[B, A]));
    let position = table.node.position();
    assert_eq!(position.round(), 5);
    assert_eq!(table.phase(), Phase::Choose);
    assert_eq!(table.to_move(), B);
    assert_eq!(position.seat(A).chosen().count(), 0);
    assert_eq!(position.supply().len(), 13, "all cards are back");
    assert_eq!(table.knight(B), FEN, "knights stay where they are");
    assert_eq!(table.hand(B), cards("sword 1"), "hands are kept");
    let order = TentOrder::new(&[B, A]).expect("two seats");
    assert_eq!(
        table.log.last(),
        Some(&Event::RoundBegan { round: 5, order })
    );
}
