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

    /// Says which part is done, from 0 to 1.
    pub fn report(&self, part: f32) {
        let thousandths = (part.clamp(0.0, 1.0) * 1_000.0) as u32;
        self.progress.store(thousandths, Ordering::Relaxed);
    }

    /// The part that is done, from 0 to 1.
    #[must_use]
    pub fn progress(&self) -> f32 {
        self.progress.load(Ordering::Relaxed) as f32 / 1_000.0
    }
}
