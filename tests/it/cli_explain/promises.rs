//! What `explain --json` says, checked on the record by the engine alone.

use std::fs;
use std::path::Path;

use serde::Deserialize;
use serde_json::Value;
use tafelrunde::persist::exchange::verify_line;
use tafelrunde::rules::kings_errand::{
    Action, ActionCard, Event, Joust, KingsErrand, Node, VirtueCards,
};
use tafelrunde::rules::{Actor, Game, Seat, Truth, replay};

use crate::kings_errand::explanations::brute_force::{Came, carry_out};

/// A card that expired: game, action, round, seat, card.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(crate) struct Expired(usize, usize, u16, Seat, ActionCard);

impl Expired {
    /// The card that an object of the output is about.
    pub(crate) fn named(object: &Value) -> Self {
        let number = |key: &str| usize::deserialize(&object[key]).unwrap();
        Self(
            number("game"),
            number("action"),
            number("round") as u16,
            Seat::deserialize(&object["seat"]).unwrap(),
            ActionCard::deserialize(&object["card"]).unwrap(),
        )
    }
}

/// The games of a record.
pub(crate) struct Games(Vec<Played>);

struct Played {
    game: KingsErrand,
    actions: Vec<(Actor, Action)>,
    /// What happened, with the number of actions done by then.
    events: Vec<(usize, Event)>,
}

impl Games {
    pub(crate) fn read(path: &Path) -> Self {
        let text = fs::read_to_string(path).unwrap();
        let games = text.lines().map(|line| {
            let record = verify_line(line).unwrap().record;
            Played::of(KingsErrand::new(record.setup), record.actions)
        });
        Self(games.collect())
    }

    /// Everything that expired, in order.
    pub(crate) fn expired(&self) -> Vec<Expired> {
        let mut found = Vec::new();
        for (game, played) in self.0.iter().enumerate() {
            let mut now = 0;
            for (action, event) in &played.events {
                if let Event::RoundBegan { round, .. } = event {
                    now = *round;
                }
                if let Event::ActionExpired { seat, card, .. } = event {
                    found.push(Expired(game + 1, *action, now, *seat, *card));
                }
            }
        }
        found
    }

    /// The alternative brings about what it promises.
    pub(crate) fn keeps(&self, object: &Value, alternative: &Value) {
        let Expired(game, action, _, seat, _) = Expired::named(object);
        let result = &alternative["result"];
        let promised = Came {
            expired: u8::deserialize(&result["expired"]).unwrap(),
            shields: u8::deserialize(&result["shields"]).unwrap(),
        };
        let turn = Turn {
            played: &self.0[game - 1],
            seat,
            start: self.0[game - 1].turn_start(seat, action),
        };
        let actions = Vec::<Action>::deserialize(&alternative["actions"]).unwrap();
        let came = match alternative.get("offer") {
            Some(offer) => turn.with_offer(VirtueCards::deserialize(offer).unwrap(), &actions),
            None => turn.with_actions(actions, &alternative["changes"]),
        };
        assert_eq!(came, promised, "{object}");
    }
}

impl Played {
    fn of(game: KingsErrand, actions: Vec<(Actor, Action)>) -> Self {
        let mut node = game.root();
        let mut events = Vec::new();
        for (index, &(actor, action)) in actions.iter().enumerate() {
            let mut now: Vec<Event> = Vec::new();
            game.apply(&mut node, actor, action, &mut now).unwrap();
            events.extend(now.into_iter().map(|event| (index + 1, event)));
        }
        Self {
            game,
            actions,
            events,
        }
    }

    /// How many actions were done when the turn of `seat` began in which, or after which, `action`
    /// was done.
    fn turn_start(&self, seat: Seat, action: usize) -> usize {
        let begins = self.events.iter().rev().find(|(done, event)| {
            *done < action && matches!(event, Event::TurnBegan { seat: whose } if *whose == seat)
        });
        begins.unwrap().0
    }
}

struct Turn<'a> {
    played: &'a Played,
    seat: Seat,
    start: usize,
}

impl Turn<'_> {
    /// The turn with other actions, and where that is a change with another card chosen.
    fn with_actions(&self, actions: Vec<Action>, changes: &Value) -> Came {
        let game = &self.played.game;
        let mut before = self.played.actions[..self.start].to_vec();
        for change in changes.as_array().unwrap() {
            if change["kind"] == "other_card" {
                let card = |key: &str| ActionCard::deserialize(&change[key]).unwrap();
                let instead = (Actor::Seat(self.seat), Action::Choose(card("instead")));
                let pick = before.iter_mut().rfind(|it| **it == instead).unwrap();
                pick.1 = Action::Choose(card("card"));
            }
        }
        let node = replay(game, &before, &mut ()).unwrap();
        carry_out(game, &node, self.seat, actions, self.joust(&node))
    }

    fn joust(&self, node: &Node<Truth>) -> Option<Joust> {
        let position = node.position();
        let holds = |seat: Seat| {
            let mut chosen = position.seat(seat).chosen();
            chosen.any(|it| it.card == ActionCard::Tournament)
        };
        let others = position.seats().filter(|&other| other != self.seat);
        holds(self.seat).then(|| Joust {
            edition: self.played.game.edition(),
            rivals: others.filter(|&other| holds(other)).count() as u8,
        })
    }

    /// The turn and the tournament after it, with another offer.
    fn with_offer(&self, offer: VirtueCards, expected: &[Action]) -> Came {
        let own = |it: &(Actor, Action)| it.0 == Actor::Seat(self.seat);
        let mut actions = self.played.actions.clone();
        let after = self.start;
        let made = actions[after..]
            .iter_mut()
            .find(|it| own(it) && matches!(it.1, Action::Offer(_)));
        made.unwrap().1 = Action::Offer(offer);
        let end = actions[after..]
            .iter()
            .position(|it| it.0 == Actor::Chance)
            .map_or(actions.len(), |rest| after + rest);
        let done: Vec<_> = actions[after..end]
            .iter()
            .filter(|it| own(it) && it.1.carries_out().is_some())
            .map(|it| it.1)
            .collect();
        assert_eq!(done, expected, "only the offer is another");
        let mut node = replay(&self.played.game, &actions[..after], &mut ()).unwrap();
        let mut events: Vec<Event> = Vec::new();
        for &(actor, action) in &actions[after..end] {
            let game = &self.played.game;
            game.apply(&mut node, actor, action, &mut events).unwrap();
        }
        let own = events
            .iter()
            .filter(|event| event.seat() == Some(self.seat));
        let expired = |event: &&Event| matches!(event, Event::ActionExpired { .. });
        Came {
            expired: own.clone().filter(expired).count() as u8,
            shields: own.map(Event::shields).sum(),
        }
    }
}
