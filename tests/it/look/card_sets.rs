//! The card sets: the one in the program, one of somebody's own, one with faults, and what opens there.

use tafelrunde::persist::card_set_edit::{Change, Figure, Group};
use tafelrunde::rules::kings_errand::{Location, Virtue, VirtueCard};
use tafelrunde::session::CoachLevel;
use tafelrunde::ui::app::Start;
use tafelrunde::ui::screen::Screen;
use tafelrunde::ui::screen::card_sets::{CardSetsCommand, Wanted};

use super::screens::{State, open, order, seating, start};

/// All of it.
pub(super) fn all() -> Vec<State> {
    let of_own = |name: &str, commands: fn() -> Vec<CardSetsCommand>| {
        State::new(name, Screen::CardSets, move |look| {
            let mut window = open(look, start(look, Screen::CardSets), None);
            order(&mut window, CardSetsCommand::Duplicate);
            for command in commands() {
                order(&mut window, command);
            }
            window
        })
    };
    vec![
        State::new("card sets", Screen::CardSets, |look| {
            open(look, start(look, Screen::CardSets), None)
        }),
        of_own("card sets, own", || {
            vec![
                CardSetsCommand::Rename("Hammerschmieds Büchse 12".to_owned()),
                CardSetsCommand::Change(Change::Confirm(Group::Task(3))),
                CardSetsCommand::Change(Change::Card(
                    Figure::NewNeed(13),
                    VirtueCard::new(Virtue::Book, 1),
                )),
            ]
        }),
        of_own("card sets, faults", || {
            let number = |figure, number| CardSetsCommand::Change(Change::Number(figure, number));
            vec![
                number(Figure::Shields(1), Some(99)),
                number(Figure::Reach(2), Some(9)),
                number(Figure::Value(Virtue::Dragon, 0), Some(7)),
                number(Figure::Value(Virtue::Book, 3), None),
                number(Figure::Need(4, 0), Some(3)),
                CardSetsCommand::Change(Change::Place(5, Location::Camelot)),
            ]
        }),
        of_own("card sets, shields", || {
            vec![CardSetsCommand::Pick(Some(Figure::Shields(0)))]
        }),
        of_own("card sets, need", || {
            vec![CardSetsCommand::Pick(Some(Figure::Need(6, 1)))]
        }),
        of_own("card sets, place", || {
            vec![CardSetsCommand::Pick(Some(Figure::Place(2)))]
        }),
        of_own("card sets, horse", || {
            vec![CardSetsCommand::Pick(Some(Figure::Reach(1)))]
        }),
        of_own("card sets, virtue", || {
            vec![CardSetsCommand::Pick(Some(Figure::Value(Virtue::Lance, 1)))]
        }),
        of_own("card sets, import", || {
            vec![CardSetsCommand::Ask(Some(Wanted::Import))]
        }),
        of_own("card sets, export", || {
            vec![CardSetsCommand::Ask(Some(Wanted::Export))]
        }),
        State::new("new game with own cards", Screen::NewGame, |look| {
            let mut window = open(look, start(look, Screen::CardSets), None);
            order(&mut window, CardSetsCommand::Duplicate);
            order(&mut window, CardSetsCommand::Play);
            window
        }),
        State::new("new game, cards are gone", Screen::NewGame, |look| {
            let mut game = seating(3, 2, CoachLevel::Off);
            game.card_set = Some("gone".to_owned());
            let start = Start {
                new_game: Some(game),
                ..start(look, Screen::NewGame)
            };
            open(look, start, None)
        }),
    ]
}
