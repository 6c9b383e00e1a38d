//! A question again, from the root of its game: a second way to the right answer, by what happens.

use rand::SeedableRng;
use tafelrunde::bot::Generator;
use tafelrunde::lesson::kings_errand::exam::{
    Aftermath, Answer, Ask, Bar, Ending, Price, Question, Scene, Whither, Why, Witness,
};
use tafelrunde::rules::kings_errand::{
    Action, ActionCard, Event, Fate, Horse, KingsErrand, Location, Node, Observation, Phase,
    Position, Reason, Refusal, Ring, Rule, Unmet, VirtueCards,
};
use tafelrunde::rules::{Actor, Game, Seat, Truth, Turn, Viewer, replay};

/// The table of a question, on which things happen.
struct Table<'a> {
    game: &'a KingsErrand,
    node: Node<Truth>,
    seat: Seat,
    events: Vec<Event>,
}

impl<'a> Table<'a> {
    /// Plays the record: every action is legal, and the view is that of the seat.
    fn at(question: &'a Question, scene: &Scene) -> Self {
        let game = &*question.game;
        let node = replay(game, &scene.record, &mut ()).unwrap_or_else(|e| panic!("{e}"));
        assert_eq!(game.view(&node, Viewer::Seat(scene.seat)), scene.view);
        Self {
            game,
            node,
            seat: scene.seat,
            events: Vec::new(),
        }
    }

    fn act(&mut self, action: Action) -> Result<(), Vec<Refusal>> {
        let actor = self.game.turn(&self.node).actor().expect("somebody acts");
        self.game
            .apply(&mut self.node, actor, action, &mut self.events)
            .map_err(|illegal| illegal.reasons)
    }

    fn own(&mut self, actions: &[Action]) {
        for &action in actions {
            assert_eq!(self.game.turn(&self.node), Turn::Player(self.seat));
            self.act(action).expect("the line is legal");
        }
    }

    fn phase(&self) -> Phase {
        self.node.position().phase()
    }

    /// Everybody ends the turn, until the phase is over.
    fn end_turns(&mut self) {
        while self.phase() == Phase::CarryOut {
            self.act(Action::EndTurn).expect("a turn can be ended");
        }
    }

    /// The tournament: these offer what is listed, others nothing.
    fn offer(&mut self, offers: &[(Seat, VirtueCards)]) -> Result<(), Vec<Refusal>> {
        while self.phase() == Phase::Tournament {
            let seat = self.game.turn(&self.node).seat().expect("a knight offers");
            let offer = offers.iter().find(|(whose, _)| *whose == seat);
            self.act(Action::Offer(offer.map_or(VirtueCards::EMPTY, |it| it.1)))?;
        }
        Ok(())
    }

    /// Chance does whatever it can first.
    fn chance(&mut self) {
        let mut rng = Generator::seed_from_u64(1);
        while let Some(action) = self.game.sample_chance(&self.node, &mut rng) {
            self.act(action).expect("chance keeps the rules");
        }
    }

    fn reasons(&self, card: ActionCard) -> Option<Vec<Reason>> {
        self.events.iter().find_map(|event| {
            if let Event::ActionExpired {
                seat,
                card: which,
                unmet,
                ..
            } = event
            {
                let own = *seat == self.seat && *which == card;
                own.then(|| unmet.iter().map(Unmet::kind).collect())
            } else {
                None
            }
        })
    }

    /// The total that counted for the seat in the tournament.
    fn total(&self) -> Option<u8> {
        self.events.iter().find_map(|event| {
            if let Event::TournamentResult { seat, total, .. } = event {
                (*seat == self.seat).then_some(*total)
            } else {
                None
            }
        })
    }

    fn hand(&self) -> u8 {
        let view = self.game.view(&self.node, Viewer::Seat(self.seat));
        view.own_hand().expect("an own hand").len()
    }

    fn fates(&self, card: ActionCard) -> Vec<Fate> {
        let own = self.node.position().seat(self.seat);
        let chosen = own.chosen().filter(|chosen| chosen.card == card);
        chosen.map(|chosen| chosen.fate).collect()
    }
}

/// The right answer is what comes of it, and no wrong one is true as well.
pub(super) fn check(question: &Question) {
    let at = format!("{} {:?}", question.rule, question.ask);
    let (expected, reasons) = match &question.scene {
        Some(scene) => at_table(question, scene),
        None => (without_table(question), Vec::new()),
    };
    assert_eq!(question.right_answer(), Some(&expected), "{at}");
    for (index, answer) in question.answers.iter().enumerate() {
        if let (true, Answer::Expires(reason)) = (index != question.right, answer) {
            assert!(
                !reasons.contains(reason),
                "{at}: {reason:?} is true as well"
            );
        }
    }
    match (&question.why, expected) {
        (Why::Expires(_, unmet), Answer::Expires(reason)) => assert_eq!(unmet.kind(), reason),
        (Why::Expires(_, unmet), answer) => {
            assert_eq!(answer, Answer::Gains(0), "{at}");
            assert!(reasons.contains(&unmet.kind()), "{at}");
        }
        (Why::TooLate(..), answer) => {
            assert_eq!(answer, Answer::ExpiresTooLate, "{at}");
            assert!(reasons.contains(&Reason::PossibleEarlier), "{at}");
        }
        (Why::CarriedOut(..) | Why::AnyOrder(..), answer) => {
            assert_eq!(answer, Answer::CarriedOut, "{at}");
        }
        (Why::Refused(..), answer) => {
            let refusals = [Answer::TooFar, Answer::ZeroMove, Answer::OfferRefused];
            assert!(refusals.contains(&answer), "{at}: {answer:?}");
        }
        (Why::Answer, _) => {}
    }
}

/// Questions about any game with so many seats.
fn without_table(question: &Question) -> Answer {
    let game = &*question.game;
    let root = game.root();
    let mut table = Table {
        game,
        node: root,
        seat: question.seat(),
        events: Vec::new(),
    };
    table.chance();
    let begun = *table.node.position();
    let ask = &question.ask;
    if let Ask::StartPlace { seat } = *ask {
        return Answer::Place(begun.seat(seat).knight());
    }
    let number = if let Ask::Supply { kind } = ask {
        let cards = begun.supply().kinds().filter(|(card, _)| kind.has(*card));
        cards.map(|(_, count)| count).sum()
    } else if let Ask::Opening { virtue } = ask {
        begun.opening().count_of(*virtue)
    } else if *ask == Ask::Boxed {
        let all = game.cards().virtues().len();
        all - begun.piles().len() - begun.opening().len()
    } else if *ask == Ask::FaceDown {
        begun.unseen().len() as u8
    } else if *ask == Ask::Picks {
        picks(&mut table)
    } else {
        assert_eq!(*ask, Ask::Goal, "anything else needs a table");
        match game.seats() {
            2 => 25,
            3 => 20,
            _ => 15,
        }
    };
    Answer::Number(number)
}

fn legal(table: &Table<'_>) -> Vec<Action> {
    let mut legal = Vec::new();
    table.game.legal_actions(&table.node, &mut legal);
    legal
}

fn picks(table: &mut Table<'_>) -> u8 {
    while table.phase() == Phase::Choose {
        let first = legal(table)[0];
        table.act(first).expect("what is legal can be done");
    }
    let own = table.node.position().seat(table.seat);
    own.chosen().count() as u8
}

fn at_table(question: &Question, scene: &Scene) -> (Answer, Vec<Reason>) {
    let mut table = Table::at(question, scene);
    table.own(question.ask.line());
    let shown: Vec<_> = question.shown.iter().map(Observation::event).collect();
    let deeds = table.events.iter();
    let deeds = deeds.filter(|event| !matches!(event, Event::GoalReached { .. }));
    assert_eq!(shown, deeds.collect::<Vec<_>>());
    let position = *table.node.position();
    let answer = match question.ask {
        Ask::Card { card, .. } => return card_of_turn(&mut table, question.rule, card),
        Ask::LetGo { card, .. } => {
            table.own(&[Action::GiveUp(card)]);
            let supply = table.node.position().supply();
            assert_eq!(supply.count(card), position.supply().count(card) + 1);
            return expired(&table, card);
        }
        Ask::EndTurn { card, .. } => {
            table.own(&[Action::EndTurn]);
            return expired(&table, card);
        }
        Ask::Expiry { card, about, .. } => aftermath(&mut table, card, about),
        Ask::Ride { horse, to, .. } => ride(&mut table, horse, to),
        Ask::Joust { .. } => return joust(&mut table),
        Ask::Offers { own, other } => return offers(&mut table, own, other),
        Ask::Distance { from, to } => distance(position.ring(), from, to),
        Ask::Taker { pick } => Answer::Seat(position.order().as_slice()[usize::from(pick) - 1]),
        Ask::MayTake { card } => may_take(&mut table, card),
        Ask::MayPass => {
            assert!(table.act(Action::EndTurn).is_err());
            Answer::MustTake
        }
        Ask::WhoSees { card } => who_sees(&mut table, card),
        Ask::SupplyAfter { card, now } => {
            assert_eq!(position.supply().count(card), now);
            table.own(&[Action::EndTurn]);
            Answer::Number(table.node.position().supply().count(card))
        }
        Ask::HandAfter { action, now } => hand_after(&mut table, action, now),
        Ask::OfferTotal { own } => {
            let offered = table.offer(&[(scene.seat, own)]);
            offered.expect("the offer is allowed");
            Answer::Number(table.total().expect("the knight takes part"))
        }
        Ask::MayOffer { own } => {
            let offered = table.offer(&[(scene.seat, own)]);
            offered.map_or_else(
                |reasons| {
                    assert_eq!(reasons, [Refusal::OfferNotAllowed]);
                    Answer::Barred(Bar::OnlySwordsAndLances)
                },
                |()| Answer::Allowed,
            )
        }
        Ask::HandAfterOffers { own, other, now } => {
            assert_eq!(table.hand(), now);
            let offered = table.offer(&[(scene.seat, own), other]);
            offered.expect("the offers are allowed");
            Answer::Number(table.hand())
        }
        Ask::FaceUp { now, face_down } => {
            assert_eq!(position.display_set().len(), usize::from(now));
            assert_eq!(position.unseen().len(), usize::from(face_down));
            table.chance();
            assert_eq!(table.phase(), Phase::Choose);
            Answer::Number(table.node.position().display_set().len() as u8)
        }
        Ask::Tent { tent } => new_tent(&position, tent),
        Ask::AfterTents => {
            table.chance();
            Answer::Phase(table.phase())
        }
        Ask::End { seat } => end(&mut table, seat),
        Ask::Winner | Ask::TieWinner { .. } => winner(&table, &question.ask),
        Ask::StartPlace { .. }
        | Ask::Supply { .. }
        | Ask::Boxed
        | Ask::Opening { .. }
        | Ask::FaceDown
        | Ask::Picks
        | Ask::Goal => panic!("{:?} needs no table", question.ask),
    };
    (answer, Vec::new())
}

/// The card could be carried out; it is given up, and the turn is ended.
fn aftermath(table: &mut Table<'_>, card: ActionCard, about: Aftermath) -> Answer {
    let works = legal(table)
        .into_iter()
        .any(|way| way.carries_out() == Some(card));
    assert!(works, "{card:?} is let go on purpose");
    let before = *table.node.position();
    let hand = table.hand();
    table.own(&[Action::GiveUp(card)]);
    let after = *table.node.position();
    assert_eq!(table.reasons(card), Some(vec![Reason::GivenUp]));
    match about {
        Aftermath::Allowed => Answer::Allowed,
        Aftermath::Price => {
            assert_eq!(table.hand(), hand);
            let shields = |position: &Position| position.seat(table.seat).shields();
            assert_eq!(shields(&before), shields(&after));
            assert_eq!(table.game.turn(&table.node), Turn::Player(table.seat));
            Answer::Costs(Price::Nothing)
        }
        Aftermath::Whither => {
            let there = |position: &Position| position.supply().count(card);
            assert_eq!(there(&before) + 1, there(&after));
            Answer::Goes(Whither::Supply)
        }
    }
}

fn joust(table: &mut Table<'_>) -> (Answer, Vec<Reason>) {
    table.own(&[Action::EndTurn]);
    table.end_turns();
    let position = table.node.position();
    if position.seat(table.seat).knight() == Location::Camelot {
        assert!(position.to_offer().contains(table.seat));
        return (Answer::TakesPart, Vec::new());
    }
    expired(table, ActionCard::Tournament)
}

fn distance(ring: &Ring, from: Location, to: Location) -> Answer {
    let way = ring.clockwise();
    let place = |it: Location| way.iter().position(|&other| other == it);
    let place = |it| place(it).expect("every location lies in the circle");
    let apart = place(from).abs_diff(place(to));
    Answer::Number(apart.min(way.len() - apart) as u8)
}

fn may_take(table: &mut Table<'_>, card: ActionCard) -> Answer {
    match table.act(Action::Choose(card)) {
        Ok(()) => Answer::Allowed,
        Err(reasons) if reasons == [Refusal::NotInSupply] => Answer::Barred(Bar::NoneLeft),
        Err(reasons) => {
            assert_eq!(reasons, [Refusal::SecondTournament]);
            Answer::Barred(Bar::SecondTournament)
        }
    }
}

fn who_sees(table: &mut Table<'_>, card: ActionCard) -> Answer {
    let taken = table.act(Action::Choose(card));
    taken.expect("the card can be taken");
    for other in Seat::first(table.game.seats()) {
        let view = table.game.view(&table.node, Viewer::Seat(other));
        let mut chosen = view.position().seat(table.seat).chosen();
        assert!(chosen.any(|chosen| chosen.card == card));
    }
    Answer::Seen(Witness::Everybody)
}

fn hand_after(table: &mut Table<'_>, action: Action, now: u8) -> Answer {
    let tasks = |table: &Table<'_>| table.node.position().seat(table.seat).tasks().len() as u8;
    let takes_task = matches!(action, Action::RoundTable { .. });
    let held = |table: &Table<'_>| {
        if takes_task {
            tasks(table)
        } else {
            table.hand()
        }
    };
    assert_eq!(held(table), now);
    table.own(&[action]);
    Answer::Number(held(table))
}

fn new_tent(position: &Position, tent: u8) -> Answer {
    let shields = |seat: Seat| position.seat(seat).shields();
    let mut seats: Vec<_> = position.seats().collect();
    seats.sort_by_key(|&seat| shields(seat));
    let holder = seats[usize::from(tent) - 1];
    let tied = seats.iter().filter(|&&it| shields(it) == shields(holder));
    if tied.count() > 1 {
        Answer::Lot
    } else {
        Answer::Seat(holder)
    }
}

/// Others still act in this round: neither now nor after this turn is it over.
fn end(table: &mut Table<'_>, seat: Seat) -> Answer {
    let position = *table.node.position();
    assert!(position.seat(seat).shields() >= table.game.goal());
    if table.phase() == Phase::CarryOut {
        let actor = position.seat_to_move().expect("a seat acts");
        assert_ne!(position.order().as_slice().last(), Some(&actor));
    }
    table.end_turns();
    table.offer(&[]).expect("nobody has to offer anything");
    assert_eq!(table.phase(), Phase::Over);
    assert_eq!(table.node.position().round(), position.round());
    Answer::Ends(Ending::AfterRound)
}

fn expired(table: &Table<'_>, card: ActionCard) -> (Answer, Vec<Reason>) {
    let reasons = table.reasons(card).expect("the card has expired");
    (Answer::Expires(reasons[0]), reasons)
}

/// Everything that could carry the card out is tried; else the turn is ended.
fn card_of_turn(table: &mut Table<'_>, rule: Rule, card: ActionCard) -> (Answer, Vec<Reason>) {
    let before = table.fates(card);
    let way = legal(table)
        .into_iter()
        .find(|way| way.carries_out() == Some(card));
    if let Some(way) = way {
        table.own(&[way]);
        assert_ne!(table.fates(card), before);
        assert!(!table.fates(card).contains(&Fate::Expired));
        return (Answer::CarriedOut, Vec::new());
    }
    table.own(&[Action::EndTurn]);
    let (answer, reasons) = expired(table, card);
    if rule == Rule::D1 {
        assert!(reasons.contains(&Reason::PossibleEarlier));
        return (Answer::ExpiresTooLate, reasons);
    }
    assert_eq!(Answer::Expires(reasons[0]), answer);
    (answer, reasons)
}

fn ride(table: &mut Table<'_>, horse: Horse, to: Location) -> Answer {
    let ride = Action::Horse { card: horse, to };
    match table.act(ride) {
        Ok(()) => {
            let knight = table.node.position().seat(table.seat).knight();
            assert_eq!(knight, to);
            Answer::CarriedOut
        }
        Err(reasons) => match reasons.as_slice() {
            [Refusal::TooFar { .. }] => Answer::TooFar,
            [Refusal::ZeroMove] => Answer::ZeroMove,
            other => panic!("{other:?}"),
        },
    }
}

fn offers(
    table: &mut Table<'_>,
    own: VirtueCards,
    other: Option<(Seat, VirtueCards)>,
) -> (Answer, Vec<Reason>) {
    let shields = |table: &Table<'_>| table.node.position().seat(table.seat).shields();
    let before = shields(table);
    let all: Vec<_> = other.into_iter().chain([(table.seat, own)]).collect();
    assert_eq!(table.node.position().tournament_knights(), all.len());
    if let Err(reasons) = table.offer(&all) {
        assert_eq!(reasons, [Refusal::OfferNotAllowed]);
        return (Answer::OfferRefused, Vec::new());
    }
    if table.reasons(ActionCard::Tournament).is_some() {
        assert_eq!(shields(table), before);
        let (_, reasons) = expired(table, ActionCard::Tournament);
        return (Answer::Gains(0), reasons);
    }
    (Answer::Gains(shields(table) - before), Vec::new())
}

fn winner(table: &Table<'_>, ask: &Ask) -> Answer {
    let position = table.node.position();
    let shields = |seat: Seat| position.seat(seat).shields();
    let best = position
        .seats()
        .map(shields)
        .max()
        .expect("there are seats");
    let tied: Vec<_> = position.seats().filter(|&it| shields(it) == best).collect();
    match (ask, tied.as_slice()) {
        (Ask::Winner, [only]) => Answer::Seat(*only),
        (
            Ask::TieWinner {
                shields,
                first: Some(first),
            },
            [_, _, ..],
        ) => {
            assert_eq!(*shields, best);
            assert!(tied.contains(first));
            Answer::Seat(*first)
        }
        (Ask::TieWinner { first: None, .. }, [_, _, ..]) => Answer::Shared,
        _ => panic!("{ask:?} with {tied:?} in front"),
    }
}

/// Nothing is set up by hand: the first step of every record is the circle.
#[test]
fn every_scene_begins_at_the_root() {
    for exam in super::exams(3) {
        for scene in exam.questions.iter().filter_map(|it| it.scene.as_ref()) {
            let first = scene.record.first().map(|&(actor, action)| (actor, action));
            assert!(matches!(first, Some((Actor::Chance, Action::Ring(_)))));
        }
    }
}
