//! The picture of each lesson: one of the cards that it is about, and a landscape behind it.

use crate::rules::kings_errand::{ActionCard, Horse, Location, TaskId, Virtue, VirtueCard};
use crate::ui::picture::{CardFrame, Picture};
use crate::ui::theme::KnightColour;

/// What a lesson looks like.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Art {
    pub(super) card: Picture,
    pub(super) frame: CardFrame,
    /// What is seen behind the card where there is room.
    pub(super) landscape: Location,
}

const fn art(card: Picture, frame: CardFrame, landscape: Location) -> Art {
    Art {
        card,
        frame,
        landscape,
    }
}

const fn action(card: ActionCard, landscape: Location) -> Art {
    art(Picture::Action(card), CardFrame::of(card.side()), landscape)
}

/// The picture of the lesson of this name; of one that has none yet, the book.
pub(super) fn of(lesson: &str) -> Art {
    match lesson {
        "table" => art(
            Picture::Location(Location::Camelot),
            CardFrame::Wall,
            Location::Camelot,
        ),
        "choosing" => action(ActionCard::Exercise(Virtue::Dragon), Location::HiddenValley),
        "camelot" => action(ActionCard::Exercise(Virtue::Sword), Location::Camelot),
        "wrong_place" => art(
            Picture::Location(Location::MistyFen),
            CardFrame::Leaves,
            Location::MistyFen,
        ),
        "horse" => Horse::new(3).map_or_else(exam, |horse| {
            action(ActionCard::Horse(horse), Location::WildForest)
        }),
        "quests" => action(ActionCard::Quest, Location::MoonLake),
        "paying" => virtue(VirtueCard::new(Virtue::Lance, 2)),
        "court" => action(ActionCard::Court, Location::WildForest),
        "tournament" => action(ActionCard::Tournament, Location::Camelot),
        "tents" => art(Picture::Tent(1), CardFrame::Gold, Location::HiddenValley),
        "ending" => TaskId::new(14).map_or_else(exam, |task| {
            art(Picture::Task(task), CardFrame::Task, Location::DragonRock)
        }),
        "round" => action(ActionCard::RoundTable, Location::BlackTower),
        _ => exam(),
    }
}

const fn virtue(card: VirtueCard) -> Art {
    art(
        Picture::Virtue(card),
        CardFrame::Virtue(card.virtue),
        Location::DwarfMines,
    )
}

/// The picture of the exam.
pub(super) const fn exam() -> Art {
    art(
        Picture::Knight(KnightColour::Red),
        CardFrame::Knight(KnightColour::Red),
        Location::Camelot,
    )
}
