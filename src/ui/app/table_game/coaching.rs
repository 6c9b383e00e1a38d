//! The coach of the own seat: hints, warnings, and a look back at what was lost.

use super::TableGame;
use crate::i18n::Translator;
use crate::rules::Viewer;
use crate::rules::kings_errand::{Action, ActionCard, Event, Phase, Rule, Wish};
use crate::session::CoachLevel;
use crate::session::kings_errand::{Advice, Learned, Loss, Mishap, last_chance};
use crate::ui::table::TableCommand;
use crate::ui::table::coach::{Coach, CoachCommand, Said};

/// What the coach remembers of a game.
#[derive(Default)]
pub(super) struct Coaching {
    /// What the player has learned, rule by rule.
    learned: Learned,
    /// The moment for which it has warned: it never does so twice.
    warned: Option<u64>,
    /// The turn that the player has taken over from a hint, and its round.
    followed: Option<(u16, Vec<Action>)>,
    /// The last round that has been looked back at.
    looked_back: u16,
}

impl TableGame {
    /// Who helps at this table.
    #[must_use]
    pub const fn coach(&self) -> Coach<'_> {
        Coach {
            level: self.help_level(),
            learned: &self.coaching.learned,
            bare: self.is_bare(),
        }
    }

    /// At a real table nobody helps.
    const fn help_level(&self) -> CoachLevel {
        if self.is_bare() {
            CoachLevel::Off
        } else {
            self.seating.coach
        }
    }

    /// Lets the coach help as much as this.
    pub fn set_coach(&mut self, level: CoachLevel) {
        self.seating.coach = level;
        self.state.said = None;
    }

    /// Tells the coach what the player has learned: its help fades by that.
    pub fn set_learned(&mut self, learned: Learned) {
        self.coaching.learned = learned;
    }

    /// From now on, what is lost is looked back at.
    pub(super) fn begin_coaching(&mut self) {
        let view = self.public_view();
        self.coaching.looked_back = view.position().round().saturating_sub(1);
    }

    /// Does what the player wants of the coach; whether the game changed by it.
    pub(super) fn coach_command(&mut self, command: CoachCommand, translator: &Translator) -> bool {
        match command {
            CoachCommand::Ask => self.ask_coach(),
            CoachCommand::Follow => {
                if let Some(Said::Hint(advice)) = self.state.said.take() {
                    return self.follow(&advice, translator);
                }
            }
            CoachCommand::GoOn => {
                if let Some(Said::Warning { wanted, .. }) = self.state.said.take() {
                    return self.command(*wanted, translator);
                }
            }
            CoachCommand::Close => self.state.said = None,
        }
        false
    }

    fn ask_coach(&mut self) {
        let open = matches!(self.state.said, Some(Said::Hint(_)));
        if open || self.state.peeking || self.is_covered() || !self.help_level().is_on() {
            self.state.said = None;
            return;
        }
        let seat = self.person_to_decide();
        let advice = seat.and_then(|seat| self.game.advice(seat));
        self.state.selected = None;
        self.state.opened = true;
        self.state.said = advice.map(|advice| Said::Hint(Box::new(advice)));
    }

    /// Puts what is advised into the plan or the offer; a card is taken.
    fn follow(&mut self, advice: &Advice, translator: &Translator) -> bool {
        let round = self.public_view().position().round();
        let mut steps = vec![advice.action];
        steps.extend(&advice.then);
        self.coaching.followed = Some((round, steps));
        match advice.action {
            Action::Choose(_) | Action::EndTurn => return self.act(advice.action, translator),
            Action::Offer(offer) => self.state.offer = offer,
            Action::Exercise { .. }
            | Action::RoundTable { .. }
            | Action::Court { .. }
            | Action::Quest { .. }
            | Action::Horse { .. }
            | Action::GiveUp(_) => self.plan_as_advised(advice),
            Action::Ring(_) | Action::OpeningHand { .. } | Action::Task(_) | Action::Tents(_) => {}
        }
        false
    }

    /// What is advised goes into the plan; what the hint has said to leave out expires. The rest
    /// keeps its wishes.
    fn plan_as_advised(&mut self, advice: &Advice) {
        let turn = advice.turn();
        self.change_plan(|plan, round, own| plan.adopt(round, own, &turn));
        let lane = self.lane();
        let planned: Vec<_> = lane.cards.iter().filter(|card| card.is_planned()).collect();
        let given_up = turn.iter().zip(&planned);
        let given_up = given_up.filter(|(played, _)| played.action.is_none());
        let mut dropped: Vec<_> = given_up.filter_map(|(_, card)| card.ticket).collect();
        let mut without = advice.without.clone();
        for card in planned.iter().skip(turn.len()) {
            if let Some(at) = without.iter().position(|&left| left == card.card) {
                without.remove(at);
                dropped.extend(card.ticket);
            }
        }
        for ticket in dropped {
            self.change_plan(|plan, round, own| plan.wish(round, own, ticket, Wish::LetExpire));
        }
    }

    /// Whether the coach asks before this is done, because something would be lost for good.
    pub(super) fn asks_before(&mut self, command: &TableCommand) -> bool {
        let moment = self.game.moment();
        if self.coaching.warned == Some(moment) || !self.help_level().is_on() {
            return false;
        }
        let actions: Vec<Action> = if let TableCommand::Act(action) = command {
            vec![*action]
        } else if *command == TableCommand::Step {
            self.lane().moves().take(1).collect()
        } else if *command == TableCommand::CarryOutAll {
            self.lane().moves().collect()
        } else {
            return false;
        };
        let losses = self.losses(&actions);
        if losses.is_empty() {
            return false;
        }
        self.coaching.warned = Some(moment);
        self.state.selected = None;
        self.state.opened = true;
        self.state.said = Some(Said::Warning {
            losses,
            wanted: Box::new(command.clone()),
        });
        true
    }

    /// What is lost for good by `actions` and worth a warning.
    fn losses(&self, actions: &[Action]) -> Vec<Loss> {
        let Some(seat) = self.person_to_decide().filter(|_| !self.is_covered()) else {
            return Vec::new();
        };
        let view = self.game.view(Viewer::Seat(seat));
        // What the coach has advised itself is no reason to warn.
        let round = view.position().round();
        let advised = |action: &Action| {
            let followed = self.coaching.followed.as_ref();
            followed.is_some_and(|(of, steps)| *of == round && steps.contains(action))
        };
        if actions.iter().all(advised) {
            return Vec::new();
        }
        let warns = |rule: Rule| {
            let share = self.coaching.learned.share(rule);
            self.help_level().help(share).warns
        };
        let mut losses = last_chance(self.game.game(), &view, actions);
        losses.retain(|loss| warns(loss.unmet.rule()));
        losses
    }

    /// Looks back at the round that has just ended, if something was lost in it that need not have
    /// been.
    pub(super) fn look_back(&mut self) {
        let view = self.public_view();
        let position = view.position();
        let past = position.round().saturating_sub(1);
        let begins = position.phase() == Phase::Choose && past > self.coaching.looked_back;
        if !begins || self.is_over() {
            return;
        }
        self.coaching.looked_back = past;
        let cards = self.lost_in(past);
        if !cards.is_empty() {
            self.state.said = Some(Said::Lost { round: past, cards });
        }
    }

    fn lost_in(&self, round: u16) -> Vec<ActionCard> {
        let Some(seat) = self.you().filter(|_| self.help_level().is_on()) else {
            return Vec::new();
        };
        // Explaining a round takes a moment: only where something has expired.
        let mut at = 0;
        let mut expired = false;
        for (_, seen) in self.game.observations(Viewer::Seat(seat), 0) {
            if let Event::RoundBegan { round, .. } = *seen.event() {
                at = round;
            } else if let Event::ActionExpired { seat: who, .. } = *seen.event() {
                expired |= who == seat && at == round;
            }
        }
        if !expired {
            return Vec::new();
        }
        let review = self.game.review(Viewer::Seat(seat));
        let rounds = review.rounds.iter().filter(|told| told.round == round);
        let seats = rounds.flat_map(|told| &told.seats);
        let own = seats.filter(|own| own.seat == seat);
        let mishaps = own.flat_map(|own| &own.mishaps);
        let worth = |mishap: &&Mishap| {
            let unmet = mishap.explanation.verdict.unmet().first();
            let share = unmet.map_or(0.0, |unmet| self.coaching.learned.share(unmet.rule()));
            self.help_level().help(share).looks_back
        };
        mishaps
            .filter(|mishap| mishap.was_avoidable())
            .filter(worth)
            .filter_map(|mishap| mishap.explanation.subject.card)
            .collect()
    }
}
