//! The table as a real one: nothing is marked, the player says what to do, and a referee says
//! whether it works. What went wrong is explained afterwards, in a list.

use egui::{Align, Rect, ScrollArea, Ui, UiBuilder, pos2, vec2};

use super::bubble::{self, Bubble, Line};
use super::plan::PlannedLane;
use super::scene::Scene;
use super::{Overlay, TableCommand, words};
use crate::i18n::text::kings_errand::Narrator;
use crate::rules::kings_errand::{
    Action, ActionCard, Explanation, Location, SeatPosition, Verdict, View, VirtueCards,
};
use crate::session::kings_errand::Mistake;
use crate::ui::focus::Region;
use crate::ui::stage::Stage;
use crate::ui::theme::Text;
use crate::ui::widget::bubble::Tone;
use crate::ui::widget::{Access, Button, ButtonKind, dialog, panel, text};
use crate::{id, message};

/// Everything that can be wanted with a card, possible or not; a task is paid for with `pay`.
#[must_use]
pub fn wishes(view: &View, own: &SeatPosition, card: ActionCard, pay: VirtueCards) -> Vec<Action> {
    match card {
        ActionCard::Exercise(virtue) => [1, 2]
            .map(|value| Action::Exercise { virtue, value })
            .to_vec(),
        ActionCard::RoundTable => {
            let display = view.position().display().into_iter().flatten();
            display.map(|task| Action::RoundTable { task }).collect()
        }
        ActionCard::Horse(horse) => {
            let ring = view.position().ring().clockwise().into_iter();
            let ride = |to: Location| Action::Horse { card: horse, to };
            ring.map(ride).collect()
        }
        ActionCard::Court => [1, 2].map(|book| Action::Court { book }).to_vec(),
        ActionCard::Quest => {
            let tasks = own.tasks().iter();
            tasks.map(|task| Action::Quest { task, pay }).collect()
        }
        ActionCard::Tournament => Vec::new(),
    }
}

/// Whether virtue cards are being put together to pay for a task.
pub(super) fn is_paying(scene: &Scene<'_>) -> bool {
    scene.is_bare() && scene.selected_card() == Some(ActionCard::Quest)
}

/// What can be wanted with the selected ticket.
pub(super) fn wanted(scene: &Scene<'_>) -> Vec<Action> {
    let card = scene.selected_card();
    let wishes = |card| wishes(scene.view, scene.own_position(), card, scene.state.offer);
    card.map(wishes).unwrap_or_default()
}

/// The bubble of a ticket: everything that can be said.
pub(super) fn show(ui: &mut Ui, scene: &Scene<'_>, lane: &PlannedLane, ticket: usize) {
    let tr = scene.stage.translator;
    let (Some(card), Some(place)) = (scene.selected_card(), lane.place_of(ticket)) else {
        return;
    };
    let wishes = wanted(scene);
    let narrow = wishes.len() > 4;
    let mut options: Vec<Line> = wishes
        .iter()
        .enumerate()
        .map(|(index, &action)| Line {
            id: format!("option.{index}"),
            words: words::way(tr, action),
            key: words::digit(index),
            command: TableCommand::Act(action).into(),
            kind: ButtonKind::Plain,
            leads: index == 0,
            result: String::new(),
            narrow,
        })
        .collect();
    options.push(Line {
        id: "let-expire".to_owned(),
        words: words::let_expire(tr),
        key: "G",
        command: TableCommand::Act(Action::GiveUp(card)).into(),
        kind: ButtonKind::Plain,
        leads: false,
        result: String::new(),
        narrow: false,
    });
    let question = match card {
        ActionCard::Quest if wishes.is_empty() => tr.text(id!("referee-no-task")),
        ActionCard::Quest => tr.text(id!("referee-pay")),
        ActionCard::Exercise(_)
        | ActionCard::RoundTable
        | ActionCard::Tournament
        | ActionCard::Court
        | ActionCard::Horse(_) => words::question(tr, card),
    };
    let title = words::action_card(tr, card);
    let what = Bubble {
        tone: Tone::Guide,
        title: &title,
        paragraphs: &[question],
        room: None,
    };
    bubble::place(ui, scene, place, what, options);
}

/// "Mistakes: 2"
pub(in crate::ui) fn mistakes_words(stage: Stage<'_>, count: usize) -> String {
    stage
        .translator
        .format(message!("referee-mistakes", count = count))
}

/// The plain fact that something does not work.
pub(super) fn refused(scene: &Scene<'_>) -> String {
    scene.stage.translator.text(id!("referee-refused"))
}

/// The list of what went wrong, each with its explanation.
pub(in crate::ui) fn mistakes(
    ctx: &egui::Context,
    stage: Stage<'_>,
    narrator: Narrator<'_>,
    mistakes: &[Mistake],
) {
    let tokens = stage.tokens();
    let window = dialog::room(ctx);
    let grown = tokens.text_size().max(1.0);
    let size = vec2(
        (760.0 * grown.sqrt()).min(window.x - 40.0),
        (190.0 + 76.0 * grown * mistakes.len().max(1) as f32).min(window.y - 40.0),
    );
    let response = dialog::modal(ctx, "mistakes", size, stage.look, |ui| {
        let area = ui.max_rect();
        let ink = tokens.colour.ink;
        let head = area.with_max_y(area.top() + 40.0);
        let title = mistakes_words(stage, mistakes.len());
        text::label(
            ui,
            head,
            Align::Min,
            &title,
            &tokens.font(Text::Display3),
            ink,
        );
        let row = 40.0 * grown.min(1.4);
        let foot = area.with_min_y(area.bottom() - row);
        let list = Rect::from_min_max(
            head.left_bottom() + vec2(0.0, 10.0),
            foot.right_top() - vec2(0.0, 10.0),
        );
        let builder = UiBuilder::new().id_salt("mistakes").max_rect(list);
        ui.scope_builder(builder, |ui| {
            let shown = ScrollArea::vertical()
                .id_salt("mistakes")
                .auto_shrink(false)
                .show(ui, |ui| {
                    for (index, mistake) in mistakes.iter().enumerate() {
                        entry(ui, stage, narrator, index, mistake);
                    }
                });
            let paper = stage.tokens().colour.paper_raised;
            panel::fade_scrolled(ui.painter(), &shown, paper, stage.look);
        });
        let words = stage.translator.text(id!("coach-close"));
        let button = Button::new(ButtonKind::Next, &words).key("Esc");
        let width = button.width(ui.painter(), row, stage.look) + 40.0;
        let rect = foot.with_min_x(foot.right() - width);
        let access = Access::new("mistakes.close", &words);
        let response = button.show(ui, rect, access, stage.look);
        stage.reach(Region::OVERLAY, &response);
        if response.clicked() {
            stage.send(TableCommand::Close);
        }
    });
    if response.should_close() {
        stage.send(TableCommand::Close);
    }
}

fn entry(ui: &mut Ui, stage: Stage<'_>, narrator: Narrator<'_>, index: usize, mistake: &Mistake) {
    let tokens = stage.tokens();
    let tr = stage.translator;
    let why = tr.text(id!("plan-why"));
    let button = Button::new(ButtonKind::Plain, &why).text(Text::BodySmall);
    let height = 34.0 * tokens.text_size().clamp(1.0, 1.4);
    let beside = button.width(ui.painter(), height, stage.look);
    let room = ui.available_width() - beside - 24.0;
    let ink = tokens.colour.ink;
    let title = tr.format(message!(
        "referee-entry",
        round = mistake.round,
        what = narrator.why_title(&mistake.explanation),
    ));
    let cause = cause(narrator, &mistake.explanation);
    let lay = |words: &str, font| ui.painter().layout(words.to_owned(), font, ink, room);
    let head = lay(&title, tokens.bold(Text::Body));
    let body = lay(&cause, tokens.font(Text::Body));
    let high = (head.rect.height() + body.rect.height() + 18.0).max(height + 12.0);
    let (rect, response) =
        ui.allocate_exact_size(vec2(ui.available_width(), high), egui::Sense::hover());
    let id = format!("mistake.{index}");
    Access::new(&id, &title)
        .described(&cause)
        .describe(ui, &response, egui::Role::Group, None);
    let below = rect.min + vec2(0.0, head.rect.height() + 2.0);
    ui.painter().galley(rect.min, head, ink);
    ui.painter().galley(below, body, ink);
    let place = Rect::from_min_size(
        pos2(rect.right() - beside - 12.0, rect.top()),
        vec2(beside, height),
    );
    let id = format!("mistake.why.{index}");
    let access = Access::new(&id, &why).described(&title);
    let response = button.show(ui, place, access, stage.look);
    stage.reach(Region::OVERLAY, &response);
    if response.clicked() {
        stage.send(TableCommand::WhyMistake(index));
    }
}

/// The one cause that decides.
fn cause(narrator: Narrator<'_>, explanation: &Explanation) -> String {
    let subject = &explanation.subject;
    match (&explanation.verdict, subject.card) {
        (Verdict::Refused(reasons), _) => {
            let action = subject.action.unwrap_or(Action::EndTurn);
            let first = reasons.get(..1).unwrap_or_default();
            narrator.refusals(subject.seat, action, first)
        }
        (Verdict::Expired(unmet) | Verdict::WouldExpire(unmet), Some(card)) => {
            let reasons = narrator.reasons(subject.seat, card, unmet);
            reasons.into_iter().next().unwrap_or_default()
        }
        (Verdict::Expired(_) | Verdict::WouldExpire(_) | Verdict::Wasted(_), _) => String::new(),
    }
}

/// The button that opens the list, at the foot of the lane.
pub(super) fn opener(scene: &Scene<'_>) -> Option<(String, TableCommand)> {
    let count = scene.mistakes.filter(|_| scene.is_bare())?;
    let words = mistakes_words(scene.stage, count);
    (count > 0).then_some((words, TableCommand::Open(Overlay::Mistakes)))
}

/// Whether a key of the table stays without use, so that nobody learns from it what lies hidden in
/// memory.
pub(super) fn hides(scene: &Scene<'_>, overlay: Overlay) -> bool {
    scene.is_bare() && overlay == Overlay::Tasks
}
