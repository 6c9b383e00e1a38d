//! The games that were played, as a list.

use std::fs;
use std::time::{Duration, Instant, SystemTime};

use tafelrunde::persist::{Outcome, SavedGame, history};
use tafelrunde::rules::Viewer;

use super::{Table, load, played, seating, text_of};

/// A game that is over.
fn over() -> Table {
    let mut table = played(60);
    while table.decision().is_some() {
        super::play(&mut table);
    }
    table
}

fn saved_at(table: &Table, seconds: u64) -> SavedGame {
    let now = SystemTime::UNIX_EPOCH + Duration::from_secs(seconds);
    SavedGame::of(table, &seating(), now)
}

#[test]
fn a_game_that_is_over_says_how_it_ended_in_figures() {
    let table = over();
    let game = saved_at(&table, 5);
    let outcome = game.outcome.clone().unwrap();
    assert_eq!(Some(&outcome), Outcome::of(&table).as_ref());
    let position = *table.view(Viewer::Public).position();
    for (seat, sources) in position.seats().zip(&outcome.sources) {
        let shields = position.seat(seat).shields();
        assert_eq!(sources.iter().sum::<u16>(), u16::from(shields));
    }
    assert!(outcome.expired.iter().sum::<u16>() > 0);
    let text = text_of(&game);
    assert_eq!(load(text.as_bytes()).2.unwrap(), Some(game));
    // A result that the record does not lead to is noticed.
    let shields = format!("shields: [{}", outcome.result.shields[0]);
    assert!(text.contains(&shields));
    let altered = text.replacen(&shields, "shields: [99", 1);
    let complaint = super::complaint(altered.as_bytes());
    assert!(
        complaint.contains("did not end as the file says"),
        "{complaint}"
    );
}

#[test]
fn the_latest_game_comes_first_and_none_takes_the_place_of_another() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path().join("history");
    assert_eq!(history::list(&folder).unwrap(), []);
    let (half, whole) = (played(12), over());
    let first = history::keep(&folder, &saved_at(&half, 100)).unwrap();
    let second = history::keep(&folder, &saved_at(&whole, 200)).unwrap();
    let again = history::keep(&folder, &saved_at(&whole, 200)).unwrap();
    assert_ne!(second, again);
    fs::write(folder.join("notes.txt"), "mine").unwrap();
    fs::write(folder.join("broken.ron"), "(version: 2, seating: (").unwrap();
    fs::create_dir(folder.join("folder.ron")).unwrap();
    let list = history::list(&folder).unwrap();
    let paths: Vec<_> = list.iter().map(|entry| &entry.path).collect();
    assert_eq!(paths, [&again, &second, &first]);
    assert_eq!(list[0].outcome, Outcome::of(&whole));
    assert_eq!(list[2].outcome, None);
    assert!(list.iter().all(|entry| entry.seating == seating()));
    // Clocks that were set back do not matter, and neither does a game of the first format.
    let old = folder.join("old.ron");
    fs::copy("tests/saves/version_1.ron", &old).unwrap();
    assert_eq!(history::list(&folder).unwrap().len(), 4);
}

#[test]
fn a_thousand_games_are_listed_at_once() {
    let folder = tempfile::tempdir().unwrap();
    let text = text_of(&saved_at(&over(), 1));
    for game in 0..1000 {
        fs::write(folder.path().join(format!("{game:012}-7.ron")), &text).unwrap();
    }
    let mut times = [(); 5].map(|()| {
        let start = Instant::now();
        assert_eq!(history::list(folder.path()).unwrap().len(), 1000);
        start.elapsed()
    });
    times.sort();
    assert!(times[0] < Duration::from_millis(200), "{times:?}");
}
