//! Explanations: the reason that decides, what would have worked, and who could have known.

pub(crate) mod brute_force;
mod games;

use tafelrunde::rules::kings_errand::{
    Change, Chronicle, Edition, Explainer, Explanation, Help, Intent, Rule, Shortage, TurnStory,
    Unmet, Verdict, Waste, Wish,
};
use tafelrunde::rules::{Basis, Game, Seat, Viewer};

use super::support::*;

/// The story of a turn of seat A that begins at `table` and goes on with `actions`.
fn story(table: &Table, actions: &[tafelrunde::rules::kings_errand::Action]) -> TurnStory {
    seen_by(Viewer::Seat(A), table, A, actions)
}

fn seen_by(
    viewer: Viewer,
    table: &Table,
    seat: Seat,
    actions: &[tafelrunde::rules::kings_errand::Action],
) -> TurnStory {
    let mut chronicle = Chronicle::new(&table.game);
    let mut at = table.clone();
    for (step, &action) in actions.iter().enumerate() {
        let before = at.view(viewer);
        let seen = at.log.len();
        let seat = at.to_move();
        at = at.does(seat, action);
        let observations: Vec<_> = at.log[seen..]
            .iter()
            .map(|event| table.game.observe(event, viewer))
            .collect();
        chronicle.see(step, &before, &observations);
    }
    let turns = chronicle.into_turns();
    let mut turns = turns.into_iter().filter(|turn| turn.seat == seat);
    turns.next().expect("a turn was seen")
}

fn explain(table: &Table, story: &TurnStory) -> Explanation {
    let index = story.expired().next().expect("a card expired");
    let explanation = Explainer::default().expired(&table.game, story, index);
    explanation.expect("what expired is explained")
}

#[test]
fn d1_the_other_order_is_offered_first() {
    let table = duel(|it| {
        it.hand(A, cards("book 1"))
            .chosen(A, &action_cards("horse_2, exercise_book, court"))
    });
    let turn = [ride("horse_2", VALLEY), court(1), END];
    let told = explain(&table, &story(&table, &turn));
    assert!(matches!(
        told.verdict,
        Verdict::Expired(ref unmet) if matches!(unmet[0], Unmet::WrongPlace { .. })
    ));
    assert_eq!(told.rules()[..2], [Rule::D2, Rule::D1]);
    assert_eq!(told.help, Help::Better);
    let first = &told.alternatives[0];
    assert_eq!((first.turn.expired, first.turn.shields), (0, 2));
    assert_eq!(first.changes[0], Change::Order);
    assert_eq!(first.basis, Basis::KnownThen);
}

#[test]
fn d7_the_other_place_is_a_smaller_change_than_another_order() {
    let table = duel(|it| {
        it.tasks(A, &tasks(&[11]))
            .hand(A, cards("lance 1, book 1"))
            .chosen(A, &action_cards("horse_2, quest"))
    });
    let turn = [ride("horse_2", FOREST), END];
    let told = explain(&table, &story(&table, &turn));
    let first = &told.alternatives[0];
    assert_eq!(first.turn.expired, 0);
    assert_eq!(first.turn.shields, 2);
    assert!(matches!(
        first.changes[..],
        [Change::Choice { .. }, Change::Choice { .. }] | [Change::Choice { .. }]
    ));
    assert!(!first.changes.contains(&Change::Order));
}

#[test]
fn d8_where_nothing_helps_it_says_what_is_short() {
    let table = duel(|it| {
        it.without_piles(cards("book 1, book 2, book 2"))
            .knight(A, FEN)
            .chosen(A, &action_cards("court"))
            .chosen(B, &action_cards("horse_2, horse_3, horse_4"))
    });
    let told = explain(&table, &story(&table, &[END]));
    assert!(
        matches!(
            &told.help,
            Help::Nothing(short) if short.unmet == [Unmet::NoBook] && short.distance.is_none()
        ) || matches!(told.help, Help::Better),
        "{told:?}"
    );
}

#[test]
fn another_card_is_offered_only_if_nobody_took_it() {
    let table = duel(|it| {
        it.knight(A, VALLEY)
            .chosen(A, &action_cards("exercise_sword"))
    });
    let told = explain(&table, &story(&table, &[END]));
    let [first, ..] = told.alternatives.as_slice() else {
        panic!("another card would have worked");
    };
    let Change::Card { instead, card } = first.changes[0] else {
        panic!("{:?}", first.changes);
    };
    assert_eq!(instead, super::support::card("exercise_sword"));
    assert!(table.supply().count(card) > 0);
}

#[test]
fn t4_a_single_knight_could_have_offered_any_card() {
    let table = duel(|it| {
        it.hand(A, cards("dragon 1"))
            .chosen(A, &action_cards("tournament"))
    });
    let told = explain(&table, &story(&table, &[END, END, offer("")]));
    let first = &told.alternatives[0];
    assert_eq!(first.turn.offer, Some(cards("dragon 1")));
    assert_eq!((first.turn.expired, first.turn.shields), (0, 2));
    assert_eq!(first.basis, Basis::KnownThen);
}

#[test]
fn t3_what_would_have_beaten_the_other_offer_is_hindsight() {
    let table = duel(|it| {
        it.hand(A, cards("sword 1, sword 2, book 1"))
            .hand(B, cards("lance 2"))
            .chosen(A, &action_cards("tournament"))
            .chosen(B, &action_cards("tournament"))
    });
    let turn = [END, END, offer("book 1"), offer("lance 2")];
    let told = explain(&table, &story(&table, &turn));
    let first = &told.alternatives[0];
    assert_eq!(first.turn.offer, Some(cards("sword 1, sword 2")));
    assert_eq!(first.basis, Basis::Hindsight);
}

#[test]
fn t1_a_ride_home_would_have_saved_the_tournament() {
    let table = duel(|it| {
        it.hand(A, cards("sword 1"))
            .knight(A, VALLEY)
            .chosen(A, &action_cards("tournament, horse_2"))
    });
    let turn = [ride("horse_2", FOREST), END, END];
    let told = explain(&table, &story(&table, &turn));
    let first = &told.alternatives[0];
    assert_eq!(first.turn.expired, 0);
    assert_eq!(
        first.turn.actions().collect::<Vec<_>>(),
        [ride("horse_2", CAMELOT)]
    );
}

#[test]
fn d3_a_card_given_up_could_have_been_carried_out() {
    let table = duel(|it| it.chosen(A, &action_cards("exercise_sword")));
    let told = explain(&table, &story(&table, &[give_up("exercise_sword"), END]));
    assert_eq!(told.verdict, Verdict::Expired(vec![Unmet::GivenUp]));
    assert_eq!(told.alternatives[0].turn.expired, 0);
    assert!(matches!(
        told.alternatives[0].changes[..],
        [Change::Choice { instead: None, .. }]
    ));
}

#[test]
fn a_refused_action_is_explained_with_what_would_be_legal() {
    let table = duel(|it| {
        it.tasks(A, &tasks(&[11]))
            .knight(A, VALLEY)
            .hand(A, cards("lance 1, book 1, book 2"))
            .chosen(A, &action_cards("quest"))
    });
    let wrong = quest(11, "lance 1");
    let reasons = table.refused(A, wrong);
    let view = table.view(Viewer::Seat(A));
    let told = Explainer::default().refused(&table.game, &view, wrong, &reasons);
    assert_eq!(told.help, Help::Better);
    assert_eq!(
        told.alternatives[0].turn.actions().collect::<Vec<_>>(),
        [quest(11, "lance 1, book 1")]
    );
    let far = duel(|it| it.chosen(A, &action_cards("horse_2")));
    let view = far.view(Viewer::Seat(A));
    let reasons = far.refused(A, ride("horse_2", FEN));
    let told = Explainer::default().refused(&far.game, &view, ride("horse_2", FEN), &reasons);
    assert!(!told.alternatives.is_empty());
    let reasons = far.refused(A, choose("quest"));
    let told = Explainer::default().refused(&far.game, &view, choose("quest"), &reasons);
    assert_eq!(told.help, Help::RuleAlone);
}

#[test]
fn t2_a_refused_offer_is_shown_without_what_may_not_be_offered() {
    let table = table(2, Edition::En, |it| {
        it.hand(A, cards("sword 1, dragon 1"))
            .chosen(A, &action_cards("tournament"))
    })
    .all_end();
    let wrong = offer("sword 1, dragon 1");
    let reasons = table.refused(A, wrong);
    let view = table.view(Viewer::Seat(A));
    let told = Explainer::default().refused(&table.game, &view, wrong, &reasons);
    assert_eq!(told.alternatives[0].turn.offer, Some(cards("sword 1")));
    assert_eq!(told.alternatives[0].turn.shields, 2);
}

fn wastes(table: &Table, turn: &[tafelrunde::rules::kings_errand::Action]) -> Vec<Explanation> {
    Explainer::default().wasted(&table.game, &story(table, turn))
}

#[test]
fn d9_paying_more_while_holding_the_exact_card_is_waste() {
    let table = duel(|it| {
        it.tasks(A, &tasks(&[11]))
            .knight(A, VALLEY)
            .hand(A, cards("lance 1, book 1, book 2"))
            .chosen(A, &action_cards("quest"))
    });
    let told = wastes(&table, &[quest(11, "lance 1, book 2"), END]);
    let [waste] = told.as_slice() else {
        panic!("one waste");
    };
    assert!(matches!(
        waste.verdict,
        Verdict::Wasted(Waste::Overpaid { .. })
    ));
    assert_eq!(
        waste.alternatives[0].turn.actions().next(),
        Some(quest(11, "lance 1, book 1"))
    );
    assert_eq!(wastes(&table, &[quest(11, "lance 1, book 1"), END]), []);
}

#[test]
fn d9_paying_more_without_the_exact_card_is_no_waste() {
    let table = duel(|it| {
        it.tasks(A, &tasks(&[11]))
            .knight(A, VALLEY)
            .hand(A, cards("lance 1, book 2"))
            .chosen(A, &action_cards("quest"))
    });
    assert_eq!(wastes(&table, &[quest(11, "lance 1, book 2"), END]), []);
}

#[test]
fn d8_spending_a_book_that_a_task_needs_is_waste() {
    let table = duel(|it| {
        it.tasks(A, &tasks(&[11]))
            .knight(A, FEN)
            .hand(A, cards("lance 1, book 1"))
            .chosen(A, &action_cards("court"))
    });
    let told = wastes(&table, &[court(1), END]);
    assert!(matches!(
        told[0].verdict,
        Verdict::Wasted(Waste::BookNeeded { book: 1, .. })
    ));
}

#[test]
fn d7_a_ride_after_which_nothing_happens_is_waste() {
    let table = duel(|it| it.chosen(A, &action_cards("horse_2, exercise_sword")));
    let told = wastes(&table, &[exercise("sword 1"), ride("horse_2", VALLEY), END]);
    assert!(matches!(
        told[0].verdict,
        Verdict::Wasted(Waste::IdleRide { to: VALLEY })
    ));
    let table = duel(|it| {
        it.hand(A, cards("book 1"))
            .chosen(A, &action_cards("horse_2, court"))
    });
    assert_eq!(
        wastes(&table, &[ride("horse_2", VALLEY), court(1), END]),
        []
    );
}

#[test]
fn a_planned_card_that_would_expire_is_explained_before_it_does() {
    let table = duel(|it| {
        it.hand(A, cards("book 1"))
            .chosen(A, &action_cards("court, horse_2"))
    });
    let told = planned(&table, "court, horse_2", 0);
    assert_eq!(told.alternatives[0].changes[0], Change::Order);
    assert_eq!(told.alternatives[0].turn.expired, 0);
    assert_eq!(told.alternatives[0].turn.shields, 2);
}

/// Why card `index` of a turn with these cards would expire, if they are carried out in this order as
/// well as can be.
fn planned(table: &Table, names: &str, index: usize) -> Explanation {
    let view = table.view(Viewer::Seat(A));
    let board = table.game.board(view.position());
    let wish = Wish::Open;
    let cards = action_cards(names).into_iter();
    let intents: Vec<_> = cards.map(|card| Intent { card, wish }).collect();
    let line = board.follow(view.situation().expect("its own"), &[], &intents, None);
    let told = Explainer::default().planned(board, A, &line, index, None, None, 0);
    told.expect("it would expire")
}

#[test]
fn d8_for_a_second_court_it_is_a_second_book_that_is_short() {
    let table = table(4, Edition::Cs, |it| {
        it.knight(A, FEN)
            .hand(A, cards("book 1"))
            .chosen(A, &action_cards("court, court"))
    });
    let told = planned(&table, "court, court", 1);
    let unmet = vec![Unmet::NoBook];
    let distance = None;
    assert_eq!(told.help, Help::Nothing(Shortage { unmet, distance }));
}

#[test]
fn a_card_that_only_others_could_pay_for_comes_at_a_cost() {
    let names = "horse_2, quest, quest, exercise_sword";
    let table = duel(|it| {
        it.tasks(A, &tasks(&[10, 11]))
            .knight(A, FOREST)
            .hand(A, cards("lance 1, dragon 1, book 1, book 2"))
            .chosen(A, &action_cards(names))
    });
    // The horse goes to the tasks or to Camelot, and there are two of them.
    let told = planned(&table, names, 3);
    assert_eq!(told.line.expired, 1);
    assert_eq!((told.help, told.alternatives), (Help::AtACost, Vec::new()));
}

/// Seat B holds two opening cards that A cannot see.
fn with_secret(secret: &str) -> Table {
    table(4, Edition::Cs, |it| {
        it.tents(&[B, A, C, D])
            .secret(B, cards(secret))
            .secret(A, cards("dragon 1, lance 1"))
            .secret(C, cards("sword 1, sword 1"))
            .knight(B, FEN)
            .chosen(B, &action_cards("court"))
            .chosen(A, &action_cards("horse_2, horse_3"))
    })
}

#[test]
fn other_seats_cards_are_explained_from_the_viewers_own_knowledge() {
    let told = ["book 1, dragon 1", "sword 1, dragon 1"].map(|secret| {
        let table = with_secret(secret);
        let story = seen_by(Viewer::Seat(A), &table, B, &[END]);
        explain(&table, &story)
    });
    // What A cannot see does not change what A is told.
    assert_eq!(told[0].alternatives, told[1].alternatives);
    assert_eq!(told[0].help, told[1].help);
}
