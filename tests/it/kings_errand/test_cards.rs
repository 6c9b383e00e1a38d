//! A card set of the tests' own, frozen: balancing the real one must not break a test of the rules.

use std::sync::LazyLock;

use tafelrunde::rules::kings_errand::{CardSet, CardSetDraft, HorsesDraft, NeedDraft, TaskDraft};

/// Number, location, what is asked for, shields.
type TaskRow = (u8, &'static str, &'static [(&'static str, u8)], u8);

const TASKS: [TaskRow; 14] = [
    (1, "wild_forest", &[("sword", 1), ("lance", 1)], 2),
    (2, "misty_fen", &[("sword", 2), ("lance", 2)], 5),
    (3, "moon_lake", &[("lance", 2), ("book", 1)], 3),
    (4, "misty_fen", &[("dragon", 1), ("book", 2)], 3),
    (
        5,
        "moon_lake",
        &[("lance", 1), ("dragon", 1), ("book", 1)],
        4,
    ),
    (6, "wild_forest", &[("dragon", 2), ("book", 2)], 5),
    (7, "dwarf_mines", &[("sword", 1), ("book", 1)], 2),
    (
        8,
        "dragon_rock",
        &[("sword", 2), ("lance", 1), ("dragon", 2)],
        7,
    ),
    (9, "dragon_rock", &[("sword", 2), ("dragon", 2)], 5),
    (10, "hidden_valley", &[("dragon", 1), ("book", 1)], 2),
    (11, "hidden_valley", &[("lance", 1), ("book", 1)], 2),
    (12, "dwarf_mines", &[("lance", 1), ("book", 2)], 3),
    (
        13,
        "black_tower",
        &[("sword", 1), ("dragon", 2), ("book", 1)],
        5,
    ),
    (
        14,
        "black_tower",
        &[("sword", 1), ("lance", 1), ("dragon", 1), ("book", 1)],
        6,
    ),
];

/// The set `test_1`.
pub(crate) fn test_cards() -> CardSet {
    static CARDS: LazyLock<CardSet> =
        LazyLock::new(|| CardSet::check(draft()).expect("the cards of the tests fit the rules"));
    CARDS.clone()
}

fn draft() -> CardSetDraft {
    let virtues = [
        ("sword", vec![1, 1, 1, 2, 2]),
        ("lance", vec![1, 1, 2, 2]),
        ("dragon", vec![1, 1, 1, 2, 2]),
        ("book", vec![1, 1, 2, 2]),
    ];
    CardSetDraft {
        id: "test_1".to_owned(),
        locations: [
            "camelot",
            "hidden_valley",
            "wild_forest",
            "moon_lake",
            "dragon_rock",
            "misty_fen",
            "black_tower",
            "dwarf_mines",
        ]
        .map(str::to_owned)
        .to_vec(),
        horses: HorsesDraft {
            all: vec![2, 3, 4, 3],
            removed_below_4: 3,
        },
        virtues: virtues
            .map(|(name, values)| (name.to_owned(), values))
            .into(),
        tasks: TASKS
            .iter()
            .map(|&(id, location, needs, shields)| TaskDraft {
                id,
                location: location.to_owned(),
                needs: needs
                    .iter()
                    .map(|&(virtue, value)| NeedDraft {
                        virtue: virtue.to_owned(),
                        value,
                    })
                    .collect(),
                shields,
            })
            .collect(),
    }
}
