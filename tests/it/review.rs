//! The round review, the explanation dialog, and what is shown without being the game.

mod flow;
mod told;

use rand::RngExt;
use tafelrunde::bot::Generator;
use tafelrunde::rules::kings_errand::{Action, KingsErrand};
use tafelrunde::rules::{Record, Seat};

/// The same game with the opening hands of the two seats beside `seat` dealt anew from their cards;
/// `None` if that comes to the same.
pub(crate) fn swap_hidden(
    record: &Record<KingsErrand>,
    seat: Seat,
    rng: &mut Generator,
) -> Option<Record<KingsErrand>> {
    let mut record = record.clone();
    let mut pool = Vec::new();
    let is_other = |action: &Action| matches!(action, Action::OpeningHand { seat: other, .. } if *other != seat);
    for (_, action) in record.actions.iter().filter(|(_, action)| is_other(action)) {
        if let Action::OpeningHand { cards, .. } = action {
            pool.extend(cards.iter());
        }
    }
    let before = record.actions.clone();
    for (_, action) in record
        .actions
        .iter_mut()
        .filter(|(_, action)| is_other(action))
    {
        if let Action::OpeningHand { cards, .. } = action {
            *cards = (0..2)
                .map(|_| pool.swap_remove(rng.random_range(0..pool.len())))
                .collect();
        }
    }
    (record.actions != before).then_some(record)
}
