//! Games from elsewhere: records that any program has written, saved games of other machines, and the
//! records that earlier versions of this one left.
//!
//! Architecture invariant: a game comes in only after the engine has played it, and a game that is here
//! already does not come a second time.

use std::fs::{self, File};
use std::io::BufReader;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use super::{Broken, Flaw, named, seconds};
use crate::bot::BotKind;
use crate::persist::exchange::{HUMAN, Lines, RecordedGame, verify_line};
use crate::persist::saved_game::SavedGame;
use crate::persist::store::{FileError, LARGEST, parse, read_bounded};
use crate::session::{Match, NewGame};

/// So many faults are told; of the others only how many there are.
const TOLD: usize = 20;

/// So many games are taken from one file.
pub const MOST: usize = 10_000;

/// Where games go.
#[derive(Clone, Copy, Debug)]
pub struct Places<'a> {
    /// The folder of those that were played.
    pub history: &'a Path,
    /// The folder of those that have a name.
    pub saves: &'a Path,
    /// What a person is called.
    pub you: &'a str,
}

/// What has become of files with games.
#[derive(Debug, Default)]
pub struct Report {
    /// The games that came in.
    pub games: Vec<PathBuf>,
    /// How many were here already.
    pub known: usize,
    /// What could not come in, and why: the first ones.
    pub faults: Vec<(PathBuf, Flaw)>,
    /// How many of them there are in all.
    pub faulty: usize,
    /// Why nothing could be kept any more.
    pub failed: Option<FileError>,
    /// Whether it was stopped before the end.
    pub stopped: bool,
}

impl Report {
    fn fault(&mut self, path: &Path, flaw: Flaw) {
        self.faulty += 1;
        if self.faults.len() < TOLD {
            self.faults.push((path.to_owned(), flaw));
        }
    }

    fn kept(&mut self, kept: Result<Option<PathBuf>, FileError>) {
        match kept {
            Ok(Some(path)) => self.games.push(path),
            Ok(None) => self.known += 1,
            Err(fault) => self.failed = Some(fault),
        }
    }
}

/// Takes in every game in the file at `source`. After each line `progress` hears how many there were,
/// and may end it.
pub fn import(
    source: &Path,
    places: Places<'_>,
    report: &mut Report,
    progress: &mut dyn FnMut(usize) -> ControlFlow<()>,
) {
    match starts_as_record(source) {
        Ok(true) => import_record(source, places, None, report, progress),
        Ok(false) => import_saved(source, places, report),
        Err(flaw) => report.fault(source, flaw),
    }
}

/// Whether a file begins as a record does; one that does not may be a saved game.
fn starts_as_record(source: &Path) -> Result<bool, Flaw> {
    let (bytes, _) = read_bounded(source, 1 << 10)?;
    let text = String::from_utf8_lossy(&bytes);
    let begin = text.trim_start_matches('\u{feff}').trim_start();
    if begin.is_empty() {
        return Err(Flaw::NoGame);
    }
    Ok(!begin.starts_with('('))
}

fn import_saved(source: &Path, places: Places<'_>, report: &mut Report) {
    let found = read_bounded(source, LARGEST).map_err(Flaw::from);
    let found = found.and_then(|(bytes, is_cut)| {
        if is_cut {
            return Err(Flaw::TooLarge);
        }
        let game: SavedGame = parse(&bytes)?;
        Ok((named::fingerprint(&bytes), game))
    });
    match found {
        Ok((print, game)) => report.kept(keep_saved(game, print, places)),
        Err(flaw) => report.fault(source, flaw),
    }
}

/// Keeps a saved game: one with a name among those with names, any other among those that were played.
fn keep_saved(
    mut game: SavedGame,
    print: u64,
    places: Places<'_>,
) -> Result<Option<PathBuf>, FileError> {
    let Some(name) = game.name.take().and_then(|name| named::tidy(&name)) else {
        return keep_once(&game, print, places.history);
    };
    for number in 1..100 {
        let name = match number {
            1 => name.clone(),
            _ => format!("{name} ({number})"),
        };
        let path = named::file(places.saves, &name);
        if path.symlink_metadata().is_err() {
            return named::save(places.saves, &name, game).map(Some);
        }
        if super::open(&path).is_ok_and(|there| there.record == game.record) {
            return Ok(None);
        }
    }
    keep_once(&game, print, places.history)
}

/// Keeps a game under the name that what it came from has, unless it is there.
fn keep_once(game: &SavedGame, print: u64, folder: &Path) -> Result<Option<PathBuf>, FileError> {
    let path = folder.join(format!("import-{print:016x}.ron"));
    if path.symlink_metadata().is_ok() {
        return Ok(None);
    }
    game.save(&path).map(|()| Some(path))
}

fn import_record(
    source: &Path,
    places: Places<'_>,
    kept: Option<(u64, u64)>,
    report: &mut Report,
    progress: &mut dyn FnMut(usize) -> ControlFlow<()>,
) {
    let file = match File::open(source) {
        Ok(file) => file,
        Err(error) => return report.fault(source, error.into()),
    };
    let written = file.metadata().and_then(|about| about.modified()).ok();
    for (index, line) in Lines::new(BufReader::new(file)).enumerate() {
        if index >= MOST || progress(index).is_break() {
            report.stopped = true;
            return;
        }
        let line = match line {
            Ok(line) => line,
            Err(error) => return report.fault(source, error.into()),
        };
        let number = line.number;
        let played = line
            .text
            .and_then(|text| Ok((named::fingerprint(text.as_bytes()), verify_line(&text)?)));
        let (print, game) = match played {
            Ok(played) => played,
            Err(fault) => {
                report.fault(
                    source,
                    Flaw::Record {
                        line: number,
                        fault,
                    },
                );
                continue;
            }
        };
        let (saved_at, seed) = kept.unwrap_or((seconds(written), print % 1_000_000));
        let Some(game) = saved(game, saved_at, seed, places.you) else {
            report.fault(source, Flaw::NoGame);
            continue;
        };
        report.kept(keep_once(&game, print, places.history));
        if report.failed.is_some() {
            return;
        }
    }
}

/// A game of a record as one that is kept here. What nobody knows is who played it: people get `you`
/// or the names of knights, and bots that this program does not know play on as Squires.
fn saved(game: RecordedGame, saved_at: u64, seed: u64, you: &str) -> Option<SavedGame> {
    let bots = game.seats.iter().map(|name| {
        let bot = name.parse().unwrap_or(BotKind::SQUIRE);
        (name != HUMAN).then_some(bot)
    });
    let edition = game.record.setup.edition;
    let seating = NewGame::of_bots(bots, edition, you)
        .with_names_for_all(you)
        .mended();
    let resumed = Match::resume(game.record, seating.players(), seed).ok()?;
    let resumed = resumed.with_thoughts(game.thoughts);
    let now = SystemTime::UNIX_EPOCH.checked_add(Duration::from_secs(saved_at))?;
    Some(SavedGame::of(&resumed, &seating, now))
}

/// The end of the name of a record that has come in.
const DONE: &str = "imported";

/// Takes in the records that earlier versions left in `folder`, each once: then its name tells so. What
/// does not follow the rules stays, and is returned.
#[must_use]
pub fn import_old(folder: &Path, places: Places<'_>) -> Vec<Broken> {
    let mut broken = Vec::new();
    for path in old_records(folder) {
        let name = path.file_stem().unwrap_or_default().to_string_lossy();
        let kept = name
            .split_once('-')
            .and_then(|(when, seed)| Some((when.parse().ok()?, seed.parse().ok()?)));
        let mut report = Report::default();
        let go_on = &mut |_| ControlFlow::Continue(());
        match fs::metadata(&path) {
            Ok(about) if about.is_file() => {
                import_record(&path, places, kept, &mut report, go_on);
            }
            Ok(_) => continue,
            Err(error) => report.fault(&path, error.into()),
        }
        if let Some((_, flaw)) = report.faults.into_iter().next() {
            let written = fs::metadata(&path).and_then(|about| about.modified()).ok();
            broken.push(Broken {
                path,
                written_at: seconds(written),
                flaw,
            });
        } else if report.failed.is_none() && !report.stopped {
            let mut name = path.clone().into_os_string();
            name.push(".");
            name.push(DONE);
            // Where it cannot be renamed it is known the next time, too.
            let _ = fs::rename(&path, name);
        }
    }
    broken
}

/// The records that earlier versions left in `folder`.
fn old_records(folder: &Path) -> Vec<PathBuf> {
    let files = fs::read_dir(folder).into_iter().flatten();
    let paths = files.filter_map(|file| Some(file.ok()?.path()));
    let mut records: Vec<PathBuf> = paths
        .filter(|path| path.extension().is_some_and(|end| end == "jsonl"))
        .collect();
    records.sort();
    records
}

/// A game as other programs read it.
#[must_use]
pub fn recorded(game: &SavedGame) -> RecordedGame {
    let seats = game.seating.seats.iter();
    RecordedGame {
        record: game.record.clone(),
        seats: seats
            .map(|seat| {
                seat.bot
                    .map_or_else(|| HUMAN.to_owned(), |kind| kind.to_string())
            })
            .collect(),
        result: game.outcome.as_ref().map(|outcome| outcome.result.clone()),
        thoughts: game.thoughts.clone(),
    }
}
