//! The coach, and the table that is like a real one.

mod advice;
mod flow;
mod table_mode;

use tafelrunde::bot::BotKind;
use tafelrunde::i18n::Language;
use tafelrunde::rules::kings_errand::{Edition, KnightColour, Phase};
use tafelrunde::session::{CoachLevel, NewGame, SeatChoice};
use tafelrunde::ui::app::{Command, Start, TableGame};
use tafelrunde::ui::picture::Drawing;

use crate::window::{self, Window, press};

/// Ida against a Squire.
fn seating(coach: CoachLevel, table_mode: bool) -> NewGame {
    let bots = [None, Some(BotKind::SQUIRE)];
    let seats = bots.into_iter().zip(["Ida", "Ulf"]).zip(KnightColour::ALL);
    NewGame {
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
        table_mode,
        card_set: None,
    }
}

fn open(language: Language, seating: NewGame) -> Window {
    let start = Start {
        language: Some(language),
        new_game: Some(seating),
        drawing: Drawing::AtOnce,
        ..Start::default()
    };
    let mut window = window::open(start, None, [1024.0, 700.0]);
    window.state_mut().order(Command::Start);
    window::settle(&mut window);
    wait(&mut window);
    window
}

fn table(window: &Window) -> &TableGame {
    window.state().table().expect("a game is open")
}

fn phase(window: &Window) -> (u16, Phase) {
    let view = table(window).view();
    (view.position().round(), view.position().phase())
}

/// Lets the bot play until a person is asked.
fn wait(window: &mut Window) {
    for _ in 0..60 {
        if table(window).is_over() || table(window).person_to_decide().is_some() {
            return;
        }
        press(window, egui::Key::S);
    }
    panic!("nobody is asked");
}
