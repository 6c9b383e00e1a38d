//! The architecture's conventions, as tests that read the sources.

use std::fs;
use std::path::{Path, PathBuf};

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// Every Rust file under `dir`, with its text.
fn sources(dir: &str) -> Vec<(PathBuf, String)> {
    fn walk(dir: &Path, out: &mut Vec<(PathBuf, String)>) {
        let mut entries: Vec<_> = fs::read_dir(dir)
            .unwrap_or_else(|error| panic!("{}: {error}", dir.display()))
            .map(|entry| entry.unwrap().path())
            .collect();
        entries.sort();
        for path in entries {
            if path.is_dir() {
                walk(&path, out);
            } else if path.extension().is_some_and(|ending| ending == "rs") {
                let text = fs::read_to_string(&path).unwrap();
                out.push((path.strip_prefix(root()).unwrap().to_owned(), text));
            }
        }
    }
    let mut out = Vec::new();
    let dir = root().join(dir);
    if dir.is_dir() {
        walk(&dir, &mut out);
    }
    out
}

/// The lines of `text` that are code, with their numbers: no comments, no documentation.
fn code_lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    text.lines()
        .enumerate()
        .map(|(index, line)| (index + 1, line))
        .filter(|(_, line)| !line.trim_start().starts_with("//"))
}

fn complain(faults: &[String]) {
    assert!(faults.is_empty(), "\n{}", faults.join("\n"));
}

/// Who may know whom. Source: architecture.md.
const ALLOWED: [(&str, &[&str]); 9] = [
    ("rules", &["rules"]),
    ("bot", &["bot", "rules"]),
    ("session", &["session", "rules", "bot"]),
    ("lesson", &["lesson", "rules", "bot", "session"]),
    ("puzzle", &["puzzle", "rules", "bot", "session"]),
    (
        "persist",
        &["persist", "rules", "bot", "session", "lesson", "puzzle"],
    ),
    (
        "i18n",
        &[
            "i18n", "rules", "bot", "session", "lesson", "puzzle", "persist",
        ],
    ),
    (
        "cli",
        &[
            "cli", "i18n", "rules", "bot", "session", "lesson", "puzzle", "persist",
        ],
    ),
    (
        "ui",
        &[
            "ui", "i18n", "rules", "bot", "session", "lesson", "puzzle", "persist",
        ],
    ),
];

/// The folders that a path after `crate::` leads to: `a::b`, or `{a::b, c}` on one line.
fn roots(path: &str) -> Vec<&str> {
    let group = path.strip_prefix('{').map(|rest| rest.split('}').next());
    let parts = match group {
        Some(group) => group.unwrap_or_default().split(',').collect(),
        None => vec![path],
    };
    parts
        .into_iter()
        .map(|part| {
            let part = part.trim();
            let end = part.find(|letter: char| !letter.is_alphanumeric() && letter != '_');
            match &part[..end.unwrap_or(part.len())] {
                // The macros of a crate live at its root.
                "message" | "id" => "i18n",
                folder => folder,
            }
        })
        .filter(|folder| !folder.is_empty())
        .collect()
}

#[test]
fn layers_know_only_what_lies_below_them() {
    let mut faults = Vec::new();
    for (layer, allowed) in ALLOWED {
        for (path, text) in sources(&format!("src/{layer}")) {
            for (number, line) in code_lines(&text) {
                for (at, _) in line.match_indices("crate::") {
                    for known in roots(&line[at + "crate::".len()..]) {
                        if !allowed.contains(&known) {
                            faults.push(format!(
                                "{}:{number}: {layer} must not know {known}",
                                path.display()
                            ));
                        }
                    }
                }
            }
        }
    }
    complain(&faults);
}

#[test]
fn the_engine_knows_no_text_clock_file_thread_or_screen() {
    let banned = [
        "egui",
        "fluent",
        "std::fs",
        "std::io",
        "std::time",
        "std::thread",
        "std::env",
        "println!",
    ];
    let mut faults = Vec::new();
    for (path, text) in sources("src/rules") {
        for (number, line) in code_lines(&text) {
            for word in banned {
                if line.contains(word) {
                    faults.push(format!("{}:{number}: {word}", path.display()));
                }
            }
        }
    }
    complain(&faults);
}

#[test]
fn colours_are_made_in_the_theme_only() {
    let makers = [
        "Color32::from",
        "Color32::WHITE",
        "Color32::BLACK",
        "Color32::RED",
        "Color32::GRAY",
        "Rgba::from",
        "hex_color!",
    ];
    let mut faults = Vec::new();
    for (path, text) in sources("src/ui") {
        if path.starts_with("src/ui/theme") {
            continue;
        }
        for (number, line) in code_lines(&text) {
            for maker in makers {
                if line.contains(maker) {
                    faults.push(format!("{}:{number}: {maker}", path.display()));
                }
            }
        }
    }
    complain(&faults);
}

#[test]
fn files_stay_small() {
    const MOST: usize = 600;
    let faults: Vec<_> = ["src", "tests/it"]
        .into_iter()
        .flat_map(sources)
        .filter(|(_, text)| text.lines().count() > MOST)
        .map(|(path, text)| {
            format!(
                "{}: {} lines; a file has one subject and at most {MOST} lines",
                path.display(),
                text.lines().count()
            )
        })
        .collect();
    complain(&faults);
}

#[test]
fn nothing_is_left_half_done() {
    // Written in two parts, so that this file does not find itself.
    let marks = [
        concat!("to", "do!("),
        concat!("unimpl", "emented!("),
        concat!("FIX", "ME"),
        concat!("XX", "X"),
        concat!("db", "g!("),
    ];
    let mut faults = Vec::new();
    for (path, text) in ["src", "tests"].into_iter().flat_map(sources) {
        for (index, line) in text.lines().enumerate() {
            for mark in marks {
                if line.contains(mark) {
                    faults.push(format!("{}:{}: {mark}", path.display(), index + 1));
                }
            }
        }
    }
    complain(&faults);
}

#[test]
fn the_top_level_holds_what_was_agreed() {
    let agreed = [
        "Cargo.toml",
        "Cargo.lock",
        "src",
        "i18n",
        "assets",
        "tests",
        "README.md",
        ".github",
        ".ci",
        ".git",
        ".gitignore",
        "LICENSE-MIT",
        "LICENSE-APACHE",
        "target",
    ];
    let faults: Vec<_> = fs::read_dir(root())
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .filter(|name| !agreed.contains(&name.as_str()))
        .collect();
    complain(&faults);
}
