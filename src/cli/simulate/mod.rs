//! Bots play each other.
//!
//! | file | subject |
//! | --- | --- |
//! | `play` | one game, which depends on the seed and its number alone |
//! | `crew` | games on all processors, in the order of their numbers |
//! | `report` | figures |

mod crew;
mod play;
mod report;

use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::path::Path;
use std::sync::Arc;
use std::time::Instant;

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

use super::args::Simulate;
use super::messages::Messages;
use super::{Status, complain, output};
use crate::bot::{BotKind, Signals};
use crate::persist::{CardSetFile, embedded_card_set};
use crate::rules::Game;
use crate::rules::kings_errand::{CardSet, KingsErrand, Setup};
use play::Plan;
use report::Tally;

pub(super) use report::{BotReport, Report};

pub(super) fn run(arguments: &Simulate, messages: &Messages) -> Status {
    let seats = match seats(arguments, messages) {
        Ok(seats) => seats,
        Err(message) => {
            complain(&message);
            return Status::Usage;
        }
    };
    let cards = match card_set(arguments.card_set.as_deref()) {
        Ok(cards) => cards,
        Err(error) => {
            complain(&messages.card_set_error(&error));
            return Status::Outside;
        }
    };
    let plan = Plan {
        game: KingsErrand::new(Setup {
            players: arguments.players,
            edition: arguments.edition,
            cards,
        }),
        bots: seats,
        games: arguments.games,
        seed: arguments.seed,
        // Rounds are counted in 16 bits; no game gets there.
        max_rounds: u16::try_from(arguments.max_rounds.get()).unwrap_or(u16::MAX - 1),
        recorded: arguments.record.is_some(),
    };
    if let (Some(cards), Some(record)) = (&arguments.card_set, &arguments.record)
        && is_same_file(cards, record)
    {
        complain(&messages.would_overwrite(record));
        return Status::Usage;
    }
    let signals = Arc::new(Signals::default());
    stop_on_interrupt(&signals);
    let mut record = match arguments.record.as_deref().map(File::create).transpose() {
        Ok(file) => file.map(BufWriter::new),
        Err(error) => return unwritable(arguments, &error, messages),
    };
    let progress = progress_bar(plan.games, messages);
    let begin = Instant::now();
    let mut tally = Tally::new(&plan);
    let mut failed = None;
    let mut written = Ok(());
    crew::play_all(&plan, &signals, |number, played| match played {
        Ok(played) => {
            tally.add(number, &played);
            if let (Some(out), Some(line), Ok(())) = (&mut record, &played.line, &written) {
                written = writeln!(out, "{line}");
                if written.is_err() {
                    signals.stop();
                }
            }
            progress.inc(1);
        }
        Err(error) => {
            failed.get_or_insert((number, error));
            signals.stop();
        }
    });
    progress.finish_and_clear();
    let written = written.and_then(|()| record.map_or(Ok(()), |mut out| out.flush()));
    if let Some((number, error)) = failed {
        complain(&messages.bot_failed(number + 1, plan.seed, &error));
        return Status::Outside;
    }
    if let Err(error) = written {
        return unwritable(arguments, &error, messages);
    }
    let report = tally.report(begin.elapsed());
    let printed = print(&report, arguments, plan.max_rounds, messages);
    output::finish(printed, Status::Done, messages)
}

/// A bot for each seat, or what is wrong with those that were named.
fn seats(arguments: &Simulate, messages: &Messages) -> Result<Vec<BotKind>, String> {
    let players = arguments.players.get();
    let named = arguments
        .seats
        .iter()
        .map(|name| name.trim())
        .map(|name| name.parse().map_err(|found| messages.unknown_bot(&found)))
        .collect::<Result<Vec<BotKind>, String>>()?;
    if named.len() > usize::from(players) {
        return Err(messages.too_many_seats(players, named.len()));
    }
    Ok(named
        .into_iter()
        .cycle()
        .take(usize::from(players))
        .collect())
}

/// Whether both names lead to one file that is there.
fn is_same_file(one: &Path, other: &Path) -> bool {
    match (one.canonicalize(), other.canonicalize()) {
        (Ok(one), Ok(other)) => one == other,
        _ => false,
    }
}

fn card_set(path: Option<&Path>) -> Result<CardSet, crate::persist::CardSetFileError> {
    match path {
        Some(path) => CardSetFile::load(path).map(|(_, cards)| cards),
        None => Ok(embedded_card_set()),
    }
}

fn unwritable(arguments: &Simulate, error: &io::Error, messages: &Messages) -> Status {
    let path = arguments.record.as_deref().unwrap_or(Path::new(""));
    complain(&messages.unwritable(path, error));
    Status::Outside
}

fn print(report: &Report, arguments: &Simulate, limit: u16, messages: &Messages) -> io::Result<()> {
    if arguments.json {
        output::print(&serde_json::to_string(report)?)
    } else {
        let mut text = messages.simulation(report, limit);
        if let Some(path) = &arguments.record {
            text.push_str("\n\n");
            text.push_str(&messages.recorded(path, report.games));
        }
        output::print(&text)
    }
}

/// The first Ctrl-C stops after what is finished, the second one at once.
fn stop_on_interrupt(signals: &Arc<Signals>) {
    let signals = Arc::clone(signals);
    let handler = move || {
        if signals.is_stopped() {
            std::process::exit(130);
        }
        signals.stop();
    };
    // Without a handler Ctrl-C still ends the program, only less gently.
    let _ = ctrlc::set_handler(handler);
}

/// Shown on standard error, if that is a terminal.
fn progress_bar(games: u64, messages: &Messages) -> ProgressBar {
    let bar = ProgressBar::with_draw_target(Some(games), ProgressDrawTarget::stderr());
    match ProgressStyle::with_template(&format!("{{bar:40}} {}", messages.progress(games))) {
        Ok(style) => bar.with_style(style),
        Err(_) => bar,
    }
}
