//! Whole games: every expired card is explained, every alternative keeps what it promises, and an
//! order or a target in which nothing expires is offered first if there is one.

use std::time::{Duration, Instant};

use tafelrunde::bot::{Bot, BotKind};
use tafelrunde::rules::kings_errand::{
    Action, ActionCard, Change, Chronicle, Edition, Event, Explainer, Explanation, Help,
    KingsErrand, Node, TurnStory,
};
use tafelrunde::rules::{Actor, Alternative, Game, Seat, Truth, Viewer, replay, retell};
use tafelrunde::session::play_out;

use super::super::support::game;
use super::brute_force::{Came, carry_out, fewest_expired};

/// What was found in many games.
#[derive(Debug, Default)]
struct Found {
    expired: usize,
    explained: usize,
    alternatives: usize,
    nothing_expires: usize,
    helpless: usize,
    times: Vec<Duration>,
}

type Played = Vec<(Actor, Action)>;

/// One recorded game and the explanations of everything that went wrong in it.
struct Check<'a> {
    game: &'a KingsErrand,
    actions: &'a Played,
    explainer: Explainer,
    found: Found,
}

impl Check<'_> {
    fn all(mut self) -> Found {
        let mut events: Vec<Event> = Vec::new();
        replay(self.game, self.actions, &mut events).expect("it was played");
        let expired = |event: &&Event| matches!(event, Event::ActionExpired { .. });
        self.found.expired = events.iter().filter(expired).count();
        for seat in Seat::first(self.game.seats()) {
            let mut chronicle = Chronicle::new(self.game);
            let steps = self.actions.iter().copied();
            retell(
                self.game,
                steps,
                Viewer::Seat(seat),
                |step, before, seen| {
                    chronicle.see(step, before, seen);
                },
            )
            .expect("it was played");
            for turn in chronicle.turns().iter().filter(|turn| turn.seat == seat) {
                self.turn(turn);
            }
        }
        self.found
    }

    fn state(&self, steps: usize) -> Node<Truth> {
        replay(self.game, &self.actions[..steps], &mut ()).expect("it was played")
    }

    fn turn(&mut self, turn: &TurnStory) {
        let expired: Vec<_> = turn.expired().collect();
        let start = self.state(turn.steps.start);
        let fewest = (!expired.is_empty())
            .then(|| fewest_expired(self.game, &start, turn.seat, turn.joust()));
        for index in expired {
            let begin = Instant::now();
            let explanation = self.explainer.expired(self.game, turn, index);
            self.found.times.push(begin.elapsed());
            let explanation = explanation.expect("what expired is explained");
            assert_eq!(explanation.verdict.unmet(), turn.plays[index].unmet);
            self.found.explained += 1;
            self.explanation(turn, &start, &explanation, fewest);
        }
        for explanation in self.explainer.wasted(self.game, turn) {
            for alternative in &explanation.alternatives {
                self.promise(turn, &start, alternative);
            }
        }
    }

    fn explanation(
        &mut self,
        turn: &TurnStory,
        start: &Node<Truth>,
        explanation: &Explanation,
        fewest: Option<u8>,
    ) {
        let alternatives = &explanation.alternatives;
        assert!(alternatives.len() <= 3);
        for alternative in alternatives {
            assert!(!alternative.changes.is_empty());
            self.found.alternatives += 1;
            self.promise(turn, start, alternative);
        }
        let rank = |it: &Alternative<KingsErrand>| {
            let size = it.changes.iter().map(Change::size).max();
            (it.turn.expired, u8::MAX - it.turn.shields, size)
        };
        assert!(alternatives.is_sorted_by_key(rank), "{alternatives:#?}");
        if matches!(explanation.help, Help::Nothing(_)) {
            self.found.helpless += 1;
            assert!(alternatives.is_empty());
        }
        // A bad offer is put right by another offer, whatever the turn before it was.
        let by_offer = alternatives.iter().any(|it| it.turn.offer.is_some());
        if fewest == Some(0) && !by_offer && explanation.line.expired > 0 {
            self.found.nothing_expires += 1;
            let first = alternatives.first().expect("nothing need have expired");
            assert_eq!(first.turn.expired, 0);
            let other_card = |change: &Change| matches!(change, Change::Card { .. });
            assert!(!first.changes.iter().any(other_card), "{first:#?}");
        }
    }

    /// Carries an alternative out on the true table.
    fn promise(
        &self,
        turn: &TurnStory,
        start: &Node<Truth>,
        alternative: &Alternative<KingsErrand>,
    ) {
        if let Some(offer) = alternative.turn.offer {
            self.offer(turn, offer, alternative);
            return;
        }
        let swap = alternative.changes.iter().find_map(|change| match *change {
            Change::Card { instead, card } => Some((instead, card)),
            Change::Choice { .. } | Change::Order | Change::Offer { .. } => None,
        });
        let (start, holds) = match swap {
            None => (*start, turn.holds_tournament()),
            Some((instead, card)) => self.with_other_card(turn, instead, card),
        };
        let joust = holds.then_some(tafelrunde::rules::kings_errand::Joust {
            edition: turn.edition,
            rivals: turn.rivals,
        });
        let came = carry_out(
            self.game,
            &start,
            turn.seat,
            alternative.turn.actions(),
            joust,
        );
        let promised = Came {
            expired: alternative.turn.expired,
            shields: alternative.turn.shields,
        };
        assert_eq!(came, promised, "{alternative:#?}");
    }

    /// The start of the turn if `card` had been chosen instead of `instead`, everything else as it
    /// happened; and whether the seat then holds a Tournament.
    fn with_other_card(
        &self,
        turn: &TurnStory,
        instead: ActionCard,
        card: ActionCard,
    ) -> (Node<Truth>, bool) {
        let mut actions = self.actions[..turn.steps.start].to_vec();
        let chosen = (Actor::Seat(turn.seat), Action::Choose(instead));
        let pick = actions.iter_mut().rfind(|action| **action == chosen);
        pick.expect("the card was chosen").1 = Action::Choose(card);
        let node = replay(self.game, &actions, &mut ()).expect("nobody took the other card");
        let mut held = node.position().seat(turn.seat).held();
        let holds = held.any(|card| card == ActionCard::Tournament);
        (node, holds)
    }

    fn offer(
        &self,
        turn: &TurnStory,
        offer: tafelrunde::rules::kings_errand::VirtueCards,
        alternative: &Alternative<KingsErrand>,
    ) {
        let after = turn.steps.end;
        let own = |(actor, action): &&mut (Actor, Action)| {
            *actor == Actor::Seat(turn.seat) && matches!(action, Action::Offer(_))
        };
        let mut actions = self.actions.clone();
        let made = actions[after..].iter_mut().find(own);
        made.expect("an offer was made").1 = Action::Offer(offer);
        let rest = actions[after..]
            .iter()
            .take_while(|(actor, _)| *actor != Actor::Chance)
            .count();
        let mut events: Vec<Event> = Vec::new();
        let before = replay(self.game, &actions[..after], &mut ()).expect("it was played");
        let mut node = before;
        for &(actor, action) in &actions[after..after + rest] {
            self.game
                .apply(&mut node, actor, action, &mut events)
                .expect("the offer is allowed");
        }
        let won = events.iter().find_map(|event| {
            if let Event::TournamentResult { seat, shields, .. } = event
                && *seat == turn.seat
            {
                Some(*shields)
            } else {
                None
            }
        });
        let in_turn: u8 = turn
            .plays
            .iter()
            .filter_map(|play| play.action)
            .map(|action| turn.board(self.game).effect(action).shields)
            .sum();
        assert_eq!(alternative.turn.shields, in_turn + won.expect("a result"));
        assert!(!events.iter().any(|event| matches!(
            event,
            Event::ActionExpired { seat, .. } if *seat == turn.seat
        )));
    }
}

fn check(players: u8, edition: Edition, kind: BotKind, seed: u64, found: &mut Found) {
    let game = game(players, edition);
    let mut bots: Vec<Box<dyn Bot<KingsErrand>>> = (0..players).map(|_| kind.make()).collect();
    let mut plies = 0;
    let record = play_out(&game, &mut bots, seed, |_| {
        plies += 1;
        // A game of uniformly random moves is long; its beginning shows everything.
        if plies > 700 {
            std::ops::ControlFlow::Break(())
        } else {
            std::ops::ControlFlow::Continue(())
        }
    })
    .expect("bots play by the rules");
    let one = Check {
        game: &game,
        actions: &record.actions,
        explainer: Explainer::default(),
        found: Found::default(),
    };
    let one = one.all();
    assert_eq!(
        one.explained, one.expired,
        "every expired card is explained"
    );
    found.expired += one.expired;
    found.explained += one.explained;
    found.alternatives += one.alternatives;
    found.nothing_expires += one.nothing_expires;
    found.helpless += one.helpless;
    found.times.extend(one.times);
}

fn check_games(games: u64) -> Found {
    let mut found = Found::default();
    let kinds = [BotKind::RANDOM, BotKind::PAGE, BotKind::SQUIRE];
    for seed in 0..games {
        let players = 2 + (seed % 3) as u8;
        let edition = Edition::ALL[(seed / 3 % 2) as usize];
        let kind = kinds[(seed / 6 % 3) as usize];
        check(players, edition, kind, seed, &mut found);
    }
    found.times.sort_unstable();
    found
}

#[test]
fn every_expired_card_is_explained_and_every_alternative_keeps_its_promise() {
    let found = check_games(18);
    assert!(found.expired > 100, "{found:?}");
    assert!(found.nothing_expires > 10 && found.helpless > 0);
}

/// The same for 1,000 games: `tests/explanations.sh`.
#[test]
#[ignore = "takes minutes; run on the release build by tests/explanations.sh"]
fn a_thousand_games_are_explained() {
    let found = check_games(1000);
    let times = &found.times;
    let millis = |time: Duration| time.as_secs_f64() * 1e3;
    println!(
        "{} expired cards, {} explained, {} alternatives carried out; where nothing need have \
         expired ({}), such a turn came first; nothing could have helped: {}. An explanation takes \
         {:.3} ms in the median, {:.3} ms at worst.",
        found.expired,
        found.explained,
        found.alternatives,
        found.nothing_expires,
        found.helpless,
        millis(times[times.len() / 2]),
        millis(*times.last().expect("some")),
    );
}
