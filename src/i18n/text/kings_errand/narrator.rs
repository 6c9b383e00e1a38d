//! Who is meant by "you", and what the others are called.

use crate::i18n::Translator;
use crate::message;
use crate::rules::{Seat, SeatSet};

/// Tells what happens at a table to one viewer.
#[derive(Clone, Copy, Debug)]
pub struct Narrator<'a> {
    pub(super) tr: &'a Translator,
    names: &'a [String],
    you: Option<Seat>,
}

impl<'a> Narrator<'a> {
    /// A narrator for the seats called `names`, who says "you" to the seat `you`. A seat without a
    /// name is called by its number.
    #[must_use]
    pub const fn new(tr: &'a Translator, names: &'a [String], you: Option<Seat>) -> Self {
        Self { tr, names, you }
    }

    /// What the seat is called, also if it is the viewer's own.
    #[must_use]
    pub fn name(&self, seat: Seat) -> String {
        match self.names.get(seat.index()) {
            Some(name) if !name.trim().is_empty() => name.clone(),
            _ => {
                let number = u16::from(seat.0) + 1;
                self.tr.format(message!("seat-number", number = number))
            }
        }
    }

    /// Whether the viewer is meant.
    pub(super) fn is_you(&self, seat: Seat) -> bool {
        self.you == Some(seat)
    }

    /// The value of `$who` in messages about a seat: `you` or `other`.
    #[must_use]
    pub fn who(&self, seat: Seat) -> &'static str {
        if self.is_you(seat) { "you" } else { "other" }
    }

    /// "you" or the name, within a sentence.
    #[must_use]
    pub fn mention(&self, seat: Seat) -> String {
        if self.is_you(seat) {
            self.tr.text("seat-you")
        } else {
            self.name(seat)
        }
    }

    /// "You" or the name, at the start of a line.
    #[must_use]
    pub fn title(&self, seat: Seat) -> String {
        if self.is_you(seat) {
            self.tr.attribute("seat-you", "start")
        } else {
            self.name(seat)
        }
    }

    /// "Emrys, Branwen and you".
    #[must_use]
    pub fn mention_all(&self, seats: impl IntoIterator<Item = Seat>) -> String {
        let seats: Vec<_> = seats.into_iter().map(|seat| self.mention(seat)).collect();
        self.tr.list_and(&seats)
    }

    /// How the game ends for these winners.
    #[must_use]
    pub fn victory(&self, winners: SeatSet) -> String {
        let mut seats = winners.iter();
        if let (Some(seat), None) = (seats.next(), seats.next()) {
            let (who, name) = (self.who(seat), self.name(seat));
            return self
                .tr
                .format(message!("event-game-ended", who = who, name = name));
        }
        let winners = self.mention_all(winners.iter());
        self.tr
            .format(message!("event-game-ended-shared", winners = winners))
    }
}
