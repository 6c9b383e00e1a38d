//! Asking bots why, in the window, by the keyboard alone.

use egui::Key;
use tafelrunde::bot::BotKind;
use tafelrunde::i18n::Language;
use tafelrunde::rules::kings_errand::{Action, Edition, KingsErrand, Phase, Setup};
use tafelrunde::rules::{Actor, Game, Seat, Turn};
use tafelrunde::session::play_out;
use tafelrunde::ui::app::{Start, TableGame};
use tafelrunde::ui::picture::Drawing;
use tafelrunde::ui::screen::Screen;

use super::seating;
use crate::window::{self, Window, description, find, focused, is_there, label, press};

/// A game of Squires with a person on seat A, up to Phase II of round `round` or to its end.
fn game(round: u16) -> TableGame {
    let rules = KingsErrand::new(Setup {
        players: tafelrunde::rules::kings_errand::Players::new(3).unwrap(),
        edition: Edition::Cs,
        cards: tafelrunde::persist::embedded_card_set(),
    });
    let mut bots: Vec<_> = (0..3).map(|_| BotKind::SQUIRE.make()).collect();
    let mut thoughts = Vec::new();
    let mut step = 0;
    let record = play_out(&rules, &mut bots, 6, |seen| {
        if seen.actor != Actor::Seat(Seat(0)) {
            thoughts.extend(seen.thought.map(|thought| (step, thought.clone())));
        }
        step += 1;
        let position = seen.view.position();
        let reached = position.round() == round
            && position.phase() == Phase::CarryOut
            && position.is_turn_of(Seat(0));
        if reached {
            std::ops::ControlFlow::Break(())
        } else {
            std::ops::ControlFlow::Continue(())
        }
    });
    let open = TableGame::resume(record.unwrap(), seating(), 6).unwrap();
    open.with_thoughts(thoughts)
}

fn open(game: TableGame, language: Language) -> Window {
    let start = Start {
        language: Some(language),
        drawing: Drawing::AtOnce,
        ..Start::default()
    };
    window::open(start, Some(game), [1024.0, 700.0])
}

fn table(window: &Window) -> &TableGame {
    window.state().table().unwrap()
}

/// Moves the focus by the arrows, row by row, until it is on a widget that is wanted: which.
fn walk(window: &mut Window, wanted: impl Fn(&str) -> bool) -> Option<String> {
    for _ in 0..40 {
        press(window, Key::ArrowUp);
    }
    for _ in 0..40 {
        for key in [Key::ArrowRight, Key::ArrowLeft] {
            let mut last = None;
            while focused(window) != last {
                last = focused(window);
                if let Some(at) = last.as_deref().filter(|at| wanted(at)) {
                    return Some(at.to_owned());
                }
                press(window, key);
            }
        }
        press(window, Key::ArrowDown);
    }
    None
}

/// Moves the focus by Tab to something whose id begins like this.
fn tab_to(window: &mut Window, start: &str) {
    for _ in 0..12 {
        if focused(window).is_some_and(|at| at.starts_with(start)) {
            return;
        }
        press(window, Key::Tab);
    }
    panic!("Tab does not lead to {start}");
}

#[test]
fn after_the_game_every_sort_of_move_is_asked_about_by_keys_alone() {
    for language in [Language::De, Language::En, Language::Cs] {
        let mut window = open(game(u16::MAX), language);
        assert_eq!(table(&window).game().turn(), Turn::Terminal);
        assert_eq!(window.state().screen(), Screen::End);
        tab_to(&mut window, "end.review");
        press(&mut window, Key::Enter);
        assert_eq!(window.state().screen(), Screen::Review);
        let sorts: [fn(&Action) -> bool; 3] = [
            |action| matches!(action, Action::Choose(_)),
            |action| action.carries_out().is_some(),
            |action| matches!(action, Action::Offer(_)),
        ];
        for sort in sorts {
            let deeds = table(&window).review.deeds();
            let asked: Vec<_> = deeds
                .iter()
                .filter(|deed| sort(&deed.action))
                .map(|deed| format!("review.ask.{}", deed.step))
                .collect();
            assert!(!asked.is_empty());
            let is_asked = |at: &str| asked.iter().any(|id| id == at);
            tab_to(&mut window, "review.a");
            let mut id = walk(&mut window, is_asked);
            while id.is_none() && table(&window).review.round() > 0 {
                press(&mut window, Key::PageUp);
                tab_to(&mut window, "review.a");
                id = walk(&mut window, is_asked);
            }
            let id = id.unwrap();
            press(&mut window, Key::Enter);
            assert!(label(&window, "thought.title").ends_with('?'));
            assert!(!label(&window, "thought.reason").is_empty());
            if is_there(&window, "thought.option.1") {
                assert!(!label(&window, "thought.option.0").is_empty());
                assert!(!description(&window, "thought.option.0").is_empty());
                assert!(!label(&window, "thought.note").is_empty());
            }
            assert_eq!(focused(&window).as_deref(), Some("thought.close"));
            // What lies below does not move.
            let round = table(&window).review.round();
            press(&mut window, Key::PageUp);
            press(&mut window, Key::V);
            assert_eq!(table(&window).review.round(), round);
            press(&mut window, Key::Escape);
            assert!(find(&window, "thought.title").is_none());
            assert_eq!(window.state().screen(), Screen::Review);
            assert_eq!(focused(&window), Some(id));
        }
    }
}

#[test]
fn during_the_game_bots_talk_to_a_coach_only() {
    let mut window = open(game(3), Language::En);
    assert_eq!(window.state().screen(), Screen::Table);
    press(&mut window, Key::V);
    assert!(table(&window).review.deeds().is_empty());
    assert!(find(&window, "thought.title").is_none());
    tab_to(&mut window, "review.coach");
    press(&mut window, Key::Enter);
    assert!(table(&window).seating().coach.is_on());
    let deeds = table(&window).review.deeds().to_vec();
    assert!(!deeds.is_empty());
    // The round that is played can be asked about as well.
    press(&mut window, Key::PageDown);
    let now = deeds.iter().filter(|deed| deed.round == 3);
    let now: Vec<_> = now
        .map(|deed| format!("review.ask.{}", deed.step))
        .collect();
    tab_to(&mut window, "review.a");
    let asked = walk(&mut window, |at| now.iter().any(|id| id == at));
    assert!(asked.is_some());
    press(&mut window, Key::Space);
    assert!(!label(&window, "thought.reason").is_empty());
    press(&mut window, Key::Enter);
    assert!(find(&window, "thought.title").is_none());
    tab_to(&mut window, "review.coach");
    for _ in 0..3 {
        press(&mut window, Key::Enter);
    }
    assert!(!table(&window).seating().coach.is_on());
    assert!(table(&window).review.deeds().is_empty());
}

#[test]
fn a_round_can_be_asked_about_before_anybody_has_had_a_turn() {
    let mut game = super::dealt();
    super::play(&mut game, 7);
    let thoughts = game.thoughts();
    let open = TableGame::resume(game.record(), seating(), game.seed()).unwrap();
    let mut open = open.with_thoughts(thoughts);
    open.set_coach(tafelrunde::session::CoachLevel::Full);
    let mut window = self::open(open, Language::De);
    press(&mut window, Key::V);
    let deed = table(&window).review.deeds()[0];
    assert!(matches!(deed.action, Action::Choose(_)));
    assert!(is_there(&window, &format!("review.ask.{}", deed.step)));
}
