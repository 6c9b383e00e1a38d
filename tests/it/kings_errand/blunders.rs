//! What strong bots never do: spend a turn worse than it could plainly be spent, give away a game that
//! is won, or leave shields lying that are theirs for a card of no more use.

use tafelrunde::bot::{BotKind, Budget};
use tafelrunde::rules::kings_errand::{
    Action, ActionCard, Edition, Joust, KingsErrand, Objective, Outcome, Phase, Plan, Planner,
    TurnProblem, View, VirtueCards, is_payable,
};
use tafelrunde::rules::{Actor, Game, Seat, State, Turn, Viewer};

use super::support::{EDITIONS, game};
use crate::search::iterations;

/// A turn in Phase II from its first step on.
struct Spent {
    seat: Seat,
    before: View,
    state: State<KingsErrand>,
}

impl Spent {
    /// Every way to spend the turn.
    fn each_plan(&self, game: &KingsErrand, planner: &mut Planner, mut found: impl FnMut(&Plan)) {
        let position = self.before.position();
        let own = position.seat(self.seat);
        let is_quiet = |card: &ActionCard| *card != ActionCard::Tournament;
        let cards: Vec<_> = own.held().filter(is_quiet).collect();
        let problem = TurnProblem {
            board: game.board(position),
            situation: self.before.situation().expect("its own turn"),
            cards: &cards,
            joust: own.holds(ActionCard::Tournament).then(|| Joust {
                edition: game.edition(),
                rivals: position.rivals(self.seat),
            }),
        };
        planner.each(&problem, &mut found);
        // The objective of play is among the ways, so the search sees what it should see.
        found(&planner.plan(&problem, Objective::MostShields));
    }

    /// A plan with more shields that leaves hand, tasks and place at least as good as `end` does.
    fn better_plan(&self, game: &KingsErrand, planner: &mut Planner, end: &View) -> Option<Plan> {
        let after = end.position().seat(self.seat);
        let shields = after.shields() - self.before.position().seat(self.seat).shields();
        let situation = end.situation().expect("a seat knows its own hand");
        let mut better = None;
        self.each_plan(game, planner, |plan| {
            let Outcome {
                situation: other,
                shields: gained,
                ..
            } = plan.outcome;
            if gained > shields
                && other.place == situation.place
                && other.tasks.contains_all(situation.tasks)
                && is_payable(situation.hand, other.hand)
            {
                better = Some(*plan);
            }
        });
        better
    }

    /// A plan that wins the game for certain: nobody acts after it.
    fn winning_plan(&self, game: &KingsErrand, planner: &mut Planner) -> Option<Plan> {
        let position = self.before.position();
        let is_last = position.order().as_slice().last() == Some(&self.seat);
        let jousts = position
            .seats()
            .any(|seat| position.seat(seat).holds(ActionCard::Tournament));
        if !is_last || jousts {
            return None;
        }
        let mut winning = None;
        self.each_plan(game, planner, |plan| {
            let mut state = self.state;
            for &step in plan.steps().iter().chain([&Action::EndTurn]) {
                game.apply(&mut state, Actor::Seat(self.seat), step, &mut ())
                    .expect("plans are legal");
            }
            let winners = game.returns(&state);
            if winners.len() == 1 && winners.contains(self.seat) {
                winning = Some(*plan);
            }
        });
        winning
    }
}

/// Plays a game and looks at every turn; what was plainly wrong, in words.
fn blunders(game: &KingsErrand, kind: BotKind, seed: u64) -> Vec<String> {
    use rand::SeedableRng;
    use tafelrunde::bot::{Generator, Signals};

    let mut rng = Generator::seed_from_u64(seed);
    let mut bots: Vec<_> = (0..game.seats()).map(|_| kind.make()).collect();
    let mut planner = Planner::default();
    let mut state = game.root();
    let mut turn: Option<Spent> = None;
    let mut found = Vec::new();
    loop {
        let (actor, action) = match game.turn(&state) {
            Turn::Terminal => return found,
            Turn::Chance => (Actor::Chance, game.sample_chance(&state, &mut rng)),
            Turn::Player(seat) | Turn::Simultaneous { next: seat, .. } => {
                let view = game.view(&state, Viewer::Seat(seat));
                if view.position().phase() == Phase::CarryOut && turn.is_none() {
                    turn = Some(Spent {
                        seat,
                        before: view,
                        state,
                    });
                }
                let bot = &mut bots[seat.index()];
                let choice = bot.choose(game, &view, &mut rng, &Signals::default());
                (Actor::Seat(seat), choice.map(|choice| choice.action))
            }
        };
        let action = action.expect("somebody acts");
        if action == Action::EndTurn
            && let Some(turn) = turn.take()
        {
            let end = game.view(&state, Viewer::Seat(turn.seat));
            if let Some(plan) = turn.better_plan(game, &mut planner, &end) {
                let done: Vec<_> = end.position().done().map(|done| done.action).collect();
                found.push(format!("{done:?} instead of {:?}", plan.steps()));
            }
            let winning = turn.winning_plan(game, &mut planner);
            game.apply(&mut state, actor, action, &mut ())
                .expect("legal");
            if let Some(plan) = winning
                && !game.returns(&state).contains(turn.seat)
            {
                found.push(format!("{:?} would have won", plan.steps()));
            }
            continue;
        }
        if let (Action::Offer(offer), Actor::Seat(seat)) = (action, actor)
            && gives_shields_away(game, &game.view(&state, Viewer::Seat(seat)), offer)
        {
            found.push(format!("{seat:?} is alone and offers nothing"));
        }
        game.apply(&mut state, actor, action, &mut ())
            .expect("bots choose legal actions");
    }
}

/// Whether this offer gives certain shields away: nobody else is there, the game ends with this round,
/// and so cards are worth nothing in hand.
fn gives_shields_away(game: &KingsErrand, view: &View, offer: VirtueCards) -> bool {
    let position = view.position();
    let hand = view.own_hand().expect("a seat knows its own hand");
    let counts = |cards: VirtueCards| match game.edition() {
        Edition::Cs => !cards.is_empty(),
        Edition::En => cards.tournament_total() > 0,
    };
    let is_last = position
        .seats()
        .any(|seat| position.seat(seat).shields() >= game.goal());
    is_last && position.tournament_knights() == 1 && counts(hand) && !counts(offer)
}

/// Games for every number of seats and both editions in turn.
fn look_at(kind: BotKind, games: u64) {
    for seed in 0..games {
        let players = 2 + (seed % 3) as u8;
        let game = game(players, EDITIONS[usize::from(seed % 6 >= 3)]);
        let found = blunders(&game, kind, seed);
        assert_eq!(found, [""; 0], "{kind}, game {seed}, {players} seats");
    }
}

fn champion(count: u32) -> BotKind {
    BotKind::CHAMPION.with_budget(iterations(count))
}

#[test]
fn strong_bots_do_not_blunder() {
    look_at(BotKind::KNIGHT, 12);
    look_at(champion(100), 6);
}

#[test]
#[ignore = "takes minutes: bash tests/endurance.sh"]
fn strong_bots_do_not_blunder_in_many_games() {
    look_at(BotKind::KNIGHT, 1_000);
    look_at(BotKind::CHAMPION.with_budget(Budget::default()), 200);
}
