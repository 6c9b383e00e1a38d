//! All tokens of a theme, read from the embedded data files.

use egui::{CornerRadius, FontId, Shadow, vec2};
use serde::{Deserialize, Serialize};

use super::colours::{AllVirtues, CardColours, Colours, KnightColours, VirtueColours};
use super::typography::{self, Text, TypeScale, Weight};
use super::with_opacity;
use crate::persist::ThemeChoice;
use crate::rules::kings_errand::{KnightColour, Virtue};

/// A theme of the app.
#[derive(Clone, Copy, Debug, Default, Eq, Hash, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Theme {
    /// Ink on parchment.
    #[default]
    Parchment,
    /// Dark.
    Night,
    /// High contrast.
    Contrast,
}

impl From<ThemeChoice> for Theme {
    fn from(choice: ThemeChoice) -> Self {
        match choice {
            ThemeChoice::Light => Self::Parchment,
            ThemeChoice::Dark => Self::Night,
            ThemeChoice::Contrast => Self::Contrast,
        }
    }
}

impl From<Theme> for ThemeChoice {
    fn from(theme: Theme) -> Self {
        match theme {
            Theme::Parchment => Self::Light,
            Theme::Night => Self::Dark,
            Theme::Contrast => Self::Contrast,
        }
    }
}

impl Theme {
    /// Every theme.
    pub const ALL: [Self; 3] = [Self::Parchment, Self::Night, Self::Contrast];

    const fn source(self) -> &'static str {
        match self {
            Self::Parchment => include_str!("../../../assets/theme/parchment.ron"),
            Self::Night => include_str!("../../../assets/theme/night.ron"),
            Self::Contrast => include_str!("../../../assets/theme/contrast.ron"),
        }
    }

    /// Whether text is light on dark.
    #[must_use]
    pub const fn is_dark(self) -> bool {
        match self {
            Self::Parchment => false,
            Self::Night | Self::Contrast => true,
        }
    }
}

#[derive(Clone, Debug, Deserialize, PartialEq)]
#[serde(deny_unknown_fields)]
struct AllKnights {
    red: KnightColours,
    blue: KnightColours,
    green: KnightColours,
    silver: KnightColours,
}

/// Distances, in points.
#[derive(Clone, Debug, Deserialize, PartialEq)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "a scale: the names say all")]
pub struct Spacing {
    pub hair: f32,
    pub xs: f32,
    pub s: f32,
    pub m: f32,
    pub l: f32,
    pub xl: f32,
    pub xxl: f32,
    /// From the edge of a page.
    pub page: f32,
    /// From the rim of a panel to what is in it.
    pub panel_inset: f32,
    /// Between two panels.
    pub panel_gap: f32,
}

/// Corner radii, in points; of cards: part of their width.
#[derive(Clone, Debug, Deserialize, PartialEq)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "named after what they round")]
pub struct Radii {
    pub card: f32,
    pub field: f32,
    pub button: f32,
    pub panel: f32,
    pub bubble: f32,
    pub dialog: f32,
}

/// Line widths, in points.
#[derive(Clone, Debug, Deserialize, PartialEq)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "named after what they outline")]
pub struct Strokes {
    pub hair: f32,
    pub field: f32,
    pub panel: f32,
    pub ticket: f32,
    pub bubble: f32,
    pub dialog: f32,
    pub focus: f32,
    pub focus_halo: f32,
}

/// The shadow of a card, in parts of its width.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq)]
#[serde(deny_unknown_fields)]
pub struct CardShadow {
    /// How far down.
    pub offset: f32,
    /// Width of the soft edge.
    pub blur: f32,
    /// 0 to 1.
    pub opacity: f32,
}

/// A shadow in points.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq)]
#[serde(deny_unknown_fields)]
pub struct SoftShadow {
    /// How far down.
    pub offset: f32,
    /// Width of the soft edge.
    pub blur: f32,
    /// 0 to 1.
    pub opacity: f32,
}

/// All shadows; their colour is [`Colours::shadow`].
#[derive(Clone, Debug, Deserialize, PartialEq)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "named after what casts them")]
pub struct Shadows {
    pub card: CardShadow,
    pub card_lifted: CardShadow,
    pub panel: SoftShadow,
    pub ticket: SoftShadow,
    pub bubble: SoftShadow,
    pub dialog: SoftShadow,
}

/// Times of motions in milliseconds at normal speed; see [`Tokens::seconds`].
#[derive(Clone, Debug, Deserialize, PartialEq)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "named after what moves")]
pub struct Motion {
    pub hover_lift: u16,
    pub press: u16,
    pub focus_ring: u16,
    pub chip: u16,
    pub bubble_in: u16,
    pub bubble_out: u16,
    pub ticket_reorder: u16,
    pub verdict_change: u16,
    pub card_fly: u16,
    pub card_flip: u16,
    pub ride_one_place: u16,
    pub ride_most: u16,
    pub ghost_step: u16,
    pub shield_count: u16,
    pub expire: u16,
    pub offers_lie: u16,
    pub own_most: u16,
    pub dialog: u16,
    pub scene: u16,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ThemeFile {
    textured: bool,
    colours: Colours,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SharedFile {
    card: CardColours,
    virtues: AllVirtues,
    knights: AllKnights,
    type_scale: TypeScale,
    space: Spacing,
    radius: Radii,
    stroke: Strokes,
    shadow: Shadows,
    motion: Motion,
}

/// An embedded theme file cannot be read; a test reads them all.
#[derive(Clone, Debug, thiserror::Error)]
#[error("theme {theme:?}: {source}")]
pub struct TokensError {
    /// Which theme.
    pub theme: Theme,
    /// Where and why.
    pub source: ron::error::SpannedError,
}

/// The tokens of one theme, with the user's text size and speed of motion worked in.
#[derive(Clone, Debug, PartialEq)]
pub struct Tokens {
    /// Which theme this is.
    pub theme: Theme,
    /// Whether grounds have the texture of paper.
    pub textured: bool,
    /// The colours of the theme.
    pub colour: Colours,
    /// The colours of cards, the same in all themes.
    pub card: CardColours,
    /// Distances.
    pub space: Spacing,
    /// Corner radii.
    pub radius: Radii,
    /// Line widths.
    pub stroke: Strokes,
    /// Shadows.
    pub shadow: Shadows,
    /// Times of motions.
    pub motion: Motion,
    type_scale: TypeScale,
    virtues: AllVirtues,
    knights: AllKnights,
    text_size: f32,
    slowness: f32,
    scale: f32,
}

impl Tokens {
    /// The tokens of `theme` at text size 1 and normal speed.
    ///
    /// # Errors
    /// If the embedded files are broken; the tests exclude that.
    pub fn load(theme: Theme) -> Result<Self, TokensError> {
        let error = |source| TokensError { theme, source };
        let file: ThemeFile = ron::from_str(theme.source()).map_err(error)?;
        let shared: SharedFile =
            ron::from_str(include_str!("../../../assets/theme/shared.ron")).map_err(error)?;
        Ok(Self {
            theme,
            textured: file.textured,
            colour: file.colours,
            card: shared.card,
            space: shared.space,
            radius: shared.radius,
            stroke: shared.stroke,
            shadow: shared.shadow,
            motion: shared.motion,
            type_scale: shared.type_scale,
            virtues: shared.virtues,
            knights: shared.knights,
            text_size: 1.0,
            slowness: 1.0,
            scale: 1.0,
        })
    }

    /// How much of their strength words of less weight keep: all of it where contrast is wanted.
    #[must_use]
    pub const fn faded(&self, part: f32) -> f32 {
        match self.theme {
            Theme::Parchment | Theme::Night => part,
            Theme::Contrast => 1.0,
        }
    }

    /// The same with text `factor` times as large; sizes below the floor are raised to it.
    #[must_use]
    pub const fn with_text_size(mut self, factor: f32) -> Self {
        self.text_size = factor.clamp(0.75, 2.0);
        self
    }

    /// The same with motions `factor` times as long; 0 is no motion.
    #[must_use]
    pub const fn with_motion(mut self, factor: f32) -> Self {
        self.slowness = factor.clamp(0.0, 4.0);
        self
    }

    /// The same where everything is shown `scale` times as large: what makes all else smaller makes no
    /// text smaller than it may be.
    #[must_use]
    pub const fn with_scale(mut self, scale: f32) -> Self {
        self.scale = scale;
        self
    }

    /// The factor of the user's text size.
    #[must_use]
    pub const fn text_size(&self) -> f32 {
        self.text_size
    }

    /// A time of [`Motion`] in seconds at the user's speed; 0 when motion is off.
    #[must_use]
    pub fn seconds(&self, milliseconds: u16) -> f32 {
        f32::from(milliseconds) / 1000.0 * self.slowness
    }

    /// The smallest text, in points.
    #[must_use]
    pub const fn smallest_text(&self) -> f32 {
        self.type_scale.floor() / self.scale.clamp(0.5, 1.0)
    }

    /// Size of `text` in points at the user's text size, never under the floor.
    #[must_use]
    pub fn size(&self, text: Text) -> f32 {
        let size = self.type_scale.size(text) * self.text_size;
        size.max(self.smallest_text())
    }

    /// The font of `text`.
    #[must_use]
    pub fn font(&self, text: Text) -> FontId {
        self.font_in(text, Weight::Regular)
    }

    /// The bold font of `text`.
    #[must_use]
    pub fn bold(&self, text: Text) -> FontId {
        self.font_in(text, Weight::Bold)
    }

    /// The italic font of `text`.
    #[must_use]
    pub fn italic(&self, text: Text) -> FontId {
        self.font_in(text, Weight::Italic)
    }

    /// The font of `text` in `weight`.
    #[must_use]
    pub fn font_in(&self, text: Text, weight: Weight) -> FontId {
        typography::font(self.size(text), text, weight)
    }

    /// Bold figures and words printed on cards, which grow with the card and not with the text.
    #[must_use]
    pub fn printed(&self, size: f32) -> FontId {
        let size = size.max(self.smallest_text());
        typography::font(size, Text::Body, Weight::Bold)
    }

    /// Initials printed on cards in the title face.
    #[must_use]
    pub fn printed_initial(&self, size: f32) -> FontId {
        let size = size.max(self.smallest_text());
        typography::font(size, Text::Display6, Weight::Regular)
    }

    /// The colours of a virtue.
    #[must_use]
    pub const fn virtue(&self, virtue: Virtue) -> &VirtueColours {
        self.virtues.of(virtue)
    }

    /// The colours of a knight.
    #[must_use]
    pub const fn knight(&self, knight: KnightColour) -> &KnightColours {
        match knight {
            KnightColour::Red => &self.knights.red,
            KnightColour::Blue => &self.knights.blue,
            KnightColour::Green => &self.knights.green,
            KnightColour::Silver => &self.knights.silver,
        }
    }

    /// A knight's colour for words on this theme's paper.
    #[must_use]
    pub const fn knight_text(&self, knight: KnightColour) -> egui::Color32 {
        let colours = self.knight(knight);
        if self.theme.is_dark() {
            colours.text_dark
        } else {
            colours.text
        }
    }

    /// Corner radius of a card of this width.
    #[must_use]
    pub fn card_radius(&self, width: f32) -> CornerRadius {
        CornerRadius::same((self.radius.card * width).round() as u8)
    }

    /// The shadow in egui's terms.
    #[must_use]
    pub fn soft_shadow(&self, shadow: SoftShadow) -> Shadow {
        Shadow {
            offset: [0, shadow.offset as i8],
            blur: shadow.blur as u8,
            spread: 0,
            color: with_opacity(self.colour.shadow, shadow.opacity),
        }
    }

    /// The shadow of a card of this width, `lift` (0 to 1) above the table.
    #[must_use]
    pub fn card_shadow(&self, width: f32, lift: f32) -> Shadow {
        let (low, high) = (self.shadow.card, self.shadow.card_lifted);
        let mix = |a: f32, b: f32| egui::lerp(a..=b, lift.clamp(0.0, 1.0));
        let size = vec2(mix(low.offset, high.offset), mix(low.blur, high.blur)) * width;
        Shadow {
            offset: [0, size.x.round() as i8],
            blur: size.y.round().max(2.0) as u8,
            spread: 0,
            color: with_opacity(self.colour.shadow, mix(low.opacity, high.opacity)),
        }
    }
}
