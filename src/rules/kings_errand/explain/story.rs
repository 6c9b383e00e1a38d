//! The story of a turn, from what one viewer has seen of it: where it began, which cards had been
//! chosen on which table, what was done, and what expired.

use std::ops::Range;

use super::super::KingsErrand;
use super::super::action::Action;
use super::super::action_card::{ActionCard, ActionCards};
use super::super::conditions::Unmet;
use super::super::event::{Event, Observation};
use super::super::place::Ring;
use super::super::plan::Joust;
use super::super::position::Phase;
use super::super::setup::Edition;
use super::super::situation::{Board, Situation};
use super::super::view::View;
use super::super::virtue::VirtueCards;
use crate::rules::{Seat, SeatSet};

/// A card chosen in Phase I, and the table at that moment.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Pick {
    /// The card.
    pub card: ActionCard,
    /// What the coming turn depended on as the table lay then.
    pub table: Situation,
    /// Tournament cards that others had taken by then.
    pub rivals: u8,
}

/// What was done with one card.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Play {
    /// The card.
    pub card: ActionCard,
    /// What was done; `None` if it expired.
    pub action: Option<Action>,
    /// Whether it expired at the end of the turn instead of being given up before.
    pub at_end: bool,
    /// Why it expired, as far as the viewer knows; empty for what was carried out.
    pub unmet: Vec<Unmet>,
    /// How things stood before.
    pub before: Situation,
    /// The step of the game, from 0.
    pub step: usize,
}

/// What a knight did in the tournament.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct OfferStory {
    /// Its hand, as far as the viewer knows.
    pub hand: VirtueCards,
    /// What it offered.
    pub offer: VirtueCards,
    /// The highest total that another knight offered; `None` for a single knight.
    pub other: Option<u8>,
}

/// A turn in Phase II as it went, and the tournament after it.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct TurnStory {
    /// Whose turn.
    pub seat: Seat,
    /// The round, from 1.
    pub round: u16,
    /// The edition of the rules.
    pub edition: Edition,
    /// The circle.
    pub ring: Ring,
    /// How things stood at the start, with the virtue cards that the viewer knows of.
    pub start: Situation,
    /// Cards of which the seat may have held some more; none where the viewer knows its hand.
    pub perhaps: VirtueCards,
    /// What had been chosen, in the order of choice.
    pub picks: Vec<Pick>,
    /// Cards of the supply that nobody took in this round.
    pub left: ActionCards,
    /// Tournament cards that others held.
    pub rivals: u8,
    /// What was done so far, in order; a Tournament card is here only if it expired.
    pub plays: Vec<Play>,
    /// Whether the turn is over.
    pub ended: bool,
    /// The tournament, once the offers have been turned.
    pub offer: Option<OfferStory>,
    /// The steps of the game that belong to the turn, from 0.
    pub steps: Range<usize>,
}

impl TurnStory {
    /// The figures of the cards and the circle.
    #[must_use]
    pub const fn board<'a>(&'a self, game: &'a KingsErrand) -> Board<'a> {
        Board {
            cards: game.cards(),
            ring: &self.ring,
        }
    }

    /// What the seat looked forward to with a Tournament card.
    #[must_use]
    pub fn joust(&self) -> Option<Joust> {
        self.holds_tournament().then_some(Joust {
            edition: self.edition,
            rivals: self.rivals,
        })
    }

    /// Whether the seat had chosen Tournament.
    #[must_use]
    pub fn holds_tournament(&self) -> bool {
        let mut cards = self.picks.iter().map(|pick| pick.card);
        cards.any(|card| card == ActionCard::Tournament)
    }

    /// The chosen cards that a turn carries out: all but Tournament.
    pub fn cards(&self) -> impl Iterator<Item = ActionCard> {
        let cards = self.picks.iter().map(|pick| pick.card);
        cards.filter(|&card| card != ActionCard::Tournament)
    }

    /// The expired cards, as places in [`Self::plays`].
    pub fn expired(&self) -> impl Iterator<Item = usize> {
        let plays = self.plays.iter().enumerate();
        plays
            .filter(|(_, play)| play.action.is_none())
            .map(|(index, _)| index)
    }

    /// How things stand after what was done so far.
    #[must_use]
    pub fn now(&self, board: &Board<'_>) -> Situation {
        self.plays
            .iter()
            .filter_map(|play| play.action)
            .fold(self.start, |situation, action| {
                situation.after(&board.effect(action))
            })
    }

    /// Cards that paid for something were in hand, even if nobody knew of them before.
    fn held_all_along(&mut self, board: &Board<'_>, action: Action) {
        let short = board.effect(action).pays.minus(self.now(board).hand);
        if short.is_empty() {
            return;
        }
        self.perhaps = self.perhaps.minus(short);
        self.start.hand = self.start.hand.plus(short);
        for play in &mut self.plays {
            play.before.hand = play.before.hand.plus(short);
        }
    }
}

/// Puts the stories of all turns together from what one viewer sees, step by step.
#[derive(Clone, Debug)]
pub struct Chronicle<'a> {
    game: &'a KingsErrand,
    picks: Vec<(Seat, Pick)>,
    left: ActionCards,
    turns: Vec<TurnStory>,
    /// Where the turns of this round begin.
    round_begins: usize,
}

impl<'a> Chronicle<'a> {
    /// Nothing has been seen yet.
    #[must_use]
    pub const fn new(game: &'a KingsErrand) -> Self {
        Self {
            game,
            picks: Vec::new(),
            left: ActionCards::NONE,
            turns: Vec::new(),
            round_begins: 0,
        }
    }

    /// The turns so far, the one under way included.
    #[must_use]
    pub fn turns(&self) -> &[TurnStory] {
        &self.turns
    }

    /// The turns so far, the one under way included.
    #[must_use]
    pub fn into_turns(self) -> Vec<TurnStory> {
        self.turns
    }

    /// Takes in one step of the game: its number from 0, what the viewer knew before it, and what
    /// the viewer saw of it.
    pub fn see(&mut self, step: usize, before: &View, seen: &[Observation]) {
        self.begin_turn(step, before);
        let actor = before.position().seat_to_move();
        if before.position().phase() == Phase::Tournament
            && let Some(seat) = actor
            && let Some(turn) = self.turn_of(seat)
        {
            let (situation, _) = known(before, seat);
            turn.offer = Some(OfferStory {
                hand: situation.hand,
                offer: VirtueCards::EMPTY,
                other: None,
            });
        }
        // A card that is given up leaves the turn going on; the end of a turn says so itself.
        let ends = seen
            .iter()
            .any(|seen| matches!(seen.event(), Event::TurnEnded { .. }));
        for observation in seen {
            self.take_in(step, before, observation.event(), ends);
        }
        if let Some(seat) = actor
            && let Some(turn) = self.turn_of(seat)
            && before.position().phase() == Phase::CarryOut
        {
            turn.steps.end = step + 1;
        }
    }

    /// The turn under way, of which nothing has been done yet; after the last step that was seen.
    pub fn begin_turn(&mut self, step: usize, now: &View) {
        let position = now.position();
        let Some(seat) = position
            .seat_to_move()
            .filter(|_| position.phase() == Phase::CarryOut)
        else {
            return;
        };
        if self.turns.len() == self.round_begins {
            self.left = position.supply();
        }
        if self.turn_of(seat).is_some() {
            return;
        }
        let (start, perhaps) = known(now, seat);
        self.turns.push(TurnStory {
            seat,
            round: position.round(),
            edition: self.game.edition(),
            ring: *position.ring(),
            start,
            perhaps,
            picks: self.picks_of(seat, now, start),
            left: self.left,
            rivals: now.position().rivals(seat),
            plays: Vec::new(),
            ended: false,
            offer: None,
            steps: step..step,
        });
    }

    /// What `seat` has chosen. Of a card that was chosen before anything was seen, the table then
    /// counts as the table now.
    fn picks_of(&self, seat: Seat, now: &View, start: Situation) -> Vec<Pick> {
        let mut seen = self.picks.iter().filter(|(other, _)| *other == seat);
        let chosen = now.position().seat(seat).chosen();
        chosen
            .map(|chosen| match seen.next() {
                Some((_, pick)) if pick.card == chosen.card => *pick,
                _ => Pick {
                    card: chosen.card,
                    table: start,
                    rivals: now.position().rivals(seat),
                },
            })
            .collect()
    }

    fn turn_of(&mut self, seat: Seat) -> Option<&mut TurnStory> {
        let turns = self.turns.get_mut(self.round_begins..)?;
        turns.iter_mut().find(|turn| turn.seat == seat)
    }

    fn take_in(&mut self, step: usize, before: &View, event: &Event, ends: bool) {
        match event {
            Event::RoundBegan { .. } => {
                self.picks.clear();
                self.round_begins = self.turns.len();
            }
            &Event::CardChosen { seat, card } => {
                let (table, _) = known(before, seat);
                let rivals = before.position().rivals(seat);
                let pick = Pick {
                    card,
                    table,
                    rivals,
                };
                self.picks.push((seat, pick));
            }
            Event::ActionExpired {
                seat, card, unmet, ..
            } => self.expire(step, *seat, *card, unmet, ends),
            Event::Exercised { seat, .. }
            | Event::TaskTaken { seat, .. }
            | Event::Rode { seat, .. }
            | Event::CourtHeld { seat, .. }
            | Event::QuestCompleted { seat, .. } => {
                if let Some(action) = action_of(event) {
                    self.carry_out(step, *seat, action);
                }
            }
            &Event::TurnEnded { seat } => {
                if let Some(turn) = self.turn_of(seat) {
                    turn.ended = true;
                }
            }
            Event::OffersRevealed { offers } => self.reveal(offers),
            Event::RingLaid { .. }
            | Event::HandDealt { .. }
            | Event::TaskRevealed { .. }
            | Event::TurnBegan { .. }
            | Event::TournamentBegan { .. }
            | Event::OfferMade { .. }
            | Event::TournamentResult { .. }
            | Event::GoalReached { .. }
            | Event::GameEnded { .. } => {}
        }
    }

    fn carry_out(&mut self, step: usize, seat: Seat, action: Action) {
        let game = self.game;
        let (Some(turn), Some(card)) = (self.turn_of(seat), action.carries_out()) else {
            return;
        };
        let ring = turn.ring;
        let board = Board {
            cards: game.cards(),
            ring: &ring,
        };
        turn.held_all_along(&board, action);
        let before = turn.now(&board);
        turn.plays.push(Play {
            card,
            action: Some(action),
            at_end: false,
            unmet: Vec::new(),
            before,
            step,
        });
    }

    fn expire(&mut self, step: usize, seat: Seat, card: ActionCard, unmet: &[Unmet], at_end: bool) {
        let game = self.game;
        let Some(turn) = self.turn_of(seat) else {
            return;
        };
        let before = turn.now(&turn.board(game));
        turn.plays.push(Play {
            card,
            action: None,
            at_end,
            unmet: unmet.to_vec(),
            before,
            step,
        });
    }

    fn reveal(&mut self, offers: &[Option<VirtueCards>]) {
        let total = |seat: &Seat| {
            let offer = offers.get(seat.index()).copied().flatten();
            offer.map(VirtueCards::tournament_total)
        };
        let knights: SeatSet = Seat::first(offers.len() as u8)
            .filter(|seat| total(seat).is_some())
            .collect();
        for seat in knights.iter() {
            let others = knights.iter().filter(|&other| other != seat);
            let other = others.filter_map(|other| total(&other)).max();
            let offer = offers.get(seat.index()).copied().flatten();
            if let Some(turn) = self.turn_of(seat)
                && let (Some(story), Some(offer)) = (&mut turn.offer, offer)
            {
                story.offer = offer;
                story.other = other;
                story.hand = story.hand.plus(offer.minus(story.hand));
            }
        }
    }
}

/// What the viewer knows that a turn of `seat` depends on, and cards that the seat may hold beside.
fn known(view: &View, seat: Seat) -> (Situation, VirtueCards) {
    let position = view.position();
    view.hand(seat).map_or_else(
        || {
            let known = position.seat(seat).known();
            (position.situation(seat, known), view.left())
        },
        |hand| (position.situation(seat, hand), VirtueCards::EMPTY),
    )
}

/// The action that an event tells of.
const fn action_of(event: &Event) -> Option<Action> {
    match *event {
        Event::Exercised { virtue, value, .. } => Some(Action::Exercise { virtue, value }),
        Event::TaskTaken { task, .. } => Some(Action::RoundTable { task }),
        Event::Rode { horse, to, .. } => Some(Action::Horse { card: horse, to }),
        Event::CourtHeld { book, .. } => Some(Action::Court { book }),
        Event::QuestCompleted { task, paid, .. } => Some(Action::Quest { task, pay: paid }),
        Event::RingLaid { .. }
        | Event::HandDealt { .. }
        | Event::TaskRevealed { .. }
        | Event::RoundBegan { .. }
        | Event::CardChosen { .. }
        | Event::TurnBegan { .. }
        | Event::ActionExpired { .. }
        | Event::TurnEnded { .. }
        | Event::TournamentBegan { .. }
        | Event::OfferMade { .. }
        | Event::OffersRevealed { .. }
        | Event::TournamentResult { .. }
        | Event::GoalReached { .. }
        | Event::GameEnded { .. } => None,
    }
}
