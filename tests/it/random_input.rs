//! Random input over the whole app: whatever is clicked, dragged, typed and resized, nothing panics,
//! and from wherever it leads a few keys and the ordinary controls lead back to the title.
//!
//! The short form goes over every screen; the long one, `bash tests/random_input.sh`, goes on for as long
//! as it is told and watches the memory. What went wrong is told with the seed and the last inputs.

mod inputs;
mod monkey;

use std::time::{Duration, Instant};

use egui::Key;
use tafelrunde::i18n::Language;
use tafelrunde::ui::app::Start;
use tafelrunde::ui::picture::Drawing;
use tafelrunde::ui::screen::Screen;

use crate::window::{self, press};
use monkey::{Monkey, Usage};

/// For how long the short form goes on.
const SHORT: Duration = Duration::from_secs(6);

/// Inputs between two ways home in the short form, and in the long one.
const FEW: usize = 25;
const MANY: usize = 250;

fn number(variable: &str, usual: u64) -> u64 {
    let given = std::env::var(variable).ok();
    given.map_or(usual, |given| given.parse().expect("a number"))
}

#[test]
fn whatever_is_done_nothing_breaks_and_the_title_is_found_again() {
    let end = Instant::now() + SHORT;
    let seed = number("TAFELRUNDE_SEED", 1);
    for round in 0.. {
        let mut monkey = Monkey::new(seed + round, Usage::Short);
        for _ in 0..3 {
            monkey.play(FEW);
            monkey.go_home();
            if Instant::now() > end {
                return;
            }
        }
    }
}

#[test]
fn no_screen_breaks_in_a_window_that_is_much_too_small() {
    for screen in Screen::ALL {
        for size in [[1.0, 1.0], [320.0, 240.0], [2000.0, 30.0], [30.0, 2000.0]] {
            let start = Start {
                language: Some(Language::De),
                screen,
                drawing: Drawing::Blank,
                ..Start::default()
            };
            let mut window = window::open(start, None, size);
            for key in [Key::Tab, Key::F1, Key::Escape, Key::Escape] {
                press(&mut window, key);
            }
        }
    }
}

#[test]
#[ignore = "takes as long as it is told: bash tests/random_input.sh [minutes]"]
fn nothing_breaks_and_no_memory_is_lost_in_the_long_run() {
    let minutes = number("TAFELRUNDE_MINUTES", 30);
    let seed = number("TAFELRUNDE_SEED", 1);
    let long = Duration::from_secs(60 * minutes);
    let started = Instant::now();
    let (mut used, mut inputs, mut told) = (Vec::new(), 0, 0);
    let mut slowest = (Duration::ZERO, String::new());
    for round in 0.. {
        let mut monkey = Monkey::new(seed + round, Usage::Long);
        for _ in 0..12 {
            monkey.play(MANY);
            monkey.go_home();
            inputs += MANY;
            monkey.rest();
            let passed = started.elapsed();
            // Once every screen has been the first, everything that is kept is there.
            if round >= Screen::ALL.len() as u64 {
                used.push((passed, memory()));
            }
            if passed.as_secs() / 60 > told {
                told = passed.as_secs() / 60;
                let megabytes = memory() / 1_000_000;
                println!(
                    "{told} min: {inputs} inputs, seed {}, {megabytes} MB",
                    seed + round
                );
            }
            if passed >= long {
                break;
            }
        }
        if let Some((took, what)) = monkey.slowest() {
            slowest = slowest.max((took, what));
        }
        if started.elapsed() >= long {
            break;
        }
    }
    let (took, what) = slowest;
    println!(
        "{inputs} inputs; the longest took {} ms: {what}",
        took.as_millis()
    );
    assert_is_steady(&used, long);
}

/// Resident memory of this process in bytes.
fn memory() -> u64 {
    let told = std::fs::read_to_string("/proc/self/statm").unwrap_or_default();
    let pages = told.split_whitespace().nth(1);
    let pages = pages.and_then(|pages| pages.parse::<u64>().ok());
    4096 * pages.unwrap_or(0)
}

/// The first quarter of the time in which memory was measured and the last one need as much of it.
fn assert_is_steady(used: &[(Duration, u64)], long: Duration) {
    let long = long.as_secs_f64();
    let warm = used.first().map_or(long, |&(at, _)| at.as_secs_f64());
    let quarter = (long - warm) / 4.0;
    let median = |from: f64, to: f64| {
        let in_time = used
            .iter()
            .filter(|(at, _)| (from..to).contains(&at.as_secs_f64()));
        let mut bytes: Vec<u64> = in_time.map(|&(_, bytes)| bytes).collect();
        bytes.sort_unstable();
        bytes.get(bytes.len() / 2).copied()
    };
    let first = median(warm, warm + quarter);
    let last = median(long - quarter, f64::INFINITY);
    let (Some(first), Some(last)) = (first, last) else {
        panic!("too short to say anything about memory");
    };
    let growth = last as f64 / first as f64 - 1.0;
    println!(
        "memory: {:.1} MB in the first quarter, {:.1} MB in the last, {:+.1} %",
        first as f64 / 1e6,
        last as f64 / 1e6,
        100.0 * growth
    );
    assert!(growth.abs() <= 0.1, "memory is not steady");
}
