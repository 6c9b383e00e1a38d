//! The plan lane in the tray: the chosen cards as tickets in the order in which they will be carried
//! out, what the turn comes to, and the buttons.

use egui::{
    Align, CursorIcon, Id, Key, LayerId, Modifiers, Order, Rect, Role, Sense, Ui, pos2, vec2,
};

use super::layout;
use super::plan::{LaneCard, PlannedLane};
use super::scene::Scene;
use super::ticket::{self, TicketLook};
use super::{TableCommand, offer, plan_words, regions, words};
use crate::rules::kings_errand::{Action, ActionCard, Fate, Phase};
use crate::ui::picture::Icon;
use crate::ui::theme::Text;
use crate::ui::widget::chip::{ChipKind, chip};
use crate::ui::widget::{Access, Button, ButtonKind, Slot, text};

/// Paints the lane.
pub(super) fn show(ui: &mut Ui, scene: &Scene<'_>, lane: &PlannedLane) {
    heading(ui, scene, lane);
    if scene.choices.is_offering() {
        offer::show(ui, scene);
    } else {
        tickets(ui, scene, lane);
    }
    buttons(ui, scene, lane);
}

/// Title, what the plan comes to, and how it is changed; or why the last wish was refused.
fn heading(ui: &mut Ui, scene: &Scene<'_>, lane: &PlannedLane) {
    let stage = &scene.stage;
    let tokens = stage.tokens();
    let place = scene.layout.tray.lane_title;
    // The number of the first ticket lies on its corner, a little over the heading.
    let place = place.with_min_x(place.left() + 22.0);
    let words = plan_words::title(scene, lane);
    let font = tokens.font(Text::Display5);
    let ink = tokens.colour.tray_title;
    text::label(ui, place, Align::Min, &words, &font, ink);
    let title = ui.painter().layout_no_wrap(words, font, ink);
    let mut right = place.left() + title.rect.width() + tokens.space.l;
    if refusal(ui, scene, place.with_min_x(right)) {
        return;
    }
    // Where there is little room the chips keep clear of the numbers on the tickets' corners.
    let compact = scene.layout.class == layout::Class::Compact;
    let chips = chips(scene, lane);
    if compact {
        let gap = tokens.space.m;
        let font = tokens.font(Text::BodySmall);
        let width = |words: &String| {
            let galley = ui
                .painter()
                .layout_no_wrap(words.clone(), font.clone(), ink);
            galley.rect.width() + 1.4 * font.size + gap
        };
        let all: f32 = chips.iter().map(|(_, words)| width(words)).sum();
        right = right.max(place.right() - all);
    }
    for (kind, words) in chips {
        let at = pos2(right, place.center().y);
        let chip = chip(ui.painter(), at, kind, &words, stage.look);
        let access = ui.allocate_rect(chip, Sense::hover());
        access.widget_info(|| egui::WidgetInfo::labeled(Role::Label, true, &words));
        right = chip.right() + tokens.space.m;
    }
    let movable = lane.cards.iter().filter(|card| is_movable(card)).count() > 1;
    if movable && !compact && scene.state.selected.is_none() {
        let room = place.with_min_x(right);
        let words = plan_words::hint(stage.translator);
        let font = tokens.italic(Text::BodySmall);
        let width = ui
            .painter()
            .layout_no_wrap(words.clone(), font.clone(), ink);
        // Where it has no room it is left out: F1 says it too.
        if width.rect.width() < room.width() {
            let soft = tokens.colour.tray_text_soft;
            text::label(ui, room, Align::Max, &words, &font, soft);
        }
    }
}

/// What the plan comes to: shields gained, cards that expire.
fn chips(scene: &Scene<'_>, lane: &PlannedLane) -> Vec<(ChipKind, String)> {
    let translator = scene.stage.translator;
    let planned = lane.cards.iter().any(|card| card.step.is_some());
    let Some(line) = lane.line.as_ref().filter(|_| planned) else {
        return Vec::new();
    };
    let outcome = &line.outcome;
    let mut chips = Vec::new();
    if outcome.shields > 0 {
        let words = plan_words::shields(translator, outcome.shields);
        chips.push((ChipKind::Works, words));
    }
    let (expiring, pending) = (lane.expiring(), lane.pending());
    if pending > 0 {
        chips.push((ChipKind::Plain, plan_words::pending(translator, pending)));
    }
    if expiring > 0 || pending == 0 {
        let kind = if expiring > 0 {
            ChipKind::Expires
        } else {
            ChipKind::Works
        };
        chips.push((kind, plan_words::expiring(translator, expiring)));
    }
    chips
}

/// Why the last wish was refused; whether there is something to say.
fn refusal(ui: &mut Ui, scene: &Scene<'_>, room: Rect) -> bool {
    let Some(words) = scene.refused else {
        return false;
    };
    let tokens = scene.stage.tokens();
    let fill = tokens.colour.expires_fill;
    let radius = tokens.radius.field;
    ui.painter().rect_filled(room, radius, fill);
    let why = plan_words::why(scene.stage.translator);
    let button = Button::new(ButtonKind::Plain, &why).text(Text::Label);
    let width = button.width(ui.painter(), room.height(), scene.stage.look);
    let (inner, place) = room.split_left_right_at_x(room.right() - width);
    let access = Access::new("refused.why", &why);
    let response = button.show(ui, place, access, scene.stage.look);
    scene.stage.reach(regions::BUTTONS, &response);
    if response.clicked() {
        scene.stage.send(TableCommand::WhyRefused);
    }
    let inner = inner.shrink2(vec2(tokens.space.m, 0.0));
    let font = tokens.bold(Text::BodySmall);
    let ink = tokens.colour.on_fill;
    let response = text::label(ui, inner, Align::Min, words, &font, ink);
    ui.ctx().accesskit_node_builder(response.id, |node| {
        node.set_author_id("refused");
        node.set_live(egui::accesskit::Live::Polite);
    });
    true
}

fn is_movable(card: &LaneCard) -> bool {
    card.is_planned() && card.ticket.is_some()
}

fn tickets(ui: &mut Ui, scene: &Scene<'_>, lane: &PlannedLane) {
    for (index, place) in scene.layout.tray.tickets.iter().enumerate() {
        match lane.cards.get(index) {
            Some(card) if card.ticket.is_some() => self::card(ui, scene, lane, index, place),
            Some(_) => considered(ui, scene, lane, index, place),
            None => {
                Slot::new()
                    .on_tray()
                    .paint(ui.painter(), place.rect, scene.stage.look);
            }
        }
    }
    if lane.cards.is_empty() && scene.phase() == Phase::Choose {
        let tokens = scene.stage.tokens();
        let Some(first) = scene.layout.tray.tickets.first() else {
            return;
        };
        let words = plan_words::empty(scene.stage.translator);
        let room = first.rect.shrink(tokens.space.panel_inset);
        let font = tokens.italic(Text::Body);
        let soft = tokens.colour.tray_text_soft;
        text::lines(ui.painter(), room, Align::Min, &words, &font, soft, 4);
    }
}

/// A card of the supply that is being looked at: what the turn would become with it.
fn considered(
    ui: &Ui,
    scene: &Scene<'_>,
    lane: &PlannedLane,
    index: usize,
    place: &layout::Ticket,
) {
    let card = &lane.cards[index];
    let mut painter = ui.painter().clone();
    painter.multiply_opacity(0.82);
    let number = PlannedLane::number(index);
    let shown = TicketLook {
        pending: lane.is_pending(card),
        considered: true,
        ..TicketLook::default()
    };
    ticket::paint(&painter, scene, card, number, place, shown);
}

fn card(ui: &mut Ui, scene: &Scene<'_>, lane: &PlannedLane, index: usize, place: &layout::Ticket) {
    let stage = &scene.stage;
    let card = &lane.cards[index];
    let Some(ticket) = card.ticket else {
        return;
    };
    let selected = scene.state.selected == Some(ticket);
    let name = words::action_card(stage.translator, card.card);
    let about = words::about_action_card(stage.translator, card.card);
    let about = words::with_german(stage, about, |tr| words::action_card(tr, card.card));
    let number = PlannedLane::number(index);
    let id = format!("ticket.{ticket}");
    let movable = is_movable(card);
    let sense = if movable {
        Sense::click_and_drag()
    } else {
        Sense::click()
    };
    let response = ui.interact(place.rect, ui.scope_id().with(&id), sense);
    let spoken = [plan_words::spoken(scene, lane, card, number), about.clone()].join(" ");
    Access::new(&id, &name).described(&spoken).describe(
        ui,
        &response,
        Role::Button,
        Some(selected),
    );
    stage.reach(regions::LANE, &response);
    if scene.state.refocus == Some(ticket) {
        response.request_focus();
    }
    let opens = can_open(card);
    let shown = TicketLook {
        hovered: response.hovered(),
        marked: response.has_focus() || selected,
        movable,
        opens: opens && movable && !scene.ways(card).is_empty(),
        pending: lane.is_pending(card),
        considered: false,
    };
    if response.dragged() {
        dragged(ui, scene, card, number, place, shown);
    } else {
        ticket::paint(ui.painter(), scene, card, number, place, shown);
    }
    if movable {
        moves(ui, scene, lane, index, ticket, &response);
    }
    if response.clicked() && opens {
        stage.send(TableCommand::Select((!selected).then_some(ticket)));
    }
    if card.hopeless {
        let help = plan_words::hopeless_help(stage.translator);
        let about = [about, help].join("\n");
        super::supply::explain_by(scene, &response, &name, &about, card.card.rule());
    } else {
        super::supply::explain_by(scene, &response, &name, &about, card.card.rule());
    }
}

/// Whether there is something to choose or to be told.
fn can_open(card: &LaneCard) -> bool {
    match card.fate {
        Fate::Held => card
            .step
            .as_ref()
            .is_some_and(|step| card.card != ActionCard::Tournament || step.expires()),
        Fate::Expired => true,
        Fate::CarriedOut => false,
    }
}

/// A ticket under the pointer, above its place.
fn dragged(
    ui: &Ui,
    scene: &Scene<'_>,
    card: &LaneCard,
    number: usize,
    place: &layout::Ticket,
    shown: TicketLook,
) {
    let (from, now) = ui.input(|input| (input.pointer.press_origin(), input.pointer.latest_pos()));
    let by = match (from, now) {
        (Some(from), Some(now)) => now - from,
        _ => egui::Vec2::ZERO,
    };
    Slot::new()
        .on_tray()
        .paint(ui.painter(), place.rect, scene.stage.look);
    let layer = LayerId::new(Order::Tooltip, Id::unique("dragged.ticket"));
    let painter = ui.ctx().layer_painter(layer);
    ticket::paint(&painter, scene, card, number, &place.translate(by), shown);
    ui.set_cursor_icon(CursorIcon::Grabbing);
}

/// Drag and Alt + arrow move a ticket among those that are still to be carried out.
fn moves(
    ui: &Ui,
    scene: &Scene<'_>,
    lane: &PlannedLane,
    index: usize,
    ticket: usize,
    response: &egui::Response,
) {
    let places: Vec<usize> = (0..lane.cards.len())
        .filter(|&at| is_movable(&lane.cards[at]))
        .collect();
    let Some(own) = places.iter().position(|&at| at == index) else {
        return;
    };
    let mut to = None;
    let selected = scene.state.selected == Some(ticket);
    if response.has_focus() || selected {
        let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::ALT, key));
        if pressed(Key::ArrowLeft) {
            to = own.checked_sub(1);
        }
        if pressed(Key::ArrowRight) {
            to = Some(own + 1).filter(|&to| to < places.len());
        }
    }
    if response.drag_stopped()
        && let Some(pointer) = ui.input(|input| input.pointer.latest_pos())
    {
        let distance = |at: &usize| {
            let place = scene.layout.tray.tickets.get(*at);
            place.map_or(f32::MAX, |place| (place.rect.center().x - pointer.x).abs())
        };
        let nearest = places
            .iter()
            .enumerate()
            .min_by(|(_, one), (_, other)| distance(one).total_cmp(&distance(other)));
        to = nearest.map(|(nth, _)| nth).filter(|&nth| nth != own);
    }
    if let Some(to) = to {
        scene.stage.send(TableCommand::Shift { ticket, to });
    }
}

/// A button of the row at the foot of the lane.
struct Wanted {
    id: &'static str,
    kind: ButtonKind,
    words: String,
    key: &'static str,
    icon: Option<Icon>,
    command: TableCommand,
}

fn buttons(ui: &mut Ui, scene: &Scene<'_>, lane: &PlannedLane) {
    let stage = &scene.stage;
    let row = scene.layout.tray.buttons;
    let wanted = wanted(scene, lane);
    let gap = 10.0;
    let made = |wanted: &Wanted, (size, keys): (Text, bool)| {
        let width = wanted
            .button(size, keys)
            .width(ui.painter(), row.height(), stage.look);
        width + gap
    };
    let width = |fit: (Text, bool)| -> f32 {
        wanted.iter().map(|wanted| made(wanted, fit)).sum::<f32>() - gap
    };
    // Where they have no room they first get smaller, then lose their keys: F1 has those too.
    let fits = [
        (Text::Body, true),
        (Text::BodySmall, true),
        (Text::BodySmall, false),
        (Text::Label, false),
    ];
    let fit = fits.into_iter().find(|&fit| width(fit) <= row.width());
    let (size, keys) = fit.unwrap_or((Text::Label, false));
    let shrink = (row.width() / width((size, keys))).min(1.0);
    let widths: Vec<f32> = wanted
        .iter()
        .map(|wanted| (made(wanted, (size, keys)) - gap) * shrink)
        .collect();
    let mut x = row.left();
    for (wanted, width) in wanted.into_iter().zip(widths) {
        let rect = Rect::from_min_size(pos2(x, row.top()), vec2(width, row.height()));
        x = rect.right() + gap;
        let access = Access::new(wanted.id, &wanted.words);
        let response = wanted.button(size, keys).show(ui, rect, access, stage.look);
        stage.reach(regions::BUTTONS, &response);
        if response.clicked() {
            stage.send(wanted.command);
        }
    }
}

impl Wanted {
    fn button(&self, size: Text, keys: bool) -> Button<'_> {
        let key = if keys { self.key } else { "" };
        let button = Button::new(self.kind, &self.words).key(key).text(size);
        match self.icon {
            Some(icon) => button.icon(icon),
            None => button,
        }
    }
}

fn wanted(scene: &Scene<'_>, lane: &PlannedLane) -> Vec<Wanted> {
    let translator = scene.stage.translator;
    let mut wanted = Vec::new();
    if scene.choices.is_offering() {
        let offer = scene.state.offer;
        wanted.push(Wanted {
            id: "offer",
            kind: if offer.is_empty() {
                ButtonKind::Plain
            } else {
                ButtonKind::Next
            },
            words: words::make_offer(translator, offer),
            key: "E",
            icon: None,
            command: TableCommand::Act(Action::Offer(offer)),
        });
    } else if scene.phase() == Phase::CarryOut && scene.choices.is_own_turn() {
        if lane.cards.iter().any(is_movable) {
            wanted.push(Wanted {
                id: "next-step",
                kind: ButtonKind::Next,
                words: plan_words::next_step(translator),
                key: "N",
                icon: None,
                command: TableCommand::Step,
            });
            wanted.push(Wanted {
                id: "carry-out-all",
                kind: ButtonKind::Plain,
                words: plan_words::carry_out_all(translator),
                key: "X",
                icon: None,
                command: TableCommand::CarryOutAll,
            });
        }
        let unused = scene.choices.unused();
        wanted.push(Wanted {
            id: "end-turn",
            // The gold button is never the one that throws cards away.
            kind: if unused == 0 {
                ButtonKind::Next
            } else {
                ButtonKind::Dark
            },
            // Beside a plan the count would sound as if the plan failed.
            words: if lane.cards.iter().any(is_movable) {
                plan_words::end_without(translator)
            } else {
                words::end_turn(translator, unused)
            },
            key: "E",
            icon: None,
            command: TableCommand::Act(Action::EndTurn),
        });
    }
    if scene.thinking.is_some() {
        wanted.push(Wanted {
            id: "enough",
            kind: ButtonKind::Plain,
            words: words::enough(translator),
            key: "S",
            icon: None,
            command: TableCommand::Enough,
        });
    } else if scene.waiting {
        wanted.push(Wanted {
            id: "hurry",
            kind: ButtonKind::Plain,
            words: words::hurry(translator),
            key: "S",
            icon: None,
            command: TableCommand::Hurry,
        });
    }
    if scene.can_undo {
        wanted.push(Wanted {
            id: "undo",
            kind: ButtonKind::Dark,
            words: words::undo(translator),
            key: "Z",
            icon: Some(Icon::Undo),
            command: TableCommand::Undo,
        });
    }
    wanted
}
