//! Why a card expires: all reasons for its seat, and those that follow from what everybody knows.
//!
//! Source: rules.md, "Reasons an action expires".

use super::KingsErrand;
use super::action_card::ActionCard;
use super::conditions::Unmet;
use super::legal::each_part;
use super::position::Position;
use super::virtue::VirtueCards;
use crate::rules::Seat;

impl KingsErrand {
    /// Why `card` of `seat`, whose turn it is, expires now if its virtue cards are `hand`.
    ///
    /// Empty for a Tournament, which waits for the end of the phase.
    #[must_use]
    pub fn expiry_reasons(
        &self,
        position: &Position,
        seat: Seat,
        hand: VirtueCards,
        card: ActionCard,
    ) -> Vec<Unmet> {
        let done: Vec<_> = position.done().collect();
        let situation = position.situation(seat, hand);
        self.board(position).reasons(card, situation, &done)
    }

    /// The reasons that hold whatever the opening cards are that `seat` has not shown: exactly
    /// what everybody can conclude.
    ///
    /// The places that would do are then those that would for all that everybody knows.
    #[must_use]
    pub fn public_expiry_reasons(
        &self,
        position: &Position,
        seat: Seat,
        card: ActionCard,
    ) -> Vec<Unmet> {
        let own = position.seat(seat);
        let mut certain: Option<Vec<Unmet>> = None;
        each_part(position.opening, |secret| {
            if secret.len() != own.hidden {
                return;
            }
            let here = self.expiry_reasons(position, seat, own.known.plus(secret), card);
            match &mut certain {
                None => certain = Some(here),
                Some(certain) => certain.retain_mut(|reason| {
                    here.iter().any(|&other| {
                        let both = in_both(*reason, other);
                        *reason = both.unwrap_or(*reason);
                        both.is_some()
                    })
                }),
            }
        });
        certain.unwrap_or_default()
    }
}

/// What two reasons have in common: places that would do add up, everything else must be the same.
fn in_both(reason: Unmet, other: Unmet) -> Option<Unmet> {
    match (reason, other) {
        (Unmet::WrongPlace { at, needs, places }, Unmet::WrongPlace { places: others, .. }) => {
            Some(Unmet::WrongPlace {
                at,
                needs,
                places: places.plus(others),
            })
        }
        (
            Unmet::NotAtTaskLocation { at, places },
            Unmet::NotAtTaskLocation { places: others, .. },
        ) => Some(Unmet::NotAtTaskLocation {
            at,
            places: places.plus(others),
        }),
        _ => (reason == other).then_some(reason),
    }
}
