//! The lane in the tray: the chosen cards as tickets, the offer of a tournament, the buttons.

use egui::{Align, Rect, Role, Sense, Ui, pos2, vec2};

use super::choices::Ticket;
use super::layout;
use super::scene::Scene;
use super::{TableCommand, regions, words};
use crate::rules::kings_errand::{Action, ActionCard, Fate, Phase};
use crate::ui::picture::Icon;
use crate::ui::theme::Text;
use crate::ui::widget::figure::Verdict;
use crate::ui::widget::{
    Access, Button, ButtonKind, Card, CardState, Face, Slot, figure, paint, panel, text,
};

/// Paints the lane.
pub(super) fn show(ui: &mut Ui, scene: &Scene<'_>) {
    let stage = &scene.stage;
    let tokens = stage.tokens();
    let tray = &scene.layout.tray;
    refusal(ui, scene);
    let heading = words::lane_title(stage.translator, scene);
    let title = tokens.font(Text::Display5);
    // The number of the first ticket lies on its corner, a little over the heading.
    let place = tray.lane_title.with_min_x(tray.lane_title.left() + 22.0);
    text::label(
        ui,
        place,
        Align::Min,
        &heading,
        &title,
        tokens.colour.tray_title,
    );
    if scene.choices.is_offering() {
        offer(ui, scene);
    } else {
        tickets(ui, scene);
    }
    let acting = scene.phase() == Phase::CarryOut && scene.choices.is_own_turn();
    if acting && scene.state.selected.is_none() && scene.refused.is_none() {
        let hint = words::click_a_card(stage.translator);
        let font = tokens.italic(Text::BodySmall);
        let soft = tokens.colour.tray_text_soft;
        let room = place.with_min_x(place.left() + 0.36 * place.width());
        text::label(ui, room, Align::Max, &hint, &font, soft);
    }
    buttons(ui, scene);
}

/// Why the last wish was refused, beside the heading.
fn refusal(ui: &mut Ui, scene: &Scene<'_>) {
    let Some(words) = scene.refused else {
        return;
    };
    let tokens = scene.stage.tokens();
    let title = scene.layout.tray.lane_title;
    let room = title.with_min_x(title.left() + 0.32 * title.width());
    let fill = tokens.colour.expires_fill;
    let radius = tokens.radius.field;
    ui.painter().rect_filled(room, radius, fill);
    let inner = room.shrink2(vec2(tokens.space.m, 0.0));
    let font = tokens.bold(Text::BodySmall);
    let ink = tokens.colour.on_fill;
    let response = text::label(ui, inner, Align::Min, words, &font, ink);
    ui.ctx().accesskit_node_builder(response.id, |node| {
        node.set_author_id("refused");
        node.set_live(egui::accesskit::Live::Polite);
    });
}

fn tickets(ui: &mut Ui, scene: &Scene<'_>) {
    let tickets = scene.choices.tickets();
    for (index, place) in scene.layout.tray.tickets.iter().enumerate() {
        match tickets.get(index) {
            Some(ticket) => self::ticket(ui, scene, index, ticket, place),
            None => Slot::new()
                .on_tray()
                .paint(ui.painter(), place.rect, scene.stage.look),
        }
    }
}

/// What a ticket says at its foot.
struct Say {
    seal: Option<Verdict>,
    tone: Tone,
    words: String,
}

/// How the words at the foot of a ticket sound.
#[derive(Clone, Copy)]
enum Tone {
    Good,
    Bad,
    Quiet,
}

fn say(scene: &Scene<'_>, ticket: &Ticket) -> Say {
    let translator = scene.stage.translator;
    let card = ticket.chosen.card;
    match ticket.chosen.fate {
        Fate::CarriedOut => Say {
            seal: None,
            tone: Tone::Quiet,
            words: words::done(translator),
        },
        Fate::Expired => Say {
            seal: Some(Verdict::Expires),
            tone: Tone::Bad,
            words: words::expired(translator),
        },
        Fate::Held if card == ActionCard::Tournament => Say {
            seal: None,
            tone: Tone::Quiet,
            words: words::waits_for_tournament(translator),
        },
        Fate::Held if !ticket.ways.is_empty() => Say {
            seal: Some(Verdict::Works),
            tone: Tone::Good,
            words: words::possible_now(translator),
        },
        Fate::Held => Say {
            seal: None,
            tone: Tone::Bad,
            words: ticket
                .unmet
                .first()
                .map(|unmet| words::short_reason(scene, *unmet))
                .unwrap_or_default(),
        },
    }
}

fn ticket(ui: &mut Ui, scene: &Scene<'_>, index: usize, ticket: &Ticket, place: &layout::Ticket) {
    let stage = &scene.stage;
    let (look, tokens) = (stage.look, stage.tokens());
    let expired = ticket.chosen.fate == Fate::Expired;
    let selected = scene.state.selected == Some(index);
    panel::ticket(ui.painter(), place.rect, expired, look);

    let card = ticket.chosen.card;
    let name = words::action_card(stage.translator, card);
    let title = if place.title.width() < 100.0 {
        words::action_card_short(stage.translator, card)
    } else {
        name.clone()
    };
    let say = say(scene, ticket);
    let id = format!("ticket.{index}");
    let response = ui.interact(place.rect, ui.scope_id().with(&id), Sense::click());
    let about = words::about_action_card(stage.translator, card);
    let description = [say.words.as_str(), about.as_str()].join(" ");
    Access::new(&id, &name)
        .described(description.trim())
        .describe(ui, &response, Role::Button, Some(selected));
    stage.reach(regions::LANE, &response);

    let state = match (selected, ticket.chosen.fate) {
        (true, _) => CardState::Selected,
        (false, Fate::Held) if !ticket.ways.is_empty() => CardState::Selectable,
        (false, Fate::Held) => CardState::Normal,
        (false, Fate::CarriedOut | Fate::Expired) => CardState::Disabled,
    };
    Card::new(Face::Action(card))
        .state(state)
        .lift(if response.hovered() { 1.0 } else { 0.0 })
        .paint(ui.painter(), place.card, look);
    let verdict = match ticket.chosen.fate {
        Fate::Expired => Verdict::Expires,
        Fate::Held | Fate::CarriedOut => Verdict::Works,
    };
    ticket_title(ui, scene, &title, place);
    foot(ui, scene, &say, place);
    if response.has_focus() || selected {
        let ring = paint::focus_ring(look, place.rect, tokens.radius.button, 1.0);
        ui.painter().extend(ring);
    }
    figure::step(ui.painter(), place.number, index + 1, verdict, look);
    let can_open = match ticket.chosen.fate {
        Fate::Held => scene.choices.is_own_turn(),
        Fate::Expired => true,
        Fate::CarriedOut => false,
    };
    if response.clicked() && can_open {
        let next = (!selected).then_some(index);
        stage.send(TableCommand::Select(next));
    }
    super::supply::explain(scene, &response, &name, &about);
}

/// The card's name; a long one takes two lines, from the top of the ticket down.
fn ticket_title(ui: &Ui, scene: &Scene<'_>, name: &str, place: &layout::Ticket) {
    let tokens = scene.stage.tokens();
    let font = tokens.bold(Text::Body);
    let room = text::room(place.title, 2, Align::Min);
    let fitted = text::fit(ui.painter(), name, &font, tokens.colour.ink, room);
    let height = fitted.galley.rect.height().max(place.title.height());
    let rect = place.title.with_max_y(place.title.top() + height);
    ui.painter().add(fitted.shape(ui.painter(), rect));
}

fn foot(ui: &Ui, scene: &Scene<'_>, say: &Say, place: &layout::Ticket) {
    let (look, tokens) = (scene.stage.look, scene.stage.tokens());
    let mut room = place.verdict;
    if let Some(verdict) = say.seal {
        let side = room.height().min(28.0);
        let seal = Rect::from_min_size(
            pos2(room.left(), room.center().y - side / 2.0),
            vec2(side, side),
        );
        figure::seal(ui.painter(), seal, verdict, look);
        room = room.with_min_x(seal.right() + 6.0);
    }
    let colour = match say.tone {
        Tone::Good => tokens.colour.works,
        Tone::Bad => tokens.colour.expires,
        Tone::Quiet => tokens.colour.ink_soft,
    };
    let font = tokens.bold(Text::BodySmall);
    text::lines(ui.painter(), room, Align::Min, &say.words, &font, colour, 2);
}

/// In the tournament the lane says what is in the offer so far.
fn offer(ui: &mut Ui, scene: &Scene<'_>) {
    let stage = &scene.stage;
    let (look, tokens) = (stage.look, stage.tokens());
    let tray = &scene.layout.tray;
    let Some(first) = tray.tickets.first() else {
        return;
    };
    let sheet = Rect::from_min_max(first.rect.min, pos2(tray.lane.right(), first.rect.bottom()));
    panel::ticket(ui.painter(), sheet, false, look);
    let inner = sheet.shrink(tokens.space.panel_inset);
    let offer = scene.state.offer;
    let (head, rest) = inner.split_top_bottom_at_y(inner.top() + 44.0);
    let hint = words::offer_hint(stage.translator, scene);
    text::lines(
        ui.painter(),
        head,
        Align::Min,
        &hint,
        &tokens.font(Text::Body),
        tokens.colour.ink,
        2,
    );
    let total = words::offer_total(stage.translator, offer);
    let width = (rest.height() - 4.0) / 1.4;
    let mut at = rest.min;
    for card in offer.iter() {
        let rect = Rect::from_min_size(at, Card::size(width));
        Card::new(Face::Virtue(card)).paint(ui.painter(), rect, look);
        at.x += (width + 6.0).min((rest.width() - 200.0) / f32::from(offer.len().max(1)));
    }
    let place = Rect::from_min_max(pos2(rest.right() - 190.0, rest.top()), rest.max);
    text::label(
        ui,
        place,
        Align::Max,
        &total,
        &tokens.bold(Text::Heading),
        tokens.colour.ink,
    );
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

fn buttons(ui: &mut Ui, scene: &Scene<'_>) {
    let stage = &scene.stage;
    let row = scene.layout.tray.buttons;
    let mut x = row.left();
    for wanted in wanted(scene) {
        let mut button = Button::new(wanted.kind, &wanted.words).key(wanted.key);
        if let Some(icon) = wanted.icon {
            button = button.icon(icon);
        }
        let width = button.width(ui.painter(), row.height(), stage.look);
        let rect = Rect::from_min_size(pos2(x, row.top()), vec2(width, row.height()));
        x = rect.right() + 10.0;
        let access = Access::new(wanted.id, &wanted.words);
        let response = button.show(ui, rect, access, stage.look);
        stage.reach(regions::BUTTONS, &response);
        if response.clicked() {
            stage.send(wanted.command);
        }
    }
}

fn wanted(scene: &Scene<'_>) -> Vec<Wanted> {
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
        let unused = scene.choices.unused();
        wanted.push(Wanted {
            id: "end-turn",
            // The gold button is never the one that throws cards away.
            kind: if unused == 0 {
                ButtonKind::Next
            } else {
                ButtonKind::Dark
            },
            words: words::end_turn(translator, unused),
            key: "E",
            icon: None,
            command: TableCommand::Act(Action::EndTurn),
        });
    }
    if scene.waiting {
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
