//! Why an action expires: every reason alone and beside others, in order, with its facts.

use tafelrunde::rules::kings_errand::{Location, Scenario, Side, Unmet};
use tafelrunde::rules::{Seat, Viewer};

use super::support::*;

const COUNTRYSIDE: [Location; 7] = [VALLEY, FOREST, LAKE, ROCK, FEN, TOWER, MINES];

fn not_at_camelot(at: Location) -> Unmet {
    Unmet::WrongPlace {
        at,
        needs: Side::Camelot,
        places: [CAMELOT].into_iter().collect(),
    }
}

/// A green card at Camelot; these places would do.
fn at_camelot(places: &[Location]) -> Unmet {
    Unmet::WrongPlace {
        at: CAMELOT,
        needs: Side::Countryside,
        places: places.iter().copied().collect(),
    }
}

fn elsewhere(at: Location, places: &[Location]) -> Unmet {
    Unmet::NotAtTaskLocation {
        at,
        places: places.iter().copied().collect(),
    }
}

fn missing(number: u8, needed: &str, best: impl Into<Option<u8>>) -> Unmet {
    let needed = cards(needed).iter().next().expect("one card");
    Unmet::VirtueMissing {
        task: task(number),
        virtue: needed.virtue,
        value: needed.value,
        best: best.into(),
    }
}

fn empty(name: &str) -> Unmet {
    Unmet::PileEmpty {
        virtue: virtue(name),
    }
}

fn earlier(step: u8) -> Unmet {
    Unmet::PossibleEarlier { step }
}

/// Every Book of a game for two.
const BOOKS: &str = "book 1, book 2, book 2";

/// One card expires at the end of a turn in which nothing was done.
#[track_caller]
fn check(at: Location, hand: &str, numbers: &[u8], card: &str, expected: &[Unmet]) {
    check_with(|it| it, at, hand, numbers, card, expected);
}

#[track_caller]
fn check_with(
    set: impl for<'a> FnOnce(Scenario<'a>) -> Scenario<'a>,
    at: Location,
    hand: &str,
    numbers: &[u8],
    card: &str,
    expected: &[Unmet],
) {
    let table = duel(|it| {
        set(it)
            .knight(A, at)
            .hand(A, cards(hand))
            .tasks(A, &tasks(numbers))
            .chosen(A, &action_cards(card))
    });
    let by_end = table.clone().does(A, END).reasons();
    assert_eq!(by_end, expected, "{card} at {at:?} with {hand}");
    let by_giving_up = table.does(A, give_up(card));
    assert_eq!(by_giving_up.reasons(), expected, "given up or not");
    assert_eq!(
        by_giving_up.public_reasons(),
        expected,
        "everybody knows all of it"
    );
}

#[test]
fn exercise_and_round_table_at_the_wrong_place() {
    for at in COUNTRYSIDE {
        check(at, "", &[], "exercise_sword", &[not_at_camelot(at)]);
        check_with(
            |it| it.display(&tasks(&[1])),
            at,
            "",
            &[],
            "round_table",
            &[not_at_camelot(at)],
        );
    }
}

#[test]
fn an_empty_pile_also_when_the_place_is_wrong_too() {
    let check = |at, expected: &[Unmet]| {
        let table = duel(|it| {
            it.knight(A, at)
                .without_piles(cards(BOOKS))
                .chosen(A, &action_cards("exercise_book"))
        });
        assert_eq!(table.does(A, END).reasons(), expected);
    };
    check(CAMELOT, &[empty("book")]);
    check(FEN, &[not_at_camelot(FEN), empty("book")]);
}

#[test]
fn no_task_on_display_also_when_the_place_is_wrong_too() {
    check(CAMELOT, "", &[], "round_table", &[Unmet::NoTaskOnDisplay]);
    check(
        FEN,
        "",
        &[],
        "round_table",
        &[not_at_camelot(FEN), Unmet::NoTaskOnDisplay],
    );
}

#[test]
fn no_book_also_when_the_place_is_wrong_too() {
    check(FEN, "sword 2", &[], "court", &[Unmet::NoBook]);
    check(
        CAMELOT,
        "sword 2",
        &[],
        "court",
        &[at_camelot(&COUNTRYSIDE), Unmet::NoBook],
    );
    check(CAMELOT, "book 2", &[], "court", &[at_camelot(&COUNTRYSIDE)]);
}

#[test]
fn no_task_in_hand_says_nothing_about_places_or_virtues() {
    check(FEN, "", &[], "quest", &[Unmet::NoTaskInHand]);
    check(
        CAMELOT,
        "",
        &[],
        "quest",
        &[at_camelot(&COUNTRYSIDE), Unmet::NoTaskInHand],
    );
}

#[test]
fn not_at_the_location_of_a_task() {
    check(
        FEN,
        "lance 1, book 1",
        &[11],
        "quest",
        &[elsewhere(FEN, &[VALLEY])],
    );
    check(
        FEN,
        "lance 1, sword 1",
        &[1, 11],
        "quest",
        &[elsewhere(FEN, &[FOREST])],
    );
    check(
        FEN,
        "lance 1, sword 1, book 1",
        &[1, 11],
        "quest",
        &[elsewhere(FEN, &[VALLEY, FOREST])],
    );
}

#[test]
fn a_virtue_is_missing_for_the_task_of_this_place() {
    check(
        VALLEY,
        "lance 1",
        &[11],
        "quest",
        &[missing(11, "book 1", None)],
    );
    check(
        FEN,
        "dragon 2, book 1",
        &[4],
        "quest",
        &[missing(4, "book 2", 1)],
    );
    // The other task could be paid, but it is not for this place.
    check(
        VALLEY,
        "sword 1, lance 1",
        &[1, 11],
        "quest",
        &[missing(11, "book 1", None)],
    );
}

#[test]
fn virtues_are_missing_for_each_task_of_this_place_by_virtue_then_value() {
    check(
        VALLEY,
        "sword 1",
        &[10, 11, 2],
        "quest",
        &[
            missing(10, "dragon 1", None),
            missing(10, "book 1", None),
            missing(11, "lance 1", None),
            missing(11, "book 1", None),
        ],
    );
}

#[test]
fn virtues_are_missing_for_each_task_in_hand_where_none_is_for_this_place() {
    check(
        LAKE,
        "sword 1",
        &[2, 7],
        "quest",
        &[
            elsewhere(LAKE, &[FEN, MINES]),
            missing(2, "sword 2", 1),
            missing(2, "lance 2", None),
            missing(7, "book 1", None),
        ],
    );
    check(
        CAMELOT,
        "sword 1",
        &[2, 7],
        "quest",
        &[
            at_camelot(&[FEN, MINES]),
            missing(2, "sword 2", 1),
            missing(2, "lance 2", None),
            missing(7, "book 1", None),
        ],
    );
}

#[test]
fn given_up_exactly_when_nothing_else_applies() {
    for (at, hand, numbers, card) in [
        (CAMELOT, "", &[][..], "exercise_sword"),
        (FEN, "book 1", &[], "court"),
        (VALLEY, "lance 1, book 2", &[11], "quest"),
        (VALLEY, "lance 1, book 2", &[10, 11], "quest"),
        (CAMELOT, "", &[], "horse_2"),
    ] {
        check(at, hand, numbers, card, &[Unmet::GivenUp]);
    }
}

/// After `done`, `card` is given up.
fn after(table: Table, done: &[tafelrunde::rules::kings_errand::Action], card: &str) -> Vec<Unmet> {
    table.does_all(A, done).does(A, give_up(card)).reasons()
}

#[test]
fn possible_earlier_counts_the_actions_before_the_last_such_state() {
    let start = || {
        duel(|it| {
            it.display(&tasks(&[11])).hand(A, cards("book 1")).chosen(
                A,
                &action_cards("exercise_sword, horse_2, exercise_lance, round_table"),
            )
        })
    };
    let away = ride("horse_2", VALLEY);
    let sword = "exercise_sword";
    let gone = not_at_camelot(VALLEY);
    assert_eq!(after(start(), &[away], sword), [gone, earlier(0)]);
    assert_eq!(
        after(start(), &[exercise("lance 1"), away], sword),
        [gone, earlier(1)]
    );
    assert_eq!(
        after(
            start(),
            &[round_table(11), exercise("lance 1"), away],
            sword
        ),
        [gone, earlier(2)]
    );
}

#[test]
fn possible_earlier_names_the_last_state_not_the_first() {
    let table = duel(|it| {
        it.hand(A, cards("book 1"))
            .chosen(A, &action_cards("court, exercise_sword, horse_2, horse_3"))
    });
    // Away, back home, training, away again to where no Book is left: from Camelot no Court works.
    let table = table.does_all(
        A,
        &[
            ride("horse_2", FOREST),
            ride("horse_3", CAMELOT),
            exercise("sword 1"),
        ],
    );
    assert_eq!(
        table.does(A, give_up("court")).reasons(),
        [at_camelot(&COUNTRYSIDE), earlier(1)]
    );
}

#[test]
fn possible_earlier_knows_what_was_paid_away_since() {
    let table = duel(|it| {
        it.knight(A, VALLEY)
            .tasks(A, &tasks(&[11]))
            .hand(A, cards("lance 1, book 1"))
            .chosen(A, &action_cards("quest, court"))
    });
    assert_eq!(
        after(table.clone(), &[quest(11, "lance 1, book 1")], "court"),
        [Unmet::NoBook, earlier(0)]
    );
    assert_eq!(
        after(table, &[court(1)], "quest"),
        [missing(11, "book 1", None), earlier(0)]
    );
}

#[test]
fn possible_earlier_only_beside_an_unmet_condition() {
    let table = duel(|it| it.chosen(A, &action_cards("exercise_sword, exercise_book")));
    assert_eq!(
        after(table, &[exercise("book 1")], "exercise_sword"),
        [Unmet::GivenUp]
    );
}

#[test]
fn possible_earlier_not_if_a_card_of_the_same_name_was_carried_out_since() {
    let courts = |hand: &str| {
        table(4, EDITIONS[0], |it| {
            it.knight(A, FEN)
                .hand(A, cards(hand))
                .chosen(A, &action_cards("court, court, horse_2"))
        })
    };
    assert_eq!(
        after(courts("book 1"), &[court(1)], "court"),
        [Unmet::NoBook]
    );
    // After the first Court the second could still have been held before riding away: for Court it
    // is Camelot that ends it.
    let table = table(4, EDITIONS[0], |it| {
        it.knight(A, MINES)
            .hand(A, cards("book 1, book 2"))
            .chosen(A, &action_cards("court, court, horse_2"))
    });
    assert_eq!(
        after(table, &[court(1), ride("horse_2", CAMELOT)], "court"),
        [at_camelot(&COUNTRYSIDE), earlier(1)]
    );
    let quests = duel(|it| {
        it.knight(A, VALLEY)
            .tasks(A, &tasks(&[11, 10]))
            .hand(A, cards("lance 1, book 1, dragon 1"))
            .chosen(A, &action_cards("quest, quest"))
    });
    assert_eq!(
        after(quests, &[quest(11, "lance 1, book 1")], "quest"),
        [missing(10, "book 1", None)]
    );
    let tables = table_for_two_round_tables();
    assert_eq!(
        after(tables, &[round_table(3)], "round_table"),
        [Unmet::NoTaskOnDisplay]
    );
}

fn table_for_two_round_tables() -> Table {
    table(4, EDITIONS[0], |it| {
        it.display(&tasks(&[3]))
            .chosen(A, &action_cards("round_table, round_table"))
    })
}

#[test]
fn what_becomes_possible_only_later_has_no_reason_of_its_own() {
    let table = duel(|it| {
        it.knight(A, MINES)
            .chosen(A, &action_cards("exercise_sword, horse_2"))
    });
    let table = table.does_all(A, &[give_up("exercise_sword"), ride("horse_2", CAMELOT)]);
    assert_eq!(table.reasons(), [not_at_camelot(MINES)]);
}

#[test]
fn a_turn_before_does_not_count_as_earlier() {
    let table = duel(|it| {
        it.knight(B, FEN)
            .chosen(A, &action_cards("exercise_sword"))
            .chosen(B, &action_cards("exercise_lance"))
    });
    let table = table.does_all(A, &[exercise("sword 1"), END]);
    assert_eq!(
        table.does(B, END).reasons(),
        [not_at_camelot(FEN)],
        "what A did is not B's turn"
    );
}

#[test]
fn cards_that_expire_together_are_reported_in_the_order_of_choice() {
    let names = "quest, exercise_book, court, horse_2";
    let table = duel(|it| it.chosen(A, &action_cards(names))).does(A, END);
    let expired: Vec<_> = table.expired().into_iter().map(|it| it.1).collect();
    assert_eq!(expired, action_cards(names));
}

/// What `seat` sees of why the card of A expired.
fn seen_by(table: &Table, seat: Seat) -> Vec<Unmet> {
    let event = table.log.last().expect("an event");
    expiry(&table.seen(event, Viewer::Seat(seat)))
        .expect("a card expired")
        .2
}

#[test]
fn others_see_only_the_reasons_that_everybody_can_conclude() {
    let court = |secret: [&str; 4]| {
        let table = table(4, EDITIONS[0], |it| {
            let seats = [A, B, C, D];
            let it = seats
                .into_iter()
                .zip(secret)
                .fold(it, |it, (seat, text)| it.secret(seat, cards(text)));
            it.knight(A, FEN).chosen(A, &action_cards("court"))
        });
        table.does(A, give_up("court"))
    };
    let without = court(["sword 1, lance 1", "book 1, book 1", "dragon 1", ""]);
    assert_eq!(seen_by(&without, A), [Unmet::NoBook]);
    assert_eq!(
        seen_by(&without, B),
        [],
        "A might hold one, for all C knows"
    );
    assert_eq!(without.public_reasons(), []);
    let nobody = court(["sword 1, lance 1", "dragon 1", "dragon 1", ""]);
    assert_eq!(nobody.public_reasons(), [Unmet::NoBook]);
    let everybody = court(["book 1", "book 1", "", ""]);
    assert_eq!(seen_by(&everybody, A), [Unmet::GivenUp]);
    assert_eq!(everybody.public_reasons(), [Unmet::GivenUp]);
}

#[test]
fn others_see_that_a_knight_stood_in_the_wrong_place_whatever_it_held() {
    let quest = |secret: [&str; 2]| {
        let table = duel(|it| {
            it.secret(A, cards(secret[0]))
                .secret(B, cards(secret[1]))
                .tasks(A, &tasks(&[1, 7]))
                .chosen(A, &action_cards("quest"))
        });
        table.does(A, END)
    };
    let table = quest(["sword 1, book 1", "lance 1, dragon 1"]);
    assert_eq!(table.reasons(), [at_camelot(&[MINES])]);
    assert_eq!(
        table.public_reasons(),
        [at_camelot(&[FOREST, MINES])],
        "either place, for all that everybody knows"
    );
    let other = quest(["sword 1, lance 1", "book 1, dragon 1"]);
    assert_eq!(other.public_reasons(), table.public_reasons());
}
