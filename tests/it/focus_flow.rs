//! The focus is never lost: whatever has it may go, and then something sensible has it.

use egui::Key;
use tafelrunde::bot::BotKind;
use tafelrunde::i18n::Language;
use tafelrunde::rules::kings_errand::{Edition, KnightColour, Phase};
use tafelrunde::session::{CoachLevel, NewGame, SeatChoice};
use tafelrunde::ui::app::{Command, Keeping, Start};
use tafelrunde::ui::picture::Drawing;
use tafelrunde::ui::screen::Screen;
use tafelrunde::ui::theme::{Theme, Tokens, contrast_ratio};

use crate::window::{self, Window, focus, focused, is_there, press, settle};

fn at_table(coach: CoachLevel) -> Window {
    let bots = [None, Some(BotKind::SQUIRE)];
    let seats = bots.into_iter().zip(["Ida", "Ulf"]).zip(KnightColour::ALL);
    let new_game = NewGame {
        seats: seats
            .map(|((bot, name), knight)| SeatChoice {
                name: name.to_owned(),
                knight,
                bot,
            })
            .collect(),
        edition: Edition::Cs,
        seed: Some(3),
        coach,
        table_mode: false,
        card_set: None,
    };
    let start = Start {
        language: Some(Language::En),
        new_game: Some(new_game),
        drawing: Drawing::Blank,
        ..Start::default()
    };
    let mut window = window::open(start, None, [1440.0, 900.0]);
    window.state_mut().order(Command::Start);
    settle(&mut window);
    wait(&mut window);
    window
}

/// Lets the bot play until the person is asked.
fn wait(window: &mut Window) {
    for _ in 0..200 {
        settle(window);
        let table = window.state().table().unwrap();
        if table.is_over() || table.person_to_decide().is_some() {
            return;
        }
    }
    panic!("nobody is asked");
}

fn phase(window: &Window) -> Phase {
    let view = window.state().table().unwrap().view();
    view.position().phase()
}

/// The first card that can be taken.
fn takes(window: &Window) -> String {
    let choices = window.state().table().unwrap().choices();
    format!("supply.{}", choices.supply().next().unwrap())
}

#[test]
fn after_the_notice_at_the_start_the_page_has_the_focus() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("progress.ron"), "nonsense").unwrap();
    let mut window = window::open(
        Start {
            language: Some(Language::De),
            keeping: Keeping::Folder(Some(folder.path().to_owned())),
            drawing: Drawing::Blank,
            ..Start::default()
        },
        None,
        [1024.0, 700.0],
    );
    assert_eq!(window.state().screen(), Screen::Title);
    assert!(focused(&window).is_some_and(|id| id.starts_with("notice.")));
    focus(&mut window, "notice.close");
    press(&mut window, Key::Enter);
    assert!(!is_there(&window, "notice"));
    assert_eq!(focused(&window).as_deref(), Some("menu.play"));
}

#[test]
fn the_hint_has_the_focus_and_gives_it_back() {
    let mut window = at_table(CoachLevel::Quiet);
    let card = takes(&window);
    focus(&mut window, &card);
    press(&mut window, Key::H);
    assert_eq!(focused(&window).as_deref(), Some("coach.close"));
    press(&mut window, Key::ArrowUp);
    assert_eq!(focused(&window).as_deref(), Some("coach.follow"));
    press(&mut window, Key::Tab);
    press(&mut window, Key::Tab);
    for _ in 0..20 {
        if focused(&window).is_some_and(|id| id.starts_with("coach.")) {
            break;
        }
        press(&mut window, Key::Tab);
    }
    assert!(
        focused(&window).unwrap().starts_with("coach."),
        "Tab comes back"
    );
    press(&mut window, Key::Escape);
    assert!(!is_there(&window, "coach.close"));
    assert!(focused(&window).is_some());
    press(&mut window, Key::H);
    press(&mut window, Key::Num1);
    assert!(!is_there(&window, "coach.close"), "the game has gone on");
    assert!(focused(&window).is_some());
}

#[test]
fn a_card_that_is_taken_and_a_turn_that_is_carried_out_leave_the_focus_somewhere() {
    let mut window = at_table(CoachLevel::Off);
    let mut done = 0;
    while done < 12 {
        wait(&mut window);
        let id = if phase(&window) == Phase::Choose {
            takes(&window)
        } else {
            let buttons = ["next-step", "end-turn", "offer"].into_iter();
            let mut there = buttons.filter(|id| is_there(&window, id));
            there.next().unwrap().to_owned()
        };
        focus(&mut window, &id);
        press(&mut window, Key::Enter);
        // It may pass on from a button that is only there for a moment.
        window.run_steps(4);
        assert!(focused(&window).is_some(), "after {id}");
        done += 1;
    }
}

#[test]
fn what_opens_above_the_table_takes_the_focus_and_gives_it_back() {
    let mut window = at_table(CoachLevel::Off);
    let card = takes(&window);
    for key in [Key::F1, Key::A, Key::C, Key::Escape] {
        focus(&mut window, &card);
        press(&mut window, key);
        press(&mut window, Key::Escape);
        settle(&mut window);
        assert_eq!(focused(&window).as_deref(), Some(card.as_str()), "{key:?}");
    }
}

#[test]
fn a_page_that_is_left_hands_the_focus_on() {
    let mut window = at_table(CoachLevel::Off);
    for screen in [Screen::Title, Screen::NewGame, Screen::Learn, Screen::Title] {
        window.state_mut().order(Command::Go(screen));
        settle(&mut window);
        assert!(focused(&window).is_some(), "{screen:?}");
    }
}

#[test]
fn the_ring_of_the_focus_is_seen_on_any_ground_in_every_theme() {
    for theme in Theme::ALL {
        let colour = Tokens::load(theme).unwrap().colour;
        // What does not stand out from the one stands out from the other.
        let ratio = contrast_ratio(colour.focus, colour.focus_halo);
        assert!(ratio >= 4.5, "{theme:?}: {ratio}");
    }
}
