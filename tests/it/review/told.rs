//! Reviews of whole games, and every turn of them tried in a sandbox.

use std::ops::ControlFlow;
use std::time::{Duration, Instant};

use rand::SeedableRng;
use tafelrunde::bot::{Bot, BotKind, Generator};
use tafelrunde::persist::card_set_file::embedded_card_set;
use tafelrunde::rules::kings_errand::{
    ActionCard, Edition, Event, Explanation, KingsErrand, Observation, Phase, Players, Setup,
    Verdict,
};
use tafelrunde::rules::{Game, Seat, Viewer};
use tafelrunde::session::kings_errand::{SeatReview, Trial, TrialStart};
use tafelrunde::session::{Match, Moment, Player, play_out};

fn rules(players: u8, edition: Edition) -> KingsErrand {
    KingsErrand::new(Setup {
        players: Players::new(players).expect("2 to 4 play"),
        edition,
        cards: embedded_card_set(),
    })
}

fn played(players: u8, edition: Edition, kind: BotKind, seed: u64) -> Match<KingsErrand> {
    let game = rules(players, edition);
    let mut bots: Vec<Box<dyn Bot<KingsErrand>>> = (0..players).map(|_| kind.make()).collect();
    let record = play_out(&game, &mut bots, seed, |_| ControlFlow::Continue(())).expect("played");
    let seats = (0..players).map(|_| Player::Bot(kind)).collect();
    Match::resume(record, seats, seed).expect("it was played")
}

fn shields(moments: &[Moment<KingsErrand>], seat: Seat) -> i16 {
    let of = |moment: &Moment<KingsErrand>| i16::from(moment.view.position().seat(seat).shields());
    match moments {
        [first, .., last] => of(last) - of(first),
        _ => 0,
    }
}

fn expires(moments: &[Moment<KingsErrand>], who: Seat, what: Option<ActionCard>) -> bool {
    let seen = moments.iter().flat_map(|moment| &moment.seen);
    seen.map(Observation::event).any(|event| {
        matches!(event, Event::ActionExpired { seat, card, .. }
            if *seat == who && Some(*card) == what)
    })
}

struct Trials<'a> {
    game: &'a Match<KingsErrand>,
    lines: usize,
    alternatives: usize,
}

impl Trials<'_> {
    fn explanation(&mut self, own: &SeatReview, explanation: &Explanation) {
        let story = own.story.as_ref().expect("a turn went wrong");
        let trial = |turn, changes| Trial {
            viewer: own.viewer,
            seat: own.seat,
            start: TrialStart::After(story.steps.start),
            turn,
            changes,
            tournament: explanation.subject.card == Some(ActionCard::Tournament),
        };
        if let Verdict::Expired(_) = explanation.verdict {
            let moments = self.game.try_turn(&trial(&explanation.line, &[]));
            assert!(
                expires(&moments, own.seat, explanation.subject.card),
                "{explanation:#?}\n{moments:#?}"
            );
            self.lines += 1;
        }
        for other in &explanation.alternatives {
            let moments = self.game.try_turn(&Trial {
                tournament: other.turn.offer.is_some(),
                ..trial(&other.turn, &other.changes)
            });
            assert!(moments.len() > other.turn.cards.len(), "{other:#?}");
            assert_eq!(
                shields(&moments, own.seat),
                i16::from(other.turn.shields),
                "{other:#?}"
            );
            self.alternatives += 1;
        }
    }
}

/// Everything that a sandbox shows keeps what the explanation promises, and the game stays as it is.
#[test]
fn what_is_explained_can_be_watched_and_leaves_the_game_alone() {
    let (mut lines, mut alternatives) = (0, 0);
    for (players, edition, kind, seed) in [
        (2, Edition::Cs, BotKind::PAGE, 3),
        (3, Edition::En, BotKind::PAGE, 4),
        (4, Edition::Cs, BotKind::PAGE, 5),
        (3, Edition::Cs, BotKind::SQUIRE, 6),
    ] {
        let game = played(players, edition, kind, seed);
        let before = game.record();
        let viewers = Seat::first(players).map(Viewer::Seat);
        for viewer in viewers.chain([Viewer::Public]) {
            let mut trials = Trials {
                game: &game,
                lines: 0,
                alternatives: 0,
            };
            for round in &game.review(viewer).rounds {
                for own in &round.seats {
                    for mishap in &own.mishaps {
                        trials.explanation(own, &mishap.explanation);
                    }
                }
            }
            lines += trials.lines;
            alternatives += trials.alternatives;
        }
        assert_eq!(game.record(), before);
    }
    assert!(lines > 50, "{lines}");
    assert!(alternatives > 50, "{alternatives}");
}

/// A turn is shown again with everything that its seat did in it.
#[test]
fn a_turn_is_shown_again_as_it_was() {
    let game = played(3, Edition::Cs, BotKind::PAGE, 8);
    for round in &game.review(Viewer::Public).rounds {
        for own in &round.seats {
            let story = own.story.as_ref().expect("the game is over");
            let moments = game.turn_again(own.viewer, story);
            assert!(moments[0].seen.is_empty());
            let seen = moments.iter().flat_map(|moment| &moment.seen);
            let events: Vec<_> = seen.map(Observation::event).collect();
            let gained: u8 = events
                .iter()
                .filter(|event| event.seat() == Some(own.seat))
                .map(|event| event.shields())
                .sum();
            assert_eq!(gained, own.gained, "round {}: {events:#?}", round.round);
            let expired = events.iter().filter(
                |event| matches!(event, Event::ActionExpired { seat, .. } if *seat == own.seat),
            );
            assert_eq!(expired.count(), own.expired());
        }
    }
}

/// Whatever others hold that a viewer cannot see, the review is the same to that viewer.
#[test]
fn the_review_tells_nothing_that_its_viewer_cannot_know() {
    let game = rules(3, Edition::Cs);
    let mut rng = Generator::seed_from_u64(9);
    let whole = played(3, Edition::Cs, BotKind::PAGE, 10).record();
    let (actions, _) = whole.actions.split_at(whole.actions.len() / 2);
    let record = tafelrunde::rules::Record {
        setup: game.setup().clone(),
        actions: actions.to_vec(),
    };
    let players = || vec![Player::Bot(BotKind::PAGE); 3];
    let real = Match::<KingsErrand>::resume(record.clone(), players(), 1).expect("it was played");
    let mut others = 0;
    for seat in Seat::first(3) {
        let told = real.review(Viewer::Seat(seat));
        for _ in 0..40 {
            let Some(other) = super::swap_hidden(&record, seat, &mut rng) else {
                continue;
            };
            let Ok(other) = Match::<KingsErrand>::resume(other, players(), 1) else {
                continue;
            };
            let same = real.moments(Viewer::Seat(seat), 0..usize::MAX)
                == other.moments(Viewer::Seat(seat), 0..usize::MAX);
            if same {
                others += 1;
                assert_eq!(other.review(Viewer::Seat(seat)), told);
            }
        }
    }
    assert!(others > 0, "no other deal looks the same");
}

/// A long game is reviewed within a moment.
#[test]
fn a_long_game_is_reviewed_quickly() {
    let game = played(4, Edition::Cs, BotKind::RANDOM, 12);
    let begin = Instant::now();
    let review = game.review(Viewer::Public);
    let time = begin.elapsed();
    let mishaps: usize = review
        .rounds
        .iter()
        .flat_map(|round| &round.seats)
        .map(|own| own.mishaps.len())
        .sum();
    eprintln!("{} steps, {mishaps} mishaps: {time:?}", game.steps());
    assert!(time < Duration::from_secs(5), "{time:?}");
}

/// In a guessed world another card may be held: one of the supply, and no second Tournament.
#[test]
fn c4_a_world_with_another_card_keeps_the_rules() {
    let rules = rules(4, Edition::Cs);
    let mut rng = Generator::seed_from_u64(3);
    let mut worlds = 0;
    for seed in 0..20 {
        let mut bots: Vec<Box<dyn Bot<KingsErrand>>> =
            (0..4).map(|_| BotKind::PAGE.make()).collect();
        let mut views = Vec::new();
        play_out(&rules, &mut bots, seed, |watched| {
            let position = watched.view.position();
            if position.phase() == Phase::CarryOut && position.done().next().is_none() {
                views.push(*watched.view);
            }
            if position.round() > 2 {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        })
        .expect("played");
        for view in views {
            let world = rules.determinize(&view, &mut rng);
            let position = *world.position();
            let seat = position.seat_to_move().expect("it is a turn");
            let own = position.seat(seat);
            let held: Vec<_> = own.held().collect();
            for &instead in &held {
                for (card, _) in rules.setup().supply().kinds() {
                    let second = card == ActionCard::Tournament
                        && instead != card
                        && own.chosen().any(|chosen| chosen.card == card);
                    let free = position.supply().count(card) > 0;
                    let other = world.with_card_instead(seat, instead, card);
                    assert_eq!(other.is_some(), free && !second, "{instead:?} {card:?}");
                    let Some(other) = other else { continue };
                    assert!(other.position().conserves_cards(&rules));
                    assert!(other.is_consistent());
                    assert!(other.position().seat(seat).holds(card));
                    worlds += 1;
                }
            }
        }
    }
    assert!(worlds > 100, "{worlds}");
}
