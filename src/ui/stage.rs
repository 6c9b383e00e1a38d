//! What every screen is given to paint with, and where it puts what the player wants.

use std::cell::RefCell;

use egui::Response;

use super::app::Command;
use super::focus::{FocusMap, Region};
use super::theme::Tokens;
use super::widget::Look;
use crate::i18n::Translator;

/// The look, the language, the keyboard's way, and the commands of this frame.
///
/// A screen paints and reports; it changes nothing. What a player wants is sent as a command and
/// carried out before the next frame.
#[derive(Clone, Copy)]
pub struct Stage<'a> {
    /// Tokens and pictures.
    pub look: Look<'a>,
    /// The language.
    pub translator: &'a Translator,
    focus: &'a RefCell<FocusMap>,
    commands: &'a RefCell<Vec<Command>>,
}

impl<'a> Stage<'a> {
    /// A stage whose commands go to `commands`.
    #[must_use]
    pub const fn new(
        look: Look<'a>,
        translator: &'a Translator,
        focus: &'a RefCell<FocusMap>,
        commands: &'a RefCell<Vec<Command>>,
    ) -> Self {
        Self {
            look,
            translator,
            focus,
            commands,
        }
    }

    /// The tokens of the theme.
    #[must_use]
    pub const fn tokens(&self) -> &'a Tokens {
        self.look.tokens
    }

    /// Asks for something to be done before the next frame.
    pub fn send(&self, command: impl Into<Command>) {
        self.commands.borrow_mut().push(command.into());
    }

    /// Makes a widget reachable by keyboard, in `region`.
    pub fn reach(&self, region: Region, response: &Response) {
        self.focus.borrow_mut().add(region, response);
    }

    /// Gives the focus to a region as it was painted in the last frame.
    pub fn focus(&self, ctx: &egui::Context, region: Region) {
        self.focus.borrow().focus(ctx, region);
    }
}
