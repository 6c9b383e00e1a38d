//! A game of "Im Auftrag des Königs" that is open at the table: the match, its bots, and who sits
//! at the machine.

mod bots;
mod coaching;
mod moving;
mod planning;
mod refereeing;
mod retelling;
mod scripted;
mod sounding;
mod telling;
mod undoing;

use std::cell::RefCell;
use std::time::SystemTime;

use super::showing::ReviewState;
use crate::bot::Thought;
use crate::i18n::Translator;
use crate::i18n::text::kings_errand::{Narrator, names};
use crate::persist::exchange::GameResult;
use crate::persist::{BotSpeed, SavedGame};
use crate::rules::kings_errand::{
    Action, Event, Explainer, Explanation, KingsErrand, Phase, PlayedTurn, Refusal, Setup, View,
    VirtueCards,
};
use crate::rules::{Record, Seat, Turn, Viewer};
use crate::session::{Match, NewGame, ResumeError, SeatCount};
use crate::ui::table::choices::Choices;
use crate::ui::table::coach::Said;
use crate::ui::table::plan;
use crate::ui::table::{ExpiredCard, LogLine, SeatLabel, TableCommand, TableState};
use bots::Bots;
use coaching::Coaching;
use moving::Motions;
use planning::Hopeless;
use refereeing::Refereeing;
use sounding::Sounding;
use telling::Telling;

pub use bots::{TableBot, Tick};

/// Why a wish was refused, in words and to be explained.
struct RefusedWish {
    words: String,
    explanation: Box<Explanation>,
}

/// A game with everything that the table needs beside it.
pub struct TableGame {
    game: Match<KingsErrand>,
    seating: NewGame,
    bots: Bots,
    names: Vec<String>,
    /// Who has taken the seat last, if several people share the machine.
    at_machine: Option<Seat>,
    /// What the player has selected and opened.
    pub state: TableState,
    /// The round review.
    pub review: ReviewState,
    log: Vec<LogLine>,
    /// Steps of the match whose observations are in the log.
    logged: usize,
    /// When the next bot acts, in seconds of the window's clock.
    due: Option<f64>,
    /// How long bots take.
    bot_speed: BotSpeed,
    hurry: bool,
    /// Whether something happened that takes a moment to read.
    lingers: bool,
    /// What has expired in this round, as the viewer of the log has seen it.
    expired: Vec<ExpiredCard>,
    /// Why the last wish was refused.
    refused: Option<RefusedWish>,
    /// The own tickets that can no longer be used, as found last.
    hopeless: RefCell<Option<Hopeless>>,
    /// Whether a lesson says what others and chance do.
    scripted: bool,
    coaching: Coaching,
    refereeing: Refereeing,
    motions: Motions,
    sounding: Sounding,
    telling: Telling,
}

impl TableGame {
    /// A new game with these seats; `seed` decides the deal.
    ///
    /// # Errors
    /// If the seats do not fit the set-up.
    pub fn new(setup: Setup, seating: NewGame, seed: u64) -> Result<Self, SeatCount> {
        let game = Match::new(setup, seating.players(), seed)?;
        Ok(Self::with(game, seating, false))
    }

    /// A saved game, to be played on as it was left.
    ///
    /// # Errors
    /// If the seats do not fit, or the record breaks the rules.
    pub fn continued(saved: SavedGame) -> Result<Self, ResumeError<KingsErrand>> {
        let game = saved.resume()?;
        let mut open = Self::with(game, saved.seating, false).with_refused(saved.refused);
        open.telling = Telling::from(open.game.steps());
        Ok(open)
    }

    /// A game out of a record, to be played on.
    ///
    /// # Errors
    /// If the seats do not fit, or the record breaks the rules.
    pub fn resume(
        record: Record<KingsErrand>,
        seating: NewGame,
        seed: u64,
    ) -> Result<Self, ResumeError<KingsErrand>> {
        let game = Match::resume(record, seating.players(), seed)?;
        let mut open = Self::with(game, seating, false);
        open.telling = Telling::from(open.game.steps());
        Ok(open)
    }

    /// The same game with what its bots thought; what does not fit is left out.
    #[must_use]
    pub fn with_thoughts(
        mut self,
        thoughts: impl IntoIterator<Item = (usize, Thought<Action>)>,
    ) -> Self {
        self.game = self.game.with_thoughts(thoughts);
        self
    }

    fn with(mut game: Match<KingsErrand>, seating: NewGame, scripted: bool) -> Self {
        if !scripted {
            game.settle();
        }
        let bots = Bots::new(game.players());
        let names = seating.seats.iter().map(|seat| seat.name.clone()).collect();
        let mut open = Self {
            game,
            seating,
            bots,
            names,
            at_machine: None,
            state: TableState::default(),
            review: ReviewState::default(),
            log: Vec::new(),
            logged: 0,
            due: None,
            bot_speed: BotSpeed::default(),
            hurry: false,
            lingers: false,
            expired: Vec::new(),
            refused: None,
            hopeless: RefCell::default(),
            scripted,
            coaching: Coaching::default(),
            refereeing: Refereeing::default(),
            motions: Motions::default(),
            sounding: Sounding::default(),
            telling: Telling::default(),
        };
        open.hush();
        open.begin_coaching();
        // Who took which task of this round is seen in what has been played.
        let state = &mut open.state;
        let view = open.game.retell(Viewer::Public, |_, view, _| {
            state.notice(view.position());
        });
        state.notice(view.position());
        open
    }

    /// The match.
    #[must_use]
    pub const fn game(&self) -> &Match<KingsErrand> {
        &self.game
    }

    /// The seats as they were chosen.
    #[must_use]
    pub const fn seating(&self) -> &NewGame {
        &self.seating
    }

    /// Calls the person `you` who is called by one of `words`, which mean the same in some language.
    pub fn say_you(&mut self, words: &[String], you: &str) {
        if self.seating.say_you(words, you) {
            let seats = self.seating.seats.iter();
            self.names = seats.map(|seat| seat.name.clone()).collect();
        }
    }

    /// The game as it is kept now.
    #[must_use]
    pub fn saved(&self) -> SavedGame {
        SavedGame::of(self.game(), self.seating(), SystemTime::now())
            .with_refused(self.refused_wishes())
    }

    /// The names of the seats.
    #[must_use]
    pub fn names(&self) -> &[String] {
        &self.names
    }

    /// The seats that people play.
    pub fn people(&self) -> impl Iterator<Item = Seat> {
        let players = self.game.players().iter();
        Seat::first(self.game.players().len() as u8)
            .zip(players)
            .filter(|(_, player)| player.is_human())
            .map(|(seat, _)| seat)
    }

    fn is_shared(&self) -> bool {
        self.people().count() > 1
    }

    /// The person whose decision the game waits for.
    #[must_use]
    pub fn person_to_decide(&self) -> Option<Seat> {
        let decision = self.game.decision()?;
        let human = self.game.player(decision.seat)?.is_human();
        human.then_some(decision.seat)
    }

    /// Whether the seat must change hands before the game goes on: to whom.
    ///
    /// Only before a turn or an offer, and only if several people share the machine.
    #[must_use]
    pub fn hand_over(&self) -> Option<Seat> {
        let seat = self.person_to_decide()?;
        let private = self.public_view().position().phase() != Phase::Choose;
        (self.is_shared() && private && self.at_machine != Some(seat)).then_some(seat)
    }

    /// The seat at the bottom of the table.
    #[must_use]
    pub fn own_seat(&self) -> Seat {
        let to_decide = self.person_to_decide();
        to_decide
            .or(self.at_machine)
            .or_else(|| self.people().next())
            .unwrap_or_default()
    }

    /// Whether the own hidden cards are to be covered.
    #[must_use]
    pub fn is_covered(&self) -> bool {
        if self.people().next().is_none() {
            return true;
        }
        // Picks are made in front of everybody; turns and offers by whoever has taken the seat.
        let in_private = self.public_view().position().phase() != Phase::Choose
            && self.at_machine.is_some()
            && self.person_to_decide() == self.at_machine;
        self.is_shared() && !in_private && !self.state.peeking
    }

    fn public_view(&self) -> View {
        self.game.view(Viewer::Public)
    }

    /// What the table shows: what the own seat knows, or what everybody knows while it is covered.
    #[must_use]
    pub fn view(&self) -> View {
        if self.is_covered() {
            self.public_view()
        } else {
            self.game.view(Viewer::Seat(self.own_seat()))
        }
    }

    /// What the own seat can do.
    #[must_use]
    pub fn choices(&self) -> Choices {
        let seat = self.own_seat();
        if self.people().next().is_none() || self.hand_over().is_some() {
            return Choices::new(self.game.game(), &self.public_view(), seat);
        }
        let view = self.game.view(Viewer::Seat(seat));
        let choices = Choices::new(self.game.game(), &view, seat);
        if self.is_bare() {
            choices.unmarked()
        } else {
            choices
        }
    }

    /// Whether the game is over.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.game.turn() == Turn::Terminal
    }

    /// How the game ended; `None` before the end.
    #[must_use]
    pub fn result(&self) -> Option<GameResult> {
        GameResult::of(self.public_view().position())
    }

    /// Whether bots are moving.
    #[must_use]
    pub fn is_waiting(&self) -> bool {
        !self.is_over() && self.person_to_decide().is_none()
    }

    /// How the seats are shown.
    #[must_use]
    pub fn labels(&self, translator: &Translator) -> Vec<SeatLabel> {
        self.seating
            .seats
            .iter()
            .map(|seat| SeatLabel {
                name: seat.name.clone(),
                knight: seat.knight,
                level: seat
                    .bot
                    .filter(|_| !self.scripted)
                    .map(|kind| names::bot(translator, kind)),
            })
            .collect()
    }

    /// Whom the table calls "you": the one person who plays, if it is one.
    #[must_use]
    pub fn you(&self) -> Option<Seat> {
        let mut people = self.people();
        let first = people.next();
        if people.next().is_some() { None } else { first }
    }

    /// The log as far as it has been written.
    #[must_use]
    pub fn log(&self) -> &[LogLine] {
        &self.log
    }

    /// What has expired in this round.
    #[must_use]
    pub fn expired(&self) -> &[ExpiredCard] {
        &self.expired
    }

    /// Why the last wish was refused, in words.
    #[must_use]
    pub fn refused(&self) -> Option<&str> {
        self.refused.as_ref().map(|refusal| refusal.words.as_str())
    }

    /// Writes what has happened since into the log, as far as it has been seen.
    pub fn write_log(&mut self, translator: &Translator) {
        let you = self.you();
        let viewer = you.map_or(Viewer::Public, Viewer::Seat);
        let narrator = Narrator::new(translator, &self.names, you);
        let steps = self.steps_seen();
        if steps == self.logged {
            return;
        }
        for (step, observation) in self.game.observations(viewer, self.logged) {
            if step > steps {
                break;
            }
            let event = observation.event();
            // Only what is new takes a moment to read, not the whole game told again.
            if self.logged > 0 && matches!(event, Event::TournamentResult { .. }) {
                self.lingers = true;
            }
            if let Event::ActionExpired {
                seat, card, unmet, ..
            } = event
            {
                self.expired.push(ExpiredCard {
                    seat: *seat,
                    card: *card,
                    unmet: unmet.clone(),
                });
            } else if matches!(event, Event::RoundBegan { .. }) {
                self.expired.clear();
            }
            if is_silent(event) {
                continue;
            }
            let words = self.plain_words(event, translator);
            let words = words.unwrap_or_else(|| narrator.observation(&observation));
            let is_own = self.is_about_you(event.seat());
            self.telling.line(step, &words, is_own);
            self.log.push(LogLine {
                seat: event.seat(),
                heading: matches!(event, Event::RoundBegan { .. }),
                words,
            });
        }
        self.telling.reach(steps);
        self.logged = steps;
    }

    /// Writes the whole log anew, as after an undo or in another language.
    pub fn forget_log(&mut self) {
        self.log.clear();
        self.expired.clear();
        self.refused = None;
        self.logged = 0;
    }

    fn after_step(&mut self) {
        if !self.scripted {
            self.game.settle();
        }
        let view = self.public_view();
        self.state.notice(view.position());
        // A hint or a warning is about one moment.
        if !matches!(self.state.said, Some(Said::Lost { .. })) {
            self.state.said = None;
        }
        self.look_back();
        self.tell_mistakes();
    }

    /// Does what a person wants; whether the game changed by it.
    pub fn command(&mut self, command: TableCommand, translator: &Translator) -> bool {
        if self.asks_before(&command) {
            return false;
        }
        match command {
            TableCommand::Coach(command) => return self.coach_command(command, translator),
            TableCommand::Act(action) => return self.act(action, translator),
            TableCommand::Select(ticket) => self.select(ticket),
            TableCommand::Shift { ticket, to } => {
                self.change_plan(|plan, round, own| plan.shift(round, own, ticket, to));
            }
            TableCommand::Wish { ticket, wish } => self.wish(ticket, wish, translator),
            // While somebody only peeks, others may look at what opens.
            TableCommand::Mend(_) | TableCommand::Why(_) if self.state.peeking => {}
            // Nor does a referee explain in the middle of a turn.
            TableCommand::Mend(_) | TableCommand::Why(_) | TableCommand::WhyRefused
                if self.is_bare() => {}
            TableCommand::WhyMistake(index) => self.explain_mistake(index),
            TableCommand::Mend(ticket) => {
                if let Some(explanation) = self.explain_planned(ticket)
                    && let Some(other) = plan::mending(&explanation)
                {
                    self.apply_alternative(&other.turn);
                    self.state.selected = None;
                    self.state.refocus = Some(ticket);
                }
            }
            TableCommand::Why(ticket) => self.explain_ticket(ticket),
            TableCommand::WhyRefused => {
                if let Some(refusal) = &self.refused {
                    self.explain_now(refusal.explanation.clone());
                }
            }
            TableCommand::Step => {
                let next = self.moves().next();
                return next.is_some_and(|action| self.act(action, translator));
            }
            TableCommand::CarryOutAll => {
                let mut changed = false;
                // What is left open is chosen for the whole turn, so the moves are fixed at the start.
                for action in self.moves() {
                    if !self.act(action, translator) {
                        break;
                    }
                    changed = true;
                }
                return changed;
            }
            TableCommand::OfferMore(card) => self.state.offer.add(card),
            TableCommand::OfferLess(card) => {
                self.state.offer.remove(card);
            }
            TableCommand::Undo => return self.take_back(translator),
            TableCommand::UndoTurn => return self.take_back_turn(translator),
            TableCommand::Redo => return self.do_again(),
            TableCommand::Hurry => self.hurry = true,
            TableCommand::Enough => self.bots.hurry(),
            TableCommand::TakeSeat => self.at_machine = self.hand_over().or(self.at_machine),
            TableCommand::Peek(peeking) => self.state.peeking = peeking,
            TableCommand::Open(overlay) => {
                self.state.overlay = Some(overlay);
                self.state.opened = true;
            }
            TableCommand::Close => self.state.overlay = None,
            TableCommand::OpenWhy(explanation) => self.explain_now(explanation),
            TableCommand::WhyMore(more) => {
                if let Some(why) = &mut self.state.why {
                    why.more = more;
                }
            }
            TableCommand::CloseWhy => self.state.why = None,
            TableCommand::ApplyAlternative(index) => {
                let why = self.state.why.take().filter(|why| why.is_applicable(index));
                let other = why
                    .as_ref()
                    .and_then(|why| why.explanation.alternatives.get(index));
                match other.map(|other| &other.turn) {
                    Some(PlayedTurn {
                        offer: Some(offer), ..
                    }) => self.state.offer = *offer,
                    Some(turn) => self.apply_alternative(turn),
                    None => {}
                }
            }
            // What is shown lies beside the game; the app opens it.
            TableCommand::ShowAlternative(_) | TableCommand::DoItAnyway => {}
        }
        false
    }

    /// Opens the choices of a ticket, or closes them.
    fn select(&mut self, ticket: Option<usize>) {
        if ticket.is_none() {
            self.state.refocus = self.state.selected;
        }
        self.state.selected = ticket;
        self.state.said = None;
        if self.is_bare() && !self.choices().is_offering() {
            self.state.offer = VirtueCards::EMPTY;
        }
        self.state.opened = ticket.is_some();
        self.refused = None;
    }

    fn act(&mut self, action: Action, translator: &Translator) -> bool {
        let Some(seat) = self.person_to_decide() else {
            return false;
        };
        let place = self.place_for(action);
        self.look_before();
        match self.game.submit(seat, action) {
            Ok(()) => {
                if let Some((ticket, to)) = place {
                    self.put_in_place(seat, ticket, to);
                }
                self.refused = None;
                self.state.settle();
                self.after_step();
                true
            }
            Err(illegal) => {
                self.count_refused(action);
                self.refuse(seat, action, &illegal.reasons, translator);
                false
            }
        }
    }

    /// Says why something was refused.
    fn refuse(&mut self, seat: Seat, action: Action, reasons: &[Refusal], translator: &Translator) {
        self.state.refusals += 1;
        let narrator = Narrator::new(translator, &self.names, self.you());
        let words = narrator.refusals(seat, action, reasons);
        let (game, view) = (self.game.game(), self.game.view(Viewer::Seat(seat)));
        let explanation = Explainer::default().refused(game, &view, action, reasons);
        self.refused = Some(RefusedWish {
            words,
            explanation: Box::new(explanation),
        });
    }
}

/// What the log leaves out, because another line says it or nobody needs it.
const fn is_silent(event: &Event) -> bool {
    matches!(
        event,
        Event::TurnBegan { .. } | Event::TurnEnded { .. } | Event::RingLaid { .. }
    )
}
