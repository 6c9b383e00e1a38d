//! Going back in a game and on again: what returns, what is marked, and what never changes.

mod flow;

use std::collections::VecDeque;
use std::time::{Duration, Instant};

use proptest::prelude::*;
use tafelrunde::bot::{Bot, BotKind, Signals};
use tafelrunde::persist::embedded_card_set;
use tafelrunde::rules::kings_errand::{Action, Edition, KingsErrand, Phase, Players, Setup};
use tafelrunde::rules::{Actor, Game, Seat, Viewer, replay};
use tafelrunde::session::{Match, Player, stream};

use crate::kings_errand::walk;

pub(crate) type Table = Match<KingsErrand>;

pub(crate) const YOU: Seat = Seat(0);

/// A game of a person against bots, dealt.
pub(crate) fn dealt(seats: u8, seed: u64) -> Table {
    let setup = Setup {
        players: Players::new(seats).unwrap(),
        edition: Edition::Cs,
        cards: embedded_card_set(),
    };
    let mut players = vec![Player::Bot(BotKind::PAGE); usize::from(seats)];
    players[0] = Player::Human("Anna".to_owned());
    let mut table = Match::new(setup, players, seed).unwrap();
    table.settle();
    table
}

/// Everybody plays as Pages do, for so many decisions; `variant` is another way to play.
pub(crate) fn play(table: &mut Table, decisions: usize, variant: u64) {
    for _ in 0..decisions {
        let Some(decision) = table.decision() else {
            return;
        };
        let view = table.view(Viewer::Seat(decision.seat));
        let mut rng = stream(variant, table.steps() as u64);
        let mut page: Box<dyn Bot<KingsErrand>> = BotKind::PAGE.make();
        let choice = page.choose(table.game(), &view, &mut rng, &Signals::default());
        table.answer_with(decision.id, choice.unwrap()).unwrap();
        table.settle();
    }
}

fn phase(table: &Table) -> Phase {
    table.view(Viewer::Public).position().phase()
}

/// Plays on until `seat` has to decide something.
pub(crate) fn play_until(table: &mut Table, seat: Seat, variant: u64) {
    while table.decision().is_some_and(|it| it.seat != seat) {
        play(table, 1, variant);
    }
}

/// What chance has drawn and will draw again.
fn drawn(table: &Table) -> Vec<Action> {
    let actions = table.record().actions.into_iter().chain(table.ahead());
    let chance = actions.filter(|(actor, _)| *actor == Actor::Chance);
    chance.map(|(_, action)| action).collect()
}

#[test]
fn what_was_taken_back_is_done_again_with_what_bots_thought() {
    let mut table = dealt(3, 4);
    play_until(&mut table, YOU, 1);
    play(&mut table, 1, 1);
    play_until(&mut table, YOU, 1);
    let (record, thoughts) = (table.record(), table.thoughts());
    assert!(!table.can_redo());
    table.undo(YOU).unwrap();
    assert!(table.can_redo());
    assert!(table.redo());
    assert_eq!((table.record(), table.thoughts()), (record, thoughts));
    assert!(!table.can_redo() && !table.redo());
    assert!(!table.is_taken_back(), "nobody had seen anything");
}

#[test]
fn all_steps_of_a_turn_go_back_at_once() {
    let mut table = dealt(2, 3);
    while phase(&table) == Phase::Choose {
        play(&mut table, 1, 2);
    }
    play_until(&mut table, YOU, 2);
    let start = table.record();
    let mut steps = 0;
    let give_up = |table: &Table| {
        let mut legal = Vec::new();
        let view = table.view(Viewer::Seat(YOU));
        table.game().legal_actions_in(&view, &mut legal);
        let mut legal = legal.into_iter();
        legal.find(|action| matches!(action, Action::GiveUp(_)))
    };
    while let Some(action) = give_up(&table) {
        table.submit(YOU, action).unwrap();
        steps += 1;
    }
    assert!(steps > 1, "a turn in which something can be given up");
    assert!(table.undo_turn(YOU).is_some());
    assert_eq!(table.record().actions.len(), start.actions.len());
    for _ in 0..steps {
        assert!(table.redo());
    }
    assert_eq!(table.record().actions.len(), start.actions.len() + steps);
}

#[test]
fn back_past_what_was_hidden_the_game_is_marked() {
    let mut table = dealt(3, 8);
    play_until(&mut table, YOU, 1);
    let first = table.steps();
    play(&mut table, 60, 1);
    let (record, now) = (table.record(), table.steps());
    assert!(table.reveals_since(first));
    assert_eq!(table.rewind(first), Some(first));
    assert_eq!(table.steps(), first);
    assert!(table.is_taken_back());
    // Step by step the same game comes again.
    while table.redo() {}
    assert_eq!((table.steps(), table.record()), (now, record));
    assert!(table.is_taken_back(), "it stays marked");
}

#[test]
fn only_a_person_alone_against_bots_goes_back_further() {
    let setup = dealt(2, 1).record().setup;
    let people = vec![
        Player::Human("Anna".to_owned()),
        Player::Human("Ben".to_owned()),
    ];
    let mut two = Match::<KingsErrand>::new(setup.clone(), people, 1).unwrap();
    two.settle();
    play(&mut two, 6, 1);
    assert_eq!(two.rewind(0), None);
    let bots = vec![Player::Bot(BotKind::PAGE); 2];
    let mut none = Match::<KingsErrand>::new(setup, bots, 1).unwrap();
    none.settle();
    play(&mut none, 6, 1);
    assert_eq!(none.rewind(4), None);
}

#[test]
fn before_the_first_own_decision_there_is_nothing_to_go_back_to() {
    let mut table = dealt(4, 2);
    assert_eq!(table.rewind(0), None);
    play_until(&mut table, YOU, 1);
    let first = table.steps();
    play(&mut table, 1, 1);
    assert_eq!(table.rewind_target(0), None);
    assert_eq!(table.rewind_target(first), Some(first));
    assert_eq!(table.rewind_target(usize::MAX), Some(first));
}

#[test]
fn who_plays_on_otherwise_meets_the_same_chance() {
    let mut table = dealt(2, 11);
    play_until(&mut table, YOU, 1);
    let first = table.steps();
    while table.decision().is_some() {
        play(&mut table, 1, 1);
    }
    let before: Vec<_> = drawn(&table);
    table.rewind(first).unwrap();
    assert_eq!(drawn(&table), before);
    play(&mut table, 1, 7);
    assert!(!table.can_redo(), "what the seats did is forgotten");
    while table.decision().is_some() {
        play(&mut table, 1, 7);
    }
    let tasks = |drawn: &[Action]| -> Vec<Action> {
        let drawn = drawn.iter().copied();
        drawn.filter(|it| matches!(it, Action::Task(_))).collect()
    };
    let (before, after) = (tasks(&before), tasks(&drawn(&table)));
    let common = before.len().min(after.len());
    assert!(common > 4);
    assert_eq!(before[..common], after[..common], "the pile lies as it lay");
}

#[test]
fn a_saved_game_can_be_done_again_after_the_next_start() {
    let mut table = dealt(3, 5);
    play_until(&mut table, YOU, 1);
    let first = table.steps();
    play(&mut table, 30, 1);
    let record = table.record();
    table.rewind(first).unwrap();
    let players = table.players().to_vec();
    let resumed = Match::resume(table.record(), players, table.seed()).unwrap();
    let mut resumed = resumed.with_ahead(table.ahead(), table.is_taken_back());
    while resumed.redo() {}
    assert_eq!(resumed.record(), record);
    assert!(resumed.is_taken_back());
}

/// A step of a person who cannot make up their mind.
#[derive(Clone, Debug)]
enum Whim {
    Play(usize, u64),
    Undo,
    UndoTurn,
    Redo,
    Rewind(usize),
}

fn whim() -> impl Strategy<Value = Whim> {
    prop_oneof![
        4 => (1..20_usize, 0..3_u64).prop_map(|(decisions, variant)| Whim::Play(decisions, variant)),
        2 => Just(Whim::Undo),
        1 => Just(Whim::UndoTurn),
        3 => Just(Whim::Redo),
        2 => (0..200_usize).prop_map(Whim::Rewind),
    ]
}

proptest! {
    #![proptest_config(walk::cases(40))]

    /// Whatever goes back and forth, the record can be replayed, and no task or deal is drawn that
    /// was not laid down the first time.
    #[test]
    fn the_record_is_always_a_game(
        seats in 2..=4_u8,
        seed in 0..1000_u64,
        whims in proptest::collection::vec(whim(), 1..30),
    ) {
        let mut table = dealt(seats, seed);
        let ring = drawn(&table)[0];
        for whim in whims {
            let before = table.record();
            match whim {
                Whim::Play(decisions, variant) => play(&mut table, decisions, variant),
                Whim::Undo => _ = table.undo(YOU),
                Whim::UndoTurn => _ = table.undo_turn(YOU),
                Whim::Redo => _ = table.redo(),
                Whim::Rewind(step) => {
                    if let Some(left) = table.rewind(step) {
                        prop_assert_eq!(&table.record().actions[..], &before.actions[..left]);
                        prop_assert_eq!(table.decision().map(|it| it.seat), Some(YOU));
                        let redone: VecDeque<_> = table.ahead().collect();
                        prop_assert!(redone.len() >= before.actions.len() - left);
                    }
                }
            }
            let record = table.record();
            let state = replay(table.game(), &record.actions, &mut ());
            prop_assert!(state.is_ok());
            let seen = table.observations(Viewer::Public, 0).map(|(step, _)| step);
            prop_assert!(seen.max() <= Some(record.actions.len()));
        }
        prop_assert_eq!(drawn(&table)[0], ring);
    }
}

#[test]
fn a_long_game_goes_back_within_a_frame() {
    let mut table = dealt(4, 1);
    play_until(&mut table, YOU, 1);
    let first = table.steps();
    while table.decision().is_some() {
        play(&mut table, 1, 1);
    }
    assert!(table.steps() > 250, "{} steps", table.steps());
    let mut times: Vec<Duration> = Vec::new();
    for _ in 0..5 {
        let middle = table.steps() / 2;
        let start = Instant::now();
        table.rewind(middle).unwrap();
        times.push(start.elapsed());
        table.rewind(first).unwrap();
        while table.redo() {}
    }
    times.sort();
    // A frame takes 16 ms; without optimization it takes some ten times as long as with it.
    assert!(times[0] < Duration::from_millis(16), "{times:?}");
}
