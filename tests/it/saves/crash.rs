//! A program that is killed at any moment loses at most the action that it was about to keep.

use std::env;
use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::mpsc;
use std::time::Duration;

use rand::{RngExt, SeedableRng};
use tafelrunde::bot::{Generator, Signals};
use tafelrunde::persist::SavedGame;
use tafelrunde::rules::Viewer;
use tafelrunde::session::stream;

use super::{Table, page, played, saved};

/// Names the folder for the process that is going to be killed.
const FOLDER: &str = "TAFELRUNDE_CRASH_FOLDER";

/// Goes on with the game in the folder, or begins one, and keeps it after every decision as the window
/// does. Says how many actions are kept, each time before the next one is done.
fn play_on(folder: &Path) {
    let path = folder.join("game.ron");
    let mut table: Table = match SavedGame::load(&path).expect("no file is ever damaged") {
        Some(game) => game.resume().expect("what was kept can be played on"),
        None => played(0),
    };
    let mut out = std::io::stdout();
    loop {
        let Some(decision) = table.decision() else {
            table = played(0);
            continue;
        };
        let view = table.view(Viewer::Seat(decision.seat));
        let mut rng = stream(5, table.steps() as u64);
        let choice = page().choose(table.game(), &view, &mut rng, &Signals::default());
        let action = choice.expect("a Page always chooses").action;
        table.submit(decision.seat, action).expect("it is legal");
        table.settle();
        let kept = saved(&table).save(&path);
        if kept.is_ok() {
            writeln!(out, "kept {} of {}", table.steps(), table.seed()).expect("a pipe");
            out.flush().expect("a pipe");
        }
    }
}

#[test]
#[ignore = "it is started by the one below, to be killed"]
fn crash_child() {
    if let Some(folder) = env::var_os(FOLDER) {
        play_on(Path::new(&folder));
    }
}

/// Kills the program after some milliseconds, so many times, and looks each time what is left.
fn kill(times: usize, folder: &Path, seed: u64) {
    let mut rng = Generator::seed_from_u64(seed);
    let mut latest = 0;
    for time in 0..times {
        let program = env::current_exe().expect("this test");
        let mut child = Command::new(program)
            .args([
                "--ignored",
                "--exact",
                "--nocapture",
                "saves::crash::crash_child",
            ])
            .env(FOLDER, folder)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("this test can be started again");
        let out = child.stdout.take().expect("a pipe");
        let (said, heard) = mpsc::channel();
        let listener = std::thread::spawn(move || {
            for line in BufReader::new(out).lines().map_while(Result::ok) {
                let kept = line
                    .strip_prefix("kept ")
                    .and_then(|it| it.split(' ').next());
                if let Some(kept) = kept.and_then(|kept| kept.parse::<usize>().ok()) {
                    let _ = said.send(kept);
                }
            }
        });
        // It has kept something by then, and is somewhere on the way to the next time.
        let mut told = 0;
        for _ in 0..rng.random_range(1..12) {
            told = heard
                .recv_timeout(Duration::from_mins(1))
                .expect("it keeps its game");
        }
        std::thread::sleep(Duration::from_micros(rng.random_range(0..10_000)));
        child.kill().expect("it runs");
        child.wait().expect("it ends");
        listener.join().expect("the end of a pipe");
        let told = heard.try_iter().last().unwrap_or(told);
        let found = SavedGame::load(&folder.join("game.ron"));
        let found = found.unwrap_or_else(|error| panic!("kill {time}: {error}"));
        let found = found.expect("a game is there");
        let steps = found.resume().expect("it can be played on").steps();
        // The next game may have begun meanwhile.
        assert!(
            steps >= told || steps < 40,
            "kill {time}: {steps} steps, {told} were kept"
        );
        latest = latest.max(steps);
        let others = fs::read_dir(folder).expect("the folder").flatten();
        let broken = others.filter(|it| it.file_name().to_string_lossy().contains("broken"));
        assert_eq!(broken.count(), 0, "kill {time}");
    }
    assert!(latest > 20);
}

#[test]
fn a_program_that_is_killed_goes_on_where_it_was() {
    let folder = tempfile::tempdir().unwrap();
    kill(4, folder.path(), 1);
}

/// The long form of `tests/crash.sh`: on a folder of its own or one that is named.
#[test]
#[ignore = "200 games are killed: bash tests/crash.sh"]
fn crash_long() {
    let folder = tempfile::tempdir().unwrap();
    kill(200, folder.path(), 2);
}

/// On a disk that is full, or in a folder that cannot be written to: what was kept last stays whole.
#[test]
#[ignore = "needs a small disk: bash tests/crash.sh"]
fn crash_full_disk() {
    let folder = PathBuf::from(env::var_os("TAFELRUNDE_FULL_DISK").expect("the script names it"));
    let path = folder.join("game.ron");
    let mut kept = None;
    let mut refused = 0;
    // Something else fills the disk more and more, until nothing fits.
    for size in 0..400 {
        let table = played(size % 60 + 1);
        let game = saved(&table);
        match game.save(&path) {
            Ok(()) => kept = Some(game),
            Err(error) => {
                refused += 1;
                assert!(
                    error.to_string().contains("what was there is unchanged"),
                    "{error}"
                );
            }
        }
        let found = SavedGame::load(&path).expect("no file is damaged");
        assert_eq!(found, kept, "what was kept last is there");
        let ballast = folder.join(format!("ballast-{size}"));
        let _ = fs::write(ballast, vec![0; 1024]);
    }
    assert!(kept.is_some() && refused > 0, "{refused} refused");
}

/// In a folder that cannot be written to the saved game stays as it is, and the window says so once.
#[cfg(unix)]
#[test]
fn a_folder_that_cannot_be_written_to_keeps_what_it_has() {
    use std::os::unix::fs::PermissionsExt as _;
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.ron");
    let game = saved(&played(10));
    game.save(&path).unwrap();
    fs::set_permissions(folder.path(), fs::Permissions::from_mode(0o555)).unwrap();
    // Whoever may do everything writes there nevertheless.
    let may_do_everything = fs::write(folder.path().join("probe"), "").is_ok();
    let newer = saved(&played(20));
    let kept = newer.save(&path);
    assert_eq!(kept.is_ok(), may_do_everything);
    let expected = if may_do_everything { newer } else { game };
    assert_eq!(SavedGame::load(&path).unwrap(), Some(expected));
    fs::set_permissions(folder.path(), fs::Permissions::from_mode(0o755)).unwrap();
}
