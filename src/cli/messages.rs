//! Every word of the command line but its help texts, as functions of typed data.

use std::fmt::Write;
use std::io;
use std::path::Path;

use super::simulate::{BotReport, Report};
use crate::i18n::Translator;
use crate::i18n::text::kings_errand::{Narrator, fault};
use crate::persist::exchange::{RecordFault, RecordedGame, Refused};
use crate::persist::{CardSetFile, CardSetFileError, Provenance};
use crate::rules::kings_errand::CardSetFault;
use crate::session::PlayError;

use crate::rules::kings_errand::KingsErrand;

/// What the command line says.
pub(super) struct Messages {
    tr: Translator,
}

impl Messages {
    pub(super) const fn new(tr: Translator) -> Self {
        Self { tr }
    }

    /// Standard output cannot be written.
    #[expect(clippy::unused_self, reason = "the language decides about the words")]
    pub(super) fn output_failed(&self, error: &io::Error) -> String {
        format!("error: standard output cannot be written: {error}")
    }

    /// A file cannot be read.
    #[expect(clippy::unused_self, reason = "the language decides about the words")]
    pub(super) fn unreadable(&self, path: &Path, error: &io::Error) -> String {
        format!(
            "error: {}: cannot be read: {error}; check the path and its permissions",
            path.display()
        )
    }

    /// A file cannot be written.
    #[expect(clippy::unused_self, reason = "the language decides about the words")]
    pub(super) fn unwritable(&self, path: &Path, error: &io::Error) -> String {
        format!(
            "error: {}: cannot be written: {error}; make room or choose another place",
            path.display()
        )
    }

    /// A card set fits the rules.
    #[expect(clippy::unused_self, reason = "the language decides about the words")]
    pub(super) fn card_set_is_sound(&self, path: &Path, id: &str, file: &CardSetFile) -> String {
        let from = |provenance| file.count(provenance);
        format!(
            "{}: the card set {id} fits the rules; figures: {} from the rulebook, {} from reviews, \
             {} reconstructed, {} from the printed cards",
            path.display(),
            from(Provenance::Rulebook),
            from(Provenance::Review),
            from(Provenance::Reconstructed),
            from(Provenance::Printed),
        )
    }

    /// A card set cannot be used: every fault on a line of its own.
    pub(super) fn card_set_error(&self, error: &CardSetFileError) -> String {
        match error {
            CardSetFileError::Read { path, source } => self.unreadable(path, source),
            CardSetFileError::Syntax {
                path,
                line,
                column,
                message,
            } => format!(
                "error: {}:{line}:{column}: {message}; compare with the built-in card set, \
                 assets/card_sets/reconstructed.ron",
                path.display()
            ),
            CardSetFileError::Faults { path, faults } => {
                let lines: Vec<_> = faults
                    .iter()
                    .map(|at| {
                        let text = self.card_set_fault(&at.fault);
                        format!("error: {}:{}: {text}", path.display(), at.line)
                    })
                    .collect();
                lines.join("\n")
            }
        }
    }

    fn card_set_fault(&self, found: &CardSetFault) -> String {
        fault(&self.tr, found)
    }

    /// A game follows the rules.
    #[expect(clippy::unused_self, reason = "the language decides about the words")]
    pub(super) fn sound_game(&self, game: usize, found: &RecordedGame) -> String {
        let actions = found.record.actions.len();
        match &found.result {
            Some(result) => {
                let winners: Vec<_> = result.winners.iter().map(ToString::to_string).collect();
                format!(
                    "game {game}: ok, {actions} actions, {} rounds, shields {:?}, won by seat {}",
                    result.rounds,
                    result.shields,
                    winners.join(", ")
                )
            }
            None => format!("game {game}: ok, {actions} actions, not finished"),
        }
    }

    /// A game does not follow the format or the rules.
    pub(super) fn broken_game(
        &self,
        path: &Path,
        line: usize,
        game: usize,
        found: &RecordFault,
    ) -> String {
        format!(
            "error: {}:{line}: game {game}: {}",
            path.display(),
            self.fault(found)
        )
    }

    /// What is wrong with a game.
    pub(super) fn fault(&self, found: &RecordFault) -> String {
        match found {
            RecordFault::Refused(refused) => self.refused(refused),
            RecordFault::CardSet(faults) => {
                let faults: Vec<_> = faults.iter().map(|it| self.card_set_fault(it)).collect();
                format!("the card set does not fit the rules: {}", faults.join(" "))
            }
            RecordFault::TooLong
            | RecordFault::NotUtf8 { .. }
            | RecordFault::ByteOrderMark
            | RecordFault::CarriageReturn
            | RecordFault::EmptyLine
            | RecordFault::Json { .. }
            | RecordFault::Shape(_)
            | RecordFault::Unsupported { .. }
            | RecordFault::SeatNames { .. }
            | RecordFault::Malformed { .. }
            | RecordFault::ResultTooEarly { .. }
            | RecordFault::ResultMissing { .. }
            | RecordFault::WrongResult { .. } => found.to_string(),
        }
    }

    fn refused(&self, refused: &Refused) -> String {
        let narrator = Narrator::new(&self.tr, &[], None);
        let reasons: Vec<_> = refused
            .reasons
            .iter()
            .map(|reason| narrator.refusal(refused.by, refused.like, reason))
            .collect();
        let by = match refused.by {
            crate::rules::Actor::Chance => "chance".to_owned(),
            crate::rules::Actor::Seat(seat) => format!("seat {seat}"),
        };
        format!(
            "action {}: {by} cannot do {}: {}",
            refused.action,
            refused.text,
            reasons.join(" ")
        )
    }

    /// The end of a replay.
    #[expect(clippy::unused_self, reason = "the language decides about the words")]
    pub(super) fn replayed(&self, games: usize, broken: usize) -> String {
        match (games, broken) {
            (0, _) => "the record holds no game".to_owned(),
            (games, 0) => format!("{games} games, all follow the rules"),
            (games, broken) => format!("{games} games, {broken} of them broken"),
        }
    }

    /// A bot has failed.
    #[expect(clippy::unused_self, reason = "the language decides about the words")]
    pub(super) fn bot_failed(
        &self,
        game: u64,
        seed: u64,
        error: &PlayError<KingsErrand>,
    ) -> String {
        format!("error: game {game} of seed {seed}: {error}; this is a defect of the program")
    }

    /// What bots have done, as a table.
    #[expect(clippy::unused_self, reason = "the language decides about the words")]
    pub(super) fn simulation(&self, report: &Report, asked: u64) -> String {
        let mut text = String::new();
        let stopped = if report.games < asked {
            format!(" of {asked}, then stopped")
        } else {
            String::new()
        };
        // Writing to a string cannot fail.
        let _ = writeln!(
            text,
            "{} games{stopped} in {:.1} s, {:.0} a second; {} unfinished; {} actions",
            report.games,
            report.seconds,
            report.games_per_second,
            report.unfinished,
            report.actions,
        );
        if let (Some(min), Some(median), Some(max)) =
            (report.rounds.min, report.rounds.median, report.rounds.max)
        {
            let _ = writeln!(
                text,
                "rounds: {min} at least, {median} in the median, {max} at most"
            );
        }
        let _ = write!(
            text,
            "\n{:<10} {:>8} {:>10} {:>7} {:>15} {:>8} {:>8} {:>7} {:>7} {:>7}",
            "bot",
            "games",
            "wins",
            "share",
            "95 % interval",
            "shields",
            "expired",
            "quest",
            "court",
            "tourn."
        );
        for bot in &report.bots {
            let BotReport {
                games,
                wins,
                share,
                ci95: [low, high],
                mean_shields,
                expired_per_game,
                shields_from,
                ..
            } = bot;
            let interval = format!("{:.1}–{:.1} %", low * 100.0, high * 100.0);
            let _ = write!(
                text,
                "\n{:<10} {games:>8} {wins:>10.2} {:>5.1} % {interval:>15} {mean_shields:>8.2} \
                 {expired_per_game:>8.2} {:>7.2} {:>7.2} {:>7.2}",
                bot.bot.name(),
                share * 100.0,
                shields_from.quest,
                shields_from.court,
                shields_from.tournament,
            );
        }
        text
    }
}
