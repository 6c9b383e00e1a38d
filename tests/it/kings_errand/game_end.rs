//! The end of the game: G1 and G2.

use tafelrunde::rules::Turn;
use tafelrunde::rules::kings_errand::{Event, Phase, Refusal};

use super::support::*;

#[test]
fn g1_reaching_25_20_or_15_shields_ends_the_game() {
    for (players, goal) in [(2, 25), (3, 20), (4, 15)] {
        for edition in EDITIONS {
            let short = table(players, edition, |it| it.shields(A, goal - 1, 1)).all_end();
            assert_ne!(short.phase(), Phase::Over);
            let reached = table(players, edition, |it| it.shields(A, goal, 1)).all_end();
            assert_eq!(reached.phase(), Phase::Over);
            assert_eq!(reached.turn(), Turn::Terminal);
            assert_eq!(reached.winners(), [A]);
            assert_eq!(reached.legal(), []);
            assert_eq!(reached.refused(A, END), [Refusal::GameOver]);
        }
    }
}

#[test]
fn g1_the_current_round_is_finished_tournament_included() {
    let table = duel(|it| {
        it.knight(A, LAKE)
            .hand(A, cards("book 1"))
            .hand(B, cards("sword 1"))
            .shields(A, 23, 1)
            .shields(B, 24, 2)
            .chosen(A, &action_cards("court"))
            .chosen(B, &action_cards("tournament"))
    });
    let table = table.does(A, court(1));
    let goal = Event::GoalReached { seat: A };
    assert_eq!(table.log.last(), Some(&goal));
    let table = table.does(A, END);
    assert_eq!(table.to_move(), B, "B still has its turn");
    assert!(table.winners().is_empty());
    let table = table.does(B, END);
    assert_eq!(table.phase(), Phase::Tournament);
    let table = table.does(B, offer("sword 1"));
    assert_eq!(table.phase(), Phase::Over);
    assert_eq!(table.all_shields(), [25, 26]);
    assert_eq!(table.winners(), [B]);
    let reached = table
        .log
        .iter()
        .filter(|it| matches!(it, Event::GoalReached { .. }));
    assert_eq!(reached.count(), 2, "once per seat");
}

#[test]
fn g1_nothing_follows_the_last_tournament() {
    let table = duel(|it| it.shields(A, 25, 1).display(&tasks(&[1]))).all_end();
    assert_eq!(table.node.position().display_set(), task_set(&[1]));
    let winners = table.node.position().winners();
    assert_eq!(table.log.last(), Some(&Event::GameEnded { winners }));
}

#[test]
fn g2_most_shields_win() {
    let table = table(3, EDITIONS[0], |it| {
        it.shields(A, 20, 1).shields(B, 22, 2).shields(C, 21, 3)
    });
    assert_eq!(table.all_end().winners(), [B]);
}

#[test]
fn g2_of_tied_seats_the_one_that_reached_the_total_first_wins() {
    let table = table(4, EDITIONS[0], |it| {
        it.shields(A, 16, 7)
            .shields(B, 16, 5)
            .shields(C, 16, 6)
            .shields(D, 15, 1)
    });
    assert_eq!(table.all_end().winners(), [B]);
}

#[test]
fn g2_a_drawn_tournament_is_one_moment_and_shares_the_victory() {
    for edition in EDITIONS {
        let table = table(2, edition, |it| {
            it.hand(A, cards("sword 1"))
                .hand(B, cards("lance 1"))
                .shields(A, 24, 9)
                .shields(B, 24, 3)
                .chosen(A, &action_cards("tournament"))
                .chosen(B, &action_cards("tournament"))
        });
        let table = table
            .all_end()
            .does(A, offer("sword 1"))
            .does(B, offer("lance 1"));
        assert_eq!(table.all_shields(), [25, 25]);
        assert_eq!(table.winners(), [A, B]);
    }
}

#[test]
fn example_07_the_second_passes_the_first_in_the_same_round() {
    let table = duel(|it| {
        it.knight(A, VALLEY)
            .knight(B, ROCK)
            .hand(A, cards("book 1"))
            .hand(B, cards("sword 2, dragon 2"))
            .tasks(B, &tasks(&[9]))
            .shields(A, 23, 1)
            .shields(B, 22, 2)
            .chosen(A, &action_cards("court"))
            .chosen(B, &action_cards("quest"))
    });
    let table = table
        .does_all(A, &[court(1), END])
        .does_all(B, &[quest(9, "sword 2, dragon 2"), END]);
    assert_eq!(table.all_shields(), [25, 27]);
    assert_eq!(table.winners(), [B]);
}

#[test]
fn example_07_a_tie_goes_to_the_seat_that_reached_the_tied_total_first() {
    // A reaches 20, B goes to 21, A draws level at 21 in the tournament.
    let table = table(3, EDITIONS[0], |it| {
        it.knight(A, VALLEY)
            .knight(B, FOREST)
            .hand(A, cards("book 1, sword 1"))
            .hand(B, cards("book 2"))
            .hand(C, cards("lance 1"))
            .shields(A, 18, 1)
            .shields(B, 19, 2)
            .chosen(A, &action_cards("court, horse_2, tournament"))
            .chosen(C, &action_cards("tournament"))
            .chosen(B, &action_cards("quest"))
            .tasks(B, &tasks(&[1]))
            .hand(B, cards("sword 1, lance 2"))
    });
    let table = table
        .does_all(A, &[court(1), ride("horse_2", CAMELOT), END])
        .does_all(B, &[quest(1, "sword 1, lance 2"), END])
        .does(C, END)
        .does(A, offer("sword 1"))
        .does(C, offer("lance 1"));
    assert_eq!(table.all_shields(), [21, 21, 1]);
    assert_eq!(table.winners(), [B]);
}
