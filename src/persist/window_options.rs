//! How the window opens, as asked for on the command line; the settings decide the rest.

use std::fmt;
use std::path::PathBuf;
use std::str::FromStr;

use super::rulebook_page::RulebookPage;
use super::settings::ThemeChoice;

/// A screen of the app. Written `title`, `new-game` and so on.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub enum Screen {
    /// The first start asks for the language.
    Language,
    /// The way into everything.
    Title,
    /// The lessons.
    Learn,
    /// A lesson at the table.
    Lesson,
    /// The exam.
    Exam,
    /// Who plays, and by which rules.
    NewGame,
    /// The game; without a record, a fixed position in the middle of one.
    Table,
    /// How a game went; without a record, a fixed one.
    End,
    /// What went wrong, round by round; without a record, in a fixed game.
    Review,
    /// A game again, step by step; without a record, a fixed one.
    Replay,
    /// All rules.
    Rulebook,
    /// How the real table is laid, on one page.
    SetupSheet,
    /// What people choose once.
    Settings,
    /// The figures of the cards.
    CardSets,
    /// The games that were played and saved; made-up ones where none are kept.
    History,
}

impl Screen {
    /// Every screen.
    pub const ALL: [Self; 15] = [
        Self::Language,
        Self::Title,
        Self::Learn,
        Self::Lesson,
        Self::Exam,
        Self::NewGame,
        Self::Table,
        Self::End,
        Self::Review,
        Self::Replay,
        Self::Rulebook,
        Self::SetupSheet,
        Self::Settings,
        Self::CardSets,
        Self::History,
    ];

    /// The name on the command line.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Language => "language",
            Self::Title => "title",
            Self::Learn => "learn",
            Self::Lesson => "lesson",
            Self::Exam => "exam",
            Self::NewGame => "new-game",
            Self::Table => "table",
            Self::End => "end",
            Self::Review => "review",
            Self::Replay => "replay",
            Self::Rulebook => "rulebook",
            Self::SetupSheet => "setup-sheet",
            Self::Settings => "settings",
            Self::CardSets => "card-sets",
            Self::History => "history",
        }
    }
}

impl fmt::Display for Screen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// There is no screen of this name.
#[derive(Clone, Debug, Eq, PartialEq, thiserror::Error)]
#[error("there is no screen called {0:?}")]
pub struct UnknownScreen(pub String);

impl FromStr for Screen {
    type Err = UnknownScreen;

    fn from_str(name: &str) -> Result<Self, Self::Err> {
        Self::ALL
            .into_iter()
            .find(|screen| screen.name() == name)
            .ok_or_else(|| UnknownScreen(name.to_owned()))
    }
}

/// A point of a game in a record file.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct RecordPoint {
    /// The file.
    pub path: PathBuf,
    /// The game, from 1.
    pub game: usize,
    /// After so many actions, chance included; `None` for all.
    pub action: Option<usize>,
}

/// How the window opens. `None` is left to the settings.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct WindowOptions {
    /// The code of the language, such as `de`.
    pub language: Option<String>,
    /// The screen.
    pub screen: Option<Screen>,
    /// The page at which the rulebook is open.
    pub page: Option<RulebookPage>,
    /// The name of the lesson that is open, and its step, from 0.
    pub lesson: Option<(String, usize)>,
    /// Width and height of the inside, in points.
    pub size: Option<(u32, u32)>,
    /// The look.
    pub theme: Option<ThemeChoice>,
    /// The size of text; 1 is usual.
    pub text_size: Option<f32>,
    /// The folder with everything that is kept; see [`super::DataDir::find`].
    pub data_dir: Option<PathBuf>,
    /// What the table shows.
    pub record: Option<RecordPoint>,
    /// Open, settle, save the picture here, and leave.
    pub screenshot: Option<PathBuf>,
}
