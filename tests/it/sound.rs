//! What is heard: each event once, in order, as loud as it is set, and never many at once.

use std::collections::HashSet;

use egui::Key;
use egui::accesskit::{Role, Toggled};
use egui_kittest::kittest::NodeT;
use rand::SeedableRng;
use tafelrunde::bot::{BotKind, Generator, Signals};
use tafelrunde::i18n::Language;
use tafelrunde::persist::{Animation, SoundSettings};
use tafelrunde::rules::Viewer;
use tafelrunde::ui::app::{Command, Setting, Start, TableGame};
use tafelrunde::ui::picture::Drawing;
use tafelrunde::ui::screen::Screen;
use tafelrunde::ui::sound::{Heard, Output, Sound, cue};
use tafelrunde::ui::table::TableCommand;

use crate::window::{self, Window, click, description, is_there, label, node, press};

/// One person and two bots, and what is heard of them.
fn start(animation: Animation) -> (Start, Heard) {
    let squire = Some(BotKind::SQUIRE);
    let new_game = window::seated(&[None, squire, squire]);
    let heard = Heard::default();
    let start = Start {
        language: Some(Language::En),
        animation: Some(animation),
        new_game: Some(new_game),
        drawing: Drawing::Blank,
        sounds: true,
        output: Output::List(heard.clone()),
        ..Start::default()
    };
    (start, heard)
}

fn at_table(animation: Animation) -> (Window, Heard) {
    let (start, heard) = start(animation);
    let mut window = window::open(start, None, [1024.0, 700.0]);
    window.state_mut().order(Command::Start);
    window.run_steps(1);
    (window, heard)
}

fn game(window: &Window) -> &TableGame {
    window.state().table().unwrap()
}

/// Lets a frame pass, in which a person who is asked acts at once.
fn go_on(window: &mut Window) {
    if let Some(seat) = game(window).person_to_decide()
        && !game(window).is_moving()
    {
        let game = game(window).game();
        let mut squire = BotKind::SQUIRE.make();
        let mut rng = Generator::seed_from_u64(game.steps() as u64);
        let view = game.view(Viewer::Seat(seat));
        let choice = squire.choose(game.game(), &view, &mut rng, &Signals::default());
        let command = TableCommand::Act(choice.unwrap().action);
        window.state_mut().order(command.into());
    }
    window.run_steps(1);
}

/// What the events after so many steps sound like.
fn cues(window: &Window, steps: usize) -> Vec<Sound> {
    let seen = game(window).game().observations(Viewer::Public, steps);
    seen.filter_map(|(_, seen)| cue(seen.event())).collect()
}

#[test]
fn a_round_sounds_in_the_order_of_its_events() {
    let (mut window, heard) = at_table(Animation::Slow);
    let steps = game(&window).game().steps();
    assert_eq!(heard.take(), [], "nothing has been done yet");
    for _ in 0..2000 {
        go_on(&mut window);
        let kinds: HashSet<Sound> = cues(&window, steps).into_iter().collect();
        if kinds.len() >= 4 && !game(&window).is_moving() {
            break;
        }
    }
    while game(&window).is_moving() {
        window.run_steps(1);
    }
    let expected = cues(&window, steps);
    assert!(expected.len() > 12, "{expected:?}");
    assert_eq!(heard.take(), expected);
}

#[test]
fn without_motion_every_step_is_heard_at_once() {
    let (mut window, heard) = at_table(Animation::None);
    let mut sounded = 0;
    while window.state().screen() == Screen::Table {
        let steps = game(&window).game().steps();
        go_on(&mut window);
        let mut expected = cues(&window, steps);
        // What happens at once is heard once.
        let mut kinds = HashSet::new();
        expected.retain(|&sound| kinds.insert(sound));
        assert_eq!(heard.take(), expected);
        sounded += expected.len();
    }
    assert!(sounded > 100, "{sounded}");
    window.run_steps(3);
    assert_eq!(heard.take(), []);
}

#[test]
fn skipped_motions_are_not_heard_one_by_one() {
    let (mut window, heard) = at_table(Animation::Slow);
    let mut skipped = 0;
    for _ in 0..400 {
        go_on(&mut window);
        let _ = heard.take();
        if game(&window).is_moving() && !game(&window).moves_for_person() {
            window.key_down(Key::Space);
            window.step();
            window.key_up(Key::Space);
            let sounds = heard.take();
            let kinds: HashSet<&Sound> = sounds.iter().collect();
            assert_eq!(kinds.len(), sounds.len(), "{sounds:?}");
            skipped += 1;
        }
    }
    assert!(skipped > 5, "{skipped}");
}

#[test]
fn what_is_muted_is_not_heard() {
    let (mut window, heard) = at_table(Animation::None);
    window.state_mut().order(Setting::Muted(true).into());
    for _ in 0..60 {
        go_on(&mut window);
    }
    assert_eq!(heard.take(), []);
    // What was missed is not made up for.
    let steps = game(&window).game().steps();
    window.state_mut().order(Setting::Muted(false).into());
    for _ in 0..60 {
        go_on(&mut window);
    }
    let sounds = heard.take();
    assert!(!sounds.is_empty());
    assert!(sounds.len() <= cues(&window, steps).len());
}

#[test]
fn what_is_taken_back_or_was_played_elsewhere_is_silent() {
    let (mut window, heard) = at_table(Animation::None);
    while !game(&window).can_undo() {
        go_on(&mut window);
    }
    let _ = heard.take();
    window.state_mut().order(TableCommand::Undo.into());
    window.run_steps(1);
    assert_eq!(heard.take(), []);
    // Whoever comes back to the table hears only what happens from then on.
    go_on(&mut window);
    let _ = heard.take();
    window.state_mut().order(Command::Go(Screen::Rulebook));
    window.run_steps(3);
    window.state_mut().order(Command::Go(Screen::Table));
    let steps = game(&window).game().steps();
    window.run_steps(1);
    let mut kinds = HashSet::new();
    let mut expected = cues(&window, steps);
    expected.retain(|&sound| kinds.insert(sound));
    assert_eq!(heard.take(), expected);
}

fn toggled(window: &Window) -> Option<Toggled> {
    node(window, "mute").accesskit_node().toggled()
}

#[test]
fn sounds_are_muted_by_one_click_or_key() {
    let (mut window, _) = at_table(Animation::None);
    let mut said = HashSet::new();
    for language in Language::ALL {
        window.state_mut().order(Setting::Language(language).into());
        window.run_steps(2);
        assert_eq!(node(&window, "mute").accesskit_node().role(), Role::Button);
        assert!(said.insert(label(&window, "mute")), "{language:?}");
        assert_eq!(toggled(&window), Some(Toggled::False));
        let heard = description(&window, "mute");
        click(&mut window, "mute");
        assert_eq!(toggled(&window), Some(Toggled::True));
        assert_ne!(description(&window, "mute"), heard);
        assert!(window.state().settings().sound.muted);
        press(&mut window, Key::M);
        assert_eq!(toggled(&window), Some(Toggled::False));
        assert!(!window.state().settings().sound.muted);
    }
}

#[test]
fn the_menu_of_the_table_has_the_volume() {
    let (mut window, _) = at_table(Animation::None);
    let volume = |window: &Window| window.state().settings().sound.volume;
    let before = volume(&window);
    click(&mut window, "menu");
    let slider = node(&window, "menu.volume");
    assert_eq!(slider.accesskit_node().role(), Role::Slider);
    slider.focus();
    window.run_steps(2);
    press(&mut window, Key::ArrowLeft);
    assert_eq!(volume(&window), before - 5);
    press(&mut window, Key::Home);
    assert_eq!(volume(&window), 0);
}

#[test]
fn a_program_without_sounds_has_no_switch_for_them() {
    let (start, _) = start(Animation::None);
    let start = Start {
        sounds: false,
        ..start
    };
    let mut window = window::open(start, None, [1024.0, 700.0]);
    window.state_mut().order(Command::Start);
    window.run_steps(2);
    assert!(is_there(&window, "menu"));
    assert!(!is_there(&window, "mute"));
    press(&mut window, Key::M);
    assert!(!window.state().settings().sound.muted);
    click(&mut window, "menu");
    assert!(!is_there(&window, "menu.volume"));
}

#[test]
fn in_a_lesson_the_key_is_the_guides_and_the_switch_works() {
    let (start, _) = start(Animation::None);
    let start = Start {
        screen: Screen::Lesson,
        ..start
    };
    let mut window = window::open(start, None, [1440.0, 900.0]);
    press(&mut window, Key::M);
    assert_eq!(toggled(&window), Some(Toggled::False));
    click(&mut window, "mute");
    assert_eq!(toggled(&window), Some(Toggled::True));
}

#[test]
fn the_settings_let_one_hear_how_loud_it_is() {
    let (start, heard) = start(Animation::None);
    let start = Start {
        screen: Screen::Settings,
        ..start
    };
    let mut window = window::open(start, None, [1440.0, 900.0]);
    click(&mut window, "try-sound");
    assert_eq!(heard.take(), [Sound::Coin]);
    window.state_mut().order(Setting::Volume(0).into());
    click(&mut window, "try-sound");
    assert_eq!(heard.take(), []);
    let loud = Setting::Volume(SoundSettings::LOUDEST);
    window.state_mut().order(loud.into());
    click(&mut window, "try-sound");
    assert_eq!(heard.take(), [Sound::Coin]);
}
