//! A card set as a file: every figure with its source. Source: cards.md.

use std::collections::BTreeMap;
use std::io;
use std::path::{Path, PathBuf};

use ron::extensions::Extensions;
use serde::{Deserialize, Serialize};

use super::store;
use crate::rules::kings_errand::{
    CardSet, CardSetDraft, CardSetFault, HorsesDraft, NeedDraft, TaskDraft,
};

/// The card set that comes with the program.
const EMBEDDED: &str = include_str!("../../assets/card_sets/reconstructed.ron");

/// The checked card set that comes with the program.
///
/// # Panics
/// Never: a test reads the file that is built in.
#[must_use]
pub fn embedded_card_set() -> CardSet {
    match CardSetFile::embedded().check() {
        Ok(cards) => cards,
        Err(faults) => unreachable!("the card set in the program is sound: {faults:?}"),
    }
}

/// Where a figure comes from.
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub enum Provenance {
    /// The rulebook gives it.
    Rulebook,
    /// Published reviews of the printed game give it.
    Review,
    /// Ours: no source at hand gives the printed figure.
    Reconstructed,
    /// Read off the printed cards by an owner of the game.
    Printed,
}

impl Provenance {
    /// Every source, the surest but one first; an owner's own copy is the last one.
    pub const ALL: [Self; 4] = [
        Self::Rulebook,
        Self::Review,
        Self::Reconstructed,
        Self::Printed,
    ];
}

/// A figure and where it comes from; written `Rulebook(2)`, `Reconstructed("moon_lake")` and so on.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, Deserialize)]
pub enum Sourced<T> {
    /// The rulebook gives it.
    Rulebook(T),
    /// Published reviews of the printed game give it.
    Review(T),
    /// Ours: no source at hand gives the printed figure.
    Reconstructed(T),
    /// Read off the printed cards by an owner of the game.
    Printed(T),
}

impl<T> Sourced<T> {
    /// A figure from `provenance`.
    pub const fn new(provenance: Provenance, figure: T) -> Self {
        match provenance {
            Provenance::Rulebook => Self::Rulebook(figure),
            Provenance::Review => Self::Review(figure),
            Provenance::Reconstructed => Self::Reconstructed(figure),
            Provenance::Printed => Self::Printed(figure),
        }
    }

    /// The figure alone.
    pub const fn figure(&self) -> &T {
        match self {
            Self::Rulebook(figure)
            | Self::Review(figure)
            | Self::Reconstructed(figure)
            | Self::Printed(figure) => figure,
        }
    }

    /// Where the figure comes from.
    pub const fn provenance(&self) -> Provenance {
        match self {
            Self::Rulebook(_) => Provenance::Rulebook,
            Self::Review(_) => Provenance::Review,
            Self::Reconstructed(_) => Provenance::Reconstructed,
            Self::Printed(_) => Provenance::Printed,
        }
    }
}

/// A card set with the source of every figure, not yet checked against the rules.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardSetFile {
    /// The id that records carry.
    pub id: String,
    /// What people call the set; files without it are called by their id.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub name: String,
    /// The eight locations.
    pub locations: Vec<Sourced<String>>,
    /// The horses.
    pub horses: HorsesFile,
    /// The values of each virtue's cards.
    pub virtues: BTreeMap<String, Vec<Sourced<u8>>>,
    /// The fourteen tasks.
    pub tasks: Vec<TaskFile>,
}

/// The horses and where their figures come from.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HorsesFile {
    /// The reach of each of the four, in locations.
    pub all: Vec<Sourced<u8>>,
    /// The reach of the one that fewer than four players put back. Source: S4.
    pub removed_below_4: Sourced<u8>,
}

/// A task and where its figures come from.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TaskFile {
    /// The printed number; the rulebook lists all fourteen.
    pub id: u8,
    /// Name of its location.
    pub location: Sourced<String>,
    /// What is put back for it.
    pub needs: Vec<Sourced<NeedDraft>>,
    /// Shields that it brings.
    pub shields: Sourced<u8>,
}

impl CardSetFile {
    /// The card set that comes with the program.
    ///
    /// # Panics
    /// Never: a test reads the file that is built in.
    #[must_use]
    pub fn embedded() -> Self {
        match Self::parse(EMBEDDED) {
            Ok(file) => file,
            Err(error) => unreachable!("the card set in the program can be read: {error}"),
        }
    }

    /// Reads the text of a card set without checking it against the rules.
    ///
    /// # Errors
    /// Where the text is no card set, and why.
    pub fn parse(text: &str) -> Result<Self, ron::error::SpannedError> {
        options().from_str(text)
    }

    /// Reads the file at `path` and checks it against the rules.
    ///
    /// # Errors
    /// The file cannot be read, is no card set, or its figures do not fit the rules; then every
    /// fault is listed.
    pub fn load(path: &Path) -> Result<(Self, CardSet), CardSetFileError> {
        let (file, text) = Self::read(path, LARGEST)?;
        match file.check() {
            Ok(cards) => Ok((file, cards)),
            Err(faults) => Err(CardSetFileError::Faults {
                path: path.to_owned(),
                faults: faults
                    .into_iter()
                    .map(|fault| FaultAt {
                        line: line_of(&fault, &text),
                        fault,
                    })
                    .collect(),
            }),
        }
    }

    /// Reads the file at `path`, of at most so many bytes, without checking it against the rules;
    /// with its text.
    ///
    /// # Errors
    /// The file cannot be read, or is no card set.
    pub fn read(path: &Path, most: u64) -> Result<(Self, String), CardSetFileError> {
        let text = read_limited(path, most).map_err(|source| CardSetFileError::Read {
            path: path.to_owned(),
            source,
        })?;
        match Self::parse(&text) {
            Ok(file) => Ok((file, text)),
            Err(error) => {
                let (line, column) = place(error.span.start, &text);
                Err(CardSetFileError::Syntax {
                    path: path.to_owned(),
                    line,
                    column,
                    message: shortened(&error.code.to_string()),
                })
            }
        }
    }

    /// The text of the card set, as [`Self::parse`] reads it.
    ///
    /// # Errors
    /// None that a card set can cause.
    pub fn to_text(&self) -> Result<String, ron::Error> {
        let pretty = ron::ser::PrettyConfig::new().extensions(Extensions::UNWRAP_VARIANT_NEWTYPES);
        options().to_string_pretty(self, pretty)
    }

    /// The figures alone, as records carry them.
    #[must_use]
    pub fn draft(&self) -> CardSetDraft {
        CardSetDraft {
            id: self.id.clone(),
            locations: figures(&self.locations),
            horses: HorsesDraft {
                all: figures(&self.horses.all),
                removed_below_4: *self.horses.removed_below_4.figure(),
            },
            virtues: self
                .virtues
                .iter()
                .map(|(virtue, values)| (virtue.clone(), figures(values)))
                .collect(),
            tasks: self
                .tasks
                .iter()
                .map(|task| TaskDraft {
                    id: task.id,
                    location: task.location.figure().clone(),
                    needs: figures(&task.needs),
                    shields: *task.shields.figure(),
                })
                .collect(),
        }
    }

    /// How many figures come from `provenance`.
    #[must_use]
    pub fn count(&self, provenance: Provenance) -> usize {
        let horses = self.horses.all.iter().chain([&self.horses.removed_below_4]);
        let places = self.tasks.iter().map(|task| &task.location);
        let shields = self.tasks.iter().map(|task| &task.shields);
        let needs = self.tasks.iter().flat_map(|task| &task.needs);
        let virtues = self.virtues.values().flatten();
        let names = self.locations.iter().chain(places);
        names
            .map(Sourced::provenance)
            .chain(
                horses
                    .chain(virtues)
                    .chain(shields)
                    .map(Sourced::provenance),
            )
            .chain(needs.map(Sourced::provenance))
            .filter(|&found| found == provenance)
            .count()
    }

    /// Checks the figures against the rules.
    ///
    /// # Errors
    /// Every fault, in the order of the fields.
    pub fn check(&self) -> Result<CardSet, Vec<CardSetFault>> {
        CardSet::check(self.draft())
    }
}

fn options() -> ron::Options {
    ron::Options::default().with_default_extension(Extensions::UNWRAP_VARIANT_NEWTYPES)
}

/// Line and column, from 1, of the first visible character from `start` on: the reader of RON counts
/// the blanks before a value to the value.
pub(super) fn place(start: ron::error::Position, text: &str) -> (usize, usize) {
    let (mut line, mut column) = (start.line.max(1), start.col.max(1));
    let rest = text
        .split_inclusive('\n')
        .skip(line - 1)
        .collect::<String>();
    for character in rest.chars().skip(column - 1) {
        if !character.is_whitespace() {
            return (line, column);
        }
        column += 1;
        if character == '\n' {
            (line, column) = (line + 1, 1);
        }
    }
    (start.line, start.col)
}

fn figures<T: Clone>(sourced: &[Sourced<T>]) -> Vec<T> {
    sourced
        .iter()
        .map(|sourced| sourced.figure().clone())
        .collect()
}

/// A card set file that cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum CardSetFileError {
    /// The file cannot be read.
    #[error("{}: cannot be read: {source}", path.display())]
    Read {
        /// The file.
        path: PathBuf,
        /// Why.
        source: io::Error,
    },
    /// The file is no card set.
    #[error("{}:{line}:{column}: {message}", path.display())]
    Syntax {
        /// The file.
        path: PathBuf,
        /// The line, from 1.
        line: usize,
        /// The column, from 1, in characters.
        column: usize,
        /// What is wrong there.
        message: String,
    },
    /// The figures do not fit the rules.
    #[error("{}: {} faults, the first: {}", path.display(), faults.len(), first(faults))]
    Faults {
        /// The file.
        path: PathBuf,
        /// All of them; never empty.
        faults: Vec<FaultAt>,
    },
}

fn first(faults: &[FaultAt]) -> String {
    faults
        .first()
        .map(|at| at.fault.to_string())
        .unwrap_or_default()
}

/// A fault and where it stands in the file.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct FaultAt {
    /// The line, from 1, of the figure or of the part of the card set that it belongs to.
    pub line: usize,
    /// What is wrong.
    pub fault: CardSetFault,
}

/// The line of `text` that `fault` is about.
///
/// RON hands over values without their place, so the line is found by the name that stands on it.
fn line_of(fault: &CardSetFault, text: &str) -> usize {
    let code: Vec<&str> = text
        .lines()
        .map(|line| line.split("//").next().unwrap_or_default())
        .collect();
    let line_with = |word: &str, from: usize| {
        code.iter()
            .skip(from)
            .position(|line| line.contains(word))
            .map(|index| from + index)
    };
    let section = |name: &str| line_with(name, 0).unwrap_or_default();
    let tasks = section("tasks:");
    let index = match fault {
        CardSetFault::BadId(_) => section("id:"),
        CardSetFault::LocationCount { .. } => section("locations:"),
        CardSetFault::UnknownLocation(name) => {
            quoted(&code, name, 1).unwrap_or_else(|| section("locations:"))
        }
        CardSetFault::LocationTwice(name) => {
            quoted(&code, name, 2).unwrap_or_else(|| section("locations:"))
        }
        CardSetFault::HorseCount { .. } | CardSetFault::HorseReach { .. } => section("horses:"),
        CardSetFault::RemovedHorseNotThere { .. } => section("removed_below_4:"),
        CardSetFault::UnknownVirtue(name) => {
            quoted(&code, name, 1).unwrap_or_else(|| section("virtues:"))
        }
        CardSetFault::VirtueCardCount { .. } => section("virtues:"),
        CardSetFault::VirtueValue { virtue, .. } | CardSetFault::TooFewOnes { virtue, .. } => {
            let name = format!("{virtue:?}").to_lowercase();
            quoted(&code, &name, 1).unwrap_or_else(|| section("virtues:"))
        }
        CardSetFault::TaskCount { .. } => tasks,
        CardSetFault::TaskTwice { number } => {
            let first = task_line(&code, tasks, *number);
            let second = first.and_then(|first| task_line(&code, first + 1, *number));
            second.or(first).unwrap_or(tasks)
        }
        CardSetFault::UnknownTask { number }
        | CardSetFault::TaskLocation { number, .. }
        | CardSetFault::TaskAtCamelot { number }
        | CardSetFault::TaskWithoutNeeds { number }
        | CardSetFault::TaskVirtue { number, .. }
        | CardSetFault::TaskValue { number, .. }
        | CardSetFault::TaskUnpayable { number, .. }
        | CardSetFault::TaskShields { number, .. } => {
            task_line(&code, tasks, *number).unwrap_or(tasks)
        }
    };
    index + 1
}

/// The line of the `nth` mention of a name in quotes.
fn quoted(code: &[&str], name: &str, nth: usize) -> Option<usize> {
    let quoted = format!("\"{name}\"");
    code.iter()
        .enumerate()
        .filter(|(_, line)| line.contains(&quoted))
        .map(|(index, _)| index)
        .nth(nth - 1)
}

/// The first line from `from` on that names the task `number`.
fn task_line(code: &[&str], from: usize, number: u8) -> Option<usize> {
    code.iter()
        .enumerate()
        .skip(from)
        .find(|(_, line)| {
            line.split("id:").skip(1).any(|rest| {
                let digits: String = rest
                    .trim_start()
                    .chars()
                    .take_while(char::is_ascii_digit)
                    .collect();
                digits.parse() == Ok(number)
            })
        })
        .map(|(index, _)| index)
}

/// No card set is larger, in bytes.
const LARGEST: u64 = 1 << 20;

/// The text of a file that could be a card set.
fn read_limited(path: &Path, most: u64) -> io::Result<String> {
    let (bytes, is_cut) = store::read_bounded(path, most)?;
    if is_cut {
        let words = "the file is too large for a card set";
        return Err(io::Error::new(io::ErrorKind::FileTooLarge, words));
    }
    String::from_utf8(bytes).map_err(|error| io::Error::new(io::ErrorKind::InvalidData, error))
}

/// At most the first letters of what a message quotes from a file.
fn shortened(message: &str) -> String {
    const MOST: usize = 300;
    message.chars().take(MOST).collect()
}
