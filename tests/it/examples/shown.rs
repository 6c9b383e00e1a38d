//! What an example shows, and whether that is the rule it is about.

use tafelrunde::lesson::kings_errand::Example;
use tafelrunde::rules::kings_errand::{
    Action, ActionCard, Event, Fate, KingsErrand, Location, Node, Observation, Phase, Position,
    Rule, SeatPosition, Unmet, View, Virtue, VirtueCard, VirtueCards,
};
use tafelrunde::rules::{Game, Seat, Truth, replay};

/// What an example shows, as its seat sees it.
pub(super) struct Shown<'a> {
    game: &'a KingsErrand,
    seat: Seat,
    /// The table before it.
    state: Node<Truth>,
    /// What the seat sees before and after.
    views: [&'a View; 2],
    before: &'a Position,
    after: &'a Position,
    /// What happens, action by action.
    frames: Vec<Vec<&'a Event>>,
}

/// The facts of every event of one kind.
macro_rules! facts {
    ($shown:expr, $event:pat => $facts:expr) => {
        $shown
            .events()
            .filter_map(|event| {
                if let $event = event {
                    Some($facts)
                } else {
                    None
                }
            })
            .collect::<Vec<_>>()
    };
}

impl<'a> Shown<'a> {
    pub(super) fn of(example: &'a Example) -> Self {
        let frames = example.frames();
        let last = frames.last().expect("something is shown");
        Self {
            game: example.game(),
            seat: example.seat(),
            state: replay(example.game(), example.before(), &mut ()).unwrap(),
            views: [example.view(), &last.view],
            before: example.view().position(),
            after: last.view.position(),
            frames: frames
                .iter()
                .map(|frame| frame.observations.iter().map(Observation::event).collect())
                .collect(),
        }
    }

    /// Why cards of `seat` expire, one list a card.
    pub(super) fn expired(&self, seat: Seat) -> Vec<Vec<Unmet>> {
        facts!(self, Event::ActionExpired { seat: whose, unmet, .. } => (*whose, unmet.clone()))
            .into_iter()
            .filter(|(whose, _)| *whose == seat)
            .map(|(_, unmet)| unmet)
            .collect()
    }

    pub(super) fn shows(&self, rule: Rule) -> bool {
        let shows: fn(&Self) -> bool = match rule {
            Rule::S1 => Self::s1,
            Rule::S2 => Self::s2,
            Rule::S3 => Self::s3,
            Rule::S4 => Self::s4,
            Rule::S5 => Self::s5,
            Rule::S6 => Self::s6,
            Rule::S7 => Self::s7,
            Rule::C1 => Self::c1,
            Rule::C2 => Self::c2,
            Rule::C3 => Self::c3,
            Rule::C4 => Self::c4,
            Rule::C5 => Self::c5,
            Rule::D1 => Self::d1,
            Rule::D2 => Self::d2,
            Rule::D3 => Self::d3,
            Rule::D4 => Self::d4,
            Rule::D5 => Self::d5,
            Rule::D6 => Self::d6,
            Rule::D7 => Self::d7,
            Rule::D8 => Self::d8,
            Rule::D9 => Self::d9,
            Rule::D10 => Self::d10,
            Rule::T1 => Self::t1,
            Rule::T2 => Self::t2,
            Rule::T3 => Self::t3,
            Rule::T4 => Self::t4,
            Rule::T5 => Self::t5,
            Rule::N1 => Self::n1,
            Rule::N2 => Self::n2,
            Rule::N3 => Self::n3,
            Rule::G1 => Self::g1,
            Rule::G2 => Self::g2,
        };
        shows(self)
    }

    fn events(&self) -> impl Iterator<Item = &'a Event> {
        self.frames.iter().flatten().copied()
    }

    fn positions(&self) -> [&'a Position; 2] {
        [self.before, self.after]
    }

    /// What lies open of the seat before and after.
    fn own(&self) -> [&'a SeatPosition; 2] {
        self.positions().map(|it| it.seat(self.seat))
    }

    fn gained(&self) -> u8 {
        let [before, after] = self.own().map(SeatPosition::shields);
        after - before
    }

    /// Who takes which card.
    fn chosen(&self) -> Vec<(Seat, ActionCard)> {
        facts!(self, Event::CardChosen { seat, card } => (*seat, *card))
    }

    /// The rounds that begin.
    fn rounds(&self) -> Vec<u16> {
        facts!(self, Event::RoundBegan { round, .. } => *round)
    }

    /// Total and gain of each knight of the tournament.
    fn results(&self) -> Vec<(u8, u8)> {
        facts!(self, Event::TournamentResult { total, shields, .. } => (*total, *shields))
    }

    /// The offers of the tournament when they are turned.
    fn offers(&self) -> Vec<VirtueCards> {
        let revealed = facts!(self, Event::OffersRevealed { offers } => offers);
        revealed.into_iter().flatten().copied().flatten().collect()
    }

    /// The circle is laid.
    fn s1(&self) -> bool {
        facts!(self, Event::RingLaid { ring } => ring) == [self.after.ring()]
    }

    /// All knights are at Camelot when the first round begins.
    fn s2(&self) -> bool {
        let knights = |seat| self.after.seat(seat).knight();
        let home = self.after.seats().map(knights);
        self.rounds() == [1] && home.eq(self.after.seats().map(|_| Location::Camelot))
    }

    /// Nobody has a tent, then everybody.
    fn s3(&self) -> bool {
        let tents = |position: &Position| -> Vec<u8> {
            let order = position.order();
            position.seats().map(|seat| order.tent(seat)).collect()
        };
        self.rounds() == [1] && self.positions().map(tents) == [[0, 0], [1, 2]]
    }

    /// The supply of two players lies there, and a card is taken from it.
    fn s4(&self) -> bool {
        let supply = self.before.supply();
        let whole = supply == self.game.setup().supply() && supply.len() == 13;
        whole && self.after.supply().len() == 12
    }

    /// The piles are whole but lack the ones that fewer players put back.
    fn s5(&self) -> bool {
        let setup = self.game.setup();
        let whole = self.before.piles().plus(setup.players.opening_cards()) == setup.virtues();
        let book = VirtueCard::new(Virtue::Book, 1);
        let taken = facts!(self, Event::Exercised { virtue, value, .. } => (*virtue, *value));
        whole && self.before.piles().count(book) == 0 && taken == [(Virtue::Book, 2)]
    }

    /// Two ones for each seat; only its own are seen.
    fn s6(&self) -> bool {
        let dealt = facts!(self, Event::HandDealt { seat, cards } => (*seat, *cards));
        dealt.len() == 2
            && dealt.into_iter().all(|(seat, cards)| match cards {
                Some(cards) => seat == self.seat && cards.len() == 2 && cards.total() == 2,
                None => seat != self.seat,
            })
    }

    /// Three tasks are revealed during the set-up.
    fn s7(&self) -> bool {
        let revealed = facts!(self, Event::TaskRevealed { task } => *task);
        self.after.round() == 0 && revealed.len() == 3 && self.after.unseen().len() == 11
    }

    /// Everybody in tent order, then the first one again.
    fn c1(&self) -> bool {
        let order = self.before.order().as_slice();
        let seats: Vec<_> = self.chosen().into_iter().map(|(seat, _)| seat).collect();
        seats == [order, &order[..1]].concat()
    }

    /// A card that does not work where the knight stands.
    fn c2(&self) -> bool {
        let place = self.own()[0].knight();
        let chosen = self.chosen();
        chosen.len() == 1 && !chosen[0].1.side().allows(place)
    }

    /// One seat takes the same card twice.
    fn c3(&self) -> bool {
        let mut own = self.chosen();
        own.retain(|&(seat, _)| seat == self.seat);
        own.len() == 2 && own[0] == own[1]
    }

    /// Everybody takes one Tournament.
    fn c4(&self) -> bool {
        let order = self.before.order().as_slice().iter();
        let jousts = order.map(|&seat| (seat, ActionCard::Tournament));
        self.chosen().into_iter().eq(jousts)
    }

    /// Somebody else's card is seen; nothing but taking one was possible.
    fn c5(&self) -> bool {
        let mut legal = Vec::new();
        self.game.legal_actions(&self.state, &mut legal);
        let chosen = self.chosen();
        legal.iter().all(|it| matches!(it, Action::Choose(_)))
            && chosen.len() == 1
            && chosen[0].0 != self.seat
    }

    /// All cards are carried out, in another order than that of the choice.
    fn d1(&self) -> bool {
        let done = self.after.done().map(|it| it.action.carries_out());
        let done: Vec<_> = done.collect();
        let chosen: Vec<_> = self.own()[1].chosen().map(|it| Some(it.card)).collect();
        done.len() == chosen.len() && done != chosen
    }

    /// A yellow card at Camelot, a green one in the countryside.
    fn d2(&self) -> bool {
        let done: Vec<_> = self.after.done().collect();
        let at = |card: ActionCard, place: Location| {
            done.iter()
                .any(|it| it.action.carries_out() == Some(card) && it.from == place)
        };
        at(ActionCard::Exercise(Virtue::Book), Location::Camelot)
            && at(ActionCard::Court, Location::MistyFen)
    }

    /// What is not carried out goes back to the supply.
    fn d3(&self) -> bool {
        let expired = facts!(self, Event::ActionExpired { seat, card, .. } => (*seat, *card));
        let back = |card| self.before.supply().count(card) < self.after.supply().count(card);
        !expired.is_empty()
            && expired
                .into_iter()
                .all(|(seat, card)| seat == self.seat && back(card))
    }

    /// What has been carried out goes back to the supply.
    fn d4(&self) -> bool {
        let cards: Vec<_> = self.own()[0].chosen().collect();
        let [before, after] = self.positions().map(|it| usize::from(it.supply().len()));
        let ended = facts!(self, Event::TurnEnded { seat } => *seat);
        ended == [self.seat]
            && cards.iter().all(|it| it.fate == Fate::CarriedOut)
            && after == before + cards.len()
    }

    /// The value taken is a choice.
    fn d5(&self) -> bool {
        let taken = facts!(self, Event::Exercised { virtue, value, .. } => (*virtue, *value));
        let other = |&(virtue, value)| {
            let other = VirtueCard::new(virtue, 3 - value);
            self.before.piles().count(other) > 0
        };
        taken.len() == 1 && taken.iter().all(other)
    }

    /// Somebody else takes a task, so that fewer are left.
    fn d6(&self) -> bool {
        let seats = facts!(self, Event::TaskTaken { seat, .. } => *seat);
        let left = self.positions().map(|it| it.display_set().len());
        seats.len() == 2 && seats[0] != self.seat && seats[1] == self.seat && left == [3, 1]
    }

    /// A ride that is shorter than the horse could go.
    fn d7(&self) -> bool {
        let rides = facts!(self, Event::Rode { horse, distance, .. } => (*distance, horse.reach()));
        let short = |&(distance, reach): &(u8, u8)| (1..reach).contains(&distance);
        rides.len() == 1 && rides.iter().all(short)
    }

    /// A Book for 2 shields.
    fn d8(&self) -> bool {
        let shields = facts!(self, Event::CourtHeld { shields, .. } => *shields);
        shields == [2] && self.gained() == 2
    }

    /// The golden pheasant, paid for with more than it asks for.
    fn d9(&self) -> bool {
        let quests = facts!(self, Event::QuestCompleted { task, paid, shields, .. } => (*task, *paid, *shields));
        let &[(id, paid, shields)] = quests.as_slice() else {
            return false;
        };
        let task = self.game.cards().task(id).unwrap();
        id.number() == 11
            && paid.total() > task.needs.total()
            && [shields, self.gained()] == [task.shields; 2]
            && self.own()[1].completed().contains(id)
    }

    /// Six cards in hand.
    fn d10(&self) -> bool {
        let hands = self.views.map(|view| view.own_hand().unwrap());
        hands.map(VirtueCards::len) == [2, 6]
    }

    /// Both knights are at Camelot with a Tournament.
    fn t1(&self) -> bool {
        let began = facts!(self, Event::TournamentBegan { knights } => *knights);
        let takes_part = |seat| {
            let own = self.after.seat(seat);
            own.holds(ActionCard::Tournament) && own.knight() == Location::Camelot
        };
        began.len() == 1 && began[0].len() == 2 && began[0].iter().all(takes_part)
    }

    /// Two offers, one of them with a card that does not count.
    fn t2(&self) -> bool {
        let offers = self.offers();
        let bluff = |offer: &VirtueCards| *offer != offer.tournament_cards();
        offers.len() == 2 && offers.iter().any(bluff)
    }

    /// 3 to 2.
    fn t3(&self) -> bool {
        self.results() == [(3, 2), (2, 0)]
    }

    /// A knight alone gains by a card that does not count otherwise.
    fn t4(&self) -> bool {
        self.offers().len() == 1 && self.results() == [(0, 2)]
    }

    /// All offers are in the piles again, that of the loser too.
    fn t5(&self) -> bool {
        let [before, after] = self.positions().map(Position::piles);
        let all = self.offers().into_iter().fold(before, VirtueCards::plus);
        after == all && self.results().contains(&(1, 0))
    }

    /// The display is filled up to three.
    fn n1(&self) -> bool {
        let left = self.positions().map(|it| it.display_set().len());
        self.before.round() == 1 && left == [2, 3]
    }

    /// The tents go by the shields, and not as before.
    fn n2(&self) -> bool {
        let order = self.after.order();
        let shields = |&seat: &Seat| self.after.seat(seat).shields();
        let shields: Vec<_> = order.as_slice().iter().map(shields).collect();
        self.rounds() == [2] && order != self.before.order() && shields == [0, 2]
    }

    /// A whole supply, and the first card is taken from it.
    fn n3(&self) -> bool {
        let whole = self.game.setup().supply().len();
        self.rounds() == [2]
            && self.after.phase() == Phase::Choose
            && self.chosen().len() == 1
            && self.after.supply().len() + 1 == whole
    }

    /// Somebody reaches the goal; the round goes on, and another one wins.
    fn g1(&self) -> bool {
        let goals = facts!(self, Event::GoalReached { seat } => *seat);
        let ended = facts!(self, Event::GameEnded { winners } => *winners);
        goals.len() == 2 && ended.len() == 1 && !ended[0].contains(goals[0])
    }

    /// Two are level, and the one who was there first wins.
    fn g2(&self) -> bool {
        let shields = self.after.seats().map(|it| self.after.seat(it).shields());
        let winners =
            facts!(self, Event::GameEnded { winners } => winners.iter().collect::<Vec<_>>());
        shields.eq([27, 27]) && winners == [[self.seat]]
    }
}
