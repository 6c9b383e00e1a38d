//! What a move was good for, as pure data; words are found elsewhere.

use crate::rules::Seat;
use crate::rules::kings_errand::{ActionCard, Location, TaskId, Unmet, VirtueCard, VirtueCards};

/// What a ride leads to.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Goal {
    /// A Quest at the place, for so many shields.
    Quest {
        /// The task.
        task: TaskId,
        /// What it brings.
        shields: u8,
    },
    /// A Court, for so many shields.
    Court(u8),
    /// A virtue card is learned there.
    Exercise(VirtueCard),
    /// A task is taken there.
    RoundTable(TaskId),
    /// The knight is to be at Camelot when the tournament begins.
    Tournament,
    /// Camelot, for the next round.
    Home,
    /// The place of a task in hand, or one nearer to it.
    Nearer(TaskId),
    /// Nothing that could be said.
    Nothing,
}

/// What a virtue card is wanted for.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Need {
    /// A Quest later in the same turn.
    QuestNow(TaskId),
    /// A Court later in the same turn.
    CourtNow,
    /// The tournament at the end of the round.
    TournamentNow,
    /// A task in hand that lacked it.
    Task(TaskId),
    /// A Court some day.
    CourtLater,
    /// A tournament some day.
    TournamentLater,
    /// Tasks to come.
    Stock,
}

/// How far a task is from being completed once it is taken.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Readiness {
    /// It is completed later in the same turn.
    Now,
    /// Everything for it is in hand.
    Ready,
    /// These virtue cards are still missing.
    Lacks(VirtueCards),
}

/// What is behind an offer.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Offering {
    /// Nothing, because nothing in hand counts.
    Empty,
    /// Nothing, because everything is worth more in hand.
    Kept,
    /// Nothing that counts, because the rival is known to hold more than the whole own hand.
    Beaten,
    /// Alone, a card is enough.
    Alone,
    /// More than the rival can lay down.
    Sure,
    /// As much as the rival can lay down.
    DrawAtWorst,
    /// Less than the rival could lay down, but maybe more than it does.
    Hope,
    /// Cards that do not count.
    Bluff,
}

/// What a move was good for.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Motive {
    /// To ride somewhere.
    Ride {
        /// Where to, by the end of the ride.
        to: Location,
        /// What for.
        goal: Goal,
    },
    /// To complete a task.
    Quest {
        /// The task.
        task: TaskId,
        /// What it brings.
        shields: u8,
        /// Whether the task is to be taken first, in the same turn.
        taken_first: bool,
    },
    /// To hold court.
    Court {
        /// What it brings.
        shields: u8,
        /// Whether the Book is to be learned first, in the same turn.
        learned_first: bool,
    },
    /// To learn a virtue.
    Learn {
        /// The card.
        card: VirtueCard,
        /// What for.
        need: Need,
    },
    /// To have a task.
    TakeTask {
        /// The task.
        task: TaskId,
        /// What it will bring.
        shields: u8,
        /// How far it is from being completed then.
        readiness: Readiness,
    },
    /// To take part in the tournament.
    Tournament {
        /// Who else has taken Tournament so far.
        rival: Option<Seat>,
        /// Swords and Lances that can be laid down at the end of the turn.
        total: u8,
    },
    /// A card that the plan does without, though there are turns that use it.
    Reserve(ActionCard),
    /// A card of no use to itself that somebody else could use, and the last of its kind.
    Deny {
        /// The card.
        card: ActionCard,
        /// Who could use it.
        rival: Seat,
    },
    /// A card of no use, since one must be taken.
    Spare(ActionCard),
    /// To let a card expire, and why.
    GiveUp(ActionCard, Option<Unmet>),
    /// To end the turn.
    End {
        /// What is left and why it is of no use.
        left: Vec<(ActionCard, Option<Unmet>)>,
        /// Whether a tournament is still to come for the seat.
        tournament: bool,
    },
    /// An offer in the tournament.
    Offer {
        /// What is offered.
        cards: VirtueCards,
        /// The other knight in the tournament.
        rival: Option<Seat>,
        /// What the rival can lay down at most.
        most: u8,
        /// What is behind it.
        offering: Offering,
    },
}

impl Motive {
    /// To end the turn with nothing left.
    pub(super) const ENDED: Self = Self::End {
        left: Vec::new(),
        tournament: false,
    };
}

/// What somebody knows of the hand of another seat, and what follows for a tournament.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Knew {
    /// Whose hand.
    pub seat: Seat,
    /// The cards that are known to be in it.
    pub known: VirtueCards,
    /// How many more there are.
    pub hidden: u8,
    /// The most that it can lay down in a tournament.
    pub most: u8,
}
