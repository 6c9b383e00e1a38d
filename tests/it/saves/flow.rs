//! What the window makes of broken files, and of a folder that another window has.

use std::fs;
use std::path::Path;

use tafelrunde::i18n::Language;
use tafelrunde::persist::{SavedGame, Settings};
use tafelrunde::ui::app::{Command, Keeping, Setting, Start};
use tafelrunde::ui::picture::Drawing;
use tafelrunde::ui::screen::Screen;

use super::{played, saved, text_of};
use crate::window::{self, Window, click, is_there, label, settle};

fn open_in(folder: &Path, language: Language) -> Window {
    let start = Start {
        language: Some(language),
        screen: Screen::Title,
        drawing: Drawing::Blank,
        keeping: Keeping::Folder(Some(folder.to_owned())),
        ..Start::default()
    };
    window::open(start, None, [1440.0, 900.0])
}

#[test]
fn a_broken_game_is_played_on_from_where_it_could_be_rescued() {
    let table = played(30);
    let text = text_of(&saved(&table));
    let cut = text.find("thoughts:").unwrap() - 40;
    for language in Language::ALL {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("game.ron");
        fs::write(&path, &text[..cut]).unwrap();
        let mut window = open_in(folder.path(), language);
        let words = label(&window, "notice");
        assert!(words.contains("game.ron.broken-1"), "{words}");
        click(&mut window, "notice.close");
        let rescued = window.state().table().unwrap().game().steps();
        assert!(rescued >= table.steps() - 2, "{rescued}");
        window.state_mut().finish();
        // The broken file lies beside the new one.
        let kept = fs::read(folder.path().join("game.ron.broken-1")).unwrap();
        assert_eq!(kept, &text.as_bytes()[..cut]);
        let again = SavedGame::load(&path).unwrap();
        assert_eq!(again.map(|game| game.record.actions.len()), Some(rescued));
        drop(window);
        let next = open_in(folder.path(), language);
        assert!(!is_there(&next, "notice"));
        assert!(next.state().table().is_some());
    }
}

#[test]
fn a_second_window_on_the_same_folder_writes_nothing_and_says_so() {
    let folder = tempfile::tempdir().unwrap();
    let volume = |window: &mut Window, volume| {
        let command = Command::from(Setting::Volume(volume));
        window.state_mut().order(command);
        settle(window);
        window.state_mut().finish();
    };
    let path = folder.path().join("settings.ron");
    let kept = || Settings::load(&path).unwrap().sound.volume;
    let mut first = open_in(folder.path(), Language::De);
    assert!(!is_there(&first, "notice"));
    let mut second = open_in(folder.path(), Language::De);
    assert!(is_there(&second, "notice"));
    click(&mut second, "notice.close");
    volume(&mut first, 11);
    assert_eq!(kept(), 11);
    volume(&mut second, 77);
    assert_eq!(
        second.state().settings().sound.volume,
        77,
        "it works, but is not kept"
    );
    assert_eq!(kept(), 11);
    // Whoever comes after both finds what the first one kept.
    drop((first, second));
    let third = open_in(folder.path(), Language::De);
    assert!(!is_there(&third, "notice"));
    assert_eq!(third.state().settings().sound.volume, 11);
}
