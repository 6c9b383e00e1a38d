//! Nim: whoever takes the last match wins. The player to move wins unless the binary sums of the heaps
//! cancel out (Bouton 1901).

use rand::{Rng, RngExt, SeedableRng};
use serde::{Deserialize, Serialize};
use tafelrunde::bot::{Found, Generator, Guide, MOST_SEATS, Search, Signals, Values};
use tafelrunde::rules::{
    Actor, EventSink, Firmness, Game, Illegal, IllegalAction, Knowledge, Seat, SeatSet, State,
    Turn, Viewer, World,
};

use super::iterations;

/// Matches in each heap, and who is to move.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq, Serialize, Deserialize)]
struct Heaps {
    heaps: [u8; 3],
    to_move: u8,
}

/// Takes `count` matches from a heap.
#[derive(Clone, Copy, Debug, Eq, Ord, PartialEq, PartialOrd, Serialize, Deserialize)]
struct Take {
    heap: u8,
    count: u8,
}

#[derive(Clone, Debug)]
struct Nim(Heaps);

impl Game for Nim {
    const ID: &'static str = "nim";
    type Setup = Heaps;
    type Action = Take;
    type Refusal = ();
    type Event = ();
    type Observation = ();
    type View = Heaps;
    type Node<K: Knowledge> = Heaps;

    fn new(setup: Heaps) -> Self {
        Self(setup)
    }
    fn setup(&self) -> &Heaps {
        &self.0
    }
    fn seats(&self) -> u8 {
        2
    }
    fn root(&self) -> Heaps {
        self.0
    }
    fn turn<K: Knowledge>(&self, node: &Heaps) -> Turn {
        self.turn_in(node)
    }
    fn turn_in(&self, view: &Heaps) -> Turn {
        if view.heaps == [0; 3] {
            Turn::Terminal
        } else {
            Turn::Player(Seat(view.to_move))
        }
    }
    fn legal_actions<K: Knowledge>(&self, node: &Heaps, out: &mut Vec<Take>) {
        out.clear();
        for (heap, &matches) in node.heaps.iter().enumerate() {
            let heap = heap as u8;
            out.extend((1..=matches).map(|count| Take { heap, count }));
        }
    }
    fn legal_actions_in(&self, view: &Heaps, out: &mut Vec<Take>) {
        self.legal_actions::<tafelrunde::rules::Guess>(view, out);
    }
    fn sample_chance<K: Knowledge>(&self, _node: &Heaps, _rng: &mut impl Rng) -> Option<Take> {
        None
    }
    fn apply<K: Knowledge>(
        &self,
        node: &mut Heaps,
        actor: Actor,
        action: Take,
        _sink: &mut impl EventSink<()>,
    ) -> Result<(), Illegal<Self>> {
        let heap = &mut node.heaps[usize::from(action.heap)];
        if actor != Actor::Seat(Seat(node.to_move)) || *heap < action.count {
            let reasons = vec![()];
            return Err(IllegalAction {
                actor,
                action,
                reasons,
            });
        }
        *heap -= action.count;
        node.to_move = 1 - node.to_move;
        Ok(())
    }
    fn returns<K: Knowledge>(&self, node: &Heaps) -> SeatSet {
        let over = node.heaps == [0; 3];
        over.then_some(Seat(1 - node.to_move)).into_iter().collect()
    }
    fn view<K: Knowledge>(&self, node: &Heaps, _viewer: Viewer) -> Heaps {
        *node
    }
    fn determinize(&self, view: &Heaps, _rng: &mut impl Rng) -> Heaps {
        *view
    }
    fn firmness(&self, _before: &State<Self>, _action: Take, _after: &State<Self>) -> Firmness {
        Firmness::Free
    }
    fn observe(&self, (): &(), _viewer: Viewer) {}
}

/// Knows nothing but the rules: every move may be the best, and play goes on at random.
#[derive(Clone)]
struct Clueless;

impl Guide<Nim> for Clueless {
    type Move = Take;

    fn information(&self, _game: &Nim, _world: &World<Nim>, _seat: Seat) -> u64 {
        0
    }
    fn moves(&mut self, game: &Nim, world: &Heaps, _seat: Seat, out: &mut Vec<(Take, f32)>) {
        let mut legal = Vec::new();
        game.legal_actions_in(world, &mut legal);
        out.extend(legal.into_iter().map(|action| (action, 1.0)));
    }
    fn make(&mut self, game: &Nim, world: &mut Heaps, seat: Seat, chosen: Take) {
        game.apply::<tafelrunde::rules::Guess>(world, Actor::Seat(seat), chosen, &mut ())
            .expect("moves are legal");
    }
    fn is_horizon(&self, _game: &Nim, world: &Heaps) -> bool {
        world.heaps == [0; 3]
    }
    fn evaluate(&mut self, game: &Nim, world: &mut Heaps, rng: &mut Generator) -> Values {
        let mut legal = Vec::new();
        while let Turn::Player(seat) = game.turn_in(world) {
            game.legal_actions_in(world, &mut legal);
            let index = rng.random_range(0..legal.len() as u32) as usize;
            self.make(game, world, seat, legal[index]);
        }
        let mut values = [0.0; MOST_SEATS];
        values[usize::from(1 - world.to_move)] = 1.0;
        values
    }
}

fn search(heaps: [u8; 3], count: u32, threads: usize) -> Vec<Found<Take>> {
    let start = Heaps { heaps, to_move: 0 };
    let mut rng = Generator::seed_from_u64(7);
    let budget = iterations(count);
    let signals = Signals::default();
    Search::new(threads).run(&Nim(start), &start, &Clueless, budget, &mut rng, &signals)
}

#[test]
fn nim_is_won_wherever_it_can_be() {
    for code in 0..64u8 {
        let mut heaps = [code % 4, code / 4 % 4, code / 16];
        if heaps[0] ^ heaps[1] ^ heaps[2] == 0 {
            continue;
        }
        let found = search(heaps, 20_000, 1);
        let Take { heap, count } = found[0].chosen;
        heaps[usize::from(heap)] -= count;
        assert_eq!(
            heaps[0] ^ heaps[1] ^ heaps[2],
            0,
            "{:?} leaves {heaps:?}",
            found[0]
        );
    }
}

#[test]
fn a_lost_game_of_nim_looks_lost_and_a_won_one_won() {
    assert!(search([1, 2, 3], 20_000, 1)[0].value < 0.25);
    assert!(search([1, 2, 4], 20_000, 1)[0].value > 0.75);
}

#[test]
fn any_number_of_threads_finds_the_same() {
    let one = search([3, 4, 4], 50_000, 1);
    for threads in [2, 3, 8, 100] {
        assert_eq!(search([3, 4, 4], 50_000, threads), one, "{threads} threads");
    }
}

#[test]
fn a_search_that_is_stopped_answers_all_the_same() {
    let start = Heaps {
        heaps: [1, 1, 4],
        to_move: 0,
    };
    let signals = Signals::default();
    signals.stop();
    let mut rng = Generator::seed_from_u64(1);
    let budget = iterations(10_000_000);
    let found = Search::new(2).run(&Nim(start), &start, &Clueless, budget, &mut rng, &signals);
    assert!(!found.is_empty());
}
