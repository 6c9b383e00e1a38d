//! Who plays the sounds, and which of many.

use std::sync::{Arc, Mutex, PoisonError};

use super::Sound;
use crate::persist::SoundSettings;

/// Seconds in which one sound is not played twice: what happens at once is heard once.
const APART: f64 = 0.08;

/// Where sounds go.
#[derive(Clone, Debug, Default)]
pub enum Output {
    /// Nowhere.
    #[default]
    Silent,
    /// To the sound device, if the program was built for it and there is one.
    Device,
    /// Into a list, for tests.
    List(Heard),
}

/// The sounds that would have been heard, in their order.
#[derive(Clone, Debug, Default)]
pub struct Heard(Arc<Mutex<Vec<Sound>>>);

impl Heard {
    /// What has been heard since this was asked last.
    #[must_use]
    pub fn take(&self) -> Vec<Sound> {
        std::mem::take(&mut *self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }

    fn note(&self, sound: Sound) {
        let mut heard = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        heard.push(sound);
    }
}

/// Plays sounds as loud as it is set.
pub struct Sounds {
    voice: Voice,
    /// What every sound is multiplied with.
    gain: f32,
    /// When each was played last, in seconds of the window's clock.
    last: [Option<f64>; Sound::ALL.len()],
}

enum Voice {
    Silent,
    List(Heard),
    #[cfg(feature = "sound")]
    Device(super::device::Device),
}

impl Voice {
    #[cfg(feature = "sound")]
    fn device() -> Self {
        super::device::Device::new().map_or(Self::Silent, Self::Device)
    }

    #[cfg(not(feature = "sound"))]
    const fn device() -> Self {
        Self::Silent
    }
}

impl Sounds {
    /// Sounds that go to `output`.
    #[must_use]
    pub fn new(output: Output) -> Self {
        Self {
            voice: match output {
                Output::Silent => Voice::Silent,
                Output::Device => Voice::device(),
                Output::List(heard) => Voice::List(heard),
            },
            gain: 0.0,
            last: [None; Sound::ALL.len()],
        }
    }

    /// Sets how loud it is, for what is heard just now too.
    pub fn set(&mut self, settings: SoundSettings) {
        self.gain = settings.gain();
        match &self.voice {
            Voice::Silent | Voice::List(_) => {}
            #[cfg(feature = "sound")]
            Voice::Device(device) => device.set_gain(self.gain),
        }
    }

    /// Plays a sound. `now` is the window's clock in seconds.
    pub fn play(&mut self, sound: Sound, now: f64) {
        if self.gain <= 0.0 {
            return;
        }
        let last = &mut self.last[sound as usize];
        // A clock that was set back is no reason to be silent.
        if last.is_some_and(|last| (0.0..APART).contains(&(now - last))) {
            return;
        }
        *last = Some(now);
        match &self.voice {
            Voice::Silent => {}
            Voice::List(heard) => heard.note(sound),
            #[cfg(feature = "sound")]
            Voice::Device(device) => device.play(sound),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn listening(settings: SoundSettings) -> (Sounds, Heard) {
        let heard = Heard::default();
        let mut sounds = Sounds::new(Output::List(heard.clone()));
        sounds.set(settings);
        (sounds, heard)
    }

    #[test]
    fn what_happens_at_once_is_heard_once() {
        let (mut sounds, heard) = listening(SoundSettings::default());
        for _ in 0..20 {
            sounds.play(Sound::Page, 1.0);
            sounds.play(Sound::Coin, 1.05);
        }
        sounds.play(Sound::Page, 1.07);
        assert_eq!(heard.take(), [Sound::Page, Sound::Coin]);
        sounds.play(Sound::Page, 1.09);
        assert_eq!(heard.take(), [Sound::Page]);
        sounds.play(Sound::Page, 0.5);
        assert_eq!(heard.take(), [Sound::Page], "the clock was set back");
    }

    #[test]
    fn nothing_is_heard_when_it_is_muted_or_turned_down() {
        for (volume, muted) in [(100, true), (0, false)] {
            let (mut sounds, heard) = listening(SoundSettings { volume, muted });
            sounds.play(Sound::Coin, 1.0);
            assert!(heard.take().is_empty());
            sounds.set(SoundSettings::default());
            sounds.play(Sound::Coin, 1.01);
            assert_eq!(heard.take(), [Sound::Coin]);
        }
    }

    #[test]
    fn a_silent_player_and_one_without_a_device_take_everything() {
        for output in [Output::Silent, Output::Device] {
            let mut sounds = Sounds::new(output);
            // Nobody who runs the tests is to hear them.
            sounds.set(SoundSettings {
                volume: 0,
                muted: true,
            });
            for sound in Sound::ALL {
                sounds.play(sound, f64::NAN);
            }
        }
    }
}
