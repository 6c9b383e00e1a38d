//! The command line: what opens the window, and everything that works without one.
//! Source: command-line.md.
//!
//! | file | subject |
//! | --- | --- |
//! | `args` | the grammar and its help texts |
//! | `messages` | all other words |
//! | `output` | standard output that may be closed or full |
//! | `games` | the games of a record file, one after another |
//! | `simulate` | bots play each other |
//! | `replay` | a record is verified |
//! | `explain` | why cards expired, and what would have worked |
//! | `check_card_set` | a card set is checked |

mod args;
mod check_card_set;
mod explain;
mod games;
mod messages;
mod output;
mod replay;
mod simulate;

use std::ffi::OsString;
use std::path::Path;
use std::process::ExitCode;

use clap::Parser;

use crate::i18n::{Language, Translator};
use crate::persist::WindowOptions;
use crate::persist::exchange::RecordFileError;
use args::{BadValue, Cli, Command};
use messages::Messages;

/// How a command ended: the exit status.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Status {
    /// Done.
    Done = 0,
    /// Something outside is wrong: a file, a record, a display, a folder.
    Outside = 1,
    /// The command line is wrong.
    Usage = 2,
}

impl From<Status> for ExitCode {
    fn from(status: Status) -> Self {
        Self::from(status as u8)
    }
}

/// What the command line asks for.
#[derive(Clone, Debug, PartialEq)]
pub enum Start {
    /// Open the window.
    Window(Box<WindowOptions>),
    /// Everything has been said and done without a window.
    Finished(Status),
}

/// Reads the command line, the name of the program first, and does what needs no window.
///
/// Help and errors of usage go where they belong: to standard output and standard error.
pub fn start(arguments: impl IntoIterator<Item = OsString>) -> Start {
    let arguments: Vec<OsString> = arguments.into_iter().collect();
    let cli = match Cli::try_parse_from(&arguments).and_then(Cli::consistent) {
        Ok(cli) => cli,
        Err(error) => {
            if let Some(bad) = BadValue::of(&error) {
                let messages = messages(language_among(&arguments));
                complain(&messages.bad_value(&bad.option, &bad.value, &bad.wanted));
                return Start::Finished(Status::Usage);
            }
            // Where nobody listens, nothing can be said.
            let _ = error.print();
            let wrong = error.use_stderr();
            return Start::Finished(if wrong { Status::Usage } else { Status::Done });
        }
    };
    let messages = messages(cli.language());
    let Some(command) = &cli.command else {
        return match cli.window_options(&messages) {
            Ok(options) => Start::Window(Box::new(options)),
            Err(message) => {
                complain(&message);
                Start::Finished(Status::Usage)
            }
        };
    };
    Start::Finished(match command {
        Command::Simulate(arguments) => simulate::run(arguments, &messages),
        Command::Replay(arguments) => replay::run(arguments, &messages),
        Command::Explain(arguments) => explain::run(arguments, &messages),
        Command::CheckCardSet(arguments) => check_card_set::run(arguments, &messages),
    })
}

/// Why the window did not open, or did not do what the command line asked for.
#[derive(Debug)]
pub enum WindowFault<'a> {
    /// No window, and why.
    NoDisplay(String),
    /// No picture of it in this file, and why.
    NoPicture(&'a Path, String),
    /// The record cannot be opened.
    Record(&'a RecordFileError),
    /// Anything else, in words for people.
    Other(String),
}

/// Says on standard error what is wrong with the window, in the language with this code or else the
/// system's.
#[must_use]
pub fn window_failed(language: Option<&str>, fault: &WindowFault<'_>) -> Status {
    let messages = messages(language.and_then(Language::from_code));
    complain(&match fault {
        WindowFault::NoDisplay(reason) => messages.no_display(reason),
        WindowFault::NoPicture(path, reason) => messages.no_picture(path, reason),
        WindowFault::Record(error) => messages.record_error(error),
        WindowFault::Other(text) => messages.error(text),
    });
    Status::Outside
}

/// The language that is asked for in a command line which cannot be understood as a whole.
fn language_among(arguments: &[OsString]) -> Option<Language> {
    let mut texts = arguments.iter().map_while(|it| it.to_str());
    while let Some(text) = texts.next() {
        let code = match text.strip_prefix("--lang") {
            Some("") => texts.next(),
            Some(rest) => rest.strip_prefix('='),
            None => None,
        };
        if code.is_some() {
            return code.and_then(Language::from_code);
        }
    }
    None
}

fn messages(language: Option<Language>) -> Messages {
    Messages::new(Translator::new(language.unwrap_or_else(Language::detect)))
}

/// Says on standard error what is wrong.
fn complain(message: &str) {
    use std::io::Write;
    // Where nobody listens, nothing can be said.
    let _ = writeln!(std::io::stderr(), "{message}");
}
