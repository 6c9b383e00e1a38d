//! The files of examples, and how they are played.
//!
//! A file holds one set-up and stretches. An example begins after a stretch.

use serde::Deserialize;

use super::cards::lesson_card_set;
use super::example::{Example, Frame};
use super::stretch::{Played, ScriptError, Stretch, Stretches, read};
use super::topic::Topic;
use crate::rules::kings_errand::KingsErrand;
use crate::rules::kings_errand::{Action, CardSet, Edition, Event, Players};
use crate::rules::{Actor, Game, Illegal, Seat, Viewer};

macro_rules! files {
    ($($name:literal),+ $(,)?) => {
        [$(($name, include_str!(concat!("../../../assets/examples/", $name, ".ron")))),+]
    };
}

/// The files in the program, with their text.
const FILES: [(&str, &str); 4] = files!["duel", "four", "tasks_gone", "whole_game"];

/// A file as written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Script {
    players: Players,
    edition: Edition,
    stretches: Vec<Stretch>,
    examples: Vec<Shown>,
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
pub fn load_examples() -> Result<Vec<Example>, ScriptError> {
    let cards = lesson_card_set()?;
    let mut examples = Vec::new();
    for (file, text) in FILES {
        read_examples(file, text, &cards, &mut examples)?;
    }
    examples.sort_by_key(Example::topic);
    Ok(examples)
}

fn read_examples(
    file: &str,
    text: &str,
    cards: &CardSet,
    examples: &mut Vec<Example>,
) -> Result<(), ScriptError> {
    let script: Script = read(file, text)?;
    let setup = (script.players, script.edition, cards.clone());
    let stretches = Stretches::play(file, setup, script.stretches)?;
    for shown in script.examples {
        examples.push(stretches.after(&shown.after)?.example(&shown)?);
    }
    Ok(())
}

impl Played {
    fn example(mut self, shown: &Shown) -> Result<Example, ScriptError> {
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
    ) -> Result<Option<Illegal<KingsErrand>>, ScriptError> {
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
            .ok_or(ScriptError::NothingRefused {
                file: self.file.clone(),
                topic: shown.about,
            })
    }
}
