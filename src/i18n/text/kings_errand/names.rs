//! Names of everything in the box, in the forms that sentences need, and counts.

use crate::bot::{BotKind, Budget, Level, Temperament};
use crate::i18n::{Message, Translator};
use crate::rules::kings_errand::{
    ActionCard, Edition, Location, LocationSet, Phase, Side, TaskId, Virtue, VirtueCard,
    VirtueCards,
};
use crate::{id, message};

const fn location_id(location: Location) -> &'static str {
    match location {
        Location::Camelot => id!("location-camelot"),
        Location::HiddenValley => id!("location-hidden-valley"),
        Location::WildForest => id!("location-wild-forest"),
        Location::MoonLake => id!("location-moon-lake"),
        Location::DragonRock => id!("location-dragon-rock"),
        Location::MistyFen => id!("location-misty-fen"),
        Location::BlackTower => id!("location-black-tower"),
        Location::DwarfMines => id!("location-dwarf-mines"),
    }
}

/// The title of the card: "The Moon Lake".
#[must_use]
pub fn location(tr: &Translator, location: Location) -> String {
    tr.text(location_id(location))
}

/// Where something is: "at the Moon Lake".
#[must_use]
pub fn location_at(tr: &Translator, location: Location) -> String {
    tr.attribute(location_id(location), "at")
}

/// Where somebody rides: "to the Moon Lake".
#[must_use]
pub fn location_to(tr: &Translator, location: Location) -> String {
    tr.attribute(location_id(location), "to")
}

/// Where something can be done: "at the Moon Lake or in the Misty Fen".
#[must_use]
pub fn at_one_of(tr: &Translator, places: LocationSet) -> String {
    let places: Vec<_> = places.iter().map(|place| location_at(tr, place)).collect();
    tr.list_or(&places)
}

const fn side_id(side: Side) -> &'static str {
    match side {
        Side::Camelot => id!("side-camelot"),
        Side::Countryside => id!("side-countryside"),
        Side::Anywhere => id!("side-anywhere"),
    }
}

/// Where a card works: "in the countryside".
#[must_use]
pub fn side(tr: &Translator, side: Side) -> String {
    tr.text(side_id(side))
}

/// How the border of a card looks: "green leaves".
#[must_use]
pub fn border(tr: &Translator, side: Side) -> String {
    tr.attribute(side_id(side), "border")
}

const fn virtue_id(virtue: Virtue) -> &'static str {
    match virtue {
        Virtue::Sword => id!("virtue-sword"),
        Virtue::Lance => id!("virtue-lance"),
        Virtue::Dragon => id!("virtue-dragon"),
        Virtue::Book => id!("virtue-book"),
    }
}

/// The sign on the card: "Sword".
#[must_use]
pub fn virtue(tr: &Translator, virtue: Virtue) -> String {
    tr.text(virtue_id(virtue))
}

/// What the sign stands for: "strength".
#[must_use]
pub fn virtue_meaning(tr: &Translator, virtue: Virtue) -> String {
    tr.attribute(virtue_id(virtue), "stands-for")
}

/// The title of a pile: "Sword pile".
#[must_use]
pub fn pile(tr: &Translator, virtue: Virtue) -> String {
    tr.attribute(virtue_id(virtue), "pile")
}

/// What somebody does not have: "no Sword".
#[must_use]
pub fn no_card(tr: &Translator, virtue: Virtue) -> String {
    tr.attribute(virtue_id(virtue), "none")
}

/// A virtue card: "Sword 2".
#[must_use]
pub fn virtue_card(tr: &Translator, card: VirtueCard) -> String {
    let value = card.value;
    tr.format(match card.virtue {
        Virtue::Sword => message!("virtue-card-sword", value = value),
        Virtue::Lance => message!("virtue-card-lance", value = value),
        Virtue::Dragon => message!("virtue-card-dragon", value = value),
        Virtue::Book => message!("virtue-card-book", value = value),
    })
}

/// Several virtue cards: "2 × Sword 1 and Book 2"; "nothing" for none.
#[must_use]
pub fn virtue_cards(tr: &Translator, cards: VirtueCards) -> String {
    if cards.is_empty() {
        return tr.text("virtue-cards-none");
    }
    let cards: Vec<_> = cards
        .kinds()
        .map(|(card, count)| {
            let card = virtue_card(tr, card);
            if count == 1 {
                card
            } else {
                tr.format(message!("virtue-card-times", count = count, card = card))
            }
        })
        .collect();
    tr.list_and(&cards)
}

/// The message about an action card; its attributes are `short` and `help`.
pub(super) fn action_message(card: ActionCard) -> Message<'static> {
    match card {
        ActionCard::Exercise(Virtue::Sword) => message!("action-exercise-sword"),
        ActionCard::Exercise(Virtue::Lance) => message!("action-exercise-lance"),
        ActionCard::Exercise(Virtue::Dragon) => message!("action-exercise-dragon"),
        ActionCard::Exercise(Virtue::Book) => message!("action-exercise-book"),
        ActionCard::RoundTable => message!("action-round-table"),
        ActionCard::Tournament => message!("action-tournament"),
        ActionCard::Court => message!("action-court"),
        ActionCard::Quest => message!("action-quest"),
        ActionCard::Horse(horse) => message!("action-horse", reach = horse.reach()),
    }
}

/// The key by which messages tell kinds of action cards apart.
pub(super) const fn action_key(card: ActionCard) -> &'static str {
    match card {
        ActionCard::Exercise(_) => "exercise",
        ActionCard::RoundTable => "round-table",
        ActionCard::Tournament => "tournament",
        ActionCard::Court => "court",
        ActionCard::Quest => "quest",
        ActionCard::Horse(_) => "horse",
    }
}

/// The whole name of an action card: "Exercise: sword".
#[must_use]
pub fn action_card(tr: &Translator, card: ActionCard) -> String {
    tr.format(action_message(card))
}

/// The name of an action card where there is little room: "Sword".
#[must_use]
pub fn action_card_short(tr: &Translator, card: ActionCard) -> String {
    tr.format_attribute(action_message(card), "short")
}

/// The title of a task: "Kill the wild boar!".
#[must_use]
pub fn task(tr: &Translator, task: TaskId) -> String {
    tr.text(match task.number() {
        1 => id!("task-1"),
        2 => id!("task-2"),
        3 => id!("task-3"),
        4 => id!("task-4"),
        5 => id!("task-5"),
        6 => id!("task-6"),
        7 => id!("task-7"),
        8 => id!("task-8"),
        9 => id!("task-9"),
        10 => id!("task-10"),
        11 => id!("task-11"),
        12 => id!("task-12"),
        13 => id!("task-13"),
        14 => id!("task-14"),
        number => return tr.format(message!("task-unknown", number = number)),
    })
}

/// The title of a task in quotation marks, for sentences.
#[must_use]
pub fn task_quoted(tr: &Translator, id: TaskId) -> String {
    tr.format(message!("task-quoted", task = task(tr, id)))
}

const fn edition_id(edition: Edition) -> &'static str {
    match edition {
        Edition::Cs => id!("edition-cs"),
        Edition::En => id!("edition-en"),
    }
}

/// The name of an edition: "Czech rulebook".
#[must_use]
pub fn edition(tr: &Translator, edition: Edition) -> String {
    tr.text(edition_id(edition))
}

/// What is different in an edition, in one line.
#[must_use]
pub fn edition_difference(tr: &Translator, edition: Edition) -> String {
    tr.attribute(edition_id(edition), "differs")
}

/// The name of the phase in round `round`; 0 during the set-up.
#[must_use]
pub fn phase(tr: &Translator, phase: Phase, round: u16) -> String {
    tr.text(match phase {
        Phase::LayRing | Phase::DealHands => id!("phase-setup"),
        Phase::RevealTasks | Phase::DealTents if round == 0 => id!("phase-setup"),
        Phase::RevealTasks | Phase::DealTents => id!("phase-new-round"),
        Phase::Choose => id!("phase-choose"),
        Phase::CarryOut => id!("phase-carry-out"),
        Phase::Tournament => id!("phase-tournament"),
        Phase::Over => id!("phase-over"),
    })
}

/// "Round 4 · Phase II"; without the round during the set-up and after the end.
#[must_use]
pub fn round_and_phase(tr: &Translator, at: Phase, round: u16) -> String {
    let name = match at {
        Phase::Choose => tr.attribute("phase-choose", "short"),
        Phase::CarryOut => tr.attribute("phase-carry-out", "short"),
        Phase::RevealTasks | Phase::DealTents if round > 0 => {
            tr.attribute("phase-new-round", "short")
        }
        Phase::Tournament => phase(tr, at, round),
        Phase::LayRing | Phase::DealHands | Phase::RevealTasks | Phase::DealTents | Phase::Over => {
            return phase(tr, at, round);
        }
    };
    tr.format(message!("round-and-phase", round = round, phase = name))
}

/// A tent by its number: "Tent 1".
#[must_use]
pub fn tent(tr: &Translator, number: u8) -> String {
    tr.format(message!("tent", number = number))
}

const KNIGHTS: [&str; 4] = [
    id!("knight-red"),
    id!("knight-blue"),
    id!("knight-green"),
    id!("knight-silver"),
];

/// A knight, in the order red, blue, green, silver: "Knight of the Lion".
#[must_use]
pub fn knight(tr: &Translator, index: usize) -> String {
    tr.text(KNIGHTS[index % KNIGHTS.len()])
}

/// The colour of a knight, in the same order: "red".
#[must_use]
pub fn knight_colour(tr: &Translator, index: usize) -> String {
    tr.attribute(KNIGHTS[index % KNIGHTS.len()], "colour")
}

const fn level_id(level: Level) -> &'static str {
    match level {
        Level::Random => id!("player-random"),
        Level::Page => id!("player-page"),
        Level::Squire => id!("player-squire"),
        Level::Knight => id!("player-knight"),
        Level::Champion => id!("player-champion"),
    }
}

const fn temperament_id(temperament: Temperament) -> &'static str {
    match temperament {
        Temperament::Even => id!("temperament-even"),
        Temperament::Questing => id!("temperament-questing"),
        Temperament::Jousting => id!("temperament-jousting"),
    }
}

/// A person, in the list of who can play: "Human".
#[must_use]
pub fn person(tr: &Translator) -> String {
    tr.text(id!("player-human"))
}

/// Who a person is, in one line.
#[must_use]
pub fn person_character(tr: &Translator) -> String {
    tr.attribute(id!("player-human"), "character")
}

/// How strong a bot is: "Squire".
#[must_use]
pub fn level(tr: &Translator, level: Level) -> String {
    tr.text(level_id(level))
}

/// How a bot of this level plays, in one line.
#[must_use]
pub fn level_character(tr: &Translator, level: Level) -> String {
    tr.attribute(level_id(level), "character")
}

/// What a bot is fond of, as it is chosen: "Likes tasks".
#[must_use]
pub fn temperament(tr: &Translator, temperament: Temperament) -> String {
    tr.text(temperament_id(temperament))
}

/// How that shows in play, in one line.
#[must_use]
pub fn temperament_character(tr: &Translator, temperament: Temperament) -> String {
    tr.attribute(temperament_id(temperament), "character")
}

/// How long a bot thinks, as it is chosen: "Thinks for 2 seconds".
#[must_use]
pub fn budget(tr: &Translator, budget: Budget) -> String {
    match budget {
        Budget::Usual => tr.text(id!("budget-usual")),
        Budget::Iterations(count) => tr.format(message!("budget-tries", count = count.get())),
        Budget::Milliseconds(time) => {
            let seconds = f64::from(time.get()) / 1_000.0;
            tr.format(message!("budget-seconds", seconds = seconds))
        }
    }
}

/// A kind of bot with what it is fond of: "Jousting Squire". How long it may think is left out.
#[must_use]
pub fn bot(tr: &Translator, kind: BotKind) -> String {
    let id = level_id(kind.level);
    match kind.temperament {
        Temperament::Even => tr.text(id),
        fond @ (Temperament::Questing | Temperament::Jousting) => tr.attribute(id, fond.name()),
    }
}

/// How such a bot plays, in one or two sentences.
#[must_use]
pub fn bot_character(tr: &Translator, kind: BotKind) -> String {
    let character = level_character(tr, kind.level);
    match kind.temperament {
        Temperament::Even => character,
        fond @ (Temperament::Questing | Temperament::Jousting) => {
            [character, temperament_character(tr, fond)].join(" ")
        }
    }
}

/// Who plays a seat, by the name that records use (`page`, `champion:1000` …); a kind of player
/// that this app does not know keeps its name.
#[must_use]
pub fn player_kind(tr: &Translator, kind: &str) -> String {
    if kind == "human" {
        return person(tr);
    }
    kind.parse()
        .map_or_else(|_| kind.to_owned(), |kind| bot(tr, kind))
}

macro_rules! counts {
    ($($(#[$doc:meta])* $name:ident: $id:literal),+ $(,)?) => {
        $($(#[$doc])*
        #[must_use]
        pub fn $name(tr: &Translator, count: usize) -> String {
            tr.format(message!($id, count = count))
        })+
    };
}

counts! {
    /// "5 shields".
    shields: "count-shields",
    /// "5 cards".
    cards: "count-cards",
    /// "5 virtue cards".
    virtue_card_count: "count-virtue-cards",
    /// "5 rounds".
    rounds: "count-rounds",
    /// "5 locations".
    locations: "count-locations",
    /// "5 tasks".
    tasks: "count-tasks",
    /// "5 face down".
    face_down: "count-face-down",
}
