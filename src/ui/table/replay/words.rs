//! Every word of a game that is shown again.

use crate::i18n::Translator;
use crate::rules::Viewer;
use crate::ui::table::scene::Scene;
use crate::{id, message};

use super::{Replay, Resume, Speed};

/// Where in the game the step is.
pub(super) fn place(tr: &Translator, replay: &Replay) -> String {
    let (step, steps) = (replay.at() + 1, replay.last() + 1);
    let round = replay.round().and_then(|at| replay.rounds().get(at));
    match round {
        Some(mark) => tr.format(message!(
            "replay-step",
            round = mark.round,
            step = step,
            steps = steps
        )),
        None => tr.format(message!("show-step", step = step, steps = steps)),
    }
}

/// Through whose eyes the game is seen.
pub(in crate::ui::table) fn through(scene: &Scene<'_>, viewer: Viewer) -> String {
    let tr = scene.stage.translator;
    match viewer {
        Viewer::Public => tr.text(id!("replay-through-all")),
        Viewer::Seat(seat) => tr.format(message!(
            "replay-through",
            who = scene.narrator.who(seat),
            name = scene.narrator.name(seat),
        )),
    }
}

/// A speed as a sign, and in words.
pub(super) fn speed(tr: &Translator, speed: Speed) -> (String, String) {
    let id = match speed {
        Speed::Slow => id!("replay-slow"),
        Speed::Usual => id!("replay-usual"),
        Speed::Fast => id!("replay-fast"),
    };
    (tr.attribute(id, "sign"), tr.text(id))
}

/// What can be made of a moment, and what that does.
pub(super) fn resume(tr: &Translator, resume: Resume) -> (String, String) {
    let id = match resume {
        Resume::PlayOn => id!("replay-play-on"),
        Resume::GoBack { .. } => id!("replay-go-back"),
    };
    (tr.text(id), tr.attribute(id, "help"))
}

/// Keys, and what they do.
pub(in crate::ui::table) fn shortcut_rows(tr: &Translator) -> Vec<(String, String)> {
    [
        (id!("keyname-tab"), id!("key-next")),
        (id!("keyname-space"), id!("key-replay-play")),
        (id!("keyname-sides"), id!("key-replay-step")),
        (id!("keyname-pages"), id!("key-replay-round")),
        (id!("keyname-ends"), id!("key-replay-ends")),
        (id!("keyname-plus-minus"), id!("key-replay-speed")),
        (id!("keyname-eyes"), id!("key-replay-eyes")),
        (id!("keyname-why"), id!("key-replay-why")),
        (id!("keyname-log"), id!("key-log")),
        (id!("keyname-tasks"), id!("key-tasks")),
        (id!("keyname-rulebook"), id!("key-rulebook")),
        (id!("keyname-escape"), id!("key-close")),
    ]
    .map(|(key, what)| (tr.text(key), tr.text(what)))
    .to_vec()
}
