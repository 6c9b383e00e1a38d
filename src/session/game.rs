//! A game that is being played: the sole owner of its true state.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::stream::Streams;
use super::undo::Ahead;
use crate::bot::{BotKind, Thought};
use crate::rules::{
    Actor, Firmness, Game, Illegal, Record, ReplayError, Seat, SeatSet, State, Turn, Viewer, retell,
};

/// Who plays a seat.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
pub enum Player {
    /// A person of this name.
    Human(String),
    /// A bot.
    Bot(BotKind),
}

impl Player {
    /// Whether it is a person.
    #[must_use]
    pub const fn is_human(&self) -> bool {
        matches!(self, Self::Human(_))
    }
}

/// Names one decision of a game for good: it changes with every step and with every undo and never
/// comes back, so that an answer to an old decision can be told from one to the present.
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub struct DecisionId(u64);

/// What the game waits for.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Decision {
    /// Its name.
    pub id: DecisionId,
    /// Who decides.
    pub seat: Seat,
}

/// What became of an answer.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Answer {
    /// It was carried out.
    Applied,
    /// It answers a decision that is past; nothing was done.
    Stale,
}

/// Another number of players than of seats.
#[derive(Clone, Copy, Debug, Eq, PartialEq, thiserror::Error)]
#[error("{players} players cannot take {seats} seats")]
pub struct SeatCount {
    /// How many players there are.
    pub players: usize,
    /// How many seats the game has.
    pub seats: u8,
}

/// Why a record cannot be played on.
#[derive(Clone, Debug, thiserror::Error)]
pub enum ResumeError<G: Game> {
    /// Another number of players than of seats.
    #[error(transparent)]
    SeatCount(#[from] SeatCount),
    /// The record breaks the rules.
    #[error("{0}")]
    Replay(ReplayError<G>),
}

/// A step of a game.
#[derive(Clone, Copy, Debug)]
pub(super) struct Step<A> {
    pub(super) actor: Actor,
    pub(super) action: A,
    /// `None` for what chance does: it never goes back.
    pub(super) firmness: Option<Firmness>,
}

/// A game that is being played.
///
/// Bots' seats are played by whoever holds the match: it asks [`Self::decision`], lets the bot
/// choose from [`Self::view`] and brings the choice to [`Self::answer_with`].
#[derive(Clone, Debug)]
pub struct Match<G: Game> {
    pub(super) game: G,
    pub(super) state: State<G>,
    pub(super) players: Vec<Player>,
    pub(super) steps: Vec<Step<G::Action>>,
    /// Everything that happened, with the number of steps done before.
    pub(super) events: Vec<(usize, G::Event)>,
    /// What bots thought, by the step that it led to.
    pub(super) thoughts: BTreeMap<usize, Thought<G::Action>>,
    pub(super) decisions: u64,
    /// What was taken back and can come again.
    pub(super) ahead: Ahead<G::Action>,
    /// Whether something hidden had been shown before it was taken back.
    pub(super) taken_back: bool,
    seed: u64,
}

impl<G: Game> Match<G> {
    /// A new game. Chance is to move; the same seed deals the same game.
    ///
    /// # Errors
    /// Another number of players than of seats.
    pub fn new(setup: G::Setup, players: Vec<Player>, seed: u64) -> Result<Self, SeatCount> {
        let game = G::new(setup);
        if players.len() != usize::from(game.seats()) {
            return Err(SeatCount {
                players: players.len(),
                seats: game.seats(),
            });
        }
        Ok(Self {
            state: game.root(),
            game,
            players,
            steps: Vec::new(),
            events: Vec::new(),
            thoughts: BTreeMap::new(),
            decisions: 0,
            ahead: Ahead::new(),
            taken_back: false,
            seed,
        })
    }

    /// The game of a record, to be played on from where it stands. With the seed of the first time,
    /// chance goes on as it would have.
    ///
    /// # Errors
    /// Another number of players than of seats, or the first action that breaks the rules.
    pub fn resume(
        record: Record<G>,
        players: Vec<Player>,
        seed: u64,
    ) -> Result<Self, ResumeError<G>> {
        let mut resumed = Self::new(record.setup, players, seed)?;
        for (actor, action) in record.actions {
            resumed.apply(actor, action).map_err(|illegal| {
                ResumeError::Replay(ReplayError {
                    number: resumed.steps.len() + 1,
                    illegal,
                })
            })?;
        }
        Ok(resumed)
    }

    /// The game with its set-up.
    #[must_use]
    pub const fn game(&self) -> &G {
        &self.game
    }

    /// Who plays each seat.
    #[must_use]
    pub fn players(&self) -> &[Player] {
        &self.players
    }

    /// Who plays `seat`; `None` if there is no such seat.
    #[must_use]
    pub fn player(&self, seat: Seat) -> Option<&Player> {
        self.players.get(seat.index())
    }

    /// The seed that chance draws from.
    #[must_use]
    pub const fn seed(&self) -> u64 {
        self.seed
    }

    /// Who acts.
    #[must_use]
    pub fn turn(&self) -> Turn {
        self.game.turn(&self.state)
    }

    /// The decision of a seat that the game waits for; `None` at a step of chance and at the end.
    #[must_use]
    pub fn decision(&self) -> Option<Decision> {
        self.turn().seat().map(|seat| Decision {
            id: DecisionId(self.decisions),
            seat,
        })
    }

    /// The seats that share the victory; empty before the end.
    #[must_use]
    pub fn winners(&self) -> SeatSet {
        self.game.returns(&self.state)
    }

    /// What `viewer` knows now.
    #[must_use]
    pub fn view(&self, viewer: Viewer) -> G::View {
        self.game.view(&self.state, viewer)
    }

    /// Names the present moment: it changes with every step and every undo and never comes back.
    #[must_use]
    pub const fn moment(&self) -> u64 {
        self.decisions
    }

    /// What `viewer` knew after the first `steps` steps; after all of them if there are fewer.
    #[must_use]
    pub fn view_after(&self, viewer: Viewer, steps: usize) -> G::View {
        if steps >= self.steps.len() {
            return self.view(viewer);
        }
        self.game.view(&self.state_after(steps), viewer)
    }

    /// Number of steps so far, those of chance included.
    #[must_use]
    pub const fn steps(&self) -> usize {
        self.steps.len()
    }

    /// What `viewer` saw of everything after the first `steps` steps, each with the number of the
    /// step, from 1, that it belongs to.
    pub fn observations(
        &self,
        viewer: Viewer,
        steps: usize,
    ) -> impl Iterator<Item = (usize, G::Observation)> {
        let from = self.events.partition_point(|&(before, _)| before < steps);
        self.events[from..]
            .iter()
            .map(move |(before, event)| (before + 1, self.game.observe(event, viewer)))
    }

    /// The game so far as `viewer` saw it, step by step; see [`retell`].
    pub fn retell(
        &self,
        viewer: Viewer,
        show: impl FnMut(usize, &G::View, &[G::Observation]),
    ) -> G::View {
        let actions = self.steps.iter().map(|step| (step.actor, step.action));
        let told = retell(&self.game, actions, viewer, show);
        debug_assert!(told.is_ok(), "a step that was legal stays legal");
        told.unwrap_or_else(|_| self.view(viewer))
    }

    /// The set-up and everything that was done, hidden cards included: for saving and exporting,
    /// not for showing while the game goes on.
    #[must_use]
    pub fn record(&self) -> Record<G> {
        Record {
            setup: self.game.setup().clone(),
            actions: self
                .steps
                .iter()
                .map(|step| (step.actor, step.action))
                .collect(),
        }
    }

    /// Carries out an action of `seat`.
    ///
    /// # Errors
    /// All reasons why the action is refused; nothing has changed then.
    pub fn submit(&mut self, seat: Seat, action: G::Action) -> Result<(), Illegal<G>> {
        self.apply(Actor::Seat(seat), action)
    }

    /// Carries out the answer to a decision, unless the decision is past.
    ///
    /// # Errors
    /// All reasons why the action is refused; nothing has changed then.
    pub fn answer(&mut self, id: DecisionId, action: G::Action) -> Result<Answer, Illegal<G>> {
        match self.decision() {
            Some(decision) if decision.id == id => {
                self.submit(decision.seat, action)?;
                Ok(Answer::Applied)
            }
            _ => Ok(Answer::Stale),
        }
    }

    /// Lets chance do this and nothing else: where what is drawn is laid down, as in a lesson.
    ///
    /// # Errors
    /// All reasons why chance cannot do this now; nothing has changed then.
    pub fn deal(&mut self, action: G::Action) -> Result<(), Illegal<G>> {
        self.apply(Actor::Chance, action)
    }

    /// Lets chance do one step; `false` if it is not chance's turn. What it drew before somebody went
    /// back comes again, as far as it is still possible.
    pub fn step_chance(&mut self) -> bool {
        if self.turn() != Turn::Chance {
            return false;
        }
        if self.draw_again() {
            return true;
        }
        let draws = self
            .steps
            .iter()
            .filter(|step| step.actor == Actor::Chance)
            .count();
        let mut rng = Streams(self.seed).chance(draws as u64);
        self.game
            .sample_chance(&self.state, &mut rng)
            .is_some_and(|action| self.apply(Actor::Chance, action).is_ok())
    }

    /// Lets chance do all its steps, until a seat decides or the game is over.
    pub fn settle(&mut self) {
        while self.step_chance() {}
    }

    pub(super) fn apply(&mut self, actor: Actor, action: G::Action) -> Result<(), Illegal<G>> {
        let before = self.state.clone();
        let mut events = Vec::new();
        self.game
            .apply(&mut self.state, actor, action, &mut events)?;
        let done = self.steps.len();
        self.events
            .extend(events.into_iter().map(|event| (done, event)));
        let firmness = match actor {
            Actor::Chance => None,
            Actor::Seat(_) => Some(self.game.firmness(&before, action, &self.state)),
        };
        self.go_on(actor, action);
        self.steps.push(Step {
            actor,
            action,
            firmness,
        });
        self.decisions += 1;
        Ok(())
    }

    /// The state after the first `steps` steps, which were legal when they were done.
    pub(super) fn state_after(&self, steps: usize) -> State<G> {
        let mut state = self.game.root();
        for step in self.steps.iter().take(steps) {
            let replayed = self
                .game
                .apply(&mut state, step.actor, step.action, &mut ());
            debug_assert!(replayed.is_ok(), "a step that was legal stays legal");
        }
        state
    }
}
