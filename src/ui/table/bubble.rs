//! What opens above a ticket: every way to carry the card out, or why it expires and what would mend
//! that.

use egui::{Align, Area, Id, Order, Pos2, Rect, Ui, pos2, vec2};

use super::layout::BubblePlace;
use super::plan::{LaneCard, PlannedLane, mending};
use super::scene::Scene;
use super::{Overlay, TableCommand, coach, plan_words, referee, regions, words};
use crate::rules::kings_errand::{ActionCard, TaskId, Wish};
use crate::ui::app::Command;
use crate::ui::theme::Text;
use crate::ui::widget::bubble::{Tone, bubble};
use crate::ui::widget::{Access, Button, ButtonKind, text};

const ROW: f32 = 34.0;
const GAP: f32 = 7.0;
/// No bubble is narrower, in points.
const NARROWEST: f32 = 300.0;

/// Paints what the coach says, the bubble of the selected ticket, or that of a task that can be paid
/// in several ways.
pub(super) fn show(ui: &mut Ui, scene: &Scene<'_>, lane: &PlannedLane) {
    if let Some(said) = &scene.state.said {
        coach::show(ui, scene, lane, said);
        return;
    }
    if let Some(Overlay::Payments(task)) = scene.state.overlay {
        payments(ui, scene, task);
        return;
    }
    let Some(ticket) = scene.state.selected else {
        return;
    };
    let Some(place) = lane.place_of(ticket) else {
        return;
    };
    if scene.is_bare() {
        referee::show(ui, scene, lane, ticket);
        return;
    }
    let card = &lane.cards[place];
    if let Some(expired) = scene.expiry(ticket) {
        let translator = scene.stage.translator;
        let title = words::action_card(translator, expired.card);
        let reasons = words::expiry_reasons(scene, expired);
        let what = Bubble {
            tone: Tone::Expires,
            title: &title,
            paragraphs: &reasons,
            room: None,
        };
        self::place(ui, scene, place, what, vec![why(scene, ticket)]);
    } else if card.step.is_some() {
        choices(ui, scene, lane, ticket, place, card);
    }
}

/// A line of a bubble that can be chosen.
pub(super) struct Line {
    pub(super) id: String,
    pub(super) words: String,
    pub(super) key: &'static str,
    pub(super) command: Command,
    pub(super) kind: ButtonKind,
    /// Whether it may have the focus as soon as the bubble opens.
    pub(super) leads: bool,
    /// What comes of it, below the button; empty for nothing.
    pub(super) result: String,
    /// Whether it shares its row with the next one of its kind.
    pub(super) narrow: bool,
}

fn payments(ui: &mut Ui, scene: &Scene<'_>, task: TaskId) {
    let translator = scene.stage.translator;
    let quests = scene.choices.quests(task).enumerate();
    let options = quests
        .map(|(index, action)| Line {
            id: format!("option.{index}"),
            words: words::way(translator, action),
            key: words::digit(index),
            command: TableCommand::Act(action).into(),
            kind: ButtonKind::Plain,
            leads: index == 0,
            result: String::new(),
            narrow: false,
        })
        .collect();
    let title = words::task_title(translator, task);
    let question = words::question(translator, ActionCard::Quest);
    let what = Bubble {
        tone: Tone::Guide,
        title: &title,
        paragraphs: &[question],
        room: None,
    };
    place(ui, scene, 0, what, options);
}

/// What can be done with a card that is still to be carried out.
fn choices(
    ui: &mut Ui,
    scene: &Scene<'_>,
    lane: &PlannedLane,
    ticket: usize,
    at: usize,
    card: &LaneCard,
) {
    let translator = scene.stage.translator;
    let Some(step) = &card.step else {
        return;
    };
    let ways = scene.ways(card);
    let mut options = Vec::new();
    if step.expires() {
        options.extend(mend(scene, lane, ticket));
        options.push(why(scene, ticket));
    }
    let leads_elsewhere = options.iter().any(|line| line.leads);
    for (index, &action) in ways.iter().enumerate() {
        let chosen = step.action() == Some(action);
        options.push(Line {
            id: format!("option.{index}"),
            words: words::way(translator, action),
            key: words::digit(index),
            command: Command::Table(TableCommand::Wish {
                ticket,
                wish: Wish::Do(action),
            }),
            kind: if chosen {
                ButtonKind::Next
            } else {
                ButtonKind::Plain
            },
            leads: chosen || (index == 0 && step.action().is_none() && !leads_elsewhere),
            result: String::new(),
            narrow: ways.len() > 4,
        });
    }
    if card.is_planned() {
        if card.wish != Wish::Open {
            options.push(wish(
                "leave-open",
                plan_words::leave_open(translator),
                "",
                ticket,
                Wish::Open,
            ));
        }
        if card.wish != Wish::LetExpire {
            let words = words::let_expire(translator);
            options.push(wish("let-expire", words, "G", ticket, Wish::LetExpire));
        }
    }
    // The one cause that decides; the explanation has the others.
    let mut paragraphs: Vec<String> = step
        .unmet()
        .first()
        .map(|unmet| words::reason(scene, card.card, *unmet))
        .into_iter()
        .collect();
    if card.hopeless {
        paragraphs.push(plan_words::hopeless_help(translator));
    }
    if ways.len() > 1 {
        paragraphs.push(words::question(translator, card.card));
    }
    let title = plan_words::bubble_title(translator, card.card, step.expires());
    let tone = if step.expires() {
        Tone::Expires
    } else {
        Tone::Guide
    };
    let what = Bubble {
        tone,
        title: &title,
        paragraphs: &paragraphs,
        room: None,
    };
    place(ui, scene, at, what, options);
}

fn wish(id: &str, words: String, key: &'static str, ticket: usize, wish: Wish) -> Line {
    Line {
        id: id.to_owned(),
        words,
        key,
        command: TableCommand::Wish { ticket, wish }.into(),
        kind: ButtonKind::Plain,
        leads: false,
        result: String::new(),
        narrow: false,
    }
}

/// The smallest change that mends a card which would expire, to be applied with one click.
fn mend(scene: &Scene<'_>, lane: &PlannedLane, ticket: usize) -> Option<Line> {
    let explanation = lane.explain(scene.game, scene.view, scene.own, ticket)?;
    let best = mending(&explanation)?;
    let narrator = &scene.narrator;
    Some(Line {
        id: "mend".to_owned(),
        words: narrator.alternative_title(best),
        key: "",
        command: TableCommand::Mend(ticket).into(),
        kind: ButtonKind::Go,
        leads: true,
        result: narrator.turn_result(&best.turn),
        narrow: false,
    })
}

fn why(scene: &Scene<'_>, ticket: usize) -> Line {
    Line {
        id: "why".to_owned(),
        words: plan_words::why(scene.stage.translator),
        key: "W",
        command: TableCommand::Why(ticket).into(),
        kind: ButtonKind::Plain,
        leads: false,
        result: String::new(),
        narrow: false,
    }
}

/// What a bubble says.
#[derive(Clone, Copy)]
pub(super) struct Bubble<'a> {
    pub(super) tone: Tone,
    pub(super) title: &'a str,
    pub(super) paragraphs: &'a [String],
    /// Where it stands, if not above a ticket.
    pub(super) room: Option<Rect>,
}

/// Paints a bubble that points at the ticket in place `index` of the lane, if there is one.
pub(super) fn place(
    ui: &mut Ui,
    scene: &Scene<'_>,
    index: usize,
    what: Bubble<'_>,
    options: Vec<Line>,
) {
    let Bubble {
        tone,
        title,
        paragraphs: words,
        room,
    } = what;
    let stage = &scene.stage;
    let (look, tokens) = (stage.look, stage.tokens());
    let above = |rect| BubblePlace { rect, tail: None };
    let at = room.map_or_else(|| scene.layout.bubble(index), above);
    // A choice is never cut: where the free room is narrow, the bubble covers a part of the map.
    let width = at.rect.width().max(NARROWEST);
    let left = (at.rect.right() - width).max(0.0);
    let inset = tokens.space.panel_inset;
    let inner = width - 2.0 * inset;
    let paragraphs: Vec<_> = words
        .iter()
        .map(|words| {
            let font = tokens.font(Text::Body);
            ui.painter()
                .layout(words.clone(), font, tokens.colour.ink, inner)
        })
        .collect();
    let text_height: f32 = paragraphs
        .iter()
        .map(|galley| galley.rect.height() + GAP)
        .sum();
    let row = if options.len() > 4 { 30.0 } else { ROW };
    let first = Rect::from_min_size(pos2(0.0, 0.0), vec2(inner, row));
    let result = 1.4 * tokens.size(Text::BodySmall);
    let places = places(&options, first, result);
    let rows = places.last().map_or(0.0, |place| place.bottom() + GAP);
    let height = 2.0 * inset + 30.0 + text_height + rows;
    let foot = at.rect.bottom();
    let top = (foot - height).max(56.0);
    let rect = Rect::from_min_max(pos2(left, top), pos2(left + width, foot));
    Area::new(Id::unique("bubble"))
        .order(Order::Middle)
        .fixed_pos(rect.min)
        .show(ui.ctx(), |ui| {
            // The area takes the pointer, so that nothing below the bubble is clicked through it.
            ui.allocate_rect(rect, egui::Sense::click());
            bubble(ui.painter(), rect, at.tail, tone, look);
            let mut cursor: Pos2 = rect.min + vec2(inset, inset);
            let head = Rect::from_min_size(cursor, vec2(inner - 30.0, 26.0));
            let colour = match tone {
                Tone::Expires => tokens.colour.expires,
                Tone::Guide => tokens.colour.ink,
            };
            text::label(
                ui,
                head,
                Align::Min,
                title,
                &tokens.bold(Text::Heading),
                colour,
            );
            cursor.y += 30.0;
            for (galley, words) in paragraphs.into_iter().zip(words) {
                let size = galley.rect.size();
                let place = Rect::from_min_size(cursor, size);
                let label = ui.allocate_rect(place, egui::Sense::hover());
                label.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Label, true, words));
                ui.painter().galley(cursor, galley, tokens.colour.ink);
                cursor.y += size.y + GAP;
            }
            let places: Vec<_> = places
                .into_iter()
                .map(|place| place.translate(cursor.to_vec2()))
                .collect();
            self::options(ui, scene, &places, options);
        });
}

/// Where the options lie below each other, from the place of the first; narrow ones two in a row.
/// What is said below an option takes `result` more.
fn places(options: &[Line], first: Rect, result: f32) -> Vec<Rect> {
    let mut top = first.top() + GAP;
    let mut beside = false;
    let mut places = Vec::with_capacity(options.len());
    for (index, option) in options.iter().enumerate() {
        let row = Rect::from_min_size(pos2(first.left(), top), first.size());
        let (left, right) = row.split_left_right_at_fraction(0.5);
        let half = GAP / 2.0;
        let next_is_narrow = options.get(index + 1).is_some_and(|next| next.narrow);
        if !option.narrow {
            places.push(row);
        } else if beside {
            places.push(right.with_min_x(right.left() + half));
        } else {
            places.push(left.with_max_x(left.right() - half));
        }
        beside = option.narrow && !beside && next_is_narrow;
        if !beside {
            top += first.height() + GAP;
        }
        if !option.result.is_empty() {
            top += result;
        }
    }
    places
}

/// Shows the options in their places.
fn options(ui: &mut Ui, scene: &Scene<'_>, places: &[Rect], options: Vec<Line>) {
    let stage = &scene.stage;
    let tokens = stage.tokens();
    for (option, &rect) in options.into_iter().zip(places) {
        let mut button = Button::new(option.kind, &option.words)
            .text(Text::BodySmall)
            .key(option.key);
        if option.kind == ButtonKind::Go {
            button = button.check();
        }
        let access = Access::new(&option.id, &option.words).described(&option.result);
        let response = button.show(ui, rect, access, stage.look);
        stage.reach(regions::OPTIONS, &response);
        if !option.result.is_empty() {
            let height = 1.4 * tokens.size(Text::BodySmall);
            let below = Rect::from_min_size(rect.left_bottom(), vec2(rect.width(), height));
            let bold = tokens.bold(Text::BodySmall);
            let colour = tokens.colour.works;
            let words = &option.result;
            text::line(ui.painter(), below, Align::Center, words, &bold, colour);
        }
        // Enter never lets a card expire unless its player has gone there.
        if option.leads && scene.state.opened {
            response.request_focus();
        }
        if response.clicked() {
            stage.send(option.command);
        }
    }
}
