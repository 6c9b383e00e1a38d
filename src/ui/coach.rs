//! The switch that lets bots explain themselves while a game goes on. It stands on several screens
//! and is the same everywhere.

use egui::{Rect, Ui};

use super::app::Command;
use super::focus::{Region, follow};
use super::stage::Stage;
use super::widget::Access;
use super::widget::switch::switch;
use crate::id;

/// Shows the switch in `rect` as `id`, in `region`.
pub(super) fn show(ui: &mut Ui, stage: Stage<'_>, rect: Rect, on: bool, id: &str, region: Region) {
    let words = stage.translator.text(id!("coach-switch"));
    let help = stage.translator.attribute("coach-switch", "help");
    let access = Access::new(id, &words).described(&help);
    let response = switch(ui, rect, on, access, stage.look);
    stage.reach(region, &response);
    follow(&response);
    if response.on_hover_text(help).clicked() {
        stage.send(Command::Coach(!on));
    }
}
