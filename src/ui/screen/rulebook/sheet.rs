//! The set-up of the real table on one page: a picture of the table, and the steps beside it.

use egui::{
    CornerRadius, FontId, Key, Modifiers, Painter, Pos2, Rect, Stroke, StrokeKind, Ui, Vec2, pos2,
    vec2,
};

use super::setup::{self, Step};
use super::{Book, RulebookCommand, blocks, regions, words};
use crate::id;
use crate::persist::RulebookPage;
use crate::rules::kings_errand::{
    ActionCard, KnightColour, Location, Players, Setup, Virtue, VirtueCard,
};
use crate::ui::Stage;
use crate::ui::picture::{Back, Icon, Picture};
use crate::ui::screen::parts;
use crate::ui::theme::{Text, Theme, Tokens, with_opacity};
use crate::ui::widget::figure::{self, Verdict};
use crate::ui::widget::{Access, Button, ButtonKind, Card, Face, Look, knight, paint, text};

/// Shows the sheet for the players of the page that is open, or of the game, or for four.
///
/// It is made for printing: always ink on parchment, whatever the theme.
pub fn show(ui: &mut Ui, stage: Stage<'_>, book: &Book<'_>) {
    let light = Tokens::load(Theme::Parchment);
    let light = light.map(|light| light.with_text_size(stage.tokens().text_size()));
    match &light {
        Ok(light) => {
            let look = Look::new(light, stage.look.pictures);
            sheet(ui, stage.with_look(look), book);
        }
        Err(_) => sheet(ui, stage, book),
    }
}

fn sheet(ui: &mut Ui, stage: Stage<'_>, book: &Book<'_>) {
    let tokens = stage.tokens();
    let players = players(book);
    let window = ui.max_rect();
    ui.painter()
        .rect_filled(window, 0, tokens.colour.paper_raised);
    let margin = (0.022 * window.width()).max(16.0);
    let page = window.shrink(margin);
    let rim = Stroke::new(2.0, tokens.colour.line);
    let edge = window.shrink(0.4 * margin);
    ui.painter().rect_stroke(edge, 8, rim, StrokeKind::Inside);

    let font = tokens.font(Text::Display2);
    let head = page.with_max_y(page.top() + 1.3 * font.size);
    let title = words::title(stage.translator, RulebookPage::Setup(players));
    let ink = blocks::title_ink(tokens);
    let back = leave(ui, stage, head);
    let room = head.with_max_x(back.left() - 12.0);
    let response = text::label(ui, room, egui::Align::Min, &title, &font, ink);
    Access::new("title", &title).describe(ui, &response, egui::Role::Heading, None);

    let body = page.with_min_y(head.bottom() + 8.0);
    let part = 0.52 / parts::grown(tokens, 1.0).sqrt();
    let (left, right) = body.split_left_right_at_fraction(part);
    let steps = setup::steps(stage.translator, players, book.cards);
    table(
        ui,
        stage,
        book,
        players,
        left.with_max_x(left.right() - 14.0),
    );
    list(ui, stage, &steps, right.with_min_x(right.left() + 14.0));
}

fn players(book: &Book<'_>) -> Players {
    let open = match book.state.page() {
        RulebookPage::Setup(players) => Some(players),
        RulebookPage::Rule(_)
        | RulebookPage::Reasons
        | RulebookPage::Editions
        | RulebookPage::Tasks
        | RulebookPage::Words => None,
    };
    let game = || {
        let seats = book.game.map(|game| game.names().len());
        seats.and_then(|seats| Players::new(seats as u8))
    };
    let [.., most] = Players::ALL;
    open.or_else(game).unwrap_or(most)
}

/// The way back, in the corner beside the title; returns its place.
fn leave(ui: &mut Ui, stage: Stage<'_>, head: Rect) -> Rect {
    let look = stage.look;
    let words = stage.translator.text(id!("button-back"));
    let height = 34.0 * parts::grown(stage.tokens(), 1.0).sqrt();
    let button = Button::new(ButtonKind::Plain, &words).key("Esc");
    let width = button.width(ui.painter(), height, look);
    let rect = Rect::from_min_size(
        pos2(head.right() - width, head.center().y - height / 2.0),
        vec2(width, height),
    );
    let response = button.show(ui, rect, Access::new("back", &words), look);
    stage.reach(regions::BAR, &response);
    let escape = ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape));
    if response.clicked() || escape {
        stage.send(RulebookCommand::CloseSheet);
    }
    rect
}

/// The steps below each other, as large as there is room for.
fn list(ui: &mut Ui, stage: Stage<'_>, steps: &[Step], area: Rect) {
    let tokens = stage.tokens();
    let colour = &tokens.colour;
    let mut factor = (area.width() / 520.0).max(1.3);
    // The sheet is one page: longer languages and larger text are set a little tighter.
    while factor > 0.5 && height(ui, stage, steps, area.width(), factor) > area.height() {
        factor -= 0.03;
    }
    let (title, body) = fonts(stage, factor);
    let spare = area.height() - height(ui, stage, steps, area.width(), factor);
    let between = (spare / steps.len() as f32).clamp(0.0, 14.0);
    let side = 1.5 * body.size;
    let mut y = area.top();
    for (index, step) in steps.iter().enumerate() {
        let mark = Rect::from_min_size(pos2(area.left(), y), vec2(side, side));
        figure::step(ui.painter(), mark, index + 1, Verdict::Works, stage.look);
        let text = area.with_min_x(mark.right() + 10.0);
        let words = words_of(step);
        for (part, (words, font)) in [(&step.title, &title), (&words, &body)]
            .into_iter()
            .enumerate()
        {
            let galley = parts::lay_out(ui.painter(), words, font, colour.ink, text.width());
            let size = galley.rect.size();
            let place = Rect::from_min_size(pos2(text.left(), y), size);
            let id = ui.scope_id().with(("sheet", index, part));
            let response = ui.interact(place, id, egui::Sense::hover());
            response
                .widget_info(|| egui::WidgetInfo::labeled(egui::Role::Label, true, words.as_str()));
            ui.painter().galley(place.min, galley, colour.ink);
            y += size.y;
        }
        y += 0.2 * body.size;
        y += picture_row(ui, stage, step, text.with_min_y(y), factor);
        y += GAP * body.size + between;
    }
}

/// Between two steps, in parts of the size of their text.
const GAP: f32 = 0.5;

/// What a step says in one paragraph.
fn words_of(step: &Step) -> String {
    [step.words.as_str(), step.rest.as_str()]
        .join(" ")
        .trim_end()
        .to_owned()
}

fn fonts(stage: Stage<'_>, factor: f32) -> (FontId, FontId) {
    let tokens = stage.tokens();
    let sized = |font: FontId| FontId {
        size: (factor * font.size).max(tokens.smallest_text()),
        ..font
    };
    (
        sized(tokens.bold(Text::Body)),
        sized(tokens.font(Text::BodySmall)),
    )
}

/// Width of the small cards of a step.
fn card_width(factor: f32) -> f32 {
    (40.0 * factor).clamp(24.0, 46.0)
}

/// The cards of a step that the picture of the table does not show.
fn pictures(step: &Step) -> &[(Face, u8)] {
    let hidden = step.cards.len() <= 8
        && step.cards.iter().all(|(face, _)| match face {
            Face::Virtue(_) | Face::Action(_) => true,
            Face::Task(_) | Face::Location(_) | Face::Knight(_) | Face::Tent(_) | Face::Back(_) => {
                false
            }
        });
    if hidden { &step.cards } else { &[] }
}

/// Paints the cards of a step; how high they are.
fn picture_row(ui: &Ui, stage: Stage<'_>, step: &Step, area: Rect, factor: f32) -> f32 {
    let size = Card::size(card_width(factor));
    let cards = pictures(step);
    for (index, &card) in cards.iter().enumerate() {
        let corner = area.min + vec2(index as f32 * (size.x + 8.0), 2.0);
        blocks::small_card(ui, stage, Rect::from_min_size(corner, size), card);
    }
    pictures_height(step, factor)
}

fn pictures_height(step: &Step, factor: f32) -> f32 {
    if pictures(step).is_empty() {
        0.0
    } else {
        Card::size(card_width(factor)).y + 13.0
    }
}

fn height(ui: &Ui, stage: Stage<'_>, steps: &[Step], width: f32, factor: f32) -> f32 {
    let (title, body) = fonts(stage, factor);
    let ink = stage.tokens().colour.ink;
    let width = width - 1.5 * body.size - 10.0;
    let lay = |words: &str, font| {
        let galley = parts::lay_out(ui.painter(), words, font, ink, width);
        galley.rect.height()
    };
    steps
        .iter()
        .map(|step| {
            let text = lay(&step.title, &title) + lay(&words_of(step), &body);
            text + pictures_height(step, factor) + (0.2 + GAP) * body.size
        })
        .sum()
}

/// Distances in the picture of the table, in points.
const EDGE: f32 = 16.0;
const BETWEEN: f32 = 8.0;

/// The laid table: the circle in the middle, action cards and piles around it.
fn table(ui: &Ui, stage: Stage<'_>, book: &Book<'_>, players: Players, area: Rect) {
    let tokens = stage.tokens();
    let rect = paint::on_pixels(ui.painter(), area);
    let corners = CornerRadius::same(tokens.radius.panel as u8);
    let rim = Stroke::new(tokens.stroke.panel, tokens.colour.line);
    let fill = with_opacity(tokens.colour.meadow_in, 0.55);
    let painter = ui.painter();
    painter.rect(rect, corners, fill, rim, StrokeKind::Inside);
    let setup = Setup {
        players,
        edition: book.edition,
        cards: book.cards.clone(),
    };
    // Beside each other lie exercise and pile, knights, Camelot, four tasks, a location, a horse.
    let width = ((rect.width() - 100.0) / 8.6).min((rect.height() - 120.0) / 7.6);
    let size = Card::size(width);
    let castle_right = rect.left() + EDGE + 2.0 * size.x + BETWEEN;
    let country_left = rect.right() - EDGE - size.x;
    let middle = Rect::from_x_y_ranges(
        castle_right + 1.5 * BETWEEN..=country_left - 1.5 * BETWEEN,
        rect.y_range(),
    );
    circle(ui, stage, players, middle, size);
    game_box(ui, stage, rect, size);
    castle(ui, stage, &setup, rect, size);
    country(ui, stage, &setup, rect, size);
}

/// The steps of the list beside the picture, by their numbers.
mod step {
    pub(super) const BOX: usize = 1;
    pub(super) const CIRCLE: usize = 2;
    pub(super) const KNIGHTS: usize = 3;
    pub(super) const TENTS: usize = 4;
    pub(super) const ACTIONS: usize = 5;
    pub(super) const VIRTUES: usize = 6;
    pub(super) const HANDS: usize = 7;
    pub(super) const TASKS: usize = 8;
    pub(super) const SCORE: usize = 9;
}

/// The number of a step at what it lays down.
fn number(painter: &Painter, stage: Stage<'_>, at: Pos2, number: usize) {
    let side = 1.5 * stage.tokens().size(Text::Body).min(20.0);
    let place = Rect::from_center_size(at, vec2(side, side));
    figure::step(painter, place, number, Verdict::Works, stage.look);
}

/// The same beside something small, of which it hides nothing.
fn number_beside(painter: &Painter, stage: Stage<'_>, what: Rect, number: usize) {
    let half = 0.75 * stage.tokens().size(Text::Body).min(20.0);
    let at = what.left_center() - vec2(half + 3.0, 0.0);
    self::number(painter, stage, at, number);
}

/// The circle in `area`, with the knights at its left and the tasks inside.
fn circle(ui: &Ui, stage: Stage<'_>, players: Players, area: Rect, size: Vec2) {
    let painter = ui.painter();
    let knights_width = 0.42 * size.x;
    let area = area.with_min_x(area.left() + knights_width + 4.0);
    let centre = area.center();
    let radius = vec2(
        (area.width() - size.x) / 2.0,
        ((area.height() - size.y) / 2.0 - EDGE).min(1.5 * area.width()),
    );
    let tokens = stage.tokens();
    let road = Stroke::new(6.0, with_opacity(tokens.colour.road_edge, 0.45));
    painter.add(egui::Shape::ellipse_stroke(centre, radius, road));
    for (index, place) in Location::ALL.into_iter().enumerate() {
        let angle = std::f32::consts::PI + index as f32 * std::f32::consts::FRAC_PI_4;
        let at = centre + vec2(angle.cos() * radius.x, angle.sin() * radius.y);
        let card = Rect::from_center_size(at, size);
        Card::new(Face::Location(place)).paint(painter, card, stage.look);
        if index == 0 {
            knights(painter, stage, players, card, knights_width);
        }
        if index == 2 {
            number(painter, stage, card.left_top(), step::CIRCLE);
        }
    }
    everybody(ui, stage, players, (centre, radius), size);
    let room = 2.0 * radius.x - size.x - 14.0;
    let width = ((room - 3.0 * 6.0) / 4.0).min(size.x);
    let task = Card::size(width);
    for index in 0..4 {
        let left = centre.x - room.min(4.0 * width + 18.0) / 2.0 + index as f32 * (width + 6.0);
        let rect = Rect::from_min_size(pos2(left, centre.y - task.y / 2.0), task);
        if index == 0 {
            crate::ui::widget::card::stack_below(painter, rect, 3, stage.look);
            let back = Card::new(Face::Back(Back::Task)).hushed();
            back.paint(painter, rect, stage.look);
        } else {
            open_task(painter, stage, rect);
        }
        if index == 0 {
            number(painter, stage, rect.left_top(), step::TASKS);
        }
    }
}

/// What everybody gets, on the meadow: a tent above the tasks, two covered cards below them, and at the
/// foot the goal.
fn everybody(ui: &Ui, stage: Stage<'_>, players: Players, within: (Pos2, Vec2), size: Vec2) {
    let (centre, radius) = within;
    let painter = ui.painter();
    let look = stage.look;
    let count = usize::from(players.get());
    // Between the row of tasks and the cards above and below it.
    let free = radius.y - 1.1 * size.y;
    let side = (0.6 * size.x).max(32.0).min(0.5 * free);
    let pitch = (1.45 * side).min(1.5 * radius.x / count as f32);
    let at = |index: usize, y: f32| {
        let x = (index as f32 - 0.5 * (count as f32 - 1.0)) * pitch;
        centre + vec2(x, y)
    };
    let above = -0.5 * size.y - 0.42 * free;
    for index in 0..count {
        let tent = Rect::from_center_size(at(index, above), Vec2::splat(side));
        figure::tent(painter, tent, index as u8 + 1, look);
        if index == 0 {
            number_beside(painter, stage, tent, step::TENTS);
        }
    }
    let card = Card::size(0.62 * side);
    let below = 0.5 * size.y + 0.32 * free;
    for index in 0..count {
        let middle = at(index, below);
        for (aside, turn) in [(-0.2, -0.08), (0.2, 0.08)] {
            let at = middle + vec2(aside * card.x, 0.0);
            Card::new(Face::Back(Back::Virtue)).turn(turn).paint(
                painter,
                Rect::from_center_size(at, card),
                look,
            );
        }
        if index == 0 {
            let both = Rect::from_center_size(middle, vec2(1.5 * card.x, card.y));
            number_beside(painter, stage, both, step::HANDS);
        }
    }
    let goal = vec2(0.89, 1.0) * side;
    let middle = centre + vec2(0.0, 0.5 * size.y + 0.78 * free);
    let goal = Rect::from_center_size(middle, goal);
    figure::shield(painter, goal, players.goal(), look);
    number_beside(painter, stage, goal, step::SCORE);
}

/// The box of the game, for what is not needed.
fn game_box(ui: &Ui, stage: Stage<'_>, rect: Rect, size: Vec2) {
    let tokens = stage.tokens();
    let painter = ui.painter();
    let corner = rect.min + vec2(EDGE + 22.0, EDGE);
    let whole = Rect::from_min_size(corner, vec2(0.9 * size.x, 0.5 * size.x));
    let whole = paint::on_pixels(painter, whole);
    let rim = Stroke::new(1.6, tokens.card.ink);
    let red = tokens.virtue(Virtue::Sword);
    painter.rect(whole, 3, red.dark, rim, StrokeKind::Inside);
    let lid = whole.with_max_y(whole.top() + 0.42 * whole.height());
    let lid = lid.expand2(vec2(3.0, 0.0));
    painter.rect(lid, 3, red.base, rim, StrokeKind::Inside);
    let sign = Rect::from_center_size(whole.center(), Vec2::splat(0.62 * whole.height()));
    let crown = Picture::Icon(Icon::Crown);
    paint::image(painter, stage.look, crown, sign, tokens.card.gilt);
    number_beside(painter, stage, lid, step::BOX);
}

/// A task lies there face up, whichever it is.
fn open_task(painter: &Painter, stage: Stage<'_>, rect: Rect) {
    let tokens = stage.tokens();
    crate::ui::widget::Slot::new().paint(painter, rect, stage.look);
    let font = tokens.printed_initial(0.5 * rect.width());
    let ink = with_opacity(tokens.colour.ink_soft, tokens.faded(0.7));
    painter.add(paint::glyphs(painter, rect.center(), "?", font, ink));
}

/// The knights stand outside of the circle, beside Camelot.
fn knights(painter: &Painter, stage: Stage<'_>, players: Players, camelot: Rect, width: f32) {
    let size = vec2(width, knight::RATIO * width);
    let count = players.get();
    let knights = KnightColour::ALL.into_iter().take(usize::from(count));
    for (index, colour) in knights.enumerate() {
        let along = (index as f32 - f32::from(count - 1) / 2.0) * 1.04 * size.y;
        let at = camelot.left_center() + vec2(-0.5 * width - 4.0, along);
        let rect = Rect::from_center_size(at, size);
        knight::arms(painter, rect, colour, stage.look);
        if index == 0 {
            let above = rect.center_top() - vec2(0.0, 0.5 * size.y);
            number(painter, stage, above, step::KNIGHTS);
        }
    }
}

/// What works at Camelot, at the left: exercises with their piles, Round Table, Tournament.
fn castle(ui: &Ui, stage: Stage<'_>, setup: &Setup, rect: Rect, size: Vec2) {
    let (supply, virtues) = (setup.supply(), setup.virtues());
    // Round Table and Tournament lie level with Camelot.
    let rows = [
        Some(Virtue::Sword),
        Some(Virtue::Lance),
        None,
        Some(Virtue::Dragon),
        Some(Virtue::Book),
    ];
    let step = ((rect.height() - 24.0) / 5.0).min(size.y + 22.0);
    let top = rect.center().y - 2.5 * step + (step - size.y) / 2.0;
    let left = rect.left() + EDGE;
    for (row, virtue) in rows.into_iter().enumerate() {
        let corner = pos2(left, top + row as f32 * step);
        let (first, second) = (
            Rect::from_min_size(corner, size),
            Rect::from_min_size(corner + vec2(size.x + BETWEEN, 0.0), size),
        );
        let action = |rect: Rect, card: ActionCard| {
            let count = supply.count(card);
            if count > 0 {
                blocks::small_card(ui, stage, rect, (Face::Action(card), count));
            }
        };
        if let Some(virtue) = virtue {
            action(first, ActionCard::Exercise(virtue));
            let two = VirtueCard::new(virtue, 2);
            let count = virtues.count_of(virtue);
            blocks::small_card(ui, stage, second, (Face::Virtue(two), count));
            if row == 0 {
                number(ui.painter(), stage, first.left_bottom(), step::ACTIONS);
                number(ui.painter(), stage, second.left_bottom(), step::VIRTUES);
            }
        } else {
            action(first, ActionCard::Tournament);
            action(second, ActionCard::RoundTable);
        }
    }
}

/// What works in the countryside, and the horses, at the right.
fn country(ui: &Ui, stage: Stage<'_>, setup: &Setup, rect: Rect, size: Vec2) {
    let supply = setup.supply();
    let mut cards: Vec<(Face, u8)> = Vec::new();
    for (card, count) in supply.kinds() {
        match card {
            // Every horse has a place of its own.
            ActionCard::Horse(_) => {
                cards.extend(std::iter::repeat_n(
                    (Face::Action(card), 1),
                    usize::from(count),
                ));
            }
            ActionCard::Court | ActionCard::Quest => cards.push((Face::Action(card), count)),
            ActionCard::Exercise(_) | ActionCard::RoundTable | ActionCard::Tournament => {}
        }
    }
    let gap = 14.0;
    let total = cards.len() as f32 * (size.y + gap) - gap;
    let shrunk = ((rect.height() - 24.0) / total).min(1.0);
    let (size, gap) = (shrunk * size, shrunk * gap);
    let top = rect.center().y - shrunk * total / 2.0;
    for (index, card) in cards.into_iter().enumerate() {
        let corner = pos2(
            rect.right() - EDGE - size.x,
            top + index as f32 * (size.y + gap),
        );
        blocks::small_card(ui, stage, Rect::from_min_size(corner, size), card);
    }
}
