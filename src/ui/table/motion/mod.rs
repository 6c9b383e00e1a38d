//! What moves on the table when something happens.
//!
//! Each step of a game is seen as a row of beats, at least one for each observation that has a motion.
//! While they last the table is painted as it lay before the step, without what is in the air
//! (`air`); what moves is painted above it (`paint`). When the last beat is over the table is
//! painted as it lies now, and the log says what happened.
//!
//! | what happens | what moves |
//! |---|---|
//! | `RingLaid`, `HandDealt` | nothing: that is done before the table is opened |
//! | `TaskRevealed` | the task comes from its pile and is turned over |
//! | `RoundBegan` | the tents go to their new seats |
//! | `CardChosen` | the card flies from the supply to its seat |
//! | `TurnBegan` | nothing: the rim around the seat says it |
//! | `Exercised` | the virtue card flies from its pile to the hand |
//! | `TaskTaken` | the task flies from the display to the hand |
//! | `Rode` | the knight rides along the road, place by place |
//! | `CourtHeld` | the Book goes back to its pile, then shields are counted |
//! | `QuestCompleted` | what is paid goes back to the piles, then the task goes and shields are counted |
//! | `ActionExpired` | the card tears and gets the seal of what expires, then goes back to the supply |
//! | `TurnEnded` | the cards of the turn go back to the supply |
//! | `TournamentBegan` | nothing: nothing has changed its place yet |
//! | `OfferMade` | a face-down card goes to the lists; how many it stands for nobody may see |
//! | `OffersRevealed` | all offers are turned over at once, and lie there for a moment |
//! | `TournamentResult` | what was offered goes back to the piles, and shields are counted |
//! | `GoalReached` | nothing: it comes with shields that have just been counted |
//! | `GameEnded` | nothing: the screen of the end follows |

mod air;
mod lists;
mod paint;
mod ride;
mod script;
mod spot;

use crate::rules::Seat;
use crate::rules::kings_errand::{
    ActionCard, Location, MAX_PLAYERS, TaskId, View, VirtueCard, VirtueCards,
};
use crate::ui::picture::Back;

pub(super) use paint::{front, show};
pub(super) use ride::knight;
pub use script::{Step, beats, script};
pub use spot::Spot;

/// What is printed on a card that flies.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Printed {
    /// An action card.
    Action(ActionCard),
    /// A task.
    Task(TaskId),
    /// A virtue card.
    Virtue(VirtueCard),
    /// A back: nobody may see the other side.
    Hidden(Back),
}

/// How a card arrives.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Arrival {
    /// It lies there then.
    Lies,
    /// It is turned over on its way.
    Turned,
    /// It leaves the sight: what it becomes is a small sign, or nothing.
    Fades,
}

/// One thing that moves.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Move {
    /// A card flies.
    Card {
        /// What is on it.
        printed: Printed,
        /// Where from.
        from: Spot,
        /// Where to.
        to: Spot,
        /// What becomes of it there.
        arrival: Arrival,
    },
    /// A knight rides along the road.
    Knight {
        /// Whose.
        seat: Seat,
        /// Where from.
        from: Location,
        /// Where to.
        to: Location,
    },
    /// Shields go to a seat one after the other, and its number runs up.
    Shields {
        /// Whose.
        seat: Seat,
        /// How many.
        count: u8,
        /// Where from.
        from: Spot,
    },
    /// A tent goes to another seat.
    Tent {
        /// Its number.
        number: u8,
        /// Where from.
        from: Spot,
        /// Where to.
        to: Seat,
    },
    /// An action card expires where it lies.
    Expires {
        /// The card.
        card: ActionCard,
        /// Where it lies.
        at: Spot,
    },
    /// The offers are turned over at once.
    Offers([Option<VirtueCards>; MAX_PLAYERS]),
}

/// What moves at the same time.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Beat {
    /// All that moves; nothing in a rest.
    pub moves: Vec<Move>,
    /// How long it takes at normal speed.
    pub milliseconds: u16,
}

/// The table before and after one step, and everything that moves between.
#[derive(Clone, Debug)]
pub struct Moment {
    /// What was known before.
    pub view: View,
    /// What is known after it.
    pub after: View,
    /// The seat at the bottom.
    pub own: Seat,
    /// Whether its hidden cards are covered.
    pub covered: bool,
    /// Whether the game went on by itself.
    pub waiting: bool,
    /// Whether the person at the bottom did the step.
    pub by_person: bool,
    /// The own tickets that could no longer be used before it.
    pub hopeless: Vec<usize>,
    /// Steps of the game before it.
    pub steps: usize,
    /// What moves, one after the other; at least one beat.
    pub beats: Vec<Beat>,
    /// With which beat each observation of the step begins.
    pub begins: Vec<usize>,
}

/// How far a step has been seen.
#[derive(Clone, Copy, Debug)]
pub struct Moving<'a> {
    /// The step.
    pub moment: &'a Moment,
    /// The beat that is seen now.
    pub at: usize,
    /// Which part of its time has passed, 0 to 1.
    pub progress: f32,
}

impl<'a> Moving<'a> {
    /// Which part of the time of this beat has passed: 0 before it begins, 1 when it is over.
    fn part(&self, beat: usize) -> f32 {
        match beat.cmp(&self.at) {
            std::cmp::Ordering::Less => 1.0,
            std::cmp::Ordering::Equal => self.progress,
            std::cmp::Ordering::Greater => 0.0,
        }
    }

    /// Everything that moves in the step, each with its beat and the part of its time that has passed.
    fn moves(self) -> impl Iterator<Item = (usize, &'a Move, f32)> {
        let beats = self.moment.beats.iter().enumerate();
        beats.flat_map(move |(at, beat)| {
            let part = self.part(at);
            beat.moves.iter().map(move |it| (at, it, part))
        })
    }
}
