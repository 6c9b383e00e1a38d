//! A screen.
use crate::ui::Stage;
/// Shows it.
pub fn show(ui: &mut egui::Ui, stage: Stage<'_>, game: &crate::ui::app::TableGame) {}
