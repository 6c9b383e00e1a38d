//! The plan for the own turn: the order of the cards and what is to be done with each, as the player
//! has set them; and what comes of it on the table as it lies.

use crate::rules::kings_errand::{
    Action, ActionCard, Change, Explainer, Explanation, Fate, Intent, Joust, KingsErrand, Line,
    LineStep, MAX_PICKS, Phase, Planner, Position, SeatPosition, Situation, StepResult, TaskId,
    TurnCard, TurnProblem, View, VirtueCard, Wish,
};
use crate::rules::{Alternative, Seat};

/// Order and wishes for the cards of one round. A card that is not in it comes last, with an open
/// wish: so the plan always fits the cards that are there.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct LanePlan {
    round: u16,
    /// Tickets by their number in the order of choice.
    entries: Vec<(usize, Wish)>,
}

impl LanePlan {
    /// The cards that are still to be carried out, in order, as tickets with their wishes.
    /// Tournaments are not among them: they wait.
    #[must_use]
    pub fn entries(&self, round: u16, own: &SeatPosition) -> Vec<(usize, Wish)> {
        let open: Vec<usize> = own
            .chosen()
            .enumerate()
            .filter(|(_, it)| it.fate == Fate::Held && it.card != ActionCard::Tournament)
            .map(|(ticket, _)| ticket)
            .collect();
        let mut entries = self.entries.clone();
        if round != self.round {
            entries.clear();
        }
        entries.retain(|(ticket, _)| open.contains(ticket));
        for ticket in open {
            if entries.iter().all(|&(other, _)| other != ticket) {
                entries.push((ticket, Wish::Open));
            }
        }
        entries
    }

    /// Where a ticket stands in the plan; after all others if the plan does not name it.
    fn place(&self, round: u16, ticket: usize) -> usize {
        let same = |&(it, _): &(usize, Wish)| it == ticket;
        let place = self.entries.iter().position(same);
        place
            .filter(|_| round == self.round)
            .unwrap_or(self.entries.len())
    }

    /// Moves a ticket to a place among those that are still to be carried out, from 0.
    pub fn shift(&mut self, round: u16, own: &SeatPosition, ticket: usize, to: usize) {
        self.settle(round, own);
        let Some(from) = self.entries.iter().position(|&(it, _)| it == ticket) else {
            return;
        };
        let entry = self.entries.remove(from);
        // Settled cards keep their places between the others, for the case that they are taken back.
        let open = self.entries(round, own);
        let next = open.iter().filter(|(it, _)| *it != ticket).nth(to);
        let at = next.and_then(|&(next, _)| self.entries.iter().position(|&(it, _)| it == next));
        self.entries.insert(at.unwrap_or(self.entries.len()), entry);
    }

    /// Says what is to be done with a ticket.
    pub fn wish(&mut self, round: u16, own: &SeatPosition, ticket: usize, wish: Wish) {
        self.settle(round, own);
        if let Some(entry) = self.entries.iter_mut().find(|(it, _)| *it == ticket) {
            entry.1 = wish;
        }
    }

    /// Takes over a whole turn: its order and everything that is done in it.
    pub fn adopt(&mut self, round: u16, own: &SeatPosition, turn: &[TurnCard]) {
        self.settle(round, own);
        let cards: Vec<_> = own.chosen().map(|chosen| chosen.card).collect();
        let mut open = self.entries(round, own);
        self.entries
            .retain(|(ticket, _)| open.iter().all(|(it, _)| it != ticket));
        for played in turn {
            let same = |&(ticket, _): &(usize, Wish)| cards.get(ticket) == Some(&played.card);
            if let Some(at) = open.iter().position(same) {
                let (ticket, _) = open.remove(at);
                let wish = played.action.map_or(Wish::Open, Wish::Do);
                self.entries.push((ticket, wish));
            }
        }
        self.entries.extend(open);
    }

    /// Keeps the order as it stands for what is settled from now on.
    pub fn keep(&mut self, round: u16, own: &SeatPosition) {
        self.settle(round, own);
    }

    /// Writes down the order as it stands; cards that are settled by now stay in it.
    fn settle(&mut self, round: u16, own: &SeatPosition) {
        let open = self.entries(round, own);
        if round != self.round {
            self.entries.clear();
            self.round = round;
        }
        for entry in open {
            if self.entries.iter().all(|(ticket, _)| *ticket != entry.0) {
                self.entries.push(entry);
            }
        }
    }
}

/// What the lane shows in one place.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct LaneCard {
    /// The ticket, in the order of choice; `None` for a card that is only being considered.
    pub ticket: Option<usize>,
    /// The card.
    pub card: ActionCard,
    /// What has become of it.
    pub fate: Fate,
    /// What is to be done with it.
    pub wish: Wish,
    /// What comes of it; `None` for what is settled, and where the own cards are covered.
    pub step: Option<LineStep>,
    /// Whether it can no longer be used in any order, whatever may still be chosen.
    pub hopeless: bool,
}

impl LaneCard {
    /// Whether it is still to be carried out in the turn.
    #[must_use]
    pub fn is_planned(&self) -> bool {
        self.fate == Fate::Held && self.card != ActionCard::Tournament
    }
}

/// The lane at one moment: settled cards in the order of choice, then the plan, then Tournaments.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct PlannedLane {
    /// The places, from the left.
    pub cards: Vec<LaneCard>,
    /// The rest of the turn, followed to its end; `None` where the own cards are covered.
    pub line: Option<Line>,
    /// What a Tournament looks forward to.
    pub joust: Option<Joust>,
    /// Cards that are still to be chosen in this round: what does not work yet may still come to.
    pub to_come: u8,
}

impl PlannedLane {
    /// Follows the plan of `seat` on the table as `view` shows it; with `considered` as if that card
    /// had been chosen last.
    #[must_use]
    pub fn new(
        game: &KingsErrand,
        view: &View,
        seat: Seat,
        plan: &LanePlan,
        considered: Option<ActionCard>,
        hopeless: &[usize],
    ) -> Self {
        let with = |at: usize| Self::arranged(game, view, seat, plan, (considered, at), hopeless);
        let planned = plan
            .entries(view.position().round(), view.position().seat(seat))
            .len();
        let mut best = with(planned);
        if considered.is_none() {
            return best;
        }
        // A card that is being looked at stands where the turn comes to most with it, last if that
        // makes no difference.
        let worth = |lane: &Self| {
            let outcome = lane.line.as_ref().map(|line| line.outcome);
            outcome.map(|outcome| (std::cmp::Reverse(outcome.expired), outcome.shields))
        };
        for at in (0..planned).rev() {
            let other = with(at);
            if worth(&best) < worth(&other) {
                best = other;
            }
        }
        best
    }

    /// The chosen cards in the order of choice, and nothing about what comes of them.
    #[must_use]
    pub fn bare(view: &View, seat: Seat) -> Self {
        let chosen = view.position().seat(seat).chosen().enumerate();
        let cards = chosen.map(|(ticket, chosen)| LaneCard {
            ticket: Some(ticket),
            card: chosen.card,
            fate: chosen.fate,
            wish: Wish::Open,
            step: None,
            hopeless: false,
        });
        Self {
            cards: cards.collect(),
            ..Self::default()
        }
    }

    /// The same with the card that is being looked at in this place of the plan.
    fn arranged(
        game: &KingsErrand,
        view: &View,
        seat: Seat,
        plan: &LanePlan,
        (considered, at): (Option<ActionCard>, usize),
        hopeless: &[usize],
    ) -> Self {
        let position = view.position();
        let own = position.seat(seat);
        let chosen: Vec<_> = own.chosen().collect();
        // Settled cards stand in the order of the plan, which is that in which they were used.
        let mut settled: Vec<usize> = (0..chosen.len())
            .filter(|&ticket| chosen[ticket].fate != Fate::Held)
            .collect();
        settled.sort_by_key(|&ticket| plan.place(position.round(), ticket));
        let settled = settled.into_iter().map(|ticket| (Some(ticket), Wish::Open));
        let situation = view.situation().filter(|_| view.seat() == Some(seat));
        // Order and choices tell of hidden cards: while these are covered, so are those.
        let neutral = LanePlan::default();
        let plan = if situation.is_some() { plan } else { &neutral };
        let planned = plan.entries(position.round(), own).into_iter();
        let mut planned: Vec<_> = planned.map(|(ticket, wish)| (Some(ticket), wish)).collect();
        let waiting = chosen
            .iter()
            .enumerate()
            .filter(|(_, it)| it.fate == Fate::Held && it.card == ActionCard::Tournament)
            .map(|(ticket, _)| (Some(ticket), Wish::Open));
        let is_tournament = considered == Some(ActionCard::Tournament);
        let late = considered
            .filter(|_| is_tournament)
            .map(|_| (None, Wish::Open));
        if considered.is_some() && !is_tournament {
            planned.insert(at.min(planned.len()), (None, Wish::Open));
        }
        let places = settled.chain(planned).chain(waiting).chain(late);
        let mut cards: Vec<LaneCard> = places
            .filter_map(|(ticket, wish)| {
                let there = ticket.and_then(|ticket| chosen.get(ticket));
                Some(LaneCard {
                    ticket,
                    card: there.map(|it| it.card).or(considered)?,
                    fate: there.map_or(Fate::Held, |it| it.fate),
                    wish,
                    step: None,
                    hopeless: ticket.is_some_and(|ticket| hopeless.contains(&ticket)),
                })
            })
            .collect();
        let joust = considered
            .filter(|_| is_tournament)
            .map(|_| Joust {
                edition: game.edition(),
                rivals: position.rivals(seat),
            })
            .or_else(|| game.joust(view));
        let mut lane = Self {
            cards: Vec::new(),
            line: None,
            joust,
            to_come: to_come(game, position, seat).saturating_sub(u8::from(considered.is_some())),
        };
        if let Some(situation) = situation {
            lane.follow(game, position, situation, seat, &mut cards);
        }
        lane.cards = cards;
        lane
    }

    fn follow(
        &mut self,
        game: &KingsErrand,
        position: &Position,
        situation: Situation,
        seat: Seat,
        cards: &mut [LaneCard],
    ) {
        let held = cards.iter().filter(|it| it.fate == Fate::Held);
        let intents: Vec<Intent> = held
            .map(|&LaneCard { card, wish, .. }| Intent { card, wish })
            .collect();
        let done: Vec<_> = if position.is_turn_of(seat) {
            position.done().collect()
        } else {
            Vec::new()
        };
        let board = game.board(position);
        let line = board.follow(situation, &done, &intents, self.joust);
        let mut steps = line.steps.iter();
        for card in cards.iter_mut().filter(|it| it.fate == Fate::Held) {
            card.step = steps.next().cloned();
        }
        self.line = Some(line);
    }

    /// What the seat does to carry the plan out, in order.
    #[must_use]
    pub fn moves(&self) -> std::vec::IntoIter<Action> {
        let moves: Vec<_> = self.line.iter().flat_map(Line::moves).collect();
        moves.into_iter()
    }

    /// The place of a ticket in the lane.
    #[must_use]
    pub fn place_of(&self, ticket: usize) -> Option<usize> {
        let same = |card: &LaneCard| card.ticket == Some(ticket);
        self.cards.iter().position(same)
    }

    /// Whether a card does not work as things stand, but may once the rest has been chosen.
    #[must_use]
    pub fn is_pending(&self, card: &LaneCard) -> bool {
        let expires = card.step.as_ref().is_some_and(LineStep::expires);
        self.to_come > 0 && expires && !card.hopeless && card.wish != Wish::LetExpire
    }

    /// How many cards expire, those left out that may still come to work.
    #[must_use]
    pub fn expiring(&self) -> u8 {
        let expired = self.line.as_ref().map_or(0, |line| line.outcome.expired);
        expired.saturating_sub(self.pending())
    }

    /// How many cards do not work yet.
    #[must_use]
    pub fn pending(&self) -> u8 {
        let pending = self.cards.iter().filter(|card| self.is_pending(card));
        pending.count() as u8
    }

    /// The ticket to be explained: the selected one, or the first that expires or has expired.
    #[must_use]
    pub fn to_explain(&self, selected: Option<usize>) -> Option<usize> {
        let expires = |card: &LaneCard| {
            card.fate == Fate::Expired || card.step.as_ref().is_some_and(LineStep::expires)
        };
        let expiring = self.cards.iter().filter(|card| expires(card));
        let mut tickets = expiring.filter_map(|card| card.ticket);
        match selected {
            Some(selected) => tickets.find(|&ticket| ticket == selected),
            None => tickets.next(),
        }
    }

    /// The place of the card that is being looked at among those to be carried out.
    #[must_use]
    pub fn considered(&self) -> Option<usize> {
        let mut planned = self.cards.iter().filter(|card| card.is_planned());
        planned.position(|card| card.ticket.is_none())
    }

    /// Whether a ticket is still to be carried out.
    #[must_use]
    pub fn is_planned(&self, ticket: usize) -> bool {
        self.cards
            .iter()
            .any(|card| card.ticket == Some(ticket) && card.is_planned())
    }

    /// Why a ticket would expire where it stands, and what would mend that with the cards that are
    /// there; `None` if it would not.
    #[must_use]
    pub fn explain(
        &self,
        game: &KingsErrand,
        view: &View,
        seat: Seat,
        ticket: usize,
    ) -> Option<Explanation> {
        let (line, step) = (self.line.as_ref()?, self.step_of(ticket)?);
        let board = game.board(view.position());
        Explainer::default().planned(board, seat, line, step, self.joust, None, 0)
    }

    /// The place of a card in the line, for explanations.
    #[must_use]
    pub fn step_of(&self, ticket: usize) -> Option<usize> {
        let held = self.cards.iter().filter(|it| it.fate == Fate::Held);
        let mut tickets = held.map(|card| card.ticket);
        tickets.position(|it| it == Some(ticket))
    }

    /// The number of the step that puts back copy `nth` of a virtue card in hand.
    #[must_use]
    pub fn payer_of(&self, card: VirtueCard, nth: usize) -> Option<usize> {
        let mut before = 0;
        for (place, planned) in self.cards.iter().enumerate() {
            let Some(StepResult::Done { effect, .. }) = planned.step.as_ref().map(|it| &it.result)
            else {
                continue;
            };
            before += usize::from(effect.pays.count(card));
            if nth < before {
                return Some(Self::number(place));
            }
        }
        None
    }

    /// The number of the step that completes a task.
    #[must_use]
    pub fn quest_for(&self, task: TaskId) -> Option<usize> {
        let done = |card: &LaneCard| card.step.as_ref().and_then(LineStep::action);
        let completes = |card: &LaneCard| match done(card) {
            Some(Action::Quest { task: other, .. }) => other == task,
            _ => false,
        };
        self.cards.iter().position(completes).map(Self::number)
    }

    /// The number that a place shows: its step, counted from 1.
    #[must_use]
    pub const fn number(place: usize) -> usize {
        place + 1
    }
}

/// How many cards `seat` is still to choose in this round.
fn to_come(game: &KingsErrand, position: &Position, seat: Seat) -> u8 {
    if position.phase() == Phase::Choose {
        let taken = position.seat(seat).chosen().count() as u8;
        game.picks().saturating_sub(taken)
    } else {
        0
    }
}

/// The best turn of an explanation that can still be carried out and in which fewer cards expire.
#[must_use]
pub fn mending(explanation: &Explanation) -> Option<&Alternative<KingsErrand>> {
    let swaps = |change: &Change| matches!(change, Change::Card { .. });
    let mut others = explanation.alternatives.iter();
    others.find(|other| {
        other.turn.expired < explanation.line.expired && !other.changes.iter().any(swaps)
    })
}

/// The own tickets that can no longer be used in any order, as the table lies now and counting the
/// cards that may still be chosen.
#[must_use]
pub fn hopeless(game: &KingsErrand, view: &View) -> Vec<usize> {
    let (Some(seat), Some(situation)) = (view.seat(), view.situation()) else {
        return Vec::new();
    };
    let position = view.position();
    let own = position.seat(seat);
    let more = to_come(game, position, seat);
    let held: Vec<_> = own
        .held()
        .filter(|&card| card != ActionCard::Tournament)
        .collect();
    let problem = TurnProblem {
        board: game.board(position),
        situation,
        cards: &held,
        joust: game.joust(view),
    };
    let mut planner = Planner::default();
    own.chosen()
        .take(MAX_PICKS)
        .enumerate()
        .filter(|(_, chosen)| chosen.fate == Fate::Held)
        .filter(|(_, chosen)| !planner.can_use(&problem, chosen.card, position.supply(), more))
        .map(|(ticket, _)| ticket)
        .collect()
}
