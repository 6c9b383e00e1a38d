//! The tournament at the end of Phase II: T1 to T5.

use tafelrunde::rules::kings_errand::{
    Action, Edition, Event, Phase, Refusal, TentOrder, Unmet, VirtueCards,
};
use tafelrunde::rules::{SeatSet, Turn, Viewer};

use super::support::*;

/// Two knights at Camelot with a Tournament each and these hands, every turn over.
fn joust(edition: Edition, hands: [&str; 2]) -> Table {
    table(2, edition, |it| {
        it.hand(A, cards(hands[0]))
            .hand(B, cards(hands[1]))
            .chosen(A, &action_cards("tournament"))
            .chosen(B, &action_cards("tournament"))
    })
    .all_end()
}

/// A knight alone at Camelot with a Tournament and this hand, every turn over.
fn alone(edition: Edition, hand: &str) -> Table {
    table(2, edition, |it| {
        it.hand(A, cards(hand))
            .chosen(A, &action_cards("tournament"))
    })
    .all_end()
}

fn offers(table: &Table) -> Vec<VirtueCards> {
    let mut offers = Vec::new();
    for action in table.legal() {
        let Action::Offer(cards) = action else {
            panic!("only offers are legal in a tournament");
        };
        offers.push(cards);
    }
    offers
}

#[test]
fn t1_who_stands_at_camelot_after_every_turn_takes_part() {
    for edition in EDITIONS {
        let table = table(3, edition, |it| {
            it.tents(&[B, A, C])
                .knight(A, MINES)
                .chosen(A, &action_cards("tournament, horse_2"))
                .chosen(B, &action_cards("tournament, horse_3"))
        });
        let table = table
            .does_all(B, &[ride("horse_3", VALLEY), END])
            .does_all(A, &[ride("horse_2", CAMELOT), END])
            .does(C, END);
        assert_eq!(table.turn().seat(), Some(A), "A came home in time");
        let away = Unmet::NotAtCamelotForTournament { at: VALLEY };
        assert_eq!(table.expired(), [(B, card("tournament"), vec![away])]);
        assert_eq!(table.supply().count(card("tournament")), 1);
    }
}

#[test]
fn t1_a_tournament_that_expires_never_could_have_been_carried_out_earlier() {
    let table = duel(|it| it.chosen(A, &action_cards("tournament, horse_2")));
    let table = table.does_all(A, &[ride("horse_2", FOREST), END]).all_end();
    assert_eq!(
        table.reasons(),
        [Unmet::NotAtCamelotForTournament { at: FOREST }]
    );
}

#[test]
fn t1_a_knight_at_camelot_cannot_withdraw_but_may_offer_nothing() {
    for edition in EDITIONS {
        let table = alone(edition, "sword 1");
        assert_eq!(table.refused(A, END), [Refusal::WrongPhase]);
        assert_eq!(
            table.refused(A, give_up("tournament")),
            [Refusal::WrongPhase]
        );
        assert!(table.allows(A, offer("")));
    }
}

#[test]
fn t1_no_tournament_without_a_knight() {
    let table = duel(|it| it).all_end();
    assert_ne!(table.phase(), Phase::Tournament);
    let away = duel(|it| it.knight(A, FEN).chosen(A, &action_cards("tournament"))).all_end();
    assert_ne!(away.phase(), Phase::Tournament);
}

#[test]
fn t2_both_offer_secretly_in_tent_order_and_reveal_at_once() {
    let table = table(2, EDITIONS[0], |it| {
        it.tents(&[B, A])
            .hand(A, cards("sword 1"))
            .hand(B, cards("lance 1"))
            .chosen(A, &action_cards("tournament"))
            .chosen(B, &action_cards("tournament"))
    })
    .all_end();
    assert_eq!(
        table.turn(),
        Turn::Simultaneous {
            next: B,
            later: SeatSet::from_iter([A])
        }
    );
    assert_eq!(table.refused(A, offer("")), [Refusal::NotYourTurn]);
    let table = table.does(B, offer("lance 1"));
    let view = |viewer| table.view(viewer);
    assert_eq!(view(Viewer::Seat(B)).own_offer(), Some(cards("lance 1")));
    let other = table.log.last().expect("an event");
    let hidden = Event::OfferMade {
        seat: B,
        cards: None,
    };
    assert_eq!(table.seen(other, Viewer::Seat(A)), hidden);
    let nothing = joust(EDITIONS[0], ["sword 1", "lance 1"]);
    assert_eq!(nothing.shields(A), 0);
    let table = table.does(A, offer(""));
    assert!(table.log.contains(&Event::OffersRevealed {
        offers: [Some(cards("")), Some(cards("lance 1")), None, None]
    }));
}

#[test]
fn t2_edition_cs_offers_anything_edition_en_only_swords_and_lances() {
    let hand = "sword 1, lance 2, dragon 1, book 1";
    let cs = joust(Edition::Cs, [hand, ""]);
    assert_eq!(offers(&cs).len(), 16);
    assert!(offers(&cs).is_sorted());
    assert!(cs.allows(A, offer("dragon 1, book 1")));
    let en = joust(Edition::En, [hand, ""]);
    let allowed = ["", "lance 2", "sword 1", "sword 1, lance 2"].map(cards);
    assert_eq!(offers(&en), allowed);
    assert_eq!(
        en.refused(A, offer("sword 1, dragon 1")),
        [Refusal::OfferNotAllowed]
    );
}

#[test]
fn t2_only_own_cards_are_offered() {
    for edition in EDITIONS {
        let table = joust(edition, ["sword 1", "sword 2"]);
        assert_eq!(table.refused(A, offer("sword 2")), [Refusal::CardNotInHand]);
    }
    assert_eq!(
        joust(Edition::En, ["sword 1", ""]).refused(A, offer("book 2")),
        [Refusal::CardNotInHand, Refusal::OfferNotAllowed]
    );
}

/// Plays a tournament of two and says who gained what.
fn result(edition: Edition, a: &str, b: &str) -> [u8; 2] {
    let table = joust(edition, [a, b]).does(A, offer(a)).does(B, offer(b));
    [A, B].map(|seat| table.shields(seat))
}

#[test]
fn t3_the_higher_total_gains_two_a_tie_one_each() {
    for edition in EDITIONS {
        for (a, b, shields) in [
            ("sword 2, lance 1", "sword 1, sword 1", [2, 0]),
            ("sword 1", "lance 2", [0, 2]),
            ("lance 2", "sword 1, lance 1", [1, 1]),
            ("lance 1", "", [2, 0]),
            ("", "", [0, 0]),
        ] {
            assert_eq!(result(edition, a, b), shields, "{a} against {b}");
        }
    }
}

#[test]
fn t3_losing_with_a_total_above_zero_is_carried_out_not_expired() {
    for edition in EDITIONS {
        let table = joust(edition, ["sword 1", "sword 2"])
            .does(A, offer("sword 1"))
            .does(B, offer("sword 2"));
        assert_eq!(table.expired(), []);
        let table = joust(edition, ["", "sword 2"])
            .does(A, offer(""))
            .does(B, offer("sword 2"));
        assert_eq!(
            table.expired(),
            [(
                A,
                card("tournament"),
                vec![Unmet::NothingOffered { single: false }]
            )]
        );
    }
}

#[test]
fn t4_a_single_knight_edition_cs_puts_back_one_card_of_any_kind_or_none() {
    let hand = "sword 1, dragon 1, book 2";
    let table = alone(Edition::Cs, hand);
    let one = ["", "book 2", "dragon 1", "sword 1"].map(cards);
    assert_eq!(offers(&table), one);
    assert!(one.is_sorted());
    assert_eq!(
        table.refused(A, offer("sword 1, book 2")),
        [Refusal::OfferNotAllowed]
    );
    for text in ["sword 1", "dragon 1", "book 2"] {
        let table = table.clone().does(A, offer(text));
        assert_eq!(table.shields(A), 2, "{text}");
        assert_eq!(table.expired(), []);
    }
    let table = table.does(A, offer(""));
    assert_eq!(table.shields(A), 0);
    assert_eq!(table.reasons(), [Unmet::NothingOffered { single: true }]);
}

#[test]
fn t4_a_single_knight_edition_en_wins_with_a_total_above_zero() {
    let table = alone(Edition::En, "sword 1, lance 1, book 2");
    assert_eq!(
        offers(&table),
        ["", "lance 1", "sword 1", "sword 1, lance 1"].map(cards)
    );
    assert_eq!(
        table.refused(A, offer("book 2")),
        [Refusal::OfferNotAllowed]
    );
    assert_eq!(
        table.clone().does(A, offer("sword 1, lance 1")).shields(A),
        2
    );
    let table = table.does(A, offer(""));
    assert_eq!(table.shields(A), 0);
    assert_eq!(table.reasons(), [Unmet::NothingOffered { single: true }]);
}

#[test]
fn t5_all_offered_cards_go_back_to_their_piles() {
    for edition in EDITIONS {
        let table = joust(edition, ["sword 2, lance 1", "sword 1, book 1"]);
        let before = table.piles();
        let table = table
            .does(A, offer("sword 2, lance 1"))
            .does(B, offer("sword 1"));
        assert_eq!(
            table.piles(),
            before.plus(cards("sword 2, lance 1, sword 1")),
            "the loser's too"
        );
        assert_eq!(table.hand(A), cards(""));
        assert_eq!(table.hand(B), cards("book 1"));
    }
}

#[test]
fn example_06_tournaments() {
    for edition in EDITIONS {
        assert_eq!(result(edition, "sword 2, lance 1", "lance 2"), [2, 0]);
        assert_eq!(result(edition, "sword 2", "sword 1, lance 1"), [1, 1]);
        assert_eq!(result(edition, "", ""), [0, 0]);
        let left = table(2, edition, |it| {
            it.hand(A, cards("sword 1"))
                .hand(B, cards("sword 2"))
                .chosen(A, &action_cards("tournament"))
                .chosen(B, &action_cards("tournament, horse_2"))
        });
        let left = left
            .does(A, END)
            .does_all(B, &[ride("horse_2", MINES), END])
            .does(A, offer("sword 1"));
        assert_eq!(left.all_shields(), [2, 0], "B left Camelot");
    }
    let cs = alone(Edition::Cs, "book 1").does(A, offer("book 1"));
    assert_eq!(cs.shields(A), 2);
    let en = alone(Edition::En, "book 1");
    assert_eq!(offers(&en), [cards("")]);
    assert_eq!(en.does(A, offer("")).shields(A), 0);
}

#[test]
fn example_10_a_bluff_of_dragons_against_nothing_is_nil_all() {
    let table = joust(Edition::Cs, ["dragon 1, dragon 2", "sword 1"]);
    let before = table.piles();
    let table = table
        .does(A, offer("dragon 1, dragon 2"))
        .does(B, offer(""));
    assert_eq!(table.all_shields(), [0, 0]);
    assert_eq!(table.piles(), before.plus(cards("dragon 1, dragon 2")));
    let nothing = vec![Unmet::NothingOffered { single: false }];
    assert_eq!(
        table.expired(),
        [
            (A, card("tournament"), nothing.clone()),
            (B, card("tournament"), nothing)
        ]
    );
}

#[test]
fn example_11_two_chose_tournament_and_one_is_away() {
    for (edition, hand) in [(Edition::Cs, "dragon 1"), (Edition::En, "lance 1")] {
        let table = table(2, edition, |it| {
            it.tents(&[B, A])
                .knight(B, ROCK)
                .hand(A, cards(hand))
                .hand(B, cards("sword 2"))
                .chosen(A, &action_cards("tournament"))
                .chosen(B, &action_cards("tournament"))
        });
        let table = table.all_end();
        let away = Unmet::NotAtCamelotForTournament { at: ROCK };
        assert_eq!(table.expired(), [(B, card("tournament"), vec![away])]);
        let knights = SeatSet::from_iter([A]);
        assert!(table.log.contains(&Event::TournamentBegan { knights }));
        let table = table.does(A, offer(hand));
        assert_eq!(table.all_shields(), [2, 0], "a single knight");
        assert_eq!(table.phase(), Phase::RevealTasks);
        let order = TentOrder::new(&[B, A]).expect("two seats");
        assert_eq!(table.chance(1).node.position().order(), &order);
    }
}
