//! What can be set, and what else is wanted on the screen for it.

use crate::i18n::Language;
use crate::persist::{Animation, BotSpeed, Settings, ThemeChoice};
use crate::session::CoachLevel;

/// A setting and what it is to be from now on.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Setting {
    /// The language that is spoken.
    Language(Language),
    /// The look.
    Theme(ThemeChoice),
    /// The size of text; 1 is usual.
    TextSize(f32),
    /// The size of everything; 1 is usual. A window shows no more than it has room for.
    Scale(f32),
    /// How fast things move.
    Animation(Animation),
    /// How loud it is, in percent.
    Volume(u8),
    /// Whether nothing is to be heard.
    Muted(bool),
    /// How long bots take.
    BotSpeed(BotSpeed),
    /// How much the coach helps, in the game that is open and in the next ones.
    Coach(CoachLevel),
    /// Whether new games are played as at a real table.
    TableMode(bool),
    /// Whether the German words of the printed cards stand beside the translated ones.
    GermanTerms(bool),
}

impl Setting {
    /// Notes it among the settings. What belongs to new games is kept with their seats.
    pub(super) fn note_in(self, settings: &mut Settings) {
        match self {
            Self::Language(language) => settings.language = Some(language.code().to_owned()),
            Self::Theme(theme) => settings.theme = theme,
            Self::TextSize(size) => settings.text_size = size,
            Self::Scale(scale) => settings.scale = scale,
            Self::Animation(animation) => settings.animation = animation,
            Self::Volume(volume) => settings.sound.volume = volume,
            Self::Muted(muted) => settings.sound.muted = muted,
            Self::BotSpeed(speed) => settings.bot_speed = speed,
            Self::GermanTerms(shown) => settings.german_terms = shown,
            Self::Coach(_) | Self::TableMode(_) => {}
        }
        *settings = std::mem::take(settings).mended();
    }
}

/// What else is wanted on the screen of the settings.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum SettingsCommand {
    /// Open it, to come back to where one is.
    Open,
    /// Back to where it was opened.
    Close,
    /// Everything as on the first start, but for language, games and what has been learnt.
    Reset,
    /// As it was before that.
    Undo,
    /// A sound is played, as loud as it is set.
    TrySound,
    /// The name of the folder goes to the clipboard.
    CopyFolder,
    /// The folder is shown by the system.
    OpenFolder,
}
