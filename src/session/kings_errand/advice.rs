//! What a Knight would do in somebody's place, and why: the hint of the coach.

use super::motive::Motive;
use super::purpose::Scene;
use super::reasoning::others;
use crate::bot::{BotKind, Signals};
use crate::rules::kings_errand::{
    Action, ActionCard, Fate, Intent, KingsErrand, TurnCard, View, Wish,
};
use crate::rules::{Seat, Viewer};
use crate::session::{Match, stream};

/// The seed of what a Knight imagines when it is asked.
const SEED: u64 = 0x6861_6e64_7265;

/// What somebody could do now, and why.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Advice {
    /// For whom.
    pub seat: Seat,
    /// What to do.
    pub action: Action,
    /// What to do afterwards in the same turn, in order; further picks of cards are among it.
    pub then: Vec<Action>,
    /// What it is good for.
    pub motive: Motive,
    /// Cards that the advised turn leaves to expire though they could still be carried out after it.
    pub without: Vec<ActionCard>,
}

impl Advice {
    /// The turn as it is advised, card by card; empty where it is not about carrying out cards.
    #[must_use]
    pub fn turn(&self) -> Vec<TurnCard> {
        let steps = [self.action].into_iter().chain(self.then.iter().copied());
        steps
            .filter_map(|action| {
                if let Action::GiveUp(card) = action {
                    return Some(TurnCard { card, action: None });
                }
                Some(TurnCard {
                    card: action.carries_out()?,
                    action: Some(action),
                })
            })
            .collect()
    }
}

/// What a Knight would do in the place of the seat that looks, if that seat is to decide. It follows
/// from `view` alone, and is the same whenever the same is seen.
#[must_use]
pub fn advise(game: &KingsErrand, view: &View) -> Option<Advice> {
    let seat = view.seat_to_move()?;
    let position = view.position();
    let mut rng = stream(SEED, u64::from(position.round()));
    let mut knight = BotKind::KNIGHT.make();
    let choice = knight.choose(game, view, &mut rng, &Signals::default())?;
    let others = others(view, seat);
    let scene = Scene {
        game,
        position,
        seat,
        hand: view.own_hand()?,
        others: &others,
    };
    let action = choice.action;
    let planned = choice.thought.of(&action);
    let then = scene.sound(action, planned.map_or(&[], |chosen| chosen.then.as_slice()));
    let mut advice = Advice {
        seat,
        action,
        motive: scene.motive(action, &then),
        then,
        without: Vec::new(),
    };
    advice.without = left_out(game, view, &advice);
    Some(advice)
}

/// Cards that the advised turn does without though they would work after it: whoever takes the turn
/// over has to know that these are given up.
fn left_out(game: &KingsErrand, view: &View, advice: &Advice) -> Vec<ActionCard> {
    let turn = advice.turn();
    let Some(situation) = view.situation().filter(|_| !turn.is_empty()) else {
        return Vec::new();
    };
    let position = view.position();
    let own = position.seat(advice.seat);
    let mut open: Vec<ActionCard> = own
        .chosen()
        .filter(|it| it.fate == Fate::Held && it.card != ActionCard::Tournament)
        .map(|it| it.card)
        .collect();
    for played in &turn {
        if let Some(at) = open.iter().position(|&card| card == played.card) {
            open.remove(at);
        }
    }
    let mut intents: Vec<Intent> = turn
        .iter()
        .map(|&TurnCard { card, action }| Intent {
            card,
            wish: action.map_or(Wish::LetExpire, Wish::Do),
        })
        .collect();
    intents.extend(open.iter().map(|&card| Intent {
        card,
        wish: Wish::Open,
    }));
    let done: Vec<_> = position.done().collect();
    let joust = game.joust(view);
    let line = game
        .board(position)
        .follow(situation, &done, &intents, joust);
    let after = line.steps.iter().skip(turn.len());
    let works = open.iter().zip(after).filter(|(_, step)| !step.expires());
    works.map(|(&card, _)| card).collect()
}

impl Match<KingsErrand> {
    /// What a Knight would do in the place of `seat`, from what that seat knows; `None` if it is not
    /// to decide. Asking changes nothing.
    #[must_use]
    pub fn advice(&self, seat: Seat) -> Option<Advice> {
        advise(self.game(), &self.view(Viewer::Seat(seat)))
    }
}
