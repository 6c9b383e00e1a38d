//! A game again, step by step: what is shown of it, how far it has come, and what people can do with
//! it. The table is that of a [`Show`]; in place of the lane it has a bar of its own.
//!
//! | file | subject |
//! | --- | --- |
//! | `bar` | what stands where the lane is else |
//! | `line` | all steps on a line, round by round |
//! | `eyes` | through whose eyes the game is seen |
//! | `buttons` | back, play, forward, speed, and the ways out |
//! | `keys` | what keys do |
//! | `words` | what is said there |

mod bar;
mod buttons;
mod eyes;
mod keys;
mod line;
pub(super) mod words;

use egui::Ui;

use crate::rules::Seat;
use crate::rules::Viewer;
use crate::rules::kings_errand::ActionCard;
use crate::session::kings_errand::Deed;
use crate::ui::table::Overlay;

use super::scene::Scene;
use super::show::Show;

/// What people want of a game that is shown again.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum ReplayCommand {
    /// Show this frame, from 0, or the last.
    To(usize),
    /// Go on by itself, or stand still.
    Play(bool),
    /// Go on by itself as fast as this.
    Speed(Speed),
    /// See it through these eyes.
    Through(Viewer),
    /// Explain why the card expired that expires in this step.
    Why,
    /// Ask the bot why it did what it does in this step.
    Ask,
    /// Play on from here, or go back to here; if that has to be said first, say it.
    Resume,
    /// Do so.
    ResumeNow,
    /// Do not.
    Stay,
    /// Go back to where one came from.
    Close,
}

/// How fast a game goes on by itself.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub enum Speed {
    /// There is time to read everything twice.
    Slow,
    /// There is time to read.
    #[default]
    Usual,
    /// A glance at each step.
    Fast,
}

impl Speed {
    /// Every speed, the slowest first.
    pub const ALL: [Self; 3] = [Self::Slow, Self::Usual, Self::Fast];

    /// How long a step with these words stays, in seconds.
    #[must_use]
    pub fn seconds(self, words: &str) -> f64 {
        let letters = words.chars().count().min(240) as f64;
        let usual = 0.9 + 0.022 * letters;
        match self {
            Self::Slow => 2.0 * usual,
            Self::Usual => usual,
            Self::Fast => 0.35 * usual,
        }
    }

    /// The next one; after the fastest comes the slowest.
    #[must_use]
    pub const fn next(self) -> Self {
        match self {
            Self::Slow => Self::Usual,
            Self::Usual => Self::Fast,
            Self::Fast => Self::Slow,
        }
    }

    /// One faster, or one slower, if there is one.
    #[must_use]
    pub const fn changed(self, faster: bool) -> Self {
        match (self, faster) {
            (Self::Slow | Self::Usual, false) => Self::Slow,
            (Self::Slow, true) | (Self::Fast, false) => Self::Usual,
            (Self::Usual | Self::Fast, true) => Self::Fast,
        }
    }
}

/// A card that expires in a step.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Expiry {
    /// Whose card.
    pub seat: Seat,
    /// The card.
    pub card: ActionCard,
    /// Which of the same cards that expire in this step of the game, from 0.
    pub nth: usize,
}

/// What belongs to a frame beside what is seen of it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ReplayStep {
    /// How many steps of the game have been done after it.
    pub done: usize,
    /// What expires in it.
    pub expiry: Option<Expiry>,
    /// What a bot does in it that it can be asked about.
    pub deed: Option<Deed>,
}

/// Where a round begins.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct RoundMark {
    /// The round, from 1.
    pub round: u16,
    /// Its first frame.
    pub frame: usize,
}

/// What can be made of the moment that is shown.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Resume {
    /// A new game that has come as far as this.
    PlayOn,
    /// The open game again from here: before the step with this number, from 0.
    GoBack {
        /// How many steps are left of it.
        left: usize,
        /// Whether it is marked for that.
        marks: bool,
    },
}

/// What was told of a game: the same for everybody who sees it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Retold {
    /// What belongs to each frame; there are as many as frames.
    pub steps: Vec<ReplayStep>,
    /// Where each round begins.
    pub rounds: Vec<RoundMark>,
}

/// A game that is shown again.
#[derive(Clone, Debug, PartialEq)]
pub struct Replay {
    show: Show,
    retold: Retold,
    viewers: Vec<Viewer>,
    viewer: Viewer,
    /// What can be made of each frame.
    ways: Vec<Option<Resume>>,
    /// Whether the game was marked as taken back.
    taken_back: bool,
    speed: Speed,
    playing: bool,
    /// Until when the steps come too fast for each to be told, by the window's clock.
    hasty: f64,
    /// When the last step came.
    came: f64,
    /// Whether it is asked whether to go back.
    pub asks: bool,
    /// What lies open above the table.
    overlay: Option<Overlay>,
}

/// Within this time after a step another one comes too fast for both to be told, in seconds.
const HASTE: f64 = 0.3;

impl Replay {
    /// A game as `viewer` sees it, at its beginning. `viewers` are all who can be chosen, and `ways`
    /// says what can be made of each frame.
    #[must_use]
    pub fn new(
        (show, retold): (Show, Retold),
        viewers: Vec<Viewer>,
        viewer: Viewer,
        ways: Vec<Option<Resume>>,
        taken_back: bool,
    ) -> Self {
        Self {
            show: show.away_from_game(),
            retold,
            viewers,
            viewer,
            ways,
            taken_back,
            speed: Speed::default(),
            playing: false,
            hasty: 0.0,
            came: f64::NEG_INFINITY,
            asks: false,
            overlay: None,
        }
    }

    /// The same moment through other eyes.
    pub fn see(&mut self, (show, retold): (Show, Retold), viewer: Viewer) {
        let at = self.show.at();
        self.show = show.away_from_game();
        self.show.go_to(at);
        self.show.open(self.overlay);
        self.retold = retold;
        self.viewer = viewer;
    }

    /// What is seen.
    #[must_use]
    pub const fn show(&self) -> &Show {
        &self.show
    }

    /// The number of the frame that is shown, from 0.
    #[must_use]
    pub const fn at(&self) -> usize {
        self.show.at()
    }

    /// The number of the last frame.
    #[must_use]
    pub fn last(&self) -> usize {
        self.show.frames().len() - 1
    }

    /// What belongs to the frame that is shown.
    #[must_use]
    pub fn step(&self) -> Option<ReplayStep> {
        self.retold.steps.get(self.at()).copied()
    }

    /// Whether a card expires in this frame.
    #[must_use]
    pub fn expires(&self, at: usize) -> bool {
        let step = self.retold.steps.get(at);
        step.is_some_and(|step| step.expiry.is_some())
    }

    /// Where the rounds begin.
    #[must_use]
    pub fn rounds(&self) -> &[RoundMark] {
        &self.retold.rounds
    }

    /// The round that is shown, as a place among [`Self::rounds`]; `None` before the first.
    #[must_use]
    pub fn round(&self) -> Option<usize> {
        let begun = |mark: &RoundMark| mark.frame <= self.at();
        self.rounds().iter().rposition(begun)
    }

    /// Where the round that is shown begins, or the one before where it begins just now; then where
    /// the next one begins, or the end.
    #[must_use]
    pub fn round_ends(&self) -> (usize, usize) {
        let frames = self.rounds().iter().map(|mark| mark.frame);
        let before = frames.clone().rfind(|&frame| frame < self.at());
        let after = frames.into_iter().find(|&frame| frame > self.at());
        (before.unwrap_or(0), after.unwrap_or(self.last()))
    }

    /// Everybody through whose eyes it can be seen.
    #[must_use]
    pub fn viewers(&self) -> &[Viewer] {
        &self.viewers
    }

    /// Through whose eyes it is seen.
    #[must_use]
    pub const fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// What can be made of the moment that is shown.
    #[must_use]
    pub fn resume(&self) -> Option<Resume> {
        self.ways.get(self.at()).copied().flatten()
    }

    /// Whether there is a moment of which something can be made.
    #[must_use]
    pub fn can_resume(&self) -> Option<Resume> {
        self.ways.iter().copied().flatten().next()
    }

    /// Whether somebody went back past something that had been hidden.
    #[must_use]
    pub const fn is_taken_back(&self) -> bool {
        self.taken_back
    }

    /// How fast it goes on by itself.
    #[must_use]
    pub const fn speed(&self) -> Speed {
        self.speed
    }

    /// Goes on as fast as this.
    pub const fn set_speed(&mut self, speed: Speed) {
        self.speed = speed;
    }

    /// Whether it goes on by itself.
    #[must_use]
    pub const fn is_playing(&self) -> bool {
        self.playing
    }

    /// Whether the steps come too fast at `now` for each to be told; until when.
    #[must_use]
    pub fn hastens(&self, now: f64) -> Option<f64> {
        (now < self.hasty).then_some(self.hasty)
    }

    /// Shows this frame, from 0, or the last. `now` is the window's clock.
    pub fn go_to(&mut self, at: usize, now: f64) {
        let between = now - self.came;
        if (0.0..HASTE).contains(&between) {
            self.hasty = now + HASTE;
        }
        self.came = now;
        self.show.go_to(at);
        if self.at() == self.last() {
            self.playing = false;
        }
    }

    /// Goes on by itself from now on, or stands still. At the end it begins anew.
    pub fn play(&mut self, playing: bool, now: f64) {
        if playing && self.at() == self.last() {
            self.go_to(0, now);
        }
        self.playing = playing;
        self.came = now;
    }

    /// Lets time pass while it goes on by itself; how long until the next step, in seconds.
    pub fn advance(&mut self, now: f64) -> Option<f64> {
        if !self.playing {
            return None;
        }
        let due = self.came + self.speed.seconds(&self.show.frame().words);
        if now < due {
            return Some(due - now);
        }
        self.go_to(self.at() + 1, now);
        self.hasty = 0.0;
        self.playing.then_some(0.0)
    }

    /// Time has stood still: what comes next has all its time.
    pub const fn hold(&mut self, now: f64) {
        self.came = now;
    }

    /// Opens something above the table, or closes it.
    pub const fn open(&mut self, overlay: Option<Overlay>) {
        self.overlay = overlay;
        self.show.open(overlay);
    }

    /// What has been opened in the last frame has been there.
    pub const fn settle(&mut self) {
        self.show.settle();
    }
}

/// Reads the keys, before anything can take them.
pub(super) fn keys(ui: &Ui, scene: &Scene<'_>, replay: &Replay) {
    keys::read(ui, scene, replay);
}

/// Paints where the lane is else, and what the top bar says.
pub(super) fn show(ui: &mut Ui, scene: &Scene<'_>, replay: &Replay) {
    bar::show(ui, scene, replay);
    super::top_bar::show(ui, scene);
}

/// Paints what is asked above everything else.
pub(super) fn ask(ui: &Ui, scene: &Scene<'_>, replay: &Replay) {
    if replay.asks {
        bar::ask(ui, scene);
    }
}
