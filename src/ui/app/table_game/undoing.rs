//! Taking back and doing again.

use super::TableGame;
use crate::i18n::Translator;
use crate::rules::Seat;

impl TableGame {
    /// Whether the latest step of the own seat can be taken back.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        self.undoer().is_some()
    }

    /// Whether what was taken back can be done again.
    #[must_use]
    pub fn can_redo(&self) -> bool {
        !self.scripted && self.game.can_redo()
    }

    fn undoer(&self) -> Option<Seat> {
        // A lesson steps back as a whole.
        let mut people = self.people().filter(|_| !self.scripted);
        people.find(|&seat| self.game.can_undo(seat))
    }

    /// Takes back the latest step of a person; whether there was one.
    pub(super) fn take_back(&mut self, translator: &Translator) -> bool {
        let undone = self.undoer().and_then(|seat| self.game.undo(seat));
        self.has_gone_back(undone, translator)
    }

    /// Takes back all that a person has done in this turn; whether there was anything.
    pub(super) fn take_back_turn(&mut self, translator: &Translator) -> bool {
        let undone = self.undoer().and_then(|seat| self.game.undo_turn(seat));
        self.has_gone_back(undone, translator)
    }

    /// Goes back to the decision before which `left` steps were done; whether that was possible.
    pub(in crate::ui::app) fn go_back(&mut self, left: usize, translator: &Translator) -> bool {
        let left = (!self.scripted).then(|| self.game.rewind(left)).flatten();
        self.has_gone_back(left, translator)
    }

    /// Does again what was taken back; whether there was anything.
    pub(super) fn do_again(&mut self) -> bool {
        if !self.can_redo() {
            return false;
        }
        self.look_before();
        let done = self.game.redo();
        if done {
            self.refused = None;
            self.state.settle();
            self.due = None;
            self.bots.cancel();
            self.after_step();
        }
        done
    }

    /// What is shown follows a game that went back to after `left` steps, if it did.
    fn has_gone_back(&mut self, left: Option<usize>, translator: &Translator) -> bool {
        let Some(left) = left else {
            return false;
        };
        self.forget_refused();
        self.refused = None;
        self.state.settle();
        self.forget_log();
        let words = translator.text("table-taken-back");
        self.telling.take_back(left, words);
        self.skip_motion();
        self.hush();
        self.due = None;
        self.bots.cancel();
        true
    }
}
