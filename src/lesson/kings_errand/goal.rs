//! When a step of a lesson is done: predicates on what holds, what was seen, what was looked at and
//! what was answered.

use serde::Deserialize;

use super::target::Target;
use crate::rules::Seat;
use crate::rules::kings_errand::{
    ActionCard, Event, KingsErrand, Location, Observation, Reason, TaskId, View, Virtue,
    VirtueCards,
};

/// When a step is done.
#[derive(Clone, Debug, Eq, PartialEq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Goal {
    /// All of these.
    All(Vec<Self>),
    /// One of these at least.
    Any(Vec<Self>),
    /// This is not so.
    Not(Box<Self>),
    /// This is so now.
    Holds(Fact),
    /// This has happened since the step began.
    Seen(Sight),
    /// The learner has looked at this: pointed at it and pressed.
    Looked(Target),
    /// The learner has chosen the answer with this number, from 0.
    Answered(usize),
}

/// What holds of the learner's seat.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Fact {
    /// The knight stands here.
    At(Location),
    /// All conditions of this card are met.
    Can(ActionCard),
    /// These virtue cards are in hand, and maybe more.
    Hand(VirtueCards),
    /// This task is in hand.
    HasTask(TaskId),
    /// So many shields at least.
    Shields(u8),
    /// This action card was chosen and is still in hand.
    Holds(ActionCard),
    /// It is the learner's decision.
    ToMove,
}

/// What has happened to the learner's seat, or to nobody in particular.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Sight {
    /// It chose an action card.
    Chose {
        /// This one, or any.
        #[serde(default)]
        card: Option<ActionCard>,
    },
    /// It carried out an Exercise.
    Exercised {
        /// For this virtue, or any.
        #[serde(default)]
        virtue: Option<Virtue>,
        /// And this value, or any.
        #[serde(default)]
        value: Option<u8>,
    },
    /// It took a task.
    TookTask {
        /// This one, or any.
        #[serde(default)]
        task: Option<TaskId>,
    },
    /// It rode.
    Rode {
        /// To this place, or anywhere.
        #[serde(default)]
        to: Option<Location>,
    },
    /// It held court.
    HeldCourt,
    /// It completed a task.
    Completed {
        /// This one, or any.
        #[serde(default)]
        task: Option<TaskId>,
    },
    /// A card of it expired.
    Expired {
        /// This one, or any.
        #[serde(default)]
        card: Option<ActionCard>,
        /// For this reason among others, or any.
        #[serde(default)]
        because: Option<Reason>,
    },
    /// It ended its turn.
    EndedTurn,
    /// It laid down an offer.
    Offered,
    /// It gained so many shields in the tournament, or more.
    Jousted {
        /// How many at least.
        shields: u8,
    },
    /// A round began.
    RoundBegan,
    /// The game ended.
    GameEnded,
}

/// The moment at which a goal is looked at.
#[derive(Clone, Copy, Debug)]
pub(super) struct Moment<'a> {
    pub(super) game: &'a KingsErrand,
    /// What the learner knows.
    pub(super) view: &'a View,
    pub(super) seat: Seat,
    /// What the learner has seen since the step began.
    pub(super) seen: &'a [Observation],
    pub(super) looked: &'a [Target],
    pub(super) answered: Option<usize>,
}

impl Goal {
    /// Whether the goal is reached.
    pub(super) fn is_met(&self, moment: &Moment<'_>) -> bool {
        match self {
            Self::All(goals) => goals.iter().all(|goal| goal.is_met(moment)),
            Self::Any(goals) => goals.iter().any(|goal| goal.is_met(moment)),
            Self::Not(goal) => !goal.is_met(moment),
            Self::Holds(fact) => fact.holds(moment),
            Self::Seen(sight) => moment.seen.iter().any(|seen| sight.is(seen, moment.seat)),
            Self::Looked(target) => moment.looked.contains(target),
            Self::Answered(number) => moment.answered == Some(*number),
        }
    }

    /// Which of the predicates in it are true, as bits: two moments that agree in this and in the
    /// state of the game have the same future.
    pub(super) fn signature(&self, moment: &Moment<'_>) -> u64 {
        match self {
            Self::All(goals) | Self::Any(goals) => goals.iter().fold(1, |bits, goal| {
                bits.wrapping_mul(2).wrapping_add(goal.signature(moment))
            }),
            Self::Not(goal) => goal.signature(moment),
            Self::Holds(_) | Self::Seen(_) | Self::Looked(_) | Self::Answered(_) => {
                u64::from(self.is_met(moment))
            }
        }
    }

    /// Whether it asks for something to be done in the game.
    #[must_use]
    pub fn is_played(&self) -> bool {
        match self {
            Self::All(goals) | Self::Any(goals) => goals.iter().any(Self::is_played),
            Self::Not(goal) => goal.is_played(),
            Self::Holds(_) | Self::Seen(_) => true,
            Self::Looked(_) | Self::Answered(_) => false,
        }
    }

    /// What the learner is to look at, in order.
    pub fn looks(&self) -> Vec<Target> {
        match self {
            Self::All(goals) | Self::Any(goals) => goals.iter().flat_map(Self::looks).collect(),
            Self::Looked(target) => vec![*target],
            Self::Not(_) | Self::Holds(_) | Self::Seen(_) | Self::Answered(_) => Vec::new(),
        }
    }

    /// The right answer, if it is a question.
    #[must_use]
    pub const fn answer(&self) -> Option<usize> {
        if let Self::Answered(number) = self {
            Some(*number)
        } else {
            None
        }
    }
}

impl Fact {
    fn holds(self, moment: &Moment<'_>) -> bool {
        let position = moment.view.position();
        let own = position.seat(moment.seat);
        match self {
            Self::At(place) => own.knight() == place,
            Self::Can(card) => {
                let board = moment.game.board(position);
                let situation = moment.view.situation();
                let mut ways = Vec::new();
                if let Some(situation) = situation {
                    board.ways(card, &situation, &mut ways);
                }
                !ways.is_empty()
            }
            Self::Hand(cards) => {
                let hand = moment.view.hand(moment.seat).unwrap_or_default();
                cards.kinds().all(|(card, count)| hand.count(card) >= count)
            }
            Self::HasTask(task) => own.tasks().contains(task),
            Self::Shields(count) => own.shields() >= count,
            Self::Holds(card) => own.holds(card),
            Self::ToMove => moment.view.seat_to_move() == Some(moment.seat),
        }
    }
}

impl Sight {
    fn is(self, seen: &Observation, learner: Seat) -> bool {
        fn fits<T: Copy + PartialEq>(wanted: Option<T>, is: T) -> bool {
            wanted.is_none_or(|wanted| wanted == is)
        }
        let event = seen.event();
        if event.seat().is_some_and(|seat| seat != learner) {
            return false;
        }
        match self {
            Self::Chose { card: wanted } => {
                matches!(event, Event::CardChosen { card, .. } if fits(wanted, *card))
            }
            Self::Exercised {
                virtue: kind,
                value: worth,
            } => {
                matches!(event, Event::Exercised { virtue, value, .. }
                    if fits(kind, *virtue) && fits(worth, *value))
            }
            Self::TookTask { task: wanted } => {
                matches!(event, Event::TaskTaken { task, .. } if fits(wanted, *task))
            }
            Self::Rode { to: wanted } => {
                matches!(event, Event::Rode { to, .. } if fits(wanted, *to))
            }
            Self::HeldCourt => matches!(event, Event::CourtHeld { .. }),
            Self::Completed { task: wanted } => {
                matches!(event, Event::QuestCompleted { task, .. } if fits(wanted, *task))
            }
            Self::Expired {
                card: wanted,
                because,
            } => {
                matches!(event, Event::ActionExpired { card, unmet, .. } if fits(wanted, *card)
                    && because.is_none_or(|because| unmet.iter().any(|it| it.kind() == because)))
            }
            Self::EndedTurn => matches!(event, Event::TurnEnded { .. }),
            Self::Offered => matches!(event, Event::OfferMade { .. }),
            Self::Jousted { shields: least } => {
                matches!(event, Event::TournamentResult { shields, .. } if *shields >= least)
            }
            Self::RoundBegan => matches!(event, Event::RoundBegan { .. }),
            Self::GameEnded => matches!(event, Event::GameEnded { .. }),
        }
    }
}
