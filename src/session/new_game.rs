//! What is chosen for a new game, and kept for the next one.

use serde::{Deserialize, Serialize};

use crate::bot::{BotKind, Level, Temperament};
use crate::rules::kings_errand::{Edition, KnightColour, Setup, is_record_id};
use crate::session::{CoachLevel, Player};

/// One seat as it was chosen.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
pub struct SeatChoice {
    /// The name of the person or of the knight a bot plays.
    pub name: String,
    /// The coat of arms; no two seats have the same.
    pub knight: KnightColour,
    /// A person, or which bot.
    pub bot: Option<BotKind>,
}

impl SeatChoice {
    /// Who plays the seat.
    #[must_use]
    pub fn player(&self) -> Player {
        match self.bot {
            Some(kind) => Player::Bot(kind),
            None => Player::Human(self.name.clone()),
        }
    }
}

/// The choices for a new game.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
pub struct NewGame {
    /// The seats that play: 2 to 4.
    pub seats: Vec<SeatChoice>,
    /// Which rulebook decides.
    pub edition: Edition,
    /// The deal, if it is to be a certain one.
    pub seed: Option<u64>,
    /// How much the coach helps; with any coach, bots explain their moves while the game goes on.
    #[serde(default)]
    pub coach: CoachLevel,
    /// Whether it is played as at a real table: nothing is marked or counted, and mistakes are
    /// explained afterwards.
    #[serde(default)]
    pub table_mode: bool,
    /// The id of the card set, of those that people have made; `None` is the one in the program.
    #[serde(default)]
    pub card_set: Option<String>,
}

/// Longest name, in letters.
pub const LONGEST_NAME: usize = 24;

/// Names of the knights that bots play.
pub const NAMES: [&str; 4] = ["Emrys", "Elowen", "Branwen", "Morcant"];

/// The name of the knight that a bot of this kind plays, unless people choose another.
#[must_use]
pub const fn suggested_name(kind: BotKind) -> &'static str {
    match (kind.level, kind.temperament) {
        (Level::Random, _) => "Dagonet",
        (Level::Page, Temperament::Even) => "Perran",
        (Level::Page, Temperament::Questing) => "Kerra",
        (Level::Page, Temperament::Jousting) => "Talan",
        (Level::Squire, Temperament::Even) => "Merryn",
        (Level::Squire, Temperament::Questing) => "Senara",
        (Level::Squire, Temperament::Jousting) => "Gorlan",
        (Level::Knight, Temperament::Even) => "Cadoc",
        (Level::Knight, Temperament::Questing) => "Ysella",
        (Level::Knight, Temperament::Jousting) => "Brastias",
        (Level::Champion, Temperament::Even) => "Gwenora",
        (Level::Champion, Temperament::Questing) => "Aglovale",
        (Level::Champion, Temperament::Jousting) => "Lamorak",
    }
}

/// Whether nobody has thought of this name: it was given to a seat.
fn is_given(name: &str) -> bool {
    let suggested = |level| {
        Temperament::ALL.into_iter().any(|temperament| {
            suggested_name(BotKind::even(level).with_temperament(temperament)) == name
        })
    };
    name.trim().is_empty() || NAMES.contains(&name) || Level::ALL.into_iter().any(suggested)
}

impl NewGame {
    /// A person called `you` against a Page, who can be beaten in the first game, and a Squire, whose
    /// moves show what brings shields. The coach helps, the less the better the rules are known.
    #[must_use]
    pub fn first(you: &str) -> Self {
        let mut seats = vec![SeatChoice {
            name: you.to_owned(),
            knight: KnightColour::Blue,
            bot: None,
        }];
        let mut game = Self {
            seats: Vec::new(),
            edition: Edition::default(),
            seed: None,
            coach: CoachLevel::USUAL,
            table_mode: false,
            card_set: None,
        };
        game.seats.append(&mut seats);
        game.add_seat();
        game.add_seat();
        game.seats[1].bot = Some(BotKind::PAGE);
        game
    }

    /// A seat for each of these bots, with the names and the coats of arms that come first; `None` is a
    /// person called `you`.
    #[must_use]
    pub fn of_bots(
        bots: impl IntoIterator<Item = Option<BotKind>>,
        edition: Edition,
        you: &str,
    ) -> Self {
        const KNIGHTS: [KnightColour; 4] = [
            KnightColour::Blue,
            KnightColour::Red,
            KnightColour::Green,
            KnightColour::Silver,
        ];
        let seats = bots.into_iter().zip(KNIGHTS).zip(NAMES);
        Self {
            seats: seats
                .map(|((bot, knight), name)| SeatChoice {
                    name: if bot.is_some() { name } else { you }.to_owned(),
                    knight,
                    bot,
                })
                .collect(),
            edition,
            seed: None,
            coach: CoachLevel::Off,
            table_mode: false,
            card_set: None,
        }
    }

    /// A person against Squires, with as many seats as the set-up has.
    #[must_use]
    pub fn for_setup(setup: &Setup) -> Self {
        let mut game = Self::first(NAMES[0]);
        game.seats.truncate(1);
        while game.seats.len() < usize::from(setup.players.get()) {
            game.add_seat();
        }
        game.edition = setup.edition;
        game
    }

    /// Lets a person or another bot play seat `index`. A name that people have chosen stays, and so does
    /// that of a knight whom another bot goes on to play. Where a bot takes the place of a person it
    /// gets the name that suits it, and a person alone at the machine is called `you`.
    pub fn seat_player(&mut self, index: usize, bot: Option<BotKind>, you: &str) {
        let others = || self.seats.iter().enumerate().filter(|&(at, _)| at != index);
        let is_taken = |name: &str| others().any(|(_, seat)| seat.name.trim() == name);
        let alone = others().all(|(_, seat)| seat.bot.is_some());
        let wanted = match bot {
            Some(kind) => Some(suggested_name(kind)),
            None => alone.then_some(you),
        };
        let free = NAMES.into_iter().find(|name| !is_taken(name));
        let name = wanted.filter(|name| !is_taken(name)).or(free);
        let Some(seat) = self.seats.get(index) else {
            return;
        };
        let same_sort = seat.bot.is_some() == bot.is_some();
        let has_name = !seat.name.trim().is_empty() && seat.name != you;
        let may_rename = if same_sort {
            !has_name && bot.is_some()
        } else {
            is_given(&seat.name) || seat.name == you
        };
        let name = name.filter(|_| may_rename).map(str::to_owned);
        let seat = &mut self.seats[index];
        seat.bot = bot;
        if let Some(name) = name {
            seat.name = name;
        }
    }

    /// One more seat, played by a Squire with a free name and coat of arms; at most four.
    pub fn add_seat(&mut self) {
        if self.seats.len() >= KnightColour::ALL.len() {
            return;
        }
        let taken = |knight: KnightColour| self.seats.iter().any(|seat| seat.knight == knight);
        let named = |name: &str| self.seats.iter().any(|seat| seat.name == name);
        let knight = KnightColour::ALL.into_iter().find(|&knight| !taken(knight));
        let name = NAMES.into_iter().find(|name| !named(name));
        self.seats.push(SeatChoice {
            name: name.unwrap_or(NAMES[0]).to_owned(),
            knight: knight.unwrap_or(KnightColour::Red),
            bot: Some(BotKind::SQUIRE),
        });
    }

    /// One seat less; at least two.
    pub fn remove_seat(&mut self) {
        if self.seats.len() > 2 {
            self.seats.pop();
        }
    }

    /// Gives seat `index` the next coat of arms; the seat that has it takes the old one.
    pub fn next_knight(&mut self, index: usize) {
        self.turn_knight(index, 1);
    }

    /// Gives seat `index` the coat of arms before; the seat that has it takes the old one.
    pub fn previous_knight(&mut self, index: usize) {
        self.turn_knight(index, KnightColour::ALL.len() - 1);
    }

    fn turn_knight(&mut self, index: usize, by: usize) {
        let Some(seat) = self.seats.get(index) else {
            return;
        };
        let old = seat.knight;
        let new = KnightColour::ALL[(old.index() + by) % KnightColour::ALL.len()];
        for (other, seat) in self.seats.iter_mut().enumerate() {
            if other == index {
                seat.knight = new;
            } else if seat.knight == new {
                seat.knight = old;
            }
        }
    }

    /// Only a person alone at the machine is called `you`; several of them, and bots, get the names of
    /// knights that are free.
    #[must_use]
    pub fn with_names_for_all(mut self, you: &str) -> Self {
        let people = self.seats.iter().filter(|seat| seat.bot.is_none()).count();
        while let Some(index) = self
            .seats
            .iter()
            .position(|seat| seat.name == you && (seat.bot.is_some() || people > 1))
        {
            let taken = |name: &str| self.seats.iter().any(|seat| seat.name == name);
            let Some(name) = NAMES.into_iter().find(|name| !taken(name)) else {
                break;
            };
            name.clone_into(&mut self.seats[index].name);
        }
        self
    }

    /// Calls the person `you` who is called by one of `words`, which mean the same in some language.
    /// Whether anything changed by that.
    pub fn say_you(&mut self, words: &[String], you: &str) -> bool {
        let is_taken = self.seats.iter().any(|seat| seat.name == you);
        let mut seats = self.seats.iter_mut();
        let called = seats.find(|seat| seat.bot.is_none() && words.contains(&seat.name));
        match called.filter(|_| !is_taken) {
            Some(seat) => {
                you.clone_into(&mut seat.name);
                true
            }
            None => false,
        }
    }

    /// Who plays each seat.
    #[must_use]
    pub fn players(&self) -> Vec<Player> {
        self.seats.iter().map(SeatChoice::player).collect()
    }

    /// Mends what a broken settings file could say: seats, coats of arms, names.
    #[must_use]
    pub fn mended(mut self) -> Self {
        self.seats.truncate(KnightColour::ALL.len());
        while self.seats.len() < 2 {
            self.add_seat();
        }
        for index in 0..self.seats.len() {
            let used: Vec<_> = self.seats[..index].iter().map(|seat| seat.knight).collect();
            if used.contains(&self.seats[index].knight) {
                let free = KnightColour::ALL
                    .into_iter()
                    .find(|knight| !used.contains(knight));
                self.seats[index].knight = free.unwrap_or(KnightColour::Red);
            }
            let name = self.seats[index].name.chars();
            let name: String = name
                .filter(|&letter| is_shown(letter))
                .take(LONGEST_NAME)
                .collect();
            self.seats[index].name = name;
        }
        self.card_set = self.card_set.filter(|id| is_record_id(id));
        self
    }
}

/// Whether the fonts have a picture for a letter: Latin script with all its accents. Others would
/// show as boxes, and scripts from right to left would turn whole sentences round.
#[must_use]
pub fn is_shown(letter: char) -> bool {
    let latin = letter < '\u{250}' && !letter.is_control();
    latin || ('\u{1e00}'..'\u{1f00}').contains(&letter) || "–’".contains(letter)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_coat_of_arms_is_never_worn_twice() {
        let mut game = NewGame::first("Ida");
        game.add_seat();
        game.add_seat();
        assert_eq!(game.seats.len(), 4);
        for step in 0..12 {
            game.next_knight(step % 4);
            let worn = game.seats[0].knight;
            game.next_knight(0);
            game.previous_knight(0);
            assert_eq!(game.seats[0].knight, worn);
            let mut knights: Vec<_> = game.seats.iter().map(|seat| seat.knight).collect();
            knights.sort_unstable();
            knights.dedup();
            assert_eq!(knights.len(), 4);
        }
        let mut twice = game.clone();
        twice.seats[1].knight = twice.seats[0].knight;
        assert_ne!(
            twice.clone().mended().seats[1].knight,
            twice.seats[0].knight
        );
    }

    #[test]
    fn every_kind_of_bot_has_a_name_of_its_own_and_typed_names_stay() {
        let mut names: Vec<_> = NAMES.to_vec();
        let mut game = NewGame::first("Du");
        for level in Level::ALL {
            for temperament in Temperament::ALL {
                let kind = BotKind::even(level).with_temperament(temperament);
                game.seat_player(1, None, "Du");
                game.seat_player(1, Some(kind), "Du");
                let name = game.seats[1].name.clone();
                assert_eq!(name, suggested_name(kind), "{kind}");
                if kind.temperament == temperament {
                    names.push(suggested_name(kind));
                }
            }
        }
        let count = names.len();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), count);

        // Another bot plays the same knight on.
        game.seat_player(1, Some(BotKind::PAGE), "Du");
        assert_eq!(
            game.seats[1].name,
            suggested_name(BotKind::CHAMPION.with_temperament(Temperament::Jousting))
        );

        // Two of a kind are told apart, a person is "you", and what was typed stays.
        game.seat_player(1, Some(BotKind::KNIGHT), "Du");
        game.seat_player(2, Some(BotKind::KNIGHT), "Du");
        assert_ne!(game.seats[1].name, game.seats[2].name);
        game.seat_player(0, Some(BotKind::PAGE), "Du");
        assert_eq!(game.seats[0].name, "Perran");
        game.seat_player(0, None, "Du");
        assert_eq!(game.seats[0].name, "Du");
        game.seats[2].name = "Otík".to_owned();
        game.seat_player(2, Some(BotKind::RANDOM), "Du");
        game.seat_player(2, None, "Du");
        assert_eq!(game.seats[2].name, "Otík");
        game.seat_player(9, None, "Du");
    }
}
