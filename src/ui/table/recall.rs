//! The ways from the table to the round review: a button in the head of the log, one beside the
//! lane before the first card of a round is chosen, and a key.

use egui::{Key, Modifiers, Rect, Ui, pos2, vec2};

use super::regions;
use super::scene::Scene;
use crate::id;
use crate::rules::kings_errand::Phase;
use crate::ui::app::Command;
use crate::ui::screen::review::ReviewCommand;
use crate::ui::theme::Text;
use crate::ui::widget::{Access, Button, ButtonKind};

/// The button in the head of the log; a head without room for it goes without.
pub(super) fn in_log(ui: &mut Ui, scene: &Scene<'_>, head: Rect, title: f32) {
    if is_closed(scene) || scene.shown.is_some() || scene.guide.is_some() {
        return;
    }
    let words = scene.stage.translator.text(id!("review-button"));
    let button = Button::new(ButtonKind::Plain, &words).text(Text::Caption);
    let width = button.width(ui.painter(), head.height(), scene.stage.look) - 16.0;
    if title + width + 8.0 <= head.width() {
        let place = head.with_min_x(head.right() - width);
        show(ui, scene, button, "log.review", &words, place);
    }
}

/// The button after a round, at the right end of the heading of the lane.
pub(super) fn after_round(ui: &mut Ui, scene: &Scene<'_>) {
    let position = scene.view.position();
    let fresh = position.phase() == Phase::Choose && scene.own_position().chosen().next().is_none();
    if !fresh || position.round() < 2 || scene.refused.is_some() {
        return;
    }
    let words = scene.stage.translator.text(id!("review-last-round"));
    let button = Button::new(ButtonKind::Dark, &words)
        .text(Text::BodySmall)
        .key("V");
    let title = scene.layout.tray.lane_title;
    let width = button.width(ui.painter(), title.height(), scene.stage.look);
    let width = width.min(0.6 * title.width());
    let place = Rect::from_min_size(
        pos2(title.right() - width, title.top() - 2.0),
        vec2(width, title.height()),
    );
    show(ui, scene, button, "lane.review", &words, place);
}

fn show(ui: &mut Ui, scene: &Scene<'_>, button: Button<'_>, id: &str, words: &str, place: Rect) {
    let stage = &scene.stage;
    let response = button.show(ui, place, Access::new(id, words), stage.look);
    let region = if id == "lane.review" {
        regions::BUTTONS
    } else {
        regions::LOG
    };
    stage.reach(region, &response);
    if response.clicked() {
        stage.send(Command::Review(ReviewCommand::Open));
    }
}

/// At a table without marks nothing is looked back at in the middle of the own turn.
fn is_closed(scene: &Scene<'_>) -> bool {
    scene.is_bare() && scene.mistakes.is_none()
}

/// Whether the game can be shown again from its beginning: not at a table without marks, where nobody
/// has it on record, and not in a lesson.
pub(super) fn can_see_again(scene: &Scene<'_>) -> bool {
    !scene.is_bare() && scene.guide.is_none() && scene.shown.is_none()
}

/// The keys that open the review, and the game again from its beginning.
pub(super) fn key(ui: &Ui, scene: &Scene<'_>) {
    if scene.guide.is_some() {
        return;
    }
    if !is_closed(scene) && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::V)) {
        scene.stage.send(Command::Review(ReviewCommand::Open));
    }
    if can_see_again(scene) && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::B)) {
        scene.stage.send(Command::Replay);
    }
}
