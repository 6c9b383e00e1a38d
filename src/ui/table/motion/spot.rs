//! Where things lie between which something moves. The places follow from the layout of the frame, so
//! that a window whose size changes in the middle harms nothing.

use egui::{Rect, Vec2, vec2};

use super::lists;
use crate::rules::Seat;
use crate::rules::kings_errand::{ActionCard, Location, TaskId, VirtueCard};
use crate::ui::table::layout::{CARD_RATIO, Opponent};
use crate::ui::table::{Scene, supply};

/// A place on the table.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Spot {
    /// A kind of action cards in the supply; each horse has a place of its own.
    Supply {
        /// The kind.
        card: ActionCard,
        /// Which of them, from 0.
        nth: u8,
    },
    /// The own chosen card in this place of the lane.
    Ticket(usize),
    /// A chosen card of another seat.
    Chosen {
        /// Whose.
        seat: Seat,
        /// Which, in the order of choice.
        nth: usize,
    },
    /// The pile of such virtue cards.
    Pile(VirtueCard),
    /// A slot of the open tasks.
    Slot(usize),
    /// The face-down tasks.
    TaskPile,
    /// The virtue cards of a seat, or one of them and which of its equals it is.
    Hand {
        /// Whose.
        seat: Seat,
        /// Which.
        card: Option<(VirtueCard, u8)>,
    },
    /// A task in the hand of a seat.
    Task {
        /// Whose.
        seat: Seat,
        /// Which.
        task: TaskId,
    },
    /// A place of the circle.
    Place(Location),
    /// The shields of a seat.
    Score(Seat),
    /// The tent of a seat.
    Tent(Seat),
    /// A card of the offers that lie open.
    Lists {
        /// Which knight, from 0.
        column: u8,
        /// How many knights there are.
        columns: u8,
        /// Which of its cards, from 0.
        nth: u8,
        /// How many it has.
        count: u8,
    },
    /// The middle of the circle.
    Middle,
}

impl Spot {
    /// Where it is in this frame; `None` if the table has no such place.
    #[must_use]
    pub(in crate::ui::table) fn rect(self, scene: &Scene<'_>) -> Option<Rect> {
        let layout = scene.layout;
        let tray = &layout.tray;
        Some(match self {
            Self::Supply { card, nth } => supply::place_of_copy(scene, card, nth)?,
            Self::Ticket(place) => tray.tickets.get(place)?.card,
            Self::Chosen { seat, nth } => *opponent(scene, seat)?.cards.get(nth)?,
            Self::Pile(card) => {
                let pile = layout.castle.pile(card.virtue);
                if card.value == 1 {
                    pile.front
                } else {
                    pile.back
                }
            }
            Self::Slot(slot) => *layout.tasks.get(slot)?,
            Self::TaskPile => layout.task_pile,
            Self::Hand { seat, card } if seat == scene.own => {
                let [first, .., last] = tray.columns;
                card.map_or_else(
                    || card_of_width(first.union(last), tray.hand_card(0, 0, 1).width()),
                    |(card, nth)| in_hand(scene, card, nth),
                )
            }
            Self::Task { seat, task } if seat == scene.own => {
                let own = scene.task_places();
                let nth = own.iter().position(|other| other == task)?;
                tray.task(nth, own.len())
            }
            Self::Hand { seat, .. } => in_row(opponent(scene, seat)?.tokens, 0.2),
            Self::Task { seat, .. } => in_row(opponent(scene, seat)?.tokens, 0.6),
            Self::Place(place) => {
                let index = scene.view.position().ring().position(place);
                layout.ring.place(index)
            }
            Self::Score(seat) if seat == scene.own => tray.shield,
            Self::Score(seat) => opponent(scene, seat)?.shield,
            Self::Tent(seat) if seat == scene.own => tray.tent,
            Self::Tent(seat) => opponent(scene, seat)?.tent,
            Self::Lists {
                column,
                columns,
                nth,
                count,
            } => lists::card(layout, column, columns, nth, count),
            Self::Middle => {
                card_of_width(lists::ground(layout, 1), tray.hand_card(0, 0, 1).width())
            }
        })
    }
}

/// The panel of another seat.
fn opponent<'a>(scene: &Scene<'a>, seat: Seat) -> Option<&'a Opponent> {
    let place = scene.others().position(|other| other == seat)?;
    scene.layout.opponents.get(place)
}

/// An own virtue card: which of its equals, from 0.
fn in_hand(scene: &Scene<'_>, card: VirtueCard, nth: u8) -> Rect {
    let hand = scene.hand_places();
    let column = hand.iter().filter(|other| other.virtue == card.virtue);
    let (mut before, mut count) = (0, 0);
    for other in column {
        before += usize::from(other < card);
        count += 1;
    }
    let tray = &scene.layout.tray;
    tray.hand_card(card.virtue.index(), before + usize::from(nth), count.max(1))
}

/// A small card in the middle of `room`.
fn card_of_width(room: Rect, width: f32) -> Rect {
    Rect::from_center_size(room.center(), vec2(width, CARD_RATIO * width))
}

/// A small card in a row of signs, this far to the right.
fn in_row(row: Rect, part: f32) -> Rect {
    let size = Vec2::new(row.height() / CARD_RATIO, row.height());
    let left = row.left() + part * (row.width() - size.x);
    Rect::from_min_size(egui::pos2(left, row.top()), size)
}
