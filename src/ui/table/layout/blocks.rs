//! The columns at the sides of the circle: opponents and the two blocks of action cards.

use egui::{Pos2, Rangef, Rect, Vec2, pos2, vec2};

use super::{CARD_RATIO, Class};
use crate::rules::kings_errand::{ActionCard, Virtue};

/// The panel of another seat.
#[derive(Clone, Debug, PartialEq)]
pub struct Opponent {
    /// All of it.
    pub rect: Rect,
    /// Coat of arms.
    pub knight: Rect,
    /// The name.
    pub name: Rect,
    /// What it plays like; wide class only.
    pub level: Option<Rect>,
    /// The pennant that says that it is its turn.
    pub turn: Rect,
    /// The tent with its number.
    pub tent: Rect,
    /// The shield with the count of shields.
    pub shield: Rect,
    /// Chosen action cards: 4 with two seats, else 3.
    pub cards: Vec<Rect>,
    /// What is known of the hand.
    pub tokens: Rect,
}

/// One virtue pile: its two values and the bar with both counts below them.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pile {
    /// All of it.
    pub rect: Rect,
    /// Cards of value 1.
    pub front: Rect,
    /// Cards of value 2, behind.
    pub back: Rect,
    /// Both counts.
    pub counts: Rect,
}

/// Action cards that work at Camelot, and the virtue piles.
#[derive(Clone, Debug, PartialEq)]
pub struct CastleBlock {
    /// All of it.
    pub rect: Rect,
    /// The heading.
    pub label: Rect,
    /// Exercises, by virtue.
    pub exercises: [Rect; 4],
    /// Virtue piles, by virtue.
    pub piles: [Pile; 4],
    /// Round Table.
    pub round_table: Rect,
    /// Tournament.
    pub tournament: Rect,
}

/// Action cards that work in the countryside or everywhere.
#[derive(Clone, Debug, PartialEq)]
pub struct CountryBlock {
    /// All of it.
    pub rect: Rect,
    /// The heading.
    pub label: Rect,
    /// Court.
    pub court: Rect,
    /// Quest.
    pub quest: Rect,
    /// One place for each horse of the supply.
    pub horses: Vec<Rect>,
}

impl CastleBlock {
    /// The place of an action card, if it is in this block.
    #[must_use]
    pub const fn slot(&self, card: ActionCard) -> Option<Rect> {
        match card {
            ActionCard::Exercise(virtue) => Some(self.exercises[virtue.index()]),
            ActionCard::RoundTable => Some(self.round_table),
            ActionCard::Tournament => Some(self.tournament),
            ActionCard::Court | ActionCard::Quest | ActionCard::Horse(_) => None,
        }
    }

    /// The pile of a virtue.
    #[must_use]
    pub const fn pile(&self, virtue: Virtue) -> Pile {
        self.piles[virtue.index()]
    }
}

const fn gap_between_columns(class: Class) -> f32 {
    match class {
        Class::Wide => 8.0,
        Class::Compact => 6.0,
    }
}

/// Height of a heading. In the compact class it takes room from the cards.
pub(super) fn heading_height(class: Class, text_size: f32) -> f32 {
    match class {
        Class::Wide => 24.0,
        Class::Compact => super::grown(19.0, text_size, 0.6),
    }
}

/// The heading above a block.
fn label(class: Class, rect: Rect, (rows, height): (Rangef, f32)) -> Rect {
    let gap = match class {
        Class::Wide => 6.0,
        Class::Compact => 5.0,
    };
    let y = Rangef::new(rows.min - gap - height, rows.min - gap);
    Rect::from_x_y_ranges(rect.x_range(), y)
}

/// Five rows in `rows`, from `left` on, below a heading of this height.
pub(super) fn castle(
    class: Class,
    left: f32,
    (rows, heading): (Rangef, f32),
    card: f32,
    text_size: f32,
) -> CastleBlock {
    let size = vec2(card, CARD_RATIO * card);
    let gap = ((rows.span() - 5.0 * size.y) / 4.0).min(0.3 * card);
    let top = rows.min + (rows.span() - 5.0 * size.y - 4.0 * gap) / 2.0;
    let column = card + gap_between_columns(class);
    let slot = |row: usize, at: f32| {
        let corner = pos2(left + at * column, top + row as f32 * (size.y + gap));
        Rect::from_min_size(corner, size)
    };
    // Beside small cards the counts of the piles need more than the width of a card.
    let counts = super::grown(COUNTS, text_size, 0.35);
    let more = match class {
        Class::Wide => 0.0,
        Class::Compact => (counts - card - BEFORE).max(0.0),
    };
    let rect = Rect::from_min_max(slot(0, 0.0).min, slot(4, 1.0).max + vec2(more, 0.0));
    let pile = |row: usize| {
        let slot = slot(row, 1.0);
        pile(class, slot.with_max_x(slot.right() + more), gap, text_size)
    };
    // The middle row is level with Camelot; the exercises stand above and below it.
    let rows_of_virtues = [0, 1, 3, 4];
    CastleBlock {
        rect,
        label: label(class, rect, (rows, heading)),
        exercises: rows_of_virtues.map(|row| slot(row, 0.0)),
        piles: rows_of_virtues.map(pile),
        round_table: slot(2, 0.0),
        tournament: slot(2, 1.0).translate(vec2(more, 0.0)),
    }
}

/// Two values with their counts need at least this width.
const COUNTS: f32 = 66.0;

/// How far counts may stand out to the left of their pile.
const BEFORE: f32 = 4.0;

/// A pile in the room of one card; its counts may use half of the gap below.
fn pile(class: Class, slot: Rect, gap: f32, text_size: f32) -> Pile {
    let bar = (0.21 * slot.height()).clamp(17.0, 24.0);
    let bar = super::grown(bar, text_size, 0.15).min(0.28 * slot.height());
    let foot = slot.bottom() + (gap / 2.0).min(5.0);
    let more = (super::grown(COUNTS, text_size, 0.35) - slot.width()).max(2.0);
    // In a small window knights stand close at the right.
    let most = match class {
        Class::Wide => 5.0,
        Class::Compact => 0.0,
    };
    let left = (more / 2.0)
        .clamp(0.0, BEFORE)
        .max((more - most).min(BEFORE));
    let right = (more - left).min(most);
    let counts = Rect::from_min_max(
        pos2(slot.left() - left, foot - bar),
        pos2(slot.right() + right, foot),
    );
    let room = Rect::from_min_max(slot.min, pos2(slot.right(), counts.top() - 1.0));
    // The value of the card behind stays in sight.
    let behind = vec2(0.13, 0.24) * (slot.height() / CARD_RATIO);
    let width = ((room.height() - behind.y) / CARD_RATIO).min(room.width() - behind.x);
    let size = vec2(width, CARD_RATIO * width);
    let stack = Rect::from_center_size(room.center(), size + behind);
    Pile {
        rect: slot,
        front: Rect::from_min_size(stack.left_bottom() - vec2(0.0, size.y), size),
        back: Rect::from_min_size(stack.right_top() - vec2(size.x, 0.0), size),
        counts,
    }
}

/// Court and Quest, and below them the horses, up to `right`, below a heading of this height.
pub(super) fn country(
    class: Class,
    right: f32,
    (rows, heading): (Rangef, f32),
    card: f32,
    horses: usize,
) -> CountryBlock {
    let size = vec2(card, CARD_RATIO * card);
    let column = card + gap_between_columns(class);
    let left = right - card - column;
    let gap = 12.0;
    let slot = |index: usize| {
        let corner = pos2(
            left + (index % 2) as f32 * column,
            rows.min + (index / 2) as f32 * (size.y + gap),
        );
        Rect::from_min_size(corner, size)
    };
    let horses: Vec<Rect> = (2..2 + horses).map(slot).collect();
    let bottom = horses.last().copied().unwrap_or_else(|| slot(1)).bottom();
    let rect = Rect::from_min_max(pos2(left, rows.min), pos2(right, bottom));
    CountryBlock {
        rect,
        label: label(class, rect, (rows, heading)),
        court: slot(0),
        quest: slot(1),
        horses,
    }
}

/// Panels of the other seats in a column with room for three.
pub(super) fn opponents(
    class: Class,
    column: Rect,
    gap: f32,
    seats: usize,
    text_size: f32,
) -> Vec<Opponent> {
    let room = (column.height() - 2.0 * gap) / 3.0;
    let height = match class {
        Class::Wide => room.min(0.9085 * column.width()),
        Class::Compact => room,
    };
    let cards = if seats == 2 { 4 } else { 3 };
    (0..seats - 1)
        .map(|index| {
            let corner = column.min + vec2(0.0, index as f32 * (height + gap));
            let rect = Rect::from_min_size(corner, vec2(column.width(), height));
            if class == Class::Compact && rect.height() < LOW {
                low_opponent(rect, cards)
            } else {
                opponent(class, rect, cards, text_size)
            }
        })
        .collect()
}

/// A panel that is lower than this has its cards and what is known of the hand in one row.
const LOW: f32 = 100.0;

/// A low panel: who it is above, cards and hand side by side below.
fn low_opponent(rect: Rect, cards: usize) -> Opponent {
    let inner = rect.shrink2(vec2(10.0, 5.0));
    let head = (0.42 * inner.height()).min(30.0);
    let (above, below) = inner.split_top_bottom_at_y(inner.top() + head);
    let below = below.with_min_y(below.top() + 4.0);
    let knight = Rect::from_min_size(above.min, vec2(head / 7.0 * 6.0, head));
    let shield = vec2(0.89 * head, head);
    let shield = Rect::from_min_size(pos2(above.right() - shield.x, above.top()), shield);
    let tent = Rect::from_min_size(
        pos2(shield.left() - head, above.top()),
        Vec2::splat(0.96 * head),
    );
    let name = above
        .with_min_x(knight.right() + 5.0)
        .with_max_x(tent.left() - 2.0);
    let width = (below.height() / CARD_RATIO).min(0.12 * inner.width());
    let size = vec2(width, CARD_RATIO * width);
    let card = |index: usize| {
        let corner = below.min + vec2(index as f32 * (width + 4.0), 0.0);
        Rect::from_min_size(corner, size)
    };
    let cards: Vec<_> = (0..cards).map(card).collect();
    let end = cards.last().map_or(below.left(), Rect::right);
    Opponent {
        rect,
        knight,
        name,
        level: None,
        turn: name,
        tent,
        shield,
        cards,
        tokens: below
            .with_min_x(end + 10.0)
            .with_max_y(below.top() + size.y),
    }
}

fn opponent(class: Class, rect: Rect, cards: usize, text_size: f32) -> Opponent {
    // Sizes at the two design widths, 196 and 154; wider panels grow with their width.
    let (unit, inset, knight, header, footer, token) = match class {
        Class::Wide => (rect.width() / 196.0, 12.0, 36.0, 64.0, 36.0, 22.0),
        // Figures grow a little with the words beside them: the cards are to be seen as well.
        Class::Compact => {
            let grown = |points: f32| super::grown(points, text_size, 0.06);
            let unit = rect.width() / 154.0;
            (
                unit,
                9.0,
                grown(26.0),
                grown(38.0),
                grown(29.0),
                grown(19.0),
            )
        }
    };
    let squeeze = match class {
        Class::Wide => (rect.height() / 178.0).min(unit),
        Class::Compact => (rect.height() / 132.0).min(unit),
    };
    let at = |x: f32, y: f32, w: f32, h: f32| {
        Rect::from_min_size(rect.min + vec2(x, y) * squeeze, vec2(w, h) * squeeze)
    };
    let (shield_size, tent_size) = match class {
        Class::Wide => (vec2(30.0, 34.0), 27.0),
        Class::Compact => {
            let larger = 1.0 + 0.16 * (text_size.max(1.0) - 1.0);
            (larger * vec2(25.0, 28.0), larger * 23.0)
        }
    };
    let top = if class == Class::Wide { 9.0 } else { 6.0 };
    let shield = Rect::from_min_size(
        pos2(
            rect.right() - (shield_size.x + 5.0) * squeeze,
            rect.top() + top * squeeze,
        ),
        shield_size * squeeze,
    );
    let tent = Rect::from_min_size(
        pos2(
            shield.left() - (tent_size + 1.0) * squeeze,
            rect.top() + (top + 2.0) * squeeze,
        ),
        Vec2::splat(tent_size) * squeeze,
    );
    let knight = at(inset, top, knight, knight * 7.0 / 6.0);
    let words = Rangef::new(knight.right() + 4.0, tent.left());
    let (name, level, turn) = match class {
        Class::Wide => {
            let line = |x: Rangef, from: f32, to: f32| {
                let y = Rangef::new(rect.top() + from * squeeze, rect.top() + to * squeeze);
                Rect::from_x_y_ranges(x, y)
            };
            // Below tent and shield the line is as long as the panel.
            let whole = Rangef::new(words.min, rect.right() - 7.0);
            let level = line(whole, 40.0, 57.0);
            (line(words, 8.0, 39.0), Some(level), level)
        }
        Class::Compact => {
            let name = Rect::from_x_y_ranges(words, knight.y_range());
            (name, None, name)
        }
    };
    let tokens = Rect::from_min_max(
        pos2(
            rect.left() + inset * squeeze,
            rect.bottom() - footer * squeeze + 5.0,
        ),
        pos2(
            rect.right() - 8.0,
            rect.bottom() - footer * squeeze + 5.0 + token * squeeze,
        ),
    );
    Opponent {
        rect,
        knight,
        name,
        level,
        turn,
        tent,
        shield,
        cards: row_of_cards(
            pos2(rect.left() + inset * squeeze, rect.top() + header * squeeze),
            pos2(rect.right() - 9.0, rect.bottom() - footer * squeeze),
            cards,
        ),
        tokens,
    }
}

/// As many cards as wanted between two corners, as large as fits, at most 8 % apart.
fn row_of_cards(min: Pos2, max: Pos2, count: usize) -> Vec<Rect> {
    let room = max - min;
    let count = count as f32;
    let gap = 6.0;
    let width = ((room.x - (count - 1.0) * gap) / count).min(room.y / CARD_RATIO);
    let gap = ((room.x - count * width) / (count - 1.0)).min(gap.max(0.14 * width));
    let size = vec2(width, CARD_RATIO * width);
    let top = min.y + (room.y - size.y) / 2.0;
    (0..count as usize)
        .map(|index| Rect::from_min_size(pos2(min.x + index as f32 * (width + gap), top), size))
        .collect()
}
