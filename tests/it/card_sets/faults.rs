//! Whatever can be wrong with a set is said in words, marked on its card, and can be mended.

use std::fs;
use std::path::Path;

use egui_kittest::kittest::NodeT;
use tafelrunde::i18n::Language;
use tafelrunde::i18n::Translator;
use tafelrunde::i18n::text::kings_errand::{fault, fault_advice};
use tafelrunde::persist::{CardSetFile, Sourced};
use tafelrunde::rules::kings_errand::{CardSetFault, NeedDraft};
use tafelrunde::ui::app::{Keeping, Start};
use tafelrunde::ui::screen::Screen;

use super::editor::{open_in, open_with, start};
use crate::window::{Window, click, description, is_there, label, node};

type Bend = fn(&mut CardSetFile);

/// A way to spoil a set: what is wrong then, and the figure that is marked, if one is.
struct Case {
    bend: Bend,
    is_it: fn(&CardSetFault) -> bool,
    marked: Option<&'static str>,
    mends: bool,
}

const fn case(bend: Bend, is_it: fn(&CardSetFault) -> bool, marked: &'static str) -> Case {
    Case {
        bend,
        is_it,
        marked: Some(marked),
        mends: false,
    }
}

/// One that is wrong with the file as a whole, and that a button puts right.
const fn mended(bend: Bend, is_it: fn(&CardSetFault) -> bool) -> Case {
    Case {
        bend,
        is_it,
        marked: None,
        mends: true,
    }
}

fn need(virtue: &str, value: u8) -> Sourced<NeedDraft> {
    Sourced::Printed(NeedDraft {
        virtue: virtue.to_owned(),
        value,
    })
}

fn name(name: &str) -> Sourced<String> {
    Sourced::Printed(name.to_owned())
}

/// Every fault there is.
fn cases() -> Vec<Case> {
    let mut cases = of_the_set();
    cases.extend(of_tasks());
    cases
}

fn of_the_set() -> Vec<Case> {
    use CardSetFault as Of;
    vec![
        mended(
            |set| "Büchse!".clone_into(&mut set.id),
            |it| matches!(it, Of::BadId(_)),
        ),
        mended(
            |set| drop(set.locations.pop()),
            |it| matches!(it, Of::LocationCount { .. }),
        ),
        mended(
            |set| set.locations[3] = name("sun_lake"),
            |it| matches!(it, Of::UnknownLocation(_)),
        ),
        mended(
            |set| set.locations[3] = name("camelot"),
            |it| matches!(it, Of::LocationTwice(_)),
        ),
        mended(
            |set| set.horses.all.truncate(3),
            |it| matches!(it, Of::HorseCount { .. }),
        ),
        case(
            |set| set.horses.all[2] = Sourced::Printed(9),
            |it| matches!(it, Of::HorseReach { .. }),
            "horse.2",
        ),
        case(
            |set| set.horses.removed_below_4 = Sourced::Printed(1),
            |it| matches!(it, Of::RemovedHorseNotThere { .. }),
            "",
        ),
        mended(
            |set| {
                let luck = vec![Sourced::Printed(1)];
                set.virtues.insert("luck".to_owned(), luck);
            },
            |it| matches!(it, Of::UnknownVirtue(_)),
        ),
        case(
            |set| {
                let lances = set.virtues.get_mut("lance").unwrap();
                lances.push(Sourced::Printed(1));
            },
            |it| matches!(it, Of::VirtueCardCount { .. }),
            "virtue.book.more",
        ),
        case(
            |set| set.virtues.get_mut("book").unwrap()[2] = Sourced::Printed(7),
            |it| matches!(it, Of::VirtueValue { .. }),
            "virtue.book.2",
        ),
        case(
            |set| set.virtues.get_mut("dragon").unwrap()[0] = Sourced::Printed(2),
            |it| matches!(it, Of::TooFewOnes { .. }),
            "virtue.dragon.0",
        ),
    ]
}

fn of_tasks() -> Vec<Case> {
    use CardSetFault as Of;
    vec![
        mended(
            |set| drop(set.tasks.pop()),
            |it| matches!(it, Of::TaskCount { .. }),
        ),
        mended(
            |set| set.tasks[4].id = 99,
            |it| matches!(it, Of::UnknownTask { .. }),
        ),
        mended(
            |set| set.tasks[4].id = 1,
            |it| matches!(it, Of::TaskTwice { .. }),
        ),
        Case {
            mends: true,
            ..case(
                |set| set.tasks[4].location = name("sun_lake"),
                |it| matches!(it, Of::TaskLocation { .. }),
                "task.5.place",
            )
        },
        case(
            |set| set.tasks[4].location = name("camelot"),
            |it| matches!(it, Of::TaskAtCamelot { .. }),
            "task.5.place",
        ),
        case(
            |set| set.tasks[4].needs.clear(),
            |it| matches!(it, Of::TaskWithoutNeeds { .. }),
            "task.5.more",
        ),
        Case {
            mends: true,
            ..case(
                |set| set.tasks[4].needs[0] = need("luck", 1),
                |it| matches!(it, Of::TaskVirtue { .. }),
                "task.5.need.0",
            )
        },
        case(
            |set| set.tasks[4].needs[0] = need("sword", 3),
            |it| matches!(it, Of::TaskValue { .. }),
            "task.5.need.0",
        ),
        case(
            |set| set.tasks[4].needs = vec![need("book", 2); 3],
            |it| matches!(it, Of::TaskUnpayable { .. }),
            "task.5.need.2",
        ),
        case(
            |set| set.tasks[4].shields = Sourced::Printed(0),
            |it| matches!(it, Of::TaskShields { .. }),
            "task.5.shields",
        ),
    ]
}

fn write(folder: &Path, file: &CardSetFile) {
    let folder = folder.join("card_sets");
    fs::create_dir_all(&folder).unwrap();
    fs::write(folder.join("spoilt.ron"), file.to_text().unwrap()).unwrap();
}

fn spoilt(bend: Bend) -> CardSetFile {
    let mut file = CardSetFile::embedded();
    "spoilt".clone_into(&mut file.id);
    bend(&mut file);
    file
}

/// Everything that is said to be wrong.
fn said(window: &Window) -> Vec<String> {
    let ids = (0..9).map(|index| format!("fault.{index}"));
    let there = ids.filter(|id| is_there(window, id));
    there.map(|id| label(window, &id)).collect()
}

#[test]
fn every_fault_is_said_in_every_language_and_marked_on_its_card() {
    let mut languages = Language::ALL.into_iter().cycle();
    for (index, case) in cases().iter().enumerate() {
        let file = spoilt(case.bend);
        let faults = file.check().expect_err("it is spoilt");
        assert!(faults.iter().any(case.is_it), "{index}: {faults:?}");
        // Each is put into words in all languages, and shown in one of them.
        for language in Language::ALL {
            let tr = Translator::new(language);
            for found in &faults {
                let words = [fault(&tr, found), fault_advice(&tr, found)];
                assert!(words.iter().all(|it| it.ends_with('.')), "{words:?}");
            }
        }
        let language = languages.next().unwrap();
        let folder = tempfile::tempdir().unwrap();
        write(folder.path(), &file);
        let mut window = open_with(Start {
            language: Some(language),
            keeping: Keeping::Folder(Some(folder.path().to_owned())),
            ..start(Screen::CardSets)
        });
        click(&mut window, "set.1");
        let tr = Translator::new(language);
        let told = faults.iter().find(|fault| (case.is_it)(fault)).unwrap();
        let wanted = [fault(&tr, told), fault_advice(&tr, told)].join(" ");
        let said = said(&window);
        assert!(
            said.contains(&wanted),
            "{index}: {wanted} is not in {said:?}"
        );
        if let Some(id) = case.marked.filter(|id| !id.is_empty()) {
            assert_eq!(description(&window, id), wanted, "{index}: {id}");
        }
        // It can be kept, but not played with.
        let play = node(&window, "play");
        assert!(play.accesskit_node().is_disabled(), "{index}");
        assert_eq!(is_there(&window, "mend"), case.mends, "{index}");
        if case.mends {
            click(&mut window, "mend");
            assert!(
                !is_there(&window, "fault.0"),
                "{index}: {:?}",
                self::said(&window)
            );
            assert!(!node(&window, "play").accesskit_node().is_disabled());
        }
    }
}

#[test]
fn a_new_game_is_not_played_with_a_set_that_has_faults() {
    let folder = tempfile::tempdir().unwrap();
    write(
        folder.path(),
        &spoilt(|set| set.tasks[0].shields = Sourced::Printed(0)),
    );
    let mut window = open_in(folder.path(), Screen::NewGame);
    assert!(
        !is_there(&window, "new-game.cards"),
        "there is nothing to choose"
    );
    let mut game = tafelrunde::session::NewGame::first("Ida");
    game.card_set = Some("spoilt".to_owned());
    super::editor::order(&mut window, tafelrunde::ui::app::Command::Draft(game));
    let words = label(&window, "new-game.cards.note");
    assert!(words.starts_with("„spoilt“ hat noch Fehler."), "{words}");
    click(&mut window, "start");
    let table = window.state().table().unwrap();
    assert_eq!(table.game().game().cards().id(), "reconstructed_2");
}

#[test]
fn two_sets_with_the_same_id_are_told_apart() {
    let folder = tempfile::tempdir().unwrap();
    let file = spoilt(|_| {});
    write(folder.path(), &file);
    let second = folder.path().join("card_sets").join("twin.ron");
    fs::write(second, file.to_text().unwrap()).unwrap();
    let mut window = open_in(folder.path(), Screen::CardSets);
    click(&mut window, "set.2");
    let words = said(&window);
    assert!(
        words[0].starts_with("Die Kennung „spoilt“ gehört schon"),
        "{words:?}"
    );
    click(&mut window, "mend");
    assert!(said(&window).is_empty());
}
