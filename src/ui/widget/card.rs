//! Everything that looks like a card, in all its states.

use egui::epaint::RectShape;
use egui::{
    Align, Color32, CornerRadius, CursorIcon, Painter, PointerButton, Pos2, Rect, Response, Role,
    Sense, Shape, Stroke, StrokeKind, Ui, Vec2, pos2, vec2,
};

use super::{Access, Look, figure, paint, text};
use crate::rules::kings_errand::{ActionCard, Location, Side, Task, VirtueCard};
use crate::ui::picture::{Back, CardFrame, Picture, Token};
use crate::ui::table::layout::{CARD_RATIO, TITLED_FROM};
use crate::ui::theme::{KnightColour, UNTINTED, gradient, with_opacity};

/// Width of the drawings of cards, in their own units.
const UNITS: f32 = 240.0;

/// What is on a card.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Face {
    /// An action card; its frame says where it works.
    Action(ActionCard),
    /// A task with what it needs and gains.
    Task(Task),
    /// A virtue card.
    Virtue(VirtueCard),
    /// A location.
    Location(Location),
    /// A knight.
    Knight(KnightColour),
    /// The tent with this number.
    Tent(u8),
    /// The back of a card.
    Back(Back),
}

/// How a card stands with the player.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub enum CardState {
    /// It lies there.
    #[default]
    Normal,
    /// It can be chosen now; it glows.
    Selectable,
    /// It is chosen or part of the plan; gold rim.
    Selected,
    /// It cannot be chosen; pale.
    Disabled,
}

/// A card to paint or to show as a widget.
#[derive(Clone, Copy, Debug)]
#[must_use = "a card is seen once it is painted or shown"]
pub struct Card<'a> {
    face: Face,
    title: &'a str,
    state: CardState,
    lift: f32,
    turn: f32,
    flip: f32,
    opacity: f32,
    focused: bool,
    hushed: bool,
    ground: Ground,
    drag: bool,
    figures: Figures,
}

/// What a card lies on.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
enum Ground {
    Paper,
    Tray,
}

/// What becomes of the figures that card sets can differ in.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
enum Figures {
    Painted,
    LeftOut,
}

impl<'a> Card<'a> {
    /// A card lying still.
    pub const fn new(face: Face) -> Self {
        Self {
            face,
            title: "",
            state: CardState::Normal,
            lift: 0.0,
            turn: 0.0,
            flip: 1.0,
            opacity: 1.0,
            focused: false,
            hushed: false,
            ground: Ground::Paper,
            drag: false,
            figures: Figures::Painted,
        }
    }

    /// The translated title; shown from [`TITLED_FROM`] points of width on.
    pub const fn title(mut self, title: &'a str) -> Self {
        self.title = title;
        self
    }

    /// How it stands with the player.
    pub const fn state(mut self, state: CardState) -> Self {
        self.state = state;
        self
    }

    /// Height above the table, 0 to 1.
    pub const fn lift(mut self, lift: f32) -> Self {
        self.lift = lift;
        self
    }

    /// Turned clockwise by this angle in radians; only while it moves, as it costs more.
    pub const fn turn(mut self, angle: f32) -> Self {
        self.turn = angle;
        self
    }

    /// Width while it is turned over: 1 is flat on the table, 0 is seen from the edge.
    pub const fn flip(mut self, part: f32) -> Self {
        self.flip = part;
        self
    }

    /// Fades the card, 0 to 1.
    pub const fn opacity(mut self, opacity: f32) -> Self {
        self.opacity = opacity;
        self
    }

    /// Draws the ring of the keyboard focus.
    pub const fn focused(mut self, focused: bool) -> Self {
        self.focused = focused;
        self
    }

    /// Colours of less weight, for what matters little, such as a pile of face-down cards.
    pub const fn hushed(mut self) -> Self {
        self.hushed = true;
        self
    }

    /// On the dark tray instead of on paper: there what is dimmed sinks into another ground.
    pub const fn on_tray(mut self) -> Self {
        self.ground = Ground::Tray;
        self
    }

    /// Without the figures that card sets can differ in: whoever shows the card paints them.
    pub const fn bare(mut self) -> Self {
        self.figures = Figures::LeftOut;
        self
    }

    /// Whether the widget can be dragged too.
    pub const fn draggable(mut self, drag: bool) -> Self {
        self.drag = drag;
        self
    }

    /// Height of a card of this width.
    #[must_use]
    pub const fn size(width: f32) -> Vec2 {
        vec2(width, CARD_RATIO * width)
    }

    /// Shows the card as a widget in `rect`: it lifts when hovered or focused.
    pub fn show(self, ui: &mut Ui, rect: Rect, access: Access<'_>, look: Look<'_>) -> Response {
        let sense = if self.drag {
            Sense::click_and_drag()
        } else {
            Sense::click()
        };
        let response = ui.interact(rect, ui.scope_id().with(access.id), sense);
        let selected = match self.state {
            CardState::Selected => Some(true),
            CardState::Selectable => Some(false),
            CardState::Normal | CardState::Disabled => None,
        };
        access.describe(ui, &response, Role::Button, selected);
        if self.state == CardState::Disabled {
            ui.ctx()
                .accesskit_node_builder(response.id, egui::accesskit::Node::set_disabled);
        }
        let hot = (response.hovered() || response.has_focus()) && self.state != CardState::Disabled;
        if hot && response.hovered() {
            ui.set_cursor_icon(CursorIcon::PointingHand);
        }
        let seconds = look.tokens.seconds(look.tokens.motion.hover_lift);
        let lift = ui.ctx().animate_bool_with_time_and_easing(
            response.id,
            hot,
            seconds,
            egui::emath::easing::cubic_out,
        );
        if response.dragged_by(PointerButton::Primary) {
            // Whoever carries it paints it; what stays says where it belongs.
            self.state(CardState::Normal)
                .opacity(0.32 * self.opacity)
                .paint(ui.painter(), rect, look);
        } else if ui.is_rect_visible(rect.expand(0.3 * rect.width())) {
            self.lift(self.lift.max(lift))
                .focused(self.focused || response.has_focus())
                .paint(ui.painter(), rect, look);
        }
        response
    }

    /// Paints the card in `rect`, which should have the ratio of cards.
    pub fn paint(&self, painter: &Painter, rect: Rect, look: Look<'_>) {
        let width = rect.width();
        let raised = rect.translate(vec2(0.0, -0.045 * width * self.lift));
        let card = Rect::from_min_size(raised.min, Self::size(width));
        let card = paint::on_pixels(painter, card);
        let mut painter = painter.clone();
        painter.multiply_opacity(self.opacity);

        let mut shapes = Vec::with_capacity(16);
        self.below(&mut shapes, card, look);
        self.print(&painter, &mut shapes, card, look);
        self.above(&mut shapes, card, look);
        if self.turn == 0.0 && (self.flip - 1.0).abs() < f32::EPSILON {
            painter.extend(shapes);
            return;
        }
        let (middle, turn) = (card.center(), egui::emath::Rot2::from_angle(self.turn));
        let flip = vec2(self.flip, 1.0);
        painter.extend(paint::moved(&painter, shapes, |point| {
            middle + turn * ((point - middle) * flip)
        }));
    }

    /// Shadow and glow.
    fn below(&self, shapes: &mut Vec<Shape>, card: Rect, look: Look<'_>) {
        let tokens = look.tokens;
        let corners = tokens.card_radius(card.width());
        let shadow = tokens.card_shadow(card.width(), self.lift);
        if shadow.color.a() > 0 {
            shapes.push(paint::shadow(shadow, card, f32::from(corners.nw)));
        }
        let glow = match self.state {
            CardState::Selectable => 0.85,
            CardState::Selected => 0.6,
            CardState::Normal | CardState::Disabled => return,
        };
        // On a dark ground little light is enough.
        let glow = if tokens.theme.is_dark() { 0.4 } else { 1.0 } * glow;
        let reach = (0.13 * card.width()).clamp(7.0, 16.0);
        let colour = with_opacity(tokens.colour.hint_glow, glow);
        let halo = RectShape::filled(card.expand(0.5 * reach), corners, colour);
        shapes.push(halo.with_blur_width(1.6 * reach).into());
    }

    /// The printed card itself.
    fn print(&self, painter: &Painter, shapes: &mut Vec<Shape>, card: Rect, look: Look<'_>) {
        let tokens = look.tokens;
        let unit = card.width() / UNITS;
        let tint = self.tint(look);
        // The art ends under the frame, so that nothing shows outside its round corners.
        let inner = card.shrink(2.5 * unit);
        let corners = CornerRadius::same((13.0 * unit) as u8);
        let plain = gradient(tokens.card.face, tint, 0.15);
        shapes.push(RectShape::filled(inner, corners, plain).into());
        let (art, frame) = self.layers();
        if let Some(stock) = look.pictures.get(art, card.width()) {
            // The texture is as large as the card; the edge under the frame is cut off.
            let cut = (inner.left() - card.left()) / card.width();
            let cut_y = (inner.top() - card.top()) / card.height();
            let uv = Rect::from_min_max(pos2(cut, cut_y), pos2(1.0 - cut, 1.0 - cut_y));
            let art = RectShape::filled(inner, corners, tint).with_texture(stock.texture, uv);
            shapes.push(art.into());
        }
        shapes.extend(
            frame.and_then(|frame| paint::picture(look, Picture::Frame(frame), card, tint)),
        );
        if card.width() >= TITLED_FROM - 0.5 && !self.title.is_empty() {
            self.plate(painter, shapes, card, look);
        }
        if self.state == CardState::Disabled {
            // The figures stay as they are, so that they can be read.
            let corners = tokens.card_radius(card.width());
            let (ground, part) = match self.ground {
                Ground::Paper => (tokens.colour.ground, 0.5),
                Ground::Tray => (tokens.colour.tray_top, 0.38),
            };
            let veil = with_opacity(ground, part);
            shapes.push(RectShape::filled(card, corners, veil).into());
            let rim = Stroke::new(1.0, with_opacity(tokens.colour.line_soft, 0.9));
            shapes.push(RectShape::stroke(card, corners, rim, StrokeKind::Inside).into());
        }
        self.figures(painter, shapes, card, look);
    }

    const fn layers(&self) -> (Picture, Option<CardFrame>) {
        match self.face {
            Face::Action(card) => (Picture::Action(card), Some(CardFrame::of(card.side()))),
            Face::Task(task) => (Picture::Task(task.id), Some(CardFrame::Task)),
            Face::Virtue(card) => (Picture::Virtue(card), Some(CardFrame::Virtue(card.virtue))),
            Face::Location(place) => {
                let side = if place.is_countryside() {
                    Side::Countryside
                } else {
                    Side::Camelot
                };
                (Picture::Location(place), Some(CardFrame::of(side)))
            }
            Face::Knight(knight) => (Picture::Knight(knight), Some(CardFrame::Knight(knight))),
            Face::Tent(number) => (Picture::Tent(number), Some(CardFrame::Gold)),
            Face::Back(back) => (Picture::Back(back), None),
        }
    }

    /// What the pictures are multiplied with.
    fn tint(&self, look: Look<'_>) -> Color32 {
        let tokens = look.tokens;
        let tint = tokens.colour.picture_tint;
        match self.state {
            CardState::Disabled => gradient(tint, tokens.colour.line_soft, 0.3),
            CardState::Normal | CardState::Selectable | CardState::Selected if self.hushed => {
                gradient(tint, tokens.card.plate_line, 0.28)
            }
            CardState::Normal | CardState::Selectable | CardState::Selected => tint,
        }
    }

    fn plate(&self, painter: &Painter, shapes: &mut Vec<Shape>, card: Rect, look: Look<'_>) {
        let tokens = look.tokens;
        let unit = card.width() / UNITS;
        shapes.extend(paint::picture(
            look,
            Picture::Frame(CardFrame::Plate),
            card,
            UNTINTED,
        ));
        let rect = Rect::from_min_max(
            card.min + vec2(17.0, 265.0) * unit,
            card.min + vec2(223.0, 321.0) * unit,
        );
        let font = tokens.printed(0.098 * card.width());
        let fit = text::Fit {
            width: rect.width(),
            height: rect.height(),
            rows: 2,
            smallest: tokens.smallest_text(),
            align: Align::Center,
        };
        let fitted = text::fit(painter, self.title, &font, tokens.card.ink, fit);
        shapes.push(fitted.shape(painter, rect));
    }

    /// Initial, reach, value, requirements, shields.
    fn figures(&self, painter: &Painter, shapes: &mut Vec<Shape>, card: Rect, look: Look<'_>) {
        let tokens = look.tokens;
        let width = card.width();
        // Figures grow in parts of the width as cards get smaller: 0 from 110 points, 1 from 54.
        let small = ((TITLED_FROM - width) / (TITLED_FROM - 54.0)).clamp(0.0, 1.0);
        let radius = egui::lerp(0.14..=0.19, small) * width;
        let corner = pos2(
            card.right() - radius - 0.025 * width,
            card.top() + radius + 0.025 * width,
        );
        match self.face {
            Face::Action(action) => {
                self.initial(painter, shapes, card, action, look);
                if let ActionCard::Horse(horse) = action
                    && self.figures == Figures::Painted
                {
                    let reach = horse.reach().to_string();
                    let shapes_of_reach =
                        figure::disc_shapes(painter, corner, 1.08 * radius, reach, look);
                    shapes.extend(shapes_of_reach);
                }
            }
            Face::Virtue(_) | Face::Task(_) if self.figures == Figures::LeftOut => {}
            Face::Virtue(virtue) => {
                let value = virtue.value.to_string();
                shapes.extend(figure::disc_shapes(painter, corner, radius, value, look));
            }
            Face::Task(task) => {
                let side = egui::lerp(0.22..=0.29, small) * width;
                let size = vec2(figure::REQUIREMENT * side, side);
                let step = 1.06 * side;
                for (index, need) in needs(&task).enumerate() {
                    let min = card.min + vec2(0.035 * width, 0.045 * width + index as f32 * step);
                    let rect = Rect::from_min_size(min, size);
                    shapes.extend(figure::requirement_shapes(painter, rect, need, look));
                }
                let shield = egui::lerp(0.26..=0.34, small) * width;
                let size = vec2(shield, shield * 72.0 / 64.0);
                let min = pos2(
                    card.right() - size.x - 0.045 * width,
                    card.top() + 0.035 * width,
                );
                let rect = Rect::from_min_size(min, size);
                let number = task.shields.to_string();
                shapes.extend(figure::shield_shapes(painter, rect, number, look));
            }
            Face::Tent(number) => {
                let centre = card.min + vec2(120.0, 208.0) * (width / UNITS);
                let font = tokens.printed(0.22 * width);
                let ink = tokens.card.ink;
                shapes.push(paint::glyphs(
                    painter,
                    centre,
                    number.to_string(),
                    font,
                    ink,
                ));
            }
            Face::Location(_) | Face::Knight(_) | Face::Back(_) => {}
        }
    }

    fn initial(
        &self,
        painter: &Painter,
        shapes: &mut Vec<Shape>,
        card: Rect,
        action: ActionCard,
        look: Look<'_>,
    ) {
        let width = card.width();
        let small = ((TITLED_FROM - width) / (TITLED_FROM - 54.0)).clamp(0.0, 1.0);
        let side = egui::lerp(0.25..=0.37, small) * width;
        let min = card.min + Vec2::splat(0.03 * width);
        let rect = Rect::from_min_size(min, Vec2::splat(side));
        let ground = Picture::Token(Token::Initial(action.side()));
        shapes.extend(paint::picture(look, ground, rect, self.tint(look)));
        let font = look.tokens.printed_initial(0.78 * side);
        let letter = action.letter().to_string();
        let colour = look.tokens.card.letter;
        shapes.push(paint::glyphs(painter, rect.center(), letter, font, colour));
    }

    /// Rims and veils.
    fn above(&self, shapes: &mut Vec<Shape>, card: Rect, look: Look<'_>) {
        let tokens = look.tokens;
        let corners = tokens.card_radius(card.width());
        match self.state {
            CardState::Selectable | CardState::Selected => {
                shapes.extend(paint::rim(
                    look,
                    card,
                    corners,
                    self.state == CardState::Selected,
                ));
            }
            CardState::Normal | CardState::Disabled => {}
        }
        if self.focused {
            let radius = tokens.radius.card * card.width();
            shapes.extend(paint::focus_ring(look, card, radius, 1.0));
        }
    }
}

/// What a task needs, one virtue card for each disc, highest first as printed.
fn needs(task: &Task) -> impl Iterator<Item = VirtueCard> {
    let needs = task.needs;
    VirtueCard::all().flat_map(move |card| std::iter::repeat_n(card, needs.count(card) as usize))
}

/// A few cards of a kind lying on each other: paints the lower ones.
pub fn stack_below(painter: &Painter, rect: Rect, count: usize, look: Look<'_>) {
    let tokens = look.tokens;
    let corners = tokens.card_radius(rect.width());
    let step = (0.025 * rect.width()).max(1.5);
    for index in (1..count.min(3)).rev() {
        let below = rect.translate(Pos2::new(1.0, -1.0).to_vec2() * step * index as f32);
        painter.rect(
            below,
            corners,
            gradient(tokens.card.plate_bottom, tokens.card.ink, 0.12),
            Stroke::new(1.0, tokens.card.ink),
            StrokeKind::Inside,
        );
    }
}
