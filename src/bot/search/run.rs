//! Iterations, several trees, budgets.

use std::thread;
use std::time::Instant;

use rand::{Rng, RngExt, SeedableRng};

use super::guide::Guide;
use super::tree::Tree;
use crate::bot::{Budget, Generator, Signals};
use crate::rules::{Game, Turn};

/// So many iterations make one more tree worth while: one that is searched deeper finds better moves
/// than several that only see more worlds.
const ITERATIONS_A_TREE: u32 = 20_000;
/// The most trees. They are searched by as many threads as there are, one after the other if need be.
const MOST_TREES: u32 = 8;
/// So many iterations pass between two looks at the clock.
const BETWEEN_LOOKS: u32 = 64;

/// What a search says of a move.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Found<M> {
    /// The move.
    pub chosen: M,
    /// How often it was tried.
    pub tried: u32,
    /// What part of a victory the searcher can expect of it, from 0 to 1.
    pub value: f32,
}

/// A search with its buffers.
#[derive(Clone, Debug)]
pub struct Search<M> {
    trees: Vec<Tree<M>>,
    threads: usize,
}

impl<M: Copy + PartialEq + Send> Search<M> {
    /// A search that uses as many threads.
    #[must_use]
    pub const fn new(threads: usize) -> Self {
        Self {
            trees: Vec::new(),
            threads,
        }
    }

    /// Searches for a move of the viewer of `view`, whose turn it is. The moves that were tried, the
    /// one to make first; none if it is not the viewer's turn.
    pub fn run<G: Game, D: Guide<G, Move = M>>(
        &mut self,
        game: &G,
        view: &G::View,
        guide: &D,
        budget: Budget,
        rng: &mut Generator,
        signals: &Signals,
    ) -> Vec<Found<M>> {
        let begin = Instant::now();
        let at_once = matches!(game.turn_in(view), Turn::Simultaneous { .. });
        let count = self.trees_for(budget);
        let iterations = budget.iterations();
        self.trees.resize_with(count as usize, Tree::new);
        let mut work: Vec<_> = self
            .trees
            .iter_mut()
            .zip(0..)
            .map(|(tree, number)| Task {
                game,
                view,
                guide: guide.clone(),
                tree,
                iterations: iterations / count + u32::from(number < iterations % count),
                seed: rng.next_u64(),
                at_once,
                end: budget.time().map(|time| begin + time),
            })
            .collect();
        let threads = self.threads.clamp(1, work.len());
        if threads == 1 {
            // Trees are grown together, so that all have their part when the time is over.
            grow(&mut work, signals);
        } else {
            let each = work.len().div_ceil(threads);
            thread::scope(|scope| {
                for part in work.chunks_mut(each) {
                    scope.spawn(|| grow(part, signals));
                }
            });
        }
        drop(work);
        self.sum_up(at_once, rng)
    }

    /// How many trees a budget is worth. By iterations it is the same on every machine; by time, each
    /// thread has one of its own.
    fn trees_for(&self, budget: Budget) -> u32 {
        let trees = match budget {
            Budget::Usual | Budget::Iterations(_) => {
                budget.iterations().div_ceil(ITERATIONS_A_TREE)
            }
            Budget::Milliseconds(_) => self.threads as u32,
        };
        trees.clamp(1, MOST_TREES)
    }

    /// All trees together, the move to make first.
    fn sum_up(&self, at_once: bool, rng: &mut Generator) -> Vec<Found<M>> {
        let mut sums: Vec<(Found<M>, f32)> = Vec::new();
        for arm in self.trees.iter().flat_map(Tree::root) {
            let known = sums.iter_mut().find(|(sum, _)| sum.chosen == arm.chosen);
            if let Some((sum, share)) = known {
                sum.tried += arm.visits;
                sum.value += arm.total;
                *share += arm.share;
            } else {
                let sum = Found {
                    chosen: arm.chosen,
                    tried: arm.visits,
                    value: arm.total,
                };
                sums.push((sum, arm.share));
            }
        }
        for (sum, _) in &mut sums {
            sum.value /= (sum.tried as f32).max(1.0);
        }
        let best = if at_once {
            draw(sums.iter().map(|&(_, share)| share), rng)
        } else {
            let tried = |&index: &usize| {
                let sum = &sums[index].0;
                (
                    sum.tried,
                    (sum.value * 1e6) as i64,
                    std::cmp::Reverse(index),
                )
            };
            (0..sums.len()).max_by_key(tried)
        };
        let mut found: Vec<_> = sums.into_iter().map(|(sum, _)| sum).collect();
        if let Some(best) = best {
            found[..=best].rotate_right(1);
        }
        found
    }
}

/// One of several, as often as its share says; what hardly has a share is left out.
pub(in crate::bot) fn draw(
    shares: impl Iterator<Item = f32> + Clone,
    rng: &mut Generator,
) -> Option<usize> {
    let most = shares.clone().fold(0.0, f32::max);
    let counts = |share: f32| if share < most * 0.1 { 0.0 } else { share };
    let sum: f32 = shares.clone().map(counts).sum();
    let mut left = rng.random::<f32>() * sum;
    let mut last = None;
    for (index, share) in shares.map(counts).enumerate() {
        if share > 0.0 || last.is_none() {
            last = Some(index);
        }
        left -= share;
        if left < 0.0 {
            break;
        }
    }
    last
}

/// The part of the time that has passed.
fn part(begin: Instant, now: Instant, end: Instant) -> f32 {
    let whole = end.saturating_duration_since(begin).as_secs_f32();
    now.duration_since(begin).as_secs_f32() / whole.max(f32::EPSILON)
}

/// A tree to be grown.
struct Task<'a, G: Game, D: Guide<G>> {
    game: &'a G,
    view: &'a G::View,
    guide: D,
    tree: &'a mut Tree<D::Move>,
    iterations: u32,
    seed: u64,
    at_once: bool,
    end: Option<Instant>,
}

impl<G: Game, D: Guide<G>> Task<'_, G, D> {
    /// Every move at the root is tried in the same worlds, with the same luck, in the same order: what
    /// tells moves apart is then not who was lucky.
    fn iterate(&mut self) {
        let mut rng =
            Generator::seed_from_u64(self.seed.wrapping_add(self.tree.next_trial(self.at_once)));
        let mut world = self.game.determinize(self.view, &mut rng);
        self.tree
            .iterate(self.game, &mut self.guide, &mut world, &mut rng);
    }
}

/// Grows some trees, in turns, until their iterations are done, the time is over or somebody asks.
/// Each has looked at one world at least.
fn grow<G: Game, D: Guide<G>>(tasks: &mut [Task<'_, G, D>], signals: &Signals) {
    for task in &mut *tasks {
        task.tree.clear();
    }
    let most = tasks.iter().map(|task| task.iterations).max().unwrap_or(0);
    let begin = Instant::now();
    let mut done = 0;
    while done < most {
        for task in &mut *tasks {
            for _ in done..task.iterations.min(done + BETWEEN_LOOKS) {
                task.iterate();
            }
        }
        done += BETWEEN_LOOKS;
        let end = tasks.first().and_then(|task| task.end);
        let now = Instant::now();
        if signals.is_stopped() || end.is_some_and(|end| now >= end) {
            return;
        }
        let passed = end.map_or(0.0, |end| part(begin, now, end));
        signals.report(passed.max(done as f32 / most as f32));
    }
}
