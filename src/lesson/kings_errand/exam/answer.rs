//! What can be answered.

use crate::rules::Seat;
use crate::rules::kings_errand::{Location, Phase, Reason};

/// Why somebody may believe that something is not allowed.
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub enum Bar {
    /// The knight stands in the wrong place.
    Place,
    /// A horse must be taken first.
    HorseFirst,
    /// No such card is left.
    NoneLeft,
    /// The seat has one of this kind already.
    SameKind,
    /// The seat has a Tournament already. Source: C4.
    SecondTournament,
    /// Another seat has a Tournament already.
    OthersTournament,
    /// Only Swords and Lances may be offered. Source: T2.
    OnlySwordsAndLances,
    /// More than one card must be offered. Nowhere a rule.
    OneIsTooFew,
    /// What can be carried out must be. Nowhere a rule.
    MustCarryOut,
}

/// What may be believed to be asked for letting a card expire. Nowhere a rule.
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub enum Price {
    /// Nothing. Source: D3.
    Nothing,
    /// A shield.
    Shield,
    /// The rest of the turn.
    Turn,
    /// A card in the next round.
    Card,
}

/// Where an expired card may be believed to go.
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub enum Whither {
    /// Back to the supply, for anybody. Source: D3, D4.
    Supply,
    /// Into the box.
    Box,
    /// It stays with its seat.
    Kept,
    /// Back to the supply, but only its seat may take it next.
    Reserved,
}

/// When the game may be believed to end.
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub enum Ending {
    /// At once.
    AtOnce,
    /// After the turn that is under way.
    AfterTurn,
    /// After the round, tournament included. Source: G1.
    AfterRound,
    /// After one more round.
    AfterNextRound,
}

/// Who may be believed to see something.
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub enum Witness {
    /// Everybody at the table.
    Everybody,
    /// Only the seat itself.
    OnlyYou,
    /// Everybody, but only in Phase II.
    Later,
}

/// An answer to a question of the exam.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub enum Answer {
    /// The card is carried out.
    CarriedOut,
    /// The card expires for this reason.
    Expires(Reason),
    /// The card expires, but could have been carried out earlier in the turn. Source: D1.
    ExpiresTooLate,
    /// The card expires, and no moment of the turn would have done.
    ExpiresAnyway,
    /// The card expires, as cards are carried out in the order of choice. Nowhere a rule.
    ExpiresOutOfOrder,
    /// A card that can be carried out must be.
    MustCarryOut,
    /// It is allowed, but at most one card in a round. Nowhere a rule.
    AllowedOnce,
    /// What it costs.
    Costs(Price),
    /// Where the card goes.
    Goes(Whither),
    /// The card stays with its seat for the next round.
    Kept,
    /// It is refused: the horse does not go that far. Source: D7.
    TooFar,
    /// It is refused: a ride goes at least one location far. Source: D7.
    ZeroMove,
    /// The knight takes part in the tournament. Source: T1.
    TakesPart,
    /// The Tournament is carried out in the turn itself.
    JoustsAtOnce,
    /// So many shields; with 0 the card may have expired as well. Source: T3, T4.
    Gains(u8),
    /// It is refused: these cards must not be offered. Source: T2, T4.
    OfferRefused,
    /// A number.
    Number(u8),
    /// A seat.
    Seat(Seat),
    /// Lots are drawn. Source: N2.
    Lot,
    /// A location.
    Place(Location),
    /// A phase.
    Phase(Phase),
    /// It is allowed.
    Allowed,
    /// It is not allowed.
    Barred(Bar),
    /// A card must be taken. Source: C5.
    MustTake,
    /// Nobody has to take a card.
    MayPass,
    /// Only the last card of the round may be left.
    MayPassLast,
    /// Who sees it.
    Seen(Witness),
    /// When the game ends.
    Ends(Ending),
    /// The victory is shared. Source: G2.
    Shared,
}
