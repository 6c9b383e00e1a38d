//! Sets come from files and go to files; what cannot be kept is said, and nothing of others is lost.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use tafelrunde::persist::{CardSetFile, Sourced};
use tafelrunde::ui::screen::Screen;
use tafelrunde::ui::screen::card_sets::CardSetsCommand;

use super::editor::{kept, open_in, open_with, order, start, type_in, wait, window_key};
use crate::window::{Window, click, focus, is_there, label, node, press};

fn own(name: &str) -> CardSetFile {
    let mut file = CardSetFile::embedded();
    "idas_box".clone_into(&mut file.id);
    name.clone_into(&mut file.name);
    file.tasks[2].shields = Sourced::Printed(11);
    file
}

/// A file that somebody drags onto the window.
#[derive(Debug)]
struct Dropped(PathBuf);

impl egui::DroppedFile for Dropped {
    fn path(&self) -> &Path {
        &self.0
    }

    fn bytes(&self) -> Result<Vec<u8>, String> {
        Err("it is read by its path".to_owned())
    }
}

fn drop_on(window: &mut Window, path: &Path) {
    let file = Arc::new(Dropped(path.to_owned()));
    window.input_mut().dropped_files.push(file);
    window.run_steps(3);
}

#[test]
fn a_set_is_exported_and_imported_again_as_it_was() {
    let folder = tempfile::tempdir().unwrap();
    let given = folder.path().join("given.ron");
    fs::write(&given, own("Idas Schachtel").to_text().unwrap()).unwrap();
    let data = folder.path().join("data");
    let mut window = open_in(&data, Screen::CardSets);
    drop_on(&mut window, &given);
    assert_eq!(
        label(&window, "card-sets.said"),
        "„Idas Schachtel“ ist importiert."
    );
    wait(&mut window);
    assert_eq!(kept(&data)[0].file, own("Idas Schachtel"));

    let taken = folder.path().join("taken.ron");
    order(&mut window, CardSetsCommand::Export(taken.clone()));
    assert!(label(&window, "card-sets.said").starts_with("Der Satz liegt jetzt hier: "));
    order(&mut window, CardSetsCommand::Export(taken.clone()));
    assert!(label(&window, "card-sets.said").starts_with("„taken.ron“ gibt es dort schon."));
    click(&mut window, "delete");

    // The path can be typed as well.
    click(&mut window, "import");
    let path = taken.display().to_string();
    assert_eq!(crate::window::focused(&window).as_deref(), Some("path"));
    type_in(&mut window, &path);
    press(&mut window, egui::Key::Enter);
    wait(&mut window);
    assert_eq!(kept(&data)[0].file, own("Idas Schachtel"));
    // Beside one that is the same it gets another id and another name.
    order(&mut window, CardSetsCommand::Import(taken));
    wait(&mut window);
    let sets = kept(&data);
    let known: Vec<_> = sets
        .iter()
        .map(|set| (set.file.id.as_str(), set.name()))
        .collect();
    assert_eq!(
        known,
        [
            ("idas_box", "Idas Schachtel"),
            ("idas_box_2", "Idas Schachtel 2")
        ]
    );
}

#[test]
fn what_is_no_set_is_refused_with_the_reason() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = open_with(start(Screen::CardSets));
    let large = vec![b' '; 200_000];
    let files: [(&str, &[u8], &str); 4] = [
        (
            "broken.ron",
            b"(\n    id: \"x\",\n    horses: 7,\n)",
            "In Zeile 3, Spalte 13",
        ),
        ("letter.ron", b"\xFF\xFE", "keine Textdatei"),
        ("large.ron", &large, "zu groß"),
        ("other.ron", b"(id: \"x\", luck: 7)", "ist kein Kartensatz"),
    ];
    for (name, bytes, words) in files {
        let path = folder.path().join(name);
        fs::write(&path, bytes).unwrap();
        order(&mut window, CardSetsCommand::Import(path));
        let said = label(&window, "card-sets.said");
        assert!(said.contains(name) && said.contains(words), "{said}");
        assert!(!is_there(&window, "set.1"));
    }
    order(
        &mut window,
        CardSetsCommand::Import(folder.path().join("none.ron")),
    );
    assert!(label(&window, "card-sets.said").contains("gibt es dort nicht"));
    order(
        &mut window,
        CardSetsCommand::Import(folder.path().to_owned()),
    );
    assert!(label(&window, "card-sets.said").contains("lässt sich nicht lesen"));
}

#[test]
fn a_broken_file_is_listed_and_left_as_it_is() {
    let folder = tempfile::tempdir().unwrap();
    let sets = folder.path().join("card_sets");
    fs::create_dir_all(&sets).unwrap();
    fs::write(sets.join("own_set.ron"), "precious").unwrap();
    let mut window = open_in(folder.path(), Screen::CardSets);
    assert!(label(&window, "broken.0").starts_with("„own_set.ron“ ist kein Kartensatz"));
    click(&mut window, "duplicate");
    wait(&mut window);
    assert_eq!(
        fs::read_to_string(sets.join("own_set.ron")).unwrap(),
        "precious"
    );
    assert!(sets.join("own_set_2.ron").is_file());
    assert_eq!(kept(folder.path()).len(), 1);
}

#[test]
fn a_file_that_somebody_else_changes_is_not_written_over() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = open_in(folder.path(), Screen::CardSets);
    click(&mut window, "duplicate");
    wait(&mut window);
    let path = folder.path().join("card_sets").join("own_set.ron");
    fs::write(&path, "precious").unwrap();
    focus(&mut window, "task.1.shields");
    type_in(&mut window, "5");
    wait(&mut window);
    assert_eq!(fs::read_to_string(&path).unwrap(), "precious");
    assert_eq!(*kept(folder.path())[0].file.tasks[0].shields.figure(), 5);
}

#[test]
fn a_folder_that_cannot_be_written_to_is_told_and_the_set_can_be_exported() {
    let folder = tempfile::tempdir().unwrap();
    // Where the folder should be lies a file.
    fs::write(folder.path().join("card_sets"), "precious").unwrap();
    let mut window = open_in(folder.path(), Screen::CardSets);
    click(&mut window, "duplicate");
    assert!(label(&window, "unkept").contains("lässt sich nicht lesen"));
    wait(&mut window);
    let words = label(&window, "unkept");
    assert!(
        words.starts_with("Die Änderungen lassen sich nicht speichern."),
        "{words}"
    );
    focus(&mut window, "task.1.shields");
    type_in(&mut window, "5");
    assert!(label(&window, "task.1.shields").ends_with("5 Schilde"));
    let given = folder.path().join("given.ron");
    order(&mut window, CardSetsCommand::Export(given.clone()));
    assert!(given.is_file());
    assert_eq!(
        fs::read_to_string(folder.path().join("card_sets")).unwrap(),
        "precious"
    );
}

#[test]
fn a_second_window_changes_nothing_in_the_folder_and_says_so() {
    let folder = tempfile::tempdir().unwrap();
    let mut first = open_in(folder.path(), Screen::CardSets);
    click(&mut first, "duplicate");
    wait(&mut first);
    let before = kept(folder.path());
    let mut second = open_in(folder.path(), Screen::CardSets);
    click(&mut second, "notice.close");
    let key = window_key(&second);
    click(&mut second, &format!("set.{key}"));
    assert!(label(&second, "unkept").contains("in einem anderen Fenster offen"));
    focus(&mut second, "task.1.shields");
    type_in(&mut second, "5");
    click(&mut second, "duplicate");
    click(&mut second, "delete");
    click(&mut second, "delete");
    wait(&mut second);
    second.state_mut().finish();
    assert_eq!(kept(folder.path()), before);
}

#[test]
fn an_older_file_without_a_name_is_called_by_its_id() {
    let folder = tempfile::tempdir().unwrap();
    let sets = folder.path().join("card_sets");
    fs::create_dir_all(&sets).unwrap();
    let text = include_str!("../../../assets/card_sets/reconstructed.ron");
    let text = text.replace("reconstructed_2", "from_before");
    fs::write(sets.join("from_before.ron"), &text).unwrap();
    let mut window = open_in(folder.path(), Screen::CardSets);
    assert_eq!(label(&window, "set.1"), "from_before");
    // Whoever only looks leaves it as it is, comments and all.
    click(&mut window, "set.1");
    click(&mut window, "play");
    assert_eq!(label(&window, "new-game.cards"), "Kartensatz: from_before");
    wait(&mut window);
    window.state_mut().finish();
    let after = fs::read_to_string(sets.join("from_before.ron")).unwrap();
    assert_eq!(after, text);
    assert!(node(&window, "start").is_focused() || is_there(&window, "start"));
}

#[test]
fn nothing_is_done_while_nobody_does_anything() {
    let mut window = open_with(start(Screen::CardSets));
    click(&mut window, "duplicate");
    wait(&mut window);
    wait(&mut window);
    window.step();
    let mut outputs = window.output().viewport_output.values();
    let delay = outputs.next().map(|output| output.repaint_delay);
    assert!(delay.is_some_and(|delay| delay.as_secs() > 60), "{delay:?}");
}
