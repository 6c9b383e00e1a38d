//! The cards of a set on their sheets of paper: tasks, horses, virtue cards.

use egui::{Rect, Sense, Ui, pos2, vec2};

use super::{CardSetsPage, head, horse, shelf, task, virtue};
use crate::id;
use crate::persist::card_set_edit::Figure;
use crate::ui::Stage;
use crate::ui::picture::Icon;
use crate::ui::screen::parts;
use crate::ui::theme::Text;
use crate::ui::widget::panel;

/// From the rim of a sheet to what lies on it.
pub(super) const INSET: f32 = 14.0;
/// Between two cards.
pub(super) const GAP: f32 = 14.0;
/// Between two sheets.
const SHEET_GAP: f32 = 14.0;

/// Cards in rows: how many stand beside each other, and how wide they are.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Grid {
    pub(super) columns: usize,
    pub(super) width: f32,
}

impl Grid {
    /// At most `most` cards of at least `least` points beside each other, as wide as they can be.
    pub(super) fn new(room: f32, least: f32, largest: f32, most: usize) -> Self {
        let columns = ((room + GAP) / (least + GAP)).floor().max(1.0) as usize;
        let columns = columns.min(most);
        let width = (room + GAP) / columns as f32 - GAP;
        Self {
            columns,
            width: width.min(largest),
        }
    }

    /// Where the card with this index stands in `rect`, if each needs so much height.
    pub(super) fn place(self, rect: Rect, index: usize, height: f32) -> Rect {
        let whole = self.columns as f32 * (self.width + GAP) - GAP;
        let left = rect.center().x - whole / 2.0;
        let (row, column) = (index / self.columns, index % self.columns);
        let corner = pos2(
            left + column as f32 * (self.width + GAP),
            rect.top() + row as f32 * (height + GAP),
        );
        Rect::from_min_size(corner, vec2(self.width, height))
    }

    /// How high so many cards are.
    pub(super) fn height(self, count: usize, height: f32) -> f32 {
        count.div_ceil(self.columns) as f32 * (height + GAP) - GAP
    }
}

/// Where the figure lies for which something is picked, if it has been seen.
pub(super) struct Anchor {
    picking: Option<Figure>,
    found: Option<Rect>,
}

impl Anchor {
    /// Notes where a figure lies.
    pub(super) fn note(&mut self, figure: Figure, rect: Rect) {
        if self.picking == Some(figure) {
            self.found = Some(rect);
        }
    }
}

/// Shows everything from the top of what scrolls; returns where the figure lies for which something is
/// picked.
pub(super) fn show(
    ui: &mut Ui,
    stage: Stage<'_>,
    page: &CardSetsPage<'_>,
    body: Rect,
    margin: f32,
) -> Option<Rect> {
    let (tokens, tr) = (stage.tokens(), stage.translator);
    let space = tokens.space.l;
    let left = 10.0;
    let width = body.width() - left - margin;
    let inner = width - 2.0 * INSET;
    let banner = parts::grown(tokens, 30.0);
    let head = head::lay_out(ui, stage, page, width);
    let tasks = task::Tasks::new(stage, page, inner);
    let horses = horse::Horses::new(ui, stage, page, inner);
    let virtues = virtue::Virtues::new(ui, stage, page, inner);
    let sheet = |height: f32| banner + 2.0 * INSET + height;
    let height = 2.0 * space
        + head.height
        + sheet(tasks.height)
        + sheet(horses.height)
        + sheet(virtues.height)
        + 3.0 * SHEET_GAP;
    let size = vec2(body.width(), height.max(body.height()));
    let (whole, _) = ui.allocate_exact_size(size, Sense::hover());
    let mut anchor = Anchor {
        picking: page.picking,
        found: None,
    };
    let corner = whole.min + vec2(left, space);
    let rect = Rect::from_min_size(corner, vec2(width, head.height));
    head::show(ui, stage, page, &head, rect);
    let mut top = rect.bottom() + SHEET_GAP;
    let mut next = |ui: &mut Ui, icon: Icon, title: &'static str, height: f32| {
        let rect = Rect::from_min_size(pos2(corner.x, top), vec2(width, sheet(height)));
        top = rect.bottom() + SHEET_GAP;
        panel::paper(ui.painter(), rect, stage.look);
        let head = rect.with_max_y(rect.top() + banner);
        shelf::banner(ui, stage, icon, &tr.text(title), head);
        rect.with_min_y(head.bottom()).shrink(INSET)
    };
    let rect = next(ui, Icon::Swords, id!("card-sets-tasks"), tasks.height);
    tasks.show(ui, stage, page, rect, &mut anchor);
    let rect = next(ui, Icon::Helm, id!("card-sets-horses"), horses.height);
    horses.show(ui, stage, page, rect, &mut anchor);
    let rect = next(ui, Icon::Book, id!("card-sets-virtues"), virtues.height);
    virtues.show(ui, stage, page, rect, &mut anchor);
    anchor.found
}

/// A line or two above the cards of a sheet.
pub(super) struct Lead {
    words: String,
    /// Where its words end, if they are one line.
    pub(super) width: f32,
    pub(super) height: f32,
}

impl Lead {
    pub(super) fn new(ui: &Ui, stage: Stage<'_>, words: String, width: f32) -> Self {
        let tokens = stage.tokens();
        let font = tokens.font(Text::BodySmall);
        let galley = parts::lay_out(ui.painter(), &words, &font, tokens.colour.ink_soft, width);
        Self {
            words,
            width: galley.rect.width(),
            height: galley.rect.height() + 8.0,
        }
    }

    pub(super) fn show(&self, ui: &mut Ui, stage: Stage<'_>, rect: Rect) {
        let tokens = stage.tokens();
        let font = tokens.font(Text::BodySmall);
        parts::paragraph(ui, rect, &self.words, &font, tokens.colour.ink_soft);
    }
}
