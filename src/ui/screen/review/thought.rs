//! The panel that says why a bot did something: the reason, what it knew, what it weighed.

use egui::{
    Align, Color32, CornerRadius, FontId, Rect, Role, ScrollArea, Sense, Stroke, StrokeKind, Ui,
    UiBuilder, pos2, vec2,
};
use egui::{Key, Modifiers};

use super::super::parts;
use super::{ReviewCommand, Scene};
use crate::bot::{Weighed, Yardstick};
use crate::rules::kings_errand::Action;
use crate::session::kings_errand::{Balance, Reasoning};
use crate::ui::focus::Region;
use crate::ui::theme::{Text, gradient};
use crate::ui::widget::{Access, Button, ButtonKind, dialog, knight, paint, panel, text};
use crate::{id, message};

const HEAD: f32 = 46.0;
const GAP: f32 = 12.0;

/// Paints the panel above everything else.
pub(super) fn show(ui: &Ui, scene: &Scene<'_>, told: &Reasoning, opened: bool) {
    let ctx = ui.ctx();
    let window = dialog::room(ctx);
    let (look, tokens) = (scene.stage.look, scene.stage.tokens());
    let width = (880.0 * tokens.text_size().max(1.0).sqrt()).min(window.x - 40.0);
    let inset = tokens.space.page - 8.0;
    let foot = parts::grown(tokens, 42.0).min(60.0);
    let title = scene.narrator.thought_title(told.deed);
    let font = tokens.font(Text::Display4);
    let ink = tokens.colour.ink;
    let room = width - 2.0 * inset - HEAD - 14.0;
    let title = text::lay_out(ui.painter(), &title, &font, ink, room);
    let head = title.rect.height().max(HEAD);
    // As high as what was in it in the last frame, if there is room for that.
    let id = egui::Id::unique("thought.height");
    let whole = ctx.data(|data| data.get_temp::<f32>(id));
    let chrome = 2.0 * inset + head + foot + 2.0 * GAP;
    let most = window.y - 28.0;
    let least = 260.0_f32.min(most);
    let height = whole.map_or(most, |whole| (chrome + whole).clamp(least, most));
    let response = dialog::modal(ctx, "thought", vec2(width, height), look, |ui| {
        let area = ui.max_rect().expand(8.0);
        let head = area.with_max_y(area.top() + head);
        let foot = area.with_min_y(area.bottom() - foot);
        let arms = vec2((HEAD - 4.0) / knight::RATIO, HEAD - 4.0);
        let arms = Rect::from_min_size(pos2(area.left(), head.center().y - arms.y / 2.0), arms);
        knight::arms(ui.painter(), arms, scene.knight(told.deed.seat), look);
        let place = head.with_min_x(area.left() + HEAD + 14.0);
        let response = ui.interact(place, ui.scope_id().with("title"), Sense::hover());
        Access::new("thought.title", title.text()).describe(ui, &response, Role::Heading, None);
        let corner = pos2(place.left(), head.center().y - title.rect.height() / 2.0);
        ui.painter().galley(corner, title, ink);
        let body = Rect::from_min_max(
            pos2(area.left(), head.bottom() + GAP),
            pos2(area.right() + 10.0, foot.top() - GAP),
        );
        let high = self::body(ui, scene, told, body);
        if whole.is_none_or(|whole| (whole - high).abs() > 0.5) {
            ui.data_mut(|data| data.insert_temp(id, high));
            ui.ctx().request_repaint();
        }
        self::foot(ui, scene, foot, opened);
    });
    if response.should_close() {
        scene.send(ReviewCommand::CloseAnswer);
    }
}

fn foot(ui: &mut Ui, scene: &Scene<'_>, rect: Rect, opened: bool) {
    let stage = scene.stage;
    let rim = Stroke::new(1.0, stage.tokens().colour.line_soft);
    ui.painter().hline(rect.x_range(), rect.top() - 6.0, rim);
    let words = stage.translator.text(id!("why-close"));
    let button = Button::new(ButtonKind::Next, &words).key("Esc");
    let width = button.width(ui.painter(), rect.height(), stage.look);
    let place = rect.with_min_x(rect.right() - width);
    let response = button.show(ui, place, Access::new("thought.close", &words), stage.look);
    stage.reach(Region::OVERLAY, &response);
    if opened {
        response.request_focus();
    }
    if response.clicked() {
        scene.send(ReviewCommand::CloseAnswer);
    }
}

/// What scrolls; returns how high it is.
fn body(ui: &mut Ui, scene: &Scene<'_>, told: &Reasoning, rect: Rect) -> f32 {
    let builder = UiBuilder::new().id_salt("thought.body").max_rect(rect);
    let scrolled = ui.scope_builder(builder, |ui| {
        let scrolled = ScrollArea::vertical()
            .id_salt(("thought.body", told.deed.step))
            .auto_shrink(false)
            .show(ui, |ui| {
                ui.spacing_mut().item_spacing.y = 0.0;
                ui.set_width(rect.width() - 12.0);
                scroll_by_keys(ui, rect);
                content(ui, scene, told);
            });
        let above = scrolled.state.clamped_offset().y;
        let whole = scrolled.content_size.y;
        let below = whole - above - rect.height();
        let paper = scene.stage.tokens().colour.paper_raised;
        panel::fade(ui.painter(), rect, [above, below], paper, scene.stage.look);
        whole
    });
    scrolled.inner
}

/// Nothing in the panel takes the focus but its button, so the arrows are free to scroll.
fn scroll_by_keys(ui: &Ui, rect: Rect) {
    let pressed = |key: Key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    for (key, part) in [
        (Key::PageDown, -0.8 * rect.height()),
        (Key::PageUp, 0.8 * rect.height()),
        (Key::ArrowDown, -60.0),
        (Key::ArrowUp, 60.0),
    ] {
        if pressed(key) {
            ui.scroll_with_delta(vec2(0.0, part));
        }
    }
}

fn content(ui: &mut Ui, scene: &Scene<'_>, told: &Reasoning) {
    let (tokens, tr) = (scene.stage.tokens(), scene.stage.translator);
    let (ink, soft) = (tokens.colour.ink, tokens.colour.ink_soft);
    let seat = told.deed.seat;
    let name = scene.narrator.name(seat);
    let reasons = scene.narrator.thought_reasons(told);
    let font = tokens.font(Text::BodyLarge);
    paragraph(ui, "thought.reason", &reasons.join(" "), &font, ink);
    let by_chance = told.yardstick == Yardstick::Chance;
    // Where alternatives are listed, the plan stands with the one that was chosen.
    let alone = |it: &&Balance| it.weighed.len() < 2 && !it.plan.is_empty();
    if let Some(balance) = told.balance.as_ref().filter(alone) {
        let words = tr.format(message!("thought-plan-heading", name = name.as_str()));
        heading(ui, scene, &words);
        let steps = scene.narrator.thought_plan(&balance.plan).join(" ");
        paragraph(ui, "thought.plan", &steps, &tokens.font(Text::Body), ink);
    }
    if !told.knew.is_empty() {
        let words = tr.format(message!("thought-knew-heading", name = name.as_str()));
        heading(ui, scene, &words);
        let knew = told.knew.iter();
        let knew: Vec<_> = knew.map(|it| scene.narrator.knew(seat, it)).collect();
        let font = tokens.font(Text::Body);
        paragraph(ui, "thought.knew", &knew.join(" "), &font, ink);
    }
    let Some(balance) = &told.balance else {
        if !by_chance {
            let words = tr.format(message!("thought-masked-weighed", name = name.as_str()));
            let font = tokens.italic(Text::Body);
            paragraph(ui, "thought.masked", &words, &font, soft);
        }
        return;
    };
    if balance.weighed.len() < 2 {
        return;
    }
    let words = if by_chance {
        tr.text(id!("thought-drawn-heading"))
    } else {
        tr.format(message!("thought-weighed-heading", name = name.as_str()))
    };
    heading(ui, scene, &words);
    if let Some(note) = scene.narrator.thought_note(seat, told.yardstick, balance) {
        let font = tokens.italic(Text::BodySmall);
        paragraph(ui, "thought.note", &note, &font, soft);
    }
    for (index, option) in balance.weighed.iter().enumerate() {
        row(ui, scene, told, balance, index, option);
    }
}

fn heading(ui: &mut Ui, scene: &Scene<'_>, words: &str) {
    let tokens = scene.stage.tokens();
    let font = tokens.font(Text::Display6);
    let ink = tokens.colour.ink;
    let width = ui.available_width();
    let rect = Rect::from_min_size(ui.cursor().min + vec2(0.0, 6.0), vec2(width, 0.0));
    let height = text::paragraph(ui, rect, words, &font, ink);
    ui.allocate_exact_size(vec2(width, height + 10.0), Sense::hover());
}

fn paragraph(ui: &mut Ui, id: &str, words: &str, font: &FontId, colour: Color32) {
    let width = ui.available_width();
    let lines = text::lay_out(ui.painter(), words, font, colour, width);
    let size = vec2(width, lines.rect.height());
    let (place, _) = ui.allocate_exact_size(size + vec2(0.0, 8.0), Sense::hover());
    let place = Rect::from_min_size(place.min, size);
    let response = ui.interact(place, ui.scope_id().with(id), Sense::hover());
    Access::new(id, words).describe(ui, &response, Role::Label, None);
    ui.painter().galley(place.min, lines, colour);
}

/// How far the bar of a value reaches, from 0 to 1.
fn part(yardstick: Yardstick, balance: &Balance, value: i32) -> f32 {
    let value = f64::from(value);
    let (low, high) = match yardstick {
        Yardstick::Victories => (0.0, 1000.0),
        Yardstick::Shields | Yardstick::Chance => {
            let values = balance.weighed.iter().map(|it| f64::from(it.value));
            let low = values.clone().fold(0.0, f64::min);
            (low, values.fold(low, f64::max))
        }
    };
    if high > low {
        ((value - low) / (high - low)).clamp(0.0, 1.0) as f32
    } else {
        0.0
    }
}

const INSET: f32 = 10.0;

/// One alternative: what, what was to follow, and what it was held for. The chosen one carries a
/// mark, a rim and a word.
fn row(
    ui: &mut Ui,
    scene: &Scene<'_>,
    told: &Reasoning,
    balance: &Balance,
    index: usize,
    option: &Weighed<Action>,
) {
    let (tokens, tr) = (scene.stage.tokens(), scene.stage.translator);
    let colour = &tokens.colour;
    let painter = ui.painter().clone();
    // The same move may stand there with several plans; the first of them was the one.
    let mut options = balance.weighed.iter();
    let chosen = options.position(|it| it.action == told.deed.action) == Some(index);
    let value = scene.narrator.thought_value(told.yardstick, option);
    let title = scene.narrator.thought_deed(option.action);
    // How a task is paid for tells two moves apart that are called the same.
    let own = matches!(option.action, Action::Quest { .. } | Action::Court { .. });
    let steps: Vec<Action> = own
        .then_some(option.action)
        .into_iter()
        .chain(option.then.iter().copied())
        .collect();
    let plan = scene.narrator.thought_plan(&steps).join(" ");
    let width = ui.available_width();
    let mark = parts::grown(tokens, 22.0);
    let right = if value.is_some() {
        parts::grown(tokens, 190.0).min(0.4 * width)
    } else {
        0.0
    };
    let words = width - 2.0 * INSET - mark - 10.0 - right - 14.0;
    let bold = tokens.bold(Text::Body);
    let normal = tokens.font(Text::Body);
    let font = if chosen { &bold } else { &normal };
    let small = tokens.font(Text::BodySmall);
    let named = if chosen {
        [title.as_str(), &tr.text(id!("thought-chosen"))].join(" · ")
    } else {
        title
    };
    let above = text::lay_out(&painter, &named, font, colour.ink, words);
    let below =
        (!plan.is_empty()).then(|| text::lay_out(&painter, &plan, &small, colour.ink_soft, words));
    let worth = value
        .as_ref()
        .map(|value| text::lay_out(&painter, value, &small, colour.ink_soft, right));
    let told_high = above.rect.height()
        + below
            .as_ref()
            .map_or(0.0, |below| below.rect.height() + 1.0);
    let worth_high = worth.as_ref().map_or(0.0, |it| it.rect.height() + 13.0);
    let height = told_high.max(worth_high).max(mark) + 2.0 * 6.0;
    let (whole, _) = ui.allocate_exact_size(vec2(width, height + 5.0), Sense::hover());
    let rect = Rect::from_min_size(whole.min, vec2(width, height));
    let rect = paint::on_pixels(&painter, rect);
    let id = format!("thought.option.{index}");
    let response = ui.interact(rect, ui.scope_id().with(&id), Sense::hover());
    let described = [value.as_deref().unwrap_or_default(), &plan].join(" ");
    let access = Access::new(&id, &named).described(described.trim());
    access.describe(ui, &response, Role::Label, None);
    let (fill, rim) = if chosen {
        let fill = gradient(colour.paper_raised, colour.gold, 0.16);
        (fill, Stroke::new(tokens.stroke.panel, colour.gold))
    } else {
        (
            colour.paper,
            Stroke::new(tokens.stroke.field, colour.line_soft),
        )
    };
    let corners = CornerRadius::same(tokens.radius.field as u8);
    painter.rect(rect, corners, fill, rim, StrokeKind::Inside);
    let centre = pos2(rect.left() + INSET + mark / 2.0, rect.center().y);
    if chosen {
        let stroke = Stroke::new(2.4, colour.ink);
        painter.add(paint::check_mark(centre, 0.8 * mark, stroke));
    } else {
        let font = tokens.font(Text::BodySmall);
        let number = (index + 1).to_string();
        let place = Rect::from_center_size(centre, vec2(mark, mark));
        text::line(
            &painter,
            place,
            Align::Center,
            &number,
            &font,
            colour.ink_soft,
        );
    }
    let left = rect.left() + INSET + mark + 10.0;
    let top = rect.center().y - told_high / 2.0;
    let second = top + above.rect.height() + 1.0;
    painter.galley(pos2(left, top), above, colour.ink);
    if let Some(below) = below {
        painter.galley(pos2(left, second), below, colour.ink_soft);
    }
    if let Some(worth) = worth {
        let left = rect.right() - INSET - right;
        let top = rect.center().y - worth_high / 2.0;
        let bar = Rect::from_min_size(pos2(left, top), vec2(right, 8.0));
        let round = CornerRadius::same(4);
        let edge = Stroke::new(1.0, colour.ink_soft);
        painter.rect(bar, round, colour.paper_sunk, edge, StrokeKind::Inside);
        let reach = part(told.yardstick, balance, option.value) * (right - 4.0);
        let filled = Rect::from_min_size(bar.min + vec2(2.0, 2.0), vec2(reach, 4.0));
        let fill = if chosen { colour.gold } else { colour.ink_soft };
        painter.rect_filled(filled, CornerRadius::same(2), fill);
        painter.galley(pos2(left, top + 12.0), worth, colour.ink_soft);
    }
}
