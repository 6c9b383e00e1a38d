//! The sounds themselves, made by arithmetic: nothing is recorded, nothing is read from a file.
//!
//! A sound is a row of samples between -1 and 1 for one channel, [`SAMPLE_RATE`] of them a second. It
//! begins and ends at zero, so that it does not click, and it is never loud: the largest sample is at
//! most [`LOUDEST`]. The same sound is always the same samples.

use std::f32::consts::{PI, TAU};

use super::Sound;

/// Samples a second.
pub const SAMPLE_RATE: u32 = 44_100;

/// The largest sample of any sound.
const LOUDEST: f32 = 0.6;

/// Seconds that a sound takes to rise from zero, and to come back to it.
const EDGES: (f32, f32) = (0.002, 0.025);

/// The samples of a sound.
#[must_use]
pub fn samples(sound: Sound) -> Vec<f32> {
    match sound {
        Sound::Hoof => hoof(),
        Sound::Page => page(),
        Sound::Sword => sword(),
        Sound::Coin => coin(),
        Sound::Fanfare => fanfare(),
        Sound::Expiry => expiry(),
    }
}

/// Two knocks on soft ground: a low wooden tone that falls, with a little dull noise.
fn hoof() -> Vec<f32> {
    let mut tape = Tape::new(0.34);
    for (at, pitch, loud) in [(0.0, 176.0, 1.0), (0.13, 148.0, 0.75)] {
        tape.add(at, 0.2, |time| {
            // The pitch falls by a third within the knock, so the phase is its integral.
            let phase = pitch * (time + 0.012 * (1.0 - (-time / 0.03).exp()));
            loud * sine(phase) * strike(time, 0.002, 0.032)
        });
        let mut noise = Noise::new(pitch as u32);
        let mut dull = LowPass::new(900.0);
        tape.add(at, 0.1, |time| {
            2.4 * loud * dull.pass(noise.draw()) * strike(time, 0.001, 0.014)
        });
    }
    tape.finish(0.42)
}

/// Noise between two filters that opens and closes again, as paper does that slides over paper.
fn page() -> Vec<f32> {
    let mut tape = Tape::new(0.24);
    let mut noise = Noise::new(0x5EED);
    let (mut high, mut low) = (LowPass::new(5200.0), LowPass::new(1500.0));
    tape.add(0.0, 0.24, |time| {
        let bright = high.pass(noise.draw());
        let swell = (PI * (time / 0.24).sqrt()).sin().max(0.0);
        (bright - low.pass(bright)) * swell * swell
    });
    tape.finish(0.2)
}

/// Partials that fit no scale, as those of a blade, the high ones shorter.
fn sword() -> Vec<f32> {
    let mut tape = Tape::new(0.9);
    let partials = [
        (1180.0, 1.0, 0.24),
        (1893.0, 0.7, 0.2),
        (2744.0, 0.55, 0.15),
        (3929.0, 0.4, 0.1),
        (5361.0, 0.3, 0.07),
    ];
    for (pitch, loud, rest) in partials {
        // Two of almost the same pitch beat against each other.
        for detuned in [pitch, pitch * 1.004] {
            tape.add(0.0, 0.9, |time| {
                loud * sine(detuned * time) * strike(time, 0.002, rest)
            });
        }
    }
    let mut noise = Noise::new(0xB1ADE);
    let mut dull = LowPass::new(6500.0);
    tape.add(0.0, 0.08, |time| {
        1.2 * dull.pass(noise.draw()) * strike(time, 0.001, 0.012)
    });
    tape.finish(0.26)
}

/// Two high strokes, a fourth apart.
fn coin() -> Vec<f32> {
    let mut tape = Tape::new(0.55);
    for (at, pitch) in [(0.0, 1568.0), (0.075, 2093.0)] {
        for (times, loud, rest) in [(1.0, 1.0, 0.11), (2.76, 0.25, 0.045)] {
            tape.add(at, 0.45, |time| {
                loud * sine(times * pitch * time) * strike(time, 0.003, rest)
            });
        }
    }
    tape.finish(0.28)
}

/// Three notes of a horn, upwards; the last one is held.
fn fanfare() -> Vec<f32> {
    let mut tape = Tape::new(1.15);
    for (at, long, pitch) in [(0.0, 0.2, 392.0), (0.19, 0.2, 523.25), (0.38, 0.74, 659.25)] {
        tape.add(at, long, |time| {
            let swell = (time / 0.035).min(1.0) * ((long - time) / 0.12).clamp(0.0, 1.0);
            let tone = (1..=7u8).map(|partial| {
                let nth = f32::from(partial);
                // Brass is the brighter the louder it is.
                sine(nth * pitch * time) * swell.powf(0.6 * nth) / nth
            });
            tone.sum::<f32>() * swell
        });
    }
    tape.finish(0.26)
}

/// A soft tone that falls by a fourth.
fn expiry() -> Vec<f32> {
    let long = 0.5;
    let mut tape = Tape::new(long);
    let mut phase = 0.0;
    tape.add(0.0, long, |time| {
        let pitch = 330.0 * 0.75_f32.powf((time / 0.32).min(1.0));
        phase += pitch / SAMPLE_RATE as f32;
        let swell = (PI * (time / long).powf(0.4)).sin().max(0.0);
        (sine(phase) + 0.22 * sine(2.0 * phase)) * swell
    });
    tape.finish(0.2)
}

/// What a sound is written on.
struct Tape {
    samples: Vec<f32>,
}

impl Tape {
    fn new(seconds: f32) -> Self {
        Self {
            samples: vec![0.0; (seconds * SAMPLE_RATE as f32) as usize],
        }
    }

    /// Adds a voice that begins at `at` seconds and lasts `long`; it is asked for each of its samples
    /// in turn, with the time since it began.
    fn add(&mut self, at: f32, long: f32, mut voice: impl FnMut(f32) -> f32) {
        let rate = SAMPLE_RATE as f32;
        let first = (at * rate) as usize;
        let count = (long * rate) as usize;
        for (index, sample) in self.samples.iter_mut().skip(first).take(count).enumerate() {
            *sample += voice(index as f32 / rate);
        }
    }

    /// Takes the edges off, and makes the largest sample `peak`.
    fn finish(mut self, peak: f32) -> Vec<f32> {
        let (rise, fall) = EDGES;
        let rate = SAMPLE_RATE as f32;
        let last = self.samples.len().saturating_sub(1);
        for (index, sample) in self.samples.iter_mut().enumerate() {
            let since = index as f32 / rate / rise;
            let left = (last - index) as f32 / rate / fall;
            *sample *= since.min(left).min(1.0);
        }
        let largest = self
            .samples
            .iter()
            .fold(0.0_f32, |most, it| most.max(it.abs()));
        let factor = peak.min(LOUDEST) / largest.max(f32::EPSILON);
        for sample in &mut self.samples {
            *sample *= factor;
        }
        self.samples
    }
}

/// A sine with the period 1.
fn sine(phase: f32) -> f32 {
    (TAU * phase.fract()).sin()
}

/// How loud something is that has been struck: it rises within `attack` seconds and dies away, to a
/// third in every `rest` seconds.
fn strike(time: f32, attack: f32, rest: f32) -> f32 {
    (time / attack).min(1.0) * (-time / rest).exp()
}

/// Noise that is the same every time.
struct Noise(u32);

impl Noise {
    const fn new(seed: u32) -> Self {
        // The generator stands still at 0.
        Self(seed | 1)
    }

    /// From -1 to 1.
    fn draw(&mut self) -> f32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 17;
        self.0 ^= self.0 << 5;
        (f64::from(self.0) / f64::from(u32::MAX) * 2.0 - 1.0) as f32
    }
}

/// Lets through what lies below a pitch.
struct LowPass {
    part: f32,
    level: f32,
}

impl LowPass {
    fn new(pitch: f32) -> Self {
        Self {
            part: 1.0 - (-TAU * pitch / SAMPLE_RATE as f32).exp(),
            level: 0.0,
        }
    }

    fn pass(&mut self, sample: f32) -> f32 {
        self.level += self.part * (sample - self.level);
        self.level
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sounds_are_short_quiet_and_begin_and_end_in_silence() {
        for sound in Sound::ALL {
            let samples = samples(sound);
            let seconds = samples.len() as f32 / SAMPLE_RATE as f32;
            assert!((0.1..=1.2).contains(&seconds), "{sound:?}: {seconds} s");
            assert!(samples.iter().all(|it| it.is_finite()), "{sound:?}");
            let peak = samples.iter().fold(0.0_f32, |most, it| most.max(it.abs()));
            assert!((0.1..=LOUDEST).contains(&peak), "{sound:?}: {peak}");
            for end in [samples.first(), samples.last()] {
                assert!(end.is_some_and(|it| it.abs() < 1e-6), "{sound:?}: {end:?}");
            }
            let mean = samples.iter().sum::<f32>() / samples.len() as f32;
            assert!(mean.abs() < 0.01, "{sound:?} leans to one side: {mean}");
        }
    }

    #[test]
    fn a_sound_is_always_the_same_and_no_two_are_alike() {
        for (index, sound) in Sound::ALL.into_iter().enumerate() {
            assert_eq!(samples(sound), samples(sound));
            for other in &Sound::ALL[index + 1..] {
                assert_ne!(samples(sound), samples(*other));
            }
        }
    }

    #[test]
    fn no_sound_clicks_on_its_way() {
        for sound in [Sound::Hoof, Sound::Fanfare, Sound::Expiry] {
            let samples = samples(sound);
            let steps = samples.windows(2).map(|pair| (pair[1] - pair[0]).abs());
            let steepest = steps.fold(0.0_f32, f32::max);
            assert!(steepest < 0.15, "{sound:?} jumps by {steepest}");
        }
    }
}
