//! Every word on the table, from the scene and the language.

use crate::i18n::Translator;
use crate::i18n::text::kings_errand::{Narrator, help, names};
use crate::rules::Seat;
use crate::rules::kings_errand::{
    Action, ActionCard, Edition, Location, Rule, TaskId, Unmet, Virtue, VirtueCard, VirtueCards,
};
use crate::ui::stage::Stage;
use crate::{id, message};

use super::replay::{self, Replay};
use super::scene::Scene;
use super::{ExpiredCard, Whereabouts, turns};

pub(super) use names::{
    action_card, action_card_short, face_down, location, task as task_title, virtue_card,
};

/// Name of a virtue in ids of widgets, the same in all languages.
pub(super) const fn virtue_id(virtue: Virtue) -> &'static str {
    match virtue {
        Virtue::Sword => "sword",
        Virtue::Lance => "lance",
        Virtue::Dragon => "dragon",
        Virtue::Book => "book",
    }
}

/// Name of a location in ids of widgets, the same in all languages.
pub(super) const fn location_id(location: Location) -> &'static str {
    match location {
        Location::Camelot => "camelot",
        Location::HiddenValley => "hidden_valley",
        Location::WildForest => "wild_forest",
        Location::MoonLake => "moon_lake",
        Location::DragonRock => "dragon_rock",
        Location::MistyFen => "misty_fen",
        Location::BlackTower => "black_tower",
        Location::DwarfMines => "dwarf_mines",
    }
}

/// The digit that chooses entry `index` of a list; nothing beyond ten.
pub(super) fn digit(index: usize) -> &'static str {
    const DIGITS: [&str; 10] = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0"];
    DIGITS.get(index).copied().unwrap_or_default()
}

macro_rules! plain {
    ($($(#[$doc:meta])* $name:ident: $id:literal),+ $(,)?) => {
        $($(#[$doc])* pub(super) fn $name(tr: &Translator) -> String {
            tr.text(id!($id))
        })+
    };
}

plain! {
    app_name: "app-name",
    in_camelot: "table-castle",
    in_the_countryside: "table-country",
    horses_anywhere: "table-horses",
    your_hand: "table-hand",
    your_tasks: "table-tasks-in-hand",
    log_title: "table-log",
    all_tasks: "table-tasks",
    tasks_button: "table-tasks-button",
    hold_to_look: "hand-look",
    undo: "action-undo",
    redo: "table-redo",
    hurry: "action-skip",
    enough: "action-enough",
    let_expire: "table-let-expire",
    menu: "table-menu",
    mute: "settings-muted",
    rulebook: "rulebook-title",
    shortcuts: "keys-title",
    back_to_table: "table-back",
    see_again: "replay-open",
    to_title: "table-leave",
    done: "card-state-carried-out",
    expired: "card-state-expired",
    volume: "settings-volume",
    waits_for_tournament: "table-ticket-waits",
    turn_of_you: "table-turn-you",
    turn_of_other: "table-turn-other",
}

/// Whether the hand at the bottom is somebody else's: of a turn that is only shown.
pub(super) fn shows_other(scene: &Scene<'_>) -> bool {
    scene
        .shown
        .is_some_and(|show| show.table().you != Some(scene.own))
}

pub(super) fn hand_title(scene: &Scene<'_>) -> String {
    let tr = scene.stage.translator;
    if scene.watching {
        let name = scene.name(scene.own);
        tr.format(message!("table-hand-of", name = name))
    } else if shows_other(scene) {
        tr.text(id!("show-hand"))
    } else {
        your_hand(tr)
    }
}

pub(super) fn tasks_title(scene: &Scene<'_>) -> String {
    let tr = scene.stage.translator;
    if scene.watching {
        let name = scene.name(scene.own);
        tr.format(message!("table-tasks-of", name = name))
    } else if shows_other(scene) {
        tr.text(id!("show-tasks"))
    } else {
        your_tasks(tr)
    }
}

pub(super) fn times(tr: &Translator, count: u8) -> String {
    tr.format(message!("table-times", count = count))
}

/// The same with which of several equal cards it is: whoever only hears them must tell them apart.
pub(super) fn with_copy(tr: &Translator, about: &str, nth: usize, count: u8) -> String {
    if count < 2 {
        return about.to_owned();
    }
    let copy = tr.format(message!("spoken-copy", nth = nth + 1, count = count));
    [about, &copy].join(" ").trim().to_owned()
}

pub(super) fn goal(tr: &Translator, goal: u8) -> String {
    tr.format(message!("table-goal", shields = goal))
}

pub(super) fn about_action_card(tr: &Translator, card: ActionCard) -> String {
    help::action_card(tr, card)
}

pub(super) fn virtue_sign(tr: &Translator, virtue: Virtue) -> String {
    names::virtue(tr, virtue)
}

pub(super) fn pile(tr: &Translator, card: VirtueCard, count: u8) -> String {
    tr.format(message!(
        "spoken-pile",
        pile = names::pile(tr, card.virtue),
        cards = names::cards(tr, usize::from(count)),
    ))
}

pub(super) fn about_virtue_card(tr: &Translator, card: VirtueCard, offered: bool) -> String {
    if offered {
        tr.text("table-card-offered")
    } else {
        names::virtue_meaning(tr, card.virtue)
    }
}

/// What a place is for, and who stands there.
pub(super) fn about_location(tr: &Translator, scene: &Scene<'_>, place: Location) -> String {
    let about = help::location(tr, scene.game.cards(), place);
    let position = scene.view.position();
    let here = position
        .seats()
        .filter(|&seat| position.seat(seat).knight() == place);
    let knights = scene.narrator.mention_all(here);
    if knights.is_empty() {
        return about;
    }
    let standing = tr.format(message!("table-knights-here", knights = knights));
    [about, standing].join("\n")
}

/// The same with how far the ride to a place is.
pub(super) fn with_ride(tr: &Translator, about: &str, distance: u8) -> String {
    let ride = tr.format(message!("table-ride-here", distance = distance));
    [about, &ride].join("\n")
}

pub(super) fn about_task(tr: &Translator, scene: &Scene<'_>, task: TaskId) -> String {
    help::task(tr, scene.game.cards(), task).unwrap_or_default()
}

/// What is known of another seat.
pub(super) fn about_seat(tr: &Translator, scene: &Scene<'_>, seat: Seat) -> String {
    let position = scene.view.position();
    let other = position.seat(seat);
    let (known, hidden) = (other.known(), other.hidden());
    let tasks: Vec<_> = other
        .tasks()
        .iter()
        .map(|task| task_title(tr, task))
        .collect();
    let cards: Vec<_> = other
        .chosen()
        .map(|chosen| action_card(tr, chosen.card))
        .collect();
    let level = scene.label(seat).and_then(|label| label.level.clone());
    let mut lines: Vec<String> = level.into_iter().collect();
    if scene.is_bare() {
        let cards = usize::from(known.len() + hidden);
        lines.push(tr.format(message!("referee-hand", cards = cards)));
        return lines.join("\n");
    }
    lines.extend([
        tr.format(message!(
            "table-seat",
            tent = position.order().tent(seat),
            shields = other.shields(),
            at = names::location_at(tr, other.knight()),
        )),
        tr.format(message!(
            "table-seat-hand",
            cards = names::virtue_cards(tr, known),
            hidden = hidden,
        )),
    ]);
    if !tasks.is_empty() {
        lines.push(tr.format(message!("table-seat-tasks", tasks = tr.list_and(&tasks))));
    }
    if !cards.is_empty() {
        lines.push(tr.format(message!("table-seat-chosen", cards = tr.list_and(&cards))));
    }
    if turns::is_through(scene, seat) {
        lines.push(tr.text("table-seat-through"));
    }
    lines.join("\n")
}

pub(super) fn phase_line(tr: &Translator, scene: &Scene<'_>) -> String {
    let position = scene.view.position();
    let phase = names::round_and_phase(tr, position.phase(), position.round());
    let taken_back = scene.replay.map_or(scene.taken_back, Replay::is_taken_back);
    if taken_back {
        tr.format(message!("table-phase-taken-back", phase = phase))
    } else {
        phase
    }
}

/// The same with who comes next.
pub(super) fn phase_and_next(
    tr: &Translator,
    scene: &Scene<'_>,
    phase: &str,
    next: &[Seat],
) -> String {
    let next = scene.narrator.mention_all(next.iter().copied());
    let phase = phase.to_owned();
    tr.format(message!("table-then", phase = phase, next = next))
}

pub(super) fn status(scene: &Scene<'_>) -> String {
    if let Some(replay) = scene.replay {
        return replay::words::through(scene, replay.viewer());
    }
    // Two orders at once would be one too many: what the guide wants comes first.
    let wish = scene.guide.filter(|_| !scene.waiting);
    if let Some(wish) = wish.and_then(|guide| guide.wish(scene.stage.translator)) {
        return wish;
    }
    scene
        .narrator
        .status(scene.game, scene.view.position(), |seat| {
            scene.label(seat).is_some_and(|label| label.level.is_some())
        })
}

/// Says that a bot is still thinking.
pub(super) fn thinks(tr: &Translator, name: &str) -> String {
    tr.format(message!("table-thinks", name = name))
}

pub(super) fn offer_hint(tr: &Translator, scene: &Scene<'_>) -> String {
    match (
        scene.view.position().tournament_knights(),
        scene.game.edition(),
    ) {
        (1, Edition::Cs) => tr.text("table-offer-single-cs"),
        (1, Edition::En) => tr.text("table-offer-single-en"),
        (_, Edition::Cs) => tr.text("table-offer-two-cs"),
        (_, Edition::En) => tr.text("table-offer-two-en"),
    }
}

/// Whether the own offer comes first, and whose is the other; nothing for a single knight.
pub(super) fn offer_order(tr: &Translator, scene: &Scene<'_>) -> Option<String> {
    let position = scene.view.position();
    let other = |seat: &Seat| *seat != scene.own;
    let first = position.offered().iter().find(other);
    let name = |seat: Seat| scene.name(seat);
    if let Some(seat) = first {
        return Some(tr.format(message!("table-offer-after", name = name(seat))));
    }
    let next = position.to_offer().iter().find(other)?;
    Some(tr.format(message!("table-offer-before", name = name(next))))
}

/// Who is in the tournament, and what can be won there: for those who make no offer now.
pub(super) fn tournament(tr: &Translator, scene: &Scene<'_>) -> [String; 2] {
    let position = scene.view.position();
    let (owing, done) = (position.to_offer(), position.offered());
    let there = position.seats();
    let there = there.filter(|&seat| owing.contains(seat) || done.contains(seat));
    let knights = scene.narrator.mention_all(there);
    let count = position.tournament_knights();
    let who = tr.format(message!("table-tournament", knights = knights));
    [
        who,
        tr.text(match (count, scene.game.edition()) {
            (1, Edition::Cs) => id!("table-tournament-single-cs"),
            (1, Edition::En) => id!("table-tournament-single-en"),
            (_, Edition::Cs | Edition::En) => id!("table-tournament-prize"),
        }),
    ]
}

pub(super) fn offer_total(tr: &Translator, offer: VirtueCards) -> String {
    tr.format(message!("offer-total", total = offer.tournament_total()))
}

pub(super) fn make_offer(tr: &Translator, offer: VirtueCards) -> String {
    tr.format(message!("table-make-offer", count = offer.len()))
}

pub(super) fn end_turn(tr: &Translator, unused: usize) -> String {
    tr.format(message!("table-end-turn", unused = unused))
}

/// One way to carry a card out, as an option to click.
pub(super) fn way(tr: &Translator, action: Action) -> String {
    match action {
        Action::Exercise { virtue, value } => tr.format(message!(
            "way-exercise",
            card = virtue_card(tr, VirtueCard::new(virtue, value))
        )),
        Action::RoundTable { task } => {
            tr.format(message!("way-round-table", task = task_title(tr, task)))
        }
        Action::Horse { to, .. } => location(tr, to),
        Action::Court { book } => tr.format(message!(
            "way-court",
            card = virtue_card(tr, VirtueCard::new(Virtue::Book, book))
        )),
        Action::Quest { task, pay } => tr.format(message!(
            "way-quest",
            task = task_title(tr, task),
            cards = names::virtue_cards(tr, pay)
        )),
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

/// What is to be chosen for a card.
pub(super) fn question(tr: &Translator, card: ActionCard) -> String {
    tr.text(match card {
        ActionCard::Exercise(_) => id!("choose-value"),
        ActionCard::RoundTable => id!("choose-task"),
        ActionCard::Horse(_) => id!("choose-place"),
        ActionCard::Court => id!("choose-book"),
        ActionCard::Quest => id!("choose-payment"),
        ActionCard::Tournament => id!("choose-offer"),
    })
}

pub(super) fn short_reason(scene: &Scene<'_>, unmet: Unmet) -> String {
    scene.narrator.reason_short(unmet)
}

pub(super) fn reason(scene: &Scene<'_>, card: ActionCard, unmet: Unmet) -> String {
    scene.narrator.reason(scene.own, card, unmet)
}

/// All reasons why a card has expired, in words.
pub(super) fn expiry_reasons(scene: &Scene<'_>, expired: &ExpiredCard) -> Vec<String> {
    scene
        .narrator
        .reasons(expired.seat, expired.card, &expired.unmet)
}

/// The explanation of a card, with the German word that is printed on it if that is wanted.
pub(super) fn with_german(
    stage: &Stage<'_>,
    about: String,
    name: impl Fn(&Translator) -> String,
) -> String {
    let Some(term) = stage.german(name) else {
        return about;
    };
    let message = message!("rulebook-words", term = term);
    let german = stage.translator.format_attribute(message, "german");
    if about.is_empty() {
        german
    } else {
        [about, german].join("\n")
    }
}

/// The rule about something, and the key that opens it.
pub(super) fn cite(tr: &Translator, rule: Rule) -> String {
    tr.format(message!("rulebook-cite", rule = rule.to_string()))
}

/// The switch that shows the German words: its name, and what it does.
pub(super) fn settings(tr: &Translator) -> String {
    tr.text(id!("settings-title"))
}

pub(super) fn german_terms(tr: &Translator) -> (String, String) {
    let words = tr.attribute("rulebook-words", "switch");
    (words, tr.attribute("rulebook-words", "switch-help"))
}

/// Where a task is, in words.
pub(in crate::ui) fn whereabouts(
    tr: &Translator,
    narrator: &Narrator<'_>,
    place: Whereabouts,
) -> String {
    let who = |seat: Seat| narrator.who(seat);
    match place {
        Whereabouts::FaceUp => tr.text("task-state-open"),
        Whereabouts::NotSeen => tr.text("task-state-unseen"),
        Whereabouts::Held(seat) => tr.format(message!(
            "task-state-held",
            who = who(seat),
            name = narrator.name(seat)
        )),
        Whereabouts::Done(seat) => tr.format(message!(
            "task-state-done",
            who = who(seat),
            name = narrator.name(seat)
        )),
    }
}

/// "Save as …".
pub(super) fn save_as(tr: &Translator) -> String {
    tr.text(id!("table-save-as"))
}

/// Keys, and what they do. In a lesson the guide helps, in a game the coach.
pub(super) fn shortcut_rows(
    tr: &Translator,
    in_lesson: bool,
    sounds: bool,
) -> Vec<(String, String)> {
    let help = if in_lesson {
        (id!("keyname-show-me"), id!("key-show-me"))
    } else {
        (id!("keyname-hint"), id!("key-hint"))
    };
    [
        (id!("keyname-tab"), id!("key-next")),
        (id!("keyname-arrows"), id!("key-arrows")),
        (id!("keyname-enter"), id!("key-use")),
        (id!("keyname-digits"), id!("key-digits")),
        (id!("keyname-drag"), id!("key-drag")),
        (id!("keyname-alt-arrows"), id!("key-reorder")),
        (id!("keyname-step"), id!("key-step")),
        (id!("keyname-all"), id!("key-all")),
        (id!("keyname-why"), id!("key-why")),
        help,
        (id!("keyname-end"), id!("key-end-turn")),
        (id!("keyname-give-up"), id!("key-give-up")),
        (id!("keyname-undo"), id!("key-undo")),
        (id!("keyname-undo-turn"), id!("key-undo-turn")),
        (id!("keyname-redo"), id!("key-redo")),
        (id!("keyname-hurry"), id!("key-skip")),
        (id!("keyname-look"), id!("key-look")),
        (id!("keyname-log"), id!("key-log")),
        (id!("keyname-tasks"), id!("key-tasks")),
        (id!("keyname-rulebook"), id!("key-rulebook")),
        (id!("keyname-review"), id!("key-review")),
        (id!("keyname-replay"), id!("key-replay")),
        (id!("keyname-save"), id!("key-save")),
        (id!("keyname-mute"), id!("key-mute")),
        (id!("keyname-zoom"), id!("key-zoom")),
        (id!("keyname-escape"), id!("key-close")),
    ]
    .into_iter()
    // A lesson is not saved.
    .filter(|(key, _)| !in_lesson || *key != id!("keyname-save"))
    // The guide of a lesson has the key.
    .filter(|(key, _)| (sounds && !in_lesson) || *key != id!("keyname-mute"))
    .filter(|(key, _)| !in_lesson || *key != id!("keyname-replay"))
    .map(|(key, what)| (tr.text(key), tr.text(what)))
    .collect()
}

/// A part of the whole.
pub(super) fn percent(tr: &Translator, number: i32) -> String {
    tr.format(message!("settings-percent", number = number))
}

/// Whether sounds are heard.
pub(super) fn sound_state(tr: &Translator, muted: bool) -> String {
    tr.attribute("settings-muted", if muted { "on" } else { "off" })
}

pub(super) fn hand_over_title(tr: &Translator, name: &str) -> String {
    tr.format(message!("hand-over", name = name.to_owned()))
}

pub(super) fn hand_over_hint(tr: &Translator) -> String {
    tr.attribute("hand-over", "help")
}

pub(super) fn take_seat(tr: &Translator, name: &str) -> String {
    tr.format_attribute(message!("hand-over", name = name.to_owned()), "ready")
}
