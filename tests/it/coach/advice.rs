//! What the coach knows: hints and last chances, without a window.

use rand::SeedableRng;
use tafelrunde::bot::{BotKind, Generator};
use tafelrunde::i18n::text::kings_errand::Narrator;
use tafelrunde::persist::embedded_card_set;
use tafelrunde::rules::kings_errand::{
    Action, ActionCard, Edition, KingsErrand, Location, Players, Setup, Unmet, Virtue,
};
use tafelrunde::rules::{Game, Seat, Viewer};
use tafelrunde::session::kings_errand::{Learned, advise, last_chance};
use tafelrunde::session::{CoachLevel, Match, Player, Sandbox, play_out};

use crate::kings_errand::support::{action_cards, cards, duel, exercise, ride};
use crate::text::engine::{assert_sentence, translators};

/// A game of Squires, at every decision of its first seat.
fn decisions(seed: u64, each: impl Fn(&Match<KingsErrand>)) {
    let setup = Setup {
        players: Players::new(3).unwrap(),
        edition: Edition::Cs,
        cards: embedded_card_set(),
    };
    let game = KingsErrand::new(setup.clone());
    let mut bots: Vec<_> = (0..3).map(|_| BotKind::SQUIRE.make()).collect();
    let record = play_out(&game, &mut bots, seed, |_| {
        std::ops::ControlFlow::Continue(())
    })
    .unwrap();
    let players = ["Ida", "Jan", "Ulf"].map(|name| Player::Human(name.to_owned()));
    let mut table = Match::new(setup, players.to_vec(), seed).unwrap();
    table.settle();
    for (actor, action) in record.actions {
        let tafelrunde::rules::Actor::Seat(seat) = actor else {
            continue;
        };
        if seat == Seat(0) {
            each(&table);
        }
        table.submit(seat, action).unwrap();
        table.settle();
    }
}

#[test]
fn advice_is_legal_the_same_every_time_and_drawn_from_the_view() {
    let names = ["Ida", "Jan", "Ulf"].map(str::to_owned);
    decisions(11, |table| {
        let before = table.record();
        let advice = table.advice(Seat(0)).expect("somebody is to decide");
        assert_eq!(table.record(), before, "asking changes nothing");
        assert_eq!(table.advice(Seat(0)), Some(advice.clone()));
        assert!(table.advice(Seat(1)).is_none(), "it is not to decide");
        let view = table.view(Viewer::Seat(Seat(0)));
        let mut legal = Vec::new();
        table.game().legal_actions_in(&view, &mut legal);
        assert!(legal.contains(&advice.action), "{advice:?}");
        // Whatever the hidden cards are, the advice is the same.
        let mut rng = Generator::seed_from_u64(5);
        let world = table.game().determinize(&view, &mut rng);
        let sandbox = Sandbox::new(table.game(), world, Viewer::Seat(Seat(0)));
        assert_eq!(advise(table.game(), &sandbox.view()), Some(advice.clone()));
        for tr in &translators() {
            let narrator = Narrator::new(tr, &names, Some(Seat(0)));
            assert_sentence(&narrator.advice(advice.action));
            let told = narrator.advice_reasons(&advice);
            assert!(!told.is_empty(), "{advice:?}");
            let more = narrator.advice_sequel(&advice).into_iter();
            let more: Vec<_> = more.chain(narrator.advice_without(&advice)).collect();
            for words in told.iter().chain(&more) {
                assert_sentence(words);
            }
        }
    });
}

#[test]
fn a_ride_away_is_the_last_chance_for_an_exercise() {
    let table = duel(|it| {
        it.hand(Seat(0), cards("sword 1"))
            .chosen(Seat(0), &action_cards("exercise_sword, horse_2"))
    });
    let view = table.view(Viewer::Seat(Seat(0)));
    let lost = |actions: &[Action]| last_chance(&table.game, &view, actions);
    let away = ride("horse_2", Location::MoonLake);
    let losses = lost(&[away]);
    assert_eq!(losses.len(), 1);
    assert_eq!(losses[0].card, ActionCard::Exercise(Virtue::Sword));
    assert!(matches!(losses[0].unmet, Unmet::WrongPlace { .. }));
    assert!(lost(&[exercise("sword 1")]).is_empty());
    assert!(lost(&[exercise("sword 1"), away]).is_empty());
    let ended = lost(&[Action::EndTurn]);
    assert_eq!(ended.len(), 2);
    assert!(ended.iter().all(|loss| loss.unmet == Unmet::GivenUp));
}

#[test]
fn what_cannot_be_used_is_no_loss() {
    // At Camelot without a horse a Court is lost already.
    let table = duel(|it| {
        it.hand(Seat(0), cards("book 1"))
            .chosen(Seat(0), &action_cards("court"))
    });
    let view = table.view(Viewer::Seat(Seat(0)));
    assert!(last_chance(&table.game, &view, &[Action::EndTurn]).is_empty());
}

#[test]
fn help_fades_as_rules_are_learned() {
    use tafelrunde::rules::kings_errand::Rule;
    let level = CoachLevel::ByMastery;
    assert_eq!(level.help(0.0), CoachLevel::Full.help(0.0));
    assert_eq!(level.help(1.0), CoachLevel::Quiet.help(1.0));
    assert!(!level.help(0.5).beckons && level.help(0.5).warns);
    assert!(!level.help(0.8).warns && level.help(0.8).looks_back);
    assert!(!CoachLevel::Off.help(0.0).hint);
    let learned = Learned::new([(Rule::D2, 0.75)]);
    assert!(learned.share(Rule::D2) > 0.7 && learned.share(Rule::D3) < 0.1);
}
