//! `simulate`: stopping it, and how its figures are written. Source: command-line.md.

use std::fs;

use serde_json::Value;

use crate::cli::{DONE, err, out, run, status};

#[cfg(unix)]
mod interrupted {
    use std::path::Path;
    use std::process::{Command, Output, Stdio};
    use std::thread::sleep;
    use std::time::{Duration, Instant};

    use super::*;
    use crate::cli::{folder, program, text};

    /// Interrupts a simulation once `ready` says of its record, which is there from the start on,
    /// that it is time; also how long it went on afterwards.
    fn interrupted(
        arguments: &[&str],
        record: &Path,
        ready: impl Fn(u64) -> bool,
    ) -> (Output, Duration) {
        let _ = fs::remove_file(record);
        let mut all = vec!["simulate", "--record", text(record)];
        all.extend(arguments);
        let child = program(&all)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        // A minute at most.
        for _ in 0..600 {
            sleep(Duration::from_millis(100));
            if fs::metadata(record).is_ok_and(|file| ready(file.len())) {
                break;
            }
        }
        // Time for whoever is to think to begin with it.
        sleep(Duration::from_millis(500));
        let killed = Command::new("kill")
            .args(["-INT", &child.id().to_string()])
            .status()
            .unwrap();
        assert!(killed.success());
        let begin = Instant::now();
        let output = child.wait_with_output().unwrap();
        assert_eq!(status(&output), DONE, "{}", err(&output));
        (output, begin.elapsed())
    }

    #[test]
    fn what_was_finished_counts() {
        let record = folder().join("interrupted.jsonl");
        let arguments = ["--games", "1000000000", "--seats", "page", "--json"];
        let (output, _) = interrupted(&arguments, &record, |length| length > 0);
        let report: Value = serde_json::from_str(&out(&output)).unwrap();
        let games = report["games"].as_u64().unwrap();
        assert!(games > 0);
        assert_eq!(report["asked"], 1_000_000_000);
        assert_eq!(report["stopped"], true);
        let lines = fs::read_to_string(&record).unwrap();
        assert_eq!(lines.lines().count() as u64, games);
        assert!(lines.ends_with("}\n"));
    }

    #[test]
    fn a_search_ends_at_once() {
        for (bots, name) in [
            ("champion:10000000", "iterations.jsonl"),
            ("champion:10000000ms", "time.jsonl"),
        ] {
            let record = folder().join(name);
            let arguments = ["--games", "3", "--players", "2", "--seats", bots, "--json"];
            let (output, took) = interrupted(&arguments, &record, |_| true);
            assert!(took < Duration::from_secs(10), "{bots}: {took:?}");
            let report: Value = serde_json::from_str(&out(&output)).unwrap();
            assert_eq!(report["games"], 0, "{bots}");
            assert_eq!(report["unfinished"], 0, "{bots}");
            assert_eq!(report["asked"], 3, "{bots}");
            assert_eq!(report["stopped"], true, "{bots}");
            assert_eq!(fs::read_to_string(&record).unwrap(), "", "{bots}");
        }
    }

    #[test]
    fn the_table_says_so_and_large_numbers_are_exact() {
        let record = folder().join("stopped.jsonl");
        for (language, sentence) in [
            ("de", "Nach 0 von 18446744073709551615 Spielen angehalten."),
            ("en", "Stopped after 0 of 18446744073709551615 games."),
            ("cs", "Zastaveno: hotovo 0 z 18446744073709551615 her."),
        ] {
            let arguments = [
                "--lang",
                language,
                "--games",
                "18446744073709551615",
                "--seats",
                "champion:10000000",
            ];
            let (output, _) = interrupted(&arguments, &record, |_| true);
            assert!(out(&output).contains(sentence), "{}", out(&output));
        }
    }
}

#[test]
fn what_nobody_stopped_says_so() {
    let output = run(&["simulate", "--games", "2", "--seats", "page", "--json"]);
    let report: Value = serde_json::from_str(&out(&output)).unwrap();
    assert_eq!(report["games"], 2);
    assert_eq!(report["asked"], 2);
    assert_eq!(report["stopped"], false);
}

#[test]
fn every_number_of_the_table_has_the_decimal_mark_of_the_language() {
    for (language, mark, other) in [("de", ',', '.'), ("cs", ',', '.'), ("en", '.', ',')] {
        let output = run(&[
            "simulate",
            "--games",
            "9",
            "--seats",
            "squire,page",
            "--lang",
            language,
        ]);
        assert_eq!(status(&output), DONE, "{}", err(&output));
        let text = out(&output);
        let between_digits = |wrong: char| {
            let letters: Vec<char> = text.chars().collect();
            letters
                .windows(3)
                .filter(|it| it[0].is_ascii_digit() && it[1] == wrong && it[2].is_ascii_digit())
                .count()
        };
        // Two bots with wins, shields and where they come from.
        assert!(between_digits(mark) >= 12, "{text}");
        assert_eq!(between_digits(other), 0, "{text}");
        let squire = text
            .lines()
            .find(|line| line.starts_with("squire"))
            .unwrap();
        assert!(squire.contains(&format!("{mark}00")), "{text}");
    }
    // For programs there is one form only.
    let output = run(&[
        "simulate",
        "--games",
        "9",
        "--seats",
        "squire,page",
        "--lang",
        "de",
        "--json",
    ]);
    let report: Value = serde_json::from_str(&out(&output)).unwrap();
    assert!(report["bots"][0]["mean_shields"].is_number());
}
