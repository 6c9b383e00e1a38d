//! The column of the guide, and what a lesson changes in the top bar.

use egui::{Rect, Vec2, pos2, vec2};

use super::{GuideLayout, TopBar};

/// Between two panels of the column.
const GAP: f32 = 10.0;

/// The question of an exam at the right, at the foot of the `column`.
pub(super) fn wide(top: &mut TopBar, column: Rect) -> GuideLayout {
    let split = column.top() + (0.4 * column.height()).round();
    let (list, lower) = column.split_top_bottom_at_y(split);
    GuideLayout {
        bubble: lower,
        most: column,
        list: Some(list.with_max_y(split - GAP)),
        ..bar(top)
    }
}

/// The guide of a lesson at the left, below the other seats; between them what is learnt, where there
/// is room for it. Returns the column of the others, which has room for three.
pub(super) fn beside(
    top: &mut TopBar,
    column: Rect,
    text_size: f32,
    seats: usize,
) -> (Rect, GuideLayout) {
    let (above, foot) = others(column, text_size, seats);
    let below = column.with_min_y(foot);
    // What is said in a few sentences has its room first.
    let least = 0.8 * column.width();
    let free = below.height() - least - GAP;
    let (list, bubble) = if column.width() > 320.0 && free > 0.5 * column.width() {
        let (list, bubble) = below.split_top_bottom_at_y(below.top() + free);
        (Some(list), bubble.with_min_y(bubble.top() + GAP))
    } else {
        (None, below)
    };
    let guide = GuideLayout {
        bubble,
        most: column,
        list,
        ..bar(top)
    };
    (above, guide)
}

/// The column of the other seats, with room for three, and where it ends.
fn others(column: Rect, text_size: f32, seats: usize) -> (Rect, f32) {
    let others = seats - 1;
    let height = match others {
        1 => 0.27,
        2 => 0.21,
        _ => 0.17,
    } * column.height();
    // Larger letters need more room for what is said.
    let height = height / text_size.clamp(1.0, 1.2);
    let height = height.min(0.7 * column.width()).round();
    let above = Rect::from_min_size(column.min, vec2(column.width(), 3.0 * height + 12.0));
    (above, column.top() + others as f32 * (height + 6.0))
}

/// What a guide needs in the top bar; the rest is empty.
fn bar(top: &mut TopBar) -> GuideLayout {
    let right = top.rect.right() - 10.0;
    let height = top.rect.height();
    let leave = Rect::from_min_max(pos2(right - 118.0, 9.0), pos2(right, height - 9.0));
    let mut from = leave.left() - 16.0;
    for button in top.buttons.iter_mut().rev() {
        *button = Rect::from_min_size(pos2(from - 26.0, button.top()), Vec2::splat(26.0));
        from = button.left() - 12.0;
    }
    let step = Rect::from_min_max(pos2(from - 100.0, 10.0), pos2(from - 4.0, height - 10.0));
    let dots = Rect::from_min_max(
        pos2(step.left() - 230.0, 4.0),
        pos2(step.left() - 6.0, height - 4.0),
    );
    give_way(top, dots);
    GuideLayout {
        bubble: Rect::ZERO,
        most: Rect::ZERO,
        list: None,
        dots,
        step: Some(step),
        leave,
    }
}

/// How wide the column is where there is little room.
pub(super) fn compact_width(window: f32, text_size: f32) -> f32 {
    (0.225 * window * text_size.clamp(1.0, 1.3))
        .clamp(230.0, 380.0)
        .round()
}

/// The guide at the left, below the other seats. Returns the column of these, which has room for
/// three.
pub(super) fn compact(
    top: &mut TopBar,
    column: Rect,
    text_size: f32,
    seats: usize,
) -> (Rect, GuideLayout) {
    let (above, foot) = others(column, text_size, seats);
    let right = top.rect.right() - 8.0;
    let height = top.rect.height();
    let leave = Rect::from_min_max(
        pos2(right - 96.0 * text_size.clamp(1.0, 1.8), 10.0),
        pos2(right, height - 10.0),
    );
    let mut from = leave.left() - 12.0;
    for button in top.buttons.iter_mut().rev() {
        *button = Rect::from_min_size(pos2(from - 26.0, button.top()), Vec2::splat(26.0));
        from = button.left() - 12.0;
    }
    let dots = Rect::from_min_max(pos2(from - 170.0, 4.0), pos2(from - 6.0, height - 4.0));
    give_way(top, dots);
    let guide = GuideLayout {
        bubble: column.with_min_y(foot),
        most: column,
        list: None,
        dots,
        step: None,
        leave,
    };
    (above, guide)
}

/// The dots stand where the score stands in a game.
fn give_way(top: &mut TopBar, dots: Rect) {
    let right = dots.left() - 14.0;
    top.phase.max.x = right;
    top.status.max.x = right;
    top.track = dots;
    top.goal = Rect::from_min_max(dots.right_top(), dots.right_bottom());
}
