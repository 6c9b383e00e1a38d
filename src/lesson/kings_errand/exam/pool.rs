//! Games that questions are taken from, played by quick bots from the root on.

use std::sync::Arc;

use rand::RngExt;

use crate::bot::{Bot, Generator, Page, Random, Signals, Temperament};
use crate::rules::kings_errand::{
    Action, ActionCard, CardSet, Edition, KingsErrand, Node, Phase, Players, Setup, View,
    VirtueCards,
};
use crate::rules::{Actor, Game, Truth, Turn, Viewer};

/// A game with every node on its way.
#[derive(Clone, Debug)]
pub(super) struct Played {
    pub(super) game: Arc<KingsErrand>,
    pub(super) record: Vec<(Actor, Action)>,
    /// The node before each step, and the last one.
    pub(super) nodes: Vec<Node<Truth>>,
}

/// How a seat plays.
#[derive(Clone, Copy, Debug)]
pub(super) enum Mood {
    /// Sensibly.
    Page,
    /// Anything that is allowed.
    Random,
    /// Stays at Camelot and collects all it can, so that piles and display run out.
    Hoarder,
}

/// Who plays a game, and for how many steps at most.
type Cast = (&'static [Mood], usize);

/// The games of an exam: long and short ones, for every number of seats.
const CASTS: [Cast; 7] = [
    (&[Mood::Page, Mood::Page], 1200),
    (&[Mood::Page, Mood::Page, Mood::Page, Mood::Page], 1200),
    (&[Mood::Page, Mood::Page, Mood::Page], 1200),
    (&[Mood::Page, Mood::Random, Mood::Random], 250),
    (&[Mood::Random, Mood::Random, Mood::Page, Mood::Random], 250),
    (&[Mood::Hoarder, Mood::Hoarder], 340),
    (
        &[Mood::Hoarder, Mood::Hoarder, Mood::Hoarder, Mood::Random],
        300,
    ),
];

/// Plays the games of an exam.
pub(super) fn play(cards: &CardSet, rng: &mut Generator) -> Vec<Played> {
    let play = |cast: &Cast| {
        let edition = if rng.random_bool(0.7) {
            Edition::Cs
        } else {
            Edition::En
        };
        let players = Players::new(cast.0.len() as u8)?;
        let game = KingsErrand::new(Setup {
            players,
            edition,
            cards: cards.clone(),
        });
        Some(play_one(game, *cast, rng))
    };
    CASTS.iter().filter_map(play).collect()
}

fn play_one(game: KingsErrand, (moods, most): Cast, rng: &mut Generator) -> Played {
    let begun = Played {
        nodes: vec![game.root()],
        record: Vec::new(),
        game: Arc::new(game),
    };
    play_on(&begun, moods, most, rng)
}

/// Plays on where the game stands, for at most so many steps.
pub(super) fn play_on(begun: &Played, moods: &[Mood], most: usize, rng: &mut Generator) -> Played {
    let mut page = Page::new(Temperament::Even);
    let mut random = Random::default();
    let signals = Signals::default();
    let mut legal = Vec::new();
    let mut played = begun.clone();
    let game = &*begun.game;
    let Some(mut node) = begun.nodes.last().copied() else {
        return played;
    };
    for _ in 0..most {
        let (actor, action) = match game.turn(&node) {
            Turn::Terminal => break,
            Turn::Chance => (Actor::Chance, game.sample_chance(&node, rng)),
            Turn::Player(seat) | Turn::Simultaneous { next: seat, .. } => {
                let view = game.view(&node, Viewer::Seat(seat));
                let mood = moods.get(seat.index()).copied().unwrap_or(Mood::Random);
                let choice = match mood {
                    Mood::Page => page.choose(game, &view, rng, &signals),
                    Mood::Random => random.choose(game, &view, rng, &signals),
                    Mood::Hoarder => None,
                };
                let action = match mood {
                    Mood::Hoarder => {
                        game.legal_actions_in(&view, &mut legal);
                        hoard(&view, &legal, rng)
                    }
                    Mood::Page | Mood::Random => choice.map(|choice| choice.action),
                };
                (Actor::Seat(seat), action)
            }
        };
        let Some(action) = action else { break };
        if game.apply(&mut node, actor, action, &mut ()).is_err() {
            break;
        }
        played.record.push((actor, action));
        played.nodes.push(node);
    }
    played
}

/// Collects tasks, then virtue cards, and gives nothing back.
fn hoard(view: &View, legal: &[Action], rng: &mut Generator) -> Option<Action> {
    if view.position().phase() == Phase::Tournament {
        return Some(Action::Offer(VirtueCards::EMPTY));
    }
    let liking = |action: &Action| {
        let takes_task = [Action::Choose(ActionCard::RoundTable)].contains(action)
            || matches!(action, Action::RoundTable { .. });
        let trains = matches!(
            action,
            Action::Choose(ActionCard::Exercise(_)) | Action::Exercise { .. }
        );
        let idles = matches!(action, Action::EndTurn | Action::Choose(_));
        4 * u8::from(takes_task) + 2 * u8::from(trains) + u8::from(idles)
    };
    let best = legal.iter().map(liking).max()?;
    let liked: Vec<_> = legal
        .iter()
        .copied()
        .filter(|it| liking(it) == best)
        .collect();
    let index = rng.random_range(0..liked.len() as u32) as usize;
    liked.get(index).copied()
}
