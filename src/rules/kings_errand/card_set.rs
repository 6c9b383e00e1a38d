//! The figures of the cards: what a game is played with, and every fault a set can have.

use std::collections::BTreeMap;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::action_card::{Horse, MAX_REACH};
use super::place::{LOCATIONS, Location};
use super::task::{TASKS, Task, TaskId};
use super::virtue::{MAX_VALUE, Virtue, VirtueCard, VirtueCards};

/// How many virtue cards there are. Source: rulebook cs ~1~.
pub const VIRTUE_CARDS: usize = 18;
/// How many horses there are. Source: rulebook cs ~1~.
pub const HORSES: usize = 4;
/// No task brings more: a slip of the pen, not a card.
pub const MAX_TASK_SHIELDS: u8 = 20;

/// A card set whose figures fit the rules.
///
/// Made by [`CardSet::check`]; written in the form of [`CardSetDraft`].
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct CardSet {
    id: String,
    locations: [Location; LOCATIONS],
    horses: [Horse; HORSES],
    removed_horse: Horse,
    virtues: VirtueCards,
    tasks: [Task; TASKS],
    /// The printed order of each task's requirements is kept for faithful writing only.
    draft: CardSetDraft,
}

impl CardSet {
    /// Checks a draft against the rules.
    ///
    /// # Errors
    /// Every fault of the draft, in the order of its fields.
    pub fn check(draft: CardSetDraft) -> Result<Self, Vec<CardSetFault>> {
        let mut faults = Vec::new();
        check_id(&draft.id, &mut faults);
        let locations = check_locations(&draft.locations, &mut faults);
        let (horses, removed_horse) = check_horses(&draft.horses, &mut faults);
        let virtues = check_virtues(&draft.virtues, &mut faults);
        let tasks = check_tasks(&draft.tasks, virtues, &mut faults);
        match (locations, horses, removed_horse, tasks) {
            (Some(locations), Some(horses), Some(removed_horse), Some(tasks))
                if faults.is_empty() =>
            {
                Ok(Self {
                    id: draft.id.clone(),
                    locations,
                    horses,
                    removed_horse,
                    virtues,
                    tasks,
                    draft,
                })
            }
            _ => Err(faults),
        }
    }

    /// The id that records carry.
    #[must_use]
    pub fn id(&self) -> &str {
        &self.id
    }

    /// The four horses, with all players.
    #[must_use]
    pub const fn horses(&self) -> [Horse; HORSES] {
        self.horses
    }

    /// The horse that goes back into the box with 2 or 3 players. Source: S4.
    #[must_use]
    pub const fn removed_horse(&self) -> Horse {
        self.removed_horse
    }

    /// All virtue cards, before S5 takes some away.
    #[must_use]
    pub const fn virtues(&self) -> VirtueCards {
        self.virtues
    }

    /// The fourteen tasks by number.
    #[must_use]
    pub const fn tasks(&self) -> &[Task; TASKS] {
        &self.tasks
    }

    /// What the card of this task says; `None` if there is no such task.
    #[must_use]
    pub fn task(&self, id: TaskId) -> Option<&Task> {
        self.tasks.get(id.index())
    }

    /// The locations in the order of the set.
    #[must_use]
    pub const fn locations(&self) -> [Location; LOCATIONS] {
        self.locations
    }

    /// The set in its written form.
    #[must_use]
    pub const fn draft(&self) -> &CardSetDraft {
        &self.draft
    }
}

impl Serialize for CardSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.draft.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for CardSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let draft = CardSetDraft::deserialize(deserializer)?;
        Self::check(draft).map_err(|faults| {
            let faults: Vec<_> = faults.iter().map(ToString::to_string).collect();
            serde::de::Error::custom(faults.join("; "))
        })
    }
}

/// A card set as written in records, not yet checked. Source: record-format.md, `card_set`.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
pub struct CardSetDraft {
    /// Lower-case letters, digits and `_`. Source: record-format.md, "Precisely".
    pub id: String,
    /// The eight locations.
    pub locations: Vec<String>,
    /// The horses.
    pub horses: HorsesDraft,
    /// The values of each virtue's cards.
    pub virtues: BTreeMap<String, Vec<u8>>,
    /// The fourteen tasks.
    pub tasks: Vec<TaskDraft>,
}

/// The horses as written.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
pub struct HorsesDraft {
    /// The reach of each of the four.
    pub all: Vec<u8>,
    /// The reach of the one that fewer than four players put back. Source: S4.
    pub removed_below_4: u8,
}

/// A task as written.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
pub struct TaskDraft {
    /// The printed number.
    pub id: u8,
    /// Name of its location.
    pub location: String,
    /// What is put back for it.
    pub needs: Vec<NeedDraft>,
    /// What it brings.
    pub shields: u8,
}

/// One requirement of a task as written.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
pub struct NeedDraft {
    /// Name of the virtue.
    pub virtue: String,
    /// The least value.
    pub value: u8,
}

/// What is wrong with a card set.
#[derive(Clone, Debug, Eq, PartialEq, thiserror::Error)]
pub enum CardSetFault {
    /// The id is empty or holds other characters than records allow.
    #[error("the id {0:?} must consist of lower-case letters, digits and _")]
    BadId(String),
    /// Not eight locations.
    #[error("there must be 8 locations, not {found}")]
    LocationCount {
        /// How many are there.
        found: usize,
    },
    /// No location of the game has this name.
    #[error("there is no location called {0:?}")]
    UnknownLocation(String),
    /// A location is listed twice.
    #[error("the location {0:?} is listed twice")]
    LocationTwice(String),
    /// Not four horses.
    #[error("there must be 4 horses, not {found}")]
    HorseCount {
        /// How many are there.
        found: usize,
    },
    /// A horse that goes nowhere or farther than the circle is wide.
    #[error("a horse goes 1 to 4 locations, not {reach}")]
    HorseReach {
        /// The reach found.
        reach: u8,
    },
    /// The horse to put back is not among the four.
    #[error("no horse of reach {reach} is there to be put back with fewer than 4 players")]
    RemovedHorseNotThere {
        /// The reach named.
        reach: u8,
    },
    /// A key that is no virtue.
    #[error("there is no virtue called {0:?}")]
    UnknownVirtue(String),
    /// Not eighteen virtue cards.
    #[error("there must be 18 virtue cards, not {found}")]
    VirtueCardCount {
        /// How many are there.
        found: usize,
    },
    /// A virtue card of another value than 1 or 2.
    #[error("virtue cards have the value 1 or 2, not {value} ({virtue:?})")]
    VirtueValue {
        /// Its virtue.
        virtue: Virtue,
        /// The value found.
        value: u8,
    },
    /// Too few ones for the set-up. Source: S5, S6.
    #[error("the set-up takes {needed} cards {virtue:?} of value 1, there are {found}")]
    TooFewOnes {
        /// The virtue.
        virtue: Virtue,
        /// How many ones there are.
        found: u8,
        /// How many the set-up takes.
        needed: u8,
    },
    /// Not fourteen tasks.
    #[error("there must be 14 tasks, not {found}")]
    TaskCount {
        /// How many are there.
        found: usize,
    },
    /// A task with a number that no card carries.
    #[error("tasks are numbered 1 to 14, there is no task {number}")]
    UnknownTask {
        /// The number found.
        number: u8,
    },
    /// A task number is used twice.
    #[error("the task {number} is listed twice")]
    TaskTwice {
        /// The number.
        number: u8,
    },
    /// A task at a place that does not exist.
    #[error("task {number}: there is no location called {name:?}")]
    TaskLocation {
        /// The task.
        number: u8,
        /// The name found.
        name: String,
    },
    /// A task at Camelot, where no quest can be carried out. Source: D2.
    #[error("task {number} lies at Camelot, where no quest can be carried out")]
    TaskAtCamelot {
        /// The task.
        number: u8,
    },
    /// A task asks for nothing.
    #[error("task {number} asks for nothing")]
    TaskWithoutNeeds {
        /// The task.
        number: u8,
    },
    /// A task asks for a virtue that does not exist.
    #[error("task {number}: there is no virtue called {name:?}")]
    TaskVirtue {
        /// The task.
        number: u8,
        /// The name found.
        name: String,
    },
    /// A task asks for a value that no card has.
    #[error("task {number} asks for {virtue:?} {value}; virtue cards have the value 1 or 2")]
    TaskValue {
        /// The task.
        number: u8,
        /// The virtue.
        virtue: Virtue,
        /// The value found.
        value: u8,
    },
    /// No hand could ever pay for the task, with fewer than four players (S5).
    #[error("no hand could ever pay for task {number}: too few cards {virtue:?}")]
    TaskUnpayable {
        /// The task.
        number: u8,
        /// The virtue of which there are too few cards.
        virtue: Virtue,
    },
    /// A task brings nothing, or more than any card.
    #[error("task {number} must bring 1 to 20 shields, not {shields}")]
    TaskShields {
        /// The task.
        number: u8,
        /// The shields found.
        shields: u8,
    },
}

/// Whether records can carry this id. Source: record-format.md, "Precisely".
#[must_use]
pub fn is_record_id(id: &str) -> bool {
    let fits = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'_';
    !id.is_empty() && id.bytes().all(fits)
}

fn check_id(id: &str, faults: &mut Vec<CardSetFault>) {
    if !is_record_id(id) {
        faults.push(CardSetFault::BadId(id.to_owned()));
    }
}

/// The location with this name in records and data, such as `hidden_valley`.
#[must_use]
pub fn location_named(name: &str) -> Option<Location> {
    use serde::de::value::{Error, StrDeserializer};
    Location::deserialize(StrDeserializer::<Error>::new(name)).ok()
}

/// The virtue with this name in records and data, such as `sword`.
#[must_use]
pub fn virtue_named(name: &str) -> Option<Virtue> {
    use serde::de::value::{Error, StrDeserializer};
    Virtue::deserialize(StrDeserializer::<Error>::new(name)).ok()
}

fn check_locations(
    names: &[String],
    faults: &mut Vec<CardSetFault>,
) -> Option<[Location; LOCATIONS]> {
    if names.len() != LOCATIONS {
        faults.push(CardSetFault::LocationCount { found: names.len() });
    }
    let mut locations = Vec::with_capacity(LOCATIONS);
    for name in names {
        match location_named(name) {
            None => faults.push(CardSetFault::UnknownLocation(name.clone())),
            Some(location) if locations.contains(&location) => {
                faults.push(CardSetFault::LocationTwice(name.clone()));
            }
            Some(location) => locations.push(location),
        }
    }
    locations.try_into().ok()
}

fn check_horses(
    horses: &HorsesDraft,
    faults: &mut Vec<CardSetFault>,
) -> (Option<[Horse; HORSES]>, Option<Horse>) {
    if horses.all.len() != HORSES {
        faults.push(CardSetFault::HorseCount {
            found: horses.all.len(),
        });
    }
    let mut known = Vec::with_capacity(HORSES);
    for &reach in &horses.all {
        match Horse::new(reach) {
            Some(horse) => known.push(horse),
            None => faults.push(CardSetFault::HorseReach { reach }),
        }
    }
    const { assert!(MAX_REACH == 4, "the text of the fault names the reach") };
    let removed = Horse::new(horses.removed_below_4).filter(|horse| known.contains(horse));
    if removed.is_none() {
        faults.push(CardSetFault::RemovedHorseNotThere {
            reach: horses.removed_below_4,
        });
    }
    (known.try_into().ok(), removed)
}

/// Ones of each virtue that the set-up takes at most: the opening hands of S6, and one for S5.
const ONES_NEEDED: [(Virtue, u8); 4] = [
    (Virtue::Sword, 3),
    (Virtue::Lance, 2),
    (Virtue::Dragon, 3),
    (Virtue::Book, 2),
];

fn check_virtues(
    virtues: &BTreeMap<String, Vec<u8>>,
    faults: &mut Vec<CardSetFault>,
) -> VirtueCards {
    let found: usize = virtues.values().map(Vec::len).sum();
    if found != VIRTUE_CARDS {
        faults.push(CardSetFault::VirtueCardCount { found });
    }
    let mut cards = VirtueCards::EMPTY;
    for (name, values) in virtues {
        let Some(virtue) = virtue_named(name) else {
            faults.push(CardSetFault::UnknownVirtue(name.clone()));
            continue;
        };
        for &value in values {
            let card = VirtueCard::new(virtue, value);
            if !card.exists() {
                faults.push(CardSetFault::VirtueValue { virtue, value });
            } else if cards.count(card) < VIRTUE_CARDS as u8 {
                cards.add(card);
            }
        }
    }
    for (virtue, needed) in ONES_NEEDED {
        let found = cards.count(VirtueCard::new(virtue, 1));
        if found < needed {
            faults.push(CardSetFault::TooFewOnes {
                virtue,
                found,
                needed,
            });
        }
    }
    cards
}

fn check_tasks(
    drafts: &[TaskDraft],
    virtues: VirtueCards,
    faults: &mut Vec<CardSetFault>,
) -> Option<[Task; TASKS]> {
    if drafts.len() != TASKS {
        faults.push(CardSetFault::TaskCount {
            found: drafts.len(),
        });
    }
    let mut tasks: Vec<Task> = Vec::with_capacity(TASKS);
    for draft in drafts {
        let number = draft.id;
        let Some(id) = TaskId::new(number).filter(|id| id.exists()) else {
            faults.push(CardSetFault::UnknownTask { number });
            continue;
        };
        if tasks.iter().any(|task| task.id == id) {
            faults.push(CardSetFault::TaskTwice { number });
            continue;
        }
        let location = match location_named(&draft.location) {
            Some(Location::Camelot) => {
                faults.push(CardSetFault::TaskAtCamelot { number });
                Location::Camelot
            }
            Some(location) => location,
            None => {
                faults.push(CardSetFault::TaskLocation {
                    number,
                    name: draft.location.clone(),
                });
                Location::Camelot
            }
        };
        if draft.shields == 0 || draft.shields > MAX_TASK_SHIELDS {
            faults.push(CardSetFault::TaskShields {
                number,
                shields: draft.shields,
            });
        }
        tasks.push(Task {
            id,
            location,
            needs: check_needs(draft, virtues, faults),
            shields: draft.shields,
        });
    }
    tasks.sort_by_key(|task| task.id);
    tasks.try_into().ok()
}

fn check_needs(
    draft: &TaskDraft,
    virtues: VirtueCards,
    faults: &mut Vec<CardSetFault>,
) -> VirtueCards {
    let number = draft.id;
    if draft.needs.is_empty() {
        faults.push(CardSetFault::TaskWithoutNeeds { number });
    }
    let mut needs = VirtueCards::EMPTY;
    for need in &draft.needs {
        match virtue_named(&need.virtue) {
            None => faults.push(CardSetFault::TaskVirtue {
                number,
                name: need.virtue.clone(),
            }),
            Some(virtue) if need.value == 0 || need.value > MAX_VALUE => {
                faults.push(CardSetFault::TaskValue {
                    number,
                    virtue,
                    value: need.value,
                });
            }
            Some(virtue) if needs.count_of(virtue) < VIRTUE_CARDS as u8 => {
                needs.add(VirtueCard::new(virtue, need.value));
            }
            Some(_) => {}
        }
    }
    let ones = Virtue::ALL.map(|virtue| VirtueCard::new(virtue, 1));
    let in_small_game = virtues.minus(ones.into_iter().collect());
    for virtue in Virtue::ALL {
        let two = VirtueCard::new(virtue, 2);
        let short_of_twos = needs.count(two) > in_small_game.count(two);
        if short_of_twos || needs.count_of(virtue) > in_small_game.count_of(virtue) {
            faults.push(CardSetFault::TaskUnpayable { number, virtue });
        }
    }
    needs
}
