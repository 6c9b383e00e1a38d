//! What keeps a draft from becoming a game.

use crate::i18n::Translator;
use crate::message;
use crate::session::NewGame;

/// Something that must be mended first.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Fault {
    /// The seat with this index has no name.
    NameMissing(usize),
    /// Two seats have this name.
    NameTaken(String),
    /// What was typed is no number of a deal.
    Seed,
}

/// Everything that must be mended, in the order of the screen. Names that differ only in capitals
/// or in spaces around them count as the same: people could not tell them apart in the chronicle.
#[must_use]
pub fn faults(draft: &NewGame, seed: &str) -> Vec<Fault> {
    let plain = |name: &str| name.trim().to_lowercase();
    let mut faults = Vec::new();
    for (index, seat) in draft.seats.iter().enumerate() {
        let name = plain(&seat.name);
        let before = draft.seats[..index].iter();
        if name.is_empty() {
            faults.push(Fault::NameMissing(index));
        } else if before.filter(|other| plain(&other.name) == name).count() == 1 {
            faults.push(Fault::NameTaken(seat.name.trim().to_owned()));
        }
    }
    if read_seed(seed).is_none() {
        faults.push(Fault::Seed);
    }
    faults
}

/// Whether a game can start with these seats.
#[must_use]
pub fn is_playable(draft: &NewGame) -> bool {
    faults(draft, "").is_empty()
}

/// What was typed as the number of a deal: nothing is a deal by chance; `None` if it is no number.
#[must_use]
pub fn read_seed(typed: &str) -> Option<Option<u64>> {
    let typed = typed.trim();
    if typed.is_empty() {
        return Some(None);
    }
    let digits = typed.bytes().all(|letter| letter.is_ascii_digit());
    digits.then(|| typed.parse().ok()).flatten().map(Some)
}

impl Fault {
    /// The fault in words.
    #[must_use]
    pub fn words(&self, tr: &Translator) -> String {
        match self {
            Self::NameMissing(index) => {
                tr.format_attribute(message!("new-game-name", number = index + 1), "missing")
            }
            Self::NameTaken(name) => {
                tr.format_attribute(message!("new-game-name", name = name.as_str()), "taken")
            }
            Self::Seed => {
                // As a text: Fluent's numbers are not exact beyond 2⁵³.
                let most = u64::MAX.to_string();
                tr.format_attribute(message!("new-game-seed", most = most), "invalid")
            }
        }
    }

    /// Whether the fault is in the name of the seat with this index.
    pub(super) fn is_in_name(&self, draft: &NewGame, index: usize) -> bool {
        match self {
            Self::NameMissing(other) => *other == index,
            Self::NameTaken(name) => draft
                .seats
                .get(index)
                .is_some_and(|seat| seat.name.trim().to_lowercase() == name.to_lowercase()),
            Self::Seed => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn named(names: &[&str]) -> NewGame {
        let mut draft = NewGame::first("Ida");
        draft.add_seat();
        draft.seats.truncate(names.len());
        for (seat, name) in draft.seats.iter_mut().zip(names) {
            seat.name = (*name).to_owned();
        }
        draft
    }

    #[test]
    fn every_seat_needs_a_name_of_its_own() {
        assert!(is_playable(&named(&["Ida", "Emrys"])));
        assert_eq!(
            faults(&named(&["Ida", " ", "Emrys"]), ""),
            [Fault::NameMissing(1)]
        );
        assert_eq!(
            faults(&named(&["Ida", "ida ", "IDA"]), ""),
            [Fault::NameTaken("ida".to_owned())],
            "said once, however often the name is there"
        );
    }

    #[test]
    fn a_deal_is_a_whole_number_or_nothing() {
        assert_eq!(read_seed("  "), Some(None));
        assert_eq!(read_seed(" 42 "), Some(Some(42)));
        assert_eq!(read_seed("18446744073709551615"), Some(Some(u64::MAX)));
        for wrong in ["-1", "+1", "1.5", "zwölf", "18446744073709551616", "1 2"] {
            assert_eq!(read_seed(wrong), None, "{wrong}");
        }
    }
}
