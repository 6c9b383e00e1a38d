//! What every screen is given to paint with, and where it puts what the player wants.

use std::cell::RefCell;

use egui::Response;

use super::announce::Announcer;
use super::app::Command;
use super::focus::{FocusMap, Region};
use super::theme::Tokens;
use super::widget::Look;
use crate::i18n::{Language, Translator};
use crate::persist::SoundSettings;

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
    announcer: &'a RefCell<Announcer>,
    german_terms: bool,
    sound: Option<SoundSettings>,
    saving: bool,
}

impl<'a> Stage<'a> {
    /// A stage whose commands go to `commands`, and what is said aloud to `announcer`.
    #[must_use]
    pub const fn new(
        look: Look<'a>,
        translator: &'a Translator,
        focus: &'a RefCell<FocusMap>,
        commands: &'a RefCell<Vec<Command>>,
        announcer: &'a RefCell<Announcer>,
    ) -> Self {
        Self {
            look,
            translator,
            focus,
            commands,
            announcer,
            german_terms: false,
            sound: None,
            saving: false,
        }
    }

    /// The same in another look.
    #[must_use]
    pub const fn with_look<'b>(self, look: Look<'b>) -> Stage<'b>
    where
        'a: 'b,
    {
        Stage {
            look,
            translator: self.translator,
            focus: self.focus,
            commands: self.commands,
            announcer: self.announcer,
            german_terms: self.german_terms,
            sound: self.sound,
            saving: self.saving,
        }
    }

    /// The same, with the German words of the printed cards beside the translated ones or not.
    #[must_use]
    pub const fn with_german_terms(mut self, shown: bool) -> Self {
        self.german_terms = shown;
        self
    }

    /// The same, with sounds as loud as this; `None` if the program plays none.
    #[must_use]
    pub const fn with_sound(mut self, sound: Option<SoundSettings>) -> Self {
        self.sound = sound;
        self
    }

    /// The same, at a table whose game can be saved by a name or not.
    #[must_use]
    pub const fn with_saving(mut self, can_save: bool) -> Self {
        self.saving = can_save;
        self
    }

    /// Whether the game at the table can be saved by a name.
    #[must_use]
    pub const fn can_save(&self) -> bool {
        self.saving
    }

    /// How loud sounds are; `None` if the program plays none.
    #[must_use]
    pub const fn sound(&self) -> Option<SoundSettings> {
        self.sound
    }

    /// Whether sounds are muted; `None` if the program plays none.
    #[must_use]
    pub fn muted(&self) -> Option<bool> {
        self.sound.map(|sound| sound.muted)
    }

    /// Whether the German words of the printed cards are shown beside the translated ones.
    #[must_use]
    pub const fn german_terms(&self) -> bool {
        self.german_terms
    }

    /// The German word for what `name` names, if it is to be shown beside the translated one.
    #[must_use]
    pub fn german(&self, name: impl Fn(&Translator) -> String) -> Option<String> {
        let other = self.translator.language() != Language::De;
        (self.german_terms && other).then(|| name(self.translator.printed()))
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

    /// Tells people who hear the screen what stands in `place`, once for as long as it stands there.
    pub fn say(&self, place: &str, words: &str) {
        self.announcer.borrow_mut().say(place, words);
    }

    /// The same for what is called by these words, which whoever comes to it hears anyway: they are
    /// told unless `response` gets the focus now.
    pub fn say_unless_heard(&self, place: &str, words: &str, response: &Response, focuses: bool) {
        if focuses && !response.has_focus() {
            self.announcer.borrow_mut().note(place, words);
        } else {
            self.say(place, words);
        }
    }

    /// Tells people who hear the screen what a key has done that shows nowhere near the focus.
    pub fn tell(&self, words: String) {
        self.announcer.borrow_mut().tell([words]);
    }

    /// Makes a widget reachable by keyboard, in `region`.
    pub fn reach(&self, region: Region, response: &Response) {
        self.focus.borrow_mut().add(region, response);
    }

    /// Whether a widget of `region`, as far as it has been painted, has the focus.
    #[must_use]
    pub fn is_focused(&self, ctx: &egui::Context, region: Region) -> bool {
        self.focus.borrow().is_focused(ctx, region)
    }

    /// Takes the focus from whatever has it. Nothing else gets it instead.
    pub fn let_go_focus(&self, ctx: &egui::Context) {
        self.focus.borrow_mut().let_go(ctx);
    }

    /// Gives the focus to a region as it was painted in the last frame.
    pub fn focus(&self, ctx: &egui::Context, region: Region) {
        self.focus.borrow().focus(ctx, region);
    }
}
