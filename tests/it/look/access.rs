//! The law of access: whatever can be used has a name, says what it is and whether it can be used now,
//! and is reached with the keyboard.

use std::collections::BTreeSet;

use egui::accesskit::NodeId;
use egui::epaint::ColorMode;
use egui::{Color32, Id, Key, Rect, Role, Shape};
use egui_kittest::kittest::{NodeT, Queryable, by};
use tafelrunde::i18n::Language;
use tafelrunde::ui::picture::Drawing;
use tafelrunde::ui::theme::{Theme, Tokens};

use super::recorder::Recorder;
use super::screens::{self, Look};
use crate::window::Window;

/// Whether people do something with a thing of this role.
const fn is_control(role: Role) -> bool {
    matches!(
        role,
        Role::Button
            | Role::CheckBox
            | Role::RadioButton
            | Role::Link
            | Role::TextInput
            | Role::ComboBox
            | Role::Slider
            | Role::SpinButton
            | Role::Switch
    )
}

/// A thing on the screen, as a screen reader has it.
struct Thing {
    node: NodeId,
    id: String,
    role: Role,
    name: String,
    enabled: bool,
}

fn things(window: &Window) -> Vec<Thing> {
    let all = window.query_all(by().predicate(|_| true)).map(|node| {
        let node = node.accesskit_node();
        Thing {
            node: node.locate().0,
            id: node.author_id().unwrap_or_default().to_owned(),
            role: node.role(),
            name: node.label().or_else(|| node.value()).unwrap_or_default(),
            enabled: !node.is_disabled(),
        }
    });
    all.collect()
}

/// What is wrong with what is on the screen.
fn faults(window: &Window) -> Vec<String> {
    let mut faults = Vec::new();
    let keys = window.state().keys(&window.ctx);
    let reached: BTreeSet<NodeId> = keys.reached.iter().map(Id::accesskit_id).collect();
    let stops: BTreeSet<NodeId> = keys.stops.iter().map(Id::accesskit_id).collect();
    let things = things(window);
    if keys.in_dialog {
        let focused = window.ctx.memory(egui::Memory::focused);
        if !focused.is_some_and(|it| keys.stops.contains(&it)) {
            faults.push("a dialog lies open and has not the focus".to_owned());
        }
    }
    for thing in things {
        let Thing { id, role, name, .. } = &thing;
        let controls = is_control(*role);
        let stands = stops.contains(&thing.node);
        // A field is called by what stands before it, and may be empty.
        if (controls || stands) && name.trim().is_empty() && *role != Role::TextInput {
            faults.push(format!("{role:?} {id} has no name"));
        }
        if (controls || stands) && id.is_empty() {
            faults.push(format!("{role:?} “{name}” has no id"));
        }
        // What lies below a dialog waits.
        // The one that is chosen is the stop of its group, and the arrow keys choose another.
        let grouped = *role == Role::RadioButton && !stands;
        let waits = grouped || (keys.in_dialog && !stands);
        if controls && thing.enabled && !waits && !reached.contains(&thing.node) {
            let why = if stands {
                "no key leads to it"
            } else {
                "it is no stop"
            };
            faults.push(format!("{role:?} {id} “{name}”: {why}"));
        }
        if stands && *role == Role::Unknown {
            faults.push(format!("{id} “{name}” has no role"));
        }
    }
    faults
}

/// Whether a part of `shape` is a ring, by its place, width and colour.
fn has_ring(shape: &Shape, is_ring: &impl Fn(Rect, f32, Color32) -> bool) -> bool {
    if let Shape::Rect(rect) = shape {
        return is_ring(rect.rect, rect.stroke.width, rect.stroke.color);
    }
    // Around a field of the shield.
    if let Shape::Path(path) = shape
        && let ColorMode::Solid(colour) = path.stroke.color
    {
        return is_ring(shape.visual_bounding_rect(), path.stroke.width, colour);
    }
    let Shape::Vec(shapes) = shape else {
        return false;
    };
    shapes.iter().any(|shape| has_ring(shape, is_ring))
}

/// Whether the ring of the focus is painted, around `what` or what it is a part of.
fn is_ring_painted(recorder: &Recorder, what: Rect, focus: Color32) -> bool {
    let alike = |colour: Color32| {
        let [r, g, b, a] = colour.to_srgba_unmultiplied();
        let near = |one: u8, other: u8| one.abs_diff(other) < 6;
        a > 100 && near(r, focus.r()) && near(g, focus.g()) && near(b, focus.b())
    };
    let around = |rect: Rect, width: f32, colour: Color32| {
        width >= 2.0 && alike(colour) && rect.expand(4.0).contains(what.center())
    };
    let painted = recorder.last();
    painted.iter().any(|it| has_ring(&it.shape, &around))
}

/// What is wrong on the way of the Tab key once around.
fn faults_of_the_way(window: &mut Window) -> Vec<String> {
    let tokens = Tokens::load(Theme::Parchment).unwrap();
    let recorder = Recorder::watch(window);
    let mut faults = Vec::new();
    let mut seen = BTreeSet::new();
    for _ in 0..30 {
        window.key_press(Key::Tab);
        window.run_steps(2);
        let keys = window.state().keys(&window.ctx);
        if keys.stops.is_empty() {
            break;
        }
        let focused = window.ctx.memory(egui::Memory::focused);
        let Some(focused) = focused.filter(|it| keys.stops.contains(it)) else {
            faults.push("Tab leads to nothing".to_owned());
            break;
        };
        if !seen.insert(focused.accesskit_id()) {
            break;
        }
        let id = crate::window::focused(window).unwrap_or_default();
        let what = crate::window::node(window, &id).rect();
        if !is_ring_painted(&recorder, what, tokens.colour.focus) {
            faults.push(format!("{id} has the focus and no ring"));
        }
    }
    faults
}

#[test]
fn whatever_can_be_used_is_named_and_reached_with_the_keyboard() {
    let mut languages = Language::ALL.into_iter().cycle();
    let mut sizes = [[1440.0, 900.0], [1024.0, 700.0]].into_iter().cycle();
    let mut found = Vec::new();
    for state in screens::all()
        .iter()
        .filter(|state| super::is_asked_for(state))
    {
        let look = Look {
            language: languages.next().unwrap(),
            text_size: 1.0,
            size: sizes.next().unwrap(),
            drawing: Drawing::Blank,
        };
        let mut window = state.open(&look);
        window.run_steps(2);
        let mut all = faults(&window);
        all.extend(faults_of_the_way(&mut window));
        for fault in all {
            found.push(format!("{}: {fault}", state.name));
        }
    }
    assert!(found.is_empty(), "{found:#?}");
}
