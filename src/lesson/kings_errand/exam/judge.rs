//! What is right: the rules are asked, by doing it on a copy of the table.

use super::answer::{Answer, Bar, Ending, Price, Whither, Witness};
use super::question::{Aftermath, Ask, Why, Works};
use crate::rules::kings_errand::{
    Action, ActionCard, Event, KingsErrand, Node, Phase, Reason, Refusal, Rule, TentOrder, Unmet,
    Virtue, VirtueCards,
};
use crate::rules::{Actor, Game, Seat, Truth, Viewer};

/// More steps than any round has left.
const MOST_STEPS: usize = 200;

/// What the rules say about a question.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(super) struct Ruling {
    /// The right answer.
    pub(super) answer: Answer,
    /// Why.
    pub(super) why: Why,
    /// Every reason of an expiry: none of them is a wrong answer.
    pub(super) unmet: Vec<Unmet>,
}

impl From<Answer> for Ruling {
    fn from(answer: Answer) -> Self {
        Self {
            answer,
            why: Why::Answer,
            unmet: Vec::new(),
        }
    }
}

/// A table that questions are tried on.
#[derive(Clone, Copy, Debug)]
pub(super) struct Table<'a> {
    pub(super) game: &'a KingsErrand,
    pub(super) node: &'a Node<Truth>,
    pub(super) seat: Seat,
}

impl Table<'_> {
    /// The right answer to `ask` as a question about `rule`; `None` if it makes no sense here or the
    /// rules do not decide it.
    pub(super) fn judge(&self, rule: Rule, ask: &Ask) -> Option<Ruling> {
        let position = self.node.position();
        match *ask {
            Ask::Card { ref line, card } => self.card(rule, line, card),
            Ask::LetGo { ref line, card } => self.expiry(line, Action::GiveUp(card), card),
            Ask::EndTurn { ref line, card } => self.expiry(line, Action::EndTurn, card),
            Ask::Expiry {
                ref line,
                card,
                about,
            } => self.aftermath(line, card, about),
            Ask::Ride {
                ref line,
                horse,
                to,
            } => self.ride(line, Action::Horse { card: horse, to }),
            Ask::Joust { ref line } => self.joust(line),
            Ask::Offers { own, other } => self.offers(own, other),
            Ask::Distance { from, to } => {
                Some(Answer::Number(position.ring().distance(from, to)).into())
            }
            Ask::StartPlace { seat } => Some(Answer::Place(position.seat(seat).knight()).into()),
            Ask::Taker { pick } => self.taker(pick),
            Ask::Supply { kind } => {
                let supply = self.game.setup().supply();
                let kinds = supply.kinds().filter(|&(card, _)| kind.has(card));
                Some(Answer::Number(kinds.map(|(_, count)| count).sum()).into())
            }
            Ask::Boxed => {
                let all = self.game.cards().virtues().len();
                Some(Answer::Number(all - self.game.setup().virtues().len()).into())
            }
            Ask::Opening { virtue } => {
                let cards = self.game.setup().players.opening_cards();
                Some(Answer::Number(cards.count_of(virtue)).into())
            }
            Ask::FaceDown => Some(number(position.unseen().len())),
            Ask::Picks => self.picks(),
            Ask::MayTake { card } => self.may_take(card),
            Ask::MayPass => self.may_pass(),
            Ask::WhoSees { card } => self.who_sees(card),
            Ask::SupplyAfter { card, .. } => {
                let (node, _) = self.after(&[Action::EndTurn])?;
                Some(Answer::Number(node.position().supply().count(card)).into())
            }
            Ask::HandAfter { action, .. } => {
                let (node, _) = self.after(&[action])?;
                Some(if action.carries_out() == Some(ActionCard::RoundTable) {
                    number(node.position().seat(self.seat).tasks().len())
                } else {
                    Answer::Number(self.hand(&node).len()).into()
                })
            }
            Ask::OfferTotal { own } => {
                let (_, events) = self.after_offers(own, None).ok()?;
                let total = result(&events, self.seat).map(|(total, _)| total);
                total.map(|total| Answer::Number(total).into())
            }
            Ask::MayOffer { own } => match self.after_offers(own, None) {
                Ok(_) => Some(Answer::Allowed.into()),
                Err(Refusal::OfferNotAllowed) => {
                    Some(Answer::Barred(Bar::OnlySwordsAndLances).into())
                }
                Err(_) => None,
            },
            Ask::HandAfterOffers { own, other, .. } => {
                let (node, _) = self.after_offers(own, Some(other)).ok()?;
                Some(Answer::Number(self.hand(&node).len()).into())
            }
            Ask::FaceUp { .. } => self.face_up(),
            Ask::Tent { tent } => Some(self.tent(tent).into()),
            Ask::AfterTents => {
                let order = self.orders().next()?;
                let mut node = *self.node;
                self.game
                    .apply(&mut node, Actor::Chance, Action::Tents(order), &mut ())
                    .ok()?;
                Some(Answer::Phase(node.position().phase()).into())
            }
            Ask::Goal => Some(Answer::Number(self.game.goal()).into()),
            Ask::End { seat } => self.end(seat),
            Ask::Winner | Ask::TieWinner { .. } => {
                let winners = self.game.returns(self.node);
                let first = winners.iter().next()?;
                let shared = winners.len() > 1;
                Some(
                    if shared {
                        Answer::Shared
                    } else {
                        Answer::Seat(first)
                    }
                    .into(),
                )
            }
        }
    }

    /// The virtue cards of the seat.
    pub(super) fn hand_now(&self) -> VirtueCards {
        self.hand(self.node)
    }

    fn hand(&self, node: &Node<Truth>) -> VirtueCards {
        let view = self.game.view(node, Viewer::Seat(self.seat));
        view.own_hand().unwrap_or_default()
    }

    /// The table after the seat has done all this, and what happened; `None` if something is refused.
    pub(super) fn after(&self, line: &[Action]) -> Option<(Node<Truth>, Vec<Event>)> {
        let (mut node, mut events) = (*self.node, Vec::new());
        for &action in line {
            self.game
                .apply(&mut node, Actor::Seat(self.seat), action, &mut events)
                .ok()?;
        }
        Some((node, events))
    }

    /// Every way to carry out `card` after `line`.
    pub(super) fn ways(&self, line: &[Action], card: ActionCard) -> Option<Vec<Action>> {
        let (node, _) = self.after(line)?;
        let mut legal = Vec::new();
        self.game.legal_actions(&node, &mut legal);
        legal.retain(|action| action.carries_out() == Some(card));
        Some(legal)
    }

    fn card(&self, rule: Rule, line: &[Action], card: ActionCard) -> Option<Ruling> {
        let ways = self.ways(line, card)?;
        if let Some(way) = ways.first() {
            let (node, _) = self.after(line)?;
            return Some(Ruling {
                why: Why::CarriedOut(card, self.works(&node, *way)),
                ..Answer::CarriedOut.into()
            });
        }
        let mut ruling = self.expiry(line, Action::GiveUp(card), card)?;
        let earlier = |unmet: &Unmet| unmet.kind() == Reason::PossibleEarlier;
        if rule == Rule::D1 {
            let found = ruling.unmet.iter().copied().find(earlier)?;
            let Unmet::PossibleEarlier { step } = found else {
                return None;
            };
            ruling.answer = Answer::ExpiresTooLate;
            let (node, _) = self.after(line)?;
            let at = node.position().seat(self.seat).knight();
            ruling.why = Why::TooLate(card, at, step);
        }
        Some(ruling)
    }

    /// What `way` finds at the table of `node`.
    fn works(&self, node: &Node<Truth>, way: Action) -> Works {
        let position = node.position();
        let at = position.seat(self.seat).knight();
        let count = match way {
            Action::Exercise { virtue, .. } => position.piles().count_of(virtue),
            Action::RoundTable { .. } => position.display_set().len() as u8,
            Action::Court { .. } => self.hand(node).count_of(Virtue::Book),
            Action::Horse { to, .. } => position.ring().distance(at, to),
            Action::Quest { .. }
            | Action::Choose(_)
            | Action::GiveUp(_)
            | Action::EndTurn
            | Action::Offer(_)
            | Action::Ring(_)
            | Action::OpeningHand { .. }
            | Action::Task(_)
            | Action::Tents(_) => 0,
        };
        Works {
            at,
            count,
            task: if let Action::Quest { task, .. } = way {
                Some(task)
            } else {
                None
            },
        }
    }

    /// What follows when the seat gives up a card that it could carry out.
    fn aftermath(&self, line: &[Action], card: ActionCard, about: Aftermath) -> Option<Ruling> {
        let (before, _) = self.after(line)?;
        let given_up = self.expiry(line, Action::GiveUp(card), card)?;
        let possible = given_up.answer == Answer::Expires(Reason::GivenUp);
        let mut node = before;
        self.game
            .apply(
                &mut node,
                Actor::Seat(self.seat),
                Action::GiveUp(card),
                &mut (),
            )
            .ok()?;
        let (then, now) = (before.position(), node.position());
        let answer = match about {
            Aftermath::Allowed => Answer::Allowed,
            Aftermath::Price => {
                let (own, left) = (then.seat(self.seat), now.seat(self.seat));
                let free = own.shields() == left.shields()
                    && self.hand(&before) == self.hand(&node)
                    && own.tasks() == left.tasks()
                    && now.seat_to_move() == Some(self.seat);
                free.then_some(Answer::Costs(Price::Nothing))?
            }
            Aftermath::Whither => {
                let back = now.supply().count(card) == then.supply().count(card) + 1;
                back.then_some(Answer::Goes(Whither::Supply))?
            }
        };
        possible.then(|| answer.into())
    }

    /// Why `card` expires when the seat does `last` after `line`.
    fn expiry(&self, line: &[Action], last: Action, card: ActionCard) -> Option<Ruling> {
        let (mut node, _) = self.after(line)?;
        let mut events = Vec::new();
        self.game
            .apply(&mut node, Actor::Seat(self.seat), last, &mut events)
            .ok()?;
        expired(&events, self.seat, card)
    }

    fn ride(&self, line: &[Action], ride: Action) -> Option<Ruling> {
        let (mut node, _) = self.after(line)?;
        let card = ride.carries_out()?;
        let done = self
            .game
            .apply(&mut node, Actor::Seat(self.seat), ride, &mut ());
        let refusal = match done {
            Ok(()) => {
                let (before, _) = self.after(line)?;
                let works = Works {
                    at: node.position().seat(self.seat).knight(),
                    ..self.works(&before, ride)
                };
                return Some(Ruling {
                    why: Why::CarriedOut(card, works),
                    ..Answer::CarriedOut.into()
                });
            }
            Err(illegal) => illegal.reasons.into_iter().next()?,
        };
        let answer = if matches!(refusal, Refusal::TooFar { .. }) {
            Answer::TooFar
        } else if refusal == Refusal::ZeroMove {
            Answer::ZeroMove
        } else {
            return None;
        };
        Some(Ruling {
            why: Why::Refused(ride, refusal),
            ..answer.into()
        })
    }

    /// The seat ends its turn after `line`, and all others end theirs.
    fn joust(&self, line: &[Action]) -> Option<Ruling> {
        let (mut node, _) = self.after(line)?;
        let mut events = Vec::new();
        for _ in 0..MOST_STEPS {
            if node.position().phase() != Phase::CarryOut {
                break;
            }
            let actor = self.game.turn(&node).actor()?;
            self.game
                .apply(&mut node, actor, Action::EndTurn, &mut events)
                .ok()?;
        }
        let began = events.iter().any(|event| {
            matches!(event, Event::TournamentBegan { knights } if knights.contains(self.seat))
        });
        if began {
            return Some(Answer::TakesPart.into());
        }
        expired(&events, self.seat, ActionCard::Tournament)
    }

    /// The tournament with these offers; every other knight offers nothing.
    fn after_offers(
        &self,
        own: VirtueCards,
        other: Option<(Seat, VirtueCards)>,
    ) -> Result<(Node<Truth>, Vec<Event>), Refusal> {
        let (mut node, mut events) = (*self.node, Vec::new());
        while node.position().phase() == Phase::Tournament {
            let Some(seat) = node.position().seat_to_move() else {
                break;
            };
            let offer = match other {
                _ if seat == self.seat => own,
                Some((other, cards)) if other == seat => cards,
                _ => VirtueCards::EMPTY,
            };
            self.game
                .apply(
                    &mut node,
                    Actor::Seat(seat),
                    Action::Offer(offer),
                    &mut events,
                )
                .map_err(|illegal| {
                    let mut reasons = illegal.reasons.into_iter();
                    reasons.next().unwrap_or(Refusal::WrongPhase)
                })?;
        }
        Ok((node, events))
    }

    fn offers(&self, own: VirtueCards, other: Option<(Seat, VirtueCards)>) -> Option<Ruling> {
        let events = match self.after_offers(own, other) {
            Ok((_, events)) => events,
            Err(refusal @ Refusal::OfferNotAllowed) => {
                return Some(Ruling {
                    why: Why::Refused(Action::Offer(own), refusal),
                    ..Answer::OfferRefused.into()
                });
            }
            Err(_) => return None,
        };
        if let Some(ruling) = expired(&events, self.seat, ActionCard::Tournament) {
            // Whether the card counts as carried out is said afterwards: it earns nothing either way.
            return Some(Ruling {
                answer: Answer::Gains(0),
                ..ruling
            });
        }
        let (_, shields) = result(&events, self.seat)?;
        Some(Answer::Gains(shields).into())
    }

    fn taker(&self, pick: u8) -> Option<Ruling> {
        let mut node = *self.node;
        let mut legal = Vec::new();
        for _ in 1..pick {
            self.take_any(&mut node, &mut legal)?;
        }
        let seat = self.game.turn(&node).seat()?;
        (node.position().phase() == Phase::Choose).then_some(Answer::Seat(seat).into())
    }

    fn take_any(&self, node: &mut Node<Truth>, legal: &mut Vec<Action>) -> Option<()> {
        self.game.legal_actions(node, legal);
        let actor = self.game.turn(node).actor()?;
        self.game.apply(node, actor, *legal.first()?, &mut ()).ok()
    }

    fn picks(&self) -> Option<Ruling> {
        let mut node = *self.node;
        let (mut legal, mut picks) = (Vec::new(), 0);
        while node.position().phase() == Phase::Choose {
            picks += u8::from(self.game.turn(&node).seat() == Some(self.seat));
            self.take_any(&mut node, &mut legal)?;
        }
        Some(Answer::Number(picks).into())
    }

    fn may_take(&self, card: ActionCard) -> Option<Ruling> {
        let mut node = *self.node;
        let choose = Action::Choose(card);
        let taken = self
            .game
            .apply(&mut node, Actor::Seat(self.seat), choose, &mut ());
        let answer = match taken.map_err(|illegal| illegal.reasons) {
            Ok(()) => Answer::Allowed,
            Err(reasons) => match reasons.as_slice() {
                [Refusal::NotInSupply] => Answer::Barred(Bar::NoneLeft),
                [Refusal::SecondTournament] => Answer::Barred(Bar::SecondTournament),
                _ => return None,
            },
        };
        Some(answer.into())
    }

    fn may_pass(&self) -> Option<Ruling> {
        let mut legal = Vec::new();
        self.game.legal_actions(self.node, &mut legal);
        let takes = |action: &Action| matches!(action, Action::Choose(_));
        let only = !legal.is_empty() && legal.iter().all(takes);
        only.then_some(Answer::MustTake.into())
    }

    fn who_sees(&self, card: ActionCard) -> Option<Ruling> {
        let (_, events) = self.after(&[Action::Choose(card)])?;
        let game = self.game;
        let seats = Seat::first(game.seats()).map(Viewer::Seat);
        let mut viewers = seats.chain([Viewer::Public]);
        let everybody = viewers.all(|viewer| {
            let mut seen = events.iter();
            seen.all(|event| game.observe(event, viewer).event() == event)
        });
        let witness = if everybody {
            Witness::Everybody
        } else {
            Witness::OnlyYou
        };
        Some(Answer::Seen(witness).into())
    }

    fn face_up(&self) -> Option<Ruling> {
        let mut node = *self.node;
        while node.position().phase() == Phase::RevealTasks {
            let task = node.position().unseen().iter().next()?;
            self.game
                .apply(&mut node, Actor::Chance, Action::Task(task), &mut ())
                .ok()?;
        }
        Some(number(node.position().display_set().len()))
    }

    /// Every order in which the tents may be dealt now.
    fn orders(&self) -> impl Iterator<Item = TentOrder> {
        let seats: Vec<_> = Seat::first(self.game.seats()).collect();
        let (game, node) = (self.game, *self.node);
        permutations(&seats).into_iter().filter_map(move |seats| {
            let order = TentOrder::new(&seats)?;
            let mut node = node;
            let dealt = game.apply(&mut node, Actor::Chance, Action::Tents(order), &mut ());
            dealt.is_ok().then_some(order)
        })
    }

    fn tent(&self, tent: u8) -> Answer {
        let mut seats: Vec<_> = self
            .orders()
            .filter_map(|order| order.as_slice().get(usize::from(tent) - 1).copied())
            .collect();
        seats.sort();
        seats.dedup();
        match seats.as_slice() {
            [only] => Answer::Seat(*only),
            _ => Answer::Lot,
        }
    }

    /// Everybody ends the turn and offers nothing from here on.
    fn end(&self, seat: Seat) -> Option<Ruling> {
        let mut node = *self.node;
        let round = node.position().round();
        let reached = node.position().seat(seat).shields() >= self.game.goal();
        if !reached || node.position().phase() == Phase::Over {
            return None;
        }
        for _ in 0..MOST_STEPS {
            let phase = node.position().phase();
            let action = if phase == Phase::CarryOut {
                Action::EndTurn
            } else if phase == Phase::Tournament {
                Action::Offer(VirtueCards::EMPTY)
            } else {
                break;
            };
            let actor = self.game.turn(&node).actor()?;
            self.game.apply(&mut node, actor, action, &mut ()).ok()?;
        }
        let position = node.position();
        let over = position.phase() == Phase::Over && position.round() == round;
        over.then_some(Answer::Ends(Ending::AfterRound).into())
    }
}

fn number(count: usize) -> Ruling {
    Answer::Number(u8::try_from(count).unwrap_or(u8::MAX)).into()
}

/// The total that counted for the seat in the tournament, and the shields that it gained.
fn result(events: &[Event], seat: Seat) -> Option<(u8, u8)> {
    events.iter().find_map(|event| {
        if let Event::TournamentResult {
            seat: whose,
            total,
            shields,
        } = *event
        {
            (whose == seat).then_some((total, shields))
        } else {
            None
        }
    })
}

/// What the events say about the expiry of the seat's card; `None` if it has not expired.
fn expired(events: &[Event], seat: Seat, card: ActionCard) -> Option<Ruling> {
    let unmet = events.iter().find_map(|event| {
        if let Event::ActionExpired {
            seat: whose,
            card: which,
            unmet,
            ..
        } = event
        {
            (*whose == seat && *which == card).then(|| unmet.clone())
        } else {
            None
        }
    })?;
    let decisive = *unmet.first()?;
    Some(Ruling {
        answer: Answer::Expires(decisive.kind()),
        why: Why::Expires(card, decisive),
        unmet,
    })
}

fn permutations(seats: &[Seat]) -> Vec<Vec<Seat>> {
    if seats.is_empty() {
        return vec![Vec::new()];
    }
    let mut all = Vec::new();
    for (index, &first) in seats.iter().enumerate() {
        let mut rest = seats.to_vec();
        rest.remove(index);
        for mut order in permutations(&rest) {
            order.insert(0, first);
            all.push(order);
        }
    }
    all
}
