//! A game that is being played: who learns what, what can be taken back, and going on later.

use std::ops::ControlFlow;

use tafelrunde::bot::{Bot, BotKind, Signals};
use tafelrunde::persist::embedded_card_set;
use tafelrunde::rules::kings_errand::{
    Action, ActionCard, Edition, Event, KingsErrand, Phase, Players, Setup, Virtue,
};
use tafelrunde::rules::{Seat, Turn, Viewer};
use tafelrunde::session::{Answer, Match, Player, play_out, stream};

type Table = Match<KingsErrand>;

fn setup(players: u8) -> Setup {
    Setup {
        players: Players::new(players).unwrap(),
        edition: Edition::Cs,
        cards: embedded_card_set(),
    }
}

fn human() -> Player {
    Player::Human("Anna".to_owned())
}

fn bot() -> Player {
    Player::Bot(BotKind::PAGE)
}

/// A game that has been dealt.
fn dealt(players: Vec<Player>, seed: u64) -> Table {
    let mut table = Match::new(setup(players.len() as u8), players, seed).unwrap();
    table.settle();
    table
}

fn seat_to_move(table: &Table) -> Seat {
    table.decision().unwrap().seat
}

/// The seat to move takes the first card that it may.
fn take_first(table: &mut Table) -> Seat {
    let seat = seat_to_move(table);
    let action = legal(table)[0];
    table.submit(seat, action).unwrap();
    seat
}

fn legal(table: &Table) -> Vec<Action> {
    use tafelrunde::rules::Game;
    let mut legal = Vec::new();
    let view = table.view(Viewer::Seat(seat_to_move(table)));
    table.game().legal_actions_in(&view, &mut legal);
    legal
}

fn phase(table: &Table) -> Phase {
    table.view(Viewer::Public).position().phase()
}

/// All seats take cards until Phase II begins.
fn choose_all(table: &mut Table) {
    while phase(table) == Phase::Choose {
        take_first(table);
    }
}

#[test]
fn a_match_needs_a_player_for_each_seat() {
    let refused = Table::new(setup(3), vec![human(), bot()], 1).unwrap_err();
    assert_eq!((refused.players, refused.seats), (2, 3));
}

#[test]
fn the_same_seed_deals_the_same_game() {
    let record = |seed| dealt(vec![human(), bot(), bot()], seed).record();
    assert_eq!(record(5), record(5));
    assert_ne!(record(5), record(6));
}

#[test]
fn a_viewer_sees_its_own_opening_hand_and_no_other() {
    let table = dealt(vec![human(), human(), bot()], 1);
    for viewer in [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Public] {
        let mut hands = 0;
        for (_, seen) in table.observations(viewer, 0) {
            if let Event::HandDealt { seat, cards } = seen.event() {
                hands += 1;
                assert_eq!(cards.is_some(), viewer == Viewer::Seat(*seat));
            }
        }
        assert_eq!(hands, 3);
    }
}

#[test]
fn observations_can_be_had_from_any_step_on() {
    let mut table = dealt(vec![human(), bot()], 1);
    let before = table.steps();
    take_first(&mut table);
    let seen: Vec<_> = table.observations(Viewer::Public, before).collect();
    assert_eq!(seen.len(), 1);
    assert_eq!(seen[0].0, before + 1);
    assert!(matches!(seen[0].1.event(), Event::CardChosen { .. }));
    let then = table.view_after(Viewer::Public, before);
    assert_eq!(then.position().picks_made(), 0);
    assert_eq!(table.view(Viewer::Public).position().picks_made(), 1);
}

#[test]
fn a_refused_action_changes_nothing() {
    let mut table = dealt(vec![human(), human()], 1);
    let seat = seat_to_move(&table);
    let decision = table.decision();
    assert!(table.submit(seat, Action::EndTurn).is_err());
    let other = Seat(1 - seat.0);
    assert!(table.submit(other, legal(&table)[0]).is_err());
    assert_eq!(table.decision(), decision);
}

#[test]
fn an_answer_to_a_past_decision_is_dropped() {
    let mut table = dealt(vec![human(), human()], 1);
    let first = table.decision().unwrap();
    let action = legal(&table)[0];
    assert_eq!(table.answer(first.id, action), Ok(Answer::Applied));
    assert_eq!(table.answer(first.id, action), Ok(Answer::Stale));
    table.undo(first.seat).unwrap();
    // The same question again, but a new decision.
    assert_eq!(table.answer(first.id, action), Ok(Answer::Stale));
    let again = table.decision().unwrap();
    assert_eq!(again.seat, first.seat);
    assert_eq!(table.answer(again.id, action), Ok(Answer::Applied));
}

#[test]
fn a_pick_is_taken_back_and_the_bots_answers_go_with_it() {
    let mut table = dealt(vec![human(), bot(), bot(), bot()], 3);
    while seat_to_move(&table) != Seat(0) {
        take_first(&mut table);
    }
    let before = (table.steps(), table.view(Viewer::Seat(Seat(0))));
    take_first(&mut table);
    for _ in 0..3 {
        take_first(&mut table);
    }
    assert!(table.can_undo(Seat(0)));
    assert!(!table.can_undo(Seat(1)), "bots take nothing back");
    assert_eq!(table.undo(Seat(0)), Some(before.0));
    assert_eq!(table.view(Viewer::Seat(Seat(0))), before.1);
    assert_eq!(
        table.observations(Viewer::Public, before.0).count(),
        0,
        "the log ends there too"
    );
}

#[test]
fn a_pick_stays_once_another_person_has_acted() {
    let mut table = dealt(vec![human(), human()], 3);
    let first = take_first(&mut table);
    assert!(table.can_undo(first));
    let second = take_first(&mut table);
    assert!(!table.can_undo(first));
    assert!(table.can_undo(second));
}

#[test]
fn nothing_is_taken_back_past_chance() {
    let mut table = dealt(vec![human(), bot()], 3);
    assert!(!table.can_undo(Seat(0)));
    choose_all(&mut table);
    while table.turn() != Turn::Chance {
        let seat = seat_to_move(&table);
        let last = *legal(&table).last().unwrap();
        table.submit(seat, last).unwrap();
    }
    table.settle();
    assert!(!table.can_undo(Seat(0)));
}

#[test]
fn steps_of_a_turn_are_taken_back_one_by_one_but_not_its_end() {
    let mut table = dealt(vec![human(), human()], 3);
    choose_all(&mut table);
    let seat = seat_to_move(&table);
    let start = table.view(Viewer::Seat(seat));
    let give_up = |table: &Table| {
        legal(table)
            .into_iter()
            .find(|action| matches!(action, Action::GiveUp(_)))
    };
    let mut given_up = 0;
    while let Some(action) = give_up(&table) {
        table.submit(seat, action).unwrap();
        given_up += 1;
    }
    assert!(given_up > 1);
    for _ in 0..given_up {
        assert!(table.undo(seat).is_some());
    }
    assert_eq!(table.view(Viewer::Seat(seat)), start);
    table.submit(seat, Action::EndTurn).unwrap();
    assert!(!table.can_undo(seat), "the end of a turn is final");
}

#[test]
fn a_hidden_card_that_was_shown_stays_shown() {
    // A game in which a knight with a Book among its opening cards holds a Court in the countryside.
    for seed in 0..200 {
        let mut table = dealt(vec![human(), human()], seed);
        let book = |table: &Table, seat| {
            let hand = table.view(Viewer::Seat(seat)).own_hand().unwrap();
            hand.count_of(Virtue::Book) > 0
        };
        let first = seat_to_move(&table);
        if !book(&table, first) {
            continue;
        }
        while phase(&table) == Phase::Choose {
            let seat = seat_to_move(&table);
            let legal = legal(&table);
            let horse = legal
                .iter()
                .find(|action| matches!(action, Action::Choose(ActionCard::Horse(_))));
            let court = Action::Choose(ActionCard::Court);
            let wanted = match horse {
                Some(&horse) if seat == first => horse,
                _ => legal[0],
            };
            let holds_horse = table
                .view(Viewer::Public)
                .position()
                .seat(seat)
                .held()
                .any(|card| matches!(card, ActionCard::Horse(_)));
            let take_court = seat == first && holds_horse && legal.contains(&court);
            table
                .submit(seat, if take_court { court } else { wanted })
                .unwrap();
        }
        let ride = legal(&table)
            .into_iter()
            .find(|action| matches!(action, Action::Horse { .. }))
            .unwrap();
        table.submit(first, ride).unwrap();
        assert!(table.can_undo(first));
        table.submit(first, Action::Court { book: 1 }).unwrap();
        assert!(!table.can_undo(first), "the others have seen the Book");
        return;
    }
    panic!("no deal gives the first seat a Book");
}

#[test]
fn a_resumed_game_goes_on_as_it_would_have() {
    let mut table = dealt(vec![bot(), bot(), bot()], 9);
    let mut bots: Vec<_> = (0..3).map(|_| BotKind::PAGE.make()).collect();
    let mut resumed: Option<Table> = None;
    for round in 0.. {
        if table.turn() == Turn::Terminal {
            break;
        }
        if round == 100 {
            let (record, players) = (table.record(), table.players().to_vec());
            resumed = Some(Match::resume(record, players, table.seed()).unwrap());
        }
        play_one(&mut table, &mut bots);
        if let Some(resumed) = &mut resumed {
            play_one(resumed, &mut bots);
            assert_eq!(resumed.record(), table.record());
        }
    }
    assert!(resumed.is_some());
    assert!(!table.winners().is_empty());
}

/// One decision and the chance that follows it; what a bot draws depends on the step alone.
fn play_one(table: &mut Table, bots: &mut [Box<dyn Bot<KingsErrand>>]) {
    let decision = table.decision().unwrap();
    let view = table.view(Viewer::Seat(decision.seat));
    let mut rng = stream(1, table.steps() as u64);
    let choice = bots[decision.seat.index()]
        .choose(table.game(), &view, &mut rng, &Signals::default())
        .unwrap();
    assert_eq!(
        table.answer(decision.id, choice.action),
        Ok(Answer::Applied)
    );
    table.settle();
}

#[test]
fn a_record_that_breaks_the_rules_is_not_resumed() {
    let table = dealt(vec![human(), bot()], 9);
    let mut record = table.record();
    record.actions.swap(1, 2);
    let error = Table::resume(record, table.players().to_vec(), 9).unwrap_err();
    assert!(error.to_string().starts_with("action 2:"), "{error}");
}

#[test]
fn bots_play_the_same_game_for_the_same_seed() {
    use tafelrunde::rules::Game;
    let game = KingsErrand::new(setup(4));
    let play = |seed| {
        let mut bots: Vec<_> = (0..4).map(|_| BotKind::PAGE.make()).collect();
        play_out(&game, &mut bots, seed, |_| ControlFlow::Continue(())).unwrap()
    };
    assert_eq!(play(1), play(1));
    assert_ne!(play(1), play(2));
    // The table deals what a match with that seed deals.
    let players = vec![bot(), bot(), bot(), bot()];
    let deal = dealt(players, 1).record().actions;
    assert_eq!(play(1).actions[..deal.len()], deal[..]);
}
