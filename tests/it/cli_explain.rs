//! `explain`: what it prints, what it survives, and that every turn it names keeps what it promises.
//! Source: command-line.md.

mod promises;

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Stdio;

use serde_json::Value;
use tafelrunde::rules::kings_errand::{Reason, Rule};

use crate::cli::{DONE, OUTSIDE, err, folder, out, program, run, status, text, written};

fn record(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/records")
        .join(name)
}

/// Two games, neither finished, in which twelve cards expire.
fn small() -> PathBuf {
    record("explain.jsonl")
}

fn objects(text: &str) -> Vec<Value> {
    text.lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect()
}

fn explained(path: &Path, more: &[&str]) -> Vec<Value> {
    let output = run(&[&["explain", text(path), "--json", "--lang", "en"], more].concat());
    assert_eq!(status(&output), DONE, "{}", err(&output));
    assert_eq!(err(&output), "");
    objects(&out(&output))
}

/// Games between bots, written by the program itself.
fn simulated(players: &str, edition: &str, seats: &str, games: &str) -> PathBuf {
    let path = folder().join(format!("explain-{players}-{edition}-{seats}.jsonl"));
    let output = run(&[
        "simulate",
        "--players",
        players,
        "--edition",
        edition,
        "--seats",
        seats,
        "--games",
        games,
        "--max-rounds",
        "9",
        "--record",
        text(&path),
        "--json",
    ]);
    assert_eq!(status(&output), DONE, "{}", err(&output));
    path
}

/// `explained.jsonl` holds what the program prints for the small record, without its texts. Whoever
/// changes which turns are offered writes it anew and looks at every difference.
#[test]
fn a_small_record_is_explained_to_the_letter() {
    let expected = objects(&fs::read_to_string(record("explained.jsonl")).unwrap());
    let mut found = explained(&small(), &[]);
    for object in &mut found {
        let fields = object.as_object_mut().unwrap();
        let told = fields.remove("text").unwrap();
        assert!(told.as_str().unwrap().len() > 40, "{told}");
    }
    assert_eq!(found.len(), expected.len());
    for (found, expected) in found.iter().zip(&expected) {
        assert_eq!(found, expected);
    }
}

#[test]
fn keys_stand_in_the_order_of_the_format() {
    let output = run(&["explain", text(&small()), "--json", "--lang", "en"]);
    let text = out(&output);
    let line = text.lines().next().unwrap();
    assert!(
        line.starts_with(
            r#"{"game":1,"action":18,"round":1,"seat":0,"card":"exercise_book","verdict":"expired","unmet":[{"reason":"wrong_place","#
        ),
        "{line}"
    );
    let mut from = 0;
    for key in [
        "unmet",
        "alternatives",
        "changes",
        "kind",
        "basis",
        "result",
        "expired",
        "shields",
        "help",
        "text",
    ] {
        let key = format!("\"{key}\":");
        let at = line[from..].find(&key).unwrap_or_else(|| panic!("{key}"));
        from += at + 1;
    }
}

/// What every object must hold, whatever happened.
fn check_shape(object: &Value) {
    const KINDS: [&str; 5] = [
        "other_parameter",
        "other_target",
        "other_order",
        "other_card",
        "other_offer",
    ];
    for key in ["game", "action", "round"] {
        assert!(object[key].as_u64().unwrap() > 0, "{object}");
    }
    assert!(object["seat"].as_u64().unwrap() < 4);
    assert!(object["card"].is_string());
    assert_eq!(object["verdict"], "expired");
    let unmet = object["unmet"].as_array().unwrap();
    assert!(!unmet.is_empty(), "a seat knows its own reasons");
    for unmet in unmet {
        let alone = unmet["single"] == true;
        let reason: Reason = match unmet["reason"].as_str().unwrap() {
            "nothing_offered" if alone => Reason::NothingOfferedSingle,
            _ => serde_json::from_value(unmet["reason"].clone()).unwrap(),
        };
        let rule: Rule = serde_json::from_value(unmet["rule"].clone()).unwrap();
        assert_eq!(reason.rule(), rule);
    }
    let alternatives = object["alternatives"].as_array().unwrap();
    assert!(alternatives.len() <= 3);
    for alternative in alternatives {
        let changes = alternative["changes"].as_array().unwrap();
        assert!(!changes.is_empty());
        for change in changes {
            assert!(KINDS.contains(&change["kind"].as_str().unwrap()));
        }
        let basis = alternative["basis"].as_str().unwrap();
        assert!(["known_then", "hindsight"].contains(&basis));
        assert!(alternative["result"]["expired"].is_u64());
        assert!(alternative["result"]["shields"].is_u64());
        assert!(alternative["actions"].is_array());
    }
    let help = &object["help"];
    if let Some(help) = help.as_str() {
        let costs = help == "at_a_cost";
        assert!(costs || help == "better", "{help}");
        assert!(costs || !alternatives.is_empty());
    } else {
        assert!(!help["nothing"].as_array().unwrap().is_empty(), "{help}");
        assert_eq!(alternatives.len(), 0);
    }
    assert!(object["text"].as_str().unwrap().len() > 40);
}

#[test]
fn every_expired_card_of_a_record_is_explained_and_every_promise_kept() {
    let mut kinds = BTreeSet::new();
    for (players, edition, seats, games) in [
        ("2", "cs", "page", "4"),
        ("3", "en", "random", "3"),
        ("4", "cs", "random,page,squire", "3"),
        ("2", "en", "random", "3"),
        ("4", "en", "squire", "4"),
    ] {
        let path = simulated(players, edition, seats, games);
        let found = explained(&path, &[]);
        let games = promises::Games::read(&path);
        let expected = games.expired();
        let named: Vec<_> = found.iter().map(promises::Expired::named).collect();
        assert_eq!(
            named, expected,
            "every card once, in the order of the record"
        );
        for object in &found {
            check_shape(object);
            for alternative in object["alternatives"].as_array().unwrap() {
                games.keeps(object, alternative);
                let changes = alternative["changes"].as_array().unwrap();
                kinds.extend(changes.iter().map(|it| it["kind"].to_string()));
            }
        }
    }
    assert_eq!(kinds.len(), 5, "{kinds:?}");
}

#[test]
fn the_text_is_whole_in_every_language() {
    let page = simulated("3", "cs", "page,random", "2");
    let mut texts = BTreeSet::new();
    for language in ["de", "en", "cs"] {
        for path in [&small(), &page] {
            let output = run(&["explain", text(path), "--lang", language]);
            assert_eq!(status(&output), DONE, "{}", err(&output));
            let told = out(&output);
            for line in told.lines() {
                assert!(line.chars().count() <= 80, "{line}");
                assert!(!line.contains(['{', '}', '[', ']', '$']), "{line}");
                assert_eq!(line, line.trim_end());
            }
            texts.insert(told);
            let output = run(&["explain", text(path), "--json", "--lang", language]);
            for object in objects(&out(&output)) {
                let told = object["text"].as_str().unwrap();
                assert!(told.ends_with('.') || told.ends_with(')'), "{told}");
                assert!(!told.contains(['{', '}', '[', ']', '$']), "{told}");
            }
        }
    }
    assert_eq!(texts.len(), 6, "each language says it in its own words");
}

#[test]
fn a_card_is_told_with_its_place_its_rules_and_what_would_have_worked() {
    let output = run(&["explain", text(&small()), "--action", "18", "--lang", "en"]);
    let told = out(&output);
    assert!(
        told.starts_with("Game 1, action 18, round 1, Seat 1: Exercise: book\n"),
        "{told}"
    );
    for words in [
        "the Wild Forest",
        "(D2)",
        "(D1)",
        "  1. ",
        "  2. ",
        "+2 shields",
    ] {
        assert!(told.contains(words), "{words}: {told}");
    }
}

#[test]
fn one_game_or_one_action_can_be_asked_for() {
    let all = explained(&small(), &[]);
    let of = |game: u64, action: Option<u64>| -> Vec<Value> {
        let wanted = all
            .iter()
            .filter(|it| it["game"] == game && action.is_none_or(|action| it["action"] == action));
        wanted.cloned().collect()
    };
    assert_eq!(explained(&small(), &["--game", "2"]), of(2, None));
    // Three cards of two seats expire at the end of that turn.
    let at = explained(&small(), &["--action", "21"]);
    assert_eq!(at.len(), 3);
    assert_eq!(at, of(1, Some(21)));
    let at = explained(&small(), &["--game", "2", "--action", "29"]);
    assert_eq!(at.len(), 2);
    assert_eq!(at, of(2, Some(29)));
}

#[test]
fn where_nothing_expired_the_waste_of_the_turn_is_explained_or_it_says_so() {
    let at = |action: &str| {
        let path = small();
        let output = run(&[
            "explain",
            text(&path),
            "--game",
            "2",
            "--action",
            action,
            "--lang",
            "en",
        ]);
        assert_eq!(status(&output), DONE, "{}", err(&output));
        out(&output)
    };
    assert_eq!(at("1"), "Nothing expired at action 1 of game 2.\n");
    assert_eq!(at("10"), "Nothing expired at action 10 of game 2.\n");
    let told = at("24");
    assert!(told.starts_with("Nothing expired at action 24 of game 2, but "));
    assert!(told.contains("\nGame 2, action 25, round 1, Seat 3: Horse 4\n"));
    assert!(told.contains("\nGame 2, action 26, round 1, Seat 3: Horse 3\n"));

    let found = explained(&small(), &["--game", "2", "--action", "24"]);
    let actions: Vec<_> = found.iter().map(|it| it["action"].as_u64()).collect();
    assert_eq!(actions, [Some(25), Some(26)]);
    for object in &found {
        assert_eq!(object["verdict"], "wasted");
        assert_eq!(object["waste"]["waste"], "idle_ride");
        assert_eq!(object["waste"]["rule"], "D7");
        assert_eq!(object["unmet"], serde_json::json!([]));
    }
    assert_eq!(explained(&small(), &["--action", "1"]), [Value::Null; 0]);
}

#[test]
fn what_is_not_there_is_said() {
    let path = small();
    for (arguments, named) in [
        (&["--game", "3"][..], "no game 3"),
        (&["--action", "41"], "no action 41"),
        (&["--game", "2", "--action", "30"], "no action 30"),
        (&["--game", "3", "--action", "1"], "no game 3"),
    ] {
        for json in [&[][..], &["--json"]] {
            let base: &[&str] = &["explain", text(&path), "--lang", "en"];
            let output = run(&[base, arguments, json].concat());
            assert_eq!(status(&output), OUTSIDE, "{arguments:?}");
            assert_eq!(out(&output), "", "{arguments:?}");
            let message = err(&output);
            assert!(message.contains(named), "{message}");
            assert!(message.contains(text(&path)), "{message}");
        }
    }
}

#[test]
fn files_that_hold_no_games_are_no_panic() {
    let line = fs::read_to_string(small()).unwrap();
    let table = [
        written("explain-garbage", [0, 159, 146, 150, b'\n', 255, 0, 7]),
        written("explain-truncated", &line[..line.len() / 3]),
        written("explain-other", "{}\n[]\nnull\n\n\n"),
        folder(),
        folder().join("explain-missing"),
    ];
    for path in table {
        for more in [&[][..], &["--json"], &["--action", "3"], &["--game", "2"]] {
            let output = run(&[&["explain", text(&path)], more].concat());
            assert_eq!(status(&output), OUTSIDE, "{path:?} {more:?}");
            assert_eq!(out(&output), "", "{path:?} {more:?}");
            assert!(err(&output).contains(text(&path)), "{}", err(&output));
            assert!(!err(&output).contains("panicked"), "{}", err(&output));
        }
    }
}

#[test]
fn a_broken_game_is_reported_after_what_came_before_it() {
    let sound = fs::read_to_string(small()).unwrap();
    let lines: Vec<_> = sound.lines().collect();
    // The second round begins with a card that does not exist.
    let (before, after) = lines[0].split_at(lines[0].rfind(r#""tents""#).unwrap());
    let broken = after.replacen(r#"{"choose":""#, r#"{"choose":"golden_"#, 1);
    let path = written(
        "explain-broken.jsonl",
        format!("{before}{broken}\n{}\n", lines[1]),
    );
    let output = run(&["explain", text(&path), "--json", "--lang", "en"]);
    assert_eq!(status(&output), OUTSIDE);
    let message = err(&output);
    assert_eq!(message.lines().count(), 1, "{message}");
    let place = format!("{}, line 1, game 1: Action 24", text(&path));
    assert!(message.contains(&place), "{message}");
    let found = objects(&out(&output));
    let mut expected = explained(&small(), &[]);
    expected.retain(|it| it["round"] == 1);
    assert_eq!(found.len(), 7);
    assert_eq!(found, expected);

    // What was asked for lies behind the fault: the fault is what is said.
    let output = run(&["explain", text(&path), "--action", "30", "--lang", "en"]);
    assert_eq!((status(&output), out(&output)), (OUTSIDE, String::new()));
    assert!(err(&output).contains(&place), "{}", err(&output));
    // The other game is as good as it was.
    assert_eq!(explained(&path, &["--game", "2"]).len(), 3);
}

#[test]
fn somebody_who_stops_reading_is_no_error_but_a_full_disk_is() {
    let path = simulated("2", "cs", "random,page", "6");
    for more in [&[][..], &["--json"]] {
        let mut child = program(&[&["explain", text(&path)], more].concat())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        drop(child.stdout.take());
        let output = child.wait_with_output().unwrap();
        assert_eq!(status(&output), DONE, "{more:?}");
        assert_eq!(err(&output), "", "{more:?}");
    }
    if cfg!(target_os = "linux") {
        let full = fs::OpenOptions::new()
            .write(true)
            .open("/dev/full")
            .unwrap();
        let output = program(&["explain", text(&path), "--lang", "en"])
            .stdout(full)
            .output()
            .unwrap();
        assert_eq!(status(&output), OUTSIDE);
        assert!(err(&output).starts_with("Error: "), "{}", err(&output));
    }
}
