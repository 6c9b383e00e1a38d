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
    /// One line about the hand; only if there is room.
    pub hand_note: Option<Rect>,
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

    /// Width of a single own task card.
    #[must_use]
    pub const fn task_width(&self) -> f32 {
        self.task_width
    }
}

const fn steps(seats: usize) -> usize {
    if seats == 2 { 4 } else { 3 }
}

pub(super) fn wide(size: Vec2, top: f32, seats: usize, text_size: f32) -> TrayLayout {
    let rect = Rect::from_min_max(pos2(0.0, top), size.to_pos2());
    let scale = rect.height() / 272.0;
    let at = |x: f32, y: f32, w: f32, h: f32| {
        Rect::from_min_size(rect.min + vec2(x, y) * scale, vec2(w, h) * scale)
    };
    let column = |index: usize| at(122.0 + index as f32 * 61.0, 50.0, 56.0, 136.0);
    let columns = [0, 1, 2, 3].map(column);
    let right = size.x - 10.0;
    let count = steps(seats);
    let gap = 10.0;
    let lane_left = 648.0 * scale;
    let ticket_width =
        ((right - lane_left - (count - 1) as f32 * gap) / count as f32).min(320.0 * scale.max(1.0));
    let lane_left = right - count as f32 * (ticket_width + gap) + gap;
    let lane = Rect::from_min_max(pos2(lane_left, top + 12.0), pos2(right, size.y - 10.0));
    let buttons = Rect::from_min_max(pos2(lane_left, size.y - 48.0), pos2(right, size.y - 10.0));
    let ticket_top = top + 54.0;
    let ticket_size = vec2(ticket_width, buttons.top() - 12.0 - ticket_top);
    let tickets = (0..count)
        .map(|index| {
            let corner = pos2(lane_left + index as f32 * (ticket_width + gap), ticket_top);
            let shape = TicketShape {
                inset: 13.0,
                card: (0.51 * ticket_size.y).min(0.33 * ticket_size.x).floor(),
                labelled: ticket_size.y >= 150.0 && ticket_size.x >= 220.0,
                stacked: ticket_size.x < 220.0,
                text_size,
            };
            ticket(Rect::from_min_size(corner, ticket_size), shape)
        })
        .collect();
    TrayLayout {
        rect,
        scale,
        knight: at(16.0, 22.0, 84.0, 98.0),
        name: at(10.0, 124.0, 98.0, 32.0),
        tent: at(13.0, 164.0, 44.0, 44.0),
        shield: at(62.0, 162.0, 42.0, 47.0),
        hand_title: at(122.0, 14.0, 239.0, 30.0),
        columns,
        column_names: columns.map(|area| {
            Rect::from_min_size(
                area.left_bottom() + vec2(-2.0, 3.0),
                vec2(area.width() + 4.0, 20.0),
            )
        }),
        hand_note: (scale >= 1.0).then(|| at(122.0, 226.0, 500.0, 26.0)),
        tasks_title: Some(at(378.0, 14.0, 250.0, 28.0)),
        tasks: Rect::from_min_max(
            at(378.0, 46.0, 0.0, 0.0).min,
            pos2(lane_left - 18.0, at(0.0, 46.0, 0.0, 171.0).bottom()),
        ),
        lane_title: Rect::from_min_max(lane.min, pos2(right, top + 46.0)),
        lane,
        tickets,
        buttons,
        card_width: 56.0 * scale,
        card_step: 30.0 * scale,
        task_width: 122.0 * scale,
    }
}

pub(super) fn compact(size: Vec2, top: f32, seats: usize, text_size: f32) -> TrayLayout {
    let rect = Rect::from_min_max(pos2(0.0, top), size.to_pos2());
    let scale = rect.height() / 206.0;
    let at = |x: f32, y: f32, w: f32, h: f32| {
        Rect::from_min_size(rect.min + vec2(x, y) * scale, vec2(w, h) * scale)
    };
    let column = |index: usize| at(84.0 + index as f32 * 48.0, 38.0, 46.0, 118.0);
    let columns = [0, 1, 2, 3].map(column);
    let right = size.x - 9.0;
    let count = steps(seats);
    let gap = 6.0;
    let lane_left = 388.0 * scale;
    let ticket_width = (right - lane_left - (count - 1) as f32 * gap) / count as f32;
    let lane = Rect::from_min_max(pos2(lane_left, top + 8.0), pos2(right, size.y - 8.0));
    let buttons = lane.with_min_y(lane.bottom() - grown(34.0, text_size, 0.6));
    let ticket_top = top + grown(42.0, text_size, 0.6);
    let ticket_size = vec2(ticket_width, buttons.top() - 6.0 - ticket_top);
    let stacked = ticket_width < 180.0 * text_size.max(1.0);
    let card = if stacked { 0.4 } else { 0.475 } * ticket_size.y;
    let tickets = (0..count)
        .map(|index| {
            let corner = pos2(lane_left + index as f32 * (ticket_width + gap), ticket_top);
            let shape = TicketShape {
                inset: 10.0,
                card: card.min(0.33 * ticket_size.x).floor(),
                labelled: false,
                stacked,
                text_size,
            };
            ticket(Rect::from_min_size(corner, ticket_size), shape)
        })
        .collect();
    TrayLayout {
        rect,
        scale,
        knight: at(14.0, 14.0, 52.0, 61.0),
        name: at(2.0, 78.0, 80.0, 30.0),
        tent: at(12.0, 112.0, 30.0, 30.0),
        shield: at(44.0, 111.0, 28.0, 32.0),
        hand_title: at(84.0, 8.0, 190.0, 26.0),
        columns,
        column_names: columns.map(|area| {
            Rect::from_min_size(
                area.left_bottom() + vec2(-1.0, 3.0),
                vec2(area.width() + 2.0, 18.0 * scale),
            )
        }),
        hand_note: None,
        tasks_title: None,
        tasks: at(280.0, 14.0, 94.0, 182.0),
        // Clear of the numbers on the corners of the tickets.
        lane_title: Rect::from_min_max(lane.min, pos2(right, ticket_top - 13.0)),
        lane,
        tickets,
        buttons,
        card_width: 46.0 * scale,
        card_step: 30.0 * scale,
        task_width: 94.0 * scale,
    }
}

/// What differs between the tickets of the two classes.
#[derive(Clone, Copy)]
struct TicketShape {
    inset: f32,
    card: f32,
    labelled: bool,
    /// Whether it is so narrow that the field stands below the card, as wide as the ticket.
    stacked: bool,
    text_size: f32,
}

fn ticket(rect: Rect, shape: TicketShape) -> Ticket {
    let row_height = |points: f32| grown(points, shape.text_size, 0.6);
    let size = vec2(shape.card, CARD_RATIO * shape.card);
    let right = rect.right() - 10.0;
    let top = rect.top();
    let number = Rect::from_center_size(rect.min + vec2(1.0, 1.0), Vec2::splat(28.0));
    let grip = Rect::from_min_size(Pos2::new(rect.right() - 20.0, top + 6.0), vec2(14.0, 20.0));
    if shape.stacked {
        let foot = rect.bottom() - 5.0;
        let field = Rect::from_min_max(
            pos2(rect.left() + 8.0, foot - row_height(30.0)),
            pos2(rect.right() - 8.0, foot),
        );
        let room = field.top() - 6.0 - (top + 8.0);
        let size = size * (room / size.y).min(1.0);
        let card = Rect::from_min_size(pos2(rect.left() + shape.inset, top + 8.0), size);
        let left = card.right() + 8.0;
        let row = |from: f32, to: f32| Rect::from_min_max(pos2(left, from), pos2(right, to));
        let title = row(top + 4.0, top + 4.0 + row_height(18.0));
        let verdict = row(
            (field.top() - 3.0 - row_height(32.0)).max(title.bottom()),
            field.top() - 3.0,
        );
        return Ticket {
            rect,
            number,
            card,
            title: title.with_max_x(right - 12.0),
            label: None,
            field,
            extra: row(title.bottom(), verdict.top()),
            verdict,
            grip,
        };
    }
    // The number disc lies on the corner, so the card keeps a little lower than the middle.
    let card_top = rect.center().y - size.y / 2.0 + 2.0;
    let card = Rect::from_min_size(pos2(rect.left() + shape.inset, card_top), size);
    let left = card.right() + 9.0;
    let row = |from: f32, height: f32| {
        let height = row_height(height);
        Rect::from_min_max(pos2(left, from), pos2(right, from + height))
    };
    let (title, label, field) = if shape.labelled {
        let title = row(top + 9.0, 22.0);
        let label = row(title.bottom() + 2.0, 17.0);
        (title, Some(label), row(label.bottom() + 2.0, 30.0))
    } else {
        let title = row(top + 5.0, 20.0);
        (title, None, row(title.bottom() + 2.0, 30.0))
    };
    let verdict_height = row_height(if shape.labelled { 36.0 } else { 32.0 });
    let verdict = Rect::from_min_max(
        pos2(left, rect.bottom() - verdict_height - 6.0),
        pos2(right, rect.bottom() - 6.0),
    );
    let extra = Rect::from_min_max(pos2(left, field.bottom() + 2.0), pos2(right, verdict.top()));
    Ticket {
        rect,
        number,
        card,
        title: title.with_max_x(right - 12.0),
        label,
        field,
        extra,
        verdict,
        grip,
    }
}
