//! What moves at the table: the timeline by itself, the motion of every observation, and the window.

mod window;

use std::collections::BTreeMap;
use std::ops::ControlFlow;

use tafelrunde::bot::BotKind;
use tafelrunde::persist::{Animation, Settings, embedded_card_set};
use tafelrunde::rules::kings_errand::{Edition, Event, KingsErrand, Players, Setup, View};
use tafelrunde::rules::{Game, Seat, Viewer};
use tafelrunde::session::{Match, Player, play_out};
use tafelrunde::ui::table::motion::{Beat, Move, Step, beats};
use tafelrunde::ui::table::plan::PlannedLane;
use tafelrunde::ui::theme::{Theme, Tokens};
use tafelrunde::ui::timeline::{Timeline, eased};

#[test]
fn a_timeline_shows_its_beats_one_after_the_other() {
    let mut timeline = Timeline::default();
    assert!(timeline.is_empty());
    assert!(timeline.current().is_none());
    timeline.push("first", 0.2);
    timeline.push("second", 0.4);
    // The clock begins with the first look at it, however late that is.
    timeline.advance(10.0);
    let seen = |timeline: &Timeline<&'static str>| {
        timeline
            .current()
            .map(|(&beat, part)| (beat, (100.0 * part).round() as u8))
    };
    assert_eq!(seen(&timeline), Some(("first", 0)));
    timeline.advance(10.1);
    assert_eq!(seen(&timeline), Some(("first", 50)));
    // What a frame is too long for is taken off the next beat.
    timeline.advance(10.3);
    assert_eq!(seen(&timeline), Some(("second", 25)));
    timeline.push("third", 0.1);
    assert_eq!(timeline.beats().count(), 2);
    timeline.advance(10.65);
    assert_eq!(seen(&timeline), Some(("third", 50)));
    timeline.advance(99.0);
    assert!(timeline.is_empty());
    // The next one does not begin in the past.
    timeline.push("late", 0.2);
    timeline.advance(100.0);
    assert_eq!(seen(&timeline), Some(("late", 0)));
}

#[test]
fn a_timeline_is_skipped_at_once_and_takes_nothing_without_a_length() {
    let mut timeline = Timeline::default();
    timeline.push(1, 0.0);
    assert!(timeline.is_empty());
    timeline.push(2, 0.3);
    timeline.push(3, 0.3);
    timeline.advance(1.0);
    timeline.skip();
    assert!(timeline.is_empty());
    timeline.push(4, 0.3);
    timeline.advance(1.1);
    assert_eq!(timeline.current(), Some((&4, 0.0)));
}

#[test]
fn motion_starts_and_ends_gently() {
    let ends = [eased(-1.0), eased(0.0), eased(1.0), eased(7.0)];
    assert_eq!(ends.map(|it| it.round() as u8), [0, 0, 1, 1]);
    assert!(eased(0.1) < 0.1 && eased(0.9) > 0.9);
}

/// What happens, by name.
fn name(event: &Event) -> &'static str {
    match event {
        Event::RingLaid { .. } => "RingLaid",
        Event::HandDealt { .. } => "HandDealt",
        Event::TaskRevealed { .. } => "TaskRevealed",
        Event::RoundBegan { .. } => "RoundBegan",
        Event::CardChosen { .. } => "CardChosen",
        Event::TurnBegan { .. } => "TurnBegan",
        Event::Exercised { .. } => "Exercised",
        Event::TaskTaken { .. } => "TaskTaken",
        Event::Rode { .. } => "Rode",
        Event::CourtHeld { .. } => "CourtHeld",
        Event::QuestCompleted { .. } => "QuestCompleted",
        Event::ActionExpired { .. } => "ActionExpired",
        Event::TurnEnded { .. } => "TurnEnded",
        Event::TournamentBegan { .. } => "TournamentBegan",
        Event::OfferMade { .. } => "OfferMade",
        Event::OffersRevealed { .. } => "OffersRevealed",
        Event::TournamentResult { .. } => "TournamentResult",
        Event::GoalReached { .. } => "GoalReached",
        Event::GameEnded { .. } => "GameEnded",
    }
}

/// What has no motion; the reasons stand beside the table of motions.
const STILL: [&str; 6] = [
    "GameEnded",
    "GoalReached",
    "HandDealt",
    "RingLaid",
    "TournamentBegan",
    "TurnBegan",
];

/// Shows every step of a game of bots, as its first seat sees it and as everybody sees it.
fn watch_a_game(seed: u64, mut look: impl FnMut(&Event, &[Beat])) {
    let setup = Setup {
        players: Players::ALL[2],
        edition: Edition::Cs,
        cards: embedded_card_set(),
    };
    let game = KingsErrand::new(setup);
    let mut bots: Vec<_> = (0..4).map(|_| BotKind::SQUIRE.make()).collect();
    let record = play_out(&game, &mut bots, seed, |_| ControlFlow::Continue(())).unwrap();
    let players = vec![Player::Bot(BotKind::SQUIRE); 4];
    let game: Match<KingsErrand> = Match::resume(record, players, seed).unwrap();
    let tokens = Tokens::load(Theme::Parchment).unwrap();
    for (viewer, own) in [(Viewer::Seat(Seat(0)), Seat(0)), (Viewer::Public, Seat(2))] {
        for step in 0..game.steps() {
            let views = [step, step + 1].map(|steps| game.view_after(viewer, steps));
            let lanes = views
                .each_ref()
                .map(|view: &View| PlannedLane::bare(view, own));
            let seen = game.observations(viewer, step);
            let seen = seen.take_while(|&(number, _)| number == step + 1);
            // One at a time, so that one sees what each of them moves.
            for (_, observation) in seen {
                let step = Step {
                    before: &views[0],
                    after: &views[1],
                    own,
                    lanes: [&lanes[0], &lanes[1]],
                    by_person: false,
                    motion: &tokens.motion,
                };
                let event = observation.event().clone();
                look(&event, &beats(&step, &[observation]));
            }
        }
    }
}

#[test]
fn everything_that_happens_has_its_motion_or_a_reason_why_not() {
    let mut moved: BTreeMap<&str, usize> = BTreeMap::new();
    let mut still: BTreeMap<&str, usize> = BTreeMap::new();
    for seed in 0..6 {
        watch_a_game(seed, |event, beats| {
            let kind = if beats.is_empty() {
                &mut still
            } else {
                &mut moved
            };
            *kind.entry(name(event)).or_default() += 1;
        });
    }
    for never in STILL {
        assert!(!moved.contains_key(never), "{never} moves");
        assert!(still.contains_key(never), "{never} has not happened");
    }
    for always in [
        "TaskRevealed",
        "CardChosen",
        "Exercised",
        "TaskTaken",
        "Rode",
        "CourtHeld",
        "QuestCompleted",
        "ActionExpired",
        "OfferMade",
        "OffersRevealed",
    ] {
        assert!(!still.contains_key(always), "{always} does not move");
        assert!(moved.contains_key(always), "{always} has not happened");
    }
    // Tents may stay where they are, a turn may end with nothing to put back, and a result belongs to
    // the offers that were revealed with it.
    for often in ["RoundBegan", "TurnEnded"] {
        assert!(moved.contains_key(often), "{often} never moves");
    }
}

#[test]
fn every_motion_takes_150_to_350_milliseconds() {
    let rest = Tokens::load(Theme::Parchment).unwrap().motion.offers_lie;
    watch_a_game(3, |event, beats| {
        for beat in beats {
            let time = beat.milliseconds;
            if let Event::Rode { distance, .. } = event {
                // A ride takes that for each place on its way.
                let each = time / u16::from(*distance);
                assert!((150..=350).contains(&each), "{event:?} takes {time}");
            } else if beat.moves.is_empty() {
                assert_eq!(time, rest);
            } else {
                assert!((150..=350).contains(&time), "{event:?} takes {time}");
            }
        }
    });
}

#[test]
fn all_offers_are_turned_in_one_beat() {
    let mut turned = 0;
    watch_a_game(1, |event, beats| {
        if let Event::OffersRevealed { offers } = event {
            let all = beats.iter().flat_map(|beat| &beat.moves);
            let all: Vec<_> = all.collect();
            assert_eq!(all, [&Move::Offers(*offers)]);
            turned += 1;
        }
    });
    assert!(turned > 0, "there were tournaments");
}

#[test]
fn settings_without_a_speed_of_motions_are_read() {
    let old: Settings = ron::from_str("(version: 1, language: Some(\"cs\"))").unwrap();
    assert_eq!(old.animation, Animation::Normal);
    let factors = Animation::ALL.map(|it| (10.0 * it.factor()).round() as u8);
    assert_eq!(factors, [0, 5, 10, 20]);
}
