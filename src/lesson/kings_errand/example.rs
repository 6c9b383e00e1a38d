//! An example, played: what its seat sees before and after.

use std::sync::{Arc, LazyLock};

use super::script::load_examples;
use super::topic::Topic;
use crate::rules::kings_errand::{Action, KingsErrand, Observation, View};
use crate::rules::{Actor, Illegal, Seat};

/// A position that shows a rule, an expiry or a refusal, and what is done in it.
#[derive(Clone, Debug)]
pub struct Example {
    pub(super) topic: Topic,
    pub(super) game: Arc<KingsErrand>,
    pub(super) seat: Seat,
    pub(super) before: Vec<(Actor, Action)>,
    pub(super) view: View,
    pub(super) frames: Vec<Frame>,
    pub(super) refused: Option<Illegal<KingsErrand>>,
}

/// One shown action and what comes of it, as the seat of the example sees it.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Frame {
    /// Who acts.
    pub actor: Actor,
    /// What is done.
    pub action: Action,
    /// What happens.
    pub observations: Vec<Observation>,
    /// What the seat knows afterwards.
    pub view: View,
}

/// The examples in the program; none if they cannot be read, which a test excludes.
static ALL: LazyLock<Vec<Example>> = LazyLock::new(|| load_examples().unwrap_or_default());

impl Example {
    /// Every example in the program, in the order of [`Topic::all`].
    #[must_use]
    pub fn all() -> &'static [Self] {
        &ALL
    }

    /// The example for `topic`. Every topic has one.
    #[must_use]
    pub fn of(topic: Topic) -> Option<&'static Self> {
        ALL.iter().find(|example| example.topic == topic)
    }

    /// What it is about.
    #[must_use]
    pub const fn topic(&self) -> Topic {
        self.topic
    }

    /// The game that it happens in.
    #[must_use]
    pub fn game(&self) -> &KingsErrand {
        &self.game
    }

    /// The seat through whose eyes it is seen: the "you" of its caption.
    #[must_use]
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// Everything that was done before, from the root of the game.
    #[must_use]
    pub fn before(&self) -> &[(Actor, Action)] {
        &self.before
    }

    /// What the seat knows before the shown action.
    #[must_use]
    pub const fn view(&self) -> &View {
        &self.view
    }

    /// What is shown, action by action. Only a refusal may show none before the refused action.
    #[must_use]
    pub fn frames(&self) -> &[Frame] {
        &self.frames
    }

    /// The action that is refused after the last frame, with every reason; `None` unless the example
    /// is about a refusal.
    #[must_use]
    pub const fn refused(&self) -> Option<&Illegal<KingsErrand>> {
        self.refused.as_ref()
    }
}
