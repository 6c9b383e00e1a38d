//! Files that were broken, bent or made to harm: nothing panics, nobody waits, nothing takes much memory.
//!
//! The long form is `tests/hostile.sh`; `tests/fuzz` has the same doors for a fuzzer.

use std::sync::LazyLock;
use std::time::{Duration, Instant};

use proptest::prelude::*;
use rand::{RngExt, SeedableRng};
use tafelrunde::bot::Generator;
use tafelrunde::lesson::kings_errand::{Evidence, Lesson};
use tafelrunde::persist::card_set_edit::{Change, Figure, Group, is_mended};
use tafelrunde::persist::card_sets;
use tafelrunde::persist::exchange::{Lines, verify_line};
use tafelrunde::persist::{
    CardSetFile, ExamTaken, LessonProgress, Progress, SavedGame, Settings, Stored, ThemeChoice,
    embedded_card_set, parse, save,
};
use tafelrunde::rules::kings_errand::{Location, Rule, Virtue, VirtueCard};
use tafelrunde::session::NewGame;

use crate::kings_errand::walk;

/// A sort of file that anybody may have changed, with the name of a lesson or none.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
enum Door {
    Save,
    Record,
    CardSet,
    OwnSet,
    Lesson,
    Progress,
    Settings,
}

const DOORS: [Door; 7] = [
    Door::Save,
    Door::Record,
    Door::CardSet,
    Door::OwnSet,
    Door::Lesson,
    Door::Progress,
    Door::Settings,
];

/// What the program itself has written.
fn sound(door: Door) -> &'static [Vec<u8>] {
    static FILES: LazyLock<[Vec<Vec<u8>>; DOORS.len()]> = LazyLock::new(|| DOORS.map(written));
    &FILES[door as usize]
}

fn written(door: Door) -> Vec<Vec<u8>> {
    let files: &[&[u8]] = match door {
        Door::Save => &[
            include_bytes!("../saves/version_1.ron"),
            include_bytes!("../saves/version_2.ron"),
        ],
        Door::Record => &[include_bytes!("../records/version_1.jsonl")],
        Door::CardSet | Door::OwnSet => {
            &[include_bytes!("../../assets/card_sets/reconstructed.ron")]
        }
        Door::Lesson => &[
            include_bytes!("../../assets/lessons/camelot.ron"),
            include_bytes!("../../assets/lessons/tournament.ron"),
        ],
        Door::Progress => return vec![bytes_of(&progress())],
        Door::Settings => return vec![bytes_of(&settings())],
    };
    files.iter().map(|file| file.to_vec()).collect()
}

fn bytes_of(value: &impl Stored) -> Vec<u8> {
    let file = tempfile::NamedTempFile::new().unwrap();
    save(file.path(), value).unwrap();
    std::fs::read(file.path()).unwrap()
}

fn progress() -> Progress {
    let mut progress = Progress::default();
    for (name, steps) in [("table", 7), ("camelot", 3)] {
        let lesson = LessonProgress {
            steps,
            completed: steps > 5,
        };
        progress.lessons.insert(name.to_owned(), lesson);
    }
    for rule in Rule::ALL {
        progress.mastery.record(*rule, Evidence::Kept, 20_000);
    }
    progress.exams.push(ExamTaken {
        number: 3,
        day: 20_001,
        right: 18,
        of: 20,
        wrong: Rule::ALL[..2].to_vec(),
    });
    progress
}

fn settings() -> Settings {
    let mut game = NewGame::first("Ida");
    game.seats[1].bot = "champion-jousting:500ms".parse().ok();
    game.seed = Some(42);
    Settings {
        language: Some("cs".to_owned()),
        theme: ThemeChoice::Dark,
        text_size: 1.25,
        scale: 1.5,
        last_new_game: Some(game),
        ..Settings::default()
    }
}

/// Does with the bytes everything that the program would do with such a file. Whether they could be used.
fn enter(door: Door, bytes: &[u8]) -> bool {
    let text = String::from_utf8_lossy(bytes);
    match door {
        Door::Save => {
            if let Some(rescued) = SavedGame::rescue(&text) {
                assert!(
                    rescued.game.resume().is_ok(),
                    "what is rescued can be played on"
                );
                assert_eq!(rescued.game.check(), Ok(()));
            }
            let saved = parse::<SavedGame>(bytes);
            if let Ok(saved) = &saved {
                let mut game = saved.resume().expect("it has been checked");
                while game.redo() {}
            }
            saved.is_ok()
        }
        Door::Record => {
            let lines = Lines::new(bytes).map_while(Result::ok);
            let texts = lines.filter_map(|line| line.text.ok());
            texts.fold(true, |sound, text| sound & verify_line(&text).is_ok())
        }
        Door::CardSet => CardSetFile::parse(&text).is_ok_and(|file| {
            let _ = file.to_text();
            let is_sound = file.check().is_ok();
            edit(file, is_sound);
            is_sound
        }),
        Door::OwnSet => {
            let folder = tempfile::tempdir().unwrap();
            let path = folder.path().join("own_set.ron");
            std::fs::write(&path, bytes).unwrap();
            let mut found = card_sets::list(folder.path()).unwrap();
            assert_eq!(found.sets.len() + found.broken.len(), 1);
            let Some(mut set) = found.sets.pop() else {
                return false;
            };
            // What is changed is kept, and never where it was if that could not be read.
            set.file.change(Change::Number(Figure::Shields(0), Some(9)));
            set.keep(folder.path()).unwrap();
            let again = card_sets::list(folder.path()).unwrap();
            assert_eq!(again.sets.len(), 1);
            assert_eq!(again.sets[0].file, set.file);
            set.file.check().is_ok()
        }
        Door::Lesson => Lesson::read("lesson", &text, &embedded_card_set()).is_ok(),
        Door::Progress => parse::<Progress>(bytes).is_ok(),
        Door::Settings => parse::<Settings>(bytes).is_ok(),
    }
}

/// Changes what can be changed in a set, and mends it: then nothing is wrong but figures.
fn edit(mut file: CardSetFile, is_sound: bool) {
    let changes = [
        Change::Number(Figure::Reach(3), Some(4)),
        Change::Number(Figure::Value(Virtue::Book, 3), None),
        Change::Number(Figure::NewCard(Virtue::Book), Some(1)),
        Change::Number(Figure::Need(2, 1), None),
        Change::Card(Figure::NewNeed(2), VirtueCard::new(Virtue::Lance, 1)),
        Change::Place(13, Location::MistyFen),
        Change::PutBack(2),
        Change::Confirm(Group::Task(5)),
        Change::Confirm(Group::Horses),
    ];
    for change in changes {
        file.change(change);
        let _ = file.tally();
        for fault in file.check().err().into_iter().flatten() {
            let _ = file.is_at(&fault, Figure::Need(2, 1));
        }
    }
    assert!(!is_sound || file.tasks.len() == 14);
    file.change(Change::Mend);
    let faults = file.check().err().unwrap_or_default();
    assert!(!faults.iter().any(is_mended), "{faults:?}");
}

/// Pieces that readers stumble over.
const PIECES: [&[u8]; 22] = [
    b"(",
    b")",
    b"[",
    b"]",
    b"{",
    b"\"",
    b",",
    b":",
    b"None",
    b"Some(",
    b"-1",
    b"0",
    b"255",
    b"256",
    b"99999999999999999999999",
    b"1e999",
    b"NaN",
    b"true",
    b"\\u{0}",
    b"\xFF\xFE",
    b"/*",
    b"((((((((((((((((((((((((((((((((((((((((((((((((",
];

/// Changes the bytes here and there.
fn bend(bytes: &mut Vec<u8>, rng: &mut Generator) {
    for _ in 0..rng.random_range(1..6) {
        let length = bytes.len();
        let at = rng.random_range(0..=length);
        let to = (at + rng.random_range(1..64)).min(length);
        match rng.random_range(0..8) {
            0 if at < length => bytes[at] ^= 1 << rng.random_range(0..8),
            1 if at < length => bytes[at] = rng.random(),
            2 => drop(bytes.drain(at..to)),
            3 => {
                let copy = bytes[at..to].to_vec();
                let times = rng.random_range(1..4);
                for _ in 0..times {
                    bytes.splice(at..at, copy.iter().copied());
                }
            }
            4 => {
                let piece = PIECES[rng.random_range(0..PIECES.len())];
                bytes.splice(at..at, piece.iter().copied());
            }
            5 => {
                let piece = PIECES[rng.random_range(0..PIECES.len())];
                bytes.splice(at..to, piece.iter().copied());
            }
            6 => {
                // Digits are what most figures hang on.
                let digit = bytes[at..].iter().position(u8::is_ascii_digit);
                if let Some(digit) = digit {
                    bytes[at + digit] = b'0' + rng.random_range(0..10);
                }
            }
            _ if rng.random_range(0..8) == 0 => bytes.truncate(at),
            _ => {}
        }
    }
}

/// A bent file of this sort, and how long it took to find out what it is.
fn try_one(door: Door, seed: u64) -> Duration {
    let mut rng = Generator::seed_from_u64(seed);
    let sound = sound(door);
    let mut bytes = sound[rng.random_range(0..sound.len())].clone();
    bend(&mut bytes, &mut rng);
    let start = Instant::now();
    enter(door, &bytes);
    start.elapsed()
}

#[test]
fn what_the_program_writes_can_be_used() {
    for door in DOORS {
        for bytes in sound(door) {
            assert!(enter(door, bytes), "{door:?}");
        }
    }
}

proptest! {
    #![proptest_config(walk::cases(400))]

    #[test]
    fn a_bent_file_does_no_harm(door in prop::sample::select(&DOORS[..]), seed in any::<u64>()) {
        try_one(door, seed);
    }
}

/// Largest memory of this process so far, in MB; none where the system does not tell.
fn most_memory() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find(|line| line.starts_with("VmHWM:"))?;
    let kilobytes: u64 = line.split_whitespace().nth(1)?.parse().ok()?;
    Some(kilobytes / 1024)
}

/// A million bent files. Source: tests/hostile.sh.
#[test]
#[ignore = "a million files: bash tests/hostile.sh"]
fn hostile_long() {
    const FILES: u64 = 1_000_000;
    let threads = std::thread::available_parallelism().map_or(1, usize::from) as u64;
    let slowest = std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads)
            .map(|thread| {
                scope.spawn(move || {
                    let mut slowest = [Duration::ZERO; DOORS.len()];
                    for number in (thread..FILES).step_by(threads as usize) {
                        let index = number as usize % DOORS.len();
                        let time = try_one(DOORS[index], number);
                        assert!(time < Duration::from_secs(1), "{:?} {number}", DOORS[index]);
                        slowest[index] = slowest[index].max(time);
                    }
                    slowest
                })
            })
            .collect();
        let mut slowest = [Duration::ZERO; DOORS.len()];
        for worker in workers {
            let found = worker.join().expect("no file makes it panic");
            for (slowest, found) in slowest.iter_mut().zip(found) {
                *slowest = found.max(*slowest);
            }
        }
        slowest
    });
    for (door, time) in DOORS.iter().zip(slowest) {
        println!("{door:?}: at most {time:?}");
    }
    if let Some(memory) = most_memory() {
        println!("{FILES} files; at most {memory} MB");
        assert!(memory < 500);
    }
}
