//! What a seat looks like: its field with the coat of arms, how strong a bot is, and the place where
//! one more knight can sit down.

use egui::{
    Align, Color32, CursorIcon, Painter, PointerButton, Rect, Role, Sense, Stroke, Ui, pos2, vec2,
};

use super::super::parts;
use super::{Form, regions};
use crate::bot::Level;
use crate::i18n::text::kings_errand::names;
use crate::rules::kings_errand::KnightColour;
use crate::ui::picture::{Picture, Token};
use crate::ui::theme::{Text, UNSEEN, gradient, with_opacity};
use crate::ui::widget::{Access, Look, knight, lit, paint, panel, text};
use crate::{id, message};

/// Width of the gold line at the foot of the arms.
const GOLD: f32 = 2.0;

/// The ground of the arms in the knight's colours, with a gold line at its foot.
pub(super) fn field(painter: &Painter, rect: Rect, colour: KnightColour, look: Look<'_>) {
    let tokens = look.tokens;
    let colours = tokens.knight(colour);
    let rect = paint::on_pixels(painter, rect);
    panel::head(painter, rect, colours.field, GOLD, look);
    let inner = rect.shrink2(vec2(2.0, 0.0));
    let dark = with_opacity(tokens.card.ink, 0.28);
    let below = inner.with_min_y(rect.top() + tokens.radius.panel);
    painter.add(paint::vertical_gradient(
        below,
        with_opacity(dark, 0.0),
        dark,
    ));
    if tokens.textured {
        let lines = with_opacity(colours.accent, 0.13);
        panel::diaper(painter, inner.with_min_y(rect.top() + 4.0), lines, look);
    }
    panel::head_rim(painter, rect, GOLD, look);
}

/// How strong a bot is, in shields at the right end of its line; nothing where they have no room.
pub(super) fn strength(
    painter: &Painter,
    rect: Rect,
    words: &str,
    level: Option<Level>,
    look: Look<'_>,
) {
    let tokens = look.tokens;
    let strong = Level::ALL.into_iter().position(|one| Some(one) == level);
    let strong = strong.unwrap_or(0);
    let bold = tokens.bold(Text::Body);
    let name = painter.layout_no_wrap(words.to_owned(), bold, UNSEEN);
    let size = vec2(64.0, 72.0) * (0.2 * parts::grown(tokens, 1.0));
    let step = size.x + 1.0;
    let most = (Level::ALL.len() - 1) as f32 * step;
    let taken = parts::Choice::inset(tokens) + name.rect.width() + 10.0;
    if taken + most > rect.width() - 8.0 {
        return;
    }
    for index in 0..strong {
        let middle = rect.right() - 8.0 - most + (index as f32 + 0.5) * step;
        let place = Rect::from_center_size(pos2(middle, rect.center().y), size);
        let picture = Picture::Token(Token::Shield);
        paint::image(painter, look, picture, place, tokens.colour.picture_tint);
    }
}

/// The number of the seat, and the way to take the seat away.
pub(super) fn banner(
    ui: &mut Ui,
    form: &mut Form<'_>,
    rect: Rect,
    index: usize,
    colour: KnightColour,
) {
    let stage = form.stage;
    let (look, tokens, tr) = (stage.look, stage.tokens(), stage.translator);
    let colours = tokens.knight(colour);
    let words = tr.format(message!("new-game-seat", number = index + 1));
    let font = tokens.bold(Text::Body);
    let close = form.draft.seats.len() > 2;
    let room = rect.shrink2(vec2(12.0, 0.0));
    text::label(ui, room, Align::Min, &words, &font, colours.accent);
    if !close {
        return;
    }
    let side = rect.height() - 8.0;
    let cross = Rect::from_center_size(
        pos2(rect.right() - side / 2.0 - 5.0, rect.center().y),
        vec2(side, side),
    );
    let id = format!("seat.{}.remove", index + 1);
    let name = form.draft.seats[index].name.clone();
    let words = tr.format(message!(
        "screens-seat-remove",
        number = index + 1,
        name = name
    ));
    let response = ui.interact(cross, ui.scope_id().with(&id), Sense::click());
    Access::new(&id, &words).describe(ui, &response, Role::Button, None);
    stage.reach(regions::seat(index), &response);
    parts::follow(&response);
    let hot = response.hovered() || response.has_focus();
    let ground = with_opacity(colours.accent, if hot { 0.3 } else { 0.0 });
    ui.painter().rect_filled(cross, 5, ground);
    self::cross(ui.painter(), cross, colours.accent);
    if response.has_focus() {
        ui.painter()
            .extend(paint::focus_ring(look, cross, 5.0, 1.0));
    }
    if response.hovered() {
        ui.set_cursor_icon(CursorIcon::PointingHand);
    }
    if response.on_hover_text(&words).clicked() {
        form.next.seats.remove(index);
    }
}

fn cross(painter: &Painter, rect: Rect, colour: Color32) {
    let arm = 0.24 * rect.width();
    let stroke = Stroke::new(2.2, colour);
    let centre = rect.center();
    for way in [vec2(arm, arm), vec2(arm, -arm)] {
        painter.line_segment([centre - way, centre + way], stroke);
    }
}

/// The coat of arms: a click gives the seat the next one.
pub(super) fn arms(ui: &mut Ui, form: &mut Form<'_>, rect: Rect, below: f32, index: usize) {
    let stage = form.stage;
    let (look, tokens, tr) = (stage.look, stage.tokens(), stage.translator);
    let colour = form.draft.seats[index].knight;
    let size = parts::arms_size(rect.height() / knight::RATIO);
    let shield = Rect::from_center_size(rect.center(), size);
    let id = format!("seat.{}.arms", index + 1);
    let knight_name = names::knight(tr, colour.index());
    let name = tr.text(id!("new-game-knight"));
    let spoken = [name.as_str(), knight_name.as_str()].join(": ");
    let help = tr.text(id!("screens-knight-next"));
    // With the arrows beside it.
    let place = shield.expand2(vec2(18.0, 0.0));
    let response = ui.interact(place, ui.scope_id().with(&id), Sense::click());
    let access = Access::new(&id, &spoken).described(&help);
    access.describe(ui, &response, Role::Button, None);
    stage.reach(regions::seat(index), &response);
    parts::follow(&response);
    let light = lit(ui, &response, look);
    if light > 0.0 {
        let glow = with_opacity(tokens.colour.hint_glow, light);
        ui.painter()
            .add(paint::halo(shield.center(), 0.75 * size, glow));
    }
    knight::arms(ui.painter(), shield.expand(2.0 * light), colour, look);
    turn_sign(
        ui.painter(),
        shield,
        tokens.knight(colour).accent,
        light,
        look,
    );
    if response.has_focus() {
        let ring = paint::focus_ring(look, shield.expand(2.0), 8.0, 1.0);
        ui.painter().extend(ring);
    }
    let label = Rect::from_min_size(
        pos2(rect.left(), rect.bottom() + 2.0),
        vec2(rect.width(), below),
    );
    let ink = tokens.knight(colour).accent;
    let font = tokens.bold(Text::BodySmall);
    text::line(ui.painter(), label, Align::Center, &knight_name, &font, ink);
    let at = response
        .clicked_by(PointerButton::Primary)
        .then(|| response.interact_pointer_pos())
        .flatten();
    if response.on_hover_text(&help).clicked() {
        if at.is_some_and(|at| at.x < shield.left()) {
            form.next.previous_knight(index);
        } else {
            form.next.next_knight(index);
        }
    }
}

/// Two arrows beside a coat of arms say that there are more.
fn turn_sign(painter: &Painter, shield: Rect, accent: Color32, light: f32, look: Look<'_>) {
    let colour = with_opacity(accent, 0.7 + 0.3 * light);
    let reach = 6.0 * look.tokens.text_size().max(1.0).sqrt();
    for side in [-1.0, 1.0] {
        let tip = shield.center() + vec2(side * (0.5 * shield.width() + 8.0 + reach), 0.0);
        let back = vec2(-side * reach, reach);
        let points = vec![tip + back, tip, tip + vec2(back.x, -back.y)];
        painter.line(points, Stroke::new(2.4, colour));
    }
}

/// The place where one more knight can sit down.
pub(super) fn free(ui: &mut Ui, form: &mut Form<'_>, rect: Rect) {
    let stage = form.stage;
    let (look, tokens, tr) = (stage.look, stage.tokens(), stage.translator);
    let words = tr.text(id!("screens-seat-add"));
    let response = ui.interact(rect, ui.scope_id().with("seat.add"), Sense::click());
    Access::new("seat.add", &words).describe(ui, &response, Role::Button, None);
    stage.reach(regions::MORE, &response);
    parts::follow(&response);
    let light = lit(ui, &response, look);
    let colour = &tokens.colour;
    let painter = ui.painter();
    let rect = paint::on_pixels(painter, rect);
    let radius = tokens.radius.panel;
    let fill = with_opacity(colour.paper_sunk, 0.35 + 0.4 * light);
    painter.rect_filled(rect, radius, fill);
    let ink = gradient(colour.ink_soft, colour.ink, light);
    let path = rounded_path(rect.shrink(1.0), radius);
    let dashes = Stroke::new(1.6, with_opacity(ink, 0.7));
    painter.extend(egui::Shape::dashed_line(&path, dashes, 7.0, 5.0));
    // Whose arms are free waits here, still pale.
    let taken = |knight: &KnightColour| form.draft.seats.iter().any(|seat| seat.knight == *knight);
    let next = KnightColour::ALL.into_iter().find(|knight| !taken(knight));
    let width = (rect.width() - 56.0).clamp(60.0, 190.0);
    let width = width.min(0.44 * rect.height() / knight::RATIO);
    let size = parts::arms_size(width);
    let label = parts::grown(tokens, 48.0);
    let top = rect.center().y - (size.y + 18.0 + label) / 2.0;
    let shield = Rect::from_min_size(pos2(rect.center().x - size.x / 2.0, top), size);
    if let Some(next) = next {
        let shown = egui::lerp(0.42..=0.9, light);
        knight::arms_faded(painter, shield, next, shown, look);
    }
    let reach = (0.17 * width).clamp(14.0, 26.0);
    let centre = shield.center_bottom() - vec2(0.0, 0.1 * size.y);
    let rim = Stroke::new(2.0, colour.gold_dark);
    painter.add(paint::disc(centre, reach, colour.button_top, rim));
    let stroke = Stroke::new(0.2 * reach, colour.button_text);
    let arm = 0.5 * reach;
    painter.hline(centre.x - arm..=centre.x + arm, centre.y, stroke);
    painter.vline(centre.x, centre.y - arm..=centre.y + arm, stroke);
    let label = Rect::from_min_size(
        pos2(rect.left() + 8.0, shield.bottom() + 18.0),
        vec2(rect.width() - 16.0, label),
    );
    let font = tokens.font(Text::Display6);
    text::lines(painter, label, Align::Center, &words, &font, ink, 2);
    if response.has_focus() {
        ui.painter()
            .extend(paint::focus_ring(look, rect, radius, 1.0));
    }
    if response.clicked() {
        form.next.add_seat();
    }
}

fn rounded_path(rect: Rect, radius: f32) -> Vec<egui::Pos2> {
    let mut path = Vec::new();
    let corners = egui::epaint::CornerRadiusF32::same(radius);
    let rounded = egui::epaint::RoundedRect::new(rect, corners);
    egui::epaint::tessellator::path::rounded_rectangle(&mut path, rounded);
    path.extend(path.first().copied());
    path
}
