//! Words for the tests: a table, what is done at it, and what came of it.

use rand::SeedableRng;
use tafelrunde::bot::Generator;
use tafelrunde::rules::kings_errand::{
    Action, ActionCard, ActionCards, Edition, Event, KingsErrand, Location, Node, Phase, Players,
    Refusal, Scenario, Setup, TaskId, TaskSet, Unmet, View, Virtue, VirtueCard, VirtueCards,
};
use tafelrunde::rules::{Actor, Game, Seat, Truth, Turn, Viewer};

use super::test_cards::test_cards;

pub(crate) const A: Seat = Seat(0);
pub(crate) const B: Seat = Seat(1);
pub(crate) const C: Seat = Seat(2);
pub(crate) const D: Seat = Seat(3);

pub(crate) const CAMELOT: Location = Location::Camelot;
pub(crate) const VALLEY: Location = Location::HiddenValley;
pub(crate) const FOREST: Location = Location::WildForest;
pub(crate) const LAKE: Location = Location::MoonLake;
pub(crate) const ROCK: Location = Location::DragonRock;
pub(crate) const FEN: Location = Location::MistyFen;
pub(crate) const TOWER: Location = Location::BlackTower;
pub(crate) const MINES: Location = Location::DwarfMines;

/// Both editions.
pub(crate) const EDITIONS: [Edition; 2] = Edition::ALL;

pub(crate) const END: Action = Action::EndTurn;

pub(crate) fn game(players: u8, edition: Edition) -> KingsErrand {
    KingsErrand::new(Setup {
        players: Players::new(players).expect("2 to 4 play"),
        edition,
        cards: test_cards(),
    })
}

fn list(text: &str) -> impl Iterator<Item = &str> {
    text.split(',').map(str::trim).filter(|it| !it.is_empty())
}

pub(crate) fn virtue(name: &str) -> Virtue {
    match name {
        "sword" => Virtue::Sword,
        "lance" => Virtue::Lance,
        "dragon" => Virtue::Dragon,
        "book" => Virtue::Book,
        _ => panic!("there is no virtue {name:?}"),
    }
}

/// Virtue cards from a text such as `"sword 1, book 2"`.
pub(crate) fn cards(text: &str) -> VirtueCards {
    let one = |text: &str| {
        let (name, value) = text.split_once(' ').expect("a virtue and a value");
        VirtueCard::new(virtue(name), value.parse().expect("a value"))
    };
    list(text).map(one).collect()
}

/// An action card by its name in records.
pub(crate) fn card(name: &str) -> ActionCard {
    name.parse().expect("an action card")
}

/// Action cards from a text such as `"quest, horse_2"`.
pub(crate) fn action_cards(text: &str) -> Vec<ActionCard> {
    list(text).map(card).collect()
}

pub(crate) fn supply(text: &str) -> ActionCards {
    list(text).map(card).collect()
}

pub(crate) fn task(number: u8) -> TaskId {
    TaskId::new(number).expect("a number above 0")
}

pub(crate) fn tasks(numbers: &[u8]) -> Vec<TaskId> {
    numbers.iter().copied().map(task).collect()
}

pub(crate) fn task_set(numbers: &[u8]) -> TaskSet {
    numbers.iter().copied().map(task).collect()
}

pub(crate) fn choose(name: &str) -> Action {
    Action::Choose(card(name))
}

pub(crate) fn exercise(text: &str) -> Action {
    let (name, value) = text.split_once(' ').expect("a virtue and a value");
    Action::Exercise {
        virtue: virtue(name),
        value: value.parse().expect("a value"),
    }
}

pub(crate) fn round_table(number: u8) -> Action {
    Action::RoundTable { task: task(number) }
}

pub(crate) fn ride(name: &str, to: Location) -> Action {
    let ActionCard::Horse(card) = card(name) else {
        panic!("{name:?} is no horse");
    };
    Action::Horse { card, to }
}

pub(crate) fn court(book: u8) -> Action {
    Action::Court { book }
}

pub(crate) fn quest(number: u8, pay: &str) -> Action {
    Action::Quest {
        task: task(number),
        pay: cards(pay),
    }
}

pub(crate) fn give_up(name: &str) -> Action {
    Action::GiveUp(card(name))
}

pub(crate) fn offer(text: &str) -> Action {
    Action::Offer(cards(text))
}

pub(crate) fn expiry(event: &Event) -> Option<(Seat, ActionCard, Vec<Unmet>)> {
    if let Event::ActionExpired {
        seat, card, unmet, ..
    } = event
    {
        Some((*seat, *card, unmet.clone()))
    } else {
        None
    }
}

/// A game under way, with everything that happened since it was set up.
#[derive(Clone, Debug)]
pub(crate) struct Table {
    pub(crate) game: KingsErrand,
    pub(crate) node: Node<Truth>,
    pub(crate) log: Vec<Event>,
}

/// A table set up by hand; see [`Scenario`] for what is not said.
pub(crate) fn table(
    players: u8,
    edition: Edition,
    set: impl FnOnce(Scenario<'_>) -> Scenario<'_>,
) -> Table {
    let game = game(players, edition);
    let node = set(Scenario::new(&game))
        .build()
        .expect("a table that can be");
    Table {
        node,
        game,
        log: Vec::new(),
    }
}

/// A table for two after the Czech rulebook: where editions and numbers of seats make no difference.
pub(crate) fn duel(set: impl FnOnce(Scenario<'_>) -> Scenario<'_>) -> Table {
    table(2, Edition::Cs, set)
}

/// A table before anything has happened.
pub(crate) fn fresh(players: u8, edition: Edition) -> Table {
    let game = game(players, edition);
    Table {
        node: game.root(),
        game,
        log: Vec::new(),
    }
}

/// A new game, dealt by the generator with this seed up to the first choice.
pub(crate) fn dealt(players: u8, edition: Edition, seed: u64) -> Table {
    fresh(players, edition).chance(seed)
}

impl Table {
    /// Chance does what it has to.
    pub(crate) fn chance(mut self, seed: u64) -> Self {
        let mut rng = Generator::seed_from_u64(seed);
        while let Some(action) = self.game.sample_chance(&self.node, &mut rng) {
            self = self.chance_does(action);
        }
        self
    }

    pub(crate) fn chance_does(self, action: Action) -> Self {
        self.act(Actor::Chance, action)
    }

    /// `seat` does `action`, which is legal.
    pub(crate) fn does(self, seat: Seat, action: Action) -> Self {
        self.act(Actor::Seat(seat), action)
    }

    /// `seat` does all these actions.
    pub(crate) fn does_all(self, seat: Seat, actions: &[Action]) -> Self {
        actions
            .iter()
            .fold(self, |table, &action| table.does(seat, action))
    }

    fn act(mut self, actor: Actor, action: Action) -> Self {
        self.game
            .apply(&mut self.node, actor, action, &mut self.log)
            .unwrap_or_else(|illegal| panic!("{illegal}"));
        self
    }

    /// Every seat that is to move in Phase II ends its turn.
    pub(crate) fn all_end(mut self) -> Self {
        while self.phase() == Phase::CarryOut {
            let seat = self.to_move();
            self = self.does(seat, END);
        }
        self
    }

    /// Why `seat` may not do `action`; the table is unchanged by asking.
    pub(crate) fn refused(&self, seat: Seat, action: Action) -> Vec<Refusal> {
        self.refused_to(Actor::Seat(seat), action)
    }

    pub(crate) fn refused_to(&self, actor: Actor, action: Action) -> Vec<Refusal> {
        let mut node = self.node;
        let mut log = Vec::new();
        let result = self.game.apply(&mut node, actor, action, &mut log);
        let illegal = result.expect_err("this should be refused");
        assert_eq!(node, self.node, "a refused action changes nothing");
        assert_eq!(log, [], "a refused action is no event");
        assert_eq!((illegal.actor, illegal.action), (actor, action));
        illegal.reasons
    }

    pub(crate) fn allows(&self, seat: Seat, action: Action) -> bool {
        let mut node = self.node;
        self.game
            .apply(&mut node, Actor::Seat(seat), action, &mut ())
            .is_ok()
    }

    /// The legal actions of the seat to move.
    pub(crate) fn legal(&self) -> Vec<Action> {
        let mut legal = Vec::new();
        self.game.legal_actions(&self.node, &mut legal);
        legal
    }

    /// Everything that expired so far: who, which card, why.
    pub(crate) fn expired(&self) -> Vec<(Seat, ActionCard, Vec<Unmet>)> {
        self.log.iter().filter_map(expiry).collect()
    }

    /// Why the one card that has expired did.
    pub(crate) fn reasons(&self) -> Vec<Unmet> {
        let mut expired = self.expired();
        assert_eq!(expired.len(), 1, "one card should have expired");
        expired.remove(0).2
    }

    /// What everybody sees of that.
    pub(crate) fn public_reasons(&self) -> Vec<Unmet> {
        let mut seen = self
            .log
            .iter()
            .filter_map(|event| expiry(&self.seen(event, Viewer::Public)));
        let (_, _, reasons) = seen.next().expect("a card should have expired");
        assert_eq!(seen.next(), None, "one card should have expired");
        reasons
    }

    /// `event` as `viewer` sees it.
    pub(crate) fn seen(&self, event: &Event, viewer: Viewer) -> Event {
        self.game.observe(event, viewer).event().clone()
    }

    pub(crate) fn view(&self, viewer: Viewer) -> View {
        self.game.view(&self.node, viewer)
    }

    pub(crate) fn phase(&self) -> Phase {
        self.node.position().phase()
    }

    pub(crate) fn to_move(&self) -> Seat {
        self.turn().seat().expect("a seat should be to move")
    }

    pub(crate) fn turn(&self) -> Turn {
        self.game.turn(&self.node)
    }

    pub(crate) fn shields(&self, seat: Seat) -> u8 {
        self.node.position().seat(seat).shields()
    }

    pub(crate) fn all_shields(&self) -> Vec<u8> {
        let position = self.node.position();
        position.seats().map(|seat| self.shields(seat)).collect()
    }

    pub(crate) fn hand(&self, seat: Seat) -> VirtueCards {
        let view = self.view(Viewer::Seat(seat));
        view.own_hand().expect("a seat sees its own hand")
    }

    pub(crate) fn tasks(&self, seat: Seat) -> TaskSet {
        self.node.position().seat(seat).tasks()
    }

    pub(crate) fn knight(&self, seat: Seat) -> Location {
        self.node.position().seat(seat).knight()
    }

    pub(crate) fn piles(&self) -> VirtueCards {
        self.node.position().piles()
    }

    pub(crate) fn supply(&self) -> ActionCards {
        self.node.position().supply()
    }

    pub(crate) fn winners(&self) -> Vec<Seat> {
        self.game.returns(&self.node).iter().collect()
    }
}

pub(crate) fn seats(numbers: &[u8]) -> impl Iterator<Item = Seat> {
    numbers.iter().copied().map(Seat)
}
