//! What is carried under the pointer, and where it may be put.
//!
//! Whatever lies on the table as a card says in each frame whether it is being carried (`pick`). Once
//! everything is painted, `show` finds the places that take it (`places`), paints it under the pointer
//! (`paint`), and sends what a click would have sent when it is let go over one of them. Nothing is kept
//! between two frames but what egui knows of the pointer: whatever is let go elsewhere lies where it lay.
//!
//! | carried | put | becomes |
//! |---|---|---|
//! | an action card of the supply | on the own seat | it is taken |
//! | a virtue card of a pile, an open task | on the own seat | it is taken, by Exercise or Round Table |
//! | the same, an own virtue card or task | on a card of the plan | that is what it is for, or what it pays |
//! | an own virtue card | on an own task | the task is paid with it |
//! | an own virtue card | on the sheet of the tournament | it joins the offer, and back |
//! | a card of the plan | on another one's place | they change their order |
//! | a card of the plan | where it is carried out | it is carried out there, now or when its turn comes |
//!
//! What does not go there is refused by the same check as always, with its reasons. At a table without
//! marks nothing says beforehand what goes where.

mod paint;
mod places;

use egui::{Context, Id, Key, Modifiers, PointerButton, Rect, Response, Ui};

use super::plan::PlannedLane;
use super::scene::Scene;
use crate::rules::kings_errand::{ActionCard, Phase, TaskId, VirtueCard};
use crate::ui::table::choices::Ticket;

/// What is carried.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Carried {
    /// An action card of the supply.
    Supply(ActionCard),
    /// A card of the plan, in the order of choice.
    Ticket(usize),
    /// A virtue card of a pile.
    Pile(VirtueCard),
    /// An open task.
    Open(TaskId),
    /// An own virtue card.
    Virtue(VirtueCard),
    /// A card of the offer.
    Offered(VirtueCard),
    /// An own task.
    Task(TaskId),
}

/// How far it has come.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
enum Course {
    /// It is under the pointer.
    Carried,
    /// It has just been let go.
    LetGo,
    /// It goes back to where it lay.
    Back,
}

/// Something carried in this frame.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Carry {
    what: Carried,
    /// Where it lies.
    home: Rect,
    course: Course,
}

/// Whether something can be carried now. Where it goes is another question.
pub(super) fn can_lift(scene: &Scene<'_>, what: Carried) -> bool {
    if scene.shown.is_some() || scene.watching {
        return false;
    }
    let own_turn = scene.choices.is_own_turn();
    let phase = scene.phase();
    let planned = scene.choices.tickets().iter().any(Ticket::is_held);
    match what {
        // A referee counts what is against the rules: nobody breaks them by a slip of the hand.
        Carried::Supply(_) if scene.is_bare() => own_turn && phase == Phase::Choose,
        Carried::Supply(_) => own_turn,
        Carried::Pile(_) | Carried::Open(_) | Carried::Task(_) | Carried::Ticket(_)
            if scene.is_bare() =>
        {
            own_turn && phase == Phase::CarryOut
        }
        Carried::Virtue(_) if scene.is_bare() => own_turn && phase != Phase::Choose,
        Carried::Pile(_) | Carried::Open(_) | Carried::Task(_) | Carried::Virtue(_) => {
            own_turn || planned
        }
        Carried::Ticket(_) => true,
        Carried::Offered(_) => scene.choices.is_offering(),
    }
}

/// Takes notice of the widget of `what`: it may be carried in this frame, or let go.
pub(super) fn pick(scene: &Scene<'_>, response: &Response, what: Carried) {
    let course = if response.dragged_by(PointerButton::Primary) {
        // What is no longer to be had meanwhile goes back by itself.
        if can_lift(scene, what) {
            Course::Carried
        } else {
            Course::Back
        }
    } else if response.drag_stopped() {
        // egui ends a drag with Escape, and with any button, too.
        let let_go = response
            .ctx
            .input(|input| input.pointer.primary_released() && !input.key_pressed(Key::Escape));
        if let_go { Course::LetGo } else { Course::Back }
    } else {
        return;
    };
    scene.carry.set(Some(Carry {
        what,
        home: response.rect,
        course,
    }));
}

/// Paints what is carried and where it may be put, and puts it there once it is let go. Whether
/// something is carried: then the table takes no keys.
pub(super) fn show(ui: &Ui, scene: &Scene<'_>, lane: &PlannedLane) -> bool {
    let Some(carry) = scene.carry.get() else {
        return false;
    };
    let escapes = ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape));
    let other_button = ui.input(|input| {
        let others = [PointerButton::Secondary, PointerButton::Middle];
        others
            .into_iter()
            .any(|button| input.pointer.button_pressed(button))
    });
    if other_button {
        spend(ui.ctx());
    }
    if escapes || other_button || carry.course == Course::Back {
        ui.ctx().stop_dragging();
        return true;
    }
    let pointer = ui.input(|input| input.pointer.latest_pos());
    // What lies above the table takes nothing.
    let free = pointer.filter(|&at| {
        let above = ui.ctx().layer_id_at(at);
        above.is_none_or(|layer| layer == ui.layer_id())
    });
    let places = places::of(scene, lane, carry.what);
    let over = free.and_then(|at| places.iter().position(|place| place.takes.contains(at)));
    if carry.course == Course::LetGo {
        for command in over.iter().flat_map(|&over| &places[over].commands) {
            scene.stage.send(command.clone());
        }
        return true;
    }
    paint::places(ui, scene, lane, &places, over);
    paint::carried(ui, scene, lane, carry, pointer);
    true
}

/// Where it is kept that the button which carried something does nothing more before it is let go.
fn spent() -> Id {
    Id::unique("drag.spent")
}

/// What is carried is put back while its button is still held: letting that go is no click on
/// whatever lies there.
fn spend(ctx: &Context) {
    ctx.data_mut(|data| data.insert_temp(spent(), true));
}

/// Whether the pointer is to do nothing before its button is let go; says so once.
pub(in crate::ui) fn is_spent(ctx: &Context) -> bool {
    ctx.data_mut(|data| data.remove_temp(spent()).unwrap_or(false))
}
