//! The axes of a plot with whole numbers, and the lines in it.

use egui::{Align, Painter, Pos2, Rect, Shape, Stroke, pos2, vec2};

use super::parts;
use crate::ui::Stage;
use crate::ui::theme::{Line, Text, Tokens, with_opacity};
use crate::ui::widget::text;

/// From 0 to the right and upwards.
pub(super) struct Axes {
    /// Where lines run.
    pub(super) area: Rect,
    /// The largest number at the right.
    pub(super) across: u16,
    /// The largest number above.
    pub(super) up: u16,
}

impl Axes {
    /// Where a point lies.
    pub(super) fn at(&self, across: u16, up: f32) -> Pos2 {
        let part = f32::from(across) / f32::from(self.across.max(1));
        pos2(
            egui::lerp(self.area.x_range(), part),
            self.area.bottom() - up / f32::from(self.up.max(1)) * self.area.height(),
        )
    }

    /// Hair lines with numbers, every `step` upwards and as many as have room to the right, where `word`
    /// says what is counted.
    pub(super) fn grid(
        &self,
        painter: &Painter,
        stage: Stage<'_>,
        inner: Rect,
        step: usize,
        word: &str,
    ) {
        let tokens = stage.tokens();
        let hair = Stroke::new(1.0, with_opacity(tokens.colour.line_soft, 0.55));
        let font = tokens.font(Text::BodySmall);
        let ink = tokens.colour.ink_soft;
        let area = self.area;
        for number in (0..=self.up).step_by(step.max(1)) {
            let y = self.at(0, f32::from(number)).y;
            painter.hline(area.x_range(), y, hair);
            let place = Rect::from_min_max(
                pos2(inner.left(), y - 12.0),
                pos2(area.left() - 10.0, y + 12.0),
            );
            text::line(painter, place, Align::Max, &number.to_string(), &font, ink);
        }
        let room = area.width() / parts::grown(tokens, 34.0);
        let step = (f32::from(self.across) / room).ceil().max(1.0) as usize;
        let below = Rect::from_min_max(pos2(inner.left(), area.bottom() + 4.0), inner.max);
        for number in (0..=self.across).step_by(step) {
            let x = self.at(number, 0.0).x;
            painter.vline(x, area.y_range(), hair);
            if number > 0 {
                let size = vec2(60.0, below.height());
                let place = Rect::from_center_size(pos2(x, below.center().y), size);
                let number = number.to_string();
                text::line(painter, place, Align::Center, &number, &font, ink);
            }
        }
        let place = below.with_max_x(self.at(step as u16, 0.0).x - 12.0);
        let bold = tokens.bold(Text::BodySmall);
        text::line(painter, place, Align::Min, word, &bold, ink);
    }
}

/// A line with the pattern of a knight, on a halo of paper that keeps crossing lines apart.
pub(super) fn curve(
    painter: &Painter,
    points: &[Pos2],
    line: Line,
    stroke: Stroke,
    tokens: &Tokens,
) {
    let paper = with_opacity(tokens.colour.paper_raised, 0.75);
    let halo = Stroke::new(stroke.width + 2.6, paper);
    painter.add(Shape::line(points.to_vec(), halo));
    painter.extend(patterned(points, line, stroke));
}

/// The line with the pattern of a knight.
fn patterned(points: &[Pos2], line: Line, stroke: Stroke) -> Vec<Shape> {
    let dashed = |dashes: &[f32], gaps: &[f32]| {
        Shape::dashed_line_with_offset(points, stroke, dashes, gaps, 0.0)
    };
    match line {
        Line::Solid => vec![Shape::line(points.to_vec(), stroke)],
        Line::Dashed => dashed(&[14.0], &[6.0]),
        Line::Dotted => dashed(&[3.0], &[5.0]),
        Line::DashDot => dashed(&[13.0, 3.0], &[5.0, 5.0]),
    }
}
