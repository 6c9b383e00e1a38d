//! Nobody learns what is hidden: not from a view, an event, a legal action or a bot.

use proptest::prelude::*;
use rand::SeedableRng;
use tafelrunde::bot::{BotKind, Choice, Generator, Signals};
use tafelrunde::rules::kings_errand::{Action, Event, KingsErrand, Observation, Phase};
use tafelrunde::rules::{Actor, Game, Seat, Viewer, World};

use super::support::{A, B, C, D, EDITIONS, cards, table};
use super::walk::{self, Step, walks};
use crate::search::iterations;

fn viewers(players: u8) -> impl Iterator<Item = Viewer> {
    Seat::first(players)
        .map(Viewer::Seat)
        .chain([Viewer::Public])
}

/// Two worlds that `viewer` cannot tell apart.
fn twins(step: &mut Step<'_>, viewer: Viewer) -> [World<KingsErrand>; 2] {
    let view = step.game.view(step.node, viewer);
    [(); 2].map(|()| step.game.determinize(&view, step.rng))
}

proptest! {
    #![proptest_config(walk::cases(120))]

    #[test]
    fn a_guessed_world_looks_like_the_true_one(walk in walks()) {
        walk.go(700, |step| {
            for viewer in viewers(walk.players) {
                let view = step.game.view(step.node, viewer);
                let world = step.game.determinize(&view, step.rng);
                prop_assert_eq!(step.game.view(&world, viewer), view);
                prop_assert!(world.is_consistent());
                prop_assert!(world.position().conserves_cards(step.game));
                prop_assert_eq!(step.game.turn(&world), step.game.turn(step.node));
            }
            Ok(())
        })?;
    }

    #[test]
    fn what_is_legal_follows_from_what_the_seat_to_move_sees(walk in walks()) {
        walk.go(1_500, |step| {
            let mut legal = Vec::new();
            for viewer in viewers(walk.players) {
                let view = step.game.view(step.node, viewer);
                step.game.legal_actions_in(&view, &mut legal);
                let own_turn = step.actor != Actor::Chance
                    && view.seat().map(Actor::Seat) == Some(step.actor);
                prop_assert_eq!(&legal[..], if own_turn { step.legal } else { &[] });
                if own_turn {
                    let world = step.game.determinize(&view, step.rng);
                    step.game.legal_actions(&world, &mut legal);
                    prop_assert_eq!(&legal[..], step.legal);
                }
            }
            Ok(())
        })?;
    }

    #[test]
    fn hidden_cards_change_nothing_that_others_see(walk in walks()) {
        walk.go(500, |mut step| {
            // The last offer turns all of them, and then they are no longer hidden.
            if !step.node.position().offered().is_empty() {
                return Ok(());
            }
            for viewer in viewers(walk.players) {
                let mut worlds = twins(&mut step, viewer);
                let mut seen: [Vec<Observation>; 2] = [Vec::new(), Vec::new()];
                let mut done = true;
                for (world, seen) in worlds.iter_mut().zip(&mut seen) {
                    let mut events: Vec<Event> = Vec::new();
                    done &= step.game.apply(world, step.actor, step.action, &mut events).is_ok();
                    seen.extend(events.iter().map(|event| step.game.observe(event, viewer)));
                }
                let reveals = |event: &Observation| {
                    matches!(event.event(), Event::OffersRevealed { .. } | Event::GameEnded { .. })
                };
                if done && !seen[0].iter().any(reveals) {
                    prop_assert_eq!(&seen[0], &seen[1], "{:?} {:?}", viewer, step.action);
                    let [one, other] = worlds.map(|world| step.game.view(&world, viewer));
                    prop_assert_eq!(&one, &other);
                }
            }
            Ok(())
        })?;
    }
}

/// The record with the opening hands of B and C swapped.
fn swapped(record: &[(Actor, Action)]) -> Vec<(Actor, Action)> {
    let hand = |wanted: Seat| {
        record.iter().find_map(|&(_, action)| {
            if let Action::OpeningHand { seat, cards } = action {
                (seat == wanted).then_some(cards)
            } else {
                None
            }
        })
    };
    let swap = |&(actor, action): &(Actor, Action)| {
        if let Action::OpeningHand { seat, .. } = action
            && let Some((_, other)) = [(B, C), (C, B)].into_iter().find(|&(it, _)| it == seat)
            && let Some(cards) = hand(other)
        {
            (actor, Action::OpeningHand { seat, cards })
        } else {
            (actor, action)
        }
    };
    record.iter().map(swap).collect()
}

proptest! {
    #![proptest_config(walk::cases(200))]

    #[test]
    fn swapping_two_opening_hands_changes_nothing_for_a_third_seat(walk in walks()) {
        prop_assume!(walk.players > 2);
        let (_, record) = walk.go(400, |_| Ok(()))?;
        let game = walk.game();
        let mut nodes = [game.root(), game.root()];
        for (one, other) in record.iter().zip(swapped(&record)) {
            let mut heard = [Vec::new(), Vec::new()];
            let steps = [*one, other];
            let mut done = true;
            for ((node, heard), (actor, action)) in nodes.iter_mut().zip(&mut heard).zip(steps) {
                done &= game.apply(node, actor, action, heard).is_ok();
            }
            if !done {
                // Here a card shows that only one of the two hands holds.
                break;
            }
            for viewer in [Viewer::Seat(A), Viewer::Public] {
                let seen = heard.each_ref().map(|events| -> Vec<_> {
                    events.iter().map(|event| game.observe(event, viewer)).collect()
                });
                prop_assert_eq!(&seen[0], &seen[1]);
                if game.turn(&nodes[0]).actor().is_some() {
                    prop_assert_eq!(game.view(&nodes[0], viewer), game.view(&nodes[1], viewer));
                }
            }
        }
    }
}

/// What each bot does with this view.
fn choices(
    game: &KingsErrand,
    world: &World<KingsErrand>,
    seat: Seat,
) -> [Option<Choice<Action>>; 5] {
    let view = game.view(world, Viewer::Seat(seat));
    BotKind::LEVELS.map(|kind| {
        let mut rng = Generator::seed_from_u64(1);
        let mut bot = kind.with_budget(iterations(20)).make();
        bot.choose(game, &view, &mut rng, &Signals::default())
    })
}

proptest! {
    #![proptest_config(walk::cases(24))]

    #[test]
    fn no_bot_plays_by_hidden_cards(walk in walks()) {
        walk.go(150, |mut step| {
            if let Actor::Seat(seat) = step.actor {
                let worlds = twins(&mut step, Viewer::Seat(seat));
                let [one, other] = worlds.map(|world| choices(step.game, &world, seat));
                prop_assert_eq!(&one, &other);
                prop_assert!(one.iter().flatten().all(|choice| step.legal.contains(&choice.action)));
                prop_assert!(one.iter().all(Option::is_some));
            }
            Ok(())
        })?;
    }

    #[test]
    fn everything_lies_open_once_the_game_is_over(walk in walks()) {
        let (end, _) = walk.go(100_000, |_| Ok(()))?;
        let game = walk.game();
        prop_assert_eq!(end.position().phase(), Phase::Over, "even random play ends");
        let view = game.view(&end, Viewer::Public);
        for seat in Seat::first(walk.players) {
            prop_assert_eq!(view.hand(seat), game.view(&end, Viewer::Seat(seat)).own_hand());
        }
    }
}

#[test]
fn guesses_deal_the_hidden_cards_as_a_shuffle_would() {
    // A holds one Book of the eight opening cards. B holds two of the other seven: a Sword pair in 1
    // of 21 deals, the other Book and one of six more in 6 of 21.
    let table = table(4, EDITIONS[0], |it| {
        it.secret(A, cards("book 1"))
            .secret(B, cards("sword 1, sword 1"))
            .secret(C, cards("lance 1, lance 1, dragon 1"))
            .secret(D, cards("dragon 1, book 1"))
    });
    let view = table.view(Viewer::Seat(A));
    let mut rng = Generator::seed_from_u64(1);
    let hands: Vec<_> = (0..21_000)
        .map(|_| table.game.determinize(&view, &mut rng).guessed_hand(B))
        .collect();
    let swords = hands
        .iter()
        .filter(|&&hand| hand == cards("sword 1, sword 1"));
    let books = hands.iter().filter(|&&hand| hand.contains(cards("book 1")));
    let (swords, books) = (swords.count(), books.count());
    assert!((900..1_100).contains(&swords), "{swords} of about 1,000");
    assert!((5_800..6_200).contains(&books), "{books} of about 6,000");
}
