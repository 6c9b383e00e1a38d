//! Engine types in words: everything can be said in every language, and says what it should.

mod explanation_sentences;
mod explanations;
mod sentences;
mod variants;

use tafelrunde::i18n::{Language, Translator};
use tafelrunde::rules::kings_errand::{CardSet, CardSetDraft};

/// Every language and the one for tests.
pub(crate) fn translators() -> Vec<Translator> {
    Language::ALL
        .into_iter()
        .map(Translator::new)
        .chain([Translator::pseudo()])
        .collect()
}

fn seat_names() -> Vec<String> {
    ["Emrys", "Branwen", "Morcant", "Elowen"]
        .map(str::to_owned)
        .into()
}

/// A sentence that can be shown: no gap, no mark, no id, a capital and a full stop.
pub(crate) fn assert_sentence(text: &str) {
    assert_fit(text);
    let first = text.chars().find(|letter| letter.is_alphabetic());
    assert!(first.is_some_and(char::is_uppercase), "{text}");
    assert!(text.ends_with(['.', '!', '“', '”']), "{text}");
}

/// A text that can be shown.
pub(crate) fn assert_fit(text: &str) {
    assert!(!text.trim().is_empty(), "{text:?}");
    assert_eq!(text.trim(), text);
    assert!(!text.contains(['{', '}', '[', ']', '$']), "{text}");
    assert!(!text.contains("  ") && !text.contains('\n'), "{text}");
    let marks = [
        '\u{2066}', '\u{2067}', '\u{2068}', '\u{2069}', '\u{200e}', '\u{200f}',
    ];
    assert!(!text.contains(marks), "{text:?}");
}

/// A card set of the figures of `cards.md`, as far as texts need them.
fn card_set() -> CardSet {
    let places = [
        "wild_forest",
        "misty_fen",
        "moon_lake",
        "misty_fen",
        "moon_lake",
        "wild_forest",
        "dwarf_mines",
        "dragon_rock",
        "dragon_rock",
        "hidden_valley",
        "hidden_valley",
        "dwarf_mines",
        "black_tower",
        "black_tower",
    ];
    let tasks: Vec<_> = places
        .iter()
        .enumerate()
        .map(|(index, place)| {
            serde_json::json!({
                "id": index + 1,
                "location": place,
                "needs": [{"virtue": "lance", "value": 1}, {"virtue": "book", "value": 1}],
                "shields": 1 + index % 5,
            })
        })
        .collect();
    let draft: CardSetDraft = serde_json::from_value(serde_json::json!({
        "id": "texts",
        "locations": [
            "camelot", "hidden_valley", "wild_forest", "moon_lake", "dragon_rock", "misty_fen",
            "black_tower", "dwarf_mines",
        ],
        "horses": {"all": [2, 3, 4, 3], "removed_below_4": 3},
        "virtues": {
            "sword": [1, 1, 1, 2, 2], "dragon": [1, 1, 1, 2, 2],
            "lance": [1, 1, 2, 2], "book": [1, 1, 2, 2],
        },
        "tasks": tasks,
    }))
    .expect("the draft is written in the right form");
    CardSet::check(draft).expect("the figures fit the rules")
}
