//! Mistakes on the command line, and what is said about them. Source: command-line.md.

use crate::cli::{USAGE, err, out, run, status};

#[test]
fn usage_errors_end_with_2_and_say_what_there_is() {
    let table: &[(&[&str], &str)] = &[
        (&["dance"], "dance"),
        (&["--dance"], "--dance"),
        (&["puzzle"], "puzzle"),
        (&["explain"], "FILE"),
        (&["explain", "x", "--action", "0"], "from 1 to"),
        (&["explain", "x", "--game", "one"], "“one”"),
        (
            &["--screen", "puzzles"],
            "title, learn, lesson, exam, new-game",
        ),
        (&["--lang", "fr"], "de, en, cs"),
        (&["--theme", "pink"], "light, dark, contrast"),
        (&["--size", "1440"], "1440x900"),
        (&["--size", "1x1"], "1440x900"),
        (&["--size", "99999999999x9"], "1440x900"),
        (&["--text-size", "nan"], "0.8 to 2"),
        (&["--text-size", "0"], "0.8 to 2"),
        (&["--game", "1"], "--record"),
        (&["--action", "1"], "--record"),
        (&["--record", "x", "--game", "0"], "from 1 to"),
        (&["--screen", "title", "simulate"], "with a command"),
        (&["simulate", "--seats", "baron"], "random, page, squire"),
        (&["simulate", "--seats", "Champion"], "called “Champion”"),
        (&["simulate", "--seats", "squire-"], "squire-jousting"),
        (&["simulate", "--seats", "squire-even"], "squire-questing"),
        (&["simulate", "--seats", "random-jousting"], "but random"),
        (&["simulate", "--seats", "page,,page"], "name is missing"),
        (&["simulate", "--seats", ","], "name is missing"),
        (&["simulate", "--seats", ""], "random, page, squire"),
        (
            &["simulate", "--seats", "page,page,page", "--players", "2"],
            "seats is 2",
        ),
        (&["simulate", "--players", "5"], "2, 3 or 4"),
        (&["simulate", "--players", "-1"], ""),
        (
            &["simulate", "--games", "99999999999999999999"],
            "99999999999999999999",
        ),
        (&["simulate", "--games", "many"], "“many”"),
        (&["simulate", "--max-rounds", "0"], "from 1 to 4294967295"),
        (&["simulate", "--edition", "de"], "cs, en"),
        (&["replay"], "FILE"),
        (&["check-card-set"], "FILE"),
    ];
    for (arguments, named) in table {
        let output = run(arguments);
        assert_eq!(status(&output), USAGE, "{arguments:?}");
        assert_eq!(out(&output), "", "{arguments:?}");
        let message = err(&output);
        assert!(
            message.to_lowercase().starts_with("error: "),
            "{arguments:?}: {message}"
        );
        assert!(message.contains(named), "{arguments:?}: {message}");
    }
}

#[test]
fn a_wrong_time_to_search_is_explained_in_every_language() {
    for bot in [
        "champion:0",
        "champion:",
        "champion:+5",
        "champion:1s",
        "champion:1.5",
        "champion:0ms",
        "champion:ms",
        "champion:10000001",
        "champion:99999999999",
        "champion-jousting:10000001ms",
    ] {
        for language in ["de", "en", "cs"] {
            let output = run(&["simulate", "--lang", language, "--seats", bot]);
            assert_eq!(status(&output), USAGE, "{bot}");
            let message = err(&output);
            for part in [bot, "champion:1000", "champion:500ms", " 1 ", "10000000."] {
                assert!(message.contains(part), "{bot} {language}: {message}");
            }
        }
    }
    for (bot, reason) in [
        ("knight:5", "only champion"),
        ("page-questing:500ms", "only champion"),
        ("baron:5", "called “baron:5”"),
    ] {
        let message = err(&run(&["simulate", "--seats", bot]));
        assert!(message.contains(reason), "{message}");
    }
}

#[test]
fn a_bad_value_is_explained_in_every_language() {
    let most = usize::MAX.to_string();
    let table: &[(&[&str], &[&str])] = &[
        (
            &["explain", "x", "--action", "0"],
            &["--action", "„0“", " 1 ", &most],
        ),
        (
            &["explain", "x", "--game", "1.5"],
            &["--game", "„1.5“", " 1 "],
        ),
        (
            &["--record", "x", "--action", "0"],
            &["--action", "„0“", " 1 "],
        ),
        (&["--record", "x", "--game=0"], &["--game", "„0“", " 1 "]),
        (
            &["simulate", "--max-rounds", "0"],
            &["--max-rounds", "4294967295"],
        ),
        (&["simulate", "--games=-1"], &["--games", "„-1“", " 0 "]),
        (
            &["simulate", "--seed", "x"],
            &["--seed", "18446744073709551615"],
        ),
        (
            &["simulate", "--players", "5"],
            &["--players", "„5“", "2, 3"],
        ),
        (&["--text-size", "9"], &["--text-size", "„9“", "0.8", " 2"]),
        (&["--page", "d99"], &["--page", "„d99“", "setup-3"]),
        (
            &["--screenshot", "a.gif"],
            &["--screenshot", "„a.gif“", ".png"],
        ),
        (
            &["simulate", "--edition", "de"],
            &["--edition", "„de“", "cs, en"],
        ),
        (&["--theme", "pink"], &["--theme", "„pink“", "light, dark"]),
    ];
    for (arguments, parts) in table {
        for (language, word) in [("de", "Fehler: "), ("cs", "Chyba: ")] {
            for language in [&["--lang", language][..], &[&format!("--lang={language}")]] {
                let output = run(&[arguments, language].concat());
                assert_eq!(status(&output), USAGE, "{arguments:?}");
                let message = err(&output);
                assert!(message.starts_with(word), "{arguments:?}: {message}");
                assert!(message.trim_end().ends_with('.'), "{message}");
                assert_eq!(message.lines().count(), 1, "{message}");
                for part in *parts {
                    assert!(message.contains(part), "{arguments:?}: {message}");
                }
            }
        }
    }
}
