//! The score track: every seat's shields on the way to the goal.

use egui::{Painter, Rect, Stroke, pos2, vec2};

use super::{Look, knight, paint};
use crate::ui::theme::{KnightColour, Text};

/// One knight on the track.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Mark {
    /// Whose.
    pub knight: KnightColour,
    /// Shields so far.
    pub shields: u8,
    /// Whether nobody has more.
    pub leads: bool,
}

/// Paints the track from no shield to `goal` in `rect`; knights with the same count stand side
/// by side, and who is beyond the goal stands on it.
pub fn track(painter: &Painter, rect: Rect, goal: u8, marks: &[Mark], look: Look<'_>) {
    let tokens = look.tokens;
    let colour = &tokens.colour;
    let goal = goal.max(1);
    let step = rect.width() / f32::from(goal);
    let font = tokens.bold(Text::Caption);
    let y = rect.bottom() - 9.0 - font.size;
    let x = |shields: u8| rect.left() + step * f32::from(shields.min(goal));
    painter.hline(rect.x_range(), y, Stroke::new(2.0, colour.tray_rim));
    for shields in 0..=goal {
        let named = shields % 5 == 0 || shields == goal;
        // Where steps are short, every fifth is enough to count by.
        if !named && step < 12.0 {
            continue;
        }
        let (half, width) = if named { (5.0, 2.0) } else { (3.0, 1.2) };
        let stroke = Stroke::new(width, colour.tray_rim);
        painter.vline(x(shields), y - half..=y + half, stroke);
        if named {
            let centre = pos2(x(shields), y + 2.0 + font.size);
            let text = shields.to_string();
            let number = paint::glyphs(painter, centre, text, font.clone(), colour.bar_text);
            painter.add(number);
        }
    }
    let width = (0.85 * step).clamp(17.0, 22.0);
    for (index, mark) in marks.iter().enumerate() {
        let same = |other: &&Mark| other.shields.min(goal) == mark.shields.min(goal);
        let together = marks.iter().filter(same).count() as f32;
        let before = marks[..index].iter().filter(same).count() as f32;
        let apart = width.min(1.9 * step / together);
        let along = (before - (together - 1.0) / 2.0) * apart;
        let size = vec2(width, knight::RATIO * width);
        let centre = pos2(x(mark.shields) + along, y - 1.0 - size.y / 2.0);
        let arms = Rect::from_center_size(centre, size);
        knight::arms(painter, arms, mark.knight, look);
        if mark.leads {
            knight::crown(painter, arms.translate(vec2(0.0, 0.12 * size.y)), look);
        }
    }
}
