//! Nodes of a search, and what they have learned of each move.

use rand::RngExt;

use super::guide::{Guide, MOST_SEATS, Values};
use crate::bot::Generator;
use crate::rules::{Actor, Game, Seat, Turn, World};

/// How much a move that seems likely is preferred before it has been tried.
const EXPLORATION: f32 = 0.6;
/// What a move that nobody has tried counts below the mean of its node.
const UNTRIED: f32 = 0.02;
/// How often a move made at once with others is one at random.
const MIXED_IN: f32 = 0.15;
/// A tree grows to this many moves and then only learns more about those it has.
const MOST_ARMS: usize = 400_000;

/// Nowhere in the tree.
const NONE: u32 = u32::MAX;

/// A move at a node.
#[derive(Clone, Copy, Debug)]
pub(super) struct Arm<M> {
    pub(super) chosen: M,
    /// How likely it seemed to be the best; all of a node add up to 1.
    prior: f32,
    pub(super) visits: u32,
    /// Sum of the values for the seat that moves.
    pub(super) total: f32,
    /// Moves made at once: how much better it would have been than what was done.
    regret: f32,
    /// Moves made at once: how often it should be made, summed up.
    pub(super) share: f32,
    children: u32,
}

/// What the seat to move can tell apart.
#[derive(Clone, Copy, Debug)]
struct Node {
    first: u32,
    count: u32,
    visits: u32,
    total: f32,
    /// The nodes of seats that move at the same time.
    aside: u32,
}

/// A node that follows a move; those of one move are a list.
#[derive(Clone, Copy, Debug)]
struct Child {
    information: u64,
    node: u32,
    next: u32,
}

/// A step of an iteration.
#[derive(Clone, Copy, Debug)]
struct Step {
    node: u32,
    arm: u32,
    seat: Seat,
    /// How likely the move was to be made, if it is one of several at once; else 0.
    likelihood: f32,
}

/// A search tree with its buffers.
#[derive(Clone, Debug)]
pub(super) struct Tree<M> {
    nodes: Vec<Node>,
    arms: Vec<Arm<M>>,
    children: Vec<Child>,
    path: Vec<Step>,
    moves: Vec<(M, f32)>,
}

/// Where the next node hangs.
#[derive(Clone, Copy)]
enum Hook {
    Root,
    /// After this move.
    After(u32),
    /// Beside this node: moves made at once. What was done at it is not seen.
    Beside(u32),
}

impl<M: Copy + PartialEq> Tree<M> {
    pub(super) fn new() -> Self {
        Self {
            nodes: Vec::new(),
            arms: Vec::new(),
            children: Vec::new(),
            path: Vec::new(),
            moves: Vec::new(),
        }
    }

    pub(super) fn clear(&mut self) {
        self.nodes.clear();
        self.arms.clear();
        self.children.clear();
    }

    /// The moves at the root.
    pub(super) fn root(&self) -> &[Arm<M>] {
        self.nodes.first().map_or(&[], |root| {
            &self.arms[root.first as usize..(root.first + root.count) as usize]
        })
    }

    /// How often the move that is tried next at the root has been tried. Where moves are made at once,
    /// chance draws it, and how often any has been tried counts.
    pub(super) fn next_trial(&self, at_once: bool) -> u64 {
        let Some(root) = self.nodes.first() else {
            return 0;
        };
        let arm = self.most_promising(0).filter(|_| !at_once);
        u64::from(arm.map_or(root.visits, |arm| self.arms[arm].visits))
    }

    /// Looks at one world: follows the tree, grows it by one node, and learns from the value.
    pub(super) fn iterate<G: Game, D: Guide<G, Move = M>>(
        &mut self,
        game: &G,
        guide: &mut D,
        world: &mut World<G>,
        rng: &mut Generator,
    ) {
        self.path.clear();
        let mut hook = Hook::Root;
        // What has been done at once is told when all have done it.
        let [mut told, mut untold] = [0, 0];
        while !guide.is_horizon(game, world) {
            let (seat, is_last) = match game.turn(world) {
                Turn::Player(seat) => (seat, true),
                Turn::Simultaneous { next, later } => (next, later.is_empty()),
                Turn::Chance => {
                    let action = game.sample_chance(world, rng);
                    let drawn = action.is_some_and(|action| {
                        game.apply(world, Actor::Chance, action, &mut ()).is_ok()
                    });
                    if drawn {
                        continue;
                    }
                    break;
                }
                Turn::Terminal => break,
            };
            let information = mix(guide.information(game, world, seat), told);
            let known = self.find(hook, information);
            if known.is_none() {
                // A move that is tried for the first time gets no node yet: most never are again.
                if !self.is_worth_growing(hook) {
                    break;
                }
                self.moves.clear();
                guide.moves(game, world, seat, &mut self.moves);
            }
            let node = known.unwrap_or_else(|| self.grow(hook, information));
            let at_once = !is_last || matches!(hook, Hook::Beside(_));
            let Some(step) = self.select(node, seat, at_once, rng) else {
                break;
            };
            self.path.push(step);
            guide.make(game, world, seat, self.arms[step.arm as usize].chosen);
            if known.is_none() {
                break;
            }
            if is_last {
                hook = Hook::After(step.arm);
                told = std::mem::take(&mut untold);
            } else {
                hook = Hook::Beside(node);
                untold = mix(untold, u64::from(step.arm) + 1);
                told = 0;
            }
        }
        let values = guide.evaluate(game, world, rng);
        self.learn(&values);
    }

    fn find(&self, hook: Hook, information: u64) -> Option<u32> {
        let mut next = match hook {
            Hook::Root => return (!self.nodes.is_empty()).then_some(0),
            Hook::After(arm) => self.arms[arm as usize].children,
            Hook::Beside(node) => self.nodes[node as usize].aside,
        };
        while next != NONE {
            let child = &self.children[next as usize];
            if child.information == information {
                return Some(child.node);
            }
            next = child.next;
        }
        None
    }

    fn is_worth_growing(&self, hook: Hook) -> bool {
        match hook {
            Hook::Root => true,
            Hook::After(arm) => self.arms[arm as usize].visits > 0 && self.arms.len() < MOST_ARMS,
            Hook::Beside(_) => self.arms.len() < MOST_ARMS,
        }
    }

    /// A new node with the moves just written.
    fn grow(&mut self, hook: Hook, information: u64) -> u32 {
        let node = self.nodes.len() as u32;
        let sum: f32 = self.moves.iter().map(|&(_, prior)| prior).sum();
        self.nodes.push(Node {
            first: self.arms.len() as u32,
            count: self.moves.len() as u32,
            visits: 0,
            total: 0.0,
            aside: NONE,
        });
        self.arms
            .extend(self.moves.iter().map(|&(chosen, prior)| Arm {
                chosen,
                prior: prior / sum,
                visits: 0,
                total: 0.0,
                regret: 0.0,
                share: 0.0,
                children: NONE,
            }));
        let list = match hook {
            Hook::Root => return node,
            Hook::After(arm) => &mut self.arms[arm as usize].children,
            Hook::Beside(other) => &mut self.nodes[other as usize].aside,
        };
        let next = std::mem::replace(list, self.children.len() as u32);
        self.children.push(Child {
            information,
            node,
            next,
        });
        node
    }

    fn arms_of(&self, node: u32) -> std::ops::Range<usize> {
        let Node { first, count, .. } = self.nodes[node as usize];
        first as usize..(first + count) as usize
    }

    fn select(&self, node: u32, seat: Seat, at_once: bool, rng: &mut Generator) -> Option<Step> {
        let (arm, likelihood) = if at_once {
            self.mix_by_regret(node, rng)?
        } else {
            (self.most_promising(node)?, 0.0)
        };
        Some(Step {
            node,
            arm: arm as u32,
            seat,
            likelihood,
        })
    }

    /// Good so far, or likely and hardly tried yet. Of equals the first.
    fn most_promising(&self, node: u32) -> Option<usize> {
        let Node { visits, total, .. } = self.nodes[node as usize];
        let visits = visits as f32;
        let untried = total / visits.max(1.0) - UNTRIED;
        let reach = EXPLORATION * (visits + 1.0).sqrt();
        let mut best = None;
        for index in self.arms_of(node) {
            let arm = &self.arms[index];
            let tried = arm.visits as f32;
            let mean = if arm.visits == 0 {
                untried
            } else {
                arm.total / tried
            };
            let score = mean + reach * arm.prior / (1.0 + tried);
            if best.is_none_or(|(_, other)| score > other) {
                best = Some((index, score));
            }
        }
        best.map(|(index, _)| index)
    }

    /// Draws a move, more often the more it has been missed; and how likely it was drawn.
    fn mix_by_regret(&self, node: u32, rng: &mut Generator) -> Option<(usize, f32)> {
        let arms = self.arms_of(node);
        let even = 1.0 / arms.len().max(1) as f32;
        let missed = self.missed(node);
        let likelihood = |index: usize| {
            let share = self.arms[index].share_now(missed, even);
            (1.0 - MIXED_IN) * share + MIXED_IN * even
        };
        let mut draw: f32 = rng.random();
        let mut last = None;
        for index in arms {
            let likelihood = likelihood(index);
            last = Some((index, likelihood));
            draw -= likelihood;
            if draw < 0.0 {
                break;
            }
        }
        last
    }

    /// Sum of what has been missed at a node of moves made at once.
    fn missed(&self, node: u32) -> f32 {
        let arms = &self.arms[self.arms_of(node)];
        arms.iter().map(|arm| arm.regret.max(0.0)).sum()
    }

    /// Adds the value of a world to everything that led to it.
    fn learn(&mut self, values: &Values) {
        for step in 0..self.path.len() {
            let step = self.path[step];
            let value = values[step.seat.index() % MOST_SEATS];
            if step.likelihood > 0.0 {
                self.regret(step, value);
            }
            let node = &mut self.nodes[step.node as usize];
            node.visits += 1;
            node.total += value;
            let arm = &mut self.arms[step.arm as usize];
            arm.visits += 1;
            arm.total += value;
        }
    }

    /// What the other moves would have brought is not known; on average, over all worlds, this is it.
    fn regret(&mut self, step: Step, value: f32) {
        let missed = self.missed(step.node);
        let Node { visits, total, .. } = self.nodes[step.node as usize];
        let usual = total / (visits as f32).max(1.0);
        let arms = self.arms_of(step.node);
        let even = 1.0 / arms.len().max(1) as f32;
        for index in arms {
            let arm = &mut self.arms[index];
            arm.share += arm.share_now(missed, even);
            arm.regret += usual - value;
            if index == step.arm as usize {
                arm.regret += (value - usual) / step.likelihood;
            }
        }
    }
}

impl<M> Arm<M> {
    fn share_now(&self, missed: f32, even: f32) -> f32 {
        if missed > 0.0 {
            self.regret.max(0.0) / missed
        } else {
            even
        }
    }
}

/// One number from two, every bit of it depending on every bit of them.
const fn mix(one: u64, other: u64) -> u64 {
    let mut bits = (one ^ 0x9e37_79b9_7f4a_7c15).wrapping_add(other.rotate_left(32));
    bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    bits ^ (bits >> 31)
}
