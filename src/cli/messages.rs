//! Every word of the command line but its help texts, as functions of typed data.

use std::io;
use std::path::Path;

use super::args::Wanted;
use super::simulate::{BotReport, Report};
use crate::bot::{Budget, Level, UnknownBot};
use crate::i18n::Translator;
use crate::i18n::text::kings_errand::fault;
use crate::i18n::text::record_fault;
use crate::message;
use crate::persist::exchange::{RecordFault, RecordFileError, RecordedGame};
use crate::persist::{CardSetFile, CardSetFileError, Provenance};
use crate::rules::kings_errand::{CardSetFault, KingsErrand};
use crate::session::PlayError;

/// What the command line says, in one language.
pub(super) struct Messages {
    tr: Translator,
}

impl Messages {
    pub(super) const fn new(tr: Translator) -> Self {
        Self { tr }
    }

    /// For what is put into words elsewhere.
    pub(super) const fn translator(&self) -> &Translator {
        &self.tr
    }

    /// Something is wrong.
    pub(super) fn error(&self, text: &str) -> String {
        self.tr.format(message!("cli-error", text = text))
    }

    /// Something is wrong, and what to do about it.
    fn error_with_advice(&self, text: &str, advice: &str) -> String {
        // A reason that comes from the system has no full stop of its own.
        let stop = if text.ends_with(['.', '!', '?']) {
            " "
        } else {
            ". "
        };
        self.error(&[text, advice].join(stop))
    }

    /// Standard output cannot be written.
    pub(super) fn output_failed(&self, error: &io::Error) -> String {
        let reason = error.to_string();
        self.error(
            &self
                .tr
                .format(message!("cli-output-failed", reason = reason)),
        )
    }

    /// A file cannot be read.
    pub(super) fn unreadable(&self, path: &Path, error: &io::Error) -> String {
        self.error_with_advice(
            &self.tr.format(message!(
                "cli-unreadable",
                path = shown(path),
                reason = error.to_string()
            )),
            &self.tr.attribute("cli-unreadable", "advice"),
        )
    }

    /// A file cannot be written.
    pub(super) fn unwritable(&self, path: &Path, error: &io::Error) -> String {
        self.error_with_advice(
            &self.tr.format(message!(
                "cli-unwritable",
                path = shown(path),
                reason = error.to_string()
            )),
            &self.tr.attribute("cli-unwritable", "advice"),
        )
    }

    /// The record would take the place of the card set it is played with.
    pub(super) fn would_overwrite(&self, path: &Path) -> String {
        self.error(
            &self
                .tr
                .format(message!("cli-would-overwrite", path = shown(path))),
        )
    }

    /// The window cannot be opened.
    pub(super) fn no_display(&self, reason: &str) -> String {
        let reason = without_source(reason);
        self.error_with_advice(
            &self.tr.format(message!("cli-no-display", reason = reason)),
            &self.tr.attribute("cli-no-display", "advice"),
        )
    }

    /// The picture of the window could not be saved.
    pub(super) fn no_picture(&self, path: &Path, reason: &str) -> String {
        self.error(&self.tr.format(message!(
            "cli-screenshot-failed",
            path = shown(path),
            reason = reason
        )))
    }

    /// No size of a window.
    pub(super) fn bad_size(&self, text: &str) -> String {
        self.error(&self.tr.format(message!("cli-bad-size", text = text)))
    }

    /// No bot of this name, or none named at all, or one that is told wrongly how long to search.
    pub(super) fn unknown_bot(&self, found: &UnknownBot) -> String {
        let (text, advice) = match found {
            UnknownBot::Name(name) => {
                let known = Level::ALL.map(Level::name).join(", ");
                let message = message!("cli-unknown-bot", name = name, known = known);
                let text = if name.is_empty() {
                    self.tr.format_attribute(message, "missing")
                } else {
                    self.tr.format(message)
                };
                (text, self.tr.attribute("cli-unknown-bot", "advice"))
            }
            UnknownBot::Budget { bot, source } => {
                let text = message!("cli-bad-budget", name = bot, budget = &source.0);
                let advice = message!("cli-bad-budget", most = Budget::MOST);
                (
                    self.tr.format(text),
                    self.tr.format_attribute(advice, "advice"),
                )
            }
            UnknownBot::NoSearch(name) => {
                let champion = Level::Champion.name();
                let message = message!("cli-no-search", name = name, champion = champion);
                return self.error(&self.tr.format(message));
            }
        };
        self.error_with_advice(&text, &advice)
    }

    /// What a value of the command line must be, if it is another.
    pub(super) fn bad_value(&self, option: &str, value: &str, wanted: &Wanted) -> String {
        self.error(&self.tr.format(match wanted {
            Wanted::Whole { least, most } => message!(
                "cli-not-whole",
                option = option,
                value = value,
                least = *least,
                most = *most
            ),
            Wanted::Seats => message!("cli-bad-players", option = option, value = value),
            Wanted::TextSize => message!("cli-bad-text-size", option = option, value = value),
            Wanted::Page => message!("cli-bad-page", option = option, value = value),
            Wanted::Picture => message!("cli-bad-picture", option = option, value = value),
            Wanted::OneOf(known) => message!(
                "cli-none-of",
                option = option,
                value = value,
                known = known.join(", ")
            ),
        }))
    }

    /// More bots than seats.
    pub(super) fn too_many_seats(&self, players: u8, given: usize) -> String {
        self.error(&self.tr.format(message!(
            "cli-too-many-seats",
            players = players,
            given = given
        )))
    }

    /// A card set fits the rules.
    pub(super) fn card_set_is_sound(&self, path: &Path, id: &str, file: &CardSetFile) -> String {
        let from = |provenance| file.count(provenance);
        self.tr.format(message!(
            "cli-card-set-sound",
            path = shown(path),
            id = id,
            rulebook = from(Provenance::Rulebook),
            review = from(Provenance::Review),
            reconstructed = from(Provenance::Reconstructed),
            printed = from(Provenance::Printed),
        ))
    }

    /// A card set cannot be used: every fault on a line of its own, then their number.
    pub(super) fn card_set_error(&self, error: &CardSetFileError) -> String {
        match error {
            CardSetFileError::Read { path, source } => self.unreadable(path, source),
            CardSetFileError::Syntax {
                path,
                line,
                column,
                message,
            } => self.error_with_advice(
                &self.tr.format(message!(
                    "cli-card-set-syntax",
                    path = shown(path),
                    line = line.to_string(),
                    column = column.to_string(),
                    message = message
                )),
                &self.tr.attribute("cli-card-set-syntax", "advice"),
            ),
            CardSetFileError::Faults { path, faults } => {
                let mut lines: Vec<_> = faults
                    .iter()
                    .map(|at| {
                        self.error(&self.tr.format(message!(
                            "cli-card-set-fault",
                            path = shown(path),
                            line = at.line.to_string(),
                            fault = self.card_set_fault(&at.fault)
                        )))
                    })
                    .collect();
                lines.push(self.tr.format(message!(
                    "cli-card-set-faults",
                    path = shown(path),
                    faults = faults.len()
                )));
                lines.join("\n")
            }
        }
    }

    fn card_set_fault(&self, found: &CardSetFault) -> String {
        fault(&self.tr, found)
    }

    /// A game follows the rules.
    pub(super) fn sound_game(&self, game: usize, found: &RecordedGame) -> String {
        let actions = found.record.actions.len();
        match &found.result {
            Some(result) => self.tr.format(message!(
                "cli-game-sound",
                game = game.to_string(),
                actions = actions,
                rounds = result.rounds,
                shields = listed(&result.shields),
                winners = listed(&result.winners)
            )),
            None => self.tr.format(message!(
                "cli-game-open",
                game = game.to_string(),
                actions = actions
            )),
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
        self.error(&self.tr.format(message!(
            "cli-game-broken",
            path = shown(path),
            line = line.to_string(),
            game = game.to_string(),
            fault = self.fault(found)
        )))
    }

    /// A game cannot be taken from a record.
    pub(super) fn record_error(&self, error: &RecordFileError) -> String {
        match error {
            RecordFileError::Read { path, source } => self.unreadable(path, source),
            RecordFileError::NoSuchGame { path, game, games } => {
                self.error(&self.tr.format(message!(
                    "cli-no-such-game",
                    path = shown(path),
                    number = game.to_string(),
                    games = *games
                )))
            }
            RecordFileError::NoSuchAction {
                path,
                line,
                game,
                action,
                actions,
            } => self.error(&self.tr.format(message!(
                "cli-no-such-action",
                path = shown(path),
                line = line.to_string(),
                game = game.to_string(),
                number = action.to_string(),
                actions = *actions
            ))),
            RecordFileError::Fault {
                path,
                line,
                game,
                fault,
            } => self.broken_game(path, *line, *game, fault),
        }
    }

    /// What is wrong with a game.
    pub(super) fn fault(&self, found: &RecordFault) -> String {
        record_fault(&self.tr, found)
    }

    /// A record holds no game.
    pub(super) fn no_game(&self, path: &Path) -> String {
        self.error_with_advice(
            &self.tr.format(message!("cli-no-game", path = shown(path))),
            &self.tr.attribute("cli-no-game", "advice"),
        )
    }

    /// The end of a replay of one game or more.
    pub(super) fn replayed(&self, games: usize, broken: usize) -> String {
        self.tr.format(if broken == 0 {
            message!("cli-replayed", games = games)
        } else {
            message!("cli-replayed-broken", games = games, broken = broken)
        })
    }

    /// The end of explanations: how many cards have expired.
    pub(super) fn explained(&self, cards: usize) -> String {
        self.tr.format(message!("cli-explained", cards = cards))
    }

    /// Nothing expired at an action, and whether its turn wasted something.
    pub(super) fn nothing_expired_at(&self, game: usize, action: usize, wasted: bool) -> String {
        let (game, action) = (game.to_string(), action.to_string());
        self.tr.format(if wasted {
            message!("cli-explain-wasted", game = game, action = action)
        } else {
            message!("cli-explain-nothing", game = game, action = action)
        })
    }

    /// A bot has failed.
    pub(super) fn bot_failed(
        &self,
        game: u64,
        seed: u64,
        error: &PlayError<KingsErrand>,
    ) -> String {
        self.error_with_advice(
            &self.tr.format(message!(
                "cli-bot-failed",
                game = game.to_string(),
                seed = seed.to_string(),
                reason = error.to_string()
            )),
            &self.tr.attribute("cli-bot-failed", "advice"),
        )
    }

    /// What the progress bar says beside the bar.
    pub(super) fn progress(&self, games: u64) -> String {
        // The bar fills in how many are done.
        self.tr.format(message!(
            "cli-progress",
            done = "{pos}",
            games = games.to_string()
        ))
    }

    /// Games were written to a file.
    pub(super) fn recorded(&self, path: &Path, games: u64) -> String {
        self.tr.format(message!(
            "cli-record-written",
            path = shown(path),
            games = games
        ))
    }

    /// What bots have done: a summary and a table. `limit` is the most rounds of a game.
    pub(super) fn simulation(&self, report: &Report, limit: u16) -> String {
        let mut lines = vec![self.tr.format(message!(
            "cli-simulated",
            games = report.games,
            seconds = report.seconds,
            rate = report.games_per_second,
            actions = report.actions
        ))];
        if report.stopped {
            lines.push(self.tr.format(message!(
                "cli-stopped",
                done = report.games,
                games = report.asked
            )));
        }
        if report.unfinished > 0 {
            lines.push(self.tr.format(message!(
                "cli-unfinished",
                limit = limit,
                games = report.unfinished
            )));
        }
        if let (Some(min), Some(median), Some(max)) =
            (report.rounds.min, report.rounds.median, report.rounds.max)
        {
            lines.push(self.tr.format(message!(
                "cli-rounds",
                min = min,
                median = median.value(),
                max = max
            )));
        }
        lines.push(String::new());
        let mut rows = vec![
            [
                self.tr.text("cli-column-bot"),
                self.tr.text("cli-column-games"),
                self.tr.text("cli-column-wins"),
                self.tr.text("cli-column-share"),
                self.tr.text("cli-column-interval"),
                self.tr.text("cli-column-shields"),
                self.tr.text("cli-column-expired"),
                self.tr.text("cli-column-quest"),
                self.tr.text("cli-column-court"),
                self.tr.text("cli-column-tournament"),
            ]
            .to_vec(),
        ];
        rows.extend(report.bots.iter().map(|bot| self.row(bot)));
        lines.extend(aligned(&rows));
        lines.join("\n")
    }

    /// A number with two digits after the decimal mark of the language.
    fn decimal(&self, value: f64) -> String {
        self.tr.format(message!("cli-decimal", value = value))
    }

    fn row(&self, bot: &BotReport) -> Vec<String> {
        let [low, high] = bot.ci95;
        vec![
            bot.bot.to_string(),
            bot.games.to_string(),
            self.decimal(bot.wins),
            self.tr
                .format(message!("cli-percent", value = bot.share * 100.0)),
            self.tr.format(message!(
                "cli-percent-range",
                low = low * 100.0,
                high = high * 100.0
            )),
            self.decimal(bot.mean_shields),
            self.decimal(bot.expired_per_game),
            self.decimal(bot.shields_from.quest),
            self.decimal(bot.shields_from.court),
            self.decimal(bot.shields_from.tournament),
        ]
    }
}

fn shown(path: &Path) -> String {
    path.display().to_string()
}

fn listed<T: ToString>(items: &[T]) -> String {
    let items: Vec<_> = items.iter().map(ToString::to_string).collect();
    items.join(", ")
}

/// Rows with their cells below each other: the first to the left, the others to the right.
fn aligned(rows: &[Vec<String>]) -> impl Iterator<Item = String> {
    let columns = rows.iter().map(Vec::len).max().unwrap_or_default();
    let width = |column: usize| {
        let cells = rows.iter().filter_map(|row| row.get(column));
        cells
            .map(|cell| cell.chars().count())
            .max()
            .unwrap_or_default()
    };
    let widths: Vec<usize> = (0..columns).map(width).collect();
    rows.iter().map(move |row| {
        let cells: Vec<_> = row
            .iter()
            .zip(&widths)
            .enumerate()
            .map(|(column, (cell, &width))| {
                if column == 0 {
                    format!("{cell:<width$}")
                } else {
                    format!("{cell:>width$}")
                }
            })
            .collect();
        cells.join("  ")
    })
}

/// The reason without the place in the sources of a library where it arose, as in
/// `os error at …/mod.rs:765: DISPLAY is not set`.
fn without_source(reason: &str) -> &str {
    reason
        .rsplit_once(".rs:")
        .and_then(|(_, rest)| rest.split_once(": "))
        .map_or(reason, |(_, rest)| rest)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn people_are_not_told_about_the_sources_of_libraries() {
        let reason = "os error at /a/winit/src/mod.rs:765: DISPLAY is not set";
        assert_eq!(without_source(reason), "DISPLAY is not set");
        assert_eq!(without_source("no display: none"), "no display: none");
    }
}
