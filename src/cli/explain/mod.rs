//! Why cards expired in a record, and what would have worked.
//!
//! | file | subject |
//! | --- | --- |
//! | `findings` | what went wrong in a game, as each seat knew its own turns |
//! | `json` | an explanation as a JSON object |
//! | `words` | an explanation in lines of text |

mod findings;
mod json;
mod words;

use std::io::{self, Write};
use std::ops::ControlFlow;

use self::findings::{Finding, Findings};
use self::words::Words;
use super::args::Explain;
use super::messages::Messages;
use super::{Status, complain, games, output};
use crate::persist::exchange::{Line, RecordFileError, RecordedGame, play_line};
use crate::rules::Game;
use crate::rules::kings_errand::{Explainer, KingsErrand};

pub(super) fn run(arguments: &Explain, messages: &Messages) -> Status {
    let mut out = output::standard();
    let mut work = Work {
        arguments,
        messages,
        words: Words::new(messages.translator()),
        explainer: Explainer::default(),
        games: 0,
        cards: 0,
        failed: false,
    };
    let read = games::each(&arguments.file, &mut out, |game, line, out| {
        work.line(game, line, out)
    });
    let ended = read.and_then(|()| Ok(work.close(&mut out)?));
    let status = if work.failed {
        Status::Outside
    } else {
        Status::Done
    };
    games::finish(ended, status, &arguments.file, &mut out, messages)
}

/// What has been explained so far.
struct Work<'a> {
    arguments: &'a Explain,
    messages: &'a Messages,
    words: Words<'a>,
    explainer: Explainer,
    /// Games read.
    games: usize,
    /// Cards explained.
    cards: usize,
    /// Whether a game is broken or something asked for is not there.
    failed: bool,
}

impl Work<'_> {
    /// Deals with the line of game `number`.
    fn line(
        &mut self,
        number: usize,
        line: Line,
        out: &mut impl Write,
    ) -> io::Result<ControlFlow<()>> {
        self.games = number;
        let only = self.arguments.game();
        if only.is_some_and(|only| number < only) {
            return Ok(ControlFlow::Continue(()));
        }
        let (game, fault) = match line.text.and_then(|text| play_line(&text)) {
            Ok((game, fault)) => (Some(game), fault),
            Err(fault) => (None, Some(fault)),
        };
        if let Some(game) = game {
            // What follows the rules is explained, even if something after it does not.
            let whole = fault.is_none();
            self.game(number, line.number, &game, whole, out)?;
        }
        if let Some(fault) = fault {
            let file = &self.arguments.file;
            let message = self.messages.broken_game(file, line.number, number, &fault);
            self.fail(&message, out)?;
        }
        Ok(match only {
            Some(_) => ControlFlow::Break(()),
            None => ControlFlow::Continue(()),
        })
    }

    fn game(
        &mut self,
        number: usize,
        line: usize,
        found: &RecordedGame,
        whole: bool,
        out: &mut impl Write,
    ) -> io::Result<()> {
        let actions = &found.record.actions;
        let only = self.arguments.action();
        if let Some(action) = only
            && action > actions.len()
        {
            // The action may be in the part of a broken game that cannot be played.
            return if whole {
                let message = self.messages.record_error(&RecordFileError::NoSuchAction {
                    path: self.arguments.file.clone(),
                    line,
                    game: number,
                    action,
                    actions: actions.len(),
                });
                self.fail(&message, out)
            } else {
                Ok(())
            };
        }
        let game = KingsErrand::new(found.record.setup.clone());
        let findings = Findings::of(&game, actions);
        let Some(action) = only else {
            for expired in findings.expired() {
                if let Some(finding) = findings.explain(expired, &mut self.explainer) {
                    self.print(number, &finding, out)?;
                }
            }
            return Ok(());
        };
        let mut nothing = true;
        for expired in findings.expired().filter(|it| it.action == action) {
            if let Some(finding) = findings.explain(expired, &mut self.explainer) {
                nothing = false;
                self.print(number, &finding, out)?;
            }
        }
        if nothing {
            let wasted = findings.wasted(action, &mut self.explainer);
            if !self.arguments.json {
                let found = !wasted.is_empty();
                let sentence = self.messages.nothing_expired_at(number, action, found);
                writeln!(out, "{sentence}")?;
                if found {
                    writeln!(out)?;
                }
            }
            for finding in wasted {
                self.print(number, &finding, out)?;
            }
        }
        Ok(())
    }

    fn print(&mut self, game: usize, finding: &Finding, out: &mut impl Write) -> io::Result<()> {
        self.cards += 1;
        if self.arguments.json {
            let object = json::Object::of(game, finding, &self.words);
            serde_json::to_writer(&mut *out, &object)?;
            return writeln!(out);
        }
        if self.cards > 1 {
            writeln!(out)?;
        }
        writeln!(out, "{}", self.words.heading(game, finding))?;
        for paragraph in self.words.paragraphs(&finding.explanation) {
            for line in paragraph.wrapped() {
                writeln!(out, "{line}")?;
            }
        }
        Ok(())
    }

    /// Says what is wrong, after what has been found before.
    fn fail(&mut self, message: &str, out: &mut impl Write) -> io::Result<()> {
        self.failed = true;
        // Both streams may be one terminal.
        out.flush()?;
        complain(message);
        Ok(())
    }

    /// The end of the file.
    fn close(&mut self, out: &mut impl Write) -> io::Result<()> {
        let path = &self.arguments.file;
        if let Some(game) = self.arguments.game()
            && game > self.games
        {
            let message = self.messages.record_error(&RecordFileError::NoSuchGame {
                path: path.clone(),
                game,
                games: self.games,
            });
            return self.fail(&message, out);
        }
        if self.games == 0 {
            return self.fail(&self.messages.no_game(path), out);
        }
        // That nothing expired cannot be said of games that could not be played.
        let known = self.cards > 0 || !self.failed;
        if known && !self.arguments.json && self.arguments.action().is_none() {
            if self.cards > 0 {
                writeln!(out)?;
            }
            writeln!(out, "{}", self.messages.explained(self.cards))?;
        }
        out.flush()
    }
}
