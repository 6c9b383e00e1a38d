//! Every game of a record is played again.

use std::io::{self, Write};
use std::ops::ControlFlow;

use serde::Serialize;
use serde_json::Value;

use super::args::Replay;
use super::messages::Messages;
use super::{Status, complain, games, output};
use crate::persist::exchange::{
    GameResult, Line, RecordFault, RecordedGame, reason_value, verify_line,
};
use crate::rules::Actor;

/// How far the record was read.
#[derive(Debug, Default)]
struct Progress {
    games: usize,
    broken: usize,
}

pub(super) fn run(arguments: &Replay, messages: &Messages) -> Status {
    let mut out = output::standard();
    let mut progress = Progress::default();
    let read = games::each(&arguments.file, &mut out, |game, line, out| {
        report(game, line, &mut progress, out, arguments, messages)?;
        Ok(ControlFlow::Continue(()))
    });
    let ended = read.and_then(|()| {
        if progress.games == 0 {
            complain(&messages.no_game(&arguments.file));
        } else if !arguments.json {
            let summary = messages.replayed(progress.games, progress.broken);
            writeln!(out, "{summary}")?;
        }
        Ok(out.flush()?)
    });
    let status = status(&progress);
    games::finish(ended, status, &arguments.file, &mut out, messages)
}

const fn status(progress: &Progress) -> Status {
    if progress.games > 0 && progress.broken == 0 {
        Status::Done
    } else {
        Status::Outside
    }
}

fn report(
    game: usize,
    line: Line,
    progress: &mut Progress,
    out: &mut impl Write,
    arguments: &Replay,
    messages: &Messages,
) -> io::Result<()> {
    progress.games = game;
    let verified = line.text.and_then(|text| verify_line(&text));
    if let Err(fault) = &verified {
        progress.broken += 1;
        // Both streams may be one terminal: what was printed before comes first.
        out.flush()?;
        complain(&messages.broken_game(&arguments.file, line.number, game, fault));
    }
    if arguments.json {
        let object = GameLine::of(game, line.number, &verified, messages);
        serde_json::to_writer(&mut *out, &object)?;
        writeln!(out)
    } else if let Ok(verified) = &verified {
        writeln!(out, "{}", messages.sound_game(game, verified))
    } else {
        Ok(())
    }
}

/// A game in `replay --json`.
#[derive(Serialize)]
struct GameLine<'a> {
    /// From 1.
    game: usize,
    /// From 1.
    line: usize,
    /// Whether every action and the result follow the rules.
    ok: bool,
    /// How many actions there are, chance included; `null` for a broken game.
    actions: Option<usize>,
    /// `null` for a game that was not finished, or is broken.
    result: Option<&'a GameResult>,
    /// Only with a broken game.
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<Fault>,
}

/// What is wrong with a game in `replay --json`.
#[derive(Serialize)]
struct Fault {
    /// The action at fault, from 1, chance included; `null` if it is another part of the line.
    action: Option<usize>,
    /// Who acts.
    #[serde(skip_serializing_if = "Option::is_none")]
    by: Option<Actor>,
    /// All reasons of a refused action, with their facts.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    reasons: Vec<Value>,
    /// The fault in words.
    message: String,
}

impl<'a> GameLine<'a> {
    fn of(
        game: usize,
        line: usize,
        verified: &'a Result<RecordedGame, RecordFault>,
        messages: &Messages,
    ) -> Self {
        match verified {
            Ok(found) => Self {
                game,
                line,
                ok: true,
                actions: Some(found.record.actions.len()),
                result: found.result.as_ref(),
                error: None,
            },
            Err(fault) => Self {
                game,
                line,
                ok: false,
                actions: None,
                result: None,
                error: Some(Fault::of(fault, messages)),
            },
        }
    }
}

impl Fault {
    fn of(fault: &RecordFault, messages: &Messages) -> Self {
        let refused = if let RecordFault::Refused(refused) = fault {
            Some(refused)
        } else {
            None
        };
        Self {
            action: fault.action(),
            by: refused.map(|refused| refused.by),
            reasons: refused.map_or_else(Vec::new, |refused| {
                refused.reasons.iter().map(reason_value).collect()
            }),
            message: messages.fault(fault),
        }
    }
}
