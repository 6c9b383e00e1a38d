//! A quick search over a turn, for the many turns that are only imagined.
//!
//! [`Planner`](crate::rules::kings_errand::Planner) tries everything. This one tries what a sensible
//! player would: at Camelot it first learns and takes tasks, always the highest card; it pays with the
//! lowest; it rides only where something is to be done. A turn takes about a microsecond.

use crate::rules::kings_errand::{
    Action, ActionCard, ActionCards, Board, Joust, Location, LocationSet, MAX_PICKS, Situation,
    Virtue, VirtueCard, VirtueCards, missing,
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
    found: impl FnMut(&Situation, u8, &Steps),
) {
    let mut search = Search {
        board,
        found,
        steps: Steps::NONE,
    };
    search.visit(situation, cards, 0, Last::Other);
}

/// What a step must know of the one before, so that no two orders that come to the same are tried.
#[derive(Clone, Copy, Eq, PartialEq)]
enum Last {
    Ride(u8),
    Court,
    Other,
}

struct Search<'a, F> {
    board: Board<'a>,
    found: F,
    steps: Steps,
}

impl<F: FnMut(&Situation, u8, &Steps)> Search<'_, F> {
    fn visit(&mut self, situation: Situation, cards: ActionCards, shields: u8, last: Last) {
        if situation.place == Location::Camelot && self.at_camelot(situation, cards, shields) {
            return;
        }
        (self.found)(&situation, shields, &self.steps);
        if situation.place != Location::Camelot {
            self.in_the_countryside(situation, cards, shields, last);
        }
        self.ride(situation, cards, shields, last);
    }

    fn step(&mut self, action: Action, situation: Situation, cards: ActionCards, shields: u8) {
        let last = match action {
            Action::Horse { card, .. } => Last::Ride(card.reach()),
            Action::Court { .. } => Last::Court,
            Action::Exercise { .. }
            | Action::RoundTable { .. }
            | Action::Quest { .. }
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
        let mut left = cards;
        if let Some(card) = action.carries_out() {
            left.remove(card);
        }
        self.steps.push(action);
        self.visit(
            situation.after(&effect),
            left,
            shields + effect.shields,
            last,
        );
        self.steps.pop();
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
        let mut places = None;
        for (card, _) in cards.kinds() {
            let ActionCard::Horse(card) = card else {
                continue;
            };
            // Two rides in a row go in one order only.
            if matches!(last, Last::Ride(reach) if reach > card.reach()) {
                continue;
            }
            let places = *places.get_or_insert_with(|| self.places(&situation, cards));
            for to in places.iter() {
                let way = self.board.ring.distance(situation.place, to);
                if way > 0 && way <= card.reach() {
                    self.step(Action::Horse { card, to }, situation, cards, shields);
                }
            }
        }
    }

    /// Where something is to be done, now or in the next round; for a second Horse every place.
    fn places(&self, situation: &Situation, cards: ActionCards) -> LocationSet {
        let horses = cards
            .kinds()
            .filter(|(card, _)| matches!(card, ActionCard::Horse(_)))
            .map(|(_, count)| count)
            .sum::<u8>();
        if horses > 1 {
            return Location::ALL.into_iter().collect();
        }
        let mut places = LocationSet::default();
        places.insert(Location::Camelot);
        for task in self.board.tasks_of(situation.tasks) {
            places.insert(task.location);
        }
        if cards.count(ActionCard::Court) > 0 && situation.place == Location::Camelot {
            let next_door = |place: &Location| {
                self.board.ring.distance(Location::Camelot, *place) == 1
            };
            for place in Location::ALL.into_iter().filter(next_door) {
                places.insert(place);
            }
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
        (0, true) => (150 + contested) / 2,
        _ => contested,
    }
}
