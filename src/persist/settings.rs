//! What people have chosen once and want to find again.

use std::fmt;
use std::path::Path;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::store::{self, FileError, Stored};
use crate::session::NewGame;

/// The look of the window. Written `light`, `dark`, `contrast`.
#[derive(Clone, Copy, Debug, Default, Eq, Hash, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ThemeChoice {
    /// Ink on parchment.
    #[default]
    Light,
    /// Night.
    Dark,
    /// High contrast.
    Contrast,
}

impl ThemeChoice {
    /// Every theme.
    pub const ALL: [Self; 3] = [Self::Light, Self::Dark, Self::Contrast];

    /// The name on the command line.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Light => "light",
            Self::Dark => "dark",
            Self::Contrast => "contrast",
        }
    }
}

impl fmt::Display for ThemeChoice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// There is no theme of this name.
#[derive(Clone, Debug, Eq, PartialEq, thiserror::Error)]
#[error("there is no theme called {0:?}")]
pub struct UnknownTheme(pub String);

impl FromStr for ThemeChoice {
    type Err = UnknownTheme;

    fn from_str(name: &str) -> Result<Self, Self::Err> {
        Self::ALL
            .into_iter()
            .find(|theme| theme.name() == name)
            .ok_or_else(|| UnknownTheme(name.to_owned()))
    }
}

/// How long bots take for a step, so that people can follow.
#[derive(Clone, Copy, Debug, Default, Eq, Hash, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BotSpeed {
    /// As long as it takes to read along.
    Slow,
    /// A moment.
    #[default]
    Normal,
    /// Hardly.
    Fast,
    /// Not at all.
    AtOnce,
}

/// How fast things move on the table. Written `none`, `quick`, `normal`, `slow`.
///
/// `None` is for people whom motion disturbs. Where a system has a setting of its own for that, the
/// window could take it over; neither egui nor winit tells it so far, and asking the desktop on Linux
/// would take a process of its own. So it is chosen here.
#[derive(Clone, Copy, Debug, Default, Eq, Hash, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Animation {
    /// Nothing moves.
    None,
    /// Twice as fast.
    Quick,
    /// As it was made.
    #[default]
    Normal,
    /// Half as fast.
    Slow,
}

impl Animation {
    /// Every speed.
    pub const ALL: [Self; 4] = [Self::None, Self::Quick, Self::Normal, Self::Slow];

    /// How long motions take: 1 is usual, 0 is no motion.
    #[must_use]
    pub const fn factor(self) -> f32 {
        match self {
            Self::None => 0.0,
            Self::Quick => 0.5,
            Self::Normal => 1.0,
            Self::Slow => 2.0,
        }
    }
}

/// Where the window was, in points.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct WindowPlace {
    /// Width and height of the inside.
    pub size: (f32, f32),
    /// Left and top of the outside; `None` where the system does not tell.
    #[serde(default)]
    pub position: Option<(f32, f32)>,
}

/// All settings. What a file does not say is as on the first start.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// [`Stored::VERSION`] of the program that wrote them.
    pub version: u32,
    /// The code of the language, such as `de`; `None` before anybody has chosen one.
    pub language: Option<String>,
    /// Where the window was.
    pub window: Option<WindowPlace>,
    /// The look.
    pub theme: ThemeChoice,
    /// The size of text; 1 is usual.
    pub text_size: f32,
    /// How long bots take.
    pub bot_speed: BotSpeed,
    /// How fast things move.
    pub animation: Animation,
    /// Whether the German word of the printed card stands beside the translated one.
    pub german_terms: bool,
    /// The choices of the latest new game.
    pub last_new_game: Option<NewGame>,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            version: Self::VERSION,
            language: None,
            window: None,
            theme: ThemeChoice::default(),
            text_size: 1.0,
            bot_speed: BotSpeed::default(),
            animation: Animation::default(),
            german_terms: false,
            last_new_game: None,
        }
    }
}

impl Stored for Settings {
    const VERSION: u32 = 1;

    fn check(&self) -> Result<(), String> {
        let sound = |number: f32| number.is_finite() && number > 0.0;
        let window = self
            .window
            .is_none_or(|place| sound(place.size.0) && sound(place.size.1));
        if window && sound(self.text_size) {
            Ok(())
        } else {
            Err("sizes must be greater than 0".to_owned())
        }
    }
}

impl Settings {
    /// Reads the settings at `path`; those of the first start if there is no such file.
    ///
    /// # Errors
    /// The file cannot be read, or not be used; then it has been set aside under another name.
    pub fn load(path: &Path) -> Result<Self, FileError> {
        store::load(path).map(Option::unwrap_or_default)
    }

    /// Saves the settings at `path`.
    ///
    /// # Errors
    /// The file cannot be written; what was there before is still there.
    pub fn save(&self, path: &Path) -> Result<(), FileError> {
        store::save(path, self)
    }
}
