//! Games on their way: named lists of actions that follow each other from the root on.
//!
//! Examples and lessons begin after a *stretch*. Who acts is not written down: the rules say so.

use std::collections::BTreeMap;
use std::sync::Arc;

use ron::extensions::Extensions;
use serde::Deserialize;
use serde::de::DeserializeOwned;

use super::topic::Topic;
use crate::rules::kings_errand::{
    Action, CardSet, CardSetFault, Edition, KingsErrand, Node, Players, Setup,
};
use crate::rules::{Actor, Game, Illegal, Record, Seat, Truth};

/// What is wrong with a file of examples or with a lesson.
#[derive(Clone, Debug, thiserror::Error)]
pub enum ScriptError {
    /// A file cannot be read.
    #[error("{file}: {source}")]
    Syntax {
        /// Which file.
        file: String,
        /// Where and why.
        source: Box<ron::error::SpannedError>,
    },
    /// The card set of examples and lessons does not fit the rules.
    #[error("the card set of examples and lessons has faults: {0:?}")]
    CardSet(Vec<CardSetFault>),
    /// Something follows a stretch that is not there, or not yet.
    #[error("{file}: there is no stretch {name:?} above this one")]
    NoSuchStretch {
        /// Which file.
        file: String,
        /// The name.
        name: String,
    },
    /// An action is refused that should be legal.
    #[error("{file}, {at}, action {number}: {illegal}")]
    Illegal {
        /// Which file.
        file: String,
        /// The stretch or example.
        at: String,
        /// Which action of it, from 1.
        number: usize,
        /// What was refused and why.
        illegal: Box<Illegal<KingsErrand>>,
    },
    /// A lesson that could not be taught.
    #[error("{file}, step {step:?}: {fault}")]
    Step {
        /// Which file.
        file: String,
        /// Which step.
        step: String,
        /// What is wrong with it.
        fault: StepFault,
    },
    /// The last action of an example for a refusal is legal, or there is none.
    #[error("{file}: nothing is refused in the example for {topic:?}")]
    NothingRefused {
        /// Which file.
        file: String,
        /// What the example is about.
        topic: Topic,
    },
}

impl ScriptError {
    pub(super) fn syntax(file: &str, source: ron::error::SpannedError) -> Self {
        Self::Syntax {
            file: file.to_owned(),
            source: Box::new(source),
        }
    }
}

/// What is wrong with a step of a lesson.
#[derive(Clone, Copy, Debug, Eq, PartialEq, thiserror::Error)]
pub enum StepFault {
    /// The first step does not say where it begins.
    #[error("the first step must say after which stretch it begins")]
    NoBeginning,
    /// Two steps have one name.
    #[error("another step has the same name")]
    SameName,
    /// A lesson without any step.
    #[error("there are no steps")]
    NoSteps,
    /// A question without an answer to choose, or with a goal that is none.
    #[error("a question needs at least two answers, and one of them as its goal")]
    NoAnswers,
}

/// How files of examples and lessons are written: as records are.
pub(super) fn read<T: DeserializeOwned>(file: &str, text: &str) -> Result<T, ScriptError> {
    let extensions = Extensions::UNWRAP_NEWTYPES
        | Extensions::UNWRAP_VARIANT_NEWTYPES
        | Extensions::IMPLICIT_SOME;
    ron::Options::default()
        .with_default_extension(extensions)
        .from_str(text)
        .map_err(|error| ScriptError::syntax(file, error))
}

/// A stretch as written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Stretch {
    name: String,
    /// The stretch before it; nothing for the root.
    #[serde(default)]
    after: String,
    actions: Vec<Action>,
}

/// Every stretch of a file, played.
pub(super) struct Stretches {
    file: String,
    played: BTreeMap<String, Played>,
}

impl Stretches {
    pub(super) fn play(
        file: &str,
        setup: (Players, Edition, CardSet),
        stretches: Vec<Stretch>,
    ) -> Result<Self, ScriptError> {
        let (players, edition, cards) = setup;
        let game = Arc::new(KingsErrand::new(Setup {
            players,
            edition,
            cards,
        }));
        let root = Played {
            node: game.root(),
            game,
            record: Vec::new(),
            file: file.to_owned(),
        };
        let mut all = Self {
            file: file.to_owned(),
            played: BTreeMap::from([(String::new(), root)]),
        };
        for stretch in stretches {
            let mut played = all.after(&stretch.after)?;
            played.play_all(&stretch.name, &stretch.actions)?;
            all.played.insert(stretch.name, played);
        }
        Ok(all)
    }

    /// The game after the stretch of this name; the root has none.
    pub(super) fn after(&self, name: &str) -> Result<Played, ScriptError> {
        self.played
            .get(name)
            .cloned()
            .ok_or_else(|| ScriptError::NoSuchStretch {
                file: self.file.clone(),
                name: name.to_owned(),
            })
    }
}

/// A game on its way.
#[derive(Clone)]
pub(super) struct Played {
    pub(super) game: Arc<KingsErrand>,
    pub(super) node: Node<Truth>,
    pub(super) record: Vec<(Actor, Action)>,
    pub(super) file: String,
}

impl Played {
    /// Whoever has to act does `action`; once the game is over, `seat` tries to.
    pub(super) fn actor(&self, seat: Seat) -> Actor {
        self.game
            .turn(&self.node)
            .actor()
            .unwrap_or(Actor::Seat(seat))
    }

    pub(super) fn play_all(&mut self, at: &str, actions: &[Action]) -> Result<(), ScriptError> {
        for (index, &action) in actions.iter().enumerate() {
            let actor = self.actor(Seat(0));
            self.game
                .apply(&mut self.node, actor, action, &mut ())
                .map_err(|illegal| self.illegal(at, index, illegal))?;
            self.record.push((actor, action));
        }
        Ok(())
    }

    pub(super) fn illegal(
        &self,
        at: &str,
        index: usize,
        illegal: Illegal<KingsErrand>,
    ) -> ScriptError {
        ScriptError::Illegal {
            file: self.file.clone(),
            at: at.to_owned(),
            number: index + 1,
            illegal: Box::new(illegal),
        }
    }

    /// The set-up and everything that was done.
    pub(super) fn record(&self) -> Record<KingsErrand> {
        Record {
            setup: self.game.setup().clone(),
            actions: self.record.clone(),
        }
    }
}
