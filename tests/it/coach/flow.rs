//! Hints, warnings and the look back at the table.

use egui::Key;
use tafelrunde::i18n::Language;
use tafelrunde::rules::kings_errand::{Action, Phase, Wish};
use tafelrunde::rules::{Seat, Viewer};
use tafelrunde::session::CoachLevel;
use tafelrunde::session::kings_errand::last_chance;
use tafelrunde::ui::screen::Screen;
use tafelrunde::ui::table::coach::Said;

use super::{open, phase, seating, table, wait};
use crate::window::{Window, click, is_there, press};

/// Takes cards as the coach advises, until the own turn of Phase II.
fn choose(window: &mut Window) {
    let round = phase(window).0;
    while phase(window) == (round, Phase::Choose) {
        press(window, Key::H);
        click(window, "coach.follow");
        wait(window);
    }
    assert_eq!(phase(window), (round, Phase::CarryOut));
}

#[test]
fn a_hint_is_shown_and_taken_only_when_asked_for() {
    let mut window = open(Language::De, seating(CoachLevel::Quiet, false));
    let steps = table(&window).game().steps();
    assert!(is_there(&window, "hint"));
    press(&mut window, Key::H);
    assert!(is_there(&window, "coach.follow"));
    let advice = table(&window).game().advice(Seat(0)).unwrap();
    assert_eq!(
        table(&window).state.said,
        Some(Said::Hint(Box::new(advice.clone())))
    );
    press(&mut window, Key::Escape);
    assert!(!is_there(&window, "coach.follow"));
    assert_eq!(table(&window).game().steps(), steps, "asking costs nothing");
    click(&mut window, "hint");
    click(&mut window, "coach.follow");
    let (_, done) = table(&window).game().record().actions[steps];
    assert_eq!(done, advice.action);
}

#[test]
fn a_hint_in_a_turn_goes_into_the_plan() {
    let mut window = open(Language::Cs, seating(CoachLevel::Full, false));
    choose(&mut window);
    let steps = table(&window).game().steps();
    let advice = table(&window).game().advice(Seat(0)).unwrap();
    press(&mut window, Key::H);
    click(&mut window, "coach.follow");
    assert_eq!(
        table(&window).game().steps(),
        steps,
        "nothing is carried out"
    );
    let planned: Vec<_> = advice.turn().iter().filter_map(|it| it.action).collect();
    let lane = table(&window).lane();
    let moves: Vec<_> = lane.moves().take(planned.len()).collect();
    assert_eq!(moves, planned);
    let dropped = lane.cards.iter().filter(|it| it.wish == Wish::LetExpire);
    let dropped: Vec<_> = dropped.map(|it| it.card).collect();
    let given_up = advice.turn().into_iter().filter(|it| it.action.is_none());
    let mut said: Vec<_> = given_up.map(|it| it.card).collect();
    said.extend(&advice.without);
    assert_eq!(dropped, said, "nothing is given up without a word");
    // What the coach has advised is carried out without a question.
    press(&mut window, Key::X);
    assert!(table(&window).game().steps() > steps);
}

#[test]
fn the_last_chance_is_asked_about_once() {
    let mut window = open(Language::En, seating(CoachLevel::Full, false));
    choose(&mut window);
    let steps = table(&window).game().steps();
    let view = table(&window).game().view(Viewer::Seat(Seat(0)));
    let rules = table(&window).game().game();
    assert!(!last_chance(rules, &view, &[Action::EndTurn]).is_empty());
    press(&mut window, Key::E);
    assert!(is_there(&window, "coach.go-on"));
    // Whoever holds the key down has not answered.
    press(&mut window, Key::E);
    assert_eq!(table(&window).game().steps(), steps);
    click(&mut window, "coach.back");
    assert!(!is_there(&window, "coach.go-on"));
    assert_eq!(table(&window).game().steps(), steps);
    press(&mut window, Key::E);
    assert!(table(&window).game().steps() > steps, "never twice");
}

#[test]
fn what_was_lost_is_looked_back_at_once() {
    let mut window = open(Language::De, seating(CoachLevel::ByMastery, false));
    choose(&mut window);
    press(&mut window, Key::E);
    click(&mut window, "coach.go-on");
    let mut asked = 0;
    while phase(&window).0 == 1 {
        wait(&mut window);
        if phase(&window).1 == Phase::Tournament {
            press(&mut window, Key::E);
        }
        asked += 1;
        assert!(asked < 20);
    }
    assert!(is_there(&window, "coach.look-back"));
    click(&mut window, "coach.look-back");
    assert_eq!(window.state().screen(), Screen::Review);
    press(&mut window, Key::Escape);
    assert_eq!(window.state().screen(), Screen::Table);
    assert!(!is_there(&window, "coach.look-back"));
}

#[test]
fn without_a_coach_nothing_is_said() {
    let mut window = open(Language::De, seating(CoachLevel::Off, false));
    assert!(!is_there(&window, "hint"));
    press(&mut window, Key::H);
    assert!(table(&window).state.said.is_none());
}
