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

/// Paints the track from no shield to `goal` in `rect`. Every knight can be seen: those with the same
/// count, or nearly the same, stand side by side, each with a line to its count. Who is beyond the goal
/// stands on it.
pub fn track(painter: &Painter, rect: Rect, goal: u8, marks: &[Mark], look: Look<'_>) {
    let tokens = look.tokens;
    let colour = &tokens.colour;
    let goal = goal.max(1);
    let step = rect.width() / f32::from(goal);
    let font = tokens.bold(Text::Caption);
    // Numbers keep clear of the rim of the bar.
    let y = rect.bottom() - 7.0 - font.size;
    let x = |shields: u8| rect.left() + step * f32::from(shields.min(goal));
    painter.hline(rect.x_range(), y, Stroke::new(2.0, colour.tray_rim));
    for shields in 0..=goal {
        let named = shields % 5 == 0 || shields == goal;
        // Where steps are short, every fifth is enough to count by.
        if !named && step < 12.0 {
            continue;
        }
        let (half, width) = if named { (4.0, 2.0) } else { (2.5, 1.2) };
        let stroke = Stroke::new(width, colour.tray_rim);
        painter.vline(x(shields), y - half..=y + half, stroke);
        if named {
            let centre = pos2(x(shields), y + 4.0 + 0.5 * font.size);
            let text = shields.to_string();
            let number = paint::glyphs(painter, centre, text, font.clone(), colour.bar_text);
            painter.add(number);
        }
    }
    let height = (y - rect.top() - STEM).clamp(18.0, 36.0);
    let width = height / knight::RATIO;
    let wanted: Vec<f32> = marks.iter().map(|mark| x(mark.shields)).collect();
    let places = side_by_side(&wanted, 0.94 * width);
    for (mark, place) in marks.iter().zip(places) {
        let foot = pos2(x(mark.shields), y);
        let size = vec2(width, height);
        let arms = Rect::from_min_size(pos2(place - 0.5 * width, y - STEM - height), size);
        let stem = Stroke::new(1.6, colour.bar_gold);
        painter.line_segment([foot, arms.center_bottom() - vec2(0.0, 2.0)], stem);
        painter.circle_filled(foot, 2.4, colour.bar_gold);
        knight::arms(painter, arms, mark.knight, look);
        if mark.leads {
            knight::crown(painter, arms.translate(vec2(0.0, 0.14 * height)), look);
        }
    }
}

/// Between a coat of arms and the line, in points.
const STEM: f32 = 3.0;

/// The nearest places to `wanted` that are at least `apart` from each other, in the same order.
fn side_by_side(wanted: &[f32], apart: f32) -> Vec<f32> {
    let mut order: Vec<usize> = (0..wanted.len()).collect();
    order.sort_by(|&one, &other| wanted[one].total_cmp(&wanted[other]));
    // Groups that touch are joined, and each stands around the middle of what its members want.
    let mut groups: Vec<(f32, Vec<usize>)> = Vec::new();
    for at in order {
        let mut group = (wanted[at], vec![at]);
        while let Some((middle, members)) = groups.last() {
            let half = |count: usize| 0.5 * apart * count as f32;
            if middle + half(members.len()) <= group.0 - half(group.1.len()) {
                break;
            }
            let mut members = groups.pop().map(|it| it.1).unwrap_or_default();
            members.extend(group.1);
            let sum: f32 = members.iter().map(|&it| wanted[it]).sum();
            group = (sum / members.len() as f32, members);
        }
        groups.push(group);
    }
    let mut places = wanted.to_vec();
    for (middle, members) in groups {
        let first = middle - 0.5 * apart * (members.len() - 1) as f32;
        for (nth, at) in members.into_iter().enumerate() {
            places[at] = first + apart * nth as f32;
        }
    }
    places
}

#[cfg(test)]
mod tests {
    use super::side_by_side;

    #[test]
    fn nobody_hides_anybody() {
        assert_eq!(side_by_side(&[50.0, 0.0], 20.0), [50.0, 0.0]);
        assert_eq!(side_by_side(&[0.0, 0.0, 0.0], 20.0), [-20.0, 0.0, 20.0]);
        assert_eq!(side_by_side(&[10.0, 0.0, 100.0], 20.0), [15.0, -5.0, 100.0]);
        let crowded = side_by_side(&[0.0, 5.0, 18.0, 22.0], 20.0);
        assert!(crowded.windows(2).all(|pair| pair[1] - pair[0] >= 19.9));
        assert!(side_by_side(&[], 20.0).is_empty());
    }
}
