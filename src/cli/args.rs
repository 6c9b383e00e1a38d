//! The grammar of the command line. The comments on its parts are the help texts.

use std::num::{NonZeroU32, NonZeroUsize};
use std::path::PathBuf;

use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Args, CommandFactory, Parser, Subcommand};

use super::messages::Messages;
use crate::i18n::Language;
use crate::lesson::kings_errand::Lesson;
use crate::persist::{
    DATA_DIR_VARIABLE, RecordPoint, RulebookPage, Screen, ThemeChoice, WindowOptions,
};
use crate::rules::kings_errand::{Edition, Players};

/// Learn and play the card game "Im Auftrag des Königs".
///
/// Without a command the window opens. Exit status: 0 done, 1 something outside is wrong (a file, a
/// record, no display, an unwritable folder), 2 usage.
#[derive(Clone, Debug, Parser)]
#[command(name = "tafelrunde", version, subcommand_negates_reqs = true)]
pub(super) struct Cli {
    /// Language of the window and of messages [default: the system's]
    #[arg(long, global = true, value_name = "LANGUAGE", value_parser = language())]
    lang: Option<Language>,

    /// Folder for saved games and settings [default: the system's]
    #[arg(long, global = true, value_name = "DIR", help = data_dir_help())]
    data_dir: Option<PathBuf>,

    #[command(flatten)]
    window: Window,

    #[command(subcommand)]
    pub(super) command: Option<Command>,
}

/// What only the window knows.
#[derive(Clone, Debug, Args)]
#[command(next_help_heading = "The window")]
struct Window {
    /// Screen to open
    #[arg(long, value_name = "NAME", value_parser = screen())]
    screen: Option<Screen>,

    /// Page of the rulebook, such as d9, reasons, editions, setup-3, tasks or words
    #[arg(long, value_name = "PAGE", value_parser = page)]
    page: Option<RulebookPage>,

    /// Lesson to open
    #[arg(long, value_name = "NAME", value_parser = lesson())]
    lesson: Option<String>,

    /// Step of the lesson, from 1 [default: 1]
    #[arg(long, value_name = "N", requires = "lesson")]
    step: Option<NonZeroUsize>,

    /// Width and height of the inside, in points, such as 1440x900
    #[arg(long, value_name = "WxH")]
    size: Option<String>,

    /// Look of the window
    #[arg(long, value_name = "THEME", value_parser = theme())]
    theme: Option<ThemeChoice>,

    /// Size of text, 0.8 to 2; 1 is usual
    #[arg(long, value_name = "FACTOR", value_parser = text_size)]
    text_size: Option<f32>,

    /// Record to open at a point of one of its games
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,

    /// Game of the record, from 1 [default: 1]
    #[arg(long, value_name = "K", requires = "record")]
    game: Option<NonZeroUsize>,

    /// Number of actions to play, chance included [default: all]
    #[arg(long, value_name = "N", requires = "record")]
    action: Option<NonZeroUsize>,

    /// Open, settle, save the picture, and leave
    #[arg(long, value_name = "OUT.png", value_parser = picture)]
    screenshot: Option<PathBuf>,
}

#[derive(Clone, Debug, Subcommand)]
pub(super) enum Command {
    /// Let bots play each other; seats rotate between games
    Simulate(Simulate),
    /// Verify every game of a record, action by action
    Replay(Replay),
    /// Say why cards expired in a record, and what would have worked
    ///
    /// Text counts seats from 1, as the window does; JSON from 0, as records do.
    Explain(Explain),
    /// Check a card set against the rules
    CheckCardSet(CheckCardSet),
}

#[derive(Args, Clone, Debug)]
pub(super) struct Simulate {
    /// Number of seats, 2 to 4
    #[arg(long, value_name = "N", default_value = "4", value_parser = players)]
    pub(super) players: Players,

    /// Number of games
    #[arg(long, value_name = "N", default_value_t = 1000)]
    pub(super) games: u64,

    /// Seed: the same one gives the same games, on any number of processors
    #[arg(long, value_name = "S", default_value_t = 0)]
    pub(super) seed: u64,

    /// Bots by name, separated by commas; fewer than seats are repeated in order
    ///
    /// Names, from the weakest on: random, page, squire, knight, champion. All but random can be fond
    /// of something: squire-questing likes tasks, squire-jousting tournaments. A champion can be told
    /// how long to search: champion:1000 is 1000 tries, the same choice on every machine;
    /// champion-jousting:500ms is half a second.
    #[arg(
        long,
        value_name = "A,B,…",
        value_delimiter = ',',
        default_value = "squire,page"
    )]
    pub(super) seats: Vec<String>,

    /// Edition of the rules
    #[arg(long, value_name = "EDITION", default_value = "cs", value_parser = edition())]
    pub(super) edition: Edition,

    /// Card set to play with [default: the built-in one]
    #[arg(long, value_name = "FILE")]
    pub(super) card_set: Option<PathBuf>,

    /// Write the games to this file, in the exchange format
    #[arg(long, value_name = "FILE")]
    pub(super) record: Option<PathBuf>,

    /// Break a game off after so many rounds
    #[arg(long, value_name = "N", default_value = "1000")]
    pub(super) max_rounds: NonZeroU32,

    /// Print one JSON object instead of a table
    #[arg(long)]
    pub(super) json: bool,
}

#[derive(Args, Clone, Debug)]
pub(super) struct Replay {
    /// Record in the exchange format
    #[arg(value_name = "FILE")]
    pub(super) file: PathBuf,

    /// Print one JSON object a game
    #[arg(long)]
    pub(super) json: bool,
}

#[derive(Args, Clone, Debug)]
pub(super) struct Explain {
    /// Record in the exchange format
    #[arg(value_name = "FILE")]
    pub(super) file: PathBuf,

    /// Only this game of the record, from 1 [default: all; with --action, 1]
    #[arg(long, value_name = "K")]
    game: Option<NonZeroUsize>,

    /// Only what expired at this action, from 1, chance included; where nothing did, what its turn
    /// wasted
    #[arg(long, value_name = "N")]
    action: Option<NonZeroUsize>,

    /// Print one JSON object a card
    #[arg(long)]
    pub(super) json: bool,
}

#[derive(Args, Clone, Debug)]
pub(super) struct CheckCardSet {
    /// Card set
    #[arg(value_name = "FILE")]
    pub(super) file: PathBuf,
}

impl Cli {
    /// The command line, unless its parts do not go together.
    pub(super) fn consistent(self) -> Result<Self, clap::Error> {
        if self.command.is_some() && self.window.asked() {
            let kind = ErrorKind::ArgumentConflict;
            let message = "options of the window cannot be used with a command";
            return Err(Self::command().error(kind, message));
        }
        Ok(self)
    }

    pub(super) const fn language(&self) -> Option<Language> {
        self.lang
    }

    /// How the window is to open, or what is wrong with that.
    pub(super) fn window_options(self, messages: &Messages) -> Result<WindowOptions, String> {
        let (game, action) = (self.window.game, self.window.action);
        let asked = self.window.size.as_deref();
        let size = asked.map(|text| size(text).ok_or_else(|| messages.bad_size(text)));
        Ok(WindowOptions {
            language: self.lang.map(|language| language.code().to_owned()),
            screen: self.window.screen,
            page: self.window.page,
            lesson: self.window.lesson.map(|name| {
                let step = self.window.step.map_or(0, |step| step.get() - 1);
                (name, step)
            }),
            size: size.transpose()?,
            theme: self.window.theme,
            text_size: self.window.text_size,
            data_dir: self.data_dir,
            record: self.window.record.map(|path| RecordPoint {
                path,
                game: game.map_or(1, NonZeroUsize::get),
                action: action.map(NonZeroUsize::get),
            }),
            screenshot: self.window.screenshot,
        })
    }
}

impl Explain {
    /// The one game that is asked about, from 1.
    pub(super) fn game(&self) -> Option<usize> {
        // A number of an action means little in every game: it belongs to one, as for the window.
        let first = self.action.map(|_| NonZeroUsize::MIN);
        self.game.or(first).map(NonZeroUsize::get)
    }

    /// The one action that is asked about, from 1.
    pub(super) fn action(&self) -> Option<usize> {
        self.action.map(NonZeroUsize::get)
    }
}

impl Window {
    /// Whether any of these options is there.
    const fn asked(&self) -> bool {
        self.screen.is_some()
            || self.page.is_some()
            || self.lesson.is_some()
            || self.step.is_some()
            || self.size.is_some()
            || self.theme.is_some()
            || self.text_size.is_some()
            || self.record.is_some()
            || self.game.is_some()
            || self.action.is_some()
            || self.screenshot.is_some()
    }
}

/// What a value of the command line must be.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(super) enum Wanted {
    /// A whole number.
    Whole {
        /// The least.
        least: u64,
        /// The most.
        most: u64,
    },
    /// A number of seats that can play.
    Seats,
    /// A size of text.
    TextSize,
    /// A page of the rulebook.
    Page,
    /// The name of a picture.
    Picture,
    /// One of these words.
    OneOf(Vec<String>),
}

/// A value that does not do for its option.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(super) struct BadValue {
    /// The option, with its hyphens.
    pub(super) option: String,
    /// What was written.
    pub(super) value: String,
    /// What it must be.
    pub(super) wanted: Wanted,
}

impl BadValue {
    /// The bad value that an error is about; `None` if it is about something else.
    pub(super) fn of(error: &clap::Error) -> Option<Self> {
        let text = |kind| match error.get(kind) {
            Some(ContextValue::String(text)) => Some(text.clone()),
            _ => None,
        };
        let named = text(ContextKind::InvalidArg)?;
        let option = named.split_whitespace().next()?.to_owned();
        let value = text(ContextKind::InvalidValue)?;
        let whole = |least, most| Some(Wanted::Whole { least, most });
        let wanted = match (error.kind(), error.get(ContextKind::ValidValue)) {
            // Without a value, its absence is the fault.
            (ErrorKind::InvalidValue, Some(ContextValue::Strings(known))) if !value.is_empty() => {
                Some(Wanted::OneOf(known.clone()))
            }
            (ErrorKind::ValueValidation, _) => match option.as_str() {
                "--action" | "--game" | "--step" => whole(1, usize::MAX as u64),
                "--max-rounds" => whole(1, u64::from(u32::MAX)),
                "--games" | "--seed" => whole(0, u64::MAX),
                "--players" => Some(Wanted::Seats),
                "--text-size" => Some(Wanted::TextSize),
                "--page" => Some(Wanted::Page),
                "--screenshot" => Some(Wanted::Picture),
                _ => None,
            },
            _ => None,
        }?;
        Some(Self {
            option,
            value,
            wanted,
        })
    }
}

fn data_dir_help() -> String {
    format!("Folder for saved games and settings; also {DATA_DIR_VARIABLE} [default: the system's]")
}

fn language() -> impl TypedValueParser<Value = Language> {
    PossibleValuesParser::new(Language::ALL.map(Language::code))
        .map(|code| Language::from_code(&code).unwrap_or_default())
}

fn screen() -> impl TypedValueParser<Value = Screen> {
    PossibleValuesParser::new(Screen::ALL.map(Screen::name)).try_map(|name| name.parse::<Screen>())
}

fn lesson() -> impl TypedValueParser<Value = String> {
    let names: Vec<_> = Lesson::all().iter().map(|it| it.name()).collect();
    PossibleValuesParser::new(names)
}

fn theme() -> impl TypedValueParser<Value = ThemeChoice> {
    PossibleValuesParser::new(ThemeChoice::ALL.map(ThemeChoice::name))
        .try_map(|name| name.parse::<ThemeChoice>())
}

fn edition() -> impl TypedValueParser<Value = Edition> {
    PossibleValuesParser::new(["cs", "en"]).map(|name| match name.as_str() {
        "en" => Edition::En,
        _ => Edition::Cs,
    })
}

fn players(text: &str) -> Result<Players, String> {
    text.parse()
        .ok()
        .and_then(Players::new)
        .ok_or_else(|| "2, 3 or 4 can play".to_owned())
}

fn size(text: &str) -> Option<(u32, u32)> {
    const LIMITS: std::ops::RangeInclusive<u32> = 200..=16_384;
    let side = |text: &str| text.parse().ok().filter(|side| LIMITS.contains(side));
    let (width, height) = text.split_once('x')?;
    Some((side(width)?, side(height)?))
}

fn page(text: &str) -> Result<RulebookPage, String> {
    text.parse()
        .map_err(|_| "the rulebook has no such page".to_owned())
}

/// Pictures are written as PNG, and the name says so.
fn picture(text: &str) -> Result<PathBuf, String> {
    let path = PathBuf::from(text);
    let is_png = path
        .extension()
        .is_some_and(|ending| ending.eq_ignore_ascii_case("png"));
    is_png
        .then_some(path)
        .ok_or_else(|| "the name of a picture ends in .png".to_owned())
}

fn text_size(text: &str) -> Result<f32, String> {
    text.parse()
        .ok()
        .filter(|size| (0.8..=2.0).contains(size))
        .ok_or_else(|| "a number from 0.8 to 2".to_owned())
}
