//! Following one legal edge of the game tree.

use super::action::Action;
use super::action_card::{ActionCard, ActionCards};
use super::conditions::Unmet;
use super::event::Event;
use super::node::Node;
use super::place::{Location, Ring};
use super::position::{Done, Fate, MAX_PICKS, MAX_PLAYERS, Phase, TentOrder};
use super::setup::Edition;
use super::situation::Effect;
use super::task::TaskSet;
use super::virtue::VirtueCards;
use super::{KingsErrand, check};
use crate::rules::{EventSink, Knowledge, Seat, SeatSet};

/// Shields for the winner of a tournament, a single knight included. Source: T3, T4.
const TOURNAMENT_SHIELDS: u8 = 2;
/// Shields for each knight of a drawn tournament. Source: T3.
const DRAW_SHIELDS: u8 = 1;

impl KingsErrand {
    /// Does what has been found legal.
    pub(super) fn carry<K: Knowledge>(
        &self,
        node: &mut Node<K>,
        action: Action,
        sink: &mut impl EventSink<Event>,
    ) {
        let seat = node.position.seat_to_move().unwrap_or_default();
        match action {
            Action::Choose(card) => self.choose(node, seat, card, sink),
            Action::Exercise { .. }
            | Action::RoundTable { .. }
            | Action::Horse { .. }
            | Action::Court { .. }
            | Action::Quest { .. } => self.carry_out(node, seat, action, sink),
            Action::GiveUp(card) => self.expire(node, seat, card, sink),
            Action::EndTurn => self.end_turn(node, seat, sink),
            Action::Offer(cards) => self.offer(node, seat, cards, sink),
            Action::Ring(clockwise) => lay_ring(node, clockwise, sink),
            Action::OpeningHand { seat, cards } => deal_hand(node, seat, cards, sink),
            Action::Task(task) => {
                let position = &mut node.position;
                if let Some(slot) = position.display.iter_mut().find(|slot| slot.is_none()) {
                    *slot = Some(task);
                }
                position.unseen = position.unseen.minus(TaskSet::of(task));
                report(sink, || Event::TaskRevealed { task });
                reveal_or_deal(node);
            }
            Action::Tents(order) => begin_round(node, order, sink),
        }
    }

    /// Source: C1, C5.
    fn choose<K: Knowledge>(
        &self,
        node: &mut Node<K>,
        seat: Seat,
        card: ActionCard,
        sink: &mut impl EventSink<Event>,
    ) {
        let position = &mut node.position;
        position.supply.remove(card);
        position.seats[seat.index()].take(card);
        report(sink, || Event::CardChosen { seat, card });
        position.index += 1;
        if position.index == position.players {
            position.index = 0;
            position.lap += 1;
            if position.lap == self.picks() {
                position.phase = Phase::CarryOut;
                begin_turn(node, sink);
            }
        }
    }

    /// Source: D5–D9.
    fn carry_out<K: Knowledge>(
        &self,
        node: &mut Node<K>,
        seat: Seat,
        action: Action,
        sink: &mut impl EventSink<Event>,
    ) {
        let effect = self.board(&node.position).effect(action);
        let from = node.position.seat(seat).knight;
        let done = Done { action, from };
        if let Some(slot) = node.position.done.iter_mut().find(|slot| slot.is_none()) {
            *slot = Some(done);
        }
        if let Some(card) = action.carries_out() {
            node.position.seats[seat.index()].settle(card, Fate::CarriedOut);
        }
        change(node, seat, &effect);
        report_done(node, seat, done, effect.shields, sink);
        self.gain(node, &[(seat, effect.shields)], sink);
    }

    /// A card of a turn goes back and nothing is gained. Source: D3.
    fn expire<K: Knowledge>(
        &self,
        node: &mut Node<K>,
        seat: Seat,
        card: ActionCard,
        sink: &mut impl EventSink<Event>,
    ) {
        report(sink, || {
            let position = &node.position;
            Event::ActionExpired {
                seat,
                card,
                unmet: self.expiry_reasons(position, seat, node.hand(seat), card),
                public: self.public_expiry_reasons(position, seat, card),
            }
        });
        node.position.seats[seat.index()].settle(card, Fate::Expired);
        node.position.supply.add(card);
    }

    /// Source: D3, D4.
    fn end_turn<K: Knowledge>(
        &self,
        node: &mut Node<K>,
        seat: Seat,
        sink: &mut impl EventSink<Event>,
    ) {
        for chosen in node.position.seat(seat).chosen {
            match chosen {
                Some(chosen) if chosen.card != ActionCard::Tournament => match chosen.fate {
                    Fate::Held => self.expire(node, seat, chosen.card, sink),
                    Fate::CarriedOut => node.position.supply.add(chosen.card),
                    Fate::Expired => {}
                },
                _ => {}
            }
        }
        report(sink, || Event::TurnEnded { seat });
        node.position.done = [None; MAX_PICKS];
        node.position.index += 1;
        if node.position.index < node.position.players {
            begin_turn(node, sink);
        } else {
            self.begin_tournament(node, sink);
        }
    }

    /// Source: T1.
    fn begin_tournament<K: Knowledge>(&self, node: &mut Node<K>, sink: &mut impl EventSink<Event>) {
        let order = node.position.order;
        for &seat in order.as_slice() {
            let own = node.position.seat(seat);
            if !own.holds(ActionCard::Tournament) {
                continue;
            }
            let at = own.knight;
            if at == Location::Camelot {
                node.position.to_offer.insert(seat);
            } else {
                let unmet = Unmet::NotAtCamelotForTournament { at };
                settle_tournament(node, seat, Some(unmet), sink);
            }
        }
        if node.position.to_offer.is_empty() {
            self.end_round(node, sink);
        } else {
            node.position.phase = Phase::Tournament;
            let knights = node.position.to_offer;
            report(sink, || Event::TournamentBegan { knights });
        }
    }

    fn offer<K: Knowledge>(
        &self,
        node: &mut Node<K>,
        seat: Seat,
        cards: VirtueCards,
        sink: &mut impl EventSink<Event>,
    ) {
        node.offers[seat.index()] = cards;
        node.position.to_offer.remove(seat);
        node.position.offered.insert(seat);
        report(sink, || Event::OfferMade {
            seat,
            cards: Some(cards),
        });
        if node.position.to_offer.is_empty() {
            self.resolve_tournament(node, sink);
        }
    }

    /// Source: T2–T5.
    fn resolve_tournament<K: Knowledge>(
        &self,
        node: &mut Node<K>,
        sink: &mut impl EventSink<Event>,
    ) {
        let knights = node.position.offered;
        let offers = node.offers;
        report(sink, || Event::OffersRevealed {
            offers: std::array::from_fn(|seat| {
                knights.contains(Seat(seat as u8)).then(|| offers[seat])
            }),
        });
        let single = knights.len() == 1;
        let total = |seat: Seat| offers[seat.index()].tournament_total();
        let best = knights.iter().map(total).max().unwrap_or_default();
        let drawn = knights.iter().filter(|&seat| total(seat) == best).count() > 1;
        let order = node.position.order;
        let in_tent_order = order
            .as_slice()
            .iter()
            .filter(|&&seat| knights.contains(seat));
        node.position.offered = SeatSet::EMPTY;
        node.offers = [VirtueCards::EMPTY; MAX_PLAYERS];
        let mut gains = [(Seat(0), 0); MAX_PLAYERS];
        for (slot, &seat) in gains.iter_mut().zip(in_tent_order) {
            let offer = offers[seat.index()];
            let total = total(seat);
            let can_gain = match self.edition() {
                Edition::Cs if single => !offer.is_empty(),
                Edition::Cs | Edition::En => total > 0,
            };
            let shields = match (can_gain && total == best, drawn) {
                (false, _) => 0,
                (true, false) => TOURNAMENT_SHIELDS,
                (true, true) => DRAW_SHIELDS,
            };
            *slot = (seat, shields);
            node.put_back(seat, offer);
            let unmet = (!can_gain).then_some(Unmet::NothingOffered { single });
            settle_tournament(node, seat, unmet, sink);
            report(sink, || Event::TournamentResult {
                seat,
                total,
                shields,
            });
        }
        self.gain(node, &gains, sink);
        self.end_round(node, sink);
    }

    /// Shields gained at one moment. Source: G1, G2.
    fn gain<K: Knowledge>(
        &self,
        node: &mut Node<K>,
        gains: &[(Seat, u8)],
        sink: &mut impl EventSink<Event>,
    ) {
        let position = &mut node.position;
        if gains.iter().all(|&(_, shields)| shields == 0) {
            return;
        }
        position.gains = position.gains.saturating_add(1);
        for &(seat, shields) in gains.iter().filter(|&&(_, shields)| shields > 0) {
            let own = &mut position.seats[seat.index()];
            let was_short = own.shields < self.goal();
            own.shields = own.shields.saturating_add(shields);
            own.last_gain = position.gains;
            if was_short && own.shields >= self.goal() {
                report(sink, || Event::GoalReached { seat });
            }
        }
    }

    /// The tournament is over: the game ends or Phase III begins. Source: G1, G2, N1.
    fn end_round<K: Knowledge>(&self, node: &mut Node<K>, sink: &mut impl EventSink<Event>) {
        let position = &mut node.position;
        let own = |seat: &Seat| position.seats[seat.index()];
        let best = Seat::first(position.players)
            .map(|seat| own(&seat).shields)
            .max()
            .unwrap_or_default();
        if best < self.goal() {
            reveal_or_deal(node);
            return;
        }
        let tied = || Seat::first(position.players).filter(|seat| own(seat).shields == best);
        let first = tied().map(|seat| own(&seat).last_gain).min();
        let winners: SeatSet = tied()
            .filter(|seat| Some(own(seat).last_gain) == first)
            .collect();
        position.winners = winners;
        position.phase = Phase::Over;
        report(sink, || Event::GameEnded { winners });
    }
}

/// Events are computed only for a sink that wants them.
fn report<S: EventSink<Event>, E: Into<Option<Event>>>(sink: &mut S, event: impl FnOnce() -> E) {
    if S::WANTED
        && let Some(event) = event().into()
    {
        sink.push(event);
    }
}

fn report_done<K: Knowledge>(
    node: &Node<K>,
    seat: Seat,
    done: Done,
    shields: u8,
    sink: &mut impl EventSink<Event>,
) {
    report(sink, || match done.action {
        Action::Exercise { virtue, value } => Some(Event::Exercised {
            seat,
            virtue,
            value,
        }),
        Action::RoundTable { task } => Some(Event::TaskTaken { seat, task }),
        Action::Horse { card: horse, to } => Some(Event::Rode {
            seat,
            horse,
            from: done.from,
            to,
            distance: node.position.ring.distance(done.from, to),
        }),
        Action::Court { book } => Some(Event::CourtHeld {
            seat,
            book,
            shields,
        }),
        Action::Quest { task, pay: paid } => Some(Event::QuestCompleted {
            seat,
            task,
            paid,
            shields,
        }),
        Action::Choose(_)
        | Action::GiveUp(_)
        | Action::EndTurn
        | Action::Offer(_)
        | Action::Ring(_)
        | Action::OpeningHand { .. }
        | Action::Task(_)
        | Action::Tents(_) => None,
    });
}

/// Writes what an action changes back to the table.
fn change<K: Knowledge>(node: &mut Node<K>, seat: Seat, effect: &Effect) {
    node.put_back(seat, effect.pays);
    let position = &mut node.position;
    position.piles = position.piles.minus(effect.takes);
    for slot in &mut position.display {
        *slot = slot.filter(|&task| !effect.takes_task.contains(task));
    }
    let own = &mut position.seats[seat.index()];
    own.known = own.known.plus(effect.takes);
    own.knight = effect.ride.unwrap_or(own.knight);
    own.tasks = own.tasks.plus(effect.takes_task).minus(effect.completes);
    own.completed = own.completed.plus(effect.completes);
}

/// A Tournament card goes back, carried out or expired. Source: D4, T1.
fn settle_tournament<K: Knowledge>(
    node: &mut Node<K>,
    seat: Seat,
    unmet: Option<Unmet>,
    sink: &mut impl EventSink<Event>,
) {
    let card = ActionCard::Tournament;
    let fate = match unmet {
        None => Fate::CarriedOut,
        Some(unmet) => {
            report(sink, || Event::ActionExpired {
                seat,
                card,
                unmet: vec![unmet],
                public: vec![unmet],
            });
            Fate::Expired
        }
    };
    node.position.seats[seat.index()].settle(card, fate);
    node.position.supply.add(card);
}

/// Source: S1, S2.
fn lay_ring<K: Knowledge>(
    node: &mut Node<K>,
    clockwise: [Location; super::LOCATIONS],
    sink: &mut impl EventSink<Event>,
) {
    if let Some(ring) = Ring::new(clockwise) {
        node.position.ring = ring;
        node.position.phase = Phase::DealHands;
        report(sink, || Event::RingLaid { ring });
    }
}

/// Source: S6.
fn deal_hand<K: Knowledge>(
    node: &mut Node<K>,
    seat: Seat,
    cards: VirtueCards,
    sink: &mut impl EventSink<Event>,
) {
    node.secret[seat.index()] = cards;
    node.position.seats[seat.index()].hidden = cards.len();
    report(sink, || Event::HandDealt {
        seat,
        cards: Some(cards),
    });
    if check::dealt(node) == usize::from(node.position.players) {
        reveal_or_deal(node);
    }
}

/// Tasks are filled up as long as the pile lasts, then the tents are dealt. Source: S7, N1, N2.
fn reveal_or_deal<K: Knowledge>(node: &mut Node<K>) {
    let position = &mut node.position;
    let gap = position.display.contains(&None);
    position.phase = if gap && !position.unseen.is_empty() {
        Phase::RevealTasks
    } else {
        Phase::DealTents
    };
}

/// Source: S3, N2, N3.
fn begin_round<K: Knowledge>(
    node: &mut Node<K>,
    order: TentOrder,
    sink: &mut impl EventSink<Event>,
) {
    let position = &mut node.position;
    position.order = order;
    position.round = position.round.saturating_add(1);
    position.phase = Phase::Choose;
    position.lap = 0;
    position.index = 0;
    for own in &mut position.seats {
        own.chosen = [None; MAX_PICKS];
        own.held = ActionCards::NONE;
    }
    let round = position.round;
    report(sink, || Event::RoundBegan { round, order });
}

/// Source: D1.
fn begin_turn<K: Knowledge>(node: &Node<K>, sink: &mut impl EventSink<Event>) {
    if let Some(seat) = node.position.seat_to_move() {
        report(sink, || Event::TurnBegan { seat });
    }
}
