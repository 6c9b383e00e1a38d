//! The settings: the screen by keyboard and screen reader, and that each does what it says.

mod files;

use std::path::Path;

use egui::accesskit::{Role, Toggled};
use egui::{Key, Modifiers, vec2};
use egui_kittest::kittest::NodeT;
use tafelrunde::i18n::Language;
use tafelrunde::persist::{Animation, BotSpeed, Settings, SoundSettings, ThemeChoice};
use tafelrunde::session::{CoachLevel, NewGame};
use tafelrunde::ui::app::{Command, Keeping, Setting, SettingsCommand, Start};
use tafelrunde::ui::picture::Drawing;
use tafelrunde::ui::screen::Screen;
use tafelrunde::ui::theme::{Text, Theme};

use crate::window::{
    self, Window, click, description, focused, is_there, label, node, press, press_with, settle,
};

fn start(screen: Screen) -> Start {
    Start {
        language: Some(Language::De),
        screen,
        new_game: Some(NewGame::first("Ida")),
        drawing: Drawing::Blank,
        sounds: true,
        ..Start::default()
    }
}

fn open_with(start: Start) -> Window {
    window::open(start, None, [1440.0, 900.0])
}

fn open() -> Window {
    open_with(start(Screen::Settings))
}

fn open_in(folder: &Path) -> Window {
    open_with(Start {
        keeping: Keeping::Folder(Some(folder.to_owned())),
        ..start(Screen::Settings)
    })
}

fn order(window: &mut Window, command: impl Into<Command>) {
    window.state_mut().order(command.into());
    settle(window);
}

fn settings(window: &Window) -> &Settings {
    window.state().settings()
}

/// Where the focus must be, and what pressing a key there must do.
type Stop = (&'static str, Key, fn(&Window) -> bool);

/// The Tab stops after the language, with a key for each.
const STOPS: [Stop; 11] = [
    ("theme.light", Key::End, |window| {
        settings(window).theme == ThemeChoice::Contrast
    }),
    ("text-size", Key::ArrowRight, |window| {
        (settings(window).text_size - 1.05).abs() < 0.001
    }),
    ("scale", Key::ArrowUp, |window| {
        (settings(window).scale - 1.05).abs() < 0.001
    }),
    ("animation.normal", Key::Home, |window| {
        settings(window).animation == Animation::None
    }),
    ("bot-speed.normal", Key::ArrowDown, |window| {
        settings(window).bot_speed == BotSpeed::Fast
    }),
    ("coach.by_mastery", Key::End, |window| {
        label(window, "coach.full").contains(": ") && is_chosen(window, "coach.full")
    }),
    ("table-mode", Key::Space, |window| {
        toggled(window, "table-mode") == Some(Toggled::True)
    }),
    ("terms", Key::ArrowRight, |window| {
        settings(window).german_terms
    }),
    ("volume", Key::Home, |window| {
        settings(window).sound.volume == 0
    }),
    ("muted", Key::ArrowRight, |window| {
        settings(window).sound.muted
    }),
    ("try-sound", Key::Enter, |window| {
        focused(window).as_deref() == Some("try-sound")
    }),
];

fn toggled(window: &Window, id: &str) -> Option<Toggled> {
    node(window, id).accesskit_node().toggled()
}

fn is_chosen(window: &Window, id: &str) -> bool {
    toggled(window, id) == Some(Toggled::True)
}

#[test]
fn everything_is_set_by_keyboard_alone_in_each_language() {
    for language in Language::ALL {
        let mut window = open_with(Start {
            language: Some(language),
            ..start(Screen::Title)
        });
        press(&mut window, Key::Tab);
        for _ in 0..5 {
            if focused(&window).as_deref() == Some("menu.settings") {
                break;
            }
            press(&mut window, Key::ArrowRight);
        }
        assert_eq!(focused(&window).as_deref(), Some("menu.settings"));
        press(&mut window, Key::Enter);
        assert_eq!(window.state().screen(), Screen::Settings);
        let spoken = format!("language.{}", language.code());
        assert_eq!(focused(&window), Some(spoken.clone()));
        for (id, key, is_done) in STOPS {
            if id == "terms" && language == Language::De {
                continue;
            }
            press(&mut window, Key::Tab);
            assert_eq!(focused(&window).as_deref(), Some(id), "{language:?}");
            press(&mut window, key);
            assert!(is_done(&window), "{language:?}: {key:?} at {id}");
            assert!(focused(&window).is_some(), "{language:?}: after {id}");
        }
        press(&mut window, Key::Tab);
        assert_eq!(focused(&window).as_deref(), Some("back"));
        press(&mut window, Key::Tab);
        assert_eq!(focused(&window), Some(spoken));
        press(&mut window, Key::End);
        assert_eq!(window.state().language(), Language::Cs);
        assert_eq!(focused(&window).as_deref(), Some("language.cs"));
        press(&mut window, Key::Home);
        assert_eq!(window.state().language(), Language::De);
        assert_eq!(label(&window, "title"), "Einstellungen");
        press(&mut window, Key::Escape);
        assert_eq!(window.state().screen(), Screen::Title);
    }
}

#[test]
fn screen_readers_know_what_each_is_and_can_change_it() {
    let mut window = open();
    let ids = [
        ("language.de", Role::RadioButton),
        ("theme.dark", Role::RadioButton),
        ("text-size", Role::Slider),
        ("scale", Role::Slider),
        ("animation.none", Role::RadioButton),
        ("bot-speed.slow", Role::RadioButton),
        ("coach.quiet", Role::RadioButton),
        ("table-mode", Role::CheckBox),
        ("volume", Role::Slider),
        ("muted", Role::CheckBox),
        ("try-sound", Role::Button),
        ("settings.reset", Role::Button),
    ];
    for (id, role) in ids {
        assert_eq!(node(&window, id).accesskit_node().role(), role, "{id}");
        assert!(!label(&window, id).is_empty(), "{id}");
    }
    for id in ["scale", "coach.off", "table-mode", "settings.reset"] {
        assert!(!description(&window, id).is_empty(), "{id}");
    }
    assert_eq!(label(&window, "theme.dark"), "Farben: Nacht");
    let volume = |window: &Window| {
        let node = node(window, "volume");
        let node = node.accesskit_node();
        (
            node.numeric_value(),
            node.min_numeric_value(),
            node.max_numeric_value(),
        )
    };
    assert_eq!(volume(&window), (Some(40.0), Some(0.0), Some(100.0)));
    assert_eq!(
        node(&window, "volume").value().as_deref(),
        Some("40\u{a0}%")
    );
    node(&window, "volume").increment_accesskit();
    settle(&mut window);
    assert_eq!(settings(&window).sound.volume, 45);
    node(&window, "volume").decrement_accesskit();
    settle(&mut window);
    node(&window, "volume").set_value_accesskit(73.9);
    settle(&mut window);
    assert_eq!(settings(&window).sound.volume, 75);
    for wild in [f64::NAN, -1e30, 1e300] {
        node(&window, "volume").set_value_accesskit(wild);
        settle(&mut window);
        assert!(settings(&window).sound.volume <= SoundSettings::LOUDEST);
    }
    click(&mut window, "theme.dark");
    assert!(is_chosen(&window, "theme.dark"));
    assert!(!is_chosen(&window, "theme.light"));
}

#[test]
fn each_setting_does_what_it_says_at_once() {
    let mut window = open();
    let size = |window: &Window| window.state().tokens().size(Text::Heading);
    let fly = |window: &Window| {
        let tokens = window.state().tokens();
        tokens.seconds(tokens.motion.card_fly)
    };
    let (body, usual) = (size(&window), fly(&window));
    for (choice, theme) in ThemeChoice::ALL.into_iter().zip(Theme::ALL) {
        order(&mut window, Setting::Theme(choice));
        assert_eq!(window.state().tokens().theme, theme);
        assert_eq!(
            window.ctx.global_style().visuals.panel_fill,
            window.state().tokens().colour.ground
        );
    }
    order(&mut window, Setting::TextSize(2.0));
    assert!((size(&window) / body - 2.0).abs() < 0.01);
    order(&mut window, Setting::TextSize(1.0));
    for speed in Animation::ALL {
        order(&mut window, Setting::Animation(speed));
        assert!((fly(&window) - usual * speed.factor()).abs() < 0.001);
    }
    order(&mut window, Setting::Scale(1.25));
    assert!((window.ctx.zoom_factor() - 1.25).abs() < 0.001);
    order(&mut window, Setting::Language(Language::Cs));
    assert_eq!(label(&window, "title"), "Nastavení");
    order(&mut window, Setting::GermanTerms(true));
    assert_eq!(toggled(&window, "terms"), Some(Toggled::True));
    order(&mut window, Setting::Coach(CoachLevel::Quiet));
    order(&mut window, Setting::TableMode(true));
    order(&mut window, Command::Go(Screen::Title));
    press(&mut window, Key::Num1);
    let table = window.state().table().expect("a game is open");
    assert_eq!(table.seating().coach, CoachLevel::Quiet);
    assert!(table.seating().table_mode);
}

#[test]
fn bots_take_as_long_as_it_is_set() {
    let steps_after = |speed: BotSpeed| {
        let mut draft = NewGame::first("Ida");
        for seat in &mut draft.seats {
            seat.bot = Some("page".parse().expect("there are Pages"));
        }
        let mut window = open_with(Start {
            new_game: Some(draft),
            animation: Some(Animation::None),
            ..start(Screen::Title)
        });
        order(&mut window, Setting::BotSpeed(speed));
        press(&mut window, Key::Num1);
        for _ in 0..20 {
            window.step();
        }
        let table = window.state().table().expect("a game is open");
        table.game().steps()
    };
    let steps = BotSpeed::ALL.map(steps_after);
    assert!(steps.is_sorted_by(|a, b| a < b), "{steps:?}");
    assert!(steps[3] > 50, "{steps:?}");
}

#[test]
fn no_text_is_too_small_where_everything_is_shown_smaller() {
    let mut window = open();
    for scale in [0.75, 0.9, 1.0, 1.5] {
        order(&mut window, Setting::Scale(scale));
        let shown = window.ctx.zoom_factor();
        let smallest = window.state().tokens().size(Text::Caption) * shown;
        assert!(smallest >= 11.99, "{smallest} at {scale}");
    }
}

#[test]
fn the_keys_for_larger_and_smaller_change_the_setting() {
    let mut window = open();
    let scale = |window: &Window| (100.0 * settings(window).scale).round() as i32;
    press_with(&mut window, Modifiers::COMMAND, Key::Plus);
    assert_eq!(scale(&window), 110);
    press_with(&mut window, Modifiers::COMMAND, Key::Equals);
    assert_eq!(scale(&window), 120);
    press_with(&mut window, Modifiers::COMMAND, Key::Minus);
    assert_eq!(scale(&window), 110);
    let shown = node(&window, "scale").accesskit_node().numeric_value();
    assert_eq!(shown, Some(110.0), "the slider keeps in step");
    press_with(&mut window, Modifiers::COMMAND, Key::Num0);
    assert_eq!(scale(&window), 100);
    for _ in 0..20 {
        press_with(&mut window, Modifiers::COMMAND, Key::Minus);
    }
    assert_eq!(scale(&window), 75);
    for _ in 0..40 {
        press_with(&mut window, Modifiers::COMMAND, Key::Plus);
    }
    assert_eq!(scale(&window), 130, "no more than there is room for");
    let shown = (100.0 * window.ctx.zoom_factor()).round() as i32;
    assert_eq!(shown, 128);
    assert!(description(&window, "scale").contains("128"));
    order(&mut window, Command::Go(Screen::Table));
    press_with(&mut window, Modifiers::COMMAND, Key::Num0);
    assert_eq!(scale(&window), 100, "everywhere");
}

#[test]
fn a_slider_that_moves_itself_changes_when_it_is_let_go() {
    let mut window = open();
    let rect = node(&window, "text-size").rect();
    let volume = node(&window, "volume").rect();
    window.drag_at(rect.center());
    window.step();
    window.hover_at(rect.center() + vec2(60.0, 0.0));
    window.step();
    window.step();
    assert!(
        (settings(&window).text_size - 1.0).abs() < 0.001,
        "still dragged"
    );
    window.drop_at(rect.center() + vec2(60.0, 0.0));
    settle(&mut window);
    assert!(settings(&window).text_size > 1.0);
    order(&mut window, Setting::TextSize(1.0));
    window.drag_at(volume.center());
    window.step();
    window.hover_at(volume.center() + vec2(40.0, 0.0));
    window.step();
    window.step();
    assert!(settings(&window).sound.volume > 40, "heard at once");
    window.drop_at(volume.center() + vec2(40.0, 0.0));
    settle(&mut window);
}

#[test]
fn everything_can_be_set_back_and_that_can_be_undone() {
    let folder = tempfile::tempdir().unwrap();
    let progress = folder.path().join("progress.ron");
    let learnt = "(version: 1)";
    std::fs::write(&progress, learnt).unwrap();
    let mut window = open_in(folder.path());
    for setting in [
        Setting::Theme(ThemeChoice::Dark),
        Setting::TextSize(1.5),
        Setting::Scale(1.1),
        Setting::Animation(Animation::None),
        Setting::Volume(5),
        Setting::Muted(true),
        Setting::BotSpeed(BotSpeed::AtOnce),
        Setting::Coach(CoachLevel::Full),
        Setting::TableMode(true),
        Setting::GermanTerms(true),
    ] {
        order(&mut window, setting);
    }
    let changed = settings(&window).clone();
    assert!(!is_there(&window, "settings.undo"));
    click(&mut window, "settings.reset");
    let usual = Settings {
        language: Some("de".to_owned()),
        ..Settings::default()
    };
    assert_eq!(settings(&window), &usual);
    assert!(is_chosen(&window, "coach.by_mastery"));
    assert!(!is_chosen(&window, "table-mode"));
    assert_eq!(window.state().tokens().theme, Theme::Parchment);
    assert!(is_there(&window, "settings.said"));
    click(&mut window, "settings.undo");
    assert_eq!(settings(&window), &changed);
    assert!(is_chosen(&window, "coach.full"));
    assert!(is_chosen(&window, "table-mode"));
    assert!(!is_there(&window, "settings.undo"));
    click(&mut window, "settings.reset");
    press_with(&mut window, Modifiers::COMMAND, Key::Z);
    assert_eq!(settings(&window), &changed);
    click(&mut window, "settings.reset");
    order(&mut window, Setting::Volume(50));
    assert!(
        !is_there(&window, "settings.undo"),
        "something else has been set since"
    );
    assert_eq!(std::fs::read_to_string(&progress).unwrap(), learnt);
}

#[test]
fn the_way_back_leads_to_the_running_game_and_leaves_it_as_it_was() {
    for close in [Key::Escape, Key::Enter] {
        let mut window = open_with(start(Screen::Title));
        press(&mut window, Key::Num1);
        let game = |window: &Window| {
            let table = window.state().table().expect("a game is open");
            (table.game().record(), table.seating().clone())
        };
        click(&mut window, "menu");
        let before = game(&window);
        click(&mut window, "to-settings");
        assert_eq!(window.state().screen(), Screen::Settings);
        order(&mut window, Setting::Theme(ThemeChoice::Contrast));
        window.run_steps(30);
        if close == Key::Enter {
            window::focus(&mut window, "back");
        }
        window.key_press(close);
        window.step();
        window.step();
        assert_eq!(window.state().screen(), Screen::Table);
        assert_eq!(game(&window), before);
        assert!(!is_there(&window, "resume"), "the menu is closed");
    }
}

#[test]
fn the_way_back_leads_to_the_lesson() {
    let mut window = open_with(start(Screen::Lesson));
    let step = |window: &Window| {
        window
            .state()
            .lesson()
            .map(|lesson| lesson.table().game().record())
    };
    click(&mut window, "menu");
    let before = step(&window);
    click(&mut window, "to-settings");
    assert_eq!(window.state().screen(), Screen::Settings);
    press(&mut window, Key::Escape);
    assert_eq!(window.state().screen(), Screen::Lesson);
    assert_eq!(step(&window), before);
    assert!(!is_there(&window, "to-settings"));
}

#[test]
fn what_cannot_be_heard_is_said_in_a_line() {
    let window = open_with(Start {
        sounds: false,
        ..start(Screen::Settings)
    });
    assert!(!is_there(&window, "volume"));
    assert!(!is_there(&window, "muted"));
}

#[test]
fn the_folder_is_shown_and_its_name_copied() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = open_in(folder.path());
    assert_eq!(
        description(&window, "folder.copy"),
        folder.path().display().to_string()
    );
    assert!(is_there(&window, "folder.open"));
    node(&window, "folder.copy").click_accesskit();
    let copied = (0..3).any(|_| {
        window.step();
        let commands = &window.output().platform_output.commands;
        commands.iter().any(|command| {
            matches!(command, egui::OutputCommand::CopyText(text) if *text == folder.path().display().to_string())
        })
    });
    assert!(copied);
    assert!(is_there(&window, "settings.said"));
    let nowhere = open();
    assert!(!is_there(&nowhere, "folder.copy"));
}

#[test]
fn what_is_seldom_pressed_together_does_no_harm() {
    let mut window = open();
    for command in [
        SettingsCommand::Undo,
        SettingsCommand::Open,
        SettingsCommand::CopyFolder,
        SettingsCommand::OpenFolder,
    ] {
        order(&mut window, command);
    }
    for wild in [f32::NAN, f32::INFINITY, -1.0, 1e30] {
        order(&mut window, Setting::TextSize(wild));
        order(&mut window, Setting::Scale(wild));
    }
    order(&mut window, Setting::Volume(255));
    assert_eq!(settings(&window), &settings(&window).clone().mended());
    assert_eq!(window.state().screen(), Screen::Settings);
}
