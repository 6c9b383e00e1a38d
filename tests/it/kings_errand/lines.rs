//! A turn as it is meant to be spent: what each card brings in this order, or why it expires there.

use proptest::prelude::*;
use tafelrunde::rules::kings_errand::{
    ActionCard, Board, Intent, Joust, Line, LineStep, Planner, Situation, TurnProblem, Unmet, Wish,
};
use tafelrunde::rules::{Actor, Game, Viewer};

use super::support::*;
use super::walk::{cases, walks};

fn open(names: &str) -> Vec<Intent> {
    let wish = Wish::Open;
    let intents = action_cards(names).into_iter();
    intents.map(|card| Intent { card, wish }).collect()
}

fn follow(table: &Table, intents: &[Intent], joust: Option<Joust>) -> Line {
    let view = table.view(Viewer::Seat(A));
    let board = table.game.board(view.position());
    let done: Vec<_> = view.position().done().collect();
    board.follow(view.situation().expect("its own"), &done, intents, joust)
}

fn verdicts(line: &Line) -> Vec<&[Unmet]> {
    line.steps.iter().map(LineStep::unmet).collect()
}

#[test]
fn what_is_left_open_is_filled_in_for_this_very_order() {
    let table = duel(|it| it.tasks(A, &tasks(&[11])).hand(A, cards("lance 1")));
    let line = follow(&table, &open("exercise_book, horse_2, quest"), None);
    assert_eq!(line.outcome.expired, 0);
    assert_eq!(line.outcome.shields, 2);
    assert_eq!(line.actions().nth(1), Some(ride("horse_2", VALLEY)));
}

#[test]
fn d2_a_card_after_the_ride_expires_where_it_stands_in_the_line() {
    let table = duel(|it| it.hand(A, cards("book 1")));
    let line = follow(&table, &open("horse_2, exercise_book, court"), None);
    let [ride, exercise, court] = line.steps.as_slice() else {
        panic!("three steps");
    };
    assert!(ride.action().is_some() && court.action().is_some());
    let [Unmet::WrongPlace { .. }, Unmet::PossibleEarlier { step: 0 }] = exercise.unmet() else {
        panic!("{:?}", exercise.unmet());
    };
    let moves: Vec<_> = line.moves().collect();
    assert_eq!(moves[1], give_up("exercise_book"));
}

#[test]
fn a_wish_is_kept_where_it_can_be_and_filled_in_where_it_cannot() {
    let table = duel(|it| it.hand(A, cards("book 1, book 2")));
    let wish = |name: &str, action| Intent {
        card: card(name),
        wish: Wish::Do(action),
    };
    let fen = wish("horse_4", ride("horse_4", FEN));
    let line = follow(&table, &[fen, wish("court", court(2))], None);
    assert_eq!(
        line.actions().collect::<Vec<_>>(),
        [ride("horse_4", FEN), court(2)]
    );
    // Riding to where the knight stands is no way to carry the card out.
    let line = follow(&table, &[wish("horse_2", ride("horse_2", CAMELOT))], None);
    assert!(line.steps[0].action().is_some());
}

#[test]
fn d3_what_is_to_expire_expires_though_it_could_be_carried_out() {
    let table = duel(|it| it);
    let intent = Intent {
        card: card("exercise_sword"),
        wish: Wish::LetExpire,
    };
    let line = follow(&table, &[intent], None);
    assert_eq!(verdicts(&line), [&[Unmet::GivenUp][..]]);
}

#[test]
fn t1_the_tournament_waits_and_expires_only_away_from_camelot() {
    let table = duel(|it| it.hand(A, cards("sword 1")));
    let joust = Joust {
        edition: table.game.edition(),
        rivals: 1,
    };
    let home = follow(&table, &open("tournament"), Some(joust));
    assert_eq!(verdicts(&home), [&[][..]]);
    let away = follow(&table, &open("tournament, horse_2"), Some(joust));
    assert!(matches!(
        away.steps[0].unmet(),
        [Unmet::NotAtCamelotForTournament { .. }]
    ));
    assert_eq!(away.outcome.expired, 1);
}

fn can_use(table: &Table, chosen: &str, more: u8) -> bool {
    let view = table.view(Viewer::Seat(A));
    let cards = action_cards(chosen);
    let problem = TurnProblem {
        board: table.game.board(view.position()),
        situation: view.situation().expect("its own"),
        cards: &cards,
        joust: None,
    };
    let supply = view.position().supply();
    Planner::default().can_use(&problem, cards[0], supply, more)
}

#[test]
fn a_card_is_hopeless_only_if_nothing_that_can_still_be_chosen_helps() {
    // In the countryside an Exercise needs a horse that reaches Camelot.
    let far = |taken: &str| duel(|it| it.knight(A, FEN).chosen(B, &action_cards(taken)));
    assert!(can_use(&far(""), "exercise_sword", 1));
    assert!(!can_use(&far(""), "exercise_sword", 0));
    assert!(can_use(&far(""), "exercise_sword, horse_3", 0));
    assert!(!can_use(&far(""), "exercise_sword, horse_2", 0));
    assert!(!can_use(&far("horse_3, horse_4"), "exercise_sword", 1));
    // A Quest may need a task, a horse and a card to pay with.
    let display = duel(|it| it.display(&tasks(&[11])).hand(A, cards("lance 1")));
    assert!(can_use(&display, "quest", 3));
    assert!(!can_use(&display, "quest", 2));
    let bare = duel(|it| it.hand(A, cards("lance 1, book 1")));
    assert!(!can_use(&bare, "quest", 3), "no task to be had");
}

/// The fewest cards that expire in this order, and then the most shields, by trying everything.
fn brute_force(
    board: &Board<'_>,
    cards: &[ActionCard],
    situation: Situation,
    so_far: (u8, u8),
) -> (u8, u8) {
    let (expired, shields) = so_far;
    let Some((&card, rest)) = cards.split_first() else {
        return (expired, u8::MAX - shields);
    };
    let mut ways = Vec::new();
    board.ways(card, &situation, &mut ways);
    if ways.is_empty() {
        return brute_force(board, rest, situation, (expired + 1, shields));
    }
    let outcomes = ways.into_iter().map(|action| {
        let effect = board.effect(action);
        let so_far = (expired, shields + effect.shields);
        brute_force(board, rest, situation.after(&effect), so_far)
    });
    outcomes.min().expect("a way")
}

proptest! {
    #![proptest_config(cases(30))]

    #[test]
    fn an_open_line_is_the_best_in_its_order(walk in walks()) {
        walk.go(250, |step| {
            let Actor::Seat(seat) = step.actor else { return Ok(()) };
            let view = step.game.view(step.node, Viewer::Seat(seat));
            let held = view.position().seat(seat).held();
            let cards: Vec<_> = held.filter(|&card| card != ActionCard::Tournament).collect();
            let board = step.game.board(view.position());
            let situation = view.situation().expect("its own");
            let wish = Wish::Open;
            let intents: Vec<_> = cards.iter().map(|&card| Intent { card, wish }).collect();
            let line = board.follow(situation, &[], &intents, None);
            let (expired, short) = brute_force(&board, &cards, situation, (0, 0));
            prop_assert_eq!(line.outcome.expired, expired);
            prop_assert_eq!(line.outcome.shields, u8::MAX - short);
            Ok(())
        })?;
    }
}
