//! The lower part of the dialog: the own turn, and those that would go better.

use egui::{Color32, CornerRadius, Rect, Sense, Stroke, StrokeKind, Ui, Vec2, pos2, vec2};

use super::super::TableCommand;
use super::turn::{self, Small};
use super::{WhyScene, follow};
use crate::rules::Alternative;
use crate::rules::kings_errand::{Change, Help, KingsErrand, PlayedTurn, Verdict};
use crate::ui::focus::Region;
use crate::ui::theme::{Text, gradient};
use crate::ui::widget::{Access, Button, ButtonKind, figure, paint, text};
use crate::{id, message};

/// Paints the part.
pub(super) fn show(ui: &mut Ui, scene: &WhyScene<'_>) {
    let explanation = &scene.why.explanation;
    // Of a refused action nothing is known but the action; there is no turn to show.
    let refused = matches!(explanation.verdict, Verdict::Refused(_));
    if !refused && !explanation.line.cards.is_empty() {
        ui.push_id("own", |ui| own(ui, scene));
    }
    let help = scene.narrator.help(explanation);
    if !explanation.alternatives.is_empty() || help.is_some() {
        heading(ui, scene);
    }
    if let Some(help) = help {
        paragraph(ui, scene, &help, Text::Body, scene.tokens().colour.ink);
    }
    for (index, other) in explanation.alternatives.iter().enumerate() {
        ui.push_id(index, |ui| row(ui, scene, index, other));
    }
    let untried = matches!(
        explanation.help,
        Help::RuleAlone | Help::Hidden | Help::StillToChoose(_)
    );
    if !untried {
        let words = scene.narrator.tried(explanation.alternatives.len());
        let tokens = scene.tokens();
        let font = tokens.italic(Text::BodySmall);
        let soft = tokens.colour.ink_soft;
        let top = ui.cursor().min;
        let width = ui.available_width();
        let rect = Rect::from_min_size(top + vec2(0.0, 2.0), vec2(width, 0.0));
        let height = text::paragraph(ui, rect, &words, &font, soft);
        ui.allocate_exact_size(vec2(width, height + 6.0), Sense::hover());
    }
}

fn paragraph(ui: &mut Ui, scene: &WhyScene<'_>, words: &str, size: Text, colour: Color32) {
    let font = scene.tokens().font(size);
    let width = ui.available_width();
    let rect = Rect::from_min_size(ui.cursor().min, vec2(width, 0.0));
    let height = text::paragraph(ui, rect, words, &font, colour);
    ui.allocate_exact_size(vec2(width, height + 10.0), Sense::hover());
}

fn heading(ui: &mut Ui, scene: &WhyScene<'_>) {
    let tr = scene.stage.translator;
    let explanation = &scene.why.explanation;
    let words = match explanation.verdict {
        Verdict::Wasted(_) => tr.text(id!("why-saves")),
        Verdict::Expired(_) | Verdict::WouldExpire(_) | Verdict::Refused(_)
            if explanation.alternatives.is_empty() =>
        {
            tr.text(id!("why-nothing-works"))
        }
        Verdict::Expired(_) | Verdict::WouldExpire(_)
            if explanation
                .alternatives
                .iter()
                .all(|other| other.turn.expired > 0) =>
        {
            tr.text(id!("why-better"))
        }
        Verdict::Expired(_) => tr.text(id!("why-would-have-worked")),
        Verdict::WouldExpire(_) | Verdict::Refused(_) => tr.text(id!("why-would-work")),
    };
    let tokens = scene.tokens();
    let font = tokens.font(Text::Display5);
    let width = ui.available_width();
    let rect = Rect::from_min_size(ui.cursor().min, vec2(width, 0.0));
    let height = text::paragraph(ui, rect, &words, &font, tokens.colour.ink);
    ui.allocate_exact_size(vec2(width, height + 8.0), Sense::hover());
}

/// Width of the cards of the own turn.
const OWN: f32 = 54.0;

/// Width of the cards of a turn that would go better.
const fn card_width(room: f32) -> f32 {
    if room < 1000.0 { 48.0 } else { 60.0 }
}

/// The turn as it was or would be.
fn own(ui: &mut Ui, scene: &WhyScene<'_>) {
    let (tokens, tr) = (scene.tokens(), scene.stage.translator);
    let explanation = &scene.why.explanation;
    let seat = explanation.subject.seat;
    let (who, name) = (scene.narrator.who(seat), scene.narrator.name(seat));
    let title = match explanation.verdict {
        Verdict::WouldExpire(_) => tr.format(message!("why-plan", who = who, name = name)),
        Verdict::Expired(_) | Verdict::Wasted(_) | Verdict::Refused(_) => {
            tr.format(message!("why-turn", who = who, name = name))
        }
    };
    let line = &explanation.line;
    let smalls = turn::smalls(scene, line, &[]);
    let size = turn::size(smalls.len(), None, OWN);
    let width = ui.available_width();
    let top = ui.cursor().min;
    let font = tokens.font(Text::Display6);
    let head = Rect::from_min_size(top, vec2(width, 0.0));
    let mut y = top.y + text::paragraph(ui, head, &title, &font, tokens.colour.ink) + 6.0;
    let beside = width - size.x - 24.0 >= scene.grown(300.0);
    turn::paint(ui, scene, pos2(top.x, y), &smalls, None, OWN);
    let words = if beside {
        Rect::from_min_size(
            pos2(top.x + size.x + 24.0, y + 2.0),
            vec2(width - size.x - 24.0, 0.0),
        )
    } else {
        Rect::from_min_size(pos2(top.x, y + size.y + 8.0), vec2(width, 0.0))
    };
    let result = scene.narrator.turn_result(line);
    let bold = tokens.bold(Text::Body);
    let first = text::paragraph(ui, words, &result, &bold, tokens.colour.ink);
    let steps = scene.narrator.turn_steps(line).join(" ");
    let below = words.translate(vec2(0.0, first + 2.0));
    let small = tokens.font(Text::BodySmall);
    let second = text::paragraph(ui, below, &steps, &small, tokens.colour.ink_soft);
    y = (y + size.y).max(below.top() + second);
    ui.allocate_exact_size(vec2(width, y - top.y + 16.0), Sense::hover());
}

/// Where the parts of a row lie, from its upper left corner inside of the rim.
struct Row {
    smalls: Vec<Small>,
    title: String,
    steps: String,
    result: String,
    basis: String,
    button: String,
    applies: bool,
    whole: bool,
    height: f32,
    cards: Vec2,
    words: Rect,
    shield: Rect,
    outcome: Rect,
    place: Rect,
}

const INSET: f32 = 14.0;
const SHIELD: Vec2 = vec2(42.0, 48.0);

impl Row {
    fn new(
        ui: &Ui,
        scene: &WhyScene<'_>,
        index: usize,
        other: &Alternative<KingsErrand>,
        width: f32,
    ) -> Self {
        let (tokens, tr) = (scene.tokens(), scene.stage.translator);
        let narrator = &scene.narrator;
        let swaps = |change: &Change| matches!(change, Change::Card { .. });
        let mut basis = narrator.basis(scene.why.explanation.subject.seat, other.basis);
        if scene.why.can_apply && other.changes.iter().any(swaps) {
            basis = narrator.too_late();
        }
        let applies = scene.why.is_applicable(index);
        let button = if applies {
            tr.text(id!("why-apply"))
        } else {
            tr.text(id!("why-show"))
        };
        let smalls = turn::smalls(scene, &other.turn, &other.changes);
        let mut row = Self {
            cards: turn::size(smalls.len(), other.turn.offer, card_width(width)),
            smalls,
            title: narrator.alternative_title(other),
            steps: narrator.turn_steps(&other.turn).join(" "),
            result: narrator.turn_result(&other.turn),
            basis,
            applies,
            whole: other.turn.expired == 0,
            button,
            height: 0.0,
            words: Rect::NOTHING,
            shield: Rect::NOTHING,
            outcome: Rect::NOTHING,
            place: Rect::NOTHING,
        };
        let button = vec2(scene.grown(126.0), scene.grown(42.0));
        let outcome = scene.grown(190.0);
        let inner = width - 2.0 * INSET;
        let words = inner - row.cards.x - SHIELD.x - outcome - button.x - 4.0 * INSET;
        let high = |words: &str, size: Text, bold: bool, width: f32| {
            let font = if bold {
                tokens.bold(size)
            } else {
                tokens.font(size)
            };
            let ink = tokens.colour.ink;
            let galley = text::lay_out(ui.painter(), words, &font, ink, width);
            galley.rect.height()
        };
        let told = |width: f32| {
            high(&row.title, Text::Heading, true, width)
                + high(&row.steps, Text::BodySmall, false, width)
                + 3.0
        };
        let ended = |width: f32| {
            high(&row.result, Text::Body, true, width)
                + high(&row.basis, Text::Label, false, width)
                + 2.0
        };
        if words >= scene.grown(190.0) {
            let height = row
                .cards
                .y
                .max(told(words))
                .max(ended(outcome))
                .max(button.y);
            let middle = |high: f32| (height - high) / 2.0;
            let mut x = row.cards.x + 1.4 * INSET;
            let told = told(words);
            let ended = ended(outcome);
            row.words = Rect::from_min_size(pos2(x, middle(told)), vec2(words, told));
            x = row.words.right() + INSET;
            row.shield = Rect::from_min_size(pos2(x, middle(SHIELD.y)), SHIELD);
            x = row.shield.right() + 0.6 * INSET;
            row.outcome = Rect::from_min_size(pos2(x, middle(ended)), vec2(outcome, ended));
            let at = pos2(inner - button.x, middle(button.y));
            row.place = Rect::from_min_size(at, button);
            row.height = height;
            return row;
        }
        // Too narrow for one line: the cards first, the words below them, the result at the foot.
        let told = told(inner);
        row.words = Rect::from_min_size(pos2(0.0, row.cards.y + 8.0), vec2(inner, told));
        let top = row.words.bottom() + 10.0;
        let outcome = inner - SHIELD.x - button.x - 2.0 * INSET;
        let ended = ended(outcome);
        let foot = ended.max(SHIELD.y).max(button.y);
        row.shield = Rect::from_min_size(pos2(0.0, top + (foot - SHIELD.y) / 2.0), SHIELD);
        let corner = pos2(SHIELD.x + 0.8 * INSET, top + (foot - ended) / 2.0);
        row.outcome = Rect::from_min_size(corner, vec2(outcome, ended));
        let corner = pos2(inner - button.x, top + (foot - button.y) / 2.0);
        row.place = Rect::from_min_size(corner, button);
        row.height = top + foot;
        row
    }
}

/// One turn that would go better.
fn row(ui: &mut Ui, scene: &WhyScene<'_>, index: usize, other: &Alternative<KingsErrand>) {
    let tokens = scene.tokens();
    let colour = &tokens.colour;
    let width = ui.available_width();
    let row = Row::new(ui, scene, index, other, width);
    let size = vec2(width, row.height + 2.0 * INSET);
    let (rect, _) = ui.allocate_exact_size(size + vec2(0.0, 10.0), Sense::hover());
    let rect = paint::on_pixels(ui.painter(), Rect::from_min_size(rect.min, size));
    // Green is for what mends everything.
    let whole = other.turn.expired == 0;
    let (fill, rim) = if whole {
        let fill = gradient(colour.paper_raised, colour.works_fill, 0.13);
        (fill, Stroke::new(tokens.stroke.ticket, colour.works_fill))
    } else {
        (
            colour.paper,
            Stroke::new(tokens.stroke.field, colour.line_soft),
        )
    };
    let corners = CornerRadius::same(tokens.radius.panel as u8);
    ui.painter()
        .rect(rect, corners, fill, rim, StrokeKind::Inside);
    let corner = rect.min + vec2(INSET, INSET);
    let at = |part: Rect| part.translate(corner.to_vec2());
    let middle = if row.words.left() > row.cards.x {
        (row.height - row.cards.y) / 2.0
    } else {
        0.0
    };
    let place = corner + vec2(0.0, middle);
    turn::paint(
        ui,
        scene,
        place,
        &row.smalls,
        other.turn.offer,
        card_width(width),
    );
    let title = tokens.bold(Text::Heading);
    let words = at(row.words);
    let first = text::paragraph(ui, words, &row.title, &title, colour.ink);
    let below = words.translate(vec2(0.0, first + 3.0));
    let small = tokens.font(Text::BodySmall);
    text::paragraph(ui, below, &row.steps, &small, colour.ink_soft);
    let gain = scene
        .stage
        .translator
        .format(message!("why-gain", shields = other.turn.shields));
    figure::shield(ui.painter(), at(row.shield), gain, scene.look());
    outcome(ui, scene, at(row.outcome), &row, &other.turn);
    act(ui, scene, at(row.place), &row, index);
}

fn outcome(ui: &mut Ui, scene: &WhyScene<'_>, rect: Rect, row: &Row, turn: &PlayedTurn) {
    let tokens = scene.tokens();
    let ink = if turn.expired == 0 {
        tokens.colour.works
    } else {
        tokens.colour.ink
    };
    let bold = tokens.bold(Text::Body);
    let first = text::paragraph(ui, rect, &row.result, &bold, ink);
    let below = rect.translate(vec2(0.0, first + 2.0));
    let small = tokens.font(Text::Label);
    text::paragraph(ui, below, &row.basis, &small, tokens.colour.ink_soft);
}

fn act(ui: &mut Ui, scene: &WhyScene<'_>, rect: Rect, row: &Row, index: usize) {
    let (kind, id, command) = if row.applies {
        (
            if row.whole {
                ButtonKind::Go
            } else {
                ButtonKind::Plain
            },
            format!("why.apply.{index}"),
            TableCommand::ApplyAlternative(index),
        )
    } else {
        (
            ButtonKind::Plain,
            format!("why.show.{index}"),
            TableCommand::ShowAlternative(index),
        )
    };
    let about = [&row.title, &row.steps, &row.result, &row.basis].map(String::as_str);
    let about = about.join(" ");
    let access = Access::new(&id, &row.button).described(&about);
    let response = Button::new(kind, &row.button).show(ui, rect, access, scene.look());
    scene.stage.reach(Region::OVERLAY, &response);
    follow(&response);
    if scene.opened && row.applies && index == 0 {
        response.request_focus();
    }
    if response.clicked() {
        scene.stage.send(command);
    }
}
