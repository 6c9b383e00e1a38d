//! What is shown in place of the game: a past turn, and turns that are tried in a sandbox. The
//! explanations that lead there, and the round review that leads to them.

use std::sync::Arc;

use super::table_game::TableGame;
use super::{App, OpenGame};
use crate::i18n::Translator;
use crate::i18n::text::kings_errand::{Narrator, names};
use crate::message;
use crate::rules::kings_errand::{
    ActionCard, Change, Chronicle, Event, Explainer, Explanation, Fate, KingsErrand, Observation,
    Phase, PlayedTurn, TurnStory,
};
use crate::rules::{Seat, Turn, Viewer};
use crate::session::Moment;
use crate::session::kings_errand::{
    Deed, Reasoning, Review, RoundReview, SeatReview, Trial, TrialStart,
};
use crate::ui::screen::Screen;
use crate::ui::screen::review::ReviewCommand;
use crate::ui::table::plan::LaneCard;
use crate::ui::table::show::{Frame, Origin, Show, ShownTable};
use crate::ui::table::why::Why;

/// The round review as it is open.
#[derive(Clone, Debug, Default)]
pub struct ReviewState {
    /// What went wrong, and when and for whom that was put together.
    told: Option<(usize, Viewer, Review)>,
    /// The round that is looked at, as a place among the rounds; the last one that is over if none
    /// was chosen.
    chosen: Option<usize>,
    /// What bots did and can be asked about.
    deeds: Vec<Deed>,
    /// Whether they were listed for a coach.
    coached: bool,
    /// Why one of them did something, as it lies open, and whether it was opened just now.
    answer: Option<(Box<Reasoning>, bool)>,
    /// The step whose answer has just been closed: it gets the focus back.
    refocus: Option<usize>,
}

impl App {
    /// Does what is wanted of the round review.
    pub(super) fn review(&mut self, command: ReviewCommand) {
        if let (true, ReviewCommand::CloseAnswer) = (self.is_replaying(), command) {
            if let Some(game) = self.replayed_mut() {
                game.review.close_answer();
            }
            return;
        }
        let Some(OpenGame::KingsErrand(game)) = &mut self.open else {
            return;
        };
        match command {
            ReviewCommand::Open => {
                game.review.choose(None);
                game.state.said = None;
                game.state.overlay = None;
                self.screen = Screen::Review;
            }
            ReviewCommand::Close => self.back_to_game(),
            ReviewCommand::Round(round) => game.review.choose(Some(round)),
            ReviewCommand::Explain(seat, index) => game.explain_mishap(seat, index),
            ReviewCommand::Again(seat) => {
                self.show = game.show_again(seat, &self.translator).map(Box::new);
            }
            ReviewCommand::Ask(deed) => game.ask(deed),
            ReviewCommand::CloseAnswer => game.review.close_answer(),
        }
    }
}

impl ReviewState {
    /// What went wrong in every round.
    #[must_use]
    pub fn review(&self) -> Option<&Review> {
        self.told.as_ref().map(|(_, _, review)| review)
    }

    /// The round that is looked at, as a place among the rounds.
    #[must_use]
    pub fn round(&self) -> usize {
        let review = self.review();
        let last = review.map_or(0, |review| review.rounds.len().saturating_sub(1));
        let over = review.and_then(Review::last_over).unwrap_or(last);
        self.chosen.unwrap_or(over).min(last)
    }

    /// What bots did and can be asked about: everything after the game, before it only for a coach.
    #[must_use]
    pub fn deeds(&self) -> &[Deed] {
        &self.deeds
    }

    /// Why a bot did something, if that lies open, and whether it was opened just now.
    #[must_use]
    pub fn answer(&self) -> Option<(&Reasoning, bool)> {
        let answer = self.answer.as_ref();
        answer.map(|(told, opened)| (&**told, *opened))
    }

    /// The step of the answer that has just been closed.
    #[must_use]
    pub const fn refocus(&self) -> Option<usize> {
        self.refocus
    }

    /// Closes the answer of a bot.
    pub fn close_answer(&mut self) {
        self.refocus = self.answer.take().map(|(told, _)| told.deed.step);
    }

    /// The answer of a bot, or what has become of it, has been on the screen.
    pub fn settle(&mut self) {
        self.refocus = None;
        if let Some((_, opened)) = &mut self.answer {
            *opened = false;
        }
    }

    /// Looks at another round, or at the last one.
    pub const fn choose(&mut self, round: Option<usize>) {
        self.chosen = round;
    }

    /// A seat of the round that is looked at.
    #[must_use]
    pub fn seat(&self, seat: Seat) -> Option<&SeatReview> {
        let round = self.review()?.rounds.get(self.round())?;
        round.seats.iter().find(|own| own.seat == seat)
    }
}

impl TableGame {
    /// Puts the review together anew if the game has gone on since, or somebody else looks.
    pub fn tell_review(&mut self) {
        let viewer = self.view().viewer();
        let steps = self.game().steps();
        let coached = self.seating().coach.is_on();
        let told = self.review.told.as_ref();
        let current = |(then, by, _): &(usize, Viewer, Review)| (*then, *by) == (steps, viewer);
        if told.is_some_and(current) && self.review.coached == coached {
            return;
        }
        let mut review = self.game().review(viewer);
        self.list_deeds();
        // A round can be asked about before anybody has had a turn in it.
        let position = *self.game().view(Viewer::Public).position();
        let round = position.round();
        let begun = review.rounds.iter().any(|told| told.round == round);
        if !begun && self.review.deeds.iter().any(|deed| deed.round == round) {
            let seats = position.order().as_slice().iter();
            review.rounds.push(RoundReview {
                round,
                over: false,
                seats: seats
                    .map(|&seat| SeatReview::nothing(seat, viewer))
                    .collect(),
            });
        }
        self.review.coached = coached;
        self.review.told = Some((steps, viewer, review));
    }

    /// Lists what bots did and can be asked about: everything after the game, before it only for a
    /// coach.
    pub fn list_deeds(&mut self) {
        self.review.deeds = if self.is_over() || self.seating().coach.is_on() {
            self.game().decisions_of_bots()
        } else {
            Vec::new()
        };
    }

    /// Lets a bot say why it did this.
    pub fn ask(&mut self, deed: Deed) {
        // While the game goes on only a coach makes it talk.
        if self.review.deeds.contains(&deed) {
            let told = self.game().reasoning(deed);
            self.review.answer = told.map(|told| (Box::new(told), true));
        }
    }

    /// Opens an explanation of what is planned or wanted now.
    pub fn explain_now(&mut self, explanation: Box<Explanation>) {
        let view = self.view();
        let viewer = view.viewer();
        let choosing = view.position().phase() == Phase::Choose;
        self.state.opened = true;
        self.state.why = Some(Why {
            explanation,
            can_apply: true,
            choosing,
            start: TrialStart::Now,
            viewer,
            opener: Origin::Game,
            more: false,
        });
    }

    /// The own turn of this round as it has gone so far, if it has begun and is not covered.
    fn own_story(&self) -> Option<TurnStory> {
        let seat = self.own_seat();
        let viewer = self.view().viewer();
        let mut chronicle = Chronicle::new(self.game().game());
        let now = self.game().retell(viewer, |step, before, seen| {
            chronicle.see(step, before, seen);
        });
        chronicle.begin_turn(self.game().steps(), &now);
        let round = now.position().round();
        let turns = chronicle.into_turns().into_iter().rev();
        let mut turns = turns.filter(|turn| turn.seat == seat && turn.round == round);
        turns.next().filter(|_| viewer == Viewer::Seat(seat))
    }

    /// Why a ticket of the plan would expire, with other cards that could have been chosen too;
    /// `None` if it would not.
    #[must_use]
    pub fn explain_planned(&self, ticket: usize) -> Option<Explanation> {
        let lane = self.lane();
        let (line, step) = (lane.line.as_ref()?, lane.step_of(ticket)?);
        let view = self.view();
        let game = self.game().game();
        let board = game.board(view.position());
        let (seat, story) = (self.own_seat(), self.own_story());
        let place = lane.place_of(ticket).map(|place| &lane.cards[place]);
        let pending = place.is_some_and(|card| lane.is_pending(card));
        let more = if pending { lane.to_come } else { 0 };
        let story = story.as_ref();
        Explainer::default().planned(board, seat, line, step, lane.joust, story, more)
    }

    /// Opens the explanation of a ticket that would expire, or that has expired in this turn.
    pub fn explain_ticket(&mut self, ticket: usize) {
        if let Some(explanation) = self.explain_planned(ticket) {
            self.explain_now(Box::new(explanation));
            return;
        }
        let lane = self.lane();
        let expired = |card: &&LaneCard| card.fate == Fate::Expired;
        let mut expired = lane.cards.iter().filter(expired);
        let (Some(story), Some(own)) = (
            self.own_story(),
            expired.find(|card| card.ticket == Some(ticket)),
        ) else {
            return;
        };
        // Reasons of equal cards come in the order of their tickets.
        let same = |card: &&LaneCard| card.fate == Fate::Expired && card.card == own.card;
        let nth = lane
            .cards
            .iter()
            .filter(same)
            .take_while(|card| card.ticket != Some(ticket))
            .count();
        let mut plays = story
            .expired()
            .filter(|&play| story.plays[play].card == own.card);
        let told = plays
            .nth(nth)
            .and_then(|play| Explainer::default().expired(self.game().game(), &story, play));
        if let Some(explanation) = told {
            self.state.why = Some(Why {
                explanation: Box::new(explanation),
                can_apply: false,
                choosing: false,
                start: TrialStart::After(story.steps.start),
                viewer: self.view().viewer(),
                opener: Origin::Game,
                more: false,
            });
        }
    }

    /// Opens the explanation of something that went wrong in the round that is looked at.
    pub fn explain_mishap(&mut self, seat: Seat, index: usize) {
        let own = self.review.seat(seat);
        let Some((own, mishap)) = own.and_then(|own| Some((own, own.mishaps.get(index)?))) else {
            return;
        };
        let start = own.story.as_ref().map_or(0, |story| story.steps.start);
        self.state.opened = true;
        self.state.why = Some(Why {
            explanation: Box::new(mishap.explanation.clone()),
            can_apply: false,
            choosing: false,
            start: TrialStart::After(start),
            viewer: own.viewer,
            opener: Origin::Review,
            more: false,
        });
    }

    /// The turn of `seat` in the round that is looked at, to be stepped through.
    #[must_use]
    pub fn show_again(&self, seat: Seat, translator: &Translator) -> Option<Show> {
        let own = self.review.seat(seat)?;
        let story = own.story.as_ref()?;
        let narrator = self.narrator(translator);
        let title = translator.format(message!(
            "show-again",
            who = narrator.who(seat),
            name = narrator.name(seat),
            round = story.round,
        ));
        let moments = self.game().turn_again(own.viewer, story);
        let frames = self.frames(translator, seat, Beginning::Turn, &moments);
        Show::new(
            title,
            self.shown(translator, seat, own.viewer),
            frames,
            Origin::Review,
        )
    }

    /// What is explained, done in a sandbox.
    #[must_use]
    pub fn show_anyway(&self, translator: &Translator) -> Option<Show> {
        let why = self.state.why.as_ref()?;
        let explanation = &why.explanation;
        let card = names::action_card(translator, explanation.subject.card?);
        let title = translator.format(message!("show-anyway", card = card));
        let tournament = explanation.subject.card == Some(ActionCard::Tournament);
        self.tried(translator, why, title, &explanation.line, &[], tournament)
    }

    /// An alternative of the explanation that lies open, done in a sandbox.
    #[must_use]
    pub fn show_alternative(&self, index: usize, translator: &Translator) -> Option<Show> {
        let why = self.state.why.as_ref()?;
        let other = why.explanation.alternatives.get(index)?;
        let title = self.narrator(translator).alternative_title(other);
        let tournament = other.turn.offer.is_some();
        let (turn, changes) = (&other.turn, &other.changes);
        self.tried(translator, why, title, turn, changes, tournament)
    }

    fn tried(
        &self,
        translator: &Translator,
        why: &Why,
        title: String,
        turn: &PlayedTurn,
        changes: &[Change],
        tournament: bool,
    ) -> Option<Show> {
        let seat = why.explanation.subject.seat;
        let moments = self.game().try_turn(&Trial {
            viewer: why.viewer,
            seat,
            start: why.start,
            turn,
            changes,
            tournament,
        });
        let beginning = match why.start {
            TrialStart::Now => Beginning::Now,
            TrialStart::After(_) => Beginning::Turn,
        };
        let mut frames = self.frames(translator, seat, beginning, &moments);
        if let Some(last) = frames.last_mut() {
            let result = self.narrator(translator).turn_result(turn);
            last.words = [last.words.as_str(), result.as_str()].join(" ");
        }
        let table = self.shown(translator, seat, why.viewer);
        Show::new(title, table, frames, Origin::Explanation)
    }

    fn narrator<'a>(&'a self, translator: &'a Translator) -> Narrator<'a> {
        Narrator::new(translator, self.names(), self.you())
    }

    /// The table for a turn of `acting` that `viewer` sees.
    fn shown(&self, translator: &Translator, acting: Seat, viewer: Viewer) -> ShownTable {
        let own = match viewer {
            Viewer::Seat(seat) => seat,
            Viewer::Public if self.game().turn() == Turn::Terminal => acting,
            Viewer::Public => self.own_seat(),
        };
        ShownTable {
            rules: Arc::new(self.game().game().clone()),
            seats: self.labels(translator),
            names: self.names().to_vec(),
            you: self.you(),
            own,
            over: self.is_over(),
        }
    }

    fn frames(
        &self,
        translator: &Translator,
        seat: Seat,
        beginning: Beginning,
        moments: &[Moment<KingsErrand>],
    ) -> Vec<Frame> {
        let narrator = self.narrator(translator);
        let Some(first) = moments.first() else {
            return Vec::new();
        };
        let place = first.view.position().seat(seat).knight();
        let at = names::location_at(translator, place);
        let (who, name) = (narrator.who(seat), narrator.name(seat));
        let words = translator.format(match beginning {
            Beginning::Turn => message!("show-turn-begins", who = who, name = name, at = at),
            Beginning::Now => message!("show-now", who = who, name = name, at = at),
        });
        tell(&narrator, seat, words, moments)
    }
}

/// The frames of what is shown: `beginning` says how things stand before it.
pub(super) fn tell(
    narrator: &Narrator<'_>,
    seat: Seat,
    beginning: String,
    moments: &[Moment<KingsErrand>],
) -> Vec<Frame> {
    let mut frames: Vec<Frame> = Vec::with_capacity(moments.len());
    let mut beginning = Some(beginning);
    for moment in moments {
        if let Some(words) = beginning.take() {
            frames.push(Frame {
                view: moment.view,
                words,
                expires: false,
                acting: Some(seat),
            });
            continue;
        }
        let told = moment.seen.iter().map(Observation::event);
        let told: Vec<_> = told.filter(|event| is_told(event)).collect();
        // The result of a tournament is a step of its own, and so is what each knight offered.
        let offers = |event: &&Event| matches!(event, Event::OffersRevealed { .. });
        let at = told.iter().position(offers).unwrap_or(told.len());
        let (before, after) = told.split_at(at);
        let (turned, after) = after.split_at(after.len().min(1));
        for step in [before, turned, after] {
            if step.is_empty() {
                continue;
            }
            let expires = step.iter().any(
                |event| matches!(event, Event::ActionExpired { seat: who, .. } if *who == seat),
            );
            let sentences: Vec<_> = step.iter().map(|event| narrator.event(event)).collect();
            frames.push(Frame {
                view: moment.view,
                words: sentences.join(" "),
                expires,
                acting: Some(seat),
            });
        }
    }
    frames
}

/// Where what is shown begins.
#[derive(Clone, Copy, Debug)]
enum Beginning {
    /// At the beginning of a turn.
    Turn,
    /// In the middle of the game as it stands.
    Now,
}

/// What is worth a frame of its own.
const fn is_told(event: &Event) -> bool {
    !matches!(
        event,
        Event::TurnBegan { .. } | Event::TurnEnded { .. } | Event::RingLaid { .. }
    )
}
