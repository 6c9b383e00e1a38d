//! The program without its window: exit statuses, what it prints, and what it survives.
//! Source: command-line.md.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use serde_json::Value;

pub(crate) const DONE: i32 = 0;
pub(crate) const OUTSIDE: i32 = 1;
pub(crate) const USAGE: i32 = 2;

pub(crate) fn program(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tafelrunde"));
    command.args(arguments).stdin(Stdio::null());
    // Nothing of the machine's own settings may show.
    command.env("LANG", "C").env_remove("LC_ALL");
    command
}

pub(crate) fn run(arguments: &[&str]) -> Output {
    program(arguments).output().unwrap()
}

pub(crate) fn status(output: &Output) -> i32 {
    output.status.code().unwrap()
}

pub(crate) fn out(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

pub(crate) fn err(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).unwrap()
}

pub(crate) fn folder() -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("cli");
    fs::create_dir_all(&folder).unwrap();
    folder
}

pub(crate) fn written(name: &str, bytes: impl AsRef<[u8]>) -> PathBuf {
    let path = folder().join(name);
    fs::write(&path, bytes).unwrap();
    path
}

pub(crate) fn text(path: &Path) -> &str {
    path.to_str().unwrap()
}

#[test]
fn messages_are_in_the_language_asked_for() {
    for (language, word) in [("de", "Fehler"), ("en", "Error"), ("cs", "Chyba")] {
        let output = run(&["--lang", language, "replay", "no such file"]);
        assert_eq!(status(&output), OUTSIDE);
        assert!(err(&output).starts_with(word), "{}", err(&output));
        let output = run(&["simulate", "--seats", "baron", "--lang", language]);
        assert_eq!(status(&output), USAGE);
        assert!(err(&output).starts_with(word), "{}", err(&output));
    }
}

#[test]
fn bots_are_told_apart_by_character_and_time_to_think() {
    let output = run(&[
        "simulate",
        "--players",
        "2",
        "--games",
        "2",
        "--seats",
        "champion:20, squire-jousting",
        "--json",
    ]);
    assert_eq!(status(&output), DONE, "{}", err(&output));
    let report: Value = serde_json::from_str(&out(&output)).unwrap();
    let bots = report["bots"].as_array().unwrap();
    let names: Vec<_> = bots
        .iter()
        .map(|bot| bot["bot"].as_str().unwrap())
        .collect();
    assert_eq!(names, ["champion:20", "squire-jousting"]);
    let help = out(&run(&["simulate", "--help"]));
    for word in ["champion:1000", "-jousting:500ms", "squire-questing"] {
        assert!(help.contains(word), "{word}");
    }
}

#[test]
fn help_and_version_are_no_errors() {
    for arguments in [
        &["--help"][..],
        &["--version"],
        &["simulate", "--help"],
        &["replay", "--help"],
    ] {
        let output = run(arguments);
        assert_eq!(status(&output), DONE, "{arguments:?}");
        assert!(!out(&output).is_empty(), "{arguments:?}");
    }
}

#[test]
fn what_is_wrong_outside_ends_with_1_and_is_named() {
    let folder = folder();
    let garbage = written("garbage", [0, 159, 146, 150, b'\n', 255, 0, 7]);
    let missing = folder.join("missing");
    let below_a_file = garbage.join("record.jsonl");
    for path in [&folder, &missing, &garbage] {
        for arguments in [
            &["replay", text(path)][..],
            &["replay", text(path), "--json"],
            &["check-card-set", text(path)],
            &["simulate", "--games", "1", "--card-set", text(path)],
        ] {
            let output = run(arguments);
            assert_eq!(status(&output), OUTSIDE, "{arguments:?}");
            assert!(err(&output).contains(text(path)), "{}", err(&output));
        }
    }
    for path in [&folder, &missing, &garbage] {
        let output = run(&["--record", text(path), "--game", "2"]);
        assert_eq!(status(&output), OUTSIDE);
        assert!(err(&output).contains(text(path)), "{}", err(&output));
    }
    for path in [&folder, &below_a_file] {
        let output = run(&["simulate", "--games", "1", "--record", text(path)]);
        assert_eq!(status(&output), OUTSIDE);
        assert!(err(&output).contains(text(path)));
        assert_eq!(out(&output), "");
    }
}

#[test]
fn simulate_prints_one_object_with_the_keys_of_the_format() {
    let output = run(&[
        "simulate",
        "--players",
        "3",
        "--games",
        "30",
        "--seats",
        "page,random",
        "--json",
    ]);
    assert_eq!(status(&output), DONE, "{}", err(&output));
    let line = out(&output);
    assert_eq!(line.lines().count(), 1);
    let mut from = 0;
    for key in [
        "games",
        "unfinished",
        "seconds",
        "games_per_second",
        "actions",
        "rounds",
        "min",
        "median",
        "max",
        "bots",
        "bot",
        "games",
        "wins",
        "share",
        "ci95",
        "mean_shields",
        "expired_per_game",
        "shields_from",
        "quest",
        "court",
        "tournament",
    ] {
        from += line[from..]
            .find(&format!("\"{key}\":"))
            .unwrap_or_else(|| panic!("{key}"))
            + 1;
    }
    let report: Value = serde_json::from_str(&line).unwrap();
    assert_eq!(report["games"], 30);
    assert_eq!(report["unfinished"], 0);
    let bots = report["bots"].as_array().unwrap();
    let names: Vec<_> = bots
        .iter()
        .map(|bot| bot["bot"].as_str().unwrap())
        .collect();
    assert_eq!(names, ["page", "random"]);
    // page, random, page: two seats of three.
    assert_eq!(bots[0]["games"], 60);
    assert_eq!(bots[1]["games"], 30);
    let wins: f64 = bots.iter().map(|bot| bot["wins"].as_f64().unwrap()).sum();
    assert!((wins - 30.0).abs() < 1e-9, "every game is won once");
    for bot in bots {
        let number = |way: &str| bot.pointer(way).unwrap().as_f64().unwrap();
        let share = number("/wins") / number("/games");
        assert!((number("/share") - share).abs() < 1e-9);
        assert!(number("/ci95/0") <= share && share <= number("/ci95/1"));
        let from =
            ["quest", "court", "tournament"].map(|key| number(&format!("/shields_from/{key}")));
        assert!((from.iter().sum::<f64>() - number("/mean_shields")).abs() < 1e-9);
    }
}

#[test]
fn a_simulation_without_a_finished_game_has_figures_too() {
    for (games, rounds) in [("0", "1000"), ("5", "1")] {
        let output = run(&[
            "simulate",
            "--players",
            "2",
            "--games",
            games,
            "--max-rounds",
            rounds,
            "--json",
        ]);
        assert_eq!(status(&output), DONE, "{}", err(&output));
        let report: Value = serde_json::from_str(&out(&output)).unwrap();
        assert_eq!(report["games"].to_string(), games);
        assert_eq!(report["unfinished"].to_string(), games);
        assert_eq!(report["rounds"]["median"], Value::Null);
        assert_eq!(report["bots"][0]["share"], 0.0);
    }
}

#[test]
fn the_same_seed_gives_the_same_games_however_many_there_are() {
    let record = |name: &str, games: &str, seed: &str| {
        let path = folder().join(name);
        let output = run(&[
            "simulate",
            "--seats",
            "page,random",
            "--games",
            games,
            "--seed",
            seed,
            "--edition",
            "en",
            "--record",
            text(&path),
            "--json",
        ]);
        assert_eq!(status(&output), DONE, "{}", err(&output));
        fs::read_to_string(path).unwrap()
    };
    let many = record("many.jsonl", "24", "5");
    assert_eq!(many.lines().count(), 24);
    assert_eq!(many, record("again.jsonl", "24", "5"));
    let few = record("few.jsonl", "7", "5");
    assert!(many.starts_with(&few));
    assert_ne!(few, record("other.jsonl", "7", "6"));
    // Seats rotate between games.
    let seats = |line: usize| -> Value {
        let game: Value = serde_json::from_str(many.lines().nth(line).unwrap()).unwrap();
        game["seats"].clone()
    };
    assert_eq!(
        seats(0),
        serde_json::json!(["page", "random", "page", "random"])
    );
    assert_eq!(
        seats(1),
        serde_json::json!(["random", "page", "random", "page"])
    );
}

#[test]
fn what_simulate_records_replay_verifies() {
    for (players, edition) in [("2", "cs"), ("3", "en"), ("4", "cs")] {
        let path = folder().join(format!("verified-{players}.jsonl"));
        let output = run(&[
            "simulate",
            "--games",
            "6",
            "--players",
            players,
            "--edition",
            edition,
            "--max-rounds",
            "14",
            "--record",
            text(&path),
        ]);
        assert_eq!(status(&output), DONE, "{}", err(&output));
        assert!(out(&output).contains("squire"));
        let output = run(&["replay", text(&path), "--json"]);
        assert_eq!(status(&output), DONE, "{}", err(&output));
        let lines: Vec<Value> = out(&output)
            .lines()
            .map(|line| serde_json::from_str(line).unwrap())
            .collect();
        assert_eq!(lines.len(), 6);
        for (index, line) in lines.iter().enumerate() {
            assert_eq!(line["game"], index + 1);
            assert_eq!(line["line"], index + 1);
            assert_eq!(line["ok"], true);
            assert!(line["actions"].as_u64().unwrap() > 9);
        }
    }
}

#[test]
fn replay_verifies_every_game_and_reports_every_broken_one() {
    let sound = fs::read_to_string(
        Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records/version_1.jsonl"),
    )
    .unwrap();
    let lines: Vec<&str> = sound.lines().collect();
    let broken = lines[1].replacen(r#"{"choose":""#, r#"{"choose":"golden_"#, 1);
    let record = format!("{}\n{broken}\n{}\n[]\n", lines[0], lines[2]);
    let path = written("broken.jsonl", record);

    let output = run(&["replay", text(&path)]);
    assert_eq!(status(&output), OUTSIDE);
    assert_eq!(
        out(&output).lines().count(),
        3,
        "two sound games and a summary"
    );
    let message = err(&output);
    // 1 ring, 3 hands, 3 tasks, 1 tents: the first choice is action 9.
    assert!(
        message.contains(&format!("{}, line 2, game 2: Action 9", text(&path))),
        "{message}"
    );
    assert!(
        message.contains(&format!("{}, line 4, game 4: ", text(&path))),
        "{message}"
    );

    let output = run(&["replay", text(&path), "--json"]);
    assert_eq!(status(&output), OUTSIDE);
    let lines: Vec<Value> = out(&output)
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    let ok: Vec<_> = lines
        .iter()
        .map(|line| line["ok"].as_bool().unwrap())
        .collect();
    assert_eq!(ok, [true, false, true, false]);
    assert_eq!(lines[1]["error"]["action"], 9);
    assert_eq!(lines[1]["error"]["reasons"][0]["reason"], "no_such_thing");
    assert_eq!(lines[3]["error"]["action"], Value::Null);
    assert_eq!(lines[0]["result"]["rounds"], 12);
}

#[test]
fn a_file_without_a_game_is_no_record() {
    for (name, bytes) in [("empty.jsonl", ""), ("line-feed.jsonl", "\n")] {
        let path = written(name, bytes);
        for command in ["replay", "explain"] {
            for more in [&[][..], &["--json"], &["--lang", "cs"]] {
                let output = run(&[&[command, text(&path)], more].concat());
                assert_eq!(status(&output), OUTSIDE, "{command} {more:?}");
                assert_eq!(out(&output), "", "{command} {more:?}");
                let message = err(&output);
                assert!(message.contains(text(&path)), "{command}: {message}");
                assert!(message.contains("simulate --record"), "{message}");
                assert_eq!(message.lines().count(), 1, "{message}");
            }
        }
    }
}

#[test]
fn a_card_set_is_checked_and_every_fault_named_with_its_line() {
    let sound = include_str!("../../assets/card_sets/reconstructed.ron");
    let path = written("sound.ron", sound);
    let output = run(&["check-card-set", text(&path)]);
    assert_eq!(status(&output), DONE, "{}", err(&output));
    assert!(out(&output).contains("reconstructed_2"));

    let faulty = sound
        .replacen("shields: Reconstructed(3)", "shields: Printed(0)", 1)
        .replace("\"dwarf_mines\"", "\"gnome_mines\"");
    let path = written("faulty.ron", faulty);
    let output = run(&["check-card-set", text(&path)]);
    assert_eq!(status(&output), OUTSIDE);
    assert_eq!(out(&output), "");
    let message = err(&output);
    // The location itself, tasks 7 and 12 that lie there, the shields of task 1, and a summary.
    assert_eq!(message.lines().count(), 5, "{message}");
    for line in message.lines().take(4) {
        let place = format!("{}, line ", text(&path));
        let rest = line.split_once(&place).unwrap().1;
        let number: usize = rest.split(':').next().unwrap().parse().unwrap();
        assert!(number > 1, "{line}");
    }

    let path = written("no.ron", "(\n  id: 7\n)");
    let output = run(&["check-card-set", text(&path)]);
    assert_eq!(status(&output), OUTSIDE);
    assert!(
        err(&output).contains(&format!("{}, line 2, column 7: ", text(&path))),
        "{}",
        err(&output)
    );
}

#[test]
fn a_card_set_of_ones_own_is_played_with_and_recorded() {
    let own = include_str!("../../assets/card_sets/reconstructed.ron")
        .replace("id: \"reconstructed_2\"", "id: \"my_box\"")
        .replacen("shields: Reconstructed(3)", "shields: Printed(5)", 1);
    let path = written("own.ron", own);
    let record = folder().join("own.jsonl");
    let output = run(&[
        "simulate",
        "--games",
        "2",
        "--seats",
        "page",
        "--card-set",
        text(&path),
        "--record",
        text(&record),
    ]);
    assert_eq!(status(&output), DONE, "{}", err(&output));
    let recorded = fs::read_to_string(&record).unwrap();
    let game: Value = serde_json::from_str(recorded.lines().next().unwrap()).unwrap();
    assert_eq!(game["card_set"]["id"], "my_box");
    assert_eq!(game["card_set"]["tasks"][0]["shields"], 5);
    assert_eq!(status(&run(&["replay", text(&record)])), DONE);
}

#[test]
fn somebody_who_stops_reading_is_no_error() {
    let record = folder().join("long.jsonl");
    let output = run(&[
        "simulate",
        "--games",
        "400",
        "--seats",
        "page",
        "--max-rounds",
        "1",
        "--record",
        text(&record),
    ]);
    assert_eq!(status(&output), DONE, "{}", err(&output));
    for arguments in [
        &["replay", text(&record), "--json"][..],
        &["simulate", "--games", "1", "--seats", "page"],
        &["--help"],
    ] {
        let mut child = program(arguments)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        drop(child.stdout.take());
        let output = child.wait_with_output().unwrap();
        assert_eq!(status(&output), DONE, "{arguments:?}");
        assert_eq!(err(&output), "", "{arguments:?}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_an_error() {
    let full = || {
        fs::OpenOptions::new()
            .write(true)
            .open("/dev/full")
            .unwrap()
    };
    let record = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records/version_1.jsonl");
    for arguments in [
        &["replay", text(&record)][..],
        &["simulate", "--games", "1", "--seats", "page", "--json"],
    ] {
        let output = program(arguments).stdout(full()).output().unwrap();
        assert_eq!(status(&output), OUTSIDE, "{arguments:?}");
        assert!(err(&output).starts_with("Error: "), "{arguments:?}");
    }
    let output = run(&[
        "simulate",
        "--games",
        "9",
        "--seats",
        "page",
        "--record",
        "/dev/full",
    ]);
    assert_eq!(status(&output), OUTSIDE);
    assert!(err(&output).contains("/dev/full"));
}
