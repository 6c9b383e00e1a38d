//! The law of the look: on every screen, in every language and size, all text can be read and nothing
//! lies on anything else.
//!
//! | file | subject |
//! | --- | --- |
//! | `recorder` | what a frame paints, text by text and widget by widget |
//! | `access` | names, roles, and the keyboard's way |
//! | `faults` | what must not be |
//! | `screens`, `card_sets` | everything the app can show |

mod access;
mod card_sets;
mod faults;
mod recorder;
mod screens;

use std::collections::BTreeMap;
use std::fmt::Write;

use tafelrunde::i18n::Language;
use tafelrunde::ui::picture::Drawing;
use tafelrunde::ui::screen::Screen;

use faults::{Fault, Kind, faults};
use recorder::Recorder;
use screens::{Look, State};

/// A window in which everything must be right.
#[derive(Clone, Copy, Debug)]
struct Size {
    name: &'static str,
    points: [f32; 2],
    scale: f32,
    /// Whether it is large enough for text of twice the size.
    large: bool,
}

const fn size(name: &'static str, points: [f32; 2], scale: f32, large: bool) -> Size {
    Size {
        name,
        points,
        scale,
        large,
    }
}

const SIZES: [Size; 5] = [
    size("1024×700", [1024.0, 700.0], 1.0, false),
    size("1366×768", [1366.0, 768.0], 1.0, false),
    size("1440×900", [1440.0, 900.0], 1.0, true),
    size("1920×1080", [1920.0, 1080.0], 1.0, true),
    size("3840×2160", [1920.0, 1080.0], 2.0, true),
];

/// Between usual text and text of twice the size things change places: there it is looked at in one
/// window.
const BETWEEN: (Size, f32) = (SIZES[2], 1.3);

/// What was found wrong, and where.
#[derive(Default)]
struct Report {
    looked: usize,
    /// Each fault once for each state, with the first window it was seen in and how many there were.
    found: BTreeMap<(String, Kind, String), (Fault, String, usize)>,
}

impl Report {
    /// Looks at `state` in these sizes.
    fn look(&mut self, state: &State, language: Language, text_size: f32, sizes: &[Size]) {
        let Some(first) = sizes.first() else {
            return;
        };
        let look = Look {
            language,
            text_size,
            size: first.points,
            drawing: Drawing::Blank,
        };
        let mut window = state.open(&look);
        let recorder = Recorder::watch(&window);
        for size in sizes {
            let frame = recorder.frame(&mut window, size.points.into(), size.scale);
            assert_eq!(window.state().screen(), state.screen, "{}", state.name);
            self.looked += 1;
            let at = format!("{} {}, text {text_size}", size.name, language.code());
            for fault in faults(&frame) {
                let key = (state.name.clone(), fault.kind, fault.what.clone());
                let seen = self
                    .found
                    .entry(key)
                    .or_insert_with(|| (fault, at.clone(), 0));
                seen.2 += 1;
            }
        }
    }

    /// Everything found, by screen; the sum by kind at the end.
    fn text(&self) -> String {
        let mut text = String::new();
        let mut kinds: BTreeMap<Kind, usize> = BTreeMap::new();
        for ((state, kind, _), (fault, at, times)) in &self.found {
            let _ = writeln!(text, "{state} | {at} ({times}×) | {fault}");
            *kinds.entry(*kind).or_default() += times;
        }
        let _ = writeln!(text, "{} windows, faults: {kinds:?}", self.looked);
        text
    }

    fn complain(&self) {
        assert!(self.found.is_empty(), "\n{}", self.text());
    }
}

/// Whether the state is asked for, by a part of its name in the environment.
fn is_asked_for(state: &State) -> bool {
    std::env::var("LOOK").map_or(true, |part| state.name.contains(&part))
}

#[test]
#[ignore = "every window there can be: run by tests/look.sh"]
fn every_screen_in_every_language_and_size() {
    let mut report = Report::default();
    for state in screens::all().iter().filter(|state| is_asked_for(state)) {
        for language in Language::ALL {
            report.look(state, language, 1.0, &SIZES);
            let large = SIZES.map(|size| size.large.then_some(size));
            let large: Vec<Size> = large.into_iter().flatten().collect();
            report.look(state, language, 2.0, &large);
            report.look(state, language, BETWEEN.1, &[BETWEEN.0]);
        }
    }
    println!("{}", report.text());
    report.complain();
}

/// One language and one size for each state, the next one for the next state: together they see all.
#[test]
fn every_state_in_some_language_and_size() {
    let mut report = Report::default();
    let looks = SIZES
        .into_iter()
        .flat_map(|size| [(size, 1.0), (size, 2.0)]);
    let looks = looks.filter(|(size, text_size)| size.large || *text_size < 2.0);
    let looks: Vec<_> = looks.chain([BETWEEN]).collect();
    let mut languages = Language::ALL.into_iter().cycle();
    for (at, state) in screens::all().iter().enumerate() {
        let (size, text_size) = looks[at % looks.len()];
        if let Some(language) = languages.next() {
            report.look(state, language, text_size, &[size]);
        }
    }
    report.complain();
}

/// The table, which has least room, in every size and every language.
#[test]
fn the_table_in_every_language_and_size() {
    let mut report = Report::default();
    for state in screens::all()
        .iter()
        .filter(|state| state.screen == Screen::Table)
    {
        for language in Language::ALL {
            report.look(state, language, 1.0, &SIZES);
        }
    }
    report.complain();
}

#[test]
fn every_screen_is_looked_at() {
    let states = screens::all();
    for screen in Screen::ALL {
        assert!(
            states.iter().any(|state| state.screen == screen),
            "{screen:?}"
        );
    }
}
