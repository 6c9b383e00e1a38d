//! The plan lane in the tray: the chosen cards as tickets in the order in which they will be carried
//! out, what the turn comes to, and the buttons.

mod buttons;

use egui::{Align, Key, Modifiers, PointerButton, Rect, Role, Sense, Ui, pos2};

use super::drag::{self, Carried};
use super::layout;
use super::plan::{LaneCard, PlannedLane};
use super::refusal;
use super::scene::Scene;
use super::ticket::{self, TicketLook};
use super::{TableCommand, offer, plan_words, regions, words};
use crate::lesson::kings_errand::Target;
use crate::rules::kings_errand::{ActionCard, Fate, Phase};
use crate::ui::theme::Text;
use crate::ui::widget::chip::{self, ChipKind, chip};
use crate::ui::widget::{Access, Slot, lit, paint, text};

/// Paints the lane.
pub(super) fn show(ui: &mut Ui, scene: &Scene<'_>, lane: &PlannedLane) {
    heading(ui, scene, lane);
    if scene.choices.is_offering() {
        offer::show(ui, scene);
    } else if scene.phase() == Phase::Tournament && !scene.is_bare() {
        offer::watch(ui, scene);
    } else {
        tickets(ui, scene, lane);
    }
    buttons::show(ui, scene, lane);
}

/// Title, what the plan comes to, and how it is changed; or why the last wish was refused.
fn heading(ui: &mut Ui, scene: &Scene<'_>, lane: &PlannedLane) {
    let stage = &scene.stage;
    let tokens = stage.tokens();
    let place = scene.layout.tray.lane_title;
    let words = plan_words::title(scene, lane);
    let font = tokens.font(Text::Display5);
    let ink = tokens.colour.tray_title;
    text::label(ui, place, Align::Min, &words, &font, ink);
    let title = text::fit(
        ui.painter(),
        &words,
        &font,
        ink,
        text::room(place, 1, Align::Min),
    );
    let mut right = place.left() + title.galley.rect.width() + tokens.space.l;
    scene.say_in(place.with_max_x(right));
    if refusal::show(ui, scene, place.with_min_x(right)) {
        return;
    }
    let compact = scene.layout.class == layout::Class::Compact;
    let chips = chips(scene, lane);
    for (kind, words) in chips {
        let at = pos2(right, place.center().y);
        let chip = chip(ui.painter(), at, kind, &words, stage.look);
        let asks = (kind == ChipKind::Expires && !scene.is_bare()).then(|| lane.to_explain(None));
        if let Some(ticket) = asks.flatten() {
            ask_why(ui, scene, chip, &words, ticket);
        } else {
            let access = ui.allocate_rect(chip, Sense::hover());
            access.widget_info(|| egui::WidgetInfo::labeled(Role::Label, true, &words));
        }
        scene.say_in(chip);
        right = chip.right() + tokens.space.m;
    }
    let several = lane.cards.iter().filter(|card| is_movable(card)).count() > 1;
    // In a lesson the guide says it when it is time.
    let movable = several && !scene.is_bare() && scene.guide.is_none();
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

/// What says that cards expire answers why, beginning with the first of them.
fn ask_why(ui: &mut Ui, scene: &Scene<'_>, chip: Rect, words: &str, ticket: usize) {
    let look = scene.stage.look;
    let why = plan_words::why(scene.stage.translator);
    let id = ui.scope_id().with("lane.expiring");
    let response = ui.interact(chip, id, Sense::click());
    let access = Access::new("lane.expiring", words).described(&why);
    access.describe(ui, &response, Role::Button, None);
    let light = lit(ui, &response, look);
    if light > 0.0 {
        let ring = paint::focus_ring(look, chip, 0.5 * chip.height(), light);
        ui.painter().extend(ring);
    }
    scene.stage.reach(regions::VERDICT, &response);
    if response.on_hover_text(&why).clicked() {
        scene.stage.send(TableCommand::Why(ticket));
    }
}

/// What the plan comes to: shields gained, cards that expire.
fn chips(scene: &Scene<'_>, lane: &PlannedLane) -> Vec<(ChipKind, String)> {
    let translator = scene.stage.translator;
    let planned = lane.cards.iter().any(|card| card.step.is_some());
    // In a tournament the plan is over.
    let planned = planned && scene.phase() != Phase::Tournament;
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
        let words = plan_words::empty(scene);
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
    painter.multiply_opacity(scene.stage.tokens().faded(0.9));
    let number = PlannedLane::number(index);
    let shown = TicketLook {
        pending: lane.is_pending(card),
        considered: true,
        ..TicketLook::default()
    };
    ticket::paint(&painter, scene, card, number, place, shown);
    // A ribbon across the head says that it is not so yet.
    let rect = place.rect;
    let size = scene.stage.tokens().size(Text::Caption);
    let height = (1.5 * size).min(0.3 * rect.height());
    let ribbon = Rect::from_min_max(
        pos2(rect.left() + 18.0, rect.top() - 0.5 * height),
        pos2(rect.right() - 6.0, rect.top() + 0.5 * height),
    );
    let look = scene.stage.look;
    let tr = scene.stage.translator;
    let whole = plan_words::considered(tr);
    let words = if chip::pennant_fits(ui.painter(), ribbon, &whole, look) {
        whole
    } else {
        plan_words::considered_in_brief(tr)
    };
    chip::pennant(ui.painter(), ribbon, Align::Min, &words, look);
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
    let movable = is_movable(card) && !scene.watching && !scene.is_bare();
    let carried = Carried::Ticket(ticket);
    let at_table = scene.is_bare() && card.is_planned() && drag::can_lift(scene, carried);
    let sense = if movable || at_table {
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
    // Of equal cards the one that is still to be carried out.
    let same = |other: &LaneCard| other.card == card.card && other.is_planned();
    let stands_for = card.is_planned() || !lane.cards.iter().any(same);
    let looks = stands_for && scene.mark(Target::Ticket(card.card), &response);
    let opens = if scene.is_bare() {
        card.is_planned() && scene.choices.is_own_turn() && scene.phase() == Phase::CarryOut
    } else {
        can_open(card)
    };
    let shown = TicketLook {
        hovered: response.hovered(),
        marked: response.has_focus() || selected,
        movable,
        opens: opens && movable && !scene.ways(card).is_empty(),
        pending: lane.is_pending(card),
        considered: false,
    };
    if response.dragged_by(PointerButton::Primary) {
        Slot::new()
            .on_tray()
            .paint(ui.painter(), place.rect, stage.look);
    } else {
        ticket::paint(ui.painter(), scene, card, number, place, shown);
    }
    drag::pick(scene, &response, carried);
    if movable {
        moves(ui, scene, lane, index, ticket, &response);
    }
    if response.clicked() && opens && !looks {
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

/// Alt + arrow moves a ticket among those that are still to be carried out.
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
    if let Some(to) = to {
        scene.stage.send(TableCommand::Shift { ticket, to });
    }
}
