//! What moves, in the window.

use egui::{Event, Key, PointerButton, Pos2, Vec2};
use rand::SeedableRng;
use tafelrunde::bot::{BotKind, Generator, Signals};
use tafelrunde::i18n::Language;
use tafelrunde::persist::Animation;
use tafelrunde::rules::kings_errand::{Action, Phase};
use tafelrunde::rules::{Seat, Viewer};
use tafelrunde::session::NewGame;
use tafelrunde::ui::app::{Command, Setting, Start, TableGame};
use tafelrunde::ui::picture::Drawing;
use tafelrunde::ui::screen::Screen;
use tafelrunde::ui::table::TableCommand;

use crate::window::{Window, click, is_there, label, node, seated};

fn window(animation: Animation, new_game: NewGame, drawing: Drawing) -> Window {
    let start = Start {
        language: Some(Language::En),
        animation: Some(animation),
        new_game: Some(new_game),
        drawing,
        ..Start::default()
    };
    let mut window = crate::window::open(start, None, [1024.0, 700.0]);
    window.state_mut().order(Command::Start);
    window.run_steps(1);
    window
}

/// One person and two bots.
fn with_bots(animation: Animation) -> Window {
    let squire = Some(BotKind::SQUIRE);
    window(animation, seated(&[None, squire, squire]), Drawing::Later)
}

fn game(window: &Window) -> &TableGame {
    window.state().table().unwrap()
}

fn act(window: &mut Window, action: Action) {
    let command = TableCommand::Act(action);
    window.state_mut().order(command.into());
    window.run_steps(1);
}

/// What a Squire would do for the person who is asked.
fn advice(window: &Window, seat: Seat) -> Action {
    let game = game(window).game();
    let mut squire = BotKind::SQUIRE.make();
    let mut rng = Generator::seed_from_u64(game.steps() as u64);
    let view = game.view(Viewer::Seat(seat));
    let choice = squire.choose(game.game(), &view, &mut rng, &Signals::default());
    choice.unwrap().action
}

/// Lets a frame pass, in which a person who is asked acts at once.
fn go_on(window: &mut Window) {
    match game(window).person_to_decide() {
        Some(seat) if !game(window).is_moving() => {
            let action = advice(window, seat);
            act(window, action);
        }
        Some(_) | None => window.run_steps(1),
    }
}

/// Goes on until something moves by the doing of others.
fn until_others_move(window: &mut Window) {
    for _ in 0..600 {
        if game(window).is_moving() && !game(window).moves_for_person() {
            return;
        }
        go_on(window);
    }
    panic!("nothing moves");
}

/// Goes on until a person is asked and all is still.
fn until_asked(window: &mut Window) -> Seat {
    for _ in 0..600 {
        match game(window).person_to_decide() {
            Some(seat) if !game(window).is_moving() => return seat,
            Some(_) | None => window.run_steps(1),
        }
    }
    panic!("nobody is asked");
}

#[test]
fn a_whole_game_comes_to_the_same_end_with_motions_and_without() {
    let mut ends = [Animation::Normal, Animation::None].map(|animation| {
        let mut window = with_bots(animation);
        let (mut moved, mut frames) = (0, 0);
        while window.state().screen() == Screen::Table {
            go_on(&mut window);
            moved += usize::from(window.state().table().unwrap().is_moving());
            frames += 1;
            assert!(frames < 20_000, "the game does not end");
        }
        assert_eq!(window.state().screen(), Screen::End);
        assert_eq!(moved > 0, animation != Animation::None);
        game(&window).game().record().actions
    });
    let [with, without] = &mut ends;
    assert_eq!(with, without);
}

#[test]
fn when_all_is_over_nothing_is_repainted() {
    let mut window = with_bots(Animation::Normal);
    until_others_move(&mut window);
    until_asked(&mut window);
    window.run_steps(3);
    for _ in 0..5 {
        window.run_steps(1);
        let output = &window.output().viewport_output[&egui::ViewportId::ROOT];
        let delay = output.repaint_delay;
        assert_eq!(delay, std::time::Duration::MAX, "the window wakes up");
    }
}

/// Presses or releases the pointer there.
fn pointer(window: &mut Window, pos: Pos2, pressed: bool) {
    window.event(Event::PointerMoved(pos));
    window.event(Event::PointerButton {
        pos,
        button: PointerButton::Primary,
        pressed,
        modifiers: egui::Modifiers::NONE,
    });
    window.step();
}

#[test]
fn a_click_skips_what_others_do_and_is_nothing_else() {
    let mut window = with_bots(Animation::Slow);
    // The last pick of a bot before that of the person: a click on a card would choose it.
    for _ in 0..2000 {
        let game = game(&window);
        let phase = game.game().view(Viewer::Public).position().phase();
        let asked = game.person_to_decide().is_some() && phase == Phase::Choose;
        if asked && game.is_moving() && !game.moves_for_person() {
            break;
        }
        go_on(&mut window);
    }
    let steps = game(&window).game().steps();
    assert!(game(&window).is_moving());
    let card = node(&window, "supply.quest").rect().center();
    pointer(&mut window, card, true);
    assert!(!game(&window).is_moving(), "the click has ended it");
    pointer(&mut window, card, false);
    window.run_steps(2);
    assert_eq!(game(&window).game().steps(), steps, "and did nothing else");
    assert!(!is_there(&window, "why-refused"));
    // The next one counts.
    pointer(&mut window, card, true);
    pointer(&mut window, card, false);
    window.run_steps(2);
    assert!(game(&window).game().steps() > steps);
}

#[test]
fn a_key_skips_too() {
    let mut window = with_bots(Animation::Slow);
    until_others_move(&mut window);
    window.key_down(Key::Space);
    window.step();
    assert!(!game(&window).is_moving());
}

#[test]
fn whoever_plays_fast_does_not_wait_for_the_own_cards() {
    let mut window = window(Animation::Slow, seated(&[None, None]), Drawing::Later);
    let seat = until_asked(&mut window);
    let (first, steps) = (advice(&window, seat), game(&window).game().steps());
    act(&mut window, first);
    assert!(game(&window).is_moving());
    assert!(game(&window).moves_for_person());
    assert_eq!(game(&window).game().steps(), steps + 1);
    let next = game(&window).person_to_decide().unwrap();
    let second = advice(&window, next);
    act(&mut window, second);
    assert_eq!(game(&window).game().steps(), steps + 2, "it counts at once");
}

#[test]
fn the_table_is_that_before_the_step_until_all_has_been_seen() {
    let mut window = with_bots(Animation::Slow);
    let seat = until_asked(&mut window);
    let Action::Choose(card) = advice(&window, seat) else {
        panic!("a card is to be chosen");
    };
    let lines = game(&window).log().len();
    click_then_look(&mut window, &format!("supply.{card}"));
    assert!(game(&window).is_moving());
    let moment = game(&window).moving().unwrap().moment;
    assert_eq!(moment.own, seat);
    assert!(!is_there(&window, "ticket.0"), "the card is on its way");
    assert_eq!(game(&window).log().len(), lines, "nothing is told yet");
    window.run_steps(8);
    assert!(is_there(&window, "ticket.0"));
    assert!(game(&window).log().len() > lines);
}

/// Clicks and lets two frames pass: in the first the click is made, in the second it is carried out.
fn click_then_look(window: &mut Window, id: &str) {
    node(window, id).click_accesskit();
    window.run_steps(2);
}

#[test]
fn another_size_and_another_language_in_the_middle_harm_nothing() {
    let mut window = with_bots(Animation::Slow);
    let sizes = [[1440.0, 900.0], [1024.0, 700.0], [1920.0, 1080.0]];
    let mut turns = sizes.iter().cycle().zip(Language::ALL.iter().cycle());
    for _ in 0..40 {
        until_others_move(&mut window);
        let (&size, &language) = turns.next().unwrap();
        window.set_size(Vec2::from(size));
        window.run_steps(1);
        window.state_mut().order(Setting::Language(language).into());
        window.run_steps(1);
    }
    until_asked(&mut window);
    window
        .state_mut()
        .order(Setting::Language(Language::En).into());
    window.run_steps(2);
    let told = game(&window).log().len();
    assert!(told > 10, "the log tells everything");
    assert!(!label(&window, "status").is_empty());
}

#[test]
fn without_motion_the_first_frame_is_the_settled_one() {
    let squire = Some(BotKind::SQUIRE);
    let seats = seated(&[None, squire, squire]);
    let mut window = window(Animation::None, seats, Drawing::AtOnce);
    let mut compared = 0;
    let focus = |window: &Window| window.ctx.memory(egui::Memory::focused);
    while compared < 25 {
        let steps = game(&window).game().steps();
        let focused = focus(&window);
        if let Some(seat) = game(&window).person_to_decide() {
            // All pictures are there, and nothing is new.
            window.run_steps(2);
            let action = advice(&window, seat);
            act(&mut window, action);
        } else {
            window.run_steps(1);
        }
        if game(&window).game().steps() == steps || window.state().screen() != Screen::Table {
            continue;
        }
        // Where a card with the focus is gone, its neighbour has the focus from the next frame on.
        if focus(&window) != focused {
            continue;
        }
        let first = window.output().shapes.clone();
        let steps = game(&window).game().steps();
        window.run_steps(1);
        if game(&window).game().steps() == steps {
            let settled = &window.output().shapes;
            let other = first.iter().zip(settled).find(|(one, other)| one != other);
            assert!(other.is_none(), "something still moves: {other:?}");
            assert_eq!(first.len(), settled.len());
            compared += 1;
        }
    }
}

#[test]
fn undo_ends_what_moves() {
    let mut window = with_bots(Animation::Slow);
    for _ in 0..600 {
        go_on(&mut window);
        if game(&window).is_moving() && game(&window).can_undo() {
            break;
        }
    }
    let steps = game(&window).game().steps();
    window.state_mut().order(TableCommand::Undo.into());
    window.run_steps(1);
    assert!(game(&window).game().steps() < steps);
    assert!(!game(&window).is_moving());
}

#[test]
fn a_lesson_moves_and_goes_on() {
    let start = Start {
        language: Some(Language::En),
        animation: Some(Animation::Slow),
        screen: Screen::Lesson,
        drawing: Drawing::Later,
        ..Start::default()
    };
    let mut window = crate::window::open(start, None, [1440.0, 900.0]);
    for _ in 0..6 {
        if is_there(&window, "guide.skip") {
            click(&mut window, "guide.skip");
        }
        let lesson = window.state().lesson().unwrap();
        assert!(!lesson.table().is_moving(), "what is skipped is not seen");
    }
}
