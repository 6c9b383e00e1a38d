//! Phase I: C1 to C5.

use tafelrunde::rules::kings_errand::{ActionCard, Event, Phase, Refusal};
use tafelrunde::rules::{Seat, Viewer};

use super::support::*;

/// The seats in the order in which they choose, until Phase II begins.
fn who_chooses(mut table: Table) -> Vec<Seat> {
    let mut seats = Vec::new();
    while table.phase() == Phase::Choose {
        let seat = table.to_move();
        seats.push(seat);
        let first = table.legal()[0];
        table = table.does(seat, first);
    }
    seats
}

#[test]
fn c1_seats_choose_in_tent_order_three_times_round() {
    let three = table(3, EDITIONS[0], |it| it.choosing(0).tents(&[B, C, A]));
    assert_eq!(who_chooses(three), [B, C, A, B, C, A, B, C, A]);
    let four = table(4, EDITIONS[0], |it| it.choosing(0).tents(&[D, B, C, A]));
    assert_eq!(who_chooses(four), [D, B, C, A, D, B, C, A, D, B, C, A]);
}

#[test]
fn c1_two_players_choose_a_fourth_time() {
    let two = table(2, EDITIONS[0], |it| it.choosing(0).tents(&[B, A]));
    assert_eq!(who_chooses(two), [B, A, B, A, B, A, B, A]);
}

#[test]
fn c1_a_card_that_is_gone_cannot_be_taken() {
    let table = duel(|it| it.choosing(0)).does(A, choose("court"));
    assert_eq!(
        table.refused(B, choose("court")),
        [Refusal::NotInSupply],
        "two players have one Court"
    );
}

#[test]
fn c2_any_card_may_be_taken_wherever_the_knight_stands() {
    let all = [
        "exercise_sword",
        "exercise_lance",
        "exercise_dragon",
        "exercise_book",
        "round_table",
        "tournament",
        "court",
        "quest",
        "horse_2",
        "horse_3",
        "horse_4",
    ];
    for place in [CAMELOT, VALLEY, ROCK] {
        let table = duel(|it| it.choosing(0).knight(A, place));
        assert_eq!(table.legal(), all.map(choose));
    }
}

#[test]
fn c3_several_cards_of_one_kind_may_be_taken_in_one_round() {
    let table = table(4, EDITIONS[0], |it| it.choosing(0));
    let table = table
        .does(A, choose("quest"))
        .does(B, choose("horse_3"))
        .does(C, choose("court"))
        .does(D, choose("exercise_book"))
        .does(A, choose("quest"))
        .does(B, choose("horse_3"))
        .does(C, choose("court"));
    let chosen = |seat| {
        let own = table.node.position().seat(seat);
        own.held().collect::<Vec<ActionCard>>()
    };
    assert_eq!(chosen(A), action_cards("quest, quest"));
    assert_eq!(chosen(B), action_cards("horse_3, horse_3"));
    assert_eq!(chosen(C), action_cards("court, court"));
}

#[test]
fn c4_at_most_one_tournament_per_seat_and_round() {
    for edition in EDITIONS {
        let table = table(2, edition, |it| it.choosing(0))
            .does(A, choose("tournament"))
            .does(B, choose("quest"));
        assert_eq!(
            table.refused(A, choose("tournament")),
            [Refusal::SecondTournament]
        );
        assert!(!table.legal().contains(&choose("tournament")));
        let table = table.does(A, choose("court"));
        assert!(table.legal().contains(&choose("tournament")), "B has none");
        let table = table.does(B, choose("tournament"));
        assert_eq!(
            table.refused(A, choose("tournament")),
            [Refusal::NotInSupply, Refusal::SecondTournament],
            "all reasons that apply"
        );
    }
}

#[test]
fn c4_the_next_round_allows_a_tournament_again() {
    let mut table = dealt(2, EDITIONS[0], 4);
    for _ in 0..2 {
        let first = table.to_move();
        table = table.does(first, choose("tournament"));
        while table.phase() != Phase::Choose || table.node.position().picks_made() > 0 {
            let seat = table.to_move();
            let last = table.legal().pop().expect("something is legal");
            table = table.does(seat, last).chance(9);
        }
    }
    assert_eq!(table.node.position().round(), 3);
}

#[test]
fn c5_everybody_sees_the_chosen_cards() {
    let table = duel(|it| it.choosing(0)).does(A, choose("quest"));
    let event = table.log.first().expect("an event");
    let chosen = Event::CardChosen {
        seat: A,
        card: card("quest"),
    };
    assert_eq!(*event, chosen);
    for viewer in [Viewer::Seat(B), Viewer::Public] {
        assert_eq!(table.seen(event, viewer), *event);
        let view = table.view(viewer);
        assert!(view.position().seat(A).holds(card("quest")));
    }
}

#[test]
fn c5_taking_a_card_is_not_optional() {
    let table = duel(|it| it.choosing(0));
    assert!(table.legal().iter().all(|&action| action != END));
    assert_eq!(table.refused(A, END), [Refusal::WrongPhase]);
}
