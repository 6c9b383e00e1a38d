//! Through whose eyes a game is seen: everybody's once it is over, and before only the own ones.

use egui::Key;
use tafelrunde::rules::{Seat, Viewer};
use tafelrunde::session::NewGame;
use tafelrunde::ui::app::{Keeping, TableGame};
use tafelrunde::ui::screen::Screen;
use tafelrunde::ui::table::replay::ReplayCommand;

use super::{finished, open_in, order, replay, saved, under_way, watch};
use crate::taking_back::YOU;
use crate::window::{click, is_there, label, press};

#[test]
fn once_it_is_over_every_hand_can_be_seen() {
    let table = finished(3);
    let mut window = watch(&table);
    press(&mut window, Key::PageDown);
    press(&mut window, Key::PageDown);
    let at = replay(&window).at();
    assert_eq!(label(&window, "status"), "As you saw it");
    let done = replay(&window).step().unwrap().done;
    for seat in Seat::first(3) {
        click(&mut window, &format!("replay.eyes.{}", seat.0));
        assert_eq!(replay(&window).viewer(), Viewer::Seat(seat));
        assert_eq!(replay(&window).at(), at, "at the same step");
        let view = &replay(&window).show().frame().view;
        assert_eq!(view, &table.view_after(Viewer::Seat(seat), done));
        assert!(view.hand(seat).is_some(), "its own hand is known to it");
    }
    assert!(label(&window, "status").contains("Cleo"));
    click(&mut window, "replay.eyes.all");
    let view = &replay(&window).show().frame().view;
    assert_eq!(view, &table.view_after(Viewer::Public, done));
    press(&mut window, Key::Num2);
    assert_eq!(replay(&window).viewer(), Viewer::Seat(Seat(0)));
}

#[test]
fn while_it_goes_on_nothing_hidden_is_seen() {
    let table = under_way(3);
    let mut window = watch(&table);
    assert!(!is_there(&window, "replay.eyes.all"));
    assert!(!is_there(&window, "replay.eyes.1"));
    for viewer in [Viewer::Seat(Seat(1)), Viewer::Public] {
        order(&mut window, ReplayCommand::Through(viewer));
        assert_eq!(replay(&window).viewer(), Viewer::Seat(YOU));
    }
    press(&mut window, Key::Num3);
    assert_eq!(replay(&window).viewer(), Viewer::Seat(YOU));
    for at in 0..=replay(&window).last() {
        let frame = &replay(&window).show().frames()[at];
        assert_eq!(frame.view.viewer(), Viewer::Seat(YOU));
        order(&mut window, ReplayCommand::To(at));
        let step = replay(&window).step().unwrap();
        let own = table.view_after(Viewer::Seat(YOU), step.done);
        assert_eq!(replay(&window).show().frame().view, own, "step {at}");
        // Without a coach no bot talks before the end.
        assert_eq!(step.deed, None);
    }
}

#[test]
fn several_people_at_one_screen_see_what_everybody_sees() {
    let mut file = saved(&under_way(2));
    let mut people = NewGame::first("Anna");
    people.seats = file.seating.seats.clone();
    people.seats[1].bot = None;
    file.seating = people;
    let game = TableGame::continued(file).unwrap();
    let mut window = open_in(&under_way(2), Keeping::Nowhere);
    window.state_mut().show_game(game);
    crate::window::settle(&mut window);
    press(&mut window, Key::B);
    if window.state().screen() != Screen::Replay {
        // The seat changes hands first.
        order(&mut window, tafelrunde::ui::table::TableCommand::TakeSeat);
        press(&mut window, Key::B);
    }
    assert_eq!(window.state().screen(), Screen::Replay);
    let frames = replay(&window).show().frames();
    assert!(frames.iter().all(|it| it.view.viewer() == Viewer::Public));
    assert!(
        !is_there(&window, "replay.resume"),
        "nobody goes back alone"
    );
}

#[test]
fn at_a_table_without_marks_nothing_is_seen_again_before_the_end() {
    let mut file = saved(&under_way(2));
    file.seating.table_mode = true;
    let mut window = open_in(&under_way(2), Keeping::Nowhere);
    window
        .state_mut()
        .show_game(TableGame::continued(file).unwrap());
    crate::window::settle(&mut window);
    press(&mut window, Key::B);
    assert_eq!(window.state().screen(), Screen::Table);
}
