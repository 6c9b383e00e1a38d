//! What seats and chance do. Source: record-format.md; written there exactly as serialized here.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::action_card::{ActionCard, Horse};
use super::place::{LOCATIONS, Location};
use super::task::TaskId;
use super::virtue::{Virtue, VirtueCards};
use super::{MAX_PLAYERS, TentOrder};
use crate::rules::Seat;

/// An action of a seat or of chance.
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// Phase I: take a card from the supply. Source: C1–C5.
    Choose(ActionCard),
    /// Take a virtue card from its pile. Source: D5.
    Exercise {
        /// Which pile, and with it which card.
        virtue: Virtue,
        /// The value taken.
        value: u8,
    },
    /// Take a task from the display. Source: D6.
    RoundTable {
        /// The task taken.
        task: TaskId,
    },
    /// Put back a Book for 2 shields. Source: D8.
    Court {
        /// The value of the Book.
        book: u8,
    },
    /// Complete a task. Source: D9.
    Quest {
        /// The task.
        task: TaskId,
        /// The virtue cards put back for it.
        pay: VirtueCards,
    },
    /// Ride. Source: D7.
    Horse {
        /// The card used.
        card: Horse,
        /// Where to.
        to: Location,
    },
    /// Let one card expire. Source: D3.
    GiveUp(ActionCard),
    /// End the turn; what is left, but Tournament, expires. Source: D3, D4.
    EndTurn,
    /// What a knight offers in the tournament. Source: T2, T4.
    Offer(VirtueCards),
    /// Chance: the circle, clockwise. Source: S1.
    #[serde(serialize_with = "write_ring", deserialize_with = "read_ring")]
    Ring([Location; LOCATIONS]),
    /// Chance: the two opening cards of a seat. Source: S6.
    OpeningHand {
        /// Who gets them.
        seat: Seat,
        /// The cards.
        cards: VirtueCards,
    },
    /// Chance: a task is revealed. Source: S7, N1.
    Task(TaskId),
    /// Chance: the tents. Source: S3, N2.
    Tents(TentOrder),
}

impl Action {
    /// The action card that this carries out; `None` for everything but D5–D9.
    #[must_use]
    pub const fn carries_out(self) -> Option<ActionCard> {
        match self {
            Self::Exercise { virtue, .. } => Some(ActionCard::Exercise(virtue)),
            Self::RoundTable { .. } => Some(ActionCard::RoundTable),
            Self::Horse { card, .. } => Some(ActionCard::Horse(card)),
            Self::Court { .. } => Some(ActionCard::Court),
            Self::Quest { .. } => Some(ActionCard::Quest),
            Self::Choose(_)
            | Self::GiveUp(_)
            | Self::EndTurn
            | Self::Offer(_)
            | Self::Ring(_)
            | Self::OpeningHand { .. }
            | Self::Task(_)
            | Self::Tents(_) => None,
        }
    }
}

fn rotated(mut ring: [Location; LOCATIONS]) -> [Location; LOCATIONS] {
    if let Some(start) = ring
        .iter()
        .position(|&location| location == Location::Camelot)
    {
        ring.rotate_left(start);
    }
    ring
}

/// Writers start the ring with Camelot.
#[expect(
    clippy::trivially_copy_pass_by_ref,
    reason = "serde hands over a reference"
)]
fn write_ring<S: Serializer>(
    ring: &[Location; LOCATIONS],
    serializer: S,
) -> Result<S::Ok, S::Error> {
    rotated(*ring).serialize(serializer)
}

/// Readers accept any rotation.
fn read_ring<'de, D: Deserializer<'de>>(
    deserializer: D,
) -> Result<[Location; LOCATIONS], D::Error> {
    Ok(rotated(<[Location; LOCATIONS]>::deserialize(deserializer)?))
}

impl Serialize for TentOrder {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.as_slice().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for TentOrder {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let seats = Vec::<Seat>::deserialize(deserializer)?;
        Self::new(&seats).ok_or_else(|| {
            serde::de::Error::custom(format_args!(
                "tents are dealt to at most {MAX_PLAYERS} seats"
            ))
        })
    }
}
