//! The card set in the program, and card sets from files. Source: cards.md.

mod editor;
mod faults;
mod kept;

use std::fs;
use std::path::PathBuf;

use tafelrunde::persist::{CardSetFile, CardSetFileError, Provenance, Sourced, embedded_card_set};
use tafelrunde::rules::kings_errand::{
    CardSetFault, Horse, Location, NeedDraft, TaskId, Virtue, VirtueCard,
};

#[test]
fn the_built_in_set_is_the_one_of_the_card_list() {
    let cards = embedded_card_set();
    assert_eq!(cards.id(), "reconstructed_2");
    assert_eq!(cards.horses().map(Horse::reach), [2, 3, 4, 3]);
    assert_eq!(cards.removed_horse().reach(), 3);
    for (virtue, ones, twos) in [
        (Virtue::Sword, 3, 2),
        (Virtue::Lance, 2, 2),
        (Virtue::Dragon, 3, 2),
        (Virtue::Book, 2, 2),
    ] {
        assert_eq!(cards.virtues().count(VirtueCard::new(virtue, 1)), ones);
        assert_eq!(cards.virtues().count(VirtueCard::new(virtue, 2)), twos);
    }
}

/// Number, location, needs and shields.
type TaskRow = (u8, Location, &'static [(Virtue, u8)], u8);

#[test]
fn the_tasks_are_those_of_the_card_list() {
    use Location::*;
    use Virtue::*;
    let list: [TaskRow; 14] = [
        (1, WildForest, &[(Sword, 1), (Lance, 1)], 3),
        (2, MistyFen, &[(Sword, 2), (Lance, 2)], 7),
        (3, MoonLake, &[(Lance, 2), (Book, 1)], 4),
        (4, MistyFen, &[(Dragon, 1), (Book, 2)], 4),
        (5, MoonLake, &[(Lance, 1), (Dragon, 1), (Book, 1)], 6),
        (6, WildForest, &[(Dragon, 2), (Book, 2)], 7),
        (7, DwarfMines, &[(Sword, 1), (Book, 1)], 3),
        (8, DragonRock, &[(Sword, 2), (Lance, 1), (Dragon, 2)], 10),
        (9, DragonRock, &[(Sword, 2), (Dragon, 2)], 7),
        (10, HiddenValley, &[(Dragon, 1), (Book, 1)], 3),
        (11, HiddenValley, &[(Lance, 1), (Book, 1)], 2),
        (12, DwarfMines, &[(Lance, 1), (Book, 2)], 4),
        (13, BlackTower, &[(Sword, 1), (Dragon, 2), (Book, 1)], 7),
        (
            14,
            BlackTower,
            &[(Sword, 1), (Lance, 1), (Dragon, 1), (Book, 1)],
            9,
        ),
    ];
    let cards = embedded_card_set();
    for (number, location, needs, shields) in list {
        let task = TaskId::new(number)
            .and_then(|id| cards.task(id))
            .expect("every task is there");
        assert_eq!(task.location, location, "task {number}");
        assert_eq!(task.shields, shields, "task {number}");
        let asked = needs
            .iter()
            .map(|&(virtue, value)| VirtueCard::new(virtue, value))
            .collect();
        assert_eq!(task.needs, asked, "task {number}");
    }
}

#[test]
fn every_figure_keeps_its_source() {
    let file = CardSetFile::embedded();
    let count = |wanted| {
        file.locations
            .iter()
            .filter(|name| name.provenance() == wanted)
            .count()
    };
    assert_eq!(count(Provenance::Rulebook), 2);
    assert_eq!(count(Provenance::Review), 2);
    assert_eq!(count(Provenance::Reconstructed), 4);
    assert_eq!(file.horses.removed_below_4, Sourced::Reconstructed(3));
    for task in &file.tasks {
        let expected = if task.id == 11 {
            Provenance::Rulebook
        } else {
            Provenance::Reconstructed
        };
        assert_eq!(task.location.provenance(), expected);
        assert_eq!(task.shields.provenance(), expected);
        assert!(task.needs.iter().all(|need| need.provenance() == expected));
    }
}

#[test]
fn a_card_set_with_printed_figures_is_written_and_read_back() {
    let mut file = CardSetFile::embedded();
    file.id = "my_own_box".to_owned();
    file.tasks[0].shields = Sourced::Printed(3);
    file.tasks[0].needs[0] = Sourced::Printed(NeedDraft {
        virtue: "sword".to_owned(),
        value: 2,
    });
    let text = file.to_text().expect("a card set can be written");
    assert_eq!(CardSetFile::parse(&text).as_ref(), Ok(&file), "{text}");
    let path = written("printed.ron", &text);
    let (read, cards) = CardSetFile::load(&path).expect("the figures fit the rules");
    assert_eq!(read, file);
    assert_eq!(cards.id(), "my_own_box");
}

#[test]
fn a_file_that_is_no_card_set_is_named_with_line_and_column() {
    let path = written("broken.ron", "(\n    id: \"x\",\n    horses: 7,\n)");
    match CardSetFile::load(&path) {
        Err(CardSetFileError::Syntax {
            path: named,
            line,
            column,
            ..
        }) => {
            assert_eq!(named, path);
            assert_eq!((line, column), (3, 13));
        }
        other => panic!("not a syntax error: {other:?}"),
    }
}

#[test]
fn all_faults_are_listed_each_with_its_line() {
    let text = include_str!("../../assets/card_sets/reconstructed.ron")
        .replace("id: \"reconstructed_2\"", "id: \"Mine!\"")
        .replace("\"moon_lake\"", "\"sun_lake\"")
        .replace("id: 14,", "id: 13,");
    let line = |word: &str, nth: usize| {
        let found = text.lines().enumerate().filter(|(_, it)| it.contains(word));
        found
            .map(|(index, _)| index + 1)
            .nth(nth)
            .expect("it is there")
    };
    let path = written("faults.ron", &text);
    let Err(CardSetFileError::Faults { faults, .. }) = CardSetFile::load(&path) else {
        panic!("the set has faults");
    };
    let at = |wanted: fn(&CardSetFault) -> bool| {
        faults.iter().find(|at| wanted(&at.fault)).map(|at| at.line)
    };
    assert_eq!(
        at(|fault| matches!(fault, CardSetFault::BadId(_))),
        Some(line("id: \"Mine!\"", 0))
    );
    assert_eq!(
        at(|fault| matches!(fault, CardSetFault::UnknownLocation(_))),
        Some(line("sun_lake", 0))
    );
    assert_eq!(
        at(|fault| matches!(fault, CardSetFault::TaskTwice { number: 13 })),
        Some(line("id: 13,", 1))
    );
    assert_eq!(
        at(|fault| matches!(fault, CardSetFault::TaskLocation { number: 3, .. })),
        Some(line("id: 3,", 0))
    );
}

#[test]
fn a_missing_file_and_a_folder_are_errors() {
    let folder = std::env::temp_dir();
    for path in [folder.clone(), folder.join("no such card set.ron")] {
        let read = CardSetFile::load(&path);
        assert!(
            matches!(read, Err(CardSetFileError::Read { .. })),
            "{read:?}"
        );
    }
}

/// A file of this test run.
fn written(name: &str, text: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("card_sets");
    fs::create_dir_all(&folder).expect("the folder can be made");
    let path = folder.join(name);
    fs::write(&path, text).expect("the file can be written");
    path
}
