//! Whether an action is legal, and every reason why not.

use super::KingsErrand;
use super::action::Action;
use super::action_card::{ActionCard, Horse};
use super::legal::may_choose_tournament;
use super::node::Node;
use super::payment;
use super::place::{Location, Ring};
use super::position::{Phase, Position, TentOrder};
use super::refusal::{ChanceFault, Refusal};
use super::setup::Edition;
use super::situation::Situation;
use super::virtue::{Virtue, VirtueCard, VirtueCards};
use crate::rules::{Actor, Knowledge, Seat};

impl KingsErrand {
    /// Every reason why `actor` cannot do `action`; none if it is legal.
    pub(super) fn refusals<K: Knowledge>(
        &self,
        node: &Node<K>,
        actor: Actor,
        action: Action,
    ) -> Vec<Refusal> {
        let position = &node.position;
        if position.phase == Phase::Over {
            return vec![Refusal::GameOver];
        }
        if position.phase != phase_of(action) {
            return vec![Refusal::WrongPhase];
        }
        if position.turn().actor() != Some(actor) {
            return vec![Refusal::NotYourTurn];
        }
        match actor {
            Actor::Chance => chance_refusals(node, action),
            Actor::Seat(seat) => self.seat_refusals(position, seat, node.hand(seat), action),
        }
    }

    fn seat_refusals(
        &self,
        position: &Position,
        seat: Seat,
        hand: VirtueCards,
        action: Action,
    ) -> Vec<Refusal> {
        let mut reasons = Vec::new();
        match action {
            Action::Choose(card) => {
                if position.supply.count(card) == 0 {
                    reasons.push(Refusal::NotInSupply);
                }
                if card == ActionCard::Tournament && !may_choose_tournament(position, seat) {
                    reasons.push(Refusal::SecondTournament);
                }
            }
            // Tournament waits for the end of the phase and is never given up.
            Action::GiveUp(ActionCard::Tournament) => reasons.push(Refusal::WrongPhase),
            Action::GiveUp(card) => {
                if !position.seat(seat).holds(card) {
                    reasons.push(Refusal::NotYourCard);
                }
            }
            Action::Offer(offer) => {
                if !hand.contains(offer) {
                    reasons.push(Refusal::CardNotInHand);
                }
                let allowed = match self.edition() {
                    Edition::Cs => position.tournament_knights() > 1 || offer.len() <= 1,
                    Edition::En => offer == offer.tournament_cards(),
                };
                if !allowed {
                    reasons.push(Refusal::OfferNotAllowed);
                }
            }
            Action::Exercise { .. }
            | Action::RoundTable { .. }
            | Action::Horse { .. }
            | Action::Court { .. }
            | Action::Quest { .. } => {
                let situation = position.situation(seat, hand);
                self.carry_out_refusals(position, seat, &situation, action, &mut reasons);
            }
            Action::EndTurn
            | Action::Ring(_)
            | Action::OpeningHand { .. }
            | Action::Task(_)
            | Action::Tents(_) => {}
        }
        reasons
    }

    /// Every reason why `seat` could not carry out `action` once its turn has come to `situation`; none
    /// if it could. Source: D1–D9.
    #[must_use]
    pub fn refusals_in(
        &self,
        position: &Position,
        seat: Seat,
        situation: &Situation,
        action: Action,
    ) -> Vec<Refusal> {
        let mut reasons = Vec::new();
        self.carry_out_refusals(position, seat, situation, action, &mut reasons);
        reasons
    }

    fn carry_out_refusals(
        &self,
        position: &Position,
        seat: Seat,
        situation: &Situation,
        action: Action,
        reasons: &mut Vec<Refusal>,
    ) {
        let Some(card) = action.carries_out() else {
            return;
        };
        if !position.seat(seat).holds(card) {
            reasons.push(Refusal::NotYourCard);
            return;
        }
        let board = self.board(position);
        if !board.can_carry_out(card, situation) {
            reasons.push(Refusal::CannotBeCarriedOut(board.unmet(card, situation)));
        }
        match action {
            Action::Exercise { virtue, value } => {
                refuse_value(
                    situation.piles,
                    virtue,
                    value,
                    Refusal::ValueNotInPile,
                    reasons,
                );
            }
            Action::RoundTable { task } => {
                if !task.exists() {
                    reasons.push(Refusal::NoSuchThing);
                } else if !situation.display.contains(task) {
                    reasons.push(Refusal::TaskNotOnDisplay);
                }
            }
            Action::Horse { card, to } => {
                reasons.extend(refuse_ride(board.ring, situation.place, card, to));
            }
            Action::Court { book } => {
                refuse_value(
                    situation.hand,
                    Virtue::Book,
                    book,
                    Refusal::CardNotInHand,
                    reasons,
                );
            }
            Action::Quest { task, pay } => {
                if let Some(card) = board.task(task) {
                    if !situation.tasks.contains(task) {
                        reasons.push(Refusal::TaskNotInHand);
                    }
                    if card.location != situation.place {
                        reasons.push(Refusal::TaskElsewhere {
                            location: card.location,
                        });
                    }
                    if !payment::pays_for(pay, card.needs) {
                        reasons.push(Refusal::WrongPayment);
                    }
                }
                if !situation.hand.contains(pay) {
                    reasons.push(Refusal::CardNotInHand);
                }
                if !task.exists() {
                    reasons.push(Refusal::NoSuchThing);
                }
            }
            Action::Choose(_)
            | Action::GiveUp(_)
            | Action::EndTurn
            | Action::Offer(_)
            | Action::Ring(_)
            | Action::OpeningHand { .. }
            | Action::Task(_)
            | Action::Tents(_) => {}
        }
    }
}

/// The phase in which an action can be done.
const fn phase_of(action: Action) -> Phase {
    match action {
        Action::Choose(_) => Phase::Choose,
        Action::Exercise { .. }
        | Action::RoundTable { .. }
        | Action::Horse { .. }
        | Action::Court { .. }
        | Action::Quest { .. }
        | Action::GiveUp(_)
        | Action::EndTurn => Phase::CarryOut,
        Action::Offer(_) => Phase::Tournament,
        Action::Ring(_) => Phase::LayRing,
        Action::OpeningHand { .. } => Phase::DealHands,
        Action::Task(_) => Phase::RevealTasks,
        Action::Tents(_) => Phase::DealTents,
    }
}

fn refuse_value(
    cards: VirtueCards,
    virtue: Virtue,
    value: u8,
    absent: Refusal,
    reasons: &mut Vec<Refusal>,
) {
    let card = VirtueCard::new(virtue, value);
    if !card.exists() {
        reasons.push(Refusal::NoSuchThing);
    } else if cards.count(card) == 0 {
        reasons.push(absent);
    }
}

fn refuse_ride(ring: &Ring, from: Location, horse: Horse, to: Location) -> Option<Refusal> {
    let distance = ring.distance(from, to);
    let reach = horse.reach();
    if distance == 0 {
        Some(Refusal::ZeroMove)
    } else if distance > reach {
        Some(Refusal::TooFar { distance, reach })
    } else {
        None
    }
}

fn chance_refusals<K: Knowledge>(node: &Node<K>, action: Action) -> Vec<Refusal> {
    let position = &node.position;
    let fault = match action {
        Action::Ring(clockwise) => Ring::new(clockwise).is_none().then_some(ChanceFault::Ring),
        Action::OpeningHand { seat, cards } => {
            if usize::from(seat.0) != dealt(node) {
                Some(ChanceFault::HandSeat)
            } else if !super::chance::left_to_deal(node).contains(cards) || cards.len() != 2 {
                Some(ChanceFault::HandCards)
            } else {
                None
            }
        }
        Action::Task(task) if !task.exists() => return vec![Refusal::NoSuchThing],
        // Source: S7, N1.
        Action::Task(task) => (!position.unseen.contains(task)).then_some(ChanceFault::TaskSeen),
        Action::Tents(order) => tents_fault(position, order),
        Action::Choose(_)
        | Action::Exercise { .. }
        | Action::RoundTable { .. }
        | Action::Horse { .. }
        | Action::Court { .. }
        | Action::Quest { .. }
        | Action::GiveUp(_)
        | Action::EndTurn
        | Action::Offer(_) => None,
    };
    fault.map(Refusal::BadChance).into_iter().collect()
}

/// How many seats have their opening hand. Source: S6.
pub(super) fn dealt<K: Knowledge>(node: &Node<K>) -> usize {
    node.position
        .seats()
        .filter(|&seat| node.position.seat(seat).hidden > 0)
        .count()
}

/// Source: S3, N2. At the set-up nobody has shields, so any order will do.
fn tents_fault(position: &Position, order: TentOrder) -> Option<ChanceFault> {
    let seats = order.as_slice();
    let each_once = seats.len() == usize::from(position.players)
        && position.seats().all(|seat| seats.contains(&seat));
    if !each_once {
        Some(ChanceFault::TentSeats)
    } else if !seats.is_sorted_by_key(|&seat| position.seat(seat).shields) {
        Some(ChanceFault::TentOrder)
    } else {
        None
    }
}
