//! Matching pennies with unequal stakes: both show a coin at once. The first seat wins if they match;
//! a pair of heads only counts a third as much. In balance it shows heads three times out of four, and
//! wins a quarter of a game.

use rand::{Rng, SeedableRng};
use serde::{Deserialize, Serialize};
use tafelrunde::bot::{Found, Generator, Guide, MOST_SEATS, Search, Signals, Values};
use tafelrunde::rules::{
    Actor, EventSink, Firmness, Game, Illegal, Knowledge, Seat, SeatSet, State, Turn, Viewer, World,
};

use super::iterations;

#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd, Serialize, Deserialize)]
enum Coin {
    Heads,
    Tails,
}

fn toss(rng: &mut impl Rng) -> Coin {
    if rng.next_u32().is_multiple_of(2) {
        Coin::Heads
    } else {
        Coin::Tails
    }
}

/// The coins shown so far, face down until both are there.
#[derive(Clone, Copy, Debug, Default, Eq, Hash, PartialEq)]
struct Shown([Option<Coin>; 2]);

#[derive(Clone, Debug)]
struct Pennies;

impl Game for Pennies {
    const ID: &'static str = "pennies";
    type Setup = ();
    type Action = Coin;
    type Refusal = ();
    type Event = ();
    type Observation = ();
    type View = Shown;
    type Node<K: Knowledge> = Shown;

    fn new((): ()) -> Self {
        Self
    }
    fn setup(&self) -> &() {
        &()
    }
    fn seats(&self) -> u8 {
        2
    }
    fn root(&self) -> Shown {
        Shown::default()
    }
    fn turn<K: Knowledge>(&self, node: &Shown) -> Turn {
        self.turn_in(node)
    }
    fn turn_in(&self, view: &Shown) -> Turn {
        match view.0 {
            [None, None] => Turn::Simultaneous {
                next: Seat(0),
                later: [Seat(1)].into_iter().collect(),
            },
            [Some(_), None] => Turn::Simultaneous {
                next: Seat(1),
                later: SeatSet::EMPTY,
            },
            _ => Turn::Terminal,
        }
    }
    fn legal_actions<K: Knowledge>(&self, node: &Shown, out: &mut Vec<Coin>) {
        self.legal_actions_in(node, out);
    }
    fn legal_actions_in(&self, _view: &Shown, out: &mut Vec<Coin>) {
        *out = vec![Coin::Heads, Coin::Tails];
    }
    fn sample_chance<K: Knowledge>(&self, _node: &Shown, _rng: &mut impl Rng) -> Option<Coin> {
        None
    }
    fn apply<K: Knowledge>(
        &self,
        node: &mut Shown,
        actor: Actor,
        action: Coin,
        _sink: &mut impl EventSink<()>,
    ) -> Result<(), Illegal<Self>> {
        if let Actor::Seat(seat) = actor {
            node.0[seat.index()] = Some(action);
        }
        Ok(())
    }
    fn returns<K: Knowledge>(&self, _node: &Shown) -> SeatSet {
        SeatSet::EMPTY
    }
    fn view<K: Knowledge>(&self, node: &Shown, _viewer: Viewer) -> Shown {
        *node
    }
    fn determinize(&self, view: &Shown, rng: &mut impl Rng) -> Shown {
        // A coin that lies face down may be either.
        Shown(view.0.map(|coin| coin.map(|_| toss(rng))))
    }
    fn firmness(&self, _before: &State<Self>, _action: Coin, _after: &State<Self>) -> Firmness {
        Firmness::Reveals
    }
    fn observe(&self, (): &(), _viewer: Viewer) {}
}

#[derive(Clone)]
struct Clueless;

impl Guide<Pennies> for Clueless {
    type Move = Coin;

    fn information(&self, _game: &Pennies, _world: &World<Pennies>, _seat: Seat) -> u64 {
        0
    }
    fn moves(&mut self, _game: &Pennies, _world: &Shown, _seat: Seat, out: &mut Vec<(Coin, f32)>) {
        out.extend([(Coin::Heads, 1.0), (Coin::Tails, 1.0)]);
    }
    fn make(&mut self, _game: &Pennies, world: &mut Shown, seat: Seat, chosen: Coin) {
        world.0[seat.index()] = Some(chosen);
    }
    fn is_horizon(&self, game: &Pennies, world: &Shown) -> bool {
        game.turn_in(world) == Turn::Terminal
    }
    fn evaluate(&mut self, game: &Pennies, world: &mut Shown, rng: &mut Generator) -> Values {
        while let Turn::Simultaneous { next, .. } = game.turn_in(world) {
            world.0[next.index()] = Some(toss(rng));
        }
        let first = match world.0 {
            [Some(Coin::Heads), Some(Coin::Heads)] => 1.0 / 3.0,
            [Some(Coin::Tails), Some(Coin::Tails)] => 1.0,
            _ => 0.0,
        };
        let mut values = [0.0; MOST_SEATS];
        values[0] = first;
        values[1] = 1.0 - first;
        values
    }
}

#[test]
fn coins_shown_at_once_are_mixed_as_theory_says() {
    let root = Pennies.root();
    let mut heads = 0.0;
    let mut value = 0.0;
    for seed in 0..100 {
        let mut rng = Generator::seed_from_u64(seed);
        let found: Vec<Found<Coin>> = Search::new(1).run(
            &Pennies,
            &root,
            &Clueless,
            iterations(3_000),
            &mut rng,
            &Signals::default(),
        );
        heads += f32::from(u8::from(found[0].chosen == Coin::Heads)) / 100.0;
        let tried: u32 = found.iter().map(|coin| coin.tried).sum();
        let sum: f32 = found
            .iter()
            .map(|coin| coin.value * coin.tried as f32)
            .sum();
        value += sum / tried as f32 / 100.0;
    }
    assert!((0.6..=0.88).contains(&heads), "heads {heads}");
    assert!((0.2..=0.3).contains(&value), "value {value}");
}
