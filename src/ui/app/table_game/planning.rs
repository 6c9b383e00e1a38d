//! The plan of the own seat: its order and choices, and which of its cards are still of use.

use super::TableGame;
use crate::i18n::Translator;
use crate::rules::kings_errand::{Action, PlayedTurn, SeatPosition, Wish};
use crate::rules::{Seat, Viewer};
use crate::ui::table::plan::{self, LanePlan, PlannedLane};

/// The tickets of a seat that can no longer be used in any order, and when and for whom that was
/// found.
pub(super) struct Hopeless {
    moment: u64,
    viewer: Viewer,
    tickets: Vec<usize>,
}

impl Hopeless {
    fn is_of(&self, moment: u64, viewer: Viewer) -> bool {
        (self.moment, self.viewer) == (moment, viewer)
    }
}

impl TableGame {
    /// How the own seat means to spend its turn.
    #[must_use]
    pub fn plan(&self) -> &LanePlan {
        self.plan_of(self.own_seat())
    }

    /// How a seat at this machine means to spend its turn.
    #[must_use]
    pub fn plan_of(&self, seat: Seat) -> &LanePlan {
        &self.state.plans[seat.index()]
    }

    /// The own tickets that can no longer be used in any order.
    #[must_use]
    pub fn hopeless(&self) -> Vec<usize> {
        if self.is_bare() {
            return Vec::new();
        }
        let (moment, view) = (self.game.moment(), self.view());
        let viewer = view.viewer();
        let mut known = self.hopeless.borrow_mut();
        if let Some(known) = known.as_ref().filter(|it| it.is_of(moment, viewer)) {
            return known.tickets.clone();
        }
        let tickets = plan::hopeless(self.game.game(), &view);
        *known = Some(Hopeless {
            moment,
            viewer,
            tickets: tickets.clone(),
        });
        tickets
    }

    /// The plan of the own seat, followed to the end of its turn.
    #[must_use]
    pub fn lane(&self) -> PlannedLane {
        let seat = self.own_seat();
        if self.is_bare() {
            return PlannedLane::bare(&self.view(), seat);
        }
        let (view, plan) = (self.view(), self.plan());
        PlannedLane::new(self.game.game(), &view, seat, plan, None, &self.hopeless())
    }

    /// What carrying out the plan comes to now, step by step. Its order is kept from now on.
    pub fn moves(&mut self) -> std::vec::IntoIter<Action> {
        self.change_plan(LanePlan::keep);
        self.lane().moves()
    }

    /// Takes over the order and the choices of a turn that the engine has tried.
    pub fn apply_alternative(&mut self, turn: &PlayedTurn) {
        self.change_plan(|plan, round, own| plan.adopt(round, own, &turn.cards));
    }

    /// Says what is to be done with a ticket. What cannot be done when its turn comes is refused, and
    /// the plan stays as it was.
    pub(super) fn wish(&mut self, ticket: usize, wish: Wish, translator: &Translator) {
        if let Wish::Do(action) = wish
            && self.refuses_wish(ticket, action, translator)
        {
            return;
        }
        self.change_plan(|plan, round, own| plan.wish(round, own, ticket, wish));
        self.state.selected = None;
        self.state.refocus = Some(ticket);
    }

    /// Refuses what a ticket cannot do when its turn comes; whether it was refused.
    fn refuses_wish(&mut self, ticket: usize, action: Action, translator: &Translator) -> bool {
        let lane = self.lane();
        let place = lane.place_of(ticket).and_then(|at| lane.cards.get(at));
        let Some(step) = place.and_then(|card| card.step.as_ref()) else {
            return false;
        };
        let (seat, view) = (self.own_seat(), self.view());
        let game = self.game.game();
        let reasons = game.refusals_in(view.position(), seat, &step.before, action);
        if reasons.is_empty() {
            return false;
        }
        self.refuse(seat, action, &reasons, translator);
        if let Some(refused) = &mut self.refused {
            refused.explanation.subject.at = step.before.place;
        }
        true
    }

    pub(super) fn change_plan(&mut self, change: impl FnOnce(&mut LanePlan, u16, &SeatPosition)) {
        let seat = self.own_seat();
        let view = self.public_view();
        let position = view.position();
        let plan = &mut self.state.plans[seat.index()];
        change(plan, position.round(), position.seat(seat));
        self.refused = None;
    }

    /// A card that is taken stands in the plan where it was shown while it was being looked at: its
    /// ticket, and the place.
    pub(super) fn place_for(&self, action: Action) -> Option<(usize, usize)> {
        let Action::Choose(card) = action else {
            return None;
        };
        if self.is_bare() {
            return None;
        }
        let (seat, view) = (self.own_seat(), self.view());
        let (game, plan) = (self.game.game(), self.plan());
        let lane = PlannedLane::new(game, &view, seat, plan, Some(card), &[]);
        let ticket = view.position().seat(seat).chosen().count();
        lane.line.is_some().then_some((ticket, lane.considered()?))
    }

    /// Moves a ticket that has just been taken to its place in the plan.
    pub(super) fn put_in_place(&mut self, seat: Seat, ticket: usize, to: usize) {
        let view = self.public_view();
        let (round, own) = (view.position().round(), view.position().seat(seat));
        self.state.plans[seat.index()].shift(round, own, ticket, to);
    }
}
