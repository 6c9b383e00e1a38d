//! A thread on which bots think, so that whoever asks can go on meanwhile.

use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread;

use super::{Bot, Choice, Generator, Signals};
use crate::rules::Game;

/// What a bot is asked. `K` tells one question from another.
pub struct Question<K, G: Game> {
    /// Comes back with the answer.
    pub key: K,
    /// The game.
    pub game: G,
    /// What the bot knows.
    pub view: G::View,
    /// What a bot that is new to the game would have been asked in this turn so far, and what it would
    /// have drawn from: it thinks of that first, and so goes on with what it would have planned.
    pub earlier: Vec<(G::View, Generator)>,
    /// Who is asked.
    pub bot: Box<dyn Bot<G>>,
    /// What it draws from.
    pub rng: Generator,
}

/// What has come of a question.
pub struct Answer<K, G: Game> {
    /// The key of the question.
    pub key: K,
    /// The bot with what it draws from, for the next question; `None` if it broke down.
    pub bot: Option<(Box<dyn Bot<G>>, Generator)>,
    /// What it chose; `None` also if it broke down.
    pub choice: Option<Choice<G::Action>>,
}

/// A question on its way, and what its asker says meanwhile.
struct Asked<K, G: Game> {
    number: u64,
    question: Question<K, G>,
    signals: Arc<Signals>,
}

/// The question that is open.
struct Open {
    number: u64,
    signals: Arc<Signals>,
}

/// One thread on which one bot at a time thinks.
///
/// Only the latest question counts: the answer to an earlier one never comes. The thread sleeps
/// while nothing is asked. It ends by itself when the worker is dropped: the bot that thinks is told
/// to stop, and nobody waits for it.
pub struct Worker<K, G: Game> {
    questions: Sender<Asked<K, G>>,
    answers: Receiver<(u64, Answer<K, G>)>,
    open: Option<Open>,
    asked: u64,
}

impl<K: Send + 'static, G: Game> Worker<K, G> {
    /// Starts the thread. It calls `wake` whenever an answer is ready.
    ///
    /// # Errors
    /// If the system has no thread to give.
    pub fn new(wake: impl Fn() + Send + 'static) -> io::Result<Self> {
        let (questions, inbox) = mpsc::channel::<Asked<K, G>>();
        let (outbox, answers) = mpsc::channel();
        thread::Builder::new()
            .name("bot".to_owned())
            .spawn(move || {
                // Ends when the worker is gone: then nobody asks, and nobody listens.
                for asked in inbox {
                    let answer = think(asked.question, &asked.signals);
                    if outbox.send((asked.number, answer)).is_err() {
                        break;
                    }
                    wake();
                }
            })?;
        Ok(Self {
            questions,
            answers,
            open: None,
            asked: 0,
        })
    }

    /// Asks; the question that was open is cancelled. Whether the thread is there to answer.
    pub fn ask(&mut self, question: Question<K, G>) -> bool {
        self.cancel();
        self.asked += 1;
        let (number, signals) = (self.asked, Arc::<Signals>::default());
        let asked = Asked {
            number,
            question,
            signals: Arc::clone(&signals),
        };
        let sent = self.questions.send(asked).is_ok();
        self.open = sent.then_some(Open { number, signals });
        sent
    }

    /// The answer to the open question, if it is there. Does not wait.
    pub fn poll(&mut self) -> Option<Answer<K, G>> {
        let open = self.open.as_ref()?.number;
        let mut answers = self.answers.try_iter();
        let (_, answer) = answers.find(|(number, _)| *number == open)?;
        self.open = None;
        Some(answer)
    }

    /// Whether a question is open.
    #[must_use]
    pub const fn is_asked(&self) -> bool {
        self.open.is_some()
    }

    /// How far the bot has got with the open question, from 0 to 1.
    #[must_use]
    pub fn progress(&self) -> f32 {
        let open = self.open.as_ref();
        open.map_or(0.0, |open| open.signals.progress())
    }

    /// Asks the bot to answer the open question now.
    pub fn hurry(&self) {
        if let Some(open) = &self.open {
            open.signals.stop();
        }
    }

    /// Forgets the open question; its bot stops thinking.
    pub fn cancel(&mut self) {
        self.hurry();
        self.open = None;
    }
}

impl<K, G: Game> Drop for Worker<K, G> {
    fn drop(&mut self) {
        if let Some(open) = &self.open {
            open.signals.stop();
        }
    }
}

/// Answers a question on the spot. A bot that breaks down does not take its asker with it.
pub fn think<K, G: Game>(question: Question<K, G>, signals: &Signals) -> Answer<K, G> {
    let Question {
        key,
        game,
        view,
        earlier,
        bot,
        rng,
    } = question;
    // A bot that has broken down is not used again, so nothing half done is seen.
    let thought = catch_unwind(AssertUnwindSafe(move || {
        let (mut bot, mut rng) = (bot, rng);
        for (view, mut rng) in earlier {
            bot.choose(&game, &view, &mut rng, signals);
        }
        let choice = bot.choose(&game, &view, &mut rng, signals);
        (choice, (bot, rng))
    }));
    match thought {
        Ok((choice, bot)) => Answer {
            key,
            bot: Some(bot),
            choice,
        },
        Err(_) => Answer {
            key,
            bot: None,
            choice: None,
        },
    }
}
