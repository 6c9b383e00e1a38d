//! What holds at every node of every game, whatever is played.

use proptest::prelude::*;
use tafelrunde::rules::kings_errand::{Action, ActionCard, KingsErrand, Node, VirtueCards};
use tafelrunde::rules::{Actor, Game, Record, Seat, Truth, Viewer, replay};

use super::walk::{Walk, cases, is_legal, pool, walks};

proptest! {
    #![proptest_config(cases(150))]

    #[test]
    fn no_card_is_ever_lost_or_doubled(walk in walks()) {
        let (end, _) = walk.go(3_000, |step| {
            prop_assert!(step.node.position().conserves_cards(step.game));
            prop_assert!(step.node.is_consistent());
            Ok(())
        })?;
        prop_assert!(end.position().conserves_cards(&walk.game()));
    }

    #[test]
    fn legal_actions_are_sorted_unique_and_exactly_the_seats_turn(walk in walks()) {
        walk.go(3_000, |step| {
            let seats_turn = step.actor != Actor::Chance;
            prop_assert_eq!(!step.legal.is_empty(), seats_turn);
            prop_assert!(step.legal.is_sorted_by(|a, b| a < b), "{:?}", step.legal);
            Ok(())
        })?;
    }

    #[test]
    fn a_sink_changes_nothing_but_what_is_heard(walk in walks()) {
        walk.go(1_500, |step| {
            let mut heard = *step.node;
            let mut silent = *step.node;
            let mut events = Vec::new();
            step.game.apply(&mut heard, step.actor, step.action, &mut events).expect("legal");
            step.game.apply(&mut silent, step.actor, step.action, &mut ()).expect("legal");
            prop_assert!(!events.is_empty());
            prop_assert_eq!(heard, silent);
            Ok(())
        })?;
    }

    #[test]
    fn carrying_out_does_to_a_situation_what_it_does_to_the_table(walk in walks()) {
        walk.go(800, |step| {
            let Actor::Seat(seat) = step.actor else { return Ok(()) };
            let situation = |node: &Node<Truth>| {
                let view = step.game.view(node, Viewer::Seat(seat));
                view.situation().expect("a seat knows its situation")
            };
            let now = situation(step.node);
            let board = step.game.board(step.node.position());
            for &action in step.legal.iter().filter(|it| it.carries_out().is_some()) {
                let effect = board.effect(action);
                let mut after = *step.node;
                step.game.apply(&mut after, step.actor, action, &mut ()).expect("legal");
                prop_assert_eq!(situation(&after), now.after(&effect));
                prop_assert_eq!(now.after(&effect).before(&effect, now.place), now);
            }
            Ok(())
        })?;
    }

    #[test]
    fn a_card_can_be_carried_out_exactly_if_there_is_a_way(walk in walks()) {
        walk.go(400, |step| {
            let Actor::Seat(seat) = step.actor else { return Ok(()) };
            let view = step.game.view(step.node, Viewer::Seat(seat));
            let situation = view.situation().expect("a seat knows its situation");
            let board = step.game.board(step.node.position());
            for card in ActionCard::all() {
                let mut ways = Vec::new();
                board.ways(card, &situation, &mut ways);
                prop_assert_eq!(!ways.is_empty(), board.can_carry_out(card, &situation));
                let unmet = board.unmet(card, &situation);
                let possible = unmet.is_empty() && card != ActionCard::Tournament;
                prop_assert_eq!(possible, !ways.is_empty());
            }
            Ok(())
        })?;
    }

    #[test]
    fn a_record_replays_to_the_same_node_and_survives_writing(walk in walks()) {
        let (end, actions) = walk.go(1_000, |_| Ok(()))?;
        let game = walk.game();
        let replayed = replay(&game, &actions, &mut ());
        prop_assert_eq!(replayed.expect("a record of legal play"), end);
        let record = Record::<KingsErrand> { setup: game.setup().clone(), actions };
        let json = serde_json::to_string(&record).expect("JSON");
        prop_assert_eq!(&serde_json::from_str::<Record<KingsErrand>>(&json).expect("JSON"), &record);
        let ron = ron::to_string(&record).expect("RON");
        prop_assert_eq!(&ron::from_str::<Record<KingsErrand>>(&ron).expect("RON"), &record);
    }
}

/// Payments and offers that might be legal, and some that are not.
fn card_sets(walk: &Walk, hand: VirtueCards) -> Vec<VirtueCards> {
    let game = walk.game();
    let needs = game.cards().tasks().iter().map(|task| task.needs);
    let everything = game.setup().virtues();
    let hands = [
        hand,
        hand.tournament_cards(),
        VirtueCards::EMPTY,
        everything,
    ];
    needs.chain(hands).collect()
}

proptest! {
    #![proptest_config(cases(60))]

    #[test]
    fn exactly_the_legal_actions_are_applied_and_all_others_refused(walk in walks()) {
        let mut number = 0u32;
        walk.go(600, |step| {
            number += 1;
            if !number.is_multiple_of(5) {
                return Ok(());
            }
            for &action in step.legal {
                prop_assert!(is_legal(step.game, step.node, step.actor, action), "{action:?}");
            }
            let hand = match step.actor {
                Actor::Seat(seat) => step.game.view(step.node, Viewer::Seat(seat)).own_hand(),
                Actor::Chance => None,
            };
            let pool = pool(&card_sets(&walk, hand.unwrap_or_default()));
            for actor in Seat::first(walk.players).map(Actor::Seat).chain([Actor::Chance]) {
                for &action in &pool {
                    let mut node = *step.node;
                    let mut events = Vec::new();
                    let result = step.game.apply(&mut node, actor, action, &mut events);
                    if actor != Actor::Chance || step.actor != Actor::Chance {
                        let legal = actor == step.actor && step.legal.contains(&action);
                        prop_assert_eq!(result.is_ok(), legal, "{:?} {:?}", actor, action);
                    }
                    if let Err(illegal) = result {
                        prop_assert!(!illegal.reasons.is_empty());
                        prop_assert_eq!(&node, step.node);
                        prop_assert!(events.is_empty());
                    }
                }
            }
            Ok(())
        })?;
    }
}

#[test]
fn actions_are_written_as_the_record_format_says() {
    use super::support::*;
    for (action, json) in [
        (choose("horse_3"), r#"{"choose":"horse_3"}"#),
        (
            exercise("sword 2"),
            r#"{"exercise":{"virtue":"sword","value":2}}"#,
        ),
        (round_table(11), r#"{"round_table":{"task":11}}"#),
        (
            ride("horse_3", VALLEY),
            r#"{"horse":{"card":"horse_3","to":"hidden_valley"}}"#,
        ),
        (court(1), r#"{"court":{"book":1}}"#),
        (
            quest(11, "book 2, lance 1"),
            r#"{"quest":{"task":11,"pay":[{"virtue":"lance","value":1},{"virtue":"book","value":2}]}}"#,
        ),
        (give_up("quest"), r#"{"give_up":"quest"}"#),
        (END, r#""end_turn""#),
        (
            offer("sword 1"),
            r#"{"offer":[{"virtue":"sword","value":1}]}"#,
        ),
        (Action::Task(task(11)), r#"{"task":11}"#),
        (
            Action::OpeningHand {
                seat: A,
                cards: cards("book 1, sword 1"),
            },
            r#"{"opening_hand":{"seat":0,"cards":[{"virtue":"sword","value":1},{"virtue":"book","value":1}]}}"#,
        ),
    ] {
        assert_eq!(serde_json::to_string(&action).expect("JSON"), json);
        let read: Action = serde_json::from_str(json).expect("an action");
        assert_eq!(read, action);
    }
    for bad in [
        r#"{"court":{"book":1,"more":2}}"#,
        r#"{"court":{"book":1.5}}"#,
        r#"{"court":{"book":"1"}}"#,
        r#"{"court":{"book":300}}"#,
        r#"{"task":0}"#,
        r#"{"offer":[{"virtue":"sword","value":3}]}"#,
        r#"{"choose":"horse_5"}"#,
        r#"{"end_turn":{}}"#,
        r#"{"tents":[0,1,2,3,4]}"#,
        r#"{"ring":["camelot"]}"#,
    ] {
        assert!(serde_json::from_str::<Action>(bad).is_err(), "{bad}");
    }
}
