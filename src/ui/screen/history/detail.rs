//! The game that is selected: every seat with its shields, by which rules it was played, and what can be
//! done with it.

use egui::{Align, Id, Rect, Role, ScrollArea, Sense, Stroke, Ui, UiBuilder, pos2, vec2};

use super::super::shields;
use super::{HistoryPage, INSET, parts, regions, words};
use crate::i18n::text::{Date, flaw, kings_errand::names};
use crate::persist::history::Entry;
use crate::rules::Seat;
use crate::ui::Stage;
use crate::ui::app::{HistoryCommand, HistoryTab, Item, Purpose};
use crate::ui::focus::scroll_by_keys;
use crate::ui::picture::{Ornament, Picture, Token};
use crate::ui::theme::{Text, UNTINTED, with_opacity};
use crate::ui::widget::{Access, Button, ButtonKind, figure, knight, paint, panel, text};
use crate::{id, message};

/// Shows the panel.
pub(super) fn show(ui: &mut Ui, stage: Stage<'_>, page: &HistoryPage<'_>, rect: Rect) {
    panel::paper(ui.painter(), rect, stage.look);
    let Some(item) = page.at().and_then(|at| page.item(at)) else {
        return;
    };
    let tokens = stage.tokens();
    let inner = rect.shrink2(vec2(INSET, 12.0));
    let row = 42.0 * parts::grown(tokens, 1.0).sqrt();
    let high = parts::grown(tokens, 76.0);
    head(ui, stage, item, rect.with_max_y(rect.top() + high));
    let wanted = buttons_of(page, item);
    let rows = wanted.len().div_ceil(2).max(1) as f32;
    let foot = inner.with_min_y(inner.bottom() - rows * (row + 8.0) + 8.0);
    buttons(ui, stage, item, &wanted, foot, row);
    let body = Rect::from_min_max(
        pos2(inner.left(), rect.top() + high + 8.0),
        pos2(inner.right(), foot.top() - 10.0),
    );
    let moves = scrolls(ui, stage, item, body);
    let builder = UiBuilder::new().id_salt("history.detail").max_rect(body);
    ui.scope_builder(builder, |ui| {
        let shown = ScrollArea::vertical()
            .id_salt(("history.detail", item.path()))
            .auto_shrink(false)
            .show(ui, |ui| {
                if moves {
                    scroll_by_keys(ui, parts::grown(tokens, 24.0), body.height());
                }
                match item {
                    Item::Game(entry) => game(ui, stage, entry, body),
                    Item::Broken(broken) => {
                        let reason = flaw(stage.translator, &broken.flaw);
                        unreadable(ui, stage, item, &reason, body);
                    }
                }
            });
        let hidden = shown.content_size.y - shown.inner_rect.height();
        let id = Id::unique("history.detail.hidden");
        ui.data_mut(|data| data.insert_temp(id, hidden > 1.0));
        panel::fade_scrolled(ui.painter(), &shown, tokens.colour.panel, stage.look);
    });
}

/// Whether the keys move the page: where it is longer than its room it is a Tab stop of its own.
fn scrolls(ui: &mut Ui, stage: Stage<'_>, item: &Item, body: Rect) -> bool {
    let id = Id::unique("history.detail.hidden");
    if ui.data(|data| data.get_temp::<bool>(id)) != Some(true) {
        return false;
    }
    let page = ui.scope_id().with("history.page");
    let response = ui.interact(body, page, Sense::focusable_noninteractive());
    let name = words::title(stage.translator, item);
    let access = Access::new("history.page", &name);
    access.describe(ui, &response, Role::Group, None);
    stage.reach(regions::PAGE, &response);
    if response.has_focus() {
        let radius = stage.tokens().radius.panel;
        let ring = paint::focus_ring(stage.look, body, radius, 0.6);
        ui.painter().extend(ring);
    }
    response.has_focus()
}

/// The arms of whoever won in a wreath, how it ended, and when.
fn head(ui: &mut Ui, stage: Stage<'_>, item: &Item, rect: Rect) {
    let (look, tokens, tr) = (stage.look, stage.tokens(), stage.translator);
    let colour = &tokens.colour;
    panel::head(ui.painter(), rect, colour.tray_top, 1.5, look);
    if tokens.textured {
        let lines = with_opacity(colour.tray_text_soft, 0.1);
        panel::diaper(ui.painter(), rect.shrink(2.0), lines, look);
    }
    let side = 0.92 * rect.height();
    let sign = Rect::from_center_size(
        pos2(rect.left() + 8.0 + side / 2.0, rect.center().y - 0.5),
        vec2(side, side),
    );
    sign_of(ui, stage, item, sign);
    let title = match item {
        Item::Game(entry) => {
            let result = words::result(tr, entry);
            entry.name.clone().unwrap_or(result)
        }
        Item::Broken(_) => tr.text(id!("history-broken")),
    };
    let room = Rect::from_min_max(
        pos2(sign.right() + 10.0, rect.top() + 0.1 * rect.height()),
        pos2(rect.right() - 12.0, rect.bottom() - 0.1 * rect.height()),
    );
    let (above, below) = room.split_top_bottom_at_fraction(0.6);
    let font = tokens.font(Text::Display5);
    text::labels(ui, above, Align::Min, &title, &font, colour.tray_title, 2);
    let font = tokens.font(Text::BodySmall);
    let date = Date::new(tr, item.time()).long;
    text::labels(ui, below, Align::Min, &date, &font, colour.tray_text, 2);
}

/// A sign for how it ended: a wreath, the own arms, or the seal of what expired.
fn sign_of(ui: &Ui, stage: Stage<'_>, item: &Item, rect: Rect) {
    let look = stage.look;
    let painter = ui.painter();
    let entry = match item {
        Item::Game(entry) => entry,
        Item::Broken(_) => {
            let tint = look.tokens.colour.picture_tint;
            let seal = rect.shrink(0.22 * rect.width());
            paint::image(painter, look, Picture::Token(Token::Expires), seal, tint);
            return;
        }
    };
    let winners = entry.outcome.iter().flat_map(|it| &it.result.winners);
    let mut shown: Vec<Seat> = winners.copied().collect();
    let won = shown.len() == 1;
    if shown.is_empty() {
        shown.push(words::you(entry).unwrap_or_default());
    }
    if won {
        let laurel = Picture::Ornament(Ornament::Laurel);
        paint::image(painter, look, laurel, rect, UNTINTED);
    }
    let part = if won { 0.475 } else { 0.6 / shown.len() as f32 };
    let size = parts::arms_size(part * rect.width());
    for (index, seat) in shown.iter().enumerate() {
        let Some(choice) = entry.seating.seats.get(seat.index()) else {
            continue;
        };
        let along = index as f32 - (shown.len() as f32 - 1.0) / 2.0;
        let centre = rect.center() + vec2(along * 1.15 * size.x, -0.01 * rect.height());
        knight::arms(
            painter,
            Rect::from_center_size(centre, size),
            choice.knight,
            look,
        );
    }
}

/// Paints what stands in a column from above, one below the other.
struct Column {
    left: f32,
    top: f32,
    width: f32,
}

impl Column {
    fn take(&mut self, height: f32) -> Rect {
        let rect = Rect::from_min_size(pos2(self.left, self.top), vec2(self.width, height));
        self.top = rect.bottom();
        rect
    }
}

fn game(ui: &mut Ui, stage: Stage<'_>, entry: &Entry, body: Rect) {
    let (tokens, tr) = (stage.tokens(), stage.translator);
    let start = ui.cursor().min;
    let mut column = Column {
        left: body.left(),
        top: start.y,
        width: body.width() - 8.0,
    };
    let seats = entry.seating.seats.len() as f32;
    let least = parts::grown(tokens, 56.0);
    let spare = (body.height() - parts::grown(tokens, 150.0)) / seats;
    let seat_height = spare.clamp(least, 1.35 * least);
    for index in 0..entry.seating.seats.len() {
        let place = column.take(seat_height);
        seat(ui, stage, entry, index, place.shrink2(vec2(0.0, 3.0)));
    }
    if entry.outcome.is_some() {
        column.take(4.0);
        let place = column.take(parts::grown(tokens, 24.0));
        shields::legend(ui, stage, place);
    }
    column.take(6.0);
    let hair = Stroke::new(tokens.stroke.hair, tokens.colour.line_soft);
    let line = column.take(8.0);
    ui.painter().hline(line.x_range(), line.top(), hair);
    let mut notes = Vec::new();
    if entry.name.is_some() {
        notes.push(words::result(tr, entry));
    }
    notes.extend(words::rounds(tr, entry));
    notes.push(names::edition(tr, entry.seating.edition));
    // A large number is no amount: nobody reads a mark after its thousands.
    notes.push(tr.format(message!("history-deal", seed = entry.seed.to_string())));
    if entry.taken_back {
        notes.push(tr.text(id!("history-taken-back")));
    }
    let font = tokens.font(Text::BodySmall);
    let soft = tokens.colour.ink_soft;
    for note in notes {
        let lines = text::lay_out(ui.painter(), &note, &font, soft, column.width);
        let place = column.take(lines.rect.height() + 2.0);
        text::paragraph(ui, place, &note, &font, soft);
    }
    let size = vec2(column.width, column.top - start.y);
    ui.allocate_exact_size(size, Sense::hover());
}

fn seat(ui: &mut Ui, stage: Stage<'_>, entry: &Entry, index: usize, rect: Rect) {
    let (look, tokens, tr) = (stage.look, stage.tokens(), stage.translator);
    let Some(choice) = entry.seating.seats.get(index) else {
        return;
    };
    let id = format!("game.seat.{}", index + 1);
    let spoken = words::seat(tr, entry, index, choice);
    let response = ui.interact(rect, ui.scope_id().with(&id), Sense::hover());
    Access::new(&id, &spoken).describe(ui, &response, Role::Label, None);
    let painter = ui.painter();
    let side = parts::grown(tokens, 34.0);
    let size = parts::arms_size(side);
    let arms = Rect::from_min_size(
        pos2(rect.left() + 2.0, rect.center().y - size.y / 2.0),
        size,
    );
    knight::arms(painter, arms, choice.knight, look);
    if words::has_won(entry, Seat(index as u8)) {
        knight::crown(painter, arms, look);
    }
    let mut words_room = rect.with_min_x(arms.right() + 12.0);
    let outcome = entry.outcome.as_ref();
    let shields = outcome.and_then(|outcome| outcome.result.shields.get(index));
    if let Some(shields) = shields {
        let high = parts::grown(tokens, 38.0).min(rect.height());
        let wide = high * 64.0 / 72.0;
        let corner = pos2(rect.right() - wide, rect.center().y - high / 2.0);
        let shield = Rect::from_min_size(corner, vec2(wide, high));
        figure::shield(painter, shield, shields, look);
        words_room = words_room.with_max_x(shield.left() - 10.0);
    }
    let bar = outcome.map(|outcome| {
        let most = outcome.result.shields.iter().max().copied();
        let sources = outcome.sources.get(index).copied().unwrap_or_default();
        (sources, u16::from(most.unwrap_or_default()))
    });
    let high = if bar.is_some() { 15.0 } else { 0.0 };
    let line = words_room.with_max_y(words_room.bottom() - high);
    let kind = words::player_and_expired(tr, entry, index, choice);
    let bold = tokens.bold(Text::Body);
    let fit = text::room(
        line.with_max_x(line.left() + 0.62 * line.width()),
        2,
        Align::Min,
    );
    let name = text::fit(painter, &choice.name, &bold, tokens.colour.ink, fit);
    painter.add(name.shape(painter, line));
    let beside = line.with_min_x(line.left() + name.galley.rect.width() + 10.0);
    let font = tokens.font(Text::BodySmall);
    let soft = tokens.colour.ink_soft;
    text::lines(painter, beside, Align::Max, &kind, &font, soft, 2);
    if let Some((sources, most)) = bar {
        let place = words_room.with_min_y(words_room.bottom() - high);
        shields::bar(painter, place, sources, most, look);
    }
}

fn unreadable(ui: &mut Ui, stage: Stage<'_>, item: &Item, reason: &str, body: Rect) {
    let (tokens, tr) = (stage.tokens(), stage.translator);
    let start = ui.cursor().min;
    let mut column = Column {
        left: body.left(),
        top: start.y,
        width: body.width() - 8.0,
    };
    let more = message!("history-broken", file = words::file(item));
    let more = tr.format_attribute(more, "more");
    let font = tokens.font(Text::Body);
    for (words, ink) in [
        (reason, tokens.colour.ink),
        (more.as_str(), tokens.colour.ink_soft),
    ] {
        let lines = text::lay_out(ui.painter(), words, &font, ink, column.width);
        let place = column.take(lines.rect.height() + 8.0);
        text::paragraph(ui, place, words, &font, ink);
    }
    let size = vec2(column.width, column.top - start.y);
    ui.allocate_exact_size(size, Sense::hover());
}

/// A button with its id, its words, and what it does.
struct Wanted {
    id: &'static str,
    message: &'static str,
    has_help: bool,
    kind: ButtonKind,
    command: HistoryCommand,
}

fn buttons_of(page: &HistoryPage<'_>, item: &Item) -> Vec<Wanted> {
    let path = item.path().to_owned();
    let mut all = Vec::new();
    let plain = |id, message, has_help, command| Wanted {
        id,
        message,
        has_help,
        kind: ButtonKind::Plain,
        command,
    };
    if let Item::Game(entry) = item {
        let saved = page.tab == HistoryTab::Saved;
        if saved || entry.outcome.is_none() {
            all.push(Wanted {
                id: "history.play-on",
                message: if saved {
                    id!("history-load")
                } else {
                    id!("history-play-on")
                },
                has_help: true,
                kind: ButtonKind::Next,
                command: HistoryCommand::PlayOn(path.clone()),
            });
        }
        if !saved {
            let over = entry.outcome.is_some();
            let command = HistoryCommand::Replay(path.clone());
            let mut button = plain("history.replay", id!("history-replay"), true, command);
            if over {
                button.kind = ButtonKind::Next;
            }
            all.push(button);
        }
        if saved {
            let command = HistoryCommand::Ask(Purpose::Rename(path.clone()));
            all.push(plain(
                "history.rename",
                id!("history-rename"),
                false,
                command,
            ));
        }
        let command = HistoryCommand::Ask(Purpose::Export(path.clone()));
        all.push(plain(
            "history.export",
            id!("history-export"),
            true,
            command,
        ));
    }
    let command = HistoryCommand::Delete(path);
    all.push(plain(
        "history.delete",
        id!("history-delete"),
        false,
        command,
    ));
    all
}

/// Two beside each other; an odd one has a row of its own, the first one.
fn buttons(ui: &mut Ui, stage: Stage<'_>, item: &Item, wanted: &[Wanted], rect: Rect, row: f32) {
    let tr = stage.translator;
    let odd = wanted.len() % 2 == 1;
    for (index, button) in wanted.iter().enumerate() {
        let place = index + usize::from(odd);
        let (line, right) = (place / 2, place % 2 == 1);
        let top = rect.top() + line as f32 * (row + 8.0);
        let whole = Rect::from_min_size(pos2(rect.left(), top), vec2(rect.width(), row));
        let half = (rect.width() - 8.0) / 2.0;
        let place = match (odd && index == 0, right) {
            (true, _) => whole,
            (false, false) => whole.with_max_x(whole.left() + half),
            (false, true) => whole.with_min_x(whole.right() - half),
        };
        let words = tr.text(button.message);
        let help = if button.has_help {
            tr.attribute(button.message, "help")
        } else {
            words::title(tr, item)
        };
        let access = Access::new(button.id, &words).described(&help);
        let shown = Button::new(button.kind, &words);
        let response = shown.show(ui, place, access, stage.look);
        stage.reach(regions::GAME, &response);
        if response.on_hover_text(help).clicked() {
            stage.send(button.command.clone());
        }
    }
}
