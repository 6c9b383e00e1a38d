//! The words of the plan lane.

use super::plan::{LaneCard, PlannedLane};
use super::scene::Scene;
use super::words;
use crate::i18n::text::kings_errand::names;
use crate::i18n::{Message, Translator};
use crate::message;
use crate::rules::kings_errand::{
    Action, ActionCard, Fate, LineStep, StepResult, Virtue, VirtueCard, Wish,
};

/// How the words at the foot of a ticket sound.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum Tone {
    Good,
    Bad,
    Quiet,
}

/// What a ticket says at its foot.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(super) struct Outlook {
    pub(super) tone: Tone,
    pub(super) words: String,
    /// A second line; empty for none.
    pub(super) detail: String,
}

/// What comes of a card.
pub(super) fn outlook(scene: &Scene<'_>, card: &LaneCard, pending: bool) -> Outlook {
    let tr = scene.stage.translator;
    let quiet = |words: String| Outlook {
        tone: Tone::Quiet,
        words,
        detail: String::new(),
    };
    match (card.fate, &card.step) {
        (Fate::CarriedOut, _) => quiet(words::done(tr)),
        (Fate::Expired, _) => Outlook {
            tone: Tone::Bad,
            words: words::expired(tr),
            detail: String::new(),
        },
        (Fate::Held, None) => quiet(String::new()),
        (Fate::Held, Some(step)) => match &step.result {
            StepResult::Waits => quiet(words::waits_for_tournament(tr)),
            StepResult::Done { action, .. } => Outlook {
                tone: Tone::Good,
                words: gain(scene, step.before.place, *action),
                detail: String::new(),
            },
            StepResult::Expires(unmet) => {
                // The same one leads in the explanation. What a ride would mend is not all that makes
                // a card hopeless: then the next line says what lasts.
                let first = unmet.first();
                let lasting = unmet.iter().find(|unmet| !unmet.is_about_place());
                let lasting = lasting.filter(|_| card.hopeless && !pending);
                let lasting = lasting.filter(|it| Some(*it) != first);
                let reasons: Vec<_> = first
                    .into_iter()
                    .chain(lasting)
                    .map(|unmet| words::short_reason(scene, *unmet))
                    .collect();
                let words = if pending {
                    tr.text("plan-not-yet")
                } else if card.hopeless {
                    tr.text("plan-hopeless")
                } else {
                    tr.text("plan-expires-here")
                };
                Outlook {
                    tone: if pending { Tone::Quiet } else { Tone::Bad },
                    words,
                    detail: reasons.join("\n"),
                }
            }
        },
    }
}

/// What an action brings, in a few words.
fn gain(scene: &Scene<'_>, from: crate::rules::kings_errand::Location, action: Action) -> String {
    let tr = scene.stage.translator;
    match action {
        Action::Exercise { virtue, value } => {
            let card = words::virtue_card(tr, VirtueCard::new(virtue, value));
            tr.format(message!("plan-gain-card", card = card))
        }
        Action::RoundTable { .. } => tr.text("plan-gain-task"),
        Action::Horse { card, to } => {
            let distance = scene.view.position().ring().distance(from, to);
            let reach = card.reach();
            tr.format(message!("plan-ride", distance = distance, reach = reach))
        }
        Action::Court { .. } => shields(tr, crate::rules::kings_errand::COURT_SHIELDS),
        Action::Quest { task, .. } => shields(tr, scene.task(task).map_or(0, |task| task.shields)),
        Action::Choose(_)
        | Action::GiveUp(_)
        | Action::EndTurn
        | Action::Offer(_)
        | Action::Ring(_)
        | Action::OpeningHand { .. }
        | Action::Task(_)
        | Action::Tents(_) => String::new(),
    }
}

/// What the next step of the plan does, whole and, where that has no room, in a few words.
pub(super) struct Deed {
    pub(super) words: String,
    pub(super) brief: String,
    /// Whether a card is thrown away by it.
    pub(super) wastes: bool,
}

/// The next step of the plan; `None` if nothing is left to do.
pub(super) fn next_step(tr: &Translator, lane: &PlannedLane) -> Option<Deed> {
    let next = lane.moves().next()?;
    let message = || -> Option<Message<'static>> {
        Some(match next {
            Action::Exercise { virtue, value } => {
                let card = words::virtue_card(tr, VirtueCard::new(virtue, value));
                message!("plan-do-exercise", card = card)
            }
            Action::RoundTable { task } => {
                message!("plan-do-round-table", task = words::task_title(tr, task))
            }
            Action::Horse { card, to } => {
                let card = words::action_card(tr, ActionCard::Horse(card));
                let to = names::location_to(tr, to);
                message!("plan-do-horse", card = card, to = to)
            }
            Action::Court { book } => {
                let card = words::virtue_card(tr, VirtueCard::new(Virtue::Book, book));
                message!("plan-do-court", card = card)
            }
            Action::Quest { task, .. } => {
                message!("plan-do-quest", task = words::task_title(tr, task))
            }
            Action::GiveUp(card) => {
                let card = words::action_card_short(tr, card);
                message!("plan-do-nothing", card = card)
            }
            Action::Choose(_)
            | Action::EndTurn
            | Action::Offer(_)
            | Action::Ring(_)
            | Action::OpeningHand { .. }
            | Action::Task(_)
            | Action::Tents(_) => return None,
        })
    };
    Some(Deed {
        words: tr.format(message()?),
        brief: tr.format_attribute(message()?, "brief"),
        wastes: matches!(next, Action::GiveUp(_)),
    })
}

/// "+2 shields".
pub(super) fn shields(tr: &Translator, shields: u8) -> String {
    tr.format(message!("plan-gain-shields", shields = shields))
}

/// "1 card expires", or that nothing does.
pub(super) fn expiring(tr: &Translator, cards: u8) -> String {
    tr.format(message!("plan-expiring", cards = cards))
}

/// "1 card open": it does not work yet.
pub(super) fn pending(tr: &Translator, cards: u8) -> String {
    tr.format(message!("plan-pending", cards = cards))
}

/// Name of what is to be chosen for a card.
pub(super) fn parameter_label(tr: &Translator, card: ActionCard) -> String {
    tr.text(match card {
        ActionCard::Exercise(_) => crate::id!("plan-label-value"),
        ActionCard::RoundTable | ActionCard::Quest => crate::id!("plan-label-task"),
        ActionCard::Horse(_) => crate::id!("plan-label-place"),
        ActionCard::Court => crate::id!("plan-label-book"),
        ActionCard::Tournament => crate::id!("choose-offer"),
    })
}

/// What is chosen for a card, or what the search has filled in.
pub(super) fn parameter(scene: &Scene<'_>, card: &LaneCard) -> String {
    let tr = scene.stage.translator;
    if card.wish == Wish::LetExpire {
        return words::let_expire(tr);
    }
    let action = card.step.as_ref().and_then(LineStep::action);
    action.map_or_else(
        || tr.text("plan-nothing-possible"),
        |action| choice(tr, action),
    )
}

/// Whether the search has filled in what stands there.
pub(super) fn is_suggested(card: &LaneCard) -> bool {
    let action = card.step.as_ref().and_then(LineStep::action);
    action.is_some_and(|action| card.wish != Wish::Do(action))
}

/// What an action chooses, in as few words as there are.
fn choice(tr: &Translator, action: Action) -> String {
    match action {
        Action::Exercise { virtue, value } => {
            words::virtue_card(tr, VirtueCard::new(virtue, value))
        }
        Action::Court { book } => words::virtue_card(tr, VirtueCard::new(Virtue::Book, book)),
        Action::RoundTable { task } | Action::Quest { task, .. } => words::task_title(tr, task),
        Action::Horse { to, .. } => words::location(tr, to),
        Action::Choose(_)
        | Action::GiveUp(_)
        | Action::EndTurn
        | Action::Offer(_)
        | Action::Ring(_)
        | Action::OpeningHand { .. }
        | Action::Task(_)
        | Action::Tents(_) => String::new(),
    }
}

/// Everything a ticket says, for screen readers.
pub(super) fn spoken(
    scene: &Scene<'_>,
    lane: &PlannedLane,
    card: &LaneCard,
    number: usize,
) -> String {
    let tr = scene.stage.translator;
    let outlook = outlook(scene, card, lane.is_pending(card));
    let mut sentences = vec![tr.format(message!("plan-spoken-step", number = number))];
    if card.is_planned() && card.step.is_some() {
        let what = parameter(scene, card);
        sentences.push(if is_suggested(card) {
            tr.format(message!("plan-spoken-suggested", choice = what))
        } else {
            tr.format(message!("plan-spoken-choice", choice = what))
        });
    }
    if !outlook.words.is_empty() {
        let words = outlook.words;
        sentences.push(tr.format(message!("plan-spoken-outlook", outlook = words)));
    }
    let unmet = card.step.as_ref().map(LineStep::unmet);
    for unmet in unmet.unwrap_or_default() {
        sentences.push(words::reason(scene, card.card, *unmet));
    }
    if card.hopeless {
        sentences.push(tr.text("plan-hopeless-help"));
    }
    sentences.join(" ")
}

/// Heading of what opens above a ticket.
pub(super) fn bubble_title(tr: &Translator, card: ActionCard, expires: bool) -> String {
    let card = words::action_card(tr, card);
    if expires {
        tr.format(message!("plan-bubble-expires", card = card))
    } else {
        card
    }
}

/// Heading of the lane.
pub(super) fn title(scene: &Scene<'_>, lane: &PlannedLane) -> String {
    let tr = scene.stage.translator;
    if scene.watching {
        let name = scene.name(scene.own);
        tr.format(crate::message!("table-chosen-of", name = name))
    } else if scene.choices.is_offering() {
        tr.text("choose-offer")
    } else if lane.cards.iter().any(LaneCard::is_planned) && !scene.is_bare() {
        tr.text("plan-title")
    } else {
        tr.text("table-chosen")
    }
}

/// What the lane says while it is empty.
pub(super) fn empty(scene: &Scene<'_>) -> String {
    let tr = scene.stage.translator;
    if scene.watching {
        let name = scene.name(scene.own);
        tr.format(crate::message!("plan-empty-of", name = name))
    } else {
        tr.text(crate::id!("plan-empty"))
    }
}

/// The head of a card that is only being looked at, where there is little room.
pub(super) fn considered_in_brief(tr: &Translator) -> String {
    tr.attribute("plan-considered", "brief")
}

macro_rules! plain {
    ($($name:ident: $id:literal),+ $(,)?) => {
        $(pub(super) fn $name(tr: &Translator) -> String {
            tr.text(crate::id!($id))
        })+
    };
}

plain! {
    carry_out_all: "plan-all",
    hint: "plan-hint",
    considered: "plan-considered",
    end_without: "plan-end-without",
    why: "plan-why",
    leave_open: "plan-leave-open",
    hopeless_help: "plan-hopeless-help",
}
