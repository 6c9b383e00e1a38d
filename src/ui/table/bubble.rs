//! What opens above a ticket: every way to carry the card out, or every reason why not.

use egui::{Align, Area, Id, Order, Pos2, Rect, Ui, pos2, vec2};

use super::choices::Ticket;
use super::scene::Scene;
use super::{Overlay, TableCommand, regions, words};
use crate::rules::kings_errand::{Action, ActionCard, TaskId};
use crate::ui::theme::Text;
use crate::ui::widget::bubble::{Tone, bubble};
use crate::ui::widget::{Access, Button, ButtonKind, text};

const ROW: f32 = 34.0;
const GAP: f32 = 4.0;
/// No bubble is narrower, in points.
const NARROWEST: f32 = 300.0;

/// Paints the bubble of the selected ticket, or of a task that can be paid in several ways.
pub(super) fn show(ui: &mut Ui, scene: &Scene<'_>) {
    if let Some(Overlay::Payments(task)) = scene.state.overlay {
        payments(ui, scene, task);
        return;
    }
    let Some(index) = scene.state.selected else {
        return;
    };
    let Some(ticket) = scene.choices.tickets().get(index) else {
        return;
    };
    if let Some(expired) = scene.expiry(index).filter(|_| !ticket.is_held()) {
        let translator = scene.stage.translator;
        let title = words::action_card(translator, expired.card);
        let reasons = words::expiry_reasons(scene, expired);
        let what = Bubble {
            tone: Tone::Expires,
            title: &title,
            paragraphs: &reasons,
        };
        place(ui, scene, index, what, Vec::new());
    } else if ticket.is_held() && scene.choices.is_own_turn() {
        choices(ui, scene, index, ticket);
    }
}

/// A line of a bubble that can be chosen.
struct Line {
    words: String,
    action: Action,
    kind: ButtonKind,
}

fn payments(ui: &mut Ui, scene: &Scene<'_>, task: TaskId) {
    let translator = scene.stage.translator;
    let options = scene
        .choices
        .quests(task)
        .map(|action| Line {
            words: words::way(translator, action),
            action,
            kind: ButtonKind::Plain,
        })
        .collect();
    let title = words::task_title(translator, task);
    let question = words::question(translator, ActionCard::Quest);
    let what = Bubble {
        tone: Tone::Guide,
        title: &title,
        paragraphs: &[question],
    };
    place(ui, scene, 0, what, options);
}

fn choices(ui: &mut Ui, scene: &Scene<'_>, index: usize, ticket: &Ticket) {
    let translator = scene.stage.translator;
    let card = ticket.chosen.card;
    let mut options: Vec<Line> = ticket
        .ways
        .iter()
        .map(|&action| Line {
            words: words::way(translator, action),
            action,
            kind: ButtonKind::Plain,
        })
        .collect();
    if let [only] = options.as_mut_slice() {
        only.kind = ButtonKind::Next;
    }
    let give_up = Action::GiveUp(card);
    if scene.choices.allows(give_up) {
        options.push(Line {
            words: words::let_expire(translator),
            action: give_up,
            kind: ButtonKind::Plain,
        });
    }
    let mut paragraphs: Vec<String> = ticket
        .unmet
        .iter()
        .map(|unmet| words::reason(scene, card, *unmet))
        .collect();
    if ticket.ways.len() > 1 {
        paragraphs.push(words::question(translator, card));
    }
    let title = words::bubble_title(translator, card, ticket.ways.is_empty());
    let tone = if ticket.ways.is_empty() {
        Tone::Expires
    } else {
        Tone::Guide
    };
    let what = Bubble {
        tone,
        title: &title,
        paragraphs: &paragraphs,
    };
    place(ui, scene, index, what, options);
}

/// What a bubble says.
#[derive(Clone, Copy)]
struct Bubble<'a> {
    tone: Tone,
    title: &'a str,
    paragraphs: &'a [String],
}

fn place(ui: &mut Ui, scene: &Scene<'_>, index: usize, what: Bubble<'_>, options: Vec<Line>) {
    let Bubble {
        tone,
        title,
        paragraphs: words,
    } = what;
    let stage = &scene.stage;
    let (look, tokens) = (stage.look, stage.tokens());
    let at = scene.layout.bubble(index);
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
    let rows = options.len();
    let row = if rows > 4 { 30.0 } else { ROW };
    let height = 2.0 * inset + 30.0 + text_height + rows as f32 * (row + GAP);
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
            self::options(
                ui,
                scene,
                Rect::from_min_size(cursor, vec2(inner, row)),
                options,
            );
        });
}

/// The options below each other; `first` is the place of the first.
fn options(ui: &mut Ui, scene: &Scene<'_>, first: Rect, options: Vec<Line>) {
    let stage = &scene.stage;
    for (index, option) in options.into_iter().enumerate() {
        let down = index as f32 * (first.height() + GAP);
        let rect = first.translate(vec2(0.0, down));
        let gives_up = matches!(option.action, Action::GiveUp(_));
        let key = if gives_up { "G" } else { words::digit(index) };
        let id = format!("option.{index}");
        let button = Button::new(option.kind, &option.words)
            .text(Text::BodySmall)
            .key(key);
        let response = button.show(ui, rect, Access::new(&id, &option.words), stage.look);
        stage.reach(regions::OPTIONS, &response);
        // Enter never lets a card expire unless its player has gone there.
        if index == 0 && scene.state.opened && !gives_up {
            response.request_focus();
        }
        if response.clicked() {
            stage.send(TableCommand::Act(option.action));
        }
    }
}
