//! What is heard of the table that is seen.

use super::{App, OpenGame};
use crate::persist::SoundSettings;
use crate::ui::sound::Sound;

impl App {
    /// Plays what has begun to be seen since the last frame. `now` is the window's clock in seconds.
    pub(super) fn sound(&mut self, now: f64) {
        self.sounds.set(self.setting_up.now.sound);
        let mut due = Vec::new();
        if let Some(OpenGame::KingsErrand(game)) = &mut self.open {
            due.append(&mut game.take_sounds());
        }
        if let Some(lesson) = &mut self.lesson {
            due.append(&mut lesson.table_mut().take_sounds());
        }
        for sound in due {
            self.sounds.play(sound, now);
        }
    }

    /// Plays a sound to say how loud it is. `now` is the window's clock in seconds.
    pub(super) fn try_sound(&mut self, now: f64) {
        self.sounds.set(self.setting_up.now.sound);
        self.sounds.play(Sound::Coin, now);
    }

    /// How loud sounds are; `None` if nothing is ever heard, because the program was built so.
    pub(super) fn heard(&self) -> Option<SoundSettings> {
        let sound = self.setting_up.now.sound;
        self.setting_up.sounds.then_some(sound)
    }
}
