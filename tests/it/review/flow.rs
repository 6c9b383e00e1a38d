//! The way through the round review and back, by what screen readers and the keyboard know of it.

use std::ops::ControlFlow;

use egui::Key;
use tafelrunde::bot::BotKind;
use tafelrunde::i18n::Language;
use tafelrunde::persist::card_set_file::embedded_card_set;
use tafelrunde::rules::kings_errand::{
    Edition, Explainer, Explanation, KingsErrand, KnightColour, Phase, Players, Setup, Verdict,
};
use tafelrunde::rules::{Game, Seat, Viewer};
use tafelrunde::session::{NewGame, SeatChoice, play_out};
use tafelrunde::ui::app::{Command, Start, TableGame};
use tafelrunde::ui::picture::Drawing;
use tafelrunde::ui::screen::Screen;
use tafelrunde::ui::table::TableCommand;

use crate::window::{self, Window, click, find, label, press};

/// A game of Pages, of which the first `people` seats are people, up to the first pick of seat A in
/// round `round`; to its end if it has no such round.
fn game(people: usize, round: u16) -> TableGame {
    let rules = KingsErrand::new(Setup {
        players: Players::new(3).expect("three can play"),
        edition: Edition::Cs,
        cards: embedded_card_set(),
    });
    let mut bots: Vec<_> = (0..3).map(|_| BotKind::PAGE.make()).collect();
    let record = play_out(&rules, &mut bots, 5, |watched| {
        let position = watched.view.position();
        let reached = position.round() == round
            && position.phase() == Phase::Choose
            && position.is_turn_of(Seat(0));
        if reached {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    })
    .expect("bots keep to the rules");
    let seats = ["Ida", "Jan", "Ulf"].into_iter().zip(KnightColour::ALL);
    let seating = NewGame {
        seats: seats
            .enumerate()
            .map(|(index, (name, knight))| SeatChoice {
                name: name.to_owned(),
                knight,
                bot: (index >= people).then_some(BotKind::PAGE),
            })
            .collect(),
        edition: Edition::Cs,
        seed: None,
        coach: tafelrunde::session::CoachLevel::Off,
        table_mode: false,
        card_set: None,
    };
    TableGame::resume(record, seating, 5).expect("what was played can be played again")
}

fn open(game: TableGame, language: Language) -> Window {
    let start = Start {
        language: Some(language),
        new_game: Some(NewGame::first("Ida")),
        drawing: Drawing::AtOnce,
        ..Start::default()
    };
    window::open(start, Some(game), [1024.0, 700.0])
}

fn table(window: &Window) -> &TableGame {
    window.state().table().expect("a game is open")
}

/// Round and seat of the first card that expired, with its number among what went wrong.
fn expired(window: &Window, wanted: impl Fn(Seat) -> bool) -> (u16, Seat, usize) {
    let review = table(window).review.review().expect("the review is open");
    let found = review.rounds.iter().find_map(|round| {
        round.seats.iter().find_map(|own| {
            let is_expired = |verdict: &Verdict| matches!(verdict, Verdict::Expired(_));
            let mut mishaps = own.mishaps.iter();
            let index = mishaps.position(|it| is_expired(&it.explanation.verdict))?;
            wanted(own.seat).then_some((round.round, own.seat, index))
        })
    });
    found.expect("something expired")
}

/// Opens the review and in it the explanation of the first card that expired.
fn explain(window: &mut Window) -> Seat {
    press(window, Key::V);
    assert_eq!(window.state().screen(), Screen::Review);
    let (round, seat, index) = expired(window, |_| true);
    click(window, &format!("review.round.{round}"));
    click(window, &format!("review.why.{}.{index}", seat.0));
    assert!(!label(window, "why.title").is_empty());
    assert!(!label(window, "why.cause").is_empty());
    seat
}

#[test]
fn a_wrong_line_is_watched_and_left_and_the_game_is_as_it_was() {
    for language in [Language::De, Language::En, Language::Cs] {
        let mut window = open(game(1, 4), language);
        let before = table(&window).game().record();
        explain(&mut window);
        click(&mut window, "why.anyway");
        assert!(find(&window, "show.banner").is_some());
        assert!(find(&window, "status").is_none(), "that is not the game");
        let first = label(&window, "show.words");
        let mut steps = vec![first.clone()];
        for _ in 0..12 {
            press(&mut window, Key::ArrowRight);
            let words = label(&window, "show.words");
            if steps.last() != Some(&words) {
                steps.push(words);
            }
        }
        assert!(steps.len() > 1, "{steps:?}");
        for key in [Key::Num1, Key::E, Key::G, Key::Z, Key::N, Key::S] {
            press(&mut window, key);
        }
        press(&mut window, Key::Home);
        assert_eq!(label(&window, "show.words"), first);
        press(&mut window, Key::End);
        assert_eq!(Some(&label(&window, "show.words")), steps.last());
        click(&mut window, "show.back");
        click(&mut window, "show.forward");
        assert_eq!(Some(&label(&window, "show.words")), steps.last());
        press(&mut window, Key::End);
        click(&mut window, "show.close");
        assert!(
            find(&window, "why.title").is_some(),
            "back to the explanation"
        );
        click(&mut window, "why.anyway");
        press(&mut window, Key::Escape);
        assert!(find(&window, "why.title").is_some());
        press(&mut window, Key::Escape);
        assert_eq!(window.state().screen(), Screen::Review);
        press(&mut window, Key::Escape);
        assert_eq!(window.state().screen(), Screen::Table);
        assert!(find(&window, "status").is_some());
        assert_eq!(table(&window).game().record(), before);
    }
}

#[test]
fn an_alternative_is_shown_with_what_it_comes_to() {
    let mut window = open(game(1, 4), Language::En);
    press(&mut window, Key::V);
    let review = table(&window).review.review().expect("the review is open");
    let with_other = review.rounds.iter().find_map(|round| {
        round.seats.iter().find_map(|own| {
            let mut mishaps = own.mishaps.iter();
            let index = mishaps.position(|it| !it.explanation.alternatives.is_empty())?;
            Some((round.round, own.seat, index))
        })
    });
    let (round, seat, index) = with_other.expect("something would have helped");
    click(&mut window, &format!("review.round.{round}"));
    click(&mut window, &format!("review.why.{}.{index}", seat.0));
    click(&mut window, "why.show.0");
    let title = label(&window, "show.title");
    assert!(!title.is_empty());
    press(&mut window, Key::End);
    let words = label(&window, "show.words");
    assert!(words.contains("xpire"), "{words}");
    if find(&window, "show.to-game").is_some() {
        click(&mut window, "show.to-game");
    } else {
        press(&mut window, Key::Escape);
        press(&mut window, Key::Escape);
        press(&mut window, Key::Escape);
    }
    assert_eq!(window.state().screen(), Screen::Table);
    assert!(find(&window, "why.title").is_none());
}

#[test]
fn a_past_turn_is_stepped_through_again() {
    let mut window = open(game(1, 3), Language::De);
    press(&mut window, Key::V);
    for seat in 0..3 {
        click(&mut window, &format!("review.again.{seat}"));
        let step = label(&window, "show.step");
        press(&mut window, Key::ArrowRight);
        assert_ne!(label(&window, "show.step"), step);
        press(&mut window, Key::Escape);
        assert_eq!(window.state().screen(), Screen::Review);
    }
}

#[test]
fn at_the_end_every_seat_is_explained_by_what_it_knew() {
    let mut window = open(game(1, u16::MAX), Language::Cs);
    assert_eq!(window.state().screen(), Screen::End);
    click(&mut window, "end.review");
    assert_eq!(window.state().screen(), Screen::Review);
    let review = table(&window).review.review().expect("the review is open");
    for own in review.rounds.iter().flat_map(|round| &round.seats) {
        assert_eq!(own.viewer, Viewer::Seat(own.seat));
        assert!(own.story.is_some());
    }
    for seat in Seat::first(3) {
        let (round, seat, index) = expired(&window, |it| it == seat);
        click(&mut window, &format!("review.round.{round}"));
        click(&mut window, &format!("review.why.{}.{index}", seat.0));
        assert!(!label(&window, "why.cause").is_empty());
        click(&mut window, "why.anyway");
        press(&mut window, Key::Escape);
        click(&mut window, "why.close");
    }
    click(&mut window, "review.close");
    assert_eq!(window.state().screen(), Screen::End);
}

#[test]
fn on_a_shared_machine_the_review_tells_what_everybody_knows() {
    let mut window = open(game(2, 4), Language::En);
    press(&mut window, Key::V);
    let review = table(&window).review.review().expect("the review is open");
    assert!(review.rounds.len() >= 3);
    for own in review.rounds.iter().flat_map(|round| &round.seats) {
        assert_eq!(own.viewer, Viewer::Public);
    }
}

#[test]
fn the_review_is_reached_from_the_table_and_read_by_keys_alone() {
    let mut window = open(game(1, 4), Language::En);
    click(&mut window, "lane.review");
    assert_eq!(window.state().screen(), Screen::Review);
    let chosen = |window: &Window| table(window).review.round();
    let last = chosen(&window);
    assert_eq!(last, 2, "the last round that is over");
    press(&mut window, Key::ArrowUp);
    press(&mut window, Key::Enter);
    assert_eq!(chosen(&window), last - 1);
    press(&mut window, Key::PageDown);
    assert_eq!(chosen(&window), last);
    press(&mut window, Key::V);
    assert_eq!(window.state().screen(), Screen::Table);
}

#[test]
fn nothing_goes_on_while_an_explanation_is_read() {
    let mut window = open(game(1, 3), Language::En);
    explain(&mut window);
    let steps = table(&window).game().steps();
    window.run_steps(60);
    for key in [Key::Num1, Key::V, Key::C, Key::E] {
        press(&mut window, key);
    }
    assert_eq!(table(&window).game().steps(), steps);
    assert_eq!(window.state().screen(), Screen::Review);
    assert!(find(&window, "why.title").is_some());
}

/// A window in which it is the turn of seat A and its plan lets a card expire, and why.
fn planned() -> (Window, Explanation) {
    for seed in 0..400 {
        let game = turn(seed);
        let Some(game) = game else { continue };
        let lane = game.lane();
        let Some(line) = &lane.line else { continue };
        let view = game.view();
        let rules = game.game().game();
        let board = rules.board(view.position());
        let explained = (0..line.steps.len()).find_map(|index| {
            let mut explainer = Explainer::default();
            explainer.planned(board, Seat(0), line, index, lane.joust, None, 0)
        });
        let helps = |it: &Explanation| !it.alternatives.is_empty();
        if let Some(explanation) = explained.filter(helps) {
            return (open(game, Language::En), explanation);
        }
    }
    panic!("no plan lets a card expire that could be used");
}

/// A game of Pages whose seat A is a person, at the beginning of its turn in the second round.
fn turn(seed: u64) -> Option<TableGame> {
    let start = game(1, 1);
    let rules = start.game().game().clone();
    let mut bots: Vec<_> = (0..3).map(|_| BotKind::PAGE.make()).collect();
    let record = play_out(&rules, &mut bots, seed, |watched| {
        let position = watched.view.position();
        let reached = position.round() == 2
            && position.phase() == Phase::CarryOut
            && position.is_turn_of(Seat(0));
        if reached {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    })
    .expect("bots keep to the rules");
    TableGame::resume(record, start.seating().clone(), seed).ok()
}

fn order(window: &mut Window, command: TableCommand) {
    window.state_mut().order(Command::Table(command));
    window.run_steps(3);
}

#[test]
fn a_plan_is_tried_in_a_sandbox_and_a_better_one_taken_over() {
    let (mut window, explanation) = planned();
    let before = table(&window).game().record();
    order(&mut window, TableCommand::OpenWhy(Box::new(explanation)));
    click(&mut window, "why.anyway");
    press(&mut window, Key::End);
    assert!(label(&window, "show.words").contains("xpire"));
    assert_eq!(label(&window, "show.close"), "Back to the explanation");
    press(&mut window, Key::Escape);
    order(&mut window, TableCommand::ShowAlternative(0));
    press(&mut window, Key::End);
    click(&mut window, "show.to-game");
    assert!(find(&window, "why.title").is_none());
    assert!(find(&window, "status").is_some());
    let (mut window, explanation) = planned();
    let wanted = explanation.alternatives[0].turn.expired;
    order(&mut window, TableCommand::OpenWhy(Box::new(explanation)));
    click(&mut window, "why.apply.0");
    assert!(find(&window, "why.title").is_none());
    let line = table(&window).lane().line.expect("it is the own turn");
    assert_eq!(line.outcome.expired, wanted);
    assert_eq!(table(&window).game().record(), before);
}

#[test]
fn a_rule_of_an_explanation_opens_in_the_rulebook_and_leads_back() {
    let mut window = open(game(1, 4), Language::En);
    explain(&mut window);
    let rule = table(&window).state.why.as_ref().expect("it is open");
    let rule = rule.explanation.rules()[0];
    click(&mut window, &format!("why.rule.{rule}"));
    assert_eq!(window.state().screen(), Screen::Rulebook);
    press(&mut window, Key::Escape);
    assert_eq!(window.state().screen(), Screen::Review);
    assert!(find(&window, "why.title").is_some());
}
