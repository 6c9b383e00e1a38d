//! The set-up of the real table, step by step, with the figures of the game itself.

use crate::i18n::Translator;
use crate::i18n::text::kings_errand::names;
use crate::message;
use crate::rules::kings_errand::{
    CardSet, DISPLAY, Edition, KnightColour, Location, Players, Setup, TASKS, VirtueCards,
};
use crate::ui::picture::Back;
use crate::ui::widget::Face;

/// One step of the set-up.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Step {
    /// What it is about.
    pub(super) title: String,
    /// What is to be done.
    pub(super) words: String,
    /// The cards it is done with, and how many of each.
    pub(super) cards: Vec<(Face, u8)>,
    /// What else there is, without a picture; may be empty.
    pub(super) rest: String,
    /// The cards in words for screen readers; empty where the step says it all.
    pub(super) spoken: String,
}

/// What goes back into the box.
#[derive(Clone, Debug, PartialEq)]
struct Boxed {
    cards: Vec<(Face, u8)>,
    /// Knights that nobody plays, and their tents.
    knights: u8,
}

fn game(players: Players, cards: &CardSet) -> Setup {
    Setup {
        players,
        // Both editions are set up alike.
        edition: Edition::default(),
        cards: cards.clone(),
    }
}

/// What is not needed for so many players.
fn boxed(players: Players, cards: &CardSet) -> Boxed {
    let [.., most] = Players::ALL;
    let (all, some) = (game(most, cards), game(players, cards));
    let rest = some.supply();
    let actions = all.supply().kinds().filter_map(|(card, count)| {
        let left = count.saturating_sub(rest.count(card));
        (left > 0).then_some((Face::Action(card), left))
    });
    let virtues = all.virtues().minus(some.virtues());
    Boxed {
        cards: actions.chain(virtue_faces(virtues)).collect(),
        knights: most.get() - players.get(),
    }
}

fn virtue_faces(cards: VirtueCards) -> impl Iterator<Item = (Face, u8)> {
    cards
        .kinds()
        .map(|(card, count)| (Face::Virtue(card), count))
        .collect::<Vec<_>>()
        .into_iter()
}

/// The name of a card as it is read aloud, with how many there are.
fn name_of(tr: &Translator, (face, count): (Face, u8)) -> Option<String> {
    let name = match face {
        Face::Action(card) => names::action_card(tr, card),
        Face::Virtue(card) => names::virtue_card(tr, card),
        Face::Task(_) | Face::Location(_) | Face::Knight(_) | Face::Tent(_) | Face::Back(_) => {
            return None;
        }
    };
    Some(if count == 1 {
        name
    } else {
        tr.format(message!("virtue-card-times", count = count, card = name))
    })
}

/// All steps in the order in which they are done; the first two say what stays in the box.
pub(super) fn steps(tr: &Translator, players: Players, cards: &CardSet) -> Vec<Step> {
    let setup = game(players, cards);
    let number = players.get();
    let step = |title: String, words: String, cards: Vec<(Face, u8)>| {
        let spoken: Vec<_> = cards.iter().filter_map(|&card| name_of(tr, card)).collect();
        Step {
            title,
            words,
            rest: String::new(),
            spoken: tr.list_and(&spoken),
            cards,
        }
    };
    let supply = setup.supply();
    let virtues = setup.virtues();
    let opening = players.opening_cards();
    let knights = KnightColour::ALL.into_iter().take(usize::from(number));
    let tasks = TASKS as u8;
    vec![
        into_the_box(tr, players, cards),
        step(
            tr.text("setup-circle"),
            tr.attribute("setup-circle", "task"),
            Location::ALL
                .into_iter()
                .map(|place| (Face::Location(place), 1))
                .collect(),
        ),
        step(
            tr.text("setup-knights"),
            tr.attribute("setup-knights", "task"),
            knights.map(|knight| (Face::Knight(knight), 1)).collect(),
        ),
        step(
            tr.text("setup-tents"),
            tr.format_attribute(message!("setup-tents", players = number), "task"),
            (1..=number).map(|tent| (Face::Tent(tent), 1)).collect(),
        ),
        step(
            tr.text("setup-actions"),
            tr.format_attribute(message!("setup-actions", count = supply.len()), "task"),
            supply
                .kinds()
                .map(|(card, count)| (Face::Action(card), count))
                .collect(),
        ),
        step(
            tr.text("setup-virtues"),
            tr.format_attribute(message!("setup-virtues", count = virtues.len()), "task"),
            virtue_faces(virtues).collect(),
        ),
        step(
            tr.text("setup-hands"),
            tr.format_attribute(message!("setup-hands", count = opening.len()), "task"),
            virtue_faces(opening).collect(),
        ),
        step(
            tr.text("setup-tasks"),
            tr.format_attribute(message!("setup-tasks", count = tasks), "task"),
            vec![(Face::Back(Back::Task), tasks - DISPLAY as u8)],
        ),
        step(
            tr.text("setup-goal"),
            tr.format_attribute(
                message!("setup-goal", picks = players.picks(), goal = players.goal()),
                "task",
            ),
            Vec::new(),
        ),
    ]
}

fn into_the_box(tr: &Translator, players: Players, cards: &CardSet) -> Step {
    let boxed = boxed(players, cards);
    let spoken: Vec<_> = boxed
        .cards
        .iter()
        .filter_map(|&card| name_of(tr, card))
        .collect();
    let words = if boxed.cards.is_empty() {
        tr.attribute("setup-box", "none")
    } else {
        tr.attribute("setup-box", "task")
    };
    let rest = if boxed.knights > 0 {
        knights(tr, boxed.knights)
    } else {
        String::new()
    };
    Step {
        title: tr.text("setup-box"),
        words,
        cards: boxed.cards,
        rest,
        spoken: tr.list_and(&spoken),
    }
}

/// "Also 2 knights and 2 tents."
fn knights(tr: &Translator, count: u8) -> String {
    tr.format_attribute(message!("setup-box", count = count), "knights")
}
