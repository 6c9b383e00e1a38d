//! Quests: D9.

use tafelrunde::rules::kings_errand::{Action, Event, Refusal, Scenario, Side, Unmet};

use super::support::*;

/// A knight at the Hidden Valley with the golden pheasant (Lance 1, Book 1, 2 shields), the source
/// of purity (Dragon 1, Book 1, 2 shields) and one Quest.
fn pheasant(hand: &str) -> Table {
    duel(|it| {
        it.knight(A, VALLEY)
            .tasks(A, &tasks(&[11]))
            .hand(A, cards(hand))
            .chosen(A, &action_cards("quest"))
    })
}

#[test]
fn example_01_golden_pheasant() {
    let table = pheasant("lance 1, book 2");
    let before = table.piles();
    let table = table.does(A, quest(11, "lance 1, book 2"));
    assert_eq!(table.shields(A), 2, "no bonus");
    assert_eq!(table.hand(A), cards(""), "no change");
    assert_eq!(table.piles(), before.plus(cards("lance 1, book 2")));
    assert_eq!(table.tasks(A), task_set(&[]));
    let position = table.node.position();
    assert_eq!(position.seat(A).completed(), task_set(&[11]));
    assert!(!position.unseen().contains(task(11)), "out of the game");
    assert!(!position.display_set().contains(task(11)));
    assert!(table.log.contains(&Event::QuestCompleted {
        seat: A,
        task: task(11),
        paid: cards("lance 1, book 2"),
        shields: 2
    }));
}

#[test]
fn d9_the_knight_must_stand_at_the_location_of_the_task() {
    for place in [FOREST, LAKE, ROCK, FEN, TOWER, MINES] {
        let table = duel(|it| {
            it.knight(A, place)
                .tasks(A, &tasks(&[11]))
                .hand(A, cards("lance 1, book 1"))
                .chosen(A, &action_cards("quest"))
        });
        let not_here = Unmet::NotAtTaskLocation {
            at: place,
            places: [VALLEY].into_iter().collect(),
        };
        assert_eq!(
            table.refused(A, quest(11, "lance 1, book 1")),
            [
                Refusal::CannotBeCarriedOut(vec![not_here]),
                Refusal::TaskElsewhere { location: VALLEY }
            ]
        );
    }
}

#[test]
fn d9_every_exact_or_higher_payment_is_allowed() {
    let table = pheasant("lance 1, lance 2, book 1, book 2");
    let ways: Vec<Action> = [
        "lance 2, book 2",
        "lance 2, book 1",
        "lance 1, book 2",
        "lance 1, book 1",
    ]
    .map(|pay| quest(11, pay))
    .to_vec();
    let mut legal = table.legal();
    legal.retain(|action| action.carries_out().is_some());
    assert!(legal.is_sorted());
    assert_eq!(legal, ways);
    for way in ways {
        assert_eq!(table.clone().does(A, way).shields(A), 2);
    }
}

#[test]
fn d9_exactly_one_card_pays_for_each_requirement() {
    let table = pheasant("lance 1, lance 2, book 1, sword 1");
    for pay in [
        "",
        "lance 1",
        "book 1",
        "lance 1, lance 2, book 1",
        "lance 1, book 1, sword 1",
        "lance 1, sword 1",
    ] {
        assert_eq!(
            table.refused(A, quest(11, pay)),
            [Refusal::WrongPayment],
            "{pay}"
        );
    }
}

#[test]
fn d9_two_ones_do_not_make_a_two_and_a_one_does_not_pay_for_a_two() {
    let table = duel(|it| {
        it.knight(A, FEN)
            .tasks(A, &tasks(&[4]))
            .hand(A, cards("dragon 1, dragon 1, book 1"))
            .chosen(A, &action_cards("quest"))
    });
    let missing = Refusal::CannotBeCarriedOut(vec![Unmet::VirtueMissing {
        task: task(4),
        virtue: virtue("book"),
        value: 2,
        best: Some(1),
    }]);
    assert_eq!(
        table.refused(A, quest(4, "dragon 1, book 1")),
        [missing, Refusal::WrongPayment]
    );
}

#[test]
fn d9_only_own_cards_pay_and_only_own_tasks_are_completed() {
    let table = pheasant("lance 1, book 1");
    assert_eq!(
        table.refused(A, quest(11, "lance 2, book 1")),
        [Refusal::CardNotInHand]
    );
    assert_eq!(
        table.refused(A, quest(10, "lance 1, book 1")),
        [Refusal::TaskNotInHand, Refusal::WrongPayment]
    );
    assert_eq!(
        table.refused(A, quest(15, "sword 1")),
        [Refusal::CardNotInHand, Refusal::NoSuchThing]
    );
}

fn two_tasks_at_the_valley<'a>(it: Scenario<'a>, held: &str) -> Scenario<'a> {
    it.knight(A, VALLEY)
        .tasks(A, &tasks(&[10, 11]))
        .hand(A, cards("lance 1, dragon 1, book 1, book 2"))
        .chosen(A, &action_cards(held))
}

#[test]
fn example_05_two_quests_in_the_same_location_need_two_quest_cards() {
    let one = duel(|it| two_tasks_at_the_valley(it, "quest")).does(A, quest(11, "lance 1, book 1"));
    assert_eq!(
        one.refused(A, quest(10, "dragon 1, book 2")),
        [Refusal::NotYourCard]
    );
    let two = duel(|it| two_tasks_at_the_valley(it, "quest, quest"));
    let two = two.does_all(
        A,
        &[
            quest(11, "lance 1, book 1"),
            quest(10, "dragon 1, book 2"),
            END,
        ],
    );
    assert_eq!(two.shields(A), 4);
    assert_eq!(two.expired(), []);
    assert_eq!(two.node.position().seat(A).completed(), task_set(&[10, 11]));
}

#[test]
fn example_09_quest_at_camelot_with_and_without_a_task_in_hand() {
    let start = |numbers: &[u8]| {
        duel(|it| {
            it.tasks(A, &tasks(numbers))
                .hand(A, cards("lance 1, book 1"))
                .chosen(A, &action_cards("quest"))
        })
    };
    let countryside = [VALLEY, FOREST, LAKE, ROCK, FEN, TOWER, MINES];
    let wrong_place = |places: &[_]| Unmet::WrongPlace {
        at: CAMELOT,
        needs: Side::Countryside,
        places: places.iter().copied().collect(),
    };
    assert_eq!(
        start(&[]).does(A, END).reasons(),
        [wrong_place(&countryside), Unmet::NoTaskInHand]
    );
    assert_eq!(
        start(&[11]).does(A, END).reasons(),
        [wrong_place(&[VALLEY])],
        "it lists the places that would do"
    );
}
