//! An explanation as a JSON object. Source: command-line.md, `explain --json`.
//!
//! Cards, places, tasks and actions have the names that records give them.

use serde::Serialize;

use super::findings::Finding;
use super::words::Words;
use crate::rules::kings_errand::{
    Action, ActionCard, Change, ChangeSize, Explanation, Help, KingsErrand, PlayedTurn, Rule,
    Unmet, Verdict, VirtueCards, Waste,
};
use crate::rules::{Alternative, Basis, Seat};

/// Something that went wrong with a card.
#[derive(Debug, Serialize)]
pub(super) struct Object {
    /// From 1.
    game: usize,
    /// From 1, chance included.
    action: usize,
    /// From 1.
    round: u16,
    /// From 0.
    seat: Seat,
    card: Option<ActionCard>,
    verdict: &'static str,
    /// Every condition that failed, with its facts.
    unmet: Vec<Failed>,
    /// Only with the verdict `wasted`.
    #[serde(skip_serializing_if = "Option::is_none")]
    waste: Option<Wasted>,
    /// What the turn came to as it was played.
    played: Came,
    /// The best first.
    alternatives: Vec<Better>,
    help: Helped,
    /// All of this in words.
    text: String,
}

/// A condition that fails, with its facts and the rule that asks for it.
#[derive(Debug, Serialize)]
struct Failed {
    #[serde(flatten)]
    unmet: Unmet,
    rule: Rule,
}

/// Something spent for nothing, with its facts and the rule that it is about.
#[derive(Debug, Serialize)]
struct Wasted {
    #[serde(flatten)]
    waste: Waste,
    rule: Rule,
}

/// What a turn comes to.
#[derive(Debug, Serialize)]
struct Came {
    expired: u8,
    shields: u8,
}

/// A turn that would have gone better.
#[derive(Debug, Serialize)]
struct Better {
    /// What is different, the largest change first.
    changes: Vec<Different>,
    basis: Basis,
    result: Came,
    /// The whole turn up to the last card that is carried out, without `end_turn`.
    actions: Vec<Action>,
    /// What is offered in the tournament, where that is what is different.
    #[serde(skip_serializing_if = "Option::is_none")]
    offer: Option<VirtueCards>,
}

/// One difference. What is done with a card is the `do` of a record, or `null` if it expires.
#[derive(Debug, Serialize)]
#[serde(tag = "kind")]
enum Different {
    #[serde(rename = "other_parameter")]
    Parameter {
        card: ActionCard,
        instead: Option<Action>,
        action: Option<Action>,
    },
    #[serde(rename = "other_target")]
    Target {
        card: ActionCard,
        instead: Option<Action>,
        action: Option<Action>,
    },
    /// The cards of the turn but Tournament, as it was played and as it would be.
    #[serde(rename = "other_order")]
    Order {
        instead: Vec<ActionCard>,
        order: Vec<ActionCard>,
    },
    #[serde(rename = "other_card")]
    Card {
        instead: ActionCard,
        card: ActionCard,
    },
    /// An other parameter, too: that of a Tournament card.
    #[serde(rename = "other_offer")]
    Offer {
        instead: VirtueCards,
        offer: VirtueCards,
    },
}

/// Whether anything could have helped.
#[derive(Debug, Serialize)]
#[serde(rename_all = "snake_case")]
enum Helped {
    Better,
    AtACost,
    StillToChoose(u8),
    Hidden,
    RuleAlone,
    /// What is short even in the turn that comes closest.
    Nothing(Vec<Short>),
}

/// A condition that fails in the turn that comes closest.
#[derive(Debug, Serialize)]
struct Short {
    #[serde(flatten)]
    failed: Failed,
    /// How far the nearest place that would do still is; only where the place is what fails.
    #[serde(skip_serializing_if = "Option::is_none")]
    distance: Option<u8>,
}

impl Object {
    pub(super) fn of(game: usize, finding: &Finding, words: &Words<'_>) -> Self {
        let explanation = &finding.explanation;
        let line = &explanation.line;
        Self {
            game,
            action: finding.action,
            round: finding.round,
            seat: explanation.subject.seat,
            card: explanation.subject.card,
            verdict: match explanation.verdict {
                Verdict::Expired(_) => "expired",
                Verdict::WouldExpire(_) => "would_expire",
                Verdict::Refused(_) => "refused",
                Verdict::Wasted(_) => "wasted",
            },
            unmet: failed(explanation.verdict.unmet()).collect(),
            waste: waste(explanation),
            played: Came::of(line),
            alternatives: explanation
                .alternatives
                .iter()
                .map(|alternative| Better::of(alternative, line))
                .collect(),
            help: Helped::of(&explanation.help),
            text: words.text(explanation),
        }
    }
}

fn failed(unmet: &[Unmet]) -> impl Iterator<Item = Failed> {
    unmet.iter().map(|&unmet| Failed {
        unmet,
        rule: unmet.rule(),
    })
}

const fn waste(explanation: &Explanation) -> Option<Wasted> {
    if let Verdict::Wasted(waste) = explanation.verdict {
        let rule = waste.rule();
        Some(Wasted { waste, rule })
    } else {
        None
    }
}

impl Came {
    const fn of(turn: &PlayedTurn) -> Self {
        Self {
            expired: turn.expired,
            shields: turn.shields,
        }
    }
}

impl Better {
    fn of(alternative: &Alternative<KingsErrand>, line: &PlayedTurn) -> Self {
        let turn = &alternative.turn;
        let changes = alternative.changes.iter();
        Self {
            changes: changes
                .map(|change| Different::of(change, line, turn))
                .collect(),
            basis: alternative.basis,
            result: Came::of(turn),
            actions: turn.actions().collect(),
            offer: turn.offer,
        }
    }
}

impl Different {
    fn of(change: &Change, line: &PlayedTurn, turn: &PlayedTurn) -> Self {
        let order = |turn: &PlayedTurn| turn.cards.iter().map(|it| it.card).collect();
        match *change {
            Change::Choice {
                card,
                instead,
                action,
            } => {
                if change.size() == ChangeSize::Target {
                    Self::Target {
                        card,
                        instead,
                        action,
                    }
                } else {
                    Self::Parameter {
                        card,
                        instead,
                        action,
                    }
                }
            }
            Change::Order => Self::Order {
                instead: order(line),
                order: order(turn),
            },
            Change::Card { instead, card } => Self::Card { instead, card },
            Change::Offer { instead, offer } => Self::Offer { instead, offer },
        }
    }
}

impl Helped {
    fn of(help: &Help) -> Self {
        match help {
            Help::Better => Self::Better,
            Help::AtACost => Self::AtACost,
            Help::Hidden => Self::Hidden,
            Help::StillToChoose(cards) => Self::StillToChoose(*cards),
            Help::RuleAlone => Self::RuleAlone,
            Help::Nothing(shortage) => Self::Nothing(
                failed(&shortage.unmet)
                    .map(|failed| Short {
                        distance: shortage.distance.filter(|_| failed.unmet.is_about_place()),
                        failed,
                    })
                    .collect(),
            ),
        }
    }
}
