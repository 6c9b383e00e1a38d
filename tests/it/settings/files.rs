//! The file of the settings: what is kept, when, and what becomes of one that others have written.

use std::fs;
use std::path::PathBuf;

use tafelrunde::i18n::Language;
use tafelrunde::persist::{
    Animation, BotSpeed, FileError, Kept, Monitor, Settings, SoundSettings, ThemeChoice,
    WindowPlace,
};
use tafelrunde::ui::app::{Keeping, Setting, Start};
use tafelrunde::ui::screen::Screen;

use super::{open_in, open_with, order, settings, start};

fn place(size: (f32, f32), position: Option<(f32, f32)>) -> WindowPlace {
    WindowPlace {
        size,
        position,
        maximized: false,
    }
}

fn everything() -> Settings {
    Settings {
        language: Some("cs".to_owned()),
        window: Some(WindowPlace {
            maximized: true,
            ..place((1300.0, 800.0), Some((-40.0, 12.0)))
        }),
        theme: ThemeChoice::Contrast,
        text_size: 1.35,
        scale: 1.2,
        sound: SoundSettings {
            volume: 17,
            muted: true,
        },
        bot_speed: BotSpeed::AtOnce,
        animation: Animation::Quick,
        german_terms: true,
        ..Settings::default()
    }
}

#[test]
fn settings_are_kept_whole() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("settings.ron");
    everything().save(&path).unwrap();
    assert_eq!(Settings::load(&path).unwrap(), everything());
}

#[test]
fn what_is_set_is_kept_soon_after_and_found_again() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("settings.ron");
    let mut window = open_in(folder.path());
    assert!(!path.exists(), "nothing has been set");
    window
        .state_mut()
        .order(Setting::Theme(ThemeChoice::Dark).into());
    window.step();
    assert!(!path.exists(), "not in every frame");
    window.run_steps(6);
    assert_eq!(Settings::load(&path).unwrap().theme, ThemeChoice::Dark);
    window.state_mut().order(Setting::Volume(3).into());
    window.step();
    window.state_mut().finish();
    assert_eq!(Settings::load(&path).unwrap().sound.volume, 3);
    let written = fs::metadata(&path).unwrap().modified().unwrap();
    window.state_mut().finish();
    assert_eq!(fs::metadata(&path).unwrap().modified().unwrap(), written);

    let again = open_in(folder.path());
    assert_eq!(settings(&again).theme, ThemeChoice::Dark);
    assert_eq!(settings(&again).sound.volume, 3);
}

#[test]
fn what_the_command_line_asks_for_is_not_kept() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("settings.ron");
    let kept = Settings {
        language: Some("cs".to_owned()),
        theme: ThemeChoice::Dark,
        ..Settings::default()
    };
    kept.save(&path).unwrap();
    let mut window = open_with(Start {
        language: Some(Language::En),
        theme: Some(tafelrunde::ui::theme::Theme::Contrast),
        text_size: Some(1.5),
        animation: Some(Animation::None),
        keeping: Keeping::Folder(Some(folder.path().to_owned())),
        ..start(Screen::Settings)
    });
    assert_eq!(settings(&window).theme, ThemeChoice::Contrast);
    order(&mut window, Setting::Volume(9));
    window.state_mut().finish();
    let mut found = Settings::load(&path).unwrap();
    found.last_new_game = None;
    assert_eq!(
        found,
        Settings {
            sound: SoundSettings {
                volume: 9,
                muted: false
            },
            ..kept
        }
    );
}

#[test]
fn numbers_out_of_range_are_brought_into_it() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("settings.ron");
    let read = |fields: &str| {
        fs::write(&path, format!("(version: 1, {fields})")).unwrap();
        let settings = Settings::load(&path);
        settings.unwrap_or_else(|error| panic!("{fields}: {error}"))
    };
    for (number, size, scale) in [
        ("1e30", 2.0, 2.0),
        ("-1e30", 0.8, 0.75),
        ("-0.0", 0.8, 0.75),
        ("inf", 2.0, 2.0),
        ("-inf", 0.8, 0.75),
        ("NaN", 1.0, 1.0),
        ("3", 2.0, 2.0),
    ] {
        let found = read(&format!("text_size: {number}, scale: {number}"));
        let near = |a: f32, b: f32| (a - b).abs() < 0.001;
        assert!(near(found.text_size, size), "{number}: {}", found.text_size);
        assert!(near(found.scale, scale), "{number}: {}", found.scale);
    }
    for (number, volume) in [
        ("-5", 0),
        ("300", 100),
        ("1e30", 100),
        ("NaN", 40),
        ("33.4", 33),
    ] {
        let found = read(&format!("sound: (volume: {number})"));
        assert_eq!(found.sound.volume, volume, "{number}");
        assert!(!found.sound.muted);
    }
    for (size, expected) in [
        ("(-100, 700)", None),
        ("(0, 0)", None),
        ("(NaN, 900)", None),
        ("(inf, 900)", None),
        ("(1e30, 900)", Some((16_384.0, 900.0))),
        ("(10, 10)", Some((1024.0, 700.0))),
        ("(1500, 900)", Some((1500.0, 900.0))),
    ] {
        let found = read(&format!(
            "window: Some((size: {size}, position: Some((NaN, 3))))"
        ));
        assert_eq!(
            found.window,
            expected.map(|size| place(size, None)),
            "{size}"
        );
    }
    // What a later program has added does not take the rest away.
    let found = read("theme: dark, future: Some((1, [\"x\"])), sound: (bass: 3, muted: true)");
    assert_eq!(found.theme, ThemeChoice::Dark);
    assert!(found.sound.muted);
    assert_eq!(found.sound.volume, SoundSettings::default().volume);
}

#[test]
fn hostile_files_are_set_aside_with_a_message_and_nothing_breaks() {
    let deep = format!("(version: 1, language: {}", "Some(".repeat(20_000));
    let hostile: [&[u8]; 9] = [
        b"",
        b"\0\0\0\0",
        b"\xFF\xFE",
        b"(version: 1, theme: sepia)",
        b"(version: 99)",
        b"(version: -1)",
        b"[1, 2]",
        b"(version: 1, text_size: \"large\")",
        deep.as_bytes(),
    ];
    for (index, bytes) in hostile.into_iter().enumerate() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("settings.ron");
        fs::write(&path, bytes).unwrap();
        let fault = Settings::load(&path).unwrap_err();
        let (FileError::Broken { kept, .. } | FileError::Newer { kept, .. }) = &fault else {
            panic!("{index}: {fault}");
        };
        let Kept::As(aside) = kept else {
            panic!("{index}: {fault}");
        };
        assert_eq!(fs::read(aside).unwrap(), bytes, "{index}");

        fs::write(&path, bytes).unwrap();
        let mut window = open_in(folder.path());
        assert!(crate::window::is_there(&window, "notice"), "{index}");
        crate::window::click(&mut window, "notice.close");
        order(&mut window, Setting::Theme(ThemeChoice::Dark));
        window.state_mut().finish();
        assert_eq!(Settings::load(&path).unwrap().theme, ThemeChoice::Dark);
        let kept: Vec<PathBuf> = fs::read_dir(folder.path())
            .unwrap()
            .map(|entry| entry.unwrap().path())
            .filter(|path| path.display().to_string().contains(".broken-"))
            .collect();
        assert_eq!(kept.len(), 2, "{index}: {kept:?}");
    }
}

#[test]
fn the_window_comes_back_where_it_was_if_that_can_be_seen() {
    let left = Monitor {
        position: (0.0, 0.0),
        size: (1920.0, 1080.0),
    };
    let right = Monitor {
        position: (1920.0, -200.0),
        size: (2560.0, 1440.0),
    };
    let at = |x: f32, y: f32| place((1440.0, 900.0), Some((x, y)));
    let both = [left, right];
    for (window, monitors, expected) in [
        (at(100.0, 50.0), &both[..], true),
        (at(2500.0, 100.0), &both, true),
        // The right screen is gone.
        (at(2500.0, 100.0), &[left], false),
        (at(1850.0, 100.0), &[left], false),
        (at(1750.0, 100.0), &[left], true),
        (at(-1400.0, 10.0), &[left], false),
        (at(-1300.0, 10.0), &[left], true),
        // Its upper edge can be taken hold of, or not.
        (at(100.0, 1070.0), &[left], false),
        (at(100.0, -300.0), &[left], false),
        (at(100.0, -10.0), &[left], true),
        (at(1e9, -1e9), &both, false),
        (at(0.0, 0.0), &[], false),
        (place((1440.0, 900.0), None), &both, false),
    ] {
        let found = window.position_on(monitors, 1.0);
        let expected = window.position.filter(|_| expected);
        assert_eq!(found, expected, "{window:?} on {monitors:?}");
    }
    // Twice the pixels make the window twice as wide.
    let found = at(-2000.0, 10.0).position_on(&[left], 2.0);
    assert_eq!(found, Some((-2000.0, 10.0)));
}
