//! The seats: coat of arms, name, who plays.

use egui::{
    Align, Color32, CornerRadius, CursorIcon, Painter, PointerButton, Rect, Role, Sense, Stroke,
    StrokeKind, Ui, pos2, vec2,
};

use super::super::field::Field;
use super::super::parts::{self, Choice};
use super::{Form, character, regions};
use crate::bot::{BotKind, Level, Temperament};
use crate::i18n::Translator;
use crate::i18n::text::kings_errand::names;
use crate::rules::kings_errand::KnightColour;
use crate::session::LONGEST_NAME;
use crate::ui::theme::{Text, Tokens, UNSEEN, gradient, with_opacity};
use crate::ui::widget::{Access, Look, knight, paint, panel, text};
use crate::{id, message};

const MOST: usize = KnightColour::ALL.len();
const GAP: f32 = 12.0;
const INSET: f32 = 10.0;

/// Who can play a seat, people first.
fn players() -> impl Iterator<Item = Option<Level>> {
    [None].into_iter().chain(Level::ALL.map(Some))
}

/// The name in ids.
const fn key(level: Option<Level>) -> &'static str {
    match level {
        None => "human",
        Some(level) => level.name(),
    }
}

/// Heights of the parts of a seat's card, from top to bottom.
struct Heights {
    banner: f32,
    arms: f32,
    knight: f32,
    field: f32,
    player: f32,
    character: f32,
    control: f32,
}

impl Heights {
    fn new(painter: &Painter, width: f32, tr: &Translator, tokens: &Tokens) -> Self {
        let arms = (width - 79.0).clamp(70.0, 128.0);
        Self {
            banner: parts::grown(tokens, 30.0),
            arms: arms * knight::RATIO,
            knight: parts::grown(tokens, 22.0),
            field: parts::grown(tokens, 34.0),
            player: parts::grown(tokens, 26.0) + 1.0,
            character: character::height(painter, width - 2.0 * INSET, tr, tokens),
            control: parts::grown(tokens, 26.0),
        }
    }

    fn sum(&self) -> f32 {
        self.banner
            + self.arms
            + self.knight
            + self.field
            + self.player * players().count() as f32
            + self.character
            + 2.0 * self.control
            + 42.0
    }
}

fn column(width: f32, columns: usize) -> f32 {
    (width - GAP * (columns as f32 - 1.0)) / columns as f32
}

/// Whether all seats have room beside each other in this width, so that their words can be read.
pub(super) fn fit_beside(ui: &Ui, form: &Form<'_>, width: f32) -> bool {
    let (tr, tokens) = (form.stage.translator, form.stage.tokens());
    let painter = ui.painter();
    let bold = tokens.bold(Text::Body);
    let names = players().map(|level| match level {
        None => names::person(tr),
        Some(level) => names::level(tr, level),
    });
    let widths = names.map(|words| {
        let galley = painter.layout_no_wrap(words, bold.clone(), UNSEEN);
        galley.rect.width()
    });
    // Words may become a little smaller before they are cut.
    let choices = 0.9 * widths.fold(0.0, f32::max) + Choice::inset(tokens) + 6.0;
    let least = choices.max(character::least_width(painter, tr, tokens));
    column(width, MOST) >= least + 2.0 * INSET
}

/// How many seats stand beside each other in this width.
fn columns(ui: &Ui, form: &Form<'_>, width: f32) -> usize {
    if fit_beside(ui, form, width) { MOST } else { 2 }
}

/// How high the seats are if they are `width` wide in all.
pub(super) fn height(ui: &Ui, form: &Form<'_>, width: f32) -> f32 {
    let (tr, tokens) = (form.stage.translator, form.stage.tokens());
    let columns = columns(ui, form, width);
    let places = MOST.min(form.draft.seats.len() + 1);
    let rows = places.div_ceil(columns) as f32;
    let one = Heights::new(ui.painter(), column(width, columns), tr, tokens).sum();
    rows * (one + GAP) - GAP
}

/// Shows the seats side by side in `rect`.
pub(super) fn show(ui: &mut Ui, form: &mut Form<'_>, rect: Rect) {
    let columns = columns(ui, form, rect.width());
    let places = MOST.min(form.draft.seats.len() + 1);
    let rows = places.div_ceil(columns) as f32;
    let size = vec2(
        column(rect.width(), columns),
        (rect.height() + GAP) / rows - GAP,
    );
    let at = |index: usize| {
        let (row, column) = (index / columns, index % columns);
        let step = vec2(column as f32, row as f32) * (size + vec2(GAP, GAP));
        Rect::from_min_size(rect.min + step, size)
    };
    let count = form.draft.seats.len();
    for index in 0..count {
        seat(ui, form, at(index), index);
    }
    if count < MOST {
        free(ui, form, at(count));
    }
}

fn seat(ui: &mut Ui, form: &mut Form<'_>, rect: Rect, index: usize) {
    let stage = form.stage;
    let (look, tokens, tr) = (stage.look, stage.tokens(), stage.translator);
    let heights = Heights::new(ui.painter(), rect.width(), tr, tokens);
    let colour = form.draft.seats[index].knight;
    panel::paper(ui.painter(), rect, look);
    let spare = (rect.height() - heights.sum()).max(0.0);

    let banner = rect.with_max_y(rect.top() + heights.banner);
    self::banner(ui, form, banner, index, colour);
    let inner = rect.shrink2(vec2(INSET, 0.0));
    let arms = Rect::from_min_size(
        pos2(inner.left(), banner.bottom() + 7.0 + 0.15 * spare),
        vec2(inner.width(), heights.arms),
    );
    self::arms(ui, form, arms, heights.knight, index);
    let field = Rect::from_min_size(
        pos2(
            inner.left(),
            arms.bottom() + heights.knight + 4.0 + 0.15 * spare,
        ),
        vec2(inner.width(), heights.field),
    );
    name(ui, form, field, index);
    let mut top = field.bottom() + 7.0 + 0.2 * spare;
    for player in players() {
        let row = Rect::from_min_size(
            pos2(inner.left(), top),
            vec2(inner.width(), heights.player - 1.0),
        );
        self::player(ui, form, row, index, player);
        top += heights.player;
    }
    let below = Rect::from_min_max(pos2(inner.left(), top + 4.0 + 0.05 * spare), inner.max);
    character::show(ui, form, below, heights.control, index);
}

/// The number of the seat on the knight's colours, and the way to take the seat away.
fn banner(ui: &mut Ui, form: &mut Form<'_>, rect: Rect, index: usize, colour: KnightColour) {
    let stage = form.stage;
    let (look, tokens, tr) = (stage.look, stage.tokens(), stage.translator);
    let colours = tokens.knight(colour);
    let radius = tokens.radius.panel as u8;
    let corners = CornerRadius {
        nw: radius,
        ne: radius,
        sw: 0,
        se: 0,
    };
    let rim = Stroke::new(tokens.stroke.panel, tokens.colour.line);
    ui.painter()
        .rect(rect, corners, colours.field, rim, StrokeKind::Inside);
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
fn arms(ui: &mut Ui, form: &mut Form<'_>, rect: Rect, below: f32, index: usize) {
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
    let hot = response.hovered() || response.has_focus();
    let seconds = tokens.seconds(tokens.motion.hover_lift);
    let light = ui.ctx().animate_bool_with_time(response.id, hot, seconds);
    if light > 0.0 {
        let glow = with_opacity(tokens.colour.hint_glow, light);
        ui.painter()
            .add(paint::halo(shield.center(), 0.75 * size, glow));
    }
    knight::arms(ui.painter(), shield.expand(2.0 * light), colour, look);
    turn_sign(ui.painter(), shield, light, look);
    if response.has_focus() {
        let ring = paint::focus_ring(look, shield.expand(2.0), 8.0, 1.0);
        ui.painter().extend(ring);
    }
    if response.hovered() {
        ui.set_cursor_icon(CursorIcon::PointingHand);
    }
    let label = Rect::from_min_size(
        pos2(rect.left(), rect.bottom() + 2.0),
        vec2(rect.width(), below),
    );
    let ink = gradient(tokens.colour.ink, tokens.knight_text(colour), 0.5);
    let font = tokens.bold(Text::Label);
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

/// Two small arrows beside a coat of arms say that there are more.
fn turn_sign(painter: &Painter, shield: Rect, light: f32, look: Look<'_>) {
    let colour = gradient(
        look.tokens.colour.line,
        look.tokens.colour.ink,
        0.35 + 0.65 * light,
    );
    for side in [-1.0, 1.0] {
        let tip = shield.center() + vec2(side * (0.5 * shield.width() + 13.0), 0.0);
        let back = vec2(-side * 6.0, 6.0);
        let points = vec![tip + back, tip, tip + vec2(back.x, -back.y)];
        painter.line(points, Stroke::new(2.0, colour));
    }
}

fn name(ui: &mut Ui, form: &mut Form<'_>, rect: Rect, index: usize) {
    let stage = form.stage;
    let tr = stage.translator;
    let id = format!("seat.{}.name", index + 1);
    let seat = tr.format(message!("new-game-seat", number = index + 1));
    let name = tr.text(id!("new-game-name"));
    let spoken = [name.as_str(), seat.as_str()].join(", ");
    let hint = tr.attribute("new-game-name", "placeholder");
    let fault = form
        .faults
        .iter()
        .find(|fault| fault.is_in_name(form.draft, index))
        .map(|fault| fault.words(tr));
    let field = Field {
        access: Access::new(&id, &spoken).described(fault.as_deref().unwrap_or_default()),
        hint: &hint,
        limit: LONGEST_NAME,
        wrong: fault.is_some(),
    };
    let mut typed = form.draft.seats[index].name.clone();
    let region = regions::seat(index);
    let (response, entered) = field.show(ui, rect, region, &mut typed, stage);
    form.entered |= entered;
    if response.changed()
        && let Some(seat) = form.next.seats.get_mut(index)
    {
        seat.name = typed;
    }
    if let Some(fault) = fault {
        response.on_hover_text(fault);
    }
}

fn player(ui: &mut Ui, form: &mut Form<'_>, rect: Rect, index: usize, level: Option<Level>) {
    let stage = form.stage;
    let tr = stage.translator;
    let id = format!("seat.{}.{}", index + 1, key(level));
    let (words, character) = match level {
        None => (names::person(tr), names::person_character(tr)),
        Some(level) => (names::level(tr, level), names::level_character(tr, level)),
    };
    let seated = form.draft.seats[index].bot;
    let chosen = seated.map(|kind| kind.level) == level;
    let access = Access::new(&id, &words).described(&character);
    let response = Choice::new(&words, chosen).show(ui, rect, access, stage.look);
    stage.reach(regions::seat(index), &response);
    if response.clicked() && !chosen {
        // What it is fond of goes with the seat.
        let fond = seated.map_or(Temperament::Even, |kind| kind.temperament);
        let kind = level.map(|level| BotKind::even(level).with_temperament(fond));
        let you = tr.text("default-name-you");
        form.next.seat_player(index, kind, &you);
    }
}

/// The place where one more knight can sit down.
fn free(ui: &mut Ui, form: &mut Form<'_>, rect: Rect) {
    let stage = form.stage;
    let (look, tokens, tr) = (stage.look, stage.tokens(), stage.translator);
    let words = tr.text(id!("screens-seat-add"));
    let response = ui.interact(rect, ui.scope_id().with("seat.add"), Sense::click());
    Access::new("seat.add", &words).describe(ui, &response, Role::Button, None);
    stage.reach(regions::MORE, &response);
    parts::follow(&response);
    let hot = response.hovered() || response.has_focus();
    let seconds = tokens.seconds(tokens.motion.hover_lift);
    let light = ui.ctx().animate_bool_with_time(response.id, hot, seconds);
    if response.hovered() {
        ui.set_cursor_icon(CursorIcon::PointingHand);
    }
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
    let centre = pos2(rect.center().x, egui::lerp(rect.y_range(), 0.36));
    let reach = 20.0;
    painter.circle_stroke(centre, 1.9 * reach, Stroke::new(2.0, ink));
    let stroke = Stroke::new(3.0, ink);
    painter.hline(centre.x - reach..=centre.x + reach, centre.y, stroke);
    painter.vline(centre.x, centre.y - reach..=centre.y + reach, stroke);
    let label = Rect::from_min_size(
        pos2(rect.left() + 8.0, centre.y + 2.6 * reach),
        vec2(rect.width() - 16.0, parts::grown(tokens, 48.0)),
    );
    let font = tokens.bold(Text::Body);
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
