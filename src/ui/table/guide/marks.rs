//! Where things lie in this frame that a guide can point at.

use std::cell::RefCell;

use egui::{Id, Rect, Response};

use super::LessonCommand;
use crate::lesson::kings_errand::Target;
use crate::ui::app::Command;
use crate::ui::table::Scene;

/// Something that can be pointed at, as it was painted.
#[derive(Clone, Copy, Debug)]
struct Mark {
    target: Target,
    rect: Rect,
    /// The widget, if there is one.
    id: Option<Id>,
}

/// Where everything lies that a guide can point at. What is painted says so itself.
#[derive(Debug, Default)]
pub struct Marks {
    marks: RefCell<Vec<Mark>>,
    /// Words and buttons that stand where they have room.
    said: RefCell<Vec<Rect>>,
}

/// Something that is pointed at, with its place.
#[derive(Clone, Copy, Debug)]
pub(super) struct Point {
    pub(super) target: Target,
    pub(super) rect: Rect,
    /// The widget to go to, if there is one.
    pub(super) id: Option<Id>,
}

impl Marks {
    /// The place of `target`; `None` if it is not on the table now.
    pub(super) fn find(&self, target: Target) -> Option<Point> {
        let marks = self.marks.borrow();
        let mut found = marks.iter().filter(|mark| mark.target == target);
        let first = found.next()?;
        let mut point = Point {
            target,
            rect: first.rect,
            id: first.id,
        };
        // Of several equal cards the first one is pointed at, of groups all of them.
        if is_group(target) {
            for mark in found {
                point.rect = point.rect.union(mark.rect);
                point.id = point.id.or(mark.id);
            }
        }
        Some(point)
    }
}

impl Marks {
    /// Where words and buttons stand that have no place of their own.
    pub(super) fn said(&self) -> Vec<Rect> {
        self.said.borrow().clone()
    }
}

const fn is_group(target: Target) -> bool {
    match target {
        Target::Pile(_) | Target::Tasks | Target::Hand | Target::OwnTasks => true,
        Target::Location(_)
        | Target::Supply(_)
        | Target::Ticket(_)
        | Target::Task(_)
        | Target::Tent
        | Target::Shields
        | Target::Rival(_)
        | Target::Next
        | Target::EndTurn
        | Target::Offer => false,
    }
}

impl Scene<'_> {
    /// Says that something stands in `rect` that no arrow may hide.
    pub(in crate::ui::table) fn say_in(&self, rect: Rect) {
        if self.guide.is_some() {
            self.marks.said.borrow_mut().push(rect);
        }
    }

    /// Says that `target` lies in `rect`.
    pub(in crate::ui::table) fn mark_place(&self, target: Target, rect: Rect) {
        if self.guide.is_some() {
            self.marks.marks.borrow_mut().push(Mark {
                target,
                rect,
                id: None,
            });
        }
    }

    /// Says that the widget of `response` is `target`. Whether its click was meant to look at it, and
    /// so does nothing else.
    pub(in crate::ui::table) fn mark(&self, target: Target, response: &Response) -> bool {
        let Some(guide) = self.guide else {
            return false;
        };
        self.marks.marks.borrow_mut().push(Mark {
            target,
            rect: response.rect,
            id: Some(response.id),
        });
        let looks = response.clicked() && guide.looks.contains(&target);
        if looks {
            let command = LessonCommand::Look(target);
            self.stage.send(Command::Lesson(command));
        }
        looks
    }
}
