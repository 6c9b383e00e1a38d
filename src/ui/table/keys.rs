//! What keys do at the table, beside Tab, arrows and Enter.

use egui::{Key, Modifiers, Ui};

use super::choices::Choices;
use super::coach::{self, CoachCommand, Said};
use super::plan::{LaneCard, PlannedLane};
use super::referee;
use super::scene::Scene;
use super::{LessonCommand, Overlay, TableCommand, words};
use crate::rules::kings_errand::{Action, Phase, Wish};
use crate::ui::app::{Command, HistoryCommand, Purpose, Setting};

const DIGITS: [Key; 10] = [
    Key::Num1,
    Key::Num2,
    Key::Num3,
    Key::Num4,
    Key::Num5,
    Key::Num6,
    Key::Num7,
    Key::Num8,
    Key::Num9,
    Key::Num0,
];

/// Turns this frame's keys into commands.
pub(super) fn read(ui: &Ui, scene: &Scene<'_>, lane: &PlannedLane) {
    if scene.muted {
        return;
    }
    toggles(ui, scene);
    // What lies above the table takes its keys, but for the ways to pay, which are part of a turn.
    if !matches!(scene.state.overlay, None | Some(Overlay::Payments(_))) {
        return;
    }
    coach::key(ui, scene);
    // A warning is answered before anything else is done.
    if matches!(scene.state.said, Some(Said::Warning { .. })) {
        return;
    }
    let pressed =
        |modifiers: Modifiers, key: Key| ui.input_mut(|input| input.consume_key(modifiers, key));
    let plain = |key: Key| pressed(Modifiers::NONE, key);
    let send = |command: TableCommand| scene.stage.send(command);
    for (index, key) in DIGITS.into_iter().enumerate() {
        if plain(key)
            && let Some(command) = by_digit(scene, lane, index)
        {
            send(command);
        }
    }
    if scene.stage.can_save() && pressed(Modifiers::COMMAND, Key::S) {
        scene.stage.send(HistoryCommand::Ask(Purpose::Save));
    }
    // The longer ones first: a key with Shift counts as the key without it, too.
    let with_shift = Modifiers::COMMAND | Modifiers::SHIFT;
    if scene.can_redo
        && (pressed(with_shift, Key::Z) || pressed(Modifiers::COMMAND, Key::Y) || plain(Key::Y))
    {
        send(TableCommand::Redo);
    }
    if scene.can_undo {
        if pressed(Modifiers::SHIFT, Key::Z) {
            send(TableCommand::UndoTurn);
        } else if pressed(Modifiers::COMMAND, Key::Z) || plain(Key::Z) {
            send(TableCommand::Undo);
        }
    }
    if scene.waiting && plain(Key::S) {
        send(if scene.thinking.is_some() {
            TableCommand::Enough
        } else {
            TableCommand::Hurry
        });
    }
    if plain(Key::E)
        && let Some(action) = main_action(scene.choices, scene)
    {
        send(TableCommand::Act(action));
    }
    let planned = lane.cards.iter().any(LaneCard::is_planned);
    let acting = scene.phase() == Phase::CarryOut && scene.choices.is_own_turn();
    if acting && planned && !scene.is_bare() {
        if plain(Key::N) {
            send(TableCommand::Step);
        }
        if plain(Key::X) {
            send(TableCommand::CarryOutAll);
        }
    }
    if plain(Key::W)
        && let Some(ticket) = lane.to_explain(scene.state.selected)
    {
        send(TableCommand::Why(ticket));
    }
    if plain(Key::G)
        && let Some(ticket) = scene.state.selected
        && lane.is_planned(ticket)
    {
        if let Some(card) = scene.selected_card().filter(|_| scene.is_bare()) {
            send(TableCommand::Act(Action::GiveUp(card)));
            return;
        }
        let wish = Wish::LetExpire;
        send(TableCommand::Wish { ticket, wish });
    }
}

/// The keys that open and close what lies above the table.
fn toggles(ui: &Ui, scene: &Scene<'_>) {
    super::recall::key(ui, scene);
    let plain = |key: Key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    let send = |command: TableCommand| scene.stage.send(command);
    for (key, overlay) in [
        (Key::C, Overlay::Log),
        (Key::A, Overlay::Tasks),
        (Key::F1, Overlay::Shortcuts),
    ] {
        if plain(key) && !referee::hides(scene, overlay) {
            let open = scene.state.overlay == Some(overlay);
            send(if open {
                TableCommand::Close
            } else {
                TableCommand::Open(overlay)
            });
        }
    }
    // In a lesson the guide has this key.
    if scene.guide.is_none()
        && let Some(muted) = scene.stage.muted()
        && plain(Key::M)
    {
        scene.stage.send(Setting::Muted(!muted));
        let words = words::sound_state(scene.stage.translator, !muted);
        scene.stage.tell(words);
    }
    if plain(Key::R) {
        // What is pointed at or has the focus is looked up; anything else opens where it was.
        let rule = scene.detail.borrow().rule;
        scene.stage.send(Command::Consult(rule.map(Into::into)));
    }
    if plain(Key::Escape) {
        if scene.state.said.is_some() && scene.state.overlay.is_none() {
            send(TableCommand::Coach(CoachCommand::Close));
        } else if scene.state.overlay.is_some() {
            send(TableCommand::Close);
        } else if scene.state.selected.is_some() {
            send(TableCommand::Select(None));
        } else if scene.guide.is_some() {
            scene.stage.send(Command::Lesson(LessonCommand::Leave));
        } else {
            send(TableCommand::Open(Overlay::Menu));
        }
    }
}

/// Ends the turn or makes the offer.
fn main_action(choices: &Choices, scene: &Scene<'_>) -> Option<Action> {
    let action = if scene.phase() == Phase::Tournament {
        Action::Offer(scene.state.offer)
    } else {
        Action::EndTurn
    };
    // A referee says himself what cannot be offered.
    let offers = scene.is_bare() && choices.is_offering();
    (offers || choices.allows(action)).then_some(action)
}

/// The choice with this number, from 0.
fn by_digit(scene: &Scene<'_>, lane: &PlannedLane, index: usize) -> Option<TableCommand> {
    let choices = scene.choices;
    if choices.is_offering() {
        let (card, _) = scene.shown_hand().kinds().nth(index)?;
        if scene.is_bare() {
            let left = scene.shown_hand().count(card) > scene.offered(card);
            return left.then_some(TableCommand::OfferMore(card));
        }
        return choices
            .can_offer_more(scene.state.offer, card)
            .then_some(TableCommand::OfferMore(card));
    }
    if let Some(Overlay::Payments(task)) = scene.state.overlay {
        return choices.quests(task).nth(index).map(TableCommand::Act);
    }
    if scene.state.selected.is_some() && scene.is_bare() {
        let wish = referee::wanted(scene).get(index).copied();
        return wish.map(TableCommand::Act);
    }
    if let Some(ticket) = scene.state.selected {
        let card = &lane.cards[lane.place_of(ticket)?];
        let wish = Wish::Do(*scene.ways(card).get(index)?);
        return Some(TableCommand::Wish { ticket, wish });
    }
    if scene.phase() == Phase::Choose && choices.is_own_turn() {
        let card = scene.numbered_cards().nth(index)?;
        return Some(TableCommand::Act(Action::Choose(card)));
    }
    let card = lane.cards.get(index)?;
    let ticket = card.ticket.filter(|_| card.is_planned())?;
    Some(TableCommand::Select(Some(ticket)))
}
