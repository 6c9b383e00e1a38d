//! Random legal play, step by step, for what must hold at every node.

use proptest::prelude::*;
use rand::{RngExt, SeedableRng};
use tafelrunde::bot::Generator;
use tafelrunde::rules::kings_errand::{
    Action, ActionCard, Edition, Horse, KingsErrand, Location, Node, TaskId, TentOrder, Virtue,
    VirtueCard, VirtueCards,
};
use tafelrunde::rules::{Actor, Game, Knowledge, Seat, Truth, Turn};

use super::support::game;

/// A game to walk through: seats, edition, seed.
#[derive(Clone, Debug)]
pub(crate) struct Walk {
    pub(crate) players: u8,
    pub(crate) edition: Edition,
    pub(crate) seed: u64,
}

/// Walks for every number of seats and both editions.
pub(crate) fn walks() -> impl Strategy<Value = Walk> {
    (
        2..=4u8,
        prop_oneof![Just(Edition::Cs), Just(Edition::En)],
        any::<u64>(),
    )
        .prop_map(|(players, edition, seed)| Walk {
            players,
            edition,
            seed,
        })
}

/// As many cases as a quick run of all tests allows.
pub(crate) fn cases(cases: u32) -> ProptestConfig {
    ProptestConfig {
        cases,
        failure_persistence: None,
        ..ProptestConfig::default()
    }
}

/// A node on the way, and what is about to be done there.
pub(crate) struct Step<'a> {
    pub(crate) game: &'a KingsErrand,
    pub(crate) node: &'a Node<Truth>,
    /// The legal actions of the seat to move; none at a chance node.
    pub(crate) legal: &'a [Action],
    pub(crate) actor: Actor,
    pub(crate) action: Action,
    pub(crate) rng: &'a mut Generator,
}

/// The last node of a walk and everything that was done.
pub(crate) type Gone = (Node<Truth>, Vec<(Actor, Action)>);

impl Walk {
    pub(crate) fn game(&self) -> KingsErrand {
        game(self.players, self.edition)
    }

    /// Plays uniformly at random, shows every step, and hands back the last node and the record.
    pub(crate) fn go(
        &self,
        plies: usize,
        mut visit: impl FnMut(Step<'_>) -> Result<(), TestCaseError>,
    ) -> Result<Gone, TestCaseError> {
        let game = self.game();
        let mut rng = Generator::seed_from_u64(self.seed);
        let mut node = game.root();
        let mut legal = Vec::new();
        let mut record = Vec::new();
        for _ in 0..plies {
            game.legal_actions(&node, &mut legal);
            let (actor, action) = match game.turn(&node) {
                Turn::Terminal => break,
                Turn::Chance => (Actor::Chance, game.sample_chance(&node, &mut rng)),
                Turn::Player(seat) | Turn::Simultaneous { next: seat, .. } => {
                    prop_assert!(!legal.is_empty(), "a seat can always act");
                    let index = rng.random_range(0..legal.len() as u32) as usize;
                    (Actor::Seat(seat), Some(legal[index]))
                }
            };
            let action = action.expect("chance acts at a chance node");
            visit(Step {
                game: &game,
                node: &node,
                legal: &legal,
                actor,
                action,
                rng: &mut rng,
            })?;
            let result = game.apply(&mut node, actor, action, &mut ());
            prop_assert!(result.is_ok(), "{result:?}");
            record.push((actor, action));
        }
        Ok((node, record))
    }
}

/// Whether `actor` may do `action` at `node`.
pub(crate) fn is_legal<K: Knowledge>(
    game: &KingsErrand,
    node: &Node<K>,
    actor: Actor,
    action: Action,
) -> bool {
    let mut node = *node;
    game.apply(&mut node, actor, action, &mut ()).is_ok()
}

/// Every sort of action with every parameter worth trying; `cards` serve as payments and offers.
pub(crate) fn pool(cards: &[VirtueCards]) -> Vec<Action> {
    let mut pool = vec![Action::EndTurn, Action::Ring(Location::ALL)];
    for card in ActionCard::all() {
        pool.extend([Action::Choose(card), Action::GiveUp(card)]);
    }
    for virtue in Virtue::ALL {
        pool.extend((0..4).map(|value| Action::Exercise { virtue, value }));
    }
    pool.extend((0..4).map(|book| Action::Court { book }));
    for reach in 1..=4 {
        let card = Horse::new(reach).expect("1 to 4");
        pool.extend(Location::ALL.map(|to| Action::Horse { card, to }));
    }
    for task in (1..=15).filter_map(TaskId::new) {
        pool.extend([Action::RoundTable { task }, Action::Task(task)]);
        pool.extend(cards.iter().map(|&pay| Action::Quest { task, pay }));
    }
    pool.extend(cards.iter().map(|&cards| Action::Offer(cards)));
    pool.extend(VirtueCard::all().map(|card| Action::Offer(card.into())));
    for seat in Seat::first(3) {
        pool.extend(
            cards
                .iter()
                .map(|&cards| Action::OpeningHand { seat, cards }),
        );
    }
    for seats in [[0, 1, 2, 3], [3, 2, 1, 0], [1, 0, 3, 2]] {
        for count in 2..=4 {
            let seats: Vec<Seat> = seats
                .into_iter()
                .filter(|&it| it < count)
                .map(Seat)
                .collect();
            pool.extend(TentOrder::new(&seats).map(Action::Tents));
        }
    }
    pool
}
