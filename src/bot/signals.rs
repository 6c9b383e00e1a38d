//! Between a bot that thinks and whoever waits for it.

use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};

/// How far a bot has got, and whether it is to stop; shared between threads.
///
/// A bot that is told to stop answers at once with the best it has found.
#[derive(Debug, Default)]
pub struct Signals {
    stop: AtomicBool,
    /// In thousandths.
    progress: AtomicU32,
}

impl Signals {
    /// Asks the bot to answer now.
    pub fn stop(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }

    /// Whether somebody asked it to answer now.
    #[must_use]
    pub fn is_stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    /// Says that `done` of `all` is done.
    pub fn report(&self, done: u32, all: u32) {
        let part = u64::from(done) * 1_000 / u64::from(all.max(1));
        self.progress
            .store(part.min(1_000) as u32, Ordering::Relaxed);
    }

    /// The part that is done, from 0 to 1.
    #[must_use]
    pub fn progress(&self) -> f32 {
        self.progress.load(Ordering::Relaxed) as f32 / 1_000.0
    }
}
