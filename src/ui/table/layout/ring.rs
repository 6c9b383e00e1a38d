//! The circle of locations: a superellipse, so that the row of tasks fits inside.

use egui::{Pos2, Rangef, Rect, Vec2, pos2, vec2};

use super::{CARD_RATIO, TITLED_FROM};
use crate::rules::kings_errand::LOCATIONS;

/// Below 1 it pushes the four diagonal places outwards.
const EXPONENT: f32 = 0.84;

/// How far out the diagonal places are, in parts of the radius: cos(45°) to the power of 0.84.
pub(super) const DIAGONAL: f32 = 0.747_42;

/// Where places, knights and roads of the circle are.
///
/// Place 0 is Camelot at the left; the others follow clockwise, as in
/// [`Ring::clockwise`](crate::rules::kings_errand::Ring::clockwise).
#[derive(Clone, Debug, PartialEq)]
pub struct RingLayout {
    /// Middle of the circle.
    pub centre: Pos2,
    /// Half its width and height, to the middles of the places.
    pub radius: Vec2,
    /// Width of a place's card.
    pub place_width: f32,
    /// Height of the label with a place's name.
    pub label_height: f32,
    tasks: Rect,
    /// Foot of the top bar.
    ceiling: f32,
    /// How far to the left and to the right labels may reach.
    sides: Rangef,
}

/// What lies around and inside the circle.
#[derive(Clone, Copy, Debug)]
pub(super) struct Surroundings {
    /// The row of tasks, with what belongs to it.
    pub(super) tasks: Rect,
    /// Foot of the top bar.
    pub(super) ceiling: f32,
    /// How far to the left and to the right labels may reach.
    pub(super) sides: Rangef,
}

impl RingLayout {
    pub(super) const fn new(
        centre: Pos2,
        radius: Vec2,
        place_width: f32,
        label_height: f32,
        around: Surroundings,
    ) -> Self {
        Self {
            centre,
            radius,
            place_width,
            label_height,
            tasks: around.tasks,
            ceiling: around.ceiling,
            sides: around.sides,
        }
    }

    /// The point of the road at `turn` places clockwise after Camelot (fractions between places),
    /// moved outwards by `offset` points.
    #[must_use]
    pub fn point(&self, turn: f32, offset: f32) -> Pos2 {
        let (sin, cos) = (std::f32::consts::PI + turn * std::f32::consts::FRAC_PI_4).sin_cos();
        let stretch = |part: f32| part.signum() * part.abs().powf(EXPONENT);
        pos2(
            self.centre.x + (self.radius.x + offset) * stretch(cos),
            self.centre.y + (self.radius.y + offset) * stretch(sin),
        )
    }

    /// The closed curve of the road moved outwards by `offset`, as points; the first is not repeated.
    #[must_use]
    pub fn curve(&self, offset: f32) -> Vec<Pos2> {
        const STEPS: usize = 128;
        let turn = |step: usize| step as f32 * LOCATIONS as f32 / STEPS as f32;
        (0..STEPS)
            .map(|step| self.point(turn(step), offset))
            .collect()
    }

    /// The road from one place to another, on the shorter way (clockwise if both are as long).
    #[must_use]
    pub fn ride(&self, from: usize, to: usize) -> Vec<Pos2> {
        const STEPS_A_PLACE: usize = 14;
        let there = (to + LOCATIONS - from) % LOCATIONS;
        let (places, direction) = if there <= LOCATIONS / 2 {
            (there, 1.0)
        } else {
            (LOCATIONS - there, -1.0)
        };
        let steps = places * STEPS_A_PLACE;
        (0..=steps)
            .map(|step| {
                let turn = from as f32 + direction * step as f32 / STEPS_A_PLACE as f32;
                self.point(turn, 0.0)
            })
            .collect()
    }

    /// The card of place `index`.
    #[must_use]
    pub fn place(&self, index: usize) -> Rect {
        let size = vec2(self.place_width, CARD_RATIO * self.place_width);
        Rect::from_center_size(self.point(index as f32, 0.0), size)
    }

    /// The name label of place `index` for a text of this width; none if places are large enough to
    /// carry their names themselves.
    ///
    /// The labels beside the row of tasks give way to the outside.
    #[must_use]
    pub fn label(&self, index: usize, text_width: f32) -> Option<Rect> {
        if self.place_width >= TITLED_FROM {
            return None;
        }
        let height = self.label_height;
        let card = self.place(index);
        let air = (0.95 * height).min(22.0);
        let width = (text_width + air).max((1.12 * self.place_width).min(100.0));
        // As far down as the row of tasks and the frame of the map leave room: it hides less of the
        // picture.
        let top = card.bottom() - height + 5.0;
        // At Camelot all knights begin, at its left: the name stands at the right.
        let (left, width) = if index.is_multiple_of(LOCATIONS) {
            (
                card.left() + 0.4 * self.knight_width(false),
                text_width + air,
            )
        } else {
            (card.center().x - width / 2.0, width)
        };
        let label = Rect::from_min_size(pos2(left, top), vec2(width, height));
        let tasks = self.tasks;
        // It leaves the middle of its card before it leaves the map.
        let over = (label.right() - self.sides.max).max(0.0);
        let under = (self.sides.min - label.left()).max(0.0);
        let label = label.translate(vec2(under - over, 0.0));
        let within = |label: Rect| {
            let x = label.x_range().intersection(self.sides);
            Rect::from_x_y_ranges(x, label.y_range())
        };
        if !label.intersects(tasks) {
            return Some(within(label));
        }
        let shift = if card.center().x < self.centre.x {
            tasks.left() - label.right()
        } else {
            tasks.right() - label.left()
        };
        Some(within(label.translate(vec2(shift, 0.0))))
    }

    /// Width of a knight on the map, in points; the own one is a little larger.
    #[must_use]
    pub fn knight_width(&self, own: bool) -> f32 {
        let width = (0.4 * self.place_width).clamp(36.0, 60.0);
        if own { width / 0.9 } else { width }
    }

    /// Where the knight `nth` of `count` at place `index` stands: on the outer edge of the card.
    ///
    /// `width` is the token's; its height is 7/6 of that.
    #[must_use]
    pub fn knight(&self, index: usize, nth: usize, count: usize, width: f32) -> Rect {
        let card = self.place(index);
        let apart = (1.5 * width).min(1.55 * card.height() / count.max(1) as f32);
        let along = (nth as f32 - (count.max(1) - 1) as f32 / 2.0) * apart;
        // Between Camelot and the block of cards beside it there are some 24 points.
        let outside = (0.14 * width).min(23.5 - width / 2.0);
        // The name at the foot of the card stays clear of them.
        let up = if self.place_width < TITLED_FROM {
            0.5 * self.label_height
        } else {
            0.0
        };
        let middle = match index % LOCATIONS {
            2 => {
                // Not higher than just below the top bar.
                let lowest = self.ceiling + width * 7.0 / 12.0;
                let y = (card.top() + 0.2 * width).max(lowest);
                pos2(card.center().x + along, y)
            }
            // Below the last place is the tray: the knights stand at its sides instead.
            6 => {
                let side = if nth.is_multiple_of(2) { 1.0 } else { -1.0 };
                let row = if count > 2 {
                    (nth / 2) as f32 - 0.5
                } else {
                    0.0
                };
                card.center() + vec2(side * (card.width() / 2.0 + outside), row * apart)
            }
            0 | 1 | 7 => pos2(card.left() - outside, card.center().y - up + along),
            _ => pos2(card.right() + outside, card.center().y - up + along),
        };
        Rect::from_center_size(middle, vec2(width, width * 7.0 / 6.0))
    }

    /// Disc `nth` of `count` with a step of the plan, on the upper edge of a place's card; at the place
    /// where knights stand on that edge, on the left one.
    #[must_use]
    pub fn step(&self, index: usize, nth: usize, count: usize) -> Rect {
        let card = self.place(index);
        let middle = if index % LOCATIONS == 2 {
            let room = card.height() - self.label_height - 24.0;
            let apart = 27_f32.min(room / (count.max(2) - 1) as f32);
            card.left_top() + vec2(0.0, 18.0 + nth as f32 * apart)
        } else {
            let along = (nth as f32 - (count.max(1) - 1) as f32 / 2.0) * 25.0;
            pos2(card.center().x + along, card.top())
        };
        Rect::from_center_size(middle, Vec2::splat(24.0))
    }
}
