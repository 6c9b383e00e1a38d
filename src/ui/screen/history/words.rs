//! What is said of a game that was played or saved.

use crate::bot::BotKind;
use crate::i18n::Translator;
use crate::i18n::text::Date;
use crate::i18n::text::kings_errand::names;
use crate::persist::history::Entry;
use crate::rules::Seat;
use crate::session::SeatChoice;
use crate::ui::app::Item;
use crate::{id, message};

/// The only person at the table, to whom all of this is said.
pub(super) fn you(entry: &Entry) -> Option<Seat> {
    let seats = entry.seating.seats.iter().enumerate();
    let mut people = seats.filter(|(_, seat)| seat.bot.is_none());
    let (index, _) = people.next()?;
    people.next().is_none().then_some(Seat(index as u8))
}

/// Whether a seat has won.
pub(super) fn has_won(entry: &Entry, seat: Seat) -> bool {
    let outcome = entry.outcome.as_ref();
    outcome.is_some_and(|outcome| outcome.result.winners.contains(&seat))
}

/// How it ended, or where it stands.
pub(super) fn result(tr: &Translator, entry: &Entry) -> String {
    let Some(outcome) = &entry.outcome else {
        let round = entry.round.unwrap_or_default();
        return tr.format(if entry.name.is_some() {
            message!("history-stands", round = round)
        } else {
            message!("history-left", round = round)
        });
    };
    let seat = |seat: &Seat| entry.seating.seats.get(seat.index());
    let winners = outcome.result.winners.iter().filter_map(seat);
    let mut winners: Vec<String> = winners.map(|seat| seat.name.clone()).collect();
    if winners.len() > 1 {
        let names = tr.list_and(&winners);
        return tr.format(message!("history-won-shared", names = names));
    }
    let own = you(entry).is_some_and(|own| has_won(entry, own));
    let who = if own { "you" } else { "other" };
    let name = winners.pop().unwrap_or_default();
    tr.format(message!("history-won-by", who = who, name = name))
}

/// How long it was, if that is known and it is over.
pub(super) fn rounds(tr: &Translator, entry: &Entry) -> Option<String> {
    let outcome = entry.outcome.as_ref()?;
    Some(tr.format(message!("history-rounds", rounds = outcome.result.rounds)))
}

/// Who plays a seat: "Squire", "Person".
pub(super) fn player(tr: &Translator, bot: Option<BotKind>) -> String {
    bot.map_or_else(|| names::person(tr), |kind| names::bot(tr, kind))
}

/// Who plays a seat, and how many of its cards expired if the game is over.
pub(super) fn player_and_expired(
    tr: &Translator,
    entry: &Entry,
    index: usize,
    seat: &SeatChoice,
) -> String {
    let kind = player(tr, seat.bot);
    let outcome = entry.outcome.as_ref();
    match outcome.and_then(|outcome| outcome.expired.get(index)) {
        Some(&cards) => tr.format(message!("history-expired", kind = kind, cards = cards)),
        None => kind,
    }
}

/// A seat with its player and its shields.
pub(super) fn seat(tr: &Translator, entry: &Entry, index: usize, seat: &SeatChoice) -> String {
    let kind = player(tr, seat.bot);
    let outcome = entry.outcome.as_ref();
    let shields = outcome.and_then(|outcome| outcome.result.shields.get(index));
    tr.format(match shields {
        Some(&shields) => message!(
            "history-seat",
            name = &seat.name,
            kind = kind,
            shields = shields
        ),
        None => message!("history-seat-plain", name = &seat.name, kind = kind),
    })
}

/// What a screen reader calls a line of the list.
pub(super) fn title(tr: &Translator, item: &Item) -> String {
    let date = Date::new(tr, item.time()).long;
    tr.format(match item {
        Item::Broken(_) => message!("history-entry-broken", file = file(item)),
        Item::Game(entry) => {
            let result = result(tr, entry);
            match &entry.name {
                Some(name) => message!(
                    "history-entry-named",
                    name = name,
                    result = result,
                    date = date
                ),
                None => message!("history-entry", result = result, date = date),
            }
        }
    })
}

/// The name of its file.
pub(super) fn file(item: &Item) -> String {
    let path = item.path();
    let name = path.file_name().unwrap_or(path.as_os_str());
    name.to_string_lossy().into_owned()
}

/// What else a screen reader says of it.
pub(super) fn about(tr: &Translator, item: &Item) -> String {
    let entry = match item {
        Item::Broken(broken) => return crate::i18n::text::flaw(tr, &broken.flaw),
        Item::Game(entry) => entry,
    };
    let seats = entry.seating.seats.iter().enumerate();
    let mut parts: Vec<String> = seats
        .map(|(index, seat)| self::seat(tr, entry, index, seat))
        .collect();
    parts.extend(rounds(tr, entry));
    parts.push(names::edition(tr, entry.seating.edition));
    if entry.taken_back {
        parts.push(tr.attribute(id!("history-taken-back"), "short"));
    }
    parts.join("; ")
}

/// Everything that can be searched for.
#[must_use]
pub fn all(tr: &Translator, item: &Item) -> String {
    let what = match item {
        Item::Broken(_) => tr.text(id!("history-broken")),
        Item::Game(_) => String::new(),
    };
    let day = Date::new(tr, item.time()).day;
    [title(tr, item), about(tr, item), day, what].join("\n")
}
