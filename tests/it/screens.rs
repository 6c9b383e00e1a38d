//! The screens beside the table, by what screen readers and the keyboard know of them.

use egui::{Key, vec2};
use egui_kittest::kittest::NodeT;
use tafelrunde::bot::BotKind;
use tafelrunde::i18n::Language;
use tafelrunde::persist::card_set_file::embedded_card_set;
use tafelrunde::rules::Game;
use tafelrunde::rules::kings_errand::{Edition, KingsErrand, KnightColour, Players, Setup};
use tafelrunde::session::{CoachLevel, NewGame, play_out};
use tafelrunde::ui::app::{Command, Start, TableGame};
use tafelrunde::ui::picture::Drawing;
use tafelrunde::ui::screen::Screen;
use tafelrunde::ui::table::{Overlay, TableCommand};
use tafelrunde::ui::theme::Theme;

use crate::window::{self, Window, arrows_to, click, is_there, label, node, press, settle};

fn start(screen: Screen) -> Start {
    Start {
        language: Some(Language::De),
        screen,
        new_game: Some(NewGame::first("Ida")),
        drawing: Drawing::AtOnce,
        ..Start::default()
    }
}

fn open_with(start: Start, game: Option<TableGame>) -> Window {
    window::open(start, game, [1024.0, 700.0])
}

fn open(start: Start) -> Window {
    open_with(start, None)
}

fn type_into(window: &mut Window, id: &str, text: &str) {
    node(window, id).focus();
    settle(window);
    window.key_press_modifiers(egui::Modifiers::COMMAND, Key::A);
    window.step();
    window.key_press(Key::Backspace);
    window.step();
    if !text.is_empty() {
        node(window, id).type_text(text);
    }
    settle(window);
}

/// The game of bots that sit down on the seats of people, to its end.
fn finished(players: u8) -> TableGame {
    let mut seating = NewGame::first("Ida");
    while seating.seats.len() < usize::from(players) {
        seating.add_seat();
    }
    seating.seats.truncate(usize::from(players));
    let setup = Setup {
        players: Players::new(players).expect("2 to 4 play"),
        edition: Edition::Cs,
        cards: embedded_card_set(),
    };
    let game = KingsErrand::new(setup);
    let mut bots: Vec<_> = seating.seats.iter().map(|_| BotKind::PAGE.make()).collect();
    let seed = 5;
    let record = play_out(&game, &mut bots, seed, |_| {
        std::ops::ControlFlow::Continue(())
    })
    .expect("bots keep to the rules");
    TableGame::resume(record, seating, seed).expect("what was played can be played again")
}

fn end(players: u8) -> Window {
    let mut window = open_with(start(Screen::Title), Some(finished(players)));
    settle(&mut window);
    window
}

#[test]
fn the_first_start_asks_for_the_language_and_the_keyboard_answers() {
    let mut window = open(Start {
        language: None,
        ..start(Screen::Title)
    });
    assert_eq!(window.state().screen(), Screen::Language);
    let spoken = window.state().language();
    let preselected = format!("language.{}", spoken.code());
    assert!(node(&window, &preselected).is_focused());
    node(&window, "language.en").focus();
    settle(&mut window);
    press(&mut window, Key::ArrowRight);
    assert!(node(&window, "language.cs").is_focused());
    press(&mut window, Key::Enter);
    assert_eq!(window.state().language(), Language::Cs);
    assert_eq!(window.state().screen(), Screen::Title);
}

#[test]
fn the_language_is_asked_once_and_answered_by_a_digit_too() {
    let mut window = open(Start {
        language: None,
        ..start(Screen::Title)
    });
    press(&mut window, Key::Num2);
    assert_eq!(window.state().language(), Language::En);
    assert_eq!(window.state().screen(), Screen::Title);
    assert_eq!(open(start(Screen::Title)).state().screen(), Screen::Title);
}

#[test]
fn play_on_the_title_starts_at_once() {
    let mut window = open(start(Screen::Title));
    assert!(node(&window, "menu.play").is_focused());
    press(&mut window, Key::Enter);
    assert_eq!(window.state().screen(), Screen::Table);
    let table = window.state().table().expect("a game is open");
    assert_eq!(table.names(), ["Ida", "Emrys", "Elowen"]);
}

#[test]
fn play_shows_seats_that_no_game_can_start_with() {
    let mut draft = NewGame::first("Ida");
    draft.seats[1].name = "Ida".to_owned();
    let mut window = open(Start {
        new_game: Some(draft),
        ..start(Screen::Title)
    });
    press(&mut window, Key::Num1);
    assert_eq!(window.state().screen(), Screen::NewGame);
    assert!(is_there(&window, "fault"));
}

#[test]
fn the_title_offers_to_go_on_only_with_a_game_that_is_not_over() {
    let mut window = open(start(Screen::Title));
    assert!(!is_there(&window, "menu.continue"));
    press(&mut window, Key::Escape);
    assert_eq!(
        window.state().screen(),
        Screen::Title,
        "Escape does no harm"
    );
    click(&mut window, "menu.play");
    window.state_mut().order(Command::Go(Screen::Title));
    settle(&mut window);
    assert!(is_there(&window, "menu.continue"));
    press(&mut window, Key::Num3);
    assert_eq!(window.state().screen(), Screen::Table);

    let mut window = end(3);
    press(&mut window, Key::Escape);
    assert_eq!(window.state().screen(), Screen::Title);
    assert!(!is_there(&window, "menu.continue"));
}

#[test]
fn the_language_changes_on_the_title_without_a_restart() {
    let mut window = open(start(Screen::Title));
    assert_eq!(label(&window, "menu.play"), "Spielen");
    click(&mut window, "language.en");
    assert_eq!(label(&window, "menu.play"), "Play");
    click(&mut window, "language.cs");
    assert_eq!(window.state().language(), Language::Cs);
    let chosen = node(&window, "language.cs").accesskit_node().toggled();
    assert_eq!(chosen, Some(egui::accesskit::Toggled::True));
}

#[test]
fn seats_names_edition_and_deal_are_chosen_and_played() {
    let mut window = open(start(Screen::Title));
    arrows_to(&mut window, "menu.new-game");
    press(&mut window, Key::Enter);
    assert_eq!(window.state().screen(), Screen::NewGame);
    click(&mut window, "seat.add");
    assert!(
        !is_there(&window, "seat.add"),
        "four knights are all there are"
    );
    click(&mut window, "seat.2.remove");
    type_into(&mut window, "seat.1.name", "Žofie");
    click(&mut window, "seat.1.arms");
    click(&mut window, "seat.2.page");
    click(&mut window, "edition.en");
    type_into(&mut window, "seed", "4711");
    press(&mut window, Key::Enter);
    assert_eq!(window.state().screen(), Screen::Table);
    let table = window.state().table().expect("a game is open");
    assert_eq!(table.names(), ["Žofie", "Elowen", "Branwen"]);
    assert_eq!(table.game().seed(), 4711);
    let seating = table.seating();
    assert_eq!(seating.edition, Edition::En);
    assert_eq!(seating.seats[1].bot, Some(BotKind::PAGE));
    let knights: Vec<_> = seating.seats.iter().map(|seat| seat.knight).collect();
    assert_eq!(
        knights,
        [
            KnightColour::Green,
            KnightColour::Blue,
            KnightColour::Silver
        ],
        "the green knight has changed hands"
    );
}

#[test]
fn bots_have_a_level_a_temperament_and_a_champion_has_time() {
    let mut window = open(start(Screen::NewGame));
    for id in ["seat.1.temperament", "seat.1.budget", "seat.2.budget"] {
        assert!(!is_there(&window, id), "{id}");
    }
    type_into(&mut window, "seat.3.name", "Ulf");
    click(&mut window, "seat.2.champion");
    assert_eq!(
        label(&window, "seat.2.budget"),
        "Bedenkzeit: Denkt kurz nach"
    );
    click(&mut window, "seat.2.budget");
    click(&mut window, "seat.2.budget");
    click(&mut window, "seat.2.temperament");
    assert_eq!(
        label(&window, "seat.2.temperament"),
        "Vorliebe: Mag Aufgaben"
    );
    assert!(!window::description(&window, "seat.2.temperament").is_empty());
    click(&mut window, "seat.3.temperament");
    click(&mut window, "seat.3.temperament");
    node(&window, "seat.3.temperament").focus();
    settle(&mut window);
    press(&mut window, Key::Enter);
    press(&mut window, Key::Enter);
    click(&mut window, "seat.3.knight");
    click(&mut window, "start");
    let table = window.state().table().expect("a game is open");
    let seats = &table.seating().seats;
    let kinds = ["champion-questing:2000ms", "knight-questing"].map(|kind| kind.parse().ok());
    assert_eq!([seats[1].bot, seats[2].bot], kinds);
    assert_eq!(seats[1].name, "Emrys", "the same knight, whoever plays");
    assert_eq!(seats[2].name, "Ulf", "what was typed stays");
}

#[test]
fn what_is_wrong_is_said_and_blocks_the_start() {
    let mut window = open(start(Screen::NewGame));
    assert!(!is_there(&window, "fault"));
    type_into(&mut window, "seat.1.name", "emrys");
    assert_eq!(
        label(&window, "fault"),
        "Zwei Plätze heißen Emrys. Gib jedem einen eigenen Namen."
    );
    type_into(&mut window, "seat.1.name", "");
    assert_eq!(label(&window, "fault"), "Platz 1 braucht einen Namen.");
    assert!(node(&window, "start").accesskit_node().is_disabled());
    press(&mut window, Key::Enter);
    click(&mut window, "start");
    assert_eq!(window.state().screen(), Screen::NewGame);
    type_into(&mut window, "seat.1.name", "Ida");
    type_into(&mut window, "seed", "zwölf");
    assert!(label(&window, "fault").starts_with("Die Nummer ist eine ganze Zahl"));
    assert!(node(&window, "start").accesskit_node().is_disabled());
    type_into(&mut window, "seed", "12");
    assert!(!is_there(&window, "fault"));
    click(&mut window, "start");
    assert_eq!(window.state().screen(), Screen::Table);
}

#[test]
fn arrows_in_a_field_move_the_caret_and_tab_leaves_it() {
    let mut window = open(start(Screen::NewGame));
    node(&window, "seat.1.name").focus();
    settle(&mut window);
    window.key_press(Key::End);
    press(&mut window, Key::ArrowLeft);
    assert!(node(&window, "seat.1.name").is_focused());
    node(&window, "seat.1.name").type_text("l");
    settle(&mut window);
    assert!(node(&window, "seat.1.name").is_focused(), "typing goes on");
    press(&mut window, Key::Tab);
    assert!(!node(&window, "seat.1.name").is_focused());
    press(&mut window, Key::Escape);
    assert_eq!(window.state().screen(), Screen::Title);
    click(&mut window, "menu.play");
    let table = window.state().table().expect("a game is open");
    assert_eq!(table.names()[0], "Idla");
}

#[test]
fn bots_play_to_the_end_which_tells_how_it_went() {
    let mut window = open(start(Screen::NewGame));
    click(&mut window, "seat.1.page");
    click(&mut window, "start");
    press(&mut window, Key::S);
    assert_eq!(window.state().screen(), Screen::End);
    for id in [
        "title",
        "when",
        "rank.1",
        "rank.3",
        "story.1",
        "again",
        "same-deal",
    ] {
        assert!(is_there(&window, id), "{id}");
    }
}

#[test]
fn what_was_open_at_the_table_takes_no_keys_from_the_end() {
    for overlay in [Overlay::Log, Overlay::Tasks, Overlay::Shortcuts] {
        let mut window = end(3);
        window.state_mut().order(TableCommand::Open(overlay).into());
        settle(&mut window);
        press(&mut window, Key::Escape);
        assert_eq!(window.state().screen(), Screen::Title);
    }
}

#[test]
fn the_end_plays_again_or_deals_the_same() {
    let mut window = end(3);
    assert_eq!(window.state().screen(), Screen::End);
    assert!(node(&window, "again").is_focused());
    assert!(is_there(&window, "expired.1"), "reasons of the own seat");
    press(&mut window, Key::D);
    assert_eq!(window.state().screen(), Screen::Table);
    let same = window.state().table().expect("a game is open");
    assert_eq!(same.game().seed(), 5);

    let mut window = end(3);
    press(&mut window, Key::Enter);
    assert_eq!(window.state().screen(), Screen::Table);
    let again = window.state().table().expect("a game is open");
    assert_eq!(again.names(), ["Ida", "Emrys", "Elowen"]);
}

#[test]
fn every_screen_can_be_shown_in_every_language_theme_and_size() {
    // The harness stops at a letter without a picture, the translator at a message that is missing.
    let sizes = [(vec2(1024.0, 700.0), 1.0), (vec2(1920.0, 1080.0), 1.5)];
    let mut themes = Theme::ALL.into_iter().cycle();
    for language in Language::ALL {
        for screen in [
            Screen::Title,
            Screen::NewGame,
            Screen::End,
            Screen::Language,
        ] {
            for (size, text_size) in sizes {
                let asks = screen == Screen::Language;
                let start = Start {
                    language: (!asks).then_some(language),
                    theme: themes.next(),
                    text_size: Some(text_size),
                    ..start(screen)
                };
                let game = (screen == Screen::End).then(|| finished(4));
                let mut window = open_with(start, game);
                window.set_size(size);
                settle(&mut window);
                assert_eq!(window.state().screen(), screen);
            }
        }
    }
}

#[test]
fn going_on_shows_the_table_and_nothing_above_it() {
    let mut window = open(start(Screen::Title));
    click(&mut window, "menu.play");
    click(&mut window, "menu");
    assert!(is_there(&window, "resume"));
    click(&mut window, "leave");
    assert_eq!(window.state().screen(), Screen::Title);
    click(&mut window, "menu.continue");
    assert_eq!(window.state().screen(), Screen::Table);
    assert!(!is_there(&window, "resume"));
}

#[test]
fn the_switch_of_the_coach_is_the_same_everywhere() {
    let mut window = open(start(Screen::NewGame));
    // Who has not chosen is helped; the switch leads on from there.
    assert_eq!(CoachLevel::USUAL, CoachLevel::ByMastery);
    for _ in 0..2 {
        click(&mut window, "new-game.coach");
    }
    click(&mut window, "start");
    let coached = |window: &Window| window.state().table().map(|game| game.seating().coach);
    assert_eq!(coached(&window), Some(CoachLevel::Off));
    click(&mut window, "menu");
    for _ in 0..2 {
        click(&mut window, "menu.coach");
    }
    assert_eq!(coached(&window), Some(CoachLevel::ByMastery));
    window.state_mut().order(Command::Go(Screen::NewGame));
    settle(&mut window);
    assert_eq!(
        label(&window, "new-game.coach"),
        "Coach: wie ich ihn brauche"
    );
}

#[test]
fn what_a_bot_likes_is_chosen_to_and_fro_by_the_arrow_keys() {
    let mut window = open(start(Screen::NewGame));
    let before = label(&window, "seat.2.temperament");
    node(&window, "seat.2.temperament").focus();
    settle(&mut window);
    press(&mut window, Key::ArrowLeft);
    assert_eq!(
        label(&window, "seat.2.temperament"),
        "Vorliebe: Mag Turniere"
    );
    press(&mut window, Key::ArrowRight);
    assert_eq!(label(&window, "seat.2.temperament"), before);
    assert!(node(&window, "seat.2.temperament").is_focused());
}

#[test]
fn whoever_only_watches_is_told_whose_cards_lie_there() {
    let mut draft = NewGame::first("Ida");
    for seat in &mut draft.seats {
        seat.bot = Some(BotKind::SQUIRE);
    }
    let mut window = open(Start {
        new_game: Some(draft),
        ..start(Screen::Title)
    });
    click(&mut window, "menu.play");
    let said = |words: &str| {
        use egui_kittest::kittest::{Queryable, by};
        let words = words.to_owned();
        window
            .query_all(by().predicate(move |node| {
                node.label().or_else(|| node.value()).as_deref() == Some(words.as_str())
            }))
            .next()
            .is_some()
    };
    assert!(said("Hand von Ida"));
    assert!(!said("Deine Hand"));
    assert!(!is_there(&window, "peek"));
}

#[test]
fn whoever_has_chosen_no_name_is_called_you_in_the_language_that_is_spoken() {
    let mut window = open(Start {
        new_game: Some(NewGame::first("Ty")),
        ..start(Screen::Title)
    });
    click(&mut window, "menu.play");
    let table = |window: &Window| window.state().table().map(|game| game.names()[0].clone());
    assert_eq!(
        table(&window).as_deref(),
        Some("Du"),
        "kept in another language"
    );
    click(&mut window, "menu");
    click(&mut window, "language.en");
    assert_eq!(table(&window).as_deref(), Some("You"));
    click(&mut window, "language.cs");
    assert_eq!(table(&window).as_deref(), Some("Ty"));

    let mut window = open(start(Screen::Title));
    click(&mut window, "menu.play");
    click(&mut window, "menu");
    click(&mut window, "language.en");
    assert_eq!(
        table(&window).as_deref(),
        Some("Ida"),
        "a chosen name stays"
    );
}
