//! The bots at the table: whoever is quick answers on the spot, whoever searches thinks on a thread
//! of its own while the window goes on.
//!
//! What a bot draws from follows from the seed of the game and from how many steps have been done,
//! so that time, undo and going on later change nothing about what it does.

use egui::Context;

use super::TableGame;
use crate::bot::{
    Bot, BotKind, Choice, Generator, Level, Question, Random, Signals, Worker, think,
};
use crate::persist::BotSpeed;
use crate::rules::kings_errand::{Action, KingsErrand, View};
use crate::rules::{Actor, Seat, Viewer};
use crate::session::{Answer, Decision, DecisionId, Player, stream, stream_seed};
use crate::ui::table::Thinking;

/// Seconds between two actions of bots where nothing moves.
const PACE: f64 = 0.75;

/// Seconds between the end of what moves and the next action of a bot.
const PAUSE: f64 = 0.35;

/// Seconds before the next action after the result of a tournament.
const LINGER: f64 = 3.5;

/// Seconds before the table says that a bot is still thinking.
const PATIENCE: f64 = 0.3;

/// Seconds between two looks at how far a bot has got.
const GLANCE: f64 = 0.1;

/// The random streams of the bots, apart from those of the deal.
const STREAMS: u64 = 1_000;

/// A bot as the table needs it.
pub type TableBot = Box<dyn Bot<KingsErrand>>;

/// What has come of a moment of the game.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Tick {
    /// Whether anything happened, so that the game should be saved.
    pub changed: bool,
    /// Seconds until something is due without anybody's doing.
    pub wait: Option<f64>,
    /// The first time that the bot on this seat broke down, so that chance played for it.
    pub broke_down: Option<Seat>,
}

/// A seat of a bot.
struct SeatBot {
    kind: BotKind,
    /// Nothing before its first turn, and while it thinks.
    bot: Option<TableBot>,
    /// Whether people know that it has broken down.
    broke_down: bool,
}

/// What is known of the decision that a bot has to make.
enum Progress {
    /// Nobody has been asked.
    Idle,
    /// It has been thinking since then.
    Thinking(DecisionId, f64),
    /// It has made up its mind; nothing if it broke down.
    Ready(DecisionId, Option<Choice<Action>>),
}

/// The bots of a game.
pub(super) struct Bots {
    seats: Vec<Option<SeatBot>>,
    make: fn(BotKind) -> TableBot,
    /// Started when a bot that searches is asked for the first time.
    worker: Option<Worker<DecisionId, KingsErrand>>,
    progress: Progress,
}

impl Bots {
    pub(super) fn new(players: &[Player]) -> Self {
        let seat = |player: &Player| match player {
            Player::Human(_) => None,
            Player::Bot(kind) => Some(SeatBot {
                kind: *kind,
                bot: None,
                broke_down: false,
            }),
        };
        Self {
            seats: players.iter().map(seat).collect(),
            make: BotKind::make_beside_window,
            worker: None,
            progress: Progress::Idle,
        }
    }

    fn seat(&mut self, seat: Seat) -> Option<&mut SeatBot> {
        self.seats.get_mut(seat.index())?.as_mut()
    }

    /// Tells the bot that thinks to answer now.
    pub(super) fn hurry(&self) {
        if let Some(worker) = &self.worker {
            worker.hurry();
        }
    }

    /// Forgets what was asked, and what was answered to it.
    pub(super) fn cancel(&mut self) {
        self.progress = Progress::Idle;
        if let Some(worker) = &mut self.worker {
            worker.cancel();
        }
    }

    /// Asks a bot. One that searches is asked on the thread, if there is one to be had.
    fn ask(&mut self, question: Question<DecisionId, KingsErrand>, now: f64, ctx: &Context) {
        let key = question.key;
        let searches = |seat: &SeatBot| seat.kind.level >= Level::Champion;
        let seat = question.view.seat();
        let signals = Signals::default();
        if seat
            .and_then(|seat| self.seat(seat))
            .is_some_and(|seat| searches(seat))
        {
            if self.worker.is_none() {
                let ctx = ctx.clone();
                self.worker = Worker::new(move || ctx.request_repaint()).ok();
            }
            if let Some(worker) = &mut self.worker {
                if worker.ask(question) {
                    self.progress = Progress::Thinking(key, now);
                } else {
                    // Its thread has ended: the next question gets a new one.
                    self.worker = None;
                    self.progress = Progress::Ready(key, None);
                }
                return;
            }
            // The window must not stand still: without a thread it answers at once.
            signals.stop();
        }
        let answer = think(question, &signals);
        self.take_back(seat, answer.bot.map(|(bot, _)| bot));
        self.progress = Progress::Ready(key, answer.choice);
    }

    /// A bot sits down again for its next decision.
    fn take_back(&mut self, seat: Option<Seat>, bot: Option<TableBot>) {
        if let Some(own) = seat.and_then(|seat| self.seat(seat)) {
            own.bot = bot;
        }
    }

    /// Looks whether the bot that thinks on `seat` has answered.
    fn listen(&mut self, seat: Seat) {
        if let Some(answer) = self.worker.as_mut().and_then(Worker::poll) {
            self.take_back(Some(seat), answer.bot.map(|(bot, _)| bot));
            self.progress = Progress::Ready(answer.key, answer.choice);
        }
    }
}

impl TableGame {
    /// Has the bots made by `make`, from their next decision on.
    #[must_use]
    pub fn with_bots(mut self, make: fn(BotKind) -> TableBot) -> Self {
        self.bots = Bots::new(self.game.players());
        self.bots.make = make;
        self
    }

    /// Lets bots take so long, from now on.
    pub fn set_bot_speed(&mut self, speed: BotSpeed) {
        if self.bot_speed != speed {
            self.bot_speed = speed;
            self.due = None;
        }
    }

    /// The bot that has been thinking for so long that people should know.
    #[must_use]
    pub fn thinking(&self, now: f64) -> Option<Thinking> {
        let Progress::Thinking(id, since) = self.bots.progress else {
            return None;
        };
        let decision = self.game.decision().filter(|it| it.id == id)?;
        (now - since >= PATIENCE).then(|| Thinking {
            seat: decision.seat,
            progress: self.bots.worker.as_ref().map_or(0.0, Worker::progress),
        })
    }

    /// Lets time pass: bots think, and act when they are due. `now` is the window's clock in
    /// seconds; the window of `ctx` wakes up when a bot has made up its mind.
    pub fn tick(&mut self, now: f64, ctx: &Context) -> Tick {
        let mut tick = Tick::default();
        while let Some(decision) = self.game.decision().filter(|_| self.is_waiting()) {
            if !self.motions.is_empty() && !self.hurry {
                // It can think while people look on. The window is repainted anyhow.
                self.consider(decision, now, ctx);
                return tick;
            }
            let factor = self.bot_speed.factor();
            if std::mem::take(&mut self.lingers) {
                self.due = Some(now + factor * LINGER);
            }
            let pace = if self.motions.is_lively() {
                PAUSE
            } else {
                PACE
            };
            let due = *self.due.get_or_insert(now + factor * pace);
            self.consider(decision, now, ctx);
            let left = if self.hurry { 0.0 } else { due - now };
            let ready = match &mut self.bots.progress {
                Progress::Ready(_, choice) if left <= 0.0 => choice.take(),
                Progress::Ready(..) => {
                    tick.wait = Some(left);
                    return tick;
                }
                Progress::Thinking(_, since) => {
                    tick.wait = Some((*since + PATIENCE - now).max(GLANCE));
                    return tick;
                }
                Progress::Idle => None,
            };
            self.due = None;
            self.bots.progress = Progress::Idle;
            self.look_before();
            let acted = ready.is_some_and(|choice| self.bring(decision, choice));
            if !acted && !self.play_by_chance(decision) {
                break;
            }
            tick.changed = true;
            self.after_step();
            if let Some(own) = self.bots.seat(decision.seat).filter(|_| !acted)
                && !std::mem::replace(&mut own.broke_down, true)
            {
                tick.broke_down = Some(decision.seat);
                tick.wait = Some(0.0);
                return tick;
            }
        }
        self.due = None;
        if std::mem::take(&mut self.hurry) {
            self.skip_motion();
        }
        tick
    }

    /// Asks the bot whose decision it is, unless it has been asked, and looks for its answer.
    fn consider(&mut self, decision: Decision, now: f64, ctx: &Context) {
        match self.bots.progress {
            Progress::Ready(id, _) if id == decision.id => {}
            Progress::Thinking(id, _) if id == decision.id => self.bots.listen(decision.seat),
            Progress::Idle | Progress::Thinking(..) | Progress::Ready(..) => {
                self.bots.cancel();
                let make = self.bots.make;
                let Some(own) = self.bots.seat(decision.seat) else {
                    return;
                };
                let (kind, bot) = (own.kind, own.bot.take());
                let seat = decision.seat;
                let earlier = match &bot {
                    Some(_) => Vec::new(),
                    None => self.turn_so_far(seat),
                };
                let question = Question {
                    key: decision.id,
                    game: self.game.game().clone(),
                    view: self.game.view(Viewer::Seat(seat)),
                    earlier,
                    bot: bot.unwrap_or_else(|| make(kind)),
                    rng: self.draws(seat, self.game.steps()),
                };
                self.bots.ask(question, now, ctx);
            }
        }
    }

    /// What the bot on `seat` draws from after `steps` steps.
    fn draws(&self, seat: Seat, steps: usize) -> Generator {
        let streams = stream_seed(self.game.seed(), STREAMS + u64::from(seat.0));
        stream(streams, steps as u64)
    }

    /// What `seat` has been asked since somebody else acted last.
    fn turn_so_far(&self, seat: Seat) -> Vec<(View, Generator)> {
        let actions = self.game.record().actions;
        let own = |(actor, _): &&(Actor, Action)| *actor == Actor::Seat(seat);
        let from = actions.len() - actions.iter().rev().take_while(own).count();
        let asked = |steps| {
            let view = self.game.view_after(Viewer::Seat(seat), steps);
            (view, self.draws(seat, steps))
        };
        (from..actions.len()).map(asked).collect()
    }

    /// Brings what a bot has chosen to the game; whether it was carried out.
    fn bring(&mut self, decision: Decision, choice: Choice<Action>) -> bool {
        let answer = self.game.answer_with(decision.id, choice);
        answer.is_ok_and(|answer| answer == Answer::Applied)
    }

    /// Does something legal in place of a bot that cannot, so that the game goes on.
    fn play_by_chance(&mut self, decision: Decision) -> bool {
        let mut rng = self.draws(decision.seat, self.game.steps());
        let view = self.game.view(Viewer::Seat(decision.seat));
        let game = self.game.game();
        let choice = Random::default().choose(game, &view, &mut rng, &Signals::default());
        choice.is_some_and(|choice| self.bring(decision, choice))
    }
}
