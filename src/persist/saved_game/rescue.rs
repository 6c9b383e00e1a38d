//! What can be saved of a file that is broken off, altered, or bent by another program: the game up to
//! the first action that cannot be read or is not legal.

use crate::rules::kings_errand::{KingsErrand, Setup};
use crate::rules::{Actor, Record};
use crate::session::{Match, NewGame};

use super::{SavedGame, pieces};
use crate::persist::store::{FileError, Kept, LARGEST, read_bounded};

/// A game out of a broken file.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Rescued {
    /// The game, which can be resumed.
    pub game: SavedGame,
    /// How many actions of the file are lost, as far as they can be counted.
    pub lost: usize,
}

impl SavedGame {
    /// What can be saved of a file that [`Self::load`] has set aside as broken.
    #[must_use]
    pub fn rescue_from(fault: &FileError) -> Option<Rescued> {
        let FileError::Broken { path, kept, .. } = fault else {
            return None;
        };
        let path = match kept {
            Kept::As(path) => path,
            Kept::InPlace(_) => path,
        };
        let (bytes, _) = read_bounded(path, LARGEST).ok()?;
        Self::rescue(&String::from_utf8_lossy(&bytes))
    }

    /// What can be saved of a text that cannot be used as a whole; `None` if nobody has done anything
    /// in it.
    #[must_use]
    pub fn rescue(text: &str) -> Option<Rescued> {
        let text = text.trim_start_matches('\u{feff}').trim_start();
        let record = pieces::field(text, "record")?;
        let setup: Setup = ron::from_str(pieces::field(record, "setup")?).ok()?;
        let seating = pieces::field(text, "seating").and_then(|it| ron::from_str(it).ok());
        let seating = seating
            .filter(|seating: &NewGame| seating.clone().mended() == *seating)
            .filter(|seating| seating.seats.len() == usize::from(setup.players.get()))
            .unwrap_or_else(|| NewGame::for_setup(&setup));
        let number = |name| pieces::field(text, name).and_then(|it| it.parse().ok());
        let seed = number("seed").unwrap_or_default();
        let mut game = Match::<KingsErrand>::new(setup, seating.players(), seed).ok()?;
        let mut lost = 0;
        for action in pieces::items(pieces::field(record, "actions")?) {
            lost += usize::from(lost > 0 || !does(&mut game, action));
        }
        let Record { actions, .. } = game.record();
        let is_of_seat = |(actor, _): &(Actor, _)| matches!(actor, Actor::Seat(_));
        if !actions.iter().any(is_of_seat) {
            return None;
        }
        // Chance may have been cut off in the middle; it goes on by the seed.
        game.settle();
        let taken_back = pieces::field(text, "taken_back") == Some("true");
        let mut saved = Self::of(&game, &seating, std::time::UNIX_EPOCH);
        saved.saved_at = number("saved_at").unwrap_or_default();
        saved.taken_back = taken_back;
        Some(Rescued { game: saved, lost })
    }
}

/// Does the action that a piece of text tells; whether it could be read and done.
fn does(game: &mut Match<KingsErrand>, action: &str) -> bool {
    let Ok((actor, action)) = ron::from_str(action) else {
        return false;
    };
    match actor {
        Actor::Chance => game.deal(action).is_ok(),
        Actor::Seat(seat) => game.submit(seat, action).is_ok(),
    }
}
