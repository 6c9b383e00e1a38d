//! Type sizes by what a text is for.

use egui::{FontFamily, FontId};
use serde::Deserialize;

use super::fonts;

/// No text is smaller than this, in points, whatever the settings.
pub const FONT_FLOOR: f32 = 12.0;

/// What a text is for; it decides size and typeface.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Text {
    /// The name of the game on the title screen.
    DisplayTitle,
    /// The largest title.
    Display1,
    /// Title of a page.
    Display2,
    /// Title of a dialog.
    Display3,
    /// Title of a part of the table.
    Display4,
    /// Title of a section.
    Display5,
    /// The smallest title.
    Display6,
    /// Heading inside a text.
    Heading,
    /// Explanations.
    BodyLarge,
    /// The line that says whose turn it is.
    Status,
    /// Text.
    Body,
    /// Text where there is little room.
    BodySmall,
    /// Name of a field or a card.
    Label,
    /// Smallest notes.
    Caption,
}

/// How heavy or slanted a text is; titles have one cut only.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Weight {
    /// Plain.
    Regular,
    /// Bold.
    Bold,
    /// Italic.
    Italic,
}

impl Text {
    /// Whether this is set in the title face.
    #[must_use]
    pub const fn is_display(self) -> bool {
        matches!(
            self,
            Self::DisplayTitle
                | Self::Display1
                | Self::Display2
                | Self::Display3
                | Self::Display4
                | Self::Display5
                | Self::Display6
        )
    }
}

/// Sizes in points at text size 1.
#[derive(Clone, Debug, Deserialize, PartialEq)]
#[serde(deny_unknown_fields)]
pub struct TypeScale {
    display_title: f32,
    display_1: f32,
    display_2: f32,
    display_3: f32,
    display_4: f32,
    display_5: f32,
    display_6: f32,
    heading: f32,
    body_large: f32,
    status: f32,
    body: f32,
    body_small: f32,
    label: f32,
    caption: f32,
    floor: f32,
}

impl TypeScale {
    /// Size of `text` in points at text size 1.
    #[must_use]
    pub const fn size(&self, text: Text) -> f32 {
        match text {
            Text::DisplayTitle => self.display_title,
            Text::Display1 => self.display_1,
            Text::Display2 => self.display_2,
            Text::Display3 => self.display_3,
            Text::Display4 => self.display_4,
            Text::Display5 => self.display_5,
            Text::Display6 => self.display_6,
            Text::Heading => self.heading,
            Text::BodyLarge => self.body_large,
            Text::Status => self.status,
            Text::Body => self.body,
            Text::BodySmall => self.body_small,
            Text::Label => self.label,
            Text::Caption => self.caption,
        }
    }

    /// The smallest size, in points.
    #[must_use]
    pub const fn floor(&self) -> f32 {
        self.floor.max(FONT_FLOOR)
    }
}

pub(super) fn family(text: Text, weight: Weight) -> FontFamily {
    if text.is_display() {
        return fonts::display();
    }
    match weight {
        Weight::Regular => FontFamily::Proportional,
        Weight::Bold => fonts::bold(),
        Weight::Italic => fonts::italic(),
    }
}

pub(super) fn font(size: f32, text: Text, weight: Weight) -> FontId {
    FontId::new(size, family(text, weight))
}
