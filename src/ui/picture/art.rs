//! The table from picture to embedded SVG.

use super::id::{Back, CardFrame, Icon, Ornament, Picture, Token};
use crate::rules::kings_errand::{ActionCard, Horse, Location, Side, TaskId, Virtue, VirtueCard};
use crate::ui::theme::KnightColour;

macro_rules! art {
    ($file:literal) => {
        include_bytes!(concat!("../../../assets/pictures/", $file, ".svg"))
    };
}

pub(super) fn svg(picture: Picture) -> &'static [u8] {
    match picture {
        Picture::Location(location) => self::location(location),
        Picture::Action(card) => action(card),
        Picture::Task(id) => task(id),
        Picture::Virtue(card) => virtue(card),
        Picture::Knight(knight) => self::knight(knight),
        Picture::Tent(number) => tent(number),
        Picture::Back(back) => self::back(back),
        Picture::Frame(frame) => self::frame(frame),
        Picture::Token(token) => self::token(token),
        Picture::Icon(icon) => self::icon(icon),
        Picture::Ornament(Ornament::Vine) => art!("ornaments/vine"),
        Picture::Ornament(Ornament::Diaper) => art!("ornaments/diaper"),
        Picture::Ornament(Ornament::Laurel) => art!("ornaments/laurel"),
        Picture::Title => art!("title"),
        Picture::TitleAtNight => art!("title_night"),
        Picture::AppIcon => art!("icon"),
    }
}

fn location(location: Location) -> &'static [u8] {
    match location {
        Location::Camelot => art!("locations/camelot"),
        Location::HiddenValley => art!("locations/hidden_valley"),
        Location::WildForest => art!("locations/wild_forest"),
        Location::MoonLake => art!("locations/moon_lake"),
        Location::DragonRock => art!("locations/dragon_rock"),
        Location::MistyFen => art!("locations/misty_fen"),
        Location::BlackTower => art!("locations/black_tower"),
        Location::DwarfMines => art!("locations/dwarf_mines"),
    }
}

fn action(card: ActionCard) -> &'static [u8] {
    match card {
        ActionCard::Exercise(Virtue::Sword) => art!("actions/ex_sword"),
        ActionCard::Exercise(Virtue::Lance) => art!("actions/ex_lance"),
        ActionCard::Exercise(Virtue::Dragon) => art!("actions/ex_dragon"),
        ActionCard::Exercise(Virtue::Book) => art!("actions/ex_book"),
        ActionCard::RoundTable => art!("actions/round_table"),
        ActionCard::Tournament => art!("actions/tournament"),
        ActionCard::Court => art!("actions/court"),
        ActionCard::Quest => art!("actions/quest"),
        ActionCard::Horse(horse) => self::horse(horse),
    }
}

/// Horseshoes below the horse count its reach, as far as there is art.
fn horse(horse: Horse) -> &'static [u8] {
    match horse.reach() {
        ..=2 => art!("actions/horse2"),
        3 => art!("actions/horse3"),
        _ => art!("actions/horse4"),
    }
}

/// A number without art shows the last task.
fn task(id: TaskId) -> &'static [u8] {
    match id.number() {
        1 => art!("tasks/01"),
        2 => art!("tasks/02"),
        3 => art!("tasks/03"),
        4 => art!("tasks/04"),
        5 => art!("tasks/05"),
        6 => art!("tasks/06"),
        7 => art!("tasks/07"),
        8 => art!("tasks/08"),
        9 => art!("tasks/09"),
        10 => art!("tasks/10"),
        11 => art!("tasks/11"),
        12 => art!("tasks/12"),
        13 => art!("tasks/13"),
        _ => art!("tasks/14"),
    }
}

fn virtue(card: VirtueCard) -> &'static [u8] {
    match (card.virtue, card.value) {
        (Virtue::Sword, ..=1) => art!("virtues/sword_1"),
        (Virtue::Sword, _) => art!("virtues/sword_2"),
        (Virtue::Lance, ..=1) => art!("virtues/lance_1"),
        (Virtue::Lance, _) => art!("virtues/lance_2"),
        (Virtue::Dragon, ..=1) => art!("virtues/dragon_1"),
        (Virtue::Dragon, _) => art!("virtues/dragon_2"),
        (Virtue::Book, ..=1) => art!("virtues/book_1"),
        (Virtue::Book, _) => art!("virtues/book_2"),
    }
}

fn knight(knight: KnightColour) -> &'static [u8] {
    match knight {
        KnightColour::Red => art!("knights/red"),
        KnightColour::Blue => art!("knights/blue"),
        KnightColour::Green => art!("knights/green"),
        KnightColour::Silver => art!("knights/silver"),
    }
}

fn tent(number: u8) -> &'static [u8] {
    match number {
        ..=1 => art!("tents/1"),
        2 => art!("tents/2"),
        3 => art!("tents/3"),
        _ => art!("tents/4"),
    }
}

fn back(back: Back) -> &'static [u8] {
    match back {
        Back::Action => art!("backs/action"),
        Back::Task => art!("backs/task"),
        Back::Virtue => art!("backs/virtue"),
    }
}

/// A knight and the virtue of the same colour share their frame.
fn frame(frame: CardFrame) -> &'static [u8] {
    match frame {
        CardFrame::Wall => art!("frames/wall"),
        CardFrame::Leaves => art!("frames/leaves"),
        CardFrame::Both => art!("frames/both"),
        CardFrame::Gold => art!("frames/gold"),
        CardFrame::Task => art!("frames/task"),
        CardFrame::Plate => art!("frames/plate"),
        CardFrame::Virtue(Virtue::Sword) | CardFrame::Knight(KnightColour::Red) => {
            art!("frames/virtue_sword")
        }
        CardFrame::Virtue(Virtue::Lance) | CardFrame::Knight(KnightColour::Blue) => {
            art!("frames/virtue_lance")
        }
        CardFrame::Virtue(Virtue::Dragon) | CardFrame::Knight(KnightColour::Green) => {
            art!("frames/virtue_dragon")
        }
        CardFrame::Virtue(Virtue::Book) => art!("frames/virtue_book"),
        CardFrame::Knight(KnightColour::Silver) => art!("frames/knight_silver"),
    }
}

fn token(token: Token) -> &'static [u8] {
    match token {
        Token::Virtue(Virtue::Sword) => art!("tokens/sword"),
        Token::Virtue(Virtue::Lance) => art!("tokens/lance"),
        Token::Virtue(Virtue::Dragon) => art!("tokens/dragon"),
        Token::Virtue(Virtue::Book) => art!("tokens/book"),
        Token::Knight(KnightColour::Red) => art!("tokens/knight_red"),
        Token::Knight(KnightColour::Blue) => art!("tokens/knight_blue"),
        Token::Knight(KnightColour::Green) => art!("tokens/knight_green"),
        Token::Knight(KnightColour::Silver) => art!("tokens/knight_silver"),
        Token::Initial(Side::Camelot) => art!("tokens/initial_wall"),
        Token::Initial(Side::Countryside) => art!("tokens/initial_leaves"),
        Token::Initial(Side::Anywhere) => art!("tokens/initial_both"),
        Token::Shield => art!("tokens/shield"),
        Token::Tent => art!("tokens/tent"),
        Token::Works => art!("tokens/works"),
        Token::Expires => art!("tokens/expires"),
        Token::Guide => art!("tokens/guide"),
    }
}

fn icon(icon: Icon) -> &'static [u8] {
    match icon {
        Icon::Book => art!("icons/book"),
        Icon::Castle => art!("icons/castle"),
        Icon::Crown => art!("icons/crown"),
        Icon::Gear => art!("icons/gear"),
        Icon::Help => art!("icons/help"),
        Icon::Glass => art!("icons/glass"),
        Icon::Helm => art!("icons/helm"),
        Icon::Hourglass => art!("icons/hourglass"),
        Icon::Leaf => art!("icons/leaf"),
        Icon::Lock => art!("icons/lock"),
        Icon::Lyre => art!("icons/lyre"),
        Icon::Oak => art!("icons/oak"),
        Icon::Scroll => art!("icons/scroll"),
        Icon::Speaker => art!("icons/speaker"),
        Icon::SpeakerOff => art!("icons/speaker_off"),
        Icon::Swords => art!("icons/swords"),
        Icon::Redo => art!("icons/redo"),
        Icon::Undo => art!("icons/undo"),
    }
}
