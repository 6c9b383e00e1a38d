//! The table on which the game is played.
//!
//! Everything is painted at absolute places from [`layout`], from a [`Scene`] that holds nothing
//! but what the viewer knows.

mod bubble;
pub mod choices;
pub mod coach;
mod detail;
pub mod drag;
pub mod guide;
mod hand;
mod keys;
mod lane;
pub mod layout;
mod log;
mod map;
pub mod motion;
mod offer;
mod opponents;
mod overlays;
mod overview;
mod path;
pub mod plan;
mod plan_words;
mod recall;
pub mod referee;
mod refusal;
pub mod replay;
mod scene;
pub mod show;
mod state;
mod supply;
mod ticket;
mod top_bar;
mod turns;
pub mod why;
mod words;

use egui::Ui;

use crate::rules::Seat;
use crate::ui::Stage;
use crate::ui::widget::panel;

use plan::PlannedLane;

pub use guide::{Guide, LessonCommand, Marks, Standing};
pub use log::{ExpiredCard, LogLine};
pub use overview::{Whereabouts, whereabouts};
pub(in crate::ui) use referee::{mistakes, mistakes_words};
pub use scene::{Detail, Scene, SeatLabel, Thinking};
pub use state::{Overlay, TableCommand, TableState};
pub(in crate::ui) use supply::keys_lead;
pub(in crate::ui) use words::whereabouts as whereabouts_in_words;

/// The Tab stops of the table, in their order.
mod regions {
    use crate::ui::focus::Region;

    pub(super) const OPTIONS: Region = Region(0);
    pub(super) const GUIDE: Region = Region(1);
    pub(super) const LOOK: Region = Region(2);
    pub(super) const SUPPLY: Region = Region(3);
    pub(super) const TASKS: Region = Region(4);
    pub(super) const PILES: Region = Region(5);
    pub(super) const MAP: Region = Region(6);
    pub(super) const HAND: Region = Region(7);
    pub(super) const LANE: Region = Region(8);
    pub(super) const BUTTONS: Region = Region(9);
    pub(super) const VERDICT: Region = Region(10);
    pub(super) const OTHERS: Region = Region(11);
    pub(super) const LOG: Region = Region(12);
    pub(super) const BAR: Region = Region(13);
    pub(super) const EYES: Region = Region(14);
    pub(super) const ROUNDS: Region = Region(15);
}

/// Paints the table and reads its keys.
pub fn show(ui: &mut Ui, scene: &Scene<'_>) {
    panel::ground(ui.painter(), scene.layout.window, scene.stage.look);
    if let Some(replay) = scene.replay {
        replay::keys(ui, scene, replay);
    }
    // The key that brings the focus somewhere is over before it is there.
    keys_lead(ui.ctx());
    opponents::show(ui, scene);
    supply::show(ui, scene);
    // What is being looked at in the supply is part of the plan that is shown.
    let lane = match scene.shown {
        None => scene.lane(),
        Some(_) => PlannedLane::default(),
    };
    map::show(ui, scene, &lane);
    log::show(ui, scene);
    overview::show(ui, scene);
    hand::show(ui, scene, &lane);
    if let Some(replay) = scene.replay {
        replay::show(ui, scene, replay);
        detail::show(ui, scene);
        overlays::show(ui, scene);
        replay::ask(ui, scene, replay);
        return;
    }
    if let Some(show) = scene.shown {
        show::lane(ui, scene, show);
        top_bar::show(ui, scene);
        show::banner(ui, scene);
        detail::show(ui, scene);
        show::keys(ui, scene, show);
        return;
    }
    lane::show(ui, scene, &lane);
    if scene.guide.is_none() {
        recall::after_round(ui, scene);
    }
    top_bar::show(ui, scene);
    detail::show(ui, scene);
    motion::show(ui, scene);
    let carries = drag::show(ui, scene, &lane);
    coach::mark(ui, scene, &lane);
    guide::show(ui, scene, &lane);
    bubble::show(ui, scene, &lane);
    overlays::show(ui, scene);
    if !carries {
        keys::read(ui, scene, &lane);
    }
}

/// Paints the table as `show` has it, with nothing on it that can be played. Returns the room beside
/// the chosen cards of the own seat, where the lane is else.
#[must_use]
pub fn show_still(ui: &mut Ui, scene: &Scene<'_>, show: &show::Show) -> egui::Rect {
    panel::ground(ui.painter(), scene.layout.window, scene.stage.look);
    let lane = PlannedLane::default();
    opponents::show(ui, scene);
    supply::show(ui, scene);
    map::show(ui, scene, &lane);
    hand::show(ui, scene, &lane);
    let room = show::still(ui, scene, show);
    top_bar::show(ui, scene);
    detail::show(ui, scene);
    room
}

/// A page of its own in the frame of a table: bar, tray and nothing else. Returns the same room as
/// [`show_still`].
#[must_use]
pub fn show_page(ui: &mut Ui, stage: Stage<'_>, layout: &layout::TableLayout) -> egui::Rect {
    panel::ground(ui.painter(), layout.window, stage.look);
    panel::tray(ui.painter(), layout.tray.rect, stage.look);
    panel::top_bar(ui.painter(), layout.top.rect, stage.look);
    show::beside_cards(layout, stage.tokens().text_size())
}

/// Hides the table until the person at `to` has taken the seat.
pub fn show_hand_over(ui: &mut Ui, scene: &Scene<'_>, to: Seat) {
    overlays::hand_over(ui, scene, to);
}
