//! What stands in place of the lane while something is shown, and the banner above the map.

use egui::{
    Align, Key, Modifiers, Rect, Response, Role, ScrollArea, Sense, Stroke, Ui, UiBuilder, pos2,
    vec2,
};

use super::super::hand;
use super::super::layout::TableLayout;
use super::super::scene::Scene;
use super::super::{regions, words};
use super::{Origin, Show, ShowCommand};
use crate::rules::kings_errand::{Fate, SeatPosition};
use crate::ui::app::Command;
use crate::ui::theme::Text;
use crate::ui::widget::chip::{self, ChipKind};
use crate::ui::widget::figure::{self, Verdict};
use crate::ui::widget::{Access, Button, ButtonKind, Card, CardState, Face, panel, text};
use crate::{id, message};

/// The part of the lane that cards may take up.
const CARDS_PART: f32 = 0.42;
/// What is left free of the lane when that part is measured, in points.
const CARDS_FREE: f32 = 80.0;

/// Says above the map that this is not the game.
pub(in crate::ui::table) fn banner(ui: &mut Ui, scene: &Scene<'_>) {
    let stage = &scene.stage;
    let tokens = stage.tokens();
    let bar = &scene.layout.top;
    let rect = bar.phase.union(bar.status).expand2(vec2(8.0, 1.0));
    let ground = tokens.colour.gold;
    let radius = tokens.radius.field;
    ui.painter().rect_filled(rect, radius, ground);
    let ink = tokens.colour.button_text;
    // Large text has room for one short line only.
    let large = tokens.text_size() > 1.2;
    let words = stage.translator.text(if large {
        id!("show-not-played")
    } else {
        id!("show-banner")
    });
    let bold = tokens.bold(Text::Status);
    let line = if large { rect.shrink(8.0) } else { bar.status };
    let response = text::label(ui, line, Align::Min, &words, &bold, ink);
    Access::new("show.banner", &words).describe(ui, &response, Role::Label, None);
    if !large {
        let phase = words::phase_line(stage.translator, scene);
        let small = tokens.font(Text::Label);
        text::label(ui, bar.phase, Align::Min, &phase, &small, ink);
    }
}

/// Paints title, what happened, and the buttons, where the lane is else.
pub(in crate::ui::table) fn lane(ui: &mut Ui, scene: &Scene<'_>, show: &Show) {
    let stage = &scene.stage;
    let (look, tokens) = (stage.look, stage.tokens());
    let tray = &scene.layout.tray;
    let mut title = tray.lane_title;
    let size = tokens.size(Text::BodySmall);
    // The banner says the same, so it may be missing where letters are large.
    if 1.75 * size <= title.height() {
        let shown = stage.translator.text(id!("show-not-played"));
        let font = tokens.font(Text::BodySmall);
        let wide = ui
            .painter()
            .layout_no_wrap(shown.clone(), font, tokens.colour.ink);
        let width = wide.rect.width() + 1.4 * size;
        let at = pos2(title.right() - width, title.center().y);
        chip::chip(ui.painter(), at, ChipKind::Plain, &shown, look);
        title.max.x = at.x - 10.0;
    }
    let sizes = [Text::Display5, Text::Display6, Text::BodySmall];
    let fits = |size: &Text| {
        let font = tokens.font(*size);
        let words = show.title().to_owned();
        let galley = ui.painter().layout_no_wrap(words, font, tokens.colour.ink);
        galley.rect.width() <= title.width()
    };
    let size = sizes.into_iter().find(fits).unwrap_or(Text::BodySmall);
    let font = tokens.font(size);
    let gold = tokens.colour.tray_title;
    let response = text::label(ui, title, Align::Min, show.title(), &font, gold);
    Access::new("show.title", show.title()).describe(ui, &response, Role::Label, None);
    let Some(first) = tray.tickets.first() else {
        return;
    };
    let sheet = Rect::from_min_max(first.rect.min, pos2(tray.lane.right(), first.rect.bottom()));
    panel::ticket(ui.painter(), sheet, show.frame().expires, look);
    let inner = sheet.shrink2(vec2(tokens.space.panel_inset, 8.0));
    // Large text needs all the room there is.
    let left = if tokens.text_size() > 1.4 {
        inner.left()
    } else {
        cards(ui, scene, show, inner)
    };
    happened(ui, scene, show, inner.with_min_x(left));
    buttons(ui, scene, show);
}

/// Paints the cards of the seat whose turn is shown at the left end of where the lane is else;
/// returns what is left of it.
pub(in crate::ui::table) fn still(ui: &Ui, scene: &Scene<'_>, show: &Show) -> Rect {
    let room = whole(scene.layout);
    let beside = beside_cards(scene.layout, scene.stage.tokens().text_size());
    if beside.left() > room.left() {
        let high = room.with_max_y(room.bottom().min(room.top() + 150.0));
        let high = high.translate(vec2(0.0, (room.height() - high.height()) / 2.0));
        heading(ui, scene, show, beside.left() - 20.0);
        cards(ui, scene, show, high.with_max_x(room.right() - CARDS_FREE));
    }
    beside
}

/// What the cards are that stand beside a question: they can be carried out in any order.
fn heading(ui: &Ui, scene: &Scene<'_>, show: &Show, right: f32) {
    let tray = &scene.layout.tray;
    let acting = show
        .frame()
        .acting
        .map(|seat| scene.view.position().seat(seat));
    if acting.is_none_or(|seat| seat.chosen().next().is_none()) {
        return;
    }
    let words = scene.stage.translator.text(crate::id!("exam-cards"));
    let tokens = scene.stage.tokens();
    let room = tray
        .lane_title
        .with_max_x(right.min(tray.lane_title.right()));
    let font = hand::title_font(ui, scene, &words, room);
    text::line(
        ui.painter(),
        room,
        Align::Min,
        &words,
        &font,
        tokens.colour.tray_title,
    );
}

/// Where the lane is else.
fn whole(layout: &TableLayout) -> Rect {
    let tray = &layout.tray;
    let top = tray.tickets.first().map_or(tray.lane.top(), |ticket| {
        f32::midpoint(ticket.rect.top(), tray.lane_title.top())
    });
    Rect::from_min_max(pos2(tray.lane.left(), top), tray.buttons.right_bottom())
}

/// What is left of where the lane is else beside as many cards as a seat can have chosen: the same
/// for every table and without one.
pub(in crate::ui::table) fn beside_cards(layout: &TableLayout, text_size: f32) -> Rect {
    let room = whole(layout);
    // Large text needs all the room there is.
    if text_size > 1.4 {
        return room;
    }
    room.with_min_x(room.left() + CARDS_PART * (room.width() - CARDS_FREE) + 20.0)
}

/// The action cards of the seat whose turn is shown, with what has become of them; returns where
/// they end.
pub(in crate::ui::table) fn cards(ui: &Ui, scene: &Scene<'_>, show: &Show, rect: Rect) -> f32 {
    let look = scene.stage.look;
    let position = scene.view.position();
    let seal = 22.0;
    let height = rect.height() - 0.4 * seal;
    let most = CARDS_PART * rect.width();
    let acting = show.frame().acting.map(|seat| position.seat(seat));
    let chosen: Vec<_> = acting.into_iter().flat_map(SeatPosition::chosen).collect();
    let count = chosen.len() as f32;
    if chosen.is_empty() {
        return rect.left();
    }
    let gap = 8.0;
    let width = (height / 1.4).min((most - gap * (count - 1.0)) / count);
    let mut corner = pos2(rect.left(), rect.center().y - 0.7 * width - 0.2 * seal);
    for chosen in chosen {
        let place = Rect::from_min_size(corner, Card::size(width));
        let (state, verdict) = match chosen.fate {
            Fate::Held => (CardState::Normal, None),
            Fate::CarriedOut => (CardState::Normal, Some(Verdict::Works)),
            Fate::Expired => (CardState::Disabled, Some(Verdict::Expires)),
        };
        Card::new(Face::Action(chosen.card))
            .state(state)
            .paint(ui.painter(), place, look);
        if let Some(verdict) = verdict {
            let middle = pos2(place.center().x, place.bottom());
            let mark = Rect::from_center_size(middle, vec2(seal, seal));
            figure::seal(ui.painter(), mark, verdict, look);
        }
        corner.x = place.right() + gap;
    }
    corner.x + 12.0
}

/// What happened in this step, in words that screen readers announce.
pub(in crate::ui::table) fn happened(ui: &mut Ui, scene: &Scene<'_>, show: &Show, rect: Rect) {
    let tokens = scene.stage.tokens();
    let frame = show.frame();
    let mut rect = rect;
    if frame.expires {
        let side = 34.0_f32.min(rect.height());
        let seal = Rect::from_min_size(
            pos2(rect.left(), rect.center().y - side / 2.0),
            vec2(side, side),
        );
        figure::seal(ui.painter(), seal, Verdict::Expires, scene.stage.look);
        rect.min.x = seal.right() + 12.0;
    }
    let response = ui.interact(rect, ui.scope_id().with("show.words"), Sense::hover());
    Access::new("show.words", &frame.words).describe(ui, &response, Role::Label, None);
    // Of steps that come too fast to be told only the last is.
    let now = ui.input(|input| input.time);
    if let Some(until) = scene.replay.and_then(|replay| replay.hastens(now)) {
        let wait = std::time::Duration::from_secs_f64(until - now);
        ui.ctx().request_repaint_after(wait);
    } else {
        let place = format!("show.{}", show.at());
        scene.stage.say(&place, &frame.words);
    }
    let ink = tokens.colour.ink;
    for size in [Text::BodyLarge, Text::Body, Text::BodySmall] {
        let font = tokens.font(size);
        let galley = text::lay_out(ui.painter(), &frame.words, &font, ink, rect.width());
        if galley.rect.height() <= rect.height() + 2.0 {
            let top = rect.center().y - galley.rect.height() / 2.0;
            ui.painter().galley(pos2(rect.left(), top), galley, ink);
            return;
        }
    }
    let font = tokens.font(Text::BodySmall);
    let builder = UiBuilder::new().id_salt("show.words").max_rect(rect);
    ui.scope_builder(builder, |ui| {
        let shown = ScrollArea::vertical()
            .id_salt(("show.words", show.at()))
            .auto_shrink(false)
            .show(ui, |ui| {
                let width = (ui.available_width() - 8.0).max(0.0);
                let galley = text::lay_out(ui.painter(), &frame.words, &font, ink, width);
                let size = vec2(width, galley.rect.height());
                let (place, _) = ui.allocate_exact_size(size, Sense::hover());
                ui.painter().galley(place.min, galley, ink);
            });
        let paper = tokens.colour.panel;
        panel::fade_scrolled(ui.painter(), &shown, paper, scene.stage.look);
    });
}

/// The arrows that step, the number of the step between them, and the ways out at the right.
fn buttons(ui: &mut Ui, scene: &Scene<'_>, show: &Show) {
    let stage = &scene.stage;
    let (tokens, tr) = (stage.tokens(), stage.translator);
    let row = scene.layout.tray.buttons;
    let last = show.frames().len() - 1;
    let at = show.at();
    let side = vec2(54.0, row.height());
    let back = Rect::from_min_size(row.min, side);
    let previous = at.checked_sub(1).map(ShowCommand::To);
    step(ui, scene, back, Way::Back, previous);
    let words = tr.format(message!("show-step", step = at + 1, steps = last + 1));
    let font = tokens.bold(Text::BodySmall);
    let soft = tokens.colour.tray_text_soft;
    let galley = ui
        .painter()
        .layout_no_wrap(words.clone(), font.clone(), soft);
    let width = galley.rect.width() + 4.0;
    let count = Rect::from_min_size(pos2(back.right() + 10.0, row.top()), vec2(width, side.y));
    let response = text::label(ui, count, Align::Center, &words, &font, soft);
    Access::new("show.step", &words).describe(ui, &response, Role::Label, None);
    let forward = Rect::from_min_size(pos2(count.right() + 10.0, row.top()), side);
    let next = (at < last).then_some(ShowCommand::To(at + 1));
    let response = step(ui, scene, forward, Way::Forward, next);
    if ui.ctx().memory(egui::Memory::focused).is_none() && last > 0 {
        response.request_focus();
    }
    ways_out(ui, scene, show, row.with_min_x(forward.right() + 16.0));
}

/// Which way an arrow leads.
#[derive(Clone, Copy, Eq, PartialEq)]
enum Way {
    Back,
    Forward,
}

fn step(
    ui: &mut Ui,
    scene: &Scene<'_>,
    rect: Rect,
    way: Way,
    command: Option<ShowCommand>,
) -> Response {
    let stage = &scene.stage;
    let tr = stage.translator;
    let (id, words, kind, turn) = match way {
        Way::Back => ("show.back", id!("show-back"), ButtonKind::Plain, -1.0),
        Way::Forward => ("show.forward", id!("show-forward"), ButtonKind::Next, 1.0),
    };
    let words = tr.text(words);
    let keys = tr.text(id!("show-keys"));
    let response = ui
        .add_enabled_ui(command.is_some(), |ui| {
            let access = Access::new(id, &words).described(&keys);
            let button = Button::new(kind, "");
            let response = button.show(ui, rect, access, stage.look);
            let painter = ui.painter();
            let ink = if command.is_none() {
                button.disabled_ink(stage.look)
            } else {
                stage.tokens().colour.button_text
            };
            let at = |x: f32, y: f32| rect.center() + vec2(turn * x, y) * 0.5 * rect.height();
            let stroke = Stroke::new(0.09 * rect.height(), ink);
            painter.line_segment([at(-0.5, 0.0), at(0.2, 0.0)], stroke);
            let head = vec![at(0.1, -0.32), at(0.55, 0.0), at(0.1, 0.32)];
            painter.add(egui::Shape::convex_polygon(head, ink, Stroke::NONE));
            response
        })
        .inner;
    let Some(command) = command else {
        return response;
    };
    stage.reach(regions::BUTTONS, &response);
    if response.clicked() {
        stage.send(Command::Show(command));
    }
    response.on_hover_text(keys)
}

/// The ways out, at the right end of `row`; the shorter of them alone where both have no room.
fn ways_out(ui: &mut Ui, scene: &Scene<'_>, show: &Show, row: Rect) {
    let stage = &scene.stage;
    let tr = stage.translator;
    let to_game = tr.text(if show.table().over {
        id!("review-to-end")
    } else {
        id!("show-to-game")
    });
    let close = match show.origin() {
        Origin::Game => to_game.clone(),
        Origin::Explanation => tr.text(id!("show-to-explanation")),
        Origin::Review => tr.text(id!("show-to-review")),
        Origin::Rulebook => tr.text(id!("show-to-rulebook")),
    };
    let kind = if show.at() + 1 == show.frames().len() {
        ButtonKind::Next
    } else {
        ButtonKind::Plain
    };
    let other = matches!(show.origin(), Origin::Explanation | Origin::Review);
    let both = other && show.leads_to_game();
    let tries = [
        (Text::Body, "Esc", both),
        (Text::BodySmall, "Esc", both),
        (Text::BodySmall, "", both),
        (Text::BodySmall, "Esc", false),
        (Text::BodySmall, "", false),
    ];
    let total = |&(size, key, both): &(Text, &str, bool)| {
        let other = if both {
            wide(ui, scene, &to_game, size, "") + 8.0
        } else {
            0.0
        };
        wide(ui, scene, &close, size, key) + other
    };
    let fit = tries.iter().find(|fit| total(fit) <= row.width());
    let &(size, key, both) = fit.unwrap_or(&tries[4]);
    let close_width = wide(ui, scene, &close, size, key).min(row.width());
    let game_width = wide(ui, scene, &to_game, size, "");
    let place = row.with_min_x(row.right() - close_width);
    if both {
        let right = place.left() - 8.0;
        let other = row.with_max_x(right).with_min_x(right - game_width);
        let button = Button::new(ButtonKind::Plain, &to_game).text(size);
        let access = Access::new("show.to-game", &to_game);
        way_out(ui, scene, button, other, access, ShowCommand::ToGame);
    }
    let button = Button::new(kind, &close).text(size).key(key);
    let access = Access::new("show.close", &close);
    way_out(ui, scene, button, place, access, ShowCommand::Close);
}

/// How wide a way out is.
fn wide(ui: &Ui, scene: &Scene<'_>, words: &str, size: Text, key: &str) -> f32 {
    let button = Button::new(ButtonKind::Plain, words).text(size).key(key);
    let height = scene.layout.tray.buttons.height();
    button.width(ui.painter(), height, scene.stage.look)
}

fn way_out(
    ui: &mut Ui,
    scene: &Scene<'_>,
    button: Button<'_>,
    rect: Rect,
    access: Access<'_>,
    command: ShowCommand,
) {
    let stage = &scene.stage;
    let response = button.show(ui, rect, access, stage.look);
    stage.reach(regions::BUTTONS, &response);
    if response.clicked() {
        stage.send(Command::Show(command));
    }
}

/// The keys of a show.
pub(in crate::ui::table) fn keys(ui: &Ui, scene: &Scene<'_>, show: &Show) {
    if scene.muted {
        return;
    }
    let pressed = |key: Key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    let last = show.frames().len() - 1;
    let send = |command: ShowCommand| scene.stage.send(Command::Show(command));
    if pressed(Key::ArrowLeft) {
        send(ShowCommand::To(show.at().saturating_sub(1)));
    }
    if pressed(Key::ArrowRight) {
        send(ShowCommand::To(show.at() + 1));
    }
    if pressed(Key::Home) {
        send(ShowCommand::To(0));
    }
    if pressed(Key::End) {
        send(ShowCommand::To(last));
    }
    if pressed(Key::Escape) {
        send(ShowCommand::Close);
    }
}
