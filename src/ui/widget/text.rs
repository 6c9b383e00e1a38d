//! Words that fit: one size smaller, then more lines, then as small as can be read, then an ellipsis
//! with a tooltip.

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
    /// Height in points.
    pub height: f32,
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

/// A text that is too long becomes smaller by this factor, again and again.
const SMALLER: f32 = 0.88;

/// Lays `text` out so that it fits.
///
/// It gets one size smaller before it takes more lines, and then as small as it must, where only the
/// user has made it so large. No word is torn.
#[must_use]
pub fn fit(painter: &Painter, text: &str, font: &FontId, colour: Color32, room: Fit) -> Fitted {
    let smallest = room.smallest.max(floor(painter)).min(font.size);
    let sized = |size: f32| FontId {
        size: size.max(smallest),
        ..font.clone()
    };
    let done = |galley: Arc<Galley>, font: FontId| Fitted {
        galley,
        font,
        colour,
        align: room.align,
    };
    let one_line = [font.size, SMALLER * font.size].map(|size| (size, 1));
    let steps = std::iter::successors(Some(font.size), |size| {
        (*size > smallest).then_some(SMALLER * size)
    });
    for (size, rows) in one_line
        .into_iter()
        .chain(steps.map(|size| (size, room.rows)))
    {
        let font = sized(size);
        let galley = lay_out_in(painter, text, &font, colour, Fit { rows, ..room });
        let wide = galley.rect.width() > room.width + 0.5;
        if !galley.elided && !wide && !is_torn(&galley) && height(&galley, &font) <= room.height {
            return done(galley, font);
        }
    }
    let font = sized(smallest);
    // As many lines as there is height for.
    let fits = (1..=room.rows).rev().find(|&rows| {
        let galley = lay_out_in(painter, text, &font, colour, Fit { rows, ..room });
        !is_torn(&galley) && height(&galley, &font) <= room.height
    });
    let rows = fits.unwrap_or(1);
    done(
        lay_out_in(painter, text, &font, colour, Fit { rows, ..room }),
        font,
    )
}

/// How much of its lines' height is inked, at most, where lines are centred on their capitals.
fn height(galley: &Galley, font: &FontId) -> f32 {
    let first = galley.rows.first().map_or(0.0, |row| row.pos.y);
    let last = galley.rows.last().map_or(first, |row| row.pos.y);
    last - first + font.size
}

/// Whether a line ends in the middle of a word.
fn is_torn(galley: &Galley) -> bool {
    let is_letter = |glyph: Option<&egui::epaint::text::Glyph>| {
        glyph.is_some_and(|glyph| glyph.chr.is_alphanumeric())
    };
    galley.rows.windows(2).any(|rows| {
        let newline = rows[0].ends_with_newline;
        !newline && is_letter(rows[0].glyphs.last()) && is_letter(rows[1].glyphs.first())
    })
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
    if room.rows > 1 {
        // Lines share the height of a plate or a button.
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
        height: rect.max.y - rect.min.y,
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
    labels(ui, rect, align, text, font, colour, 1)
}

/// The same with at most `rows` lines.
pub fn labels(
    ui: &mut Ui,
    rect: Rect,
    align: Align,
    text: &str,
    font: &FontId,
    colour: Color32,
    rows: usize,
) -> Response {
    let response = ui.allocate_rect(rect, Sense::hover());
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Label, true, text));
    let fitted = fit(ui.painter(), text, font, colour, room(rect, rows, align));
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
    let factor = (width / galley.rect.width().max(1.0)).min(1.0);
    FontId {
        size: (factor * font.size).max(floor(painter).min(font.size)),
        ..font
    }
}

/// The smallest text in points, where everything may be shown smaller than it is.
fn floor(painter: &Painter) -> f32 {
    FONT_FLOOR / painter.ctx().zoom_factor().clamp(0.5, 1.0)
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
