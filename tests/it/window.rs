//! A window without a display: what screen readers and the keyboard know of it.

use egui::{Key, Modifiers, Vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable, by};
use tafelrunde::bot::BotKind;
use tafelrunde::rules::kings_errand::{Edition, KnightColour};
use tafelrunde::session::{CoachLevel, NewGame, SeatChoice};
use tafelrunde::ui::app::{App, LessonGame, Start, TableGame};

/// The app in its window.
pub(crate) type Window = Harness<'static, App>;

/// A game in edition cs that is the same each time: Ida and others, each a person or a bot.
pub(crate) fn seated(bots: &[Option<BotKind>]) -> NewGame {
    let names = ["Ida", "Jan", "Eva", "Ulf"];
    let seats = bots.iter().zip(names).zip(KnightColour::ALL);
    NewGame {
        seats: seats
            .map(|((&bot, name), knight)| SeatChoice {
                name: name.to_owned(),
                knight,
                bot,
            })
            .collect(),
        edition: Edition::Cs,
        seed: Some(7),
        coach: CoachLevel::Off,
        table_mode: false,
        card_set: None,
    }
}

/// Opens the app; with `game`, that game lies open.
pub(crate) fn open(start: Start, game: Option<TableGame>, size: impl Into<Vec2>) -> Window {
    let mut window = Harness::builder()
        .with_size(size.into())
        .with_step_dt(0.2)
        .build_eframe(move |creation| {
            let mut app = App::new(&creation.egui_ctx, start).expect("the theme can be read");
            if let Some(game) = game {
                app.show_game(game);
            }
            app
        });
    settle(&mut window);
    window
}

/// The bots at the table go on for ever, so that nobody can wait for rest there; but what moves comes
/// to an end.
pub(crate) fn settle(window: &mut Window) {
    window.run_steps(3);
    while is_moving(window) {
        window.run_steps(1);
    }
}

/// Whether something moves at the table of the game or of the lesson.
fn is_moving(window: &Window) -> bool {
    let app = window.state();
    let lesson = app.lesson().map(LessonGame::table);
    let mut tables = app.table().into_iter().chain(lesson);
    tables.any(TableGame::is_moving)
}

pub(crate) fn press(window: &mut Window, key: Key) {
    press_with(window, Modifiers::NONE, key);
}

pub(crate) fn press_with(window: &mut Window, modifiers: Modifiers, key: Key) {
    window.key_press_modifiers(modifiers, key);
    settle(window);
}

pub(crate) fn find<'a>(window: &'a Window, id: &str) -> Option<egui_kittest::Node<'a>> {
    let id = id.to_owned();
    let mut found =
        window.query_all(by().predicate(move |node| node.author_id() == Some(id.as_str())));
    found.next()
}

pub(crate) fn node<'a>(window: &'a Window, id: &str) -> egui_kittest::Node<'a> {
    find(window, id).unwrap_or_else(|| panic!("nothing on the screen is called {id}"))
}

pub(crate) fn is_there(window: &Window, id: &str) -> bool {
    find(window, id).is_some()
}

pub(crate) fn click(window: &mut Window, id: &str) {
    node(window, id).click_accesskit();
    settle(window);
}

pub(crate) fn focus(window: &mut Window, id: &str) {
    node(window, id).focus();
    settle(window);
}

/// The id of what has the focus.
pub(crate) fn focused(window: &Window) -> Option<String> {
    let has_focus = by().predicate(|node| node.is_focused() && node.author_id().is_some());
    let node = window.query_all(has_focus).next()?;
    node.accesskit_node().author_id().map(str::to_owned)
}

/// What a node is called. Plain text is the value of its node, as egui has it.
pub(crate) fn label(window: &Window, id: &str) -> String {
    let node = node(window, id);
    let node = node.accesskit_node();
    node.label().or_else(|| node.value()).unwrap_or_default()
}

pub(crate) fn description(window: &Window, id: &str) -> String {
    let node = node(window, id);
    node.accesskit_node().description().unwrap_or_default()
}

/// Goes on with the arrow keys until what is called `id` has the focus.
pub(crate) fn arrows_to(window: &mut Window, id: &str) {
    for key in [Key::ArrowRight, Key::ArrowLeft] {
        for _ in 0..12 {
            if focused(window).as_deref() == Some(id) {
                return;
            }
            press(window, key);
        }
    }
    panic!("the arrow keys do not lead to {id}");
}
