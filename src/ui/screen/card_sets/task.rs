//! The task cards: on each what it asks for and brings, and below it where it lies.

use egui::epaint::RectShape;
use egui::{Align, CornerRadius, Painter, Pos2, Rect, Stroke, StrokeKind, Ui, Vec2, pos2, vec2};

use super::page::{Anchor, Grid};
use super::spot::Spot;
use super::{CardSetsPage, mark, regions, seal};
use crate::i18n::text::kings_errand::{card_sets, names};
use crate::persist::TaskFile;
use crate::persist::card_set_edit::{Figure, Group, task_id};
use crate::rules::kings_errand::{
    Location, Task, TaskId, VirtueCard, VirtueCards, location_named, virtue_named,
};
use crate::ui::Stage;
use crate::ui::picture::Picture;
use crate::ui::screen::parts;
use crate::ui::theme::{Text, with_opacity};
use crate::ui::widget::{Card, Face, Look, figure, paint, text};

/// So many tasks of a file are shown, and so many cards that a task asks for.
const MOST_TASKS: usize = 20;
const MOST_NEEDS: usize = 6;

/// The largest number that can be typed.
const MOST_SHIELDS: u8 = 99;

/// The tasks, laid out at a width.
pub(super) struct Tasks {
    grid: Grid,
    /// Height of a card with its slip.
    cell: f32,
    slip: f32,
    pub(super) height: f32,
}

fn shown<'a>(page: &CardSetsPage<'a>) -> impl Iterator<Item = (usize, &'a TaskFile, TaskId)> {
    let tasks = page.file().tasks.iter().take(MOST_TASKS).enumerate();
    tasks.filter_map(|(index, task)| Some((index, task, task_id(task)?)))
}

impl Tasks {
    pub(super) fn new(stage: Stage<'_>, page: &CardSetsPage<'_>, inner: f32) -> Self {
        let tokens = stage.tokens();
        let least = parts::grown(tokens, 124.0);
        let grid = Grid::new(inner, least, 1.5 * least, 7);
        let slip = parts::grown(tokens, 36.0);
        let cell = Card::size(grid.width).y + 5.0 + slip;
        Self {
            grid,
            cell,
            slip,
            height: grid.height(shown(page).count().max(1), cell),
        }
    }

    pub(super) fn show(
        &self,
        ui: &mut Ui,
        stage: Stage<'_>,
        page: &CardSetsPage<'_>,
        rect: Rect,
        anchor: &mut Anchor,
    ) {
        for (at, (index, task, id)) in shown(page).enumerate() {
            let cell = self.grid.place(rect, at, self.cell);
            let card = Rect::from_min_size(cell.min, Card::size(cell.width()));
            self::card(ui, stage, page, (index, task, id), card, anchor);
            let slip = cell.with_min_y(cell.bottom() - self.slip);
            place(ui, stage, page, (index, task, id), slip, anchor);
        }
    }
}

/// What the widgets of a task are called by: its number; of tasks with the same number each but the
/// first has its place in the file too.
fn key(page: &CardSetsPage<'_>, index: usize, id: TaskId) -> String {
    let mut before = page.file().tasks.iter().take(index);
    if before.any(|task| task_id(task) == Some(id)) {
        format!("{id}_{index}")
    } else {
        id.to_string()
    }
}

/// The painted card with its figures.
fn card(
    ui: &mut Ui,
    stage: Stage<'_>,
    page: &CardSetsPage<'_>,
    (index, task, id): (usize, &TaskFile, TaskId),
    card: Rect,
    anchor: &mut Anchor,
) {
    let key = key(page, index, id);
    let (look, tr) = (stage.look, stage.translator);
    let title = names::task(tr, id);
    let bare = Task {
        id,
        location: Location::Camelot,
        needs: VirtueCards::EMPTY,
        shields: 0,
    };
    let painted = Card::new(Face::Task(bare)).title(&title).bare();
    painted.paint(ui.painter(), card, look);
    let card = paint::on_pixels(ui.painter(), card);
    needs(ui, stage, page, (index, task, id), card, anchor);
    let width = card.width();
    let size = 0.27 * width;
    let size = vec2(size, size * 72.0 / 64.0);
    let shield = Rect::from_min_size(
        pos2(
            card.right() - size.x - 0.04 * width,
            card.top() + 0.035 * width,
        ),
        size,
    );
    let figure = Figure::Shields(index);
    let shields = *task.shields.figure();
    let name = card_sets::shields(tr, id, shields);
    let spot = Spot {
        figure,
        rect: shield,
        mark: shield.left_bottom() + vec2(0.16 * size.x, -0.1 * size.y),
        id: &format!("task.{key}.shields"),
        name: &name,
        number: Some((shields, MOST_SHIELDS)),
        can_go: false,
        region: regions::TASKS,
        radius: 6.0,
    };
    let response = spot.show(ui, stage, page, |painter| {
        figure::shield(painter, shield, shields, look);
    });
    anchor.note(figure, response.rect);
    let side = seal::side(look);
    let centre = pos2(
        card.right() - 0.05 * width - side / 2.0,
        card.top() + 1.07 * width - side / 2.0,
    );
    let group = (Group::Task(index), &*format!("task.{key}.seal"), &*title);
    seal::show(ui, stage, page, centre, group, regions::TASKS);
}

/// What the task asks for, below each other as on the card, and the place for one more.
fn needs(
    ui: &mut Ui,
    stage: Stage<'_>,
    page: &CardSetsPage<'_>,
    (index, task, id): (usize, &TaskFile, TaskId),
    card: Rect,
    anchor: &mut Anchor,
) {
    let key = key(page, index, id);
    let (look, tr) = (stage.look, stage.translator);
    let count = task.needs.len().min(MOST_NEEDS);
    let width = card.width();
    let room = 1.02 * width;
    let step = (room / (count as f32 + 1.0)).min(0.235 * width);
    let size = (step / 0.87).min(0.27 * width);
    let at = |place: usize| {
        let min = card.min + vec2(0.035 * width, 0.04 * width + place as f32 * step);
        Rect::from_min_size(min, Vec2::splat(size))
    };
    for (place, need) in task.needs.iter().take(MOST_NEEDS).enumerate() {
        let sign = at(place);
        let figure = Figure::Need(index, place);
        let need = need.figure();
        let virtue = virtue_named(&need.virtue);
        let asked = virtue.map(|virtue| VirtueCard::new(virtue, need.value));
        let name = card_sets::need(tr, id, asked, &need.virtue);
        let spot = Spot {
            figure,
            rect: sign.with_max_y(sign.top() + step.min(sign.height()) - 1.0),
            // Clear of the disc with the value.
            mark: sign.min + vec2(1.06 * size + mark::radius(look), 0.72 * size),
            id: &format!("task.{key}.need.{place}"),
            name: &name,
            number: asked.map(|card| (card.value, 9)),
            can_go: true,
            region: regions::TASKS,
            radius: 6.0,
        };
        let response = spot.show(ui, stage, page, |painter| match asked {
            Some(card) => figure::requirement(painter, sign, card, look),
            None => unknown(painter, sign, look),
        });
        anchor.note(figure, response.rect);
    }
    if page.open.is_some() && task.needs.len() < MOST_NEEDS {
        let sign = at(count);
        let sign = sign.with_max_y(sign.top() + step.min(size) - 1.0);
        let side = 0.72 * sign.height();
        let place = Rect::from_min_size(
            sign.min + vec2((0.84 * size - side) / 2.0, 0.1 * size),
            Vec2::splat(side),
        );
        let figure = Figure::NewNeed(index);
        let name = card_sets::new_need(tr, id);
        let spot = Spot {
            figure,
            rect: place,
            mark: place.right_top() + vec2(0.1 * side, 0.1 * side),
            id: &format!("task.{key}.more"),
            name: &name,
            number: None,
            can_go: false,
            region: regions::TASKS,
            radius: side / 2.0,
        };
        let response = spot.show(ui, stage, page, |painter| {
            more(painter, place.center(), side / 2.0 - 1.0, look);
        });
        anchor.note(figure, response.rect);
    }
}

/// A pale disc with a plus: here something can be added.
pub(super) fn more(painter: &Painter, centre: Pos2, radius: f32, look: Look<'_>) {
    let card = &look.tokens.card;
    let rim = Stroke::new(1.3, with_opacity(card.ink, 0.75));
    let ground = with_opacity(card.figure_disc, 0.72);
    painter.add(paint::disc(centre, radius, ground, rim));
    let stroke = Stroke::new(0.2 * radius, with_opacity(card.ink, 0.85));
    let arm = 0.5 * radius;
    painter.hline(centre.x - arm..=centre.x + arm, centre.y, stroke);
    painter.vline(centre.x, centre.y - arm..=centre.y + arm, stroke);
}

/// A virtue that does not exist.
fn unknown(painter: &Painter, rect: Rect, look: Look<'_>) {
    let card = &look.tokens.card;
    let radius = 0.42 * rect.height();
    let centre = rect.min + Vec2::splat(0.42 * rect.height());
    let rim = Stroke::new(1.4, card.ink);
    painter.add(paint::disc(centre, radius, card.figure_disc, rim));
    let font = look.tokens.printed(1.3 * radius);
    painter.add(paint::glyphs(
        painter,
        centre,
        "?".to_owned(),
        font,
        card.ink,
    ));
}

/// The slip below a card that says where the task lies.
fn place(
    ui: &mut Ui,
    stage: Stage<'_>,
    page: &CardSetsPage<'_>,
    (index, task, id): (usize, &TaskFile, TaskId),
    rect: Rect,
    anchor: &mut Anchor,
) {
    let key = key(page, index, id);
    let (look, tokens, tr) = (stage.look, stage.tokens(), stage.translator);
    let figure = Figure::Place(index);
    let found = location_named(task.location.figure());
    let written = found.map_or_else(
        || card_sets::brief(task.location.figure()),
        |place| names::location(tr, place),
    );
    let name = card_sets::place(tr, id, &written);
    let radius = mark::radius(look);
    let spot = Spot {
        figure,
        rect,
        mark: rect.right_center() - vec2(radius + 4.0, 0.0),
        id: &format!("task.{key}.place"),
        name: &name,
        number: None,
        can_go: false,
        region: regions::TASKS,
        radius: tokens.radius.field,
    };
    let response = spot.show(ui, stage, page, |painter| {
        let slip = paint::on_pixels(painter, rect);
        let corners = CornerRadius::same(tokens.radius.field as u8);
        let colour = &tokens.colour;
        let rim = Stroke::new(tokens.stroke.field, colour.line);
        painter.rect(slip, corners, colour.paper_raised, rim, StrokeKind::Inside);
        let side = rect.height() - 8.0;
        let size = vec2(0.7 * side, side);
        let picture = Rect::from_min_size(slip.min + Vec2::splat(4.0), size);
        if let Some(place) = found {
            landscape(painter, picture, place, look);
        }
        let words = Rect::from_min_max(
            pos2(picture.right() + 4.0, slip.top()),
            pos2(slip.right() - 2.0 * radius - 7.0, slip.bottom()),
        );
        let font = tokens.font(Text::BodySmall);
        text::lines(painter, words, Align::Min, &written, &font, colour.ink, 2);
    });
    anchor.note(figure, response.rect);
}

/// The middle of a location's picture.
pub(super) fn landscape(painter: &Painter, rect: Rect, place: Location, look: Look<'_>) {
    const MIDDLE: f32 = 0.8;
    let tokens = look.tokens;
    let rect = paint::on_pixels(painter, rect);
    let picture = Picture::Location(place);
    let corners = CornerRadius::same(4);
    if let Some(stock) = look.pictures.get(picture, rect.width() / MIDDLE) {
        let across = (1.0 - MIDDLE) / 2.0;
        let tall = rect.height() / rect.width();
        let down = (1.0 - MIDDLE * tall * picture.size().x / picture.size().y) / 2.0;
        let uv = Rect::from_x_y_ranges(across..=1.0 - across, down..=1.0 - down);
        let shape = RectShape::filled(rect, corners, tokens.colour.picture_tint);
        painter.add(shape.with_texture(stock.texture, uv));
    }
    let rim = Stroke::new(1.2, tokens.card.ink);
    painter.rect_stroke(rect, corners, rim, StrokeKind::Inside);
}
