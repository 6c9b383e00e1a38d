//! The language that is spoken, and what people are called in it.

use super::{App, OpenGame, YOU};
use crate::i18n::{Language, Translator};

impl App {
    /// Speaks another language from now on.
    pub(super) fn speak(&mut self, language: Language) {
        self.translator = Translator::new(language);
        self.address();
        if let Some(OpenGame::KingsErrand(game)) = &mut self.open {
            game.forget_log();
            self.faults.extend(self.keeper.keep_game(game));
        }
        self.exams.speak(&self.translator);
        self.forget_archive_words();
        self.show = None;
        self.retell_replay();
    }

    /// Says "you" in the language that is spoken to whoever has never chosen a name.
    pub(super) fn address(&mut self) {
        let words = Language::ALL.map(|language| Translator::new(language).text(YOU));
        let you = self.translator.text(YOU);
        self.new_game.say_you(&words, &you);
        if let Some(OpenGame::KingsErrand(game)) = &mut self.open {
            game.say_you(&words, &you);
        }
        if let Some(lesson) = &mut self.lesson {
            lesson.say_you(&words, &you);
        }
    }
}
