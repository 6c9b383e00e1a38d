//! Why a bot did what it did: what it knew, what it weighed, what the move was good for. While a
//! game goes on, only what everybody may know of it.

use std::cmp::Reverse;

use super::motive::{Knew, Motive};
use super::purpose::Scene;
use crate::bot::{Level, Thought, Weighed, Yardstick};
use crate::rules::kings_errand::{
    Action, ActionCard, Fate, KingsErrand, Phase, Position, View, VirtueCards,
};
use crate::rules::{Actor, Game, Seat, Turn, Viewer};
use crate::session::{Match, Player};

/// Of two worths, how near they are for one to have nearly been chosen.
const CLOSE_SHIELDS: i32 = 25;
const CLOSE_VICTORIES: i32 = 20;

/// Something a bot did that it can be asked about.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Deed {
    /// The step of the game, from 0.
    pub step: usize,
    /// The round it was done in, from 1.
    pub round: u16,
    /// Who did it.
    pub seat: Seat,
    /// What was done.
    pub action: Action,
}

/// How hard a choice was.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Difficulty {
    /// Nothing else was allowed.
    Forced,
    /// This was almost as good.
    Close(Action),
    /// The turn was planned earlier, and this is the next step of it.
    Planned,
    /// It was nothing of this.
    Usual,
}

/// How chance has decided.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Draw {
    /// Among everything that was allowed: so much of it.
    Allowed(usize),
    /// Among so many moves that looked sensible to it.
    Sensible(usize),
    /// Among more moves that looked sensible than are kept.
    Many,
    /// Only this one looked sensible.
    OnlySensible,
}

/// What a bot weighed, as far as the viewer may know it.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Balance {
    /// How many worlds it looked at.
    pub worlds: u32,
    /// What it weighed, best first; each plan as far as it is sound.
    pub weighed: Vec<Weighed<Action>>,
    /// What it meant to do afterwards in this turn.
    pub plan: Vec<Action>,
    /// How hard the choice was.
    pub difficulty: Difficulty,
    /// How chance has decided, if it has.
    pub draw: Option<Draw>,
}

impl Balance {
    /// What it held of what it did.
    #[must_use]
    pub fn chosen(&self, action: Action) -> Option<&Weighed<Action>> {
        self.weighed.iter().find(|option| option.action == action)
    }
}

/// Why a bot did what it did, as far as the viewer may know it.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Reasoning {
    /// What was done.
    pub deed: Deed,
    /// By what it chose.
    pub yardstick: Yardstick,
    /// What it was good for; `None` where chance decided, and where that depends on cards that the
    /// bot keeps hidden.
    pub motive: Option<Motive>,
    /// What it knew of others, where that mattered.
    pub knew: Vec<Knew>,
    /// What it weighed; `None` where that depends on cards that the bot keeps hidden.
    pub balance: Option<Balance>,
}

impl Match<KingsErrand> {
    /// Everything that bots did so far and can be asked about, in order. Offers are among it once
    /// they have been turned.
    #[must_use]
    pub fn deeds(&self) -> Vec<Deed> {
        let mut deeds = Vec::new();
        let mut face_down = Vec::new();
        let now = self.retell(Viewer::Public, |step, before, _| {
            let position = before.position();
            if position.phase() != Phase::Tournament {
                deeds.append(&mut face_down);
            }
            let Some(done) = self.steps.get(step) else {
                return;
            };
            let (Actor::Seat(seat), true) = (done.actor, self.thought(step).is_some()) else {
                return;
            };
            let deed = Deed {
                step,
                round: position.round(),
                seat,
                action: done.action,
            };
            if matches!(done.action, Action::Offer(_)) {
                face_down.push(deed);
            } else {
                deeds.push(deed);
            }
        });
        if now.position().phase() != Phase::Tournament {
            deeds.append(&mut face_down);
        }
        deeds
    }

    /// The same without what a bot had no choice in, such as the end of a turn in which nothing was
    /// left to do. Before the end of the game only as far as everybody can tell.
    #[must_use]
    pub fn decisions_of_bots(&self) -> Vec<Deed> {
        let mut deeds = self.deeds();
        let over = self.turn() == Turn::Terminal;
        let seats = self.players().len() as u8;
        let mut legal = Vec::new();
        let mut forced = Vec::new();
        for seat in Seat::first(seats) {
            if !deeds.iter().any(|deed| deed.seat == seat) {
                continue;
            }
            self.retell(Viewer::Seat(seat), |step, before, _| {
                // Looked for only where the bot itself saw nothing else to do.
                let own = self
                    .steps
                    .get(step)
                    .is_some_and(|done| done.actor == Actor::Seat(seat));
                let alone = |thought: &Thought<Action>| thought.weighed.len() == 1;
                if !own || !self.thought(step).is_some_and(alone) {
                    return;
                }
                self.game().legal_actions_in(before, &mut legal);
                if legal.len() <= 1 && (over || is_plain_to_all(before.position(), seat)) {
                    forced.push(step);
                }
            });
        }
        deeds.retain(|deed| !forced.contains(&deed.step));
        deeds
    }

    /// Why a bot did this. Once the game is over everything lies open; before, nothing is told that
    /// depends on cards which the bot keeps hidden.
    #[must_use]
    pub fn reasoning(&self, deed: Deed) -> Option<Reasoning> {
        let thought = self.thought(deed.step)?;
        let public = self.view_after(Viewer::Public, deed.step);
        let own = self.view_after(Viewer::Seat(deed.seat), deed.step);
        let over = self.turn() == Turn::Terminal;
        // An offer has been turned, and shows what was in hand as far as it matters.
        let shown = matches!(deed.action, Action::Offer(_)) && self.is_turned(deed);
        let open = over || public.hand(deed.seat).is_some();
        let level = match self.player(deed.seat) {
            Some(Player::Bot(kind)) => kind.level,
            Some(Player::Human(_)) | None => Level::Squire,
        };
        let asked = Asked {
            game: self.game(),
            deed,
            thought,
            level,
        };
        Some(if open {
            asked.in_full(&own)
        } else if shown || !matches!(deed.action, Action::Offer(_)) {
            asked.in_public(&public)
        } else {
            asked.nothing()
        })
    }

    fn is_turned(&self, deed: Deed) -> bool {
        self.deeds().contains(&deed)
    }
}

/// Whether nothing hidden decides what `seat` may do: it picks an open card, or has nothing left to
/// carry out.
fn is_plain_to_all(position: &Position, seat: Seat) -> bool {
    let waits = |card: ActionCard| card == ActionCard::Tournament;
    match position.phase() {
        Phase::Choose => true,
        Phase::CarryOut => position
            .seat(seat)
            .chosen()
            .all(|chosen| chosen.fate != Fate::Held || waits(chosen.card)),
        Phase::LayRing
        | Phase::DealHands
        | Phase::RevealTasks
        | Phase::DealTents
        | Phase::Tournament
        | Phase::Over => false,
    }
}

/// A move that is asked about.
struct Asked<'a> {
    game: &'a KingsErrand,
    deed: Deed,
    thought: &'a Thought<Action>,
    level: Level,
}

impl Asked<'_> {
    const fn nothing(&self) -> Reasoning {
        Reasoning {
            deed: self.deed,
            yardstick: self.thought.yardstick,
            motive: None,
            knew: Vec::new(),
            balance: None,
        }
    }

    /// With everything that the bot knew itself.
    fn in_full(&self, view: &View) -> Reasoning {
        let position = view.position();
        let others = others(view, self.deed.seat);
        let Some(hand) = view.own_hand() else {
            return self.nothing();
        };
        let scene = Scene {
            game: self.game,
            position,
            seat: self.deed.seat,
            hand,
            others: &others,
        };
        let action = self.deed.action;
        let then = self.then();
        let plan = scene.sound(action, then);
        let motive = scene.motive(action, &self.basis(&scene, &plan));
        let mut legal = Vec::new();
        self.game.legal_actions_in(view, &mut legal);
        let weighed: Vec<_> = self
            .thought
            .weighed
            .iter()
            .filter(|option| legal.contains(&option.action))
            .map(|option| Weighed {
                then: scene.sound(option.action, &option.then),
                ..option.clone()
            })
            .collect();
        Reasoning {
            deed: self.deed,
            yardstick: self.thought.yardstick,
            knew: self.knew(position, &motive, &others),
            motive: Some(motive).filter(|_| !self.by_chance()),
            balance: Some(Balance {
                worlds: self.thought.worlds,
                difficulty: self.difficulty(&weighed, legal.len()),
                draw: self.draw(weighed.len(), legal.len()),
                weighed,
                plan,
            }),
        }
    }

    /// With what everybody knew: the motive only if it is the same whatever the hidden cards are.
    fn in_public(&self, view: &View) -> Reasoning {
        let position = view.position();
        let own = position.seat(self.deed.seat);
        let others = others(view, self.deed.seat);
        let action = self.deed.action;
        let then = self.then();
        let mut common: Option<Option<Motive>> = None;
        for secret in hands(view.left(), own.hidden()) {
            let hand = own.known().plus(secret);
            let scene = Scene {
                game: self.game,
                position,
                seat: self.deed.seat,
                hand,
                others: &others,
            };
            // What was put back or laid down has been seen.
            if !is_paid(&scene, action) {
                continue;
            }
            // The whole plan must be possible, whatever is hidden.
            let plan = scene.sound(action, then);
            let possible = plan.len() == then.len();
            let motive = possible.then(|| scene.motive(action, &self.basis(&scene, &plan)));
            match &mut common {
                None => common = Some(motive),
                Some(common) if *common != motive => *common = None,
                Some(_) => {}
            }
            if common == Some(None) {
                break;
            }
        }
        let motive = common.flatten().filter(|_| !self.by_chance());
        let knew = motive.as_ref();
        Reasoning {
            deed: self.deed,
            yardstick: self.thought.yardstick,
            knew: knew.map_or_else(Vec::new, |it| self.knew(position, it, &others)),
            motive,
            balance: None,
        }
    }

    fn by_chance(&self) -> bool {
        self.thought.yardstick == Yardstick::Chance
    }

    fn then(&self) -> &[Action] {
        let chosen = self.thought.of(&self.deed.action);
        chosen.map_or(&[], |chosen| chosen.then.as_slice())
    }

    /// What the motive is told by: the plan, or where a search has named none, a turn that would
    /// fit.
    fn basis(&self, scene: &Scene<'_>, plan: &[Action]) -> Vec<Action> {
        if plan.is_empty() && self.thought.yardstick == Yardstick::Victories {
            scene.assumed(self.deed.action)
        } else {
            plan.to_vec()
        }
    }

    /// What was known of those whose cards mattered.
    fn knew(&self, position: &Position, motive: &Motive, others: &[Knew]) -> Vec<Knew> {
        if self.by_chance() {
            return Vec::new();
        }
        let (Motive::Offer {
            rival: Some(rival), ..
        }
        | Motive::Tournament {
            rival: Some(rival), ..
        }
        | Motive::Deny { rival, .. }) = motive
        else {
            return Vec::new();
        };
        let holds = position.seat(*rival).holds(ActionCard::Tournament);
        let matters = holds || matches!(motive, Motive::Deny { .. });
        let others = others.iter().copied();
        others.filter(|it| matters && it.seat == *rival).collect()
    }

    fn difficulty(&self, weighed: &[Weighed<Action>], legal: usize) -> Difficulty {
        let near = match self.thought.yardstick {
            _ if legal <= 1 => return Difficulty::Forced,
            Yardstick::Chance => return Difficulty::Usual,
            Yardstick::Shields => CLOSE_SHIELDS,
            Yardstick::Victories => CLOSE_VICTORIES,
        };
        let action = self.deed.action;
        let Some(own) = weighed.iter().find(|option| option.action == action) else {
            return Difficulty::Usual;
        };
        let in_turn = !matches!(action, Action::Choose(_) | Action::Offer(_));
        if weighed.len() == 1 && in_turn {
            return Difficulty::Planned;
        }
        let others = weighed.iter().filter(|option| option.action != action);
        // Of equals the first, as the list shows them.
        match others.min_by_key(|option| Reverse(option.value)) {
            Some(other) if own.value.abs_diff(other.value) <= near.unsigned_abs() => {
                Difficulty::Close(other.action)
            }
            Some(_) | None => Difficulty::Usual,
        }
    }

    fn draw(&self, weighed: usize, legal: usize) -> Option<Draw> {
        if !self.by_chance() || legal <= 1 {
            return None;
        }
        Some(if self.level == Level::Random {
            Draw::Allowed(legal)
        } else if weighed >= Thought::<Action>::MOST {
            Draw::Many
        } else if weighed == 1 {
            Draw::OnlySensible
        } else {
            Draw::Sensible(weighed)
        })
    }
}

/// Whether what `action` puts back is in the hand of the scene.
fn is_paid(scene: &Scene<'_>, action: Action) -> bool {
    let pays = scene.game.board(scene.position).effect(action).pays;
    let offered = if let Action::Offer(cards) = action {
        cards
    } else {
        VirtueCards::EMPTY
    };
    scene.hand.contains(pays) && scene.hand.contains(offered)
}

/// What is known of the hands of everybody but `seat`.
pub(super) fn others(view: &View, seat: Seat) -> Vec<Knew> {
    let position = view.position();
    position
        .seats()
        .filter(|&other| other != seat)
        .map(|other| {
            if let Some(hand) = view.hand(other) {
                return Knew {
                    seat: other,
                    known: hand,
                    hidden: 0,
                    most: hand.tournament_total(),
                };
            }
            let own = position.seat(other);
            // The best that could be among the hidden ones.
            let counting = view.left().tournament_cards();
            let mut values: Vec<u8> = counting.iter().map(|card| card.value).collect();
            values.sort_unstable_by(|a, b| b.cmp(a));
            let best: u8 = values.iter().take(usize::from(own.hidden())).sum();
            Knew {
                seat: other,
                known: own.known(),
                hidden: own.hidden(),
                most: own.known().tournament_total() + best,
            }
        })
        .collect()
}

/// Every choice of so many cards from these.
fn hands(left: VirtueCards, count: u8) -> Vec<VirtueCards> {
    let mut found = vec![VirtueCards::EMPTY];
    for _ in 0..count {
        let mut longer = Vec::new();
        for hand in found {
            for (card, _) in left.minus(hand).kinds() {
                let next = hand.plus(card.into());
                if !longer.contains(&next) {
                    longer.push(next);
                }
            }
        }
        found = longer;
    }
    found
}
