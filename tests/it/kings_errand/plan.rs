//! The search over a turn finds what trying every order finds, and keeps what it promises.

use std::cmp::Reverse;

use proptest::prelude::*;
use tafelrunde::rules::kings_errand::{
    Action, ActionCard, Edition, Event, Joust, Node, Objective, Outcome, Phase, Planner, Situation,
    TurnProblem,
};
use tafelrunde::rules::{Actor, Game, Truth, Viewer};

use super::support::*;
use super::walk::{Step, cases, walks};

type Key = (Reverse<u8>, u8, Reverse<u8>, Reverse<u8>, u8, bool);

/// The objectives in the words of the architecture page: fewest expired, then most shields; or the
/// other way round; then the cheapest payment, the better hand, the better place.
fn key(objective: Objective, outcome: &Outcome) -> Key {
    let Outcome {
        situation,
        expired,
        shields,
        paid,
    } = *outcome;
    let (first, last) = match objective {
        Objective::NothingExpires => (expired, 0),
        Objective::MostShields => (0, expired),
    };
    let hand = situation.hand.total() + situation.tasks.len() as u8;
    let home = situation.place == CAMELOT;
    (
        Reverse(first),
        shields,
        Reverse(last),
        Reverse(paid),
        hand,
        home,
    )
}

/// Tries every order and every parameter without any shortcut.
fn brute_force(
    problem: &TurnProblem<'_>,
    cards: &[ActionCard],
    situation: Situation,
    (shields, paid): (u8, u8),
    best: &mut impl FnMut(&Outcome),
) {
    let joust = problem.joust.is_some_and(|it| it.would_expire(&situation));
    best(&Outcome {
        situation,
        expired: cards.len() as u8 + u8::from(joust),
        shields,
        paid,
    });
    for index in 0..cards.len() {
        let mut ways = Vec::new();
        problem.board.ways(cards[index], &situation, &mut ways);
        let mut rest = cards.to_vec();
        rest.remove(index);
        for action in ways {
            let effect = problem.board.effect(action);
            let gained = (shields + effect.shields, paid + effect.pays.total());
            let after = situation.after(&effect);
            brute_force(problem, &rest, after, gained, best);
        }
    }
}

/// The cards of the turn that is about to begin, without Tournament; `None` if none begins.
fn turn_cards(step: &Step<'_>) -> Option<Vec<ActionCard>> {
    let Actor::Seat(seat) = step.actor else {
        return None;
    };
    let position = step.node.position();
    let begins = position.phase() == Phase::CarryOut && position.done().next().is_none();
    let held = position.seat(seat).held();
    let cards = held
        .filter(|&card| card != ActionCard::Tournament)
        .collect();
    begins.then_some(cards)
}

proptest! {
    #![proptest_config(cases(40))]

    #[test]
    fn the_search_finds_what_every_order_finds(walk in walks()) {
        let mut planner = Planner::default();
        walk.go(250, |step| {
            let Some(cards) = turn_cards(&step) else { return Ok(()) };
            let Actor::Seat(seat) = step.actor else { return Ok(()) };
            let view = step.game.view(step.node, Viewer::Seat(seat));
            for joust in [None, Some(Joust { edition: walk.edition, rivals: 0 })] {
                let problem = TurnProblem {
                    board: step.game.board(step.node.position()),
                    situation: view.situation().expect("a seat knows its situation"),
                    cards: &cards,
                    joust,
                };
                for objective in [Objective::NothingExpires, Objective::MostShields] {
                    let mut best = None;
                    brute_force(&problem, &cards, problem.situation, (0, 0), &mut |outcome| {
                        best = best.max(Some(key(objective, outcome)));
                    });
                    let plan = planner.plan(&problem, objective);
                    prop_assert_eq!(Some(key(objective, &plan.outcome)), best);
                }
            }
            Ok(())
        })?;
    }

    #[test]
    fn every_plan_keeps_what_it_promises(walk in walks()) {
        let mut planner = Planner::default();
        walk.go(250, |step| {
            let Some(cards) = turn_cards(&step) else { return Ok(()) };
            let Actor::Seat(seat) = step.actor else { return Ok(()) };
            let situation = |node: &Node<Truth>| {
                step.game.view(node, Viewer::Seat(seat)).situation().expect("its own")
            };
            let problem = TurnProblem {
                board: step.game.board(step.node.position()),
                situation: situation(step.node),
                cards: &cards,
                joust: None,
            };
            let before = step.node.position().seat(seat).shields();
            let mut broken = Vec::new();
            planner.each(&problem, &mut |plan| {
                let mut node = *step.node;
                let mut events = Vec::new();
                for &action in plan.steps() {
                    if step.game.apply(&mut node, step.actor, action, &mut events).is_err() {
                        broken.push(*plan);
                        return;
                    }
                }
                let promised = plan.outcome;
                let now = situation(&node);
                let shields = node.position().seat(seat).shields() - before;
                step.game.apply(&mut node, step.actor, Action::EndTurn, &mut events).expect("ends");
                let expired = events
                    .iter()
                    .filter(|event| matches!(event, Event::ActionExpired { card, .. }
                        if *card != ActionCard::Tournament))
                    .count();
                let kept = (now, shields, expired)
                    == (promised.situation, promised.shields, usize::from(promised.expired));
                if !kept {
                    broken.push(*plan);
                }
            });
            prop_assert_eq!(broken, []);
            Ok(())
        })?;
    }
}

#[test]
fn a_plan_rides_where_the_most_is_to_be_gained() {
    let table = duel(|it| {
        it.tasks(A, &tasks(&[11]))
            .hand(A, cards("lance 1, book 1"))
            .chosen(A, &action_cards("quest, horse_2, exercise_book, court"))
    });
    let cards = action_cards("quest, horse_2, exercise_book, court");
    let problem = TurnProblem {
        board: table.game.board(table.node.position()),
        situation: table.view(Viewer::Seat(A)).situation().expect("its own"),
        cards: &cards,
        joust: None,
    };
    for objective in [Objective::NothingExpires, Objective::MostShields] {
        let plan = Planner::default().plan(&problem, objective);
        assert_eq!(plan.outcome.expired, 0);
        assert_eq!(plan.outcome.shields, 4);
        let [first, second, ..] = plan.steps() else {
            panic!("four steps");
        };
        assert!(matches!(first, Action::Exercise { .. }));
        assert_eq!(*second, ride("horse_2", VALLEY));
    }
}

#[test]
fn a_plan_holds_two_courts_with_two_books_alike() {
    let table = table(4, Edition::Cs, |it| {
        it.knight(A, FEN).hand(A, cards("book 1, book 1"))
    });
    let cards = action_cards("court, court");
    let problem = TurnProblem {
        board: table.game.board(table.node.position()),
        situation: table.view(Viewer::Seat(A)).situation().expect("its own"),
        cards: &cards,
        joust: None,
    };
    let plan = Planner::default().plan(&problem, Objective::MostShields);
    assert_eq!(plan.steps(), [court(1), court(1)]);
    assert_eq!(plan.outcome.shields, 4);
}

#[test]
fn a_joust_expires_away_from_camelot_or_without_anything_to_offer() {
    let expires = |edition, rivals, place, hand: &str| {
        let table = duel(|it| it.knight(A, place).hand(A, cards(hand)));
        let situation = table.view(Viewer::Seat(A)).situation().expect("its own");
        Joust { edition, rivals }.would_expire(&situation)
    };
    for (edition, rivals, place, hand, expected) in [
        (Edition::Cs, 0, CAMELOT, "book 1", false),
        (Edition::Cs, 0, CAMELOT, "", true),
        (Edition::Cs, 0, FEN, "sword 2", true),
        (Edition::Cs, 1, CAMELOT, "book 1", true),
        (Edition::Cs, 1, CAMELOT, "lance 1", false),
        (Edition::En, 0, CAMELOT, "book 1", true),
        (Edition::En, 0, CAMELOT, "sword 1", false),
        (Edition::En, 1, CAMELOT, "sword 1", false),
    ] {
        assert_eq!(
            expires(edition, rivals, place, hand),
            expected,
            "{edition:?}, {rivals} rivals, at {place:?} with {hand}"
        );
    }
}
