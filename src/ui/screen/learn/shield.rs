//! The shield of a learner: one field for each rule, painted the more the better the rule is known.
//!
//! The chapters of the rulebook lie in bands from the chief to the point, the rules of each from left
//! to right. A field is empty, tinted, half painted, painted, and at last bears a charge.

use egui::epaint::{PathShape, PathStroke};
use egui::{Color32, Mesh, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, pos2, vec2};

use crate::lesson::kings_errand::Level;
use crate::rules::kings_errand::{Chapter, Rule, Virtue};
use crate::ui::picture::{Icon, Picture};
use crate::ui::theme::{Tokens, gradient, with_opacity};
use crate::ui::widget::{Look, paint};

/// Height of the shield in parts of its width.
pub(super) const RATIO: f32 = 1.17;

/// Where its sides begin to bend, in parts of its height.
const SHOULDER: f32 = 0.4;

/// The bands: the chapter, from which of its rules on, how many, and where the band ends.
const BANDS: [(Chapter, usize, usize, f32); 7] = [
    (Chapter::SetUp, 0, 7, 0.14),
    (Chapter::Choose, 0, 5, 0.28),
    (Chapter::CarryOut, 0, 5, 0.415),
    (Chapter::CarryOut, 5, 5, 0.55),
    (Chapter::Tournament, 0, 5, 0.68),
    (Chapter::NewRound, 0, 3, 0.81),
    (Chapter::End, 0, 2, 1.0),
];

/// Points along the side of a field.
const STEPS: usize = 8;

/// The field of a rule.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Field {
    pub(super) rule: Rule,
    shield: Rect,
    /// From left to right, in parts of the width at each height.
    across: [f32; 2],
    /// From top to bottom, in parts of the height.
    down: [f32; 2],
}

/// Half the width at this height, both in parts of the whole.
fn half(down: f32) -> f32 {
    let below = ((down - SHOULDER) / (1.0 - SHOULDER)).clamp(0.0, 1.0);
    0.5 * (1.0 - below.powf(2.1))
}

fn at(shield: Rect, across: f32, down: f32) -> Pos2 {
    let x = shield.center().x + (2.0 * across - 1.0) * half(down) * shield.width();
    pos2(x, shield.top() + down * shield.height())
}

/// All fields of a shield that fills `rect`.
pub(super) fn fields(rect: Rect) -> Vec<Field> {
    let mut fields = Vec::with_capacity(Rule::ALL.len());
    let mut top = 0.0;
    for (chapter, from, count, bottom) in BANDS {
        for (index, rule) in chapter.rules().skip(from).take(count).enumerate() {
            let part = |index: usize| index as f32 / count as f32;
            fields.push(Field {
                rule,
                shield: rect,
                across: [part(index), part(index + 1)],
                down: [top, bottom],
            });
        }
        top = bottom;
    }
    fields
}

impl Field {
    /// Where it can be pointed at.
    pub(super) fn place(&self) -> Rect {
        let middle = f32::midpoint(self.down[0], self.down[1]);
        let left = at(self.shield, self.across[0], middle).x;
        let right = at(self.shield, self.across[1], middle).x;
        let top = at(self.shield, 0.0, self.down[0]).y;
        let bottom = at(self.shield, 0.0, self.down[1]).y;
        Rect::from_min_max(pos2(left, top), pos2(right, bottom))
    }

    /// A side of the field, from `from` down to its lower end.
    fn side(&self, across: f32, from: f32) -> impl DoubleEndedIterator<Item = Pos2> {
        let (shield, bottom) = (self.shield, self.down[1]);
        (0..=STEPS).map(move |step| {
            let part = step as f32 / STEPS as f32;
            at(shield, across, egui::lerp(from..=bottom, part))
        })
    }

    fn outline(&self) -> Vec<Pos2> {
        let left = self.side(self.across[0], self.down[0]);
        let right = self.side(self.across[1], self.down[0]);
        left.rev().chain(right).collect()
    }

    /// The field below `from`, filled.
    fn filled(&self, from: f32, top: Color32, bottom: Color32) -> Shape {
        let mut mesh = Mesh::default();
        let left = self.side(self.across[0], from);
        let right = self.side(self.across[1], from);
        for (step, (left, right)) in left.zip(right).enumerate() {
            let colour = gradient(top, bottom, step as f32 / STEPS as f32);
            mesh.colored_vertex(left, colour);
            mesh.colored_vertex(right, colour);
        }
        for step in 0..STEPS as u32 {
            let first = 2 * step;
            mesh.add_triangle(first, first + 1, first + 2);
            mesh.add_triangle(first + 1, first + 3, first + 2);
        }
        Shape::mesh(mesh)
    }

    /// Paints the field; `light` from 0 to 1 where it is looked at, `due` if it is to be asked about.
    pub(super) fn paint(
        &self,
        painter: &Painter,
        level: Level,
        due: bool,
        light: f32,
        look: Look<'_>,
    ) {
        let tokens = look.tokens;
        let colour = &tokens.colour;
        let (deep, pale) = tincture(tokens, self.rule.chapter());
        let [top, bottom] = self.down;
        let empty = colour.paper_sunk;
        painter.add(self.filled(top, empty, empty));
        let tint = gradient(empty, pale, 0.34);
        match level {
            Level::Unknown => {}
            Level::Met => {
                painter.add(self.filled(top, tint, tint));
            }
            Level::Begun => {
                painter.add(self.filled(top, tint, tint));
                painter.add(self.filled(f32::midpoint(top, bottom), pale, deep));
            }
            Level::Practised | Level::Mastered => {
                painter.add(self.filled(top, pale, deep));
            }
        }
        let place = self.place();
        if level == Level::Mastered {
            let side = (0.56 * place.height()).min(0.62 * place.width());
            let mut centre = place.center();
            if self.rule.chapter() == Chapter::End {
                // The point of the shield has room at its upper end only.
                centre.y = egui::lerp(place.y_range(), 0.36);
            }
            let charge = Rect::from_center_size(centre, vec2(side, side));
            let icon = Picture::Icon(charge_of(self.rule.chapter()));
            paint::image(painter, look, icon, charge, tokens.card.gilt);
        }
        if light > 0.0 {
            let glow = with_opacity(tokens.card.count_text, 0.35 * light);
            painter.add(self.filled(top, glow, glow));
        }
        let line = Stroke::new(1.2, gradient(colour.gold_dark, colour.gold, 0.4));
        let edge = PathShape::closed_line(self.outline(), PathStroke::from(line));
        painter.add(edge);
        if due {
            // A pale line within the field.
            let centre = place.center();
            let within = self.outline().into_iter().map(|point| {
                let inset = 1.0 - 6.0 / place.height().min(place.width()).max(12.0);
                centre + inset * (point - centre)
            });
            let line = Stroke::new(1.8, tokens.card.figure_disc);
            let edge = PathShape::closed_line(within.collect(), PathStroke::from(line));
            painter.add(edge);
        }
    }

    /// The ring of the keyboard focus.
    pub(super) fn ring(&self, painter: &Painter, look: Look<'_>) {
        let tokens = look.tokens;
        for (width, colour) in [
            (tokens.stroke.focus_halo, tokens.colour.focus_halo),
            (tokens.stroke.focus, tokens.colour.focus),
        ] {
            let stroke = Stroke::new(width, colour);
            let edge = PathShape::closed_line(self.outline(), PathStroke::from(stroke));
            painter.add(edge);
        }
    }
}

/// A field that is to be asked about, as a sign.
pub(super) fn due_swatch(painter: &Painter, rect: Rect, look: Look<'_>) {
    let tokens = look.tokens;
    let rect = paint::on_pixels(painter, rect);
    let (deep, pale) = tincture(tokens, Chapter::CarryOut);
    painter.add(paint::rounded_gradient(rect, 3.0, pale, deep));
    let rim = Stroke::new(1.2, tokens.colour.gold_dark);
    painter.rect_stroke(rect, 3, rim, StrokeKind::Inside);
    let line = Stroke::new(1.8, tokens.card.figure_disc);
    painter.rect_stroke(rect.shrink(3.0), 2, line, StrokeKind::Inside);
}

/// The colours of a chapter: the deep one below, the pale one above.
pub(super) fn tincture(tokens: &Tokens, chapter: Chapter) -> (Color32, Color32) {
    let virtue = |virtue: Virtue| {
        let colours = tokens.virtue(virtue);
        (colours.base, colours.light)
    };
    match chapter {
        Chapter::SetUp | Chapter::NewRound => virtue(Virtue::Lance),
        Chapter::Choose | Chapter::End => virtue(Virtue::Sword),
        Chapter::CarryOut => virtue(Virtue::Dragon),
        Chapter::Tournament => virtue(Virtue::Book),
    }
}

pub(super) const fn charge_of(chapter: Chapter) -> Icon {
    match chapter {
        Chapter::SetUp => Icon::Castle,
        Chapter::Choose => Icon::Scroll,
        Chapter::CarryOut => Icon::Helm,
        Chapter::Tournament => Icon::Swords,
        Chapter::NewRound => Icon::Hourglass,
        Chapter::End => Icon::Crown,
    }
}

/// The rim around all fields, and the lines between the chapters.
pub(super) fn rim(painter: &Painter, rect: Rect, look: Look<'_>) {
    let tokens = look.tokens;
    let side = |across: f32| {
        (0..=4 * STEPS).map(move |step| at(rect, across, step as f32 / (4 * STEPS) as f32))
    };
    let outline: Vec<_> = side(0.0).chain(side(1.0).rev()).collect();
    for (width, colour) in [
        (9.0, tokens.card.ink),
        (6.0, tokens.colour.tray_rim),
        (1.6, tokens.colour.gold_dark),
    ] {
        let stroke = PathStroke::from(Stroke::new(width, colour));
        painter.add(PathShape::closed_line(outline.clone(), stroke));
    }
    let mut bands = BANDS.windows(2).filter(|pair| pair[0].0 != pair[1].0);
    for pair in bands.by_ref() {
        let y = pair[0].3;
        let line = Stroke::new(3.0, tokens.colour.tray_rim);
        painter.line_segment([at(rect, 0.0, y), at(rect, 1.0, y)], line);
    }
}
