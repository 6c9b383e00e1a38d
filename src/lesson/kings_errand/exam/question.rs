//! A question of the exam, as data: where it is asked, what is asked, what can be answered.

use std::sync::Arc;

use super::answer::Answer;
use crate::rules::kings_errand::{
    Action, ActionCard, Horse, KingsErrand, Location, Observation, Refusal, Rule, TaskId, Unmet,
    View, Virtue, VirtueCards,
};
use crate::rules::{Actor, Seat};

/// The table at which a question is asked. It is reached from the root of the game by its rules.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Scene {
    /// Everything that was done before, from the root of the game.
    pub record: Vec<(Actor, Action)>,
    /// The seat that is asked: the "you" of the question.
    pub seat: Seat,
    /// What it knows.
    pub view: View,
}

/// A kind of action cards, whatever virtue or number they show. Source: S4.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Kind {
    /// Exercise, of all virtues together.
    Exercise,
    /// Round Table.
    RoundTable,
    /// Tournament.
    Tournament,
    /// Court.
    Court,
    /// Quest.
    Quest,
    /// Horses, whatever number they show.
    Horse,
}

impl Kind {
    /// Every kind.
    pub const ALL: [Self; 6] = [
        Self::Exercise,
        Self::RoundTable,
        Self::Tournament,
        Self::Court,
        Self::Quest,
        Self::Horse,
    ];

    /// Whether `card` is of this kind.
    #[must_use]
    pub const fn has(self, card: ActionCard) -> bool {
        matches!(
            (self, card),
            (Self::Exercise, ActionCard::Exercise(_))
                | (Self::RoundTable, ActionCard::RoundTable)
                | (Self::Tournament, ActionCard::Tournament)
                | (Self::Court, ActionCard::Court)
                | (Self::Quest, ActionCard::Quest)
                | (Self::Horse, ActionCard::Horse(_))
        )
    }
}

/// What is asked about a card that is let go. Source: D3.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub enum Aftermath {
    /// Whether it is allowed.
    Allowed,
    /// What it costs.
    Price,
    /// Where the card goes.
    Whither,
}

/// What is asked. A `line` is what the seat has carried out before in its turn.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Ask {
    /// After the line it is the turn of this card: is it carried out, or does it expire?
    Card {
        /// What is carried out before.
        line: Vec<Action>,
        /// The card.
        card: ActionCard,
    },
    /// After the line this card is given up. Source: D3.
    LetGo {
        /// What is carried out before.
        line: Vec<Action>,
        /// The card.
        card: ActionCard,
    },
    /// After the line the turn is ended, and this card is still there. Source: D3.
    EndTurn {
        /// What is carried out before.
        line: Vec<Action>,
        /// The card.
        card: ActionCard,
    },
    /// After the line this card, which could be carried out, is given up: what follows from that?
    /// Source: D3.
    Expiry {
        /// What is carried out before.
        line: Vec<Action>,
        /// The card.
        card: ActionCard,
        /// What is asked about it.
        about: Aftermath,
    },
    /// After the line the knight is to ride there. Source: D7.
    Ride {
        /// What is carried out before.
        line: Vec<Action>,
        /// The horse.
        horse: Horse,
        /// Where to.
        to: Location,
    },
    /// After the line the turn is ended; what becomes of the Tournament card? Source: T1.
    Joust {
        /// What is carried out before.
        line: Vec<Action>,
    },
    /// What these offers bring. Source: T3, T4.
    Offers {
        /// What is offered.
        own: VirtueCards,
        /// Who else offers what; nobody for a single knight.
        other: Option<(Seat, VirtueCards)>,
    },
    /// How far it is. Source: S1.
    Distance {
        /// From here.
        from: Location,
        /// To here.
        to: Location,
    },
    /// Where the knight of this seat stands when the game begins. Source: S2.
    StartPlace {
        /// Whose knight.
        seat: Seat,
    },
    /// Who takes the card with this number of the round, from 1. Source: S3.
    Taker {
        /// The number of the pick, from 1 to the number of seats.
        pick: u8,
    },
    /// How many cards of this kind there are. Source: S4.
    Supply {
        /// The kind.
        kind: Kind,
    },
    /// How many virtue cards go back into the box. Source: S5.
    Boxed,
    /// How many of the opening cards show this virtue. Source: S6.
    Opening {
        /// The virtue.
        virtue: Virtue,
    },
    /// How many tasks lie face down when the game begins. Source: S7.
    FaceDown,
    /// How many action cards each seat takes in a round. Source: C1.
    Picks,
    /// Whether this card may be taken now. Source: C2–C4.
    MayTake {
        /// The card.
        card: ActionCard,
    },
    /// Whether the seat may take no card at all. Source: C5.
    MayPass,
    /// Who sees that the seat takes this card. Source: C5.
    WhoSees {
        /// The card.
        card: ActionCard,
    },
    /// How many such cards the supply has once the turn is ended. Source: D4.
    SupplyAfter {
        /// The card; the seat holds it.
        card: ActionCard,
        /// How many there are now.
        now: u8,
    },
    /// How many virtue cards or tasks the seat holds after this. Source: D10.
    HandAfter {
        /// An Exercise or a Round Table.
        action: Action,
        /// How many it holds now.
        now: u8,
    },
    /// What an offer of these cards comes to. Source: T2.
    OfferTotal {
        /// The cards.
        own: VirtueCards,
    },
    /// Whether these cards may be offered. Source: T2.
    MayOffer {
        /// The cards.
        own: VirtueCards,
    },
    /// How many virtue cards the seat holds after these offers. Source: T5.
    HandAfterOffers {
        /// What is offered.
        own: VirtueCards,
        /// Who else offers what.
        other: (Seat, VirtueCards),
        /// How many it holds now.
        now: u8,
    },
    /// How many tasks will lie face up in the next round. Source: N1.
    FaceUp {
        /// How many lie face up now.
        now: u8,
        /// How many lie face down.
        face_down: u8,
    },
    /// Who gets this tent for the next round. Source: N2.
    Tent {
        /// The number on the tent.
        tent: u8,
    },
    /// What comes now that the tents have been dealt anew. Source: N3.
    AfterTents,
    /// How many shields end the game. Source: G1.
    Goal,
    /// This seat has reached the goal: when does the game end? Source: G1.
    End {
        /// Who.
        seat: Seat,
    },
    /// The game is over: who has won? Source: G2.
    Winner,
    /// The game is over, and seats have equally many shields. Source: G2.
    TieWinner {
        /// How many.
        shields: u8,
        /// Who had them first; `None` if they got them in the same tournament.
        first: Option<Seat>,
    },
}

impl Ask {
    /// What is carried out in the seat's turn before the moment in question.
    #[must_use]
    pub fn line(&self) -> &[Action] {
        match self {
            Self::Card { line, .. }
            | Self::LetGo { line, .. }
            | Self::EndTurn { line, .. }
            | Self::Expiry { line, .. }
            | Self::Ride { line, .. }
            | Self::Joust { line } => line,
            Self::Offers { .. }
            | Self::Distance { .. }
            | Self::StartPlace { .. }
            | Self::Taker { .. }
            | Self::Supply { .. }
            | Self::Boxed
            | Self::Opening { .. }
            | Self::FaceDown
            | Self::Picks
            | Self::MayTake { .. }
            | Self::MayPass
            | Self::WhoSees { .. }
            | Self::SupplyAfter { .. }
            | Self::HandAfter { .. }
            | Self::OfferTotal { .. }
            | Self::MayOffer { .. }
            | Self::HandAfterOffers { .. }
            | Self::FaceUp { .. }
            | Self::Tent { .. }
            | Self::AfterTents
            | Self::Goal
            | Self::End { .. }
            | Self::Winner
            | Self::TieWinner { .. } => &[],
        }
    }

    /// Whether it is asked at a table, or about any game with so many seats.
    #[must_use]
    pub const fn needs_table(&self) -> bool {
        !matches!(
            self,
            Self::StartPlace { .. }
                | Self::Supply { .. }
                | Self::Boxed
                | Self::Opening { .. }
                | Self::FaceDown
                | Self::Picks
                | Self::Goal
        )
    }

    /// The action card that is asked about, if it is one.
    #[must_use]
    pub const fn card(&self) -> Option<ActionCard> {
        match *self {
            Self::Card { card, .. }
            | Self::LetGo { card, .. }
            | Self::EndTurn { card, .. }
            | Self::Expiry { card, .. }
            | Self::MayTake { card }
            | Self::WhoSees { card }
            | Self::SupplyAfter { card, .. } => Some(card),
            Self::Ride { horse, .. } => Some(ActionCard::Horse(horse)),
            Self::HandAfter { action, .. } => action.carries_out(),
            Self::Joust { .. }
            | Self::Offers { .. }
            | Self::OfferTotal { .. }
            | Self::MayOffer { .. }
            | Self::HandAfterOffers { .. } => Some(ActionCard::Tournament),
            Self::Distance { .. }
            | Self::StartPlace { .. }
            | Self::Taker { .. }
            | Self::Supply { .. }
            | Self::Boxed
            | Self::Opening { .. }
            | Self::FaceDown
            | Self::Picks
            | Self::MayPass
            | Self::FaceUp { .. }
            | Self::Tent { .. }
            | Self::AfterTents
            | Self::Goal
            | Self::End { .. }
            | Self::Winner
            | Self::TieWinner { .. } => None,
        }
    }
}

/// What a card finds at the table when it is carried out.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Works {
    /// Where the knight stands, or where it rides to.
    pub at: Location,
    /// How many cards the pile has, how many tasks lie face up, how many Books are in hand, or how
    /// far the ride is.
    pub count: u8,
    /// The task that can be completed.
    pub task: Option<TaskId>,
}

/// Why the right answer is right.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Why {
    /// The card expires for this reason.
    Expires(ActionCard, Unmet),
    /// The card no longer works here, but would have worked after so many steps of the turn.
    TooLate(ActionCard, Location, u8),
    /// All that the card asks for is there.
    CarriedOut(ActionCard, Works),
    /// The same, for a card that was chosen before one that has been carried out already.
    AnyOrder(ActionCard, Works),
    /// The rules refuse it for this reason.
    Refused(Action, Refusal),
    /// What is asked and the right answer say it.
    Answer,
}

/// A question of the exam.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Question {
    /// The rule that it is about.
    pub rule: Rule,
    /// The game that it is about.
    pub game: Arc<KingsErrand>,
    /// The table, if one is needed.
    pub scene: Option<Scene>,
    /// What is asked.
    pub ask: Ask,
    /// What the seat sees of [`Ask::line`]: one deed a step.
    pub shown: Vec<Observation>,
    /// 2 to 4 answers, no two alike, one of them right.
    pub answers: Vec<Answer>,
    /// The place of the right one in [`Self::answers`].
    pub right: usize,
    /// Why it is right.
    pub why: Why,
}

impl Question {
    /// The seat that is asked; the first one if it does not matter.
    #[must_use]
    pub fn seat(&self) -> Seat {
        self.scene
            .as_ref()
            .map_or_else(Seat::default, |scene| scene.seat)
    }

    /// The right answer.
    #[must_use]
    pub fn right_answer(&self) -> Option<&Answer> {
        self.answers.get(self.right)
    }
}
