//! Why a choice is refused: every reason, alone and beside others, and what excludes what.

use tafelrunde::rules::Actor;
use tafelrunde::rules::kings_errand::{
    Action, ChanceFault, Edition, Refusal, Scenario, Side, TentOrder, Unmet,
};

use super::support::*;

#[track_caller]
fn check(set: impl FnOnce(Scenario<'_>) -> Scenario<'_>, action: Action, expected: &[Refusal]) {
    assert_eq!(duel(set).refused(A, action), expected, "{action:?}");
}

/// An action of every kind.
fn one_of_each() -> [Action; 13] {
    [
        choose("quest"),
        exercise("sword 1"),
        round_table(1),
        court(1),
        quest(1, ""),
        ride("horse_2", MINES),
        give_up("quest"),
        END,
        offer(""),
        Action::Ring([CAMELOT, VALLEY, FOREST, LAKE, ROCK, FEN, TOWER, MINES]),
        Action::OpeningHand {
            seat: A,
            cards: cards("sword 1, book 1"),
        },
        Action::Task(task(1)),
        Action::Tents(TentOrder::new(&[A, B]).expect("two seats")),
    ]
}

#[test]
fn after_the_end_everything_is_refused_because_the_game_is_over() {
    let table = duel(|it| it.shields(A, 25, 1)).all_end();
    for action in one_of_each() {
        for actor in [Actor::Chance, Actor::Seat(A), Actor::Seat(D)] {
            assert_eq!(table.refused_to(actor, action), [Refusal::GameOver]);
        }
    }
}

#[test]
fn the_wrong_phase_excludes_everything_else() {
    let choosing = duel(|it| it.choosing(0));
    let carrying_out = duel(|it| it);
    let tournament = duel(|it| it.chosen(A, &action_cards("tournament"))).all_end();
    let deal = duel(|it| it.display(&tasks(&[2, 3, 4]))).all_end();
    let reveal = duel(|it| it).all_end();
    let [choose_it, .., ring, _, reveal_it, tents] = one_of_each();
    for (table, allowed) in [
        (choosing, &[choose_it][..]),
        (carrying_out, &one_of_each()[1..8]),
        (tournament, &[offer("")]),
        (deal, &[tents]),
        (reveal, &[reveal_it]),
        (fresh(2, EDITIONS[0]), &[ring]),
    ] {
        for action in one_of_each() {
            if allowed.contains(&action) {
                continue;
            }
            for actor in [Actor::Chance, Actor::Seat(B)] {
                assert_eq!(
                    table.refused_to(actor, action),
                    [Refusal::WrongPhase],
                    "{action:?} in {:?}",
                    table.phase()
                );
            }
        }
    }
}

#[test]
fn not_your_turn_excludes_the_rest() {
    let table = duel(|it| it);
    for action in &one_of_each()[1..8] {
        for actor in [Actor::Seat(B), Actor::Seat(D), Actor::Chance] {
            assert_eq!(table.refused_to(actor, *action), [Refusal::NotYourTurn]);
        }
    }
    let chance = fresh(2, EDITIONS[0]);
    let ring = one_of_each()[9];
    assert_eq!(chance.refused(A, ring), [Refusal::NotYourTurn]);
}

#[test]
fn not_your_card_excludes_the_rest() {
    for action in [
        exercise("sword 3"),
        round_table(15),
        court(2),
        quest(15, "sword 1"),
        ride("horse_2", ROCK),
        give_up("court"),
    ] {
        check(|it| it, action, &[Refusal::NotYourCard]);
    }
}

#[test]
fn choosing() {
    check(
        |it| it.choosing(0).chosen(B, &action_cards("round_table")),
        choose("round_table"),
        &[Refusal::NotInSupply],
    );
    check(
        |it| it.choosing(0),
        choose("horse_1"),
        &[Refusal::NotInSupply],
    );
    check(
        |it| it.choosing(2).chosen(A, &action_cards("tournament")),
        choose("tournament"),
        &[Refusal::SecondTournament],
    );
    check(
        |it| {
            it.choosing(2)
                .chosen(A, &action_cards("tournament"))
                .chosen(B, &action_cards("tournament"))
        },
        choose("tournament"),
        &[Refusal::NotInSupply, Refusal::SecondTournament],
    );
}

#[test]
fn exercise_without_such_a_value() {
    check(
        |it| {
            it.without_piles(cards("book 2, book 2"))
                .chosen(A, &action_cards("exercise_book"))
        },
        exercise("book 2"),
        &[Refusal::ValueNotInPile],
    );
    for value in ["book 0", "book 3", "book 255"] {
        check(
            |it| it.chosen(A, &action_cards("exercise_book")),
            exercise(value),
            &[Refusal::NoSuchThing],
        );
    }
    let empty = Unmet::PileEmpty {
        virtue: virtue("book"),
    };
    check(
        |it| {
            it.without_piles(cards("book 1, book 2, book 2"))
                .chosen(A, &action_cards("exercise_book"))
        },
        exercise("book 2"),
        &[
            Refusal::CannotBeCarriedOut(vec![empty]),
            Refusal::ValueNotInPile,
        ],
    );
}

#[test]
fn round_table_without_such_a_task() {
    check(
        |it| {
            it.display(&tasks(&[1]))
                .chosen(A, &action_cards("round_table"))
        },
        round_table(2),
        &[Refusal::TaskNotOnDisplay],
    );
    check(
        |it| {
            it.display(&tasks(&[1]))
                .chosen(A, &action_cards("round_table"))
        },
        round_table(15),
        &[Refusal::NoSuchThing],
    );
    check(
        |it| it.chosen(A, &action_cards("round_table")),
        round_table(2),
        &[
            Refusal::CannotBeCarriedOut(vec![Unmet::NoTaskOnDisplay]),
            Refusal::TaskNotOnDisplay,
        ],
    );
}

#[test]
fn riding_too_far_or_nowhere() {
    for (to, refusal) in [
        (CAMELOT, Refusal::ZeroMove),
        (
            LAKE,
            Refusal::TooFar {
                distance: 3,
                reach: 2,
            },
        ),
        (
            ROCK,
            Refusal::TooFar {
                distance: 4,
                reach: 2,
            },
        ),
    ] {
        check(
            |it| it.chosen(A, &action_cards("horse_2")),
            ride("horse_2", to),
            &[refusal],
        );
    }
}

#[test]
fn court_without_such_a_book() {
    let at_the_fen = |hand: &str, book, expected: &[Refusal]| {
        check(
            |it| {
                it.knight(A, FEN)
                    .hand(A, cards(hand))
                    .chosen(A, &action_cards("court"))
            },
            court(book),
            expected,
        );
    };
    at_the_fen("book 1", 2, &[Refusal::CardNotInHand]);
    at_the_fen("book 1", 3, &[Refusal::NoSuchThing]);
    at_the_fen(
        "",
        1,
        &[
            Refusal::CannotBeCarriedOut(vec![Unmet::NoBook]),
            Refusal::CardNotInHand,
        ],
    );
}

#[test]
fn quest_with_everything_wrong_at_once() {
    let places = [VALLEY].into_iter().collect();
    let wrong_place = Unmet::WrongPlace {
        at: CAMELOT,
        needs: Side::Countryside,
        places,
    };
    let missing = |name: &str| Unmet::VirtueMissing {
        task: task(11),
        virtue: virtue(name),
        value: 1,
        best: None,
    };
    check(
        |it| it.tasks(A, &tasks(&[11])).chosen(A, &action_cards("quest")),
        quest(9, "book 1"),
        &[
            Refusal::CannotBeCarriedOut(vec![wrong_place, missing("lance"), missing("book")]),
            Refusal::TaskNotInHand,
            Refusal::TaskElsewhere { location: ROCK },
            Refusal::WrongPayment,
            Refusal::CardNotInHand,
        ],
    );
}

#[test]
fn offers_that_cannot_be_made() {
    for (edition, text, expected) in [
        (Edition::Cs, "book 2", &[Refusal::CardNotInHand][..]),
        (Edition::Cs, "sword 1, book 1", &[Refusal::OfferNotAllowed]),
        (
            Edition::Cs,
            "sword 1, book 2",
            &[Refusal::CardNotInHand, Refusal::OfferNotAllowed],
        ),
        (Edition::En, "book 1", &[Refusal::OfferNotAllowed]),
        (Edition::En, "sword 2", &[Refusal::CardNotInHand]),
    ] {
        let table = table(2, edition, |it| {
            it.hand(A, cards("sword 1, book 1"))
                .chosen(A, &action_cards("tournament"))
        });
        assert_eq!(table.all_end().refused(A, offer(text)), expected, "{text}");
    }
}

#[test]
fn give_up_never_names_tournament() {
    check(
        |it| it.chosen(A, &action_cards("tournament")),
        give_up("tournament"),
        &[Refusal::WrongPhase],
    );
}

#[test]
fn chance_that_breaks_the_rules() {
    let deal = duel(|it| it.display(&tasks(&[2, 3, 4])).shields(A, 1, 1)).all_end();
    let tents = Action::Tents(TentOrder::new(&[A, B]).expect("two seats"));
    assert_eq!(
        deal.refused_to(Actor::Chance, tents),
        [Refusal::BadChance(ChanceFault::TentOrder)]
    );
    let reveal = duel(|it| it.tasks(A, &tasks(&[5]))).all_end();
    assert_eq!(
        reveal.refused_to(Actor::Chance, Action::Task(task(5))),
        [Refusal::BadChance(ChanceFault::TaskSeen)]
    );
}
