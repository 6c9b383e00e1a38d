//! Which event sounds like what.
//!
//! | what happens | what is heard |
//! |---|---|
//! | `RingLaid`, `HandDealt` | nothing: that is done before the table is opened |
//! | `TaskRevealed` | a page: a task is turned over |
//! | `RoundBegan` | nothing: tents are set up quietly, and the tasks that are turned over are heard |
//! | `CardChosen` | a page: a card leaves the supply |
//! | `TurnBegan` | nothing: what the seat does then is heard |
//! | `Exercised`, `TaskTaken` | a page: a card comes to the hand |
//! | `Rode` | hoofs |
//! | `CourtHeld`, `QuestCompleted` | coins: shields are gained |
//! | `ActionExpired` | the tone that falls |
//! | `TurnEnded` | nothing: what has expired has been heard |
//! | `TournamentBegan` | nothing: each offer that follows is heard |
//! | `OfferMade` | a page: a card is laid face down |
//! | `OffersRevealed` | a sword: the knights meet |
//! | `TournamentResult` | coins for whoever gains shields, nothing for the others |
//! | `GoalReached`, `GameEnded` | a fanfare |

use super::Sound;
use crate::rules::kings_errand::Event;

/// What an event sounds like; `None` if it is silent.
///
/// It depends only on what everybody sees, so that no sound gives away what is hidden.
#[must_use]
pub const fn cue(event: &Event) -> Option<Sound> {
    match *event {
        Event::RingLaid { .. }
        | Event::HandDealt { .. }
        | Event::RoundBegan { .. }
        | Event::TurnBegan { .. }
        | Event::TurnEnded { .. }
        | Event::TournamentBegan { .. }
        | Event::TournamentResult { shields: 0, .. } => None,
        Event::TaskRevealed { .. }
        | Event::CardChosen { .. }
        | Event::Exercised { .. }
        | Event::TaskTaken { .. }
        | Event::OfferMade { .. } => Some(Sound::Page),
        Event::Rode { .. } => Some(Sound::Hoof),
        Event::CourtHeld { .. } | Event::QuestCompleted { .. } | Event::TournamentResult { .. } => {
            Some(Sound::Coin)
        }
        Event::ActionExpired { .. } => Some(Sound::Expiry),
        Event::OffersRevealed { .. } => Some(Sound::Sword),
        Event::GoalReached { .. } | Event::GameEnded { .. } => Some(Sound::Fanfare),
    }
}
