//! Words that fit: one size smaller, then two lines, then an ellipsis with a tooltip.

use std::sync::Arc;

use egui::text::{LayoutJob, TextWrapping};
use egui::{Align, Color32, FontId, Galley, Painter, Rect, Response, Sense, Shape, Ui};

use super::paint;
use crate::ui::theme::{FONT_FLOOR, UNSEEN};

/// The room a text has.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Fit {
    /// Width in points.
    pub width: f32,
    /// At most this many lines.
    pub rows: usize,
    /// No smaller than this, in points.
    pub smallest: f32,
    /// Where the lines stand in the width.
    pub align: Align,
}

/// A text laid out to fit.
#[derive(Clone, Debug)]
pub struct Fitted {
    /// The lines.
    pub galley: Arc<Galley>,
    font: FontId,
    colour: Color32,
    align: Align,
}

impl Fitted {
    /// Whether a part of the text is missing.
    #[must_use]
    pub fn is_cut(&self) -> bool {
        self.galley.elided
    }

    /// The text in the middle of `rect`'s height.
    pub fn shape(&self, painter: &Painter, rect: Rect) -> Shape {
        let align = self.align.to_factor();
        let place = paint::place_lines(painter, rect, align, &self.galley, &self.font);
        Shape::galley(place, Arc::clone(&self.galley), self.colour)
    }

    /// The font it came out in.
    #[must_use]
    pub const fn font(&self) -> &FontId {
        &self.font
    }
}

/// Lays `text` out so that it fits.
#[must_use]
pub fn fit(painter: &Painter, text: &str, font: &FontId, colour: Color32, room: Fit) -> Fitted {
    let smaller = FontId {
        size: (0.88 * font.size).max(room.smallest.min(font.size)),
        ..font.clone()
    };
    let tries = [
        (font, 1),
        (&smaller, 1),
        (font, room.rows),
        (&smaller, room.rows),
    ];
    let done = |galley: Arc<Galley>, font: &FontId| Fitted {
        galley,
        font: font.clone(),
        colour,
        align: room.align,
    };
    for (font, rows) in tries {
        let galley = lay_out_in(painter, text, font, colour, Fit { rows, ..room });
        if !galley.elided && galley.rect.width() <= room.width + 0.5 {
            return done(galley, font);
        }
    }
    done(lay_out_in(painter, text, &smaller, colour, room), &smaller)
}

fn lay_out_in(
    painter: &Painter,
    text: &str,
    font: &FontId,
    colour: Color32,
    room: Fit,
) -> Arc<Galley> {
    let mut job = LayoutJob::simple(text.to_owned(), font.clone(), colour, room.width);
    job.wrap = TextWrapping {
        max_width: room.width,
        max_rows: room.rows,
        break_anywhere: room.rows == 1,
        ..TextWrapping::default()
    };
    job.halign = room.align;
    if room.rows == 2 {
        // Two lines share the height of a plate or a button.
        for section in &mut job.sections {
            section.format.line_height = Some(1.12 * font.size);
        }
    }
    painter.layout_job(job)
}

/// Paints one line in `rect`, aligned in its width.
pub fn line(
    painter: &Painter,
    rect: Rect,
    align: Align,
    text: &str,
    font: &FontId,
    colour: Color32,
) {
    lines(painter, rect, align, text, font, colour, 1);
}

/// The same with at most `rows` lines.
pub fn lines(
    painter: &Painter,
    rect: Rect,
    align: Align,
    text: &str,
    font: &FontId,
    colour: Color32,
    rows: usize,
) {
    let fitted = fit(painter, text, font, colour, room(rect, rows, align));
    painter.add(fitted.shape(painter, rect));
}

/// The room of `rect` for at most `rows` lines.
#[must_use]
pub const fn room(rect: Rect, rows: usize, align: Align) -> Fit {
    Fit {
        width: rect.max.x - rect.min.x,
        rows,
        smallest: FONT_FLOOR,
        align,
    }
}

/// One line as a widget: known to screen readers, and with a tooltip if it had to be cut.
pub fn label(
    ui: &mut Ui,
    rect: Rect,
    align: Align,
    text: &str,
    font: &FontId,
    colour: Color32,
) -> Response {
    let response = ui.allocate_rect(rect, Sense::hover());
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Label, true, text));
    let fitted = fit(ui.painter(), text, font, colour, room(rect, 1, align));
    ui.painter().add(fitted.shape(ui.painter(), rect));
    if fitted.is_cut() {
        response.on_hover_text(text)
    } else {
        response
    }
}

/// Lays out `words` in lines of at most `width` points.
#[must_use]
pub fn lay_out(
    painter: &Painter,
    words: &str,
    font: &FontId,
    colour: Color32,
    width: f32,
) -> Arc<Galley> {
    painter.layout(words.to_owned(), font.clone(), colour, width.max(20.0))
}

/// `font`, as much smaller as `words` need to fit into `width` points, but still readable.
#[must_use]
pub fn shrunk(painter: &Painter, words: &str, font: FontId, width: f32) -> FontId {
    let galley = painter.layout_no_wrap(words.to_owned(), font.clone(), UNSEEN);
    let factor = (width / galley.rect.width().max(1.0)).clamp(0.45, 1.0);
    FontId {
        size: factor * font.size,
        ..font
    }
}

/// A text of several lines, known to screen readers; returns how high it is.
pub fn paragraph(ui: &mut Ui, rect: Rect, words: &str, font: &FontId, colour: Color32) -> f32 {
    let galley = lay_out(ui.painter(), words, font, colour, rect.width());
    let height = galley.rect.height();
    let place = rect.with_max_y(rect.top() + height);
    let id = ui.scope_id().with(("paragraph", words));
    let response = ui.interact(place, id, Sense::hover());
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Label, true, words));
    ui.painter().galley(rect.min, galley, colour);
    height
}
