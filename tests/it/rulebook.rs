//! The rulebook, by what screen readers and the keyboard know of it.

use std::collections::BTreeSet;

use egui::{Key, vec2};
use egui_kittest::kittest::{NodeT, Queryable, by};
use tafelrunde::i18n::text::kings_errand::rulebook::{PointKind, rule_points};
use tafelrunde::i18n::{Language, Translator};
use tafelrunde::persist::{RulebookPage, embedded_card_set};
use tafelrunde::rules::kings_errand::Rule;
use tafelrunde::session::NewGame;
use tafelrunde::ui::app::{Command, Start};
use tafelrunde::ui::picture::Drawing;
use tafelrunde::ui::screen::Screen;
use tafelrunde::ui::screen::rulebook::{RulebookCommand, search};
use tafelrunde::ui::theme::Theme;

use crate::walk;
use crate::window::{self, Window, arrows_to, click, is_there, label, node, press, settle};

fn start(language: Language) -> Start {
    // The same deal each time, in which nobody takes the Court before it is looked up.
    let new_game = NewGame {
        seed: Some(3),
        ..NewGame::first("Ida")
    };
    Start {
        language: Some(language),
        new_game: Some(new_game),
        drawing: Drawing::AtOnce,
        ..Start::default()
    }
}

fn open(start: Start, size: [f32; 2]) -> Window {
    window::open(start, None, size)
}

/// Whether anything on the screen says `words`.
fn says(window: &Window, words: &str) -> bool {
    let words = words.to_owned();
    let found = window
        .query_all(by().predicate(move |node| {
            let said = node.label().or_else(|| node.value());
            said.is_some_and(|said| said.contains(&words))
        }))
        .count();
    found > 0
}

fn type_into_search(window: &mut Window, text: &str) {
    node(window, "search").type_text(text);
    settle(window);
}

#[test]
fn the_rulebook_is_read_by_keyboard_alone() {
    let mut window = open(start(Language::En), [1440.0, 900.0]);
    arrows_to(&mut window, "menu.rulebook");
    press(&mut window, Key::Enter);
    assert_eq!(window.state().screen(), Screen::Rulebook);
    assert!(node(&window, "contents.s1").is_focused());

    // The printed German word is found in English too.
    press(&mut window, Key::Slash);
    assert!(node(&window, "search").is_focused());
    type_into_search(&mut window, "Verfall");
    assert!(label(&window, "result.0").starts_with("D3: Expired cards"));
    assert!(label(&window, "result.0").contains("Verfallene Karten"));
    press(&mut window, Key::ArrowDown);
    assert!(node(&window, "result.0").is_focused());
    press(&mut window, Key::Enter);
    assert_eq!(label(&window, "page"), "D3: Expired cards");
    assert!(is_there(&window, "result.0"), "what was found stays");

    // Escape ends the search first.
    press(&mut window, Key::Escape);
    assert!(!is_there(&window, "result.0"));
    assert!(is_there(&window, "contents.d3"));
    walk::to(&mut window, "see.d1");
    press(&mut window, Key::Enter);
    assert_eq!(label(&window, "page"), "D1: Your own order");
    assert!(node(&window, "page").is_focused(), "reading goes on");

    // From page to page, from the contents, and back to where it was opened.
    walk::to(&mut window, "next");
    press(&mut window, Key::Enter);
    assert_eq!(label(&window, "page"), "D2: The right place");
    press(&mut window, Key::PageUp);
    assert_eq!(label(&window, "page"), "D1: Your own order");
    walk::to(&mut window, "contents.d8");
    press(&mut window, Key::Enter);
    assert_eq!(label(&window, "page"), "D8: Court");
    press(&mut window, Key::Escape);
    assert_eq!(window.state().screen(), Screen::Title);
    assert!(window::focused(&window).is_some());
}

#[test]
fn every_page_is_reached_by_turning_and_back() {
    let mut window = open(start(Language::De), [1024.0, 700.0]);
    press(&mut window, Key::R);
    let pages: Vec<_> = RulebookPage::all().collect();
    assert_eq!(pages.len(), Rule::ALL.len() + 7);
    for (index, _) in pages.iter().enumerate() {
        let number = format!("Seite {} von {}", index + 1, pages.len());
        assert!(says(&window, &number), "{number}");
        press(&mut window, Key::PageDown);
    }
    assert_eq!(label(&window, "page"), "Wörter", "the last page stays open");
    assert!(!is_there(&window, "next"));
    for _ in &pages {
        press(&mut window, Key::ArrowLeft);
    }
    assert_eq!(label(&window, "page"), "S1: Der Kreis der Orte");
    assert!(!is_there(&window, "previous"));
    assert!(
        node(&window, "contents.s1").is_focused(),
        "the contents go along"
    );
}

#[test]
fn what_the_search_proposes_finds_something_in_the_language() {
    for language in Language::ALL {
        let tr = Translator::new(language);
        let proposed = tr.attribute("rulebook-search", "placeholder");
        let words: Vec<_> = proposed.trim_end_matches(" …").split(", ").collect();
        assert!(words.len() > 2, "{proposed}");
        for word in words {
            let hits = search(word, &tr, &embedded_card_set());
            let own = hits.iter().filter(|hit| !hit.german).count();
            assert!(own > 0, "{language:?}: {word}");
        }
    }
}

#[test]
fn a_search_without_a_result_says_what_to_do() {
    let mut window = open(start(Language::En), [1024.0, 700.0]);
    window.state_mut().order(Command::Consult(None));
    settle(&mut window);
    window.key_press_modifiers(egui::Modifiers::COMMAND, Key::F);
    settle(&mut window);
    type_into_search(&mut window, "xyzzy");
    assert_eq!(label(&window, "found"), "Nothing found for “xyzzy”.");
    assert!(says(&window, "Try a single word"));
    click(&mut window, "search.clear");
    assert!(is_there(&window, "contents.s1"));
}

#[test]
fn enter_in_the_search_opens_the_best_page() {
    let mut window = open(start(Language::Cs), [1440.0, 900.0]);
    press(&mut window, Key::R);
    press(&mut window, Key::Slash);
    type_into_search(&mut window, "kun");
    press(&mut window, Key::Enter);
    assert_eq!(label(&window, "page"), "D7: Kůň");
}

#[test]
fn the_set_up_names_the_figures_of_the_game() {
    let mut window = open(start(Language::En), [1440.0, 900.0]);
    let page = "setup-3".parse().expect("there is such a page");
    window.state_mut().order(Command::Consult(Some(page)));
    settle(&mut window);
    assert_eq!(label(&window, "page"), "Set-up for 3 players");
    for words in [
        "King Arthur’s Round Table, Court, Horse 3, Sword 1, Lance 1, Dragon 1 and Book 1",
        "Lay these 13 cards",
        "Sort these 14 cards",
        "Take these 6 cards",
        "2 × Sword 1, Lance 1, 2 × Dragon 1 and Book 1",
        "Shuffle all 14 task cards",
        "takes 3 action cards. Whoever reaches 20 shields",
    ] {
        assert!(says(&window, words), "{words}");
    }
    click(&mut window, "setup.4");
    assert_eq!(label(&window, "page"), "Set-up for 4 players");
    assert!(says(&window, "Lay these 16 cards"));
    assert!(says(&window, "you need them all"));
    click(&mut window, "setup.2");
    assert!(says(&window, "takes 4 action cards. Whoever reaches 25"));
    node(&window, "sheet").focus();
    settle(&mut window);
    press(&mut window, Key::Enter);
    assert_eq!(window.state().screen(), Screen::SetupSheet);
    assert_eq!(label(&window, "title"), "Set-up for 2 players");
    press(&mut window, Key::Escape);
    assert_eq!(window.state().screen(), Screen::Rulebook);
    press(&mut window, Key::Escape);
    assert_eq!(window.state().screen(), Screen::Title);
}

#[test]
fn a_running_game_is_untouched_by_reading() {
    let mut window = open(start(Language::En), [1440.0, 900.0]);
    window.state_mut().order(Command::Start);
    settle(&mut window);
    let actions = |window: &Window| {
        let table = window.state().table().expect("a game is open");
        table.game().record().actions.len()
    };
    press(&mut window, Key::R);
    assert_eq!(window.state().screen(), Screen::Rulebook);
    let before = actions(&window);
    click(&mut window, "contents.tasks");
    assert_eq!(label(&window, "page"), "All 14 tasks");
    let open: Vec<_> = (1..=14)
        .map(|number| label(&window, &format!("task.{number}")))
        .collect();
    let count = |words: &str| open.iter().filter(|row| row.contains(words)).count();
    let held = count("in your hand") + count("held by");
    assert_eq!(count("face up") + held + count("completed by"), 3);
    assert_eq!(count("not yet revealed"), 11);
    window.run_steps(20);
    assert_eq!(actions(&window), before, "bots wait");
    click(&mut window, "back");
    assert_eq!(window.state().screen(), Screen::Table);

    // A card that has the focus is looked up.
    node(&window, "supply.court").focus();
    settle(&mut window);
    press(&mut window, Key::R);
    assert_eq!(label(&window, "page"), "D8: Court");
    click(&mut window, "contents.tasks");
    press(&mut window, Key::Escape);

    // The button of the bar and the menu lead there too.
    click(&mut window, "rulebook");
    assert_eq!(label(&window, "page"), "All 14 tasks", "open where it was");
    press(&mut window, Key::Escape);
    press(&mut window, Key::Escape);
    click(&mut window, "to-rulebook");
    assert_eq!(window.state().screen(), Screen::Rulebook);
}

#[test]
fn the_menu_of_a_small_table_opens_the_rulebook() {
    let mut window = open(start(Language::En), [1024.0, 700.0]);
    window.state_mut().order(Command::Start);
    settle(&mut window);
    assert!(!is_there(&window, "rulebook"));
    click(&mut window, "menu");
    click(&mut window, "to-rulebook");
    assert_eq!(window.state().screen(), Screen::Rulebook);
    press(&mut window, Key::Escape);
    assert_eq!(window.state().screen(), Screen::Table);
    assert!(!is_there(&window, "resume"), "the menu has closed");
}

#[test]
fn printed_german_terms_stand_beside_the_translated_ones_if_wanted() {
    let mut window = open(start(Language::Cs), [1440.0, 900.0]);
    window.state_mut().order(Command::Start);
    settle(&mut window);
    let about = |window: &Window| {
        let card = node(window, "supply.quest");
        card.accesskit_node().description().unwrap_or_default()
    };
    assert!(!about(&window).contains("Queste"));
    press(&mut window, Key::R);
    click(&mut window, "contents.words");
    assert!(says(&window, "Exerzitium: Schwert"), "always on this page");
    click(&mut window, "terms");
    let on = node(&window, "terms").accesskit_node().toggled();
    assert_eq!(on, Some(egui::accesskit::Toggled::True));
    window
        .state_mut()
        .order(RulebookCommand::Open(Rule::D9.into()).into());
    settle(&mut window);
    assert_eq!(label(&window, "page.german"), "Německy: Queste");
    press(&mut window, Key::Escape);
    assert!(about(&window).contains("Queste"));

    // In German they are what is read anyway.
    let mut window = open(start(Language::De), [1440.0, 900.0]);
    press(&mut window, Key::R);
    click(&mut window, "contents.words");
    assert!(!is_there(&window, "terms"));
}

#[test]
fn points_are_in_the_texts_and_rulings_in_the_sources() {
    for language in Language::ALL {
        let (_, source) = language
            .sources()
            .iter()
            .find(|(name, _)| *name == "rulebook")
            .expect("the rulebook has texts");
        let tr = Translator::new(language);
        for &rule in Rule::ALL {
            let id = format!("rulebook-{} =", rule.to_string().to_lowercase());
            let text = source.split(&id).nth(1).expect("every rule has points");
            let written = text
                .lines()
                .skip(1)
                .take_while(|line| line.starts_with("    .p"))
                .count();
            let points = rule_points(&tr, rule);
            assert_eq!(points.len(), written, "{rule} in {language:?}");
            let different: BTreeSet<_> = points.iter().map(|point| &point.words).collect();
            assert_eq!(different.len(), points.len(), "{rule} repeats itself");
            let rulings = points.iter().any(|point| point.kind == PointKind::Ruling);
            assert_eq!(rulings, rule.source().ruling, "{rule}");
        }
    }
}

#[test]
fn every_page_can_be_shown_in_every_language_theme_and_size() {
    let looks = [
        (vec2(1024.0, 700.0), 2.0),
        (vec2(1440.0, 900.0), 0.8),
        (vec2(1920.0, 1080.0), 1.5),
    ];
    let mut themes = Theme::ALL.into_iter().cycle();
    for language in Language::ALL {
        for (size, text_size) in looks {
            let start = Start {
                theme: themes.next(),
                text_size: Some(text_size),
                screen: Screen::Rulebook,
                ..start(language)
            };
            let mut window = open(start, [size.x, size.y]);
            for page in RulebookPage::all() {
                let open = RulebookCommand::Open(page);
                window.state_mut().order(open.into());
                window.run_steps(2);
                assert!(is_there(&window, "page.title"), "{page}");
            }
            let sheet = Command::Go(Screen::SetupSheet);
            window.state_mut().order(sheet);
            settle(&mut window);
            assert!(is_there(&window, "title"));
        }
    }
}
