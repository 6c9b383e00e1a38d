//! What a turn could have come to, by trying everything on the true table with the engine alone.

use tafelrunde::rules::kings_errand::{
    Action, ActionCard, Event, Joust, KingsErrand, Location, Node, Situation,
};
use tafelrunde::rules::{Actor, Game, Seat, Truth, Viewer};

/// What came of a turn that was carried out on the table.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) struct Came {
    pub(crate) expired: u8,
    pub(crate) shields: u8,
}

fn situation(game: &KingsErrand, node: &Node<Truth>, seat: Seat) -> Situation {
    let view = game.view(node, Viewer::Seat(seat));
    view.situation().expect("a seat knows its situation")
}

/// Whether a Tournament card would expire by what the seat holds and where it stands.
pub(crate) fn tournament_expires(joust: Option<Joust>, situation: &Situation) -> bool {
    joust.is_some_and(|joust| {
        let total = situation.hand.tournament_total();
        let any = match joust.edition {
            tafelrunde::rules::kings_errand::Edition::Cs if joust.rivals == 0 => {
                !situation.hand.is_empty()
            }
            tafelrunde::rules::kings_errand::Edition::Cs
            | tafelrunde::rules::kings_errand::Edition::En => total > 0,
        };
        situation.place != Location::Camelot || !any
    })
}

/// Carries `actions` out from `start` and ends the turn.
pub(crate) fn carry_out(
    game: &KingsErrand,
    start: &Node<Truth>,
    seat: Seat,
    actions: impl IntoIterator<Item = Action>,
    joust: Option<Joust>,
) -> Came {
    let mut node = *start;
    let mut events = Vec::new();
    for action in actions {
        game.apply(&mut node, Actor::Seat(seat), action, &mut events)
            .unwrap_or_else(|illegal| panic!("an alternative can be carried out: {illegal}"));
    }
    let before = start.position().seat(seat).shields();
    let shields = node.position().seat(seat).shields() - before;
    let tournament = tournament_expires(joust, &situation(game, &node, seat));
    game.apply(&mut node, Actor::Seat(seat), Action::EndTurn, &mut events)
        .expect("a turn can be ended");
    let expired = events.iter().filter(|event| {
        matches!(event, Event::ActionExpired { seat: whose, card, .. }
            if *whose == seat && *card != ActionCard::Tournament)
    });
    Came {
        expired: expired.count() as u8 + u8::from(tournament),
        shields,
    }
}

/// The fewest cards that can expire from here, without any shortcut.
pub(crate) fn fewest_expired(
    game: &KingsErrand,
    node: &Node<Truth>,
    seat: Seat,
    joust: Option<Joust>,
) -> u8 {
    let held = node.position().seat(seat).held();
    let left = held.filter(|&card| card != ActionCard::Tournament).count() as u8;
    let tournament = tournament_expires(joust, &situation(game, node, seat));
    let mut fewest = left + u8::from(tournament);
    let mut legal = Vec::new();
    game.legal_actions(node, &mut legal);
    for action in legal {
        if fewest == 0 {
            break;
        }
        if action.carries_out().is_none() {
            continue;
        }
        let mut next = *node;
        game.apply(&mut next, Actor::Seat(seat), action, &mut ())
            .expect("a legal action");
        fewest = fewest.min(fewest_expired(game, &next, seat, joust));
    }
    fewest
}
