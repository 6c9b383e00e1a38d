//! How the app starts.

use std::path::PathBuf;

use crate::i18n::Language;
use crate::persist::exchange::RecordedGame;
use crate::persist::{Animation, Progress, RulebookPage};
use crate::rules::kings_errand::Players;
use crate::session::NewGame;
use crate::ui::picture::Drawing;
use crate::ui::screen::Screen;
use crate::ui::sound::Output;
use crate::ui::theme::Theme;

/// How the app starts.
#[derive(Clone, Debug)]
pub struct Start {
    /// The language; `None` leaves it to the settings, and the first start asks for it.
    pub language: Option<Language>,
    /// The theme; `None` leaves it to the settings.
    pub theme: Option<Theme>,
    /// Factor for all text; `None` leaves it to the settings.
    pub text_size: Option<f32>,
    /// How fast things move; `None` leaves it to the settings.
    pub animation: Option<Animation>,
    /// The first screen; the table and the end show a fixed game if none is opened.
    pub screen: Screen,
    /// The page at which the rulebook is open.
    pub page: RulebookPage,
    /// The lesson that the screen of lessons opens, and its step, from 0; the first one if none is
    /// named.
    pub lesson: Option<(String, usize)>,
    /// What has been learnt, in place of what is kept.
    pub progress: Option<Progress>,
    /// Seats of the fixed game.
    pub players: Players,
    /// A game to open instead.
    pub record: Option<RecordedGame>,
    /// The seats of the last game.
    pub new_game: Option<NewGame>,
    /// How pictures are drawn.
    pub drawing: Drawing,
    /// Where games and settings are kept.
    pub keeping: Keeping,
    /// Whether the program was built to play sounds; a window finds that out by itself.
    pub sounds: bool,
    /// Where sounds go.
    pub output: Output,
}

/// Where games and settings are kept.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Keeping {
    /// Nowhere: for pictures and tests.
    Nowhere,
    /// In this folder, or in the one that the environment or the system names.
    Folder(Option<PathBuf>),
}

impl Default for Start {
    fn default() -> Self {
        Self {
            language: None,
            theme: None,
            text_size: None,
            animation: None,
            screen: Screen::Title,
            page: RulebookPage::default(),
            lesson: None,
            progress: None,
            players: Players::ALL[2],
            record: None,
            new_game: None,
            drawing: Drawing::Later,
            keeping: Keeping::Nowhere,
            sounds: false,
            output: Output::default(),
        }
    }
}

/// A deal that nobody has chosen.
pub(super) fn fresh_seed() -> u64 {
    use std::hash::{BuildHasher, Hasher};
    // The standard library seeds its hashers from the system, which is all the chance needed here.
    let random = std::hash::RandomState::new().build_hasher().finish();
    // People read this number and type it in again, so it stays short.
    random % 1_000_000
}
