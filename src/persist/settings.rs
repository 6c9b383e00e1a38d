//! What people have chosen once and want to find again.

use std::fmt;
use std::path::Path;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize};

use super::WindowPlace;
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

impl BotSpeed {
    /// Every speed, the slowest first.
    pub const ALL: [Self; 4] = [Self::Slow, Self::Normal, Self::Fast, Self::AtOnce];

    /// How long the pauses of bots last: 1 is usual, 0 is no pause.
    #[must_use]
    pub const fn factor(self) -> f64 {
        match self {
            Self::Slow => 2.0,
            Self::Normal => 1.0,
            Self::Fast => 0.4,
            Self::AtOnce => 0.0,
        }
    }

    /// What stands for it in texts.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Slow => "slow",
            Self::Normal => "normal",
            Self::Fast => "fast",
            Self::AtOnce => "at_once",
        }
    }
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

    /// What stands for it in texts.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::None => "none",
            Self::Quick => "quick",
            Self::Normal => "normal",
            Self::Slow => "slow",
        }
    }
}

/// How loud the app is.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct SoundSettings {
    /// From 0 to [`SoundSettings::LOUDEST`].
    #[serde(deserialize_with = "volume")]
    pub volume: u8,
    /// Whether nothing is to be heard, however loud it would be.
    pub muted: bool,
}

impl SoundSettings {
    /// The largest volume.
    pub const LOUDEST: u8 = 100;

    /// What sounds are multiplied with: 0 is silence, 1 is as loud as they are.
    #[must_use]
    pub fn gain(self) -> f32 {
        if self.muted {
            return 0.0;
        }
        // Ears hear ratios: half of the way is to sound half as loud.
        let part = f32::from(self.volume.min(Self::LOUDEST)) / f32::from(Self::LOUDEST);
        part * part
    }
}

impl Default for SoundSettings {
    /// Quiet, so that nobody is startled by the first sound.
    fn default() -> Self {
        Self {
            volume: 40,
            muted: false,
        }
    }
}

/// Any number that somebody has written into the file, as a volume.
fn volume<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u8, D::Error> {
    let number = f64::deserialize(deserializer)?;
    let loudest = f64::from(SoundSettings::LOUDEST);
    Ok(if number.is_nan() {
        SoundSettings::default().volume
    } else {
        number.clamp(0.0, loudest).round() as u8
    })
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
    /// The size of text; 1 is usual, [`Settings::TEXT_SIZES`] are possible.
    pub text_size: f32,
    /// The size of everything; 1 is usual, [`Settings::SCALES`] are possible.
    pub scale: f32,
    /// How loud it is.
    pub sound: SoundSettings,
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
            scale: 1.0,
            sound: SoundSettings::default(),
            bot_speed: BotSpeed::default(),
            animation: Animation::default(),
            german_terms: false,
            last_new_game: None,
        }
    }
}

impl Stored for Settings {
    const VERSION: u32 = 1;
}

impl Settings {
    /// The smallest and the largest size of text.
    pub const TEXT_SIZES: (f32, f32) = (0.8, 2.0);

    /// The smallest and the largest size of everything.
    pub const SCALES: (f32, f32) = (0.75, 2.0);

    /// Reads the settings at `path`; those of the first start if there is no such file.
    ///
    /// # Errors
    /// The file cannot be read, or not be used; then it has been set aside under another name.
    pub fn load(path: &Path) -> Result<Self, FileError> {
        let found: Option<Self> = store::load(path)?;
        Ok(found.unwrap_or_default().mended())
    }

    /// The same with every number where it can be used, whoever has written it.
    #[must_use]
    pub fn mended(mut self) -> Self {
        self.text_size = within(self.text_size, Self::TEXT_SIZES);
        self.scale = within(self.scale, Self::SCALES);
        self.sound.volume = self.sound.volume.min(SoundSettings::LOUDEST);
        self.window = self.window.and_then(WindowPlace::mended);
        self
    }

    /// The same as on the first start, but for what is no matter of taste: the language, the window
    /// and the seats of the latest game.
    #[must_use]
    pub fn reset(&self) -> Self {
        Self {
            language: self.language.clone(),
            window: self.window,
            last_new_game: self.last_new_game.clone(),
            ..Self::default()
        }
    }

    /// Saves the settings at `path`.
    ///
    /// # Errors
    /// The file cannot be written; what was there before is still there.
    pub fn save(&self, path: &Path) -> Result<(), FileError> {
        store::save(path, self)
    }
}

/// The number of the range that is nearest to `number`; 1 for what is none.
fn within(number: f32, (least, most): (f32, f32)) -> f32 {
    if number.is_nan() {
        1.0
    } else {
        number.clamp(least, most)
    }
}
