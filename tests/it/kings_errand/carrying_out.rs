//! Phase II: D1 to D8 and D10. Quests have a file of their own.

use tafelrunde::rules::kings_errand::{Event, Fate, Phase, Refusal, Side, Unmet};

use super::support::*;

#[test]
fn d1_seats_carry_out_in_tent_order() {
    let table = table(3, EDITIONS[0], |it| it.tents(&[C, A, B]));
    assert_eq!(table.to_move(), C);
    assert_eq!(table.refused(A, END), [Refusal::NotYourTurn]);
    let table = table.does(C, END);
    assert_eq!(table.to_move(), A);
    assert_eq!(table.does(A, END).to_move(), B);
}

#[test]
fn d1_a_seat_carries_out_its_cards_in_any_order_it_likes() {
    let start = || {
        duel(|it| {
            it.hand(A, cards("book 1"))
                .chosen(A, &action_cards("court, horse_2, exercise_sword"))
        })
    };
    let there = start().does_all(A, &[exercise("sword 2"), ride("horse_2", FOREST), court(1)]);
    assert_eq!(there.shields(A), 2);
    let back = start().does_all(A, &[ride("horse_2", FOREST), court(1), END]);
    assert_eq!(back.shields(A), 2);
    assert_eq!(back.expired().len(), 1, "the Exercise");
}

#[test]
fn d1_tournament_waits_for_the_end_of_the_phase() {
    let table = duel(|it| {
        it.hand(A, cards("sword 1"))
            .chosen(A, &action_cards("tournament"))
    });
    assert_eq!(table.legal(), [END], "it cannot be given up either");
    let table = table.does(A, END);
    assert_eq!(table.phase(), Phase::CarryOut, "B has its turn first");
    assert_eq!(table.does(B, END).phase(), Phase::Tournament);
}

#[test]
fn d2_yellow_wall_only_at_camelot_green_leaves_only_outside() {
    let all = "exercise_sword, exercise_lance, exercise_dragon, exercise_book, round_table, \
               court, quest, horse_2";
    for name in all.split(", ") {
        let side = card(name).side();
        let expected = match name {
            "horse_2" => Side::Anywhere,
            "court" | "quest" => Side::Countryside,
            _ => Side::Camelot,
        };
        assert_eq!(side, expected, "{name}");
        for place in [CAMELOT, VALLEY, FOREST, LAKE, ROCK, FEN, TOWER, MINES] {
            let table = duel(|it| {
                it.knight(A, place)
                    .hand(
                        A,
                        cards("sword 2, lance 2, lance 1, dragon 2, dragon 1, book 2, book 1"),
                    )
                    .tasks(A, &tasks(&[11, 1, 3, 8, 4, 13, 7]))
                    .display(&tasks(&[2]))
                    .chosen(A, &action_cards(name))
            });
            let works = table
                .legal()
                .iter()
                .any(|action| action.carries_out().is_some());
            assert_eq!(works, expected.allows(place), "{name} at {place:?}");
        }
    }
    assert_eq!(card("tournament").side(), Side::Camelot);
}

#[test]
fn d3_what_cannot_be_carried_out_expires_and_nothing_is_gained() {
    let table = duel(|it| it.chosen(A, &action_cards("court"))).does(A, END);
    assert_eq!(table.expired().len(), 1);
    assert_eq!(table.shields(A), 0);
    assert_eq!(table.supply().count(card("court")), 1, "back in the supply");
}

#[test]
fn d3_giving_up_is_legal_and_final() {
    let table = duel(|it| it.chosen(A, &action_cards("exercise_sword")));
    let table = table.does(A, give_up("exercise_sword"));
    assert_eq!(table.reasons(), [Unmet::GivenUp]);
    assert_eq!(table.supply().count(card("exercise_sword")), 1);
    assert_eq!(
        table.refused(A, exercise("sword 1")),
        [Refusal::NotYourCard]
    );
    assert_eq!(
        table.refused(A, give_up("exercise_sword")),
        [Refusal::NotYourCard]
    );
    assert_eq!(table.does(A, END).expired().len(), 1, "once only");
}

#[test]
fn d3_naming_an_action_that_fails_is_refused_and_the_card_stays_in_hand() {
    let table = duel(|it| {
        it.knight(A, LAKE)
            .chosen(A, &action_cards("exercise_sword"))
    });
    let unmet = vec![Unmet::WrongPlace {
        at: LAKE,
        needs: Side::Camelot,
        places: [CAMELOT].into_iter().collect(),
    }];
    assert_eq!(
        table.refused(A, exercise("sword 1")),
        [Refusal::CannotBeCarriedOut(unmet)]
    );
    assert!(table.node.position().seat(A).holds(card("exercise_sword")));
}

#[test]
fn d4_cards_go_back_to_the_supply_when_the_turn_ends() {
    let table = duel(|it| it.chosen(A, &action_cards("exercise_sword, horse_4, tournament")));
    let in_box = table.supply();
    let table = table.does(A, exercise("sword 1"));
    assert_eq!(table.supply(), in_box, "not before the turn ends");
    let table = table.does(A, END);
    assert_eq!(table.supply().count(card("exercise_sword")), 1);
    assert_eq!(table.supply().count(card("horse_4")), 1);
    assert_eq!(
        table.supply().count(card("tournament")),
        1,
        "it goes back after the tournament"
    );
    let fates: Vec<Fate> = table
        .node
        .position()
        .seat(A)
        .chosen()
        .map(|it| it.fate)
        .collect();
    assert_eq!(fates, [Fate::CarriedOut, Fate::Expired, Fate::Held]);
    let table = table.does(B, END).does(A, offer(""));
    assert_eq!(table.supply().count(card("tournament")), 2);
}

#[test]
fn d5_exercise_takes_a_card_of_any_value_from_its_pile() {
    let table = duel(|it| it.chosen(A, &action_cards("exercise_lance")));
    assert_eq!(
        table.legal(),
        [
            exercise("lance 1"),
            exercise("lance 2"),
            give_up("exercise_lance"),
            END
        ]
    );
    let before = table.piles();
    let table = table.does(A, exercise("lance 2"));
    assert_eq!(table.hand(A), cards("lance 2"));
    assert_eq!(table.piles().plus(cards("lance 2")), before);
}

#[test]
fn d5_only_values_that_lie_in_the_pile_can_be_taken() {
    let table = duel(|it| {
        it.without_piles(cards("book 1"))
            .chosen(A, &action_cards("exercise_book"))
    });
    assert_eq!(
        table.refused(A, exercise("book 1")),
        [Refusal::ValueNotInPile]
    );
    assert!(table.allows(A, exercise("book 2")));
}

#[test]
fn d5_an_empty_pile_cannot_be_exercised_from() {
    let table = duel(|it| {
        it.without_piles(cards("book 1, book 2, book 2"))
            .chosen(A, &action_cards("exercise_book"))
    });
    assert_eq!(table.legal(), [give_up("exercise_book"), END]);
    assert_eq!(
        table.does(A, END).reasons(),
        [Unmet::PileEmpty {
            virtue: virtue("book")
        }]
    );
}

#[test]
fn d6_round_table_takes_a_face_up_task() {
    let table = duel(|it| {
        it.display(&tasks(&[3, 11, 5]))
            .chosen(A, &action_cards("round_table"))
    });
    let table = table.does(A, round_table(11));
    assert_eq!(table.tasks(A), task_set(&[11]));
    assert_eq!(table.node.position().display_set(), task_set(&[3, 5]));
}

#[test]
fn d6_the_display_is_not_refilled_before_phase_three() {
    let table = duel(|it| {
        it.display(&tasks(&[3, 11, 5]))
            .chosen(A, &action_cards("round_table"))
    });
    let table = table.does(A, round_table(11)).does(A, END);
    assert_eq!(table.node.position().display_set().len(), 2);
    let table = table.does(B, END).chance(1);
    assert_eq!(table.node.position().display_set().len(), 3);
}

#[test]
fn example_02_the_second_round_table_has_two_tasks_to_choose_from() {
    let table = table(4, EDITIONS[0], |it| {
        it.display(&tasks(&[3, 11, 5]))
            .chosen(A, &action_cards("round_table"))
            .chosen(B, &action_cards("round_table"))
    });
    let table = table.does(A, round_table(11)).does(A, END);
    assert_eq!(
        table.legal(),
        [round_table(3), round_table(5), give_up("round_table"), END]
    );
    assert_eq!(
        table.refused(B, round_table(11)),
        [Refusal::TaskNotOnDisplay]
    );
    assert_eq!(table.does(B, round_table(5)).tasks(B), task_set(&[5]));
}

#[test]
fn d6_with_no_task_face_up_it_cannot_be_carried_out() {
    let table = duel(|it| it.chosen(A, &action_cards("round_table")));
    assert_eq!(table.legal(), [give_up("round_table"), END]);
    assert_eq!(table.does(A, END).reasons(), [Unmet::NoTaskOnDisplay]);
}

#[test]
fn d7_a_horse_goes_either_way_by_at_most_its_number() {
    let reachable = |name: &str| -> Vec<_> {
        let table = duel(|it| it.knight(A, LAKE).chosen(A, &action_cards(name)));
        [CAMELOT, VALLEY, FOREST, LAKE, ROCK, FEN, TOWER, MINES]
            .into_iter()
            .filter(|&to| table.allows(A, ride(name, to)))
            .collect()
    };
    assert_eq!(reachable("horse_2"), [VALLEY, FOREST, ROCK, FEN]);
    assert_eq!(
        reachable("horse_3"),
        [CAMELOT, VALLEY, FOREST, ROCK, FEN, TOWER]
    );
    assert_eq!(
        reachable("horse_4"),
        [CAMELOT, VALLEY, FOREST, ROCK, FEN, TOWER, MINES]
    );
}

#[test]
fn d7_riding_too_far_or_nowhere_is_refused() {
    let table = duel(|it| it.chosen(A, &action_cards("horse_2")));
    assert_eq!(
        table.refused(A, ride("horse_2", ROCK)),
        [Refusal::TooFar {
            distance: 4,
            reach: 2
        }]
    );
    assert_eq!(
        table.refused(A, ride("horse_2", CAMELOT)),
        [Refusal::ZeroMove]
    );
    assert_eq!(
        table.does(A, give_up("horse_2")).reasons(),
        [Unmet::GivenUp],
        "a horse could always have gone somewhere"
    );
}

#[test]
fn d7_several_knights_may_share_a_location() {
    let table = duel(|it| it.knight(B, MINES).chosen(A, &action_cards("horse_2")));
    let table = table.does(A, ride("horse_2", MINES));
    assert_eq!([A, B].map(|seat| table.knight(seat)), [MINES, MINES]);
}

#[test]
fn d8_court_puts_back_any_book_for_two_shields() {
    for book in [1, 2] {
        let table = duel(|it| {
            it.knight(A, FEN)
                .hand(A, cards("book 1, book 2, sword 1"))
                .chosen(A, &action_cards("court"))
        });
        let before = table.piles();
        let table = table.does(A, court(book));
        let paid = cards(&format!("book {book}"));
        assert_eq!(table.shields(A), 2);
        assert_eq!(table.hand(A), cards("book 1, book 2, sword 1").minus(paid));
        assert_eq!(table.piles(), before.plus(paid));
    }
}

#[test]
fn d8_without_a_book_the_action_expires() {
    let table = duel(|it| {
        it.knight(A, FEN)
            .hand(A, cards("sword 2"))
            .chosen(A, &action_cards("court"))
    });
    let table = table.does(A, END);
    assert_eq!(table.reasons(), [Unmet::NoBook]);
    assert_eq!(table.shields(A), 0);
}

#[test]
fn d10_there_is_no_hand_limit() {
    let table = duel(|it| {
        it.display(&tasks(&[14]))
            .tasks(A, &tasks(&[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]))
            .hand(
                A,
                cards(
                    "sword 1, sword 1, sword 2, sword 2, dragon 1, dragon 1, dragon 2, dragon 2, \
                     lance 1, lance 2, lance 2, book 1, book 2",
                ),
            )
            .chosen(A, &action_cards("exercise_book, round_table"))
    });
    let table = table.does_all(A, &[exercise("book 2"), round_table(14), END]);
    assert_eq!(table.tasks(A).len(), 14);
    assert_eq!(table.hand(A).len(), 14);
}

#[test]
fn example_03_a_card_chosen_far_away_is_carried_out_after_a_ride() {
    let table = duel(|it| {
        it.choosing(0)
            .hand(A, cards("book 1"))
            .display(&tasks(&[11]))
    });
    let table = table
        .does(A, choose("court"))
        .does(B, choose("quest"))
        .does(A, choose("horse_2"))
        .does(B, choose("quest"))
        .does(A, choose("exercise_sword"))
        .does(B, choose("horse_3"))
        .does(A, choose("round_table"))
        .does(B, choose("horse_4"));
    assert!(!table.allows(A, court(1)), "not at Camelot");
    let table = table.does_all(A, &[ride("horse_2", VALLEY), court(1)]);
    assert_eq!(table.shields(A), 2);
}

#[test]
fn example_04_book_first_horse_second_court_third() {
    let start = || duel(|it| it.chosen(A, &action_cards("exercise_book, horse_2, court")));
    let good = start().does_all(
        A,
        &[exercise("book 1"), ride("horse_2", MINES), court(1), END],
    );
    assert_eq!(good.shields(A), 2);
    assert_eq!(good.expired(), []);
    let bad = start().does_all(A, &[ride("horse_2", MINES), END]);
    let wrong_place = Unmet::WrongPlace {
        at: MINES,
        needs: Side::Camelot,
        places: [CAMELOT].into_iter().collect(),
    };
    assert_eq!(
        bad.expired(),
        [
            (
                A,
                card("exercise_book"),
                vec![wrong_place, Unmet::PossibleEarlier { step: 0 }]
            ),
            (A, card("court"), vec![Unmet::NoBook]),
        ],
        "in the order in which they were chosen"
    );
}

#[test]
fn example_08_two_courts_and_one_book() {
    let table = table(4, EDITIONS[0], |it| {
        it.knight(A, TOWER)
            .hand(A, cards("book 2"))
            .chosen(A, &action_cards("court, court"))
    });
    let table = table.does_all(A, &[court(2), END]);
    assert_eq!(table.shields(A), 2);
    assert_eq!(table.reasons(), [Unmet::NoBook], "alone");
    assert!(table.log.contains(&Event::CourtHeld {
        seat: A,
        book: 2,
        shields: 2
    }));
}
