//! Games that go out and come in.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use tafelrunde::persist::exchange::verify_line;
use tafelrunde::persist::history;
use tafelrunde::persist::history::import::recorded;
use tafelrunde::ui::app::{HistoryCommand, Purpose};
use tafelrunde::ui::screen::Screen;

use super::{Home, game};
use crate::window::{Window, click, is_there, label, settle};

fn order(window: &mut Window, command: HistoryCommand) {
    window.state_mut().order(command.into());
    settle(window);
}

/// Types an answer and accepts it.
fn answer(window: &mut Window, words: &str) {
    order(window, HistoryCommand::Answer(words.to_owned()));
    click(window, "ask.accept");
}

fn import(window: &mut Window, path: &Path) {
    order(window, HistoryCommand::Ask(Purpose::Import));
    answer(window, &path.display().to_string());
}

fn line(game: &tafelrunde::persist::SavedGame) -> String {
    tafelrunde::persist::exchange::to_line(&recorded(game)).unwrap()
}

#[test]
fn a_game_that_is_exported_comes_in_elsewhere_as_the_same_game() {
    for steps in [None, Some(60)] {
        let (here, there) = (Home::new(), Home::new());
        let played = game(1, steps);
        here.keep(&played);
        let file = here.path().join("game.jsonl");
        let mut window = here.open();
        click(&mut window, "history.export");
        answer(&mut window, &file.display().to_string());
        assert!(label(&window, "history.said").contains("game.jsonl"));
        let text = fs::read_to_string(&file).unwrap();
        let read = verify_line(text.trim_end()).unwrap();
        assert_eq!(read, recorded(&played));

        let mut other = there.open();
        import(&mut other, &file);
        let list = history::list(&there.played()).unwrap();
        let [entry] = list.as_slice() else {
            panic!("{list:?}");
        };
        assert_eq!(entry.outcome, played.outcome);
        let came = history::open(&entry.path).unwrap();
        assert_eq!(came.record, played.record);
        let bots: Vec<_> = came.seating.seats.iter().map(|seat| seat.bot).collect();
        let before: Vec<_> = played.seating.seats.iter().map(|seat| seat.bot).collect();
        assert_eq!(bots, before);
        assert!(is_there(&other, "game.1"));
        // A second time it does not come twice.
        import(&mut other, &file);
        assert_eq!(history::list(&there.played()).unwrap().len(), 1);
        assert!(label(&other, "history.said").contains("here already"));
    }
}

#[test]
fn a_file_that_is_there_is_replaced_only_by_who_insists() {
    let home = Home::new();
    home.keep(&game(1, None));
    let file = home.path().join("precious.txt");
    fs::write(&file, "precious").unwrap();
    let mut window = home.open();
    click(&mut window, "history.export");
    answer(&mut window, &file.display().to_string());
    assert!(label(&window, "ask.objection").contains("exists already"));
    assert_eq!(fs::read_to_string(&file).unwrap(), "precious");
    assert_eq!(label(&window, "ask.accept"), "Replace");
    click(&mut window, "ask.cancel");
    assert!(!is_there(&window, "ask.accept"));
    click(&mut window, "history.export");
    answer(&mut window, &file.display().to_string());
    click(&mut window, "ask.accept");
    assert!(verify_line(fs::read_to_string(&file).unwrap().trim_end()).is_ok());
    // A folder is no file.
    click(&mut window, "history.export");
    answer(&mut window, &home.path().display().to_string());
    assert!(label(&window, "ask.objection").contains("folder"));
}

#[test]
fn of_a_file_with_bad_lines_the_good_ones_come_in_and_the_others_are_told() {
    let home = Home::new();
    let good = line(&game(1, None));
    let bad = good.replacen("\"rounds\":", "\"rounds\":9", 1);
    let file = home.path().join("mixed.jsonl");
    fs::write(
        &file,
        format!("{good}\n{bad}\n{{\"half\":\n{}\n", line(&game(2, None))),
    )
    .unwrap();
    let mut window = home.open();
    import(&mut window, &file);
    assert_eq!(history::list(&home.played()).unwrap().len(), 2);
    let words = label(&window, "notice");
    assert!(words.contains("2 games were read"), "{words}");
    assert!(words.contains("mixed.jsonl: Line 2:"), "{words}");
    assert!(words.contains("mixed.jsonl: Line 3:"), "{words}");
    assert!(
        !words.contains("Line 1:") && !words.contains("Line 4:"),
        "{words}"
    );
    // Nothing at all.
    click(&mut window, "notice.close");
    import(&mut window, &home.path().join("nowhere.jsonl"));
    assert!(label(&window, "notice").contains("nowhere.jsonl"));
}

#[derive(Debug)]
struct Dropped(PathBuf);

impl egui::DroppedFile for Dropped {
    fn path(&self) -> &Path {
        &self.0
    }

    fn bytes(&self) -> Result<Vec<u8>, String> {
        fs::read(&self.0).map_err(|error| error.to_string())
    }
}

#[test]
fn files_that_are_dropped_on_the_window_come_in() {
    let home = Home::new();
    let record = home.path().join("one.jsonl");
    fs::write(&record, line(&game(1, None)) + "\n").unwrap();
    let save = home.path().join("two.ron");
    game(2, Some(40)).save(&save).unwrap();
    let mut window = home.open();
    for file in [record, save] {
        let dropped = Arc::new(Dropped(file));
        window.input_mut().dropped_files.push(dropped);
        settle(&mut window);
    }
    assert_eq!(window.state().screen(), Screen::History);
    let mut seeds: Vec<_> = history::list(&home.played())
        .unwrap()
        .iter()
        .map(|entry| entry.outcome.is_some())
        .collect();
    seeds.sort_unstable();
    assert_eq!(seeds, [false, true]);
    assert!(is_there(&window, "game.2"));
}

#[test]
fn what_earlier_versions_left_comes_in_once() {
    let home = Home::new();
    let records = home.path().join("records");
    fs::create_dir(&records).unwrap();
    let old = records.join("1700000123-77.jsonl");
    fs::write(&old, line(&game(1, None)) + "\n").unwrap();
    fs::write(
        records.join("1700000124-78.jsonl"),
        "{\"format\":\"other\"}\n",
    )
    .unwrap();
    let window = home.open();
    let list = history::list(&home.played()).unwrap();
    assert_eq!(list.len(), 1);
    assert_eq!((list[0].saved_at, list[0].seed), (1_700_000_123, 77));
    assert!(!old.exists());
    // The other one is listed as what it is.
    assert!(label(&window, "game.1").contains("1700000124-78.jsonl"));
    drop(window);
    fs::remove_file(&list[0].path).unwrap();
    let _again = home.open();
    assert_eq!(
        history::list(&home.played()).unwrap().len(),
        0,
        "once is enough"
    );
}
