//! Saved games: what they keep, what older programs wrote, and what is left of those that were broken.

mod crash;
mod flow;
mod history;

use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant, SystemTime};

use tafelrunde::bot::{Bot, BotKind, Signals};
use tafelrunde::persist::{FileError, Kept, SavedGame, Stored, embedded_card_set};
use tafelrunde::rules::kings_errand::{Edition, KingsErrand, Players, Setup};
use tafelrunde::rules::{Game, Seat, Viewer};
use tafelrunde::session::{Match, NewGame, stream};

type Table = Match<KingsErrand>;

fn seating() -> NewGame {
    NewGame::first("Žofie \"z\" Hradce, (hrad)")
}

fn page() -> Box<dyn Bot<KingsErrand>> {
    BotKind::PAGE.make()
}

/// A game of a person against two bots after so many decisions.
fn played(decisions: usize) -> Table {
    let setup = Setup {
        players: Players::new(3).unwrap(),
        edition: Edition::Cs,
        cards: embedded_card_set(),
    };
    let mut table = Table::new(setup, seating().players(), 7).unwrap();
    table.settle();
    for _ in 0..decisions {
        play(&mut table);
    }
    table
}

/// One decision, and the chance that follows.
fn play(table: &mut Table) {
    let decision = table.decision().unwrap();
    let view = table.view(Viewer::Seat(decision.seat));
    let mut rng = stream(3, table.steps() as u64);
    let choice = page().choose(table.game(), &view, &mut rng, &Signals::default());
    let choice = choice.unwrap();
    // Only of bots it is kept what they thought.
    if table.players()[decision.seat.index()].is_human() {
        table.submit(decision.seat, choice.action).unwrap();
    } else {
        table.answer_with(decision.id, choice).unwrap();
    }
    table.settle();
}

fn saved(table: &Table) -> SavedGame {
    SavedGame::of(table, &seating(), SystemTime::UNIX_EPOCH)
}

/// The text of a saved game.
fn text_of(game: &SavedGame) -> String {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.ron");
    game.save(&path).unwrap();
    fs::read_to_string(path).unwrap()
}

/// What comes of a file with these bytes, and where it lies then.
fn load(
    bytes: &[u8],
) -> (
    tempfile::TempDir,
    PathBuf,
    Result<Option<SavedGame>, FileError>,
) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.ron");
    fs::write(&path, bytes).unwrap();
    let found = SavedGame::load(&path);
    (folder, path, found)
}

/// What the message about a file says.
fn complaint(bytes: &[u8]) -> String {
    let (_folder, path, found) = load(bytes);
    let fault = found.unwrap_err();
    let (FileError::Broken { kept, .. } | FileError::Newer { kept, .. }) = &fault else {
        panic!("{fault}");
    };
    let Kept::As(kept) = kept else {
        panic!("{fault}");
    };
    assert_eq!(fs::read(kept).unwrap(), bytes, "nothing is changed in it");
    assert!(!path.exists());
    fault.to_string()
}

#[test]
fn what_was_taken_back_is_saved_too() {
    let mut table = played(40);
    let first = (0..table.steps()).find(|&step| table.rewind_target(step).is_some());
    let steps = table.steps();
    table.rewind(first.unwrap()).unwrap();
    let (_folder, path, found) = load(text_of(&saved(&table)).as_bytes());
    let found = found.unwrap().unwrap();
    assert_eq!(found, saved(&table));
    let mut resumed = found.resume().unwrap();
    assert!(resumed.is_taken_back());
    while resumed.redo() {}
    assert_eq!(resumed.steps(), steps);
    assert!(path.exists());
}

#[test]
fn every_format_that_was_ever_written_is_read() {
    for version in 1..=SavedGame::VERSION {
        let path = format!("tests/saves/version_{version}.ron");
        let text = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(path));
        let text = text.unwrap_or_else(|_| panic!("a saved game of version {version}"));
        assert!(text.contains(&format!("version: {version},")));
        let (_folder, _path, found) = load(text.as_bytes());
        let found = found.unwrap().unwrap();
        assert_eq!(found.version, SavedGame::VERSION);
        let game = found.resume().unwrap();
        assert!(game.steps() > 40);
        assert!(!game.thoughts().is_empty());
        assert_eq!(found.seating.seats[0].name, "Žofie");
        assert_eq!(game.decision().map(|it| it.seat), Some(Seat(1)));
        // Written again, it is in the present format and means the same.
        let again = text_of(&found);
        assert!(again.contains(&format!("version: {},", SavedGame::VERSION)));
        let (_folder, _path, again) = load(again.as_bytes());
        assert_eq!(again.unwrap().unwrap(), found);
    }
}

#[test]
fn a_file_of_a_newer_program_another_game_or_with_other_cards_is_told_apart() {
    let text = text_of(&saved(&played(30)));
    let with = |from: &str, to: &str| {
        assert!(text.contains(from), "{from}");
        complaint(text.replacen(from, to, 1).as_bytes())
    };
    assert!(with("version: 2", "version: 9").contains("newer than the program"));
    assert!(with(KingsErrand::ID, "chess").contains("game of \"chess\""));
    let altered = with("state: \"", "state: \"0");
    assert!(altered.contains("does not stand as it stood"), "{altered}");
    assert!(complaint(b"").contains("broken-1"));
    assert!(complaint(b"PNG \xff\xd8").contains("not UTF-8"));
}

#[test]
fn of_a_broken_off_file_everything_before_is_rescued() {
    let table = played(30);
    let text = text_of(&saved(&table));
    let record = table.record();
    assert_eq!(SavedGame::rescue("(version: 2)"), None);
    let whole = SavedGame::rescue(&text).unwrap();
    assert_eq!((whole.lost, &whole.game.record), (0, &record));
    assert_eq!(whole.game.seating, seating());
    let (start, end) = (
        text.find("actions: [").unwrap(),
        text.find("thoughts:").unwrap(),
    );
    let mut most = 0;
    for cut in (start..end).filter(|&at| text.is_char_boundary(at)) {
        let Some(rescued) = SavedGame::rescue(&text[..cut]) else {
            continue;
        };
        let actions = &rescued.game.record.actions;
        let common = actions.iter().zip(&record.actions);
        assert!(common.take_while(|(a, b)| a == b).count() + 4 >= actions.len());
        assert!(actions.len() >= most, "more text, more of the game");
        most = actions.len();
        assert!(rescued.game.resume().is_ok());
    }
    assert_eq!(most, record.actions.len());
}

#[test]
fn of_an_altered_file_everything_before_the_first_bad_action_is_rescued() {
    let table = played(30);
    let text = text_of(&saved(&table));
    let start = text.find("actions: [").unwrap();
    let lines: Vec<usize> = text[start..]
        .match_indices("\n            (")
        .map(|(at, _)| start + at)
        .collect();
    assert_eq!(lines.len(), table.steps());
    for bad in [12, 20, lines.len() - 1] {
        for nonsense in ["(chance, nonsense)", "(seat(9), end_turn)", "42"] {
            let end = text[lines[bad]..].find("),\n").unwrap() + lines[bad] + 1;
            let altered = format!(
                "{}\n            {nonsense}{}",
                &text[..lines[bad]],
                &text[end..]
            );
            let rescued = SavedGame::rescue(&altered).unwrap();
            assert_eq!(rescued.lost, lines.len() - bad);
            let actions = rescued.game.record.actions;
            assert_eq!(actions[..bad], table.record().actions[..bad]);
        }
    }
}

#[test]
fn who_plays_is_guessed_if_only_that_is_broken() {
    let table = played(30);
    let text = text_of(&saved(&table)).replacen("knight: blue", "knight: mauve", 1);
    assert!(load(text.as_bytes()).2.is_err());
    let rescued = SavedGame::rescue(&text).unwrap();
    assert_eq!(rescued.game.record, table.record());
    assert_eq!(rescued.game.seating.seats.len(), 3);
    assert!(rescued.game.seating.seats[0].bot.is_none());
}

#[test]
fn huge_or_deep_files_are_refused_at_once() {
    let start = Instant::now();
    let deep = "(".repeat(200_000);
    complaint(deep.as_bytes());
    assert_eq!(SavedGame::rescue(&deep), None);
    let deep = format!("(version: 2, game: {deep}");
    complaint(deep.as_bytes());
    let huge = vec![b' '; 100 << 20];
    assert!(complaint(&huge).contains("larger than"));
    assert!(
        start.elapsed() < Duration::from_secs(5),
        "{:?}",
        start.elapsed()
    );
}

#[cfg(unix)]
#[test]
fn links_stay_links_and_what_is_no_file_is_not_read() {
    use std::os::unix::ffi::OsStrExt as _;
    let folder = tempfile::tempdir().unwrap();
    let odd = folder
        .path()
        .join(std::ffi::OsStr::from_bytes(b"\xff\xfe odd"));
    fs::create_dir(&odd).unwrap();
    let real = odd.join("elsewhere.ron");
    let link = folder.path().join("game.ron");
    let game = saved(&played(5));
    game.save(&real).unwrap();
    std::os::unix::fs::symlink(&real, &link).unwrap();
    let newer = saved(&played(9));
    newer.save(&link).unwrap();
    assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
    assert_eq!(SavedGame::load(&real).unwrap(), Some(newer));
    let endless = folder.path().join("endless.ron");
    std::os::unix::fs::symlink("/dev/zero", &endless).unwrap();
    let found = SavedGame::load(&endless);
    assert!(matches!(found, Err(FileError::Read { .. })), "{found:?}");
}
