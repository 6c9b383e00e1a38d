//! Where everything on the table lies: one pure function from the window's size to rectangles.
//!
//! All numbers are egui points from the window's upper left corner. There are two classes:
//! [`Class::Wide`] from 1200 × 720, and [`Class::Compact`] down to [`SMALLEST`]. Names of places and
//! the headings of the blocks stand on the table in both.

mod blocks;
mod guide;
mod ring;
mod tray;

use egui::{Pos2, Rect, Vec2, pos2, vec2};

pub use blocks::{CastleBlock, CountryBlock, Opponent, Pile};
pub use ring::RingLayout;
pub use tray::{Ticket, TrayLayout};

/// The smallest window the table is laid out for; a smaller one shows a part of it.
pub const SMALLEST: Vec2 = vec2(1024.0, 700.0);

/// Height of a card in parts of its width.
pub const CARD_RATIO: f32 = 1.4;

/// Cards from this width on show their title.
pub const TITLED_FROM: f32 = 110.0;

/// How much room there is.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Class {
    /// Log, list of tasks and the name of the app are on the table.
    Wide,
    /// Log and list of tasks are overlays; a strip explains what is hovered.
    Compact,
}

/// The top bar.
#[derive(Clone, Debug, PartialEq)]
pub struct TopBar {
    /// All of it.
    pub rect: Rect,
    /// The sign of the app.
    pub crown: Rect,
    /// The app's name.
    pub name: Option<Rect>,
    /// Small line: round and phase.
    pub phase: Rect,
    /// The line that says what is expected now.
    pub status: Rect,
    /// Line of the score track: from no shield to the goal.
    pub track: Rect,
    /// The goal in words, right of the track.
    pub goal: Rect,
    /// Rulebook, settings, help; settings only in the compact class.
    pub buttons: Vec<Rect>,
    /// The switch for sounds, where there are any.
    pub speaker: Option<Rect>,
}

/// What a lesson adds to the table. It has a column of its own, so that nothing is hidden by what is
/// said about it.
#[derive(Clone, Debug, PartialEq)]
pub struct GuideLayout {
    /// Room for what the guide says, which stands at its foot.
    pub bubble: Rect,
    /// How far up the callout may grow where much is said.
    pub most: Rect,
    /// What is learnt in this lesson, as a list; wide class only.
    pub list: Option<Rect>,
    /// The steps as dots, in the top bar.
    pub dots: Rect,
    /// The number of the step, right of the dots; wide class only.
    pub step: Option<Rect>,
    /// The button that leaves the lesson.
    pub leave: Rect,
}

/// All rectangles of the table.
#[derive(Clone, Debug, PartialEq)]
pub struct TableLayout {
    /// How much room there is.
    pub class: Class,
    /// The whole window.
    pub window: Rect,
    /// The top bar.
    pub top: TopBar,
    /// The other seats, in the order of play after the own seat.
    pub opponents: Vec<Opponent>,
    /// Action cards and virtue piles at the left.
    pub castle: CastleBlock,
    /// Action cards at the right.
    pub country: CountryBlock,
    /// Double line around the map.
    pub map: Option<Rect>,
    /// The circle of locations.
    pub ring: RingLayout,
    /// The pile of tasks, smaller than the open ones because it matters less.
    pub task_pile: Rect,
    /// The count of face-down tasks, at the foot of the pile.
    pub task_pile_count: Rect,
    /// The three open tasks.
    pub tasks: [Rect; 3],
    /// The log in words, if it is on the table.
    pub log: Option<Rect>,
    /// The list of all tasks, if it is on the table.
    pub overview: Option<Rect>,
    /// Buttons that open log and list of tasks, if these are not on the table.
    pub overlay_buttons: Option<[Rect; 2]>,
    /// Line that names what is hovered or focused.
    pub detail: Option<Rect>,
    /// The own seat and the plan lane.
    pub tray: TrayLayout,
    /// The guide of a lesson.
    pub guide: Option<GuideLayout>,
}

/// A callout and the point it speaks about.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BubblePlace {
    /// The callout.
    pub rect: Rect,
    /// Tip of its tail; none if it would have to cross other things.
    pub tail: Option<Pos2>,
}

/// By how much a window of `size` points can be zoomed before the table stops fitting.
#[must_use]
pub fn largest_zoom(size: Vec2) -> f32 {
    (size.x / SMALLEST.x).min(size.y / SMALLEST.y).max(1.0)
}

/// Lays the table out for a window of `size` points.
///
/// `text_size` is the user's factor for text, `seats` are 2 to 4 with the own one, and `horses`
/// is how many horse cards the supply starts with (each has its own place).
#[must_use]
pub fn layout(size: Vec2, text_size: f32, seats: usize, horses: usize) -> TableLayout {
    laid_out(size, text_size, seats, horses, Column::None)
}

/// The same with a column for the guide of a lesson.
#[must_use]
pub fn layout_of_lesson(size: Vec2, text_size: f32, seats: usize, horses: usize) -> TableLayout {
    laid_out(size, text_size, seats, horses, Column::Lesson)
}

/// The same with a column for the question of an exam, right above where its answers are.
#[must_use]
pub fn layout_of_exam(size: Vec2, text_size: f32, seats: usize, horses: usize) -> TableLayout {
    laid_out(size, text_size, seats, horses, Column::Exam)
}

/// Whose column the table has.
#[derive(Clone, Copy, Eq, PartialEq)]
enum Column {
    None,
    Lesson,
    Exam,
}

fn laid_out(
    size: Vec2,
    text_size: f32,
    seats: usize,
    horses: usize,
    guided: Column,
) -> TableLayout {
    let size = size.max(SMALLEST);
    let seats = seats.clamp(2, 4);
    let larger_text = text_size.max(1.0);
    let class = if size.x < 1200.0 * larger_text || size.y < 720.0 * larger_text {
        Class::Compact
    } else {
        Class::Wide
    };
    match class {
        Class::Wide => wide(size, text_size, seats, horses, guided),
        Class::Compact => compact(size, text_size, seats, horses, guided),
    }
}

/// Height of the top bar at text size 1.
const BAR: f32 = 52.0;

/// A length that grows with the user's text, by this part of its growth; smaller text changes nothing.
fn grown(points: f32, text_size: f32, part: f32) -> f32 {
    (points * (1.0 + part * (text_size.max(1.0) - 1.0))).round()
}

fn bar_height(text_size: f32) -> f32 {
    grown(BAR, text_size, 0.5)
}

/// `tray` is a part of the window's height.
fn tray_height(window: f32, tray: f32, text_size: f32) -> f32 {
    grown((tray * window).clamp(206.0, 360.0), text_size, 0.22)
}

/// How wide the columns at the left and at the right are in a wide window.
fn side_columns(width: f32, guided: Column) -> (f32, f32) {
    let seats = (0.1424 * width).clamp(198.0, 258.0);
    // In a lesson the guide speaks in the left column, near what he points at, and nothing stands at
    // the right: the circle has the room. The answers of an exam are at the right, and so is its
    // question.
    let (left, right) = match guided {
        Column::Lesson => (0.19 * width, -10.0),
        Column::Exam => (seats, (0.196 * width).clamp(252.0, 440.0)),
        Column::None => (seats, (0.1334 * width).clamp(184.0, 320.0)),
    };
    (left.round(), right.round())
}

fn wide(size: Vec2, text_size: f32, seats: usize, horses: usize, guided: Column) -> TableLayout {
    let bar = bar_height(text_size);
    let tray_top = size.y - tray_height(size.y, 0.302, text_size);
    let lesson = guided != Column::None;
    let (left_width, right_width) = side_columns(size.x, guided);
    let left = Rect::from_min_max(
        pos2(8.0, bar + 10.0),
        pos2(8.0 + left_width, tray_top - 14.0),
    );
    let right = Rect::from_min_max(
        pos2(size.x - 10.0 - right_width, bar + 10.0),
        pos2(size.x - 10.0, tray_top - 10.0),
    );

    let rows = egui::Rangef::new(bar + 42.0, tray_top - 14.0);
    let card = ((rows.span() - 44.0) / 7.0)
        .min(0.06 * size.x)
        .clamp(50.0, 110.0);
    let heading = blocks::heading_height(Class::Wide, text_size);
    let castle = blocks::castle(
        Class::Wide,
        left.right() + 6.0,
        (rows, heading),
        card,
        text_size,
    );
    let country = blocks::country(
        Class::Wide,
        right.left() - 10.0,
        (rows, heading),
        card,
        horses,
    );

    let map = Rect::from_min_max(
        pos2(castle.rect.right() + 14.0, bar + 12.0),
        pos2(country.rect.left() - 11.0, tray_top - 12.0),
    );
    let place = (0.156_25 * (tray_top - bar))
        .min(0.14 * map.width())
        .clamp(66.0, 150.0);
    let radius = vec2(
        map.width() / 2.0 + 14.0 - 27.0 - place / 2.0,
        map.height() / 2.0 - 0.7 * place - 7.0,
    );
    let centre = map.center() - vec2(0.0, 2.0);
    let label_height = (23.0 * text_size.max(1.0)).round();
    let (row, task_pile, task_pile_count, tasks) =
        task_row(centre, radius, place, 10.0, air(lesson));
    let around = ring::Surroundings {
        tasks: row.expand2(vec2(if lesson { 9.0 } else { 2.0 }, 0.0)),
        ceiling: bar,
        sides: map.x_range(),
    };
    let ring = RingLayout::new(centre, radius, place, label_height, around);

    // With one opponent the left column has room for the log, and the list of tasks gets the right.
    let mut top = wide_bar(size.x, text_size);
    let mut opponents = blocks::opponents(Class::Wide, left, 9.0, seats, text_size);
    let below = opponents
        .last()
        .map_or(left.top(), |it| it.rect.bottom() + 9.0);
    let below = left.with_min_y(below);
    let (log, overview, guide) = if guided == Column::Lesson {
        let (above, guide) = guide::beside(&mut top, left, text_size, seats);
        opponents = blocks::opponents(Class::Compact, above, 6.0, seats, text_size);
        (None, None, Some(guide))
    } else if guided == Column::Exam {
        (None, None, Some(guide::wide(&mut top, right)))
    } else if seats == 2 {
        (Some(below), Some(right), None)
    } else {
        let log_height = (0.52 * (right.height() - 10.0)).round();
        let (log, rest) = right.split_top_bottom_at_y(right.top() + log_height);
        (Some(log), Some(rest.with_min_y(rest.top() + 10.0)), None)
    };

    let [first, second] = overlay_buttons(&country, text_size);
    TableLayout {
        class: Class::Wide,
        window: Rect::from_min_size(Pos2::ZERO, size),
        top,
        opponents,
        castle,
        country,
        map: Some(map),
        ring,
        task_pile,
        task_pile_count,
        tasks,
        log,
        overview,
        overlay_buttons: (guided == Column::Lesson).then_some([first, second]),
        detail: None,
        // A low tray has no room for titles above the tasks and names of fields.
        tray: if size.y < 800.0 * text_size.max(1.0) {
            tray::compact(size, tray_top, seats, text_size)
        } else {
            tray::wide(size, tray_top, seats, text_size)
        },
        guide,
    }
}

fn compact(size: Vec2, text_size: f32, seats: usize, horses: usize, guided: Column) -> TableLayout {
    let bar = bar_height(text_size);
    let tray_top = size.y - tray_height(size.y, 206.0 / 700.0, text_size);
    let strip_height = (25.0 * text_size.max(1.0)).round();
    let strip_top = tray_top - 1.0 - strip_height;
    let lesson = guided != Column::None;
    let width = if lesson {
        guide::compact_width(size.x, text_size)
    } else {
        // A name of two long words has room beside tent and shields.
        grown((0.15 * size.x).clamp(190.0, 260.0), text_size, 0.3)
    };
    let column = Rect::from_min_max(pos2(6.0, bar + 8.0), pos2(6.0 + width, strip_top));
    // The answers of an exam are at the right: so is its question, with the other seats above it.
    let (column, sides) = if guided == Column::Exam {
        let column = column.translate(vec2(size.x - 12.0 - width, 0.0));
        (column, egui::Rangef::new(6.0, column.left() - 8.0))
    } else {
        let sides = egui::Rangef::new(column.right() + 8.0, size.x - 6.0);
        (column, sides)
    };
    let mut top = compact_bar(size.x, text_size);
    let (seats_column, guide) = if lesson {
        let (seats_column, guide) = guide::compact(
            &mut top,
            column.with_max_y(tray_top - 6.0),
            text_size,
            seats,
        );
        (seats_column, Some(guide))
    } else {
        (column, None)
    };

    let heading = blocks::heading_height(Class::Compact, text_size);
    let rows = egui::Rangef::new(bar + 6.0 + heading + 5.0, strip_top - 4.0);
    let card = ((rows.span() - 52.0) / 7.0)
        .min(0.06 * size.x)
        .clamp(44.0, 110.0);
    let castle = blocks::castle(Class::Compact, sides.min, (rows, heading), card, text_size);
    let country = blocks::country(Class::Compact, sides.max, (rows, heading), card, horses);

    let free = Rect::from_min_max(
        pos2(castle.rect.right(), bar),
        pos2(country.rect.left(), strip_top),
    );
    let place = (0.156_25 * free.height())
        .min(0.14 * free.width())
        .clamp(66.0, 150.0);
    let radius = vec2(
        free.width() / 2.0 - 24.0 - place / 2.0,
        free.height() / 2.0 - 0.7 * place - 4.0,
    );
    let centre = free.center() - vec2(0.0, 1.0);
    let (row, task_pile, task_pile_count, tasks) =
        task_row(centre, radius, place, 6.0, air(lesson));
    let label_height = (17.5 * text_size.clamp(1.0, 1.4)).round();
    let around = ring::Surroundings {
        tasks: row.expand2(vec2(if lesson { 9.0 } else { 2.0 }, 0.0)),
        ceiling: bar,
        sides: egui::Rangef::new(castle.rect.right() + 2.0, country.rect.left() - 2.0),
    };
    let ring = RingLayout::new(centre, radius, place, label_height, around);

    let [first, second] = overlay_buttons(&country, text_size);
    TableLayout {
        class: Class::Compact,
        window: Rect::from_min_size(Pos2::ZERO, size),
        top,
        opponents: blocks::opponents(Class::Compact, seats_column, 6.0, seats, text_size),
        detail: Some(Rect::from_min_max(
            pos2(castle.rect.left(), strip_top),
            pos2(sides.max, tray_top - 1.0),
        )),
        castle,
        country,
        map: None,
        ring,
        task_pile,
        task_pile_count,
        tasks,
        log: None,
        overview: None,
        overlay_buttons: Some([first, second]),
        tray: tray::compact(size, tray_top, seats, text_size),
        guide,
    }
}

/// The buttons that open log and list of tasks, below the cards at the right.
fn overlay_buttons(country: &CountryBlock, text_size: f32) -> [Rect; 2] {
    let height = (30.0 * text_size.max(1.0)).round();
    let first = Rect::from_min_size(
        pos2(country.rect.left(), country.rect.bottom() + 6.0),
        vec2(country.rect.width(), height),
    );
    [first, first.translate(vec2(0.0, height + 6.0))]
}

/// How much narrower the row of tasks is than its room: a guide's ring around it touches no name.
const fn air(lesson: bool) -> f32 {
    if lesson { 40.0 } else { 20.0 }
}

/// The row of tasks in the middle of the circle: all of it, pile, count of the pile, open tasks.
fn task_row(
    centre: Pos2,
    radius: Vec2,
    place: f32,
    gap: f32,
    air: f32,
) -> (Rect, Rect, Rect, [Rect; 3]) {
    let by_width = (2.0 * radius.x - place - 3.0 * gap - air) / 4.0;
    let by_height = (2.0 * ring::DIAGONAL * radius.y - CARD_RATIO * place - air + 3.0) / CARD_RATIO;
    let width = by_width.min(by_height).min(180.0).floor();
    let card = vec2(width, CARD_RATIO * width);
    let row = Rect::from_center_size(centre, vec2(4.0 * width + 3.0 * gap, card.y));
    let slot = |index: f32| Rect::from_min_size(row.min + vec2(index * (width + gap), 0.0), card);
    // The pile is smaller, and its count stands below it instead of on it.
    let count_height = 22.0;
    let pile_width = ((card.y - count_height - 4.0) / CARD_RATIO).min(0.84 * width);
    let pile_size = vec2(pile_width, CARD_RATIO * pile_width);
    let whole = vec2(pile_width, pile_size.y + 4.0 + count_height);
    let stack = Rect::from_center_size(slot(0.0).center(), whole);
    let pile = Rect::from_min_size(stack.min, pile_size);
    let count = Rect::from_min_max(pos2(slot(0.0).left(), stack.bottom() - count_height), {
        pos2(slot(0.0).right(), stack.bottom())
    });
    (row, pile, count, [slot(1.0), slot(2.0), slot(3.0)])
}

/// Where the parts of a bar of this height and width stand.
#[derive(Clone, Copy)]
struct BarShape {
    width: f32,
    height: f32,
    text_size: f32,
}

impl BarShape {
    fn square(self, left: f32) -> Rect {
        Rect::from_min_size(pos2(left, (self.height - 26.0) / 2.0), Vec2::splat(26.0))
    }

    /// Phase and status between these, the smaller line above.
    fn lines(self, left: f32, right: f32) -> (Rect, Rect) {
        let line = |from: f32, to: f32| {
            let part = self.height / BAR;
            Rect::from_min_max(pos2(left, from * part), pos2(right, to * part))
        };
        (line(5.0, 22.0), line(22.0, 47.0))
    }

    /// The track between these, with room for the goal at its right. Where several stand at its
    /// beginning, they reach beyond it.
    fn track(self, step: f32, right: f32) -> Rect {
        let left = right - 15.0 * step;
        Rect::from_min_max(pos2(left, 3.5), pos2(right, self.height - 1.0))
    }

    fn goal(self, left: f32, right: f32) -> Rect {
        Rect::from_min_max(pos2(left, 10.0), pos2(right, self.height - 10.0))
    }
}

fn wide_bar(width: f32, text_size: f32) -> TopBar {
    let height = bar_height(text_size);
    let shape = BarShape {
        width,
        height,
        text_size,
    };
    let step = (26.0 / 1440.0 * width).clamp(18.0, 30.0);
    let track_right = width - 170.0 - grown(52.0, text_size, 1.0);
    let track = shape.track(step, track_right);
    let (phase, status) = shape.lines(220.0, track.left() - 44.0);
    TopBar {
        rect: Rect::from_min_size(Pos2::ZERO, vec2(width, height)),
        crown: shape.square(14.0),
        name: Some(Rect::from_min_max(
            pos2(50.0, 7.0),
            pos2(196.0, height - 7.0),
        )),
        phase,
        status,
        track,
        goal: shape.goal(track_right + 10.0, width - 130.0),
        buttons: [118.0, 80.0, 42.0]
            .map(|right| shape.square(shape.width - right))
            .to_vec(),
        speaker: None,
    }
}

fn compact_bar(width: f32, text_size: f32) -> TopBar {
    let height = bar_height(text_size);
    let shape = BarShape {
        width,
        height,
        text_size,
    };
    let step = (18.0 / 1024.0 * width).clamp(18.0, 30.0) / shape.text_size.clamp(1.0, 1.4);
    let track_right = width - 92.0 - grown(45.0, text_size, 1.0);
    let track = shape.track(step, track_right);
    let (phase, status) = shape.lines(50.0, track.left() - 40.0);
    TopBar {
        rect: Rect::from_min_size(Pos2::ZERO, vec2(width, height)),
        crown: shape.square(14.0),
        name: None,
        phase,
        status,
        track,
        goal: shape.goal(track_right + 8.0, width - 54.0),
        buttons: vec![shape.square(width - 45.0)],
        speaker: None,
    }
}

impl TableLayout {
    /// The same with a switch for sounds left of the buttons; what stands there gives way.
    #[must_use]
    pub fn with_speaker(mut self) -> Self {
        let by = vec2(-38.0, 0.0);
        let top = &mut self.top;
        top.speaker = top.buttons.first().map(|first| first.translate(by));
        for rect in [&mut top.track, &mut top.goal] {
            *rect = rect.translate(by);
        }
        for rect in [&mut top.phase, &mut top.status] {
            rect.max.x += by.x;
        }
        if let Some(guide) = &mut self.guide {
            guide.dots = guide.dots.translate(by);
            guide.step = guide.step.map(|step| step.translate(by));
        }
        self
    }

    /// Where the reason bubble of a ticket stands: right of the circle, so that it hides no place.
    #[must_use]
    pub fn bubble(&self, ticket: usize) -> BubblePlace {
        let (wanted, margin, gap, air) = match self.class {
            Class::Wide => (vec2(348.0, 196.0), 10.0, 42.0, 40.0),
            Class::Compact => (vec2(318.0, 184.0), 6.0, 32.0, 4.0),
        };
        // What a guide says at the right stays in sight.
        let said = self.guide.as_ref().map(|guide| guide.bubble.left());
        let said = said.filter(|left| self.class == Class::Wide && *left > self.ring.centre.x);
        let edge = said.unwrap_or(self.window.right());
        let right = edge - margin;
        // Room for a knight and the end of the label beside the place, if there is any.
        let free_left = self.ring.place(5).right() + air;
        let width = wanted.x.min(right - free_left);
        let foot = self
            .tray
            .tickets
            .first()
            .map_or(self.tray.rect.top(), |ticket| ticket.rect.top() - gap);
        // Above it is the place opposite Camelot, if the bubble reaches that far to the left.
        let ceiling = self.ring.place(4).bottom() + 3.0;
        let height = wanted.y.min(foot - ceiling);
        let seal = self.tray.tickets.get(ticket).map(|ticket| ticket.rect);
        let target = seal.map_or(right, |rect| rect.center().x);
        let left = (target - width / 2.0).clamp(free_left, right - width);
        let rect = Rect::from_min_max(pos2(left, foot - height), pos2(left + width, foot));
        let tail = seal.and_then(|ticket| {
            let reach = ticket.x_range().intersection(rect.shrink(30.0).x_range());
            (reach.span() > 0.0).then(|| pos2(reach.clamp(target), ticket.top() - 2.0))
        });
        BubblePlace { rect, tail }
    }
}
