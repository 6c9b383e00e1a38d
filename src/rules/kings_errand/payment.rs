//! Paying for a task: each requirement by exactly one card of its virtue, at least as high.
//!
//! Source: rulebook cs ~4~, Quest; D9.

use super::virtue::{Virtue, VirtueCard, VirtueCards};

/// Whether some cards of `hand` pay for `needs`.
#[must_use]
pub const fn is_payable(needs: VirtueCards, hand: VirtueCards) -> bool {
    missing(needs, hand).is_empty()
}

/// Whether exactly these cards pay for `needs`: as many of each virtue, none too low.
#[must_use]
pub fn pays_for(pay: VirtueCards, needs: VirtueCards) -> bool {
    Virtue::ALL.into_iter().all(|virtue| {
        let two = VirtueCard::new(virtue, 2);
        pay.count(two) >= needs.count(two) && pay.count_of(virtue) == needs.count_of(virtue)
    })
}

/// Calls `found` with every payment for `needs` from `hand`, sorted.
pub fn payments(needs: VirtueCards, hand: VirtueCards, mut found: impl FnMut(VirtueCards)) {
    if !is_payable(needs, hand) {
        return;
    }
    // Per virtue only the number of twos is free, between what is asked for and what is held.
    let mut fewest = [0; 4];
    let mut most = [0; 4];
    for virtue in Virtue::ALL {
        let index = virtue.index();
        let asked = needs.count_of(virtue);
        let ones = hand.count(VirtueCard::new(virtue, 1));
        fewest[index] = needs
            .count(VirtueCard::new(virtue, 2))
            .max(asked.saturating_sub(ones));
        most[index] = hand.count(VirtueCard::new(virtue, 2)).min(asked);
    }
    // Sorted means fewer ones first, so the twos count down from the most.
    let mut twos = most;
    loop {
        let mut counts = [0; super::VIRTUE_CARD_KINDS];
        for virtue in Virtue::ALL {
            let index = virtue.index();
            counts[index * 2] = needs.count_of(virtue) - twos[index];
            counts[index * 2 + 1] = twos[index];
        }
        found(VirtueCards::from_counts(counts));
        let Some(next) = (0..4).rev().find(|&index| twos[index] > fewest[index]) else {
            return;
        };
        twos[next] -= 1;
        twos[next + 1..].copy_from_slice(&most[next + 1..]);
    }
}

/// What `hand` cannot pay of `needs`, after matching the highest requirements first to distinct
/// cards.
#[must_use]
pub const fn missing(needs: VirtueCards, hand: VirtueCards) -> VirtueCards {
    let spare = hand.minus(needs).ones_for_twos();
    needs.minus(hand).minus(spare)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cards(list: &[(Virtue, u8)]) -> VirtueCards {
        list.iter()
            .map(|&(virtue, value)| VirtueCard::new(virtue, value))
            .collect()
    }

    #[test]
    fn d9_two_ones_do_not_make_a_two() {
        let needs = cards(&[(Virtue::Sword, 2)]);
        let hand = cards(&[(Virtue::Sword, 1), (Virtue::Sword, 1)]);
        assert!(!is_payable(needs, hand));
        assert_eq!(missing(needs, hand), needs);
    }

    #[test]
    fn d9_a_higher_card_may_pay_even_beside_the_exact_one() {
        let needs = cards(&[(Virtue::Lance, 1), (Virtue::Book, 1)]);
        let hand = cards(&[(Virtue::Lance, 1), (Virtue::Lance, 2), (Virtue::Book, 2)]);
        let mut found = Vec::new();
        payments(needs, hand, |pay| found.push(pay));
        assert_eq!(
            found,
            [
                cards(&[(Virtue::Lance, 2), (Virtue::Book, 2)]),
                cards(&[(Virtue::Lance, 1), (Virtue::Book, 2)]),
            ]
        );
        assert!(found.is_sorted());
        assert!(found.iter().all(|&pay| pays_for(pay, needs)));
    }

    #[test]
    fn d9_no_card_pays_twice() {
        let needs = cards(&[(Virtue::Book, 1), (Virtue::Book, 2)]);
        let hand = cards(&[(Virtue::Book, 2)]);
        assert_eq!(missing(needs, hand), cards(&[(Virtue::Book, 1)]));
    }
}
