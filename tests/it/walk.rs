//! Going to something with Tab and the arrow keys alone, as people do who see where it lies.

use std::collections::BTreeSet;

use egui::{Key, Vec2};

use crate::window::{Window, find, focused, node};

const ARROWS: [(Key, Vec2); 4] = [
    (Key::ArrowLeft, Vec2::LEFT),
    (Key::ArrowRight, Vec2::RIGHT),
    (Key::ArrowUp, Vec2::UP),
    (Key::ArrowDown, Vec2::DOWN),
];

/// No screen has more Tab stops.
const MOST_STOPS: usize = 40;

/// Presses a key and lets the focus move.
fn tap(window: &mut Window, key: Key) {
    window.key_press(key);
    window.run_steps(2);
}

fn has_focus(window: &Window, id: &str) -> bool {
    focused(window).as_deref() == Some(id)
}

/// What is called alike lies together: cards of the supply, the buttons, what leads on in a text.
fn family(id: &str) -> Option<&str> {
    let (family, _) = id.split_once('.')?;
    Some(match family {
        "see" | "example" | "reason" => "see",
        "contents" | "section" => "contents",
        other => other,
    })
}

/// Brings the focus to what is called `id`.
pub(crate) fn to(window: &mut Window, id: &str) {
    assert!(find(window, id).is_some(), "nothing is called {id}");
    for _ in 0..MOST_STOPS {
        if has_focus(window, id) {
            return;
        }
        let there = focused(window);
        if there.is_some_and(|there| family(&there) == family(id)) {
            aside(window, id);
            if has_focus(window, id) {
                return;
            }
        }
        tap(window, Key::Tab);
        assert!(focused(window).is_some(), "Tab loses the focus before {id}");
    }
    panic!("no key leads to {id}");
}

/// Goes on with the arrow keys, first in the direction in which it lies; each way is tried once.
fn aside(window: &mut Window, id: &str) {
    let mut tried: BTreeSet<(String, usize)> = BTreeSet::new();
    while let Some(there) = focused(window).filter(|there| there != id) {
        let way = node(window, id).rect().center() - node(window, &there).rect().center();
        let mut ways: Vec<usize> = (0..ARROWS.len()).collect();
        ways.sort_by(|&one, &other| {
            let ahead = |at: usize| ARROWS[at].1.dot(way);
            ahead(other).total_cmp(&ahead(one))
        });
        let mut open = ways.into_iter().filter(|&at| {
            let known = (there.clone(), at);
            !tried.contains(&known)
        });
        let Some(at) = open.next() else {
            return;
        };
        tried.insert((there, at));
        tap(window, ARROWS[at].0);
    }
}
