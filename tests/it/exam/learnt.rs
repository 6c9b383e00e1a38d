//! How well rules are known, and what played rounds say about it.

use std::collections::BTreeSet;
use std::fs;

use tafelrunde::i18n::text::file_error;
use tafelrunde::i18n::{Language, Translator};
use tafelrunde::lesson::kings_errand::{
    Evidence, INTERVALS, Lesson, Level, Mastery, evidence, evidence_of_choice, evidence_of_round,
    lesson_card_set,
};
use tafelrunde::persist::{DataDir, Progress};
use tafelrunde::rules::kings_errand::{
    Action, ActionCard, Edition, Event, KingsErrand, Observation, Players, Reason, Rule, Setup,
};
use tafelrunde::rules::{Seat, Viewer};
use tafelrunde::session::{Match, Player};

use Evidence::{AnsweredRight, AnsweredWrong, Broken, Kept, Met};

/// What has happened to D2 on which day, and what is known of it then: level, box, next day.
type Life = (&'static [(Evidence, u32)], (Level, u8, u32));

#[test]
fn a_rule_rises_once_a_day_and_falls_when_it_is_broken() {
    let lives: [Life; 10] = [
        // A clock that was wrong for a day holds nothing up.
        (&[(Kept, 900), (Kept, 5)], (Level::Practised, 2, 8)),
        (&[(Met, 5)], (Level::Met, 0, 5)),
        (&[(Kept, 5)], (Level::Begun, 1, 6)),
        (
            &[(Kept, 5), (Kept, 5), (AnsweredRight, 5)],
            (Level::Begun, 1, 6),
        ),
        (&[(Kept, 5), (Kept, 6)], (Level::Practised, 2, 9)),
        (
            &[(Kept, 5), (Kept, 6), (AnsweredRight, 9)],
            (Level::Mastered, 3, 16),
        ),
        (
            &[(Kept, 5), (Kept, 6), (Kept, 9), (Kept, 12)],
            (Level::Mastered, 3, 16),
        ),
        (
            &[(Kept, 5), (Kept, 6), (Kept, 9), (Broken, 12)],
            (Level::Begun, 1, 12),
        ),
        (&[(AnsweredWrong, 5), (Met, 9)], (Level::Met, 0, 5)),
        (
            &[
                (Kept, 0),
                (Kept, 9),
                (Kept, 20),
                (Kept, 40),
                (Kept, 80),
                (Kept, 200),
                (Kept, 400),
            ],
            (Level::Mastered, 5, 435),
        ),
    ];
    for (events, (level, place, due)) in lives {
        let mut mastery = Mastery::default();
        assert_eq!(mastery.level(Rule::D2), Level::Unknown);
        for &(evidence, day) in events {
            mastery.record(Rule::D2, evidence, day);
        }
        let learnt = mastery.of(Rule::D2).expect("it has been at work");
        assert_eq!((learnt.place, learnt.due), (place, due), "{events:?}");
        assert_eq!(mastery.level(Rule::D2), level, "{events:?}");
        assert_eq!(learnt.met as usize, events.len());
    }
    assert!(INTERVALS.is_sorted(), "the intervals grow");
}

#[test]
fn the_weakest_rules_that_are_due_come_first() {
    let mut mastery = Mastery::default();
    for (rule, evidence) in [
        (Rule::D9, Broken),
        (Rule::D9, AnsweredWrong),
        (Rule::S1, Met),
        (Rule::D2, Kept),
        (Rule::D7, AnsweredWrong),
    ] {
        mastery.record(rule, evidence, 10);
    }
    assert_eq!(mastery.weakest(10, 9), [Rule::D9, Rule::D7, Rule::S1]);
    assert_eq!(
        mastery.weakest(11, 9),
        [Rule::D9, Rule::D7, Rule::S1, Rule::D2]
    );
    assert_eq!(mastery.weakest(11, 2), [Rule::D9, Rule::D7]);
    assert_eq!(mastery.weakest(9, 9), []);
    assert_eq!(mastery.next_due(), Some(10));
}

#[test]
fn the_shield_is_painted_field_by_field() {
    let mut mastery = Mastery::default();
    assert!(mastery.share().abs() < f32::EPSILON);
    let mut before = 0.0;
    for (day, evidence) in [(0, Met), (0, Kept), (1, Kept), (4, AnsweredRight)] {
        for &rule in Rule::ALL {
            mastery.record(rule, evidence, day);
        }
        assert!(mastery.share() > before);
        before = mastery.share();
    }
    assert!((mastery.share() - 1.0).abs() < f32::EPSILON);
    assert!(
        Rule::ALL
            .iter()
            .all(|&rule| mastery.level(rule) == Level::Mastered)
    );
    assert_eq!(Level::Mastered.painted(), Level::STEPS);
    assert_eq!(Level::Unknown.painted(), 0);
}

/// A game of the lessons' cards between two people, in which Emrys (seat 0) does as asked.
fn game(seed: u64) -> Match<KingsErrand> {
    let setup = Setup {
        players: Players::ALL[0],
        edition: Edition::Cs,
        cards: lesson_card_set().unwrap_or_else(|error| panic!("{error}")),
    };
    let players = ["Emrys", "Branwen"].map(|name| Player::Human(name.to_owned()));
    let mut game = Match::new(setup, players.to_vec(), seed).expect("two seats");
    game.settle();
    game
}

/// What the seat has shown in the first round, played by `choose` and `act`.
fn shown(
    seed: u64,
    seat: Seat,
    mut choose: impl FnMut(Seat, &[Action]) -> Action,
) -> (Vec<(Rule, Evidence)>, Vec<Observation>) {
    let mut game = game(seed);
    while let (Some(decision), 1) = (
        game.decision(),
        game.view(Viewer::Public).position().round(),
    ) {
        let view = game.view(Viewer::Seat(decision.seat));
        let mut legal = Vec::new();
        tafelrunde::rules::Game::legal_actions_in(game.game(), &view, &mut legal);
        let action = choose(decision.seat, &legal);
        game.submit(decision.seat, action).expect("legal");
        if game.decision().is_none() {
            break;
        }
    }
    let viewer = Viewer::Seat(seat);
    let review = game.review(viewer);
    let round = review.rounds.first().expect("a round was played");
    let own = round
        .seats
        .iter()
        .find(|own| own.seat == seat)
        .expect("it has a turn");
    let seen: Vec<_> = game.observations(viewer, 0).map(|(_, seen)| seen).collect();
    let found = evidence(&seen, own);
    // The round by itself says the same about what could go wrong.
    let by_round = evidence_of_round(&game, seat, 1);
    for kind in [Kept, Broken] {
        let of = |found: &[(Rule, Evidence)]| -> Vec<_> {
            let found = found.iter().filter(|(_, evidence)| *evidence == kind);
            found.copied().collect()
        };
        assert_eq!(of(&by_round), of(&found));
    }
    (found, seen)
}

#[test]
fn what_is_carried_out_keeps_the_rules_of_its_card() {
    let (found, seen) = shown(4, Seat(0), |seat, legal| {
        if let (Seat(1), Some(&last)) = (seat, legal.last()) {
            return last;
        }
        let wanted = |action: &&Action| {
            matches!(
                action,
                Action::Choose(ActionCard::Exercise(_)) | Action::Exercise { .. }
            )
        };
        let wanted = legal.iter().find(wanted);
        let end = legal.iter().find(|action| **action == Action::EndTurn);
        *wanted.or(end).unwrap_or(&legal[0])
    });
    let exercised = seen
        .iter()
        .filter(|seen| matches!(seen.event(), Event::Exercised { seat: Seat(0), .. }));
    let exercised = exercised.count();
    assert_eq!(exercised, 4);
    let count = |wanted: (Rule, Evidence)| found.iter().filter(|&&it| it == wanted).count();
    assert_eq!(count((Rule::D5, Kept)), exercised);
    assert_eq!(count((Rule::D2, Kept)), exercised);
    assert_eq!(count((Rule::D1, Kept)), 1);
    assert_eq!(count((Rule::C3, Met)), exercised - 1);
    for rule in [Rule::S1, Rule::S2, Rule::S6, Rule::C1, Rule::C5, Rule::D4] {
        assert!(found.contains(&(rule, Met)), "{rule}");
    }
    assert!(found.iter().all(|&(_, evidence)| evidence != Broken));
}

#[test]
fn a_card_that_expires_breaks_its_rule_unless_it_was_given_up_or_could_not_be_saved() {
    let mut broken = BTreeSet::new();
    for seed in 0..60 {
        let mut count = seed;
        let (found, seen) = shown(seed, Seat(0), |_, legal| {
            count = count
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1);
            legal[(count >> 33) as usize % legal.len()]
        });
        let expired: Vec<_> = seen
            .iter()
            .filter_map(|seen| {
                if let Event::ActionExpired {
                    seat: Seat(0),
                    unmet,
                    ..
                } = seen.event()
                {
                    Some(unmet.clone())
                } else {
                    None
                }
            })
            .collect();
        let decisive: BTreeSet<_> = expired.iter().map(|unmet| unmet[0].rule()).collect();
        for &(rule, evidence) in &found {
            if evidence == Broken {
                broken.insert(rule);
                assert!(rule == Rule::D1 || decisive.contains(&rule), "{rule}");
                assert_ne!(rule, Rule::D3, "giving up is allowed");
            }
        }
        if expired
            .iter()
            .all(|unmet| unmet[0].kind() == Reason::GivenUp)
        {
            assert!(found.iter().all(|&(_, evidence)| evidence != Broken));
        }
    }
    for rule in [Rule::D1, Rule::D2, Rule::D9] {
        assert!(broken.contains(&rule), "{rule}: {broken:?}");
    }
}

#[test]
fn taking_a_card_for_elsewhere_shows_that_the_place_does_not_matter_yet() {
    let view = game(1).view(Viewer::Seat(Seat(0)));
    assert_eq!(
        evidence_of_choice(&view, ActionCard::Court),
        [(Rule::C2, Met)]
    );
    assert_eq!(evidence_of_choice(&view, ActionCard::RoundTable), []);
}

#[test]
fn a_broken_progress_file_is_reported_in_every_language_and_kept() {
    let folder = tempfile::tempdir().expect("a folder");
    let found = DataDir::choose(Some(folder.path()), None, || None).expect("it was asked for");
    fs::write(found.progress(), "(version: 1, lessons: [").expect("the folder can be written to");
    let error = Progress::load(&found.progress()).expect_err("the file is broken");
    for language in Language::ALL {
        let said = file_error(&Translator::new(language), &error);
        assert!(said.contains("progress.ron"), "{said}");
        assert!(said.contains("progress.ron.broken-1"), "{said}");
    }
    let loaded = Progress::load(&found.progress()).expect("it was set aside");
    assert_eq!(loaded, Progress::default());
    assert!(folder.path().join("progress.ron.broken-1").exists());
}

#[test]
fn who_takes_the_lessons_is_not_asked_about_later_ones() {
    let today = 20_000;
    let lesson = &Lesson::all()[1];
    let taught = lesson.teaches();
    let mut progress = Progress::default();
    // A whole game was played: every rule has been at work.
    for &rule in Rule::ALL {
        progress.mastery.record(rule, Broken, today);
    }
    let all = Rule::ALL.len();
    assert_eq!(
        progress.due(today, all).len(),
        all,
        "who only plays is asked about all"
    );

    progress.lesson_reached(lesson.name(), 1, false);
    assert_eq!(
        progress.due(today, all).len(),
        all,
        "a lesson begun has taught nothing yet"
    );
    progress.lesson_reached(lesson.name(), lesson.steps().len() as u32, true);
    let due: BTreeSet<Rule> = progress.due(today, all).into_iter().collect();
    assert_eq!(due, taught);

    let asked = *Rule::ALL
        .iter()
        .find(|it| !taught.contains(it))
        .expect("lesson 2 is not all");
    progress.mastery.record(asked, AnsweredWrong, today);
    assert!(
        progress.due(today, all).contains(&asked),
        "an exam has asked about it"
    );
}
