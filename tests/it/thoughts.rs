//! What bots thought: kept with the game, taken back with it, stored and read again.

mod flow;
mod motives;

use serde_json::{Value, json};
use tafelrunde::bot::{BotKind, Choice, Signals, Thought, Weighed, Yardstick};
use tafelrunde::persist::exchange::{RecordedGame, to_line, verify_line};
use tafelrunde::persist::{SavedGame, embedded_card_set};
use tafelrunde::rules::kings_errand::{Action, Edition, KingsErrand, Players, Setup};
use tafelrunde::rules::{Actor, Seat, Turn, Viewer};
use tafelrunde::session::{Answer, CoachLevel, Match, NewGame, stream};

type Table = Match<KingsErrand>;

fn seating() -> NewGame {
    NewGame {
        coach: CoachLevel::Off,
        ..NewGame::first("Ida")
    }
}

fn dealt() -> Table {
    let setup = Setup {
        players: Players::new(3).unwrap(),
        edition: Edition::Cs,
        cards: embedded_card_set(),
    };
    let mut table = Match::new(setup, seating().players(), 4).unwrap();
    table.settle();
    table
}

fn choice(table: &Table) -> Choice<Action> {
    let decision = table.decision().unwrap();
    let view = table.view(Viewer::Seat(decision.seat));
    let mut rng = stream(1, table.steps() as u64);
    let mut bot = BotKind::SQUIRE.make();
    let choice = bot.choose(table.game(), &view, &mut rng, &Signals::default());
    choice.unwrap()
}

/// Seat A is a person, and what it does is not thought about.
fn play(table: &mut Table, steps: usize) {
    for _ in 0..steps {
        if table.turn() == Turn::Terminal {
            return;
        }
        let decision = table.decision().unwrap();
        let choice = choice(table);
        if decision.seat == Seat(0) {
            table.submit(decision.seat, choice.action).unwrap();
        } else {
            let done = table.answer_with(decision.id, choice);
            assert_eq!(done, Ok(Answer::Applied));
        }
        table.settle();
    }
}

fn recorded(table: &Table) -> RecordedGame {
    let played = verify_line(&line(table)).unwrap();
    assert_eq!(played.record, table.record());
    played
}

fn line(table: &Table) -> String {
    let open = RecordedGame {
        record: table.record(),
        seats: vec!["human".to_owned(), "squire".to_owned(), "squire".to_owned()],
        result: None,
        thoughts: table.thoughts(),
    };
    to_line(&open).unwrap()
}

#[test]
fn a_thought_belongs_to_the_step_of_a_bot() {
    let mut table = dealt();
    play(&mut table, 30);
    let record = table.record();
    let mut kept = 0;
    for (step, (actor, action)) in record.actions.iter().enumerate() {
        let bot = matches!(actor, Actor::Seat(seat) if *seat != Seat(0));
        let thought = table.thought(step);
        assert_eq!(thought.is_some(), bot, "{step}");
        if let Some(thought) = thought {
            assert!(thought.of(action).is_some());
            kept += 1;
        }
    }
    assert_eq!(table.thoughts().len(), kept);
    assert!(table.thought(record.actions.len()).is_none());
}

#[test]
fn a_late_answer_leaves_no_thought() {
    let mut table = dealt();
    let decision = table.decision().unwrap();
    let late = choice(&table);
    table.submit(decision.seat, late.action).unwrap();
    let answer = table.answer_with(decision.id, late);
    assert_eq!(answer, Ok(Answer::Stale));
    assert!(table.thoughts().is_empty());
}

#[test]
fn what_is_taken_back_was_never_thought() {
    let mut table = dealt();
    while table.decision().unwrap().seat != Seat(0) {
        play(&mut table, 1);
    }
    let before = table.thoughts();
    play(&mut table, 2);
    assert!(table.thoughts().len() > before.len());
    assert!(table.undo(Seat(0)).is_some());
    assert_eq!(table.thoughts(), before);
}

#[test]
fn thoughts_are_saved_with_the_game() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.ron");
    let mut table = dealt();
    play(&mut table, 40);
    let saved = SavedGame::of(&table, &seating(), std::time::SystemTime::now());
    saved.save(&path).unwrap();
    let found = SavedGame::load(&path).unwrap().unwrap();
    assert_eq!(found, saved);
    let resumed = found.resume().unwrap();
    assert_eq!(resumed.thoughts(), table.thoughts());
    assert!(!resumed.thoughts().is_empty());
}

#[test]
fn a_saved_game_without_thoughts_or_with_broken_ones_is_read() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.ron");
    let mut table = dealt();
    play(&mut table, 12);
    let saved = SavedGame::of(&table, &seating(), std::time::SystemTime::now());
    saved.save(&path).unwrap();
    let text = std::fs::read_to_string(&path).unwrap();
    let start = text.find("thoughts:").unwrap();
    let before = &text[..start];
    // As a program wrote it that did not know of thoughts and of coaches.
    let old = format!("{before})")
        .replace("coach: \"off\",", "")
        .replace("table_mode: false,", "");
    for (broken, kept) in [
        (old, 0),
        (format!("{before}thoughts: 5)"), 0),
        (format!("{before}thoughts: [7, (), \"x\"])"), 0),
        (
            text.replacen("yardstick: shields", "yardstick: wishes", 1),
            1,
        ),
        (
            format!("{before}{}", text[start..].replacen("value:", "worth:", 1)),
            1,
        ),
    ] {
        std::fs::write(&path, &broken).unwrap();
        let found = SavedGame::load(&path).unwrap().unwrap();
        let resumed = found.resume().unwrap();
        assert_eq!(resumed.record(), table.record());
        let all = table.thoughts().len();
        let left = if kept == 0 { 0 } else { all - kept };
        assert_eq!(resumed.thoughts().len(), left, "{broken}");
    }
}

#[test]
fn a_saved_game_survives_whatever_stands_in_its_thoughts() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.ron");
    let mut table = dealt();
    play(&mut table, 12);
    let saved = SavedGame::of(&table, &seating(), std::time::SystemTime::now());
    saved.save(&path).unwrap();
    let text = std::fs::read_to_string(&path).unwrap();
    let (before, thoughts) = text.split_at(text.find("thoughts:").unwrap());
    let all = table.thoughts();
    let middle = thoughts.len() / 2;
    let bytes = |text: String| text.into_bytes();
    let cases: Vec<(&str, Vec<u8>, usize)> = vec![
        ("sound", bytes(text.clone()), all.len()),
        (
            "cut off",
            bytes(format!("{before}{}", &thoughts[..middle])),
            0,
        ),
        ("nothing", bytes(format!("{before}thoughts:")), 0),
        ("no list", bytes(format!("{before}thoughts: \"x\",\n)")), 0),
        (
            "a bracket too many",
            bytes(format!("{before}thoughts: [[(],\n)")),
            0,
        ),
        (
            "no end of a text",
            bytes(format!("{before}thoughts: [\"],\n)")),
            0,
        ),
        (
            "deep",
            bytes(format!("{before}thoughts: {},\n)", "[".repeat(100_000))),
            0,
        ),
        (
            "long",
            bytes(format!(
                "{before}thoughts: [{}],\n)",
                "(1, ()), ".repeat(4_000_000)
            )),
            0,
        ),
        (
            "not UTF-8",
            [before.as_bytes(), b"thoughts: [\xFF\xFE],\n)"].concat(),
            0,
        ),
        (
            "with more after them",
            bytes(text.trim_end().trim_end_matches(')').to_owned() + "    moods: [1],\n)"),
            all.len(),
        ),
        (
            "a yardstick of tomorrow",
            bytes(text.replacen("yardstick: shields", "yardstick: wishes", 1)),
            all.len() - 1,
        ),
    ];
    for (what, bytes, kept) in cases {
        std::fs::write(&path, bytes).unwrap();
        let begin = std::time::Instant::now();
        let found = SavedGame::load(&path);
        let found = found
            .unwrap_or_else(|error| panic!("{what}: {error}"))
            .unwrap();
        assert!(
            begin.elapsed().as_secs() < 5,
            "{what}: {:?}",
            begin.elapsed()
        );
        assert_eq!(found.record, table.record(), "{what}");
        assert_eq!(found.thoughts.len(), kept, "{what}");
        assert_eq!(found.resume().unwrap().thoughts(), found.thoughts, "{what}");
    }
    // The moves are no extras.
    for broken in [
        text.replacen("actions: [", "actions: [[", 1),
        text.replacen("seed:", "speed:", 1),
        text.replacen("version: 2", "version: 3", 1),
    ] {
        std::fs::write(&path, broken).unwrap();
        assert!(SavedGame::load(&path).is_err());
    }
}

#[test]
fn a_thought_of_a_step_that_a_person_did_is_dropped() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.ron");
    let mut table = dealt();
    play(&mut table, 12);
    let actions = table.record().actions;
    let own = actions
        .iter()
        .position(|(actor, _)| *actor == Actor::Seat(Seat(0)));
    let own = own.unwrap();
    // It weighs what was done: only who did it tells that it cannot be.
    let thought = Thought::by_chance(&[actions[own].1], actions[own].1);
    let mut saved = SavedGame::of(&table, &seating(), std::time::SystemTime::now());
    saved.thoughts.push((own, thought.clone()));
    saved.save(&path).unwrap();
    let found = SavedGame::load(&path).unwrap().unwrap();
    assert_eq!(found.thoughts, table.thoughts());
    assert_eq!(saved.resume().unwrap().thoughts(), table.thoughts());

    let mut value: Value = serde_json::from_str(&line(&table)).unwrap();
    value["thoughts"] = json!([[own, thought]]);
    assert_eq!(verify_line(&value.to_string()).unwrap().thoughts, []);
    value["seats"][0] = json!("page");
    assert_eq!(verify_line(&value.to_string()).unwrap().thoughts.len(), 1);
}

#[test]
fn thoughts_stand_in_the_record_of_a_game() {
    let mut table = dealt();
    play(&mut table, 40);
    let read = recorded(&table);
    assert_eq!(read.thoughts, table.thoughts());
    let nothing: Value = serde_json::from_str(&line(&dealt())).unwrap();
    assert!(nothing.get("thoughts").is_none(), "no empty list");
}

#[test]
fn no_thought_of_a_record_can_spoil_its_game() {
    let mut table = dealt();
    play(&mut table, 20);
    let (step, thought) = table.thoughts()[0].clone();
    let good = serde_json::to_value((step, &thought)).unwrap();
    let with = |list: Value| {
        let mut value: Value = serde_json::from_str(&line(&table)).unwrap();
        value["thoughts"] = list;
        verify_line(&value.to_string()).unwrap().thoughts
    };
    assert_eq!(with(json!([good])), [(step, thought.clone())]);
    let weighed = good[1]["weighed"].clone();
    let many: Vec<Value> = (0..6).map(|_| weighed[0].clone()).collect();
    let option = |then: usize| {
        let mut option = weighed[0].clone();
        option["then"] = vec![json!("end_turn"); then].into();
        json!([step, {"yardstick": "shields", "weighed": [option]}])
    };
    for broken in [
        json!(null),
        json!(7),
        json!({"0": good[1]}),
        json!([null, 1, "x", [], [step], [step, null]]),
        json!([[step, good[1], 1]]),
        json!([[-1, good[1]]]),
        json!([[u64::MAX, good[1]]]),
        json!([[0, good[1]]]),
        json!([[step, {"yardstick": "wishes", "weighed": weighed}]]),
        json!([[step, {"yardstick": "shields", "weighed": []}]]),
        json!([[step, {"yardstick": "shields", "weighed": many}]]),
        json!([[step, {"yardstick": "shields", "worlds": 1e99, "weighed": weighed}]]),
        json!([[step, {"yardstick": "shields", "weighed": [{"action": "end_turn", "value": 0}]}]]),
        json!([option(17)]),
    ] {
        assert_eq!(with(broken.clone()), [], "{broken}");
    }
    assert_eq!(with(json!([option(3)])).len(), 1);
    // The first thought of a step counts; what follows the last action does not.
    let other = json!([step, {"yardstick": "chance", "weighed": weighed}]);
    assert_eq!(with(json!([good, other])), [(step, thought)]);
    let deep = format!("{}{}", "[".repeat(10_000), "]".repeat(10_000));
    let text = line(&table).replacen("\"thoughts\":", &format!("\"thoughts\":{deep},\"x\":"), 1);
    assert_eq!(verify_line(&text).unwrap().thoughts, []);
}

#[test]
fn what_does_not_fit_is_not_taken_into_a_game() {
    let mut table = dealt();
    play(&mut table, 10);
    let thoughts = table.thoughts();
    let resumed = || {
        let players = table.players().to_vec();
        Table::resume(table.record(), players, table.seed()).unwrap()
    };
    assert_eq!(
        resumed().with_thoughts(thoughts.clone()).thoughts(),
        thoughts
    );
    let (step, thought) = thoughts[0].clone();
    let alien = Thought {
        yardstick: Yardstick::Victories,
        worlds: 9,
        weighed: vec![Weighed {
            action: Action::EndTurn,
            then: Vec::new(),
            value: i32::MIN,
            tried: u32::MAX,
        }],
    };
    let wrong = [(usize::MAX, thought.clone()), (0, thought), (step, alien)];
    assert!(resumed().with_thoughts(wrong).thoughts().is_empty());
}
