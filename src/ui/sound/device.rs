//! The sound device: opened when something is to be heard, closed when it has been quiet for a while.
//!
//! Opening a device can take long, and it can vanish at any time. So it has a thread of its own, which
//! is only ever sent messages: whoever plays a sound never waits, and learns of no error.

use std::num::NonZero;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::time::{Duration, Instant};

use rodio::{DeviceSinkBuilder, MixerDeviceSink, Source};

use super::{SAMPLE_RATE, Sound, samples};

/// Sounds that can wait for the thread; more are not worth hearing.
const WAITING: usize = 8;

/// Sounds that are heard at the same time.
const VOICES: usize = 5;

/// A sound that comes later than this is not heard: what it belongs to has passed.
const LATE: Duration = Duration::from_millis(400);

/// After so much silence the device is closed, so that the machine can rest.
const QUIET: Duration = Duration::from_secs(20);

/// How long to wait before a device is looked for again: each time twice as long, up to the second.
const AGAIN: (Duration, Duration) = (Duration::from_secs(5), Duration::from_mins(5));

/// The way to the device.
pub(super) struct Device {
    wanted: SyncSender<(Sound, Instant)>,
    gain: Arc<Gain>,
}

impl Device {
    /// Starts the thread; the device is opened with the first sound. `None` if there can be no thread.
    pub(super) fn new() -> Option<Self> {
        let (wanted, sounds) = sync_channel(WAITING);
        let gain = Arc::new(Gain::default());
        let theirs = Arc::clone(&gain);
        let thread = std::thread::Builder::new().name("sound".to_owned());
        // It ends when this way to it is dropped.
        thread.spawn(move || serve(&sounds, &theirs)).ok()?;
        Some(Self { wanted, gain })
    }

    pub(super) fn set_gain(&self, gain: f32) {
        self.gain.set(gain);
    }

    pub(super) fn play(&self, sound: Sound) {
        // Where the thread has too much to do, or is no more, it is silent.
        self.wanted.try_send((sound, Instant::now())).ok();
    }
}

/// What every sample is multiplied with, read by the device while it plays.
#[derive(Default)]
struct Gain(AtomicU32);

impl Gain {
    fn set(&self, gain: f32) {
        self.0.store(gain.to_bits(), Ordering::Relaxed);
    }

    fn get(&self) -> f32 {
        f32::from_bits(self.0.load(Ordering::Relaxed))
    }
}

/// Plays what is wanted, until nobody wants anything any more.
fn serve(sounds: &Receiver<(Sound, Instant)>, gain: &Arc<Gain>) {
    // Made once: that takes a moment, and here nobody waits for it.
    let tapes = Sound::ALL.map(|sound| Arc::from(samples(sound)));
    let mut opener = Opener::default();
    let mut open: Option<Open> = None;
    loop {
        let (sound, asked) = match sounds.recv_timeout(QUIET) {
            Ok(wanted) => wanted,
            Err(RecvTimeoutError::Timeout) => {
                open = None;
                continue;
            }
            Err(RecvTimeoutError::Disconnected) => return,
        };
        if open.as_ref().is_some_and(Open::is_lost) {
            open = None;
        }
        if open.is_none() {
            open = opener.open();
        }
        if let Some(open) = &open
            && asked.elapsed() < LATE
        {
            open.play(&tapes[sound as usize], gain);
        }
    }
}

/// Looks for a device, but not all the time.
#[derive(Default)]
struct Opener {
    /// When a device is looked for again, and how long that is after the last time.
    next: Option<(Instant, Duration)>,
}

impl Opener {
    fn open(&mut self) -> Option<Open> {
        let now = Instant::now();
        if self.next.is_some_and(|(next, _)| now < next) {
            return None;
        }
        let open = Open::new();
        let (first, most) = AGAIN;
        self.next = match (&open, self.next) {
            (Some(_), _) => None,
            (None, None) => Some((now + first, first)),
            (None, Some((_, last))) => {
                let wait = (2 * last).min(most);
                Some((now + wait, wait))
            }
        };
        open
    }
}

/// An open device.
struct Open {
    sink: MixerDeviceSink,
    /// Set when the device reports an error: it may have been unplugged.
    lost: Arc<AtomicBool>,
    /// One more reference for each sound that is heard.
    heard: Arc<()>,
}

impl Open {
    fn new() -> Option<Self> {
        let lost = Arc::new(AtomicBool::new(false));
        let theirs = Arc::clone(&lost);
        let builder = DeviceSinkBuilder::from_default_device().ok()?;
        let builder = builder.with_error_callback(move |_| theirs.store(true, Ordering::Relaxed));
        let mut sink = builder.open_stream().ok()?;
        sink.log_on_drop(false);
        Some(Self {
            sink,
            lost,
            heard: Arc::default(),
        })
    }

    fn is_lost(&self) -> bool {
        self.lost.load(Ordering::Relaxed)
    }

    fn play(&self, tape: &Arc<[f32]>, gain: &Arc<Gain>) {
        if Arc::strong_count(&self.heard) <= VOICES {
            self.sink.mixer().add(Playing {
                tape: Arc::clone(tape),
                at: 0,
                gain: Arc::clone(gain),
                _heard: Arc::clone(&self.heard),
            });
        }
    }
}

/// A sound on its way to the device.
struct Playing {
    tape: Arc<[f32]>,
    at: usize,
    gain: Arc<Gain>,
    _heard: Arc<()>,
}

impl Iterator for Playing {
    type Item = f32;

    fn next(&mut self) -> Option<f32> {
        let sample = self.tape.get(self.at)?;
        self.at += 1;
        Some(sample * self.gain.get())
    }
}

impl Source for Playing {
    fn current_span_len(&self) -> Option<usize> {
        None
    }

    fn channels(&self) -> NonZero<u16> {
        NonZero::<u16>::MIN
    }

    fn sample_rate(&self) -> NonZero<u32> {
        const RATE: NonZero<u32> = match NonZero::new(SAMPLE_RATE) {
            Some(rate) => rate,
            None => NonZero::<u32>::MIN,
        };
        RATE
    }

    fn total_duration(&self) -> Option<Duration> {
        let left = self.tape.len() as f64 / f64::from(SAMPLE_RATE);
        Some(Duration::from_secs_f64(left))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn playing(gain: &Arc<Gain>) -> Playing {
        Playing {
            tape: Arc::from(samples(Sound::Coin)),
            at: 0,
            gain: Arc::clone(gain),
            _heard: Arc::default(),
        }
    }

    #[test]
    fn what_plays_follows_the_volume_and_ends() {
        let gain = Arc::new(Gain::default());
        gain.set(1.0);
        let mut coin = playing(&gain);
        let loud = coin.by_ref().take(9000).any(|it| it.abs() > 0.05);
        assert!(loud);
        gain.set(0.0);
        assert!(coin.by_ref().all(|it| it == 0.0), "muted while it plays");
        assert_eq!(coin.next(), None);
    }

    #[test]
    fn nobody_waits_for_a_device_that_is_not_there() {
        let device = Device::new().expect("a thread");
        // Nobody who runs the tests is to hear them.
        device.set_gain(0.0);
        let begun = Instant::now();
        for _ in 0..1000 {
            device.play(Sound::Page);
        }
        assert!(begun.elapsed() < Duration::from_millis(500));
    }
}
