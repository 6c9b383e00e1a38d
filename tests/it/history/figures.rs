//! What all games together tell, on the screen and as a table.

use std::fs;

use tafelrunde::bot::{BotKind, Level};
use tafelrunde::persist::Outcome;
use tafelrunde::persist::exchange::GameResult;
use tafelrunde::persist::history::statistics::{Against, Statistics};
use tafelrunde::persist::history::{self, Entry, table};
use tafelrunde::rules::Seat;
use tafelrunde::ui::app::{HistoryCommand, HistoryTab, Purpose};

use super::{Home, game};
use crate::window::{self, click, description, is_there, label, settle};

/// A game of these seats in which everybody has the shields told, and the first one so many expired
/// cards.
fn entry(bots: &[Option<BotKind>], shields: &[u8], expired: u16) -> Entry {
    let most = shields.iter().max().unwrap();
    let winners = (0..shields.len()).filter(|&seat| shields[seat] == *most);
    let sources = shields
        .iter()
        .map(|&it| [u16::from(it).saturating_sub(2), 2, 0]);
    Entry {
        path: "game.ron".into(),
        saved_at: 1_796_073_240,
        seating: window::seated(bots),
        seed: 42,
        taken_back: false,
        name: None,
        round: Some(8),
        outcome: Some(Outcome {
            result: GameResult {
                shields: shields.to_vec(),
                winners: winners.map(|seat| Seat(seat as u8)).collect(),
                rounds: 8,
            },
            sources: sources.collect(),
            expired: shields.iter().map(|_| expired).collect(),
        }),
    }
}

const SQUIRE: Option<BotKind> = Some(BotKind::SQUIRE);
const KNIGHT: Option<BotKind> = Some(BotKind::KNIGHT);

#[test]
fn games_of_one_person_against_bots_are_counted_by_the_strongest_bot() {
    let mut left = entry(&[None, SQUIRE], &[3, 4], 9);
    left.outcome = None;
    let games = [
        entry(&[None, SQUIRE], &[15, 9], 1),
        entry(&[None, SQUIRE, KNIGHT], &[9, 4, 15], 2),
        // A shared victory is a victory.
        entry(&[SQUIRE, None], &[15, 15], 3),
        // Of these nobody knows whose they are.
        entry(&[None, None], &[15, 9], 7),
        entry(&[SQUIRE, KNIGHT], &[15, 9], 7),
        left,
    ];
    let all = Statistics::of(&games);
    let against = |level, games, won| Against { level, games, won };
    let expected = [against(Level::Squire, 2, 2), against(Level::Knight, 1, 0)];
    assert_eq!(all.against, expected);
    assert_eq!(all.sources, [13 + 7 + 13, 6, 0]);
    assert_eq!(all.expired, [3, 2, 1], "the first game comes first");
    assert_eq!((all.games(), all.won()), (3, 2));
    assert_eq!(against(Level::Page, 3, 2).percent(), 67);
    assert_eq!(against(Level::Page, 0, 0).percent(), 0);
    assert_eq!(Statistics::of([]), Statistics::default());
}

#[test]
fn the_screen_shows_the_figures_of_what_is_in_the_folder() {
    let home = Home::new();
    let mut window = home.open();
    click(&mut window, "tab.statistics");
    assert!(description(&window, "history.empty").contains("against bots"));
    let outcomes = [1, 2, 3].map(|seed| {
        let game = game(seed, None);
        home.keep(&game);
        game.outcome.unwrap()
    });
    home.keep(&game(4, Some(50)));
    let mut window = home.open();
    click(&mut window, "tab.statistics");
    let won = outcomes
        .iter()
        .filter(|it| it.result.winners.contains(&Seat(0)));
    let words = description(&window, "statistics.squire");
    assert!(
        words.starts_with(&format!("{} of 3 won", won.count())),
        "{words}"
    );
    assert!(!is_there(&window, "statistics.knight"));
    let expired = outcomes.map(|it| it.expired[0].to_string()).join(", ");
    assert_eq!(description(&window, "statistics.expired"), expired);
    // How well the rules are known stands beside it.
    assert!(is_there(&window, "shield.S1"));
}

#[test]
fn a_table_has_a_row_for_each_game_and_quotes_what_would_break_it() {
    let mut first = entry(&[None, SQUIRE], &[15, 9], 1);
    first.seating.seats[0].name = "Ida \"the\" Bold, knight".to_owned();
    let mut second = entry(&[None, KNIGHT, KNIGHT, SQUIRE], &[1, 2, 3, 4], 2);
    second.outcome = None;
    let text = table::csv([&first, &second]);
    let lines: Vec<_> = text.split("\r\n").collect();
    let [head, one, two, ""] = lines.as_slice() else {
        panic!("{text}");
    };
    let columns = 7 + 4 * 8;
    assert_eq!(head.split(',').count(), columns);
    assert!(
        head.starts_with("kept_at,edition,players,deal,finished,rounds,taken_back,seat_1_name,")
    );
    let start = "2026-11-30T21:14:00Z,cs,2,42,yes,8,no,\"Ida \"\"the\"\" Bold, knight\",human,15,yes,13,2,0,1,Jan,squire,9,no,7,2,0,1,";
    assert!(one.starts_with(start), "{one}");
    // The name with a comma is one column.
    assert_eq!(one.split(',').count(), columns + 1);
    assert_eq!(two.split(',').count(), columns);
    assert!(
        two.contains("cs,4,42,no,8,no,Ida,human,,,,,,,Jan,knight,"),
        "{two}"
    );
}

#[test]
fn the_table_is_written_from_the_screen() {
    let home = Home::new();
    home.keep(&game(1, None));
    let mut window = home.open();
    let file = home.path().join("games.csv");
    for command in [
        HistoryCommand::Ask(Purpose::Table),
        HistoryCommand::Answer(file.display().to_string()),
        HistoryCommand::Accept,
    ] {
        window.state_mut().order(command.into());
        settle(&mut window);
    }
    assert!(label(&window, "history.said").contains("games.csv"));
    let list = history::list(&home.played()).unwrap();
    assert_eq!(fs::read_to_string(&file).unwrap(), table::csv(&list));
    window
        .state_mut()
        .order(HistoryCommand::Turn(HistoryTab::Saved).into());
    settle(&mut window);
    assert!(!is_there(&window, "history.table"));
}
