//! What a guide can point at.

use serde::Deserialize;

use crate::rules::Seat;
use crate::rules::kings_errand::{Action, ActionCard, Location, TaskId, Virtue};

/// Something on the table that a guide points at, or that the learner is to look at.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Target {
    /// A card of the circle.
    Location(Location),
    /// A kind of action cards in the supply.
    Supply(ActionCard),
    /// A chosen action card of the learner: its ticket in the plan.
    Ticket(ActionCard),
    /// The pile of a virtue.
    Pile(Virtue),
    /// A task that lies face up.
    Task(TaskId),
    /// The tasks that lie face up, and their pile.
    Tasks,
    /// The virtue cards in the learner's hand.
    Hand,
    /// The tasks in the learner's hand.
    OwnTasks,
    /// The learner's tent.
    Tent,
    /// The learner's shields.
    Shields,
    /// Another seat.
    Rival(Seat),
    /// The button that carries out the next step of the plan.
    Next,
    /// The button that ends the turn.
    EndTurn,
    /// The cards to offer, and the button that lays them down.
    Offer,
}

impl Target {
    /// Where an action is done.
    #[must_use]
    pub const fn of(action: Action) -> Option<Self> {
        Some(match action {
            Action::Choose(card) => Self::Supply(card),
            Action::GiveUp(card) => Self::Ticket(card),
            Action::EndTurn => Self::EndTurn,
            Action::Offer(_) => Self::Offer,
            Action::Exercise { .. }
            | Action::RoundTable { .. }
            | Action::Court { .. }
            | Action::Quest { .. }
            | Action::Horse { .. } => match action.carries_out() {
                Some(card) => Self::Ticket(card),
                None => return None,
            },
            Action::Ring(_) | Action::OpeningHand { .. } | Action::Task(_) | Action::Tents(_) => {
                return None;
            }
        })
    }
}
