//! The example at the foot of a rule: a position that a game can come to, what is done in it, and the
//! way to the table on which it is shown.

use egui::{CornerRadius, Margin, Rect, Sense, Stroke, Ui, pos2, vec2};

use super::{blocks, regions};
use crate::i18n::text::kings_errand::example as caption;
use crate::id;
use crate::lesson::kings_errand::{Example, Frame, Topic};
use crate::rules::Actor;
use crate::rules::kings_errand::{
    Action, ActionCard, Event, Location, Rule, TaskId, View, Virtue, VirtueCard, VirtueCards,
};
use crate::ui::Stage;
use crate::ui::app::Command;
use crate::ui::theme::Text;
use crate::ui::widget::{Access, Button, ButtonKind, Card, Face, figure, paint};

/// At most so many cards stand beside each other.
const MOST: usize = 8;

/// Shows the example of `rule`.
pub(super) fn show(ui: &mut Ui, stage: Stage<'_>, rule: Rule) {
    let topic = Topic::Rule(rule);
    let Some(example) = Example::of(topic) else {
        return;
    };
    let tokens = stage.tokens();
    let tr = stage.translator;
    ui.add_space(8.0);
    let rim = Stroke::new(tokens.stroke.panel, tokens.colour.line);
    egui::Frame::new()
        .fill(tokens.colour.paper_raised)
        .stroke(rim)
        .corner_radius(CornerRadius::same(tokens.radius.panel as u8))
        .inner_margin(Margin::same(tokens.space.panel_inset as i8))
        .show(ui, |ui| {
            ui.set_width(ui.available_width());
            blocks::heading(ui, stage, &tr.text(id!("rulebook-example")));
            cards(ui, stage, &faces(example), gain(example));
            let font = tokens.font(Text::Body);
            blocks::paragraph(ui, &caption(tr, topic), &font, tokens.colour.ink);
            ui.add_space(tokens.space.m);
            let words = tr.text(id!("rulebook-example-show"));
            let button = Button::new(ButtonKind::Go, &words);
            let height = (38.0 * tokens.text_size().max(1.0)).round();
            let width = button.width(ui.painter(), height, stage.look);
            let width = width.min(ui.available_width());
            let (rect, _) = ui.allocate_exact_size(vec2(width, height), Sense::hover());
            let access = Access::new("example.show", &words);
            let response = button.show(ui, rect, access, stage.look);
            stage.reach(regions::LINKS, &response);
            if response.clicked() {
                stage.send(Command::ShowExample(topic));
            }
        });
}

/// The shields that the own seat gains in the example.
fn gain(example: &Example) -> u8 {
    let shields = |view: &View| view.position().seat(example.seat()).shields();
    let last = example
        .frames()
        .last()
        .map_or(0, |frame| shields(&frame.view));
    last.saturating_sub(shields(example.view()))
}

/// A row of small cards, and what comes of them: an arrow to the shields that are gained.
fn cards(ui: &mut Ui, stage: Stage<'_>, faces: &[Face], gain: u8) {
    if faces.is_empty() {
        return;
    }
    let gap = 10.0;
    let count = faces.len().min(MOST) as f32;
    let comes = if gain > 0 { 1.25 } else { 0.0 };
    let width = (ui.available_width() - (count - 1.0) * gap) / (count + comes);
    let width = width.min(92.0);
    let size = Card::size(width);
    let row = vec2(ui.available_width(), size.y + 10.0);
    let (rect, _) = ui.allocate_exact_size(row, Sense::hover());
    for (index, &face) in faces.iter().take(MOST).enumerate() {
        let corner = rect.min + vec2(index as f32 * (width + gap), 0.0);
        let place = Rect::from_min_size(corner, size);
        Card::new(face).paint(ui.painter(), place, stage.look);
    }
    if gain == 0 {
        return;
    }
    let look = stage.look;
    let left = rect.left() + count * (width + gap);
    let middle = rect.top() + size.y / 2.0;
    let ink = look.tokens.colour.gold_dark;
    let arrow = pos2(left + 0.2 * width, middle);
    ui.painter().extend(paint::arrow(arrow, 0.34 * width, ink));
    let shield = vec2(64.0, 72.0) * (0.66 * width / 64.0);
    let place = Rect::from_center_size(pos2(left + 0.84 * width, middle), shield);
    figure::shield(ui.painter(), place, format!("+{gain}"), look);
}

/// The cards that the example is about, in the order in which one looks at them, each once.
fn faces(example: &Example) -> Vec<Face> {
    let refused = example.refused().map(|illegal| illegal.action);
    // What others do is told in the caption.
    let own = |frame: &&Frame| match frame.actor {
        Actor::Chance => true,
        Actor::Seat(seat) => seat == example.seat(),
    };
    let shown = example
        .frames()
        .iter()
        .filter(own)
        .map(|frame| frame.action);
    let mut faces: Vec<Face> = Vec::new();
    for action in shown.chain(refused) {
        for face in faces_of(example, action) {
            if !faces.contains(&face) {
                faces.push(face);
            }
        }
    }
    faces
}

/// The cards of one action.
fn faces_of(example: &Example, done: Action) -> Vec<Face> {
    let position = example.view().position();
    let at = position.seat(example.seat()).knight();
    let task = |id: TaskId| {
        example
            .game()
            .cards()
            .task(id)
            .map(|task| Face::Task(*task))
    };
    let action = |card: ActionCard| Some(Face::Action(card));
    let virtue = |virtue: Virtue, value: u8| Some(Face::Virtue(VirtueCard::new(virtue, value)));
    let all = |cards: VirtueCards| cards.iter().map(Face::Virtue).map(Some).collect::<Vec<_>>();
    let places = |places: &[Location]| {
        let faces = places.iter().map(|&place| Some(Face::Location(place)));
        faces.collect::<Vec<_>>()
    };
    let faces = match done {
        Action::Choose(card) => vec![action(card)],
        Action::Exercise { virtue: of, value } => {
            vec![action(ActionCard::Exercise(of)), virtue(of, value)]
        }
        Action::RoundTable { task: id } => vec![action(ActionCard::RoundTable), task(id)],
        Action::Court { book } => vec![action(ActionCard::Court), virtue(Virtue::Book, book)],
        Action::Quest { task: id, pay } => {
            let mut faces = vec![action(ActionCard::Quest), task(id)];
            faces.extend(all(pay));
            faces
        }
        Action::Horse { card, to } => vec![
            Some(Face::Location(at)),
            action(ActionCard::Horse(card)),
            Some(Face::Location(to)),
        ],
        Action::GiveUp(card) => vec![action(card), Some(Face::Location(at))],
        Action::EndTurn => expired(example)
            .into_iter()
            .flat_map(|card| [action(card), Some(Face::Location(at))])
            .collect(),
        Action::Offer(cards) => {
            let mut faces = vec![action(ActionCard::Tournament)];
            faces.extend(all(cards));
            faces
        }
        Action::Ring(ring) => places(&ring),
        Action::OpeningHand { seat, cards } if seat == example.seat() => all(cards),
        Action::OpeningHand { .. } => Vec::new(),
        Action::Task(id) => vec![task(id)],
        Action::Tents(order) => (1..=order.as_slice().len() as u8)
            .map(|tent| Some(Face::Tent(tent)))
            .collect(),
    };
    faces.into_iter().flatten().collect()
}

/// The first card that expires in the example.
fn expired(example: &Example) -> Option<ActionCard> {
    let frames = example.frames().iter();
    let mut seen = frames.flat_map(|frame| &frame.observations);
    seen.find_map(|seen| {
        if let Event::ActionExpired { card, .. } = seen.event() {
            Some(*card)
        } else {
            None
        }
    })
}
