//! Files that are broken, foreign or out of reach.

use std::fs;
use std::time::{Duration, Instant};

use egui_kittest::kittest::NodeT as _;
use tafelrunde::ui::app::{Command, Keeping, Start};
use tafelrunde::ui::picture::Drawing;
use tafelrunde::ui::screen::Screen;

use super::{Home, game};
use crate::window::{self, click, is_there, label, node, settle};

#[test]
fn a_broken_file_is_listed_with_what_is_wrong() {
    let home = Home::new();
    let path = home.keep(&game(1, None));
    let text = fs::read_to_string(&path).unwrap();
    fs::write(home.played().join("cut.ron"), &text[..300]).unwrap();
    let newer = text.replacen("version: 2", "version: 99", 1);
    fs::write(home.played().join("newer.ron"), newer).unwrap();
    fs::write(home.played().join("old.ron.broken-1"), &text[..200]).unwrap();
    fs::write(home.played().join("notes.txt"), "not ours").unwrap();
    let mut window = home.open();
    let mut names = Vec::new();
    for row in 1..=4 {
        names.push(label(&window, &format!("game.{row}")));
    }
    assert!(
        !is_there(&window, "game.5"),
        "what is not ours is left alone"
    );
    for file in ["cut.ron", "newer.ron", "old.ron.broken-1"] {
        let row = names.iter().position(|name| name.contains(file));
        let row = row.unwrap_or_else(|| panic!("{file}: {names:?}")) + 1;
        click(&mut window, &format!("game.{row}"));
        assert!(!is_there(&window, "history.play-on"), "{file}");
        assert!(is_there(&window, "history.delete"), "{file}");
    }
}

#[test]
fn a_game_that_breaks_in_the_middle_is_told_and_stays_where_it_is() {
    let home = Home::new();
    let path = home.keep(&game(1, Some(60)));
    let text = fs::read_to_string(&path).unwrap();
    fs::write(&path, &text[..text.len() / 2]).unwrap();
    let bytes = fs::read(&path).unwrap();
    let mut window = home.open();
    click(&mut window, "history.play-on");
    assert_eq!(window.state().screen(), Screen::History);
    let words = label(&window, "notice");
    assert!(words.contains("cannot be opened"), "{words}");
    assert_eq!(fs::read(&path).unwrap(), bytes);
}

#[cfg(unix)]
#[test]
fn links_pipes_and_folders_keep_nobody_waiting() {
    let home = Home::new();
    home.keep(&game(1, None));
    std::os::unix::fs::symlink("/dev/zero", home.played().join("zero.ron")).unwrap();
    std::os::unix::fs::symlink("nowhere", home.played().join("nowhere.ron")).unwrap();
    fs::create_dir(home.played().join("folder.ron")).unwrap();
    let large = fs::File::create(home.played().join("large.ron")).unwrap();
    large.set_len(1 << 34).unwrap();
    let start = Instant::now();
    let window = home.open();
    assert!(start.elapsed() < Duration::from_secs(2));
    assert!(is_there(&window, "game.5"));
    assert!(!is_there(&window, "game.6"));
}

#[test]
fn a_second_window_on_the_folder_reads_and_says_why_it_does_not_write() {
    let home = Home::new();
    let path = home.keep(&game(1, None));
    let _first = home.open();
    let mut second = home.open();
    // It is told at the start that nothing is kept here.
    click(&mut second, "notice.close");
    assert!(is_there(&second, "game.1"));
    click(&mut second, "history.delete");
    assert!(path.exists());
    let words = label(&second, "notice");
    assert!(words.contains("already open"), "{words}");
}

#[test]
fn where_nothing_is_kept_it_is_said_so() {
    let start = Start {
        language: Some(tafelrunde::i18n::Language::En),
        drawing: Drawing::Blank,
        keeping: Keeping::Nowhere,
        ..Start::default()
    };
    let mut window = window::open(start, None, [1440.0, 900.0]);
    window.state_mut().order(Command::Go(Screen::History));
    settle(&mut window);
    assert!(label(&window, "history.empty").contains("Nothing is saved"));
}

#[cfg(unix)]
#[test]
fn a_folder_that_cannot_be_written_can_be_read() {
    use std::os::unix::fs::PermissionsExt as _;
    let home = Home::new();
    let path = home.keep(&game(1, None));
    let mode = |mode| {
        for folder in [home.path(), &home.played()] {
            fs::set_permissions(folder, fs::Permissions::from_mode(mode)).unwrap();
        }
    };
    mode(0o555);
    // Whoever is almighty writes everywhere.
    let almighty = fs::write(home.path().join("probe"), "").is_ok();
    let mut window = home.open();
    assert!(is_there(&window, "game.1"));
    if !almighty {
        click(&mut window, "history.delete");
        assert!(is_there(&window, "notice"));
        assert!(path.exists());
    }
    mode(0o755);
}

#[test]
fn files_are_read_beside_what_is_painted() {
    let home = Home::new();
    home.keep(&game(1, None));
    let start = Start {
        drawing: Drawing::Later,
        ..home.start(Screen::History)
    };
    let mut window = window::open(start, None, [1440.0, 900.0]);
    let end = Instant::now() + Duration::from_secs(20);
    while !is_there(&window, "game.1") {
        assert!(Instant::now() < end, "the list never comes");
        std::thread::sleep(Duration::from_millis(5));
        settle(&mut window);
    }
    assert!(node(&window, "game.1").accesskit_node().label().is_some());
}
