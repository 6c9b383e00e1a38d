//! The files of examples, and how they are played.
//!
//! A file holds one set-up and *stretches*: named lists of actions that follow each other from the
//! root on. An example begins after a stretch. Who acts is not written down: the rules say so.

use std::collections::BTreeMap;
use std::sync::Arc;

use ron::extensions::Extensions;
use serde::Deserialize;

use super::cards::lesson_card_set;
use super::example::{Example, Frame};
use super::topic::Topic;
use crate::rules::kings_errand::{
    Action, CardSet, CardSetFault, Edition, Event, KingsErrand, Node, Players, Setup,
};
use crate::rules::{Actor, Game, Illegal, Seat, Truth, Viewer};

macro_rules! files {
    ($($name:literal),+ $(,)?) => {
        [$(($name, include_str!(concat!("../../../assets/examples/", $name, ".ron")))),+]
    };
}

/// The files in the program, with their text.
const FILES: [(&str, &str); 4] = files!["duel", "four", "tasks_gone", "whole_game"];

/// Examples that cannot be shown.
#[derive(Clone, Debug, thiserror::Error)]
pub enum ExampleError {
    /// A file cannot be read.
    #[error("{file}: {source}")]
    Syntax {
        /// Which file.
        file: &'static str,
        /// Where and why.
        source: Box<ron::error::SpannedError>,
    },
    /// The card set of the examples does not fit the rules.
    #[error("the card set of the examples has faults: {0:?}")]
    CardSet(Vec<CardSetFault>),
    /// Something follows a stretch that is not there, or not yet.
    #[error("{file}: there is no stretch {name:?} above this one")]
    NoSuchStretch {
        /// Which file.
        file: &'static str,
        /// The name.
        name: String,
    },
    /// An action is refused that should be legal.
    #[error("{file}, {at}, action {number}: {illegal}")]
    Illegal {
        /// Which file.
        file: &'static str,
        /// The stretch or example.
        at: String,
        /// Which action of it, from 1.
        number: usize,
        /// What was refused and why.
        illegal: Box<Illegal<KingsErrand>>,
    },
    /// The last action of an example for a refusal is legal, or there is none.
    #[error("{file}: nothing is refused in the example for {topic:?}")]
    NothingRefused {
        /// Which file.
        file: &'static str,
        /// What the example is about.
        topic: Topic,
    },
}

impl ExampleError {
    pub(super) fn syntax(file: &'static str, source: ron::error::SpannedError) -> Self {
        Self::Syntax {
            file,
            source: Box::new(source),
        }
    }
}

/// A file as written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Script {
    players: Players,
    edition: Edition,
    stretches: Vec<Stretch>,
    examples: Vec<Shown>,
}

/// A stretch of a game that examples begin with.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Stretch {
    name: String,
    /// The stretch before it; nothing for the root.
    #[serde(default)]
    after: String,
    actions: Vec<Action>,
}

/// An example as written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Shown {
    about: Topic,
    /// Who looks. In an example for a refusal by a seat it is also who tries.
    seat: Seat,
    #[serde(default)]
    after: String,
    /// What is done after the stretch, but not shown.
    #[serde(default)]
    before: Vec<Action>,
    show: Vec<Action>,
}

/// Reads and plays the examples in the program, in the order of [`Topic::all`].
///
/// # Errors
/// The first thing that is wrong with them: a test excludes it.
pub fn load_examples() -> Result<Vec<Example>, ExampleError> {
    let cards = lesson_card_set()?;
    let mut examples = Vec::new();
    for (file, text) in FILES {
        read(file, text, &cards, &mut examples)?;
    }
    examples.sort_by_key(Example::topic);
    Ok(examples)
}

fn read(
    file: &'static str,
    text: &str,
    cards: &CardSet,
    examples: &mut Vec<Example>,
) -> Result<(), ExampleError> {
    let extensions = Extensions::UNWRAP_NEWTYPES | Extensions::UNWRAP_VARIANT_NEWTYPES;
    let script: Script = ron::Options::default()
        .with_default_extension(extensions)
        .from_str(text)
        .map_err(|error| ExampleError::syntax(file, error))?;
    let game = Arc::new(KingsErrand::new(Setup {
        players: script.players,
        edition: script.edition,
        cards: cards.clone(),
    }));
    let root = Played {
        node: game.root(),
        game,
        record: Vec::new(),
        file,
    };
    let mut stretches = BTreeMap::from([(String::new(), root)]);
    let find = |stretches: &BTreeMap<String, Played>, name: &str| {
        stretches
            .get(name)
            .cloned()
            .ok_or_else(|| ExampleError::NoSuchStretch {
                file,
                name: name.to_owned(),
            })
    };
    for stretch in script.stretches {
        let mut played = find(&stretches, &stretch.after)?;
        played.play_all(&stretch.name, &stretch.actions)?;
        stretches.insert(stretch.name, played);
    }
    for shown in script.examples {
        let played = find(&stretches, &shown.after)?;
        examples.push(played.example(&shown)?);
    }
    Ok(())
}

/// A game on its way.
#[derive(Clone)]
struct Played {
    game: Arc<KingsErrand>,
    node: Node<Truth>,
    record: Vec<(Actor, Action)>,
    file: &'static str,
}

impl Played {
    /// Whoever has to act does `action`; once the game is over, `seat` tries to.
    fn actor(&self, seat: Seat) -> Actor {
        self.game
            .turn(&self.node)
            .actor()
            .unwrap_or(Actor::Seat(seat))
    }

    fn play_all(&mut self, at: &str, actions: &[Action]) -> Result<(), ExampleError> {
        for (index, &action) in actions.iter().enumerate() {
            let actor = self.actor(Seat(0));
            self.game
                .apply(&mut self.node, actor, action, &mut ())
                .map_err(|illegal| self.illegal(at, index, illegal))?;
            self.record.push((actor, action));
        }
        Ok(())
    }

    fn illegal(&self, at: &str, index: usize, illegal: Illegal<KingsErrand>) -> ExampleError {
        ExampleError::Illegal {
            file: self.file,
            at: at.to_owned(),
            number: index + 1,
            illegal: Box::new(illegal),
        }
    }

    fn example(mut self, shown: &Shown) -> Result<Example, ExampleError> {
        let at = format!("{:?}", shown.about);
        self.play_all(&at, &shown.before)?;
        let (legal, tried) = match (shown.about, shown.show.split_last()) {
            (Topic::Refusal(_), Some((&last, legal))) => (legal, Some(last)),
            (Topic::Refusal(_) | Topic::Rule(_) | Topic::Reason(_), _) => (&*shown.show, None),
        };
        let viewer = Viewer::Seat(shown.seat);
        let before = self.record.clone();
        let view = self.game.view(&self.node, viewer);
        let mut frames = Vec::new();
        for (index, &action) in legal.iter().enumerate() {
            let actor = self.actor(shown.seat);
            let mut events: Vec<Event> = Vec::new();
            self.game
                .apply(&mut self.node, actor, action, &mut events)
                .map_err(|illegal| self.illegal(&at, index, illegal))?;
            frames.push(Frame {
                actor,
                action,
                observations: events
                    .iter()
                    .map(|event| self.game.observe(event, viewer))
                    .collect(),
                view: self.game.view(&self.node, viewer),
            });
        }
        Ok(Example {
            topic: shown.about,
            seat: shown.seat,
            before,
            view,
            frames,
            refused: self.refused(shown, tried)?,
            game: self.game,
        })
    }

    /// What comes of the action that an example for a refusal tries last.
    fn refused(
        &self,
        shown: &Shown,
        tried: Option<Action>,
    ) -> Result<Option<Illegal<KingsErrand>>, ExampleError> {
        let Topic::Refusal(_) = shown.about else {
            return Ok(None);
        };
        let actor = match self.actor(shown.seat) {
            Actor::Chance => Actor::Chance,
            Actor::Seat(_) => Actor::Seat(shown.seat),
        };
        let mut node = self.node;
        tried
            .and_then(|action| self.game.apply(&mut node, actor, action, &mut ()).err())
            .map(Some)
            .ok_or(ExampleError::NothingRefused {
                file: self.file,
                topic: shown.about,
            })
    }
}
