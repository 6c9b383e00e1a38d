//! The examples that come with the program: reachable, to the point, and put into words.

mod shown;

use std::collections::BTreeMap;

use tafelrunde::i18n::text::kings_errand::example as caption;
use tafelrunde::i18n::{Language, Translator};
use tafelrunde::lesson::kings_errand::{Example, Topic, lesson_card_set, load_examples};
use tafelrunde::rules::kings_errand::{Node, Refusal, Unmet};
use tafelrunde::rules::{Game, Truth, Viewer, replay};

use shown::Shown;

/// The longest caption, in characters: two or three lines beside a picture.
const LONGEST_CAPTION: usize = 220;

#[test]
fn every_reason_refusal_and_rule_has_a_reachable_example() {
    let examples = load_examples().unwrap_or_else(|error| panic!("{error}"));
    let mut found = BTreeMap::new();
    for example in &examples {
        reached(example);
        *found.entry(example.topic()).or_insert(0) += 1;
        match example.topic() {
            Topic::Rule(rule) => {
                assert!(!example.frames().is_empty(), "{rule}: nothing is shown");
                assert_eq!(example.refused(), None, "{rule}");
                assert!(Shown::of(example).shows(rule), "{rule} is not shown");
            }
            Topic::Reason(reason) => {
                let own = Shown::of(example).expired(example.seat());
                let kinds: Vec<_> = own.iter().flatten().map(Unmet::kind).collect();
                assert!(kinds.contains(&reason), "{reason:?}: {kinds:?}");
                assert_eq!(example.refused(), None, "{reason:?}");
            }
            Topic::Refusal(refusal) => {
                let illegal = example.refused().expect("an example for a refusal has one");
                let kinds: Vec<_> = illegal.reasons.iter().map(Refusal::kind).collect();
                assert_eq!(kinds, [refusal], "nothing else is wrong with it");
            }
        }
        let listed = Example::of(example.topic()).expect("the program has the example");
        assert_eq!(listed.before(), example.before());
    }
    for topic in Topic::all() {
        assert_eq!(found.get(&topic), Some(&1), "{topic:?}");
    }
    assert_eq!(Example::all().len(), found.len());
}

/// Plays the example from the root: every action is legal, and the views are those of its seat.
fn reached(example: &Example) -> Node<Truth> {
    let (game, viewer) = (example.game(), Viewer::Seat(example.seat()));
    let at = example.topic();
    assert!(example.seat().0 < game.seats(), "{at:?}");
    let mut node =
        replay(game, example.before(), &mut ()).unwrap_or_else(|e| panic!("{at:?}: {e}"));
    assert_eq!(game.view(&node, viewer), *example.view(), "{at:?}");
    for frame in example.frames() {
        game.apply(&mut node, frame.actor, frame.action, &mut ())
            .unwrap_or_else(|illegal| panic!("{at:?}: {illegal}"));
        assert_eq!(game.view(&node, viewer), frame.view, "{at:?}");
    }
    if let Some(illegal) = example.refused() {
        let again = game.apply(&mut node, illegal.actor, illegal.action, &mut ());
        assert_eq!(again.as_ref(), Err(illegal), "{at:?}");
    }
    node
}

#[test]
fn examples_keep_their_own_cards() {
    let cards = lesson_card_set().unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(cards.id(), "lessons_1");
    for example in Example::all() {
        assert_eq!(*example.game().cards(), cards, "{:?}", example.topic());
    }
}

#[test]
fn every_example_has_a_short_caption_in_every_language() {
    for language in Language::ALL {
        let tr = Translator::new(language);
        let mut said = BTreeMap::new();
        for topic in Topic::all() {
            let text = caption(&tr, topic);
            let length = text.chars().count();
            assert!(!text.contains(['{', '}', '$', '[']), "{text}");
            assert!(text.ends_with('.'), "{text}");
            assert!(
                (20..=LONGEST_CAPTION).contains(&length),
                "{language:?} {topic:?}, {length} characters: {text}"
            );
            let former = said.insert(text, topic);
            assert_eq!(former, None, "two examples say the same");
        }
    }
}
