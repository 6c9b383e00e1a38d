//! The two typefaces: Alegreya for text, Grenze Gotisch for titles.

use std::sync::Arc;

use egui::{FontData, FontDefinitions, FontFamily};

const REGULAR: &str = "alegreya-400";
const BOLD: &str = "alegreya-700";
const ITALIC: &str = "alegreya-400i";
const DISPLAY: &str = "grenze-gotisch-600";

/// Bold text.
pub(super) fn bold() -> FontFamily {
    FontFamily::Name(BOLD.into())
}

/// Italic text.
pub(super) fn italic() -> FontFamily {
    FontFamily::Name(ITALIC.into())
}

/// Titles and initials.
pub(super) fn display() -> FontFamily {
    FontFamily::Name(DISPLAY.into())
}

/// All families; egui has no font of its own here.
pub(super) fn definitions() -> FontDefinitions {
    let mut fonts = FontDefinitions::empty();
    let files: [(&str, &'static [u8]); 4] = [
        (
            REGULAR,
            include_bytes!("../../../assets/fonts/alegreya-400.ttf"),
        ),
        (
            BOLD,
            include_bytes!("../../../assets/fonts/alegreya-700.ttf"),
        ),
        (
            ITALIC,
            include_bytes!("../../../assets/fonts/alegreya-400i.ttf"),
        ),
        (
            DISPLAY,
            include_bytes!("../../../assets/fonts/grenze-gotisch-600.ttf"),
        ),
    ];
    for (name, bytes) in files {
        fonts
            .font_data
            .insert(name.to_owned(), Arc::new(FontData::from_static(bytes)));
    }
    let families: [(FontFamily, &[&str]); 5] = [
        (FontFamily::Proportional, &[REGULAR]),
        (FontFamily::Monospace, &[REGULAR]),
        (bold(), &[BOLD, REGULAR]),
        (italic(), &[ITALIC, REGULAR]),
        (display(), &[DISPLAY, BOLD]),
    ];
    for (family, names) in families {
        let names = names.iter().map(|name| (*name).to_owned()).collect();
        fonts.families.insert(family, names);
    }
    fonts
}
