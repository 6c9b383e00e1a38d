//! What keys do in a game that is shown again, beside Tab, arrows and Enter.

use egui::{Key, Modifiers, Ui};

use super::{Replay, ReplayCommand};
use crate::ui::app::Command;
use crate::ui::table::scene::Scene;
use crate::ui::table::{Overlay, TableCommand};

const DIGITS: [Key; 5] = [Key::Num1, Key::Num2, Key::Num3, Key::Num4, Key::Num5];

/// Turns this frame's keys into commands, before anything else can take them.
pub(super) fn read(ui: &Ui, scene: &Scene<'_>, replay: &Replay) {
    if scene.muted {
        return;
    }
    let stage = &scene.stage;
    let pressed = |key: Key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    let open = scene.state.overlay;
    for (key, overlay) in [
        (Key::C, Overlay::Log),
        (Key::A, Overlay::Tasks),
        (Key::F1, Overlay::Shortcuts),
    ] {
        if pressed(key) {
            stage.send(if open == Some(overlay) {
                TableCommand::Close
            } else {
                TableCommand::Open(overlay)
            });
        }
    }
    if open.is_some() {
        if pressed(Key::Escape) {
            stage.send(TableCommand::Close);
        }
        return;
    }
    let send = |command: ReplayCommand| stage.send(command);
    if pressed(Key::Space) {
        send(ReplayCommand::Play(!replay.is_playing()));
    }
    let (before, after) = replay.round_ends();
    for (key, to) in [
        (Key::PageUp, before),
        (Key::PageDown, after),
        (Key::Home, 0),
        (Key::End, replay.last()),
    ] {
        if pressed(key) {
            send(ReplayCommand::To(to));
        }
    }
    // The line takes them itself, and among buttons they go from one to the next.
    if ui.memory(egui::Memory::focused).is_none() {
        if pressed(Key::ArrowLeft) {
            send(ReplayCommand::To(replay.at().saturating_sub(1)));
        }
        if pressed(Key::ArrowRight) {
            send(ReplayCommand::To(replay.at() + 1));
        }
    }
    for (key, faster) in [(Key::Plus, true), (Key::Minus, false)] {
        if pressed(key) {
            send(ReplayCommand::Speed(replay.speed().changed(faster)));
        }
    }
    if replay.viewers().len() > 1 {
        for (key, &viewer) in DIGITS.into_iter().zip(replay.viewers()) {
            if pressed(key) {
                send(ReplayCommand::Through(viewer));
            }
        }
    }
    if pressed(Key::W)
        && let Some(step) = replay.step()
    {
        if step.expiry.is_some() {
            send(ReplayCommand::Why);
        } else if step.deed.is_some() {
            send(ReplayCommand::Ask);
        }
    }
    if pressed(Key::R) {
        let rule = scene.detail.borrow().rule;
        stage.send(Command::Consult(rule.map(Into::into)));
    }
    if pressed(Key::Escape) {
        send(ReplayCommand::Close);
    }
}
