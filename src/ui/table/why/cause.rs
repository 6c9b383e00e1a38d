//! The upper part of the dialog: pictures of what does not fit, the cause in words, the rules.

use egui::{Color32, CursorIcon, Painter, Pos2, Rect, Role, Sense, Stroke, Ui, pos2, vec2};

use super::super::TableCommand;
use super::{WhyScene, follow, ring};
use crate::i18n::text::kings_errand::{names, rule_summary, rule_title};
use crate::persist::RulebookPage;
use crate::rules::kings_errand::{ActionCard, Location, Rule, Side, Unmet};
use crate::ui::app::Command;
use crate::ui::focus::Region;
use crate::ui::theme::Text;
use crate::ui::widget::chip::{self, ChipKind};
use crate::ui::widget::{Access, Button, ButtonKind, Card, Face, text};
use crate::{id, message};

/// What is shown beside the words.
enum Pictures {
    Nothing,
    /// The card alone.
    Card(ActionCard),
    /// The card with its border, and the place with another one.
    WrongSide(ActionCard, Location),
    /// The place where it would work, and the one where the knight is.
    OtherPlace(Location, Location),
    /// The card and what else it is about.
    Beside(ActionCard, Face, String),
}

fn pictures(scene: &WhyScene<'_>) -> Pictures {
    let explanation = &scene.why.explanation;
    let Some(card) = explanation.subject.card else {
        return Pictures::Nothing;
    };
    let Some(&unmet) = explanation.verdict.unmet().first() else {
        return Pictures::Card(card);
    };
    match unmet {
        Unmet::WrongPlace { at, .. } | Unmet::NotAtCamelotForTournament { at } => {
            Pictures::WrongSide(card, at)
        }
        Unmet::NotAtTaskLocation { at, places } => {
            let mut needed = places.iter();
            match (needed.next(), needed.next()) {
                (Some(place), None) => Pictures::OtherPlace(place, at),
                _ => Pictures::Card(card),
            }
        }
        Unmet::VirtueMissing { task, .. } => match scene.game.cards().task(task) {
            Some(&task) => {
                let title = names::task(scene.stage.translator, task.id);
                Pictures::Beside(card, Face::Task(task), title)
            }
            None => Pictures::Card(card),
        },
        Unmet::PileEmpty { .. }
        | Unmet::NoTaskOnDisplay
        | Unmet::NoBook
        | Unmet::NoTaskInHand
        | Unmet::NothingOffered { .. }
        | Unmet::GivenUp
        | Unmet::PossibleEarlier { .. } => Pictures::Card(card),
    }
}

impl Pictures {
    const fn count(&self) -> usize {
        match self {
            Self::Nothing => 0,
            Self::Card(_) => 1,
            Self::WrongSide(..) | Self::OtherPlace(..) | Self::Beside(..) => 2,
        }
    }
}

/// Width of the cards, and the gap with the sign between them; smaller in a small window.
fn sizes(ui: &Ui) -> (f32, f32) {
    let low = ui.ctx().content_rect().height() < 780.0;
    if low { (110.0, 62.0) } else { (126.0, 74.0) }
}

/// Paints the part.
pub(super) fn show(ui: &mut Ui, scene: &WhyScene<'_>) {
    let pictures = pictures(scene);
    let width = ui.available_width();
    let top = ui.cursor().min;
    let count = pictures.count() as f32;
    let (card, sign) = sizes(ui);
    let taken = count * card + (count - 1.0).max(0.0) * sign;
    // Beside the pictures if the words have room there, else below them.
    let beside = width - taken - 34.0 >= scene.grown(330.0);
    let foot = paint(ui, scene, &pictures, top);
    let (corner, room) = if count == 0.0 {
        (top, width)
    } else if beside {
        (pos2(top.x + taken + 34.0, top.y), width - taken - 34.0)
    } else {
        (pos2(top.x, foot + 12.0), width)
    };
    let end = words(ui, scene, Rect::from_min_size(corner, vec2(room, 0.0)));
    let height = end.max(foot) - top.y;
    ui.allocate_exact_size(vec2(width, height), Sense::hover());
}

/// Paints the pictures and what stands below them; returns where they end.
fn paint(ui: &mut Ui, scene: &WhyScene<'_>, pictures: &Pictures, at: Pos2) -> f32 {
    let tr = scene.stage.translator;
    let tokens = scene.tokens();
    let action = |card: ActionCard| (Face::Action(card), names::action_card(tr, card));
    let place = |place: Location| (Face::Location(place), names::location(tr, place));
    let (faces, captions, unequal) = match pictures {
        Pictures::Nothing => return at.y,
        Pictures::Card(card) => (vec![action(*card)], Vec::new(), false),
        Pictures::WrongSide(card, at) => {
            let here = if at.is_countryside() {
                Side::Countryside
            } else {
                Side::Camelot
            };
            let caption = |side: Side| (names::border(tr, side), side_colour(scene, side));
            let captions = vec![caption(card.side()), caption(here)];
            (vec![action(*card), place(*at)], captions, true)
        }
        Pictures::OtherPlace(needed, at) => {
            let works = (tr.text(id!("why-picture-works")), tokens.colour.works);
            let here = (tr.text(id!("why-picture-here")), tokens.colour.expires);
            (vec![place(*needed), place(*at)], vec![works, here], true)
        }
        Pictures::Beside(card, face, title) => (
            vec![action(*card), (*face, title.clone())],
            Vec::new(),
            false,
        ),
    };
    let (width, sign) = sizes(ui);
    let size = Card::size(width);
    let mut foot = at.y + size.y;
    for (index, (face, title)) in faces.iter().enumerate() {
        let left = at.x + index as f32 * (width + sign);
        let rect = Rect::from_min_size(pos2(left, at.y), size);
        Card::new(*face)
            .title(title)
            .paint(ui.painter(), rect, scene.look());
        if let Some((words, colour)) = captions.get(index) {
            let font = tokens.bold(Text::BodySmall);
            let galley = text::lay_out(ui.painter(), words, &font, *colour, width + 0.8 * sign);
            let long = galley.rect.width();
            let corner = pos2(rect.center().x - long / 2.0, rect.bottom() + 5.0);
            let corner = pos2(corner.x.max(at.x), corner.y);
            foot = foot.max(corner.y + galley.rect.height());
            ui.painter().galley(corner, galley, *colour);
        }
    }
    if unequal {
        let centre = pos2(at.x + width + sign / 2.0, at.y + 0.48 * size.y);
        not_equal(ui.painter(), centre, 0.62 * sign, tokens.colour.expires);
    }
    foot
}

fn side_colour(scene: &WhyScene<'_>, side: Side) -> Color32 {
    let tokens = scene.tokens();
    match side {
        Side::Countryside => tokens.colour.works,
        Side::Camelot | Side::Anywhere if tokens.theme.is_dark() => tokens.colour.gold,
        Side::Camelot | Side::Anywhere => tokens.colour.gold_dark,
    }
}

fn not_equal(painter: &Painter, centre: Pos2, size: f32, colour: Color32) {
    let stroke = Stroke::new(0.15 * size, colour);
    for up in [-0.19, 0.19] {
        let y = centre.y + up * size;
        painter.hline(centre.x - size / 2.0..=centre.x + size / 2.0, y, stroke);
    }
    let slash = vec2(0.24, -0.52) * size;
    painter.line_segment([centre - slash, centre + slash], stroke);
}

/// Cause, rules and more reasons, from the upper edge of `rect` down; returns where they end.
fn words(ui: &mut Ui, scene: &WhyScene<'_>, rect: Rect) -> f32 {
    let tokens = scene.tokens();
    let explanation = &scene.why.explanation;
    let mut y = rect.top();
    let at = |y: f32| rect.with_min_y(y);
    if let Some(&unmet) = explanation.verdict.unmet().first() {
        let short = scene.narrator.reason_short(unmet);
        let font = tokens.font(Text::Display5);
        y += text::paragraph(ui, at(y), &short, &font, tokens.colour.expires) + 4.0;
    }
    let cause = scene.narrator.why(explanation);
    let font = tokens.font(Text::BodyLarge);
    let id = ui.scope_id().with("why.cause");
    let galley = text::lay_out(ui.painter(), &cause, &font, tokens.colour.ink, rect.width());
    let place = at(y).with_max_y(y + galley.rect.height());
    let response = ui.interact(place, id, Sense::hover());
    Access::new("why.cause", &cause).describe(ui, &response, Role::Label, None);
    ui.painter().galley(place.min, galley, tokens.colour.ink);
    y = place.bottom() + 10.0;
    y = rules(ui, scene, at(y)) + 8.0;
    more(ui, scene, at(y))
}

/// The rules that decide, as chips that open them.
fn rules(ui: &mut Ui, scene: &WhyScene<'_>, rect: Rect) -> f32 {
    let tr = scene.stage.translator;
    let font = scene.tokens().font(Text::BodySmall);
    let height = (1.75 * font.size).round();
    let mut at = pos2(rect.left(), rect.top() + height / 2.0);
    for (index, rule) in scene.why.explanation.rules().into_iter().enumerate() {
        let words = tr.format(message!(
            "why-rule",
            id = rule.to_string(),
            title = rule_title(tr, rule),
        ));
        let galley =
            ui.painter()
                .layout_no_wrap(words.clone(), font.clone(), scene.tokens().colour.ink);
        let width = galley.rect.width() + 1.4 * font.size;
        if index > 0 && at.x + width > rect.right() {
            at = pos2(rect.left(), at.y + height + 6.0);
        }
        at.x = chip(ui, scene, at, width.min(rect.width()), &words, rule) + 8.0;
    }
    at.y + height / 2.0
}

fn chip(ui: &mut Ui, scene: &WhyScene<'_>, at: Pos2, width: f32, words: &str, rule: Rule) -> f32 {
    let tr = scene.stage.translator;
    let tokens = scene.tokens();
    let height = (1.75 * tokens.size(Text::BodySmall)).round();
    let rect = Rect::from_min_size(at - vec2(0.0, height / 2.0), vec2(width, height));
    let id = format!("why.rule.{rule}");
    let summary = rule_summary(tr, rule);
    let response = ui.interact(rect, ui.scope_id().with(&id), Sense::click());
    let access = Access::new(&id, words).described(&summary);
    access.describe(ui, &response, Role::Link, None);
    scene.stage.reach(Region::OVERLAY, &response);
    follow(&response);
    let hot = response.hovered() || response.has_focus();
    let kind = if hot { ChipKind::Link } else { ChipKind::Plain };
    let painted = chip::chip(ui.painter(), at, kind, words, scene.look());
    if response.has_focus() {
        ring(ui, scene, painted, height / 2.0);
    }
    if response.hovered() {
        ui.set_cursor_icon(CursorIcon::PointingHand);
    }
    if response.clicked() {
        scene
            .stage
            .send(Command::Consult(Some(RulebookPage::Rule(rule))));
    }
    let tip = |ui: &mut Ui| {
        ui.set_max_width(scene.grown(360.0));
        ui.label(&summary);
    };
    if response.has_focus() && !response.hovered() {
        response.show_tooltip_ui(tip);
    } else {
        response.on_hover_ui(tip);
    }
    painted.right()
}

/// The button that folds out the other reasons, and the reasons.
fn more(ui: &mut Ui, scene: &WhyScene<'_>, rect: Rect) -> f32 {
    let tokens = scene.tokens();
    let reasons = scene.narrator.why_more(&scene.why.explanation);
    if reasons.is_empty() {
        return rect.top();
    }
    let tr = scene.stage.translator;
    let open = scene.why.more;
    let words = if open {
        tr.text(id!("why-fewer-reasons"))
    } else {
        tr.format(message!("why-more-reasons", count = reasons.len()))
    };
    let height = scene.grown(30.0);
    let button = Button::new(ButtonKind::Plain, &words).text(Text::BodySmall);
    let width = button.width(ui.painter(), height, scene.look());
    let place = Rect::from_min_size(rect.min, vec2(width.min(rect.width()), height));
    let response = button.show(ui, place, Access::new("why.more", &words), scene.look());
    ui.ctx()
        .accesskit_node_builder(response.id, |node| node.set_expanded(open));
    scene.stage.reach(Region::OVERLAY, &response);
    follow(&response);
    if response.clicked() {
        scene.stage.send(TableCommand::WhyMore(!open));
    }
    let mut y = place.bottom() + 6.0;
    if open {
        let font = tokens.font(Text::Body);
        for reason in reasons {
            let dot = pos2(rect.left() + 6.0, y + 0.62 * font.size);
            ui.painter().circle_filled(dot, 3.0, tokens.colour.expires);
            let place = Rect::from_min_max(pos2(rect.left() + 18.0, y), rect.right_bottom());
            y += text::paragraph(ui, place, &reason, &font, tokens.colour.ink) + 4.0;
        }
    }
    y
}
