//! The tray: the own seat at the left, the plan lane at the right.

use egui::{Pos2, Rect, Vec2, pos2, vec2};

use super::{CARD_RATIO, grown};

/// A ticket of the plan lane: one chosen action card.
#[derive(Clone, Debug, PartialEq)]
pub struct Ticket {
    /// All of it.
    pub rect: Rect,
    /// Disc with the step number, on the upper left corner.
    pub number: Rect,
    /// The card.
    pub card: Rect,
    /// The card's name.
    pub title: Rect,
    /// Name of the parameter, if there is room.
    pub label: Option<Rect>,
    /// The parameter.
    pub field: Rect,
    /// More of it, such as what is paid.
    pub extra: Rect,
    /// Whether it works, in words.
    pub verdict: Rect,
    /// Where it can be grabbed.
    pub grip: Rect,
    /// Whether it has been carried out or has expired: then it is small, with its name below the card.
    pub settled: bool,
}

impl Ticket {
    /// The ticket moved by `by`, as while it is dragged.
    #[must_use]
    pub fn translate(&self, by: Vec2) -> Self {
        Self {
            rect: self.rect.translate(by),
            number: self.number.translate(by),
            card: self.card.translate(by),
            title: self.title.translate(by),
            label: self.label.map(|label| label.translate(by)),
            field: self.field.translate(by),
            extra: self.extra.translate(by),
            verdict: self.verdict.translate(by),
            grip: self.grip.translate(by),
            settled: self.settled,
        }
    }

    /// The same without the row between parameter and verdict: what is left stands close together.
    #[must_use]
    pub fn without_extra(&self) -> Self {
        if self.settled {
            return self.clone();
        }
        let by = self.extra.height().max(0.0) / 2.0;
        // Beside the card only the name moves; the parameter stands below both.
        let below_card = self.field.top() >= self.card.bottom();
        let down = |rect: Rect| rect.translate(vec2(0.0, by));
        let verdict = self.verdict.translate(vec2(0.0, -by));
        Self {
            title: down(self.title),
            label: self.label.map(down),
            field: if below_card {
                self.field
            } else {
                down(self.field)
            },
            extra: verdict.with_max_y(verdict.top()),
            verdict,
            ..self.clone()
        }
    }
}

/// The own seat and the plan lane.
#[derive(Clone, Debug, PartialEq)]
pub struct TrayLayout {
    /// All of it.
    pub rect: Rect,
    /// Factor against the design size of the class, for figures and text that grow.
    pub scale: f32,
    /// Coat of arms.
    pub knight: Rect,
    /// The pennant below it that says that it is the own turn.
    pub turn: Rect,
    /// The own name.
    pub name: Rect,
    /// The tent with its number.
    pub tent: Rect,
    /// The shield with the count of shields.
    pub shield: Rect,
    /// Heading of the hand.
    pub hand_title: Rect,
    /// One column for each virtue.
    pub columns: [Rect; 4],
    /// Name below each column.
    pub column_names: [Rect; 4],
    /// Heading of the own tasks; only if there is room.
    pub tasks_title: Option<Rect>,
    /// Room for the own tasks.
    pub tasks: Rect,
    /// Heading of the plan, with room for chips.
    pub lane_title: Rect,
    /// The plan lane, from the heading to the buttons.
    pub lane: Rect,
    /// One ticket for each action card of a round: 4 with two seats, else 3.
    pub tickets: Vec<Ticket>,
    /// Row of buttons.
    pub buttons: Rect,
    card_width: f32,
    card_step: f32,
    task_width: f32,
    ticket_gap: f32,
    ticket_shape: TicketShape,
}

impl TrayLayout {
    /// Card `nth` of `count` in the column of a virtue; later cards lie lower and above.
    #[must_use]
    pub fn hand_card(&self, column: usize, nth: usize, count: usize) -> Rect {
        let area = self.columns[column];
        let size = vec2(self.card_width, CARD_RATIO * self.card_width);
        let room = area.height() - size.y;
        let step = self.card_step.min(room / (count.max(2) - 1) as f32);
        Rect::from_min_size(area.min + vec2(0.0, nth as f32 * step), size)
    }

    /// Own task `nth` of `count`; they get smaller if they are many.
    #[must_use]
    pub fn task(&self, nth: usize, count: usize) -> Rect {
        const GAP: f32 = 6.0;
        let room = self.tasks.size();
        let width_in = |columns: usize| {
            let rows = count.max(1).div_ceil(columns);
            let part = |room: f32, parts: usize| (room + GAP) / parts as f32 - GAP;
            part(room.x, columns)
                .min(part(room.y, rows) / CARD_RATIO)
                .min(self.task_width)
        };
        let mut columns = 1;
        for more in 2..=count {
            if width_in(more) > width_in(columns) {
                columns = more;
            }
        }
        let width = width_in(columns);
        let size = vec2(width, CARD_RATIO * width);
        let place = vec2((nth % columns) as f32, (nth / columns) as f32);
        Rect::from_min_size(self.tasks.min + place * (size + vec2(GAP, GAP)), size)
    }

    /// Makes the first tickets small because what they stand for is over; the others get their room.
    pub fn settle(&mut self, settled: usize) {
        let count = self.tickets.len();
        let Some(first) = self.tickets.first().filter(|_| settled > 0) else {
            return;
        };
        let settled = settled.min(count);
        let (corner, size) = (first.rect.min, first.rect.size());
        let small = (SETTLED * size.x).max(78.0);
        let open = (count - settled).max(1) as f32;
        let gaps = self.ticket_gap * (count - 1) as f32;
        let room = self.lane.right() - corner.x - gaps - small * settled as f32;
        let large = (room / open).min((ROOMY * size.x).max(LEAST));
        // What is left goes to those that are over, so that the row is as long as the lane.
        let left_over = (self.lane.right() - corner.x - gaps - large * (count - settled) as f32)
            / settled as f32;
        let small = if settled < count {
            small.max(left_over)
        } else {
            size.x
        };
        let mut left = corner.x;
        for (index, ticket) in self.tickets.iter_mut().enumerate() {
            let width = if index < settled { small } else { large };
            let rect = Rect::from_min_size(pos2(left, corner.y), vec2(width, size.y));
            *ticket = if index < settled {
                settled_ticket(rect, self.ticket_shape)
            } else {
                self::ticket(rect, self.ticket_shape)
            };
            left = rect.right() + self.ticket_gap;
        }
    }

    /// Where the name of a virtue stands: right below the last of its `count` cards.
    #[must_use]
    pub fn column_name(&self, column: usize, count: usize) -> Rect {
        let count = count.max(1);
        let foot = self.hand_card(column, count - 1, count).bottom();
        let place = self.column_names[column];
        place.translate(vec2(0.0, foot + 3.0 - place.top()))
    }

    /// Width of a single own task card.
    #[must_use]
    pub const fn task_width(&self) -> f32 {
        self.task_width
    }
}

/// Width of a ticket that is over, in parts of one that is not.
const SETTLED: f32 = 0.5;

/// How much wider than its share a ticket becomes when others are over: card and words stay together.
const ROOMY: f32 = 1.24;

/// It has at least this width if there is room, in points.
const LEAST: f32 = 254.0;

/// A ticket is no wider than this, in points of the design size.
const WIDEST: f32 = 320.0;

const fn steps(seats: usize) -> usize {
    if seats == 2 { 4 } else { 3 }
}

pub(super) fn wide(size: Vec2, top: f32, seats: usize, text_size: f32) -> TrayLayout {
    let rect = Rect::from_min_max(pos2(0.0, top), size.to_pos2());
    let scale = rect.height() / 272.0;
    let at = |x: f32, y: f32, w: f32, h: f32| {
        Rect::from_min_size(rect.min + vec2(x, y) * scale, vec2(w, h) * scale)
    };
    let column = |index: usize| at(116.0 + index as f32 * 69.0, 48.0, 66.0, 164.0);
    let columns = [0, 1, 2, 3].map(column);
    let right = size.x - 10.0;
    let count = steps(seats);
    let gap = 10.0;
    let lane_left = 648.0 * scale;
    let ticket_width = ((right - lane_left - (count - 1) as f32 * gap) / count as f32)
        .min(WIDEST * scale.max(1.0));
    let lane_left = right - count as f32 * (ticket_width + gap) + gap;
    let lane = Rect::from_min_max(pos2(lane_left, top + 12.0), pos2(right, size.y - 10.0));
    let buttons = Rect::from_min_max(pos2(lane_left, size.y - 48.0), pos2(right, size.y - 10.0));
    let ticket_top = top + 54.0 * scale.max(1.0);
    let ticket_size = vec2(ticket_width, buttons.top() - 12.0 - ticket_top);
    let shape = TicketShape {
        inset: 13.0,
        card: 0.51,
        labelled: ticket_size.y >= 150.0,
        unstacked: 220.0,
        text_size,
    };
    let tickets = row(pos2(lane_left, ticket_top), ticket_size, gap, count, shape);
    TrayLayout {
        rect,
        scale,
        knight: at(16.0, 22.0, 84.0, 98.0),
        // A ring around the hand keeps clear of it.
        turn: at(9.0, 106.0, 98.0, 19.0),
        name: at(10.0, 126.0, 98.0, 31.0),
        // A ring around one of the two leaves the other in sight.
        tent: at(9.0, 165.0, 42.0, 42.0),
        shield: at(64.0, 163.0, 40.0, 45.0),
        hand_title: at(116.0, 9.0, 273.0, 30.0),
        columns,
        column_names: columns.map(|area| {
            Rect::from_min_size(
                area.left_bottom() + vec2(-2.0, 3.0),
                vec2(area.width() + 4.0, 20.0),
            )
        }),
        tasks_title: Some(at(400.0, 10.0, 230.0, 28.0)),
        tasks: Rect::from_min_max(
            at(400.0, 48.0, 0.0, 0.0).min,
            pos2(lane_left - 18.0, at(0.0, 48.0, 0.0, 212.0).bottom()),
        ),
        // Above the numbers on the corners of the tickets, and in line with the other headings.
        lane_title: Rect::from_min_max(
            pos2(lane_left, at(0.0, 8.0, 0.0, 0.0).top()),
            pos2(right, at(0.0, 40.0, 0.0, 0.0).top()),
        ),
        lane,
        tickets,
        buttons,
        card_width: 66.0 * scale,
        card_step: 30.0 * scale,
        task_width: 146.0 * scale,
        ticket_gap: gap,
        ticket_shape: shape,
    }
}

pub(super) fn compact(size: Vec2, top: f32, seats: usize, text_size: f32) -> TrayLayout {
    let rect = Rect::from_min_max(pos2(0.0, top), size.to_pos2());
    let scale = rect.height() / 206.0;
    let at = |x: f32, y: f32, w: f32, h: f32| {
        Rect::from_min_size(rect.min + vec2(x, y) * scale, vec2(w, h) * scale)
    };
    // Where the window is wide for its height, cards in hand and tasks are larger.
    let (card, tasks_left, task) = if size.x >= 1150.0 * scale {
        (57.0, 332.0, 130.0)
    } else {
        (46.0, 280.0, 94.0)
    };
    // A ring around the hand keeps clear of the pennant.
    let column = |index: usize| at(87.0 + index as f32 * (card + 2.0), 38.0, card, 118.0);
    let columns = [0, 1, 2, 3].map(column);
    let right = size.x - 10.0;
    let count = steps(seats);
    let gap = 6.0;
    let lane_left = (tasks_left + task + 14.0) * scale;
    let ticket_width = (right - lane_left - (count - 1) as f32 * gap) / count as f32;
    let lane = Rect::from_min_max(pos2(lane_left, top + 8.0), pos2(right, size.y - 10.0));
    let buttons = lane.with_min_y(lane.bottom() - grown(34.0, text_size, 0.6));
    let ticket_top = top + grown(42.0, text_size, 0.6);
    let ticket_size = vec2(ticket_width, buttons.top() - 6.0 - ticket_top);
    // Clear of the numbers on the corners of the tickets.
    let lane_title = Rect::from_min_max(lane.min, pos2(right, ticket_top - 13.0));
    // In line with the heading of the plan, but no nearer to the cards.
    let hand_title = at(87.0, 8.0, 4.0 * card + 6.0, 26.0);
    let up = (lane_title.center().y - hand_title.center().y).clamp(-6.0, 0.0);
    let hand_title = hand_title.translate(vec2(0.0, up));
    let shape = TicketShape {
        inset: 10.0,
        card: 0.5,
        labelled: false,
        unstacked: 203.0 * text_size.max(1.0),
        text_size,
    };
    let tickets = row(pos2(lane_left, ticket_top), ticket_size, gap, count, shape);
    TrayLayout {
        rect,
        scale,
        knight: at(14.0, 14.0, 52.0, 61.0),
        turn: at(0.0, 64.0, 80.0, 17.0),
        name: at(2.0, 82.0, 78.0, 28.0),
        tent: at(5.0, 119.0, 30.0, 30.0),
        shield: at(46.0, 118.0, 28.0, 32.0),
        hand_title,
        columns,
        column_names: columns.map(|area| {
            Rect::from_min_size(
                area.left_bottom() + vec2(-1.0, 3.0),
                vec2(area.width() + 2.0, 18.0 * scale),
            )
        }),
        tasks_title: None,
        tasks: at(tasks_left, 14.0, task, 182.0),
        lane_title,
        lane,
        tickets,
        buttons,
        card_width: card * scale,
        card_step: 30.0 * scale,
        task_width: task * scale,
        ticket_gap: gap,
        ticket_shape: shape,
    }
}

/// What differs between the tickets of the two classes.
#[derive(Clone, Copy, Debug, PartialEq)]
struct TicketShape {
    inset: f32,
    /// Width of the card in parts of the height of the ticket.
    card: f32,
    labelled: bool,
    /// From this width on the parameter stands beside the card, and not below it.
    unstacked: f32,
    text_size: f32,
}

impl TicketShape {
    /// Height of a row of text.
    fn row(self, points: f32) -> f32 {
        grown(points, self.text_size, 0.6)
    }
}

/// Equal tickets side by side.
fn row(corner: Pos2, size: Vec2, gap: f32, count: usize, shape: TicketShape) -> Vec<Ticket> {
    let tickets = (0..count).map(|index| {
        let corner = corner + vec2(index as f32 * (size.x + gap), 0.0);
        ticket(Rect::from_min_size(corner, size), shape)
    });
    tickets.collect()
}

/// No column of text on a ticket is wider than this, in points: what belongs together stays together.
const COLUMN: f32 = 270.0;

fn ticket(rect: Rect, shape: TicketShape) -> Ticket {
    if rect.width() < shape.unstacked {
        return stacked_ticket(rect, shape);
    }
    let width = (shape.card * rect.height()).min(0.36 * rect.width());
    let width = width.min((rect.height() - 20.0) / CARD_RATIO).floor();
    let size = vec2(width, CARD_RATIO * width);
    // The number disc lies on the corner, so the card keeps a little lower than the middle.
    let card_top = rect.center().y - size.y / 2.0 + 2.0;
    let room = rect.width() - shape.inset - size.x - 20.0;
    let column = room.min(COLUMN * shape.text_size.max(1.0));
    // On a wide ticket card and words keep to its middle.
    let inset = shape.inset + 0.4 * (room - column);
    let card = Rect::from_min_size(pos2(rect.left() + inset, card_top), size);
    let left = card.right() + 10.0;
    let right = left + column;
    let labelled = shape.labelled && rect.width() >= 220.0;
    // Everything in one block beside the card, with what is left above and below.
    let title = shape.row(20.0);
    let label = if labelled { shape.row(17.0) } else { 0.0 };
    let field = shape.row(30.0);
    let verdict = shape.row(if labelled { 34.0 } else { 32.0 });
    let inset = 5.0;
    let fixed = title + label + field + verdict + 6.0;
    let extra = (rect.height() - 2.0 * inset - fixed).clamp(0.0, 26.0);
    let all = fixed + extra;
    let mut at = (rect.center().y - all / 2.0).max(rect.top() + inset);
    let mut row = |height: f32, gap: f32| {
        let row = Rect::from_min_max(pos2(left, at), pos2(right, at + height));
        at = row.bottom() + gap;
        row
    };
    let title = row(title, if labelled { 0.0 } else { 2.0 });
    let label = labelled.then(|| row(label, 2.0));
    let field = row(field, 2.0);
    let extra = row(extra, 2.0);
    let verdict = row(verdict, 0.0);
    Ticket {
        rect,
        number: number(rect, 28.0),
        card,
        title: title.with_max_x(title.right().min(rect.right() - 22.0)),
        label,
        field,
        extra,
        verdict,
        grip: grip(rect),
        settled: false,
    }
}

/// A narrow ticket: its parameter stands below the card, as wide as the ticket.
fn stacked_ticket(rect: Rect, shape: TicketShape) -> Ticket {
    let foot = rect.bottom() - 6.0;
    let field = Rect::from_min_max(
        pos2(rect.left() + 8.0, foot - shape.row(30.0)),
        pos2(rect.right() - 8.0, foot),
    );
    let room = Rect::from_min_max(
        pos2(rect.left() + shape.inset, rect.top() + 8.0),
        pos2(rect.right() - 10.0, field.top() - 6.0),
    );
    let width = (room.height() / CARD_RATIO).min(0.36 * rect.width());
    let size = vec2(width, CARD_RATIO * width);
    let card_top = room.center().y - size.y / 2.0;
    let card = Rect::from_min_size(pos2(room.left(), card_top), size);
    let left = card.right() + 8.0;
    let row = |from: f32, to: f32| Rect::from_min_max(pos2(left, from), pos2(room.right(), to));
    let verdict = shape.row(34.0).min(0.55 * room.height());
    // A low ticket has one line for the name, so that a reason has two.
    let title = if room.height() < 90.0 { 18.0 } else { 34.0 };
    let title = (room.height() - verdict - 2.0).min(shape.row(title));
    let extra = (room.height() - title - verdict - 2.0).clamp(0.0, 24.0);
    let top = room.center().y - (title + extra + 2.0 + verdict) / 2.0;
    let title = row(top, top + title);
    let extra = row(title.bottom(), title.bottom() + extra);
    let verdict = row(extra.bottom() + 2.0, extra.bottom() + 2.0 + verdict);
    Ticket {
        rect,
        number: number(rect, 28.0),
        card,
        title: title.with_max_x(room.right() - 12.0),
        label: None,
        field,
        extra,
        verdict,
        grip: grip(rect),
        settled: false,
    }
}

/// A ticket that is over: a small card, its name, and what has become of it.
fn settled_ticket(rect: Rect, shape: TicketShape) -> Ticket {
    let inner = rect.shrink2(vec2(5.0, 7.0));
    let verdict = shape.row(18.0);
    let title = shape.row(18.0).min(0.3 * inner.height());
    let room = inner.height() - title - verdict - 4.0;
    let width = (room / CARD_RATIO).min(0.8 * inner.width());
    let size = vec2(width, CARD_RATIO * width);
    let all = size.y + 4.0 + title + verdict;
    let top = inner.center().y - all / 2.0;
    let corner = pos2(inner.center().x - width / 2.0, top);
    let card = Rect::from_min_size(corner, size);
    let row = |from: f32, height: f32| Rect::from_x_y_ranges(inner.x_range(), from..=from + height);
    let title = row(card.bottom() + 4.0, title);
    let verdict = row(title.bottom(), verdict);
    let empty = verdict.with_min_y(verdict.bottom());
    Ticket {
        rect,
        number: number(card.translate(vec2(-6.0, -3.0)), 22.0),
        card,
        title,
        label: None,
        field: empty,
        extra: empty,
        verdict,
        grip: grip(rect),
        settled: true,
    }
}

/// The disc with the number on the upper left corner.
fn number(rect: Rect, side: f32) -> Rect {
    Rect::from_center_size(rect.min + vec2(1.0, 1.0), Vec2::splat(side))
}

fn grip(rect: Rect) -> Rect {
    Rect::from_min_size(
        pos2(rect.right() - 20.0, rect.top() + 6.0),
        vec2(14.0, 20.0),
    )
}
