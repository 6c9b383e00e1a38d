//! The colours by what they are for.

use egui::Color32;
use serde::Deserialize;

use super::colour::hex;
use crate::rules::kings_errand::Virtue;

/// A struct of colours, each read from hex and found by its name (for checks of pairs).
macro_rules! colours {
    ($(#[$outer:meta])* $name:ident { $($(#[$doc:meta])* $field:ident),+ $(,)? }) => {
        $(#[$outer])*
        #[derive(Clone, Debug, Deserialize, PartialEq)]
        #[serde(deny_unknown_fields)]
        pub struct $name {
            $($(#[$doc])* #[serde(deserialize_with = "hex")] pub $field: Color32),+
        }

        impl $name {
            /// The colour called `name`.
            #[must_use]
            pub fn get(&self, name: &str) -> Option<Color32> {
                match name {
                    $(stringify!($field) => Some(self.$field),)+
                    _ => None,
                }
            }
        }
    };
}

colours! {
    /// The colours of one theme.
    Colours {
        /// The table.
        ground,
        /// The table towards its edge.
        ground_edge,
        /// A paper panel.
        panel,
        /// A sheet of paper: field, label.
        paper,
        /// A raised sheet: bubble, dialog.
        paper_raised,
        /// A sunk sheet: engraved slot.
        paper_sunk,
        /// Text.
        ink,
        /// Text of less weight.
        ink_soft,
        /// Rims of panels.
        line,
        /// Hair lines.
        line_soft,
        /// Upper end of the top bar.
        bar_top,
        /// Lower end of the top bar.
        bar_bottom,
        /// Text on the top bar.
        bar_text,
        /// Text of less weight on the top bar.
        bar_text_soft,
        /// Titles and signs on the top bar.
        bar_gold,
        /// Upper end of the tray.
        tray_top,
        /// Lower end of the tray.
        tray_bottom,
        /// Text on the tray.
        tray_text,
        /// Text of less weight on the tray.
        tray_text_soft,
        /// Titles on the tray.
        tray_title,
        /// Gold rim of the tray.
        tray_rim,
        /// Surface of the road.
        road,
        /// Edge of the road.
        road_edge,
        /// Middle of the meadow.
        meadow_in,
        /// Edge of the meadow.
        meadow_out,
        /// Text: it works.
        works,
        /// Ground of seals and chips: it works.
        works_fill,
        /// Text: it expires.
        expires,
        /// Ground of seals and chips: it expires.
        expires_fill,
        /// Paper of a ticket that expires.
        expires_paper,
        /// Text that can be clicked.
        link,
        /// Gold.
        gold,
        /// Lit gold.
        gold_light,
        /// Gold in shadow.
        gold_dark,
        /// Ring of the keyboard focus.
        focus,
        /// Halo beside that ring, seen on any ground.
        focus_halo,
        /// Glow of what can be chosen.
        hint_glow,
        /// Upper end of the gold button.
        button_top,
        /// Lower end of the gold button.
        button_bottom,
        /// Text on gold and plain buttons.
        button_text,
        /// Upper end of the plain button.
        button_plain_top,
        /// Lower end of the plain button.
        button_plain_bottom,
        /// Upper end of the green button.
        button_go_top,
        /// Lower end of the green button.
        button_go_bottom,
        /// Text on coloured seals, chips and the green button.
        on_fill,
        /// Yellow wall: Camelot.
        wall,
        /// Green leaves: countryside.
        leaves,
        /// Veil behind a dialog.
        scrim,
        /// Shadows, at full strength.
        shadow,
        /// Multiplied with pictures of cards.
        picture_tint,
    }
}

colours! {
    /// The colours of printed cards, the same in all themes.
    CardColours {
        /// Outlines and text.
        ink,
        /// Upper end of the title plate.
        plate_top,
        /// Lower end of the title plate.
        plate_bottom,
        /// Inner line of the title plate.
        plate_line,
        /// Disc behind a figure.
        figure_disc,
        /// Gold line.
        gilt,
        /// Face of a card whose picture is not there yet.
        face,
        /// Ground of a count of cards.
        count,
        /// Text of a count of cards.
        count_text,
        /// Initial of an action card.
        letter,
    }
}

colours! {
    /// The colours of one virtue.
    VirtueColours {
        /// Main colour.
        base,
        /// Lit.
        light,
        /// In shadow.
        dark,
    }
}

/// The colours of the four virtues.
#[derive(Clone, Debug, Deserialize, PartialEq)]
#[serde(deny_unknown_fields)]
pub(super) struct AllVirtues {
    sword: VirtueColours,
    lance: VirtueColours,
    dragon: VirtueColours,
    book: VirtueColours,
}

impl AllVirtues {
    pub(super) const fn of(&self, virtue: Virtue) -> &VirtueColours {
        match virtue {
            Virtue::Sword => &self.sword,
            Virtue::Lance => &self.lance,
            Virtue::Dragon => &self.dragon,
            Virtue::Book => &self.book,
        }
    }
}

/// How a seat's line is drawn in plots, so that it differs without colour.
#[derive(Clone, Copy, Debug, Deserialize, Eq, PartialEq)]
pub enum Line {
    /// Unbroken.
    Solid,
    /// Long dashes.
    Dashed,
    /// Dots.
    Dotted,
    /// Dashes and dots in turn.
    DashDot,
}

/// What belongs to one knight's coat of arms.
#[derive(Clone, Debug, Deserialize, PartialEq)]
#[serde(deny_unknown_fields)]
pub struct KnightColours {
    /// Field of the shield.
    #[serde(deserialize_with = "hex")]
    pub field: Color32,
    /// The other colour of the shield.
    #[serde(deserialize_with = "hex")]
    pub accent: Color32,
    /// Line in plots.
    pub line: Line,
    /// The knight's name on light paper.
    #[serde(deserialize_with = "hex")]
    pub text: Color32,
    /// The knight's name on dark paper.
    #[serde(deserialize_with = "hex")]
    pub text_dark: Color32,
}
