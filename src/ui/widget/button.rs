//! Buttons: gold for the next step, green for a change the engine has tried, plain, on the tray,
//! and small signs on the dark bar.

use egui::epaint::RectShape;
use egui::{
    Align, Color32, CornerRadius, Painter, Rect, Response, Role, Sense, Stroke, StrokeKind, Ui,
    pos2, vec2,
};

use super::{Access, Look, paint, text};
use crate::ui::picture::{Icon, Picture};
use crate::ui::theme::{Text, UNSEEN, gradient, with_opacity};

/// What a button is for.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum ButtonKind {
    /// The next step: gold.
    Next,
    /// A change that the engine has tried: green.
    Go,
    /// Anything else: paper.
    Plain,
    /// Anything else on the tray or a picture: an outline.
    Dark,
    /// Something on the tray that is not wanted now: a thin outline, and nothing behind the words.
    Rest,
}

/// A button with words.
#[derive(Clone, Copy, Debug)]
#[must_use = "a button is seen once it is shown"]
pub struct Button<'a> {
    kind: ButtonKind,
    words: &'a str,
    icon: Option<Icon>,
    check: bool,
    /// Whether it is the one that is chosen, if it is one of several.
    chosen: Option<bool>,
    key: &'a str,
    size: Text,
}

struct Colours {
    top: Color32,
    bottom: Color32,
    rim: Color32,
    text: Color32,
}

impl<'a> Button<'a> {
    /// A button with these translated words.
    pub const fn new(kind: ButtonKind, words: &'a str) -> Self {
        Self {
            kind,
            words,
            icon: None,
            check: false,
            chosen: None,
            key: "",
            size: Text::Body,
        }
    }

    /// A sign before the words.
    pub const fn icon(mut self, icon: Icon) -> Self {
        self.icon = Some(icon);
        self
    }

    /// A check mark before the words.
    pub const fn check(mut self) -> Self {
        self.check = true;
        self
    }

    /// One of several of which one is chosen: that has a check mark.
    pub const fn among_others(mut self, chosen: bool) -> Self {
        self.check = chosen;
        self.chosen = Some(chosen);
        self
    }

    /// The key that does the same, as people read it on their keyboard.
    pub const fn key(mut self, key: &'a str) -> Self {
        self.key = key;
        self
    }

    /// Size of the words.
    pub const fn text(mut self, size: Text) -> Self {
        self.size = size;
        self
    }

    /// Width the button wants at this height, in points.
    #[must_use]
    pub fn width(&self, painter: &Painter, height: f32, look: Look<'_>) -> f32 {
        let font = look.tokens.bold(self.size);
        let words = painter.layout_no_wrap(self.words.to_owned(), font, UNSEEN);
        let sign = if self.has_sign() {
            0.62 * height + 6.0
        } else {
            0.0
        };
        words.rect.width() + sign + self.key_width(painter, look) + 36.0
    }

    const fn has_sign(&self) -> bool {
        self.check || self.icon.is_some()
    }

    fn key_width(&self, painter: &Painter, look: Look<'_>) -> f32 {
        if self.key.is_empty() {
            return 0.0;
        }
        let font = look.tokens.bold(Text::Caption);
        let cap = painter.layout_no_wrap(self.key.to_owned(), font, UNSEEN);
        cap.rect.width() + 20.0
    }

    /// Shows the button in `rect`; disable it with the `Ui`.
    pub fn show(self, ui: &mut Ui, rect: Rect, access: Access<'_>, look: Look<'_>) -> Response {
        let response = ui.interact(rect, ui.scope_id().with(access.id), Sense::click());
        access.describe(ui, &response, Role::Button, self.chosen);
        let tokens = look.tokens;
        let enabled = response.enabled();
        let light = super::lit(ui, &response, look);
        let down = enabled && response.is_pointer_button_down_on();
        if enabled {
            self.paint(ui.painter(), rect, light, down, look);
        } else {
            self.paint_disabled(ui.painter(), rect, look);
        }
        if response.has_focus() {
            let ring = paint::focus_ring(look, rect, tokens.radius.button, 1.0);
            ui.painter().extend(ring);
        }
        response
    }

    fn colours(&self, look: Look<'_>) -> Colours {
        let colour = &look.tokens.colour;
        match self.kind {
            ButtonKind::Next => Colours {
                top: colour.button_top,
                bottom: colour.button_bottom,
                rim: colour.gold_dark,
                text: colour.button_text,
            },
            ButtonKind::Go => Colours {
                top: colour.button_go_top,
                bottom: colour.button_go_bottom,
                rim: gradient(colour.button_go_bottom, look.tokens.card.ink, 0.35),
                text: colour.on_fill,
            },
            ButtonKind::Plain => Colours {
                top: colour.button_plain_top,
                bottom: colour.button_plain_bottom,
                rim: colour.gold_dark,
                text: colour.button_text,
            },
            ButtonKind::Dark => Colours {
                top: with_opacity(colour.bar_bottom, 0.25),
                bottom: with_opacity(colour.bar_bottom, 0.35),
                rim: with_opacity(colour.tray_text_soft, 0.75),
                text: colour.tray_text_soft,
            },
            ButtonKind::Rest => Colours {
                top: Color32::TRANSPARENT,
                bottom: Color32::TRANSPARENT,
                rim: with_opacity(colour.tray_text_soft, 0.4),
                text: colour.tray_text_soft,
            },
        }
    }

    /// Whether it is a hollow in its ground, and not raised above it.
    const fn is_flat(&self) -> bool {
        match self.kind {
            ButtonKind::Dark | ButtonKind::Rest => true,
            ButtonKind::Next | ButtonKind::Go | ButtonKind::Plain => false,
        }
    }

    /// The ink of what cannot be pressed: it can still be read on paper, and on the tray.
    #[must_use]
    pub const fn disabled_ink(&self, look: Look<'_>) -> Color32 {
        let colour = &look.tokens.colour;
        if self.is_flat() {
            colour.tray_text_soft
        } else {
            colour.ink_soft
        }
    }

    /// What cannot be pressed is words in a thin outline: no ground, no light and no shadow.
    fn paint_disabled(&self, painter: &Painter, rect: Rect, look: Look<'_>) {
        let ink = self.disabled_ink(look);
        let rect = paint::on_pixels(painter, rect);
        let corners = CornerRadius::same(look.tokens.radius.button as u8);
        let rim = Stroke::new(1.0, with_opacity(ink, 0.6));
        painter.rect_stroke(rect, corners, rim, StrokeKind::Inside);
        self.content(painter, rect, ink, look);
    }

    /// Paints the button; `light` 0 to 1 when hovered, `down` while pressed.
    pub fn paint(&self, painter: &Painter, rect: Rect, light: f32, down: bool, look: Look<'_>) {
        let tokens = look.tokens;
        let colours = self.colours(look);
        let rect = rect.translate(vec2(0.0, if down { 1.0 } else { 0.0 }));
        let rect = paint::on_pixels(painter, rect);
        let radius = tokens.radius.button;
        let corners = CornerRadius::same(radius as u8);
        if !self.is_flat() && !down {
            let shadow = tokens.soft_shadow(tokens.shadow.panel);
            painter.add(paint::shadow(shadow, rect, radius));
        }
        let lit = |colour: Color32| gradient(colour, tokens.card.count_text, 0.28 * light);
        if self.is_flat() {
            let lit = with_opacity(tokens.colour.tray_text_soft, 0.75);
            painter.rect_filled(rect, corners, gradient(colours.top, lit, 0.25 * light));
        } else {
            painter.add(paint::rounded_gradient(
                rect.shrink(0.5),
                radius - 0.5,
                lit(colours.top),
                lit(colours.bottom),
            ));
            // Light along the upper edge makes it stand out from the paper.
            let shine = Stroke::new(1.0, with_opacity(tokens.card.count_text, 0.5));
            painter.hline(rect.shrink(radius).x_range(), rect.top() + 1.9, shine);
        }
        let rim = Stroke::new(tokens.stroke.panel, colours.rim);
        painter.add(RectShape::stroke(rect, corners, rim, StrokeKind::Inside));
        self.content(painter, rect, colours.text, look);
    }

    fn content(&self, painter: &Painter, rect: Rect, colour: Color32, look: Look<'_>) {
        let tokens = look.tokens;
        let font = tokens.bold(self.size);
        let key = self.key_width(painter, look);
        let side = 0.58 * rect.height();
        let sign = if self.has_sign() { side + 8.0 } else { 0.0 };
        let room = text::Fit {
            width: (rect.width() - sign - key - 16.0).max(10.0),
            height: rect.height() - 4.0,
            rows: 2,
            smallest: tokens.smallest_text(),
            align: Align::Center,
        };
        let fitted = text::fit(painter, self.words, &font, colour, room);
        let width = fitted.galley.rect.width();
        let left = rect.center().x - (sign + width + key) / 2.0;
        if self.has_sign() {
            let centre = pos2(left + side / 2.0, rect.center().y);
            if let Some(icon) = self.icon {
                let area = Rect::from_center_size(centre, vec2(side, side));
                paint::image(painter, look, Picture::Icon(icon), area, colour);
            } else {
                painter.circle_stroke(centre, 0.46 * side, Stroke::new(1.3, colour));
                let stroke = Stroke::new(2.2, colour);
                painter.add(paint::check_mark(centre, 0.62 * side, stroke));
            }
        }
        let words = Rect::from_x_y_ranges(left + sign..=left + sign + width, rect.y_range());
        painter.add(fitted.shape(painter, words));
        if key > 0.0 {
            let cap = Rect::from_min_max(
                pos2(words.right() + 10.0, rect.center().y - 9.5),
                pos2(words.right() + key, rect.center().y + 9.5),
            );
            let rim = Stroke::new(1.0, with_opacity(colour, 0.7));
            painter.rect_stroke(cap, 4, rim, StrokeKind::Inside);
            text::line(
                painter,
                cap,
                Align::Center,
                self.key,
                &tokens.bold(Text::Caption),
                colour,
            );
        }
    }
}

/// A sign on the dark top bar, as a button.
pub fn bar_icon(
    ui: &mut Ui,
    rect: Rect,
    icon: Icon,
    access: Access<'_>,
    look: Look<'_>,
) -> Response {
    let tokens = look.tokens;
    // What can be hit is larger than the sign.
    let hit = rect.expand(5.0);
    let response = ui.interact(hit, ui.scope_id().with(access.id), Sense::click());
    access.describe(ui, &response, Role::Button, None);
    let light = super::lit(ui, &response, look);
    let ground = with_opacity(tokens.colour.bar_gold, 0.16 * light);
    ui.painter().rect_filled(hit, 7, ground);
    let tint = gradient(tokens.colour.bar_text_soft, tokens.colour.bar_gold, light);
    paint::image(ui.painter(), look, Picture::Icon(icon), rect, tint);
    if response.has_focus() {
        ui.painter().extend(paint::focus_ring(look, hit, 7.0, 1.0));
    }
    if access.name.is_empty() {
        response
    } else {
        response.on_hover_text(access.name)
    }
}
