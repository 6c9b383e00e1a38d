//! Games on all processors.

use std::collections::BTreeMap;
use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc;
use std::thread;

use super::play::{Plan, Played, play};
use crate::bot::Signals;
use crate::rules::kings_errand::KingsErrand;
use crate::session::PlayError;

/// Plays all games of the plan and hands each to `take`, in the order of their numbers from 0.
///
/// Once `signals` asks to stop no game begins, those under way are dropped, and the finished ones are handed
/// over, still in order.
pub(super) fn play_all(
    plan: &Plan,
    signals: &Signals,
    mut take: impl FnMut(u64, Result<Played, PlayError<KingsErrand>>),
) {
    let processors = thread::available_parallelism().map_or(1, NonZeroUsize::get);
    let workers = u64::try_from(processors).unwrap_or(1).min(plan.games);
    let next = AtomicU64::new(0);
    let (sender, receiver) = mpsc::channel();
    thread::scope(|scope| {
        for _ in 0..workers {
            let sender = sender.clone();
            let next = &next;
            scope.spawn(move || {
                while !signals.is_stopped() {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= plan.games {
                        break;
                    }
                    let played = match play(plan, number, signals) {
                        Ok(None) => break,
                        Ok(Some(played)) => Ok(played),
                        Err(error) => Err(error),
                    };
                    if sender.send((number, played)).is_err() {
                        break;
                    }
                }
            });
        }
        drop(sender);
        let mut expected = 0;
        let mut early = BTreeMap::new();
        for (number, played) in receiver {
            early.insert(number, played);
            while let Some(played) = early.remove(&expected) {
                take(expected, played);
                expected += 1;
            }
        }
        for (number, played) in early {
            take(number, played);
        }
    });
}
