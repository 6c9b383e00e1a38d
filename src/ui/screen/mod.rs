//! The screens beside the table.

pub mod end;
pub mod language;
mod menu_card;
pub mod new_game;
mod parts;
mod scene;
pub mod title;

use serde::{Deserialize, Serialize};

/// A screen of the app.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Screen {
    /// The first start asks for the language.
    Language,
    /// The way into everything.
    Title,
    /// Who plays, and by which rules.
    NewGame,
    /// The game.
    Table,
    /// How the game went.
    End,
}

impl Screen {
    /// Every screen.
    pub const ALL: [Self; 5] = [
        Self::Language,
        Self::Title,
        Self::NewGame,
        Self::Table,
        Self::End,
    ];

    /// The name on the command line, such as `new-game`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Language => "language",
            Self::Title => "title",
            Self::NewGame => "new-game",
            Self::Table => "table",
            Self::End => "end",
        }
    }
}
