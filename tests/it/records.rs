//! The exchange format: written to the letter, read without leniency. Source: record-format.md.

use std::fmt::Write as _;
use std::fs;
use std::ops::ControlFlow;
use std::path::PathBuf;

use serde_json::{Value, json};
use tafelrunde::bot::BotKind;
use tafelrunde::persist::embedded_card_set;
use tafelrunde::persist::exchange::{
    GameResult, Lines, RecordFault, RecordFileError, RecordedGame, load_game, to_line, verify_line,
};
use tafelrunde::rules::kings_errand::{ChanceFault, Edition, KingsErrand, Players, Refusal, Setup};
use tafelrunde::rules::{Game, replay};
use tafelrunde::session::play_out;

/// A game between bots of one kind; `rounds` is where it is broken off.
fn played(players: u8, edition: Edition, kind: BotKind, seed: u64, rounds: u16) -> RecordedGame {
    let game = KingsErrand::new(Setup {
        players: Players::new(players).unwrap(),
        edition,
        cards: embedded_card_set(),
    });
    let mut bots: Vec<_> = (0..players).map(|_| kind.make()).collect();
    let record = play_out(&game, &mut bots, seed, |seen| {
        if seen.view.position().round() > rounds {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    })
    .unwrap();
    let end = replay(&game, &record.actions, &mut ()).unwrap();
    RecordedGame {
        seats: vec![kind.to_string(); usize::from(players)],
        result: GameResult::of(end.position()),
        record,
        thoughts: Vec::new(),
    }
}

fn squires(players: u8) -> RecordedGame {
    played(players, Edition::Cs, BotKind::SQUIRE, 7, 1000)
}

fn value(game: &RecordedGame) -> Value {
    serde_json::from_str(&to_line(game).unwrap()).unwrap()
}

fn verify(value: &Value) -> Result<RecordedGame, RecordFault> {
    verify_line(&value.to_string())
}

#[test]
fn what_is_written_is_read_back() {
    for players in 2..=4 {
        for edition in Edition::ALL {
            for kind in BotKind::LEVELS {
                let game = played(players, edition, kind, 3, 100);
                let line = to_line(&game).unwrap();
                assert_eq!(verify_line(&line), Ok(game));
            }
        }
    }
}

#[test]
fn a_game_broken_off_has_no_result() {
    let game = played(3, Edition::Cs, BotKind::SQUIRE, 1, 2);
    assert_eq!(game.result, None);
    let line = to_line(&game).unwrap();
    assert!(line.ends_with(r#""result":null}"#));
    assert_eq!(verify_line(&line), Ok(game));
}

#[test]
fn keys_stand_in_the_order_of_the_format() {
    let line = to_line(&squires(4)).unwrap();
    assert!(line.starts_with(
        r#"{"format":"tafelrunde-record","version":1,"game":"kings-errand","card_set":{"id":"reconstructed_2","locations":["camelot","hidden_valley","wild_forest","moon_lake","dragon_rock","misty_fen","black_tower","dwarf_mines"],"horses":{"all":[2,3,4,3],"removed_below_4":3},"virtues":{"sword":[1,1,1,2,2],"lance":[1,1,2,2],"dragon":[1,1,1,2,2],"book":[1,1,2,2]},"tasks":[{"id":1,"location":"wild_forest","needs":[{"virtue":"sword","value":1},{"virtue":"lance","value":1}],"shields":3},"#
    ));
    let parts = [
        r#""setup":{"players":4,"edition":"cs"},"seats":["squire","squire","squire","squire"],"actions":[{"by":"chance","do":{"ring":["camelot","#,
        r#"{"by":"chance","do":{"opening_hand":{"seat":0,"cards":[{"virtue":"#,
        r#"{"by":"chance","do":{"tents":["#,
        r#""do":{"choose":""#,
        r#""do":"end_turn"}"#,
        r#"],"result":{"shields":["#,
        r#"],"winners":["#,
        r#"],"rounds":"#,
    ];
    let mut from = 0;
    for part in parts {
        from += line[from..].find(part).unwrap_or_else(|| panic!("{part}"));
    }
    assert!(line.is_ascii());
    assert!(!line.contains('\n'));
}

#[test]
fn the_set_up_is_dealt_in_the_order_of_the_format() {
    for players in 2..=4 {
        let game = value(&squires(players));
        let mut expected = vec!["ring".to_owned()];
        expected.extend((0..players).map(|seat| format!("opening_hand {seat}")));
        expected.extend(["task", "task", "task", "tents"].map(str::to_owned));
        let found: Vec<_> = game["actions"]
            .as_array()
            .unwrap()
            .iter()
            .take(expected.len())
            .map(|step| {
                assert_eq!(step["by"], "chance");
                let (key, inner) = step["do"].as_object().unwrap().iter().next().unwrap();
                match inner.get("seat") {
                    Some(seat) => format!("{key} {seat}"),
                    None => key.clone(),
                }
            })
            .collect();
        assert_eq!(found, expected);
    }
}

#[test]
fn old_records_can_be_read_for_ever() {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/records/version_1.jsonl");
    let text = fs::read_to_string(path).unwrap();
    let mut games = 0;
    for line in text.lines() {
        let game = verify_line(line).unwrap();
        assert_eq!(to_line(&game).unwrap(), line);
        games += 1;
    }
    assert_eq!(games, 4);
}

#[test]
fn readers_accept_what_the_format_leaves_open() {
    let game = squires(2);
    let plain = value(&game);

    let mut unknown_key = plain.clone();
    unknown_key["comment"] = json!({"any": ["thing", 1.5, null]});
    assert_eq!(verify(&unknown_key).as_ref(), Ok(&game));

    let mut rotated = plain.clone();
    rotated["actions"][0]["do"]["ring"]
        .as_array_mut()
        .unwrap()
        .rotate_left(3);
    assert_eq!(verify(&rotated).as_ref(), Ok(&game));

    let mut reversed = plain.clone();
    reversed["actions"][1]["do"]["opening_hand"]["cards"]
        .as_array_mut()
        .unwrap()
        .reverse();
    assert_eq!(verify(&reversed).as_ref(), Ok(&game));

    let mut names = plain;
    names["seats"] = json!(["human", "Jiří z Poděbrad"]);
    assert_eq!(verify(&names).unwrap().seats[1], "Jiří z Poděbrad");
}

/// Every way to a value that is no object and no list.
fn leaves(value: &Value, way: &str, out: &mut Vec<String>) {
    match value {
        Value::Object(fields) => {
            for (key, inner) in fields {
                leaves(inner, &format!("{way}/{key}"), out);
            }
        }
        Value::Array(list) => {
            for (index, inner) in list.iter().enumerate() {
                leaves(inner, &format!("{way}/{index}"), out);
            }
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {
            out.push(way.to_owned());
        }
    }
}

#[test]
fn every_field_made_wrong_is_refused_where_it_stands() {
    let plain = value(&squires(4));
    let mut ways = Vec::new();
    leaves(&plain, "", &mut ways);
    for (turn, way) in ways.into_iter().enumerate() {
        // Any name will do for a player.
        if way.starts_with("/seats") {
            continue;
        }
        let action = way
            .strip_prefix("/actions/")
            .and_then(|rest| rest.split('/').next()?.parse::<usize>().ok());
        let replacements = match plain.pointer(&way).unwrap() {
            Value::Number(_) => vec![
                json!(99),
                json!(-1),
                json!(1.0),
                json!("1"),
                json!(null),
                json!([1]),
                json!(u64::MAX),
            ],
            Value::Null
            | Value::Bool(_)
            | Value::String(_)
            | Value::Array(_)
            | Value::Object(_) => vec![
                json!("no such thing"),
                json!(""),
                json!(1),
                json!(null),
                json!({}),
            ],
        };
        // Every field gets the first one, and each of the others its share.
        let other = 1 + turn % (replacements.len() - 1);
        for replacement in [&replacements[0], &replacements[other]] {
            let mut tampered = plain.clone();
            *tampered.pointer_mut(&way).unwrap() = replacement.clone();
            let fault = verify(&tampered);
            let fault = fault.expect_err(&format!("{way} = {replacement}"));
            assert_eq!(
                fault.action(),
                action.map(|index| index + 1),
                "{way} = {replacement}: {fault}"
            );
        }
    }
}

#[test]
fn a_field_made_different_is_never_overlooked() {
    let game = squires(4);
    let plain = value(&game);
    let mut ways = Vec::new();
    leaves(&plain["actions"], "/actions", &mut ways);
    leaves(&plain["result"], "/result", &mut ways);
    leaves(&plain["setup"], "/setup", &mut ways);
    for way in ways {
        let old = plain.pointer(&way).unwrap();
        let Some(number) = old.as_u64() else { continue };
        for new in [number + 1, number.saturating_sub(1)] {
            if new == number {
                continue;
            }
            let mut tampered = plain.clone();
            *tampered.pointer_mut(&way).unwrap() = json!(new);
            match verify(&tampered) {
                Err(_) => {}
                // It is another game now, but one that follows the rules to the same result.
                Ok(other) => {
                    assert!(way.starts_with("/actions"), "{way}: {number} -> {new}");
                    assert_ne!(other.record, game.record, "{way}");
                }
            }
        }
    }
}

#[test]
fn an_action_left_out_or_done_twice_is_refused() {
    let plain = value(&squires(3));
    let count = plain["actions"].as_array().unwrap().len();
    for index in (0..count).step_by(7).chain([count - 1]) {
        // What a seat may also leave undone is another game, not a broken one.
        let action = &plain["actions"][index]["do"];
        if action != "end_turn" && action.get("choose").is_none() && action.get("task").is_none() {
            continue;
        }
        let mut shorter = plain.clone();
        shorter["actions"].as_array_mut().unwrap().remove(index);
        assert!(verify(&shorter).is_err(), "without {}", index + 1);
        let mut longer = plain.clone();
        let list = longer["actions"].as_array_mut().unwrap();
        list.insert(index, list[index].clone());
        assert!(verify(&longer).is_err(), "{} twice", index + 1);
    }
}

#[test]
fn reasons_are_those_of_the_rules() {
    let plain = value(&squires(4));
    // 1 ring, 2–5 hands, 6–8 tasks, 9 tents, then Phase I.
    let unknown = || vec![Refusal::NoSuchThing];
    let chance = |fault| vec![Refusal::BadChance(fault)];
    let table: Vec<(usize, Value, Vec<Refusal>)> = vec![
        (1, json!({"ring": ["camelot"]}), chance(ChanceFault::Ring)),
        (1, json!({"ring": ["atlantis"]}), unknown()),
        (1, json!({"task": 1}), vec![Refusal::WrongPhase]),
        (1, json!({"choose": "horse_9"}), vec![Refusal::WrongPhase]),
        (
            2,
            json!({"opening_hand": {"seat": 1, "cards": []}}),
            chance(ChanceFault::HandSeat),
        ),
        (
            2,
            json!({"opening_hand": {"seat": 0, "cards": [{"virtue": "sword", "value": 2}, {"virtue": "sword", "value": 1}]}}),
            chance(ChanceFault::HandCards),
        ),
        (
            2,
            json!({"opening_hand": {"seat": 0, "cards": [{"virtue": "love", "value": 1}]}}),
            unknown(),
        ),
        (6, json!({"task": 0}), unknown()),
        (
            7,
            plain["actions"][5]["do"].clone(),
            chance(ChanceFault::TaskSeen),
        ),
        (
            9,
            json!({"tents": [0, 1, 2, 2]}),
            chance(ChanceFault::TentSeats),
        ),
        (
            9,
            json!({"tents": [0, 1, 2, 3, 3]}),
            chance(ChanceFault::TentSeats),
        ),
        (10, json!({"choose": "horse_9"}), unknown()),
        (10, json!({"choose": "horse_1"}), vec![Refusal::NotInSupply]),
        (10, json!("end_turn"), vec![Refusal::WrongPhase]),
        (
            10,
            json!({"horse": {"card": "quest", "to": "camelot"}}),
            vec![Refusal::WrongPhase],
        ),
    ];
    for (number, action, reasons) in table {
        let mut tampered = plain.clone();
        tampered["actions"][number - 1]["do"] = action.clone();
        match verify(&tampered) {
            Err(RecordFault::Refused(refused)) => {
                assert_eq!(refused.action, number, "{action}");
                assert_eq!(refused.reasons, reasons, "{action}");
                assert_eq!(refused.text, action.to_string());
            }
            other => panic!("{action}: {other:?}"),
        }
    }
}

#[test]
fn actions_of_another_shape_are_named_by_their_number() {
    let plain = value(&squires(4));
    for action in [
        json!({}),
        json!([]),
        json!(null),
        json!(17),
        json!("give_up"),
        json!({"end_turn": null}),
        json!({"jump": 1}),
        json!({"choose": "quest", "give_up": "quest"}),
        json!({"choose": {"card": "quest"}}),
        json!({"exercise": ["sword", 2]}),
        json!({"exercise": {"virtue": "sword"}}),
        json!({"exercise": {"virtue": "sword", "value": 2, "why": "strength"}}),
        json!({"exercise": {"virtue": "sword", "value": 2.0}}),
        json!({"exercise": {"virtue": "sword", "value": "2"}}),
        json!({"quest": {"task": 1, "pay": [["sword", 1]]}}),
        json!({"quest": {"task": 1, "pay": [{"virtue": "sword", "value": 1, "x": 0}]}}),
        json!({"offer": {"virtue": "sword", "value": 1}}),
        json!({"tents": [0.5]}),
        json!({"task": true}),
    ] {
        let mut tampered = plain.clone();
        tampered["actions"][11]["do"] = action.clone();
        match verify(&tampered) {
            Err(RecordFault::Malformed { action: 12, .. }) => {}
            other => panic!("{action}: {other:?}"),
        }
    }
    let line = to_line(&squires(4)).unwrap();
    let twice = line.replacen(
        r#"{"by":"chance","do""#,
        r#"{"by":"chance","by":"chance","do""#,
        1,
    );
    assert!(matches!(
        verify_line(&twice),
        Err(RecordFault::Malformed { action: 1, .. })
    ));
}

#[test]
fn the_frame_of_a_line_is_checked() {
    let plain = value(&squires(4));
    let set = |way: &str, new: Value| {
        let mut changed = plain.clone();
        *changed.pointer_mut(way).unwrap() = new;
        verify(&changed)
    };
    let unsupported = |result, wanted: &str| matches!(result, Err(RecordFault::Unsupported { key, .. }) if key == wanted);
    assert!(unsupported(set("/format", json!("pgn")), "format"));
    assert!(unsupported(set("/version", json!(2)), "version"));
    assert!(unsupported(set("/version", json!(1.0)), "version"));
    assert!(unsupported(set("/game", json!("chess")), "game"));
    assert!(matches!(
        set("/seats", json!(["a", "b"])),
        Err(RecordFault::SeatNames {
            players: 4,
            found: 2
        })
    ));
    assert!(matches!(
        set("/card_set/id", json!("Mine!")),
        Err(RecordFault::CardSet(_))
    ));
    assert!(matches!(
        set("/card_set/id", json!("with-dash")),
        Err(RecordFault::CardSet(_))
    ));
    assert!(matches!(
        set("/result", json!(null)),
        Err(RecordFault::ResultMissing { .. })
    ));
    for key in [
        "format", "version", "game", "card_set", "setup", "seats", "actions", "result",
    ] {
        let mut missing = plain.clone();
        missing.as_object_mut().unwrap().remove(key);
        let fault = verify(&missing).unwrap_err().to_string();
        assert!(fault.contains(key), "{fault}");
    }
    for way in [
        "/setup",
        "/card_set",
        "/card_set/horses",
        "/card_set/tasks/0",
        "/result",
    ] {
        let mut more = plain.clone();
        more.pointer_mut(way).unwrap()["more"] = json!(1);
        assert!(matches!(verify(&more), Err(RecordFault::Shape(_))), "{way}");
    }
    let line = to_line(&squires(4)).unwrap();
    let twice = line.replacen(r#""version":1"#, r#""version":1,"version":1"#, 1);
    assert!(matches!(verify_line(&twice), Err(RecordFault::Json { .. })));
    let twice = line.replacen(r#""virtues":{"#, r#""virtues":{"book":[1],"#, 1);
    assert!(matches!(verify_line(&twice), Err(RecordFault::Shape(_))));
    for nonsense in [
        "",
        "x",
        "[]",
        "null",
        "{",
        "{}{}",
        "{\"format\":",
        "\u{feff}{}",
    ] {
        assert!(verify_line(nonsense).is_err(), "{nonsense:?}");
    }
}

#[test]
fn a_result_belongs_to_a_finished_game() {
    let plain = value(&squires(4));
    let mut cut = plain.clone();
    cut["actions"].as_array_mut().unwrap().truncate(30);
    assert_eq!(
        verify(&cut),
        Err(RecordFault::ResultTooEarly { actions: 30 })
    );
    cut["result"] = Value::Null;
    assert!(verify(&cut).is_ok());
    for key in ["shields", "winners", "rounds"] {
        let mut wrong = plain.clone();
        wrong["result"][key] = match key {
            "rounds" => json!(1),
            _ => json!([0, 1, 2, 3]),
        };
        assert!(
            matches!(verify(&wrong), Err(RecordFault::WrongResult { key: named, .. }) if named == key)
        );
    }
}

fn lines(bytes: &[u8]) -> Vec<(usize, Result<String, RecordFault>)> {
    Lines::new(bytes)
        .map(Result::unwrap)
        .map(|line| (line.number, line.text))
        .collect()
}

#[test]
fn lines_end_with_lf_and_only_the_last_may_be_empty() {
    let text = |text: &str| Ok(text.to_owned());
    assert_eq!(lines(b""), []);
    assert_eq!(lines(b"\n"), []);
    assert_eq!(lines(b"a\nb"), [(1, text("a")), (2, text("b"))]);
    assert_eq!(lines(b"a\nb\n"), [(1, text("a")), (2, text("b"))]);
    assert_eq!(lines(b"a\n\n"), [(1, text("a"))]);
    assert_eq!(
        lines(b"a\n\nb\n"),
        [
            (1, text("a")),
            (2, Err(RecordFault::EmptyLine)),
            (3, text("b"))
        ]
    );
    assert_eq!(
        lines(b"a\n\n\n"),
        [(1, text("a")), (2, Err(RecordFault::EmptyLine))]
    );
    assert_eq!(
        lines(b"a\r\nb\n"),
        [(1, Err(RecordFault::CarriageReturn)), (2, text("b"))]
    );
    assert_eq!(
        lines(b"\xEF\xBB\xBFa\n"),
        [(1, Err(RecordFault::ByteOrderMark))]
    );
    assert_eq!(
        lines(b"ab\xFF\nb"),
        [(1, Err(RecordFault::NotUtf8 { column: 3 })), (2, text("b"))]
    );
}

#[test]
fn one_game_is_taken_from_a_file_up_to_an_action() {
    let games = [squires(2), squires(3), squires(4)];
    let mut text = String::new();
    for game in &games {
        writeln!(text, "{}", to_line(game).unwrap()).unwrap();
    }
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("records");
    fs::create_dir_all(&folder).unwrap();
    let path = folder.join("three.jsonl");
    fs::write(&path, text).unwrap();

    assert_eq!(load_game(&path, 2, None).unwrap(), games[1]);
    let cut = load_game(&path, 3, Some(20)).unwrap();
    assert_eq!(cut.record.actions[..], games[2].record.actions[..20]);
    assert_eq!(cut.result, None);
    let all = games[0].record.actions.len();
    assert_eq!(load_game(&path, 1, Some(all)).unwrap(), games[0]);
    assert!(matches!(
        load_game(&path, 1, Some(all + 1)),
        Err(RecordFileError::NoSuchAction { line: 1, .. })
    ));
    assert!(matches!(
        load_game(&path, 4, None),
        Err(RecordFileError::NoSuchGame { games: 3, .. })
    ));
    assert!(matches!(
        load_game(&folder, 1, None),
        Err(RecordFileError::Read { .. })
    ));
}
