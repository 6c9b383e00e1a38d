//! What a card or place is for: the text that hovering shows.

use super::names;
use crate::i18n::Translator;
use crate::message;
use crate::rules::kings_errand::{ActionCard, CardSet, Location, TaskId};

/// What an action card does and where it works.
#[must_use]
pub fn action_card(tr: &Translator, card: ActionCard) -> String {
    tr.format_attribute(names::action_message(card), "help")
}

/// What a location is for, and which tasks of this card set are completed there.
#[must_use]
pub fn location(tr: &Translator, cards: &CardSet, location: Location) -> String {
    if !location.is_countryside() {
        return tr.text("location-help-camelot");
    }
    let tasks: Vec<_> = cards
        .tasks()
        .iter()
        .filter(|task| task.location == location)
        .map(|task| names::task_quoted(tr, task.id))
        .collect();
    if tasks.is_empty() {
        tr.text("location-help-no-task")
    } else {
        let tasks = tr.list_and(&tasks);
        tr.format(message!("location-help-countryside", tasks = tasks))
    }
}

/// What a task asks for, where, and what it brings; `None` if the set has no such card.
#[must_use]
pub fn task(tr: &Translator, cards: &CardSet, task: TaskId) -> Option<String> {
    let task = cards.task(task)?;
    Some(tr.format(message!(
        "task-help",
        at = names::location_at(tr, task.location),
        needs = names::virtue_cards(tr, task.needs),
        shields = task.shields,
    )))
}

/// What tents are for.
#[must_use]
pub fn tent(tr: &Translator) -> String {
    tr.text("tent-help")
}
