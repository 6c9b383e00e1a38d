//! "Im Auftrag des Königs": the rules of `rules.md`, for 2 to 4 seats and both editions.
//!
//! | file | subject |
//! | --- | --- |
//! | `virtue`, `place`, `action_card`, `task` | the cards and small sets of them |
//! | `card_set`, `setup` | the figures a game is played with, and who plays |
//! | `position`, `node`, `view` | what lies open, what does not, and who knows what |
//! | `situation`, `conditions`, `payment` | one seat's own turn: what it depends on and what must hold |
//! | `action`, `refusal`, `event` | what is done, why it is refused, what comes of it |
//! | `legal`, `check`, `apply`, `chance` | the edges of the game tree |
//! | `expiry`, `reason` | why a card expires, for its seat and for everybody; the kinds of reasons |
//! | `plan` | the exhaustive search over a seat's own turn |
//! | `usable` | whether a chosen card can still be used at all |
//! | `line` | a turn as it is meant to be spent, followed to its end |
//! | `explain` | why something went wrong, and what would have worked |
//! | `scenario`, `invariants` | tables set up by hand; what holds at every node |
//! | `rule`, `chapter` | the ids of the rules, and how the rulebook is built |

mod action;
mod action_card;
mod apply;
mod card_set;
mod chance;
mod chapter;
mod check;
mod conditions;
mod event;
mod expiry;
mod explain;
mod invariants;
mod knight;
mod legal;
mod line;
mod node;
mod payment;
mod place;
mod plan;
mod position;
mod reason;
mod refusal;
mod rule;
mod scenario;
mod setup;
mod situation;
mod task;
mod usable;
mod view;
mod virtue;

use rand::Rng;

use super::{
    Actor, EventSink, Firmness, Game, Illegal, Knowledge, Seat, SeatSet, Truth, Turn, Viewer,
};

pub use action::Action;
pub use action_card::{
    ACTION_CARD_KINDS, ActionCard, ActionCards, Horse, MAX_REACH, UnknownActionCard,
};
pub use card_set::{
    CardSet, CardSetDraft, CardSetFault, HORSES, HorsesDraft, MAX_TASK_SHIELDS, NeedDraft,
    TaskDraft, VIRTUE_CARDS, is_record_id, location_named, virtue_named,
};
pub use chapter::{Chapter, RuleSource};
pub use conditions::{Condition, Unmet, conditions};
pub use event::{Event, Observation};
pub use explain::{
    Change, ChangeSize, Chronicle, Explainer, Explanation, Help, OfferStory, Pick, Play,
    PlayedTurn, Shortage, Subject, TurnCard, TurnStory, Verdict, Waste,
};
pub use knight::KnightColour;
pub use line::{Intent, Line, LineStep, StepResult, Wish};
pub use node::Node;
pub use payment::{is_payable, missing, payments, pays_for};
pub use place::{LOCATIONS, Location, LocationSet, Ring, Side};
pub use plan::{Joust, Objective, Outcome, Plan, Planner, TurnProblem};
pub use position::{
    ChosenCard, DISPLAY, Done, Fate, MAX_PICKS, MAX_PLAYERS, Phase, Position, SeatPosition,
    TentOrder,
};
pub use reason::Reason;
pub use refusal::{ChanceFault, Refusal, RefusalKind};
pub use rule::Rule;
pub use scenario::{Scenario, ScenarioFault};
pub use setup::{Edition, Players, Setup};
pub use situation::{Board, COURT_SHIELDS, Effect, Situation};
pub use task::{TASKS, Task, TaskId, TaskSet};
pub use view::View;
pub use virtue::{MAX_VALUE, VIRTUE_CARD_KINDS, Virtue, VirtueCard, VirtueCards};

/// The version of these rules in saved games. It rises when a record would lead somewhere else than
/// before, or no longer be legal, and when a state begins to hold something else.
pub const RULES_VERSION: u32 = 1;

/// The game with one set-up.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct KingsErrand {
    setup: Setup,
    start: Position,
}

impl KingsErrand {
    /// The figures of the cards.
    #[must_use]
    pub const fn cards(&self) -> &CardSet {
        &self.setup.cards
    }

    /// The edition of the rules.
    #[must_use]
    pub const fn edition(&self) -> Edition {
        self.setup.edition
    }

    /// Shields that end the game. Source: G1.
    #[must_use]
    pub const fn goal(&self) -> u8 {
        self.setup.players.goal()
    }

    /// Cards that each seat takes in a round. Source: C1.
    #[must_use]
    pub const fn picks(&self) -> u8 {
        self.setup.players.picks()
    }

    /// What does not change during a turn at this position.
    #[must_use]
    pub const fn board<'a>(&'a self, position: &'a Position) -> Board<'a> {
        Board {
            cards: &self.setup.cards,
            ring: position.ring(),
        }
    }
}

impl Game for KingsErrand {
    const ID: &'static str = "kings-errand";

    type Setup = Setup;
    type Action = Action;
    type Refusal = Refusal;
    type Event = Event;
    type Observation = Observation;
    type View = View;
    type Node<K: Knowledge> = Node<K>;

    fn new(setup: Setup) -> Self {
        let start = setup.start();
        Self { setup, start }
    }

    fn setup(&self) -> &Setup {
        &self.setup
    }

    fn seats(&self) -> u8 {
        self.setup.players.get()
    }

    fn root(&self) -> Node<Truth> {
        Node::new(&self.start)
    }

    fn turn<K: Knowledge>(&self, node: &Node<K>) -> Turn {
        node.position.turn()
    }

    fn turn_in(&self, view: &View) -> Turn {
        view.position().turn()
    }

    fn legal_actions<K: Knowledge>(&self, node: &Node<K>, out: &mut Vec<Action>) {
        out.clear();
        if let Some(seat) = node.position.seat_to_move() {
            self.legal(&node.position, seat, node.hand(seat), out);
        }
    }

    fn legal_actions_in(&self, view: &View, out: &mut Vec<Action>) {
        out.clear();
        if let (Some(seat), Some(hand)) = (view.seat_to_move(), view.own_hand()) {
            self.legal(view.position(), seat, hand, out);
        }
    }

    fn sample_chance<K: Knowledge>(&self, node: &Node<K>, rng: &mut impl Rng) -> Option<Action> {
        chance::sample(node, rng)
    }

    fn apply<K: Knowledge>(
        &self,
        node: &mut Node<K>,
        actor: Actor,
        action: Action,
        sink: &mut impl EventSink<Event>,
    ) -> Result<(), Illegal<Self>> {
        let reasons = self.refusals(node, actor, action);
        if !reasons.is_empty() {
            return Err(Illegal::<Self> {
                actor,
                action,
                reasons,
            });
        }
        self.carry(node, action, sink);
        Ok(())
    }

    fn returns<K: Knowledge>(&self, node: &Node<K>) -> SeatSet {
        node.position.winners
    }

    fn view<K: Knowledge>(&self, node: &Node<K>, viewer: Viewer) -> View {
        View::of(node, viewer)
    }

    fn determinize(&self, view: &View, rng: &mut impl Rng) -> Node<super::Guess> {
        self.guess(view, rng)
    }

    /// An opening card shows when it pays for something, offers when the last knight has made one.
    fn firmness(&self, before: &Node<Truth>, action: Action, after: &Node<Truth>) -> Firmness {
        let opening_shown = before.position.opening != after.position.opening;
        let offers_turned =
            matches!(action, Action::Offer(_)) && after.position.phase != Phase::Tournament;
        if opening_shown || offers_turned {
            Firmness::Reveals
        } else if action == Action::EndTurn {
            Firmness::EndsTurn
        } else {
            Firmness::Free
        }
    }

    fn observe(&self, event: &Event, viewer: Viewer) -> Observation {
        Observation::of(event, viewer)
    }
}

impl Position {
    /// Who acts.
    #[must_use]
    pub fn turn(&self) -> Turn {
        match self.phase {
            Phase::LayRing | Phase::DealHands | Phase::RevealTasks | Phase::DealTents => {
                Turn::Chance
            }
            Phase::Choose | Phase::CarryOut => {
                self.seat_to_move().map_or(Turn::Terminal, Turn::Player)
            }
            Phase::Tournament => self.seat_to_move().map_or(Turn::Terminal, |next| {
                let mut later = self.to_offer;
                later.remove(next);
                Turn::Simultaneous { next, later }
            }),
            Phase::Over => Turn::Terminal,
        }
    }

    /// Whether `seat` acts now.
    #[must_use]
    pub fn is_turn_of(&self, seat: Seat) -> bool {
        self.turn().seat() == Some(seat)
    }
}
