//! The same seed and the same number of iterations give the same moves, on any machine: held to games
//! that were kept as data.

use std::fs;
use std::ops::ControlFlow;
use std::path::PathBuf;

use serde::{Deserialize, Serialize};
use tafelrunde::bot::BotKind;
use tafelrunde::rules::Actor;
use tafelrunde::rules::kings_errand::{Action, Edition, Phase};
use tafelrunde::session::play_out;

use super::support::game;

/// The first two rounds of a game in which every seat is played by the same kind of bot.
#[derive(Debug, Eq, PartialEq, Serialize, Deserialize)]
struct Kept {
    bot: String,
    players: u8,
    edition: Edition,
    seed: u64,
    actions: Vec<(Actor, Action)>,
}

impl Kept {
    fn played(bot: &str, players: u8, edition: Edition, seed: u64) -> Self {
        let kind: BotKind = bot.parse().expect("it is the name of a bot");
        let game = game(players, edition);
        // The number of threads depends on the machine, what is chosen does not.
        let mut bots: Vec<_> = (0..players).map(|_| kind.make()).collect();
        let record = play_out(&game, &mut bots, seed, |seen| {
            let position = seen.view.position();
            if position.round() > 2 || position.phase() == Phase::Over {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        });
        Self {
            bot: bot.to_owned(),
            players,
            edition,
            seed,
            actions: record.expect("bots choose legal actions").actions,
        }
    }
}

/// After a change of the bots that is meant to change their moves, `KEEP_MOVES=1` keeps the new ones.
#[test]
fn bots_make_the_same_moves_on_every_machine() {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/records/same_moves.jsonl");
    let mut played = Vec::new();
    for (seed, bot) in (1..).zip([
        "page",
        "squire",
        "knight",
        "knight-questing",
        "champion:300",
    ]) {
        for (players, edition) in [(2, Edition::Cs), (3, Edition::En), (4, Edition::Cs)] {
            played.push(Kept::played(bot, players, edition, seed));
        }
    }
    // A tree that is searched deeper.
    played.push(Kept::played("champion:9000", 2, Edition::En, 7));
    if std::env::var_os("KEEP_MOVES").is_some() {
        let lines = played
            .iter()
            .map(|kept| serde_json::to_string(kept).expect("it can be written") + "\n");
        fs::write(&path, lines.collect::<String>()).expect("it can be kept");
    }
    let text = fs::read_to_string(&path).expect("the games are there");
    let kept: Vec<Kept> = text
        .lines()
        .map(|line| serde_json::from_str(line).expect("it can be read"))
        .collect();
    assert_eq!(kept.len(), played.len());
    for (kept, played) in kept.iter().zip(&played) {
        assert_eq!(kept, played, "{} with {} seats", kept.bot, kept.players);
    }
}
