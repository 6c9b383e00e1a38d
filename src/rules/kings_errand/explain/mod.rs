//! Why a card expires or an action is refused, what was wasted, and what would have worked.
//!
//! | file | subject |
//! | --- | --- |
//! | `story` | a turn as one viewer has seen it |
//! | `explainer` | explaining one thing |
//! | `told` | a turn in the forms that search and explanation need |
//! | `change` | what is different between two turns |
//! | `alternatives` | the search for turns that would have gone better |
//! | `offers` | better and allowed offers in the tournament |
//! | `shortage` | what is short where none would |
//! | `waste` | what was spent for nothing |

mod alternatives;
mod change;
mod explainer;
mod offers;
mod shortage;
mod story;
mod told;
mod waste;

use super::KingsErrand;
use super::action::Action;
use super::action_card::ActionCard;
use super::conditions::Unmet;
use super::place::Location;
use super::plan::Joust;
use super::refusal::Refusal;
use super::rule::Rule;
use super::view::View;
use super::virtue::VirtueCards;
use crate::rules::{Explain, Seat};

pub use change::{Change, ChangeSize};
pub use explainer::Explainer;
pub use shortage::Shortage;
pub use story::{Chronicle, OfferStory, Pick, Play, TurnStory};
pub use waste::Waste;

/// An explanation of this game.
pub type Explanation = crate::rules::Explanation<KingsErrand>;

/// What is explained.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub struct Subject {
    /// Whose card.
    pub seat: Seat,
    /// The card, if it is about one.
    pub card: Option<ActionCard>,
    /// What was done or wanted, if that is known.
    pub action: Option<Action>,
    /// Where the knight stands then.
    pub at: Location,
}

/// What became of it and why.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Verdict {
    /// It expired; no reason where only its seat can know it.
    Expired(Vec<Unmet>),
    /// It would expire if the turn went on as planned.
    WouldExpire(Vec<Unmet>),
    /// It was refused.
    Refused(Vec<Refusal>),
    /// It was carried out, but could have been had for less.
    Wasted(Waste),
}

impl Verdict {
    /// The conditions that fail.
    #[must_use]
    pub fn unmet(&self) -> &[Unmet] {
        match self {
            Self::Expired(unmet) | Self::WouldExpire(unmet) => unmet,
            Self::Refused(refusals) => refusals
                .iter()
                .find_map(|refusal| {
                    if let Refusal::CannotBeCarriedOut(unmet) = refusal {
                        Some(unmet.as_slice())
                    } else {
                        None
                    }
                })
                .unwrap_or_default(),
            Self::Wasted(_) => &[],
        }
    }
}

/// A card of a turn and what is done with it.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub struct TurnCard {
    /// The card.
    pub card: ActionCard,
    /// What is done; `None` if it expires.
    pub action: Option<Action>,
}

/// A whole turn with what comes of it.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct PlayedTurn {
    /// All cards but Tournament, in the order in which they are carried out; expired ones may stand
    /// anywhere.
    pub cards: Vec<TurnCard>,
    /// What is offered in the tournament, where that matters.
    pub offer: Option<VirtueCards>,
    /// Cards that expire, a Tournament included.
    pub expired: u8,
    /// Shields gained; those of the tournament only where an offer is named.
    pub shields: u8,
}

impl PlayedTurn {
    /// What is carried out, in order.
    pub fn actions(&self) -> impl Iterator<Item = Action> {
        self.cards.iter().filter_map(|card| card.action)
    }
}

/// Whether anything could have helped.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Help {
    /// Yes: the alternatives say how.
    Better,
    /// Only at the cost of another card, as the alternatives show.
    AtACost,
    /// No: this is short in the turn that comes closest.
    Nothing(Shortage),
    /// That depends on cards which the viewer cannot see.
    Hidden,
    /// Nothing is lost yet: so many cards are still to be chosen, and one of them may help.
    StillToChoose(u8),
    /// The question does not arise: a rule alone decides.
    RuleAlone,
}

impl Explain for KingsErrand {
    type Subject = Subject;
    type Verdict = Verdict;
    type Change = Change;
    type Turn = PlayedTurn;
    type Help = Help;
}

impl ActionCard {
    /// The rule that says what the card does.
    #[must_use]
    pub const fn rule(self) -> Rule {
        match self {
            Self::Exercise(_) => Rule::D5,
            Self::RoundTable => Rule::D6,
            Self::Tournament => Rule::T1,
            Self::Court => Rule::D8,
            Self::Quest => Rule::D9,
            Self::Horse(_) => Rule::D7,
        }
    }
}

impl Explanation {
    /// The rules that it is about, the one that decides first, each once.
    #[must_use]
    pub fn rules(&self) -> Vec<Rule> {
        let mut rules = Vec::new();
        let mut add = |rule: Rule| {
            if !rules.contains(&rule) {
                rules.push(rule);
            }
        };
        for unmet in self.verdict.unmet() {
            add(unmet.rule());
        }
        match &self.verdict {
            Verdict::Refused(refusals) => {
                let action = self.subject.action.unwrap_or(Action::EndTurn);
                let rules = refusals.iter().filter_map(|it| it.rule(action));
                rules.for_each(&mut add);
            }
            Verdict::Wasted(waste) => add(waste.rule()),
            Verdict::Expired(_) | Verdict::WouldExpire(_) => {}
        }
        if let Some(card) = self.subject.card {
            add(card.rule());
        }
        rules
    }
}

impl KingsErrand {
    /// The tournament that the viewer's own seat looks forward to, if it holds a Tournament card.
    #[must_use]
    pub fn joust(&self, view: &View) -> Option<Joust> {
        let position = view.position();
        let seat = view.seat()?;
        let holds = position.seat(seat).holds(ActionCard::Tournament);
        holds.then(|| Joust {
            edition: self.edition(),
            rivals: position.rivals(seat),
        })
    }
}
