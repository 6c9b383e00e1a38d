//! A quick search over a turn, for the many turns that are only imagined.
//!
//! [`Planner`](crate::rules::kings_errand::Planner) tries everything. This one tries what a sensible
//! player would: at Camelot it first learns and takes tasks, always the highest card; it pays with the
//! lowest; it rides only where something is to be done. A turn takes about a microsecond.

use crate::rules::kings_errand::{
    Action, ActionCard, ActionCards, Board, Joust, LOCATIONS, Location, LocationSet, MAX_PICKS,
    Situation, Virtue, VirtueCard, VirtueCards, missing,
};

/// What a seat does in a turn, in order.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Steps {
    steps: [Action; MAX_PICKS],
    len: u8,
}

impl Steps {
    pub(super) const NONE: Self = Self {
        steps: [Action::EndTurn; MAX_PICKS],
        len: 0,
    };

    /// The first four of them.
    pub(super) fn of(actions: &[Action]) -> Self {
        let mut steps = Self::NONE;
        for &action in actions {
            steps.push(action);
        }
        steps
    }

    pub(super) fn as_slice(&self) -> &[Action] {
        &self.steps[..usize::from(self.len)]
    }

    fn push(&mut self, action: Action) {
        if let Some(slot) = self.steps.get_mut(usize::from(self.len)) {
            *slot = action;
            self.len += 1;
        }
    }

    fn pop(&mut self) {
        self.len -= 1;
        self.steps[usize::from(self.len)] = Action::EndTurn;
    }
}

/// A turn and what it is worth.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct BestTurn {
    pub(super) value: i32,
    pub(super) steps: Steps,
}

/// The best turn from `situation` with these cards; `value` says what an end of it is worth, with the
/// shields gained on the way.
pub(super) fn best_turn(
    board: Board<'_>,
    situation: Situation,
    cards: ActionCards,
    mut value: impl FnMut(&Situation, u8) -> i32,
) -> BestTurn {
    let mut best = BestTurn {
        value: i32::MIN,
        steps: Steps::NONE,
    };
    each_turn(board, situation, cards, |end, shields, steps| {
        let value = value(end, shields);
        if value > best.value {
            best = BestTurn {
                value,
                steps: *steps,
            };
        }
    });
    best
}

/// Calls `found` with the end of every sensible turn, the shields gained and the steps.
pub(super) fn each_turn(
    board: Board<'_>,
    situation: Situation,
    cards: ActionCards,
    mut found: impl FnMut(&Situation, u8, &Steps),
) {
    let mut search = Search {
        board,
        found: |end: &Situation, shields, steps: &Steps, _| found(end, shields, steps),
        steps: Steps::NONE,
        used: ActionCards::NONE,
        limits: None,
    };
    search.visit(situation, cards, 0, Last::Other);
}

/// How many cards a seat can use: those that it has taken, and some more.
#[derive(Clone, Copy, Debug)]
pub(super) struct Limits {
    pub(super) taken: ActionCards,
    pub(super) more: u8,
}

impl Limits {
    /// How many more it can use beside these.
    pub(super) fn left(&self, used: ActionCards) -> u8 {
        self.more.saturating_sub(self.beyond(used))
    }

    fn exceeded(&self, used: ActionCards) -> bool {
        self.beyond(used) > self.more
    }

    /// How many of these were not taken before.
    fn beyond(&self, used: ActionCards) -> u8 {
        let own = |(card, count): (ActionCard, u8)| count.saturating_sub(self.taken.count(card));
        used.kinds().map(own).sum()
    }
}

/// The same for a seat that can still choose among `cards`: `found` is told the cards used, too.
pub(super) fn each_use(
    board: Board<'_>,
    situation: Situation,
    cards: ActionCards,
    limits: Limits,
    found: impl FnMut(&Situation, u8, &Steps, ActionCards),
) {
    let mut search = Search {
        board,
        found,
        steps: Steps::NONE,
        used: ActionCards::NONE,
        limits: Some(limits),
    };
    search.visit(situation, cards, 0, Last::Other);
}

/// What a step must know of the one before, so that no two orders that come to the same are tried.
#[derive(Clone, Copy, Eq, PartialEq)]
enum Last {
    /// An Exercise in the virtue of this number.
    Exercise(usize),
    RoundTable,
    Ride(u8),
    Court,
    Other,
}

struct Search<'a, F> {
    board: Board<'a>,
    found: F,
    steps: Steps,
    used: ActionCards,
    /// Where cards are still chosen, not all of them have to be used.
    limits: Option<Limits>,
}

impl<F: FnMut(&Situation, u8, &Steps, ActionCards)> Search<'_, F> {
    fn visit(&mut self, situation: Situation, cards: ActionCards, shields: u8, last: Last) {
        if self.limits.is_none()
            && situation.place == Location::Camelot
            && self.at_camelot(situation, cards, shields)
        {
            return;
        }
        (self.found)(&situation, shields, &self.steps, self.used);
        if self.limits.is_some_and(|limits| {
            usize::from(self.steps.len) == MAX_PICKS || self.is_spent(limits, cards)
        }) {
            return;
        }
        if self.limits.is_some() && situation.place == Location::Camelot {
            self.choose_at_camelot(situation, cards, shields, last);
        }
        if situation.place != Location::Camelot {
            self.in_the_countryside(situation, cards, shields, last);
        }
        self.ride(situation, cards, shields, last);
    }

    fn step(&mut self, action: Action, situation: Situation, cards: ActionCards, shields: u8) {
        let last = match action {
            Action::Exercise { virtue, .. } => Last::Exercise(virtue.index()),
            Action::RoundTable { .. } => Last::RoundTable,
            Action::Horse { card, .. } => Last::Ride(card.reach()),
            Action::Court { .. } => Last::Court,
            Action::Quest { .. }
            | Action::Choose(_)
            | Action::GiveUp(_)
            | Action::EndTurn
            | Action::Offer(_)
            | Action::Ring(_)
            | Action::OpeningHand { .. }
            | Action::Task(_)
            | Action::Tents(_) => Last::Other,
        };
        let effect = self.board.effect(action);
        let Some(card) = action.carries_out() else {
            return;
        };
        let before = self.used;
        self.used.add(card);
        if self.limits.is_some_and(|limits| limits.exceeded(self.used)) {
            self.used = before;
            return;
        }
        let mut left = cards;
        left.remove(card);
        self.steps.push(action);
        self.visit(
            situation.after(&effect),
            left,
            shields + effect.shields,
            last,
        );
        self.steps.pop();
        self.used = before;
    }

    /// Whether every use of one more card would be too much.
    fn is_spent(&self, limits: Limits, cards: ActionCards) -> bool {
        let held = |(card, _): (ActionCard, u8)| limits.taken.count(card) > self.used.count(card);
        limits.left(self.used) == 0 && !cards.kinds().any(held)
    }

    /// Learns and takes a task, as far as it likes, in one order only.
    fn choose_at_camelot(
        &mut self,
        situation: Situation,
        cards: ActionCards,
        shields: u8,
        last: Last,
    ) {
        if last == Last::RoundTable && cards.count(ActionCard::RoundTable) == 0 {
            return;
        }
        for virtue in Virtue::ALL {
            let is_next = match last {
                Last::Exercise(before) => virtue.index() > before,
                Last::RoundTable => false,
                Last::Ride(_) | Last::Court | Last::Other => true,
            };
            if is_next
                && cards.count(ActionCard::Exercise(virtue)) > 0
                && let Some(value) = situation.piles.best(virtue)
            {
                let action = Action::Exercise { virtue, value };
                self.step(action, situation, cards, shields);
            }
        }
        if cards.count(ActionCard::RoundTable) > 0 {
            for task in situation.display.iter() {
                self.step(Action::RoundTable { task }, situation, cards, shields);
            }
        }
    }

    /// Learns, then takes a task, if a card for it is there: never a loss. Whether it did.
    fn at_camelot(&mut self, situation: Situation, cards: ActionCards, shields: u8) -> bool {
        for virtue in Virtue::ALL {
            if cards.count(ActionCard::Exercise(virtue)) > 0
                && let Some(value) = situation.piles.best(virtue)
            {
                let action = Action::Exercise { virtue, value };
                self.step(action, situation, cards, shields);
                return true;
            }
        }
        if cards.count(ActionCard::RoundTable) == 0 || situation.display.is_empty() {
            return false;
        }
        for task in situation.display.iter() {
            self.step(Action::RoundTable { task }, situation, cards, shields);
        }
        true
    }

    /// Completes tasks, then holds Court.
    fn in_the_countryside(
        &mut self,
        situation: Situation,
        cards: ActionCards,
        shields: u8,
        last: Last,
    ) {
        if last != Last::Court && cards.count(ActionCard::Quest) > 0 {
            let board = self.board;
            for task in board.tasks_at(situation.tasks, situation.place) {
                if let Some(pay) = cheapest(task.needs, situation.hand) {
                    let action = Action::Quest { task: task.id, pay };
                    self.step(action, situation, cards, shields);
                }
            }
        }
        if cards.count(ActionCard::Court) > 0 {
            let book = (1..=2)
                .find(|&value| situation.hand.count(VirtueCard::new(Virtue::Book, value)) > 0);
            if let Some(book) = book {
                self.step(Action::Court { book }, situation, cards, shields);
            }
        }
    }

    fn ride(&mut self, situation: Situation, cards: ActionCards, shields: u8, last: Last) {
        // Whoever still chooses takes a better Horse rather than two.
        if self.limits.is_some() && matches!(last, Last::Ride(_)) {
            return;
        }
        let mut places = None;
        let ring = self.board.ring;
        for (card, count) in cards.kinds() {
            let ActionCard::Horse(card) = card else {
                continue;
            };
            // Two rides in a row go in one order only.
            if matches!(last, Last::Ride(reach) if reach > card.reach()) {
                continue;
            }
            let mut places = *places.get_or_insert_with(|| self.places(&situation, cards));
            let mut others = cards;
            others.remove(ActionCard::Horse(card));
            let is_first = count > 1
                || others
                    .kinds()
                    .any(|(it, _)| matches!(it, ActionCard::Horse(_)));
            if self.limits.is_none() && is_first && !matches!(last, Last::Ride(_)) {
                // A second Horse may go on from as far as this one gets.
                let at = ring.position(situation.place);
                for way in [
                    usize::from(card.reach()),
                    LOCATIONS - usize::from(card.reach()),
                ] {
                    places.insert(ring.clockwise()[(at + way) % LOCATIONS]);
                }
            }
            for to in places.iter() {
                let way = ring.distance(situation.place, to);
                if way > 0 && way <= card.reach() {
                    self.step(Action::Horse { card, to }, situation, cards, shields);
                }
            }
        }
    }

    /// Where something is to be done, now or in the next round.
    fn places(&self, situation: &Situation, cards: ActionCards) -> LocationSet {
        let mut places = LocationSet::default();
        places.insert(Location::Camelot);
        for task in self.board.tasks_of(situation.tasks) {
            places.insert(task.location);
        }
        if cards.count(ActionCard::Court) > 0 && situation.place == Location::Camelot {
            let clockwise = self.board.ring.clockwise();
            places.insert(clockwise[1]);
            places.insert(clockwise[LOCATIONS - 1]);
        }
        places
    }
}

/// The payment with the lowest cards; `None` if the hand does not suffice.
pub(super) fn cheapest(needs: VirtueCards, hand: VirtueCards) -> Option<VirtueCards> {
    if !missing(needs, hand).is_empty() {
        return None;
    }
    // What is there exactly pays; a higher card stands in for the rest.
    let exact = needs.both(hand);
    let mut pay = exact;
    for (card, count) in needs.minus(exact).kinds() {
        for _ in 0..count {
            pay.add(VirtueCard::new(card.virtue, card.value + 1));
        }
    }
    Some(pay)
}

/// What a tournament seems to be worth to a knight whose turn ends like this, in hundredths of a
/// shield. `is_open`: whether another knight can still join.
pub(super) fn prospect(joust: Joust, situation: &Situation, is_open: bool) -> i32 {
    if joust.would_expire(situation) {
        return 0;
    }
    let total = i32::from(situation.hand.tournament_total());
    let contested = 30 + 15 * total.min(4);
    match (joust.rivals, is_open) {
        (0, false) => 150,
        (0, true) => i32::midpoint(150, contested),
        _ => contested,
    }
}
