//! What moves on the screen, one thing after the other.
//!
//! A [`Timeline`] is a queue of beats that the clock of the window drives. It knows neither what
//! moves nor how that is painted, so every game can use it. While it is empty nothing has to be
//! repainted.

use std::collections::VecDeque;

/// Beats that are still to be seen, the first of them now.
#[derive(Clone, Debug)]
pub struct Timeline<B> {
    /// Each with its length in seconds.
    beats: VecDeque<(B, f64)>,
    /// When the first beat began; `None` before the clock has been read.
    since: Option<f64>,
    now: f64,
}

impl<B> Default for Timeline<B> {
    fn default() -> Self {
        Self {
            beats: VecDeque::new(),
            since: None,
            now: 0.0,
        }
    }
}

impl<B> Timeline<B> {
    /// Adds a beat after all others. One without a length is over before it begins: so a length of 0
    /// turns motion off.
    pub fn push(&mut self, beat: B, seconds: f32) {
        if seconds > 0.0 {
            self.beats.push_back((beat, f64::from(seconds)));
        }
    }

    /// Lets time pass until `now`, in seconds of the window's clock. What is over is forgotten; after
    /// a long frame that can be several beats.
    pub fn advance(&mut self, now: f64) {
        self.now = now;
        while let Some((_, seconds)) = self.beats.front() {
            let since = *self.since.get_or_insert(now);
            let end = since + seconds;
            if now < end {
                return;
            }
            self.since = Some(end);
            self.beats.pop_front();
        }
        self.since = None;
    }

    /// Ends everything at once.
    pub fn skip(&mut self) {
        self.beats.clear();
        self.since = None;
    }

    /// Whether nothing is left to be seen.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.beats.is_empty()
    }

    /// The beat that is seen now, and which part of it has passed, from 0 to below 1.
    #[must_use]
    pub fn current(&self) -> Option<(&B, f32)> {
        let (beat, seconds) = self.beats.front()?;
        let passed = self.since.map_or(0.0, |since| self.now - since);
        Some((beat, (passed / seconds).clamp(0.0, 1.0) as f32))
    }

    /// Everything that is still to be seen, the present beat included.
    pub fn beats(&self) -> impl Iterator<Item = &B> {
        self.beats.iter().map(|(beat, _)| beat)
    }
}

/// A motion that starts and ends gently: which part of the way is done after part `time` of the time.
#[must_use]
pub fn eased(time: f32) -> f32 {
    egui::emath::easing::cubic_in_out(time.clamp(0.0, 1.0))
}
