//! What several screens share.

use egui::{
    Align, Context, CornerRadius, Id, Painter, Rect, Response, Role, Sense, Stroke, StrokeKind, Ui,
    pos2, vec2,
};

use super::Screen;
use crate::id;
use crate::ui::Stage;
use crate::ui::app::Command;
use crate::ui::focus::Region;
use crate::ui::picture::{Icon, Picture};
use crate::ui::theme::{Text, Tokens, gradient, with_opacity};
use crate::ui::widget::{Access, Button, ButtonKind, Look, lit, paint, panel, text};

/// Whether `screen` is shown anew: it was not there in the frame before.
pub(super) fn arrived(ctx: &Context, screen: Screen) -> bool {
    let now = ctx.cumulative_frame_nr();
    let id = Id::unique(("screen", screen.name()));
    let last: Option<u64> = ctx.data(|data| data.get_temp(id));
    ctx.data_mut(|data| data.insert_temp(id, now));
    last.is_none_or(|last| last + 1 < now)
}

pub(super) use crate::ui::focus::follow;

/// A size on a page that grows with the user's text size, in points.
pub(super) fn grown(tokens: &Tokens, points: f32) -> f32 {
    points * tokens.text_size().max(1.0)
}

pub(super) use text::{lay_out, paragraph, shrunk};

/// One of several things of which one is chosen.
#[derive(Clone, Copy, Debug)]
#[must_use = "a choice is seen once it is shown"]
pub(super) struct Choice<'a> {
    words: &'a str,
    note: &'a str,
    chosen: bool,
    sense: Sense,
}

/// The ring before a choice, and the room it takes, in points at text size 1.
const RING: f32 = 16.0;

impl<'a> Choice<'a> {
    /// A choice with these translated words.
    pub(super) const fn new(words: &'a str, chosen: bool) -> Self {
        Self {
            words,
            note: "",
            chosen,
            sense: Sense::CLICK.union(Sense::FOCUSABLE),
        }
    }

    /// One of a row in which the arrow keys choose: the keyboard reaches it only while it is chosen.
    pub(super) const fn among_others(mut self) -> Self {
        if !self.chosen {
            self.sense = Sense::CLICK;
        }
        self
    }

    /// A line or more below the words.
    pub(super) const fn note(mut self, note: &'a str) -> Self {
        self.note = note;
        self
    }

    /// How high the choice is at this width, with its note.
    pub(super) fn height(&self, painter: &Painter, width: f32, tokens: &Tokens) -> f32 {
        let line = grown(tokens, 28.0);
        if self.note.is_empty() {
            return line;
        }
        let font = tokens.font(Text::BodySmall);
        let note = lay_out(
            painter,
            self.note,
            &font,
            tokens.colour.ink_soft,
            width - Self::note_inset(tokens, width) - 10.0,
        );
        line + note.rect.height() + 10.0
    }

    pub(super) fn inset(tokens: &Tokens) -> f32 {
        grown(tokens, RING) + 16.0
    }

    /// In a narrow column the note begins at the edge, below the ring.
    fn note_inset(tokens: &Tokens, width: f32) -> f32 {
        let inset = Self::inset(tokens);
        if width > 9.0 * inset { inset } else { 10.0 }
    }

    /// Shows the choice on paper.
    pub(super) fn show(
        self,
        ui: &mut Ui,
        rect: Rect,
        access: Access<'_>,
        look: Look<'_>,
    ) -> Response {
        let tokens = look.tokens;
        let colour = &tokens.colour;
        let (response, light) = self.interact(ui, rect, access, look);
        let rect = paint::on_pixels(ui.painter(), rect);
        let painter = ui.painter();
        let ground = if self.chosen {
            colour.paper_raised
        } else {
            with_opacity(colour.paper_raised, 0.6 * light)
        };
        let rim = if self.chosen {
            Stroke::new(tokens.stroke.panel, colour.gold)
        } else {
            Stroke::new(tokens.stroke.field, with_opacity(colour.line_soft, light))
        };
        let corners = CornerRadius::same(tokens.radius.field as u8);
        painter.rect(rect, corners, ground, rim, StrokeKind::Inside);
        let line = rect.with_max_y(rect.top() + grown(tokens, 28.0).min(rect.height()));
        let side = grown(tokens, RING);
        let centre = pos2(rect.left() + 8.0 + side / 2.0, line.center().y);
        let ink = colour.ink;
        painter.circle(centre, side / 2.0, colour.paper, Stroke::new(1.4, ink));
        if self.chosen {
            painter.circle_filled(centre, 0.28 * side, ink);
        }
        let words = line.with_min_x(rect.left() + Self::inset(tokens));
        let words = words.with_max_x(rect.right() - 6.0);
        let font = if self.chosen {
            tokens.bold(Text::Body)
        } else {
            tokens.font(Text::Body)
        };
        text::line(painter, words, Align::Min, self.words, &font, ink);
        if !self.note.is_empty() {
            let font = tokens.font(Text::BodySmall);
            let soft = colour.ink_soft;
            let inset = Self::note_inset(tokens, rect.width());
            let width = rect.width() - inset - 10.0;
            let note = lay_out(painter, self.note, &font, soft, width);
            let place = pos2(rect.left() + inset, line.bottom());
            painter.galley(place, note, soft);
        }
        response
    }

    /// Shows the choice as a pill on a picture.
    pub(super) fn show_on_picture(
        self,
        ui: &mut Ui,
        rect: Rect,
        access: Access<'_>,
        look: Look<'_>,
    ) -> Response {
        let tokens = look.tokens;
        let colour = &tokens.colour;
        let (response, light) = self.interact(ui, rect, access, look);
        let rect = paint::on_pixels(ui.painter(), rect);
        let painter = ui.painter();
        let corners = CornerRadius::same(tokens.radius.button as u8);
        let (fill, ink) = if self.chosen {
            (colour.bar_gold, tokens.card.ink)
        } else {
            let lit = gradient(colour.bar_bottom, colour.bar_gold, 0.25 * light);
            (with_opacity(lit, 0.86), colour.bar_text)
        };
        let rim = Stroke::new(tokens.stroke.field, with_opacity(colour.bar_gold, 0.8));
        painter.rect(rect, corners, fill, rim, StrokeKind::Inside);
        let font = tokens.bold(Text::BodySmall);
        text::line(
            painter,
            rect.shrink(4.0),
            Align::Center,
            self.words,
            &font,
            ink,
        );
        response
    }

    fn interact(
        self,
        ui: &mut Ui,
        rect: Rect,
        access: Access<'_>,
        look: Look<'_>,
    ) -> (Response, f32) {
        let tokens = look.tokens;
        let response = ui.interact(rect, ui.scope_id().with(access.id), self.sense);
        access.describe(ui, &response, Role::RadioButton, Some(self.chosen));
        let light = lit(ui, &response, look);
        follow(&response);
        if response.has_focus() {
            // What is painted after this stays inside of the ring.
            ui.painter()
                .extend(paint::focus_ring(look, rect, tokens.radius.field, 1.0));
        }
        (response, light)
    }
}

/// A heading of a panel in the display face.
pub(super) fn heading(ui: &mut Ui, rect: Rect, words: &str, look: Look<'_>) {
    let font = look.tokens.font(Text::Display5);
    text::label(ui, rect, Align::Min, words, &font, look.tokens.colour.ink);
}

/// Size of a coat of arms of this width.
pub(super) fn arms_size(width: f32) -> egui::Vec2 {
    vec2(width, crate::ui::widget::knight::RATIO * width)
}

/// The lapis bar at the top of a page, with a gold line at its foot.
pub(super) fn bar(painter: &Painter, rect: Rect, look: Look<'_>) {
    let tokens = look.tokens;
    let colour = &tokens.colour;
    painter.add(paint::vertical_gradient(
        rect,
        colour.tray_top,
        colour.tray_bottom,
    ));
    if tokens.textured {
        let lines = with_opacity(colour.tray_text_soft, 0.1);
        panel::diaper(painter, rect, lines, look);
    }
    let shade = rect
        .with_min_y(rect.bottom())
        .with_max_y(rect.bottom() + 7.0);
    let dark = with_opacity(colour.shadow, 0.3);
    painter.add(paint::vertical_gradient(
        shade,
        dark,
        with_opacity(dark, 0.0),
    ));
    let gold = Stroke::new(2.5, colour.tray_rim);
    painter.hline(rect.x_range(), rect.bottom() - 1.2, gold);
}

/// The bar with a sign and the title of the page.
pub(super) fn header(ui: &mut Ui, rect: Rect, icon: Icon, title: &str, look: Look<'_>) {
    let tokens = look.tokens;
    bar(ui.painter(), rect, look);
    let side = 0.5 * rect.height();
    let sign = Rect::from_center_size(
        pos2(rect.left() + 24.0 + side / 2.0, rect.center().y),
        vec2(side, side),
    );
    let gold = tokens.colour.tray_title;
    paint::image(ui.painter(), look, Picture::Icon(icon), sign, gold);
    let room = rect
        .with_min_x(sign.right() + 14.0)
        .shrink2(vec2(12.0, 0.0));
    let font = tokens.printed_initial(0.54 * rect.height());
    let response = text::label(ui, room, Align::Min, title, &font, tokens.colour.tray_text);
    Access::new("title", title).describe(ui, &response, Role::Label, None);
}

/// The bar at the foot of a page, with a gold line at its top.
pub(super) fn foot(painter: &Painter, rect: Rect, look: Look<'_>) {
    let colour = &look.tokens.colour;
    painter.add(paint::vertical_gradient(
        rect,
        colour.tray_top,
        colour.tray_bottom,
    ));
    let gold = Stroke::new(2.0, colour.tray_rim);
    painter.hline(rect.x_range(), rect.top() + 1.0, gold);
}

/// The bar at the foot of a page with the way back at its left end. Returns the row of its buttons and
/// the place of that one.
pub(super) fn foot_with_back(
    ui: &mut Ui,
    stage: Stage<'_>,
    rect: Rect,
    region: Region,
    close: impl Into<Command>,
) -> (Rect, Rect) {
    let look = stage.look;
    foot(ui.painter(), rect, look);
    let height = 42.0 * grown(look.tokens, 1.0).sqrt();
    let row = Rect::from_center_size(rect.center(), vec2(rect.width() - 48.0, height));
    let words = stage.translator.text(id!("button-back"));
    let button = Button::new(ButtonKind::Plain, &words).key("Esc");
    let width = button.width(ui.painter(), height, look);
    let back = Rect::from_min_size(row.min, vec2(width, height));
    let response = button.show(ui, back, Access::new("back", &words), look);
    stage.reach(region, &response);
    if response.clicked() {
        stage.send(close);
    }
    (row, back)
}
